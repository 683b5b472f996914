invite-title = Zaproś do tego stołu
invite-say = Podaj te trzy słowa
invite-where = Wpisuje się je w „Dołącz do stołu” na stronie głównej; można też zeskanować kod aparatem.
invite-qr = Kod QR linku do tego stołu
invite-link = Link do tego stołu
invite-copy = Skopiuj
invite-copied = Skopiowano
invite-share = Udostępnij link …
invite-share_text = Zagraj z nami w { $game }. Kod: { $code }.
invite-network = Działa dla wszystkich w tej sieci (to samo Wi-Fi).
invite-world = Działa dla każdego, kto go dostanie.
invite-machine = Ten link otworzy tylko ten komputer.
invite-machine_more = Nikt inny nie może jeszcze dotrzeć do stołu.
invite-listen = Wpuść tę sieć
invite-listen_how = Uruchom serwer z --friends (make play ARGS=--friends), aby wpuścić innych.
invite-can = Twoi znajomi mogą
invite-sit_in = Zastąpić gracza { $name }
invite-sit_in_note = na razie gra tu { $bot }
invite-watch = Oglądać
invite-watch_note = widzą to, co wszyscy
invite-free = { $count ->
    [one] Zająć wolne miejsce
    [few] Zająć jedno z { $count } wolnych miejsc
    [many] Zająć jedno z { $count } wolnych miejsc
   *[other] Zająć jedno z { $count } wolnych miejsc
}
invite-free_note = gra zacznie się, gdy wszystkie będą zajęte
invite-trouble = Nie można pokazać zaproszenia: { $why }

welcome-title = Zaproszenie do stołu
welcome-game = { $game }, grają: { $names }
welcome-name = Twoje imię
welcome-name_placeholder = Jak mają cię nazywać?
welcome-name_missing = Najpierw podaj imię, aby inni wiedzieli, kto siada do stołu.
welcome-sit = Usiądź
welcome-sit_for = Zastąp gracza { $name }
welcome-watch = Tylko oglądaj
welcome-open = Usiądź …
welcome-seat_note = Przejmujesz to miejsce w obecnym stanie, ze wszystkim, co na nim jest.

room-bot = Posadź bota
room-bot_of = Posadź bota na miejscu { $number }
room-close = Zamknij stół
room-close_sure = Zamknąć dla wszystkich?
room-close_yes = Tak, zamknij
room-close_no = Zostaw
room-invite = Zaproś znajomych
room-closed = Stół zamknięto
room-closed_text = Zamknęła go osoba, która go otworzyła, albo operator tego serwera.
room-here = jest tutaj
room-gone = chwilowo poza stołem

absent-away = poza stołem { $time }
absent-now = teraz
absent-minutes = { $count ->
    [one] { $count } min
    [few] { $count } min
    [many] { $count } min
   *[other] { $count } min
}
absent-hours = { $count ->
    [one] { $count } godz.
    [few] { $count } godz.
    [many] { $count } godz.
   *[other] { $count } godz.
}
absent-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dni
}
absent-asked = Decyduje { $name }, chwilowo poza stołem.
absent-seen = Poza stołem { $time }. Może zagrać bot; po powrocie znów gra { $name }.
absent-just = Poza stołem od chwili. Może zagrać bot; po powrocie znów gra { $name }.
absent-title = { $name } poza stołem: { $time }
absent-title_now = { $name } właśnie odchodzi od stołu
absent-nudge = Przypomnij
absent-nudge_again = Przypomnij znowu
absent-nudge_in = Przypomnij znowu za { $time }
absent-seconds = { $count } s
absent-bot = Posadź bota …
absent-who = Kto zastąpi gracza { $name }?
absent-until = Albo gra bot, dopóki nie wróci { $name }
absent-back_note = { $name } odzyska miejsce jednym kliknięciem, między dwoma ruchami.
absent-wait = Poczekaj
absent-sits_in = Zastępuje { $bot }
absent-manage = { $name } poza stołem: co można zrobić
absent-conceded = { $name } poddaje partię; dalej gra bot

nudged-here = { $name } przypomina: twoja tura.
nudged-there = { $name } przypomina przy stole „{ $title }”: twoja tura.
nudged-go = Przejdź tam
nudged-title = ● { $name } przypomina

concede-open = Poddaj się …
concede-title = Poddać tę partię?
concede-two = { $name } wygrywa od razu. Tego nie da się cofnąć.
concede-more = Do końca będzie za ciebie grać bot, a twoje miejsce nie może wygrać. Tego nie da się cofnąć.
concede-yes = Poddaj się
concede-no = Graj dalej
concede-mark = poddanie
concede-end = Poddanie: { $names }.

clock-runs = { $name }, pozostały czas: { $time }
clock-rests = { $name }, czas: { $time }
clock-none = { $name }: czas minął
clock-left = pozostały czas: { $time }
clock-out-bot = { $name }: czas minął, dalej gra bot.
clock-out-concede = { $name }: czas minął, partia poddana.
clock-about = { $given }; { $then }
clock-about-move = { $time } na każdą decyzję
clock-about-game = { $time } na całą partię
clock-about-game_more = { $time } na całą partię i dodatkowo { $more } za każdą turę
clock-about-days = { $time } na każdą decyzję
clock-then-bot = potem gra bot
clock-then-concede = potem partia jest poddana
clock-new = Czas na myślenie
clock-new-none = Bez zegara
clock-new-none_about = Każdy myśli tak długo, jak potrzebuje.
clock-new-move = Limit na każdą decyzję
clock-new-move_about = Przy każdym pytaniu zegar rusza od nowa.
clock-new-game = Limit na całą partię
clock-new-game_about = Każdy ma zapas czasu; każda tura trochę go dodaje.
clock-new-days = Dni na każdą decyzję
clock-new-days_about = Na partię przez całe tygodnie: nikt nie musi być tu w tym samym czasie.
clock-new-how_long = Jak długo
clock-new-more = Dodawane za każdą turę
clock-new-no_more = nic
clock-new-then = Gdy czyjś czas minie
clock-new-then-bot = Grę przejmuje bot
clock-new-then-bot_about = Miejsce można odzyskać, chyba że minął czas na całą partię.
clock-new-then-concede = Partia jest poddana
clock-new-then-concede_about = Przy dwóch graczach wygrywa drugi; przy większej liczbie gra dalej bot i nie może wygrać.

guests-open = Osoby przy tym stole …
guests-title = Osoby przy tym stole
guests-about = To twój stół, więc decydujesz, kto zostaje. Kogo to dotyczy, dowie się o tym.
guests-plays = gra
guests-watches = ogląda
guests-not_here = { $where }, teraz poza stołem
guests-sent_away = bez prawa powrotu
guests-muted = nie może pisać
guests-mute = Wycisz
guests-unmute = Pozwól znów pisać
guests-kick = Wyproś
guests-kick_sure = Wyprosić od tego stołu: { $name }? Ta osoba dowie się o tym i nie wróci, dopóki na to nie pozwolisz.
guests-kick_player = Wyprosić od tego stołu: { $name }? Ta osoba dowie się o tym, a jej miejsce zajmie bot. Nie wróci, dopóki na to nie pozwolisz.
guests-again = Pozwól wrócić
guests-nobody = Nie ma tu nikogo więcej.
guests-no = Zostaw
guests-close_game = Zamknąć ten stół dla wszystkich? Partia kończy się od razu, bez zwycięzcy. Tego nie można cofnąć.

turns-others =
    { $count ->
        [one] Czeka na ciebie jeszcze jeden stół.
        [few] Czekają na ciebie { $count } inne stoły.
        [many] Czeka na ciebie { $count } innych stołów.
       *[other] Czeka na ciebie { $count } innego stołu.
    }
turns-next = Przejdź: { $title }.
turns-wait =
    { $count ->
        [one] stół czeka
        [few] stoły czekają
       *[other] stołów czeka
    }
