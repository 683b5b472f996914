# Věty hry Mombasa. $seat je jméno místa, které jedná.

## prompt

prompt-keep = Ponech si jednu startovní destičku: { $offered }.
prompt-rest = Vyber místo pro použité karty. Karta: { $card }.
prompt-plan = Kolo { $round }: polož karty na akční místa (zatím { $laid } z { $slots }) a pak potvrď, že máš hotovo.
prompt-plan_more = Kolo { $round }: položené karty { $laid } z { $slots }. Polož další, vezmi nějakou zpět, nebo potvrď, že máš hotovo.
prompt-plan_full = Kolo { $round }: položené karty { $laid } z { $slots }. Vezmi nějakou zpět, nebo potvrď, že máš hotovo.
prompt-plan_none = Kolo { $round }: nemáš kartu k položení. Potvrď, že máš hotovo.
prompt-turn = Kolo { $round }, { $pounds } £: už není co dělat. Ukonči svou fázi.
prompt-turn_use = Kolo { $round }, { $pounds } £: použij kartu, nebo ukonči svou fázi.
prompt-turn_expand = Kolo { $round }, { $pounds } £: rozšiř síť, nebo ukonči svou fázi.
prompt-turn_mark = Kolo { $round }, { $pounds } £: umísti bonusový kámen, nebo ukonči svou fázi.
prompt-turn_use_expand = Kolo { $round }, { $pounds } £: použij kartu, rozšiř síť, nebo ukonči svou fázi.
prompt-turn_use_mark = Kolo { $round }, { $pounds } £: použij kartu, umísti bonusový kámen, nebo ukonči svou fázi.
prompt-turn_expand_mark = Kolo { $round }, { $pounds } £: rozšiř síť, umísti bonusový kámen, nebo ukonči svou fázi.
prompt-turn_use_expand_mark = Kolo { $round }, { $pounds } £: použij kartu, rozšiř síť, umísti bonusový kámen, nebo ukonči svou fázi.
prompt-goods_use = Hodnota zboží { $amount }: přidej kartu, nebo skonči.
prompt-goods_buy = Hodnota zboží { $amount }: kup kartu, nebo skonči.
prompt-goods_step = Hodnota zboží { $amount }: posuň ukazatel, nebo skonči.
prompt-goods_use_buy = Hodnota zboží { $amount }: přidej kartu, kup kartu z nabídky, nebo skonči.
prompt-goods_use_step = Hodnota zboží { $amount }: přidej kartu, posuň ukazatel, nebo skonči.
prompt-goods_buy_step = Hodnota zboží { $amount }: kup kartu, posuň ukazatel, nebo skonči.
prompt-goods_use_buy_step = Hodnota zboží { $amount }: přidej kartu, kup kartu z nabídky, posuň ukazatel, nebo skonči.
prompt-mixed_goods_use = Hodnota smíšeného zboží { $amount }: přidej kartu.
prompt-mixed_goods_buy = Hodnota smíšeného zboží { $amount }: kup kartu.
prompt-mixed_goods_use_buy = Hodnota smíšeného zboží { $amount }: přidej kartu, nebo nějakou kup z nabídky.
prompt-invest = Posuň ukazatel na libovolné stupnici (zbývá: { $left }), nebo skonči.
prompt-expand_first = Rozšiř síť společnosti { $company }: vyber první region (k dispozici { $points }).
prompt-expand = Rozšiř síť společnosti { $company }: vyber další region (zbývá: { $points }), nebo skonči.
prompt-post = Z kterého sloupce sídla společnosti { $company } přijde stanice do regionu { $region }?
prompt-collect = Vezmi si odměny v libovolném pořadí: { $rewards }.
prompt-return = Vyber sloupec sídla pro odstraněnou stanici ({ $companies }).
prompt-remove = Vyřaď stanici z vršku některého sloupce kteréhokoli sídla (zbývá: { $left }), nebo skonči.
prompt-points = Účetní body k použití: { $left }. Vezmi si knihu, nebo zbytek v librách.
prompt-place = Vyber políčko pro knihu { $book }.
prompt-books = Kalamář na políčku { $space }: posuň ho, otoč knihu lícem dolů za libry, nebo skonči (body pak: { $points }).
prompt-books_ink = Kalamář na políčku { $space }: posuň ho, nebo skonči (body pak: { $points }).
prompt-books_flip = Kalamář na políčku { $space }: otoč knihu lícem dolů za libry, nebo skonči (body pak: { $points }).
prompt-ink = Kalamář na políčku { $space }: posuň ho dál, nebo skonči (body pak: { $points }).
prompt-buy = Kup kartu z nabídky za libry (máš { $pounds } £), nebo skonči.
prompt-buy_and_move = V libovolném pořadí kup kartu za libry (máš { $pounds } £) a posuň diamant (políčka: { $diamonds }), nebo skonči.
prompt-move_diamond = Posuň diamant (políčka: { $diamonds }), nebo skonči.
prompt-discard = Odhoď kartu z ruky (ne kartu jediné akcie) za libry podle bedny a { $bonus } £ navíc.
prompt-discard_kind = Odhoď kartu z ruky ({ $kind }) za libry podle bedny a { $bonus } £ navíc.
prompt-tier = Tvoje celková hodnota ({ $kind }) je { $total }. Vyber stupeň: { $steps }.
prompt-option = Vyber jedno, počítáno v tomto pořadí: { $options }.
prompt-spread = Postupuj na stupnicích, které si vybereš (na každé { $spaces }; ještě lze začít: { $tracks }), nebo skonči.
prompt-advance = Postupuj na stupnici společnosti { $company } (zbývá: { $left }), nebo skonči.
prompt-call = Povinná splátka, společnost { $company }: zaplať { $call } £ a pokračuj (zbývá: { $left }), nebo skonči.

## coach

coach-keep = Startovní destička určuje tři karty, které začínají mezi použitými, malý bonus a tvou první knihu. Ponech si tu, jejíž bonus se hodí ke společnosti, jejíž akcie chceš.
coach-rest = Tři karty začínají mezi použitými, každá v jiné řadě. Karty použité později jdou do řady nad svým místem a v každém kole si bereš zpět jednu řadu: teď tedy rozhoduješ, co se s čím vrátí.
coach-plan = Všichni pokládají karty tajně, po jedné na akční místo. Karty jednoho zboží se sčítají a karty expanze také. Na konci kola jde každá do řady nad svým místem a vrátí se jen jedna řada.
coach-turn = V tahu použiješ karty jednoho druhu, umístíš bonusový kámen, nebo ukončíš fázi. Políčka na plánu patří tomu, kdo přijde první. Když fázi ukončíš, vrátí se ti do ruky jedna řada použitých karet.
coach-goods = Karty jednoho zboží se sečtou. Kup za ně jednu kartu z nabídky, posuň své ukazatele na stupnicích společností, nebo obojí. Co nepoužiješ, propadne.
coach-mixed_goods = Díky speciálnímu bonusu mohou jednu kartu zaplatit různé druhy zboží dohromady. Kartu pak musíš koupit; zbytek posouvá ukazatele.
coach-invest = Každá jednotka posune jeden tvůj ukazatel o jedno políčko. Na konci se počítají akcie; každá má hodnotu, kterou ukazují prázdná políčka sídla společnosti.
coach-expand = Vyber společnost a pak regiony vedle jejího sídla nebo stanic. Jednoduchá hraniční čára stojí 1, dvojitá 2, cizí stanice o 1 víc. Vezmeš si odměnu každého regionu a akcie společnosti stoupnou.
coach-post = Stanice odejde z vršku sloupce a odkryje mince pod sebou: ty zvyšují hodnotu akcie. Podívej se, který sloupec odkryje mince nejdřív.
coach-return = Odstraněná stanice se vrací do sídla a znovu zakryje mince. Vyber sloupec, kde to nejméně vadí tobě, nebo nejvíc ostatním.
coach-remove = Stanice vyřazená ze sídla odkryje mince bez expanze. Vyber společnost, jejíchž akcií máš víc než ostatní.
coach-collect = To jsou odměny regionů, které expanze obsadila. Můžeš je brát v libovolném pořadí; libry vzaté napřed mohou zaplatit povinnou splátku na stupnici.
coach-advance = Tvůj ukazatel postupuje na stupnici této společnosti. Na konci platí poslední dosažený symbol akcií. Speciální políčka přinesou hned libry a později speciální bonus.
coach-call = Tady společnost žádá peníze: zaplať a ukazatel smí dál. Když skončíš, zbytek odměny propadne, ale libry ti zůstanou.
coach-points = Za body si bereš knihy: A nebo B stojí 1, C stojí 2. Každý zbylý bod je 1 libra. Knihy tvoří cestu pro kalamář a ta má na konci velkou hodnotu.
coach-place = Knihy leží vedle sebe a kalamář po nich půjde bez mezer. Snadné polož tam, kam brzy dojde. Položená kniha zůstává.
coach-books = Kalamář jde po knihách, jejichž požadavky teď splňují tvé karty lícem nahoru; nic se nespotřebuje. Odměnu dá ta, kde se zastaví. Za 2 libry můžeš jednu knihu otočit lícem dolů, aby nic nežádala.
coach-ink = Můžeš jít dál, dokud splňuješ požadavek další knihy. Odměnu dá jen ta, na které se kalamář zastaví, tak vyber dobrou.
coach-buy = Platíš celou cenu v librách: číslo na bedně karty a to, co přidává její místo v nabídce. Kartu dostaneš do ruky.
coach-buy_and_move = Toto políčko nabízí dvě věci: koupit kartu za libry a posunout diamant. Udělej jednu, nebo obě v libovolném pořadí.
coach-move_diamond = Stupnice diamantů se počítá na konci a na označeném políčku odemkne další akční místo. Skončit se skoro nikdy nevyplatí.
coach-discard = Karta z ruky odejde ze hry za libry. Hodí se na to staré, slabé karty: nové se ti pak budou vracet častěji.
coach-discard_kind = Odejít smí jen karta tohoto druhu, ale přinese hodně liber. Hru opustí natrvalo.
coach-tier = Nikdo nemá vyšší hodnotu tohoto druhu, takže toto políčko smíš použít. Vyber jeden stupeň do své hodnoty; obvykle je nejlepší nejvyšší. Karty zůstanou lícem nahoru.
coach-option = Jedna z těchto odměn je tvá. Za body si bereš knihy, políčka diamantů se počítají na konci.
coach-spread = Postupuješ na několika stupnicích, na každé o stejný počet políček. Vyber společnosti s nejdražšími akciemi, nebo kde je symbol akcií blízko.

## event

event-start = { $seat } { is } začínající hráč. Stupnice: { $tracks }.
event-tiles = { $seat } { gets } na výběr startovní destičky: { $count }.
event-tiles_own = { $seat } { gets } na výběr startovní destičky: { $tiles }.
event-keep = { $seat } { has } vybranou startovní destičku.
event-keep_own = { $seat } { keeps } startovní destičku { $tile }.
event-start_tile = { $seat } { starts } s destičkou { $book }.
event-rest = { $seat } { rests } kartu { $card } mezi použité ({ $slot }).
event-round = { $seat } { is } začínající hráč kola { $round }.
event-lay = { $seat } { lays } kartu ({ $slot }).
event-lay_own = { $seat } { lays } kartu { $card } ({ $slot }).
event-clear = { $seat } { takes } zpět kartu ({ $slot }).
event-ready = { $seat } { has } hotovo.
event-reveal = { $seat } { reveals }: { $cards }.
event-privilege = { $seat } { has } k dispozici speciální bonus { $level } stupnice { $track } ({ $company }).
event-boost = { $seat } { lays } destičku „+1 zboží“ na kartu { $card }.
event-use = { $seat } { uses } kartu { $card }: hodnota zboží { $amount }.
event-buy = { $seat } { buys } kartu { $card } za { $price } ({ $paid_in }).
event-step = { $seat } { moves } ukazatel společnosti { $company } na políčko { $space } a { has } tam { $shares ->
    [one] { $shares } akcii
    [few] { $shares } akcie
   *[other] { $shares } akcií
}.
event-gain = { $seat } { takes } { $pounds } £ ({ $why }).
event-pay = { $seat } { pays } { $pounds } £ ({ $why }).
event-diamond = { $seat } { moves } diamant na políčko { $space }.
event-expand = { $seat } { expands } síť společnosti { $company }: { $points ->
    [one] { $points } bod expanze
    [few] { $points } body expanze
   *[other] { $points } bodů expanze
}.
event-no_expansion = { $seat } { loses } { $points ->
    [one] { $points } bod expanze
    [few] { $points } body expanze
   *[other] { $points } bodů expanze
} (bez stanice).
event-enter = { $seat } { sends } stanici společnosti { $company } (sloupec { $column }) do regionu { $region }; akcie má teď hodnotu { $value } £.
event-return = Odstraněná stanice společnosti { $company } se vrací do sloupce { $column }.
event-lost_post = Pro stanici společnosti { $company } není místo: opouští hru.
event-remove = { $seat } { removes } stanici společnosti { $company } ze sloupce { $column }.
event-bookkeeper = { $seat } { uses } kartu { $card }: { $points ->
    [one] { $points } účetní bod
    [few] { $points } účetní body
   *[other] { $points } účetních bodů
}.
event-flip = { $seat } { turns } lícem dolů knihu na políčku { $space }: { $book }.
event-ink = { $seat } { moves } kalamář na políčko { $space }.
event-book = { $seat } { takes } knihu { $book }.
event-place = { $seat } { places } knihu { $book } na políčko { $space }.
event-no_room = { $seat } { has } plno, kniha se nevejde: { $book }.
event-refill = Nová kniha v řadě { $row }, sloupci { $column }: { $book }.
event-merchant = { $seat } { uses } kartu { $card }.
event-mark = { $seat } { places } bonusový kámen ({ $space }).
event-first_player = { $seat } { takes } žeton začínajícího hráče.
event-discard = { $seat } { discards } kartu { $card }.
event-end_phase = { $seat } { ends } fázi akcí. Zpět do ruky: { $cards }.
event-coins = Do sloupce knih { $column } { $coins ->
    [one] padá { $coins } mince
    [few] padají { $coins } mince
   *[other] padá { $coins } mincí
}.
event-display = Z nabídky mizí: { $gone }. Nové karty: { $new }.
event-tile = { $seat } { gets } na příští kolo: { $tile }.
event-end = Konec hry. Jmění podle míst: { $points }.

## move

move-keep = Ponechat startovní destičku { $tile }
move-clear = Vzít zpět kartu ({ $slot })
move-ready = Hotovo
move-boost = Položit destičku „+1 zboží“ na kartu ({ $slot })
move-use = Použít kartu či destičku: { $slot }
move-expand = Rozšířit síť: { $company }
move-mark = Umístit bonusový kámen ({ $space })
move-end = Ukončit fázi; zpět do ruky: { $slot }
move-buy = Koupit kartu: řada { $row }, sloupec { $column }
move-step = Postoupit na stupnici společnosti { $company }
move-stop = Skončit
move-enter = Obsadit region { $region }
move-take = Vzít stanici ze sloupce { $column }
move-collect = Vzít odměnu: { $reward }
move-return = Vrátit stanici: { $company }, sloupec { $column }
move-remove = Vyřadit stanici: { $company }, sloupec { $column }
move-book = Vzít knihu: řada { $row }, sloupec { $column }
move-cash = Vzít zbytek v librách
move-place = Položit na políčko { $space }
move-flip = Otočit lícem dolů knihu na políčku { $space }
move-ink = Posunout kalamář
move-choose = Vybrat { $option }
move-discard = Odhodit kartu { $card }
move-lay = Položit kartu { $card } ({ $slot })

## will: what is certain of a move before it is played, by the values of its outlook

will-pays = −{ $pays } £
will-takes = +{ $takes } £
will-price = cena: { $price }
will-price_none = nic nestojí
will-space = na políčko { $space }
will-shares = akcie +{ $shares }
will-diamonds = políčka diamantu +{ $diamonds }
will-value = každá akcie společnosti { $company } +{ $value } £
will-value_less = každá akcie společnosti { $company } −{ $value } £
will-value_none = hodnota akcií společnosti { $company } beze změny
will-rewards = { $rewards }
will-points = body k použití: { $points }
will-cost = cena: { $cost }
will-left = zbude: { $left }
will-left_none = nic nezbude
will-markers = bonusové kameny potom: { $markers }
will-markers_none = nezbude žádný bonusový kámen
will-plus = platí o { $plus } víc
will-cards = z ruky odejdou: { $cards }
will-rests = leží tam, dokud si tu řadu nevezmeš zpět
will-ahead = políčka před kalamářem: { $ahead }
will-ahead_less = za kalamářem: už nic nedá
will-ahead_none = za kalamářem: už nic nedá
will-covers = natrvalo zakryje knihu, která tam leží

## score

score-cash = Hotovost
score-mombasa = Akcie: Mombasa
score-cape_town = Akcie: Kapské Město
score-saint_louis = Akcie: Saint-Louis
score-cairo = Akcie: Káhira
score-diamonds = Stupnice diamantů
score-books = Stupnice účetnictví

## term

term-cash = Hotovost
term-shares = Akcie
term-diamonds = Stupnice diamantů
term-books = Stupnice účetnictví

## why: čím je krok dobrý, podle složky, které pomáhá nejvíc

why-cash = Na konci ti zbude víc peněz
why-shares = Tvoje akcie budou mít větší hodnotu
why-diamonds = Dojdeš dál na stupnici diamantů
why-books = Dojdeš dál na stupnici účetnictví

## reason: proč krok teď nejde

reason-keep_not_now = Startovní destičky se vybírají před prvním kolem, a jen při variabilní přípravě.
reason-lay_not_now = Karty se pokládají ve fázi plánování.
reason-clear_not_now = Karty lze vzít zpět jen ve fázi plánování, dokud nejsou všechny odkryté.
reason-ready_not_now = Že máš hotovo, potvrzuješ na konci svého plánování.
reason-use_not_now = Karty a destičky se používají ve fázi akcí, až jsou odkryté všechny plány.
reason-boost_not_now = Destička „+1 zboží“ se pokládá na začátku některého tvého tahu, před akcí.
reason-expand_not_now = Síť společností se rozšiřuje ve fázi akcí, až jsou odkryté všechny plány.
reason-mark_not_now = Bonusové kameny se umisťují ve fázi akcí, až jsou odkryté všechny plány.
reason-end_not_now = Svou fázi můžeš ukončit ve svém tahu ve fázi akcí.
reason-action_begun = Tvoje akce v tomto tahu už běží. Nejdřív ji dokonči: v tahu je jedna.
reason-buy_not_now = Karty z nabídky se kupují za zboží, nebo za libry bonusovým kamenem. Nejdřív použij kartu zboží, nebo umísti kámen.
reason-step_not_now = Ukazatele na stupnicích společností posouvá zboží a odměny. Chceš-li použít zboží, nejdřív vyber kartu zboží.
reason-stop_not_now = Zde není co vynechat. Vyber něco z nabídky.
reason-enter_not_now = Regiony se obsazují při expanzi. Nejdřív urči společnost, která se rozšiřuje.
reason-take_not_now = Stanice opouští sídlo, až vybereš region, kam půjde.
reason-collect_not_now = Teď nejsou odměny na výběr.
reason-return_not_now = Stanice se do sídla vracejí, když je odstraní expanze.
reason-remove_not_now = Stanice se vyřazují jen jako odměna.
reason-book_not_now = Knihy se berou za body, které dávají účetní, regiony a bonusová políčka.
reason-cash_not_now = Teď nemáš body, které by šlo vzít v librách.
reason-place_not_now = Knihy se umisťují na konci tahu, ve kterém si je bereš.
reason-flip_not_now = Knihu lze otočit při použití účetního, než se posune kalamář.
reason-ink_not_now = Kalamář se posouvá při použití účetního.
reason-choose_not_now = Teď nejsou stupně ani možnosti na výběr. Nabízí je bonusový kámen na takovém políčku.
reason-discard_not_now = Karty se odhazují bonusovým kamenem na políčku, které je k tomu.
reason-tile_not_dealt = Tuto startovní destičku na výběr nemáš.
reason-rest_another = Nejdřív vyber místo pro použité karty, kam přijde { $card }.
reason-rest_not_there = První karty leží nad místy 1, 2 a 3.
reason-rest_taken = Tam už karta leží: { $slot }. Na každé ze tří míst přijde jedna.
reason-not_your_card = Tuto kartu nemáš: { $card }.
reason-lay_laid = { $card } už leží: { $slot }. Nejdřív ji vezmi zpět, pak ji můžeš položit jinam.
reason-lay_resting = { $card } je mezi použitými: { $slot }. Vrátí se, až si na konci fáze vezmeš tu řadu.
reason-lay_share = Karta jediné akcie se nikdy nepokládá. Zůstává v ruce do závěrečného vyhodnocení.
reason-slot_taken = Tam už karta leží: { $slot }. Na každé místo patří jedna.
reason-left_slot_closed = Levé místo se odemkne, až tvůj diamant dojde na políčko { $need }. Je na políčku { $have }.
reason-right_slot_closed = Pravé místo se odemkne, až tvůj kalamář dojde na políčko { $need }. Je na políčku { $have }.
reason-plan_or_ready = Až skončíš s plánováním, potvrď, že máš hotovo, třeba i s prázdnými místy.
reason-nothing_laid = Tam nemáš položenou kartu: { $slot }.
reason-slot_empty = Tam není karta: { $slot }.
reason-card_used = { $card } je použitá: do konce kola leží lícem dolů.
reason-no_passing = Tah nelze vynechat. Proveď akci, nebo ukonči svou fázi.
reason-card_chosen = { $card } už je mezi tvým zbožím.
reason-one_kind = Právě používáš: { $kind }. Zboží jedné akce je jednoho druhu.
reason-mix_too_little = Na koupi karty smíš zboží míchat, ale ani všechno dohromady na žádnou nestačí.
reason-mixed_goods = Za smíšené zboží se karta koupit musí. Co zbude, posouvá ukazatele.
reason-card_gone = Zde není karta. Nabídka se doplňuje po kole.
reason-goods_short = Tvoje zboží má hodnotu { $have }; karta stojí { $price }.
reason-buy_first = Karta se kupuje dřív, než se posunou ukazatele, a v akci jen jedna.
reason-use_expansion = Karty expanze se používají všechny najednou: rozšiř síť a urči společnost.
reason-no_expansion_card = Potřebuješ kartu expanze lícem nahoru nebo destičku expanze.
reason-headquarters_empty = V sídle společnosti { $company } nezbývá stanice. Rozšiřovat se může, až se nějaká vrátí.
reason-nothing_in_reach = { $company }: na žádný region nestačí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
reason-company_named = Tato expanze je pro společnost { $company }. Všechny body slouží jedné.
reason-own_post = { $company } už má v regionu { $region } stanici.
reason-not_beside = Region { $region } nesousedí se sídlem společnosti { $company } ani s její stanicí.
reason-entry_short = Obsazení regionu { $region } stojí { $price ->
    [one] { $price } bod
    [few] { $price } body
   *[other] { $price } bodů
}; máš { $have }.
reason-ousting_short = Obsazení regionu { $region } i s odstraněním stanice stojí { $price ->
    [one] { $price } bod
    [few] { $price } body
   *[other] { $price } bodů
}; máš { $have }.
reason-first_post = Společnost je určená, aspoň jedna stanice se tedy umístí.
reason-post_first = Nejdřív vyber sloupec, odkud přijde stanice do regionu { $region }.
reason-column_empty = { $company }: ve sloupci { $column } nezbývá stanice.
reason-not_ousted = Na návrat nečeká žádná stanice společnosti { $company }.
reason-column_full = { $company }: sloupec { $column } nemá pro stanici místo. Uvolněné spodní políčko se už nezakryje.
reason-book_gone = Zde není kniha. Mezery se doplňují na konci tahu, dokud jsou knihy toho písmene.
reason-points_short = Kniha stojí { $price ->
    [one] { $price } bod
    [few] { $price } body
   *[other] { $price } bodů
}; máš { $have }.
reason-points_lapse = Body si nelze nechat. Vezmi si knihy, nebo zbytek v librách.
reason-no_such_space = Tvoje stupnice účetnictví má jen { $length ->
    [one] { $length } políčko
    [few] { $length } políčka
   *[other] { $length } políček
}.
reason-crossed_out = Kniha A nesmí na políčko s přeškrtnutým A.
reason-covers_book = Kniha A nesmí zakrýt knihu B nebo C.
reason-no_book = Na políčku { $space } není kniha.
reason-book_turned = Na políčku { $space } už kniha leží lícem dolů.
reason-flip_late = Kniha se otáčí dřív, než se posune kalamář.
reason-flip_once = S každým účetním lze otočit jen jednu knihu.
reason-flip_short = Otočení knihy stojí { $price } £; máš { $have } £.
reason-ink_at_end = Kalamář je na posledním políčku.
reason-ink_gap = Kalamář nesmí na prázdné políčko ani přes ně a na políčku { $space } kniha není.
reason-no_colleague = Další je políčko { $space }. Jeho kniha žádá obchodníka lícem nahoru, nebo účetního lícem nahoru kromě toho, kterého používáš.
reason-needs_more = Další je políčko { $space }. Jeho kniha žádá: { $needs }. Lícem nahoru máš { $have }.
reason-needs_apart = Další je políčko { $space }. Jeho kniha žádá: { $needs }. Stejné zboží nelze počítat dvakrát a lícem nahoru máš { $have }.
reason-no_marker = Nezbývá ti bonusový kámen. Vrátí se po kole.
reason-space_taken = Tady už bonusový kámen leží. Políčko je blokované do konce kola.
reason-space_short = Políčko stojí { $price } £; máš { $have } £.
reason-first_turn = Máš žeton začínajícího hráče: v prvním tahu kola je pro tebe toto políčko zavřené.
reason-pounds_short = Karta stojí { $price } £; máš { $have } £.
reason-nothing_to_discard = Potřebuješ v ruce kartu, kterou lze odhodit. Kartu jediné akcie nelze.
reason-discard_due = Odhozená karta je cena tohoto políčka: nějakou vyber.
reason-discard_from_hand = Odhodit lze jen kartu z ruky: { $card } tam není.
reason-share_stays = Karta jediné akcie se nikdy neodhazuje. Zůstává v ruce do závěrečného vyhodnocení.
reason-total_too_low = Nejnižší stupeň žádá lícem nahoru { $kind } { $need }; máš { $have }.
reason-no_majority = Někdo má lícem nahoru víc ({ $kind }): { $need }. Ty máš { $have }.
reason-step_too_high = Tento stupeň žádá lícem nahoru { $kind } { $need }; máš { $have }.
reason-no_such_choice = { $count ->
    [one] Zde je jen { $count } možnost.
    [few] Zde jsou jen { $count } možnosti.
   *[other] Zde je jen { $count } možností.
}
reason-tile_not_held = Tuto destičku nemáš: { $tile }. Na příští kolo ji přinese bonusový kámen na jejím políčku.
reason-tile_used = { $tile }: použitá, do konce kola leží lícem dolů.
reason-boosted = Destička „+1 zboží“ už leží. Zůstává u své karty.
reason-boost_other_card = Destička „+1 zboží“ patří na kartu zboží lícem nahoru.
reason-pile_empty = Žádné použité karty tam neleží: { $slot }.
reason-take_a_pile = Vyber řadu použitých karet, kterou si vezmeš zpět. Bez řady to jde, jen když žádná není.
reason-last_round = Toto je poslední kolo: žádná řada se už zpět nebere.
reason-track_end = Tvůj ukazatel je na posledním políčku stupnice společnosti { $company }.
reason-other_track = Tato políčka jsou na stupnici společnosti { $company }.
reason-call_short = Povinná splátka společnosti { $company } stojí { $price } £; máš { $have } £.
reason-track_not_in_play = Stupnice { $track } u tohoto stolu není ve hře.
reason-privilege_missing = Toto políčko se ti otevře, až tvůj ukazatel dojde na { $level ->
    [1] první
   *[other] druhé
} speciální políčko společnosti { $company } (stupnice { $track }).
reason-one_of_two = Máš kámen na druhém políčku stupnice { $track }. Za kolo je ti otevřené jen jedno ze dvou.
reason-none_to_discard = Potřebuješ v ruce kartu tohoto druhu: { $kind }.
reason-discard_other_kind = Zde se žádá jiný druh karty: { $kind }.
reason-bought_one = Kartu už máš koupenou. Toto políčko prodává jednu.
reason-spread_elsewhere = Tato políčka jsou pro jiné stupnice, ne pro tuto (společnost { $company }).
reason-spread_done = Na stupnici společnosti { $company } už { $spaces ->
    [one] je využité { $spaces } políčko
    [few] jsou využitá { $spaces } políčka
   *[other] je využito { $spaces } políček
}: víc na jedné stupnici nelze.
reason-spread_no_other = Další stupnici začít nelze.
reason-no_such_reward = Mezi zbylými odměnami to není: { $reward }.

# V čem se počítají očekávané body.
unit = libry

## names: druhů karet, bonusových políček a destiček, akčních míst, důvodů. `title` začíná větu nebo stojí samostatně.

called-kind-banana = banány
    .title = Banány
called-kind-coffee = káva
    .title = Káva
called-kind-cotton = bavlna
    .title = Bavlna
called-kind-expansion = expanze
    .title = Expanze
called-kind-bookkeeper = účetní
    .title = Účetní
called-kind-merchant = obchodník s diamanty
    .title = Obchodník
called-kind-share = akcie
    .title = Akcie

called-space-first_player = začínající hráč
    .title = Začínající hráč
called-space-buy = nákup karty
    .title = Nákup karty
called-space-discard = odhození karty
    .title = Odhození karty
called-space-banana = převaha: banány
    .title = Převaha: banány
called-space-coffee = převaha: káva
    .title = Převaha: káva
called-space-cotton = převaha: bavlna
    .title = Převaha: bavlna
called-space-expansion = převaha: expanze
    .title = Převaha: expanze
called-space-plus_good_tile = destička „+1 zboží“
    .title = Destička „+1 zboží“
called-space-bookkeeper_tile = destička účetního
    .title = Destička účetního
called-space-merchant_tile = destička obchodníka
    .title = Destička obchodníka
called-space-expansion_tile = destička expanze
    .title = Destička expanze
called-space-C1_first = první políčko stupnice C1
    .title = První políčko stupnice C1
called-space-C1_second = druhé políčko stupnice C1
    .title = Druhé políčko stupnice C1
called-space-C2_first = první políčko stupnice C2
    .title = První políčko stupnice C2
called-space-C2_second = druhé políčko stupnice C2
    .title = Druhé políčko stupnice C2
called-space-D1_first = první políčko stupnice D1
    .title = První políčko stupnice D1
called-space-D1_second = druhé políčko stupnice D1
    .title = Druhé políčko stupnice D1
called-space-D2_first = první políčko stupnice D2
    .title = První políčko stupnice D2
called-space-D2_second = druhé políčko stupnice D2
    .title = Druhé políčko stupnice D2

called-tile-plus_good = destička „+1 zboží“
    .title = Destička „+1 zboží“
called-tile-bookkeeper = destička účetního
    .title = Destička účetního
called-tile-merchant = destička obchodníka
    .title = Destička obchodníka
called-tile-expansion = destička expanze
    .title = Destička expanze

called-card-bookkeeper_tile = { called-space-bookkeeper_tile }
called-card-merchant_tile = { called-space-merchant_tile }

called-slot-left = levé místo
    .title = Levé místo
called-slot-slot_1 = místo 1
    .title = Místo 1
called-slot-slot_2 = místo 2
    .title = Místo 2
called-slot-slot_3 = místo 3
    .title = Místo 3
called-slot-right = pravé místo
    .title = Pravé místo
called-slot-nothing = nic
called-slot-bookkeeper_tile = { called-space-bookkeeper_tile }
called-slot-merchant_tile = { called-space-merchant_tile }

called-company-nowhere = nikam (bez stanice)
called-column-left = levý
called-column-middle = prostřední
called-column-right = pravý
called-company-Mombasa = Mombasa
called-company-Saint-Louis = Saint-Louis
called-company-Cape_Town = Kapské Město
called-company-Cairo = Káhira
called-companies-Mombasa = Mombasa
called-companies-Saint-Louis = Saint-Louis
called-companies-Cape_Town = Kapské Město
called-companies-Cairo = Káhira
called-paid_in-pounds = libry
called-paid_in-goods = zboží

called-reward-pounds = libry
called-reward-posts = stanice k vyřazení
called-reward-track = políčka na stupnici
called-reward-points = účetní body
called-reward-diamonds = políčka diamantů

called-why-merchant = obchodník s diamanty
called-why-turned_book = otočená kniha
called-why-reward = odměna
called-why-bonus_space = bonusové políčko
called-why-card = karta
called-why-discard = odhozená karta
called-why-points = zbylé body
called-why-coin = mince pod knihou
called-why-capital_call = povinná splátka
called-why-special_field = speciální políčko
called-why-special_field_again = dříve dosažené speciální políčko
called-why-diamond_track = konec stupnice diamantů

called-phase-start_tiles = startovní destičky
called-phase-resting = použité karty
called-phase-planning = plánování
called-phase-actions = akce
called-phase-over = konec
called-state-hidden = naplánovaná
called-state-up = lícem nahoru
called-state-in_use = právě se používá
called-state-down = použitá
called-state-aside = stranou

## names made of what is printed on cards, start tiles and books

card = { CASE($kind, "title") }
card_valued = { CASE($kind, "title") } { $value }
card_company = { CASE($kind, "title") } ({ $company })
card_valued_company = { CASE($kind, "title") } { $value } ({ $company })
bonus = { $company } +{ $count }
bonus_diamond = Diamant +{ $count }
book = { $letter } ({ $needs }: { $gives })
offered = { $tile } (kniha: { $needs } → { $gives }; použité karty: { $cards })
step = od { $least }: { $rewards }
both = { $one } a { $other }
nothing = nic

## amounts: co žádají knihy, a odměny

amount-banana = { called-kind-banana } { $count }
amount-coffee = { called-kind-coffee } { $count }
amount-cotton = { called-kind-cotton } { $count }
amount-expansion = { called-kind-expansion } { $count }
amount-any = libovolné jedno zboží { $count }
amount-merchant_or_bookkeeper = jiný obchodník nebo účetní
amount-pounds = { $count ->
    [one] { $count } libra
    [few] { $count } libry
   *[other] { $count } liber
}
amount-diamonds = { $count ->
    [one] { $count } políčko diamantů
    [few] { $count } políčka diamantů
   *[other] { $count } políček diamantů
}
amount-track = { $count ->
    [one] { $count } políčko na stupnici
    [few] { $count } políčka na stupnici
   *[other] { $count } políček na stupnici
}
amount-points = { $count ->
    [one] { $count } účetní bod
    [few] { $count } účetní body
   *[other] { $count } účetních bodů
}
amount-posts = { $count ->
    [one] { $count } stanice k vyřazení
    [few] { $count } stanice k vyřazení
   *[other] { $count } stanic k vyřazení
}
amount-remove_post = { amount-posts }
amount-cotton_less = celková hodnota bavlny minus { $count } v librách

## board: co navíc říká herní plán v terminálu

board-round = Kolo { $round }: { $phase }
board-round_note = £ za akcii; ukazatele podle míst
board-company = Společnost
board-track = Stupnice
board-share = Akcie
board-posts = Stanice
board-map = Mapa
board-map_note = £ libry, ◆ diamanty, úb účetní body, krok; * důl
board-free = volné
board-now = teď
board-reach = { $region } za { $cost }
board-sale = Karty na prodej
board-sale_note = cena v závorce; balíček { $deck }
board-left = vlevo
board-middle = uprostřed
board-right = vpravo
board-books = Knihy
board-books_note = body: { $costs }; ¢ mince
board-bonus = Bonusová políčka
board-bonus_note = cena v librách
board-players = Hráči
board-players_note = + skryté karty
board-ink = Kal.
board-markers = Bk
board-cards = Karty
board-ended = konec
board-your_board = Tvoje deska: { $pounds ->
    [one] { $pounds } libra
    [few] { $pounds } libry
   *[other] { $pounds } liber
}
board-nothing_open = nic lícem nahoru
board-slot = místo
board-closed = zamčeno
board-rests = použité
board-your_track = Tvoje stupnice účetnictví: kalamář na { $ink }
board-turned = ( ) lícem dolů
board-your_hand = Tvoje ruka
board-your_hand_note = bedna v závorce

# Co žádají knihy, a odměny, v několika písmenech.
board-need-banana = baná{ $count }
board-need-coffee = káva{ $count }
board-need-cotton = bavl{ $count }
board-need-expansion = exp{ $count }
board-need-any = lib{ $count }
board-need-merchant_or_bookkeeper = o/ú
board-reward-pounds = £
board-reward-diamonds = ◆
board-reward-points = úb
board-reward-track = krok
board-reward-remove_post = -stan
board-reward-cotton_less = bavlna-

## option

option-variable_setup = Variabilní příprava
option-variable_setup-about = Stupnice společností se losují a každý si tajně vybere startovní destičku. Pro druhou partii.
option-early_ink_slot = Přídavné místo o knihu dřív
option-early_ink_slot-about = Pravé přídavné místo se odemkne o jednu knihu dřív, jako v pozdější hře téže rodiny. Prameny se liší; vypnuto je čtení, které považujeme za správné.
option-wide_d2 = Delší kroky na stupnici D2
option-wide_d2-about = Druhý bonus stupnice D2 posouvá dál. Obě vydání pravidel se tu liší; vypnuto je čtení, které považujeme za správné.
option-even_c1 = Stejné ceny na stupnici C1
option-even_c1-about = Druhé bonusové políčko stupnice C1 nestojí víc než první. Pravidla ceny neuvádějí; vypnuto je čtení, které považujeme za správné.

## verbs

buys = { $person ->
    [second] kupuješ
   *[third] kupuje
}
discards = { $person ->
    [second] odhazuješ
   *[third] odhazuje
}
ends = { $person ->
    [second] končíš
   *[third] končí
}
expands = { $person ->
    [second] rozšiřuješ
   *[third] rozšiřuje
}
gets = { $person ->
    [second] dostáváš
   *[third] dostává
}
has = { $person ->
    [second] máš
   *[third] má
}
is = { $person ->
    [second] jsi
   *[third] je
}
keeps = { $person ->
    [second] si ponecháváš
   *[third] si ponechává
}
lays = { $person ->
    [second] pokládáš
   *[third] pokládá
}
moves = { $person ->
    [second] posouváš
   *[third] posouvá
}
loses = { $person ->
    [second] ztrácíš
   *[third] ztrácí
}
pays = { $person ->
    [second] platíš
   *[third] platí
}
places = { $person ->
    [second] umisťuješ
   *[third] umisťuje
}
removes = { $person ->
    [second] vyřazuješ
   *[third] vyřazuje
}
rests = { $person ->
    [second] odkládáš
   *[third] odkládá
}
reveals = { $person ->
    [second] odkrýváš
   *[third] odkrývá
}
sends = { $person ->
    [second] umisťuješ
   *[third] umisťuje
}
starts = { $person ->
    [second] začínáš
   *[third] začíná
}
takes = { $person ->
    [second] si bereš
   *[third] si bere
}
turns = { $person ->
    [second] otáčíš
   *[third] otáčí
}
uses = { $person ->
    [second] používáš
   *[third] používá
}

## What is printed, as a choice on the page where an owner enters it

called-printed-mombasa = Mombasa
called-printed-cape_town = Kapské Město
called-printed-saint_louis = Saint-Louis
called-printed-cairo = Káhira
called-printed-banana = banány
called-printed-coffee = káva
called-printed-cotton = bavlna
called-printed-expansion = expanze
called-printed-any = libovolné jedno zboží
called-printed-merchant_or_bookkeeper = obchodník nebo účetní
called-printed-pounds = libry
called-printed-diamonds = políčka diamantů
called-printed-diamond = diamant
called-printed-points = účetní body
called-printed-remove_post = vyřadit stanici
called-printed-cotton_less = libry: bavlna minus
called-printed-track = políčka na stupnici
called-printed-none = nic
called-printed-single = jednoduchá čára
called-printed-double = dvojitá čára
