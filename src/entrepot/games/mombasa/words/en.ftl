# The sentences of Mombasa. $seat is the name of the seat that acts.

## prompt

prompt-keep = Keep one start tile: { $offered }.
prompt-rest = Choose a resting space for { $card }.
prompt-plan = Round { $round }: lay cards at your slots ({ $laid } of { $slots } so far), then say that you are ready.
prompt-plan_more = Round { $round }: { $laid } of { $slots ->
    [one] { $slots } card
   *[other] { $slots } cards
} laid. Lay more, take one back, or be ready.
prompt-plan_full = Round { $round }: { $laid } of { $slots ->
    [one] { $slots } card
   *[other] { $slots } cards
} laid. Take one back, or be ready.
prompt-plan_none = Round { $round }: you have no card to lay. Say that you are ready.
prompt-turn = Round { $round }, £{ $pounds }: nothing is left to do. End your phase.
prompt-turn_use = Round { $round }, £{ $pounds }: use a card, or end your phase.
prompt-turn_expand = Round { $round }, £{ $pounds }: expand, or end your phase.
prompt-turn_mark = Round { $round }, £{ $pounds }: place a bonus marker, or end your phase.
prompt-turn_use_expand = Round { $round }, £{ $pounds }: use a card, expand, or end your phase.
prompt-turn_use_mark = Round { $round }, £{ $pounds }: use a card, place a bonus marker, or end your phase.
prompt-turn_expand_mark = Round { $round }, £{ $pounds }: expand, place a bonus marker, or end your phase.
prompt-turn_use_expand_mark = Round { $round }, £{ $pounds }: use a card, expand, place a bonus marker, or end your phase.
prompt-goods_use = Goods worth { $amount }: add a card, or stop.
prompt-goods_buy = Goods worth { $amount }: buy a card, or stop.
prompt-goods_step = Goods worth { $amount }: move a marker, or stop.
prompt-goods_use_buy = Goods worth { $amount }: add a card, buy one from the display, or stop.
prompt-goods_use_step = Goods worth { $amount }: add a card, move a marker, or stop.
prompt-goods_buy_step = Goods worth { $amount }: buy a card, move a marker, or stop.
prompt-goods_use_buy_step = Goods worth { $amount }: add a card, buy one from the display, move a marker, or stop.
prompt-mixed_goods_use = Mixed goods worth { $amount }: add a card.
prompt-mixed_goods_buy = Mixed goods worth { $amount }: buy a card.
prompt-mixed_goods_use_buy = Mixed goods worth { $amount }: add a card, or buy one from the display.
prompt-invest = Move a marker on any track ({ $left } left), or stop.
prompt-expand_first = Expand { $company }: choose the first region ({ $points } to spend).
prompt-expand = Expand { $company }: choose the next region ({ $points } left), or stop.
prompt-post = From which column of the headquarters of { $company } does the post for { $region } come?
prompt-collect = Take your rewards in any order: { $rewards }.
prompt-return = Choose a column of the headquarters for an ousted post ({ $companies }).
prompt-remove = Remove a post from the top of any headquarters column ({ $left } left), or stop.
prompt-points = Points to spend: { $left }. Take a book, or take the rest in pounds.
prompt-place = Choose a space for the book { $book }.
prompt-books = Ink on space { $space }: move it, turn a book down for pounds, or stop (points then: { $points }).
prompt-books_ink = Ink on space { $space }: move it, or stop (points then: { $points }).
prompt-books_flip = Ink on space { $space }: turn a book down for pounds, or stop (points then: { $points }).
prompt-ink = Ink on space { $space }: move it on, or stop (points then: { $points }).
prompt-buy = Buy a card of the display for pounds (you have £{ $pounds }), or stop.
prompt-buy_and_move = Buy a card for pounds (you have £{ $pounds }), move the diamond (spaces: { $diamonds }), in any order, or stop.
prompt-move_diamond = Move the diamond (spaces: { $diamonds }), or stop.
prompt-discard = Discard a card from your hand, but no single share, for the pounds of its crate and £{ $bonus } more.
prompt-discard_kind = Discard a { $kind } card from your hand for the pounds of its crate and £{ $bonus } more.
prompt-tier = Your { $kind } total is { $total }. Choose a step: { $steps }.
prompt-option = Choose one, counted in this order: { $options }.
prompt-spread = Move on the tracks of your choice ({ $spaces } on each; tracks that can still be begun: { $tracks }), or stop.
prompt-advance = Move on the track of { $company } ({ $left } left), or stop.
prompt-call = Capital call of { $company }: pay £{ $call } to go on ({ $left } left), or stop.

## event

event-start = { $seat } { is } the first player. The tracks: { $tracks }.
event-tiles = { $seat } { gets } { $count } start tiles to choose from.
event-tiles_own = { $seat } { gets } start tiles to choose from: { $tiles }.
event-keep = { $seat } { has } chosen a start tile.
event-keep_own = { $seat } { keeps } start tile { $tile }.
event-start_tile = { $seat } { starts } with the tile { $book }.
event-rest = { $seat } { rests } { $card } at { $slot }.
event-round = { $seat } { is } the first player of round { $round }.
event-lay = { $seat } { lays } a card at { $slot }.
event-lay_own = { $seat } { lays } { $card } at { $slot }.
event-clear = { $seat } { takes } back the card at { $slot }.
event-ready = { $seat } { is } ready.
event-reveal = { $seat } { reveals } { $cards }.
event-privilege = { $seat } can use privilege { $level } of track { $track } ({ $company }).
event-boost = { $seat } { lays } the plus tile on { $card }.
event-use = { $seat } { uses } { $card }: goods worth { $amount }.
event-buy = { $seat } { buys } { $card } for { $price } in { $paid_in }.
event-step = { $seat } { moves } on the track of { $company } to space { $space } and { has } { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
} there.
event-gain = { $seat } { takes } £{ $pounds } ({ $why }).
event-pay = { $seat } { pays } £{ $pounds } ({ $why }).
event-diamond = { $seat } { moves } the diamond to space { $space }.
event-expand = { $seat } { expands } { $company } with { $points ->
    [one] { $points } expansion point
   *[other] { $points } expansion points
}.
event-no_expansion = { $seat } { places } no post and { loses } { $points ->
    [one] { $points } expansion point
   *[other] { $points } expansion points
}.
event-enter = { $seat } { sends } a post of { $company } from column { $column } to { $region }; a share is worth £{ $value } now.
event-return = An ousted post of { $company } goes back to column { $column }.
event-lost_post = There is no room for a post of { $company }: it leaves the game.
event-remove = { $seat } { removes } a post of { $company } from column { $column }.
event-bookkeeper = { $seat } { uses } { $card } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-flip = { $seat } { turns } down the book on space { $space }: { $book }.
event-ink = { $seat } { moves } the ink to space { $space }.
event-book = { $seat } { takes } the book { $book }.
event-place = { $seat } { places } { $book } on space { $space }.
event-no_room = { $seat } { has } no space for { $book }.
event-refill = A new book comes to row { $row }, column { $column }: { $book }.
event-merchant = { $seat } { uses } { $card }.
event-mark = { $seat } { places } a bonus marker: { $space }.
event-first_player = { $seat } { takes } the first-player marker.
event-discard = { $seat } { discards } { $card }.
event-end_phase = { $seat } { ends } the action phase, taking back { $cards }.
event-coins = { $coins ->
    [one] { $coins } coin falls
   *[other] { $coins } coins fall
} to column { $column } of the books.
event-display = These cards leave the display: { $gone }. New cards: { $new }.
event-tile = { $seat } { gets } the bonus tile: { $tile }.
event-end = The game is over. Wealth by seat: { $points }.

## move

move-keep = Keep start tile { $tile }
move-clear = Take back the card at { $slot }
move-ready = Ready
move-boost = Lay the plus tile on the card at { $slot }
move-use = Use your card or tile: { $slot }
move-expand = Expand: { $company }
move-mark = Place a bonus marker: { $space }
move-end = End your phase; the pile you take back: { $slot }
move-buy = Buy the card in row { $row }, column { $column }
move-step = Move on the track of { $company }
move-stop = Stop
move-enter = Enter { $region }
move-take = Take the post of column { $column }
move-collect = Take your reward: { $reward }
move-return = Return the post to { $company }, column { $column }
move-remove = Remove a post of { $company }, column { $column }
move-book = Take the book in row { $row }, column { $column }
move-cash = Take the rest in pounds
move-place = Place it on space { $space }
move-flip = Turn down the book on space { $space }
move-ink = Move the ink
move-choose = Choose { $option }
move-discard = Discard { $card }
move-lay = Lay { $card } at { $slot }

## score

score-cash = Cash
score-mombasa = Shares of Mombasa
score-cape_town = Shares of Cape Town
score-saint_louis = Shares of Saint-Louis
score-cairo = Shares of Cairo
score-diamonds = Diamond track
score-books = Book track

## term

term-cash = Cash
term-shares = Shares
term-diamonds = Diamond track
term-books = Book track

## why: what is good about a move, by the term that it helps most

why-cash = More money is left in the end
why-shares = Your shares are worth more
why-diamonds = You come further on the diamond track
why-books = You come further on the book track

# What expected points are counted in.
unit = pounds

## names: of kinds of cards, bonus spaces and tiles, slots, reasons. `title` is how a name begins a sentence or stands alone.

called-kind-banana = banana
    .title = Banana
called-kind-coffee = coffee
    .title = Coffee
called-kind-cotton = cotton
    .title = Cotton
called-kind-expansion = expansion
    .title = Expansion
called-kind-bookkeeper = bookkeeper
    .title = Bookkeeper
called-kind-merchant = merchant
    .title = Merchant
called-kind-share = share
    .title = Share

called-space-first_player = first player
    .title = First player
called-space-buy = buy a card
    .title = Buy a card
called-space-discard = discard a card
    .title = Discard a card
called-space-banana = banana majority
    .title = Banana majority
called-space-coffee = coffee majority
    .title = Coffee majority
called-space-cotton = cotton majority
    .title = Cotton majority
called-space-expansion = expansion majority
    .title = Expansion majority
called-space-plus_good_tile = the plus tile
    .title = The plus tile
called-space-bookkeeper_tile = the bookkeeper tile
    .title = The bookkeeper tile
called-space-merchant_tile = the merchant tile
    .title = The merchant tile
called-space-expansion_tile = the expansion tile
    .title = The expansion tile
called-space-C1_first = the first space of track C1
    .title = First space of track C1
called-space-C1_second = the second space of track C1
    .title = Second space of track C1
called-space-C2_first = the first space of track C2
    .title = First space of track C2
called-space-C2_second = the second space of track C2
    .title = Second space of track C2
called-space-D1_first = the first space of track D1
    .title = First space of track D1
called-space-D1_second = the second space of track D1
    .title = Second space of track D1
called-space-D2_first = the first space of track D2
    .title = First space of track D2
called-space-D2_second = the second space of track D2
    .title = Second space of track D2

called-tile-plus_good = plus tile
    .title = Plus tile
called-tile-bookkeeper = bookkeeper tile
    .title = Bookkeeper tile
called-tile-merchant = merchant tile
    .title = Merchant tile
called-tile-expansion = expansion tile
    .title = Expansion tile

called-card-bookkeeper_tile = { called-space-bookkeeper_tile }
called-card-merchant_tile = { called-space-merchant_tile }

called-slot-left = left slot
    .title = Left slot
called-slot-slot_1 = slot 1
    .title = Slot 1
called-slot-slot_2 = slot 2
    .title = Slot 2
called-slot-slot_3 = slot 3
    .title = Slot 3
called-slot-right = right slot
    .title = Right slot
called-slot-nothing = none
called-slot-bookkeeper_tile = { called-space-bookkeeper_tile }
called-slot-merchant_tile = { called-space-merchant_tile }

called-company-Mombasa = Mombasa
called-company-Cape_Town = Cape Town
called-company-Saint-Louis = Saint-Louis
called-company-Cairo = Cairo
called-company-nowhere = nowhere (place no post)

called-reward-posts = posts to remove
called-reward-track = track spaces
called-reward-points = book points
called-reward-diamonds = diamond spaces

called-why-merchant = a merchant
called-why-turned_book = a book turned down
called-why-reward = a reward
called-why-bonus_space = a bonus space
called-why-card = a card
called-why-discard = a discarded card
called-why-points = points left over
called-why-coin = coins under a book
called-why-capital_call = a capital call
called-why-special_field = a special field
called-why-special_field_again = a special field reached earlier
called-why-diamond_track = the end of the diamond track

called-phase-start_tiles = start tiles
called-phase-resting = resting
called-phase-planning = planning
called-phase-actions = actions
called-phase-over = over
called-state-hidden = planned
called-state-up = face up
called-state-in_use = in use
called-state-down = used
called-state-aside = aside

## names made of what is printed on cards, start tiles and books

card = { CASE($kind, "title") }
card_valued = { CASE($kind, "title") } { $value }
card_company = { CASE($kind, "title") } ({ $company })
card_valued_company = { CASE($kind, "title") } { $value } ({ $company })
bonus = { $company } +{ $count }
bonus_diamond = Diamond +{ $count }
book = { $letter } ({ $needs }: { $gives })
offered = { $tile } (book: { $needs } for { $gives }; resting: { $cards })
step = from { $least }: { $rewards }
both = { $one } and { $other }
nothing = nothing

## amounts: what books ask for, and rewards

amount-banana = { called-kind-banana } { $count }
amount-coffee = { called-kind-coffee } { $count }
amount-cotton = { called-kind-cotton } { $count }
amount-expansion = { called-kind-expansion } { $count }
amount-any = any one good { $count }
amount-merchant_or_bookkeeper = another merchant or bookkeeper
amount-pounds =
    { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
amount-diamonds =
    { $count ->
        [one] { $count } diamond space
       *[other] { $count } diamond spaces
    }
amount-track =
    { $count ->
        [one] { $count } track space
       *[other] { $count } track spaces
    }
amount-points =
    { $count ->
        [one] { $count } book point
       *[other] { $count } book points
    }
amount-posts =
    { $count ->
        [one] { $count } post to remove
       *[other] { $count } posts to remove
    }
amount-remove_post = { amount-posts }
amount-cotton_less = your cotton total less { $count } in pounds

## board: what the terminal's board says beyond that

board-round = Round { $round }: { $phase }
board-round_note = £ a share; markers by seat
board-company = Company
board-track = Track
board-share = Share
board-posts = Posts
board-map = Map
board-map_note = £ pounds, ◆ diamonds, pt points, step; * a mine
board-free = free
board-now = now
board-reach = { $region } for { $cost }
board-sale = Cards for sale
board-sale_note = price in brackets; deck { $deck }
board-left = left
board-middle = middle
board-right = right
board-books = Books
board-books_note = points: { $costs }; ¢ a coin
board-bonus = Bonus spaces
board-bonus_note = cost in pounds
board-players = Players
board-players_note = + hidden cards
board-ink = Ink
board-markers = Mk
board-cards = Cards
board-ended = ended
board-your_board = Your board: { $pounds ->
    [one] { $pounds } pound
   *[other] { $pounds } pounds
}
board-nothing_open = nothing laid open
board-slot = slot
board-closed = closed
board-rests = rests
board-your_track = Your book track: ink on { $ink }
board-turned = ( ) turned down
board-your_hand = Your hand
board-your_hand_note = crate in brackets

# What books ask for, and rewards, in few letters.
board-need-banana = bana{ $count }
board-need-coffee = coff{ $count }
board-need-cotton = cott{ $count }
board-need-expansion = exp{ $count }
board-need-any = any{ $count }
board-need-merchant_or_bookkeeper = m/b
board-reward-pounds = £
board-reward-diamonds = ◆
board-reward-points = pt
board-reward-track = step
board-reward-remove_post = -post
board-reward-cotton_less = cotton-

## option

option-variable_setup = Variable setup
option-variable_setup-about = The company tracks are drawn at random and everyone chooses a start tile in secret. For a second game.
option-early_ink_slot = Extra slot one book earlier
option-early_ink_slot-about = The right extra slot opens one book earlier, as in a later game of the family. Sources differ; off is the reading we think right.
option-wide_d2 = Longer steps on track D2
option-wide_d2-about = The second bonus of company track D2 moves further. The two rulebooks differ here; off is the reading we think right.
option-even_c1 = Even costs on track C1
option-even_c1-about = The second bonus space of company track C1 costs no more than the first. The rulebooks do not name the costs; off is the reading we think right.

## verbs

buys = { $person ->
    [second] buy
   *[third] buys
}
discards = { $person ->
    [second] discard
   *[third] discards
}
ends = { $person ->
    [second] end
   *[third] ends
}
expands = { $person ->
    [second] expand
   *[third] expands
}
gets = { $person ->
    [second] get
   *[third] gets
}
has = { $person ->
    [second] have
   *[third] has
}
is = { $person ->
    [second] are
   *[third] is
}
keeps = { $person ->
    [second] keep
   *[third] keeps
}
lays = { $person ->
    [second] lay
   *[third] lays
}
moves = { $person ->
    [second] move
   *[third] moves
}
loses = { $person ->
    [second] lose
   *[third] loses
}
pays = { $person ->
    [second] pay
   *[third] pays
}
places = { $person ->
    [second] place
   *[third] places
}
removes = { $person ->
    [second] remove
   *[third] removes
}
rests = { $person ->
    [second] rest
   *[third] rests
}
reveals = { $person ->
    [second] reveal
   *[third] reveals
}
sends = { $person ->
    [second] send
   *[third] sends
}
starts = { $person ->
    [second] start
   *[third] starts
}
takes = { $person ->
    [second] take
   *[third] takes
}
turns = { $person ->
    [second] turn
   *[third] turns
}
uses = { $person ->
    [second] use
   *[third] uses
}
