carthage-route = Trasa morska
carthage-crete = Kreta
carthage-sicily = Sycylia
carthage-ship = Statek ({ $ware }): { $place }
carthage-ships_here = Statki tutaj: { $ships }.
carthage-space-start = Stąd wyrusza każdy statek i tu wraca po swoim Dniu wypłaty.
carthage-space-sea = Otwarte morze: bezpiecznie.
carthage-space-anchor = Kotwicowisko: bezpiecznie; tu cofają się napadnięte statki.
carthage-space-pirates = W każdym Dniu wypłaty piraci napadają tu na statki: przepadają wszystkie ich towary, które nie są ochronione.
carthage-space-goal = Statek, który tu dopłynie, przynosi Dzień wypłaty: wszyscy sprzedają jego towary.
carthage-tokens = Znaczniki realizacji
carthage-tokens_short = znaczniki
carthage-token = Znacznik: { $ware }
carthage-piles = Stosy
carthage-pile = Talia dociągania: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
carthage-discards = Karty odrzucone: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
carthage-on_top = Na wierzchu: { $card }
carthage-discards_note = Od najnowszej. Gdy talia się skończy, stają się nową talią.
carthage-farm = Farma
carthage-farm_note = trafi na rynek przy następnym dokładaniu kart
carthage-market = Rynek
carthage-market_empty = pusty do następnego dokładania kart
carthage-market_all = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
carthage-market_free = { $count ->
    [one] { $count } karta
    [few] wszystkie wolne dla ciebie ({ $count })
    [many] wszystkie wolne dla ciebie ({ $count })
   *[other] wszystkie wolne dla ciebie ({ $count })
} · { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}
carthage-market_some = { $free } z { $all } wolne dla ciebie · { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}
carthage-yours = twoja
carthage-reserved = rezerwacja: { $name }
carthage-stored = ochronione
carthage-own-points = PZ
carthage-own-token = znacznik: { $ware }
carthage-own-goods = { $ware }
carthage-own-cards = karty w ręce
carthage-hand = Ręka
carthage-hand_sum = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}, { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}
carthage-hand_count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
} w ręce
carthage-hand_empty = brak kart w ręce
carthage-exact = Wystarcza dokładnie na cały rynek.
carthage-enough = Wystarcza na cały rynek, zostaje { $count ->
    [one] { $count }
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}.
carthage-short = { $count ->
    [one] Brakuje { $count } monety do ceny rynku { $price }.
    [few] Brakuje { $count } monet do ceny rynku { $price }.
    [many] Brakuje { $count } monet do ceny rynku { $price }.
   *[other] Brakuje { $count } monet do ceny rynku { $price }.
}
carthage-paid = Zapłacono { $paid } z { $price }
carthage-no_change = (bez wydawania reszty)
carthage-danger = { $count ->
    [one] zagrożone: { $count }
    [few] zagrożone: { $count }
    [many] zagrożone: { $count }
   *[other] zagrożone: { $count }
}
carthage-saved = bezpieczne: { $count }
carthage-safe = { $count ->
    [one] Ochronione przed piratami: { $count }.
    [few] Ochronione przed piratami: { $count }.
    [many] Ochronione przed piratami: { $count }.
   *[other] Ochronione przed piratami: { $count }.
}
carthage-stock = Skład
carthage-stock_note = ochronione: { $stored } z { $count }
carthage-stock_none = jeszcze brak towarów
carthage-stack = { $ware }: { $count }
carthage-points = { $count ->
    [one] { $count } PZ
    [few] { $count } PZ
    [many] { $count } PZ
   *[other] { $count } PZ
}
carthage-no_ware = brak: { $ware }
carthage-you = ty
carthage-vp = PZ, zakryte
carthage-of = { $tokens } z { $goal }
carthage-of_goal = z { $goal }
carthage-token_count = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
    [many] { $count } znaczników
   *[other] { $count } znaczników
}
carthage-marker = Znacznik rezerwacji
carthage-marker_on = na
carthage-marker_free = znacznik wolny
carthage-on = na karcie { $card }
carthage-free = wolny
carthage-buying = Zakup przesuwa
carthage-to_goal = { $place }: Dzień wypłaty
carthage-sells =
    { $count ->
        [0] nic nie sprzedajesz
        [one] sprzedajesz za { $count } PZ
        [few] sprzedajesz za { $count } PZ
        [many] sprzedajesz za { $count } PZ
       *[other] sprzedajesz za { $count } PZ
    }
carthage-pirates = Piraci
carthage-to_pirates = piraci
carthage-buy = Kup wszystko za { $price }
carthage-finish = Zakończ płacenie
carthage-done = Gotowe
carthage-loses = Piraci zabiorą { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
} twoich towarów, a karty z ręki mogą część ochronić.
carthage-payday = Dzień wypłaty
carthage-tab-hand = Ręka { $coins }
carthage-tab-stock = Skład { $count }
carthage-decided = Najlepszy Dzień wypłaty w zwycięskiej grze: { $name }, { $ware }: { $cards }, { $count ->
    [one] { $count } PZ
    [few] { $count } PZ
    [many] { $count } PZ
   *[other] { $count } PZ
} (ruch { $index }).
carthage-tip-market = Kupiona z całą resztą przesuwa statek ({ $ware }); wzięta jako monety jest warta { $value }.
carthage-tip-farm = Trafi na rynek przy następnym dokładaniu kart. Można ją zarezerwować, ale jeszcze nie kupić ani wziąć.
carthage-tip-hand = Warta { $value } przy zakupie.
carthage-tip-stock = Do sprzedania, gdy statek ({ $ware }) dopłynie: { $place }. Nieochronione: piraci mogą to zabrać.
carthage-tip-stored = Ochronione przed piratami, dopóki statek ({ $ware }) nie dopłynie: { $place }.
carthage-tip-discards = Zapłacone, sprzedane albo stracone.
carthage-tip-urns = { $count ->
    [one] Jej amfora może
    [few] Jej { $count } amfory mogą
    [many] Jej { $count } amfor może
   *[other] Jej { $count } amfor może
} ochronić przy napadzie: { $ware }, karty: { $cards }.
carthage-tip-no_urns = Nie ma amfory: nie chroni towarów.
carthage-tip-reserved = Zarezerwowana ({ $name }): kupić lub wziąć ją może tylko właściciel znacznika.
carthage-tip-token = W Dniu wypłaty każdy twój znacznik dodaje 1 do wartości twojego stosu ({ $ware }). { $goal ->
    [one] { $goal } znacznik kończy
    [few] { $goal } znaczniki kończą
    [many] { $goal } znaczników kończy
   *[other] { $goal } znaczników kończy
} grę.
carthage-tip-race = Każdy podnosi cenę twoich towarów swojego rodzaju. Kto zdobędzie znacznik numer { $goal }, kończy grę.
carthage-tip-ship = Przewozi: { $ware }; nie należy do nikogo. { $count ->
    [one] Jeszcze { $count } pole
    [few] Jeszcze { $count } pola
    [many] Jeszcze { $count } pól
   *[other] Jeszcze { $count } pól
} do portu { $place }.
carthage-tip-pile = Stąd pochodzą nowe karty na rynek i farmę.
carthage-tip-look = Kliknij: przejrzyj.
carthage-tip-vp = Punkty zwycięstwa, jeden za każde { $five } ceny. Swoją liczbę do końca widzisz tylko ty.
carthage-tip-marker = Zatrzymuje dla właściciela jedną kartę z rynku lub farmy. Wraca, gdy karta zostanie kupiona albo wzięta.
carthage-tip-hand_size = Zawartość ręki jest tajna, liczba kart nie.
carthage-tip-stack = Dzień wypłaty teraz: ({ $highest } + { $tokens }) × { $count } = { $value }, czyli { $points } PZ.

carthage-made-goods = nazwy towarów
carthage-made-route_space = nazwy pól trasy morskiej
