# The sentences of Mombasa in Polish. $seat is the name of the seat that acts.

## prompt

prompt-keep = Zachowaj jeden żeton początkowy: { $offered }.
prompt-rest = Wybierz miejsce na karty użyte dla karty { $card }.
prompt-plan = Runda { $round }: połóż karty na miejscach akcji (na razie { $laid } z { $slots }), potem potwierdź gotowość.
prompt-plan_more = Runda { $round }: położono { $laid } z { $slots ->
    [one] { $slots } karty
    [few] { $slots } kart
    [many] { $slots } kart
   *[other] { $slots } kart
}. Połóż kolejne, zabierz jedną albo potwierdź gotowość.
prompt-plan_full = Runda { $round }: położono { $laid } z { $slots ->
    [one] { $slots } karty
    [few] { $slots } kart
    [many] { $slots } kart
   *[other] { $slots } kart
}. Zabierz jedną albo potwierdź gotowość.
prompt-plan_none = Runda { $round }: nie masz karty do położenia. Potwierdź gotowość.
prompt-turn = Runda { $round }, { $pounds } £: nie ma już nic do zrobienia. Zakończ swoją fazę.
prompt-turn_use = Runda { $round }, { $pounds } £: użyj karty albo zakończ swoją fazę.
prompt-turn_expand = Runda { $round }, { $pounds } £: przeprowadź ekspansję albo zakończ swoją fazę.
prompt-turn_mark = Runda { $round }, { $pounds } £: umieść znacznik premii albo zakończ swoją fazę.
prompt-turn_use_expand = Runda { $round }, { $pounds } £: użyj karty, przeprowadź ekspansję albo zakończ swoją fazę.
prompt-turn_use_mark = Runda { $round }, { $pounds } £: użyj karty, umieść znacznik premii albo zakończ swoją fazę.
prompt-turn_expand_mark = Runda { $round }, { $pounds } £: przeprowadź ekspansję, umieść znacznik premii albo zakończ swoją fazę.
prompt-turn_use_expand_mark = Runda { $round }, { $pounds } £: użyj karty, przeprowadź ekspansję, umieść znacznik premii albo zakończ swoją fazę.
prompt-goods_use = Towary warte { $amount }: dołóż kartę albo zakończ.
prompt-goods_buy = Towary warte { $amount }: kup kartę albo zakończ.
prompt-goods_step = Towary warte { $amount }: przesuń znacznik albo zakończ.
prompt-goods_use_buy = Towary warte { $amount }: dołóż kartę, kup kartę z obszaru kart albo zakończ.
prompt-goods_use_step = Towary warte { $amount }: dołóż kartę, przesuń znacznik albo zakończ.
prompt-goods_buy_step = Towary warte { $amount }: kup kartę, przesuń znacznik albo zakończ.
prompt-goods_use_buy_step = Towary warte { $amount }: dołóż kartę, kup kartę z obszaru kart, przesuń znacznik albo zakończ.
prompt-mixed_goods_use = Mieszane towary warte { $amount }: dołóż kartę.
prompt-mixed_goods_buy = Mieszane towary warte { $amount }: kup kartę.
prompt-mixed_goods_use_buy = Mieszane towary warte { $amount }: dołóż kartę albo kup kartę z obszaru kart.
prompt-invest = Przesuń znacznik na dowolnym torze (zostało: { $left }) albo zakończ.
prompt-expand_first = Ekspansja kompanii { $company }: wybierz pierwszy region (punkty: { $points }).
prompt-expand = Ekspansja kompanii { $company }: wybierz następny region (zostało punktów: { $points }) albo zakończ.
prompt-post = Z której kolumny siedziby kompanii { $company } pochodzi faktoria dla regionu { $region }?
prompt-collect = Odbierz premie w dowolnej kolejności: { $rewards }.
prompt-return = Wybierz kolumnę siedziby dla wypartej faktorii ({ $companies }).
prompt-remove = Odrzuć faktorię z góry dowolnej kolumny siedziby (zostało: { $left }) albo zakończ.
prompt-points = Punkty do wydania: { $left }. Weź książkę albo zamień resztę na funty.
prompt-place = Wybierz pole dla książki { $book }.
prompt-books = Kałamarz na polu { $space }: przesuń go, odwróć książkę za funty albo zakończ (punkty: { $points }).
prompt-books_ink = Kałamarz na polu { $space }: przesuń go albo zakończ (punkty: { $points }).
prompt-books_flip = Kałamarz na polu { $space }: odwróć książkę za funty albo zakończ (punkty: { $points }).
prompt-ink = Kałamarz na polu { $space }: przesuń go dalej albo zakończ (punkty: { $points }).
prompt-buy = Kup kartę z obszaru kart za funty (masz { $pounds } £) albo zakończ.
prompt-buy_and_move = Kup kartę za funty (masz { $pounds } £) i przesuń diament (pola: { $diamonds }) w dowolnej kolejności albo zakończ.
prompt-move_diamond = Przesuń diament (pola: { $diamonds }) albo zakończ.
prompt-discard = Odrzuć kartę z ręki (nie pojedynczy udział): dostaniesz tyle funtów, ile wskazuje skrzynia, i { $bonus } £ więcej.
prompt-discard_kind = Odrzuć z ręki kartę ({ $kind }): dostaniesz tyle funtów, ile wskazuje skrzynia, i { $bonus } £ więcej.
prompt-tier = Twoja łączna wartość ({ $kind }): { $total }. Wybierz próg: { $steps }.
prompt-option = Wybierz jedno; w kolejności: { $options }.
prompt-spread = Przesuń znaczniki na wybranych torach (na każdym: { $spaces }; torów do rozpoczęcia: { $tracks }) albo zakończ.
prompt-advance = Idź dalej na torze kompanii { $company } (zostało: { $left }) albo zakończ.
prompt-call = Wezwanie do uzupełnienia kapitału kompanii { $company }: zapłać { $call } £, aby iść dalej (zostało: { $left }), albo zakończ.

## coach

coach-keep = Żeton początkowy wskazuje trzy karty, które najpierw leżą jako użyte, małą premię i twoją pierwszą książkę. Zachowaj ten, którego premia pasuje do kompanii, której udziałów chcesz.
coach-rest = Trzy karty zaczynają jako użyte, po jednej na stos. Karty użyte później trafiają na stos nad swoim miejscem, a co rundę bierzesz z powrotem jeden stos: teraz decydujesz więc, co z czym wróci.
coach-plan = Wszyscy kładą karty w tajemnicy, po jednej na miejscu akcji. Karty jednego towaru sumują się, podobnie karty ekspansji. Na koniec rundy każda idzie na stos nad swoim miejscem, a wraca tylko jeden stos.
coach-turn = W turze używasz kart jednego rodzaju, umieszczasz znacznik premii albo kończysz fazę. Pola na planszy zajmuje ten, kto pierwszy. Kończąc fazę, bierzesz do ręki jeden stos użytych kart.
coach-goods = Karty jednego towaru dają razem pewną wartość. Kup za nią jedną kartę z obszaru kart, przesuń znaczniki na torach kompanii albo jedno i drugie. Co zostanie, przepada.
coach-mixed_goods = Dzięki przywilejowi różne towary mogą razem zapłacić za jedną kartę. Musisz ją wtedy kupić; reszta przesuwa znaczniki.
coach-invest = Każda sztuka towaru przesuwa jeden twój znacznik o jedno pole. Na końcu liczą się udziały; każdy jest wart tyle, ile pokazują puste pola siedziby kompanii.
coach-expand = Wybierz kompanię, potem regiony obok jej siedziby lub faktorii. Pojedyncza granica kosztuje 1, podwójna 2, obca faktoria 1 więcej. Bierzesz premię każdego regionu, a udziały kompanii drożeją.
coach-post = Faktoria schodzi z góry kolumny i odsłania monety pod nią: podnoszą wartość udziału. Zobacz, która kolumna najszybciej odsłoni monety.
coach-return = Wyparta faktoria wraca do siedziby i znów zakrywa monety. Wybierz kolumnę, w której najmniej szkodzi to tobie albo najbardziej innym.
coach-remove = Faktoria odrzucona z siedziby odsłania monety bez ekspansji. Wybierz kompanię, której masz więcej udziałów niż inni.
coach-collect = To premie regionów, do których weszła ekspansja. Możesz je brać w dowolnej kolejności; funty na początku mogą opłacić wezwanie na torze.
coach-advance = Twój znacznik idzie torem tej kompanii. Na końcu liczy się ostatni osiągnięty symbol udziałów. Pola specjalne dają od razu funty, a potem przywilej.
coach-call = Tu kompania żąda pieniędzy: zapłać, a znacznik pójdzie dalej. Jeśli staniesz, reszta tej premii przepada, ale funty zostają.
coach-points = Za punkty bierzesz książki: A lub B kosztuje 1, C kosztuje 2. Każdy pozostały punkt to 1 funt. Książki tworzą drogę dla kałamarza, a ta jest na końcu dużo warta.
coach-place = Książki leżą obok siebie, a kałamarz idzie po nich bez przerw. Łatwe połóż tam, gdzie wkrótce dojdzie. Położonej książki się nie przesuwa.
coach-books = Kałamarz idzie po książkach, których wymagania spełniają teraz twoje odkryte karty; nic się nie zużywa. Dostajesz premię tej, na której stanie. Za 2 funty możesz odwrócić jedną książkę, by niczego nie wymagała.
coach-ink = Możesz iść dalej, póki spełniasz wymaganie następnej książki. Premię daje tylko ta, na której kałamarz stanie, więc wybierz dobrą.
coach-buy = Płacisz całą cenę w funtach: liczbę na skrzyni karty i to, co dodaje jej miejsce. Karta trafia do ręki.
coach-buy_and_move = To pole daje dwie rzeczy: kupno karty za funty i ruch diamentu. Zrób jedną albo obie, w dowolnej kolejności.
coach-move_diamond = Tor diamentów liczy się na końcu, a na oznaczonym polu odblokowuje jeszcze jedno miejsce akcji. Prawie nigdy nie warto przerywać.
coach-discard = Karta z ręki opuszcza grę w zamian za funty. Nadają się do tego stare, słabe karty: wtedy częściej wracają nowe.
coach-discard_kind = Odejść może tylko karta tego rodzaju, za to daje dużo funtów. Na zawsze opuszcza grę.
coach-tier = Nikt nie ma wyższej wartości tego rodzaju, więc możesz użyć tego pola. Wybierasz jeden próg nie wyższy od swojej wartości; zwykle najlepszy jest najwyższy. Karty pozostają odkryte.
coach-option = Jedna z tych premii jest twoja. Za punkty bierzesz książki, pola toru diamentów liczą się na końcu.
coach-spread = Przesuwasz się na kilku torach, na każdym o tyle samo pól. Wybierz kompanie z najdroższymi udziałami albo takie, gdzie symbol udziałów jest blisko.

## event

event-start = { $seat } { is } graczem rozpoczynającym. Tory: { $tracks }.
event-tiles = { $seat } { gets } żetony początkowe do wyboru: { $count }.
event-tiles_own = { $seat } { gets } żetony początkowe do wyboru: { $tiles }.
event-keep = { $seat } { keeps } jeden żeton początkowy.
event-keep_own = { $seat } { keeps } żeton początkowy { $tile }.
event-start_tile = { $seat } { starts } z żetonem { $book }.
event-rest = { $seat } { rests } użytą kartę { $card } ({ $slot }).
event-round = { $seat } { is } graczem rozpoczynającym rundę { $round }.
event-lay = { $seat } { lays } kartę ({ $slot }).
event-lay_own = { $seat } { lays } kartę { $card } ({ $slot }).
event-clear = { $seat } { takes } z powrotem kartę ({ $slot }).
event-ready = { $seat } { $person ->
    [second] potwierdzasz
   *[third] potwierdza
} gotowość.
event-reveal = { $seat } { reveals }: { $cards }.
event-privilege = { $seat } { $person ->
    [second] możesz
   *[third] może
} użyć przywileju { $level } z toru { $track } ({ $company }).
event-boost = { $seat } { lays } żeton „+1 towar” na karcie { $card }.
event-use = { $seat } { uses } karty { $card }: towary warte { $amount }.
event-buy = { $seat } { buys } kartę { $card } za { $price } ({ $paid_in }).
event-step = { $seat } { moves } znacznik na torze kompanii { $company } na pole { $space } i { has } tam { $shares ->
    [one] { $shares } udział
    [few] { $shares } udziały
    [many] { $shares } udziałów
   *[other] { $shares } udziałów
}.
event-gain = { $seat } { takes } { $pounds } £ ({ $why }).
event-pay = { $seat } { pays } { $pounds } £ ({ $why }).
event-diamond = { $seat } { moves } diament na pole { $space }.
event-expand = { $seat } { expands } kompanię { $company }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
} ekspansji.
event-no_expansion = { $seat } nie { places } faktorii i { loses } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
} ekspansji.
event-enter = { $seat } { sends } faktorię kompanii { $company } (kolumna { $column }) w regionie { $region }; udział jest teraz wart { $value } £.
event-return = Wyparta faktoria kompanii { $company } wraca do kolumny { $column }.
event-lost_post = Nie ma miejsca dla faktorii kompanii { $company }: opuszcza grę.
event-remove = { $seat } { removes } faktorię kompanii { $company } z kolumny { $column }.
event-bookkeeper = { $seat } { uses } karty { $card }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
} książek.
event-flip = { $seat } { turns } książkę na polu { $space }: { $book }.
event-ink = { $seat } { moves } kałamarz na pole { $space }.
event-book = { $seat } { takes } książkę { $book }.
event-place = { $seat } { places } książkę { $book } na polu { $space }.
event-no_room = { $seat } nie { has } pola dla książki { $book }.
event-refill = Nowa książka w rzędzie { $row }, kolumnie { $column }: { $book }.
event-merchant = { $seat } { uses } karty { $card }.
event-mark = { $seat } { places } znacznik premii: { $space }.
event-first_player = { $seat } { takes } żeton gracza rozpoczynającego.
event-discard = { $seat } { discards } kartę { $card }.
event-end_phase = { $seat } { ends } fazę akcji i { $person ->
    [second] zabierasz
   *[third] zabiera
}: { $cards }.
event-coins = Do kolumny { $column } obszaru książek { $coins ->
    [one] trafia { $coins } moneta
    [few] trafiają { $coins } monety
    [many] trafia { $coins } monet
   *[other] trafia { $coins } monet
}.
event-display = Te karty opuszczają obszar kart: { $gone }. Nowe karty: { $new }.
event-tile = { $seat } { gets } żeton premii: { $tile }.
event-end = Koniec gry. Majątek według miejsc: { $points }.

## move

move-keep = Zachowaj żeton początkowy { $tile }
move-clear = Zabierz kartę: { $slot }
move-ready = Gotowe
move-boost = Połóż żeton „+1 towar” na karcie: { $slot }
move-use = Użyj karty lub żetonu: { $slot }
move-expand = Ekspansja: { $company }
move-mark = Umieść znacznik premii: { $space }
move-end = Zakończ swoją fazę; stos, który zabierasz: { $slot }
move-buy = Kup kartę: rząd { $row }, kolumna { $column }
move-step = Idź dalej na torze kompanii { $company }
move-stop = Zakończ
move-enter = Wybuduj faktorię: { $region }
move-take = Weź faktorię z kolumny { $column }
move-collect = Odbierz premię: { $reward }
move-return = Odłóż faktorię: { $company }, kolumna { $column }
move-remove = Odrzuć faktorię: { $company }, kolumna { $column }
move-book = Weź książkę z rzędu { $row }, kolumny { $column }
move-cash = Zamień resztę na funty
move-place = Umieść na polu { $space }
move-flip = Odwróć książkę na polu { $space }
move-ink = Przesuń kałamarz
move-choose = Wybierz { $option }
move-discard = Odrzuć: { $card }
move-lay = Połóż: { $card } ({ $slot })

## will: what is certain of a move before it is played, by the values of its outlook

will-pays = −{ $pays } £
will-takes = +{ $takes } £
will-price = koszt: { $price }
will-price_none = nic nie kosztuje
will-space = na pole { $space }
will-shares = udziały +{ $shares }
will-diamonds = pola diamentu +{ $diamonds }
will-value = każdy udział kompanii { $company } +{ $value } £
will-value_less = każdy udział kompanii { $company } −{ $value } £
will-value_none = wartość udziałów kompanii { $company } bez zmian
will-rewards = { $rewards }
will-points = punkty do wydania: { $points }
will-cost = koszt: { $cost }
will-left = zostaje: { $left }
will-left_none = nic nie zostaje
will-markers = znaczniki premii potem: { $markers }
will-markers_none = nie zostanie żaden znacznik premii
will-plus = liczy się o { $plus } więcej
will-cards = z twojej ręki odchodzą: { $cards }
will-rests = leży tam, aż zabierzesz ten stos
will-ahead = pola przed kałamarzem: { $ahead }
will-ahead_less = za kałamarzem: nic już nie da
will-ahead_none = za kałamarzem: nic już nie da
will-covers = zakrywa leżącą tam książkę na zawsze

## score

score-cash = Gotówka
score-mombasa = Udziały: Mombasa
score-cape_town = Udziały: Cape Town
score-saint_louis = Udziały: Saint-Louis
score-cairo = Udziały: Kair
score-diamonds = Tor diamentów
score-books = Tor księgowości

## term

term-cash = Gotówka
term-shares = Udziały
term-diamonds = Tor diamentów
term-books = Tor księgowości

## why: what is good about a move, by the term that it helps most

why-cash = Na koniec zostaje więcej pieniędzy
why-shares = Twoje udziały są warte więcej
why-diamonds = Dojdziesz dalej na torze diamentów
why-books = Dojdziesz dalej na torze księgowości

## reason: why a move cannot be played now

reason-keep_not_now = Żetony początkowe wybiera się przed pierwszą rundą i tylko przy zmiennym przygotowaniu.
reason-lay_not_now = Karty kładzie się w fazie planowania.
reason-clear_not_now = Karty można zabrać tylko w fazie planowania, zanim wszystkie zostaną odkryte.
reason-ready_not_now = Gotowość potwierdza się na końcu planowania.
reason-use_not_now = Kart i żetonów używa się w fazie akcji, gdy wszystkie plany są odkryte.
reason-boost_not_now = Żeton „+1 towar” kładzie się na początku swojej tury, przed akcją.
reason-expand_not_now = Kompanie rozwijają się w fazie akcji, gdy wszystkie plany są odkryte.
reason-mark_not_now = Znaczniki premii umieszcza się w fazie akcji, gdy wszystkie plany są odkryte.
reason-end_not_now = Swoją fazę kończysz w swojej turze, w fazie akcji.
reason-action_begun = Akcja tej tury już trwa. Najpierw ją zakończ: w turze jest jedna.
reason-buy_not_now = Karty z obszaru kart kupuje się za towary albo za funty znacznikiem premii. Najpierw użyj karty towaru albo umieść znacznik.
reason-step_not_now = Znaczniki na torach kompanii przesuwają towary i premie. Aby użyć towarów, najpierw wybierz kartę towaru.
reason-stop_not_now = Nie ma tu nic, co można by pominąć. Wybierz coś z tego, co jest proponowane.
reason-enter_not_now = Do regionów wchodzi się podczas ekspansji. Najpierw wybierz kompanię.
reason-take_not_now = Faktoria opuszcza siedzibę, gdy wybierzesz region, do którego trafi.
reason-collect_not_now = Nie ma teraz premii do wyboru.
reason-return_not_now = Faktorie wracają do siedzib, gdy wyparła je ekspansja.
reason-remove_not_now = Faktorie odrzuca się tylko w ramach premii.
reason-book_not_now = Książki bierze się za punkty, które dają księgowi, regiony i pola premii.
reason-cash_not_now = Nie masz teraz punktów, które można zamienić na funty.
reason-place_not_now = Książki umieszcza się na końcu tury, w której zostały wzięte.
reason-flip_not_now = Książkę odwraca się przy użyciu księgowego, zanim ruszy kałamarz.
reason-ink_not_now = Kałamarz przesuwa się przy użyciu księgowego.
reason-choose_not_now = Nie ma teraz progów ani możliwości do wyboru. Daje je znacznik premii na takim polu.
reason-discard_not_now = Karty odrzuca się znacznikiem premii na odpowiednim polu.
reason-tile_not_dealt = Nie masz tego żetonu początkowego wśród rozdanych.
reason-rest_another = Najpierw wybierz miejsce na karty użyte dla karty { $card }.
reason-rest_not_there = Pierwsze karty użyte leżą nad miejscami 1, 2 i 3.
reason-rest_taken = Leży tam już karta użyta: { $slot }. Na każde z trzech miejsc trafia jedna.
reason-not_your_card = Nie masz tej karty: { $card }.
reason-lay_laid = Karta { $card } już leży: { $slot }. Najpierw ją zabierz, aby położyć gdzie indziej.
reason-lay_resting = Karta { $card } jest w stosie kart użytych: { $slot }. Wróci, gdy zabierzesz ten stos na końcu swojej fazy.
reason-lay_share = Pojedynczego udziału nigdy się nie kładzie. Zostaje w ręce do ostatecznej punktacji.
reason-slot_taken = Leży tam już karta: { $slot }. Na miejsce wchodzi jedna.
reason-left_slot_closed = Lewe miejsce odblokuje się, gdy twój diament dojdzie do pola { $need }. Jest na polu { $have }.
reason-right_slot_closed = Prawe miejsce odblokuje się, gdy twój kałamarz dojdzie do pola { $need }. Jest na polu { $have }.
reason-plan_or_ready = Po planowaniu potwierdź gotowość, nawet z pustymi miejscami.
reason-nothing_laid = Nie leży tam twoja karta: { $slot }.
reason-slot_empty = Nie ma tam karty: { $slot }.
reason-card_used = Karta { $card } jest użyta: do końca rundy leży zakryta.
reason-no_passing = W turze nie można spasować. Wykonaj akcję albo zakończ swoją fazę.
reason-card_chosen = Karta { $card } jest już wśród twoich towarów.
reason-one_kind = Używasz towaru: { $kind }. Towary jednej akcji są jednego rodzaju.
reason-mix_too_little = Możesz mieszać towary, aby kupić kartę, ale wszystkie razem na żadną nie wystarczą.
reason-mixed_goods = Za mieszane towary trzeba kupić kartę. To, co zostanie, przesuwa potem znaczniki.
reason-card_gone = Nie ma tu karty. Obszar kart uzupełnia się po rundzie.
reason-goods_short = Twoje towary są warte { $have }; karta kosztuje { $price }.
reason-buy_first = Kartę kupuje się przed przesuwaniem znaczników i tylko jedną w akcji.
reason-use_expansion = Kart ekspansji używa się wszystkich razem: przeprowadź ekspansję i wybierz kompanię.
reason-no_expansion_card = Potrzebujesz odkrytej karty ekspansji albo żetonu ekspansji.
reason-headquarters_empty = W siedzibie kompanii { $company } nie ma już faktorii. Nie może się rozwijać, dopóki jakaś nie wróci.
reason-nothing_in_reach = Kompania { $company } nie wejdzie do żadnego regionu; { $points ->
    [one] masz { $points } punkt
    [few] masz { $points } punkty
    [many] masz { $points } punktów
   *[other] masz { $points } punktów
}.
reason-company_named = Ta ekspansja jest dla kompanii { $company }. Wszystkie punkty służą jednej kompanii.
reason-own_post = Kompania { $company } ma już faktorię w regionie { $region }.
reason-not_beside = Region { $region } nie leży przy siedzibie kompanii { $company } ani przy żadnej z jej faktorii.
reason-entry_short = Wejście do regionu { $region } kosztuje { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
    [many] { $price } punktów
   *[other] { $price } punktów
}; masz { $have }.
reason-ousting_short = Wejście do regionu { $region } i wyparcie faktorii kosztuje { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
    [many] { $price } punktów
   *[other] { $price } punktów
}; masz { $have }.
reason-first_post = Kompania jest wybrana, więc trzeba umieścić co najmniej jedną faktorię.
reason-post_first = Najpierw wybierz kolumnę faktorii dla regionu { $region }.
reason-column_empty = W kolumnie { $column } kompanii { $company } nie ma już faktorii.
reason-not_ousted = Żadna faktoria kompanii { $company } nie czeka na powrót.
reason-column_full = Kolumna { $column } kompanii { $company } nie ma pola dla faktorii. Dolnego pola, raz opróżnionego, nigdy się już nie zakrywa.
reason-book_gone = Nie ma tu książki. Luki uzupełnia się na końcu tury, dopóki są książki tej litery.
reason-points_short = Książka kosztuje { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
    [many] { $price } punktów
   *[other] { $price } punktów
}; masz { $have }.
reason-points_lapse = Punktów nie można zachować. Weź książki albo resztę w funtach.
reason-no_such_space = Twój tor księgowości ma tylko { $length ->
    [one] { $length } pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pól
}.
reason-crossed_out = Książka A nie może leżeć na polu z przekreślonym A.
reason-covers_book = Książka A nie może zakryć książki B ani C.
reason-no_book = Na polu { $space } nie ma książki.
reason-book_turned = Na polu { $space } książka jest już odwrócona.
reason-flip_late = Książkę odwraca się, zanim ruszy kałamarz.
reason-flip_once = Przy każdym księgowym odwraca się tylko jedną książkę.
reason-flip_short = Odwrócenie książki kosztuje { $price } £; masz { $have } £.
reason-ink_at_end = Kałamarz jest na ostatnim polu.
reason-ink_gap = Kałamarz nie może wejść na puste pole ani go przeskoczyć, a na polu { $space } nie ma książki.
reason-no_colleague = Następne jest pole { $space }. Jego książka wymaga odkrytego handlarza albo odkrytego księgowego oprócz tego, którego używasz.
reason-needs_more = Następne jest pole { $space }. Jego książka wymaga: { $needs }. Masz odkryte: { $have }.
reason-needs_apart = Następne jest pole { $space }. Jego książka wymaga: { $needs }. Te same towary nie liczą się dwa razy, a masz odkryte: { $have }.
reason-no_marker = Nie masz już znacznika premii. Znaczniki wracają po rundzie.
reason-space_taken = Leży tu już znacznik premii. Pole jest zablokowane do końca rundy.
reason-space_short = Pole kosztuje { $price } £; masz { $have } £.
reason-first_turn = Masz żeton gracza rozpoczynającego: w twojej pierwszej turze rundy to pole jest dla ciebie zamknięte.
reason-pounds_short = Karta kosztuje { $price } £; masz { $have } £.
reason-nothing_to_discard = Potrzebujesz w ręce karty, którą wolno odrzucić. Pojedynczego udziału nie wolno.
reason-discard_due = Ceną tego pola jest odrzucona karta: wybierz jedną.
reason-discard_from_hand = Odrzucić można tylko kartę z ręki: nie ma tam karty { $card }.
reason-share_stays = Pojedynczego udziału nigdy się nie odrzuca. Zostaje w ręce do ostatecznej punktacji.
reason-total_too_low = Najniższy próg wymaga odkrytych kart o wartości { $need } ({ $kind }); masz { $have }.
reason-no_majority = Ktoś ma odkryte więcej ({ $kind }): { $need }. Masz { $have }.
reason-step_too_high = Ten próg wymaga odkrytych kart o wartości { $need } ({ $kind }); masz { $have }.
reason-no_such_choice = Możliwości do wyboru jest tu tylko: { $count ->
    [one] { $count }
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}.
reason-tile_not_held = Nie masz tego żetonu: { $tile }. Na następną rundę przynosi go znacznik premii na jego polu.
reason-tile_used = Ten żeton jest użyty: { $tile }. Do końca rundy leży zakryty.
reason-boosted = Żeton „+1 towar” już leży. Zostaje przy swojej karcie.
reason-boost_other_card = Żeton „+1 towar” kładzie się na odkrytej karcie towaru.
reason-pile_empty = Nie ma tam kart użytych: { $slot }.
reason-take_a_pile = Wybierz stos kart użytych, który zabierasz. Nic nie zabiera się tylko wtedy, gdy nie ma żadnego stosu.
reason-last_round = To ostatnia runda: stosów już się nie zabiera.
reason-track_end = Twój znacznik jest na ostatnim polu toru kompanii { $company }.
reason-other_track = Te pola są na torze kompanii { $company }.
reason-call_short = Wezwanie do kapitału kompanii { $company } kosztuje { $price } £; masz { $have } £.
reason-track_not_in_play = Tor { $track } nie jest w grze przy tym stole.
reason-privilege_missing = To pole otworzy się dla ciebie, gdy twój znacznik dojdzie do { $level ->
    [1] pierwszego
   *[other] drugiego
} pola specjalnego kompanii { $company } (tor { $track }).
reason-one_of_two = Masz znacznik na drugim polu toru { $track }. W rundzie możesz użyć tylko jednego z dwóch.
reason-none_to_discard = Potrzebujesz w ręce karty tego rodzaju: { $kind }.
reason-discard_other_kind = Potrzebny jest tu inny rodzaj karty: { $kind }.
reason-bought_one = Karta jest już kupiona. To pole sprzedaje jedną.
reason-spread_elsewhere = Te pola są dla innych torów, nie dla toru kompanii { $company }.
reason-spread_done = Na torze kompanii { $company } masz już za sobą { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pól
}: to wszystko na jeden tor.
reason-spread_no_other = Nie możesz zacząć kolejnego toru.
reason-no_such_reward = Tego nie ma wśród pozostałych premii: { $reward }.

# What expected points are counted in.
unit = funty

## names: of kinds of cards, bonus spaces and tiles, slots, reasons. `title` is how a name begins a sentence or stands alone.

called-kind-banana = banany
    .title = Banany
called-kind-coffee = kawa
    .title = Kawa
called-kind-cotton = bawełna
    .title = Bawełna
called-kind-expansion = ekspansja
    .title = Ekspansja
called-kind-bookkeeper = księgowy
    .title = Księgowy
called-kind-merchant = handlarz diamentów
    .title = Handlarz
called-kind-share = udział
    .title = Udział

called-space-first_player = gracz rozpoczynający
    .title = Gracz rozpoczynający
called-space-buy = zakup karty
    .title = Zakup karty
called-space-discard = odrzucenie karty
    .title = Odrzucenie karty
called-space-banana = większość: banany
    .title = Większość: banany
called-space-coffee = większość: kawa
    .title = Większość: kawa
called-space-cotton = większość: bawełna
    .title = Większość: bawełna
called-space-expansion = większość: ekspansja
    .title = Większość: ekspansja
called-space-plus_good_tile = żeton „+1 towar”
    .title = Żeton „+1 towar”
called-space-bookkeeper_tile = żeton księgowego
    .title = Żeton księgowego
called-space-merchant_tile = żeton handlarza diamentów
    .title = Żeton handlarza
called-space-expansion_tile = żeton ekspansji
    .title = Żeton ekspansji
called-space-C1_first = pierwsze pole toru C1
    .title = Pierwsze pole toru C1
called-space-C1_second = drugie pole toru C1
    .title = Drugie pole toru C1
called-space-C2_first = pierwsze pole toru C2
    .title = Pierwsze pole toru C2
called-space-C2_second = drugie pole toru C2
    .title = Drugie pole toru C2
called-space-D1_first = pierwsze pole toru D1
    .title = Pierwsze pole toru D1
called-space-D1_second = drugie pole toru D1
    .title = Drugie pole toru D1
called-space-D2_first = pierwsze pole toru D2
    .title = Pierwsze pole toru D2
called-space-D2_second = drugie pole toru D2
    .title = Drugie pole toru D2

called-tile-plus_good = żeton „+1 towar”
    .title = Żeton „+1 towar”
called-tile-bookkeeper = żeton księgowego
    .title = Żeton księgowego
called-tile-merchant = żeton handlarza diamentów
    .title = Żeton handlarza
called-tile-expansion = żeton ekspansji
    .title = Żeton ekspansji

called-card-bookkeeper_tile = { called-space-bookkeeper_tile }
called-card-merchant_tile = { called-space-merchant_tile }

called-column-left = lewa
called-column-middle = środkowa
called-column-right = prawa
called-slot-left = lewe miejsce
    .title = Lewe miejsce
called-slot-slot_1 = miejsce 1
    .title = Miejsce 1
called-slot-slot_2 = miejsce 2
    .title = Miejsce 2
called-slot-slot_3 = miejsce 3
    .title = Miejsce 3
called-slot-right = prawe miejsce
    .title = Prawe miejsce
called-slot-nothing = żaden
called-slot-bookkeeper_tile = { called-space-bookkeeper_tile }
called-slot-merchant_tile = { called-space-merchant_tile }

called-company-nowhere = nigdzie (bez faktorii)
called-company-Mombasa = Mombasa
called-company-Cape_Town = Cape Town
called-company-Saint-Louis = Saint-Louis
called-company-Cairo = Kair
called-companies-Cairo = Kair

called-reward-pounds = funty
called-reward-posts = faktorie do odrzucenia
called-reward-track = pola toru
called-reward-points = punkty książek
called-reward-diamonds = pola diamentów

called-paid_in-pounds = funty
called-paid_in-goods = towary

called-why-merchant = handlarz diamentów
called-why-turned_book = odwrócona książka
called-why-reward = premia
called-why-bonus_space = pole premii
called-why-card = karta
called-why-discard = odrzucona karta
called-why-points = pozostałe punkty
called-why-coin = monety pod książką
called-why-capital_call = wezwanie do uzupełnienia kapitału
called-why-special_field = pole specjalne
called-why-special_field_again = wcześniej osiągnięte pole specjalne
called-why-diamond_track = koniec toru diamentów

called-phase-start_tiles = żetony początkowe
called-phase-resting = karty użyte
called-phase-planning = planowanie
called-phase-actions = akcje
called-phase-over = koniec
called-state-hidden = plan
called-state-up = odkryta
called-state-in_use = w użyciu
called-state-down = użyta
called-state-aside = odłożona

## names made of what is printed on cards, start tiles and books

card = { CASE($kind, "title") }
card_valued = { CASE($kind, "title") } { $value }
card_company = { CASE($kind, "title") } ({ $company })
card_valued_company = { CASE($kind, "title") } { $value } ({ $company })
bonus = { $company } +{ $count }
bonus_diamond = Diament +{ $count }
book = { $letter } ({ $needs }: { $gives })
offered = { $tile } (książka: { $needs } za { $gives }; karty użyte: { $cards })
step = od { $least }: { $rewards }
both = { $one } i { $other }
nothing = nic

## amounts: what books ask for, and rewards

amount-banana = { called-kind-banana } { $count }
amount-coffee = { called-kind-coffee } { $count }
amount-cotton = { called-kind-cotton } { $count }
amount-expansion = { called-kind-expansion } { $count }
amount-any = dowolny jeden towar { $count }
amount-merchant_or_bookkeeper = inny handlarz albo księgowy
amount-pounds = { $count ->
    [one] { $count } funt
    [few] { $count } funty
    [many] { $count } funtów
   *[other] { $count } funtów
}
amount-diamonds = { $count ->
    [one] { $count } pole diamentów
    [few] { $count } pola diamentów
    [many] { $count } pól diamentów
   *[other] { $count } pól diamentów
}
amount-track = { $count ->
    [one] { $count } pole toru
    [few] { $count } pola toru
    [many] { $count } pól toru
   *[other] { $count } pól toru
}
amount-points = { $count ->
    [one] { $count } punkt książek
    [few] { $count } punkty książek
    [many] { $count } punktów książek
   *[other] { $count } punktów książek
}
amount-posts = { $count ->
    [one] { $count } faktoria do odrzucenia
    [few] { $count } faktorie do odrzucenia
    [many] { $count } faktorii do odrzucenia
   *[other] { $count } faktorii do odrzucenia
}
amount-remove_post = { amount-posts }
amount-cotton_less = łączna wartość bawełny minus { $count }, w funtach

## board: what the terminal's board says beyond that

board-round = Runda { $round }: { $phase }
board-round_note = £ za udział; znaczniki według miejsc
board-company = Kompania
board-track = Tor
board-share = Udział
board-posts = Faktorie
board-map = Mapa
board-map_note = £ funty, ◆ diamenty, pkt punkty, krok; * kopalnia
board-free = wolny
board-now = teraz
board-reach = { $region } za { $cost }
board-sale = Karty na sprzedaż
board-sale_note = koszt w nawiasach; stos { $deck }
board-left = lewa
board-middle = środkowa
board-right = prawa
board-books = Książki
board-books_note = punkty: { $costs }; ¢ moneta
board-bonus = Pola premii
board-bonus_note = koszt w funtach
board-players = Gracze
board-players_note = + zakryte karty
board-ink = Kał.
board-markers = Zn
board-cards = Karty
board-ended = koniec
board-your_board = Twoja plansza: { $pounds ->
    [one] { $pounds } funt
    [few] { $pounds } funty
    [many] { $pounds } funtów
   *[other] { $pounds } funtów
}
board-nothing_open = nic nie leży odkryte
board-slot = miejsce
board-closed = zamkn.
board-rests = użyte
board-your_track = Twój tor księgowości: kałamarz na { $ink }
board-turned = ( ) odwrócona
board-your_hand = Twoja ręka
board-your_hand_note = skrzynia w nawiasach

# What books ask for, and rewards, in few letters.
board-need-banana = bana{ $count }
board-need-coffee = kawa{ $count }
board-need-cotton = bawe{ $count }
board-need-expansion = eks{ $count }
board-need-any = dow{ $count }
board-need-merchant_or_bookkeeper = h/k
board-reward-pounds = £
board-reward-diamonds = ◆
board-reward-points = pkt
board-reward-track = krok
board-reward-remove_post = -fakt
board-reward-cotton_less = baweł-

## option

option-variable_setup = Zmienne przygotowanie
option-variable_setup-about = Tory kompanii są losowane, a każdy w tajemnicy wybiera żeton początkowy. Na drugą partię.
option-early_ink_slot = Dodatkowe miejsce o książkę wcześniej
option-early_ink_slot-about = Prawe dodatkowe miejsce odblokowuje się o jedną książkę wcześniej, jak w późniejszej grze z tej rodziny. Źródła się różnią; wyłączone oznacza to, co uważamy za właściwe.
option-wide_d2 = Dłuższe kroki na torze D2
option-wide_d2-about = Druga premia toru D2 przesuwa dalej. Obie instrukcje różnią się w tym miejscu; wyłączone oznacza to, co uważamy za właściwe.
option-even_c1 = Równe koszty na torze C1
option-even_c1-about = Drugie pole premii toru C1 nie kosztuje więcej niż pierwsze. Instrukcje nie podają kosztów; wyłączone oznacza to, co uważamy za właściwe.

## verbs

buys = { $person ->
    [second] kupujesz
   *[third] kupuje
}
discards = { $person ->
    [second] odrzucasz
   *[third] odrzuca
}
ends = { $person ->
    [second] kończysz
   *[third] kończy
}
expands = { $person ->
    [second] rozwijasz
   *[third] rozwija
}
gets = { $person ->
    [second] otrzymujesz
   *[third] otrzymuje
}
has = { $person ->
    [second] masz
   *[third] ma
}
is = { $person ->
    [second] jesteś
   *[third] jest
}
keeps = { $person ->
    [second] zachowujesz
   *[third] zachowuje
}
lays = { $person ->
    [second] kładziesz
   *[third] kładzie
}
moves = { $person ->
    [second] przesuwasz
   *[third] przesuwa
}
loses = { $person ->
    [second] tracisz
   *[third] traci
}
pays = { $person ->
    [second] płacisz
   *[third] płaci
}
places = { $person ->
    [second] umieszczasz
   *[third] umieszcza
}
removes = { $person ->
    [second] odrzucasz
   *[third] odrzuca
}
rests = { $person ->
    [second] odkładasz
   *[third] odkłada
}
reveals = { $person ->
    [second] odkrywasz
   *[third] odkrywa
}
sends = { $person ->
    [second] budujesz
   *[third] buduje
}
starts = { $person ->
    [second] zaczynasz
   *[third] zaczyna
}
takes = { $person ->
    [second] bierzesz
   *[third] bierze
}
turns = { $person ->
    [second] odwracasz
   *[third] odwraca
}
uses = { $person ->
    [second] używasz
   *[third] używa
}

## What is printed, as a choice on the page where an owner enters it

called-printed-mombasa = Mombasa
called-printed-cape_town = Cape Town
called-printed-saint_louis = Saint-Louis
called-printed-cairo = Kair
called-printed-banana = banany
called-printed-coffee = kawa
called-printed-cotton = bawełna
called-printed-expansion = ekspansja
called-printed-any = jeden dowolny towar
called-printed-merchant_or_bookkeeper = handlarz lub księgowy
called-printed-pounds = funty
called-printed-diamonds = pola diamentów
called-printed-diamond = diament
called-printed-points = punkty książek
called-printed-remove_post = odrzuć faktorię
called-printed-cotton_less = funty: bawełna minus
called-printed-track = pola toru
called-printed-none = brak
called-printed-single = pojedyncza linia
called-printed-double = podwójna linia
