trouble-banner = Server není dostupný. Další pokus …

missing-title = Stránka nenalezena
missing-text = Na této adrese nic není. Odkaz možná není celý.
missing-game = Hra jménem „{ $game }“ tu není.
missing-home = Na úvodní stránku

front-title = Entrepot: čtyři obchodnické hry
front-hero = Posaď se a hraj: hned proti botům, nebo s přáteli přes odkaz.
front-no_account = Žádný účet, žádný formulář.
front-games = Hry
front-others = Další hry
front-players = Počet hráčů: { $range }
front-length = asi { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
front-minutes = asi { $minutes } min
front-weight = náročnost: asi { $weight } z { $most }
front-learn = Naučit se
front-learn_game = Naučit se { $game }, { $far }
front-learn_lessons =
    { $count ->
        [one] { $count } lekce
        [few] { $count } lekce
       *[other] { $count } lekcí
    }
front-learn_far = { $done } z { $count }
front-learn_done = hotovo
front-go_on = Učit se dál: { $game }
front-go_on_at = Lekce { $number } z { $count }
front-play_now = Hrát hned
front-play_now_game = Hrát hned: { $game }
front-new_table = Nový stůl
front-new_table_game = Nový stůl: { $game }
front-absent = Na tomto serveru není k dispozici
front-your_turn_at = Jsi na tahu: { $title }
front-made-none = Všechna čísla podle předlohy.
front-made-carthage = Všechna čísla podle předlohy; několik názvů je našich.
front-made-goa = Naše náhrady: karty výpravy, některé destičky a ceny.
front-made-mombasa = Naše náhrady: mapa, stupnice, karty, knihy.
front-made-yokohama = Naše náhrady: zakázky, technologie, budovy.
front-made-other = Některé části jsou naše náhrady.
front-made-which = Které?
front-made-which_game = Které části hry { $game } jsou náhrady
front-made-yours = Doplnit
front-made-yours_game = Zadat vytištěná čísla hry { $game }

tables-with = s tebou: { $names }
tables-alone = hraješ jen ty
tables-bots_only = partie botů: { $names }
tables-as = { $game }: { $title }
tables-mine = Moje stoly
tables-history = Všechny dohrané partie
tables-more_about = Více: { $title }
tables-archive = Odložit
tables-unarchive = Zpět mezi moje stoly
tables-remove = Odstranit …
tables-remove_sure = Odstranit „{ $title }“?
tables-remove_alone = Partie se smaže. Nejde to vrátit.
tables-remove_others = Zmizí z tvých seznamů. Za tebe bude hrát bot, aby ostatní mohli dohrát.
tables-remove_over = Zmizí z tvé historie; ostatním zůstane.
tables-remove_yes = Odstranit
tables-remove_no = Ponechat
tables-open = Otevřené stoly
tables-waiting = { $count ->
    [one] { $count } čeká na tebe
    [few] { $count } čekají na tebe
   *[other] { $count } čeká na tebe
}
tables-to_join = lze se přidat nebo sledovat: { $count }
tables-none_mine = Zatím žádné stoly. „Hrát hned“ tě k jednomu posadí.
tables-none_open = Právě teď nikdo nečeká na společnost. Nový stůl, který dáš do seznamu, tu uvidí ostatní.
tables-more = { $count ->
    [one] Ukázat { $count } další
    [few] Ukázat { $count } další
   *[other] Ukázat { $count } dalších
}
tables-your_turn = jsi na tahu
tables-filling = čeká na hráče
tables-play = Hrát
tables-open_it = Otevřít
tables-look_back = Prohlédnout
tables-join = Přidat se
tables-watch = Sledovat
tables-play_at = Hrát: { $title }
tables-open_at = Otevřít: { $title }
tables-look_back_at = Prohlédnout: { $title }
tables-join_at = Přidat se: { $title }
tables-watch_at = Sledovat: { $title }
tables-hosted = { $game }, zakladatel: { $host }
tables-watchers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
tables-seats_taken = obsazeno { $taken } z { $seats ->
    [one] { $seats } místa
    [few] { $seats } míst
   *[other] { $seats } míst
}

join-title = Přidat se ke stolu
join-text = Napiš tři slova od přátel, nebo vlož odkaz.
join-label = Tři slova nebo odkaz na stůl
join-placeholder = tři slova, nebo odkaz
join-looking = Hledá se stůl …
join-none = Stůl nenalezen
join-go = Přidat se
join-not_a_link = Tohle nevypadá jako tři slova ani jako odkaz na stůl.
join-watch_bots = Sledovat partii botů
join-watch_which = Kterou hru mají boti hrát?
join-watch_game = Sledovat boty: { $game }
join-rules = Přečíst pravidla

history-title = Historie
history-heading = Dohrané partie
history-empty = Zatím žádná partie neskončila. Dohrané partie tu zůstanou, s výsledkem i přehráním.
history-result = { $name } { $points }
history-conceded = Vzdáno
history-conceded_mark = vzdáno
history-won = Výhra
history-shared = Společná výhra
history-lost = Vítězství: { $names }
history-archived = odloženo, nedohráno
history-review = Rozbor
history-review_of = Rozbor: { $title }
history-replay = Přehrání
history-replay_of = Přehrání: { $title }
history-more = Ukázat starší partie

time-now = právě teď
time-minutes = { $count ->
    [one] už { $count } minutu
    [few] už { $count } minuty
   *[other] už { $count } minut
}
time-hours = { $count ->
    [one] už { $count } hodinu
    [few] už { $count } hodiny
   *[other] už { $count } hodin
}
time-days = { $count ->
    [one] od včerejška
    [few] už { $count } dny
   *[other] už { $count } dní
}

new-title = Nový stůl
new-heading = Nový stůl: { $game }
new-how_many = Kolik míst?
new-seats = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
new-who = Kdo kde sedí?
new-who_help = Místa hrají v tomto pořadí, po směru hodinových ručiček.
new-seat = Místo { $number }
new-kind-me = Já
new-kind-bot = Bot
new-kind-here = Někdo tady
new-kind-open = Volné pro ostatní
new-kind-help-me = Na tomto místě hraješ ty.
new-kind-help-here = Někdo vedle tebe hraje na tomto zařízení. Tvá tajemství mezitím skryje opona.
new-kind-help-open = Může se sem posadit každý, kdo má odkaz nebo stůl najde v seznamu.
new-seat_kind = Kdo hraje na místě { $number }
new-bot_level = Bot na místě { $number }
new-name_here = Jméno pro místo { $number }
new-name_placeholder = Jméno
new-guest = Host { $number }
new-options = Možnosti
new-title_label = Název stolu
new-title_help = Ukazuje se v seznamech. Může zůstat prázdný.
new-title_placeholder = Večerní stůl
new-access = Kdo ho najde?
new-private = Soukromý odkaz
new-private_help = Jen ti, komu odkaz pošleš.
new-listed = V seznamu
new-listed_help = Všichni ho vidí na úvodní stránce a mohou se přidat nebo sledovat.
new-help = Pomoc u tohoto stolu
new-help-hints = Rady na požádání
new-help-hints_about = Jedno tlačítko ukáže dobré kroky; ostatní vidí, že ho používáš.
new-help-none = Bez pomoci
new-help-none_about = Pro zápas vyrovnaných hráčů.
new-owner_box = Na tomto serveru se hraje s krabicí jeho majitele: { $file }.
new-my_box = U tohoto stolu se hraje s tvou krabicí ({ $box }).
new-my_box_back = Zpět ke krabici
new-open = Otevřít stůl
new-yes = Ano
new-no = Ne

rules-title = Pravidla hry { $game }
rules-intro = Každé pravidlo vlastními slovy a se svým číslem. Vede sem „?“ u stolu.
rules-games = Hry
rules-chapters = Kapitoly
rules-search = Hledat v pravidlech
rules-placeholder = loď, výplatní den, 4.2 …
rules-found = { $count ->
    [one] nalezeno { $count } pravidlo
    [few] nalezena { $count } pravidla
   *[other] nalezeno { $count } pravidel
}
rules-count = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
rules-none = Žádné pravidlo neobsahuje „{ $query }“.
rules-clear = Ukázat všechna pravidla
rules-link_to = Odkaz na pravidlo { $number }
rules-house = Naše vlastní
rules-house_text = Tyto části krabice neuvádí žádný pramen, proto jsou to naše náhrady. Žádné známé pravidlo neporušují:

settings-title = Nastavení
settings-kept = Uloženo v tomto prohlížeči; platí ihned.
settings-look = Zobrazení
settings-theme = Vzhled
settings-theme-system = Podle zařízení
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-patterns = Výraznější vzory
settings-patterns_help = Zboží má vzory a značky, místa mají tvary. Tato volba vzory zvýrazní, pro oči, které si pletou barvy.
settings-motion = Pohyb a zvuk
settings-animations = Přehrávat kroky jako animace
settings-animations_help = Když zařízení žádá méně pohybu, nehýbe se v žádném případě nic.
settings-speed = Rychlost
settings-speed-slow = Pomalá
settings-speed-usual = Běžná
settings-speed-fast = Rychlá
settings-speed-fastest = Velmi rychlá
settings-ask_at_once = Ptát se hned
settings-ask_at_once_help = Obvykle přijde otázka, až se přehraje vše, co hráli ostatní.
settings-summary = Shrnout, co se stalo od mého posledního tahu
settings-summary_help = Do tvého kroku stojí na místě záznamu; na telefonu jako list před tahem.
settings-sound = Zvuk
settings-sound_help = Krátký tón, když jsi na tahu.
settings-care = Před krokem
settings-forced = Pokračovat samo tam, kde nemám na výběr
settings-forced_help = Po krátké pauze, kdy jde ještě krok vrátit.
settings-warn_turn = Zeptat se před krokem, který ukončí můj tah
settings-warn_reveal = Zeptat se před krokem, který něco odkryje
settings-warn_reveal_help = Takový krok nejde vrátit.
settings-device = Na jiném zařízení
settings-device_text = Se soukromým kódem bude tvůj i jiný prohlížeč, se jménem a všemi stoly. Nikomu jinému ho nedávej.
settings-code_make = Ukázat můj kód
settings-code = Můj soukromý kód
settings-copy = Kopírovat
settings-copied = Zkopírováno
settings-code_enter = Zadat kód z jiného zařízení
settings-code_claim = Použít tento kód
settings-code_warning = Prohlížeč pak bude patřit tomu, komu patří kód. Chceš-li se vrátit k nynějšímu jménu, poznamenej si nejdřív svůj kód.
settings-claimed = Vítej zpět, { $name }.

progress-carthage = { $tokens } z { $end ->
    [one] { $end } žetonu
    [few] { $end } žetonů
   *[other] { $end } žetonů
}
progress-goa = kolo { $phase }{ $round }
progress-mombasa = kolo { $round } z { $rounds }
progress-yokohama = kolo { $round }
progress-over = dohráno
progress-open = nezačato
progress-table = { $game }, { $progress }

game-carthage-about = Kup celý trh, doveď své lodě domů první a doufej, že si piráti vyberou ostatní.
game-goa-about = Draž plantáže a výsady, pak pěstuj koření, stav lodě a zakládej kolonie.
game-mombasa-about = Plánuj karty v tajnosti a řiď čtyři společnosti napříč kontinentem.
game-yokohama-about = Vysílej asistenty před ředitelem, plň zakázky a stav v přístavu.
art-carthage = Obchodní loď před přístavem Kartága
art-goa = Karaka, bílý kostel a koše koření
art-mombasa = Obchodní stanice v savaně pod nízkým sluncem
art-yokohama = Parník v zálivu Yokohamy pod horou Fudži
