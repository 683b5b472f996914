goa-market = Targ
goa-my_boards = Moje plansze
goa-look_at = Co obejrzeć
goa-see_boards = Obejrzyj plansze: { $name }
goa-enlarge_market = Obejrzyj targ
goa-flag_at = Flaga, { $square }
goa-flag_holder = Flagę ma { $name }
goa-free = za darmo
goa-you = Ty
goa-you_small = ty
goa-to_you = ty
goa-vp = PZ
goa-in_sight = widoczne PZ
goa-in_all = PZ łącznie
goa-secret = widzisz to tylko ty
goa-nothing_yet = jeszcze bez ziem i żetonów
goa-no_tiles_of = brak żetonów
goa-rounds = Rundy, teraz { $round }
goa-round = Runda { $round }
goa-action_of = akcja { $action } z { $actions }
goa-tell-mark = Połóż wskaźnik: { $tile } ({ $square })
goa-tell-swap = Weź: { $tile } ({ $square })
goa-empty = puste
goa-marker = wskaźnik { $marker } ({ $name })

goa-stage-setup = Przygotowanie
goa-stage-setup-long = Żetony leżą na targu; gracz rozpoczynający bierze flagę.
goa-stage-markers = Wskaźniki
goa-stage-markers-long = Flaga trafia obok żetonu, potem wskaźniki kolejno na żetony sąsiadujące z poprzednim. Każdy oznaczony żeton będzie licytowany w kolejności numerów.
goa-stage-auctions = Licytacje
goa-stage-auctions-long = Każdy żeton licytuje się raz wokół stołu; właściciel wskaźnika mówi ostatni.
goa-stage-actions = Akcje
goa-stage-actions-long = Każdy ma { $actions ->
    [one] { $actions } akcję
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}, po jednej w kolejności wokół stołu. Pozostałe żetony czekają na następną rundę.
goa-stage-extra = Dodatkowe akcje
goa-stage-extra-long = Kto ma karty dodatkowej akcji, może je zagrać; zachować można najwyżej { $kept }.
goa-stage-over = Koniec
goa-stage-over-long = Ostatnia runda się skończyła.
goa-aside = Odłożone
goa-aside_note = Te żetony nie trafiły na targ. Podarunek z fazy B bierze jeden z nich.
goa-auction = Licytacja
goa-kinds = Rodzaje żetonów
goa-kind-plantation = plantacja
goa-kind-now = natychmiast
goa-kind-red = w każdej rundzie
goa-kind-once = raz w grze
goa-kind-score = punktuje na końcu
goa-kind-flag = gracz rozpoczynający
goa-queue = Żetony tej rundy
goa-queue-sold = { $name }, { $price }
goa-queue-now = teraz
goa-queue-open = czeka

goa-voices = Stawki
goa-said-bid = licytuje { $amount }
goa-said-pass = pas
goa-said-now = mówi teraz
goa-said-you-pass = pas
goa-said-you-bid = licytujesz { $amount }
goa-said-you-now = mówisz teraz
goa-said-you-later = mówisz później
goa-said-you-last = ostatnie słowo
goa-said-you-decides = decydujesz
goa-said-later = mówi później
goa-said-last = ostatnie słowo
goa-said-decides = decyduje
goa-no_bid = brak stawki
goa-leads = prowadzi { $name }
goa-if_you = Wygrywasz:
goa-if_owner = Zachowuje { $name }:
goa-if_pass = Dostaje { $name }:
goa-if_you_keep = Zachowujesz:
goa-if_nobody = Jeśli nikt nie licytuje, { $name } bierze żeton za darmo.
goa-if_nobody_you = Jeśli nikt nie licytuje, żeton jest twój za darmo.
goa-to_owner = { $count } dla gracza { $name }
goa-to_bank = { $count } do banku
goa-your_bid = Twoja stawka
goa-you_hold = masz
goa-amounts = Kwoty
goa-less = Mniej
goa-more = Więcej
goa-bid = Licytuj { $amount }
goa-pass = Pas
goa-too_little = Nie stać cię na wyższą stawkę.
goa-decide = Twoja decyzja
goa-let_go = Oddaj: { $name }
goa-buy = Kup dla siebie
goa-cannot_buy = Zakup kosztuje { $count ->
    [one] { $count } dukat
    [few] { $count } dukaty
    [many] { $count } dukatów
   *[other] { $count } dukatów
}; masz { $ducats }.
goa-waits = Namysł: { $name } …

goa-land = Ziemie
goa-my_land = Moje ziemie
goa-land_of = Ziemie: { $name }
goa-plantations = Plantacje
goa-colonies = Kolonie
goa-free_place = wolne miejsce
goa-place_label = { $name }: { $spices }; wolne miejsca: { $free }
goa-not_founded = { $colony }, niezałożona
goa-certain = na pewno
goa-too_few = za mało
goa-about = około { $percent }%
goa-percent = { $percent }%
goa-needs = potrzeba { $count }
goa-spaces = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnych miejsc
}
goa-colonies_all = Komplet: { $count ->
    [one] { $count } kolonia
    [few] { $count } kolonie
    [many] { $count } kolonii
   *[other] { $count } kolonii
}, { $points } PZ.
goa-colonies_note = { $count ->
    [one] { $count } kolonia
    [few] { $count } kolonie
    [many] { $count } kolonii
   *[other] { $count } kolonii
}, { $points } PZ. Na następną składają się: populacja { $population }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
} i koloniści.
goa-supplies = Zasoby

goa-development = Plansza rozwoju
goa-levels = Poziomy
goa-row = rząd { $row }
goa-cell = { $column }, rząd { $row }
goa-here = twój znacznik
goa-hand = ręka { $limit }
goa-first = 1.
goa-bonus = Wszystkie znaczniki w rzędzie { $row }
goa-step = { $column }: z rzędu { $from } do rzędu { $to }
goa-step_note = { $from } → { $to }, { $price }

goa-actions = Akcje
goa-act-step = { $column } { $from } → { $to }
goa-act-none = –
goa-act-more = { $count ->
    [one] albo { $count } inna kolumna
    [few] albo { $count } inne kolumny
    [many] albo { $count } innych kolumn
   *[other] albo { $count } innych kolumn
}
goa-act-paid = jedyna kolumna, na którą cię stać
goa-act-unpayable = nie stać cię na żadną kolumnę
goa-act-become = { $from } → { $to }
goa-act-harvest = poziom { $level }, { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnych miejsc
}
goa-act-hand = ręka { $count } z { $limit }
goa-act-chance = { $name } { $percent }%
goa-act-all_founded = wszystkie założone

goa-choices = Odpowiedzi
goa-turned = Odkryte karty
goa-turned_sum = { $sum } z kart
goa-gap = Populacja { $population }, karty { $cards }
goa-gap_need = potrzeba: { $need }, brakuje: { $count }
goa-pay = Zapłać { $count ->
    [one] { $count } kolonistą
    [few] { $count } kolonistami
    [many] { $count } kolonistami
   *[other] { $count } kolonistami
}
goa-pay_note = { $count ->
    [one] { $count } kolonista
    [few] { $count } kolonistów
    [many] { $count } kolonistów
   *[other] { $count } kolonistów
}: kolonia jest twoja
goa-fail_note = nic nie tracisz i bierzesz { $count ->
    [one] { $count } kolonistę
    [few] { $count } kolonistów
    [many] { $count } kolonistów
   *[other] { $count } kolonistów
}
goa-extra_note = jeszcze jedna akcja
goa-replace_note = Połóż na miejscu …
goa-filled = zajęte { $filled } z { $spaces }
goa-usable = Czego możesz użyć
goa-usable-after = Możesz jeszcze użyć
goa-usable-cut_hand = Odrzuć jedną
goa-on_the_market = Dotknij jednego ze świecących żetonów na targu.
goa-pass-quick_start = Ani jedno, ani drugie
goa-pass-quick_start-note = bez znaczników, bez dukatów
goa-pass-fifth_plantation = Zrezygnuj z nowej
goa-pass-extra-note = koniec dodatkowych akcji w tej rundzie
goa-spy_level = { $column } { $level }
goa-put_note = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnych miejsc
}
goa-give_note = masz { $count }
goa-loses-spices = { $count ->
    [one] Można wziąć jeszcze { $count }.
    [few] Można wziąć jeszcze { $count }.
    [many] Można wziąć jeszcze { $count }.
   *[other] Można wziąć jeszcze { $count }.
}
goa-loses-sell = Można sprzedać jeszcze { $count ->
    [one] { $count } przyprawę
    [few] { $count } przyprawy
    [many] { $count } przypraw
   *[other] { $count } przypraw
}.
goa-loses-cards = Możesz dobrać jeszcze { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}.
goa-loses-colony = Masz kolonistów, których brakuje kolonii { $colony }.
goa-loses-tile = Stracisz żeton: { $tile }.
goa-loses-start = Zaczniesz bez premii: ani { $count ->
    [one] { $count } darmowy krok
    [few] { $count } darmowe kroki
    [many] { $count } darmowych kroków
   *[other] { $count } darmowych kroków
}, ani { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
    [many] { $ducats } dukatów
   *[other] { $ducats } dukatów
}.
goa-done = Gotowe
goa-done-after = Zakończ akcję
goa-done-harvest = Zakończ żniwa

goa-cards = Karty wypraw
goa-cards_worth = zachowane: { $count } PZ
goa-cards_count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
goa-no_cards = Jeszcze brak kart. Dobiera się je akcją Zorganizuj wyprawę.
goa-card_back = Karta wypraw
goa-deck = Stos: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
goa-discards = Odrzucone: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
goa-bin = Odrzuć kartę
goa-tiles = Żetony
goa-tiles_note = użycie żetonu nie jest akcją
goa-no_tiles = Jeszcze brak żetonów. Leżą tu te, których nie używa się natychmiast.
goa-small_kept = { $name }, zakryta
goa-tile_state-ready = do użycia
goa-tile_state-used = użyty w tej rundzie
goa-tile_state-once = raz w grze
goa-tile_state-end = na końcu
goa-tile_state-unpaid = jeszcze nieopłacony
goa-tile_state-paid = opłacony: { $points } PZ

goa-tab-now = Teraz
goa-tab-land = Ziemie
goa-tab-hand = Karty { $count }
goa-tab-cards = Karty i żetony
goa-outlook-bid = Licytacja { $marker } z { $count }. Po tobie: { $names }.
goa-outlook-act = Najpierw możesz użyć świecących kart i żetonów; to nie są akcje.
goa-outlook-spy = Poziomy ({ $name }): { $levels }.
goa-outlook-card_played = Jedyna karta do tej akcji jest już zagrana.

goa-card-ships = w dowolnej chwili akcji
goa-card-ships-long = Przy swojej akcji weź: { $gain }.
goa-card-colonists = w dowolnej chwili akcji
goa-card-colonists-long = Przy swojej akcji weź: { $gain }.
goa-card-ducats = w dowolnej chwili akcji
goa-card-ducats-long = Przy swojej akcji weź: { $gain }.
goa-card-spices = na wolne miejsca
goa-card-spices-long = Przy swojej akcji połóż na wolnych miejscach najwyżej { $spices ->
    [one] { $spices } przyprawę
    [few] { $spices } przyprawy
    [many] { $spices } przypraw
   *[other] { $spices } przypraw
}.
goa-card-sell = najwyżej { $sales ->
    [one] { $sales } przyprawa
    [few] { $sales } przyprawy
    [many] { $sales } przypraw
   *[other] { $sales } przypraw
}
goa-card-sell-long = Przy swojej akcji sprzedaj od 1 do { $sales ->
    [one] { $sales } przyprawy
    [few] { $sales } przypraw
    [many] { $sales } przypraw
   *[other] { $sales } przypraw
}, każdą za { $price ->
    [one] { $price } dukat
    [few] { $price } dukaty
    [many] { $price } dukatów
   *[other] { $price } dukatów
}.
goa-card-purchase = Postęp tylko za dukaty
goa-card-purchase-long = Przy swojej akcji przesuń jeden znacznik o rząd w dół za dukaty: { $prices }, zależnie od rzędu, z którego rusza.
goa-card-mix = Żniwa: dowolna mieszanka
goa-card-mix-long = Przy żniwach weź dowolną mieszankę przypraw, statków i kolonistów, tyle, ile wynosi twój poziom.
goa-card-third-card = Kolonia: odkryj o jedną więcej
goa-card-third-card-long = Przy zakładaniu kolonii odkryj { $more ->
    [one] { $more } kartę
    [few] { $more } karty
    [many] { $more } kart
   *[other] { $more } kart
} zamiast { $cards }. Można ją zagrać po obejrzeniu tamtych ({ $cards }).
goa-card-ships-only = Postęp: bez przypraw
goa-card-ships-only-long = Przy postępie płać tylko statkami.
goa-card-spices-only = Postęp: bez statków
goa-card-spices-only-long = Przy postępie płać tylko przyprawami.

goa-tip-flag = Kto ją zdobędzie, zaczyna akcje tej rundy, układa wskaźniki następnej i bierze kartę dodatkowej akcji.
goa-tip-empty = Nie leży tu żaden żeton.
goa-tip-marker = Wskaźnik { $marker } ({ $name }): żeton będzie licytowany; ostatnie słowo ma { $name }.
goa-tip-sold = Trafia do gracza { $name } za { $count ->
    [one] { $count } dukat
    [few] { $count } dukaty
    [many] { $count } dukatów
   *[other] { $count } dukatów
}.
goa-tip-token = Pod spodem leży zakryty żeton Bonanza.
goa-tip-plantation = Plantacja: { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsc
} ({ $spice }). Przychodzi pełna; żniwa uzupełniają ją ponownie.
goa-tip-small = Mała: { $count ->
    [one] { $points } PZ na końcu
    [few] { $points } PZ na końcu
    [many] { $points } PZ na końcu
   *[other] { $points } PZ na końcu
}, z Plantatorem { $planter }.
goa-tip-immediate = Natychmiast weź: { $gain }. Potem żeton znika.
goa-tip-choice = Natychmiast weź { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
    [many] { $ships } statków
   *[other] { $ships } statków
} albo { $colonists ->
    [one] { $colonists } kolonistę
    [few] { $colonists } kolonistów
    [many] { $colonists } kolonistów
   *[other] { $colonists } kolonistów
}. Potem żeton znika.
goa-tip-gift = Natychmiast weź jeden z odłożonych żetonów.
goa-tip-red = Raz w każdej rundzie, przy swojej akcji, weź: { $gain }. Żeton zostaje u ciebie.
goa-tip-rounds = Razem z tą { $count ->
    [one] została { $count } runda
    [few] zostały { $count } rundy
    [many] zostało { $count } rund
   *[other] zostało { $count } rund
}.
goa-tip-duty = Raz, przy swojej akcji, oddaj { $price ->
    [one] { $price } dowolną przyprawę
    [few] { $price } dowolne przyprawy
    [many] { $price } dowolnych przypraw
   *[other] { $price } dowolnych przypraw
}. Wtedy na końcu żeton jest wart { $points } PZ.
goa-tip-extra_harvest = Raz, przy swojej akcji, uzupełnij swoje plantacje i kolonie (najwyżej { $count }).
goa-tip-succour = Raz, przy swojej akcji, odkryj { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
} i weź tyle przypraw, statków albo kolonistów, ile wskazują.
goa-tip-espionage = Raz, przy swojej akcji, wykonaj jeszcze jedną akcję z poziomami innego gracza. Bez postępu i wyprawy.
goa-tip-viceroy = Raz, przy swojej akcji, przesuń bezpłatnie o rząd w dół jeden z najmniej zaawansowanych znaczników.
goa-tip-exchange = Przy swojej akcji weź dowolny żeton z targu i zostaw ten na jego miejscu.
goa-tip-planter = Na końcu każda twoja mała plantacja liczy się za { $planter } PZ zamiast { $points }.
goa-tip-mission = { $points } PZ na końcu.
goa-tip-card_number = Odkryta przy zakładaniu kolonii liczy się za { $number }.
goa-tip-card_symbol = Zachowane do końca: { $symbol } × { $count ->
    [one] { $count }
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}, { $points } PZ.
goa-tip-lying = Leżą tu: { $spices }.
goa-tip-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnych miejsc
}: { $kinds }.
goa-tip-spices_pay = Przyprawami płaci się za postęp; kartą można je sprzedać.
goa-tip-free_place = Trafi tu następna otrzymana plantacja.
goa-tip-colony = Potrzeba { $need }: twoja populacja { $population }, { $cards ->
    [one] { $cards } odkryta karta
    [few] { $cards } odkryte karty
    [many] { $cards } odkrytych kart
   *[other] { $cards } odkrytych kart
} i najwyżej { $colonists ->
    [one] { $colonists } opłacony kolonista
    [few] { $colonists } opłaconych kolonistów
    [many] { $colonists } opłaconych kolonistów
   *[other] { $colonists } opłaconych kolonistów
}. Ma { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsc
}.
goa-tip-chance = Sądząc po niewidocznych kartach, udaje się mniej więcej w { $percent } na 100 przypadków.
goa-tip-colony_left = Pozostałe żetony tej kolonii: { $count ->
    [one] { $count }
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}.
goa-tip-row_points = Znacznik tutaj to na końcu { $count ->
    [one] { $count } PZ
    [few] { $count } PZ
    [many] { $count } PZ
   *[other] { $count } PZ
}.
goa-tip-first = Kto dotrze tu pierwszy, dobiera kartę wypraw.
goa-tip-first_gone = Premia za pierwszeństwo: { $name }.
goa-tip-here = Tutaj: { $names }.
goa-tip-column-ships = Budowa statków daje { $value }.
goa-tip-column-harvest = Żniwa dają najwyżej { $value ->
    [one] { $value } przyprawę
    [few] { $value } przyprawy
    [many] { $value } przypraw
   *[other] { $value } przypraw
}.
goa-tip-column-taxes = Podatki dają { $value ->
    [one] { $value } dukat
    [few] { $value } dukaty
    [many] { $value } dukatów
   *[other] { $value } dukatów
}.
goa-tip-column-expeditions = Wyprawa dobiera najwyżej { $value }, limit w ręce: { $limit }.
goa-tip-column-colonists = Populacja { $value } do zakładania kolonii; nie zużywa się.
goa-tip-step = Koszt: { $price }.
goa-tip-step_gain = Liczba rośnie z { $from } do { $to }.
goa-tip-bonus = Gdy ostatni z twoich znaczników dotrze do rzędu { $row }, bierzesz kartę dodatkowej akcji.
goa-tip-supply-ducats = Na stawki i zakupy. Dukaty wszystkich są tajne; kto ma ich najwięcej, dostaje na końcu { $points } PZ.
goa-tip-supply-ships = Płaci się nimi za postęp.
goa-tip-supply-colonists = Wypełniają brak przy zakładaniu kolonii.
goa-tip-supply-extra = Każda to jeszcze jedna akcja na końcu rundy. Zachować można { $kept }.
goa-tip-supply-cards = Ich treść jest tajna, liczba nie. Wyprawa dobiera do limitu ręki { $limit }.
goa-tip-supply-points = Punkty, które każdy widzi: rozwój, kolonie, żetony. Karty i dukaty dochodzą na końcu.
goa-tip-action-progress = Przesuń jeden znacznik o rząd w dół, za przyprawy i statki podane między rzędami.
goa-tip-action-build = Weź tyle statków, ile wskazuje twój poziom.
goa-tip-action-harvest = Połóż przyprawy na wolnych miejscach, najwyżej tyle, ile wskazuje poziom.
goa-tip-action-taxes = Weź tyle dukatów, ile wskazuje twój poziom.
goa-tip-action-expedition = Dobierz karty wypraw, w granicach poziomu i limitu ręki.
goa-tip-action-found = Wybierz kolonię i odkryj { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}. Z populacją może wystarczyć; brak wypełniają koloniści.
goa-tip-bid = Jeśli wygrasz, płacisz graczowi { $name } { $count ->
    [one] { $count } dukat
    [few] { $count } dukaty
    [many] { $count } dukatów
   *[other] { $count } dukatów
}.
goa-tip-pass = Nie licytujesz tego żetonu.
goa-tip-let_go = { $name } płaci ci { $count ->
    [one] { $count } dukat
    [few] { $count } dukaty
    [many] { $count } dukatów
   *[other] { $count } dukatów
}.
goa-tip-buy = Płacisz do banku { $count ->
    [one] { $count } dukat
    [few] { $count } dukaty
    [many] { $count } dukatów
   *[other] { $count } dukatów
} i zachowujesz żeton.
goa-tip-deck = Stąd pochodzą karty wypraw, także te odkrywane przy zakładaniu kolonii.
goa-tip-discards = Zagrane, odrzucone albo odkryte. Gdy stos się skończy, stają się nowym.
goa-tip-bin = Jedna karta mniej w ręce robi miejsce na inną.
goa-tip-small_kept = Leży zakryta obok planszy i nadal punktuje.

goa-made-auction = najwyższa stawka, którą można wpisać
goa-made-column = wartości czterech kolumn planszy rozwoju
goa-made-step = które przyprawy i ile statków kosztuje krok na planszy rozwoju
goa-made-colony_tile = przyprawy na żetonach kolonii
goa-made-tile = co dają niektóre żetony z targu i ile jest żetonów danego rodzaju
goa-made-expedition = nazwy symboli na kartach wypraw
goa-made-card_kind = niektóre ceny na kartach wypraw
goa-made-card = karty wypraw: ile każdego rodzaju, z jakimi kolonistami i symbolem
goa-made-token = żetony Bonanza
