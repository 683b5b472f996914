review-title = Rozbor: { $game }
review-short = Rozbor
review-how = Jak partie probíhala
review-how_note = Šance na výhru po každém kroku, jak ji viděl Mistr.
review-given = { $count ->
    [one] V { $count } rozhodnutí se ztratilo { $chance } p. b.
    [few] Ve { $count } rozhodnutích se ztratilo { $chance } p. b.
   *[other] V { $count } rozhodnutích se ztratilo { $chance } p. b.
}
review-given_other = { $name }: ztráta { $chance } p. b. { $count ->
    [one] v { $count } rozhodnutí
    [few] ve { $count } rozhodnutích
   *[other] v { $count } rozhodnutích
}.
review-given_none = Nic se neztratilo.
review-chart = Šance na výhru každého místa v průběhu partie. Šipky přecházejí od rozhodnutí k rozhodnutí.
review-chart_at = { $when }: { $chances }
review-chart_seat = { $name } { $chance } %
review-percent = { $chance } %
review-change = { $change } %
review-change_note = Minus: ztracená šance. Plus: o tolik lepší než druhý nejlepší krok.
review-move = krok { $index }
review-when = { $round }, krok { $index }
review-as_seen = tvým pohledem
review-as_seen_by = pohled: { $name }
review-you = Ty
review-master = Mistr
review-decisions = Tvoje rozhodnutí
review-decisions_of = Rozhodnutí: { $name }
review-key = Klíčové chvíle { $count }
review-all = Všech { $count }
review-which = Která rozhodnutí
review-whose = Čí rozhodnutí
review-both = Ty: { $played }. Mistr: { $best }.
review-both_of = { $name }: { $played }. Mistr: { $best }.
review-as_master = { $played }: stejně jako Mistr
review-as_good = { $played }: stejně dobré jako krok Mistra, { $best }
review-reason = Největší rozdíl ({ $unit }): { $term }, { $less } místo { $more }.
review-none_yet = Posuzují se první rozhodnutí.
review-none = Nebylo o čem rozhodovat.
review-to_win = na výhru
review-what = krok
review-next = druhý nejlepší
review-try = Zkusit: { $move }
review-try_brief = Zkusit krok Mistra
review-try_note = Na vlastním plánu, proti botům. Dohraná partie zůstane, jak je.
review-look = Rozhlédnout se
review-whole = Celé přehrání
review-close = Zpět ke stolu
review-played_as = Stejně jako Mistr: { $same } z { $all }. Stejně dobře: { $good }.
review-lost_by = Kde se ztratilo nejvíc
review-progress = Posouzeno { $share } %
review-waiting =
    { $count ->
        [0] Rozbor za okamžik začne.
        [one] Nejdřív se dokončí { $count } jiný rozbor.
        [few] Nejdřív se dokončí { $count } jiné rozbory.
       *[other] Nejdřív se dokončí { $count } jiných rozborů.
    }
review-failed = Rozbor se nepodařilo udělat.
review-again = Zkusit znovu
review-not_over = Tato partie ještě neskončila. Rozbor bude možný potom.
review-board = Plán v tom okamžiku
review-board_closer = Zblízka
review-board_whole = Celý plán
review-axis = dole: { $unit }
review-axis-carthage = žetony
review-axis-goa = kola
review-axis-mombasa = kola
review-axis-yokohama = kola
review-band-carthage = { $tokens }
review-band-goa = { $phase }{ $round }
review-band-mombasa = { $round }
review-band-yokohama = { $round }
