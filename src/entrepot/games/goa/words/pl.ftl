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

## coach

coach-quick_start = Przed grą możesz bezpłatnie przesunąć dwa znaczniki w dwóch różnych kolumnach o rząd w dół albo wziąć dukaty. Wyższy poziom działa w każdej rundzie.
coach-quick_start_on = Drugi znacznik przesuwasz w innej kolumnie. Pomyśl, co chcesz robić często: za większość kroków płacą żniwa i statki.
coach-flag = Pierwszy wskaźnik na żetonie musi dotykać flagi, a każdy następny poprzedniego wskaźnika. Miejsce flagi decyduje więc, które żetony można sprzedać w tej rundzie.
coach-mark = Licytuje się tylko żetony ze wskaźnikiem. Tam, gdzie leży twój wskaźnik, decydujesz na końcu: dostajesz pieniądze z najwyższej stawki albo bierzesz żeton o 1 dukat taniej.
coach-bid = Każdy licytuje raz, a właściciel wskaźnika decyduje na końcu. Płaci tylko ten, kto dostanie żeton, więc zaproponuj tyle, ile jest dla ciebie wart: później stawki nie podniesiesz.
coach-owner = Leży tu twój wskaźnik, więc ty decydujesz. Sprzedaj, a licytujący zapłaci tobie. Albo kup żeton: zapłacisz do banku o 1 dukat mniej, niż wynosi najwyższa stawka.
coach-act = W rundzie masz trzy akcje, po jednej. Postęp przesuwa znacznik w dół za przyprawy i statki. Przed akcją lub po niej możesz użyć żetonów i zagrać jedną kartę.
coach-after = Akcja wykonana. To ostatnia chwila, by użyć żetonu albo karty, jeśli przy tej akcji nie było jeszcze żadnej.
coach-extra = Każda karta dodatkowej akcji daje jeszcze jedną akcję. Jedną możesz zachować na następną rundę. Mając dwie lub więcej, musisz zagrać.
coach-extra_act = Dodatkowa akcja jest pełną akcją jak inne, z kartami i żetonami przed nią lub po niej.
coach-pay_spice = Ta przyprawa leży na kilku twoich miejscach. Opróżnione miejsce będzie wolne na następne żniwa: pomyśl, co może tam rosnąć.
coach-progress_by_card = Karta zwalnia cię z części kosztu. Wybierz więc krok, który w innym razie byłby drogi.
coach-harvest = Połóż każdą przyprawę na wolnym miejscu, które ją przyjmuje. Różne rodzaje pozwalają zapłacić za więcej kroków. Na co nie ma miejsca, tego nie bierzesz.
coach-harvest_mix = Karta pozwala brać też statki i kolonistów, dowolnie mieszając je z przyprawami. Statki i koloniści nie potrzebują miejsca.
coach-cut_hand = Podczas wyprawy obowiązuje limit kart twojego poziomu. Odrzuć kartę, której symbolu lub działania najmniej potrzebujesz.
coach-draw = Karta pomaga raz, gdy ją zagrasz, albo liczy się na końcu za symbol: kilka jednakowych jest wartych więcej. Możesz pozbyć się kart, by zrobić miejsce.
coach-name_colony = Odkrywa się dwie karty i dodaje ich kolonistów do twojego poziomu. Jeśli to za mało, możesz dopłacić własnymi kolonistami. Przy niepowodzeniu dostajesz jednego kolonistę.
coach-gap = Karty dają za mało. Zapłać dokładnie tylu kolonistów, ilu brakuje, a kolonia jest twoja. Albo zrezygnuj: zachowasz ich i dostaniesz jeszcze jednego.
coach-choose_colony = Żetony kolonii różnią się przyprawami, które mogą przyjąć. Weź rodzaje potrzebne do następnych kroków.
coach-fill_place = Nowe ziemie dostajesz wypełnione. Gdzie miejsce dopuszcza kilka rodzajów, wybierz to, co będzie potrzebne do następnych kroków.
coach-take_spices = Dostajesz przyprawy poza żniwami. Każda potrzebuje wolnego miejsca, które ją przyjmuje; inaczej przepada.
coach-sell = Każda oddana przyprawa daje dukaty. Zachowaj rodzaje, które zapłacą za następny krok.
coach-purchase = Za dukaty zamiast przypraw i statków przesuwasz jeden znacznik o rząd w dół. Im niżej stoi, tym więcej to kosztuje.
coach-fifth_plantation = Masz cztery miejsca na plantacje i wszystkie są zajęte. Nowa może zastąpić starą, która przepada razem z przyprawami.
coach-choose_goods = Statki płacą za kroki, po jednym na przyprawę. Koloniści uzupełniają braki przy zakładaniu kolonii. Tutaj nie można ich mieszać.
coach-gift = Te żetony odłożono przed grą. Weź ten, który najbardziej ci pomoże; działa tak, jakby był właśnie kupiony.
coach-exchange = Bierzesz dowolny żeton z targu bez licytacji, a w jego miejscu zostaje Zamiana. Kto ją później kupi, zrobi to samo.
coach-extra_harvest = Wybierz swoją plantację lub kolonię: wszystkie jej wolne miejsca zostaną wypełnione. Zacznij tam, gdzie najwięcej jest pustych.
coach-give_any = Za sześć dowolnych przypraw ten żeton da na końcu punkty. Oddajesz je naraz, więc zacznij od tych, które nie są wkrótce potrzebne.
coach-succour = Bierzesz tyle sztuk jednego rodzaju, ile karty dają razem. Przyprawy potrzebują wolnych miejsc; statki i koloniści nie.
coach-spy = Wykonujesz jedną akcję z poziomem innego gracza, który nic nie traci. Wybierz kogoś, czyj znacznik jest niżej niż twój.
coach-spy_action = Statki, żniwa, podatki albo kolonia, na poziomie tego gracza. Wybierz to, w czym najbardziej cię wyprzedza.
coach-viceroy = Jeden z najmniej zaawansowanych znaczników przesuwa się o rząd w dół bezpłatnie. Wybierz kolumnę, której krok najtrudniej byłoby opłacić.

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
event-sold = { $seat } { buys }: { $tile }, cena { $price ->
    [one] { $price } dukat
    [few] { $price } dukaty
    [many] { $price } dukatów
   *[other] { $price } dukatów
} (właściciel: { $owner }).
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
event-spy = { $seat } { uses } cudzych poziomów ({ $other }).
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
move-draw = { $number ->
    [0] Nic nie dobieraj
   *[other] Dobierz { $number }
}
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

## will: what is certain of a move before it is played, by the values of its outlook

will-ships = statki +{ $ships }
will-ships_less = statki −{ $ships }
will-ships_after = razem { $ships_after }
will-colonists = koloniści +{ $colonists }
will-colonists_less = koloniści −{ $colonists }
will-ducats = dukaty +{ $ducats }
will-ducats_less = dukaty −{ $ducats }
will-ducats_none = za darmo
will-ducats_after = razem { $ducats_after }
will-drawn = karty +{ $drawn }
will-extra = karty dodatkowej akcji +{ $extra }
will-extra_less = karty dodatkowej akcji −{ $extra }
will-spices = przyprawy: do { $spices }
will-spices_none = brak miejsca na przyprawy
will-cards = karty: do { $cards }
will-cards_none = żadnej karty: twoja ręka jest pełna
will-chance = szansa { $chance }%
will-chance_none = szansa 0%
will-price_spice = płacisz: { $spice }
will-price_ships = statki −{ $ships }
will-price_ducats = dukaty −{ $ducats }
will-level_after = poziom { $level_before } → { $level_after }
will-owner_price = właściciel może go zatrzymać za { $owner_price }
will-owner_price_none = właściciel może go zatrzymać za darmo
will-ducats_left = przy wygranej zostaną dukaty: { $ducats_left }
will-ducats_left_none = przy wygranej nie zostanie żaden dukat
will-bid = prowadzi { $bidder } ({ $bid })
will-forgone = przepada: { $forgone }
will-reach = żetony do oznaczenia: { $reach }
will-lot = licytacja numer { $lot }; zapłata jest dla ciebie
will-hand = karty w ręce potem: { $hand }
will-hand_none = w ręce nie zostanie żadna karta
will-only_card = jedyna karta przy tej akcji
will-once_a_round = raz na rundę
will-used_up = potem jest zużyty
will-stock = { $spice } potem: { $stock }
will-stock_none = { $spice } potem: 0
will-tile = { $tile }
will-spaces = miejsca na przyprawy +{ $spaces }
will-spaces_less = miejsca na przyprawy −{ $spaces }
will-keeps = zostaje u ciebie na później
will-spices_lost = stracone przyprawy: { $spices_lost }
will-spied_ships = statki { $spied_ships }
will-spied_harvest = żniwa { $spied_harvest }
will-spied_taxes = podatki { $spied_taxes }
will-spied_colonists = koloniści { $spied_colonists }

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
why-ducats = Masz większą szansę mieć najwięcej dukatów
why-tiles = Twoje żetony przyniosą więcej

## reason: why a move cannot be played now

reason-ducats_not_now = Bezpłatnie { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
    [many] { $ducats } dukatów
   *[other] { $ducats } dukatów
} daje tylko Szybki start, przed pierwszą rundą.
reason-flag_not_now = Flagę kładzie jej posiadacz na początku rundy.
reason-mark_not_now = Wskaźniki kładzie się na początku rundy, zaraz po fladze, każdy gracz po kolei.
reason-pass_not_now = Pasować można w licytacji i zamiast dodatkowej akcji, ale nie tutaj.
reason-buy_not_now = Kupuje się w licytacji, gdy leży tam twój własny wskaźnik i ktoś licytował.
reason-bid_not_now = Licytuje się w licytacjach, po położeniu wskaźników.
reason-action_not_now = „{ $action }” to akcja: wybierasz ją w swojej turze po licytacjach.
reason-play_not_now = Karty zagrywa się przy własnych akcjach: przed nimi, po nich oraz w trakcie żniw lub zakładania kolonii.
reason-throw_not_now = Karty odrzuca się przed własną akcją i podczas wyprawy.
reason-use_not_now = Żetonów używa się przy własnych akcjach: przed nimi, po nich oraz w trakcie żniw lub zakładania kolonii.
reason-give_not_now = Przyprawy oddajesz, gdy coś ich wymaga: postęp, karta sprzedaży albo Pogłówne.
reason-put_not_now = Przyprawy kładziesz w żniwach albo gdy przynosi je żeton lub karta.
reason-choose_not_now = Nie można tego po prostu wziąć ({ $goods }): musi to oferować żeton lub karta.
reason-draw_not_now = Karty dobierasz podczas wyprawy; inne przychodzą same.
reason-gap_not_now = Kolonistami płacisz albo rezygnujesz, gdy przy zakładaniu kolonii ich brakuje.
reason-colony_not_now = Żeton kolonii bierzesz, gdy jej założenie się uda.
reason-replace_not_now = Plantację zastępujesz tylko wtedy, gdy przychodzi do ciebie piąta.
reason-fill_not_now = Całą plantację lub kolonię uzupełniasz żetonem Dodatkowe żniwa.
reason-spy_not_now = Poziomów innego gracza używasz żetonem Szpiegostwo.
reason-swap_not_now = Żeton prosto z targu bierzesz żetonem Zamiana.
reason-take_not_now = Odłożony żeton bierzesz żetonem Podarunek.
reason-extra_not_now = Dodatkowe akcje są na końcu rundy, gdy wszyscy wykonają zwykłe.
reason-done_not_now = Nie można tego pominąć: najpierw wybierz jeden z proponowanych ruchów.

reason-flag_on_tile = Leży tam żeton. Flaga trafia na pustą kratkę albo obok obszaru gry.
reason-flag_far = Flaga musi stykać się z żetonem bokiem.
reason-mark_empty = Nie leży tam już żaden żeton.
reason-marked = Leży tam już wskaźnik.
reason-mark_far = Twój wskaźnik musi stykać się ze wskaźnikiem { $marker } bokiem lub rogiem.
reason-bid_low = Stawka musi wynosić co najmniej { $least }.
reason-bid_poor = Nie możesz licytować { $amount }: masz { $have ->
    [one] { $have } dukat
    [few] { $have } dukaty
    [many] { $have } dukatów
   *[other] { $have } dukatów
}.
reason-owner_bids = Jako właściciel wskaźnika nie licytujesz: kup za { $price ->
    [one] { $price } dukat
    [few] { $price } dukaty
    [many] { $price } dukatów
   *[other] { $price } dukatów
} albo spasuj.
reason-not_owner = To nie twoja licytacja: możesz tylko licytować albo spasować.
reason-buy_poor = Masz { $have ->
    [one] { $have } dukat
    [few] { $have } dukaty
    [many] { $have } dukatów
   *[other] { $have } dukatów
}; zakup kosztuje { $price }.

reason-no_passing = Tutaj się nie pasuje: wybierz jedną z sześciu akcji, nawet jeśli nic nie da.
reason-action_done = Ta akcja jest wykonana. Przy następnej możesz wybrać: { $action }.
reason-not_during = W trakcie wyprawy nie używa się żetonów: użyj ich przed nią albo po niej.
reason-spice_first = W żniwach kart i żetonów używa się dopiero po pierwszej przyprawie.
reason-last_row = Twój znacznik w kolumnie { $column } jest już w ostatnim rzędzie.
reason-ships_short = Ten krok w kolumnie { $column } kosztuje { $price ->
    [one] { $price } statek
    [few] { $price } statki
    [many] { $price } statków
   *[other] { $price } statków
}; masz { $have }.
reason-spice_short = Ten krok w kolumnie { $column } kosztuje: { $spice } × { $price }; masz { $have }.
reason-other_spice = Następna przyprawa do zapłacenia: { $spice }.
reason-spice_not_there = Nie ma tam takiej przyprawy: { $spice } ({ $place }).
reason-extra_first = Najpierw zagraj kartę dodatkowej akcji; potem wybierz: { $action }.
reason-must_act = Karta dodatkowej akcji jest zagrana: wybierz akcję. Mając ich więcej niż { $kept }, nie można spasować.

reason-no_land = Nic tam jeszcze nie leży: { $place }.
reason-place_full = Nie ma wolnego miejsca: { $place }.
reason-wrong_spice = { $place }: tu mieszczą się inne przyprawy ({ $spice } nie).
reason-no_room = Nie masz wolnego miejsca na przyprawę.
reason-fill_first = Najpierw uzupełnij: { $place }.
reason-must_take = Musisz wziąć przyprawy, na które masz miejsce.

reason-draw_level = W twoim rzędzie kolumny Wyprawy dobierasz najwyżej { $most ->
    [one] { $most } kartę
    [few] { $most } karty
    [many] { $most } kart
   *[other] { $most } kart
}.
reason-hand_full = Limit kart w ręce to { $limit }, a masz { $have }: zagraj karty albo odrzuć kilka, aby zrobić miejsce.
reason-cut_first = Limit kart w ręce to { $limit }: najpierw { $over ->
    [one] musi odejść { $over } karta
    [few] muszą odejść { $over } karty
    [many] musi odejść { $over } kart
   *[other] musi odejść { $over } kart
}.
reason-cut_only = Limit kart w ręce to { $limit }: nadmiar się odrzuca, nie zagrywa.
reason-founded = Kolonia { $colony } jest już przez ciebie założona.
reason-all_founded = Masz już wszystkie kolonie.
reason-colonists_short = Brakuje { $price ->
    [one] { $price } kolonisty
    [few] { $price } kolonistów
    [many] { $price } kolonistów
   *[other] { $price } kolonistów
}; masz { $have }.
reason-other_colony = Założona kolonia to { $colony }: wybierz jeden z jej żetonów.
reason-colony_gone = Takiego żetonu już nie ma.

reason-no_card = Nie masz karty: { $card }.
reason-card_played = Przy tej akcji karta jest już zagrana: limit to jedna.
reason-no_spices = Nie masz przypraw na sprzedaż.
reason-step_poor = Krok kosztuje { $price ->
    [one] { $price } dukat
    [few] { $price } dukaty
    [many] { $price } dukatów
   *[other] { $price } dukatów
}; masz { $have }.
reason-no_column = Nawet z kartą { $card } nie stać cię na krok w żadnej kolumnie.
reason-modifier = Kartę { $card } zagrywa się przed wyborem akcji; jej akcja: { $action }.
reason-only_by_mix = Żniwa przynoszą przyprawy. Statki i kolonistów zamiast nich daje tylko karta zagrana przed nimi.
reason-mix_spices = Wybierz przyprawę i połóż ją na wolnym miejscu.
reason-sell_one = Karta jest zagrana: sprzedaj co najmniej jedną przyprawę.

reason-no_tile = Obok twojej planszy nie ma żetonu: { $tile }.
reason-used_this_round = Żeton { $tile } jest już użyty w tej rundzie; wróci w następnej.
reason-duty_paid = To Pogłówne jest już opłacone.
reason-duty_short = Pogłówne wymaga { $price ->
    [one] { $price } przyprawy
    [few] { $price } przypraw
    [many] { $price } przypraw
   *[other] { $price } przypraw
}; masz { $have }.
reason-all_last_row = Wszystkie twoje znaczniki stoją w ostatnim rzędzie.
reason-not_least = Wicekról przesuwa najmniej zaawansowany znacznik; { $column } jest dalej.
reason-counts_later = Żetonu { $tile } się nie używa: liczy się na końcu gry.
reason-two_goods = Żeton daje statki albo kolonistów, nie przyprawy.
reason-not_aside = Wśród odłożonych żetonów nie ma: { $tile }.
reason-no_tile_there = Nie leży tam żaden żeton: { $square }.
reason-spy_self = Potrzebujesz poziomów innego gracza.
reason-spy_nobody = Nikt tam nie siedzi.
reason-spy_never = Szpiegostwo nie obejmuje akcji { $action }: tylko Zbuduj statki, Przeprowadź żniwa, Zbierz podatki albo Załóż kolonię.
reason-spy_card = Karta { $card } nie pasuje do Szpiegostwa; pasuje tylko taka, która zmienia żniwa albo zakładanie kolonii.
reason-spy_during = Szpiegostwa używa się przed akcją albo po niej, nie w trakcie.

reason-quick_moved = { $column }: ten znacznik jest już przesunięty. Wybierz inną kolumnę.
reason-quick_begun = Jeden znacznik jest przesunięty: teraz przesuń drugi.

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
box-column-ships = Statki
box-column-harvest = Żniwa
box-column-taxes = Podatki
box-column-expeditions = Wyprawy
box-column-colonists = Kolonie
box-tile-small_ginger_plantation = Mała plantacja imbiru
box-tile-small_cinnamon_plantation = Mała plantacja cynamonu
box-tile-small_pepper_plantation = Mała plantacja pieprzu
box-tile-small_nutmeg_plantation = Mała plantacja gałki muszkatołowej
box-tile-small_clove_plantation = Mała plantacja goździków
box-tile-double_ginger_plantation = Podwójna plantacja imbiru
box-tile-double_cinnamon_plantation = Podwójna plantacja cynamonu
box-tile-double_pepper_plantation = Podwójna plantacja pieprzu
box-tile-double_nutmeg_plantation = Podwójna plantacja gałki muszkatołowej
box-tile-double_clove_plantation = Podwójna plantacja goździków
box-tile-triple_ginger_plantation = Potrójna plantacja imbiru
box-tile-triple_cinnamon_plantation = Potrójna plantacja cynamonu
box-tile-triple_pepper_plantation = Potrójna plantacja pieprzu
box-tile-triple_nutmeg_plantation = Potrójna plantacja gałki muszkatołowej
box-tile-triple_clove_plantation = Potrójna plantacja goździków
box-tile-small_plantation_any_spice = Mała plantacja, dowolna przyprawa
box-tile-ship = Statek
box-tile-ducats = Dukaty
box-tile-colonist = Kolonista
box-tile-spice = Przyprawa
box-tile-expedition = Wyprawa
box-tile-duty = Pogłówne
box-tile-extra_actions = Dodatkowe akcje
box-tile-expeditions = Wyprawy
box-tile-ships = Statki
box-tile-colonists = Koloniści
box-tile-settlement = Osada
box-tile-ships_colonists = Statki/Koloniści
box-tile-extra_harvest = Dodatkowe żniwa
box-tile-succour = Sukurs
box-tile-espionage = Szpiegostwo
box-tile-viceroy = Wicekról
box-tile-gift = Podarunek
box-tile-exchange = Zamiana
box-tile-planter = Plantator
box-tile-mission_2 = Misja (2)
box-tile-mission_3 = Misja (3)
box-card_kind-2_ships = 2 statki
box-card_kind-2_colonists = 2 kolonistów
box-card_kind-5_ducats = 5 dukatów
box-card_kind-2_spices = 2 przyprawy
box-card_kind-sell_spices = Sprzedaż przypraw
box-card_kind-progress_for_ducats = Postęp za dukaty
box-card_kind-mixed_harvest = Mieszane żniwa
box-card_kind-one_more_card = Jedna karta więcej
box-card_kind-progress_ships_only = Postęp: tylko statki
box-card_kind-progress_spices_only = Postęp: tylko przyprawy
box-token-4_ducats = 4 dukaty
box-token-2_ships = 2 statki
box-token-2_colonists = 2 kolonistów
box-token-1_ship_and_1_colonist = 1 statek i 1 kolonista
box-token-2_spices = 2 przyprawy
box-token-1_expedition_card = 1 karta wypraw
box-token-1_extra_action_card = 1 karta dodatkowej akcji
box-token-1_vp = 1 PZ
called-symbol-elephant = słoń
called-symbol-palm = palma
called-symbol-shell = muszla
called-symbol-statue = posąg
called-symbol-lotus = lotos
called-symbol-tiger = tygrys

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
board-next = Potem
board-price = Koszt następnego kroku
board-last_row = ostatni rząd
board-your_cards = Twoje karty wypraw
board-your_cards_note = w nawiasach liczba kolonistów i symbol
board-face_down = zakryty
board-red_tile = { $name } (c)

# What every player has of: narrow columns.
board-amount-ducats = Dukaty
board-amount-ships = Stat.
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

## What is printed, as a choice on the page where an owner enters it

called-printed-plantation = plantacja
called-printed-immediate = natychmiast
called-printed-choice = statki albo koloniści
called-printed-gift = Podarunek
called-printed-red = czerwony żeton
called-printed-extra_harvest = Dodatkowe żniwa
called-printed-duty = Pogłówne
called-printed-succour = Sukurs
called-printed-espionage = Szpiegostwo
called-printed-viceroy = Wicekról
called-printed-exchange = Zamiana
called-printed-planter = Plantator
called-printed-mission = Misja
called-printed-ships = statki
called-printed-colonists = koloniści
called-printed-ducats = dukaty
called-printed-spices = przyprawy
called-printed-sell = sprzedaż przypraw
called-printed-purchase = postęp za dukaty
called-printed-mix = mieszane żniwa
called-printed-third-card = jedna karta więcej
called-printed-ships-only = postęp: tylko statki
called-printed-spices-only = postęp: tylko przyprawy
