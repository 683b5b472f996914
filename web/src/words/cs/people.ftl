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
invite-network_short = Pro všechny na stejné Wi-Fi.
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
invite-only_watch = Žádné místo není nabídnuto: kdo otevře odkaz, může sledovat.
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
room-closed_text = Stůl byl zavřen ještě před začátkem hry.
room-here = právě u stolu
room-gone = právě pryč

absent-short = { $count } min
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
absent-idle = Rozhoduje { $name }.
absent-seen = Pryč už { $time }. Může zaskočit bot; po návratu hraje zase { $name }.
absent-just = Odchod právě teď. Může zaskočit bot; po návratu hraje zase { $name }.
absent-title = { $name } je pryč už { $time }
absent-title_now = { $name } právě odchází
absent-nudge = Popohnat
absent-nudge_again = Popohnat znovu
absent-nudged = Od popohnání: { $time }
absent-nudged_now = Právě popohnáno
absent-nudge_in = Popohnat znovu za { $time }
absent-seconds = { $count } s
absent-bot = Zaskočí bot …
absent-who = Kdo zaskočí za hráče { $name }?
absent-until = Nebo zaskočí bot, než se { $name } vrátí
absent-back_note = { $name } má místo zpět jediným kliknutím, mezi dvěma kroky.
absent-wait = Čekat
absent-sits_in = zaskakuje { $bot }
absent-manage = { $name } je pryč: co se dá dělat
absent-bot_plays = { $bot } hraje za hráče { $name }
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
