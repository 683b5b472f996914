# The sentences of Goa in Polish. $seat is the name of the seat that acts.

## prompt

prompt-quick_start = Szybki start: przesuń bezpłatnie { $left ->
    [one] { $left } znacznik
    [few] { $left } znaczniki
    [many] { $left } znaczników
   *[other] { $left } znaczników
} o rząd w dół, weź { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
    [many] { $ducats } dukatów
   *[other] { $ducats } dukatów
} albo zrezygnuj z obu.
prompt-quick_start_on = Szybki start: przesuń bezpłatnie kolejny znacznik o rząd w dół.
prompt-flag = Połóż flagę obok żetonu: tam zaczną się licytacje.
prompt-mark = Połóż swój wskaźnik { $marker } na żetonie.
prompt-bid = { $tile }: przebij stawkę { $bid } albo spasuj. Twoje dukaty: { $ducats }.
prompt-bid_poor = { $tile }: masz { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
    [many] { $ducats } dukatów
   *[other] { $ducats } dukatów
} i nie przebijesz stawki { $bid }. Spasuj.
prompt-owner = { $tile }: oddaj graczowi { $bidder } za { $bid } albo kup za { $price } (płatne do banku).
prompt-owner_poor = { $tile }: oddaj graczowi { $bidder } za { $bid }. Na zakup za { $price } brakuje ci dukatów.
prompt-act = Wybierz swoją akcję { $action } z { $actions }.
prompt-act_cards = Wybierz swoją akcję { $action } z { $actions }. Najpierw możesz zagrać karty.
prompt-act_tiles = Wybierz swoją akcję { $action } z { $actions }. Najpierw możesz użyć żetonów.
prompt-act_both = Wybierz swoją akcję { $action } z { $actions }. Najpierw możesz użyć kart i żetonów.
prompt-extra_act = Wybierz dodatkową akcję.
prompt-extra_act_cards = Wybierz dodatkową akcję. Najpierw możesz zagrać karty.
prompt-extra_act_tiles = Wybierz dodatkową akcję. Najpierw możesz użyć żetonów.
prompt-extra_act_both = Wybierz dodatkową akcję. Najpierw możesz użyć kart i żetonów.
prompt-after = Akcja wykonana, a żadnej karty nie można teraz zagrać.
prompt-after_cards = Akcja wykonana. Zagraj kartę albo zakończ.
prompt-after_tiles = Akcja wykonana. Użyj żetonu albo zakończ.
prompt-after_both = Akcja wykonana. Zagraj kartę, użyj żetonu albo zakończ.
prompt-take_spices = Połóż przyprawy na wolnych miejscach (jeszcze { $left }).
prompt-take_spices_stop = Połóż przyprawy na wolnych miejscach (jeszcze { $left }) albo zakończ.
prompt-fill_place = Uzupełnij: { $place } (jeszcze { $left }).
prompt-pay_spice = Wybierz miejsce, z którego płacisz: { $spice }.
prompt-give_any = Pogłówne: oddaj dowolne przyprawy (jeszcze { $left }).
prompt-sell = Wybierz przyprawę do sprzedania za { $price ->
    [one] { $price } dukat
    [few] { $price } dukaty
    [many] { $price } dukatów
   *[other] { $price } dukatów
}, pierwszą z najwyżej { $left }.
prompt-sell_more = Sprzedawaj dalej, każdą przyprawę za { $price ->
    [one] { $price } dukat
    [few] { $price } dukaty
    [many] { $price } dukatów
   *[other] { $price } dukatów
} (jeszcze { $left }), albo zakończ.
prompt-purchase = Wybierz znacznik, który przesuniesz za dukaty: { $prices }, zależnie od rzędu, z którego rusza.
prompt-progress_by_card = Wybierz kolumnę; z kosztu płacisz tylko: { $goods }.
prompt-harvest = Żniwa: połóż przyprawy na wolnych miejscach (jeszcze { $left }) albo zakończ.
prompt-harvest_help = Żniwa: połóż przyprawy na wolnych miejscach (jeszcze { $left }), użyj karty lub żetonu albo zakończ.
prompt-harvest_full = Żniwa: brak wolnego miejsca na { $left ->
    [one] { $left } przyprawę
    [few] { $left } przyprawy
    [many] { $left } przypraw
   *[other] { $left } przypraw
}. Zakończ.
prompt-harvest_full_help = Żniwa: brak wolnego miejsca na { $left ->
    [one] { $left } przyprawę
    [few] { $left } przyprawy
    [many] { $left } przypraw
   *[other] { $left } przypraw
}. Użyj karty lub żetonu albo zakończ.
prompt-harvest_mix = Żniwa: weź statki, kolonistów albo przyprawy, jeśli jest miejsce (jeszcze { $left }), albo zakończ.
prompt-harvest_mix_help = Żniwa: weź statki, kolonistów albo przyprawy (jeszcze { $left }), użyj żetonu albo zakończ.
prompt-cut_hand = Limit kart w ręce: { $limit }. Odrzuć jeszcze { $over }.
prompt-cut_hand_play = Limit kart w ręce: { $limit }. Nadmiar: { $over }. Odrzuć karty albo zagraj jedną.
prompt-draw = Wyprawa: dobierz najwyżej { $most ->
    [one] { $most } kartę
    [few] { $most } karty
    [many] { $most } kart
   *[other] { $most } kart
} (limit w ręce: { $limit }).
prompt-draw_cards = Wyprawa: dobierz najwyżej { $most } (limit w ręce: { $limit }) albo najpierw pozbądź się kart.
prompt-draw_full = Wyprawa: twoja ręka jest pełna ({ $limit }). Pozbądź się kart, aby zrobić miejsce, albo nic nie dobieraj.
prompt-name_colony = Wybierz kolonię, którą zakładasz.
prompt-gap = Kolonia { $colony }: brakuje { $missing ->
    [one] { $missing } kolonisty
    [few] { $missing } kolonistów
    [many] { $missing } kolonistów
   *[other] { $missing } kolonistów
}. Zapłać albo zrezygnuj.
prompt-gap_help = Kolonia { $colony }: brakuje { $missing ->
    [one] { $missing } kolonisty
    [few] { $missing } kolonistów
    [many] { $missing } kolonistów
   *[other] { $missing } kolonistów
}. Zapłać, użyj karty lub żetonu albo zrezygnuj.
prompt-gap_poor = Kolonia { $colony }: brakuje { $missing ->
    [one] { $missing } kolonisty
    [few] { $missing } kolonistów
    [many] { $missing } kolonistów
   *[other] { $missing } kolonistów
}, a masz { $colonists }. Zrezygnuj.
prompt-gap_poor_help = Kolonia { $colony }: brakuje { $missing ->
    [one] { $missing } kolonisty
    [few] { $missing } kolonistów
    [many] { $missing } kolonistów
   *[other] { $missing } kolonistów
}, a masz { $colonists }. Użyj karty lub żetonu albo zrezygnuj.
prompt-choose_colony = Wybierz żeton kolonii { $colony }.
prompt-fifth_plantation = { $tile }: brak wolnego miejsca. Zastąp inną plantację albo zrezygnuj z tej.
prompt-choose_goods = Weź { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
    [many] { $ships } statków
   *[other] { $ships } statków
} albo { $colonists ->
    [one] { $colonists } kolonistę
    [few] { $colonists } kolonistów
    [many] { $colonists } kolonistów
   *[other] { $colonists } kolonistów
}.
prompt-gift = Podarunek: weź jeden z odłożonych żetonów.
prompt-exchange = Zamiana: weź dowolny żeton z targu. Na jego miejscu zostanie żeton Zamiana.
prompt-extra_harvest = Dodatkowe żniwa: uzupełnij plantację lub kolonię (jeszcze { $left }) albo zakończ.
prompt-succour = Sukurs: karty dają razem { $number }. Weź tyle statków, kolonistów albo przypraw.
prompt-viceroy = Wicekról: przesuń bezpłatnie jeden ze swoich najmniej zaawansowanych znaczników.
prompt-spy = Szpiegostwo: wybierz gracza, z którego poziomów skorzystasz.
prompt-spy_action = Wybierz akcję, którą wykonasz z poziomami gracza { $other }.
prompt-spy_action_cards = Wykonaj akcję z poziomami gracza { $other } albo zagraj kartę, która zmienia akcję.
prompt-extra = Zagraj jedną z kart dodatkowej akcji (masz { $cards }) albo spasuj.

## event

event-grid = Żetony fazy { $phase } leżą na targu; odłożone: { $aside }.
event-omen = { $seat } { turns } kartę: { $symbol }.
event-start = { $seat } { takes } flagę i { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
    [many] { $ducats } dukatów
   *[other] { $ducats } dukatów
}, pozostali biorą { $others }.
event-round = Runda { $round }. { $seat } { holds } flagę.
event-flag = { $seat } { lays } flagę: { $square }.
event-mark = { $seat } { puts } wskaźnik { $marker }: { $tile } ({ $square }).
event-bid = { $seat } { bids } { $amount }.
event-pass = { $seat } { passes }.
event-sold = { $seat } { buys } od gracza { $owner }: { $tile }, cena { $price ->
    [one] { $price } dukat
    [few] { $price } dukaty
    [many] { $price } dukatów
   *[other] { $price } dukatów
}.
event-bought = { $seat } { keeps } żeton { $tile } i { pays } do banku { $price ->
    [one] { $price } dukat
    [few] { $price } dukaty
    [many] { $price } dukatów
   *[other] { $price } dukatów
}.
event-kept = { $seat } { takes } za darmo: { $tile }.
event-receive = { $seat } { receives }: { $tile }.
event-keep_small = { $seat } { keeps } zakryty żeton: { $tile }.
event-remove = { $seat } { gives } żeton: { $tile }.
event-token = { $seat } { turns } żeton Bonanza: { $token }.
event-ships = { $seat } { takes } { $number ->
    [one] { $number } statek
    [few] { $number } statki
    [many] { $number } statków
   *[other] { $number } statków
}.
event-colonists = { $seat } { takes } { $number ->
    [one] { $number } kolonistę
    [few] { $number } kolonistów
    [many] { $number } kolonistów
   *[other] { $number } kolonistów
}.
event-ducats = { $seat } { takes } { $number ->
    [one] { $number } dukat
    [few] { $number } dukaty
    [many] { $number } dukatów
   *[other] { $number } dukatów
}.
event-extra_card = { $seat } { takes } { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } kart
} dodatkowej akcji.
event-draw = { $seat } { draws } { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } kart
} wypraw.
event-draw_own = { $seat } { draws } { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } kart
} wypraw ({ $cards }).
event-turn_up = { $seat } { turns } karty z liczbami { $numbers }: razem { $sum }.
event-reshuffle = Odrzucone karty tworzą nowy stos: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}.
event-put = { $seat } { puts } przyprawę: { $spice } ({ $place }).
event-give = { $seat } { gives } przyprawę: { $spice } ({ $place }).
event-pay_ships = { $seat } { pays } { $number ->
    [one] { $number } statkiem
    [few] { $number } statkami
    [many] { $number } statkami
   *[other] { $number } statkami
}.
event-pay_bank = { $seat } { pays } do banku { $price ->
    [one] { $price } dukat
    [few] { $price } dukaty
    [many] { $price } dukatów
   *[other] { $price } dukatów
}.
event-pay_colonists = { $seat } { pays } { $number ->
    [one] { $number } kolonistą
    [few] { $number } kolonistami
    [many] { $number } kolonistami
   *[other] { $number } kolonistami
}.
event-progress = { $seat } { moves } znacznik w kolumnie { $column } do rzędu { $row }.
event-first = { $seat } { is } pierwszy znacznik w rzędzie { $row } kolumny { $column }.
event-all_markers = { $seat } { has } wszystkie znaczniki w rzędzie { $row } lub niżej.
event-play = { $seat } { plays } kartę: { $card }.
event-throw = { $seat } { throws } kartę: { $card }.
event-use = { $seat } { uses } żetonu: { $tile }.
event-exchange = { $seat } { takes } żeton ({ $square }) i { leaves } tam żeton Zamiana.
event-spy = { $seat } { uses } poziomów gracza { $other }.
event-harvest = { $seat } { harvests } żniwa: najwyżej { $number ->
    [one] { $number } przyprawa
    [few] { $number } przyprawy
    [many] { $number } przypraw
   *[other] { $number } przypraw
}.
event-expedition = { $seat } { goes } na wyprawę.
event-name_colony = { $seat } { sets } założyć kolonię { $colony } (potrzeba: { $need }).
event-found = { $seat } { founds } kolonię { $colony }.
event-fail = { $seat } nie { founds } kolonii { $colony }.
event-extra = { $seat } { plays } kartę dodatkowej akcji.
event-end = Koniec gry. Punkty według miejsc: { $points }.

## move

move-ducats = Weź dukaty
move-flag = Połóż flagę: { $square }
move-mark = Połóż wskaźnik: { $square }
move-pass = Pas
move-buy = Kup
move-progress = Postęp: { $column }
move-build = { called-action-build }
move-harvest = { called-action-harvest }
move-taxes = { called-action-taxes }
move-expedition = { called-action-expedition }
move-found = Załóż kolonię { $colony }
move-play = Zagraj: { $card }
move-throw = Odrzuć: { $card }
move-give = Oddaj: { $spice } ({ $place })
move-put = Połóż: { $spice } ({ $place })
move-choose = Weź: { $goods }
move-draw = Dobierz { $number }
move-pay = Zapłać brakującymi kolonistami
move-fail = Zrezygnuj
move-colony = Weź: { $tile }
move-replace = Zastąp: { $place }
move-fill = Uzupełnij: { $place }
move-spy = Użyj poziomów gracza { $seat }
move-swap = Weź żeton: { $square }
move-extra = Zagraj kartę dodatkowej akcji
move-done = Gotowe
move-take = Weź: { $tile }
move-use = Użyj: { $tile }
move-bid = Licytuj { $amount }

## score

score-markers = Rozwój
score-colonies = Kolonie
score-cards = Karty wypraw
score-ducats = Najwięcej dukatów
score-plantations = Małe plantacje
score-duty = Pogłówne
score-missions = Misje
score-tokens = Bonanza

## term

term-markers = Rozwój
term-colonies = Kolonie
term-cards = Karty wypraw
term-ducats = Najwięcej dukatów
term-tiles = Żetony

## why: what is good about a move, by the term that it helps most

why-markers = Twoje znaczniki postępu dojdą dalej
why-colonies = Twoje kolonie przyniosą więcej
why-cards = Twoje karty wypraw przyniosą więcej
why-ducats = Masz większą szansę na najwięcej dukatów
why-tiles = Twoje żetony przyniosą więcej

# What expected points are counted in.
unit = punkty

## amounts

amount-ships = { $count ->
    [one] { $count } statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statków
}
amount-colonists = { $count ->
    [one] { $count } kolonista
    [few] { $count } kolonistów
    [many] { $count } kolonistów
   *[other] { $count } kolonistów
}
amount-ducats = { $count ->
    [one] { $count } dukat
    [few] { $count } dukaty
    [many] { $count } dukatów
   *[other] { $count } dukatów
}
amount-spices = { $count ->
    [one] { $count } dowolna przyprawa
    [few] { $count } dowolne przyprawy
    [many] { $count } dowolnych przypraw
   *[other] { $count } dowolnych przypraw
}
amount-cards = { $count ->
    [one] { $count } karta wypraw
    [few] { $count } karty wypraw
    [many] { $count } kart wypraw
   *[other] { $count } kart wypraw
}
amount-extra_actions = { $count ->
    [one] { $count } karta dodatkowej akcji
    [few] { $count } karty dodatkowej akcji
    [many] { $count } kart dodatkowej akcji
   *[other] { $count } kart dodatkowej akcji
}

## values: what they are called; .title stands alone or begins a sentence, .short is for narrow places

nothing = nic
called-tile-flag = Flaga
# On the band of a tile; a name too long for it may be broken at U+200B.
called-class-mission = Misja
called-class-choice = Statki/{ "\u200B" }Koloniści

called-spice-ginger = imbir
    .title = Imbir
called-spice-cinnamon = cynamon
    .title = Cynamon
called-spice-pepper = pieprz
    .title = Pieprz
called-spice-nutmeg = gałka muszkatołowa
    .title = Gałka
called-spice-clove = goździki
    .title = Goździki
called-spice-any = dowolna przyprawa
    .title = Dowolna przyprawa

called-goods-ships = statki
    .title = Statki
called-goods-colonists = koloniści
    .title = Koloniści
called-goods-spices = przyprawy
    .title = Przyprawy

called-supply-points = widoczne punkty
    .title = Widoczne punkty
called-supply-ducats = dukaty
    .title = Dukaty
called-supply-ships = statki
    .title = Statki
called-supply-colonists = koloniści
    .title = Koloniści
called-supply-extra = karty dodatkowej akcji
    .title = Karty dodatkowej akcji
    .short = akcje
called-supply-cards = karty wypraw
    .title = Karty wypraw
    .short = karty

called-action-progress = Zwiększ postęp
called-action-build = Zbuduj statki
called-action-harvest = Przeprowadź żniwa
called-action-taxes = Zbierz podatki
called-action-expedition = Zorganizuj wyprawę
called-action-found = Załóż kolonię

# The kinds of cards whose names are too long for the band of a card.
called-band-purchase = Postęp za dukaty
called-band-ships-only = Tylko statki
called-band-spices-only = Tylko przyprawy

called-place-plantation-1 = plantacja 1
called-place-plantation-2 = plantacja 2
called-place-plantation-3 = plantacja 3
called-place-plantation-4 = plantacja 4

# What the box calls by English names.
called-column-ships = Statki
called-column-harvest = Żniwa
called-column-taxes = Podatki
called-column-expeditions = Wyprawy
called-column-colonists = Kolonie
called-symbol-elephant = słoń
called-symbol-palm = palma
called-symbol-shell = muszla
called-symbol-statue = posąg
called-symbol-lotus = lotos
called-symbol-tiger = tygrys
called-cards-ships-shell = 2 statki
called-cards-ships-palm = 2 statki
called-cards-ships-elephant = 2 statki
called-cards-colonists-palm = 2 kolonistów
called-cards-colonists-elephant = 2 kolonistów
called-cards-colonists-statue = 2 kolonistów
called-cards-ducats-elephant = 5 dukatów
called-cards-ducats-tiger = 5 dukatów
called-cards-ducats-lotus = 5 dukatów
called-cards-spices-tiger = 2 przyprawy
called-cards-spices-lotus = 2 przyprawy
called-cards-spices-palm = 2 przyprawy
called-cards-sell-statue = Sprzedaż przypraw
called-cards-sell-shell = Sprzedaż przypraw
called-cards-sell-tiger = Sprzedaż przypraw
called-cards-purchase-lotus = Postęp za dukaty
called-cards-purchase-statue = Postęp za dukaty
called-cards-purchase-shell = Postęp za dukaty
called-cards-mix-palm = Mieszane żniwa
called-cards-mix-lotus = Mieszane żniwa
called-cards-mix-shell = Mieszane żniwa
called-cards-third-card-statue = Jedna karta więcej
called-cards-third-card-tiger = Jedna karta więcej
called-cards-third-card-palm = Jedna karta więcej
called-cards-ships-only-shell = Postęp: tylko statki
called-cards-ships-only-tiger = Postęp: tylko statki
called-cards-ships-only-elephant = Postęp: tylko statki
called-cards-spices-only-elephant = Postęp: tylko przyprawy
called-cards-spices-only-lotus = Postęp: tylko przyprawy
called-cards-spices-only-statue = Postęp: tylko przyprawy
called-card-ships-shell = { called-cards-ships-shell } (1, { called-symbol-shell })
called-card-ships-palm = { called-cards-ships-palm } (2, { called-symbol-palm })
called-card-ships-elephant = { called-cards-ships-elephant } (3, { called-symbol-elephant })
called-card-colonists-palm = { called-cards-colonists-palm } (1, { called-symbol-palm })
called-card-colonists-elephant = { called-cards-colonists-elephant } (2, { called-symbol-elephant })
called-card-colonists-statue = { called-cards-colonists-statue } (3, { called-symbol-statue })
called-card-ducats-elephant = { called-cards-ducats-elephant } (1, { called-symbol-elephant })
called-card-ducats-tiger = { called-cards-ducats-tiger } (2, { called-symbol-tiger })
called-card-ducats-lotus = { called-cards-ducats-lotus } (3, { called-symbol-lotus })
called-card-spices-tiger = { called-cards-spices-tiger } (1, { called-symbol-tiger })
called-card-spices-lotus = { called-cards-spices-lotus } (2, { called-symbol-lotus })
called-card-spices-palm = { called-cards-spices-palm } (3, { called-symbol-palm })
called-card-sell-statue = { called-cards-sell-statue } (1, { called-symbol-statue })
called-card-sell-shell = { called-cards-sell-shell } (2, { called-symbol-shell })
called-card-sell-tiger = { called-cards-sell-tiger } (3, { called-symbol-tiger })
called-card-purchase-lotus = { called-cards-purchase-lotus } (1, { called-symbol-lotus })
called-card-purchase-statue = { called-cards-purchase-statue } (2, { called-symbol-statue })
called-card-purchase-shell = { called-cards-purchase-shell } (3, { called-symbol-shell })
called-card-mix-palm = { called-cards-mix-palm } (1, { called-symbol-palm })
called-card-mix-lotus = { called-cards-mix-lotus } (2, { called-symbol-lotus })
called-card-mix-shell = { called-cards-mix-shell } (3, { called-symbol-shell })
called-card-third-card-statue = { called-cards-third-card-statue } (1, { called-symbol-statue })
called-card-third-card-tiger = { called-cards-third-card-tiger } (2, { called-symbol-tiger })
called-card-third-card-palm = { called-cards-third-card-palm } (3, { called-symbol-palm })
called-card-ships-only-shell = { called-cards-ships-only-shell } (1, { called-symbol-shell })
called-card-ships-only-tiger = { called-cards-ships-only-tiger } (2, { called-symbol-tiger })
called-card-ships-only-elephant = { called-cards-ships-only-elephant } (3, { called-symbol-elephant })
called-card-spices-only-elephant = { called-cards-spices-only-elephant } (1, { called-symbol-elephant })
called-card-spices-only-lotus = { called-cards-spices-only-lotus } (2, { called-symbol-lotus })
called-card-spices-only-statue = { called-cards-spices-only-statue } (3, { called-symbol-statue })
called-tile-quilon-ginger-cinnamon = Quilon ({ called-spice-ginger }, { called-spice-cinnamon })
called-tile-quilon-cinnamon-pepper = Quilon ({ called-spice-cinnamon }, { called-spice-pepper })
called-tile-quilon-pepper-nutmeg = Quilon ({ called-spice-pepper }, { called-spice-nutmeg })
called-tile-quilon-nutmeg-clove = Quilon ({ called-spice-nutmeg }, { called-spice-clove })
called-tile-quilon-clove-ginger = Quilon ({ called-spice-ginger }, { called-spice-clove })
called-tile-madras-ginger-cinnamon = Madras ({ called-spice-ginger }, { called-spice-cinnamon })
called-tile-madras-cinnamon-pepper = Madras ({ called-spice-cinnamon }, { called-spice-pepper })
called-tile-madras-pepper-nutmeg = Madras ({ called-spice-pepper }, { called-spice-nutmeg })
called-tile-madras-nutmeg-clove = Madras ({ called-spice-nutmeg }, { called-spice-clove })
called-tile-madras-clove-ginger = Madras ({ called-spice-ginger }, { called-spice-clove })
called-token-ducats = 4 dukaty
called-token-ships = 2 statki
called-token-colonists = 2 kolonistów
called-token-ship-colonist = 1 statek i 1 kolonista
called-token-spices = 2 przyprawy
called-token-expedition = 1 karta wypraw
called-token-extra-action = 1 karta dodatkowej akcji
called-token-vp = 1 PZ
called-tile-a-plantation-ginger-1 = Mała plantacja imbiru
called-tile-a-plantation-cinnamon-1 = Mała plantacja cynamonu
called-tile-a-plantation-pepper-1 = Mała plantacja pieprzu
called-tile-a-plantation-nutmeg-1 = Mała plantacja gałki muszkatołowej
called-tile-a-plantation-clove-1 = Mała plantacja goździków
called-tile-a-plantation-ginger-2 = Podwójna plantacja imbiru
called-tile-a-plantation-cinnamon-2 = Podwójna plantacja cynamonu
called-tile-a-plantation-pepper-2 = Podwójna plantacja pieprzu
called-tile-a-plantation-nutmeg-2 = Podwójna plantacja gałki muszkatołowej
called-tile-a-plantation-clove-2 = Podwójna plantacja goździków
called-tile-a-plantation-any-1 = Mała plantacja, dowolna przyprawa
called-tile-a-red-ship = Statek
called-tile-a-red-ducats = Dukaty
called-tile-a-red-colonist = Kolonista
called-tile-a-red-spice = Przyprawa
called-tile-a-red-expedition = Wyprawa
called-tile-a-duty = Pogłówne
called-tile-a-extra-actions = Dodatkowe akcje
called-tile-a-expeditions-2 = Wyprawy
called-tile-a-ships-4 = Statki
called-tile-a-colonists-4 = Koloniści
called-tile-a-settlement = Osada
called-tile-a-ships-or-colonists = Statki/Koloniści
called-tile-b-plantation-ginger-2 = Podwójna plantacja imbiru
called-tile-b-plantation-cinnamon-2 = Podwójna plantacja cynamonu
called-tile-b-plantation-pepper-2 = Podwójna plantacja pieprzu
called-tile-b-plantation-nutmeg-2 = Podwójna plantacja gałki muszkatołowej
called-tile-b-plantation-clove-2 = Podwójna plantacja goździków
called-tile-b-plantation-ginger-3 = Potrójna plantacja imbiru
called-tile-b-plantation-cinnamon-3 = Potrójna plantacja cynamonu
called-tile-b-plantation-pepper-3 = Potrójna plantacja pieprzu
called-tile-b-plantation-nutmeg-3 = Potrójna plantacja gałki muszkatołowej
called-tile-b-plantation-clove-3 = Potrójna plantacja goździków
called-tile-b-extra-harvest = Dodatkowe żniwa
called-tile-b-succour = Sukurs
called-tile-b-espionage = Szpiegostwo
called-tile-b-viceroy = Wicekról
called-tile-b-duty = Pogłówne
called-tile-b-gift = Podarunek
called-tile-b-exchange = Zamiana
called-tile-b-planter = Plantator
called-tile-b-mission-2 = Misja (2)
called-tile-b-mission-3 = Misja (3)
called-tile-b-extra-actions = Dodatkowe akcje
called-tile-b-expeditions-3 = Wyprawy
called-tile-b-ships-4 = Statki
called-tile-b-colonists-4 = Koloniści
called-tile-b-settlement = Osada
called-tile-b-ships-or-colonists = Statki/Koloniści
called-aside-a-plantation-ginger-1 = { called-tile-a-plantation-ginger-1 }
called-aside-a-plantation-cinnamon-1 = { called-tile-a-plantation-cinnamon-1 }
called-aside-a-plantation-pepper-1 = { called-tile-a-plantation-pepper-1 }
called-aside-a-plantation-nutmeg-1 = { called-tile-a-plantation-nutmeg-1 }
called-aside-a-plantation-clove-1 = { called-tile-a-plantation-clove-1 }
called-aside-a-plantation-ginger-2 = { called-tile-a-plantation-ginger-2 }
called-aside-a-plantation-cinnamon-2 = { called-tile-a-plantation-cinnamon-2 }
called-aside-a-plantation-pepper-2 = { called-tile-a-plantation-pepper-2 }
called-aside-a-plantation-nutmeg-2 = { called-tile-a-plantation-nutmeg-2 }
called-aside-a-plantation-clove-2 = { called-tile-a-plantation-clove-2 }
called-aside-a-plantation-any-1 = { called-tile-a-plantation-any-1 }
called-aside-a-red-ship = { called-tile-a-red-ship }
called-aside-a-red-ducats = { called-tile-a-red-ducats }
called-aside-a-red-colonist = { called-tile-a-red-colonist }
called-aside-a-red-spice = { called-tile-a-red-spice }
called-aside-a-red-expedition = { called-tile-a-red-expedition }
called-aside-a-duty = { called-tile-a-duty }
called-aside-a-extra-actions = { called-tile-a-extra-actions }
called-aside-a-expeditions-2 = { called-tile-a-expeditions-2 }
called-aside-a-ships-4 = { called-tile-a-ships-4 }
called-aside-a-colonists-4 = { called-tile-a-colonists-4 }
called-aside-a-settlement = { called-tile-a-settlement }
called-aside-a-ships-or-colonists = { called-tile-a-ships-or-colonists }
called-aside-b-plantation-ginger-2 = { called-tile-b-plantation-ginger-2 }
called-aside-b-plantation-cinnamon-2 = { called-tile-b-plantation-cinnamon-2 }
called-aside-b-plantation-pepper-2 = { called-tile-b-plantation-pepper-2 }
called-aside-b-plantation-nutmeg-2 = { called-tile-b-plantation-nutmeg-2 }
called-aside-b-plantation-clove-2 = { called-tile-b-plantation-clove-2 }
called-aside-b-plantation-ginger-3 = { called-tile-b-plantation-ginger-3 }
called-aside-b-plantation-cinnamon-3 = { called-tile-b-plantation-cinnamon-3 }
called-aside-b-plantation-pepper-3 = { called-tile-b-plantation-pepper-3 }
called-aside-b-plantation-nutmeg-3 = { called-tile-b-plantation-nutmeg-3 }
called-aside-b-plantation-clove-3 = { called-tile-b-plantation-clove-3 }
called-aside-b-extra-harvest = { called-tile-b-extra-harvest }
called-aside-b-succour = { called-tile-b-succour }
called-aside-b-espionage = { called-tile-b-espionage }
called-aside-b-viceroy = { called-tile-b-viceroy }
called-aside-b-duty = { called-tile-b-duty }
called-aside-b-gift = { called-tile-b-gift }
called-aside-b-exchange = { called-tile-b-exchange }
called-aside-b-planter = { called-tile-b-planter }
called-aside-b-mission-2 = { called-tile-b-mission-2 }
called-aside-b-mission-3 = { called-tile-b-mission-3 }
called-aside-b-extra-actions = { called-tile-b-extra-actions }
called-aside-b-expeditions-3 = { called-tile-b-expeditions-3 }
called-aside-b-ships-4 = { called-tile-b-ships-4 }
called-aside-b-colonists-4 = { called-tile-b-colonists-4 }
called-aside-b-settlement = { called-tile-b-settlement }
called-aside-b-ships-or-colonists = { called-tile-b-ships-or-colonists }

# The squares of the grid, and those around it.
-square = kolumna { $column }, rząd { $row }
-above = góra kolumny { $column }
-below = dół kolumny { $column }
-left = lewa strona rzędu { $row }
-right = prawa strona rzędu { $row }
called-square-a1 = { -square(column: "a", row: 1) }
called-square-b1 = { -square(column: "b", row: 1) }
called-square-c1 = { -square(column: "c", row: 1) }
called-square-d1 = { -square(column: "d", row: 1) }
called-square-e1 = { -square(column: "e", row: 1) }
called-square-a2 = { -square(column: "a", row: 2) }
called-square-b2 = { -square(column: "b", row: 2) }
called-square-c2 = { -square(column: "c", row: 2) }
called-square-d2 = { -square(column: "d", row: 2) }
called-square-e2 = { -square(column: "e", row: 2) }
called-square-a3 = { -square(column: "a", row: 3) }
called-square-b3 = { -square(column: "b", row: 3) }
called-square-c3 = { -square(column: "c", row: 3) }
called-square-d3 = { -square(column: "d", row: 3) }
called-square-e3 = { -square(column: "e", row: 3) }
called-square-a4 = { -square(column: "a", row: 4) }
called-square-b4 = { -square(column: "b", row: 4) }
called-square-c4 = { -square(column: "c", row: 4) }
called-square-d4 = { -square(column: "d", row: 4) }
called-square-e4 = { -square(column: "e", row: 4) }
called-square-a5 = { -square(column: "a", row: 5) }
called-square-b5 = { -square(column: "b", row: 5) }
called-square-c5 = { -square(column: "c", row: 5) }
called-square-d5 = { -square(column: "d", row: 5) }
called-square-e5 = { -square(column: "e", row: 5) }
called-square-top-a = { -above(column: "a") }
called-square-top-b = { -above(column: "b") }
called-square-top-c = { -above(column: "c") }
called-square-top-d = { -above(column: "d") }
called-square-top-e = { -above(column: "e") }
called-square-bottom-a = { -below(column: "a") }
called-square-bottom-b = { -below(column: "b") }
called-square-bottom-c = { -below(column: "c") }
called-square-bottom-d = { -below(column: "d") }
called-square-bottom-e = { -below(column: "e") }
called-square-left-1 = { -left(row: 1) }
called-square-left-2 = { -left(row: 2) }
called-square-left-3 = { -left(row: 3) }
called-square-left-4 = { -left(row: 4) }
called-square-left-5 = { -left(row: 5) }
called-square-right-1 = { -right(row: 1) }
called-square-right-2 = { -right(row: 2) }
called-square-right-3 = { -right(row: 3) }
called-square-right-4 = { -right(row: 4) }
called-square-right-5 = { -right(row: 5) }

# Seats, where nobody sits there who has a name.
called-seat-0 = miejsce 0
called-seat-1 = miejsce 1
called-seat-2 = miejsce 2
called-seat-3 = miejsce 3
called-other-0 = { called-seat-0 }
called-other-1 = { called-seat-1 }
called-other-2 = { called-seat-2 }
called-other-3 = { called-seat-3 }
called-owner-0 = { called-seat-0 }
called-owner-1 = { called-seat-1 }
called-owner-2 = { called-seat-2 }
called-owner-3 = { called-seat-3 }
called-bidder-0 = { called-seat-0 }
called-bidder-1 = { called-seat-1 }
called-bidder-2 = { called-seat-2 }
called-bidder-3 = { called-seat-3 }

## board: what the terminal's board says beyond that

board-round = Runda { $phase }{ $round }
board-signs = { $flag } flaga, # wskaźnik
board-auction = Licytacja
board-auction_note = ostatnie słowo ma właściciel wskaźnika
board-lot = { $number } z { $lots }:
board-lot_owner = { $lot }, właściciel: { $owner }.
board-passes = { $name }: pas
board-no_bids = Jeszcze nikt się nie odezwał.
board-piles = stos { $deck }, odrzucone { $discards }
board-development = Twój rozwój
board-ducats = { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
    [many] { $ducats } dukatów
   *[other] { $ducats } dukatów
}, widzisz tylko ty
board-row = Rząd
board-yields = Daje
board-next = Dalej
board-price = Koszt następnego kroku
board-last_row = ostatni rząd
board-your_cards = Twoje karty wypraw
board-your_cards_note = w nawiasach liczba kolonistów i symbol
board-face_down = zakryty
board-red_tile = { $name } (cz)

# What every player has of: narrow columns.
board-amount-ducats = Dukaty
board-amount-ships = Statki
board-amount-colonists = Kolon.
board-amount-extra = Akcje
board-amount-hand_size = Karty
board-rows = Rzędy

# Kinds of tiles whose names are too long for the grid.
board-tile-extra_harvest = Dod. żniwa
board-tile-choice = Stat./Kol.

## option

option-quick_start = Szybki start
option-quick_start-about = Wszyscy zaczynają o krok dalej: dwa znaczniki w rzędzie 2 albo dziesięć dukatów więcej.
option-bonanza = Bonanza
option-bonanza-about = Pod rogami targu leżą zakryte żetony i czekają na tego, kto tam kupi.
option-hand_limit_always = Limit ręki zawsze
option-hand_limit_always-about = Karty wypraw ponad limit ręki odrzuca się od razu. Instrukcję można czytać na dwa sposoby; wyłączone oznacza ten, który uważamy za właściwy.

## verbs

bids = { $person ->
    [second] licytujesz
   *[third] licytuje
}
buys = { $person ->
    [second] kupujesz
   *[third] kupuje
}
does = { $person ->
    [second] robisz
   *[third] robi
}
draws = { $person ->
    [second] dobierasz
   *[third] dobiera
}
founds = { $person ->
    [second] zakładasz
   *[third] zakłada
}
gives = { $person ->
    [second] oddajesz
   *[third] oddaje
}
goes = { $person ->
    [second] wyruszasz
   *[third] wyrusza
}
harvests = { $person ->
    [second] przeprowadzasz
   *[third] przeprowadza
}
has = { $person ->
    [second] masz
   *[third] ma
}
holds = { $person ->
    [second] trzymasz
   *[third] trzyma
}
is = { $person ->
    [second] masz
   *[third] ma
}
keeps = { $person ->
    [second] zachowujesz
   *[third] zachowuje
}
lays = { $person ->
    [second] kładziesz
   *[third] kładzie
}
moves = { $person ->
    [second] przesuwasz
   *[third] przesuwa
}
passes = { $person ->
    [second] pasujesz
   *[third] pasuje
}
leaves = { $person ->
    [second] zostawiasz
   *[third] zostawia
}
pays = { $person ->
    [second] płacisz
   *[third] płaci
}
plays = { $person ->
    [second] zagrywasz
   *[third] zagrywa
}
puts = { $person ->
    [second] kładziesz
   *[third] kładzie
}
receives = { $person ->
    [second] otrzymujesz
   *[third] otrzymuje
}
sets = { $person ->
    [second] próbujesz
   *[third] próbuje
}
takes = { $person ->
    [second] bierzesz
   *[third] bierze
}
throws = { $person ->
    [second] odrzucasz
   *[third] odrzuca
}
turns = { $person ->
    [second] odkrywasz
   *[third] odkrywa
}
uses = { $person ->
    [second] używasz
   *[third] używa
}
