goa-market = Trh
goa-my_boards = Moje desky
goa-look_at = Co si prohlédnout
goa-see_boards = Prohlédnout desky: { $name }
goa-enlarge_market = Prohlédnout trh
goa-flag_at = Vlajka, { $square }
goa-flag_holder = Vlajku drží { $name }
goa-free = zdarma
goa-you = Ty
goa-you_small = ty
goa-to_you = ty
goa-vp = VB
goa-in_sight = viditelné VB
goa-in_all = VB celkem
goa-secret = vidíš to jen ty
goa-nothing_yet = zatím žádné území ani destičky
goa-no_tiles_of = žádné destičky
goa-rounds = Kola, nyní { $round }
goa-round = Kolo { $round }
goa-action_of = akce { $action } z { $actions }
goa-tell-mark = Položit žeton: { $tile } ({ $square })
goa-tell-swap = Vzít: { $tile } ({ $square })
goa-empty = prázdné
goa-marker = žeton { $marker }: { $name }

goa-stage-setup = Příprava hry
goa-stage-setup-long = Destičky jsou rozložené; začínající hráč si bere vlajku.
goa-stage-markers = Žetony
goa-stage-markers-long = Vlajka se položí vedle destičky, pak jeden žeton po druhém na destičky, které sousedí s předchozí. Každá označená destička se vydraží v pořadí čísel.
goa-stage-auctions = Dražby
goa-stage-auctions-long = Každá destička se draží jednou kolem stolu; majitel žetonu mluví poslední.
goa-stage-actions = Akce
goa-stage-actions-long = Každý má { $actions ->
    [one] { $actions } akci
    [few] { $actions } akce
   *[other] { $actions } akcí
}, postupně kolem stolu. Zbylé destičky počkají na příští kolo.
goa-stage-extra = Akce navíc
goa-stage-extra-long = Kdo má karty akce navíc, smí je zahrát; nikdo si nenechá víc než { $kept }.
goa-stage-over = Konec
goa-stage-over-long = Poslední kolo je za námi.
goa-aside = Odložené
goa-aside_note = Tyto destičky na trh nepřišly. Jednu z nich si vezme Dar ve fázi B.
goa-auction = Dražba
goa-kinds = Druhy destiček
goa-kind-plantation = plantáž
goa-kind-now = ihned
goa-kind-red = každé kolo
goa-kind-once = jednou za hru
goa-kind-score = boduje na konci
goa-kind-flag = začínající hráč
goa-queue = Dražené destičky tohoto kola
goa-queue-sold = { $name }, { $price }
goa-queue-now = teď
goa-queue-open = čeká

goa-voices = Nabídky
goa-said-bid = nabízí { $amount }
goa-said-pass = pasuje
goa-said-now = je na řadě
goa-said-you-pass = pas
goa-said-you-bid = nabízíš { $amount }
goa-said-you-now = jsi na řadě
goa-said-you-later = přijdeš na řadu
goa-said-you-last = poslední slovo
goa-said-you-decides = rozhoduješ
goa-said-later = přijde na řadu
goa-said-last = poslední slovo
goa-said-decides = rozhoduje
goa-no_bid = zatím bez nabídky
goa-leads = vede { $name }
goa-if_you = Získáš ty:
goa-if_owner = Ponechá si { $name }:
goa-if_pass = Získá { $name }:
goa-if_you_keep = Ponecháš si ty:
goa-if_nobody = Když nikdo nepřihodí, bere si ji zdarma { $name }.
goa-if_nobody_you = Když nikdo nepřihodí, máš ji zdarma.
goa-to_owner = { $count } → { $name }
goa-to_bank = { $count } → bank
goa-your_bid = Tvoje nabídka
goa-you_hold = máš
goa-amounts = Částky
goa-less = Méně
goa-more = Více
goa-bid = Nabídnout { $amount }
goa-pass = Pasovat
goa-too_little = Na vyšší nabídku nemáš dost.
goa-decide = Tvoje rozhodnutí
goa-let_go = Prodat: { $name }
goa-buy = Koupit pro sebe
goa-cannot_buy = Koupě stojí { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}; máš { $ducats }.
goa-waits = Přemýšlí { $name } …

goa-land = Území
goa-my_land = Moje území
goa-land_of = Území: { $name }
goa-plantations = Plantáže
goa-colonies = Kolonie
goa-free_place = volné místo
goa-place_label = { $name }: { $spices }; volná místa: { $free }
goa-not_founded = { $colony }, nezaložená
goa-certain = jisté
goa-too_few = příliš málo
goa-about = asi { $percent } %
goa-percent = { $percent } %
goa-needs = potřeba { $count }
goa-spaces = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
goa-colonies_all = Všechny kolonie ({ $count }), { $points } VB.
goa-colonies_note = { $count ->
    [one] { $count } kolonie
    [few] { $count } kolonie
   *[other] { $count } kolonií
}, { $points } VB. Příští založí populace { $population }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} a kolonisté.
goa-supplies = Zásoby

goa-development = Deska rozvoje
goa-levels = Úrovně
goa-row = řada { $row }
goa-cell = { $column }, řada { $row }
goa-here = tvůj ukazatel
goa-hand = ruka { $limit }
goa-first = 1.
goa-bonus = Všechny ukazatele v řadě { $row }
goa-step = { $column }: z řady { $from } do řady { $to }
goa-step_note = { $from } → { $to }, { $price }

goa-actions = Akce
goa-act-step = { $column } { $from } → { $to }
goa-act-none = –
goa-act-more = { $count ->
    [one] nebo jiný sloupec
    [few] nebo { $count } jiné sloupce
   *[other] nebo { $count } jiných sloupců
}
goa-act-paid = jediný sloupec, který zaplatíš
goa-act-unpayable = žádný sloupec nelze zaplatit
goa-act-become = { $from } → { $to }
goa-act-harvest = úroveň { $level }, { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
goa-act-hand = ruka { $count } z { $limit }
goa-act-chance = { $name } { $percent } %
goa-act-all_founded = vše založeno

goa-choices = Odpovědi
goa-turned = Otočené karty
goa-turned_sum = { $sum } z karet
goa-gap = Populace { $population }, karty { $cards }
goa-gap_need = potřeba: { $need }, chybí: { $count }
goa-pay = Zaplatit { $count ->
    [one] { $count } kolonistu
    [few] { $count } kolonisty
   *[other] { $count } kolonistů
}
goa-pay_note = { $count ->
    [one] { $count } kolonista
    [few] { $count } kolonisté
   *[other] { $count } kolonistů
}: kolonie je tvoje
goa-fail_note = ponecháš si vše a vezmeš si { $count ->
    [one] { $count } kolonistu
    [few] { $count } kolonisty
   *[other] { $count } kolonistů
}
goa-extra_note = ještě jedna akce
goa-replace_note = Položit místo …
goa-filled = plné { $filled } z { $spaces }
goa-usable = Co smíš použít
goa-usable-after = Ještě smíš použít
goa-usable-cut_hand = Jednu odhoď
goa-on_the_market = Klepni na svítící destičku trhu.
goa-pass-quick_start = Nic z toho
goa-pass-quick_start-note = žádné ukazatele, žádné dukáty
goa-pass-fifth_plantation = Novou nechat být
goa-pass-extra-note = v tomto kole už bez akcí navíc
goa-spy_level = { $column } { $level }
goa-put_note = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
goa-give_note = máš { $count }
goa-loses-spices = { $count ->
    [one] Lze vzít ještě { $count } další.
    [few] Lze vzít ještě { $count } další.
   *[other] Lze vzít ještě { $count } dalších.
}
goa-loses-sell = Lze prodat ještě další koření: { $count }.
goa-loses-cards = Lze dobrat ještě { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
goa-loses-colony = Máš kolonisty, kteří chybí pro kolonii { $colony }.
goa-loses-tile = Tato destička by přišla vniveč: { $tile }.
goa-loses-start = Začneš bez kroků zdarma ({ $count }) i bez dukátů ({ $ducats }).
goa-done = Hotovo
goa-done-after = Ukončit akci
goa-done-harvest = Ukončit sklizeň

goa-cards = Karty výpravy
goa-cards_worth = { $count } VB, pokud zůstanou
goa-cards_count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
goa-no_cards = Zatím žádné karty. Dobírá je akce Výprava.
goa-card_back = Karta výpravy
goa-deck = Balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
goa-discards = Odhozené: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
goa-bin = Odhodit kartu
goa-tiles = Destičky
goa-tiles_note = použití není akce
goa-no_tiles = Zatím žádné destičky. Leží tu ty, které se nepoužijí ihned.
goa-small_kept = { $name }, lícem dolů
goa-tile_state-ready = připravená
goa-tile_state-used = v tomto kole použitá
goa-tile_state-once = jednou za hru
goa-tile_state-end = na konci
goa-tile_state-unpaid = zatím nezaplacená
goa-tile_state-paid = zaplacená: { $points } VB

goa-tab-now = Teď
goa-tab-land = Území
goa-tab-hand = Karty { $count }
goa-tab-cards = Karty a destičky
goa-outlook-bid = Dražba { $marker } z { $count }. Po tobě: { $names }.
goa-outlook-act = Svítící karty a destičky smíš použít předem; nejsou to akce.
goa-outlook-spy = Úrovně ({ $name }): { $levels }.
goa-outlook-card_played = Jedinou kartu k této akci už máš zahranou.

goa-card-ships = kdykoli během akce
goa-card-ships-long = Při své akci si vezmi: { $gain }.
goa-card-colonists = kdykoli během akce
goa-card-colonists-long = Při své akci si vezmi: { $gain }.
goa-card-ducats = kdykoli během akce
goa-card-ducats-long = Při své akci si vezmi: { $gain }.
goa-card-spices = na volná místa
goa-card-spices-long = Při své akci: vezmi si na volná místa nejvýš { $spices } koření.
goa-card-sell = nejvýš { $sales } koření
goa-card-sell-long = Při své akci: prodej 1 až { $sales } koření, za kus { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}.
goa-card-purchase = Pokrok jen za dukáty
goa-card-purchase-long = Při své akci: posuň jeden ukazatel o řadu dolů za dukáty: { $prices } podle řady, kterou opouští.
goa-card-mix = Sklizeň: libovolná směs
goa-card-mix-long = Při sklizni: vezmi si libovolnou směs koření, lodí a kolonistů, kolik ukazuje tvoje úroveň.
goa-card-third-card = Založení: otoč o kartu víc
goa-card-third-card-long = Při zakládání: otoč { $more ->
    [one] { $more } kartu
    [few] { $more } karty
   *[other] { $more } karet
} místo { $cards }. Lze zahrát i poté, co jsou vidět první { $cards }.
goa-card-ships-only = Pokrok: neplať koření
goa-card-ships-only-long = Při Pokroku: zaplať jen lodě.
goa-card-spices-only = Pokrok: neplať lodě
goa-card-spices-only-long = Při Pokroku: zaplať jen koření.

goa-tip-flag = Kdo ji získá, začíná akce tohoto kola, rozmístí žetony příštího a vezme si kartu akce navíc.
goa-tip-empty = Žádná destička tu neleží.
goa-tip-marker = Žeton { $marker } ({ $name }): destička se bude dražit; poslední slovo má { $name }.
goa-tip-sold = Má ji { $name } za { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}.
goa-tip-token = Pod ní je skrytý žeton Bonanza.
goa-tip-plantation = Plantáž, { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
} ({ $spice }). Přichází plná; znovu ji doplní sklizeň.
goa-tip-small = { $count ->
    [one] Malá: na konci { $points } VB, s Plantážníkem { $planter }.
    [few] Malá: na konci { $points } VB, s Plantážníkem { $planter }.
   *[other] Malá: na konci { $points } VB, s Plantážníkem { $planter }.
}
goa-tip-immediate = Ihned si vezmi: { $gain }. Pak destička zmizí.
goa-tip-choice = Ihned si vezmi { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
}, nebo { $colonists ->
    [one] { $colonists } kolonistu
    [few] { $colonists } kolonisty
   *[other] { $colonists } kolonistů
}. Pak destička zmizí.
goa-tip-gift = Ihned si vezmi jednu z odložených destiček.
goa-tip-red = Jednou za kolo si při své akci vezmi: { $gain }. Destička ti zůstává.
goa-tip-rounds = { $count ->
    [one] Zbývá { $count } kolo, včetně tohoto.
    [few] Zbývají { $count } kola, včetně tohoto.
   *[other] Zbývá { $count } kol, včetně tohoto.
}
goa-tip-duty = Jednou, při své akci: odevzdej libovolné koření ({ $price }). Na konci má pak hodnotu { $points } VB.
goa-tip-extra_harvest = Jednou, při své akci: doplň nejvýš { $count } ze svých plantáží a kolonií.
goa-tip-succour = Jednou, při své akci: otoč { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} a vezmi si tolik koření, lodí nebo kolonistů, kolik ukazují.
goa-tip-espionage = Jednou, při své akci: proveď o akci víc s úrovněmi jiného hráče. Ne Pokrok, ne Výpravu.
goa-tip-viceroy = Jednou, při své akci: posuň zdarma o řadu dolů jeden ze svých nejméně pokročilých ukazatelů.
goa-tip-exchange = Při své akci: vezmi si libovolnou destičku trhu a tuto nech na jejím místě.
goa-tip-planter = Na konci má každá tvoje malá plantáž hodnotu { $planter } VB místo { $points }.
goa-tip-mission = { $points } VB na konci.
goa-tip-card_number = Otočená při zakládání platí za { $number }.
goa-tip-card_symbol = { $count ->
    [one] Ponechaná do konce: { $symbol } ({ $count }) je za { $points } VB.
    [few] Ponechané do konce: { $symbol } ({ $count }) je za { $points } VB.
   *[other] Ponechané do konce: { $symbol } ({ $count }) je za { $points } VB.
}
goa-tip-lying = Leží tu: { $spices }.
goa-tip-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}: { $kinds }.
goa-tip-spices_pay = Kořením se platí Pokrok a lze ho prodat pomocí karty.
goa-tip-free_place = Sem přijde příští plantáž, kterou získáš.
goa-tip-colony = Potřeba { $need }: tvoje populace { $population }, { $cards ->
    [one] { $cards } otočená karta
    [few] { $cards } otočené karty
   *[other] { $cards } otočených karet
} a nejvýš { $colonists ->
    [one] { $colonists } zaplacený kolonista
    [few] { $colonists } zaplacení kolonisté
   *[other] { $colonists } zaplacených kolonistů
}. Má { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}.
goa-tip-chance = Podle karet, které nevidíš, se podaří asi v { $percent } případech ze 100.
goa-tip-colony_left = { $count ->
    [one] Zbývá její { $count } destička.
    [few] Zbývají její { $count } destičky.
   *[other] Zbývá jejích { $count } destiček.
}
goa-tip-row_points = Ukazatel zde je na konci za { $count } VB.
goa-tip-first = Kdo sem přijde první, dobere si kartu výpravy.
goa-tip-first_gone = První je tu { $name }.
goa-tip-here = Zde: { $names }.
goa-tip-column-ships = Stavba lodí dává { $value }.
goa-tip-column-harvest = Sklizeň dává nejvýš { $value } koření.
goa-tip-column-taxes = Daně dávají { $value ->
    [one] { $value } dukát
    [few] { $value } dukáty
   *[other] { $value } dukátů
}.
goa-tip-column-expeditions = Výprava dobírá nejvýš { $value }, v ruce smí být { $limit }.
goa-tip-column-colonists = Populace { $value } pro zakládání kolonií; nespotřebuje se.
goa-tip-step = Cena: { $price }.
goa-tip-step_gain = Číslo vzroste z { $from } na { $to }.
goa-tip-bonus = Až tvůj poslední ukazatel dojde do řady { $row }, vezmeš si kartu akce navíc.
goa-tip-supply-ducats = Na nabídky a nákupy. Dukáty každého jsou tajné; nejvíc dukátů je na konci za { $points } VB.
goa-tip-supply-ships = Platí se jimi Pokrok.
goa-tip-supply-colonists = Doplní, co chybí při zakládání kolonie.
goa-tip-supply-extra = Každá je jedna akce navíc na konci kola. Ponechat lze { $kept }.
goa-tip-supply-cards = Jaké jsou, je tajné; kolik jich je, ne. Výprava dobírá nejvýš do { $limit } v ruce.
goa-tip-supply-points = Body, které vidí všichni: rozvoj, kolonie, destičky. Karty a dukáty přijdou na konci.
goa-tip-action-progress = Posuň jeden ukazatel o řadu dolů za koření a lodě mezi řadami.
goa-tip-action-build = Vezmi si tolik lodí, kolik ukazuje tvoje úroveň.
goa-tip-action-harvest = Vezmi si koření na volná místa, nejvýš podle úrovně.
goa-tip-action-taxes = Vezmi si tolik dukátů, kolik ukazuje tvoje úroveň.
goa-tip-action-expedition = Dober si karty výpravy, nejvýš podle úrovně a limitu.
goa-tip-action-found = Urči kolonii a otoč { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}. Spolu s populací to může stačit; zbytek doplní kolonisté.
goa-tip-bid = Když ji získáš, platíš hráči { $name } { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}.
goa-tip-pass = O tuto destičku se neucházíš.
goa-tip-let_go = { $name } ti zaplatí { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}.
goa-tip-buy = Zaplatíš banku { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
} a destička ti zůstane.
goa-tip-deck = Odtud jsou karty výpravy, i ty, které se otáčejí při zakládání.
goa-tip-discards = Zahrané, odhozené nebo otočené. Až balíček dojde, bude z nich nový.
goa-tip-bin = O kartu méně v ruce udělá místo pro jinou.
goa-tip-small_kept = Leží lícem dolů vedle desky a pořád boduje.

goa-made-auction = nejvyšší nabídka, kterou lze napsat
goa-made-column = hodnoty čtyř sloupců desky rozvoje
goa-made-step = které koření a kolik lodí stojí krok na desce rozvoje
goa-made-colony_tile = koření na destičkách kolonií
goa-made-tile = co dávají některé destičky trhu a kolik jich od každého druhu je
goa-made-expedition = názvy symbolů na kartách výpravy
goa-made-card_kind = některé ceny na kartách výpravy
goa-made-card = karty výpravy: kolik od každého druhu, s kolika kolonisty a jakým symbolem
goa-made-token = žetony Bonanza
