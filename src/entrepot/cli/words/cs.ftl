# Co říká příkazová řádka sama. Odmítnutí stojí v entrepot/words, věty her ve slovech každé hry.

## help

help = Obchodnické deskové hry: hraj v prohlížeči či v terminálu, nech hrát boty, čti pravidla a krabice.
help-default = Bez příkazu se spustí stůl v prohlížeči.
help-game = Hra.
help-json = Vypíše výsledek jako JSON.
help-box_file = Hraje s jinou krabicí.
help-option = Možnost hry, jako název=hodnota.

help-serve = Spustí stůl v prohlížeči, pro lidi i boty.
help-serve-port = Port, na kterém server poslouchá.
help-serve-host = Adresa, na které server poslouchá.
help-serve-friends = Vpustí ostatní v této síti (na stejné Wi-Fi).
help-serve-database = URL databáze; jinak soubor ve tvé datové složce.
help-serve-open = Otevře prohlížeč, až bude server připravený.
help-serve-box = Soubor krabice, se kterou se hraje; jednou pro každou hru, která ji má.
help-serve-bots = Vnější program, který může sedět u stolů; jednou pro každý. Spouštěj jen programy, kterým věříš.
help-serve-secure = Cookies jen pro HTTPS; použij za TLS.
help-serve-trusted_proxy = Adresa nebo síť proxy serveru, kterému se věří, když říká, za koho se ptá; jednou pro každý.
help-serve-bot_pace = Kolik sekund po každém kroku tahu začne bot další.
help-serve-review_seconds = Kolik sekund smí trvat rozbor partie.
help-serve-review_nice = Jak moc rozbory ustupují všemu ostatnímu: vůbec (0) až co nejvíc (19).
help-serve-settings = Soubor TOML s nastavením; docs/operating.md uvádí všechna.
help-serve-set = Libovolné nastavení podle názvu, pro každé zvlášť: --set open_tables=20.
help-check = Vyzkouší partie serveru podle pravidel tohoto vydání a vypíše, co by se změnilo.
help-check-backup = Záloha, ze které se vezmou, místo databáze.
check-unlike = zůstává, jak je, ale po záznamu { $seq } říkají pravidla něco jiného, ač mají stejnou verzi
check-closed = byl by zavřen: po záznamu { $seq } vedou pravidla jinam
check-film = ukazoval by se z filmu: po záznamu { $seq } vedou pravidla jinam
check-lost = už by se nedal ukázat: po záznamu { $seq } vedou pravidla jinam a film není
check-game = nemohl by pokračovat: není tu jeho hra nebo krabice
check-damaged = je poškozen po záznamu { $seq }
check-all = Vyzkoušené partie: { $games }. Z toho jiné než předtím: { $changed }.
help-admin = Péče o server: stoly, lidé, zálohy. Funguje vedle běžících serverů, které zareagují během sekundy či dvou.
help-admin-table = Identifikátor stolu, jak ho uvádí `entrepot admin tables`.
help-admin-person = Identifikátor osoby, jak ho uvádí `entrepot admin people`.
help-admin-days = Na tolik dní; bez toho navždy.
help-admin-at = Jen u tohoto stolu.
help-admin-many = Kolik jich nejvýše vypsat.
help-admin-tables = Vypíše stoly od naposledy změněných.
help-admin-running = Jen partie, které neskončily.
help-admin-people = Vypíše osoby od těch, které tu byly naposledy.
help-admin-name = Jen ty, jejichž jméno toto obsahuje.
help-admin-close = Ukončí stůl pro všechny: zůstane v historiích, bez vítěze.
help-admin-delete = Smaže stůl se vším, co k němu patří.
help-admin-kick = Nepustí někoho ke stolu.
help-admin-mute = Zakáže někomu psát, u stolu nebo kdekoli.
help-admin-ban = Nepustí dovnitř osobu, nebo kohokoli z adresy či sítě.
help-admin-address = Adresa nebo síť, třeba 203.0.113.0/24.
help-admin-sanctions = Vypíše, kdo nesmí dovnitř nebo nesmí psát a kdo tak rozhodl.
help-admin-lift = Ukončí sankci.
help-admin-sanction = Identifikátor sankce, jak ho uvádí `entrepot admin sanctions`.
help-admin-erase = Zapomene, kdo někdo byl: jméno, kód, chat a stoly, u nichž nikdo jiný nesedí. Ve hrách ostatních hraje dál bot.
help-admin-purge = Smaže to, k čemu se nikdo nevrátil, podle nastavení guest_days, open_days a abandoned_days.
help-admin-rotate_key = Podepisuje cookies novým klíčem; cookies toho minulého se vymění, až jejich majitelé přijdou.
help-admin-sign_out = Cookies minulého klíče už neplatí: každý se stane novým hostem, kromě těch s kódem zařízení.
help-admin-file = Soubor zálohy.
help-admin-backup = Zapíše vše do souboru, který můžeš číst jen ty; servery běží dál.
help-admin-restore = Naplní prázdnou databázi, kteréhokoli druhu, ze zálohy.

help-play = Hraje v terminálu proti botům.
help-play-game = Hra; uložená partie má vlastní.
help-play-seats = Kolik hráčů je u stolu, včetně tebe.
help-play-bots = Boti, třeba greedy,random; jediný obsadí všechna místa.
help-play-seed = Rozdá stejnou partii znovu.
help-play-seat = Tvoje místo, počítáno od 0.
help-play-save = Ukládá partii do tohoto souboru.
help-play-resume = Pokračuje v uložené partii.

help-arena = Nechá boty hrát mnoho partií, každého bota na každém místě, a počítá výhry a body.
help-arena-bots = Boti jako greedy, search:0.5s, level-4.
help-arena-games = Kolik partií; s --pairs nebo --hero pro každou dvojici.
help-arena-seats = Počet míst u stolu; jinak jedno pro každého bota.
help-arena-pairs = Každý s každým: z každé dvojice hraje jeden bot sám proti druhému na všech ostatních místech.
help-arena-hero = Tento bot sám proti každému z ostatních, který obsadí všechna zbylá místa.
help-arena-chart = Nakreslí podíly výher do tohoto souboru.
help-arena-ray = Hraje na clusteru Ray: HOST:PORT, ray://HOST:PORT, auto nebo local. Vyžaduje doplněk „ray“.
help-arena-seed = Hraje stejné partie znovu.
help-arena-jobs = Procesy; jinak jeden na každé jádro.

help-ladder = Změří všechny boty a úrovně každé hry navzájem a zapíše žebříček.
help-ladder-titles = Hry; jinak všechny.
help-ladder-games = Kolik partií hraje každý bot proti nejbližšímu slabšímu.
help-ladder-seats = Jen tento počet míst; jednou pro každý počet.
help-ladder-seconds = Jak dlouho přemýšlejí boti, kteří prohledávají.
help-ladder-bots = Jen tito boti, oddělení čárkami.
help-ladder-minutes = Po této době už nezačíná nové partie (pro každou hru a počet míst); stejný příkaz později pokračuje.
help-ladder-from = Dříve odehrané partie ze souboru, který zapsal --json. Bez --json se nic dalšího nehraje.
help-ladder-json = Uchovává všechny partie v tomto souboru a pokračuje s těmi, které v něm jsou.
help-ladder-write = Vloží tabulky mezi značky této stránky.
help-ladder-levels = Sem zapíše, jak často každá úroveň poráží tu nižší.

help-load = Nechá lidi a boty hrát u mnoha stolů serveru přes skutečné sokety a změří, jak dlouho trvá kliknutí.
help-load-tables = Kolik stolů.
help-load-people = Lidé u každého stolu.
help-load-database = Databáze spuštěného serveru: PostgreSQL, pokud ji sdílí více procesů. Jinak nový soubor.
help-load-processes = Procesy spuštěného serveru. Všichni od jednoho stolu jsou u téhož. Zadáno vícekrát: každý počet se změří, jeden po druhém.
help-load-apart = Více procesů se změří i s lidmi každého stolu u různých procesů. S --address: jen tak.
help-load-command = Čím se spustí procesy serveru, např. "systemd-run --scope -p CPUQuota=25% entrepot".
help-load-beside = Čím se spustí jiné vydání, např. "env PYTHONPATH=/older/src python -m entrepot": jeho server se změří první, pro srovnání.
help-load-seconds = Jak dlouho.
help-load-bots = Bot na ostatních místech.
help-load-seats = Počet míst u stolu.
help-load-thought = Kolik sekund člověk přemýšlí před kliknutím, zhruba od poloviny do jedenapůlnásobku.
help-load-address = Server, nebo každá adresa serveru, který jich má více; jinak se spustí vlastní, jen na tomto stroji, a pak se ukončí.

help-learn = Vycvičí síť, která se hru učí hraním sama se sebou. Vyžaduje doplněk „learn“.
help-learn-minutes = Jak dlouho; jinak jak je pro hru obvyklé.
help-learn-folder = Kam přijdou soubory výcviku; jinak nets/HRA.
help-learn-small = Malá síť a málo stolů, na zkoušku bez GPU.
help-learn-workers = Procesy, které drží stoly.
help-learn-seed = Jiné semínko dá jiný výcvik.
help-learn-resume = Pokračuje ve výcviku v této složce.
help-learn-values = Vycvičí hodnocení pozic, kterým se řídí prohledávání, pro síť ve složce, nebo pro tu z balíku.
help-learn-ray = Pracovní procesy budou aktéři clusteru Ray: HOST:PORT, ray://HOST:PORT, auto nebo local. Vyžaduje doplněk „ray“.
help-learn-device = Na čem počítá JAX, třeba cpu nebo cuda; jinak to nejlepší, co najde.

learn-task = { $title } se učí
learn-missing = K tomu je potřeba balík { $module }: nainstaluj entrepot[{ $extra }].
learn-lesson = { $seconds } s: { $lessons ->
    [one] { $lessons } lekce
    [few] { $lessons } lekce
   *[other] { $lessons } lekcí
}, { $decisions ->
    [one] { $decisions } rozhodnutí
    [few] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
}, { $speed } za sekundu
learn-rated = { $seconds } s: výhry proti { $shares }
learn-done = Síť, její křivka a stav jsou v { $folder }.
learn-values_done = Hodnocení jsou v { $folder }.

help-strength = Změří, jak často síť poráží bota greedy, při každém počtu míst a s každou možností.
help-strength-games = Kolik partií na každý řádek tabulky.
help-strength-seed = Jiná rozdání.
help-strength-net = Soubor sítě; jinak ta z balíku.
help-strength-card = Změří síť vedle tohoto listu a výsledek do listu zapíše.

strength-task = { $title } hraje proti greedy
strength-title = { $title }: síť sama proti greedy, vždy { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, semínko { $seed }
strength-option = možnosti
strength-seats = místa
strength-win_rate = výhry
strength-interval = interval 95 %

help-bench = Změří, jak rychle se hry hrají, obyčejně i přeložené, a v porovnání s jinými systémy.
help-bench-games = Hry; jinak všechny.
help-bench-seats = Změří jen tento počet míst.
help-bench-against = Změří ve stejném běhu i jiné systémy.
help-bench-seconds = Délka kola.
help-bench-rounds = Kolik kol každý hraje.
help-bench-write = Vloží čísla i mezi značky tohoto souboru.

help-replay = Čte uloženou partii: její záznam ve větách, nebo stůl po některém kroku.
help-replay-file = Uložená partie.
help-replay-at = Ukáže stůl po tomto kroku; 0 je začátek.
help-replay-seat = Pohled tohoto místa; jinak pohled diváka.
help-replay-box = Krabice, se kterou se partie hrála.

help-review = Nechá Mistra projít uloženou partii: šance v jejím průběhu, co nejvíc rozhodlo a co by hrál on.
help-review-seat = Rozbor jen tohoto místa, z toho, co mohlo vědět; jinak všech.
help-review-seconds = Jak dlouho smí trvat.
help-review-tries = Počet pokusů na každé rozhodnutí místo času: stejný rozbor znovu.

help-box = Ukáže krabici hry, nebo zkontroluje soubor krabice.
help-box-show = Ukáže všechny tabulky krabice s hodnotami a prameny; naše náhrady jsou označené.
help-box-show-box = Jiný soubor krabice.
help-box-check = Řekne, zda se se souborem krabice dá hrát.
help-box-check-file = Soubor krabice.
help-box-diff = Řekne, čím se liší dvě krabice jedné hry.
help-box-diff-one = Soubor krabice, nebo název hry: pak její vlastní krabice.
help-box-diff-other = Druhá krabice.

help-rules = Vypíše očíslovaná pravidla s kódem, který je provádí, a testy, které je ukazují.
help-rules-game = Hra; jinak všechny, které mají stránku pravidel.
help-rules-missing = Jen pravidla, kterým chybí test nebo kód; pokud nějaká jsou, návratový kód 1.
help-rules-strict = Všechna pravidla; pokud některému chybí test nebo kód, návratový kód 1.

help-version = Řekne verzi, zda se používají přeložená pravidla, a verzi Pythonu.

help-lesson = Naučí hru u jejího stolu, po několika slovech.
help-lesson-game = Hra.
help-lesson-lesson = Lekce; jinak první.
help-lesson-step = Krok, kterým se začne.
help-lesson-list = Vypíše lekce hry.

## lesson

lesson-head = Lekce { $number } z { $lessons }: { $title }
lesson-step = { $step } z { $steps }
lesson-keys = Enter pokračuje, `back` se vrátí o krok, `quit` končí.
lesson-move_keys = Napiš krok nebo jeho číslo. `show` ho zahraje, `back` se vrátí o krok, `quit` končí.
lesson-other = To jde také, ale tady chceme vidět něco jiného. { $do }
lesson-listed = { $number }  { $title } ({ $name }), { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
lesson-left = Pokračování: entrepot { $command }
lesson-done = To byla poslední lekce. Zahraj si partii: entrepot play { $game } --bots level-1

help-words = Péče o jazyky.
help-words-check = Porovná každý katalog a stránku pravidel s angličtinou; kde něco nesouhlasí, návratový kód 1.
help-words-check-language = Jeden jazyk, třeba pl; jinak všechny.

## words

words = { $language }: { $percent } % (texty: { $said } z { $known })
words-file = { $file }: { $said } z { $known }
words-fault-missing = chybí:
words-fault-unknown = v angličtině není:
words-fault-twice = víckrát:
words-fault-syntax = řádek { $text } nelze přečíst: { $what }
words-fault-plural = { $text }: číslo { $what } nemá tvar pro { $rest }
words-fault-used = { $text } používá { $what }, což tu není
words-fault-case = { $text }: žádné jméno { $what } nemá tvar „{ $rest }“
words-fault-value_unknown = { $text }: hodnota { $what } neexistuje
words-fault-value_lost = { $text }: hodnota { $what } není řečena
words-fault-page = { $what }

## who

you = Ty
you-other = ty
seat = Místo { $seat }
seat-short = M{ $seat }
bot = Bot { $number }
bot-full = Bot { $number } ({ $bot })
bot-short = B{ $number }
list = { $names } a { $last }
wins = { $names } { $person ->
    [second] vyhráváš
   *[third] vyhrává
}.
win_shared = Společné vítězství: { $names }.

## play

play-at_table = U stolu: { $names }. Napiš číslo, krok, nebo `help`.
play-then = potom: { $question }
play-taken_back = Vráceno: { $moves }.
play-kept = Partie je uložená. Pokračuj pomocí: entrepot { $command }
play-whole_game = Celou partii ukáže: entrepot replay { $file }
play-not_kept = Partie pokračuje, ale neukládá se: { $why }
play-kept_in = Partie se ukládá do { $file }; `save SOUBOR` udělá kopii.
play-saved = Uloženo do { $file }.
score = Skóre
score-total = Celkem

command-undo = vrátí tvůj poslední krok, pokud se od té doby nic neodkrylo
command-restart = vrátí z tvého tahu vše, co vrátit jde
command-hint = dobré kroky, kam vedou a proč
command-help = pravidlo k této otázce; `? ČÍSLO` ukáže kterékoli pravidlo
command-log = co se odehrálo; `log 50` ukáže víc
command-board = nakreslí stůl znovu
command-save = `save SOUBOR` uloží kopii partie
command-quit = konec; partie zůstane uložená

## hint

hint-thinking = Přemýšlí se …
hint-move = { $number }: { $move }. Šance na výhru { $chance } %, { $unit }: { $points }.
hint-points = body
hint-why = { $why }: { $unit } +{ $points } { $than }.
hint-why_ahead = Při pohledu dál dopředu vyhrává častěji { $than }.
hint-why_little = V konečném výsledku není skoro žádný rozdíl.
hint-behind = { $term }: o { $points } míň.
hint-less = { $term }: { $unit } −{ $points } { $than }.
hint-than = oproti { $number }
hint-only = Jiný krok není.
hint-alone = Žádný jiný krok nestojí za delší úvahu.
hint-from_what_you_see = Podle toho, co vidíš.
hint-figures = Čísla jsou očekávaná na konci, s rozdílem oproti druhému kroku.
hint-lost = Šance na výhru skoro není, proto první vede k nejlepšímu konečnému výsledku.

## board: co říkají plány několika her; zbytek je ve slovech každé hry

board-traders = Hráči
board-points = VB
board-hand = Ruka
board-empty = prázdné
board-yes = ano
board-no = ne

## replay

replay-head = { $title }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, { $moves ->
    [one] { $moves } krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}
replay-moment = { $title } po kroku { $move }
replay-goes_on = Hra ještě neskončila.

## review

review-progress = Mistr prochází partii: { $title }
review-chances = Šance na výhru, každé místo podle toho, co vidělo:
review-chances_of = Šance na výhru, pohled: { $name }
review-moves = { $moves ->
    [one] { $moves } krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}
review-percent = { $number } %
review-signed = { $sign }{ $number }
review-swings = Co nejvíc rozhodlo
review-no_swings = Žádné rozhodnutí nebylo zásadní: Mistr nevidí velký zvrat.
review-move = krok
review-who = místo
review-played = zahráno
review-other = v porovnání s
review-master = Mistr: { $move }
review-next = druhý nejlepší: { $move }
review-swing = na výhru
review-term = nejvíc v
review-standing = { $name }: stejně jako Mistr: { $same } z { $decisions }; stejně dobře: { $as_good }; ztraceno: { $given_away } p. b.
review-replay = Stůl před prvním z těchto kroků ukáže: entrepot replay { $file } --at { $index } --seat { $seat }

## box

box-head = { $title }: { $file }, krabice { $box }
box-fine = { $file } je v pořádku: krabice { $box }.
box-fine_same = { $file } je v pořádku: krabice { $box }, stejná jako vlastní krabice hry.
box-progress = Nahrazené domácí hodnoty: { $replaced } z { $total }.
box-diff_changed = { $table }: { $what } je { $after }, bylo { $before } ({ $now }, bylo { $was }).
box-diff_read = { $table }: { $what } je dál { $after }, teraz z pramene { $now } (bylo { $was }).
box-diff_added = { $table }: { $what } je { $after }, dřív nebylo.
box-diff_gone = { $table }: { $what } už není, bylo { $before }.
box-diff_new = { $table }: nové.
box-diff_missing = { $table }: už není.
box-differences = { $count ->
    [one] { $count } rozdíl.
    [few] { $count } rozdíly.
   *[other] { $count } rozdílů.
}
box-no_difference = Žádný rozdíl.
box-house = { $mark } naše náhrada toho, co žádný pramen neuvádí.
box-table = tabulka
box-key = klíč
box-value = hodnota
box-source = pramen

## rules

rules-code_none = žádný kód ho nejmenuje
rules-code_why = bez kódu: { $why }
rules-test_none = bez testu
rules-unknown = Pravidlo { $number } neexistuje, ale jmenuje se zde:
rules-summary = { $game }: očíslovaná pravidla: { $rules }, { $untested ->
    [0] každé ukazuje test
   *[other] bez testu: { $untested }
}, { rules-named }.
rules-summary_without_tests = { $game }: očíslovaná pravidla: { $rules }, testy tu nejsou, { rules-named }.
rules-summary_only = { $game }: očíslovaná pravidla: { $rules }. Kód a testy jsou součástí zdrojů projektu, které tu nejsou: vypisují se jen pravidla.
rules-named = { $uncited ->
    [0] každé jmenuje kód, který ho provádí
   *[other] žádný kód nejmenuje: { $uncited }
}{ $excused ->
    [0] {""}
   *[other] ; kód nepotřebuje: { $excused }
}

## arena and bench

arena-progress = { $game }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}
arena-title = { $game }: { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, semínko { $seed }
arena-note = Rovný podíl je { $share }. Společné výhry se dělí. Wilsonův interval, 95 %. Hodnocení: OpenSkill.
arena-meetings = Jeden sám proti { $others ->
    [1] druhému
   *[other] { $others } druhého druhu
}
arena-against = { $one } proti { $other }
arena-rated = hodnocení { $rating }
arena-alone = sám
arena-others = proti
arena-rating = hodnocení
arena-time = ms
arena-bot = bot
arena-played = odehráno
arena-win_rate = výhry
arena-interval = interval
arena-score = skóre
arena-replaced = Jiný bot zahrál { $moves } z { $all } tahů bota { $bot }.
bench-starting = spouští se

ladder-seats = Pro { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
} (rovný podíl je { $share }):
ladder-nothing = Zatím nezměřeno.
ladder-bot = bot
ladder-against = proti
ladder-wins = výhry
ladder-rating = hodnocení
ladder-won = poráží nejbližší slabší
ladder-interval = interval 95 %
ladder-games = partie
ladder-time = ms na rozhodnutí

load-plan = { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
} hry { $game }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, u každého { $people ->
    [one] { $people } člověk
    [few] { $people } lidé
   *[other] { $people } lidí
}, na ostatních místech { $bots }, { $seconds } s
load-clicks = { $clicks ->
    [one] { $clicks } kliknutí
    [few] { $clicks } kliknutí
   *[other] { $clicks } kliknutí
}: polovina do { $half } ms, 95 % do { $p95 } ms, 99 % do { $p99 } ms, nejpomalejší { $slowest } ms
load-waits = čekání na boty: { $waits }; polovina do { $half } s, 95 % do { $p95 } s, 99 % do { $p99 } s, nejdelší { $slowest } s
load-cost = kroků: { $moves }, každý stojí server { $cpu } ms času procesoru (samotný dav { $crowd } ms); { $memory } MB paměti na stůl
load-faults = kolik lidí muselo přestat: { $faults }; první proto, že: { $first }
load-beside = jiné vydání
load-processes = { $processes ->
    [one] jeden proces
    [few] { $processes } procesy
   *[other] { $processes } procesů
}
load-apart = { $server }, lidé zvlášť
load-column-clicks = kliknutí
load-column-half = polovina do
load-column-p99 = 99 % do
load-column-cpu = CPU na krok
load-column-crowd = samotný dav
load-column-memory = MB na stůl

## version and serve

version = entrepot { $version }, { $build ->
    [compiled] přeložená
   *[plain] obyčejná
} pravidla, { $python }
version-plain = Upozornění: pravidla tu běží jako obyčejný Python. Všechno funguje a hraje stejně, ale boti přemýšlejí a arény běží mnohem pomaleji. Přeložená pravidla přináší wheel pro tvou platformu; ve zdrojích je vytvoří `make compiled` a `make play` je použije.
serve-plain = Upozornění: pravidla běží jako obyčejný Python; víc řekne `entrepot version`.
serve-setting = Nastavení: { $name } je { $value } ({ $source })
see_help = { $problem } Viz `{ $command } --help`.

## admin

admin-closed = Stůl { $table } je zavřený.
admin-deleted = Stůl { $table } je smazaný.
admin-sanctioned = Hotovo. Chceš-li to vzít zpět: entrepot admin lift { $sanction }
admin-lifted = Sankce { $sanction } je ukončena.
admin-nobody = Někdo
admin-erased = Smazáno. Smazané stoly: { $deleted }; stoly, kde zmizelo jen jméno: { $renamed }. V protokolech a zálohách jméno ještě může být.
admin-purged = Smazaní hosté: { $guests }; smazané stoly: { $tables }.
admin-rotated = Cookies se podepisují novým klíčem.
admin-signed_out = Cookies se podepisují novým klíčem a cookies toho minulého už neplatí.
admin-backed_up = { $file } obsahuje vše. Stoly: { $tables }; řádků celkem: { $rows }. Ulož ho bezpečně: je v něm klíč, kterým se podepisují cookies.
admin-restored = Obnoveno z { $file }. Stoly: { $tables }; řádků celkem: { $rows }.
