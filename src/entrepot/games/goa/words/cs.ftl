# Věty hry Goa. $seat je jméno místa, které jedná.

## prompt

prompt-quick_start = Rychlý start: posuň zdarma { $left ->
    [one] { $left } ukazatel
    [few] { $left } ukazatele
   *[other] { $left } ukazatelů
} o řadu dolů, vezmi si { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}, nebo nic z toho.
prompt-quick_start_on = Rychlý start: posuň zdarma další ukazatel o řadu dolů.
prompt-flag = Polož vlajku vedle destičky: tam dražby začnou.
prompt-mark = Polož svůj dražební žeton { $marker } na destičku.
prompt-bid = { $tile }: přihoď víc než { $bid }, nebo pasuj. Tvoje dukáty: { $ducats }.
prompt-bid_poor = { $tile }: máš { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}, víc než { $bid } nabídnout nejde. Pasuj.
prompt-owner = { $tile }: nejvíc nabízí { $bidder } ({ $bid }). Prodej, nebo si destičku kup od banku za { $price }.
prompt-owner_poor = { $tile }: nejvíc nabízí { $bidder } ({ $bid }). Prodej; na nákup za { $price } máš málo.
prompt-act = Vyber akci { $action } z { $actions }.
prompt-act_cards = Vyber akci { $action } z { $actions }. Předtím můžeš hrát karty.
prompt-act_tiles = Vyber akci { $action } z { $actions }. Předtím můžeš použít destičky.
prompt-act_both = Vyber akci { $action } z { $actions }. Předtím můžeš použít karty a destičky.
prompt-extra_act = Vyber akci navíc.
prompt-extra_act_cards = Vyber akci navíc. Předtím můžeš hrát karty.
prompt-extra_act_tiles = Vyber akci navíc. Předtím můžeš použít destičky.
prompt-extra_act_both = Vyber akci navíc. Předtím můžeš použít karty a destičky.
prompt-after = Akce je hotová a žádnou tvou kartu teď zahrát nejde.
prompt-after_cards = Akce je hotová. Zahraj kartu, nebo skonči.
prompt-after_tiles = Akce je hotová. Použij destičku, nebo skonči.
prompt-after_both = Akce je hotová. Zahraj kartu, použij destičku, nebo skonči.
prompt-take_spices = Polož koření na volná místa (ještě { $left }).
prompt-take_spices_stop = Polož koření na volná místa (ještě { $left }), nebo skonči.
prompt-fill_place = Doplň koření: { $place } (ještě { $left }).
prompt-pay_spice = Vyber, odkud zaplatíš { CASE($spice, "acc") }.
prompt-give_any = Odvod: odevzdej libovolné koření (ještě { $left }).
prompt-sell = Vyber koření k prodeji za { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}, nejvýš { $left }.
prompt-sell_more = Prodej další koření, za kus { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
} (ještě { $left }), nebo skonči.
prompt-purchase = Vyber ukazatel, který posuneš za dukáty: { $prices } podle řady, kterou opouští.
prompt-progress_by_card = Vyber sloupec: platíš jen { $goods }.
prompt-harvest = Sklizeň: polož koření na volná místa (ještě { $left }), nebo skonči.
prompt-harvest_help = Sklizeň: polož koření na volná místa (ještě { $left }), použij kartu či destičku, nebo skonči.
prompt-harvest_full = Sklizeň: na další koření ({ $left }) není volné místo. Skonči.
prompt-harvest_full_help = Sklizeň: na další koření ({ $left }) není volné místo. Použij kartu či destičku, nebo skonči.
prompt-harvest_mix = Sklizeň: vezmi si lodě, kolonisty, nebo koření na volná místa (ještě { $left }), nebo skonči.
prompt-harvest_mix_help = Sklizeň: vezmi si lodě, kolonisty, nebo koření (ještě { $left }), použij destičku, nebo skonči.
prompt-cut_hand = Limit karet v ruce je { $limit }: odhoď ještě { $over }.
prompt-cut_hand_play = Limit karet v ruce je { $limit }: zbývá { $over } navíc. Odhoď karty, nebo nějakou zahraj.
prompt-draw = Výprava: dober si nejvýš { $most ->
    [one] { $most } kartu
    [few] { $most } karty
   *[other] { $most } karet
} (limit v ruce je { $limit }).
prompt-draw_cards = Výprava: dober si nejvýš { $most } (limit v ruce { $limit }), nebo se nejdřív zbav karet.
prompt-draw_full = Výprava: máš plnou ruku ({ $limit }). Udělej místo, nebo si nedobírej nic.
prompt-name_colony = Vyber kolonii, kterou chceš založit.
prompt-gap = { $colony }: { $missing ->
    [one] chybí { $missing } kolonista
    [few] chybí { $missing } kolonisté
   *[other] chybí { $missing } kolonistů
}. Zaplať, nebo to vzdej.
prompt-gap_help = { $colony }: { $missing ->
    [one] chybí { $missing } kolonista
    [few] chybí { $missing } kolonisté
   *[other] chybí { $missing } kolonistů
}. Zaplať, použij kartu či destičku, nebo to vzdej.
prompt-gap_poor = { $colony }: { $missing ->
    [one] chybí { $missing } kolonista
    [few] chybí { $missing } kolonisté
   *[other] chybí { $missing } kolonistů
}, máš { $colonists }. Vzdej to.
prompt-gap_poor_help = { $colony }: { $missing ->
    [one] chybí { $missing } kolonista
    [few] chybí { $missing } kolonisté
   *[other] chybí { $missing } kolonistů
}, máš { $colonists }. Použij kartu či destičku, nebo to vzdej.
prompt-choose_colony = Vyber destičku kolonie { $colony }.
prompt-fifth_plantation = { $tile }: není volné místo. Nahraď jinou, nebo ji nech být.
prompt-choose_goods = Vezmi si { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
}, nebo { $colonists ->
    [one] { $colonists } kolonistu
    [few] { $colonists } kolonisty
   *[other] { $colonists } kolonistů
}.
prompt-gift = Dar: vezmi si jednu z odložených destiček.
prompt-exchange = Výměna: vezmi si libovolnou destičku z trhu. Na jejím místě zůstane Výměna.
prompt-extra_harvest = Sklizeň navíc: doplň plantáž nebo kolonii (ještě { $left }), nebo skonči.
prompt-succour = Posila: karty ukazují { $number }. Vezmi si tolik lodí, kolonistů nebo koření.
prompt-viceroy = Místokrál: posuň zdarma jeden ze svých nejméně pokročilých ukazatelů.
prompt-spy = Špionáž: vyber, čí úrovně použiješ.
prompt-spy_action = Vyber akci, kterou provedeš s cizími úrovněmi ({ $other }).
prompt-spy_action_cards = Proveď akci s cizími úrovněmi ({ $other }), nebo zahraj kartu, která nějakou změní.
prompt-extra = Zahraj kartu akce navíc (máš: { $cards }), nebo pasuj.

## event

event-grid = Destičky fáze { $phase } jsou rozložené; odložené: { $aside }.
event-omen = { $seat } { turns }: { $symbol }.
event-start = { $seat } { takes } vlajku a { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}; dukáty ostatních: { $others }.
event-round = Začíná kolo { $round }. { $seat } { holds } vlajku.
event-flag = { $seat } { lays } vlajku: { $square }.
event-mark = { $seat } { puts } dražební žeton { $marker }: { $tile } ({ $square }).
event-bid = { $seat } { bids } na { $amount }.
event-pass = { $seat } { passes }.
event-sold = { $seat } { buys }: { $tile }. Prodej: { $owner }, cena { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}.
event-bought = { $seat } { keeps } { $tile } a { pays } banku { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}.
event-kept = { $seat } { takes } zdarma: { $tile }.
event-receive = { $seat } { receives }: { $tile }.
event-keep_small = { $seat } { keeps } lícem dolů: { $tile }.
event-remove = { $seat } { gives }: { $tile }.
event-token = { $seat } { turns } žeton Bonanza: { $token }.
event-ships = { $seat } { takes } { $number ->
    [one] { $number } loď
    [few] { $number } lodě
   *[other] { $number } lodí
}.
event-colonists = { $seat } { takes } { $number ->
    [one] { $number } kolonistu
    [few] { $number } kolonisty
   *[other] { $number } kolonistů
}.
event-ducats = { $seat } { takes } { $number ->
    [one] { $number } dukát
    [few] { $number } dukáty
   *[other] { $number } dukátů
}.
event-extra_card = { $seat } { takes } { $number ->
    [one] { $number } kartu akce navíc
    [few] { $number } karty akce navíc
   *[other] { $number } karet akce navíc
}.
event-draw = { $seat } { draws } { $number ->
    [one] { $number } kartu výpravy
    [few] { $number } karty výpravy
   *[other] { $number } karet výpravy
}.
event-draw_own = { $seat } { draws } { $number ->
    [one] { $number } kartu výpravy
    [few] { $number } karty výpravy
   *[other] { $number } karet výpravy
} ({ $cards }).
event-turn_up = { $seat } { turns } karty s čísly { $numbers }: celkem { $sum }.
event-reshuffle = Odhozené karty tvoří nový balíček: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
event-put = { $seat } { puts } { CASE($spice, "acc") } ({ $place }).
event-give = { $seat } { gives } { CASE($spice, "acc") } ({ $place }).
event-pay_ships = { $seat } { pays } { $number ->
    [one] { $number } loď
    [few] { $number } lodě
   *[other] { $number } lodí
}.
event-pay_bank = { $seat } { pays } banku { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}.
event-pay_colonists = { $seat } { pays } { $number ->
    [one] { $number } kolonistu
    [few] { $number } kolonisty
   *[other] { $number } kolonistů
}.
event-progress = { $seat } { moves } ukazatel ({ $column }) do řady { $row }.
event-first = { $seat } { is } první v řadě { $row } ({ $column }).
event-all_markers = { $seat } { has } všechny ukazatele v řadě { $row } nebo níž.
event-play = { $seat } { plays } kartu { $card }.
event-throw = { $seat } { throws } kartu { $card }.
event-use = { $seat } { uses } destičku { $tile }.
event-exchange = { $seat } { takes } destičku ({ $square }) a { leaves } tam Výměnu.
event-spy = { $seat } { uses } cizí úrovně ({ $other }).
event-harvest = { $seat } { harvests } nejvýš { $number ->
    [one] { $number } koření
    [few] { $number } koření
   *[other] { $number } koření
}.
event-expedition = { $seat } { goes } na výpravu.
event-name_colony = { $seat } { sets } založit kolonii { $colony }, potřeba je { $need }.
event-found = { $seat } { founds } kolonii { $colony }.
event-fail = { $seat }: kolonii { $colony } se nedaří založit.
event-extra = { $seat } { plays } kartu akce navíc.
event-end = Konec hry. Body podle míst: { $points }.

## move

move-ducats = Vzít dukáty
move-flag = Položit vlajku: { $square }
move-mark = Položit žeton: { $square }
move-pass = Pasovat
move-buy = Koupit
move-progress = Pokrok: { $column }
move-build = { called-action-build }
move-harvest = { called-action-harvest }
move-taxes = { called-action-taxes }
move-expedition = { called-action-expedition }
move-found = Založit kolonii { $colony }
move-play = Zahrát: { $card }
move-throw = Odhodit: { $card }
move-give = Odevzdat { CASE($spice, "acc") } ({ $place })
move-put = Položit { CASE($spice, "acc") } ({ $place })
move-choose = Vzít { $goods }
move-draw = Dobrat { $number }
move-pay = Zaplatit chybějící kolonisty
move-fail = Vzdát
move-colony = Vzít: { $tile }
move-replace = Nahradit: { $place }
move-fill = Doplnit: { $place }
move-spy = Použít cizí úrovně ({ $seat })
move-swap = Vzít destičku ({ $square })
move-extra = Zahrát kartu akce navíc
move-done = Hotovo
move-take = Vzít: { $tile }
move-use = Použít: { $tile }
move-bid = Nabídnout { $amount }

## score

score-markers = Rozvoj
score-colonies = Kolonie
score-cards = Karty výpravy
score-ducats = Nejvíc dukátů
score-plantations = Malé plantáže
score-duty = Odvod
score-missions = Mise
score-tokens = Bonanza

## term

term-markers = Rozvoj
term-colonies = Kolonie
term-cards = Karty výpravy
term-ducats = Nejvíc dukátů
term-tiles = Destičky a žetony

## why: čím je krok dobrý, podle složky, které pomáhá nejvíc

why-markers = Tvoje ukazatele pokroku dojdou dál
why-colonies = Tvoje kolonie vynesou víc
why-cards = Tvoje karty výpravy vynesou víc
why-ducats = Blížíš se k převaze v dukátech
why-tiles = Tvoje destičky vynesou víc

# V čem se počítají očekávané body.
unit = body

## amounts

amount-ships = { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
}
amount-colonists = { $count ->
    [one] { $count } kolonista
    [few] { $count } kolonisté
   *[other] { $count } kolonistů
}
amount-ducats = { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}
amount-spices = { $count ->
    [one] { $count } libovolné koření
    [few] { $count } libovolná koření
   *[other] { $count } libovolných koření
}
amount-cards = { $count ->
    [one] { $count } karta výpravy
    [few] { $count } karty výpravy
   *[other] { $count } karet výpravy
}
amount-extra_actions = { $count ->
    [one] { $count } karta akce navíc
    [few] { $count } karty akce navíc
   *[other] { $count } karet akce navíc
}

## values: jak se jmenují; .title stojí samostatně nebo na začátku věty, .short je do úzkých míst, .acc je 4. pád

nothing = nic
called-tile-flag = Vlajka
# Na pruhu destičky; příliš dlouhé jméno se smí zlomit v U+200B.
called-class-mission = Mise
called-class-choice = Lodě/{ "\u200B" }Kolonisté

called-spice-ginger = zázvor
    .title = Zázvor
    .acc = zázvor
called-spice-cinnamon = skořice
    .title = Skořice
    .acc = skořici
called-spice-pepper = pepř
    .title = Pepř
    .acc = pepř
called-spice-nutmeg = muškát
    .title = Muškát
    .acc = muškát
called-spice-clove = hřebíček
    .title = Hřebíček
    .acc = hřebíček
called-spice-any = libovolné koření
    .title = Libovolné koření
    .acc = libovolné koření

called-goods-ships = lodě
    .title = Lodě
called-goods-colonists = kolonisty
    .title = Kolonisté
called-goods-spices = koření
    .title = Koření

called-supply-points = viditelné body
    .title = Viditelné body
called-supply-ducats = dukáty
    .title = Dukáty
called-supply-ships = lodě
    .title = Lodě
called-supply-colonists = kolonisté
    .title = Kolonisté
called-supply-extra = karty akce navíc
    .title = Karty akce navíc
    .short = navíc
called-supply-cards = karty výpravy
    .title = Karty výpravy
    .short = karty

called-action-progress = Pokrok
called-action-build = Stavba lodí
called-action-harvest = Sklizeň
called-action-taxes = Výběr daní
called-action-expedition = Výprava
called-action-found = Založení kolonie

# Druhy karet, jejichž jména jsou na pruh karty příliš dlouhá.
called-band-purchase = Pokrok za dukáty
called-band-ships-only = Jen lodě
called-band-spices-only = Jen koření

called-place-plantation-1 = plantáž 1
called-place-plantation-2 = plantáž 2
called-place-plantation-3 = plantáž 3
called-place-plantation-4 = plantáž 4

# Pole mřížky a místa kolem ní.
-square = sloupec { $column }, řada { $row }
-above = horní okraj sloupce { $column }
-below = dolní okraj sloupce { $column }
-left = levý okraj řady { $row }
-right = pravý okraj řady { $row }
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

# Místa u stolu, kde nesedí nikdo se jménem.
called-seat-0 = místo 0
called-seat-1 = místo 1
called-seat-2 = místo 2
called-seat-3 = místo 3
called-other-0 = místo 0
called-other-1 = místo 1
called-other-2 = místo 2
called-other-3 = místo 3
called-owner-0 = místo 0
called-owner-1 = místo 1
called-owner-2 = místo 2
called-owner-3 = místo 3
called-bidder-0 = místo 0
called-bidder-1 = místo 1
called-bidder-2 = místo 2
called-bidder-3 = místo 3

# Co je natištěno na destičkách, kartách a žetonech.
called-column-ships = Lodě
called-column-harvest = Sklizeň
called-column-taxes = Daně
called-column-expeditions = Výpravy
called-column-colonists = Kolonisté
called-tile-a-plantation-ginger-1 = Malá plantáž zázvoru
called-tile-a-plantation-cinnamon-1 = Malá plantáž skořice
called-tile-a-plantation-pepper-1 = Malá plantáž pepře
called-tile-a-plantation-nutmeg-1 = Malá plantáž muškátu
called-tile-a-plantation-clove-1 = Malá plantáž hřebíčku
called-tile-a-plantation-ginger-2 = Dvojitá plantáž zázvoru
called-tile-a-plantation-cinnamon-2 = Dvojitá plantáž skořice
called-tile-a-plantation-pepper-2 = Dvojitá plantáž pepře
called-tile-a-plantation-nutmeg-2 = Dvojitá plantáž muškátu
called-tile-a-plantation-clove-2 = Dvojitá plantáž hřebíčku
called-tile-a-plantation-any-1 = Malá plantáž, libovolné koření
called-tile-a-red-ship = Loď
called-tile-a-red-ducats = Dukáty
called-tile-a-red-colonist = Kolonista
called-tile-a-red-spice = Koření
called-tile-a-red-expedition = Výprava
called-tile-a-duty = Odvod
called-tile-a-extra-actions = Akce navíc
called-tile-a-expeditions-2 = Výpravy
called-tile-a-ships-4 = Lodě
called-tile-a-colonists-4 = Kolonisté
called-tile-a-settlement = Osada
called-tile-a-ships-or-colonists = Lodě/Kolonisté
called-tile-b-plantation-ginger-2 = Dvojitá plantáž zázvoru
called-tile-b-plantation-cinnamon-2 = Dvojitá plantáž skořice
called-tile-b-plantation-pepper-2 = Dvojitá plantáž pepře
called-tile-b-plantation-nutmeg-2 = Dvojitá plantáž muškátu
called-tile-b-plantation-clove-2 = Dvojitá plantáž hřebíčku
called-tile-b-plantation-ginger-3 = Trojitá plantáž zázvoru
called-tile-b-plantation-cinnamon-3 = Trojitá plantáž skořice
called-tile-b-plantation-pepper-3 = Trojitá plantáž pepře
called-tile-b-plantation-nutmeg-3 = Trojitá plantáž muškátu
called-tile-b-plantation-clove-3 = Trojitá plantáž hřebíčku
called-tile-b-extra-harvest = Sklizeň navíc
called-tile-b-succour = Posila
called-tile-b-espionage = Špionáž
called-tile-b-viceroy = Místokrál
called-tile-b-duty = Odvod
called-tile-b-gift = Dar
called-tile-b-exchange = Výměna
called-tile-b-planter = Plantážník
called-tile-b-mission-2 = Mise (2)
called-tile-b-mission-3 = Mise (3)
called-tile-b-extra-actions = Akce navíc
called-tile-b-expeditions-3 = Výpravy
called-tile-b-ships-4 = Lodě
called-tile-b-colonists-4 = Kolonisté
called-tile-b-settlement = Osada
called-tile-b-ships-or-colonists = Lodě/Kolonisté
called-aside-a-plantation-ginger-1 = Malá plantáž zázvoru
called-aside-a-plantation-cinnamon-1 = Malá plantáž skořice
called-aside-a-plantation-pepper-1 = Malá plantáž pepře
called-aside-a-plantation-nutmeg-1 = Malá plantáž muškátu
called-aside-a-plantation-clove-1 = Malá plantáž hřebíčku
called-aside-a-plantation-ginger-2 = Dvojitá plantáž zázvoru
called-aside-a-plantation-cinnamon-2 = Dvojitá plantáž skořice
called-aside-a-plantation-pepper-2 = Dvojitá plantáž pepře
called-aside-a-plantation-nutmeg-2 = Dvojitá plantáž muškátu
called-aside-a-plantation-clove-2 = Dvojitá plantáž hřebíčku
called-aside-a-plantation-any-1 = Malá plantáž, libovolné koření
called-aside-a-red-ship = Loď
called-aside-a-red-ducats = Dukáty
called-aside-a-red-colonist = Kolonista
called-aside-a-red-spice = Koření
called-aside-a-red-expedition = Výprava
called-aside-a-duty = Odvod
called-aside-a-extra-actions = Akce navíc
called-aside-a-expeditions-2 = Výpravy
called-aside-a-ships-4 = Lodě
called-aside-a-colonists-4 = Kolonisté
called-aside-a-settlement = Osada
called-aside-a-ships-or-colonists = Lodě/Kolonisté
called-aside-b-plantation-ginger-2 = Dvojitá plantáž zázvoru
called-aside-b-plantation-cinnamon-2 = Dvojitá plantáž skořice
called-aside-b-plantation-pepper-2 = Dvojitá plantáž pepře
called-aside-b-plantation-nutmeg-2 = Dvojitá plantáž muškátu
called-aside-b-plantation-clove-2 = Dvojitá plantáž hřebíčku
called-aside-b-plantation-ginger-3 = Trojitá plantáž zázvoru
called-aside-b-plantation-cinnamon-3 = Trojitá plantáž skořice
called-aside-b-plantation-pepper-3 = Trojitá plantáž pepře
called-aside-b-plantation-nutmeg-3 = Trojitá plantáž muškátu
called-aside-b-plantation-clove-3 = Trojitá plantáž hřebíčku
called-aside-b-extra-harvest = Sklizeň navíc
called-aside-b-succour = Posila
called-aside-b-espionage = Špionáž
called-aside-b-viceroy = Místokrál
called-aside-b-duty = Odvod
called-aside-b-gift = Dar
called-aside-b-exchange = Výměna
called-aside-b-planter = Plantážník
called-aside-b-mission-2 = Mise (2)
called-aside-b-mission-3 = Mise (3)
called-aside-b-extra-actions = Akce navíc
called-aside-b-expeditions-3 = Výpravy
called-aside-b-ships-4 = Lodě
called-aside-b-colonists-4 = Kolonisté
called-aside-b-settlement = Osada
called-aside-b-ships-or-colonists = Lodě/Kolonisté
called-tile-quilon-ginger-cinnamon = Quilon (zázvor, skořice)
called-tile-quilon-cinnamon-pepper = Quilon (skořice, pepř)
called-tile-quilon-pepper-nutmeg = Quilon (pepř, muškát)
called-tile-quilon-nutmeg-clove = Quilon (muškát, hřebíček)
called-tile-quilon-clove-ginger = Quilon (hřebíček, zázvor)
called-tile-madras-ginger-cinnamon = Madras (zázvor, skořice)
called-tile-madras-cinnamon-pepper = Madras (skořice, pepř)
called-tile-madras-pepper-nutmeg = Madras (pepř, muškát)
called-tile-madras-nutmeg-clove = Madras (muškát, hřebíček)
called-tile-madras-clove-ginger = Madras (hřebíček, zázvor)
called-symbol-elephant = slon
called-symbol-palm = palma
called-symbol-shell = mušle
called-symbol-statue = socha
called-symbol-tiger = tygr
called-symbol-lotus = lotos
called-card-ships-shell = 2 lodě (mušle)
called-cards-ships-shell = 2 lodě
called-card-ships-palm = 2 lodě (palma)
called-cards-ships-palm = 2 lodě
called-card-ships-elephant = 2 lodě (slon)
called-cards-ships-elephant = 2 lodě
called-card-colonists-palm = 2 kolonisté (palma)
called-cards-colonists-palm = 2 kolonisté
called-card-colonists-elephant = 2 kolonisté (slon)
called-cards-colonists-elephant = 2 kolonisté
called-card-colonists-statue = 2 kolonisté (socha)
called-cards-colonists-statue = 2 kolonisté
called-card-ducats-elephant = 5 dukátů (slon)
called-cards-ducats-elephant = 5 dukátů
called-card-ducats-tiger = 5 dukátů (tygr)
called-cards-ducats-tiger = 5 dukátů
called-card-ducats-lotus = 5 dukátů (lotos)
called-cards-ducats-lotus = 5 dukátů
called-card-spices-tiger = 2 koření (tygr)
called-cards-spices-tiger = 2 koření
called-card-spices-lotus = 2 koření (lotos)
called-cards-spices-lotus = 2 koření
called-card-spices-palm = 2 koření (palma)
called-cards-spices-palm = 2 koření
called-card-sell-statue = Prodej koření (socha)
called-cards-sell-statue = Prodej koření
called-card-sell-shell = Prodej koření (mušle)
called-cards-sell-shell = Prodej koření
called-card-sell-tiger = Prodej koření (tygr)
called-cards-sell-tiger = Prodej koření
called-card-purchase-lotus = Pokrok za dukáty (lotos)
called-cards-purchase-lotus = Pokrok za dukáty
called-card-purchase-statue = Pokrok za dukáty (socha)
called-cards-purchase-statue = Pokrok za dukáty
called-card-purchase-shell = Pokrok za dukáty (mušle)
called-cards-purchase-shell = Pokrok za dukáty
called-card-mix-palm = Smíšená sklizeň (palma)
called-cards-mix-palm = Smíšená sklizeň
called-card-mix-lotus = Smíšená sklizeň (lotos)
called-cards-mix-lotus = Smíšená sklizeň
called-card-mix-shell = Smíšená sklizeň (mušle)
called-cards-mix-shell = Smíšená sklizeň
called-card-third-card-statue = O kartu víc (socha)
called-cards-third-card-statue = O kartu víc
called-card-third-card-tiger = O kartu víc (tygr)
called-cards-third-card-tiger = O kartu víc
called-card-third-card-palm = O kartu víc (palma)
called-cards-third-card-palm = O kartu víc
called-card-ships-only-shell = Pokrok, jen lodě (mušle)
called-cards-ships-only-shell = Pokrok, jen lodě
called-card-ships-only-tiger = Pokrok, jen lodě (tygr)
called-cards-ships-only-tiger = Pokrok, jen lodě
called-card-ships-only-elephant = Pokrok, jen lodě (slon)
called-cards-ships-only-elephant = Pokrok, jen lodě
called-card-spices-only-elephant = Pokrok, jen koření (slon)
called-cards-spices-only-elephant = Pokrok, jen koření
called-card-spices-only-lotus = Pokrok, jen koření (lotos)
called-cards-spices-only-lotus = Pokrok, jen koření
called-card-spices-only-statue = Pokrok, jen koření (socha)
called-cards-spices-only-statue = Pokrok, jen koření
called-token-ducats = dukáty
called-token-ships = lodě
called-token-colonists = kolonisté
called-token-ship-colonist = loď a kolonista
called-token-spices = koření
called-token-expedition = karta výpravy
called-token-extra-action = karta akce navíc
called-token-vp = vítězný bod

## board: co navíc říká herní plán v terminálu

board-round = Kolo { $phase }{ $round }
board-signs = { $flag } vlajka, # žeton
board-auction = Dražba
board-auction_note = poslední slovo má majitel žetonu
board-lot = { $number } z { $lots }:
board-lot_owner = { $lot }, majitel žetonu: { $owner }.
board-passes = { $name } pasuje
board-no_bids = Zatím bez nabídky.
board-piles = balíček { $deck }, odhozeno { $discards }
board-development = Tvůj rozvoj
board-ducats = { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}, vidíš je jen ty
board-row = Řada
board-yields = Výnos
board-next = Další
board-price = Cena dalšího kroku
board-last_row = poslední řada
board-your_cards = Tvoje karty výpravy
board-your_cards_note = kolonisté a symbol v závorce
board-face_down = lícem dolů
board-red_tile = { $name } (č)

# Co má který hráč: úzké sloupce.
board-amount-ducats = Dukáty
board-amount-ships = Lodě
board-amount-colonists = Kolon.
board-amount-extra = Navíc
board-amount-hand_size = Karty
board-rows = Řady

# Druhy destiček, jejichž jména jsou do mřížky příliš dlouhá.
board-tile-extra_harvest = Skliz. nav.
board-tile-choice = Lodě/Kol.

## option

option-quick_start = Rychlý start
option-quick_start-about = Všichni začínají s malým náskokem: dva ukazatele v řadě 2, nebo o deset dukátů víc.
option-bonanza = Bonanza
option-bonanza-about = Pod rohy trhu leží skryté žetony a čekají na toho, kdo tam nakoupí.
option-hand_limit_always = Limit karet stále
option-hand_limit_always-about = Karty výpravy nad limit se odhazují ihned. Pravidla lze číst obojím způsobem; vypnuto je čtení, které považujeme za správné.

## verbs

bids = { $person ->
    [second] přihazuješ
   *[third] přihazuje
}
buys = { $person ->
    [second] kupuješ
   *[third] kupuje
}
does = { $person ->
    [second] děláš
   *[third] dělá
}
draws = { $person ->
    [second] si dobíráš
   *[third] si dobírá
}
founds = { $person ->
    [second] zakládáš
   *[third] zakládá
}
gives = { $person ->
    [second] odevzdáváš
   *[third] odevzdává
}
goes = { $person ->
    [second] vyrážíš
   *[third] vyráží
}
harvests = { $person ->
    [second] sklízíš
   *[third] sklízí
}
has = { $person ->
    [second] máš
   *[third] má
}
holds = { $person ->
    [second] držíš
   *[third] drží
}
is = { $person ->
    [second] jsi
   *[third] je
}
keeps = { $person ->
    [second] si ponecháváš
   *[third] si ponechává
}
lays = { $person ->
    [second] pokládáš
   *[third] pokládá
}
moves = { $person ->
    [second] posouváš
   *[third] posouvá
}
passes = { $person ->
    [second] pasuješ
   *[third] pasuje
}
leaves = { $person ->
    [second] necháváš
   *[third] nechává
}
pays = { $person ->
    [second] platíš
   *[third] platí
}
plays = { $person ->
    [second] hraješ
   *[third] hraje
}
puts = { $person ->
    [second] pokládáš
   *[third] pokládá
}
receives = { $person ->
    [second] dostáváš
   *[third] dostává
}
sets = { $person ->
    [second] chceš
   *[third] chce
}
takes = { $person ->
    [second] si bereš
   *[third] si bere
}
throws = { $person ->
    [second] odhazuješ
   *[third] odhazuje
}
turns = { $person ->
    [second] otáčíš
   *[third] otáčí
}
uses = { $person ->
    [second] používáš
   *[third] používá
}
