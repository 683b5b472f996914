# What the command line says by itself. Refusals stand in entrepot/words, sentences of games in the words of each game.

## help

help = Merchant board games: play in the browser or the terminal, let bots play, look up rules and boxes.
help-default = Without a command, the table in the browser is served.
help-game = The game.
help-json = Print the result as JSON.
help-box_file = Play with another box.
help-option = An option of the game, as name=value.

help-serve = Serve the table in the browser, for people and bots.
help-serve-port = The port to listen on.
help-serve-host = The address to listen on.
help-serve-friends = Let others in this network in (the same Wi-Fi).
help-serve-database = A database URL; by default, a file in your data folder.
help-serve-open = Open a browser when the server is ready.
help-serve-box = A box file to play with; once for each game that has one.
help-serve-bots = A program from outside that can sit at tables; once for each. Start only programs that you trust.
help-serve-secure = Cookies for HTTPS only; use it behind TLS.
help-serve-trusted_proxy = The address or network of a proxy that is believed when it says for whom it asks; once for each.
help-serve-bot_pace = Seconds to follow each move of a turn before a bot begins the next.
help-serve-review_seconds = Seconds that the review of a game may take.
help-serve-review_nice = How far reviews stand back behind everything else: not at all (0) to as far as possible (19).
help-serve-settings = A TOML file with settings; docs/operating.md lists them all.
help-serve-set = Any setting by its name, once for each: --set open_tables=20.
help-check = Try the games of a server by the rules of this release, and list what would change.
help-check-backup = A backup to try them from, instead of the database.
check-unlike = stays as it is, but after entry { $seq } the rules tell something else, though their version is the same
check-closed = would be closed: after entry { $seq } the rules lead elsewhere
check-film = would be shown from its film: after entry { $seq } the rules lead elsewhere
check-lost = could not be shown any more: after entry { $seq } the rules lead elsewhere, and there is no film
check-game = could not go on: its game or its box is not here
check-damaged = is damaged after entry { $seq }
check-all = Games tried: { $games }. Of these, not the same: { $changed }.
help-admin = Look after a server: tables, people, backups. It works beside running servers, which follow within a second or two.
help-admin-table = The id of a table, as `entrepot admin tables` lists it.
help-admin-person = The id of a person, as `entrepot admin people` lists it.
help-admin-days = For so many days; without it, for good.
help-admin-at = At this table only.
help-admin-many = How many to list at most.
help-admin-tables = List tables, those that changed last first.
help-admin-running = Only games that are not over.
help-admin-people = List people, those who came last first.
help-admin-name = Only those whose name has this in it.
help-admin-close = End a table for everybody: it stays in the histories, without a winner.
help-admin-delete = Delete a table with everything that belongs to it.
help-admin-kick = Keep somebody away from a table.
help-admin-mute = Let somebody write no more, at a table or anywhere.
help-admin-ban = Keep a person out, or whoever comes from an address or a network.
help-admin-address = An address or a network, like 203.0.113.0/24.
help-admin-sanctions = List who is kept out or silent, and who has decided that.
help-admin-lift = End a sanction.
help-admin-sanction = The id of a sanction, as `entrepot admin sanctions` lists it.
help-admin-erase = Forget who somebody was: name, code, chat, and the tables where nobody else sits. In the games of others a bot plays on.
help-admin-purge = Delete what nobody came back to, by the settings guest_days, open_days and abandoned_days.
help-admin-rotate_key = Sign cookies with a new key; cookies of the last one are exchanged when their owners come.
help-admin-sign_out = Cookies of the last key count no more: everybody becomes a new guest, but for those with a device code.
help-admin-file = The file of the backup.
help-admin-backup = Write everything to a file that only you can read, while servers go on.
help-admin-restore = Fill an empty database, of either kind, from a backup.

help-play = Play a game in the terminal against bots.
help-play-game = The game; a saved game names its own.
help-play-seats = How many sit at the table, including you.
help-play-bots = The bots, like greedy,random; a single one fills all seats.
help-play-seed = Deal the same game again.
help-play-seat = Your seat, counted from 0.
help-play-save = Keep the game in this file.
help-play-resume = Continue a saved game.

help-arena = Let bots play many games, every bot in every seat, and count wins and points.
help-arena-bots = Bots like greedy, search:0.5s, level-4.
help-arena-games = How many games; with --pairs or --hero, for each pair.
help-arena-seats = Seats at each table; by default, one for each bot.
help-arena-pairs = A round robin: of each pair, each bot alone against the other one at all other seats.
help-arena-hero = This bot alone against each of the others, who fills all other seats.
help-arena-chart = Draw the shares of wins into this file.
help-arena-ray = Play on a Ray cluster: HOST:PORT, ray://HOST:PORT, auto, or local. Needs the extra "ray".
help-arena-seed = Play the same games again.
help-arena-jobs = Processes; by default, one for each core.

help-ladder = Measure all bots and levels of every game against each other, and write the ladder down.
help-ladder-titles = The games; by default, all.
help-ladder-games = How many games each bot plays against the next lower one.
help-ladder-seats = Only with so many seats; once for each number.
help-ladder-seconds = How long bots think that search.
help-ladder-bots = Only these bots, separated by commas.
help-ladder-minutes = Begin no new games after so long for each game and number of seats; the same command goes on later.
help-ladder-from = Games that were played before, from a file that --json has written. Without --json nothing more is played.
help-ladder-json = Keep all games in this file, and go on with those that are in it.
help-ladder-write = Put the tables between the marks of this page.
help-ladder-levels = Write here how often each level beats the one below.

help-load = Let people and bots play at many tables of a server, over real sockets, and measure how long a click takes.
help-load-tables = How many tables.
help-load-people = People at each table.
help-load-database = The database of the server that is started: a PostgreSQL, where several processes share it. By default, a new file.
help-load-processes = Processes of the server that is started. The people of a table are all at the same one. Given several times, each number is measured, one after the other.
help-load-apart = Several processes are also measured with the people of each table at different ones. With --address: only so.
help-load-command = What starts the processes of the server, such as "systemd-run --scope -p CPUQuota=25% entrepot".
help-load-beside = What starts another release, such as "env PYTHONPATH=/older/src python -m entrepot": its server is measured first, to compare.
help-load-seconds = How long.
help-load-bots = The bot at the other seats.
help-load-seats = Seats at each table.
help-load-thought = Seconds that a person thinks before a click, about half as long to half as long again.
help-load-address = The server, or each address of one that has several; by default, one is started for it, on this machine alone, and ended.

help-learn = Train a net that teaches itself a game by playing against itself. Needs the extra "learn".
help-learn-minutes = How long; by default, what is usual for the game.
help-learn-folder = Where the files of the training go; by default, nets/GAME.
help-learn-small = A small net and few tables, for a try without a GPU.
help-learn-workers = Processes that hold the tables.
help-learn-seed = Another seed gives another training.
help-learn-resume = Go on with the training in the folder.
help-learn-values = Train the values that search goes by, for the net in the folder, or that of the package.
help-learn-ray = Let the workers be actors of a Ray cluster: HOST:PORT, ray://HOST:PORT, auto, or local. Needs the extra "ray".
help-learn-device = What JAX computes on, such as cpu or cuda; by default, the best it finds.

learn-task = { $title } learns
learn-missing = This needs the package { $module }: install entrepot[{ $extra }].
learn-lesson = { $seconds } s: { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $speed } a second
learn-rated = { $seconds } s: wins against { $shares }
learn-done = The net, its curve and its state are in { $folder }.
learn-values_done = The values are in { $folder }.

help-strength = Measure how often a net beats the bot greedy, at every number of seats and with every option.
help-strength-games = How many games for each line of the table.
help-strength-seed = Other deals.
help-strength-net = The file of a net; by default, the one of the package.
help-strength-card = Measure the net beside this card, and write the result into the card.

strength-task = { $title } plays against greedy
strength-title = { $title }: the net alone against greedy, { $games ->
    [one] { $games } game
   *[other] { $games } games
} each, seed { $seed }
strength-option = options
strength-seats = seats
strength-win_rate = won
strength-interval = 95 % interval

help-bench = Measure how fast the games are played, plain and compiled, and against other systems.
help-bench-games = The games; by default, all.
help-bench-seats = Measure this number of seats only.
help-bench-against = Measure other systems in the same run.
help-bench-seconds = Length of a round.
help-bench-rounds = How many rounds each plays.
help-bench-write = Also put the figures between the marks of this file.

help-replay = Read a saved game: its log in sentences, or the table after one of its moves.
help-replay-file = A saved game.
help-replay-at = Show the table after this move; 0 is the start.
help-replay-seat = See it as this seat does; by default, as a watcher.
help-replay-box = The box that the game was played with.

help-review = Let the master look back at a saved game: the chances over the game, what mattered most, what it would have played.
help-review-seat = Review this seat alone, from what it could know; by default, all of them.
help-review-seconds = How long it may take.
help-review-tries = Tries for each decision, instead of a time: the same review again.

help-box = Look at the box of a game, or check a box file.
help-box-show = Show all tables of a box with their values and sources; our own stand-ins are marked.
help-box-show-box = Another box file.
help-box-check = Say whether a box file can be played with.
help-box-check-file = The box file.
help-box-diff = Say what differs between two boxes of a game.
help-box-diff-one = A box file, or the name of a game for its own box.
help-box-diff-other = The other one.

help-rules = List the numbered rules with the code that carries them out and the tests that show them.
help-rules-game = The game; by default, all that have a rules page.
help-rules-missing = Only rules that lack a test or code; exit code 1 if there are any.
help-rules-strict = All rules; exit code 1 if one lacks a test or code.

help-words = Look after the languages.
help-words-check = Compare every catalogue and rules page with English; exit code 1 where something is wrong.
help-words-check-language = One language, such as pl; by default, all.

help-version = Say the version, whether the compiled rules are in use, and the Python.

## who

you = You
you-other = you
seat = Seat { $seat }
seat-short = S{ $seat }
bot = Bot { $number }
bot-full = Bot { $number } ({ $bot })
bot-short = B{ $number }
list = { $names } and { $last }
wins = { $names } { $person ->
    [second] win
   *[third] wins
}.
win_shared = { $names } share the win.

## play

help-lesson = Learn a game at its table, a few words at a time.
help-lesson-game = The game.
help-lesson-lesson = The lesson; by default, the first.
help-lesson-step = The step to begin with.
help-lesson-list = List the lessons of the game.

lesson-head = Lesson { $number } of { $lessons }: { $title }
lesson-step = { $step } of { $steps }
lesson-keys = Enter goes on, `back` takes a step back, `quit` leaves.
lesson-move_keys = Type the move or its number. `show` plays it, `back` takes a step back, `quit` leaves.
lesson-other = That is possible too, but here we want to see something else. { $do }
lesson-listed = { $number }  { $title } ({ $name }), { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
lesson-left = Go on with: entrepot { $command }
lesson-done = That was the last lesson. Play a game: entrepot play { $game } --bots level-1

play-at_table = At the table: { $names }. Type a number, a move, or `help`.
play-then = then: { $question }
play-taken_back = Taken back: { $moves }.
play-kept = The game is kept. Continue it with: entrepot { $command }
play-whole_game = To see the whole game: entrepot replay { $file }
play-not_kept = The game goes on, but it is not kept: { $why }
play-kept_in = The game is kept in { $file }; `save FILE` makes a copy.
play-saved = Saved in { $file }.
score = Score
score-total = Total

command-undo = take back your last move, where nothing was revealed since
command-restart = take back all of your turn that can be taken back
command-hint = good moves, what they lead to, and why
command-help = the rule of this question; `? NUMBER` shows any rule
command-log = what has happened; `log 50` shows more
command-board = draw the table again
command-save = `save FILE` keeps a copy of the game
command-quit = leave; the game is kept

## hint

hint-thinking = Thinking …
hint-move = { $number }: { $move }. { $chance } % to win, { $points } { $unit }.
hint-points = points
hint-why = { $why }: { $points } { $unit } more { $than }.
hint-why_ahead = Looking further ahead, it wins more often { $than }.
hint-why_little = In the final score there is hardly any difference.
hint-behind = { $term }: { $points } less.
hint-less = { $term }: { $points } { $unit } less { $than }.
hint-than = than { $number }
hint-only = There is no other move.
hint-alone = No other move is worth a longer look.
hint-from_what_you_see = From what you can see.
hint-figures = The figures are expected at the end, with the difference to the other move.
hint-lost = There is hardly a chance to win, so the first is what leads to the best final score.

## board: what the boards of several games say; the rest is in the words of each game

board-traders = Traders
board-points = VP
board-hand = Hand
board-empty = empty
board-yes = yes
board-no = no

## replay

replay-head = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
replay-moment = { $title } after move { $move }
replay-goes_on = The game is not over.

## review

review-progress = The master looks back at { $title }
review-chances = Chance to win, each seat as it could see itself:
review-chances_of = Chance to win, as { $name } could see it:
review-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
review-percent = { $number } %
review-signed = { $sign }{ $number }
review-swings = What mattered most
review-no_swings = No decision mattered much: the master sees no large swing.
review-move = move
review-who = seat
review-played = played
review-other = compared with
review-master = the master: { $move }
review-next = next best: { $move }
review-swing = to win
review-term = most in
review-standing = { $name }: as the master played: { $same } of { $decisions }; as good: { $as_good }; given away: { $given_away } percentage points
review-replay = To see the table before the first of these moves: entrepot replay { $file } --at { $index } --seat { $seat }

## box

box-head = { $title }: { $file }, box { $box }
box-fine = { $file } is fine: box { $box }.
box-fine_same = { $file } is fine: box { $box }, the same as the game's own.
box-progress = House values replaced: { $replaced } of { $total }.
box-diff_changed = { $table }: { $what } is { $after }, was { $before } ({ $now }, was { $was }).
box-diff_read = { $table }: { $what } is still { $after }, now from { $now } (was { $was }).
box-diff_added = { $table }: { $what } is { $after }, was not there.
box-diff_gone = { $table }: { $what } is gone, was { $before }.
box-diff_new = { $table } is new.
box-diff_missing = { $table } is gone.
box-differences = { $count ->
    [one] { $count } difference.
   *[other] { $count } differences.
}
box-no_difference = No difference.
box-house = { $mark } our own stand-in for what no source gives.
box-table = table
box-key = key
box-value = value
box-source = source

## rules

rules-code_none = no code names it
rules-code_why = no code: { $why }
rules-test_none = no test
rules-unknown = There is no rule { $number }, but it is named here:
rules-summary = { $game }: { $rules } numbered rules, { $untested ->
    [0] each shown by a test
   *[other] { $untested } of them without a test
}, { rules-named }.
rules-summary_without_tests = { $game }: { $rules } numbered rules, whose tests are not here, { rules-named }.
rules-summary_only = { $game }: { $rules } numbered rules. Code and tests are part of the project's sources, which are not here: only the rules are listed.
rules-named = { $uncited ->
    [0] each named by the code that carries it out
   *[other] { $uncited } of them named by no code
}{ $excused ->
    [0] {""}
   *[other] ; { $excused } need no code
}

## arena and bench

arena-progress = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }
arena-note = An even share is { $share }. Shared wins are split. Wilson interval, 95 %. Rating: OpenSkill.
arena-meetings = One alone against { $others ->
    [1] another
   *[other] { $others } of the other kind
}
arena-against = { $one } against { $other }
arena-rated = rating { $rating }
arena-alone = alone
arena-others = against
arena-rating = rating
arena-time = ms
arena-bot = bot
arena-played = played
arena-win_rate = win rate
arena-interval = interval
arena-score = score
arena-replaced = Another bot made { $moves } of the { $all } moves of { $bot }.
bench-starting = starting

ladder-seats = With { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} (an even share is { $share }):
ladder-nothing = Not measured yet.
ladder-bot = bot
ladder-against = against
ladder-wins = wins
ladder-rating = rating
ladder-won = beats the next lower one
ladder-interval = 95 % interval
ladder-games = games
ladder-time = ms a decision

load-plan = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} of { $game } with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
} at each, { $bots } at the others, { $seconds } s
load-clicks = { $clicks ->
    [one] { $clicks } click
   *[other] { $clicks } clicks
}: half within { $half } ms, 95 % within { $p95 } ms, 99 % within { $p99 } ms, the slowest { $slowest } ms
load-waits = { $waits } waits for bots: half within { $half } s, 95 % within { $p95 } s, 99 % within { $p99 } s, the longest { $slowest } s
load-cost = Moves: { $moves }, each { $cpu } ms of processor time of the server ({ $crowd } ms of the crowd itself); { $memory } MB of memory for each table
load-faults = { $faults } people had to stop; the first because of: { $first }
load-beside = the other release
load-processes = { $processes ->
    [one] one process
   *[other] { $processes } processes
}
load-apart = { $server }, people apart
load-column-clicks = clicks
load-column-half = half within
load-column-p99 = 99 % within
load-column-cpu = CPU a move
load-column-crowd = crowd's own
load-column-memory = MB a table

## words

words = { $language }: { $percent } % (texts: { $said } of { $known })
words-file = { $file }: { $said } of { $known }
words-fault-missing = missing:
words-fault-unknown = not in English:
words-fault-twice = more than once:
words-fault-syntax = line { $text } cannot be read: { $what }
words-fault-plural = { $text }: the number { $what } has no form for { $rest }
words-fault-used = { $text } uses { $what }, which is not there
words-fault-case = { $text }: no name of { $what } has the form "{ $rest }"
words-fault-value_unknown = { $text }: there is no value { $what }
words-fault-value_lost = { $text }: the value { $what } is not said
words-fault-page = { $what }

## version and serve

version = entrepot { $version }, { $build ->
    [compiled] compiled
   *[plain] plain
} rules, { $python }
version-plain = Notice: the rules run as plain Python here. Everything works and plays the same, but bots think and arenas run many times slower. A wheel built for your platform brings the compiled rules; in a checkout `make compiled` makes them, and `make play` uses them.
serve-plain = Notice: the rules run as plain Python; `entrepot version` says more.
serve-setting = Setting: { $name } is { $value } ({ $source })
see_help = { $problem } See `{ $command } --help`.

## admin

admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-sanctioned = Done. To take it back: entrepot admin lift { $sanction }
admin-lifted = Sanction { $sanction } is lifted.
admin-nobody = Somebody
admin-erased = Erased. Tables deleted: { $deleted }; tables where only the name is gone: { $renamed }. Logs and backups may still hold the name.
admin-purged = Deleted guests: { $guests }; deleted tables: { $tables }.
admin-rotated = Cookies are signed with a new key.
admin-signed_out = Cookies are signed with a new key, and those of the last one count no more.
admin-backed_up = { $file } holds everything. Tables: { $tables }; rows in all: { $rows }. Keep it safe: it holds the key that signs cookies.
admin-restored = Restored from { $file }. Tables: { $tables }; rows in all: { $rows }.
