mombasa-me = Ty
mombasa-mat = Diamanty a knihy
mombasa-map = Mapa
mombasa-tracks = Stupnice společností
mombasa-cards = Nabídka
mombasa-books = Knihy
mombasa-bonus = Bonusová políčka
mombasa-parts = Části plánu
mombasa-choices = Vyber jedno
mombasa-tab-map = Mapa
mombasa-tab-bonus = Bonusy
mombasa-tab-tracks = Stupnice
mombasa-tab-cards = Karty
mombasa-tab-books = Knihy
mombasa-tab-plan = Karty
mombasa-tab-mat = Deska
mombasa-grow = Zvětšit: { $part }
mombasa-shrink = Zpět na původní velikost: { $part }
mombasa-ready = Hotovo ({ $laid } z { $slots })
mombasa-cash = Vzít { $left } v librách
mombasa-stop = Skončit zde
mombasa-end_phase = Ukončit svou fázi
mombasa-end-button = Ukončit mou fázi …
mombasa-end-ask = Ukončit fázi, když { $count ->
    [one] zbývá { $count } nepoužitá karta
    [few] zbývají { $count } nepoužité karty
   *[other] zbývá { $count } nepoužitých karet
}?
mombasa-end-ask_none = Ukončit fázi?
mombasa-end-unused = { $count ->
    [one] Mezi použité odejde bez využití: { $cards }.
    [few] Mezi použité odejdou bez využití: { $cards }.
   *[other] Mezi použité odejdou bez využití: { $cards }.
}
mombasa-end-markers = { $count ->
    [one] Nevyužitý zůstane { $count } bonusový kámen.
    [few] Nevyužité zůstanou { $count } bonusové kameny.
   *[other] Nevyužitých zůstane { $count } bonusových kamenů.
}
mombasa-end-which = Kterou řadu použitých karet si bereš zpět?
mombasa-end-take = Ukončit fázi, vzít: { $cards }
mombasa-end-nothing = nic
mombasa-plan-short = Naplánováno { $laid } z { $slots ->
    [one] { $slots } místa
    [few] { $slots } míst
   *[other] { $slots } míst
}: ostatní zůstanou v tomto kole prázdná.
mombasa-move-buy = Koupit { $card }, cena { $price }
mombasa-move-book = Vzít knihu { $book }
mombasa-move-use = Použít: { $card }
mombasa-move-use_counts = Použít: { $card } (platí za { $counts })
mombasa-move-use_notes = Použít: { $card } ({ $notes })
mombasa-move-use_tile = Použít: { $space }
mombasa-move-use_tile_notes = Použít: { $space } ({ $notes })
mombasa-move-boost = Položit destičku „+1 zboží“ na kartu { $card }
mombasa-move-end = Ukončit fázi a vzít: { $cards }
mombasa-move-step = { $company }: na políčko { $to }
mombasa-move-step_notes = { $company }: na políčko { $to } ({ $notes })
mombasa-move-pays = zaplatit { $pounds } £
mombasa-move-takes = vzít { $pounds } £
mombasa-move-diamonds = diamant +{ $count }
mombasa-move-discard = Odhodit { $card }: { $pounds } £
mombasa-move-share = o akcii víc
mombasa-move-enter = Obsadit { $region } ({ $cost })
mombasa-move-take_same = Sloupec { $column }: pod ní žádná mince
mombasa-move-take_shows = Sloupec { $column }: odkryje { $pounds } £
mombasa-move-remove_same = { $company }, sloupec { $column }: pod ní žádná mince
mombasa-move-remove_shows = { $company }, sloupec { $column }: odkryje { $pounds } £
mombasa-move-return_same = { $company }, sloupec { $column }: nic nezakryje
mombasa-move-return_covers = { $company }, sloupec { $column }: zakryje { $pounds } £
mombasa-move-flip = Otočit lícem dolů knihu na políčku { $space }: zaplatit { $pounds } £
mombasa-move-collect = Vzít: { $rewards }
mombasa-any_card = libovolná karta kromě karty jediné akcie
mombasa-card-goods = Zboží v hodnotě { $value }: na kartu z nabídky a na políčka stupnic společností.
mombasa-card-expansion = Body expanze: { $value }. Všechny tvoje karty expanze se použijí najednou, pro jednu společnost.
mombasa-card-bookkeeper = Posune kalamář po tvých knihách, pak dá { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodů
} na knihy nebo libry.
mombasa-card-merchant = Posune tvůj diamant o { $diamonds } a přinese { $pounds }.
mombasa-card-merchant_company = Posune tvůj diamant o { $diamonds } a o { $more } dál za každé dva doly společnosti { $company }; přinese { $pounds }.
mombasa-card-share = Na konci jedna akcie společnosti { $company }. Zůstává v ruce: nelze ji položit ani odhodit.
mombasa-card-one_share = Na konci je to i jedna akcie společnosti { $company }.
mombasa-card-crate = Bedna { $crate }: cena bez příplatku za sloupec, a co karta přinese při odhození.
mombasa-card-price = Bedna { $crate }: cena bez příplatku za sloupec.
mombasa-book-start = startovní destička
mombasa-book-title = Kniha { $letter }: žádá { $needs }; dává { $reward }
mombasa-book-name = Kniha { $letter }
mombasa-book-cost = Stojí { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}.
mombasa-book-coins = { $count ->
    [one] Leží pod ní { $count } libra pro toho, kdo si ji vezme.
    [few] Leží pod ní { $count } libry.
   *[other] Leží pod ní { $count } liber.
}
mombasa-region-none = Bez odměny: obklopuje enklávu.
mombasa-region-reward = Obsazení dává: { $reward }.
mombasa-region-mines = { $count ->
    [one] { $count } důl: počítá se pro obchodníka společnosti, která tu má stanici.
    [few] { $count } doly: počítají se pro obchodníka společnosti, která tu má stanici.
   *[other] { $count } dolů: počítá se pro obchodníka společnosti, která tu má stanici.
}
mombasa-region-held = Stanice společnosti { $company }: ostatní platí o { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
} víc a stanici vrátí.
mombasa-region-free = Zatím bez stanice.
mombasa-region-cost = Teď stojí { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}.
mombasa-hq-title = Sídlo společnosti { $company }
mombasa-hq-value = Akcie má teď hodnotu { $value }; { $count ->
    [one] zbývá tu { $count } stanice
    [few] zbývají tu { $count } stanice
   *[other] zbývá tu { $count } stanic
}.
mombasa-hq-track = Její stupnice je { $track }. Doly v jejích regionech: { $mines }.
mombasa-column = { $company }, sloupec { $column }: { $count ->
    [one] { $count } stanice
    [few] { $count } stanice
   *[other] { $count } stanic
}
mombasa-column_tip = Stanice odcházejí od strany mapy. Políčka pod nimi ({ $spaces }) ukazují { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}: co je odkryté ve všech třech sloupcích, je hodnota akcie. Poslední políčko se už nikdy nezakryje.
mombasa-track-of = Stupnice společnosti { $company } ({ $track })
mombasa-track-value = Akcie má teď hodnotu { $value }.
mombasa-track-at = { $name }: políčko { $space }, { $count ->
    [one] { $count } akcie
    [few] { $count } akcie
   *[other] { $count } akcií
}.
mombasa-track-next = { $company }, políčko { $space }
mombasa-key-shares = akcie celkem
mombasa-key-call = povinná splátka
mombasa-key-field = speciální políčko
mombasa-privilege-title = Stupnice { $track }, speciální bonus { $level }
mombasa-privilege-holder = může použít { $name }
mombasa-privilege-A1 = Tvoje celková expanze platí o { $n } víc.
mombasa-privilege-A2 = Máš navíc { $n ->
    [one] { $n } bonusový kámen
    [few] { $n } bonusové kameny
   *[other] { $n } bonusových kamenů
}.
mombasa-privilege-B1 = Karta koupená jen za zboží jednoho druhu ({ $goods }) stojí o { $n } méně.
mombasa-privilege-B1_second = Kartu smíš koupit za zboží různých druhů a stojí o { $n } méně.
mombasa-privilege-B2 = Karta koupená jen za zboží jednoho druhu ({ $goods }) stojí o { $n } méně.
mombasa-privilege-B2_second = Každá tvoje karta zboží ({ $goods }) platí o { $plus } víc.
mombasa-privilege-C1 = Bonusové políčko: zaplať { $cost }, vezmi si { $options }.
mombasa-privilege-C2 = Bonusové políčko: kup kartu za libry (o { $less } levněji) a posuň diamant o { $diamonds }.
mombasa-privilege-D1 = Bonusové políčko: odhoď kartu ({ $card }) za její bednu a { $n ->
    [one] { $n } libru
    [few] { $n } libry
   *[other] { $n } liber
}.
mombasa-privilege-D2 = Bonusové políčko: zaplať { $cost } a postup o { $spaces ->
    [one] { $spaces } políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políček
}, jiné stupnice: { $tracks }.
mombasa-or = { " " }nebo{ " " }
mombasa-step = Od { $least }: { $rewards } ({ $company })
mombasa-space-first_player_tip = Vezmi si žeton začínajícího hráče pro příští kolo a { $rewards }.
mombasa-space-buy_tip = Kup kartu z nabídky za libry.
mombasa-space-discard_tip = Odhoď kartu z ruky (ne kartu jediné akcie) za její bednu a { $pounds }.
mombasa-space-majority = Nikdo nesmí mít lícem nahoru víc než ty ({ $kind }). Nic se nespotřebuje.
mombasa-space-tile = Destičku dostaneš na příští kolo.
mombasa-space-cost = Stojí { $count ->
    [one] { $count } libru
    [few] { $count } libry
   *[other] { $count } liber
}.
mombasa-space-free = Nikdo tu není.
mombasa-space-taken = V tomto kole obsazeno: { $name }.
mombasa-tile-plus_good = Položená na kartu zboží: ta platí v tomto kole o { $plus } víc.
mombasa-tile-bookkeeper = Účetní s hodnotou { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodů
}.
mombasa-tile-merchant = Posune tvůj diamant o { $diamonds } a o { $more } dál za každého dalšího obchodníka lícem nahoru.
mombasa-tile-expansion = Body expanze: { $value }, s kartami expanze nebo samostatně.
mombasa-my_tiles = Bonusové destičky
mombasa-deck = v balíčku { $count }
mombasa-deck_short = balíček { $count }
mombasa-deck_tip = Cena je bedna a číslo nad sloupcem. Nové karty přijdou na konci každého kola; co leží v pravém sloupci, zmizí.
mombasa-discards = { $count ->
    [one] Ze hry je { $count } karta.
    [few] Ze hry jsou { $count } karty.
   *[other] Ze hry je { $count } karet.
}
mombasa-for_sale = { $card }, cena { $price }
mombasa-price = Cena { $price }: bedna { $crate } a { $plus } za sloupec. Slevy se odečtou při nákupu.
mombasa-sold = prodaná
mombasa-supplies = Knihy, které ještě přijdou, podle písmen
mombasa-book_costs = Cena v bodech: { $costs }
mombasa-rounds = Kola
mombasa-round = Kolo { $round }
mombasa-start_bonus = Počáteční bonus
mombasa-start_tile = Startovní destička: { $tile }
mombasa-start_tip = Její kniha žádá { $needs } a dává { $reward }. Tři uvedené karty leží mezi použitými; pak postupuješ, jak ukazuje.
mombasa-rests = použité: { $cards }
mombasa-collect_tip = Odměny si bereš v pořadí, jaké chceš.
mombasa-first = začínající hráč
mombasa-pounds_label = Libry
mombasa-own-pounds = libry
mombasa-own-diamonds = políčka diamantu
mombasa-own-ink = políčka kalamáře
mombasa-own-shares = akcie: { $company }
mombasa-own-cards = karty v ruce
mombasa-pounds = { $count ->
    [one] { $count } libra
    [few] { $count } libry
   *[other] { $count } liber
}
mombasa-wealth = S akciemi, diamanty a knihami v dnešní hodnotě: { $count }.
mombasa-wealth_short = teď { $wealth }
mombasa-shares = { $company }: { $count ->
    [one] { $count } akcie
    [few] { $count } akcie
   *[other] { $count } akcií
}
mombasa-shares_tip = Podle tvého ukazatele na stupnici a na kartách. Každá má teď hodnotu { $value }.
mombasa-shares_seen = Podle ukazatele na stupnici a na viditelných kartách.
mombasa-markers_label = Kameny
mombasa-markers = { $count ->
    [one] zbývá { $count } bonusový kámen
    [few] zbývají { $count } bonusové kameny
   *[other] zbývá { $count } bonusových kamenů
}
mombasa-markers_tip = Položit ho na bonusové políčko je akce. Po kole se vrátí.
mombasa-planned = Součet tvého plánu
mombasa-totals = Co před tebou leží lícem nahoru
mombasa-lanes = Akční místa a použité karty
mombasa-opens_diamond = odemkne diamant na { $at }
mombasa-opens_book = odemkne kniha { $at }
mombasa-counts = Teď platí za { $counts }.
mombasa-pile = Použité karty ({ $slot }): { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
mombasa-pile_tip = Když ukončíš fázi, vezmeš si jednu řadu do ruky; pak se karty z akčních míst odloží mezi použité.
mombasa-resting = použitá
mombasa-slot_empty = { $slot }: prázdné
mombasa-slot_tip = Karta položená sem přejde po kole do řady použitých nad místem.
mombasa-lay_here = položit sem
mombasa-free = prázdné
mombasa-hand = Ruka
mombasa-hand_count = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
mombasa-hand_empty = žádné karty v ruce
mombasa-picked = { $card }: vyber místo, nebo ji dalším kliknutím vrať.
mombasa-is_picked = { $card }, zvednutá
mombasa-pick = Kliknutím ji zvedneš, pak vyber místo.
mombasa-waiting = Tvůj plán je hotový; ostatní ještě plánují.
mombasa-diamonds = Diamanty
mombasa-diamonds_tip = Hodnota se počítá na konci. Za posledním políčkem je každé políčko za { $pounds ->
    [one] { $pounds } libru
    [few] { $pounds } libry
   *[other] { $pounds } liber
}.
mombasa-diamonds_at = Diamant na políčku { $space }, hodnota { $value }
mombasa-space_of = políčko { $space } z { $length }
mombasa-book_track = Stupnice účetnictví
mombasa-book_track_tip = Účetní posouvá kalamář od knihy ke knize; hodnota se počítá na konci. Na posledním políčku je každý bod za { $pounds ->
    [one] { $pounds } libru
    [few] { $pounds } libry
   *[other] { $pounds } liber
}.
mombasa-ink_at = Kalamář na políčku { $space }
mombasa-ink_value = Kalamář na políčku { $space }, hodnota { $value }
mombasa-ink_reach = s kartami lícem nahoru může kalamář o { $count ->
    [one] { $count } knihu
    [few] { $count } knihy
   *[other] { $count } knih
} dál
mombasa-on_space = Políčko { $space }: { $book }
mombasa-empty_space = Políčko { $space }: bez knihy
mombasa-book_space = Stupnice účetnictví, políčko { $space }
mombasa-no_book = Zatím bez knihy: kalamář neprojde.
mombasa-turned_tip = Lícem dolů: nic nežádá a nic nedává.
mombasa-no_a = Kniha A zde ležet nesmí.
mombasa-in_reach = S kartami lícem nahoru sem kalamář dojde.
mombasa-is_ready = hotovo
mombasa-plans = plánuje …
mombasa-has_ended = fáze ukončena
mombasa-face_up = Lícem nahoru:
mombasa-nothing_up = žádné zboží, žádná expanze
mombasa-mines_note = Doly: { $mines }
mombasa-then_collect = Pak si bereš
mombasa-about = Jak číst mapu; o této krabici
mombasa-about_map = Jednoduchá hraniční čára stojí { $single } bod expanze, dvojitá { $double }; stanice jiné společnosti stojí o { $more } víc a vrací se zpět.
mombasa-about_reading = Jak číst mapu
mombasa-about_hq = Sídlo má tři sloupce, očíslované 1 až 3 od strany mapy, odkud stanice odcházejí. Každá odkryje, co je pod ní: hodnota akcie jsou všechny mince, které společnost ukazuje. Doly se počítají pro obchodníky společnosti, jejíž stanice tam stojí.
mombasa-about_house = O této krabici
mombasa-made = Pravidla jsou ta z tištěné hry. Kde žádný otevřený pramen neuvádí čísla či kresby, máme vlastní:
mombasa-made-players = barvy míst
mombasa-made-draft = které startovní destičky se rozdávají v první hře
mombasa-made-company = kde na naší mapě leží sídla a jaký mají tvar
mombasa-made-hq = kolik mincí leží pod každou řadou stanic
mombasa-made-track = kde na stupnicích společností leží akcie, povinné splátky a speciální políčka
mombasa-made-privilege = co stojí políčka stupnic společností
mombasa-made-book_track = políčka stupnice účetnictví, kam nesmí kniha A
mombasa-made-card = karty: kolik od každé hodnoty, jejich bedny, které jsou akcie
mombasa-made-card_display = co sloupce nabídky karet přidávají k ceně
mombasa-made-book_display = která písmena mají místa v nabídce knih
mombasa-made-book = knihy: co žádají a co dávají
mombasa-made-start_tile = startovní destičky
mombasa-made-majority_step = stupně čtyř převah
mombasa-made-bonus_tile = co stojí bonusové destičky
mombasa-made-map = mapa: pobřeží, regiony s odměnami a doly, jednoduché a dvojité hraniční čáry
mombasa-made-region = mapa: pobřeží, regiony s odměnami a doly, jednoduché a dvojité hraniční čáry
mombasa-made-border = mapa: pobřeží, regiony s odměnami a doly, jednoduché a dvojité hraniční čáry
mombasa-made-coast = mapa: pobřeží, regiony s odměnami a doly, jednoduché a dvojité hraniční čáry
