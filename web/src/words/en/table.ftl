table-laying = The table is being laid …
table-gone = This table does not exist
table-gone_text = Perhaps the link was cut short, or the table was removed.
table-forbidden = This table is not for you
table-forbidden_text = It is private, and you do not sit at it.
table-trouble = The table cannot be shown
table-to_front = To the front page
table-board = Board
table-others = The others
table-side = The others, log and moves
table-mine = Your things
table-tools = Table
table-watching = You are watching
table-watchers =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
table-invite = Invite
table-invite_title = Copy the link to this table
table-animations = Play moves out as animations
table-pace = How fast moves play out: { $pace }
table-pace_off = off
table-speed = Speed
table-ask_at_once = Ask me at once, before all has played out
table-summary = Sum up what happened since my last turn
table-forced = Go on by itself where I have no choice
table-warn_reveal = Ask before a move that reveals something
table-warn_turn = Ask before a move that ends my turn
table-sound = A soft tone when it is my turn
table-notify = Notify me of my turn while I look elsewhere
table-leave = Leave: a bot plays for { $name }
table-all_rules = All rules
table-all_settings = All settings
table-close = Close
table-menu = What to do with it
table-sure = sure?
table-sure_main = { $move }: sure?
table-warn-reveals = This reveals something: there is no way back.
table-warn-ends = This ends your turn.
table-again_to_play = Click it again to play it; Escape forgets it.
table-again_to_play_touch = Tap it again to play it; tap anything else to forget it.
table-warn-phase = Your turns of this round are over then; it cannot be taken back.
table-keep_playing = Keep playing
table-waits = waits
table-restart = Restart turn
table-restart_title = Take back all of your turn that can be: up to where somebody else moved or something came to light
keys-title = Keys
keys-question = For this question
keys-note = Type the whole key. Where a longer number begins alike, Enter plays the shorter one.
keys-always = At every table
keys-undo = take back your last move
keys-restart = take back all of your turn that can be
keys-hint = a hint: good moves, and why
keys-rule = the rule behind the question
keys-type = type a move in words
keys-page = this page
keys-forget = forget what was typed or asked, or close the hint
keys-walk = walk over the table; Enter plays what is marked
keys-enter = Enter
keys-more = and { $count } more
keys-escape = Esc forgets it
table-tip-click = Click: { $move }.
table-tip-choose = Click to choose: { $moves }.
table-tip-choose_many = Click to choose one of { $count } moves.
table-tip-or = , or{ " " }
table-tip-ends = It ends your turn.
table-sofar = So far, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
table-will_ask = Then:
table-tip-will = → { $will }
table-tip-reveals = It reveals something: no way back.
table-asked = What is asked
table-past = As it was after move { $index } of { $last }
table-over = The game is over.
table-result = Show the result
table-rule = Rule { $rule }
table-thinks =
    { $count ->
        [one] is deciding.
       *[other] are deciding.
    }
table-goes_on = The game goes on …
table-watch_note = You are watching: you see what is open to everybody.
table-wait_note = Point at anything to learn what it is.
table-wait_note_touch = Hold a finger on anything to learn what it is.
table-to_live = Back to now
table-to_end = To the end
table-skip = Skip
table-undo = Undo
table-undo_title = Take back your last move
table-undo_none = Nothing of yours to take back
table-log = Log
table-log_title = Show the table after move { $index }
table-chat = Chat
table-chat_label = Write to the table
table-chat_empty = Nobody has said anything yet.
table-say = Say
table-muted = The host of this table or the operator of this server has decided that you cannot write here.
table-box = Moves, log and chat
table-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
table-sheet-more = Show more below the question
table-sheet-fold = Fold what is below the question
table-show_player = What { $name } has
table-moves = Moves
table-touch_note = Tap something that glows, or choose under Moves.
table-your_moves = Your moves
table-moves_note = click, press a key, or type
table-no_moves = You have nothing to decide now.
table-type = Type a move
table-type_hint = Type a move: { $example }
table-type_wrong = That is not one of your moves.
table-title = { $game } · Entrepot
table-title_turn = ● Your turn: { $game }
table-replay = Replay
table-turn_back = One turn back
table-turn_on = One turn on
table-step_back = One step back
table-step_on = One step on
table-play = Play from here
table-pause = Pause
table-moment = Moment of the game
table-move_number = move { $index }
table-moment_link = Copy a link to this moment
table-live = live
table-end = the end
table-eyes = Whose eyes to look through
table-eyes_of = seen by { $name }
table-eyes_watcher = seen by a watcher
table-lost = The connection is lost. Trying again …
table-storage = The server cannot store anything right now, so no move counts. It tries again by itself.
table-damaged = The record of this game is damaged. It is shown as far as it can be read, and cannot go on.
table-lost_short = not connected
table-held = Your move waits until the connection is back: { $move }.
table-held_undo = Your undo waits until the connection is back.
table-let_go = Forget it
table-counted = The connection is back, and your move counted.
table-not_counted = The connection is back. { $reason }
table-away =
    { $count ->
        [one] While you were away: { $count } move.
       *[other] While you were away: { $count } moves.
    }
table-away_watch = Watch them
table-away_ok = All right
table-away_line = while you were away
table-since = Since your last turn
table-since_first = Before your first turn
table-since_you = You
table-since_chip =
    { $count ->
        [one] Since your last turn: { $count } event
       *[other] Since your last turn: { $count } events
    }
table-since_show = Show the turn of { $name } on the board, { $seconds } s
table-since_all = Show all on the board
table-since_all_short = Show all, { $seconds } s
table-since_stop = Stop
table-seconds = { $seconds } s
table-to_my_turn = To my turn
table-hand_over = Hand over to { $name }
table-hand_over_note = See what your move did; then hand over the device.
table-curtain = It is { $name }’s turn
table-curtain_text = Hand over the device; what others may not see stays behind the curtain.
table-i_am = I am { $name }
table-waiting = Waiting for players
table-waiting_title = Waiting for players: { $game }
table-free_seats =
    { $count ->
        [one] { $count } seat is free; the game begins when it is taken.
       *[other] { $count } seats are free; the game begins when all are taken.
    }
table-sit = Sit here
table-stand_up = Stand up
table-listed = The table is listed on the front page.
table-private = Only people with the link can find this table.
table-seat-open = free seat
table-seat-you = you
table-seat-here = at the table
table-seat-gone = not here at the moment
table-seat-bot = bot: { $bot }
table-seat-away = has left, a bot plays
table-seat-away_long = { $name } has left: a bot plays for now.
table-seat-back = Take the seat back
table-seat-asked = is deciding
table-and = { " " }and{ " " }
table-won_you = You win!
table-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
table-won_shared = A shared victory: { $names }
table-score_sheet = Score sheet
table-total = Total
table-winner = winner
table-decided = { $category } decided it: { $points } for { $name }, { $less } for { $other }.
table-chart = Scores over the game. At the end: { $text }
table-chart_start = start
table-chart_none = The chart cannot be shown.
table-again = Again
table-watch_again = Watch the replay
table-end_close = Look at the board
table-owner_box = Played with the box { $file }.
hint-button = Hint
hint-title = Show good moves, and why; the others see that you asked
hint-close = Put the hint away
hint-thinking = Thinking about a hint …
hint-card = Hint
hint-good =
    { $count ->
        [one] A good move
        [2] Two good moves
       *[other] Three good moves
    }
hint-read = { $number }: { $move }, { $chance } % to win.
hint-percent = { $chance } %
hint-to_win = to win
hint-others = the rest
hint-sum = { $points } { $unit }
hint-points = points
hint-why = { $why }: { $points } { $unit } more { $than }.
hint-why_little = In the final score there is hardly any difference.
hint-why_ahead = Looking further ahead, it wins more often { $than }.
hint-behind = { $term }: { $points } less.
hint-less = { $term }: { $points } { $unit } less { $than }.
hint-than = than move { $number }
hint-than_next = than the next best move
hint-play = Play it
hint-from_what_you_see = From what you can see.
hint-only = There is no other move.
hint-alone = No other move is worth a longer look.
hint-lost = There is hardly a chance to win, so 1 is what leads to the best final score.
hint-on = Hint { $number }
hint-used = { $name } used a hint.
hint-help = Help at this table:
hint-help-hints = hints when asked
hint-help-none = none
table-review = Review
table-what_if = What if
table-play_on = Play on from here
why-not_now = { $name }: not now
why-not_enough = { $name }: not enough
why-not_possible = This is not possible now.
why-not_your_turn = It is not your turn: the table waits for { $names }.
why-rule = Rule { $rule }: { $subject }
coach-title = The pilot explains
coach-close = I see
coach-off = No more explanations
coach-again = You find this again under the ? beside the question.
coach-setting = Explain each new kind of decision
