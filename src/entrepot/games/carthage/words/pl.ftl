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

## coach

coach-token = Każdy znacznik towaru podnosi o 1 cenę sprzedaży każdej karty tego towaru. Wybierz towar, którego dużo leży na rynku i na farmie.
coach-turn = Kup wszystkie wolne towary z rynku: ich statki popłyną, a ty będziesz mieć co sprzedać. Albo weź jedną kartę jako monety, co obniży cenę dla następnego gracza. Albo zarezerwuj kartę na później.
coach-pay = Płacisz kartami z ręki, a reszty nikt nie wydaje: staraj się trafić w cenę. Zachowaj karty z ikonami przechowywania, bo chronią towary przed piratami.
coach-paid = Cena jest zapłacona. Możesz dołożyć karty, których nie chcesz, ale nic więcej nie dadzą. Zwykle w tym miejscu się kończy.
coach-protect = Piraci napadają statki tuż przed Kartaginą, a nieochronione towary tych rodzajów przepadają. Odrzuć kartę z ręki: ochroni tyle kart swojego towaru, ile ma ikon przechowywania.
coach-store = Odrzucone karty ratują mniej kart, niż jest zagrożonych. Zachowaj kartę o najwyższej wartości: najlepsza karta decyduje o cenie wszystkich kart tego towaru.

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

## reason: why a move is not possible now

reason-token_first = Wybierz swój pierwszy znacznik realizacji; potem zaczną się tury.
reason-token_not_now = Pierwszy znacznik wybiera się przed pierwszą turą. Następne przynosi sprzedaż w Dniu wypłaty.
reason-pay_not_now = Kartami płaci się przy zakupie towarów: najpierw wybierz zakup.
reason-pay_first = Trwa zakup: { $due ->
    [0] cena jest zapłacona, więc najpierw go zakończ
    [one] do zapłacenia jeszcze { $due } moneta
    [few] do zapłacenia jeszcze { $due } monety
    [many] do zapłacenia jeszcze { $due } monet
   *[other] do zapłacenia jeszcze { $due } monet
}.
reason-protect_not_now = Karty odrzuca się za ikony przechowywania tylko podczas napadu piratów, w Dniu wypłaty.
reason-raid_first = Napad piratów ({ $colours }): najpierw zdecyduj, co odrzucisz, aby ochronić towary, albo zakończ.
reason-store_not_now = Towary chroni się tylko podczas napadu, po odrzuceniu kart z ikonami przechowywania.
reason-store_first = Najpierw wybierz { $left ->
    [one] { $left } kartę
    [few] { $left } karty
    [many] { $left } kart
   *[other] { $left } kart
} do ochrony ({ $colour }).
reason-no_passing = Nie możesz spasować: kup wszystkie towary, weź jedną kartę albo zarezerwuj jedną.
reason-poor = Wszystkie towary kosztują { $price }; karty w ręce są warte { $coins }.
reason-not_in_market = Na rynku nie ma karty { $card }.
reason-not_in_farm = Na farmie nie ma karty { $card }.
reason-never_from_farm = Monety bierze się tylko z rynku: karta { $card } na farmie musi poczekać.
reason-reserved_by_other = Kartę { $card } rezerwuje { $owner }; nie jest dla nikogo innego.
reason-reserved_by_you = Na karcie { $card } leży twój znacznik: weź ją jako swoją zarezerwowaną.
reason-nothing_reserved = Nie masz zarezerwowanej karty: twój znacznik leży przed tobą.
reason-reserved_in_farm = Twoja zarezerwowana karta { $card } jest jeszcze na farmie. Możesz ją wziąć, gdy trafi na rynek.
reason-marker_used = Twój znacznik leży na karcie { $card } { $row }. Wraca, gdy kupisz albo weźmiesz tę kartę.
reason-carries_a_marker = Na karcie { $card } { $row } leży znacznik innego gracza.
reason-not_in_hand = Nie masz w ręce karty { $card }, którą można by zapłacić.
reason-not_paid = Do zapłacenia jeszcze { $due ->
    [one] { $due } moneta
    [few] { $due } monety
    [many] { $due } monet
   *[other] { $due } monet
}.
reason-not_raided = Napad dotyczy tylko towarów: { $colours }, więc karta ({ $colour }) nic nie ochroni.
reason-nothing_in_danger = Wszystkie twoje towary ({ $colour }) są już bezpieczne.
reason-no_icons = Karta { $card } nie ma ikony przechowywania.
reason-not_in_hand_to_protect = Nie masz w ręce karty { $card }, którą można by odrzucić.
reason-other_colour = Odrzucone ikony chronią teraz: { $colour }.
reason-no_such_goods = Nie masz w składzie nieochronionej karty { $card }.
reason-stored_all_alike = Wszystkie twoje towary ({ $colour }) będą ochronione, więc kolejność nie ma znaczenia.

## will: what is certain of a move before it is played, by the values of its outlook

will-price = koszt: { $price }
will-due = do zapłaty zostanie: { $due }
will-due_none = to dokładnie cena
will-over = nadpłata: { $over }
will-points = Dzień wypłaty: +{ $points } PZ
will-coins = monety potem: { $coins }
will-binds = potem tylko dla ciebie; twój znacznik tam zostaje
will-bonus = +{ $bonus } za każdą sprzedaną kartę tego towaru
will-saves = chroni: { $saves }
will-lost = zabiorą piraci: { $lost }
will-lost_none = nic nie przepadnie

## score

score-cards = Karty pod znacznikiem handlarza
score-noted = Punkty zapisane bez karty

## term

term-points = Dotychczasowe punkty
term-stock = Towary w składzie
term-coins = Monety w ręce
term-ahead = Jeszcze przed tobą

## why: what is good about a move, by the term that it helps most

why-points = Wkrótce zdobędziesz więcej punktów
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

# What the box calls by English names.
box-goods-cloth = tkaniny
box-goods-wine = wino
box-goods-gems = klejnoty
box-goods-grain = zboże
box-route_space-alexandria = Aleksandria
box-route_space-open_sea = Otwarte morze
box-route_space-cyrenaica = Cyrenajka
box-route_space-outer_pirate_waters = Zewnętrzne wody piratów
box-route_space-inner_pirate_waters = Wewnętrzne wody piratów
box-route_space-carthage = Kartagina

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
