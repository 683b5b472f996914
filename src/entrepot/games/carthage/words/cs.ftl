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

## score

score-cards = Karty pod žetonem obchodníka
score-noted = Body zapsané bez karty

## term

term-points = Dosavadní body
term-stock = Zboží ve skladu
term-coins = Mince v ruce
term-ahead = Co ještě přijde

## why: čím je krok dobrý, podle složky, které pomáhá nejvíc

why-points = Boduješ hned
why-stock = Tvoje zboží má po návratu domů větší cenu
why-coins = Zbude ti víc mincí na nákup
why-ahead = Hra pro tebe potrvá déle

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
called-space-0 = Alexandrie
called-space-1 = Otevřené moře
called-space-2 = Kyrenaika
called-space-3 = Vnější pirátské vody
called-space-4 = Vnitřní pirátské vody
called-space-5 = Kartágo
called-colour-red = látky
called-colours-red = látky
called-colour-blue = víno
called-colours-blue = víno
called-colour-yellow = drahokamy
called-colours-yellow = drahokamy
called-colour-green = obilí
called-colours-green = obilí
called-card-red_2 = látky 2
called-card-red_3 = látky 3
called-card-red_5 = látky 5
called-card-blue_2 = víno 2
called-card-blue_3 = víno 3
called-card-blue_5 = víno 5
called-card-yellow_2 = drahokamy 2
called-card-yellow_3 = drahokamy 3
called-card-yellow_5 = drahokamy 5
called-card-green_2 = obilí 2
called-card-green_3 = obilí 3
called-card-green_5 = obilí 5
called-cards-red_2 = látky 2
called-cards-red_3 = látky 3
called-cards-red_5 = látky 5
called-cards-blue_2 = víno 2
called-cards-blue_3 = víno 3
called-cards-blue_5 = víno 5
called-cards-yellow_2 = drahokamy 2
called-cards-yellow_3 = drahokamy 3
called-cards-yellow_5 = drahokamy 5
called-cards-green_2 = obilí 2
called-cards-green_3 = obilí 3
called-cards-green_5 = obilí 5
called-market-red_2 = látky 2
called-market-red_3 = látky 3
called-market-red_5 = látky 5
called-market-blue_2 = víno 2
called-market-blue_3 = víno 3
called-market-blue_5 = víno 5
called-market-yellow_2 = drahokamy 2
called-market-yellow_3 = drahokamy 3
called-market-yellow_5 = drahokamy 5
called-market-green_2 = obilí 2
called-market-green_3 = obilí 3
called-market-green_5 = obilí 5
called-farm-red_2 = látky 2
called-farm-red_3 = látky 3
called-farm-red_5 = látky 5
called-farm-blue_2 = víno 2
called-farm-blue_3 = víno 3
called-farm-blue_5 = víno 5
called-farm-yellow_2 = drahokamy 2
called-farm-yellow_3 = drahokamy 3
called-farm-yellow_5 = drahokamy 5
called-farm-green_2 = obilí 2
called-farm-green_3 = obilí 3
called-farm-green_5 = obilí 5

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
