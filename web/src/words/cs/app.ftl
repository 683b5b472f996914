app-name = Entrepot
app-motto = Čtyři obchodnické hry u jednoho stolu
app-skip = Přeskočit na hlavní část
app-title = { $page } · Entrepot
app-waiting = Okamžik …
app-you = Ty
app-home = Entrepot, úvodní stránka
app-rules = Pravidla
app-settings = Nastavení
app-language = Jazyk
app-theme-to_dark = Přepnout na tmavý vzhled
app-theme-to_light = Přepnout na světlý vzhled
app-later-missing = Tuto část stránky se nepodařilo načíst.
app-later-again = Zkusit znovu
app-what_if = Co kdyby: po kroku { $index }, { $title }

trouble-unreachable = Server není dostupný.
trouble-status = Na serveru se něco pokazilo (chyba { $status }). Zkus to znovu.
trouble-title = Server není dostupný
trouble-text = Tvoje stoly jsou na serveru v bezpečí. Stránka se o spojení pokouší dál.
trouble-retry = Zkusit hned znovu

name-label = Tvoje jméno
name-change = Změnit jméno: { $name }
name-save = Uložit jméno

list-and = { $list } a { $last }
list-nothing = nic
list-quoted = „{ $text }“
seat-number = Místo { $number }

game-carthage = Traders of Carthage
game-goa = Goa
game-mombasa = Mombasa
game-yokohama = Yokohama

levels-of = úroveň { $level } z { $most }
levels-at_once = ihned
levels-seconds = až { $seconds } s
levels-games = Změřeno na { $games ->
    [one] { $games } partii
    [few] { $games } partiích
   *[other] { $games } partiích
} hry { $game } pro dva.
levels-others = Jiné programy
levels-change = změnit
levels-close = Zavřít
