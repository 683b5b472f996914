# Co lze odmítnout, ať odmítá kterákoli místnost: `raise BadOption("no_seat", …)` říká `error-no_seat`. Věty říká
# terminál i prohlížeč. Každá řekne, co se stalo, a kde to pomůže, co dál.

## People

error-not_signed_in = Server tě nezná. Nejdřív otevři úvodní stránku.
error-many_guests = Z tvé adresy právě přišlo mnoho hostů. Počkej minutu a zkus to znovu.
error-many_codes = Příliš mnoho pokusů s kódem. Počkej minutu a zkus to znovu.
error-no_person = Tento kód nemá žádný host. Zkontroluj ho, nebo si na druhém zařízení vyžádej nový.
error-blank_name = Jméno musí mít aspoň jedno písmeno.
error-blank_chat = Zpráva musí mít aspoň jedno písmeno.
error-name_first = Nejdřív si zvol jméno, ať ostatní vědí, kdo si sedá.
error-many_changes = Příliš mnoho změn najednou. Počkej minutu a zkus to znovu.
error-much_chat = Píšeš velmi rychle. Počkej pár sekund a pošli zprávu znovu.
error-muted = Tady psát nemůžeš: rozhodl tak zakladatel tohoto stolu nebo správce tohoto serveru.
error-banned = Správce tohoto serveru rozhodl, že sem nemůžeš vstoupit.
error-barred = Zakladatel tohoto stolu tě poslal pryč.
error-too_fast = Příliš mnoho požadavků najednou. Počkej pár sekund a zkus to znovu.

## Tables

error-many_new_tables = Příliš mnoho nových stolů najednou. Počkej minutu a zkus to znovu.
error-many_tables = Máš rozehráno mnoho stolů. Nejdřív nějaké dohraj nebo odstraň.
error-full_house = Na serveru se hraje u tolika stolů, kolik jich zvládne. Rozehrané hry pokračují; nový stůl otevři o něco později.
error-one_seat_each = Pod svým jménem můžeš sedět jen na jednom místě. Ostatním na tomto zařízení dej jejich vlastní jména.
error-no_table = Tento stůl neexistuje, nebo byl odstraněn.
error-no_such_code = Tento kód nemá žádný stůl. Zkontroluj tři slova.
error-not_in_list = Tento stůl není v tvém seznamu.
error-only_host = To může udělat jen ten, kdo tento stůl otevřel.
error-operator_decided = Tak rozhodl provozovatel tohoto serveru. Jen on to může vzít zpět.
error-table_closed = Tento stůl byl zavřen, nikdo už u něj nemůže pokračovat.
error-not_begun = Hra ještě nezačala: stůl stále čeká na hráče.
error-not_over = Hra ještě neskončila.
error-over = Hra skončila.
error-shown_when_over = To se ukáže, až hra skončí.
error-review_when_over = Rozbor je možný, až hra skončí: dřív by to byla pomoc ve hře.
error-one_review = Vždy jen jeden rozbor: tvůj se ještě dělá. O další požádej, až bude hotový.
error-many_reviews = Už čeká mnoho rozborů. Zkus to znovu za pár minut.
error-what_if_when_over = Hrát odsud lze, až hra skončí: dřív by to ukázalo, co je skryté.
error-only_players_again = Další partii odtud mohou začít jen ti, kdo hráli.
error-other_rules = Tento stůl začal podle starší verze pravidel, podle které by hra šla jinak. Je zavřený a nikomu se nepočítá.
error-no_film = Tato partie se hrála podle starší verze pravidel a nezachovalo se nic, z čeho by se dala ukázat.
error-only_film = Tato partie se hrála podle starší verze pravidel. Dá se jen prohlížet.
error-damaged = Tuto partii nejde přečíst až do konce: její záznam je poškozený. Ukazuje se, co z něj přečíst jde; partie nemůže pokračovat.
error-storage_failed = Server teď nemůže nic uložit, takže se to nepočítá. Sám to zkusí znovu; chvíli počkej.
error-storage_gone = Hry tohoto serveru už nejsou tam, kde byly, takže nejde nic uložit. Kdo server provozuje, musí vrátit databázi a spustit ho znovu.
error-other_box = U tohoto stolu se hraje s jinou krabicí hry { $title } (krabice { $box }). Chceš-li pokračovat, spusť server s --box a souborem té krabice.
error-no_moment = Partie má zatím { $moves ->
    [one] { $moves } krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}.

## Seats

error-no_such_seat = Takové místo u tohoto stolu není.
error-not_your_seat = Toto není tvoje místo.
error-seat_taken = Toto místo je obsazené.
error-own_seats_only = Dokud hra neskončí, můžeš se dívat jen ze svých míst.
error-only_players = To mohou jen ti, kdo u tohoto stolu hrají.
error-sits_already = U tohoto stolu už místo máš.
error-no_bot_there = Na tomto místě nehraje bot.
error-bot_plays_it = Na tomto místě už hraje bot.
error-bot_plays_yours = Na tomto místě za tebe hraje bot. Nejdřív se vrať na místo.
error-you_conceded = Partie je pro tebe vzdaná a na tomto místě hraje bot.
error-time_used_up = Tvůj čas na tuto partii je vyčerpaný, takže za tebe hraje bot.
error-conceded_already = Partie je pro tebe už vzdaná.
error-nobody_there = Toto místo nedrží nikdo jiný.
error-not_asked_now = { $name } teď nemá o čem rozhodovat.
error-nudged_already = Popohnat lze znovu za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} ({ $name }).
error-is_here = { $name } je u stolu.

## Hints

error-no_help = Tento stůl je bez pomoci, rady tu proto nejsou.
error-no_question = Teď nemáš o čem rozhodovat, rada proto není.
error-no_hints_here = Kroky hry { $title } tu nikdo neumí posoudit, rady proto nejsou.
error-one_hint = Na radu už čekáš.
error-many_hints = Příliš mnoho rad najednou. Počkej minutu a zkus to znovu.
error-no_hint_found = Rada se včas nenašla. Zkus to znovu.

## Moves

error-late = Stůl už byl o krok dál, tvůj krok proto neplatí.
error-overtaken = Někdo jiný byl rychlejší, tvůj krok proto neplatí.
error-not_your_turn = Místo { $seat } není na tahu. Čeká se na místo { $waiting }.
# Jak se říká místu, kde nikdo nemá jméno.
seat = místo { $seat }
error-not_possible = „{ $move }“ teď pro místo { $seat } není možné.
error-many_reasons = Příliš mnoho otázek „proč“ najednou. Počkej pár sekund a zkus to znovu.
error-nothing_played = Zatím se nic neodehrálo.
error-moved_since = Mezitím hrál někdo jiný, nelze proto nic vrátit.
error-move_stays = Poslední krok ukončil tah nebo něco odkryl, proto zůstává.
error-no_seat = Místo { $seat } u tohoto stolu není; místa jsou 0 až { $last }.
error-no_index = Okamžik { $index } neexistuje: partie má zatím { $moves ->
    [one] { $moves } krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}.
error-no_move = Krok „{ $move }“ neexistuje.
error-no_move_near = Krok „{ $move }“ neexistuje. Myslíš „{ $near }“?
error-no_move_number = Krok číslo { $number } neexistuje; kroky mají čísla 0 až { $last }.
error-no_verb = Krok „{ $verb }“ neexistuje; existují { $verbs }.
error-other_arguments = „{ $verb }“ vyžaduje { $takes }, ne { $given }.
error-foreign_move = „{ $move }“ není krok této hry.
error-not_a_move = Krok je Move, jeho text nebo jeho číslo, ne { $type }.

## Games, options, bots

error-unknown_game = Hra „{ $game }“ tu není; jsou tu { $games }.
error-unknown_game_near = Hra „{ $game }“ tu není; jsou tu { $games }. Myslíš „{ $near }“?
error-wrong_seats = { $title }: počet míst je { $least } až { $most }, ne { $seats }.
error-database_in_use = Soubor { $file } už používá jiný server. Nejdřív ho zastav, nebo dej tomuto vlastní databázi; více procesů může sdílet PostgreSQL.
error-wrong_people = U stolu s { $seats } místy není místo pro { $people ->
    [one] { $people } člověka
    [few] { $people } lidi
   *[other] { $people } lidí
}.
error-wrong_seed = Semínko je celé číslo od 0 do { $largest }, ne { $seed }.
error-no_options = { $title } nemá možnost „{ $option }“; nemá žádné.
error-no_option = { $title } nemá možnost „{ $option }“; má { $options }.
error-wrong_option = Možnost „{ $option }“ hry { $title } je jedna z { $values }, ne { $value }.
error-unknown_bot = Bot „{ $bot }“ tu není; jsou tu { $bots }.
error-unknown_bot_near = Bot „{ $bot }“ tu není; jsou tu { $bots }. Myslíš „{ $near }“?
error-no_setting = Bot „{ $bot }“ nemá nastavení „{ $setting }“.
error-other_setting = Bot „{ $bot }“ nemůže mít v nastavení „{ $setting }“ hodnotu { $value }.
error-no_advice = { $title } nemá jednoduchá pravidla rozhodování, bot „greedy“ ji proto hrát nemůže.
error-no_guide = { $title } nemá síť ani odhad konečných bodů, bot „search“ ji proto hrát nemůže.
error-no_time_to_think = Bot přemýšlí po nenulový počet sekund nebo pokusů.
error-wrong_processes = Bot přemýšlí v 1 až { $most } procesech, ne v { $processes }.
error-wrong_setting = V botovi „{ $spec }“ není „{ $part }“ ani čas jako 0.2s, ani nastavení jako název=hodnota.
error-bot_not_made = Bota „{ $spec }“ nelze použít: { $why }
error-bot_cheated = Bot „{ $bot }“ zvolil „{ $move }“, což není dovoleno.
error-no_program = „{ $program }“ nelze spustit: není tu, je to složka nebo chybí právo ke spuštění. Program z této složky začíná na „./“.
error-bot_name_taken = Program „{ $command }“ si říká „{ $name }“, stejně jako jiný bot. Dej mu jiné jméno.
error-no_introduction = Program „{ $command }“ nemůže sedět u stolu: { $why }.
error-pairs_or_hero = Buď --pairs, nebo --hero, ne obojí: hrdina hraje proti každému z ostatních tak jako tak.
error-no_ladder = { $file } neobsahuje partie žebříčku ({ $why }).
error-no_levels = { $file } není soubor úrovní: takový soubor je objekt JSON a v něm objekt pro každou hru.
error-no_net_to_value = Ve složce { $folder } není síť pro hru { $game } a v balíku také ne: nejdřív ji vycvič.
error-values_not_resumed = Ve výcviku hodnocení nelze pokračovat: začíná vždy znovu.
error-no_other_bot = Jediný bot nemá proti komu hrát. Jmenuj dalšího.
error-bot_twice = Bot „{ $bot }“ je uveden dvakrát. Na žebříčku stojí každý bot jednou.
error-no_bots = Aréna potřebuje aspoň jednoho bota.
error-no_games = Aréna hraje aspoň jednu partii, ne { $games }.
error-not_for_seats = Žádnou z těchto her nelze hrát, když { $seats ->
    [one] je u stolu { $seats } místo
    [few] jsou u stolu { $seats } místa
   *[other] je u stolu { $seats } míst
}.
error-no_rules_page = Stránka pravidel pro „{ $game }“ tu není.
error-rule_twice = Stránka pravidel má dvě pravidla s číslem { $number }.

## Boxes

error-no_box = Soubor krabice { $file } neexistuje.
error-box_unreadable = { $file }: nelze přečíst ({ $why }).
error-box_not_text = { $file }: není textový soubor.
error-box_not_toml = { $file }: není platné TOML: { $why }.
error-box_too_deep = { $file }: příliš hluboké vnoření.
error-box_too_large = { $file }: soubor je na krabici příliš velký.
error-box_long_number = { $file }: obsahuje číslo, které je příliš dlouhé.
error-box_long_name = { $file }: název tabulky nebo klíče je příliš dlouhý: { $name }.
error-box_head = { $file }: { $key }: nalezeno { $found }, očekává se { $expected }.
error-box_not_of_game = { $file }: game: nalezeno { $found }, očekává se název hry.
error-box_of_game = { $file }: game: nalezeno { $found }, očekává se něco z { $games }.
error-box_fact = { $file }: [{ $table }] { $key }: nalezeno { $found }, očekává se { $expected }.
error-box_facts = { $file }: [[{ $table }]] { $key }: nalezeno { $found }, očekává se { $expected }.
error-box_one_table = { $file }: [{ $table }]: počet takových tabulek je { $count }, očekává se jedna.
error-box_tables = { $file }: [[{ $table }]]: počet takových tabulek je { $count }, očekává se { $least }.
error-box_tables_between = { $file }: [[{ $table }]]: počet takových tabulek je { $count }, očekává se { $least } až { $most }.
error-box_table_unused = { $file }: [{ $table }]: tabulka, kterou pravidla nepoužívají.
error-box_no_table = { $file }: { $key }: nalezeno { $found }, zde se očekávají jen tabulky.
error-box_twice = { $file }: pro hru { $title } lze použít jen jednu krabici a jiná už je zadaná.
error-box_misfit = Nalezeno { $found }, očekává se { $expected }.
error-many_boxes = Uchová se tu nejvýš tolik tvých krabic: { $count }. Ulož tuto krabici do souboru.
error-box_strange = Nalezeno { $found }, očekává se text, který lze vytisknout (znaků nejvýš { $most }).
error-box_no_form = Ze hry { $title } se tu nedá nic zadat.
error-box_other_game = { $file }: je to krabice hry { $game }, a { $other } je krabice jiné hry.

# Co má stát v souboru krabice (`Section.fail`), a co tam stojí, kde to není jedna hodnota.

expected-achievement_stacks = aspoň jeden úspěch v každém ze sloupků A, B a C
expected-achievements_of_stack = { $count } úspěchů v každém sloupku, jak říkají pravidla
expected-all_colours = { $count }, počet jedné barvy krát { $colours }
expected-all_kinds_of_spices = žádné druhy, protože nese všechny, jak říkají pravidla
expected-another_border = jiná hranice než předchozí
expected-another_pair = na každé destičce jiná dvojice, jak říkají pravidla
expected-bare_round_enclaves = žádná kolem enklávy, a jen tam
expected-boards = desky v počtu { $count }, každá s vlastním id
expected-boards_below = { $count }, počet níže uvedených desek tohoto druhu
expected-book_reward = odměna knihy ({ $rewards })
expected-books_of_letters = počet knih každého písmene ({ $counts })
expected-bottom_coins = { $count } mincí na spodním políčku, posledním v seznamu
expected-building_tiles_for = destičky budov v počtu { $count }, pro tento počet hráčů: { $players }
expected-capital_calls = jedna nebo dvě povinné splátky
expected-card_with_start_symbol = karta se startovním symbolem
expected-cards = karty v počtu { $count }
expected-cards_below = { $count }, počet níže uvedených karet s tímto názvem
expected-cards_each = { $count } pro každého hráče
expected-cards_for_setup = aspoň { $count } karet, dost na přípravu hry
expected-cards_to_draw = v každé řadě nejvýš 5 karet k dobrání
expected-colonists_up_to = 1 až { $most } kolonistů, jak říkají pravidla
expected-companies_in_order = společnosti { $ids } v tomto pořadí
expected-company_on_merchants = společnost jen na obchodnících
expected-countries = různé země v počtu { $count }
expected-counts_of = tabulka celých čísel od 1 do { $most }, s klíči z { $keys }
expected-enclaves = { $count } regionů, které hraničí s jediným regionem a s ničím jiným
expected-exactly = { $stated }
expected-example_coffee = karta z příkladu v pravidlech
expected-goal_last = cíl jen jako poslední pole
expected-in_order = { $values } v tomto pořadí
expected-integer_at_least = celé číslo, nejméně { $least }
expected-integer_between = celé číslo od { $least } do { $most }
expected-integers = seznam celých čísel od { $least } do { $most }
expected-integers_counted = seznam celých čísel (počet { $count }) od { $least } do { $most }
expected-kinds_of_cards = druhy karet { $kinds }
expected-kinds_of_spices = druhy koření v počtu { $count }, jak říkají pravidla
expected-known_key = jen klíče, které pravidla používají ({ $keys })
expected-known_spices = koření z krabice
expected-known_start_tiles = názvy startovních destiček
expected-known_starting_cards = názvy počátečních karet
expected-last_row_points = { $points } v posledních řadách, jak říkají pravidla
expected-letters_in_rows = v každé řadě písmena A, B nebo C v počtu { $count }
expected-levels_never_fall = úrovně, které nikdy neklesají, jak říkají pravidla
expected-list_of_name_number = seznam [název, číslo]
expected-list_of_points = seznam bodů [x, y]
expected-list_of_space_value = seznam [políčko, hodnota]
expected-lists = seznamy v počtu { $count }
expected-lists_of_points_diamonds = seznamy [body, diamanty]
expected-majorities = [[majority]] pro každý ze čtyř druhů
expected-majority_steps = 1 až { $most } [[majority_step]] pro každý ze čtyř druhů
expected-merchants = jeden obyčejný a jeden od každé společnosti
expected-merchants_in_order = obyčejný obchodník, pak obchodník společnosti
expected-most_faces = nejvýš { $most } líců karet
expected-most_options = nejvýš { $most } možností
expected-name_and_number = [název, číslo] s názvem z { $names }
expected-names_once = každý název jednou
expected-no_early_pirates = žádní piráti před kotvištěm
expected-no_surcharge = 0: cenu zvyšují jen poslední místa laboratoře ({ $slots }), jak říkají pravidla
expected-not_both_ways = nic, co se vyměňuje oběma směry
expected-number_in_row = { $number } v řadě { $row }, jak říkají pravidla
expected-number_somewhere = někde { $number }, jak říkají pravidla
expected-numbers_between = čísla od { $least } do { $most }
expected-of_such_a_plantation = { $number }, jak pravidla říkají o takové plantáži
expected-one_anchor = mezi poli jedno kotviště
expected-one_canal = mezi deskami jeden průplav
expected-one_card_each = jedna karta pro každé místo
expected-one_for_each_corner = { $count }, jeden pro každý roh
expected-one_of = jedna z hodnot { $values }
expected-one_station = 1, protože žeton nádraží je jeden
expected-one_table = jedna
expected-orders_for = zakázky v počtu { $count }, pro tento počet hráčů: { $players }
expected-own_id_rewards = odměny s vlastními id
expected-own_name_card = vlastní název pro každou kartu
expected-own_name_cards = karty s vlastními názvy
expected-own_name_colony = vlastní název pro každou kolonii
expected-own_name_colony_tile = vlastní název pro každou destičku kolonie
expected-own_name_column = vlastní název pro každý sloupec
expected-own_name_kind_of_tile = vlastní název pro každý druh destičky
expected-own_name_space = vlastní název pro každé pole
expected-pairs_between = { $least } až { $most } dvojic
expected-places_of_letters = { $count } míst pro každé písmeno
expected-plain_colours = barvy o jednom slově, malými písmeny
expected-plain_names = názvy o jednom slově, malými písmeny
expected-point = bod [x, y]
expected-point_inside = bod uvnitř { $width } x { $height }
expected-points_at_least = aspoň { $least } bodů
expected-points_for_symbols = body až za { $count } stejných symbolů
expected-points_inside = body uvnitř { $width } x { $height }
expected-points_x_y = body [x, y]
expected-regions = mapa s počtem regionů { $count }, s vlastními id a názvy
expected-rewards = seznam odměn v počtu { $count }
expected-rising_spaces = rostoucí políčka nejvýš do { $most }
expected-rows_for_boards = řady pro všechny použité desky ({ $boards }), počet hráčů: { $players }
expected-seat_card_each = karta expanze „1“ pro každé místo
expected-seat_on_expansion = místo jen na kartách expanze „1“
expected-seating_for = tabulka [[seating]] pro tento počet hráčů: { $players }
expected-seats_once = každý počet míst jednou
expected-shares_in = karty jediné akcie s písmeny { $letters } a s žádnými jinými
expected-ships_as_spices = { $count }, tolik lodí jako koření
expected-short_text = text na jednom řádku, nejvýše { $most } znaků
expected-short_texts = texty, každý na jednom řádku, nejvýše { $most } znaků
expected-something_needed = aspoň jedna žádaná věc
expected-source = pramen (rulebook, public:…, derived, house nebo owner)
expected-source_of_key = pramen některého klíče této tabulky
expected-space_value = dvojice [políčko, hodnota]
expected-spaces_up_to = 1 až { $most } míst, jak říkají pravidla
expected-special_field_pounds = políčka za 1 nebo 2 libry
expected-special_fields = dvě speciální políčka
expected-stack_letters = písmena balíčku ({ $letters })
expected-start_first = start jen jako první pole
expected-start_tiles = startovní destičky v počtu { $count }
expected-starting_kinds = zboží, expanze a účetní, a nic jiného
expected-stated = { $stated }, jak říkají pravidla
expected-steps_once = každý krok sloupce jednou
expected-sum_of_cards = { $count }, součet karet
expected-sum_of_its_tiles = { $count }, součet jejích destiček
expected-sum_of_parts = { $count }, součet částí
expected-sum_of_tiles = { $count }, součet destiček
expected-sum_of_tokens = { $count }, součet žetonů
expected-surcharge = příplatek: cenu zvyšují poslední místa laboratoře ({ $slots }), jak říkají pravidla
expected-symbols = symboly v počtu { $count }, jak říkají pravidla
expected-table_for_seats = i tabulka pro tento počet míst: { $seats }
expected-technologies_once = každá z technologií ({ $count }) jednou
expected-technology_cards_for = karty technologií v počtu { $count }, pro tento počet hráčů: { $players }
expected-text = text
expected-texts = seznam textů
expected-texts_counted = seznam textů v počtu { $count }
expected-texts_once = seznam textů, každý jednou
expected-texts_once_counted = seznam textů v počtu { $count }, každý jednou
expected-three_starting_cards = tři počáteční karty
expected-tiles_for_grid = destičky do mřížky a odložené: { $wanted }, ne { $count }
expected-tokens_for = žetony síly 5 v počtu { $count }, pro tento počet hráčů: { $players }
expected-tracks_in_order = stupnice { $tracks } v tomto pořadí
expected-true_or_false = true nebo false
expected-true_or_false_twice = true nebo false, dvakrát
expected-two_flags = dvě hodnoty true nebo false
expected-two_lists = dva seznamy
expected-two_lists_by_level = dva seznamy, pro první a druhé speciální políčko
expected-values_between = hodnoty od { $least } do { $most }
expected-values_rise = rostoucí hodnoty: každá je celkový součet

found-tables_with = tabulky ({ $count }) s { $about }
found-cards = karty v celkovém počtu { $count }
found-names = { $names }
found-cards_of_letter = karty s písmenem { $letter } v počtu { $count }
found-card_in_letter = { $card } v { $letter }
found-merchants = obchodníci { $names }
found-no_example_bookkeeper = žádný účetní s počtem bodů { $points }
found-no_example_coffee = žádná káva 1 s bednou 1
found-enclaves = enklávy: { $count }

## Saved games

error-save_line = Toto není uložená partie: v hlavičce má řádek „{ $line }“.
error-save_missing = Toto není uložená partie, nebo jí chybí začátek: není tu řádek „{ $key } …“.
error-save_format = Tato partie je uložená ve formátu { $format }; tato verze čte formát { $ours }.
error-save_rules = Tato partie je uložená podle verze { $rules } pravidel hry { $title }; zde je verze { $ours }, podle které může hra probíhat jinak.
error-save_box = Tato partie je uložená s jinou krabicí hry { $title } ({ $box }, ne { $ours }). Chceš-li pokračovat, uveď soubor té krabice (--box SOUBOR).
error-save_option = Tuto uloženou partii nelze hrát: chybí řádek „option { $option } …“.
error-save_unplayable = Tuto uloženou partii nelze hrát: { $why }
error-save_after_end = Za koncem uložené partie ještě něco je: „{ $line }“.
error-save_cut = Uložená partie je po kroku { $moves } useknutá: chybí poslední řádek.
error-save_count = Uložená partie má mít { $expected ->
    [one] { $expected } krok
    [few] { $expected } kroky
   *[other] { $expected } kroků
}, nalezeno je { $found }.
error-save_move = Krok { $number } uložené partie nelze přečíst: „{ $line }“.
error-save_illegal = Krok { $number } uložené partie není dovolený: { $why }
error-save_number = V řádku „{ $key }“ uložené partie stojí „{ $text }“, ne celé číslo.
error-save_value = Možnost „{ $option }“ uložené partie obsahuje „{ $text }“, což není hodnota.

## The server

error-fault = Něco se tu pokazilo. Nic se nezměnilo; zkus to znovu.
error-nothing_here = Na této adrese nic není.
error-not_that_way = Tuto adresu takto použít nelze.
error-too_large = Požadavek je příliš velký.
error-too_deep = Požadavek nelze přečíst: příliš hluboké vnoření.
error-not_json = Požadavek nelze přečíst: není to JSON, který se tu očekává.
error-speak_json = Tělo požadavku musí být JSON (content-type: application/json).
error-unreadable = Požadavek nelze přečíst: { $why }.
error-something_missing = Požadavek nelze přečíst: něco v něm chybí nebo je špatně.
error-unreadable_message = Zprávu nelze přečíst: { $why }
error-other_site = Požadavek přichází z jiného webu, nic se proto nezměnilo.
error-only_at_server = To jde jen na počítači, na kterém server běží.
error-no_network = Tento server není ze sítě dostupný. Spusť ho s --friends.
error-network_failed = Síť se nepodařilo vpustit ({ $why }). Spusť server s --friends.
error-port_taken = Port { $port } nelze použít ({ $why }). Zvol jiný pomocí --port.
error-no_data_folder = Složku databáze nelze vytvořit ({ $why }): { $path }
error-wrong_database = Tuto adresu databáze nelze použít. Zadej třeba sqlite:///games.sqlite nebo postgresql://host/name.
error-file_exists = { $file } už existuje. Zvol jiný název, nebo ho nejdřív přesuň jinam.
error-no_backup = Zálohu { $file } nelze zapsat: { $why }.
error-bad_backup = { $file } není úplná záloha: { $why }.
error-not_empty = V této databázi už hry jsou. Zálohu lze obnovit jen do prázdné.
error-no_database_file = Databáze { $file } neexistuje. Zadej ji pomocí --database.
error-database_failed = Databázi nelze použít: { $why }.
error-newer_database = Tato databáze je z novějšího vydání Entrepot. Použij ono vydání, nebo obnov starší zálohu.
error-empty_database = V této databázi zatím nic z Entrepot není.
error-ban_whom = Zadej osobu, nebo adresu pomocí --address.
error-no_such_table_id = Stůl { $table } neexistuje.
error-no_such_person_id = Osoba { $person } neexistuje.
error-no_such_sanction = Sankce { $sanction } neexistuje.
error-not_a_network = „{ $text }“ není ani adresa, ani síť.
error-no_settings_file = Soubor nastavení { $file } nelze přečíst: { $why }.
error-unknown_setting = Nastavení „{ $name }“ neexistuje ({ $source }). Nemyslíš „{ $near }“?
error-not_a_pair = „{ $text }“ není nastavení. Napiš název a hodnotu, třeba open_tables=20.
error-bad_setting = Nastavení { $name } nemůže být „{ $value }“ ({ $source }). Má to být: { $wanted }.
setting-text = text
setting-yes_no = true nebo false
setting-rate = kolik za kolik sekund, třeba 20/60
setting-list = seznam; v textu jeho části oddělují středníky
setting-one_of = jedno z: { $values }
setting-whole = celé číslo
setting-whole-least = celé číslo alespoň { $least }
setting-whole-least-most = celé číslo od { $least } do { $most }
setting-number = číslo
setting-number-least = číslo alespoň { $least }

## The lab

error-no_encoding = { $title } nemá převod na čísla, nic se ji proto nemůže naučit. Zvol jinou hru.
error-wrong_answers = Stolů je { $tables }, ale odpovědí { $answers }. Dej každému stolu jednu odpověď.
error-not_open = Krok číslo { $move } u stolu { $table } není možný. Vyber takový, který dovoluje maska.
error-nobody_asked = U každého stolu se musí někdo rozhodovat. Nech učícímu se aspoň jedno místo.
error-net_other_rows = Tato síť nemůže hru { $title } v této podobě hrát: zná řady, které mají { $has ->
    [one] { $has } číslo
    [few] { $has } čísla
   *[other] { $has } čísel
}, a tyto mají { $width }.
error-net_other_moves = Tato síť nemůže hru { $title } hrát: { $has ->
    [0] hodnotí jen pozice a kroky nevybírá
    [one] zná { $has } krok a hra jich má { $moves }
    [few] zná { $has } kroky a hra jich má { $moves }
   *[other] zná { $has } kroků a hra jich má { $moves }
}.
error-no_net = V balíku není síť pro hru { $title }. Uveď nějakou pomocí --net.
error-not_a_net = Soubor { $file } není síť.
error-not_a_card = Soubor { $file } není list sítě.
error-card_of_another_net = List { $card } nepatří k síti { $net }: kontrolní součty se liší.
error-ray_not_reached = Na adrese { $address } není cluster Ray ({ $why }).
error-ray_other_version = Některý stroj clusteru Ray má jinou verzi Entrepotu. Nainstaluj všude stejnou.
error-ray_too_small = Cluster Ray má { $processors ->
    [one] { $processors } procesor
    [few] { $processors } procesory
   *[other] { $processors } procesorů
}, ale úloha potřebuje { $workers ->
    [one] { $workers } pracovní proces
    [few] { $workers } pracovní procesy
   *[other] { $workers } pracovních procesů
}. Požádej o méně.
error-no_tables = Musí být aspoň jeden stůl, ne { $tables }.
error-no_deals = Musí být aspoň jedno rozdání, ne { $deals }.
error-nothing_given = Zadej aspoň jeden počet míst a jednu volbu pro každou možnost.
error-others_missing = Počet míst { $seats } vyžaduje { $needed ->
    [one] { $needed } dalšího hráče
    [few] { $needed } další hráče
   *[other] { $needed } dalších hráčů
}, ne { $others }.
error-learner_seat = Učící se nemůže sedět na místě { $seat }; místa mají čísla 0 až { $last }.
error-no_such_player = „{ $player }“ tu hru { $title } hrát nemůže; jsou tu { $players }.

## Lessons

error-no_lessons = { $title } nemá lekce.
error-no_lesson = { $title } nemá lekci „{ $lesson }“; jsou tu { $lessons }.
error-no_step = Lekce končí krokem { $last }, krok { $step } tedy není.
error-lesson_file = Lekci { $file } nelze přečíst: { $why }.
error-lesson_move = Lekce { $lesson } hry { $game } nemůže zahrát „{ $line }“: { $why }.

## The command line

error-which_game = Kterou hru? Jsou tu { $games }.
error-ambiguous = „{ $typed }“ může znamenat víc kroků: { $moves }.
error-no_such_number = Krok { $number } tu není; kroky mají čísla 1 až { $last }.
error-no_language = Texty v jazyce „{ $language }“ nejsou; jsou tu: { $languages }.
error-not_understood = „{ $typed }“ nedává smysl. Napiš číslo ze seznamu, nebo „help“.
error-not_understood_near = „{ $typed }“ nedává smysl. Myslíš něco z toho: { $near }?
error-no_rule = Pravidlo „{ $rule }“ neexistuje; čísla pravidel vypadají jako { $like }.
error-no_rules_pages = Žádná hra tu nemá stránku pravidel.
error-no_sources = Testy jsou součástí zdrojů projektu, které tu nejsou nainstalované.
error-option_form = Možnost zadej jako název=hodnota, ne „{ $text }“.
error-bots_and_seats = Počet jmenovaných botů je { $bots }, ale { $seats ->
    [one] zbývá pro ně { $seats } místo
    [few] zbývají pro ně { $seats } místa
   *[other] zbývá pro ně { $seats } míst
}.
error-bot_cannot_play = Bot „{ $bot }“ neumí hru { $title }. Umějí ji: { $bots }.
error-not_with_resume = { $option } nelze použít s --resume: uložená partie má vlastní.
error-no_file = Soubor { $file } neexistuje.
error-file_unreadable = { $file } nelze přečíst: { $why }.
error-no_marks = { $file } potřebuje řádky { $start } a { $end }, každý jednou a v tomto pořadí.
error-save_not_text = { $file } není uložená partie: není to textový soubor.
error-save_of_other = { $file } je partie hry { $title }, ne { $game }.
error-save_over = Partie v { $file } skončila. Prohlédni si ji pomocí `entrepot replay`.
error-save_is_folder = { $file } je složka. Uveď soubor, do kterého partii uložit.
error-save_is_other = { $file } obsahuje něco jiného než tuto partii, zůstává proto beze změny. Zvol jiný název.
error-no_save_folder = Složka { $folder } k uložení partie neexistuje.
error-save_unwritable = Do { $file } nelze zapisovat: { $why }.
error-save_failed = Partii nelze uložit do { $file }: { $why }.

nothing = nic
