# The sentences of Traders of Carthage in Polish. $colour and $card are said by their ware, in the nominative.

## prompt

prompt-token = Wybierz towar swojego pierwszego znacznika realizacji.
prompt-turn = Monety: { $coins }. Kup wszystkie towary za { $price }, weź jedną kartę jako monety albo zarezerwuj jedną.
prompt-turn_poor = Wszystkie towary kosztują { $price }, twoje monety: { $coins }. Weź jedną kartę jako monety albo zarezerwuj jedną.
prompt-turn_bound = Monety: { $coins }. Kup wszystkie towary za { $price } albo weź jedną kartę jako monety.
prompt-turn_bound_poor = Wszystkie towary kosztują { $price }, twoje monety: { $coins }. Weź jedną kartę jako monety.
prompt-turn_own = Monety: { $coins }. Kup wszystkie towary za { $price }, weź jedną kartę jako monety albo swoją zarezerwowaną.
prompt-turn_own_poor = Wszystkie towary kosztują { $price }, twoje monety: { $coins }. Weź jako monety jedną kartę albo swoją zarezerwowaną.
prompt-turn_last = Monety: { $coins }. Kup swoją zarezerwowaną kartę za { $price } albo weź ją jako monety.
prompt-turn_last_poor = Twoja zarezerwowana karta kosztuje { $price }, twoje monety: { $coins }. Weź ją jako monety.
prompt-pay = Zapłać jeszcze { $due }.
prompt-paid = Cena zapłacona, nadpłata: { $over }. Zakończ albo płać dalej.
prompt-paid_even = Cena zapłacona. Zakończ albo płać dalej.
prompt-protect = Napad piratów ({ $colours }): odrzuć karty, aby ochronić towary, albo zakończ.
prompt-protected = Napad piratów ({ $colours }): odrzucone karty wystarczą. Zakończ.
prompt-protect_none = Napad piratów ({ $colours }): żadna twoja karta nie pomoże. Zakończ.
prompt-store = Ochroń { $left ->
    [one] { $left } kartę
    [few] { $left } karty
    [many] { $left } kart
   *[other] { $left } kart
} ({ $colour }): wybierz.

## event

event-deal = Na początku leżą na rynku: { $market }, na farmie: { $farm }.
event-hand = { $seat } { draws } karty: { $cards }.
event-start = { $seat } { starts }.
event-token = { $seat } { takes } znacznik realizacji: { $colour }.
event-buy = { $seat } { buys } towary z rynku za { $price }.
event-pay = { $seat } { pays } kartą: { $card }.
event-goods = { $seat } { receives } towary: { $cards }.
event-sail = Statek ({ $colour }) płynie: { $space }.
event-payday = Dzień wypłaty: { $colours }.
event-sell = { $seat } { sells } towary ({ $cards }) za { $price } i { gains } { $points } PZ.
event-raid = Napad piratów: { $colours }.
event-protect = { $seat } { discards } kartę { $card }, aby ochronić towary.
event-store = { $seat } { stores }: { $card }.
event-lose = { $seat } { loses } na rzecz piratów: { $cards }.
event-take = { $seat } { takes } jako monety: { $card }.
event-reserve = { $seat } { reserves } kartę { $row }: { $card }.
event-refill = Na rynek trafiają: { $market }, na farmę: { $farm }.
event-farm_moves = Z farmy na rynek trafiają: { $cards }. Talia dociągania jest pusta.
event-reshuffle = Odrzucone karty tworzą nową talię dociągania: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}.
event-skip = { $seat } nie { $person ->
    [second] masz
   *[third] ma
} żadnego ruchu.
event-end = Koniec gry. Punkty według miejsc: { $points }.

## move

move-token = Weź znacznik: { $colour }
move-buy = Kup wszystkie dostępne towary
move-pay = Zapłać kartą: { $card }
move-take = Weź jako monety: { $card }
move-collect = Weź zarezerwowaną kartę jako monety
move-reserve = Zarezerwuj kartę { $row }: { $card }
move-protect = Odrzuć kartę { $card }, aby ochronić towary
move-store = Ochroń: { $card }
move-done = Gotowe

## score

score-cards = Karty pod znacznikiem handlarza
score-noted = Punkty zapisane bez karty

## term

term-points = Dotychczasowe punkty
term-stock = Towary w składzie
term-coins = Monety w ręce
term-ahead = Jeszcze przed tobą

## why: what is good about a move, by the term that it helps most

why-points = Punktujesz od razu
why-stock = Twoje towary docierają do portu warte więcej
why-coins = Zostaje ci więcej monet na zakupy
why-ahead = Gra potrwa dla ciebie dłużej

# What expected points are counted in.
unit = punkty

## board: what the terminal's board says beyond that

board-market = Rynek
board-piles = talia { $pile }, odrzucone { $discards }
board-farm = Farma
board-farm_note = następny rynek
board-route = Trasa morska
board-raided = { $sign } napad w Dniu wypłaty
board-stored = [ ] ochronione
board-stored_safe = [ ] ochronione przed piratami
board-your_stock = Twój skład
board-your_hand = Twoja ręka: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}
board-storage = { $sign } chroni jedną kartę swojego towaru
board-tokens = Znaczn./{ $end }
board-marker = Rezerw.
board-marker_free = wolny
board-marker_used = w użyciu
board-stock = Skład

# Kinds of spaces, where there is no room for their names.
board-space-start = Start
board-space-sea = Morze
board-space-anchor = Kotwica
board-space-pirates = Piraci
board-space-goal = Cel

## values: the rows stand in the locative, as both sentences need them

nothing = nic
called-row-market = na rynku
called-row-farm = na farmie
called-space-0 = Aleksandria
called-space-1 = Otwarte morze
called-space-2 = Cyrenajka
called-space-3 = Zewnętrzne wody piratów
called-space-4 = Wewnętrzne wody piratów
called-space-5 = Kartagina
called-card-red = tkaniny
called-card-blue = wino
called-card-yellow = klejnoty
called-card-green = zboże
called-card-red_2 = tkaniny 2
called-card-red_3 = tkaniny 3
called-card-red_5 = tkaniny 5
called-card-blue_2 = wino 2
called-card-blue_3 = wino 3
called-card-blue_5 = wino 5
called-card-yellow_2 = klejnoty 2
called-card-yellow_3 = klejnoty 3
called-card-yellow_5 = klejnoty 5
called-card-green_2 = zboże 2
called-card-green_3 = zboże 3
called-card-green_5 = zboże 5
called-cards-red = { called-card-red }
called-cards-blue = { called-card-blue }
called-cards-yellow = { called-card-yellow }
called-cards-green = { called-card-green }
called-cards-red_2 = { called-card-red_2 }
called-cards-red_3 = { called-card-red_3 }
called-cards-red_5 = { called-card-red_5 }
called-cards-blue_2 = { called-card-blue_2 }
called-cards-blue_3 = { called-card-blue_3 }
called-cards-blue_5 = { called-card-blue_5 }
called-cards-yellow_2 = { called-card-yellow_2 }
called-cards-yellow_3 = { called-card-yellow_3 }
called-cards-yellow_5 = { called-card-yellow_5 }
called-cards-green_2 = { called-card-green_2 }
called-cards-green_3 = { called-card-green_3 }
called-cards-green_5 = { called-card-green_5 }
called-colour-red = { called-card-red }
called-colour-blue = { called-card-blue }
called-colour-yellow = { called-card-yellow }
called-colour-green = { called-card-green }
called-colour-red_2 = { called-card-red_2 }
called-colour-red_3 = { called-card-red_3 }
called-colour-red_5 = { called-card-red_5 }
called-colour-blue_2 = { called-card-blue_2 }
called-colour-blue_3 = { called-card-blue_3 }
called-colour-blue_5 = { called-card-blue_5 }
called-colour-yellow_2 = { called-card-yellow_2 }
called-colour-yellow_3 = { called-card-yellow_3 }
called-colour-yellow_5 = { called-card-yellow_5 }
called-colour-green_2 = { called-card-green_2 }
called-colour-green_3 = { called-card-green_3 }
called-colour-green_5 = { called-card-green_5 }
called-colours-red = { called-card-red }
called-colours-blue = { called-card-blue }
called-colours-yellow = { called-card-yellow }
called-colours-green = { called-card-green }
called-colours-red_2 = { called-card-red_2 }
called-colours-red_3 = { called-card-red_3 }
called-colours-red_5 = { called-card-red_5 }
called-colours-blue_2 = { called-card-blue_2 }
called-colours-blue_3 = { called-card-blue_3 }
called-colours-blue_5 = { called-card-blue_5 }
called-colours-yellow_2 = { called-card-yellow_2 }
called-colours-yellow_3 = { called-card-yellow_3 }
called-colours-yellow_5 = { called-card-yellow_5 }
called-colours-green_2 = { called-card-green_2 }
called-colours-green_3 = { called-card-green_3 }
called-colours-green_5 = { called-card-green_5 }
called-market-red = { called-card-red }
called-market-blue = { called-card-blue }
called-market-yellow = { called-card-yellow }
called-market-green = { called-card-green }
called-market-red_2 = { called-card-red_2 }
called-market-red_3 = { called-card-red_3 }
called-market-red_5 = { called-card-red_5 }
called-market-blue_2 = { called-card-blue_2 }
called-market-blue_3 = { called-card-blue_3 }
called-market-blue_5 = { called-card-blue_5 }
called-market-yellow_2 = { called-card-yellow_2 }
called-market-yellow_3 = { called-card-yellow_3 }
called-market-yellow_5 = { called-card-yellow_5 }
called-market-green_2 = { called-card-green_2 }
called-market-green_3 = { called-card-green_3 }
called-market-green_5 = { called-card-green_5 }
called-farm-red = { called-card-red }
called-farm-blue = { called-card-blue }
called-farm-yellow = { called-card-yellow }
called-farm-green = { called-card-green }
called-farm-red_2 = { called-card-red_2 }
called-farm-red_3 = { called-card-red_3 }
called-farm-red_5 = { called-card-red_5 }
called-farm-blue_2 = { called-card-blue_2 }
called-farm-blue_3 = { called-card-blue_3 }
called-farm-blue_5 = { called-card-blue_5 }
called-farm-yellow_2 = { called-card-yellow_2 }
called-farm-yellow_3 = { called-card-yellow_3 }
called-farm-yellow_5 = { called-card-yellow_5 }
called-farm-green_2 = { called-card-green_2 }
called-farm-green_3 = { called-card-green_3 }
called-farm-green_5 = { called-card-green_5 }

## verbs

buys = { $person ->
    [second] kupujesz
   *[third] kupuje
}
discards = { $person ->
    [second] odrzucasz
   *[third] odrzuca
}
draws = { $person ->
    [second] dobierasz
   *[third] dobiera
}
gains = { $person ->
    [second] zdobywasz
   *[third] zdobywa
}
loses = { $person ->
    [second] tracisz
   *[third] traci
}
pays = { $person ->
    [second] płacisz
   *[third] płaci
}
receives = { $person ->
    [second] otrzymujesz
   *[third] otrzymuje
}
reserves = { $person ->
    [second] rezerwujesz
   *[third] rezerwuje
}
sells = { $person ->
    [second] sprzedajesz
   *[third] sprzedaje
}
starts = { $person ->
    [second] zaczynasz
   *[third] zaczyna
}
stores = { $person ->
    [second] chronisz
   *[third] chroni
}
takes = { $person ->
    [second] bierzesz
   *[third] bierze
}
