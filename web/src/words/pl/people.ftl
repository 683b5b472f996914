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
invite-network_short = Dla wszystkich w tym samym Wi-Fi.
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
invite-only_watch = Nie ma wolnych miejsc: kto otworzy link, może oglądać.
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
room-closed_text = Gospodarz zamknął stół, zanim gra się zaczęła.
room-here = jest tutaj
room-gone = chwilowo poza stołem

absent-short = { $count ->
    [one] { $count } min
    [few] { $count } min
    [many] { $count } min
   *[other] { $count } min
}
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
absent-idle = Decyduje { $name }.
absent-seen = Ostatnio przy stole: { $time } temu. Zastąpić może bot; { $name } przejmie miejsce po powrocie.
absent-just = Nieobecność od chwili. Zastąpić może bot; { $name } przejmie miejsce po powrocie.
absent-title = { $name } poza stołem: { $time }
absent-title_now = { $name } właśnie odchodzi od stołu
absent-nudge = Przypomnij
absent-nudge_again = Przypomnij znowu
absent-nudged = Przypomniano { $time } temu
absent-nudged_now = Przypomniano przed chwilą
absent-nudge_in = Przypomnij znowu za { $time }
absent-seconds = { $count } s
absent-bot = Posadź bota …
absent-who = Kto zastąpi gracza { $name }?
absent-until = Albo gra bot, dopóki nie wróci { $name }
absent-back_note = { $name } odzyska miejsce jednym kliknięciem, między dwoma ruchami.
absent-wait = Poczekaj
absent-sits_in = Zastępuje { $bot }
absent-manage = { $name } poza stołem: co można zrobić
absent-bot_plays = Za gracza { $name } gra { $bot }
absent-conceded = { $name } poddaje partię; dalej gra bot

nudged-here = { $name } przypomina: twoja tura.
nudged-there = { $name } przypomina przy stole „{ $title }”: twoja tura.
nudged-go = Przejdź tam
nudged-title = ● { $name } przypomina

concede-open = Poddaj …
concede-title = Poddać tę partię?
concede-two = { $name } wygrywa od razu. Tego nie da się cofnąć.
concede-more = Do końca zagra za ciebie bot, a twoje miejsce nie może wygrać. Tego nie da się cofnąć.
concede-yes = Poddaj
concede-no = Graj dalej
concede-mark = poddanie
concede-end = Poddanie: { $names }.
