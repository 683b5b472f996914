review-title = Review: { $game }
review-short = Review
review-how = How it went
review-how_note = The chance to win after every move, as the Master saw it.
review-given =
    { $count ->
        [one] You gave away { $chance } percentage points in { $count } decision.
       *[other] You gave away { $chance } percentage points in { $count } decisions.
    }
review-given_other =
    { $count ->
        [one] { $name } gave away { $chance } percentage points in { $count } decision.
       *[other] { $name } gave away { $chance } percentage points in { $count } decisions.
    }
review-given_none = Nothing was given away.
review-chart = Chance to win of each seat over the game. The arrow keys go from decision to decision.
review-chart_at = { $when }: { $chances }
review-chart_seat = { $name } { $chance } %
review-percent = { $chance } %
review-change = { $change } %
review-change_note = Minus: chance given away. Plus: so much better than the next best move.
review-move = move { $index }
review-when = { $round }, move { $index }
review-as_seen = as you saw it
review-as_seen_by = as { $name } saw it
review-you = You
review-master = the Master
review-decisions = Your decisions
review-decisions_of = Decisions of { $name }
review-key = Key moments { $count }
review-all = All { $count }
review-which = Which decisions
review-whose = Whose decisions
review-both = You: { $played }. The Master: { $best }.
review-both_of = { $name }: { $played }. The Master: { $best }.
review-as_master = { $played }: as the Master
review-as_good = { $played }: as good as the Master’s move, { $best }
review-reason = Largest difference in { $unit }: { $term }, { $less } instead of { $more }.
review-none_yet = The first decisions are being looked at.
review-none = There was nothing to decide.
review-to_win = to win
review-what = move
review-next = next best
review-try = Try it: { $move }
review-try_brief = Try the Master’s move
review-try_note = On a board of your own, against bots. The finished game stays as it is.
review-look = Look around
review-whole = Whole replay
review-close = Back to the table
review-played_as = As the Master played: { $same } of { $all }. As good: { $good }.
review-lost_by = Where most was given away
review-progress = Reviewed { $share } %
review-waiting =
    { $count ->
        [0] The review begins in a moment.
        [one] { $count } other review is made before this one.
       *[other] { $count } other reviews are made before this one.
    }
review-failed = The review could not be made.
review-again = Try again
review-not_over = This game is not over yet. It can be reviewed when it is.
review-board = The board at that moment
review-board_closer = Closer
review-board_whole = The whole board
review-axis = below: { $unit }
review-axis-carthage = tokens
review-axis-goa = rounds
review-axis-mombasa = rounds
review-axis-yokohama = rounds
review-band-carthage = { $tokens }
review-band-goa = { $phase }{ $round }
review-band-mombasa = { $round }
review-band-yokohama = { $round }
