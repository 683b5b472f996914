trouble-banner = Brak połączenia z serwerem. Ponawianie próby …

missing-title = Nie ma takiej strony
missing-text = Pod tym adresem nic nie ma. Może link jest niepełny.
missing-game = Nie ma tu gry o nazwie „{ $game }”.
missing-home = Na stronę główną

front-title = Entrepot: cztery gry kupieckie
front-hero = Siadaj i graj: od razu z botami albo ze znajomymi przez link.
front-no_account = Bez konta, bez formularzy.
front-games = Gry
front-others = Inne gry na tym serwerze
front-players = { $range } graczy
front-length = około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minut
}
front-minutes = około { $minutes } min
front-weight = trudność: około { $weight } z { $most }
front-learn = Nauka
front-learn_game = Nauka gry { $game }, { $far }
front-learn_lessons =
    { $count ->
        [one] { $count } lekcja
        [few] { $count } lekcje
       *[many] { $count } lekcji
    }
front-learn_far = { $done } z { $count }
front-learn_done = ukończona
front-go_on = Ucz się dalej: { $game }
front-go_on_at = Lekcja { $number } z { $count }
front-play_now = Zagraj teraz
front-play_now_game = Zagraj teraz: { $game }
front-new_table = Nowy stół
front-new_table_game = Nowy stół: { $game }
front-absent = Niedostępna na tym serwerze
front-your_turn_at = Twoja tura: { $title }
front-made-none = Wszystkie liczby jak w druku.
front-made-carthage = Wszystkie liczby jak w druku; kilka nazw jest naszych.
front-made-goa = Nasze zamienniki: karty wypraw, część żetonów i cen.
front-made-mombasa = Nasze zamienniki: mapa, tory, karty, książki.
front-made-yokohama = Nasze zamienniki: zamówienia, technologie, budynki.
front-made-other = Niektóre części są naszymi zamiennikami.
front-made-which = Które?
front-made-which_game = Które części gry { $game } są zamiennikami
front-made-yours = Uzupełnij
front-made-yours_game = Wpisz wydrukowane liczby gry { $game }

tables-with = z tobą: { $names }
tables-alone = tylko ty
tables-bots_only = partia botów: { $names }
tables-as = { $game }: { $title }
tables-mine = Moje stoły
tables-history = Wszystkie zakończone partie
tables-more_about = Więcej: { $title }
tables-archive = Odłóż
tables-unarchive = Przywróć do moich stołów
tables-remove = Usuń …
tables-remove_sure = Usunąć „{ $title }”?
tables-remove_alone = Partia zostanie usunięta. Nie da się jej przywrócić.
tables-remove_others = Zniknie z twoich list. Za ciebie będzie grać bot, aby inni mogli dokończyć.
tables-remove_over = Zniknie z twojej historii; inni zachowają ją w swojej.
tables-remove_yes = Usuń
tables-remove_no = Zostaw
tables-open = Otwarte stoły
tables-waiting = { $count ->
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
    [many] { $count } czeka na ciebie
   *[other] { $count } czeka na ciebie
}
tables-to_join = { $count }: dołącz albo oglądaj
tables-none_mine = Nie masz jeszcze stołów. „Zagraj teraz” posadzi cię przy jednym.
tables-none_open = Nikt teraz nie czeka na towarzystwo. Nowy stół, który umieścisz na liście, zobaczą tutaj inni.
tables-more = { $count ->
    [one] Pokaż jeszcze { $count }
    [few] Pokaż jeszcze { $count }
    [many] Pokaż jeszcze { $count }
   *[other] Pokaż jeszcze { $count }
}
tables-your_turn = twoja tura
tables-filling = czeka na graczy
tables-play = Graj
tables-open_it = Otwórz
tables-look_back = Obejrzyj
tables-join = Dołącz
tables-watch = Oglądaj
tables-play_at = Graj: { $title }
tables-open_at = Otwórz: { $title }
tables-look_back_at = Obejrzyj: { $title }
tables-join_at = Dołącz: { $title }
tables-watch_at = Oglądaj: { $title }
tables-hosted = { $game }, gospodarz: { $host }
tables-watchers = { $count ->
    [one] { $count } ogląda
    [few] { $count } oglądają
    [many] { $count } ogląda
   *[other] { $count } ogląda
}
tables-seats_taken = zajęte: { $taken } z { $seats ->
    [one] { $seats } miejsca
    [few] { $seats } miejsc
    [many] { $seats } miejsc
   *[other] { $seats } miejsc
}

join-title = Dołącz do stołu
join-text = Wpisz trzy podane słowa albo wklej link.
join-label = Trzy słowa albo link do stołu
join-placeholder = trzy słowa albo link
join-looking = Szukamy stołu …
join-none = Nie ma takiego stołu
join-go = Dołącz
join-not_a_link = To nie wygląda na trzy słowa ani na link do stołu.
join-watch_bots = Oglądaj partię botów
join-watch_which = W co mają zagrać boty?
join-watch_game = Oglądaj, jak boty grają w { $game }
join-rules = Przeczytaj zasady

history-title = Historia
history-heading = Zakończone partie
history-empty = Żadna partia jeszcze się nie skończyła. Zakończone zostają tutaj, z wynikiem i powtórką.
history-result = { $name } { $points }
history-conceded = Partia poddana
history-conceded_mark = poddanie
history-won = Wygrana
history-shared = Wspólna wygrana
history-lost = Zwycięstwo: { $names }
history-archived = odłożona, niedokończona
history-review = Analiza
history-review_of = Analiza: { $title }
history-replay = Powtórka
history-replay_of = Powtórka: { $title }
history-more = Pokaż starsze partie

time-now = przed chwilą
time-minutes = od { $count ->
    [one] { $count } minuty
    [few] { $count } minut
    [many] { $count } minut
   *[other] { $count } minut
}
time-hours = od { $count ->
    [one] { $count } godziny
    [few] { $count } godzin
    [many] { $count } godzin
   *[other] { $count } godzin
}
time-days = { $count ->
    [one] od wczoraj
    [few] od { $count } dni
    [many] od { $count } dni
   *[other] od { $count } dni
}

new-title = Nowy stół
new-heading = Nowy stół: { $game }
new-how_many = Ile miejsc?
new-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsc
}
new-who = Kto gdzie siedzi?
new-who_help = Miejsca grają w tej kolejności, zgodnie z ruchem wskazówek zegara.
new-seat = Miejsce { $number }
new-kind-me = Ja
new-kind-bot = Bot
new-kind-here = Ktoś obok
new-kind-open = Wolne dla innych
new-kind-help-me = Grasz na tym miejscu.
new-kind-help-here = Ktoś obok ciebie gra na tym samym urządzeniu. Między turami kurtyna zasłania wasze tajemnice.
new-kind-help-open = Może tu usiąść każdy, kto ma link albo znajdzie stół na liście.
new-seat_kind = Kto gra na miejscu { $number }
new-bot_level = Bot na miejscu { $number }
new-name_here = Imię na miejscu { $number }
new-name_placeholder = Imię tej osoby
new-guest = Gość { $number }
new-options = Opcje
new-title_label = Nazwa stołu
new-title_help = Widoczna na listach. Może pozostać pusta.
new-title_placeholder = Wieczorny stół
new-access = Kto może go znaleźć?
new-private = Link prywatny
new-private_help = Tylko osoby, którym wyślesz link.
new-listed = Na liście
new-listed_help = Każdy widzi go na stronie głównej i może dołączyć albo oglądać.
new-help = Pomoc przy tym stole
new-help-hints = Podpowiedzi na prośbę
new-help-hints_about = Jeden przycisk pokazuje dobre ruchy; inni widzą, że go używasz.
new-help-none = Bez pomocy
new-help-none_about = Na pojedynek równych sobie.
new-owner_box = Na tym serwerze gra się z pudełkiem jego właściciela: { $file }.
new-my_box = Przy tym stole gra się z twoim pudełkiem ({ $box }).
new-my_box_back = Wróć do pudełka
new-open = Otwórz stół
new-yes = Tak
new-no = Nie

rules-title = Zasady gry { $game }
rules-intro = Każda zasada naszymi słowami i ze swoim numerem. Prowadzi tu znak „?” przy stole.
rules-games = Gry
rules-chapters = Rozdziały
rules-search = Szukaj w zasadach
rules-placeholder = statek, wypłata, 4.2 …
rules-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasad
}
rules-count = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasad
}
rules-none = Żadna zasada nie zawiera „{ $query }”.
rules-clear = Pokaż wszystkie zasady
rules-link_to = Link do zasady { $number }
rules-house = Nasze własne
rules-house_text = Żadne źródło nie podaje tych części pudełka, więc zastąpiliśmy je własnymi. Nie łamią żadnej znanej zasady:

settings-title = Ustawienia
settings-kept = Zapamiętane w tej przeglądarce; działają od razu.
settings-look = Wygląd
settings-theme = Motyw
settings-theme-system = Jak w urządzeniu
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-patterns = Wyraźniejsze wzory
settings-patterns_help = Towary mają wzory i znaki, miejsca mają kształty. Ta opcja rysuje wzory mocniej, dla oczu, które mylą kolory.
settings-motion = Ruch i dźwięk
settings-animations = Pokazuj ruchy jako animacje
settings-animations_help = Gdy urządzenie prosi o mniej ruchu, i tak nic się nie porusza.
settings-speed = Tempo
settings-speed-slow = Wolne
settings-speed-usual = Zwykłe
settings-speed-fast = Szybkie
settings-speed-fastest = Bardzo szybkie
settings-ask_at_once = Pytaj od razu
settings-ask_at_once_help = Zwykle pytanie pojawia się, gdy wszystko, co zagrali inni, już się pokazało.
settings-summary = Streść, co się stało od mojej ostatniej tury
settings-summary_help = Zajmuje miejsce dziennika, dopóki nie zagrasz; na telefonie to kartka przed twoją turą.
settings-sound = Dźwięk
settings-sound_help = Krótki dźwięk na początku twojej tury.
settings-care = Przed ruchem
settings-forced = Graj dalej bez pytania, gdy nie mam wyboru
settings-forced_help = Po krótkiej pauzie, w której można jeszcze cofnąć.
settings-warn_turn = Pytaj przed ruchem, który kończy moją turę
settings-warn_reveal = Pytaj przed ruchem, który coś odkrywa
settings-warn_reveal_help = Takiego ruchu nie da się cofnąć.
settings-device = Na innym urządzeniu
settings-device_text = Prywatny kod sprawia, że inna przeglądarka też jest twoja, z twoim imieniem i wszystkimi stołami. Nie podawaj go nikomu.
settings-code_make = Pokaż mój kod
settings-code = Mój prywatny kod
settings-copy = Skopiuj
settings-copied = Skopiowano
settings-code_enter = Wpisz kod z innego urządzenia
settings-code_claim = Użyj tego kodu
settings-code_warning = Ta przeglądarka będzie wtedy należeć do osoby z kodu. Aby móc wrócić, zapisz najpierw swój obecny kod.
settings-claimed = Witaj ponownie, { $name }.

progress-carthage = { $tokens } z { $end ->
    [one] { $end } znacznika
    [few] { $end } znaczników
    [many] { $end } znaczników
   *[other] { $end } znaczników
}
progress-goa = runda { $phase }{ $round }
progress-mombasa = runda { $round } z { $rounds }
progress-yokohama = runda { $round }
progress-over = zakończona
progress-open = nierozpoczęta
progress-table = { $game }, { $progress }

game-carthage-about = Kup cały rynek, doprowadź statki do portu i licz na to, że piraci napadną innych.
game-goa-about = Licytuj plantacje i przywileje, potem uprawiaj przyprawy, buduj statki i zakładaj kolonie.
game-mombasa-about = Planuj karty w tajemnicy i kieruj czterema kompaniami przez cały kontynent.
game-yokohama-about = Wysyłaj asystentów przed prezesem, wypełniaj zamówienia i buduj w porcie.
art-carthage = Statek handlowy przed portem Kartaginy
art-goa = Karaka, biały kościół i kosze przypraw
art-mombasa = Faktorie na sawannie w niskim słońcu
art-yokohama = Parowiec w zatoce Yokohamy u stóp góry Fudżi
