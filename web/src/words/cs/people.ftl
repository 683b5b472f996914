invite-title = Pozvat k tomuto stolu
invite-say = Řekni tato tři slova
invite-where = Patří do „Přidat se ke stolu“ na úvodní stránce; stačí i namířit fotoaparát na kód.
invite-qr = QR kód odkazu na tento stůl
invite-link = Odkaz na tento stůl
invite-copy = Kopírovat
invite-copied = Zkopírováno
invite-share = Sdílet odkaz …
invite-share_text = Pojď si s námi zahrát { $game }. Kód je { $code }.
invite-network = Funguje pro všechny v této síti (na stejné Wi-Fi).
invite-world = Funguje pro každého, kdo ho dostane.
invite-machine = Tento odkaz otevře jen tento počítač.
invite-machine_more = Nikdo jiný se zatím ke stolu nedostane.
invite-listen = Vpustit tuto síť
invite-listen_how = Aby se připojili i ostatní, spusť server s volbou --friends (make play ARGS=--friends).
invite-can = Tví přátelé mohou
invite-sit_in = Zaskočit na místě: { $name }
invite-sit_in_note = do té doby tu hraje { $bot }
invite-watch = Sledovat
invite-watch_note = vidět to, co všichni
invite-free = { $count ->
    [one] Obsadit volné místo
    [few] Obsadit jedno ze { $count } volných míst
   *[other] Obsadit jedno z { $count } volných míst
}
invite-free_note = hra začne, až budou obsazená všechna
invite-trouble = Pozvánku nelze zobrazit: { $why }

welcome-title = Máš pozvánku
welcome-game = { $game }, u stolu: { $names }
welcome-name = Tvoje jméno
welcome-name_placeholder = Jak ti mají ostatní říkat?
welcome-name_missing = Nejdřív si zvol jméno, ať ostatní vědí, kdo si sedá.
welcome-sit = Posadit se
welcome-sit_for = Zaskočit na místě: { $name }
welcome-watch = Jen sledovat
welcome-open = Posadit se …
welcome-seat_note = Převezmeš toto místo, jak teď je, se vším, co k němu patří.

room-bot = Obsadit botem
room-bot_of = Obsadit místo { $number } botem
room-close = Zavřít stůl
room-close_sure = Zavřít ho pro všechny?
room-close_yes = Ano, zavřít
room-close_no = Ponechat
room-invite = Pozvat přátele
room-closed = Stůl je zavřený
room-closed_text = Zavřel ho jeho zakladatel nebo správce tohoto serveru.
room-here = právě u stolu
room-gone = právě pryč

absent-away = pryč { $time }
absent-now = teď
absent-minutes = { $count } min
absent-hours = { $count } h
absent-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
absent-asked = Rozhoduje { $name }, ale je právě pryč.
absent-seen = Pryč už { $time }. Může zaskočit bot; po návratu hraje zase { $name }.
absent-just = Odchod před chvílí. Může zaskočit bot; po návratu hraje zase { $name }.
absent-title = { $name } je pryč už { $time }
absent-title_now = { $name } právě odchází
absent-nudge = Popohnat
absent-nudge_again = Popohnat znovu
absent-nudge_in = Popohnat znovu za { $time }
absent-seconds = { $count } s
absent-bot = Zaskočí bot …
absent-who = Kdo zaskočí za hráče { $name }?
absent-until = Nebo zaskočí bot, než se { $name } vrátí
absent-back_note = { $name } má místo zpět jediným kliknutím, mezi dvěma kroky.
absent-wait = Čekat
absent-sits_in = zaskakuje { $bot }
absent-manage = { $name } je pryč: co se dá dělat
absent-conceded = { $name } to vzdává; dál hraje bot

nudged-here = { $name } tě popohání: jsi na tahu.
nudged-there = { $name } tě popohání, stůl { $title }: jsi tam na tahu.
nudged-go = Jít tam
nudged-title = ● { $name } tě popohání

concede-open = Vzdát …
concede-title = Vzdát tuto partii?
concede-two = Ihned vyhrává { $name }. Nejde to vrátit.
concede-more = Do konce za tebe hraje bot a tvoje místo nemůže vyhrát. Nejde to vrátit.
concede-yes = Vzdát
concede-no = Hrát dál
concede-mark = vzdáno
concede-end = Vzdáno: { $names }.

clock-runs = { $name }, zbývá: { $time }
clock-rests = { $name }, čas: { $time }
clock-none = { $name }: čas vypršel
clock-left = zbývá { $time }
clock-out-bot = { $name }: čas vypršel, dál hraje bot.
clock-out-concede = { $name }: čas vypršel, partie je vzdaná.
clock-about = { $given }; { $then }
clock-about-move = { $time } na každé rozhodnutí
clock-about-game = { $time } na celou partii
clock-about-game_more = { $time } na celou partii a { $more } navíc za každý tah
clock-about-days = { $time } na každé rozhodnutí
clock-then-bot = pak převezme hru bot
clock-then-concede = pak je partie vzdaná
clock-new = Čas na přemýšlení
clock-new-none = Bez hodin
clock-new-none_about = Každý má tolik času, kolik potřebuje.
clock-new-move = Limit na každé rozhodnutí
clock-new-move_about = S každou otázkou začínají hodiny znovu.
clock-new-game = Limit na celou partii
clock-new-game_about = Každý má zásobu času; každý tah trochu přidá.
clock-new-days = Dny na každé rozhodnutí
clock-new-days_about = Pro partii na celé týdny: nikdo tu nemusí být ve stejnou chvíli.
clock-new-how_long = Jak dlouho
clock-new-more = Přidá se za každý tah
clock-new-no_more = nic
clock-new-then = Když někomu vyprší čas
clock-new-then-bot = Hru převezme bot
clock-new-then-bot_about = Místo lze vzít zpět, pokud nevypršel čas na celou partii.
clock-new-then-concede = Partie je vzdaná
clock-new-then-concede_about = Ve dvou vyhrává druhý hráč; ve více hraje dál bot a nemůže vyhrát.

guests-open = Lidé u tohoto stolu …
guests-title = Lidé u tohoto stolu
guests-about = Je to tvůj stůl, takže rozhoduješ, kdo zůstane. Koho se to týká, ten se to dozví.
guests-plays = hraje
guests-watches = dívá se
guests-not_here = { $where }, teď tu není
guests-sent_away = musí zůstat pryč
guests-muted = nesmí psát
guests-mute = Ztlumit
guests-unmute = Dovolit znovu psát
guests-kick = Poslat pryč
guests-kick_sure = Poslat od tohoto stolu pryč: { $name }? Dozví se to a nemůže se vrátit, dokud to nedovolíš.
guests-kick_player = Poslat od tohoto stolu pryč: { $name }? Dozví se to a místo bude mít dál bot. Nemůže se vrátit, dokud to nedovolíš.
guests-again = Dovolit návrat
guests-nobody = Nikdo další tu není.
guests-no = Nechat být
guests-close_game = Zavřít tento stůl pro všechny? Partie hned skončí, bez vítěze. Nelze to vzít zpět.

turns-others =
    { $count ->
        [one] Čeká na tebe ještě jeden stůl.
        [few] Čekají na tebe { $count } další stoly.
       *[other] Čeká na tebe { $count } dalších stolů.
    }
turns-next = Přejít: { $title }.
turns-wait =
    { $count ->
        [one] stůl čeká
        [few] stoly čekají
       *[other] stolů čeká
    }
