trouble-banner = The server cannot be reached. Trying again …

missing-title = Page not found
missing-text = There is nothing at this address. Perhaps the link was cut short.
missing-game = There is no game called “{ $game }” here.
missing-home = To the front page

front-title = Entrepot: four merchant games
front-hero = Sit down and play: against bots at once, or with friends by a link.
front-no_account = No account, no form.
front-games = Games
front-others = Other games here
front-players = { $range } players
front-length = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
front-minutes = about { $minutes } min
front-weight = weight: about { $weight } of { $most }
front-learn = Learn
front-learn_game = Learn { $game }, { $far }
front-learn_lessons =
    { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }
front-learn_far = { $done } of { $count }
front-learn_done = done
front-go_on = Go on learning { $game }
front-go_on_at = Lesson { $number } of { $count }
front-play_now = Play now
front-play_now_game = Play now: { $game }
front-new_table = New table
front-new_table_game = New table: { $game }
front-absent = Not available on this server
front-your_turn_at = Your turn at { $title }
front-made-none = All numbers as printed.
front-made-carthage = All numbers as printed; a few names are ours.
front-made-goa = Stand-ins of ours: expedition cards, some tiles and prices.
front-made-mombasa = Stand-ins of ours: map, tracks, cards, books.
front-made-yokohama = Stand-ins of ours: orders, technologies, buildings.
front-made-other = Some parts are stand-ins of ours.
front-made-which = Which ones?
front-made-which_game = Which parts of { $game } are stand-ins
front-made-yours = Make it yours
front-made-yours_game = Enter the printed numbers of { $game }

tables-with = with { $names }
tables-alone = you alone
tables-bots_only = a game of bots: { $names }
tables-as = { $game }: { $title }
tables-mine = My tables
tables-history = All finished games
tables-more_about = More about { $title }
tables-archive = Put away
tables-unarchive = Back to my tables
tables-remove = Remove …
tables-remove_sure = Remove “{ $title }”?
tables-remove_alone = The game is deleted. It cannot be brought back.
tables-remove_others = It leaves your lists. A bot plays on for you, so that the others can finish.
tables-remove_over = It leaves your history; the others keep it in theirs.
tables-remove_yes = Remove it
tables-remove_no = Keep it
tables-open = Open tables
tables-waiting =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
tables-to_join = { $count } to join or watch
tables-none_mine = No tables yet. “Play now” seats you at one.
tables-none_open = Nobody is waiting for company right now. A new table that you list shows up here for others.
tables-more =
    { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }
tables-your_turn = your turn
tables-filling = waits for players
tables-play = Play
tables-open_it = Open
tables-look_back = Look
tables-join = Join
tables-watch = Watch
tables-play_at = Play at { $title }
tables-open_at = Open { $title }
tables-look_back_at = Look back at { $title }
tables-join_at = Join { $title }
tables-watch_at = Watch { $title }
tables-hosted = { $game }, hosted by { $host }
tables-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
tables-seats_taken = { $taken } of { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} taken

join-title = Join a table
join-text = Type the three words you were told, or paste the link.
join-label = Three words or link of a table
join-placeholder = three words, or a link
join-looking = Looking for the table …
join-none = Table not found
join-go = Join
join-not_a_link = That does not look like three words or a link to a table.
join-watch_bots = Watch a game of bots
join-watch_which = Which game shall the bots play?
join-watch_game = Watch bots play { $game }
join-rules = Read the rules

history-title = History
history-heading = Finished games
history-empty = No game has ended yet. Finished games stay here, with their result and their replay.
history-result = { $name } { $points }
history-conceded = You conceded
history-conceded_mark = conceded
history-won = You won
history-shared = You shared the win
history-lost = { $names } won
history-archived = put away, not finished
history-review = Review
history-review_of = Review { $title }
history-replay = Replay
history-replay_of = Replay { $title }
history-more = Show older games

time-now = just now
time-minutes =
    { $count ->
        [one] for { $count } minute
       *[other] for { $count } minutes
    }
time-hours =
    { $count ->
        [one] for { $count } hour
       *[other] for { $count } hours
    }
time-days =
    { $count ->
        [one] since yesterday
       *[other] for { $count } days
    }

new-title = New table
new-heading = New table: { $game }
new-how_many = How many seats?
new-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
new-who = Who sits where?
new-who_help = Seats play in this order, clockwise.
new-seat = Seat { $number }
new-kind-me = Me
new-kind-bot = A bot
new-kind-here = Someone here
new-kind-open = Open for others
new-kind-help-me = You play this seat.
new-kind-help-here = Somebody beside you plays on this device. A curtain hides your secrets in between.
new-kind-help-open = Whoever has the link, or finds the table in the list, can sit down here.
new-seat_kind = Who plays seat { $number }
new-bot_level = Bot of seat { $number }
new-name_here = Name for seat { $number }
new-name_placeholder = Their name
new-guest = Guest { $number }
new-options = Options
new-title_label = Name of the table
new-title_help = Shown in the lists. May stay empty.
new-title_placeholder = Evening table
new-access = Who can find it?
new-private = Private link
new-private_help = Only those to whom you send the link.
new-listed = Listed
new-listed_help = Everybody sees it on the front page and can join or watch.
new-help = Help at this table
new-help-hints = Hints when asked
new-help-hints_about = One button shows good moves; the others see that you used it.
new-help-none = No help
new-help-none_about = For a match among equals.
new-owner_box = This server plays with its owner’s box { $file }.
new-my_box = This table is played with your box ({ $box }).
new-my_box_back = Back to the box
new-open = Open the table
new-yes = Yes
new-no = No

rules-title = Rules of { $game }
rules-intro = Every rule in our own words, each with its number. The table’s “?” leads here.
rules-games = Games
rules-chapters = Chapters
rules-search = Search the rules
rules-placeholder = ship, payday, 4.2 …
rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-none = No rule says “{ $query }”.
rules-clear = Show all rules
rules-link_to = Link to rule { $number }
rules-house = Made by us
rules-house_text = No source gives these parts of the box, so they are our stand-ins. They break no rule that is known:

settings-title = Settings
settings-kept = Kept in this browser; they take effect at once.
settings-look = Look
settings-theme = Theme
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-patterns = Bolder patterns
settings-patterns_help = Goods have patterns and marks, seats have shapes. This prints the patterns more boldly, for eyes that confuse colours.
settings-motion = Motion and sound
settings-animations = Play moves out as animations
settings-animations_help = When your device asks for less motion, nothing moves in any case.
settings-speed = Speed
settings-speed-slow = Slow
settings-speed-usual = Usual
settings-speed-fast = Fast
settings-speed-fastest = Very fast
settings-ask_at_once = Ask me at once
settings-ask_at_once_help = Usually you are asked when everything the others did has played out and landed.
settings-summary = Sum up what happened since my last turn
settings-summary_help = It takes the place of the log until you move; on phones it is a sheet before your turn.
settings-sound = Sound
settings-sound_help = A short tone when it is your turn.
settings-care = Before a move
settings-forced = Go on by itself where I have no choice
settings-forced_help = After a short pause in which you can still take back.
settings-warn_turn = Ask before a move that ends my turn
settings-warn_reveal = Ask before a move that reveals something
settings-warn_reveal_help = Such a move cannot be taken back.
settings-device = On another device
settings-device_text = A private code makes another browser yours too, with your name and all your tables. Give it to nobody else.
settings-code_make = Show my code
settings-code = My private code
settings-copy = Copy
settings-copied = Copied
settings-code_enter = Enter a code from another device
settings-code_claim = Use this code
settings-code_warning = This browser then belongs to the person of the code. To come back to who you are now, note your own code first.
settings-claimed = Welcome back, { $name }.

progress-carthage = { $tokens } of { $end ->
    [one] { $end } token
   *[other] { $end } tokens
}
progress-goa = round { $phase }{ $round }
progress-mombasa = round { $round } of { $rounds }
progress-yokohama = round { $round }
progress-over = finished
progress-open = not begun
progress-table = { $game }, { $progress }

game-carthage-about = Buy the whole market, race your ships home, and hope that pirates take the others.
game-goa-about = Bid for plantations and privileges, then grow spices, ships and colonies.
game-mombasa-about = Plan your cards in secret and steer four companies across the continent.
game-yokohama-about = Send assistants ahead of your president, fill orders and build in the port.
art-carthage = A trading ship before the harbour of Carthage
art-goa = A carrack, a white church and baskets of spices
art-mombasa = Trading posts on the savannah under a low sun
art-yokohama = A steamer in the bay of Yokohama below Mount Fuji
