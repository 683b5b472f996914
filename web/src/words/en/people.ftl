invite-title = Invite to this table
invite-say = Say these three words
invite-where = They go into “Join a table” on the front page, or point a camera at the code.
invite-qr = QR code of the link to this table
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-share = Share the link …
invite-share_text = Come and play { $game } with us. The code is { $code }.
invite-network = Works for everybody in this network (the same Wi-Fi).
invite-world = Works for everybody who gets it.
invite-machine = Only this computer can open this link.
invite-machine_more = Nobody else can reach the table yet.
invite-listen = Let this network in
invite-listen_how = Start the server with --friends (make play ARGS=--friends) to let the others in.
invite-can = Your friends can
invite-sit_in = Sit in for { $name }
invite-sit_in_note = { $bot } plays this seat until then
invite-watch = Watch
invite-watch_note = see what everybody sees
invite-free =
    { $count ->
        [one] Take the free seat
       *[other] Take one of { $count } free seats
    }
invite-free_note = the game begins when all are taken
invite-trouble = The invitation cannot be shown: { $why }

welcome-title = You are invited
welcome-game = { $game }, with { $names }
welcome-name = Your name
welcome-name_placeholder = What shall the others call you?
welcome-name_missing = Choose a name first, so that the others know who sits down.
welcome-sit = Sit down
welcome-sit_for = Sit in for { $name }
welcome-watch = Only watch
welcome-open = Sit down …
welcome-seat_note = You take over this seat as it is now, with everything in it.

room-bot = Fill with a bot
room-bot_of = Fill seat { $number } with a bot
room-close = Close the table
room-close_sure = Close it for everybody?
room-close_yes = Yes, close it
room-close_no = Keep it
room-invite = Invite friends
room-closed = The table was closed
room-closed_text = The person who opened it, or the operator of this server, has closed it.
room-here = here now
room-gone = not here now

absent-away = away { $time }
absent-now = now
absent-minutes =
    { $count ->
        [one] { $count } min
       *[other] { $count } min
    }
absent-hours =
    { $count ->
        [one] { $count } h
       *[other] { $count } h
    }
absent-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
absent-asked = { $name } has to decide, and is away.
absent-seen = Last seen { $time } ago. A bot can sit in; { $name } takes over again on coming back.
absent-just = Just left. A bot can sit in; { $name } takes over again on coming back.
absent-title = { $name } has been away for { $time }
absent-title_now = { $name } has just left
absent-nudge = Nudge
absent-nudge_again = Nudge again
absent-nudge_in = Nudge again in { $time }
absent-seconds = { $count } s
absent-bot = Bot sits in …
absent-who = Who sits in for { $name }?
absent-until = Or a bot sits in until { $name } is back
absent-back_note = { $name } gets the seat back with one click, between two moves.
absent-wait = Wait
absent-sits_in = { $bot } sits in
absent-manage = { $name } is away: what can be done
absent-conceded = { $name } has conceded; a bot plays on

nudged-here = { $name } nudges you: it is your turn.
nudged-there = { $name } nudges you at { $title }: it is your turn there.
nudged-go = Go there
nudged-title = ● { $name } nudges you

concede-open = Concede …
concede-title = Concede this game?
concede-two = { $name } wins at once. This cannot be taken back.
concede-more = A bot plays on for you to the end, and your seat cannot win. This cannot be taken back.
concede-yes = Concede
concede-no = Keep playing
concede-mark = conceded
concede-end = { $names } conceded.

clock-runs = { $name } has { $time } left
clock-rests = { $name } has { $time }
clock-none = The time of { $name } is out
clock-left = { $time } left
clock-out-bot = The time of { $name } is out: a bot plays on.
clock-out-concede = The time of { $name } is out: the game is conceded.
clock-about = { $given }; { $then }
clock-about-move = { $time } for each decision
clock-about-game = { $time } for the whole game
clock-about-game_more = { $time } for the whole game and { $more } more for each turn
clock-about-days = { $time } for each decision
clock-then-bot = then a bot takes over
clock-then-concede = then the game is conceded
clock-new = Time to think
clock-new-none = No clock
clock-new-none_about = Everybody takes the time they need.
clock-new-move = A limit for each decision
clock-new-move_about = The clock starts afresh with every question.
clock-new-game = A limit for the whole game
clock-new-game_about = Everybody has a stock of time; each turn adds a little.
clock-new-days = Days for each decision
clock-new-days_about = For a game over weeks: nobody has to be here at the same time.
clock-new-how_long = How long
clock-new-more = Added for each turn
clock-new-no_more = nothing
clock-new-then = When somebody’s time is out
clock-new-then-bot = A bot takes over
clock-new-then-bot_about = They can take the seat back, unless the time for the whole game is used up.
clock-new-then-concede = The game is conceded
clock-new-then-concede_about = With two players the other one wins; with more, a bot plays on and cannot win.

guests-open = People at this table …
guests-title = People at this table
guests-about = You opened this table, so you decide who stays. Whoever it concerns is told.
guests-plays = plays
guests-watches = watches
guests-not_here = { $where }, not here now
guests-sent_away = sent away
guests-muted = may not write
guests-mute = Mute
guests-unmute = Let write again
guests-kick = Send away
guests-kick_sure = Send { $name } away from this table? They are told so, and cannot come back until you let them.
guests-kick_player = Send { $name } away from this table? They are told so, and a bot has their seat from then on. They cannot come back until you let them.
guests-again = Let come again
guests-nobody = Nobody else is here.
guests-no = Leave it
guests-close_game = Close this table for everybody? The game ends at once, without a winner. This cannot be taken back.

turns-others =
    { $count ->
        [one] Another table waits for you.
       *[other] { $count } other tables wait for you.
    }
turns-next = Go to { $title }.
turns-wait =
    { $count ->
        [one] table waits
       *[other] tables wait
    }
