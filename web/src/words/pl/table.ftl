table-laying = Nakrywamy do stołu …
table-gone = Tego stołu nie ma
table-gone_text = Może link jest niepełny albo stół usunięto.
table-forbidden = Ten stół nie jest dla ciebie
table-forbidden_text = Jest prywatny, a nie masz przy nim miejsca.
table-trouble = Nie można pokazać stołu
table-to_front = Na stronę główną
table-board = Plansza
table-others = Pozostali
table-side = Pozostali, dziennik i ruchy
table-mine = Twoje elementy
table-tools = Stół
table-watching = Oglądasz
table-watchers = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
    [many] { $count } osób ogląda
   *[other] { $count } osób ogląda
}
table-invite = Zaproś
table-invite_title = Skopiuj link do tego stołu
table-animations = Pokazuj ruchy jako animacje
table-pace = Tempo pokazywania ruchów: { $pace }
table-pace_off = wyłączone
table-speed = Tempo
table-ask_at_once = Pytaj od razu, zanim wszystko się pokaże
table-summary = Streść, co się stało od mojej ostatniej tury
table-forced = Graj dalej bez pytania, gdy nie mam wyboru
table-warn_reveal = Pytaj przed ruchem, który coś odkrywa
table-warn_turn = Pytaj przed ruchem, który kończy moją turę
table-sound = Cichy dźwięk na początku mojej tury
table-notify = Powiadamiaj o mojej turze, gdy patrzę gdzie indziej
table-leave = Odejdź od stołu: zamiast gracza { $name } gra bot
table-all_rules = Wszystkie zasady
table-all_settings = Wszystkie ustawienia
table-close = Zamknij
table-menu = Co z tym zrobić
table-sure = na pewno?
table-sure_main = { $move }: na pewno?
table-warn-reveals = To coś odkrywa: tego nie da się cofnąć.
table-warn-ends = To kończy twoją turę.
table-again_to_play = Kliknij ponownie, aby zagrać; Escape anuluje.
table-again_to_play_touch = Dotknij ponownie, aby zagrać; dotknij czegoś innego, aby anulować.
table-warn-phase = Na tym kończą się twoje tury w tej rundzie; tego nie da się cofnąć.
table-keep_playing = Graj dalej
table-waits = czeka
table-restart = Cofnij turę
table-restart_title = Cofnij całą turę, o ile się da: do chwili, gdy ruszył się ktoś inny albo coś wyszło na jaw
keys-title = Klawisze
keys-question = Do tego pytania
keys-note = Wpisz cały skrót. Jeśli dłuższa liczba zaczyna się tak samo, Enter wybiera krótszą.
keys-always = Przy każdym stole
keys-undo = cofnij ostatni ruch
keys-restart = cofnij całą turę, o ile się da
keys-hint = podpowiedź: dobre ruchy z wyjaśnieniem
keys-rule = zasada, o którą chodzi w pytaniu
keys-type = wpisz ruch słowami
keys-page = ta strona
keys-forget = anuluj to, co wpisane lub wybrane, albo zamknij podpowiedź
keys-walk = chodź po stole; Enter wybiera zaznaczone
keys-enter = Enter
keys-more = i jeszcze { $count }
keys-escape = Esc anuluje
table-tip-click = Kliknij: { $move }.
table-tip-choose = Kliknij, aby wybrać: { $moves }.
table-tip-choose_many = Kliknij, aby wybrać jeden z { $count ->
    [one] { $count } ruchu
    [few] { $count } ruchów
    [many] { $count } ruchów
   *[other] { $count } ruchów
}.
table-tip-or = { " " }albo{ " " }
table-tip-ends = To kończy twoją turę.
table-sofar = Dotąd { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
table-will_ask = Potem:
table-tip-will = → { $will }
table-tip-reveals = To coś odkrywa: nie da się cofnąć.
table-asked = O co chodzi
table-past = Stan po ruchu { $index } z { $last }
table-over = Koniec gry.
table-result = Pokaż wynik
table-rule = Zasada { $rule }
table-thinks = { $count ->
    [one] decyduje.
    [few] decydują.
    [many] decydują.
   *[other] decydują.
}
table-goes_on = Gra toczy się dalej …
table-watch_note = Oglądasz: widzisz to, co jest jawne dla wszystkich.
table-wait_note = Wskaż cokolwiek, aby dowiedzieć się, co to jest.
table-wait_note_touch = Przytrzymaj palec na czymkolwiek, aby dowiedzieć się, co to jest.
table-to_live = Wróć do teraz
table-to_end = Do końca
table-skip = Pomiń
table-undo = Cofnij
table-undo_title = Cofnij ostatni ruch
table-undo_none = Nie masz nic do cofnięcia
table-log = Dziennik
table-log_title = Pokaż stół po ruchu { $index }
table-chat = Czat
table-chat_label = Napisz na czacie
table-chat_empty = Nikt jeszcze nic nie napisał.
table-say = Wyślij
table-muted = Gospodarz tego stołu albo operator tego serwera zdecydował, że nie możesz tu pisać.
table-box = Ruchy, dziennik i czat
table-unread = { $count ->
    [one] { $count } nowy wpis
    [few] { $count } nowe wpisy
    [many] { $count } nowych wpisów
   *[other] { $count } nowych wpisów
}
table-sheet-more = Pokaż więcej pod pytaniem
table-sheet-fold = Zwiń to, co pod pytaniem
table-show_player = Co ma { $name }
table-moves = Ruchy
table-touch_note = Dotknij czegoś, co świeci, albo wybierz w zakładce Ruchy.
table-your_moves = Twoje ruchy
table-moves_note = kliknij, naciśnij klawisz albo wpisz
table-no_moves = Nie musisz teraz o niczym decydować.
table-type = Wpisz ruch
table-type_hint = Wpisz ruch: { $example }
table-type_wrong = Nie masz takiego ruchu.
table-title = { $game } · Entrepot
table-title_turn = ● Twoja tura: { $game }
table-replay = Powtórka
table-turn_back = Turę wstecz
table-turn_on = Turę dalej
table-step_back = Ruch wstecz
table-step_on = Ruch dalej
table-play = Odtwarzaj stąd
table-pause = Pauza
table-moment = Chwila partii
table-move_number = ruch { $index }
table-moment_link = Skopiuj link do tej chwili
table-live = na żywo
table-end = koniec
table-eyes = Czyimi oczami patrzeć
table-eyes_of = widok: { $name }
table-eyes_watcher = widok: widz
table-lost = Połączenie przerwane. Ponawianie próby …
table-storage = Serwer nie może teraz niczego zapisać, więc żaden ruch się nie liczy. Sam spróbuje ponownie.
table-damaged = Zapis tej partii jest uszkodzony. Widać tyle, ile da się odczytać; partii nie można kontynuować.
table-lost_short = brak połączenia
table-held = Twój ruch czeka na powrót połączenia: { $move }.
table-held_undo = Twoje cofnięcie czeka na powrót połączenia.
table-let_go = Zapomnij
table-counted = Połączenie wróciło, a twój ruch został przyjęty.
table-not_counted = Połączenie wróciło. { $reason }
table-away = Podczas twojej nieobecności: { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchów
}.
table-away_watch = Obejrzyj
table-away_ok = W porządku
table-away_line = podczas twojej nieobecności
table-since = Od twojej ostatniej tury
table-since_first = Przed twoją pierwszą turą
table-since_you = Ty
table-since_chip = Od twojej ostatniej tury: { $count ->
    [one] { $count } zdarzenie
    [few] { $count } zdarzenia
    [many] { $count } zdarzeń
   *[other] { $count } zdarzeń
}
table-since_show = Pokaż na planszy turę gracza { $name }, { $seconds } s
table-since_all = Pokaż wszystko na planszy
table-since_all_short = Pokaż wszystko, { $seconds } s
table-since_stop = Zatrzymaj
table-seconds = { $seconds } s
table-to_my_turn = Do mojej tury
table-hand_over = Przekaż dalej: { $name }
table-hand_over_note = Zobacz, co dał twój ruch, potem przekaż urządzenie.
table-curtain = Teraz gra: { $name }
table-curtain_text = Przekaż urządzenie; to, czego inni nie mogą widzieć, zostaje za kurtyną.
table-i_am = Jestem { $name }
table-waiting = Czekamy na graczy
table-waiting_title = Czekamy na graczy: { $game }
table-free_seats = { $count ->
    [one] Wolne: { $count } miejsce; gra zacznie się, gdy zostanie zajęte.
    [few] Wolne: { $count } miejsca; gra zacznie się, gdy wszystkie będą zajęte.
    [many] Wolne: { $count } miejsc; gra zacznie się, gdy wszystkie będą zajęte.
   *[other] Wolne: { $count } miejsc; gra zacznie się, gdy wszystkie będą zajęte.
}
table-sit = Usiądź tutaj
table-stand_up = Wstań
table-listed = Stół jest na liście na stronie głównej.
table-private = Ten stół znajdą tylko osoby, które mają link.
table-seat-open = wolne miejsce
table-seat-you = ty
table-seat-here = przy stole
table-seat-gone = chwilowo poza stołem
table-seat-bot = bot: { $bot }
table-seat-away = poza grą, gra bot
table-seat-away_long = { $name } odchodzi od stołu: na razie gra bot.
table-seat-back = Wróć na miejsce
table-seat-asked = gra
table-and = { " " }i{ " " }
table-won_you = Wygrywasz!
table-won = { $count ->
    [one] Wygrywa { $names }
    [few] Wygrywają razem: { $names }
    [many] Wygrywają razem: { $names }
   *[other] Wygrywają razem: { $names }
}
table-won_shared = Wspólne zwycięstwo: { $names }
table-score_sheet = Arkusz punktacji
table-total = Suma
table-winner = zwycięstwo
table-decided = Rozstrzygające: { $category }. { $name }: { $points }, { $other }: { $less }.
table-chart = Wyniki w trakcie gry. Na końcu: { $text }
table-chart_start = start
table-chart_none = Nie można pokazać wykresu.
table-again = Jeszcze raz
table-watch_again = Obejrzyj powtórkę
table-end_close = Obejrzyj planszę
table-owner_box = Gra z pudełkiem { $file }.
hint-button = Podpowiedź
hint-title = Pokaż dobre ruchy z wyjaśnieniem; pozostali widzą, że prosisz o podpowiedź
hint-close = Odłóż podpowiedź
hint-thinking = Szukamy podpowiedzi …
hint-card = Podpowiedź
hint-good =
    { $count ->
        [one] Dobry ruch
        [2] Dwa dobre ruchy
        [few] Trzy dobre ruchy
        [many] Trzy dobre ruchy
       *[other] Trzy dobre ruchy
    }
hint-read = { $number }: { $move }, { $chance }% na wygraną.
hint-percent = { $chance }%
hint-to_win = na wygraną
hint-others = pozostałe
hint-sum = { $unit }: { $points }
hint-points = punkty
hint-why = { $why }: o { $points } więcej ({ $unit }) { $than }.
hint-why_little = W wyniku końcowym prawie nie ma różnicy.
hint-why_ahead = Patrząc dalej naprzód, wygrywa częściej { $than }.
hint-behind = { $term }: o { $points } mniej.
hint-less = { $term }: o { $points } mniej ({ $unit }) { $than }.
hint-than = niż ruch { $number }
hint-than_next = niż drugi najlepszy ruch
hint-play = Zagraj
hint-from_what_you_see = Na podstawie tego, co widzisz.
hint-only = Innego ruchu nie ma.
hint-alone = Żaden inny ruch nie jest wart dłuższego namysłu.
hint-lost = Na wygraną prawie nie ma szans, więc 1 to ruch z najlepszym wynikiem.
hint-on = Podpowiedź { $number }
hint-used = { $name } korzysta z podpowiedzi.
hint-help = Pomoc przy tym stole:
hint-help-hints = podpowiedzi na prośbę
hint-help-none = brak
table-review = Analiza
table-what_if = A gdyby
table-play_on = Graj dalej stąd
why-not_now = { $name }: nie teraz
why-not_enough = { $name }: za mało
why-not_possible = To nie jest teraz możliwe.
why-not_your_turn = To nie twoja tura. Teraz decyduje: { $names }.
why-rule = Zasada { $rule }: { $subject }
coach-title = Pilot wyjaśnia
coach-close = Rozumiem
coach-off = Bez dalszych wyjaśnień
coach-again = Znajdziesz to znowu pod znakiem ? obok pytania.
coach-setting = Wyjaśniaj każdy nowy rodzaj decyzji
