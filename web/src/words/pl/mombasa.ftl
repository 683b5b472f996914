mombasa-me = Ty
mombasa-mat = Diamenty i książki
mombasa-map = Mapa
mombasa-tracks = Tory kompanii
mombasa-cards = Obszar kart
mombasa-books = Książki
mombasa-bonus = Pola premii
mombasa-parts = Części planszy
mombasa-choices = Wybierz jedno
mombasa-tab-map = Mapa
mombasa-tab-bonus = Premie
mombasa-tab-tracks = Tory
mombasa-tab-cards = Karty
mombasa-tab-books = Książki
mombasa-tab-plan = Karty
mombasa-tab-mat = Plansza
mombasa-grow = Powiększ: { $part }
mombasa-shrink = Zwykły rozmiar: { $part }
mombasa-ready = Gotowe ({ $laid } z { $slots })
mombasa-cash = Weź { $left } w funtach
mombasa-stop = Zakończ tutaj
mombasa-end_phase = Zakończ swoją fazę
mombasa-end-button = Zakończ moją fazę …
mombasa-end-ask = { $count ->
    [one] Zakończyć fazę z { $count } nieużytą kartą?
    [few] Zakończyć fazę z { $count } nieużytymi kartami?
    [many] Zakończyć fazę z { $count } nieużytymi kartami?
   *[other] Zakończyć fazę z { $count } nieużytymi kartami?
}
mombasa-end-ask_none = Zakończyć swoją fazę?
mombasa-end-unused = { $count ->
    [one] Trafia do kart użytych bez akcji: { $cards }.
    [few] Trafiają do kart użytych bez akcji: { $cards }.
    [many] Trafiają do kart użytych bez akcji: { $cards }.
   *[other] Trafiają do kart użytych bez akcji: { $cards }.
}
mombasa-end-markers = Niewykorzystane: { $count ->
    [one] { $count } znacznik premii
    [few] { $count } znaczniki premii
    [many] { $count } znaczników premii
   *[other] { $count } znaczników premii
}.
mombasa-end-which = Który stos kart użytych zabierasz?
mombasa-end-take = Zakończ fazę, zabierz: { $cards }
mombasa-end-nothing = żaden
mombasa-plan-short = Plan: { $laid } z { $slots ->
    [one] { $slots } miejsca
    [few] { $slots } miejsc
    [many] { $slots } miejsc
   *[other] { $slots } miejsc
}. Pozostałe zostaną w tej rundzie puste.
mombasa-move-buy = Kup: { $card }, koszt { $price }
mombasa-move-book = Weź książkę { $book }
mombasa-move-use = Użyj: { $card }
mombasa-move-use_counts = Użyj: { $card } (liczy się za { $counts })
mombasa-move-use_notes = Użyj: { $card } ({ $notes })
mombasa-move-use_tile = Użyj: { $space }
mombasa-move-use_tile_notes = Użyj: { $space } ({ $notes })
mombasa-move-boost = Połóż żeton „+1 towar” na karcie { $card }
mombasa-move-end = Zakończ fazę, zabierz: { $cards }
mombasa-move-step = { $company }: na pole { $to }
mombasa-move-step_notes = { $company }: na pole { $to } ({ $notes })
mombasa-move-pays = zapłać { $pounds } £
mombasa-move-takes = weź { $pounds } £
mombasa-move-diamonds = diament +{ $count }
mombasa-move-discard = Odrzuć: { $card }, weź { $pounds } £
mombasa-move-share = jeszcze jeden udział
mombasa-move-enter = Wybuduj faktorię: { $region } ({ $cost })
mombasa-move-take_same = Kolumna { $column }: pod spodem brak monety
mombasa-move-take_shows = Kolumna { $column }: odkrywa { $pounds } £
mombasa-move-remove_same = { $company }, kolumna { $column }: pod spodem brak monety
mombasa-move-remove_shows = { $company }, kolumna { $column }: odkrywa { $pounds } £
mombasa-move-return_same = { $company }, kolumna { $column }: nic nie zakrywa
mombasa-move-return_covers = { $company }, kolumna { $column }: zakrywa { $pounds } £
mombasa-move-flip = Odwróć książkę na polu { $space }: zapłać { $pounds } £
mombasa-move-collect = Odbierz: { $rewards }
mombasa-any_card = dowolna karta oprócz pojedynczego udziału
mombasa-card-goods = Towary warte { $value }: na kartę z obszaru kart i na pola torów kompanii.
mombasa-card-expansion = Punkty ekspansji: { $value }. Wszystkich kart ekspansji używasz razem, dla jednej kompanii.
mombasa-card-bookkeeper = Przesuwa kałamarz wzdłuż twoich książek, potem daje { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktów
} na książki albo funty.
mombasa-card-merchant = Przesuwa diament o { $diamonds } i przynosi { $pounds }.
mombasa-card-merchant_company = Przesuwa diament o { $diamonds } i o { $more } więcej za każde dwie kopalnie kompanii { $company }; przynosi { $pounds }.
mombasa-card-share = Na końcu jeden udział kompanii { $company }. Zostaje w ręce: nie można jej położyć ani odrzucić.
mombasa-card-one_share = Na końcu to także jeden udział kompanii { $company }.
mombasa-card-crate = Skrzynia { $crate }: koszt bez dopłaty za kolumnę, a przy odrzuceniu tyle karta przynosi.
mombasa-card-price = Skrzynia { $crate }: koszt bez dopłaty za kolumnę.
mombasa-book-start = żeton początkowy
mombasa-book-title = Książka { $letter }: wymaga { $needs }; daje { $reward }
mombasa-book-name = Książka { $letter }
mombasa-book-cost = Kosztuje { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktów
}.
mombasa-book-coins = { $count ->
    [one] Leży pod nią { $count } funt dla tego, kto ją weźmie.
    [few] Leżą pod nią { $count } funty.
    [many] Leży pod nią { $count } funtów.
   *[other] Leży pod nią { $count } funtów.
}
mombasa-region-none = Bez premii: otacza enklawę.
mombasa-region-reward = Faktoria tutaj daje: { $reward }.
mombasa-region-mines = { $count ->
    [one] { $count } kopalnia: liczy
    [few] { $count } kopalnie: liczą
    [many] { $count } kopalni: liczy
   *[other] { $count } kopalni: liczy
} się dla handlarza kompanii, która ma tu faktorię.
mombasa-region-held = Faktoria kompanii { $company }: inne płacą o { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktów
} więcej i ją odsyłają.
mombasa-region-free = Jeszcze bez faktorii.
mombasa-region-cost = Kosztuje teraz { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktów
}.
mombasa-hq-title = Siedziba kompanii { $company }
mombasa-hq-value = Udział jest teraz wart { $value }; { $count ->
    [one] została tu { $count } faktoria
    [few] zostały tu { $count } faktorie
    [many] zostało tu { $count } faktorii
   *[other] zostało tu { $count } faktorii
}.
mombasa-hq-track = Jej tor to { $track }. Kopalnie w jej regionach: { $mines }.
mombasa-column = { $company }, kolumna { $column }: { $count ->
    [one] { $count } faktoria
    [few] { $count } faktorie
    [many] { $count } faktorii
   *[other] { $count } faktorii
}
mombasa-column_tip = Faktorie odchodzą od strony mapy. { $spaces ->
    [one] { $spaces } pole pod nimi pokazuje
    [few] { $spaces } pola pod nimi pokazują
    [many] { $spaces } pól pod nimi pokazuje
   *[other] { $spaces } pól pod nimi pokazuje
} { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}: to, co odkryte we wszystkich trzech kolumnach, jest wartością udziału. Ostatniego pola nigdy się już nie zakrywa.
mombasa-track-of = Tor kompanii { $company } ({ $track })
mombasa-track-value = Udział jest teraz wart { $value }.
mombasa-track-at = { $name }: pole { $space }, { $count ->
    [one] { $count } udział
    [few] { $count } udziały
    [many] { $count } udziałów
   *[other] { $count } udziałów
}.
mombasa-track-next = { $company }, pole { $space }
mombasa-key-shares = udziały łącznie
mombasa-key-call = wezwanie do kapitału
mombasa-key-field = pole specjalne
mombasa-privilege-title = Tor { $track }, przywilej { $level }
mombasa-privilege-holder = Może użyć: { $name }
mombasa-privilege-A1 = Twoja łączna ekspansja liczy się o { $n } więcej.
mombasa-privilege-A2 = Masz łącznie o { $n ->
    [one] { $n } znacznik premii
    [few] { $n } znaczniki premii
    [many] { $n } znaczników premii
   *[other] { $n } znaczników premii
} więcej.
mombasa-privilege-B1 = Karta kupiona samym towarem ({ $goods }) kosztuje o { $n } mniej.
mombasa-privilege-B1_second = Kartę można kupić za towary różnych rodzajów; kosztuje o { $n } mniej.
mombasa-privilege-B2 = Karta kupiona samym towarem ({ $goods }) kosztuje o { $n } mniej.
mombasa-privilege-B2_second = Każda twoja karta ({ $goods }) liczy się o { $plus } więcej.
mombasa-privilege-C1 = Pole premii: zapłać { $cost }, weź: { $options }.
mombasa-privilege-C2 = Pole premii: kup kartę za funty (o { $less } taniej) i przesuń diament o { $diamonds }.
mombasa-privilege-D1 = Pole premii: odrzuć ({ $card }) za wartość skrzyni i { $n ->
    [one] { $n } funt
    [few] { $n } funty
    [many] { $n } funtów
   *[other] { $n } funtów
}.
mombasa-privilege-D2 = Pole premii: zapłać { $cost }, przesuń znacznik o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pól
} na każdym z { $tracks ->
    [one] { $tracks } innego toru
    [few] { $tracks } innych torów
    [many] { $tracks } innych torów
   *[other] { $tracks } innych torów
}.
mombasa-or = { " " }albo{ " " }
mombasa-step = Od { $least }: { $rewards } ({ $company })
mombasa-space-first_player_tip = Weź żeton gracza rozpoczynającego na następną rundę oraz: { $rewards }.
mombasa-space-buy_tip = Kup kartę z obszaru kart za funty.
mombasa-space-discard_tip = Odrzuć kartę z ręki (nie pojedynczy udział) za wartość skrzyni i { $pounds }.
mombasa-space-majority = Nikt nie może mieć odkrytych więcej niż ty ({ $kind }). Nic się nie zużywa.
mombasa-space-tile = Dostajesz żeton na następną rundę.
mombasa-space-cost = Kosztuje { $count ->
    [one] { $count } funt
    [few] { $count } funty
    [many] { $count } funtów
   *[other] { $count } funtów
}.
mombasa-space-free = Nikogo tu nie ma.
mombasa-space-taken = Zajęte w tej rundzie: { $name }.
mombasa-tile-plus_good = Położony na karcie towaru sprawia, że w tej rundzie liczy się ona o { $plus } więcej.
mombasa-tile-bookkeeper = Księgowy: { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktów
}.
mombasa-tile-merchant = Przesuwa diament o { $diamonds } i o { $more } więcej za każdego innego odkrytego handlarza.
mombasa-tile-expansion = Punkty ekspansji: { $value }, razem z kartami ekspansji albo osobno.
mombasa-my_tiles = Żetony premii
mombasa-deck = { $count ->
    [one] w stosie: { $count }
    [few] w stosie: { $count }
    [many] w stosie: { $count }
   *[other] w stosie: { $count }
}
mombasa-deck_short = stos { $count }
mombasa-deck_tip = Koszt to skrzynia i liczba nad kolumną. Nowe karty pojawiają się na końcu każdej rundy; te z prawej kolumny odchodzą.
mombasa-discards = { $count ->
    [one] { $count } karta opuściła grę.
    [few] { $count } karty opuściły grę.
    [many] { $count } kart opuściło grę.
   *[other] { $count } kart opuściło grę.
}
mombasa-for_sale = { $card }, koszt { $price }
mombasa-price = Koszt { $price }: skrzynia { $crate } i { $plus } za kolumnę. Zniżki odlicza się przy zakupie.
mombasa-sold = sprzedana
mombasa-supplies = Książki, które jeszcze przyjdą, według liter
mombasa-book_costs = Koszt w punktach: { $costs }
mombasa-rounds = Rundy
mombasa-round = Runda { $round }
mombasa-start_bonus = Na początek
mombasa-start_tile = Żeton początkowy: { $tile }
mombasa-start_tip = Jego książka wymaga: { $needs }, i daje: { $reward }. Trzy podane karty trafiają do twoich stosów kart użytych; potem ruszasz się, jak wskazuje żeton.
mombasa-rests = użyte: { $cards }
mombasa-collect_tip = Premie odbierasz w wybranej kolejności.
mombasa-first = gracz rozpoczynający
mombasa-pounds_label = Funty
mombasa-own-pounds = funty
mombasa-own-diamonds = pola diamentu
mombasa-own-ink = pola kałamarza
mombasa-own-shares = udziały: { $company }
mombasa-own-cards = karty w ręce
mombasa-pounds = { $count ->
    [one] { $count } funt
    [few] { $count } funty
    [many] { $count } funtów
   *[other] { $count } funtów
}
mombasa-wealth = Z udziałami, diamentami i książkami według obecnej wartości: { $count }.
mombasa-wealth_short = majątek { $wealth }
mombasa-shares = { $company }: { $count ->
    [one] { $count } udział
    [few] { $count } udziały
    [many] { $count } udziałów
   *[other] { $count } udziałów
}
mombasa-shares_tip = Według znacznika na torze i twoich kart. Każdy jest teraz wart { $value }.
mombasa-shares_seen = Według znacznika na torze i widocznych kart.
mombasa-markers_label = Znaczniki
mombasa-markers = Pozostałe: { $count ->
    [one] { $count } znacznik premii
    [few] { $count } znaczniki premii
    [many] { $count } znaczników premii
   *[other] { $count } znaczników premii
}
mombasa-markers_tip = Umieszczenie znacznika na polu premii to akcja. Po rundzie wracają.
mombasa-planned = Co daje twój plan
mombasa-totals = Co leży odkryte przed tobą
mombasa-lanes = Miejsca akcji i stosy kart użytych
mombasa-opens_diamond = od diamentu { $at }
mombasa-opens_book = od książki { $at }
mombasa-counts = Liczy się teraz za { $counts }.
mombasa-pile = Stos kart użytych ({ $slot }): { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
mombasa-pile_tip = Gdy kończysz fazę, bierzesz jeden stos na rękę; potem karty z miejsc akcji trafiają na stosy.
mombasa-resting = użyte
mombasa-slot_empty = { $slot }: puste
mombasa-slot_tip = Położona tu karta po rundzie trafia na stos powyżej.
mombasa-lay_here = połóż tutaj
mombasa-free = puste
mombasa-hand = Ręka
mombasa-hand_count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
} w ręce
mombasa-hand_empty = brak kart w ręce
mombasa-picked = { $card }: wybierz miejsce albo kliknij ponownie, aby odłożyć.
mombasa-is_picked = { $card }, wybrana
mombasa-pick = Kliknij, aby wziąć, potem wybierz miejsce.
mombasa-waiting = Twój plan jest gotowy; pozostali jeszcze planują.
mombasa-diamonds = Diamenty
mombasa-diamonds_tip = Wartość pola liczy się na końcu. Za ostatnim polem każde pole to { $pounds ->
    [one] { $pounds } funt
    [few] { $pounds } funty
    [many] { $pounds } funtów
   *[other] { $pounds } funtów
}.
mombasa-diamonds_at = Diament na polu { $space }, wart { $value }
mombasa-space_of = pole { $space } z { $length }
mombasa-book_track = Tor księgowości
mombasa-book_track_tip = Księgowy przesuwa kałamarz od książki do książki; wartość pola liczy się na końcu. Na ostatnim polu każdy punkt to { $pounds ->
    [one] { $pounds } funt
    [few] { $pounds } funty
    [many] { $pounds } funtów
   *[other] { $pounds } funtów
}.
mombasa-ink_at = Kałamarz na polu { $space }
mombasa-ink_value = Kałamarz na polu { $space }, wart { $value }
mombasa-ink_reach = z odkrytymi kartami kałamarz przejdzie { $count ->
    [one] { $count } książkę
    [few] { $count } książki
    [many] { $count } książek
   *[other] { $count } książek
} dalej
mombasa-on_space = Pole { $space }: { $book }
mombasa-empty_space = Pole { $space }: brak książki
mombasa-book_space = Tor księgowości, pole { $space }
mombasa-no_book = Jeszcze brak książki: kałamarz nie przejdzie.
mombasa-turned_tip = Odwrócona: niczego nie wymaga i nic nie daje.
mombasa-no_a = Nie może tu leżeć książka A.
mombasa-in_reach = Z odkrytymi kartami kałamarz może tu dojść.
mombasa-is_ready = gotowe
mombasa-plans = planuje …
mombasa-has_ended = koniec fazy
mombasa-face_up = Odkryte:
mombasa-nothing_up = bez towarów, bez ekspansji
mombasa-mines_note = Kopalnie: { $mines }
mombasa-then_collect = Potem odbierasz
mombasa-about = Jak czytać mapę; o tym pudełku
mombasa-about_map = Cienka granica kosztuje { $single } punkt ekspansji, podwójna { $double }; faktoria innej kompanii kosztuje o { $more } więcej i wraca do siedziby.
mombasa-about_reading = Jak czytać mapę
mombasa-about_hq = Siedziba ma trzy kolumny, ponumerowane od 1 do 3 od strony mapy, skąd odchodzą faktorie. Każda faktoria odkrywa to, co pod nią: wszystkie widoczne monety kompanii to wartość jej udziału. Kopalnie liczą się dla handlarzy kompanii, której faktoria tam stoi.
mombasa-about_house = O tym pudełku
mombasa-made = Zasady są takie jak w drukowanej grze. Gdzie żadne dostępne źródło nie podaje liczb ani rysunków, mamy własne:
mombasa-made-players = kolory miejsc
mombasa-made-draft = które żetony początkowe rozdaje się w pierwszej partii
mombasa-made-company = położenie siedzib na naszej mapie i ich kształt
mombasa-made-hq = ile monet leży pod każdym rzędem faktorii
mombasa-made-track = położenie udziałów, wezwań do kapitału i pól specjalnych na torach kompanii
mombasa-made-privilege = koszty pól na torach kompanii
mombasa-made-book_track = pola toru księgowości, na których nie może leżeć książka A
mombasa-made-card = karty: ile każdej wartości, ich skrzynie, które są udziałami
mombasa-made-card_display = dopłaty za kolumny w obszarze kart
mombasa-made-book_display = litery miejsc w obszarze książek
mombasa-made-book = książki: czego wymagają i co dają
mombasa-made-start_tile = żetony początkowe
mombasa-made-majority_step = progi czterech większości
mombasa-made-bonus_tile = koszty żetonów premii
mombasa-made-map = mapa: wybrzeże, regiony z premiami i kopalniami, pojedyncze i podwójne granice
mombasa-made-region = mapa: wybrzeże, regiony z premiami i kopalniami, pojedyncze i podwójne granice
mombasa-made-border = mapa: wybrzeże, regiony z premiami i kopalniami, pojedyncze i podwójne granice
mombasa-made-coast = mapa: wybrzeże, regiony z premiami i kopalniami, pojedyncze i podwójne granice
