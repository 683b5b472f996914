review-title = Analiza partii: { $game }
review-short = Analiza
review-how = Przebieg
review-how_note = Szansa na wygraną po każdym ruchu, oceniona przez Mistrza.
review-given = { $count ->
    [one] Strata: { $chance } p.p. w { $count } decyzji.
    [few] Strata: { $chance } p.p. w { $count } decyzjach.
    [many] Strata: { $chance } p.p. w { $count } decyzjach.
   *[other] Strata: { $chance } p.p. w { $count } decyzjach.
}
review-given_other = { $count ->
    [one] { $name }: strata { $chance } p.p. w { $count } decyzji.
    [few] { $name }: strata { $chance } p.p. w { $count } decyzjach.
    [many] { $name }: strata { $chance } p.p. w { $count } decyzjach.
   *[other] { $name }: strata { $chance } p.p. w { $count } decyzjach.
}
review-given_none = Nic nie stracono.
review-chart = Szansa każdego miejsca na wygraną w trakcie gry. Strzałki przechodzą od decyzji do decyzji.
review-chart_at = { $when }: { $chances }
review-chart_seat = { $name } { $chance }%
review-percent = { $chance }%
review-change = { $change }%
review-change_note = Minus: stracona szansa. Plus: o tyle lepiej niż drugi najlepszy ruch.
review-move = ruch { $index }
review-when = { $round }, ruch { $index }
review-as_seen = twoimi oczami
review-as_seen_by = widok: { $name }
review-you = Ty
review-master = Mistrz
review-decisions = Twoje decyzje
review-decisions_of = Decyzje: { $name }
review-key = Kluczowe chwile { $count }
review-all = Wszystkie { $count }
review-which = Które decyzje
review-whose = Czyje decyzje
review-both = Ty: { $played }. Mistrz: { $best }.
review-both_of = { $name }: { $played }. Mistrz: { $best }.
review-as_master = { $played }: jak Mistrz
review-as_good = { $played }: równie dobre jak ruch Mistrza, { $best }
review-reason = Największa różnica ({ $unit }): { $term }, { $less } zamiast { $more }.
review-none_yet = Pierwsze decyzje są właśnie analizowane.
review-none = Nie było o czym decydować.
review-to_win = na wygraną
review-what = ruch
review-next = drugi najlepszy
review-try = Spróbuj: { $move }
review-try_brief = Spróbuj ruchu Mistrza
review-try_note = Na własnej planszy, przeciw botom. Zakończona partia zostaje, jaka jest.
review-look = Rozejrzyj się
review-whole = Cała powtórka
review-close = Wróć do stołu
review-played_as = Zagrane jak Mistrz: { $same } z { $all }. Równie dobrze: { $good }.
review-lost_by = Gdzie stracono najwięcej
review-progress = Przeanalizowano { $share }%
review-waiting =
    { $count ->
        [0] Analiza zaraz się zacznie.
        [one] Przed nią w kolejce: { $count } inna analiza.
        [few] Przed nią w kolejce: { $count } inne analizy.
        [many] Przed nią w kolejce: { $count } innych analiz.
       *[other] Przed nią w kolejce: { $count } innych analiz.
    }
review-failed = Analiza się nie udała.
review-again = Spróbuj ponownie
review-not_over = Ta partia jeszcze trwa. Analiza będzie możliwa po jej zakończeniu.
review-board = Plansza w tamtej chwili
review-board_closer = Z bliska
review-board_whole = Cała plansza
review-axis = na dole: { $unit }
review-axis-carthage = znaczniki
review-axis-goa = rundy
review-axis-mombasa = rundy
review-axis-yokohama = rundy
review-band-carthage = { $tokens }
review-band-goa = { $phase }{ $round }
review-band-mombasa = { $round }
review-band-yokohama = { $round }
