yokohama-loses = { $count ->
    [one] Możesz jeszcze wypełnić zamówienie albo osiągnięcie.
    [few] Możesz jeszcze wypełnić zamówienia albo osiągnięcia: { $count } możliwości.
    [many] Możesz jeszcze wypełnić zamówienia albo osiągnięcia: { $count } możliwości.
   *[other] Możesz jeszcze wypełnić zamówienia albo osiągnięcia: { $count } możliwości.
}
yokohama-loses_action = Twojego prezesa jeszcze nie ma w mieście: w tej turze nic nie zrobisz.
yokohama-city = Miasto
yokohama-boards = Plansze
yokohama-stage = Co widać na stole
yokohama-glance = Miasto w skrócie
yokohama-desk = Wybory
yokohama-steps = Kroki tury
yokohama-step-phase_a = Zamówienia
yokohama-step-place = Umieszczanie
yokohama-step-move = Ruch
yokohama-step-act = Akcja
yokohama-step-bonus = Premia
yokohama-step-build = Budowa
yokohama-step-recall = Odzyskanie
yokohama-step-phase_c = Zamówienia
yokohama-setup = Przygotowanie
yokohama-round = Runda { $round }
yokohama-round_of = Runda { $round } z { $last }
yokohama-box = O tym pudełku
yokohama-box_text = Te części są nasze własne, bo drukowane znamy tylko ze zdjęć. Kto ma grę, może wpisać swoje do kopii pudełka i z nią grać.
yokohama-made-end-safety_rounds = runda, która kończy grę, gdy nic innego jej nie kończy
yokohama-made-port_slot = klasy zamówień na miejscach w portach
yokohama-made-laboratory_slot = dopłaty za miejsca w laboratoriach
yokohama-made-church_space = wiara i nagrody pól kościoła
yokohama-made-church_space-neutral = które pola kościoła zajmują neutralni asystenci
yokohama-made-customs_space = dobra importowane i nagrody pól urzędu celnego
yokohama-made-customs_space-neutral = które pola urzędu celnego zajmują neutralni asystenci
yokohama-made-building_tile = nagrody na płytkach budynków
yokohama-made-five_power_token = nagrody na żetonach 5-krotnej siły
yokohama-made-order = dobra, kraje i nagrody zamówień
yokohama-made-technology-value = wartości technologii
yokohama-made-technology-copies = liczba kart każdej technologii
yokohama-made-technology_card = kraje kart technologii
yokohama-made-achievement-first = część punktów za pierwsze wypełnienie osiągnięcia
yokohama-made-achievement-later = część punktów za późniejsze wypełnienie osiągnięcia
yokohama-made-achievement_reward = żetony nagród za wszystkie trzy osiągnięcia
yokohama-inspector = Co dałby obszar
yokohama-if_here = jeśli twój prezes wykona tu akcję
yokohama-if_agent = jeśli twój agent wykona tu akcję
yokohama-acting = tu trwa akcja
yokohama-point = Wskaż obszar: zobaczysz tu, jaką masz tam siłę i co by dała.
yokohama-tap = Dotknij obszaru, aby zobaczyć, co oferuje.
yokohama-when-now = teraz:
yokohama-when-one = z jednym więcej:
yokohama-when-two = z dwoma więcej:
yokohama-when-most = najwyżej:
yokohama-when-acting = teraz:
yokohama-may_build = Siła wystarcza, aby tu budować.
yokohama-no_room = Nie masz wolnego miejsca na zamówienie.
yokohama-station_short = stacja
yokohama-pass = przejście:
yokohama-fee = opłata
yokohama-fee_of = opłata { $yen } ¥
yokohama-free = darmowy
yokohama-area_label = { $area }, { $count ->
    [one] { $count } twój asystent
    [few] { $count } twoich asystentów
    [many] { $count } twoich asystentów
   *[other] { $count } twoich asystentów
}, siła { $power }
yokohama-tip-production = Obszar produkcyjny (sześciokąt).
yokohama-tip-commercial = Obszar handlowy (koło).
yokohama-tip-power = Siła twojego prezesa tutaj: { $power }; daje: { $gives }.
yokohama-tip-assistants = { $name }: { $count ->
    [one] { $count } asystent
    [few] { $count } asystentów
    [many] { $count } asystentów
   *[other] { $count } asystentów
}.
yokohama-tip-president = Prezes tutaj: { $name }.
yokohama-tip-fee = Opłata za asystenta: { $yen } ¥ dla tych, którzy mają tu prezesa.
yokohama-tip-token_here = Żeton 5-krotnej siły: { $gives }.
yokohama-tip-house_here = Dom handlowy: { $gives }.
yokohama-tip-station = Stacja: siła tutaj o { $power } większa, dla wszystkich.
yokohama-tip-canal = Na kanale nikt nie zostaje. Prezes może przejść za { $yen } ¥.
yokohama-rank-low = niskie
yokohama-rank-mid = średnie
yokohama-rank-high = wysokie
yokohama-own-points = punkty
yokohama-tip-copper = Na zamówienia; także jeden rodzaj wiary w kościele.
yokohama-tip-silk = Na zamówienia; także jeden rodzaj wiary w kościele.
yokohama-tip-tea = Na zamówienia; także jeden rodzaj wiary w kościele.
yokohama-tip-fish = Na zamówienia; także jeden rodzaj wiary w kościele.
yokohama-tip-yen = Na opłaty, elementy z magazynu i technologie. Na końcu { $per_point } ¥ to punkt.
yokohama-tip-import = Na urząd celny, technologie i drugie zamówienie. Na końcu każde to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
yokohama-tip-assistant = Asystentów z ręki można umieszczać na obszarach.
yokohama-tip-shop = Sklepy z ręki można budować tam, gdzie działasz z siłą co najmniej { $power }.
yokohama-tip-trading_house = Domy handlowe z ręki można budować tam, gdzie działasz z siłą co najmniej { $power }; gdy działają tam inni, dostajesz { $yen } ¥.
yokohama-tip-warehouse = Elementy trafiają z magazynu do ręki; teraz kosztuje to { $price } ¥.
yokohama-tip-warehouse_free = Asystenci trafiają z magazynu do ręki za darmo.
yokohama-tip-my_president = Działa tam, gdzie pójdzie, z siłą wszystkiego, co tam masz.
yokohama-shop_space = Pole sklepu { $space }: { $gives }
yokohama-house_space = Dom handlowy: { $gives }
yokohama-token_title = Żeton 5-krotnej siły
yokohama-token = Żeton 5-krotnej siły: { $gives }
yokohama-goals = Osiągnięcia
yokohama-goal_label = { $text } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
yokohama-have = masz { $have }
yokohama-tip-goal = { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
    [many] { $first } punktów
   *[other] { $first } punktów
} za pierwszeństwo, { $later } dla następnych. Wypełnia się przed akcją główną lub po niej; zużywa asystenta z ręki.
yokohama-ends = Gra kończy się, gdy …
yokohama-last_round = Runda { $round } jest ostatnia
yokohama-tip-ends = Gdy spełni się jeden z warunków, kończy się rundę i gra jeszcze jedną.
yokohama-end-trading_houses = { $goal ->
    [one] { $goal } dom
    [few] { $goal } domy
    [many] { $goal } domów
   *[other] { $goal } domów
}
yokohama-end-shops = { $goal ->
    [one] { $goal } sklep
    [few] { $goal } sklepy
    [many] { $goal } sklepów
   *[other] { $goal } sklepów
}
yokohama-end-port = brak zamówień
yokohama-end-church = kościół: { $goal }
yokohama-end-customs = cło: { $goal }
yokohama-most = najwięcej na końcu: { $first }, potem { $second }
yokohama-tip-most = Kto ma tu na końcu najwięcej asystentów, zdobywa { $first }, następny { $second }.
yokohama-church_need = Kościół: wiara { $count }
yokohama-customs_need = Urząd celny: { $count ->
    [one] { $count } dobro importowane
    [few] { $count } dobra importowane
    [many] { $count } dóbr importowanych
   *[other] { $count } dóbr importowanych
}
yokohama-church_space = Pole kościoła { $space }: wiara { $need }, daje { $gives }; { $held }
yokohama-customs_space = Pole urzędu celnego { $space }: { $need ->
    [one] { $need } dobro importowane
    [few] { $need } dobra importowane
    [many] { $need } dóbr importowanych
   *[other] { $need } dóbr importowanych
}, daje { $gives }; { $held }
yokohama-tip-space = Daje: { $gives }.
yokohama-neutral = neutralny asystent
yokohama-free_space = wolne
yokohama-deck = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
} w talii
yokohama-price = kosztuje { $price }
yokohama-reach-free = siła wystarcza
yokohama-reach-extra = dopłata
yokohama-reach-pay = dopłać { $count }
yokohama-reach-dear =
    { $count ->
        [0] za drogo
        [one] jeszcze { $count }, za drogo
        [few] jeszcze { $count }, za drogo
        [many] jeszcze { $count }, za drogo
       *[other] jeszcze { $count }, za drogo
    }
yokohama-reach-owned = już twoja
yokohama-chosen = wybrana
yokohama-tech_label = { $name }, kosztuje { $price }
yokohama-tip-tech = Wartość { $value }, tutaj kosztuje { $price }, kraj: { $country }.
yokohama-order = Zamówienie
yokohama-order_of = Zamówienie: { $country }
yokohama-tip-order = Dostarcz: { $goods }. Zdobywasz: { $gives }.
yokohama-tip-order_country = Wypełnione zamówienie to symbol kraju ({ $country }); para przynosi jego agenta.
yokohama-tip-secret = Nikt inny go nie widzi, dopóki nie zostanie wypełnione.
yokohama-secret = tajne
yokohama-hidden = tajne zamówienie
yokohama-ready = gotowe
yokohama-orders = Zamówienia
yokohama-fulfilled = wypełnione: { $count }
yokohama-free_place = wolne miejsce
yokohama-technologies = Technologie
yokohama-none_yet = jeszcze brak
yokohama-agent = Agent: { $country }
yokohama-agent_used = Agent: { $country }, użyty
yokohama-agents = { $count ->
    [one] { $count } agent
    [few] { $count } agentów
    [many] { $count } agentów
   *[other] { $count } agentów
}
yokohama-tip-agent = Raz: wykonaj akcję obszaru, na którym masz asystenta, bez prezesa.
yokohama-countries = Kraje
yokohama-sets = zestawy
yokohama-tip-sets = Zamówienia i technologie mają kraje. Zestawy od 1 do { $most } różnych krajów są na końcu warte { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
yokohama-mine = Moje
yokohama-hand = Ręka
yokohama-warehouse = Magazyn
yokohama-in_hand = w ręce
yokohama-in_hand_count = W ręce: { $what }
yokohama-stored_count = W magazynie: { $what }, koszt { $price } ¥
yokohama-stored_free = W magazynie: { $what }, za darmo
yokohama-president = Prezes
yokohama-president_at = Prezes: { $area }
yokohama-president_hand = Prezes w ręce
yokohama-tip-their_orders = W ręce: { $count }, wypełnione: { $done }.
yokohama-tip-their_secrets = Tajne w ręce: { $count }.
yokohama-tip-held = { $name }: { $goods } za { $gives }.
yokohama-tab-orders = Zam. { $count }
yokohama-main-phase_a = Dalej
yokohama-main-phase_c = Zakończ turę
yokohama-main-place_first = Nie umieszczaj
yokohama-main-place_next = Zakończ umieszczanie
yokohama-main-path = Zatrzymaj się tutaj
yokohama-main-recall = Zakończ zabieranie
yokohama-main-token = Zostaw żeton
yokohama-main-build = Nic nie buduj
yokohama-main-leave = Zabierz wszystkich
yokohama-main-none = Nic nie bierz
yokohama-main-stop = Zakończ
yokohama-flag-ending = koniec jest blisko
yokohama-flag-achieve = osiągnięcie
