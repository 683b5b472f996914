# The sentences of Yokohama in Polish. $seat is the name of the seat that acts.

## prompt

prompt-draft = Zachowaj jedno z dwóch zamówień; drugie wraca do pudełka. Nikt nie widzi które.
prompt-phase_a = Przed akcją główną: wykonaj dodatkowe akcje albo przejdź dalej.
prompt-phase_a_agent = Przed akcją główną: użyj agenta albo przejdź dalej.
prompt-phase_a_goal = Przed akcją główną: wypełnij osiągnięcie albo przejdź dalej.
prompt-phase_a_order = Przed akcją główną: wypełnij zamówienie albo przejdź dalej.
prompt-phase_a_none = Przed akcją główną nie ma agenta, osiągnięcia ani zamówienia: przejdź dalej.
prompt-phase_c = Przed końcem tury: wykonaj dodatkowe akcje albo zakończ turę.
prompt-phase_c_agent = Przed końcem tury: użyj agenta albo zakończ turę.
prompt-phase_c_goal = Przed końcem tury: wypełnij osiągnięcie albo zakończ turę.
prompt-phase_c_order = Przed końcem tury: wypełnij zamówienie albo zakończ turę.
prompt-phase_c_none = Nie ma już agenta, osiągnięcia ani zamówienia: zakończ turę.
prompt-send_agent = Gdzie działa agent? Wybierz obszar z twoim asystentem, ale bez twojego prezesa.
prompt-reward = Wszystkie trzy osiągnięcia: wybierz nagrodę.
prompt-place_first = Umieść najwyżej { $most ->
    [one] { $most } asystenta
    [few] { $most } asystentów
    [many] { $most } asystentów
   *[other] { $most } asystentów
} na różnych obszarach, dwóch na jednym albo żadnego.
prompt-place_single = Umieść ostatniego asystenta na obszarze albo zrezygnuj.
prompt-place_next = Asystent { $placed } z najwyżej { $most } umieszczony. Umieść następnego na nowym obszarze albo zakończ.
prompt-telegraph = Telegram: jeszcze jeden asystent obok obszaru { $area } albo zakończ.
prompt-put = Umieść prezesa na obszarze z twoim asystentem albo zabierz asystentów.
prompt-put_nowhere = Twój prezes nie może wejść na żaden obszar: zabierz asystentów.
prompt-move = Porusz prezesa wzdłuż swoich asystentów albo zwróć go do ręki.
prompt-move_nowhere = Twój prezes nie może się ruszyć: zwróć go do ręki.
prompt-path = Twój prezes: { $area }. Idź dalej albo zatrzymaj się tutaj.
prompt-path_through = Twój prezes mija { $area } i nie może się tu zatrzymać: idź dalej.
prompt-recall = Zabieraj asystentów po jednym, potem zakończ.
prompt-exchange = Chińska dzielnica: dokonaj wymiany (zostało: { $left }) albo zakończ.
prompt-church = Kościół: twoja siła daje wiarę { $faith }. Wybierz pole albo zakończ.
prompt-pay_faith = Dokup wiarę (brakuje: { $lacking }): wybierz, czym płacisz, każdym rodzajem raz.
prompt-customs = Urząd celny: wybierz pole za najwyżej { $most ->
    [one] { $most } dobro importowane
    [few] { $most } dobra importowane
    [many] { $most } dóbr importowanych
   *[other] { $most } dóbr importowanych
} albo zakończ.
prompt-board_assistant = Który asystent idzie na planszę: z obszaru czy z ręki?
prompt-employ = Agencja pracy: weź na rękę element z magazynu (zostało: { $left }) albo zakończ.
prompt-research = Laboratorium: twoja siła jest warta { $value }. Wybierz technologię albo zakończ.
prompt-pay_value = { $technology }: brakuje wartości { $lacking }; za każdą zapłać { $yen } ¥ albo dobra importowane: { $imports }.
prompt-pay_extra = { $technology }: dopłata, { $yen } ¥ albo dobra importowane: { $imports }.
prompt-station = Wybierz obszar dla stacji: większa siła dla wszystkich.
prompt-take = Port: weź zamówienie albo zakończ.
prompt-second = Weź drugie zamówienie za { $yen } ¥ albo dobra importowane ({ $imports }), albo zakończ.
prompt-second_yen = Weź drugie zamówienie za { $yen } ¥ albo zakończ.
prompt-second_import = Weź drugie zamówienie za dobra importowane ({ $imports }) albo zakończ.
prompt-take_second = Wybierz drugie zamówienie.
prompt-token = Siła wystarcza: weź żeton z obszaru { $area } albo go zostaw.
prompt-build = Zbuduj sklep lub dom handlowy ({ $area }) albo nic.
prompt-build_shop = Zbuduj sklep ({ $area }) albo nic.
prompt-build_house = Zbuduj dom handlowy ({ $area }) albo nic.
prompt-leave = Telefon: zostaw jednego asystenta ({ $area }) albo zabierz wszystkich.
prompt-any_good = Wybierz dobro (zostało: { $left }).
prompt-bring = Weź na rękę z magazynu za { $yen } ¥ ({ $piece }) albo zakończ.
prompt-lift = Przesuń asystenta (zostało: { $left }): skąd? Albo zakończ.
prompt-drop = Asystent ({ $from }): na który obszar go przesunąć?

prompt-only_free = Na razie nic się tu nie da zrobić: użyj jednej ze swoich technologii albo zakończ.

## coach

coach-draft = Zamówienie wymaga dóbr, a daje punkty i nie tylko. Zachowaj to, którego dobra łatwo zdobyć w tym mieście. Zostaje w ręce, dopóki go nie wypełnisz.
coach-phase_a = Przed akcją główną możesz wypełniać zamówienia i osiągnięcia oraz raz na turę użyć agenta. To samo możesz zrobić po niej. Jeśli nic nie nagli, przejdź dalej.
coach-phase_c = Akcja główna zakończona. Teraz możesz wypełnić zamówienia i osiągnięcia tym, co masz. Osiągnięcie daje więcej punktów temu, kto jest pierwszy.
coach-send_agent = Agent działa jak prezes, na obszarze z twoimi asystentami, gdzie prezesa nie ma. Sam nie dodaje siły, więc wybierz miejsce, gdzie czeka najwięcej asystentów.
coach-reward = Kto ma wypełnione wszystkie trzy osiągnięcia, bierze jeden z tych żetonów. Każdy można wziąć raz, więc pierwszy ma największy wybór.
coach-place_first = Umieść do trzech asystentów, każdego na innym obszarze, albo dwóch razem na jednym. Tworzą drogę prezesa i siłę akcji: pomyśl, gdzie będziesz działać teraz i w następnej turze.
coach-place_next = Każdy następny asystent idzie na inny obszar. Tam, gdzie stoi cudzy prezes, kosztuje to 1 ¥. Asystenci na planszy czekają, aż wykonasz tam akcję.
coach-telegraph = Telegram pozwala umieścić jeszcze jednego asystenta obok obszaru z dwoma. Może otworzyć drogę albo wzmocnić inny obszar.
coach-put = Z ręki prezes idzie na dowolny obszar z twoim asystentem, ale bez cudzego prezesa. Tam od razu działasz: siła to asystenci, budynki i 1 za prezesa.
coach-move = Prezes przechodzi dowolną liczbę obszarów, każdy z twoim asystentem, i działa tam, gdzie stanie. Nie może zostać w miejscu. Przejście przez obszar z cudzym prezesem kosztuje 1 ¥.
coach-path = Możesz działać tutaj albo iść dalej, jeśli na następnym obszarze jest twój asystent. Prezes nie działa tam, gdzie tylko przechodzi.
coach-recall = Zamiast akcji prezes wraca do ręki. Możesz zabrać z nim asystentów; zostaw tych, którzy stoją tam, gdzie wkrótce chcesz działać.
coach-exchange = Każda wymiana zamienia jeny na dobra albo dobra na jeny po podanych cenach. Pomyśl, czego brakuje do zamówień.
coach-church = Każde pole wymaga wiary. Część daje siła, a każdy rodzaj dóbr, dobro importowane i jeny mogą dodać po jednej. Asystent zostaje tam na stałe, a kto ma ich w kościele najwięcej, dostaje na końcu punkty.
coach-pay_faith = Każdy rodzaj zapłaty liczy się raz. Zapłać tym, czego nie potrzebują twoje zamówienia.
coach-customs = Każde pole wymaga dokładnie tylu dóbr importowanych, ile pokazuje. Asystent zostaje tam na stałe, a kto ma ich w urzędzie celnym najwięcej, dostaje na końcu punkty.
coach-board_assistant = Asystent zostaje na planszy do końca. Ten z obszaru i tak wróciłby teraz do ręki, więc różnica jest zwykle niewielka.
coach-employ = Elementów z magazynu nie można jeszcze używać. Asystenci są bezpłatni, sklepy i domy handlowe kosztują jeny. Więcej asystentów to większa siła w każdej turze.
coach-research = Technologia pomaga do końca gry i pokazuje kraj: dwa takie same kraje dają agenta. Część ceny płaci siła, resztę jeny i dobra importowane.
coach-pay_value = Twoja siła jest mniejsza niż cena. Dopłać jenami albo dobrami importowanymi; te przydają się też w urzędzie celnym.
coach-pay_extra = Od czwartej technologii każda kosztuje trochę więcej. Siłą tego nie zapłacisz.
coach-station = Stacja dodaje każdemu 1 siły na tym obszarze, a twój prezes może tam dotrzeć od razu, jeśli jest tam twój asystent. Wybierz obszar, którego często używasz.
coach-take = Im większa siła, tym więcej zamówień w zasięgu. Weź takie, do którego masz lub prawie masz dobra. W ręce mieszczą się trzy, a miejsce robi tylko wypełnienie.
coach-second = Drugie zamówienie oszczędza później całą akcję, jeśli możesz je wypełnić. W innym razie tylko zajmuje rękę.
coach-take_second = Wybierz tak jak pierwsze: takie, do którego masz dobra lub wkrótce je zdobędziesz.
coach-token = Kto działa z siłą 5, może raz na grę wziąć leżący tu żeton. Nic nie kosztuje, a inaczej weźmie go ktoś inny.
coach-build = Z siłą co najmniej 4 możesz tu budować. Budynek od razu daje nagrodę i na zawsze zwiększa tu twoją siłę o 1. Dom handlowy przynosi też jeny, gdy działają tu inni.
coach-leave = Po akcji wszyscy asystenci z tego obszaru wracają do ręki. Telefon pozwala jednemu zostać: zaczyna następną akcję albo utrzymuje drogę.
coach-any_good = Weź to, czego brakuje do zamówień albo osiągnięcia.
coach-bring = Element z magazynu można zbudować lub umieścić, gdy jest w ręce. Cena jest taka sama jak w agencji pracy.
coach-lift = Każdy ruch przenosi jednego asystenta z dowolnego obszaru albo z ręki na inny, bez opłat. Wzmocnij obszar, na którym będziesz działać.
coach-drop = Umieść go tam, dokąd ma iść prezes, albo gdzie da siłę wystarczającą na żeton lub budowę.

## event

event-goals = Osiągnięcia: { $goals }.
event-rewards = Symbole i agenci za trzecie osiągnięcie: { $tokens }.
event-start = { $seat } { starts }.
event-deal = { $seat } { draws } dwa zamówienia.
event-deal_own = { $seat } { draws } dwa zamówienia: { $orders }.
event-keep = { $seat } { keeps } zamówienie.
event-keep_own = { $seat } { keeps } zamówienie { $order }.
event-round = Zaczyna się runda { $round }.
event-turn = { $seat } { has } turę.
event-gain = { $seat } { gains }: { $what }.
event-pay = { $seat } { pays }: { $what }.
event-fee = { $seat } { pays } opłatę: { $yen } ¥ (odbiorca: { $other }).
event-income = { $seat } { gets } { $yen } ¥ za dom handlowy ({ $area }).
event-score = { $seat } { scores } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
event-hire = { $seat } { brings } na rękę za { $yen } ¥: { $piece }.
event-hire_free = { $seat } { brings } na rękę: { $piece }.
event-place = { $seat } { places } asystenta: { $area }.
event-shift = { $seat } { moves } asystenta: { $from } → { $area }.
event-move = { $seat } { moves } prezesa: { $area }.
event-back = { $seat } { takes } prezesa z powrotem.
event-stay = { $seat } { leaves } prezesa w ręce.
event-recall = { $seat } { takes } z powrotem { $count ->
    [one] { $count } asystenta
    [few] { $count } asystentów
    [many] { $count } asystentów
   *[other] { $count } asystentów
}: { $area }.
event-act = { $seat } { acts } akcję obszaru { $area } z siłą { $power }.
event-use_agent = { $seat } { uses } agenta: { $country }.
event-agent = { $seat } { gains } agenta: { $country }.
event-achieve = { $seat } { fulfils } osiągnięcie: { $goal }.
event-reward = { $seat } { takes } nagrodę: { $token }.
event-fulfil = { $seat } { fulfils } zamówienie { $order }.
event-take = { $seat } { takes } zamówienie { $order }.
event-take_secret = { $seat } { takes } zamówienie ({ $area }).
event-take_secret_own = { $seat } { takes } zamówienie { $order } ({ $area }).
event-church = { $seat } { puts } asystenta na polu { $space } planszy kościoła.
event-customs = { $seat } { puts } asystenta na polu { $space } planszy urzędu celnego.
event-acquire = { $seat } { acquires } technologię { $technology }.
event-station = { $seat } { puts } stację: { $area }.
event-token = { $seat } { takes } żeton 5-krotnej siły: { $area }.
event-shop = { $seat } { builds } sklep: { $area }, pole { $space }.
event-house = { $seat } { builds } dom handlowy: { $area }.
event-spin = { $seat } { uses } Przędzalni.
event-study = { $seat } { uses } Uniwersytetu.
event-ending = Koniec jest blisko ({ $reason }): runda { $round } jest ostatnia.
event-end = Koniec gry, { $person ->
    [second] wygrywasz
   *[third] wygrywa { $seat }
}. Punkty według miejsc: { $points }.

## move

move-end = Dalej
move-stop = Zakończ
move-spin = Przędzalnia: jedwab za jeny
move-study = Uniwersytet: zapłać za asystenta
move-agent = Użyj agenta: { $agent }
move-send = Wykonaj akcję: { $area }
move-achieve = Wypełnij osiągnięcie { $stack }
move-place = Umieść asystenta: { $area }
move-pair = Umieść dwóch asystentów: { $area }
move-go = Przejdź: { $area }
move-rail = Jedź pociągiem na stację
move-ride = Jedź tramwajem: { $area }
move-back = Zabierz zamiast ruchu
move-recall = Zabierz asystenta: { $area }
move-buy = Kup: { $good }
move-sell = Sprzedaj: { $good }
move-pay = Zapłać: { $kind }
move-lift = Weź asystenta: { $place }
move-to = Przesuń go: { $area }
move-hire = Weź na rękę: { $piece }
move-claim = Weź żeton
move-shop = Zbuduj sklep na polu { $space }
move-house = Zbuduj dom handlowy
move-leave = Zostaw jednego asystenta
move-gain = Zdobądź: { $good }
move-station = Umieść stację: { $area }
move-church = Wybierz pole kościoła { $space }
move-customs = Wybierz pole urzędu celnego { $space }
move-acquire = Zdobądź: { $card }
move-keep = Zachowaj zamówienie { $order }
move-fulfil = Wypełnij zamówienie { $order }
move-take = Weź zamówienie { $order }
move-reward = Weź nagrodę: { $token }

## names

called-reason-trading_houses = stoją wszystkie domy handlowe jednego gracza
called-reason-shops = stoją wszystkie sklepy jednego gracza
called-reason-port = portu nie można uzupełnić
called-reason-church = plansza kościoła dostatecznie pełna
called-reason-customs = plansza urzędu celnego dostatecznie pełna
called-reason-rounds = zbyt wiele rund

called-agent-free = darmowy agent
called-country-free = { called-agent-free }
called-token-free_agent = { called-agent-free }
called-tokens-free_agent = { called-agent-free }

called-good-copper = miedź
called-good-silk = jedwab
called-good-tea = herbata
called-good-fish = ryby
called-good-import = dobro importowane
called-kind-copper = { called-good-copper }
called-kind-silk = { called-good-silk }
called-kind-tea = { called-good-tea }
called-kind-fish = { called-good-fish }
called-kind-import = { called-good-import }
called-kind-yen = jeny

called-piece-assistant = asystent
called-piece-shop = sklep
called-piece-trading_house = dom handlowy

called-place-hand = ręka
called-from-hand = { called-place-hand }

# What the box calls by English names.
box-country-united_states = Stany Zjednoczone
box-country-netherlands = Holandia
box-country-great_britain = Wielka Brytania
box-country-france = Francja
box-country-germany = Niemcy
box-area-copper_mine = Kopalnia miedzi
box-area-fishing_ground = Łowisko
box-area-silk_mill = Tkalnia jedwabiu
box-area-tea_plantation = Plantacja herbaty
box-area-bank = Bank
box-area-canal = Kanał
box-area-chinatown = Chińska dzielnica
box-area-church = Kościół
box-area-customs_office = Urząd celny
box-area-employment_agency = Agencja pracy
box-area-laboratory_a = Laboratorium A
box-area-laboratory_b = Laboratorium B
box-area-port_a = Port A
box-area-port_b = Port B
box-technology-ball = Bal
box-technology-each_time_you_fulfil_an_order_2_points = Za każde wypełnione zamówienie: 2 punkty.
box-technology-brickworks = Cegielnia
box-technology-each_time_a_customs_action_puts_your_assistant_on_the_customs_board_4_points = Za każdym razem, gdy akcja urzędu celnego umieszcza twojego asystenta na jego planszy: 4 punkty.
box-technology-stagecoach = Dyliżans
box-technology-moving_your_president_costs_no_fees_to_other_presidents = Ruch twojego prezesa nie kosztuje opłat dla innych prezesów.
box-technology-newspaper = Gazeta
box-technology-when_you_spread_assistants_over_different_areas_place_up_to_4 = Gdy umieszczasz asystentów na różnych obszarach, może ich być do 4.
box-technology-stock_exchange = Giełda
box-technology-with_0_or_1_yen_at_the_start_of_your_turn_refill_to_2_yen = Mając 0 albo 1 jena na początku tury, uzupełnij do 2 jenów.
box-technology-electric_lighting = Oświetlenie elektryczne
box-technology-each_time_you_build_a_trading_house_3_points = Za każdy zbudowany dom handlowy: 3 punkty.
box-technology-gas_lighting = Oświetlenie gazowe
box-technology-each_time_you_build_a_shop_2_points = Za każdy zbudowany sklep: 2 punkty.
box-technology-spinning_mill = Przędzalnia
box-technology-once_per_turn_1_silk_for_2_yen = Raz na turę: 1 jedwab za 2 jeny.
box-technology-station = Stacja
box-technology-place_the_station_1_power_there_for_everybody_your_president_may_go_straight_to_it_occupied_or_not_free_of_fees = Umieść stację: siła tam +1 dla wszystkich. Twój prezes może przejść prosto do niej, także zajętej, bez opłat.
box-technology-patent_system = System patentowy
box-technology-for_each_technology_you_acquire_after_this_one_2_points = Za każdą technologię zdobytą po tej: 2 punkty.
box-technology-postal_system = System pocztowy
box-technology-your_president_may_stop_where_others_stand_their_fees_are_due = Twój prezes może zatrzymać się tam, gdzie stoją inni; ich opłaty obowiązują.
box-technology-language_school = Szkoła językowa
box-technology-each_time_you_fulfil_an_order_1_yen = Za każde wypełnione zamówienie: 1 jen.
box-technology-mining_technology = Technologia górnicza
box-technology-whenever_the_copper_mine_chinatown_a_five_power_token_or_a_shop_gives_you_copper_1_copper_more = Gdy miedź daje ci kopalnia miedzi, chińska dzielnica, żeton 5-krotnej siły albo sklep: o 1 miedź więcej.
box-technology-telephone = Telefon
box-technology-in_the_recall_step_you_may_leave_1_assistant_behind = W kroku odzyskania możesz zostawić 1 asystenta.
box-technology-telegraph = Telegram
box-technology-when_you_place_2_assistants_together_you_may_add_1_on_an_adjacent_area = Gdy umieszczasz 2 asystentów razem, możesz dodać 1 na sąsiednim obszarze.
box-technology-tram = Tramwaj
box-technology-your_president_may_ride_to_any_area_that_has_your_assistant_and_no_other_president = Twój prezes może pojechać na dowolny obszar, na którym jest twój asystent, a nie ma innego prezesa.
box-technology-typography = Typografia
box-technology-for_each_technology_you_acquire_after_this_one_1_yen = Za każdą technologię zdobytą po tej: 1 jen.
box-technology-university = Uniwersytet
box-technology-once_per_turn_pay_1_yen_to_bring_an_assistant_from_your_warehouse_to_your_hand = Raz na turę: zapłać 1 jena, aby wziąć asystenta z magazynu na rękę.
box-technology-winery = Winiarnia
box-technology-each_time_a_church_action_puts_your_assistant_on_the_church_board_3_points = Za każdym razem, gdy akcja kościoła umieszcza twojego asystenta na jego planszy: 3 punkty.
box-technology-exhibition = Wystawa
box-technology-at_once_10_points = Natychmiast: 10 punktów.
box-achievement-own_5_copper = Posiadaj 5 miedzi.
box-achievement-own_6_silk = Posiadaj 6 jedwabi.
box-achievement-own_7_tea = Posiadaj 7 herbat.
box-achievement-own_7_fish = Posiadaj 7 ryb.
box-achievement-own_4_technologies = Posiadaj 4 technologie.
box-achievement-own_10_yen = Posiadaj 10 jenów.
box-achievement-own_5_foreign_agents_and_five_power_tokens_in_any_mixture = Posiadaj łącznie 5 zagranicznych agentów i żetonów 5-krotnej siły.
box-achievement-have_fulfilled_5_orders = Miej 5 wypełnionych zamówień.
box-achievement-have_buildings_on_4_commercial_areas = Miej budynki na 4 obszarach handlowych.
box-achievement-have_buildings_on_2_production_and_3_commercial_areas = Miej budynki na 2 obszarach produkcyjnych i 3 handlowych.
box-achievement-have_buildings_on_3_production_and_2_commercial_areas = Miej budynki na 3 obszarach produkcyjnych i 2 handlowych.
box-achievement-have_buildings_on_4_production_areas = Miej budynki na 4 obszarach produkcyjnych.

## stock: what somebody has of, where several are called in another way

stock-import = import

## letters: a country on a small card

letters-us = US
letters-nl = NL
letters-gb = GB
letters-fr = FR
letters-de = DE

## short: an area, or up to which class an order may be, in a word, for small boards

short-copper_mine = Miedź
short-fishing_ground = Ryby
short-silk_mill = Jedwab
short-tea_plantation = Herbata
short-bank = Bank
short-canal = Kanał
short-chinatown = Chiny
short-church = Kościół
short-customs = Cło
short-employment_agency = Praca
short-laboratory_a = Lab. A
short-laboratory_b = Lab. B
short-port_a = Port A
short-port_b = Port B
short-order_low = nis.
short-order_mid = śr.
short-order_any = dow.

## amounts: how many of what, for rewards and prices

amount-yen = { $count } ¥
amount-copper = { $count ->
    [one] { $count } miedź
    [few] { $count } miedzi
    [many] { $count } miedzi
   *[other] { $count } miedzi
}
amount-silk = { $count ->
    [one] { $count } jedwab
    [few] { $count } jedwabie
    [many] { $count } jedwabi
   *[other] { $count } jedwabi
}
amount-tea = { $count ->
    [one] { $count } herbata
    [few] { $count } herbaty
    [many] { $count } herbat
   *[other] { $count } herbat
}
amount-fish = { $count ->
    [one] { $count } ryba
    [few] { $count } ryby
    [many] { $count } ryb
   *[other] { $count } ryb
}
amount-faith = wiara dla kościoła: { $count }
amount-value = wartość dla technologii: { $count }
amount-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktów
}
amount-import = { $count ->
    [one] { $count } dobro importowane
    [few] { $count } dobra importowane
    [many] { $count } dóbr importowanych
   *[other] { $count } dóbr importowanych
}
amount-any_good = { $count ->
    [one] { $count } dowolne dobro
    [few] { $count } dowolne dobra
    [many] { $count } dowolnych dóbr
   *[other] { $count } dowolnych dóbr
}
amount-moves = { $count ->
    [one] { $count } ruch asystenta
    [few] { $count } ruchy asystenta
    [many] { $count } ruchów asystenta
   *[other] { $count } ruchów asystenta
}
amount-assistant = { $count ->
    [one] { $count } asystent z magazynu
    [few] { $count } asystentów z magazynu
    [many] { $count } asystentów z magazynu
   *[other] { $count } asystentów z magazynu
}
amount-shop = { $count ->
    [one] { $count } sklep z magazynu
    [few] { $count } sklepy z magazynu
    [many] { $count } sklepów z magazynu
   *[other] { $count } sklepów z magazynu
}
amount-trading_house = { $count ->
    [one] { $count } dom handlowy z magazynu
    [few] { $count } domy handlowe z magazynu
    [many] { $count } domów handlowych z magazynu
   *[other] { $count } domów handlowych z magazynu
}
amount-free_agent = { $count ->
    [one] { $count } darmowy agent
    [few] { $count } darmowych agentów
    [many] { $count } darmowych agentów
   *[other] { $count } darmowych agentów
}
amount-exchange = { $count ->
    [one] { $count } wymiana
    [few] najwyżej { $count } wymiany
    [many] najwyżej { $count } wymian
   *[other] najwyżej { $count } wymian
}
amount-employ = { $count ->
    [one] { $count } element z magazynu
    [few] najwyżej { $count } elementy z magazynu
    [many] najwyżej { $count } elementów z magazynu
   *[other] najwyżej { $count } elementów z magazynu
}
amount-duty = { $count ->
    [one] odprawa za { $count } dobro importowane
    [few] odprawa za najwyżej { $count } dobra importowane
    [many] odprawa za najwyżej { $count } dóbr importowanych
   *[other] odprawa za najwyżej { $count } dóbr importowanych
}
amount-order = { $count ->
    [one] { $count } zamówienie
    [few] { $count } zamówienia
    [many] { $count } zamówień
   *[other] { $count } zamówień
}
amount-order_low = zamówienie (niskie)
amount-order_mid = zamówienie (średnie)
amount-order_any = zamówienie (dowolne)

## count: pieces that somebody has

count-assistant = { $count ->
    [one] { $count } asystent
    [few] { $count } asystentów
    [many] { $count } asystentów
   *[other] { $count } asystentów
}
count-shop = { $count ->
    [one] { $count } sklep
    [few] { $count } sklepy
    [many] { $count } sklepów
   *[other] { $count } sklepów
}
count-trading_house = { $count ->
    [one] { $count } dom handlowy
    [few] { $count } domy handlowe
    [many] { $count } domów handlowych
   *[other] { $count } domów handlowych
}

## will: what is certain of a move before it is played, by the values of its outlook

will-cost = płacisz: { $cost }
will-gain = dostajesz: { $gain }
will-fee = opłaty: { $fee } ¥
will-assistants = asystenci tam +{ $assistants }
will-power = siła { $power }
will-power_none = bez siły
will-country = { $country }
will-secret = nikt inny go nie widzi; drugie wraca do pudełka
will-orders = zamówienia w ręce potem: { $orders }
will-free = siła wystarcza: nic nie płacisz
will-hand = asystenci w ręce potem: { $hand }
will-stays = jeden asystent tam zostaje

## score

score-orders = Zamówienia
score-technologies = Technologie w grze
score-buildings = Sklepy i domy handlowe
score-tokens = Żetony 5-krotnej siły
score-church = Pola kościoła
score-customs = Pola urzędu celnego
score-ports = Porty
score-achievements = Osiągnięcia
score-church_majority = Premia z kościoła
score-customs_majority = Premia z urzędu celnego
score-technology_majority = Premia z technologii
score-countries = Premia z krajów
score-agents = Nieużyci agenci
score-imports = Dobra importowane
score-yen = Pieniądze
score-goods = Dobra handlowe

## term

term-orders = Zamówienia
term-technologies = Technologie
term-buildings = Sklepy i domy handlowe
term-tokens = Żetony 5-krotnej siły i porty
term-church = Kościół
term-customs = Urząd celny
term-achievements = Osiągnięcia
term-countries = Kraje i agenci
term-stock = Dobra, import i pieniądze
term-assistants = Asystenci
term-ahead = Następne tury

## why: what is good about a move, by the term that it helps most

why-orders = Twoje zamówienia przyniosą więcej
why-technologies = Twoje technologie przyniosą więcej
why-buildings = Twoje sklepy i domy handlowe przyniosą więcej
why-tokens = Żetony 5-krotnej siły i porty przyniosą więcej
why-church = Kościół przyniesie więcej
why-customs = Urząd celny przyniesie więcej
why-achievements = Zdobędziesz więcej osiągnięć
why-countries = Zbierzesz więcej krajów i agentów
why-stock = Masz więcej dóbr i pieniędzy
why-assistants = Masz więcej asystentów do użycia
why-ahead = Masz przed sobą więcej tur

## reason: why a move cannot be played now

reason-end_not_now = Najpierw odpowiedz na obecne pytanie; potem przejdziesz dalej.
reason-stop_not_now = Nie można tego pominąć: wybierz jeden z proponowanych ruchów.
reason-keep_not_now = Zamówienie do zachowania wybiera się przed pierwszą rundą.
reason-free_not_now = Technologii { $technology } używa się przed odpowiedzią na pytanie, ale nie w środku drogi, płatności ani nagrody.
reason-agent_not_now = Agentów używa się przed akcją główną albo po niej.
reason-send_not_now = Najpierw wybierz agenta, przed akcją główną albo po niej; potem wskaż, gdzie działa.
reason-achieve_not_now = Osiągnięcia wypełnia się przed akcją główną albo po niej.
reason-fulfil_not_now = Zamówienia wypełnia się przed akcją główną albo po niej, nigdy w jej trakcie.
reason-reward_not_now = Nagrodę wybierasz po wypełnieniu trzeciego osiągnięcia, jeśli gra się z nagrodami.
reason-place_not_now = Asystentów umieszcza się na początku akcji głównej.
reason-go_not_now = Prezes rusza się po umieszczeniu asystentów.
reason-recall_not_now = Asystentów zabierasz, gdy zamiast ruchu zwracasz prezesa do ręki.
reason-exchange_not_now = Kupujesz i sprzedajesz, wykonując akcję w chińskiej dzielnicy.
reason-church_not_now = Pole kościoła wybierasz, wykonując tam akcję.
reason-customs_not_now = Pole urzędu celnego wybierasz, wykonując tam akcję.
reason-hire_not_now = Elementy z magazynu bierzesz na rękę w agencji pracy albo gdy pozwala na to nagroda.
reason-acquire_not_now = Technologię zdobywasz, wykonując akcję w jej laboratorium.
reason-take_not_now = Zamówienia bierzesz, wykonując akcję w porcie z wystarczającą siłą.
reason-pay_not_now = Nie ma teraz nic do zapłacenia.
reason-lift_not_now = Asystenta przesuwasz, gdy pozwala na to nagroda.
reason-claim_not_now = Żeton obszaru bierzesz po akcji z siłą { $power }.
reason-build_not_now = Budujesz po akcji z siłą co najmniej { $power }.
reason-leave_not_now = Asystent zostaje na obszarze akcji tylko wtedy, gdy masz Telefon.
reason-gain_not_now = Dobro wybierasz, gdy pozwala na to nagroda.
reason-station_not_now = Stację umieszcza się przy zdobyciu jej technologii.

reason-not_in_city = Tego obszaru nie ma w tym mieście: { $area }.
reason-not_drawn = Zamówienie { $order } nie jest jednym z dwóch dobranych.
reason-orders_full = Masz już { $limit ->
    [one] { $limit } zamówienie
    [few] { $limit } zamówienia
    [many] { $limit } zamówień
   *[other] { $limit } zamówień
}, a więcej nie wolno. Najpierw wypełnij jedno.
reason-owned = Masz już technologię { $technology }: nikt nie ma dwóch takich samych.
reason-short = To kosztuje: { $what }; masz: { $have }.

reason-area_used = W tej turze jest tam już umieszczony asystent ({ $area }): wybierz inny obszar.
reason-pair_hand = Na dwóch razem potrzebujesz dwóch asystentów w ręce; masz { $have }.
reason-no_assistant = Nie masz asystenta w ręce.
reason-fee_short = Opłaty dla prezesów ({ $area }) wynoszą razem { $price } ¥; masz { $have } ¥.
reason-canal = Na kanale nie może być asystenta ani stacji.
reason-pair_first = Dwóch asystentów razem umieszcza się zamiast pojedynczych: wybierasz to przed umieszczeniem pierwszego.
reason-not_beside = Telegram umieszcza asystenta obok obszaru { $area }.

reason-must_move = Porusz prezesa albo zwróć go do ręki.
reason-president_blocks = Stoi tam cudzy prezes ({ $area }): twój ruch nie może się tam skończyć.
reason-nobody_there = Nie masz tam asystenta ({ $area }): prezes nie może tam iść.
reason-stands_there = Twój prezes już tam stoi: { $area }.
reason-not_adjacent = Prezes idzie z obszaru na obszar: ten nie sąsiaduje z obszarem { $area }.
reason-no_way = Prezes wchodzi tylko na obszary z twoimi asystentami: tutaj nie masz żadnego ({ $area }).
reason-passage_short = Wejście na obszar { $area } kosztuje { $price } ¥; masz { $have } ¥.
reason-been_there = W tej turze twój prezes już tam był ({ $area }): na żaden obszar nie wchodzi się dwa razy.
reason-canal_end = Prezes może przejść przez kanał, ale nie może się tam zatrzymać.
reason-dead_end = Z obszaru { $area } prezes nie doszedłby nigdzie, gdzie ruch może się skończyć.
reason-on_the_way = Prezes jest w drodze: najpierw zakończ ruch.
reason-recall_none = Nie masz tam asystenta: { $area }.
reason-by_rail = Tam prezes jedzie pociągiem, bez opłaty: { $area }.
reason-rail_needless = Prezes jest w ręce: postaw go od razu tam ({ $area }).
reason-no_station = Pociągiem jeździ tylko właściciel technologii { $technology }.
reason-no_tram = Tramwajem jeździ tylko właściciel technologii { $technology }.
reason-tram_from_hand = Tramwaj rusza z obszaru: prezes jest w ręce i można go postawić na każdym twoim obszarze.
reason-one_way = Prezes już wyruszył: pociąg i tramwaj zastępują drogę pieszą.

reason-shop_here = Masz tu już sklep: { $area }.
reason-space_taken = Na polu { $space } stoi czyjś sklep.
reason-house_here = Stoi tu już dom handlowy ({ $area }): jest miejsce na jeden.
reason-not_in_hand = Nie masz tego w ręce: { $piece }. Elementy z magazynu trzeba najpierw wziąć na rękę.

reason-agent_used = W tej turze agent jest już użyty: limit to jeden.
reason-no_agent = Nie masz takiego agenta do użycia: { $agent }.
reason-agent_nowhere = Agent potrzebuje obszaru z twoim asystentem, ale bez twojego prezesa; takiego nie ma.
reason-agent_needs = Nie masz tam asystenta ({ $area }): agent działa tam, gdzie go masz.
reason-agent_president = Stoi tam twój prezes ({ $area }): agent działa gdzie indziej.
reason-goal_short = Cel: { $goal }. Masz { $have } z { $price }.
reason-achieved = To osiągnięcie jest już przez ciebie wypełnione.
reason-achieve_hand = Cel jest spełniony, ale nie masz w ręce asystenta, którego można tam położyć.
reason-no_order = Nie masz w ręce zamówienia { $order }.
reason-order_short = Zamówienie { $order } wymaga: { $what }; masz: { $have }.
reason-reward_gone = Tej nagrody nie ma albo ktoś ją już wziął.

reason-not_sold = Tak nie można handlować: { $good }.
reason-church_taken = Pole { $space } kościoła jest zajęte.
reason-faith_short = To pole wymaga wiary { $price }. Twoja siła daje { $have }, a dokupić możesz { $bought }.
reason-kind_once = Tym rodzajem już zapłacono ({ $kind }): każdym kupuje się wiarę raz.
reason-no_faith = Za to nie kupisz wiary: { $kind }.
reason-church_lift = Asystent na planszę pochodzi z obszaru { $area } albo z ręki.
reason-customs_taken = Pole { $space } urzędu celnego jest zajęte.
reason-customs_lift = Asystent na planszę pochodzi z obszaru { $area } albo z ręki.
reason-duty_power = To pole wymaga: { $price ->
    [one] { $price } dobro importowane
    [few] { $price } dobra importowane
    [many] { $price } dóbr importowanych
   *[other] { $price } dóbr importowanych
}; twoja siła pozwala wydać { $most }.
reason-warehouse_empty = W magazynie już tego nie ma: { $piece }.
reason-card_elsewhere = W tym laboratorium nie ma karty { $card }.
reason-value_short = Sile brakuje do ceny { $lacking }. Każda jednostka kosztuje { $yen } ¥ albo { $imports ->
    [one] { $imports } dobro importowane
    [few] { $imports } dobra importowane
    [many] { $imports } dóbr importowanych
   *[other] { $imports } dóbr importowanych
}, a masz za mało.
reason-extra_short = Przy tylu technologiach nowa kosztuje { $yen } ¥ albo { $imports ->
    [one] { $imports } dobro importowane
    [few] { $imports } dobra importowane
    [many] { $imports } dóbr importowanych
   *[other] { $imports } dóbr importowanych
} oprócz tego, czego brakuje sile ({ $lacking }), a masz za mało.
reason-value_kind = Za technologię płaci się jenami albo dobrami importowanymi.
reason-order_elsewhere = W tym porcie nie ma zamówienia { $order }.
reason-class_high = Twoja siła { $power } nie sięga tego miejsca portu.
reason-second_unpaid = Drugie zamówienie kosztuje: najpierw zapłać.
reason-second_kind = Za drugie zamówienie płaci się jenami albo dobrem importowanym.

reason-other_piece = Ta nagroda daje: { $piece }.
reason-lift_none = Nie masz tam asystenta: { $area }.
reason-same_area = Asystent pochodzi stąd ({ $area }): wybierz inny obszar.
reason-not_owned = Nie masz technologii { $technology }.
reason-once_a_turn = W tej turze technologia { $technology } jest już użyta; limit to raz.

# What expected points are counted in.
unit = punkty

## values

nothing = nic

## board: what the terminal's board says beyond that

board-city = Miasto, runda { $round }
board-city_note = A prezes  a2 asystenci  5: żeton  a sklep  (a) dom
board-pass = opłata: { $toll }¥
board-boards = Plansze
board-goal = Cel { $stack }
board-end = koniec: { $marks }
board-end-trading_houses = domy
board-end-shops = sklepy
board-end-port = zamówienia
board-end-church = kościół
board-end-customs = cło
board-traders_note = as/sk/do: asystenci, sklepy, domy w ręce + magazynie
board-orders_short = zam
board-technologies_short = tech
board-agents = agenci
board-agent_free = darm.
board-yours = Twoje: { $letter }, prezes { $area }
board-yours_in_hand = Twoje: { $letter }, prezes w ręce
board-yours_note = zamówienie: numer, kraj, dobra > nagroda
board-orders = Zamówienia
board-technologies = Technologie
board-none = brak
board-order = { $order }: { $goods } za { $reward }

# Goods, pieces and rewards in few letters.
board-sign-copper = Mi
board-sign-silk = Je
board-sign-tea = He
board-sign-fish = Ry
board-sign-import = Im
board-sign-yen = ¥
board-sign-points = ★
board-sign-any_good = dow
board-sign-moves = ru
board-sign-assistant = as
board-sign-shop = sk
board-sign-trading_house = do
board-sign-free_agent = ag

## option

option-achievement_rewards = Nagrody za osiągnięcia
option-achievement_rewards-about = Pierwszy minidodatek: kto wypełni wszystkie trzy osiągnięcia, bierze żeton nagrody.
option-free_agents = Darmowi agenci
option-free_agents-about = Drugi minidodatek: niektóre żetony 5-krotnej siły dają agenta bez kraju.
option-open_orders = Jawne zamówienia
option-open_orders-about = Zamówienia wzięte z portów leżą odkryte dla wszystkich. Wyłączone, jak w instrukcji: zamówienia w ręce są tajne.

## verbs

acquires = { $person ->
    [second] zdobywasz
   *[third] zdobywa
}
acts = { $person ->
    [second] wykonujesz
   *[third] wykonuje
}
brings = { $person ->
    [second] bierzesz
   *[third] bierze
}
builds = { $person ->
    [second] budujesz
   *[third] buduje
}
draws = { $person ->
    [second] dobierasz
   *[third] dobiera
}
fulfils = { $person ->
    [second] wypełniasz
   *[third] wypełnia
}
gains = { $person ->
    [second] zdobywasz
   *[third] zdobywa
}
gets = { $person ->
    [second] otrzymujesz
   *[third] otrzymuje
}
has = { $person ->
    [second] zaczynasz
   *[third] zaczyna
}
keeps = { $person ->
    [second] zachowujesz
   *[third] zachowuje
}
leaves = { $person ->
    [second] zostawiasz
   *[third] zostawia
}
moves = { $person ->
    [second] przesuwasz
   *[third] przesuwa
}
pays = { $person ->
    [second] płacisz
   *[third] płaci
}
places = { $person ->
    [second] umieszczasz
   *[third] umieszcza
}
puts = { $person ->
    [second] umieszczasz
   *[third] umieszcza
}
scores = { $person ->
    [second] zdobywasz
   *[third] zdobywa
}
starts = { $person ->
    [second] zaczynasz
   *[third] zaczyna
}
takes = { $person ->
    [second] bierzesz
   *[third] bierze
}
uses = { $person ->
    [second] używasz
   *[third] używa
}

## What is printed, as a choice on the page where an owner enters it

called-printed-copper = miedź
called-printed-silk = jedwab
called-printed-tea = herbata
called-printed-fish = ryby
called-printed-import = dobro importowane
called-printed-yen = jeny
called-printed-points = punkty
called-printed-any_good = dowolne dobro
called-printed-moves = ruchy asystentów
called-printed-assistant = asystent
called-printed-shop = sklep
called-printed-trading_house = dom handlowy
called-printed-free_agent = darmowy agent
called-printed-low = niskie zamówienia
called-printed-mid = średnie zamówienia
called-printed-high = wysokie zamówienia
