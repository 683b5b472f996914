app-name = Entrepot
app-motto = Four merchant games at one table
app-skip = Skip to the main part
app-title = { $page } · Entrepot
app-waiting = One moment …
app-you = You
app-home = Entrepot, front page
app-rules = Rules
app-settings = Settings
app-language = Language
app-theme-to_dark = Switch to dark
app-theme-to_light = Switch to light
app-later-missing = This part of the page could not be loaded.
app-later-again = Try again
app-what_if = What if: after move { $index } of { $title }

trouble-unreachable = The server cannot be reached.
trouble-status = Something went wrong on the server (error { $status }). Please try again.
trouble-title = The server cannot be reached
trouble-text = Your tables are safe on the server. This page keeps trying to reach it.
trouble-retry = Try again now

name-label = Your name
name-change = Change your name: { $name }
name-save = Save your name

list-and = { $list } and { $last }
list-nothing = nothing
list-quoted = “{ $text }”
seat-number = Seat { $number }

game-carthage = Traders of Carthage
game-goa = Goa
game-mombasa = Mombasa
game-yokohama = Yokohama

levels-of = level { $level } of { $most }
levels-at_once = at once
levels-seconds = up to { $seconds } s
levels-games = Measured over { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } with two players.
levels-others = Other programs
levels-change = change
levels-close = Close
