# Věty hry Traders of Carthage. $seat je jméno místa, které jedná; $colour a $card se říkají podle zboží: látky, látky 2.

## prompt

prompt-token = Vyber zboží pro svůj první žeton úspěchu.
prompt-turn = Mince: { $coins }. Kup všechno zboží za { $price }, vezmi si jednu kartu jako mince, nebo si jednu rezervuj.
prompt-turn_poor = Všechno zboží stojí { $price }, tvoje mince: { $coins }. Vezmi si jednu kartu jako mince, nebo si jednu rezervuj.
prompt-turn_bound = Mince: { $coins }. Kup všechno zboží za { $price }, nebo si vezmi jednu kartu jako mince.
prompt-turn_bound_poor = Všechno zboží stojí { $price }, tvoje mince: { $coins }. Vezmi si jednu kartu jako mince.
prompt-turn_own = Mince: { $coins }. Kup všechno zboží za { $price }, nebo si vezmi jako mince jednu kartu či svou rezervovanou.
prompt-turn_own_poor = Všechno zboží stojí { $price }, tvoje mince: { $coins }. Vezmi si jako mince jednu kartu, nebo svou rezervovanou.
prompt-turn_last = Mince: { $coins }. Kup svou rezervovanou kartu za { $price }, nebo si ji vezmi jako mince.
prompt-turn_last_poor = Tvoje rezervovaná karta stojí { $price }, tvoje mince: { $coins }. Vezmi si ji jako mince.
prompt-pay = Zaplať ještě { $due }.
prompt-paid = Cena je zaplacena, o { $over } víc. Skonči, nebo plať dál.
prompt-paid_even = Cena je zaplacena. Skonči, nebo plať dál.
prompt-protect = Přepadení ({ $colours }): odhoď karty a uschovej zboží, nebo skonči.
prompt-protected = Přepadení ({ $colours }): odhozené karty stačí. Skonči.
prompt-protect_none = Přepadení ({ $colours }): žádná tvoje karta nepomůže. Skonči.
prompt-store = Uschovej { $left ->
    [one] { $left } kartu
    [few] { $left } karty
   *[other] { $left } karet
} ({ $colour }): vyber, které zboží zůstane.

## coach

coach-token = Každý žeton druhu zboží zvyšuje o 1 cenu, za kterou se každá jeho karta prodá. Vyber druh, kterého leží na trhu a na farmě hodně.
coach-turn = Kup všechno volné zboží na trhu: jeho lodě poplují a budeš mít co prodat. Nebo si vezmi jednu kartu jako mince, čímž trh zlevní pro dalšího hráče. Nebo si kartu rezervuj na později.
coach-pay = Platíš kartami z ruky a nic se nevrací: snaž se ceně přiblížit. Nech si karty se symboly úschovy, které chrání zboží před piráty.
coach-paid = Cena je zaplacená. Můžeš přidat karty, které nechceš, ale nic dalšího nepřinesou. Obvykle se tu končí.
coach-protect = Piráti přepadají lodě před Kartágem a neuschované zboží těchto druhů propadne. Odhoď kartu z ruky: uschová tolik karet svého druhu, kolik má symbolů úschovy.
coach-store = Odhozené karty zachrání méně karet, než kolik je v ohrožení. Nech si kartu s nejvyšší hodnotou: nejlepší karta určuje cenu všech karet toho druhu.

## event

event-deal = Na trhu začíná: { $market }. Na farmě: { $farm }.
event-hand = { $seat } { draws }: { $cards }.
event-start = { $seat } { starts }.
event-token = { $seat } { takes } žeton ({ $colour }).
event-buy = { $seat } { buys } zboží z trhu za { $price }.
event-pay = { $seat } { pays } kartou { $card }.
event-goods = { $seat } { receives }: { $cards }.
event-sail = Loď ({ $colour }) pluje: { $space }.
event-payday = Nastává výplatní den: { $colours }.
event-sell = { $seat } { sells } { $cards } za { $price } a { gains } { $points } VB.
event-raid = Piráti přepadají: { $colours }.
event-protect = { $seat } { discards } kartu { $card } na úschovu zboží.
event-store = { $seat } { stores } kartu { $card }.
event-lose = { $seat } { loses }, piráti berou: { $cards }.
event-take = { $seat } { takes } jako mince kartu { $card }.
event-reserve = { $seat } { reserves } kartu { $card } ({ $row }).
event-refill = Na trh přichází: { $market }. Na farmu: { $farm }.
event-farm_moves = Z farmy na trh přichází: { $cards }. Není už co dobírat.
event-reshuffle = Odhozené karty tvoří nový dobírací balíček: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
event-skip = { $seat }: tah bez akce.
event-end = Konec hry. Body podle míst: { $points }.

## move

move-token = Vzít žeton ({ $colour })
move-buy = Koupit všechno dostupné zboží
move-pay = Zaplatit kartou { $card }
move-take = Vzít jako mince kartu { $card }
move-collect = Vzít svou rezervovanou kartu jako mince
move-reserve = Rezervovat kartu { $card } ({ $row })
move-protect = Odhodit kartu { $card } na úschovu zboží
move-store = Uschovat kartu { $card }
move-done = Hotovo

## will: what is certain of a move before it is played, by the values of its outlook

will-price = cena: { $price }
will-due = zbude zaplatit: { $due }
will-due_none = přesně cena
will-over = o { $over } víc, než je cena
will-points = výplatní den: +{ $points } VB
will-coins = mince potom: { $coins }
will-binds = pak jen pro tebe; tvůj žeton tam zůstane
will-bonus = +{ $bonus } za každou prodanou kartu tohoto zboží
will-saves = uchrání: { $saves }
will-lost = piráti vezmou: { $lost }
will-lost_none = nic se neztratí

## score

score-cards = Karty pod žetonem obchodníka
score-noted = Body zapsané bez karty

## term

term-points = Dosavadní body
term-stock = Zboží ve skladu
term-coins = Mince v ruce
term-ahead = Co ještě přijde

## why: čím je krok dobrý, podle složky, které pomáhá nejvíc

why-points = Brzy získáš víc bodů
why-stock = Tvoje zboží má po návratu domů větší cenu
why-coins = Zbude ti víc mincí na nákup
why-ahead = Hra pro tebe potrvá déle

## reason: proč krok teď nejde

reason-token_first = Vyber svůj první žeton úspěchu; pak začnou tahy.
reason-token_not_now = První žeton se vybírá před prvním tahem. Další přinášejí prodeje ve výplatní den.
reason-pay_not_now = Kartami se platí při nákupu: nejdřív zvol nákup zboží.
reason-pay_first = Právě nakupuješ: { $due ->
    [0] cena je zaplacena, nejdřív nákup dokonči
    [one] zbývá zaplatit { $due } minci
    [few] zbývá zaplatit { $due } mince
   *[other] zbývá zaplatit { $due } mincí
}.
reason-protect_not_now = Karty se pro symboly úschovy odhazují jen při přepadení, ve výplatní den.
reason-raid_first = Piráti přepadají ({ $colours }): nejdřív rozhodni, co odhodíš na úschovu zboží, nebo skonči.
reason-store_not_now = Zboží se uschovává jen při přepadení, po odhození karet se symboly úschovy.
reason-store_first = Nejdřív vyber zboží k úschově ({ $colour }): { $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } karet
}.
reason-no_passing = Pasovat nelze: kup všechno zboží, vezmi si jednu kartu, nebo si jednu rezervuj.
reason-poor = Všechno zboží stojí { $price }; karty v ruce mají hodnotu { $coins }.
reason-not_in_market = Na trhu není karta { $card }.
reason-not_in_farm = Na farmě není karta { $card }.
reason-never_from_farm = Mince se berou jen z trhu: karta { $card } na farmě musí počkat.
reason-reserved_by_other = Karta { $card } je rezervovaná a pro nikoho jiného není. Rezervace: { $owner }.
reason-reserved_by_you = Na kartě { $card } je tvůj vlastní žeton: vezmi si ji jako svou rezervovanou.
reason-nothing_reserved = Nemáš rezervovanou žádnou kartu: tvůj žeton leží před tebou.
reason-reserved_in_farm = Tvoje rezervovaná karta { $card } je ještě na farmě. Vzít si ji můžeš, až přijde na trh.
reason-marker_used = Tvůj žeton leží na kartě { $card } ({ $row }). Vrátí se, až kartu koupíš nebo si ji vezmeš.
reason-carries_a_marker = Na kartě { $card } ({ $row }) je žeton jiného hráče.
reason-not_in_hand = V ruce nemáš na zaplacení kartu { $card }.
reason-not_paid = Zbývá zaplatit { $due ->
    [one] { $due } minci
    [few] { $due } mince
   *[other] { $due } mincí
}.
reason-not_raided = Přepadené je jen toto zboží: { $colours }. Karta jiného druhu ({ $colour }) nic neuschová.
reason-nothing_in_danger = Všechno tvoje zboží ({ $colour }) už je v bezpečí.
reason-no_icons = Karta { $card } nemá symbol úschovy.
reason-not_in_hand_to_protect = V ruce nemáš k odhození kartu { $card }.
reason-other_colour = Odhozené symboly teď uschovávají jiné zboží: { $colour }.
reason-no_such_goods = Ve skladu nemáš neuschovanou kartu { $card }.
reason-stored_all_alike = Uschová se všechno tvoje zboží ({ $colour }), na pořadí nezáleží.

# V čem se počítají očekávané body.
unit = body

## board: co navíc říká herní plán v terminálu

board-market = Trh
board-piles = dobírací balíček { $pile }, odhozeno { $discards }
board-farm = Farma
board-farm_note = příští trh
board-route = Námořní trasa
board-raided = { $sign } přepadená ve výplatní den
board-stored = [ ] uschované
board-stored_safe = [ ] uschované, v bezpečí před piráty
board-your_stock = Tvůj sklad
board-your_hand = Tvoje ruka: { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
board-storage = { $sign } uschová jednu kartu svého zboží
board-tokens = Žetony/{ $end }
board-marker = Žeton
board-marker_free = volný
board-marker_used = použitý
board-stock = Sklad

# Druhy polí tam, kde není místo na jejich jména.
board-space-start = Start
board-space-sea = Moře
board-space-anchor = Kotva
board-space-pirates = Piráti
board-space-goal = Cíl

## values

nothing = nic
called-row-market = trh
called-row-farm = farma

# Co je v krabici.
box-goods-cloth = látky
box-goods-wine = víno
box-goods-gems = drahokamy
box-goods-grain = obilí
box-route_space-alexandria = Alexandrie
box-route_space-open_sea = Otevřené moře
box-route_space-cyrenaica = Kyrenaika
box-route_space-outer_pirate_waters = Vnější pirátské vody
box-route_space-inner_pirate_waters = Vnitřní pirátské vody
box-route_space-carthage = Kartágo

## verbs

buys = { $person ->
    [second] kupuješ
   *[third] kupuje
}
discards = { $person ->
    [second] odhazuješ
   *[third] odhazuje
}
draws = { $person ->
    [second] si dobíráš
   *[third] si dobírá
}
gains = { $person ->
    [second] získáváš
   *[third] získává
}
loses = { $person ->
    [second] ztrácíš
   *[third] ztrácí
}
pays = { $person ->
    [second] platíš
   *[third] platí
}
receives = { $person ->
    [second] dostáváš
   *[third] dostává
}
reserves = { $person ->
    [second] si rezervuješ
   *[third] si rezervuje
}
sells = { $person ->
    [second] prodáváš
   *[third] prodává
}
starts = { $person ->
    [second] začínáš
   *[third] začíná
}
stores = { $person ->
    [second] uschováváš
   *[third] uschovává
}
takes = { $person ->
    [second] si bereš
   *[third] si bere
}
