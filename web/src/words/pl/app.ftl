app-name = Entrepot
app-motto = Cztery gry kupieckie przy jednym stole
app-skip = Przejdź do głównej części
app-title = { $page } · Entrepot
app-waiting = Chwileczkę …
app-you = Ty
app-home = Entrepot, strona główna
app-rules = Zasady
app-settings = Ustawienia
app-language = Język
app-theme-to_dark = Przełącz na ciemny motyw
app-theme-to_light = Przełącz na jasny motyw
app-later-missing = Nie udało się wczytać tej części strony.
app-later-again = Spróbuj ponownie
app-what_if = Co by było, gdyby: po ruchu { $index } ({ $title })

trouble-unreachable = Brak połączenia z serwerem.
trouble-status = Coś poszło nie tak na serwerze (błąd { $status }). Spróbuj ponownie.
trouble-title = Brak połączenia z serwerem
trouble-text = Twoje stoły są bezpieczne na serwerze. Ta strona wciąż próbuje się połączyć.
trouble-retry = Spróbuj teraz

name-label = Twoje imię
name-change = Zmień imię: { $name }
name-save = Zapisz imię

list-and = { $list } i { $last }
list-nothing = nic
list-quoted = „{ $text }”
seat-number = Miejsce { $number }

game-carthage = Traders of Carthage
game-goa = Goa
game-mombasa = Mombasa
game-yokohama = Yokohama

levels-of = poziom { $level } z { $most }
levels-at_once = od razu
levels-seconds = do { $seconds } s
levels-games = Zmierzono w { $games ->
    [one] { $games } partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partiach
} gry { $game } dla dwóch osób.
levels-others = Inne programy
levels-change = zmień
levels-close = Zamknij
