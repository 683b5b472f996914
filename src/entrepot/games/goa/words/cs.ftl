# Věty hry Goa. $seat je jméno místa, které jedná.

## prompt

prompt-quick_start = Rychlý start: posuň zdarma { $left ->
    [one] { $left } ukazatel
    [few] { $left } ukazatele
   *[other] { $left } ukazatelů
} o řadu dolů, vezmi si { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}, nebo nic z toho.
prompt-quick_start_on = Rychlý start: posuň zdarma další ukazatel o řadu dolů.
prompt-flag = Polož vlajku vedle destičky: tam dražby začnou.
prompt-mark = Polož svůj dražební žeton { $marker } na destičku.
prompt-bid = { $tile }: přihoď víc než { $bid }, nebo pasuj. Tvoje dukáty: { $ducats }.
prompt-bid_poor = { $tile }: máš { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}, víc než { $bid } nabídnout nejde. Pasuj.
prompt-owner = { $tile }: nejvíc nabízí { $bidder } ({ $bid }). Prodej, nebo si destičku kup od banku za { $price }.
prompt-owner_poor = { $tile }: nejvíc nabízí { $bidder } ({ $bid }). Prodej; na nákup za { $price } máš málo.
prompt-act = Vyber akci { $action } z { $actions }.
prompt-act_cards = Vyber akci { $action } z { $actions }. Předtím můžeš hrát karty.
prompt-act_tiles = Vyber akci { $action } z { $actions }. Předtím můžeš použít destičky.
prompt-act_both = Vyber akci { $action } z { $actions }. Předtím můžeš použít karty a destičky.
prompt-extra_act = Vyber akci navíc.
prompt-extra_act_cards = Vyber akci navíc. Předtím můžeš hrát karty.
prompt-extra_act_tiles = Vyber akci navíc. Předtím můžeš použít destičky.
prompt-extra_act_both = Vyber akci navíc. Předtím můžeš použít karty a destičky.
prompt-after = Akce je hotová a žádnou tvou kartu teď zahrát nejde.
prompt-after_cards = Akce je hotová. Zahraj kartu, nebo skonči.
prompt-after_tiles = Akce je hotová. Použij destičku, nebo skonči.
prompt-after_both = Akce je hotová. Zahraj kartu, použij destičku, nebo skonči.
prompt-take_spices = Polož koření na volná místa (ještě { $left }).
prompt-take_spices_stop = Polož koření na volná místa (ještě { $left }), nebo skonči.
prompt-fill_place = Doplň koření: { $place } (ještě { $left }).
prompt-pay_spice = Vyber, odkud zaplatíš { CASE($spice, "acc") }.
prompt-give_any = Odvod: odevzdej libovolné koření (ještě { $left }).
prompt-sell = Vyber koření k prodeji za { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}, nejvýš { $left }.
prompt-sell_more = Prodej další koření, za kus { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
} (ještě { $left }), nebo skonči.
prompt-purchase = Vyber ukazatel, který posuneš za dukáty: { $prices } podle řady, kterou opouští.
prompt-progress_by_card = Vyber sloupec: platíš jen { $goods }.
prompt-harvest = Sklizeň: polož koření na volná místa (ještě { $left }), nebo skonči.
prompt-harvest_help = Sklizeň: polož koření na volná místa (ještě { $left }), použij kartu či destičku, nebo skonči.
prompt-harvest_full = Sklizeň: na další koření ({ $left }) není volné místo. Skonči.
prompt-harvest_full_help = Sklizeň: na další koření ({ $left }) není volné místo. Použij kartu či destičku, nebo skonči.
prompt-harvest_mix = Sklizeň: vezmi si lodě, kolonisty, nebo koření na volná místa (ještě { $left }), nebo skonči.
prompt-harvest_mix_help = Sklizeň: vezmi si lodě, kolonisty, nebo koření (ještě { $left }), použij destičku, nebo skonči.
prompt-cut_hand = Limit karet v ruce je { $limit }: odhoď ještě { $over }.
prompt-cut_hand_play = Limit karet v ruce je { $limit }: pryč musí ještě { $over }. Odhoď karty, nebo nějakou zahraj.
prompt-draw = Výprava: dober si nejvýš { $most ->
    [one] { $most } kartu
    [few] { $most } karty
   *[other] { $most } karet
} (limit v ruce je { $limit }).
prompt-draw_cards = Výprava: dober si nejvýš { $most } (limit v ruce { $limit }), nebo se nejdřív zbav karet.
prompt-draw_full = Výprava: máš plnou ruku ({ $limit }). Udělej místo, nebo si nedobírej nic.
prompt-name_colony = Vyber kolonii, kterou chceš založit.
prompt-gap = { $colony }: { $missing ->
    [one] chybí { $missing } kolonista
    [few] chybí { $missing } kolonisté
   *[other] chybí { $missing } kolonistů
}. Zaplať, nebo to vzdej.
prompt-gap_help = { $colony }: { $missing ->
    [one] chybí { $missing } kolonista
    [few] chybí { $missing } kolonisté
   *[other] chybí { $missing } kolonistů
}. Zaplať, použij kartu či destičku, nebo to vzdej.
prompt-gap_poor = { $colony }: { $missing ->
    [one] chybí { $missing } kolonista
    [few] chybí { $missing } kolonisté
   *[other] chybí { $missing } kolonistů
}, máš { $colonists }. Vzdej to.
prompt-gap_poor_help = { $colony }: { $missing ->
    [one] chybí { $missing } kolonista
    [few] chybí { $missing } kolonisté
   *[other] chybí { $missing } kolonistů
}, máš { $colonists }. Použij kartu či destičku, nebo to vzdej.
prompt-choose_colony = Vyber destičku kolonie { $colony }.
prompt-fifth_plantation = { $tile }: není volné místo. Nahraď jinou, nebo ji nech být.
prompt-choose_goods = Vezmi si { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
}, nebo { $colonists ->
    [one] { $colonists } kolonistu
    [few] { $colonists } kolonisty
   *[other] { $colonists } kolonistů
}.
prompt-gift = Dar: vezmi si jednu z odložených destiček.
prompt-exchange = Výměna: vezmi si libovolnou destičku z trhu. Na jejím místě zůstane Výměna.
prompt-extra_harvest = Sklizeň navíc: doplň plantáž nebo kolonii (ještě { $left }), nebo skonči.
prompt-succour = Posila: karty ukazují { $number }. Vezmi si tolik lodí, kolonistů nebo koření.
prompt-viceroy = Místokrál: posuň zdarma jeden ze svých nejméně pokročilých ukazatelů.
prompt-spy = Špionáž: vyber, čí úrovně použiješ.
prompt-spy_action = Vyber akci, kterou provedeš s cizími úrovněmi ({ $other }).
prompt-spy_action_cards = Proveď akci s cizími úrovněmi ({ $other }), nebo zahraj kartu, která nějakou změní.
prompt-extra = Zahraj kartu akce navíc (máš: { $cards }), nebo pasuj.

## coach

coach-quick_start = Před hrou můžeš zdarma posunout dva ukazatele ve dvou různých sloupcích o řadu dolů, nebo si vzít dukáty. Vyšší úroveň působí v každém kole.
coach-quick_start_on = Druhý ukazatel posuneš v jiném sloupci. Mysli na to, co chceš dělat často: většinu kroků zaplatí sklizeň a lodě.
coach-flag = První žeton na destičce se musí dotýkat vlajky a každý další toho předchozího. Místo vlajky tedy rozhoduje, které destičky se v tomto kole mohou prodat.
coach-mark = Draží se jen destičky se žetonem. Kde leží tvůj žeton, rozhoduješ naposled: dostaneš peníze nejvyšší nabídky, nebo si destičku vezmeš o 1 dukát levněji.
coach-bid = Každý nabízí jen jednou, majitel žetonu rozhoduje naposled. Platí jen ten, kdo destičku získá, takže nabídni, kolik ti za to stojí: později už přihodit nemůžeš.
coach-owner = Leží tu tvůj žeton, takže rozhoduješ ty. Prodej, a nejvyšší nabídku dostaneš ty. Nebo si destičku kup: banku zaplatíš o 1 dukát méně, než je nejvyšší nabídka.
coach-act = V kole máš tři akce, vždy jednu. Pokrok posouvá ukazatel dolů za koření a lodě. Před akcí nebo po ní můžeš použít destičky a zahrát jednu kartu.
coach-after = Akce je hotová. Teď je poslední chvíle použít destičku, nebo kartu, pokud při této akci ještě žádná nebyla.
coach-extra = Každá karta akce navíc přináší jednu akci. Jednu si můžeš nechat na příští kolo. Máš-li dvě nebo víc, musíš hrát.
coach-extra_act = Akce navíc je celá akce jako ostatní, s kartami a destičkami předtím nebo potom.
coach-pay_spice = Toto koření leží na několika tvých místech. Vyprázdněné místo bude volné pro příští sklizeň: mysli na to, co tam může růst.
coach-progress_by_card = Karta ti odpouští část ceny. Vyber tedy krok, který by jinak přišel draho.
coach-harvest = Každé koření polož na volné místo, které ho může nést. Různé druhy zaplatí víc kroků. Na co není místo, to si nebereš.
coach-harvest_mix = Karta ti dovoluje brát i lodě a kolonisty, libovolně s kořením. Lodě a kolonisté místo nepotřebují.
coach-cut_hand = Při výpravě platí limit karet tvé úrovně. Odhoď kartu, jejíž symbol nebo účinek potřebuješ nejméně.
coach-draw = Karta pomůže jednou, když ji zahraješ, nebo se na konci počítá její symbol: víc stejných má větší cenu. Můžeš se karet zbavit, aby bylo místo.
coach-name_colony = Otočí se dvě karty a jejich kolonisté se přičtou k tvé úrovni. Je-li to málo, můžeš chybějící doplatit svými kolonisty. Při neúspěchu dostaneš jednoho kolonistu.
coach-gap = Karty ukazují málo. Zaplať přesně chybějící kolonisty a kolonie je tvá. Nebo odmítni: necháš si je a dostaneš ještě jednoho.
coach-choose_colony = Destičky kolonie se liší kořením, které mohou nést. Vezmi druhy, které potřebuješ na další kroky.
coach-fill_place = Nové území dostaneš plné. Kde místo dovoluje víc druhů, vyber to, co potřebuješ na další kroky.
coach-take_spices = Dostáváš koření mimo sklizeň. Každé potřebuje volné místo, které ho může nést; jinak propadne.
coach-sell = Každé odevzdané koření přinese dukáty. Nech si druhy, které zaplatí tvůj další krok.
coach-purchase = Za dukáty místo koření a lodí posuneš jeden ukazatel o řadu dolů. Čím níž stojí, tím víc to stojí.
coach-fifth_plantation = Máš čtyři místa pro plantáže a všechna jsou obsazená. Nová může nahradit starou, která propadne i s kořením.
coach-choose_goods = Lodě platí kroky, jedna za každé koření. Kolonisté doplní, co chybí při zakládání kolonie. Tady je nelze míchat.
coach-gift = Tyto destičky byly před hrou odloženy. Vezmi tu, která ti nejvíc pomůže; platí jako právě koupená.
coach-exchange = Vezmeš si libovolnou destičku z trhu bez dražby a na jejím místě zůstane Výměna. Kdo ji později koupí, může totéž.
coach-extra_harvest = Vyber svou plantáž nebo kolonii: všechna její volná místa se zaplní. Začni tam, kde je nejvíc prázdných.
coach-give_any = Za šest koření libovolných druhů dá tato destička na konci body. Odevzdáš je najednou, začni tedy těmi, která brzy nepotřebuješ.
coach-succour = Vezmeš si tolik kusů jednoho druhu, kolik karty dohromady ukazují. Koření potřebuje volná místa; lodě a kolonisté ne.
coach-spy = Provedeš jednu akci s úrovní jiného hráče, který nic neztratí. Vyber někoho, čí ukazatel je níž než tvůj.
coach-spy_action = Lodě, sklizeň, daně nebo kolonie na úrovni toho hráče. Vyber to, v čem je nejvíc před tebou.
coach-viceroy = Jeden z tvých nejméně pokročilých ukazatelů se zdarma posune o řadu dolů. Vyber sloupec, jehož krok by se platil nejhůř.

## event

event-grid = Destičky fáze { $phase } jsou rozložené; odložené: { $aside }.
event-omen = { $seat } { turns }: { $symbol }.
event-start = { $seat } { takes } vlajku a { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}; dukáty ostatních: { $others }.
event-round = Začíná kolo { $round }. { $seat } { holds } vlajku.
event-flag = { $seat } { lays } vlajku: { $square }.
event-mark = { $seat } { puts } dražební žeton { $marker }: { $tile } ({ $square }).
event-bid = { $seat } { bids } na { $amount }.
event-pass = { $seat } { passes }.
event-sold = { $seat } { buys }: { $tile }, cena { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}. Majitel žetonu: { $owner }.
event-bought = { $seat } { keeps } destičku { $tile } a { pays } banku { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}.
event-kept = { $seat } { takes } zdarma: { $tile }.
event-receive = { $seat } { receives }: { $tile }.
event-keep_small = { $seat } { keeps } lícem dolů: { $tile }.
event-remove = { $seat } { gives }: { $tile }.
event-token = { $seat } { turns } žeton Bonanza: { $token }.
event-ships = { $seat } { takes } { $number ->
    [one] { $number } loď
    [few] { $number } lodě
   *[other] { $number } lodí
}.
event-colonists = { $seat } { takes } { $number ->
    [one] { $number } kolonistu
    [few] { $number } kolonisty
   *[other] { $number } kolonistů
}.
event-ducats = { $seat } { takes } { $number ->
    [one] { $number } dukát
    [few] { $number } dukáty
   *[other] { $number } dukátů
}.
event-extra_card = { $seat } { takes } { $number ->
    [one] { $number } kartu akce navíc
    [few] { $number } karty akce navíc
   *[other] { $number } karet akce navíc
}.
event-draw = { $seat } { draws } { $number ->
    [one] { $number } kartu výpravy
    [few] { $number } karty výpravy
   *[other] { $number } karet výpravy
}.
event-draw_own = { $seat } { draws } { $number ->
    [one] { $number } kartu výpravy
    [few] { $number } karty výpravy
   *[other] { $number } karet výpravy
} ({ $cards }).
event-turn_up = { $seat } { turns } karty s čísly { $numbers }: celkem { $sum }.
event-reshuffle = Odhozené karty tvoří nový balíček: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
event-put = { $seat } { puts } { CASE($spice, "acc") } ({ $place }).
event-give = { $seat } { gives } { CASE($spice, "acc") } ({ $place }).
event-pay_ships = { $seat } { pays } { $number ->
    [one] { $number } loď
    [few] { $number } lodě
   *[other] { $number } lodí
}.
event-pay_bank = { $seat } { pays } banku { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}.
event-pay_colonists = { $seat } { pays } { $number ->
    [one] { $number } kolonistu
    [few] { $number } kolonisty
   *[other] { $number } kolonistů
}.
event-progress = { $seat } { moves } ukazatel ({ $column }) do řady { $row }.
event-first = { $seat } { is } první v řadě { $row } ({ $column }).
event-all_markers = { $seat } { has } všechny ukazatele v řadě { $row } nebo níž.
event-play = { $seat } { plays } kartu { $card }.
event-throw = { $seat } { throws } kartu { $card }.
event-use = { $seat } { uses } destičku { $tile }.
event-exchange = { $seat } { takes } destičku ({ $square }) a { leaves } tam Výměnu.
event-spy = { $seat } { uses } cizí úrovně ({ $other }).
event-harvest = { $seat } { harvests } nejvýš { $number ->
    [one] { $number } koření
    [few] { $number } koření
   *[other] { $number } koření
}.
event-expedition = { $seat } { goes } na výpravu.
event-name_colony = { $seat } { sets } založit kolonii { $colony }, potřeba je { $need }.
event-found = { $seat } { founds } kolonii { $colony }.
event-fail = { $seat }: kolonii { $colony } se nedaří založit.
event-extra = { $seat } { plays } kartu akce navíc.
event-end = Konec hry. Body podle míst: { $points }.

## move

move-ducats = Vzít dukáty
move-flag = Položit vlajku: { $square }
move-mark = Položit žeton: { $square }
move-pass = Pasovat
move-buy = Koupit
move-progress = Pokrok: { $column }
move-build = { called-action-build }
move-harvest = { called-action-harvest }
move-taxes = { called-action-taxes }
move-expedition = { called-action-expedition }
move-found = Založit kolonii { $colony }
move-play = Zahrát: { $card }
move-throw = Odhodit: { $card }
move-give = Odevzdat { CASE($spice, "acc") } ({ $place })
move-put = Položit { CASE($spice, "acc") } ({ $place })
move-choose = Vzít { $goods }
move-draw = { $number ->
    [0] Nedobírat
   *[other] Dobrat { $number }
}
move-pay = Zaplatit chybějící kolonisty
move-fail = Vzdát
move-colony = Vzít: { $tile }
move-replace = Nahradit: { $place }
move-fill = Doplnit: { $place }
move-spy = Použít cizí úrovně ({ $seat })
move-swap = Vzít destičku ({ $square })
move-extra = Zahrát kartu akce navíc
move-done = Hotovo
move-take = Vzít: { $tile }
move-use = Použít: { $tile }
move-bid = Nabídnout { $amount }

## will: what is certain of a move before it is played, by the values of its outlook

will-ships = lodě +{ $ships }
will-ships_less = lodě −{ $ships }
will-ships_after = celkem { $ships_after }
will-colonists = kolonisté +{ $colonists }
will-colonists_less = kolonisté −{ $colonists }
will-ducats = dukáty +{ $ducats }
will-ducats_less = dukáty −{ $ducats }
will-ducats_none = zdarma
will-ducats_after = celkem { $ducats_after }
will-drawn = karty +{ $drawn }
will-extra = karty akce navíc +{ $extra }
will-extra_less = karty akce navíc −{ $extra }
will-spices = koření: až { $spices }
will-spices_none = žádné místo na koření
will-cards = karty: až { $cards }
will-cards_none = žádná karta: máš plnou ruku
will-chance = šance { $chance } %
will-chance_none = šance 0 %
will-price_spice = platíš: { $spice }
will-price_ships = lodě −{ $ships }
will-price_ducats = dukáty −{ $ducats }
will-level_after = úroveň { $level_before } → { $level_after }
will-owner_price = majitel si ji může nechat za { $owner_price }
will-owner_price_none = majitel si ji může nechat zdarma
will-ducats_left = při výhře zbudou dukáty: { $ducats_left }
will-ducats_left_none = při výhře nezbude žádný dukát
will-bid = vede { $bidder } ({ $bid })
will-forgone = propadne: { $forgone }
will-reach = destičky, které půjde označit: { $reach }
will-lot = dražba číslo { $lot }; platba je pro tebe
will-hand = karty v ruce potom: { $hand }
will-hand_none = v ruce nezbude žádná karta
will-only_card = jediná karta při této akci
will-once_a_round = jednou za kolo
will-used_up = pak je spotřebovaná
will-stock = { $spice } potom: { $stock }
will-stock_none = { $spice } potom: 0
will-tile = { $tile }
will-spaces = místa na koření +{ $spaces }
will-spaces_less = místa na koření −{ $spaces }
will-keeps = zůstane u tebe na později
will-spices_lost = ztracené koření: { $spices_lost }
will-spied_ships = lodě { $spied_ships }
will-spied_harvest = sklizeň { $spied_harvest }
will-spied_taxes = daně { $spied_taxes }
will-spied_colonists = kolonisté { $spied_colonists }

## score

score-markers = Rozvoj
score-colonies = Kolonie
score-cards = Karty výpravy
score-ducats = Nejvíc dukátů
score-plantations = Malé plantáže
score-duty = Odvod
score-missions = Mise
score-tokens = Bonanza

## term

term-markers = Rozvoj
term-colonies = Kolonie
term-cards = Karty výpravy
term-ducats = Nejvíc dukátů
term-tiles = Destičky a žetony

## why: čím je krok dobrý, podle složky, které pomáhá nejvíc

why-markers = Tvoje ukazatele pokroku dojdou dál
why-colonies = Tvoje kolonie vynesou víc
why-cards = Tvoje karty výpravy vynesou víc
why-ducats = Blížíš se k převaze v dukátech
why-tiles = Tvoje destičky vynesou víc

## reason: proč krok teď nejde

reason-ducats_not_now = Zdarma nabízí { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
} jen Rychlý start, před prvním kolem.
reason-flag_not_now = Vlajku pokládá její držitel na začátku kola.
reason-mark_not_now = Žetony se pokládají na začátku kola, hned po vlajce, každý hráč v pořadí.
reason-pass_not_now = Pasovat lze v dražbě a místo akce navíc, ale ne zde.
reason-buy_not_now = Kupuješ v dražbě, když tam leží tvůj žeton a někdo přihodil.
reason-bid_not_now = Přihazuje se v dražbách, po rozmístění žetonů.
reason-action_not_now = { $action } je akce: tu vybíráš, až na tebe po dražbách přijde řada.
reason-play_not_now = Karty se hrají s vlastními akcemi: před akcí, po ní a během Sklizně nebo zakládání.
reason-throw_not_now = Karty se odhazují před vlastní akcí a ve Výpravě.
reason-use_not_now = Destičky se používají s vlastními akcemi: před akcí, po ní a během Sklizně nebo zakládání.
reason-give_not_now = Koření odevzdáváš, když ho něco žádá: Pokrok, karta prodeje nebo Odvod.
reason-put_not_now = Koření pokládáš při Sklizni, nebo když ho přinese destička či karta.
reason-choose_not_now = { $goods } si nelze jen tak vzít: musí je nabídnout destička nebo karta.
reason-draw_not_now = Karty dobíráš ve Výpravě; ostatní přicházejí samy.
reason-gap_not_now = Kolonisty platíš, nebo to vzdáváš, když při zakládání něco chybí.
reason-colony_not_now = Destičku kolonie si bereš, až se její založení podaří.
reason-replace_not_now = Plantáž nahrazuješ, jen když k tobě přijde pátá.
reason-fill_not_now = Celou plantáž nebo kolonii doplníš destičkou Sklizeň navíc.
reason-spy_not_now = Úrovně jiného hráče použiješ destičkou Špionáž.
reason-swap_not_now = Destičku přímo z trhu si vezmeš destičkou Výměna.
reason-take_not_now = Odloženou destičku si vezmeš destičkou Dar.
reason-extra_not_now = Akce navíc přijdou na konci kola, až všichni provedou obvyklé.
reason-done_not_now = Tohle vynechat nelze: nejdřív vyber jeden z nabízených kroků.
reason-flag_on_tile = Leží tam destička. Vlajka patří na prázdné pole nebo vedle mřížky.
reason-flag_far = Vlajka musí sdílet hranu s destičkou.
reason-mark_empty = Žádná destička už tam neleží.
reason-marked = Už tam leží žeton.
reason-mark_far = Tvůj žeton se musí dotýkat žetonu { $marker }, hranou nebo rohem.
reason-bid_low = Musíš nabídnout aspoň { $least }.
reason-bid_poor = Nabídnout { $amount } nelze: máš { $have ->
    [one] { $have } dukát
    [few] { $have } dukáty
   *[other] { $have } dukátů
}.
reason-owner_bids = Žeton je tvůj a nepřihazuješ: kup za { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}, nebo pasuj.
reason-not_owner = Tato dražba není tvoje: můžeš jen přihodit, nebo pasovat.
reason-buy_poor = Máš { $have ->
    [one] { $have } dukát
    [few] { $have } dukáty
   *[other] { $have } dukátů
}; koupě stojí { $price }.
reason-no_passing = Zde se nepasuje: vyber jednu ze šesti akcí, i když nic nepřinese.
reason-action_done = Tato akce je hotová. { $action }: možné s příští akcí.
reason-not_during = Během Výpravy se destičky nepoužívají: použij je před ní nebo po ní.
reason-spice_first = Při Sklizni se karty a destičky používají až po prvním koření.
reason-last_row = Tvůj ukazatel ({ $column }) už je v poslední řadě.
reason-ships_short = Tento krok ({ $column }) stojí { $price ->
    [one] { $price } loď
    [few] { $price } lodě
   *[other] { $price } lodí
}; máš { $have }.
reason-spice_short = Tento krok ({ $column }) stojí: { $spice } × { $price }; máš { $have }.
reason-other_spice = Další koření k zaplacení: { $spice }.
reason-spice_not_there = { $place }: neleží tam { $spice }.
reason-extra_first = Nejdřív zahraj kartu akce navíc; pak vyber: { $action }.
reason-must_act = Karta akce navíc je zahraná: vyber akci. Kdo jich má víc než { $kept }, pasovat nesmí.
reason-no_land = { $place }: zatím tam nic neleží.
reason-place_full = { $place }: žádné místo není volné.
reason-wrong_spice = { $place }: { $spice } tam nepatří, jen jiné koření.
reason-no_room = Nemáš volné místo na koření.
reason-fill_first = Nejdřív doplň: { $place }.
reason-must_take = Koření, na které máš místo, si vzít musíš.
reason-draw_level = Ve své řadě Výprav si dobíráš nejvýš { $most ->
    [one] { $most } kartu
    [few] { $most } karty
   *[other] { $most } karet
}.
reason-hand_full = Limit karet v ruce je { $limit } a máš { $have }: nějaké zahraj, nebo odhoď, ať je místo.
reason-cut_first = Limit karet v ruce je { $limit }: nejdřív { $over ->
    [one] musí pryč { $over } karta
    [few] musí pryč { $over } karty
   *[other] musí pryč { $over } karet
}.
reason-cut_only = Limit karet v ruce je { $limit }: co je nad ním, se odhazuje, nehraje.
reason-founded = Kolonii { $colony } už máš založenou.
reason-all_founded = Všechny kolonie už máš založené.
reason-colonists_short = { $price ->
    [one] Chybí { $price } kolonista
    [few] Chybí { $price } kolonisté
   *[other] Chybí { $price } kolonistů
}; máš { $have }.
reason-other_colony = Založená je kolonie { $colony }: vyber jednu z jejích destiček.
reason-colony_gone = Taková destička už nezbývá.
reason-no_card = Kartu { $card } nemáš.
reason-card_played = K této akci už je karta zahraná: jedna je limit.
reason-no_spices = Nemáš koření na prodej.
reason-step_poor = Krok stojí { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}; máš { $have }.
reason-no_column = Ani s kartou { $card } nemůžeš zaplatit krok v žádném sloupci.
reason-modifier = Karta { $card } se hraje před volbou akce: patří k akci { $action }.
reason-only_by_mix = Sklizeň přináší koření. Lodě a kolonisty místo něj dá jen karta zahraná před ní.
reason-mix_spices = Vyber koření a polož ho na volné místo.
reason-sell_one = Karta je zahraná: prodej aspoň jedno koření.
reason-no_tile = Destička { $tile } vedle tvé desky neleží.
reason-used_this_round = { $tile }: v tomto kole už použitá; vrátí se v příštím.
reason-duty_paid = Tento Odvod už je zaplacený.
reason-duty_short = Odvod žádá { $price } koření; máš { $have }.
reason-all_last_row = Všechny tvoje ukazatele stojí v poslední řadě.
reason-not_least = Místokrál posouvá nejméně pokročilý ukazatel; { $column } je dál.
reason-counts_later = { $tile }: nepoužívá se, počítá se na konci hry.
reason-two_goods = Destička přináší lodě, nebo kolonisty, ne koření.
reason-not_aside = { $tile }: mezi odloženými destičkami není.
reason-no_tile_there = Neleží tam destička: { $square }.
reason-spy_self = Potřebuješ úrovně jiného hráče.
reason-spy_nobody = Nikdo tam nesedí.
reason-spy_never = Špionáž nedovoluje akci { $action }: jen Stavbu lodí, Sklizeň, Výběr daní nebo Založení kolonie.
reason-spy_card = Karta { $card } se Špionáží nejde dohromady; jen ta, která mění Sklizeň nebo zakládání.
reason-spy_during = Špionáž se používá před akcí nebo po ní, ne během ní.
reason-quick_moved = { $column }: už je posunuto, vyber jiný sloupec.
reason-quick_begun = Jeden ukazatel je posunutý: teď posuň druhý.

# V čem se počítají očekávané body.
unit = body

## amounts

amount-ships = { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
}
amount-colonists = { $count ->
    [one] { $count } kolonista
    [few] { $count } kolonisté
   *[other] { $count } kolonistů
}
amount-ducats = { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}
amount-spices = { $count ->
    [one] { $count } libovolné koření
    [few] { $count } libovolná koření
   *[other] { $count } libovolných koření
}
amount-cards = { $count ->
    [one] { $count } karta výpravy
    [few] { $count } karty výpravy
   *[other] { $count } karet výpravy
}
amount-extra_actions = { $count ->
    [one] { $count } karta akce navíc
    [few] { $count } karty akce navíc
   *[other] { $count } karet akce navíc
}

## values: jak se jmenují; .title stojí samostatně nebo na začátku věty, .short je do úzkých míst, .acc je 4. pád

nothing = nic
called-tile-flag = Vlajka
# Na pruhu destičky; příliš dlouhé jméno se smí zlomit v U+200B.
called-class-mission = Mise
called-class-choice = Lodě/{ "\u200B" }Kolonisté

called-spice-ginger = zázvor
    .title = Zázvor
    .acc = zázvor
called-spice-cinnamon = skořice
    .title = Skořice
    .acc = skořici
called-spice-pepper = pepř
    .title = Pepř
    .acc = pepř
called-spice-nutmeg = muškát
    .title = Muškát
    .acc = muškát
called-spice-clove = hřebíček
    .title = Hřebíček
    .acc = hřebíček
called-spice-any = libovolné koření
    .title = Libovolné koření
    .acc = libovolné koření

called-goods-ships = lodě
    .title = Lodě
called-goods-colonists = kolonisty
    .title = Kolonisté
called-goods-spices = koření
    .title = Koření

called-supply-points = viditelné body
    .title = Viditelné body
called-supply-ducats = dukáty
    .title = Dukáty
called-supply-ships = lodě
    .title = Lodě
called-supply-colonists = kolonisté
    .title = Kolonisté
called-supply-extra = karty akce navíc
    .title = Karty akce navíc
    .short = navíc
called-supply-cards = karty výpravy
    .title = Karty výpravy
    .short = karty

called-action-progress = Pokrok
called-action-build = Stavba lodí
called-action-harvest = Sklizeň
called-action-taxes = Výběr daní
called-action-expedition = Výprava
called-action-found = Založení kolonie

# Druhy karet, jejichž jména jsou na pruh karty příliš dlouhá.
called-band-purchase = Pokrok za dukáty
called-band-ships-only = Jen lodě
called-band-spices-only = Jen koření

called-place-plantation-1 = plantáž 1
called-place-plantation-2 = plantáž 2
called-place-plantation-3 = plantáž 3
called-place-plantation-4 = plantáž 4

# Pole mřížky a místa kolem ní.
-square = sloupec { $column }, řada { $row }
-above = horní okraj sloupce { $column }
-below = dolní okraj sloupce { $column }
-left = levý okraj řady { $row }
-right = pravý okraj řady { $row }
called-square-a1 = { -square(column: "a", row: 1) }
called-square-b1 = { -square(column: "b", row: 1) }
called-square-c1 = { -square(column: "c", row: 1) }
called-square-d1 = { -square(column: "d", row: 1) }
called-square-e1 = { -square(column: "e", row: 1) }
called-square-a2 = { -square(column: "a", row: 2) }
called-square-b2 = { -square(column: "b", row: 2) }
called-square-c2 = { -square(column: "c", row: 2) }
called-square-d2 = { -square(column: "d", row: 2) }
called-square-e2 = { -square(column: "e", row: 2) }
called-square-a3 = { -square(column: "a", row: 3) }
called-square-b3 = { -square(column: "b", row: 3) }
called-square-c3 = { -square(column: "c", row: 3) }
called-square-d3 = { -square(column: "d", row: 3) }
called-square-e3 = { -square(column: "e", row: 3) }
called-square-a4 = { -square(column: "a", row: 4) }
called-square-b4 = { -square(column: "b", row: 4) }
called-square-c4 = { -square(column: "c", row: 4) }
called-square-d4 = { -square(column: "d", row: 4) }
called-square-e4 = { -square(column: "e", row: 4) }
called-square-a5 = { -square(column: "a", row: 5) }
called-square-b5 = { -square(column: "b", row: 5) }
called-square-c5 = { -square(column: "c", row: 5) }
called-square-d5 = { -square(column: "d", row: 5) }
called-square-e5 = { -square(column: "e", row: 5) }
called-square-top-a = { -above(column: "a") }
called-square-top-b = { -above(column: "b") }
called-square-top-c = { -above(column: "c") }
called-square-top-d = { -above(column: "d") }
called-square-top-e = { -above(column: "e") }
called-square-bottom-a = { -below(column: "a") }
called-square-bottom-b = { -below(column: "b") }
called-square-bottom-c = { -below(column: "c") }
called-square-bottom-d = { -below(column: "d") }
called-square-bottom-e = { -below(column: "e") }
called-square-left-1 = { -left(row: 1) }
called-square-left-2 = { -left(row: 2) }
called-square-left-3 = { -left(row: 3) }
called-square-left-4 = { -left(row: 4) }
called-square-left-5 = { -left(row: 5) }
called-square-right-1 = { -right(row: 1) }
called-square-right-2 = { -right(row: 2) }
called-square-right-3 = { -right(row: 3) }
called-square-right-4 = { -right(row: 4) }
called-square-right-5 = { -right(row: 5) }

# Místa u stolu, kde nesedí nikdo se jménem.
called-seat-0 = místo 0
called-seat-1 = místo 1
called-seat-2 = místo 2
called-seat-3 = místo 3
called-other-0 = místo 0
called-other-1 = místo 1
called-other-2 = místo 2
called-other-3 = místo 3
called-owner-0 = místo 0
called-owner-1 = místo 1
called-owner-2 = místo 2
called-owner-3 = místo 3
called-bidder-0 = místo 0
called-bidder-1 = místo 1
called-bidder-2 = místo 2
called-bidder-3 = místo 3

# Co je natištěno na destičkách, kartách a žetonech.
called-symbol-elephant = slon
called-symbol-palm = palma
called-symbol-shell = mušle
called-symbol-statue = socha
called-symbol-tiger = tygr
called-symbol-lotus = lotos
box-column-ships = Lodě
box-column-harvest = Sklizeň
box-column-taxes = Daně
box-column-expeditions = Výpravy
box-column-colonists = Kolonisté
box-tile-small_ginger_plantation = Malá plantáž zázvoru
box-tile-small_cinnamon_plantation = Malá plantáž skořice
box-tile-small_pepper_plantation = Malá plantáž pepře
box-tile-small_nutmeg_plantation = Malá plantáž muškátu
box-tile-small_clove_plantation = Malá plantáž hřebíčku
box-tile-double_ginger_plantation = Dvojitá plantáž zázvoru
box-tile-double_cinnamon_plantation = Dvojitá plantáž skořice
box-tile-double_pepper_plantation = Dvojitá plantáž pepře
box-tile-double_nutmeg_plantation = Dvojitá plantáž muškátu
box-tile-double_clove_plantation = Dvojitá plantáž hřebíčku
box-tile-small_plantation_any_spice = Malá plantáž, libovolné koření
box-tile-ship = Loď
box-tile-ducats = Dukáty
box-tile-colonist = Kolonista
box-tile-spice = Koření
box-tile-expedition = Výprava
box-tile-duty = Odvod
box-tile-extra_actions = Akce navíc
box-tile-expeditions = Výpravy
box-tile-ships = Lodě
box-tile-colonists = Kolonisté
box-tile-settlement = Osada
box-tile-ships_colonists = Lodě/Kolonisté
box-tile-triple_ginger_plantation = Trojitá plantáž zázvoru
box-tile-triple_cinnamon_plantation = Trojitá plantáž skořice
box-tile-triple_pepper_plantation = Trojitá plantáž pepře
box-tile-triple_nutmeg_plantation = Trojitá plantáž muškátu
box-tile-triple_clove_plantation = Trojitá plantáž hřebíčku
box-tile-extra_harvest = Sklizeň navíc
box-tile-succour = Posila
box-tile-espionage = Špionáž
box-tile-viceroy = Místokrál
box-tile-gift = Dar
box-tile-exchange = Výměna
box-tile-planter = Plantážník
box-tile-mission_2 = Mise (2)
box-tile-mission_3 = Mise (3)
box-card_kind-2_ships = 2 lodě
box-card_kind-2_colonists = 2 kolonisté
box-card_kind-5_ducats = 5 dukátů
box-card_kind-2_spices = 2 koření
box-card_kind-sell_spices = Prodej koření
box-card_kind-progress_for_ducats = Pokrok za dukáty
box-card_kind-mixed_harvest = Smíšená sklizeň
box-card_kind-one_more_card = O kartu víc
box-card_kind-progress_ships_only = Pokrok, jen lodě
box-card_kind-progress_spices_only = Pokrok, jen koření
box-token-4_ducats = 4 dukáty
box-token-2_ships = 2 lodě
box-token-2_colonists = 2 kolonisté
box-token-1_ship_and_1_colonist = 1 loď a 1 kolonista
box-token-2_spices = 2 koření
box-token-1_expedition_card = 1 karta výpravy
box-token-1_extra_action_card = 1 karta akce navíc
box-token-1_vp = 1 VB

## board: co navíc říká herní plán v terminálu

board-round = Kolo { $phase }{ $round }
board-signs = { $flag } vlajka, # žeton
board-auction = Dražba
board-auction_note = poslední slovo má majitel žetonu
board-lot = { $number } z { $lots }:
board-lot_owner = { $lot }, majitel žetonu: { $owner }.
board-passes = { $name } pasuje
board-no_bids = Zatím bez nabídky.
board-piles = balíček { $deck }, odhozeno { $discards }
board-development = Tvůj rozvoj
board-ducats = { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}, vidíš je jen ty
board-row = Řada
board-yields = Výnos
board-next = Potom
board-price = Cena dalšího kroku
board-last_row = poslední řada
board-your_cards = Tvoje karty výpravy
board-your_cards_note = kolonisté a symbol v závorce
board-face_down = lícem dolů
board-red_tile = { $name } (č)

# Co má který hráč: úzké sloupce.
board-amount-ducats = Dukáty
board-amount-ships = Lodě
board-amount-colonists = Kolon.
board-amount-extra = Navíc
board-amount-hand_size = Karty
board-rows = Řady

# Druhy destiček, jejichž jména jsou do mřížky příliš dlouhá.
board-tile-extra_harvest = Skliz. nav.
board-tile-choice = Lodě/Kol.

## option

option-quick_start = Rychlý start
option-quick_start-about = Všichni začínají s malým náskokem: dva ukazatele v řadě 2, nebo o deset dukátů víc.
option-bonanza = Bonanza
option-bonanza-about = Pod rohy trhu leží skryté žetony a čekají na toho, kdo tam nakoupí.
option-hand_limit_always = Limit karet stále
option-hand_limit_always-about = Karty výpravy nad limit se odhazují ihned. Pravidla lze číst obojím způsobem; vypnuto je čtení, které považujeme za správné.

## verbs

bids = { $person ->
    [second] přihazuješ
   *[third] přihazuje
}
buys = { $person ->
    [second] kupuješ
   *[third] kupuje
}
does = { $person ->
    [second] děláš
   *[third] dělá
}
draws = { $person ->
    [second] si dobíráš
   *[third] si dobírá
}
founds = { $person ->
    [second] zakládáš
   *[third] zakládá
}
gives = { $person ->
    [second] odevzdáváš
   *[third] odevzdává
}
goes = { $person ->
    [second] vyrážíš
   *[third] vyráží
}
harvests = { $person ->
    [second] sklízíš
   *[third] sklízí
}
has = { $person ->
    [second] máš
   *[third] má
}
holds = { $person ->
    [second] držíš
   *[third] drží
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
passes = { $person ->
    [second] pasuješ
   *[third] pasuje
}
leaves = { $person ->
    [second] necháváš
   *[third] nechává
}
pays = { $person ->
    [second] platíš
   *[third] platí
}
plays = { $person ->
    [second] hraješ
   *[third] hraje
}
puts = { $person ->
    [second] pokládáš
   *[third] pokládá
}
receives = { $person ->
    [second] dostáváš
   *[third] dostává
}
sets = { $person ->
    [second] chceš
   *[third] chce
}
takes = { $person ->
    [second] si bereš
   *[third] si bere
}
throws = { $person ->
    [second] odhazuješ
   *[third] odhazuje
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

called-printed-plantation = plantáž
called-printed-immediate = ihned
called-printed-choice = lodě nebo kolonisté
called-printed-gift = Dar
called-printed-red = červená destička
called-printed-extra_harvest = Sklizeň navíc
called-printed-duty = Odvod
called-printed-succour = Posila
called-printed-espionage = Špionáž
called-printed-viceroy = Místokrál
called-printed-exchange = Výměna
called-printed-planter = Plantážník
called-printed-mission = Mise
called-printed-ships = lodě
called-printed-colonists = kolonisté
called-printed-ducats = dukáty
called-printed-spices = koření
called-printed-sell = prodej koření
called-printed-purchase = pokrok za dukáty
called-printed-mix = smíšená sklizeň
called-printed-third-card = o kartu víc
called-printed-ships-only = pokrok, jen lodě
called-printed-spices-only = pokrok, jen koření
