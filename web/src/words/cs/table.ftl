table-laying = Stůl se prostírá …
table-gone = Tento stůl neexistuje
table-gone_text = Odkaz možná není celý, nebo byl stůl odstraněn.
table-forbidden = Tento stůl není pro tebe
table-forbidden_text = Je soukromý a nesedíš u něj.
table-trouble = Stůl nelze zobrazit
table-to_front = Na úvodní stránku
table-board = Herní plán
table-others = Ostatní
table-side = Ostatní, záznam a volby
table-mine = Tvoje věci
table-tools = Stůl
table-watching = Sleduješ partii
table-watchers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
table-invite = Pozvat
table-invite_title = Zkopírovat odkaz na tento stůl
table-animations = Přehrávat kroky jako animace
table-pace = Rychlost přehrávání: { $pace }
table-pace_off = vypnuto
table-speed = Rychlost
table-ask_at_once = Ptát se hned, dřív než se vše přehraje
table-summary = Shrnout, co se stalo od mého posledního tahu
table-forced = Pokračovat samo tam, kde nemám na výběr
table-warn_reveal = Zeptat se před krokem, který něco odkryje
table-warn_turn = Zeptat se před krokem, který ukončí můj tah
table-sound = Tichý tón, když jsem na tahu
table-notify = Upozornit na můj tah, když se dívám jinam
table-leave = Odejít: za hráče { $name } hraje bot
table-all_rules = Všechna pravidla
table-all_settings = Všechna nastavení
table-close = Zavřít
table-menu = Co s tím
table-sure = opravdu?
table-sure_main = { $move }: opravdu?
table-warn-reveals = Tím se něco odkryje: nejde to vrátit.
table-warn-ends = Tím tvůj tah končí.
table-again_to_play = Dalším kliknutím to zahraješ; Esc to zruší.
table-again_to_play_touch = Dalším klepnutím to zahraješ; klepnutí jinam to zruší.
table-warn-phase = Tím tvoje tahy v tomto kole končí; nejde to vrátit.
table-keep_playing = Hrát dál
table-waits = čeká
table-restart = Začít tah znovu
table-restart_title = Vrátit z tahu vše, co vrátit jde: až k místu, kde hraje někdo jiný nebo se něco odkrylo
keys-title = Klávesy
keys-question = K této otázce
keys-note = Napiš celou klávesovou zkratku. Kde stejně začíná delší číslo, zahraje Enter to kratší.
keys-always = U každého stolu
keys-undo = vrátit poslední krok
keys-restart = vrátit z tahu vše, co jde
keys-hint = rada: dobré kroky a proč
keys-rule = pravidlo k otázce
keys-type = napsat krok slovy
keys-page = tato stránka
keys-forget = zrušit, co je napsáno či vybráno, nebo zavřít radu
keys-walk = pohyb po stole; Enter zahraje, co je označeno
keys-enter = Enter
keys-more = a { $count ->
    [one] { $count } další
    [few] { $count } další
   *[other] { $count } dalších
}
keys-escape = Esc to zruší
table-tip-click = Kliknutím: { $move }.
table-tip-choose = Kliknutím vybereš: { $moves }.
table-tip-choose_many = { $count ->
    [one] Kliknutím vybereš z { $count } možnosti.
    [few] Kliknutím vybereš z { $count } možností.
   *[other] Kliknutím vybereš z { $count } možností.
}
table-tip-or = , nebo{ " " }
table-tip-ends = Tím tvůj tah končí.
table-sofar = Zatím { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
table-will_ask = Potom:
table-tip-will = → { $will }
table-tip-reveals = Tím se něco odkryje: nejde to vrátit.
table-asked = Co se rozhoduje
table-past = Stav po kroku { $index } z { $last }
table-over = Konec hry.
table-result = Ukázat výsledek
table-rule = Pravidlo { $rule }
table-thinks = { $count ->
    [one] rozhoduje.
    [few] rozhodují.
   *[other] rozhodují.
}
table-goes_on = Hra pokračuje …
table-watch_note = Sleduješ partii: vidíš, co je viditelné všem.
table-wait_note = Ukaž na cokoli a dozvíš se, co to je.
table-wait_note_touch = Podrž na čemkoli prst a dozvíš se, co to je.
table-to_live = Zpět do přítomnosti
table-to_end = Na konec
table-skip = Přeskočit
table-undo = Vrátit
table-undo_title = Vrátit poslední krok
table-undo_none = Není co vracet
table-log = Záznam
table-log_title = Ukázat stůl po kroku { $index }
table-chat = Chat
table-chat_label = Napsat do chatu
table-chat_empty = Zatím je tu ticho.
table-say = Poslat
table-muted = Tady psát nemůžeš: rozhodl tak zakladatel tohoto stolu nebo správce tohoto serveru.
table-box = Volby, záznam a chat
table-unread = { $count ->
    [one] { $count } nový řádek
    [few] { $count } nové řádky
   *[other] { $count } nových řádků
}
table-sheet-more = Ukázat víc pod otázkou
table-sheet-fold = Sbalit, co je pod otázkou
table-show_player = Co má { $name }
table-moves = Volby
table-touch_note = Klepni na něco, co svítí, nebo vyber ve Volbách.
table-your_moves = Tvoje volby
table-moves_note = klikni, stiskni klávesu, nebo piš
table-no_moves = Teď nemáš o čem rozhodovat.
table-type = Napiš krok
table-type_hint = Napiš krok: { $example }
table-type_wrong = Takový krok teď není možný.
table-title = { $game } · Entrepot
table-title_turn = ● Jsi na tahu: { $game }
table-replay = Přehrání
table-turn_back = O tah zpět
table-turn_on = O tah dál
table-step_back = O krok zpět
table-step_on = O krok dál
table-play = Přehrát odsud
table-pause = Pauza
table-moment = Okamžik partie
table-move_number = krok { $index }
table-moment_link = Zkopírovat odkaz na tento okamžik
table-live = živě
table-end = konec
table-eyes = Čím pohledem se dívat
table-eyes_of = pohled: { $name }
table-eyes_watcher = pohled: divák
table-lost = Spojení přerušeno. Další pokus …
table-storage = Server teď nemůže nic uložit, takže žádný krok neplatí. Sám to zkusí znovu.
table-damaged = Záznam této partie je poškozený. Ukazuje se, co z něj jde přečíst; partie nemůže pokračovat.
table-lost_short = bez spojení
table-held = Tvůj krok čeká na obnovení spojení: { $move }.
table-held_undo = Vrácení kroku čeká na obnovení spojení.
table-let_go = Zrušit
table-counted = Spojení je zpět a tvůj krok platí.
table-not_counted = Spojení je zpět. { $reason }
table-away = Za tvé nepřítomnosti: { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}.
table-away_watch = Přehrát
table-away_ok = Dobře
table-away_line = za tvé nepřítomnosti
table-since = Od tvého posledního tahu
table-since_first = Před tvým prvním tahem
table-since_you = Ty
table-since_chip = Od tvého posledního tahu: { $count ->
    [one] { $count } událost
    [few] { $count } události
   *[other] { $count } událostí
}
table-since_show = Ukázat na plánu tah hráče { $name }, { $seconds } s
table-since_all = Ukázat vše na plánu
table-since_all_short = Ukázat vše, { $seconds } s
table-since_stop = Zastavit
table-seconds = { $seconds } s
table-to_my_turn = K mému tahu
table-hand_over = Předat: { $name }
table-hand_over_note = Prohlédni si, co tvůj krok způsobil; pak předej zařízení.
table-curtain = Na tahu: { $name }
table-curtain_text = Předej zařízení; co ostatní nemají vidět, zůstane za oponou.
table-i_am = Já jsem { $name }
table-waiting = Čeká se na hráče
table-waiting_title = Čeká se na hráče: { $game }
table-free_seats = { $count ->
    [one] Zbývá { $count } volné místo; hra začne, až bude obsazené.
    [few] Zbývají { $count } volná místa; hra začne, až budou obsazená.
   *[other] Zbývá { $count } volných míst; hra začne, až budou obsazená.
}
table-sit = Posadit se sem
table-stand_up = Vstát
table-listed = Stůl je v seznamu na úvodní stránce.
table-private = Tento stůl najdou jen ti, kdo mají odkaz.
table-seat-open = volné místo
table-seat-you = ty
table-seat-here = u stolu
table-seat-gone = právě pryč
table-seat-bot = bot: { $bot }
table-seat-away = pryč, hraje bot
table-seat-away_long = { $name } odchází: zatím hraje bot.
table-seat-back = Vrátit se na místo
table-seat-asked = na tahu
table-and = { " " }a{ " " }
table-won_you = Vyhráváš!
table-won = { $count ->
    [one] Vyhrává { $names }
    [few] Společně vyhrávají: { $names }
   *[other] Společně vyhrávají: { $names }
}
table-won_shared = Společné vítězství: { $names }
table-score_sheet = Bodovací list
table-total = Celkem
table-winner = vítězství
table-decided = Rozhodující položka: { $category }. { $name } { $points }, { $other } { $less }.
table-chart = Skóre v průběhu partie. Na konci: { $text }
table-chart_start = začátek
table-chart_none = Graf nelze zobrazit.
table-again = Znovu
table-watch_again = Přehrát partii
table-end_close = Prohlédnout plán
table-owner_box = Hraje se s krabicí { $file }.
hint-button = Rada
hint-title = Ukázat dobré kroky a proč; ostatní uvidí, že žádáš o radu
hint-close = Skrýt radu
hint-thinking = Hledá se rada …
hint-card = Rada
hint-good =
    { $count ->
        [one] Dobrý krok
        [2] Dva dobré kroky
        [few] Tři dobré kroky
       *[other] Dobré kroky
    }
hint-read = { $number }: { $move }, šance na výhru { $chance } %.
hint-percent = { $chance } %
hint-to_win = na výhru
hint-others = ostatní
hint-sum = { $unit }: { $points }
hint-points = body
hint-why = { $why }: { $unit } +{ $points } { $than }.
hint-why_little = V konečném výsledku není skoro žádný rozdíl.
hint-why_ahead = Při pohledu dál dopředu vyhrává častěji { $than }.
hint-behind = { $term }: o { $points } míň.
hint-less = { $term }: { $unit } −{ $points } { $than }.
hint-than = oproti kroku { $number }
hint-than_next = oproti druhému nejlepšímu kroku
hint-play = Zahrát
hint-from_what_you_see = Podle toho, co vidíš.
hint-only = Jiný krok není.
hint-alone = Žádný jiný krok nestojí za delší úvahu.
hint-lost = Na výhru skoro není šance, proto 1 vede k nejlepšímu výsledku.
hint-on = Rada { $number }
hint-used = { $name } žádá o radu.
hint-help = Pomoc u tohoto stolu:
hint-help-hints = rady na požádání
hint-help-none = žádná
table-review = Rozbor
table-what_if = Co kdyby
table-play_on = Hrát odsud
why-not_now = { $name }: teď ne
why-not_enough = { $name }: nestačí to
why-not_possible = To teď není možné.
why-not_your_turn = Nejsi na tahu. Čeká se na: { $names }.
why-rule = Pravidlo { $rule }: { $subject }
coach-title = Lodivod vysvětluje
coach-close = Rozumím
coach-off = Už nevysvětlovat
coach-again = Znovu to najdeš pod značkou ? vedle otázky.
coach-setting = Vysvětlovat každý nový druh rozhodnutí
