# Věty hry Yokohama. $seat je jméno místa, které jedná.

## prompt

prompt-draft = Ponech si jednu ze svých dvou zakázek; druhá jde zpět do krabice. Nikdo nevidí která.
prompt-phase_a = Před hlavní akcí: proveď vedlejší akce, nebo pokračuj.
prompt-phase_a_agent = Před hlavní akcí: použij agenta, nebo pokračuj.
prompt-phase_a_goal = Před hlavní akcí: splň úspěch, nebo pokračuj.
prompt-phase_a_order = Před hlavní akcí: splň zakázku, nebo pokračuj.
prompt-phase_a_none = Před hlavní akcí nemáš agenta, úspěch ani zakázku: pokračuj.
prompt-phase_c = Před koncem tahu: proveď vedlejší akce, nebo ukonči tah.
prompt-phase_c_agent = Před koncem tahu: použij agenta, nebo ukonči tah.
prompt-phase_c_goal = Před koncem tahu: splň úspěch, nebo ukonči tah.
prompt-phase_c_order = Před koncem tahu: splň zakázku, nebo ukonči tah.
prompt-phase_c_none = Nezbývá agent, úspěch ani zakázka: ukonči tah.
prompt-send_agent = Kde provede agent akci? Vyber oblast se svým asistentem, ale bez svého ředitele.
prompt-reward = Všechny tři úspěchy: vyber si odměnu.
prompt-place_first = Umísti nejvýš { $most ->
    [one] { $most } asistenta
    [few] { $most } asistenty
   *[other] { $most } asistentů
} do různých oblastí, dva do jedné, nebo žádného.
prompt-place_single = Umísti posledního asistenta do některé oblasti, nebo žádného.
prompt-place_next = Asistenti na místě: { $placed } z nejvýš { $most }. Umísti dalšího do nové oblasti, nebo skonči.
prompt-telegraph = Telegraf: ještě jeden asistent vedle oblasti { $area }, nebo skonči.
prompt-put = Postav ředitele do oblasti se svým asistentem, nebo vezmi asistenty zpět.
prompt-put_nowhere = Ředitel nemůže do žádné oblasti: vezmi asistenty zpět.
prompt-move = Přesuň ředitele přes své asistenty, nebo ho vezmi zpět.
prompt-move_nowhere = Ředitel nemůže nikam jít: vezmi ho zpět.
prompt-path = Ředitel je v oblasti { $area }: pokračuj, nebo tu zůstaň.
prompt-path_through = Ředitel prochází oblastí { $area } a zůstat tu nemůže: pokračuj.
prompt-recall = Vezmi asistenty zpět, jednoho po druhém, pak skonči.
prompt-exchange = Čínská čtvrť: proveď výměnu (zbývá: { $left }), nebo skonči.
prompt-church = Kostel: tvoje síla dává víru { $faith }. Vyber pole, nebo skonči.
prompt-pay_faith = Dokup víru ({ $lacking }): vyber, čím zaplatíš, každý druh jednou.
prompt-customs = Celnice: vyber pole pro nejvýš { $most ->
    [one] { $most } dovoz
    [few] { $most } dovozy
   *[other] { $most } dovozů
}, nebo skonči.
prompt-board_assistant = Který asistent půjde na desku: z oblasti, nebo z ruky?
prompt-employ = Pracovní agentura: vezmi kus ze skladu (zbývá: { $left }), nebo skonči.
prompt-research = Laboratoř: tvoje síla má hodnotu { $value }. Vyber technologii, nebo skonči.
prompt-pay_value = { $technology }: doplať hodnotu { $lacking }, za každou { $yen } ¥ nebo { $imports } dovoz.
prompt-pay_extra = { $technology }: příplatek { $yen } ¥ nebo { $imports } dovoz.
prompt-station = Vyber oblast pro nádraží: bude tam větší síla, pro všechny.
prompt-take = Přístav: vezmi si zakázku, nebo skonči.
prompt-second = Vezmi si druhou zakázku za { $yen } ¥ nebo { $imports } dovoz, nebo skonči.
prompt-second_yen = Vezmi si druhou zakázku za { $yen } ¥, nebo skonči.
prompt-second_import = Vezmi si druhou zakázku za { $imports } dovoz, nebo skonči.
prompt-take_second = Vyber druhou zakázku.
prompt-token = Síla stačí: vezmi si žeton oblasti { $area }, nebo ho nech.
prompt-build = Oblast { $area }: postav obchod nebo obchodní dům, nebo nic.
prompt-build_shop = Oblast { $area }: postav obchod, nebo nic.
prompt-build_house = Oblast { $area }: postav obchodní dům, nebo nic.
prompt-leave = Telefon: nech v oblasti { $area } jednoho asistenta, nebo vezmi zpět všechny.
prompt-any_good = Vyber zboží (zbývá: { $left }).
prompt-bring = Vezmi ze skladu za { $yen } ¥: { $piece }, nebo skonči.
prompt-lift = Přesuň asistenta (zbývá: { $left }): odkud? Nebo skonči.
prompt-drop = Přesuň asistenta ({ $from }): do které oblasti?

prompt-only_free = Teď tu nejde nic udělat: použij některou ze svých technologií, nebo skonči.

## coach

coach-draft = Zakázka žádá zboží a přináší body a další věci. Ponech si tu, jejíž zboží se v tomto městě snadno získá. Zůstane ti v ruce, dokud ji nesplníš.
coach-phase_a = Před hlavní akcí můžeš plnit zakázky a úspěchy a jednou za tah použít agenta. Totéž jde i po ní. Pokud nic nespěchá, pokračuj.
coach-phase_c = Hlavní akce skončila. Teď můžeš tím, co máš, splnit zakázky a úspěchy. Úspěch přinese víc bodů tomu, kdo je první.
coach-send_agent = Agent jedná jako ředitel, v oblasti s tvými asistenty, kde ředitel není. Sám sílu nepřidává, vyber tedy místo, kde čeká nejvíc asistentů.
coach-reward = Kdo má splněné všechny tři úspěchy, vezme si jeden z těchto žetonů. Každý lze vzít jen jednou, první má tedy největší výběr.
coach-place_first = Umísti až tři asistenty, každého do jiné oblasti, nebo dva spolu do jedné. Jsou cestou ředitele a silou tvých akcí: mysli na to, kde budeš jednat teď a v příštím tahu.
coach-place_next = Každý další asistent jde do jiné oblasti. Kde stojí cizí ředitel, stojí to 1 ¥. Asistenti na plánu čekají, dokud tam neprovedeš akci.
coach-telegraph = Telegraf přidá jednoho asistenta vedle oblasti, kam přišli dva. Může otevřít cestu, nebo posílit jinou oblast.
coach-put = Z ruky jde ředitel do kterékoli oblasti s tvým asistentem, ale bez cizího ředitele. Tam hned jednáš: síla jsou asistenti, budovy a 1 za ředitele.
coach-move = Ředitel projde libovolný počet oblastí, každou s tvým asistentem, a jedná tam, kde se zastaví. Zůstat na místě nemůže. Průchod oblastí s cizím ředitelem stojí 1 ¥.
coach-path = Můžeš jednat tady, nebo jít dál, je-li v další oblasti tvůj asistent. Kde ředitel jen prochází, tam nejedná.
coach-recall = Místo akce se ředitel vrací do ruky. S ním se mohou vrátit i asistenti; nech ty, kteří stojí tam, kde chceš brzy jednat.
coach-exchange = Každá výměna změní jeny ve zboží, nebo zboží v jeny, podle uvedených cen. Mysli na zboží, které chybí tvým zakázkám.
coach-church = Každé pole žádá víru. Něco dá síla a každý druh zboží, dovoz a jeny mohou přidat po jedné. Asistent tam zůstane, a kdo jich má v kostele nejvíc, dostane na konci body.
coach-pay_faith = Každý druh platby se počítá jednou. Zaplať tím, co tvé zakázky nepotřebují.
coach-customs = Každé pole žádá přesně tolik dovozů, kolik ukazuje. Asistent tam zůstane, a kdo jich má na celnici nejvíc, dostane na konci body.
coach-board_assistant = Asistent zůstane na desce do konce. Ten z oblasti by se ti teď stejně vrátil do ruky, takže rozdíl bývá malý.
coach-employ = Kusy ve skladu ještě nelze použít. Asistenti jsou zdarma, obchody a obchodní domy stojí jeny. Víc asistentů znamená větší sílu v každém tahu.
coach-research = Technologie pomáhá do konce hry a ukazuje zemi: dvě stejné země přinesou agenta. Část ceny zaplatí síla, zbytek jeny a dovoz.
coach-pay_value = Tvá síla je menší než cena. Doplať jeny nebo dovozem; dovoz se hodí i na celnici.
coach-pay_extra = Od čtvrté technologie stojí každá o něco víc. Silou se to zaplatit nedá.
coach-station = Nádraží přidá v té oblasti 1 síly každému a tvůj ředitel tam může jít přímo, je-li tam tvůj asistent. Vyber oblast, kterou často používáš.
coach-take = S větší silou dosáhneš na víc zakázek. Vezmi si takovou, na kterou zboží máš nebo skoro máš. V ruce smíš mít tři a místo uvolní jen splnění.
coach-second = Druhá zakázka ti později ušetří celou akci, pokud ji můžeš splnit. Jinak ti jen zaplní ruku.
coach-take_second = Vyber ji jako tu první: takovou, na kterou zboží máš nebo ho brzy získáš.
coach-token = Kdo jedná se silou 5, může si jednou za hru vzít zdejší žeton. Nic nestojí a jinak si ho vezme někdo jiný.
coach-build = Se silou aspoň 4 tu můžeš stavět. Budova přinese hned odměnu a navždy tu máš sílu o 1 větší. Obchodní dům ti navíc vydělá, když tu jednají jiní.
coach-leave = Po akci se všichni tvoji asistenti odtud vracejí do ruky. Telefon dovolí jednomu zůstat: začne další akci, nebo drží cestu otevřenou.
coach-any_good = Vezmi si to, co chybí tvým zakázkám nebo úspěchu.
coach-bring = Kus ze skladu lze postavit nebo umístit, až je v ruce. Cena je stejná jako v pracovní agentuře.
coach-lift = Každý přesun přenese jednoho asistenta z kterékoli oblasti nebo z ruky do jiné oblasti, bez poplatků. Posil oblast, kde budeš jednat.
coach-drop = Dej ho tam, kam má jít ředitel, nebo kde s ním síla postačí na žeton či stavbu.

## event

event-goals = Úspěchy: { $goals }.
event-rewards = Symboly a agenti za třetí úspěch: { $tokens }.
event-start = { $seat } { starts }.
event-deal = { $seat } { draws } dvě zakázky.
event-deal_own = { $seat } { draws } dvě zakázky: { $orders }.
event-keep = { $seat } { keeps } zakázku.
event-keep_own = { $seat } { keeps } zakázku { $order }.
event-round = Začíná kolo { $round }.
event-turn = { $seat } { has } na tahu.
event-gain = { $seat } { gains }: { $what }.
event-pay = { $seat } { pays }: { $what }.
event-fee = { $seat } { pays } poplatek { $yen } ¥. Příjemce: { $other }.
event-income = { $seat } { gets } { $yen } ¥ za obchodní dům ({ $area }).
event-score = { $seat } { scores } { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-hire = { $seat } { brings } do ruky za { $yen } ¥: { $piece }.
event-hire_free = { $seat } { brings } do ruky: { $piece }.
event-place = { $seat } { places } asistenta do oblasti { $area }.
event-shift = { $seat } { moves } asistenta: { $from } → { $area }.
event-move = { $seat } { moves } ředitele do oblasti { $area }.
event-back = { $seat } { takes } ředitele zpět.
event-stay = { $seat } { leaves } ředitele v ruce.
event-recall = { $seat } { takes } zpět { $count ->
    [one] { $count } asistenta
    [few] { $count } asistenty
   *[other] { $count } asistentů
} ({ $area }).
event-act = { $seat } { acts } akci v oblasti { $area } se silou { $power }.
event-use_agent = { $seat } { uses } agenta: { $country }.
event-agent = { $seat } { gains } agenta: { $country }.
event-achieve = { $seat } { fulfils } úspěch: { $goal }.
event-reward = { $seat } { takes } odměnu: { $token }.
event-fulfil = { $seat } { fulfils } zakázku { $order }.
event-take = { $seat } { takes } zakázku { $order }.
event-take_secret = { $seat } { takes } zakázku ({ $area }).
event-take_secret_own = { $seat } { takes } zakázku { $order } ({ $area }).
event-church = { $seat } { puts } asistenta na pole { $space } desky kostela.
event-customs = { $seat } { puts } asistenta na pole { $space } desky celnice.
event-acquire = { $seat } { acquires } technologii { $technology }.
event-station = { $seat } { puts } nádraží do oblasti { $area }.
event-token = { $seat } { takes } žeton síly 5 oblasti { $area }.
event-shop = { $seat } { builds } obchod: { $area }, pole { $space }.
event-house = { $seat } { builds } obchodní dům: { $area }.
event-spin = { $seat } { uses } přádelnu.
event-study = { $seat } { uses } univerzitu.
event-ending = Konec se blíží ({ $reason }): kolo { $round } je poslední.
event-end = Konec hry, { $person ->
    [second] vyhráváš
   *[third] vyhrává { $seat }
}. Body podle míst: { $points }.

## move

move-end = Dál
move-stop = Skončit
move-spin = Přádelna: hedvábí za jeny
move-study = Univerzita: zaplatit asistenta
move-agent = Použít agenta: { $agent }
move-send = Provést akci v oblasti { $area }
move-achieve = Splnit úspěch { $stack }
move-place = Umístit asistenta do oblasti { $area }
move-pair = Umístit dva asistenty do oblasti { $area }
move-go = Jít do oblasti { $area }
move-rail = Jet vlakem k nádraží
move-ride = Jet tramvají do oblasti { $area }
move-back = Místo pohybu vzít zpět
move-recall = Vzít zpět asistenta z oblasti { $area }
move-buy = Koupit: { $good }
move-sell = Prodat: { $good }
move-pay = Zaplatit: { $kind }
move-lift = Vzít asistenta: { $place }
move-to = Přesunout do oblasti { $area }
move-hire = Vzít do ruky: { $piece }
move-claim = Vzít žeton
move-shop = Postavit obchod na pole { $space }
move-house = Postavit obchodní dům
move-leave = Nechat jednoho asistenta
move-gain = Získat: { $good }
move-station = Umístit nádraží do oblasti { $area }
move-church = Vybrat pole { $space } v kostele
move-customs = Vybrat pole { $space } na celnici
move-acquire = Získat: { $card }
move-keep = Ponechat zakázku { $order }
move-fulfil = Splnit zakázku { $order }
move-take = Vzít zakázku { $order }
move-reward = Vzít odměnu: { $token }

## names

called-reason-trading_houses = některý hráč má postavené všechny obchodní domy
called-reason-shops = některý hráč má postavené všechny obchody
called-reason-port = přístav nelze doplnit
called-reason-church = deska kostela je dost plná
called-reason-customs = deska celnice je dost plná
called-reason-rounds = příliš mnoho kol

called-agent-free = agent zdarma
called-country-free = { called-agent-free }
called-token-free_agent = { called-agent-free }
called-tokens-free_agent = { called-agent-free }

called-good-copper = měď
called-good-silk = hedvábí
called-good-tea = čaj
called-good-fish = ryby
called-good-import = dovoz
called-kind-copper = { called-good-copper }
called-kind-silk = { called-good-silk }
called-kind-tea = { called-good-tea }
called-kind-fish = { called-good-fish }
called-kind-import = { called-good-import }
called-kind-yen = jeny

called-piece-assistant = asistent
called-piece-shop = obchod
called-piece-trading_house = obchodní dům

called-place-hand = ruka
called-from-hand = { called-place-hand }

# Co je natištěno na deskách a kartách.
box-country-united_states = Spojené státy
box-country-netherlands = Nizozemsko
box-country-great_britain = Velká Británie
box-country-france = Francie
box-country-germany = Německo
box-area-copper_mine = Měděný důl
box-area-fishing_ground = Loviště
box-area-silk_mill = Tkalcovna hedvábí
box-area-tea_plantation = Čajová plantáž
box-area-bank = Banka
box-area-canal = Průplav
box-area-chinatown = Čínská čtvrť
box-area-church = Kostel
box-area-customs_office = Celnice
box-area-employment_agency = Pracovní agentura
box-area-laboratory_a = Laboratoř A
box-area-laboratory_b = Laboratoř B
box-area-port_a = Přístav A
box-area-port_b = Přístav B
box-technology-ball = Ples
box-technology-each_time_you_fulfil_an_order_2_points = Za každou splněnou zakázku 2 body.
box-technology-brickworks = Cihelna
box-technology-each_time_a_customs_action_puts_your_assistant_on_the_customs_board_4_points = Pokaždé, když akce celnice umístí tvého asistenta na desku celnice: 4 body.
box-technology-stagecoach = Dostavník
box-technology-moving_your_president_costs_no_fees_to_other_presidents = Pohyb tvého ředitele nestojí poplatky jiným ředitelům.
box-technology-newspaper = Noviny
box-technology-when_you_spread_assistants_over_different_areas_place_up_to_4 = Když rozmisťuješ asistenty do různých oblastí, umísti až 4.
box-technology-stock_exchange = Burza
box-technology-with_0_or_1_yen_at_the_start_of_your_turn_refill_to_2_yen = Máš-li na začátku svého tahu 0 nebo 1 jen, doplň na 2 jeny.
box-technology-electric_lighting = Elektrické osvětlení
box-technology-each_time_you_build_a_trading_house_3_points = Za každý postavený obchodní dům 3 body.
box-technology-gas_lighting = Plynové osvětlení
box-technology-each_time_you_build_a_shop_2_points = Za každý postavený obchod 2 body.
box-technology-spinning_mill = Přádelna
box-technology-once_per_turn_1_silk_for_2_yen = Jednou za tah: 1 hedvábí za 2 jeny.
box-technology-station = Nádraží
box-technology-place_the_station_1_power_there_for_everybody_your_president_may_go_straight_to_it_occupied_or_not_free_of_fees = Umísti nádraží: síla +1 v té oblasti, pro všechny. Tvůj ředitel může jet přímo tam, i když je obsazeno, bez poplatků.
box-technology-patent_system = Patentový systém
box-technology-for_each_technology_you_acquire_after_this_one_2_points = Za každou technologii, kterou získáš po této, 2 body.
box-technology-postal_system = Poštovní systém
box-technology-your_president_may_stop_where_others_stand_their_fees_are_due = Tvůj ředitel smí zůstat tam, kde stojí jiní; poplatek se platí.
box-technology-language_school = Jazyková škola
box-technology-each_time_you_fulfil_an_order_1_yen = Za každou splněnou zakázku 1 jen.
box-technology-mining_technology = Důlní technika
box-technology-whenever_the_copper_mine_chinatown_a_five_power_token_or_a_shop_gives_you_copper_1_copper_more = Kdykoli ti dá měď měděný důl, čínská čtvrť, žeton síly 5 nebo obchod: o 1 měď víc.
box-technology-telephone = Telefon
box-technology-in_the_recall_step_you_may_leave_1_assistant_behind = Při stažení smíš nechat 1 asistenta na místě.
box-technology-telegraph = Telegraf
box-technology-when_you_place_2_assistants_together_you_may_add_1_on_an_adjacent_area = Když umístíš 2 asistenty společně, smíš přidat 1 do sousední oblasti.
box-technology-tram = Tramvaj
box-technology-your_president_may_ride_to_any_area_that_has_your_assistant_and_no_other_president = Tvůj ředitel smí jet do kterékoli oblasti s tvým asistentem a bez jiného ředitele.
box-technology-typography = Knihtisk
box-technology-for_each_technology_you_acquire_after_this_one_1_yen = Za každou technologii, kterou získáš po této, 1 jen.
box-technology-university = Univerzita
box-technology-once_per_turn_pay_1_yen_to_bring_an_assistant_from_your_warehouse_to_your_hand = Jednou za tah zaplať 1 jen a vezmi asistenta ze skladu do ruky.
box-technology-winery = Vinařství
box-technology-each_time_a_church_action_puts_your_assistant_on_the_church_board_3_points = Pokaždé, když akce kostela umístí tvého asistenta na desku kostela: 3 body.
box-technology-exhibition = Výstava
box-technology-at_once_10_points = Ihned 10 bodů.
box-achievement-own_5_copper = Mít 5 mědi.
box-achievement-own_6_silk = Mít 6 hedvábí.
box-achievement-own_7_tea = Mít 7 čaje.
box-achievement-own_7_fish = Mít 7 ryb.
box-achievement-own_4_technologies = Mít 4 technologie.
box-achievement-own_10_yen = Mít 10 jenů.
box-achievement-own_5_foreign_agents_and_five_power_tokens_in_any_mixture = Mít celkem 5 zahraničních agentů a žetonů síly 5.
box-achievement-have_fulfilled_5_orders = Mít 5 splněných zakázek.
box-achievement-have_buildings_on_4_commercial_areas = Mít budovy ve 4 obchodních oblastech.
box-achievement-have_buildings_on_2_production_and_3_commercial_areas = Mít budovy ve 2 výrobních a 3 obchodních oblastech.
box-achievement-have_buildings_on_3_production_and_2_commercial_areas = Mít budovy ve 3 výrobních a 2 obchodních oblastech.
box-achievement-have_buildings_on_4_production_areas = Mít budovy ve 4 výrobních oblastech.

## stock: co kdo má, kde se víc kusů jmenuje jinak

stock-import = dovoz

## letters: země na malé kartě

letters-us = US
letters-nl = NL
letters-gb = GB
letters-fr = FR
letters-de = DE

## short: oblast, nebo třída zakázky, jedním slovem, pro malé plány

short-copper_mine = Měď
short-fishing_ground = Ryby
short-silk_mill = Hedvábí
short-tea_plantation = Čaj
short-bank = Banka
short-canal = Průplav
short-chinatown = Čína
short-church = Kostel
short-customs = Celnice
short-employment_agency = Práce
short-laboratory_a = Lab A
short-laboratory_b = Lab B
short-port_a = Příst. A
short-port_b = Příst. B
short-order_low = níz
short-order_mid = stř
short-order_any = vše

## amounts: kolik čeho, pro odměny a ceny

amount-yen = { $count } ¥
amount-copper = { $count ->
    [one] { $count } měď
    [few] { $count } mědi
   *[other] { $count } mědi
}
amount-silk = { $count } hedvábí
amount-tea = { $count ->
    [one] { $count } čaj
    [few] { $count } čaje
   *[other] { $count } čaje
}
amount-fish = { $count ->
    [one] { $count } ryba
    [few] { $count } ryby
   *[other] { $count } ryb
}
amount-faith = víra { $count } pro kostel
amount-value = hodnota { $count } pro technologii
amount-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
amount-import = { $count ->
    [one] { $count } dovoz
    [few] { $count } dovozy
   *[other] { $count } dovozů
}
amount-any_good = { $count ->
    [one] { $count } libovolné zboží
    [few] { $count } kusy libovolného zboží
   *[other] { $count } kusů libovolného zboží
}
amount-moves = { $count ->
    [one] { $count } přesun asistenta
    [few] { $count } přesuny asistentů
   *[other] { $count } přesunů asistentů
}
amount-assistant = { $count ->
    [one] { $count } asistent ze skladu
    [few] { $count } asistenti ze skladu
   *[other] { $count } asistentů ze skladu
}
amount-shop = { $count ->
    [one] { $count } obchod ze skladu
    [few] { $count } obchody ze skladu
   *[other] { $count } obchodů ze skladu
}
amount-trading_house = { $count ->
    [one] { $count } obchodní dům ze skladu
    [few] { $count } obchodní domy ze skladu
   *[other] { $count } obchodních domů ze skladu
}
amount-free_agent = { $count ->
    [one] { $count } agent zdarma
    [few] { $count } agenti zdarma
   *[other] { $count } agentů zdarma
}
amount-exchange = { $count ->
    [one] { $count } výměna
    [few] až { $count } výměny
   *[other] až { $count } výměn
}
amount-employ = { $count ->
    [one] { $count } kus ze skladu
    [few] až { $count } kusy ze skladu
   *[other] až { $count } kusů ze skladu
}
amount-duty = { $count ->
    [one] celnice: { $count } dovoz
    [few] celnice: až { $count } dovozy
   *[other] celnice: až { $count } dovozů
}
amount-order = { $count ->
    [one] { $count } zakázka
    [few] { $count } zakázky
   *[other] { $count } zakázek
}
amount-order_low = zakázka (nízká)
amount-order_mid = zakázka (střední)
amount-order_any = zakázka (libovolná)

## count: kusy, které někdo má

count-assistant = { $count ->
    [one] { $count } asistent
    [few] { $count } asistenti
   *[other] { $count } asistentů
}
count-shop = { $count ->
    [one] { $count } obchod
    [few] { $count } obchody
   *[other] { $count } obchodů
}
count-trading_house = { $count ->
    [one] { $count } obchodní dům
    [few] { $count } obchodní domy
   *[other] { $count } obchodních domů
}

## will: what is certain of a move before it is played, by the values of its outlook

will-cost = platíš: { $cost }
will-gain = dostaneš: { $gain }
will-fee = poplatky: { $fee } ¥
will-assistants = asistenti tam +{ $assistants }
will-power = síla { $power }
will-power_none = bez síly
will-country = { $country }
will-secret = nikdo jiný ji nevidí; druhá se vrátí do krabice
will-orders = zakázky v ruce potom: { $orders }
will-free = síla stačí: nic neplatíš
will-hand = asistenti v ruce potom: { $hand }
will-stays = jeden asistent tam zůstane

## score

score-orders = Zakázky
score-technologies = Technologie ve hře
score-buildings = Obchody a obchodní domy
score-tokens = Žetony síly 5
score-church = Pole kostela
score-customs = Pole celnice
score-ports = Přístavy
score-achievements = Úspěchy
score-church_majority = Převaha v kostele
score-customs_majority = Převaha na celnici
score-technology_majority = Převaha v technologiích
score-countries = Sady zemí
score-agents = Nepoužití agenti
score-imports = Dovoz
score-yen = Peníze
score-goods = Zboží

## term

term-orders = Zakázky
term-technologies = Technologie
term-buildings = Obchody a obchodní domy
term-tokens = Žetony síly 5 a přístavy
term-church = Kostel
term-customs = Celnice
term-achievements = Úspěchy
term-countries = Země a agenti
term-stock = Zboží, dovoz a peníze
term-assistants = Asistenti
term-ahead = Tahy, které ještě přijdou

## why: čím je krok dobrý, podle složky, které pomáhá nejvíc

why-orders = Tvoje zakázky vynesou víc
why-technologies = Tvoje technologie vynesou víc
why-buildings = Tvoje obchody a obchodní domy vynesou víc
why-tokens = Žetony síly 5 a přístavy vynesou víc
why-church = Kostel vynese víc
why-customs = Celnice vynese víc
why-achievements = Získáš víc úspěchů
why-countries = Nasbíráš víc zemí a agentů
why-stock = Budeš mít víc zboží, dovozu a peněz
why-assistants = Budeš mít víc asistentů
why-ahead = Čeká tě víc tahů

## reason: proč krok teď nejde

reason-end_not_now = Nejdřív odpověz na to, nač se tě hra ptá; pak půjdeš dál.
reason-stop_not_now = Tohle vynechat nelze: vyber jeden z nabízených kroků.
reason-keep_not_now = Kterou zakázku si necháš, vybíráš před prvním kolem.
reason-free_not_now = { $technology }: použij před odpovědí na otázku, ale ne uprostřed cesty, platby nebo odměny.
reason-agent_not_now = Agenti se používají před hlavní akcí nebo po ní.
reason-send_not_now = Nejdřív vyber agenta, před hlavní akcí nebo po ní; pak řekni, kde jedná.
reason-achieve_not_now = Úspěchy se plní před hlavní akcí nebo po ní.
reason-fulfil_not_now = Zakázky se plní před hlavní akcí nebo po ní, nikdy během ní.
reason-reward_not_now = Odměnu vybíráš se splněním třetího úspěchu, pokud se hraje s odměnami.
reason-place_not_now = Asistenti se umisťují na začátku hlavní akce.
reason-go_not_now = Ředitel se hýbe po umístění asistentů.
reason-recall_not_now = Asistenty bereš zpět, když místo pohybu bereš zpět ředitele.
reason-exchange_not_now = Kupuješ a prodáváš při akci v čínské čtvrti.
reason-church_not_now = Pole kostela vybíráš při akci v kostele.
reason-customs_not_now = Pole celnice vybíráš při akci na celnici.
reason-hire_not_now = Kusy ze skladu bereš při akci v pracovní agentuře, nebo když to říká odměna.
reason-acquire_not_now = Technologii získáváš při akci v její laboratoři.
reason-take_not_now = Zakázky bereš při akci v přístavu s dostatečnou silou.
reason-pay_not_now = Teď není co platit.
reason-lift_not_now = Asistenta přesouváš, když to říká odměna.
reason-claim_not_now = Žeton oblasti bereš po akci v ní se silou { $power }.
reason-build_not_now = Stavíš po akci se silou { $power } nebo větší.
reason-leave_not_now = Asistent v oblasti akce zůstane, jen když máš telefon.
reason-gain_not_now = Zboží vybíráš, když to říká odměna.
reason-station_not_now = Nádraží se umisťuje při získání jeho technologie.
reason-not_in_city = { $area }: tato oblast k městu nepatří.
reason-not_drawn = Zakázka { $order } mezi tvými dvěma dobranými není.
reason-orders_full = Už máš { $limit ->
    [one] { $limit } zakázku
    [few] { $limit } zakázky
   *[other] { $limit } zakázek
} a víc se nesmí. Nejdřív nějakou splň.
reason-owned = { $technology }: už ji máš a stejnou technologii nikdo nemá dvakrát.
reason-short = Stojí to { $what }; máš { $have }.
reason-area_used = Do oblasti { $area } už je v tomto tahu asistent umístěný: vyber jinou.
reason-pair_hand = Pro dva společně potřebuješ dva asistenty v ruce; máš { $have }.
reason-no_assistant = V ruce nemáš asistenta.
reason-fee_short = Ředitelé v oblasti { $area } žádají celkem { $price } ¥; máš { $have }.
reason-canal = V průplavu nesmí být asistent ani nádraží.
reason-pair_first = Dva společně jsou místo jednotlivých: to volíš dřív, než nějakého umístíš.
reason-not_beside = Telegraf umisťuje asistenta vedle oblasti { $area }.
reason-must_move = Přesuň ředitele, nebo ho vezmi zpět.
reason-president_blocks = V oblasti { $area } je cizí ředitel: pohyb tam končit nesmí.
reason-nobody_there = V oblasti { $area } nemáš asistenta: ředitel tam nemůže.
reason-stands_there = Ředitel už v oblasti { $area } je.
reason-not_adjacent = Ředitel chodí z oblasti do oblasti: tato nesousedí s oblastí { $area }.
reason-no_way = Ředitel smí jen do oblastí s tvými asistenty: v oblasti { $area } žádného nemáš.
reason-passage_short = Vstup do oblasti { $area } stojí { $price } ¥; máš { $have }.
reason-been_there = V oblasti { $area } už ředitel v tomto tahu byl: nikam se nevstupuje dvakrát.
reason-canal_end = Průplavem smí ředitel projít, ale zůstat tam nemůže.
reason-dead_end = Z oblasti { $area } by se ředitel nedostal nikam, kde pohyb smí skončit.
reason-on_the_way = Ředitel je na cestě: nejdřív pohyb dokonči.
reason-recall_none = V oblasti { $area } nemáš asistenta.
reason-by_rail = Do oblasti { $area } jede ředitel vlakem, bez poplatku.
reason-rail_needless = Ředitel je v ruce: postav ho do oblasti { $area } přímo.
reason-no_station = Vlakem jezdí jen majitel technologie { $technology }.
reason-no_tram = Tramvají jezdí jen majitel technologie { $technology }.
reason-tram_from_hand = Tramvaj vyjíždí z oblasti: ředitel je v ruce a můžeš ho postavit do kterékoli své oblasti.
reason-one_way = Ředitel už je na cestě: vlak a tramvaj jsou místo chůze.
reason-shop_here = V oblasti { $area } už obchod máš.
reason-space_taken = Na poli { $space } stojí něčí obchod.
reason-house_here = V oblasti { $area } už obchodní dům stojí: místo je pro jeden.
reason-not_in_hand = Toto v ruce nemáš: { $piece }. Kusy ze skladu musí nejdřív do ruky.
reason-agent_used = V tomto tahu už je agent použitý: jeden je limit.
reason-no_agent = Takového agenta k použití nemáš: { $agent }.
reason-agent_nowhere = Agent potřebuje oblast s tvým asistentem, ale bez tvého ředitele; žádná není.
reason-agent_needs = V oblasti { $area } nemáš asistenta: agent jedná tam, kde ho máš.
reason-agent_president = V oblasti { $area } je tvůj ředitel: agent jedná jinde.
reason-goal_short = Cíl: { $goal }. Máš { $have } z { $price }.
reason-achieved = Tento úspěch už máš splněný.
reason-achieve_hand = Cíl je splněný, ale v ruce nemáš asistenta, který by tam šel.
reason-no_order = Zakázku { $order } nemáš.
reason-order_short = Na zakázku { $order } potřebuješ { $what }; máš { $have }.
reason-reward_gone = Tato odměna tu není, nebo si ji někdo vzal.
reason-not_sold = { $good }: takto s tím nikdo neobchoduje.
reason-church_taken = Pole { $space } v kostele je obsazené.
reason-faith_short = Toto pole žádá víru { $price }. Tvoje síla dává { $have } a dokoupit můžeš { $bought }.
reason-kind_once = { $kind }: už zaplaceno, každý druh kupuje víru jednou.
reason-no_faith = { $kind }: za to víru koupit nelze.
reason-church_lift = Asistent na desku přijde z oblasti { $area }, nebo z ruky.
reason-customs_taken = Pole { $space } na celnici je obsazené.
reason-customs_lift = Asistent na desku přijde z oblasti { $area }, nebo z ruky.
reason-duty_power = Toto pole žádá { $price ->
    [one] { $price } dovoz
    [few] { $price } dovozy
   *[other] { $price } dovozů
}; síla ti dovoluje utratit { $most }.
reason-warehouse_empty = Ve skladu už nezbývá: { $piece }.
reason-card_elsewhere = { $card }: v této laboratoři neleží.
reason-value_short = Síle chybí do ceny { $lacking }. Každá jednotka stojí { $yen } ¥ nebo { $imports ->
    [one] { $imports } dovoz
    [few] { $imports } dovozy
   *[other] { $imports } dovozů
} a na to máš málo.
reason-extra_short = S tolika technologiemi stojí nová { $yen } ¥ nebo { $imports ->
    [one] { $imports } dovoz
    [few] { $imports } dovozy
   *[other] { $imports } dovozů
} navíc k tomu, co chybí síle ({ $lacking }), a na to máš málo.
reason-value_kind = Technologie se platí jeny nebo dovozem.
reason-order_elsewhere = Zakázka { $order } v tomto přístavu neleží.
reason-class_high = Síla { $power } na toto místo přístavu nedosáhne.
reason-second_unpaid = Druhá zakázka něco stojí: nejdřív zaplať.
reason-second_kind = Druhá zakázka se platí jeny nebo dovozem.
reason-other_piece = Tato odměna přináší: { $piece }.
reason-lift_none = V oblasti { $area } nemáš asistenta.
reason-same_area = Asistent přichází z oblasti { $area }: vyber jinou.
reason-not_owned = Technologii { $technology } nemáš.
reason-once_a_turn = { $technology }: v tomto tahu už použito, jednou je limit.

# V čem se počítají očekávané body.
unit = body

## values

nothing = nic

## board: co navíc říká herní plán v terminálu

board-city = Město, kolo { $round }
board-city_note = A ředitel  a2 asistenti  5: žeton  a obchod  (a) dům
board-pass = průchod: { $toll }¥
board-boards = Desky
board-goal = Úspěch { $stack }
board-end = konec: { $marks }
board-end-trading_houses = domy
board-end-shops = obchody
board-end-port = zakázky
board-end-church = kostel
board-end-customs = celnice
board-traders_note = as/ob/du: asistenti, obchody, domy v ruce + ve skladu
board-orders_short = zak
board-technologies_short = tech
board-agents = agenti
board-agent_free = zdarma
board-yours = Tvoje: { $letter }, ředitel { $area }
board-yours_in_hand = Tvoje: { $letter }, ředitel v ruce
board-yours_note = zakázka: číslo, země, zboží > odměna
board-orders = Zakázky
board-technologies = Technologie
board-none = nic
board-order = { $order }: { $goods } za { $reward }

# Zboží, kusy a odměny v několika písmenech.
board-sign-copper = Mě
board-sign-silk = He
board-sign-tea = Ča
board-sign-fish = Ry
board-sign-import = Do
board-sign-yen = ¥
board-sign-points = ★
board-sign-any_good = lib
board-sign-moves = př
board-sign-assistant = as
board-sign-shop = ob
board-sign-trading_house = du
board-sign-free_agent = ag

## option

option-achievement_rewards = Odměny za úspěchy
option-achievement_rewards-about = První minirozšíření: kdo splní všechny tři úspěchy, vezme si žeton odměny.
option-free_agents = Agenti zdarma
option-free_agents-about = Druhé minirozšíření: některé žetony síly 5 přinášejí agenta bez země.
option-open_orders = Otevřené zakázky
option-open_orders-about = Zakázky vzaté z přístavů leží otevřeně před všemi. Vypnuto, jako v pravidlech: každá zakázka v ruce je tajná.

## verbs

acquires = { $person ->
    [second] získáváš
   *[third] získává
}
acts = { $person ->
    [second] provádíš
   *[third] provádí
}
brings = { $person ->
    [second] si bereš
   *[third] si bere
}
builds = { $person ->
    [second] stavíš
   *[third] staví
}
draws = { $person ->
    [second] si dobíráš
   *[third] si dobírá
}
fulfils = { $person ->
    [second] plníš
   *[third] plní
}
gains = { $person ->
    [second] získáváš
   *[third] získává
}
gets = { $person ->
    [second] dostáváš
   *[third] dostává
}
has = { $person ->
    [second] jsi
   *[third] je
}
keeps = { $person ->
    [second] si ponecháváš
   *[third] si ponechává
}
leaves = { $person ->
    [second] necháváš
   *[third] nechává
}
moves = { $person ->
    [second] přesouváš
   *[third] přesouvá
}
pays = { $person ->
    [second] platíš
   *[third] platí
}
places = { $person ->
    [second] umisťuješ
   *[third] umisťuje
}
puts = { $person ->
    [second] umisťuješ
   *[third] umisťuje
}
scores = { $person ->
    [second] získáváš
   *[third] získává
}
starts = { $person ->
    [second] začínáš
   *[third] začíná
}
takes = { $person ->
    [second] si bereš
   *[third] si bere
}
uses = { $person ->
    [second] používáš
   *[third] používá
}

## What is printed, as a choice on the page where an owner enters it

called-printed-copper = měď
called-printed-silk = hedvábí
called-printed-tea = čaj
called-printed-fish = ryby
called-printed-import = dovoz
called-printed-yen = jeny
called-printed-points = body
called-printed-any_good = libovolné zboží
called-printed-moves = přesuny asistentů
called-printed-assistant = asistent
called-printed-shop = obchod
called-printed-trading_house = obchodní dům
called-printed-free_agent = agent zdarma
called-printed-low = nízké zakázky
called-printed-mid = střední zakázky
called-printed-high = vysoké zakázky
