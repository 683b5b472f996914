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

## coach: what a kind of decision means, said once to who is new

coach-keep = A start tile names three cards that rest at first, a small bonus, and your first book. Keep the one whose bonus fits a company that you want shares of.
coach-rest = Three cards rest at first, one on each pile. Cards that you use later join the pile above their slot, and in each round you take one pile back: so this decides which cards come back together.
coach-plan = All lay their cards in secret, one at a slot. Cards of one good add up, and so do expansion cards. At the end of the round each card goes to the pile above its slot, and only one pile comes back.
coach-turn = In a turn you use cards of one kind, or place a bonus marker, or end your phase. Places on the board are taken first come, first served. When you end your phase, one pile of resting cards comes back to your hand.
coach-goods = Cards of one good add up to an amount. Buy one of the cards for sale with it, move your markers on company tracks, or both. What you do not use is lost.
coach-mixed_goods = Your privilege lets different goods pay for one card together. You have to buy a card then; what is left moves markers.
coach-invest = Each unit moves one of your markers one space. Shares count in the end, each worth what the empty spaces of that company's headquarters show.
coach-expand = Choose a company, then regions beside its headquarters or its posts. A single border costs 1, a double one 2, a foreign post 1 more. You take the reward of each region, and shares of the company become dearer.
coach-post = The post leaves the top of a column, and the coins below it become visible: they raise the value of a share. Look at which column brings coins soonest.
coach-return = A post that was ousted goes back to its headquarters and covers coins again. Choose the column where that hurts you least, or the others most.
coach-remove = A post that is removed from a headquarters uncovers coins without an expansion. Choose a company of which you have more shares than the others.
coach-collect = These are the rewards of the regions that you entered. You may take them in any order; pounds first can pay for a capital call on the track.
coach-advance = Your marker moves on the track of this company. The last share symbol that it has reached counts in the end. Special fields bring pounds at once and a privilege later.
coach-call = Here the company asks for money: pay, and your marker may go on. If you stop, the rest of this reward is lost, but you keep your pounds.
coach-points = Points buy books: an A or a B book costs 1, a C book 2. Each point that is left becomes 1 pound. Books make a way for your ink, and that is worth much in the end.
coach-place = Books lie side by side, and the ink later walks over them without a gap. Put easy ones where the ink comes soon. A placed book stays.
coach-books = The ink goes on over books whose requirements your open cards meet now; nothing is used up. Where it stops it takes that one reward. For 2 pounds you may turn one book down, so that it asks for nothing.
coach-ink = You may go on as long as the next book's requirement is met. Only the book where the ink stops brings its reward, so stop at a good one.
coach-buy = You pay the whole price in pounds: what the card shows on its crate and what its place in the display adds. The card comes to your hand.
coach-buy_and_move = This space offers two things: buy a card of the display for pounds, and move your diamond. Do one of them, or both in the order that you like.
coach-move_diamond = The diamond track counts in the end, and at a marked space it opens one more slot for cards. There is hardly a reason to stop.
coach-discard = A card of your hand leaves the game for pounds. Old, weak cards are good for that: your new ones come back to your hand more often then.
coach-discard_kind = Only a card of this kind may go, and it brings many pounds. It leaves the game for good.
coach-tier = Nobody has a higher total of this kind, so you may use this space. You choose one step up to your total; the highest one is usually best. Your cards stay open.
coach-option = One of these rewards is yours. Points buy books, diamond spaces count in the end.
coach-spread = You move on several tracks, as many spaces on each. Choose companies whose shares are worth most, or where a share symbol is near.

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

## will: what is certain of a move before it is played, by the values of its outlook

will-pays = −£{ $pays }
will-takes = +£{ $takes }
will-price = costs { $price }
will-price_none = costs nothing
will-space = to space { $space }
will-shares = shares +{ $shares }
will-diamonds = diamond spaces +{ $diamonds }
will-value = each share of { $company } +£{ $value }
will-value_less = each share of { $company } −£{ $value }
will-value_none = shares of { $company } keep their value
will-rewards = { $rewards }
will-points = points to spend: { $points }
will-cost = costs { $cost }
will-left = { $left } left
will-left_none = nothing left
will-markers = bonus markers left: { $markers }
will-markers_none = no bonus marker left
will-plus = counts { $plus } more
will-cards = out of your hand: { $cards }
will-rests = it lies there until you take that pile back
will-ahead = spaces ahead of your ink: { $ahead }
will-ahead_less = behind your ink: it brings nothing any more
will-ahead_none = behind your ink: it brings nothing any more
will-covers = covers the book there for good

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

## reason: why a move cannot be played now

reason-keep_not_now = Start tiles are chosen before the first round, and only with the variable setup.
reason-lay_not_now = Cards are laid in the planning phase of a round.
reason-clear_not_now = Cards can be taken back only in the planning phase, until all are revealed.
reason-ready_not_now = You say that you are ready at the end of your planning.
reason-use_not_now = Cards and tiles are used in the action phase, when all plans are revealed.
reason-boost_not_now = The plus tile is laid at the start of one of your turns, before the action.
reason-expand_not_now = Companies expand in the action phase, when all plans are revealed.
reason-mark_not_now = Bonus markers are placed in the action phase, when all plans are revealed.
reason-end_not_now = Your phase can be ended on a turn of the action phase.
reason-action_begun = Your action of this turn is under way. Finish it first: each turn has one.
reason-buy_not_now = Cards of the display are bought with goods, or for pounds by a bonus marker. Use a goods card or place the marker first.
reason-step_not_now = Markers on company tracks move by goods and by rewards. To use goods, choose a goods card first.
reason-stop_not_now = There is nothing here that you could leave out. Choose one of what is offered.
reason-enter_not_now = Regions are entered in an expansion. Name the company that expands first.
reason-take_not_now = A post leaves its headquarters when you have chosen the region that it goes to.
reason-collect_not_now = There are no rewards to choose from now.
reason-return_not_now = Posts go back to their headquarters after an expansion has ousted them.
reason-remove_not_now = Posts are removed only as a reward.
reason-book_not_now = Books are taken for points, which bookkeepers, regions and bonus spaces give.
reason-cash_not_now = You have no points to turn into pounds now.
reason-place_not_now = Books are placed at the end of the turn in which you took them.
reason-flip_not_now = A book is turned down when you use a bookkeeper, before the ink moves.
reason-ink_not_now = The ink moves when you use a bookkeeper.
reason-choose_not_now = There are no steps or options to choose from now. A bonus marker on such a space offers them.
reason-discard_not_now = Cards are discarded by a bonus marker on a space for it.
reason-tile_not_dealt = This start tile was not dealt to you.
reason-rest_another = First choose a resting space for { $card }.
reason-rest_not_there = The first cards rest above slots 1, 2 and 3.
reason-rest_taken = A card rests there already: { $slot }. Each of the three spaces gets one.
reason-not_your_card = You do not have this card: { $card }.
reason-lay_laid = { $card } is laid already: { $slot }. Take it back first to lay it elsewhere.
reason-lay_resting = { $card } is resting: { $slot }. It comes back when you take that pile at the end of your phase.
reason-lay_share = A single share is never laid. It stays in your hand until the final scoring.
reason-slot_taken = There is a card already: { $slot }. Each slot takes one.
reason-left_slot_closed = The left slot opens when your diamond reaches space { $need }. It is on space { $have }.
reason-right_slot_closed = The right slot opens when your ink reaches space { $need }. It is on space { $have }.
reason-plan_or_ready = Say that you are ready when you are done with planning, even with empty slots.
reason-nothing_laid = You have laid no card there: { $slot }.
reason-slot_empty = There is no card: { $slot }.
reason-card_used = { $card } is used: it lies face down for the rest of the round.
reason-no_passing = A turn cannot be passed. Take an action, or end your phase.
reason-card_chosen = { $card } is among your goods already.
reason-one_kind = You are using { $kind }. Goods of one action are of one kind.
reason-mix_too_little = You may mix goods to buy a card, but all your goods together buy none.
reason-mixed_goods = Mixed goods must buy a card. What is left then moves markers.
reason-card_gone = There is no card here. The display is refilled after the round.
reason-goods_short = Your goods are worth { $have }; the card costs { $price }.
reason-buy_first = A card is bought before markers move, and only one in an action.
reason-use_expansion = Expansion cards are used all together: expand, and name a company.
reason-no_expansion_card = You need a face-up expansion card or the expansion tile.
reason-headquarters_empty = No post is left in the headquarters of { $company }. It cannot expand until one comes back.
reason-nothing_in_reach = { $company } cannot enter any region with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-company_named = This expansion is for { $company }. All its points serve one company.
reason-own_post = { $company } has a post in { $region } already.
reason-not_beside = { $region } is neither beside the headquarters of { $company } nor beside one of its posts.
reason-entry_short = Entering { $region } costs { $price ->
    [one] { $price } point
   *[other] { $price } points
}; you have { $have } left.
reason-ousting_short = Entering { $region } and ousting the post there costs { $price ->
    [one] { $price } point
   *[other] { $price } points
}; you have { $have } left.
reason-first_post = You have named a company, so at least one post is placed.
reason-post_first = First choose the column of the post for { $region }.
reason-column_empty = No post is left in column { $column } of { $company }.
reason-not_ousted = No post of { $company } is waiting to go back.
reason-column_full = Column { $column } of { $company } has no space for a post. A bottom space that was vacated is never covered again.
reason-book_gone = There is no book here. Gaps are refilled at the end of the turn, as long as there are books of the letter.
reason-points_short = The book costs { $price ->
    [one] { $price } point
   *[other] { $price } points
}; you have { $have } left.
reason-points_lapse = Points cannot be kept. Take books, or the rest in pounds.
reason-no_such_space = Your book track has only { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}.
reason-crossed_out = An A book cannot go on a space with a crossed-out A.
reason-covers_book = An A book cannot cover a B or C book.
reason-no_book = There is no book on space { $space }.
reason-book_turned = On space { $space } the book lies face down already.
reason-flip_late = A book is turned down before the ink moves.
reason-flip_once = Only one book is turned down with each bookkeeper.
reason-flip_short = Turning a book down costs £{ $price }; you have £{ $have }.
reason-ink_at_end = The ink is on the last space.
reason-ink_gap = The ink cannot go onto or over an empty space, and there is no book on space { $space }.
reason-no_colleague = Next is space { $space }. Its book asks for a face-up merchant, or a face-up bookkeeper besides the one you are using.
reason-needs_more = Next is space { $space }. Its book asks for this: { $needs }. Face up you have { $have }.
reason-needs_apart = Next is space { $space }. Its book asks for this: { $needs }. The same goods cannot count twice, and face up you have { $have }.
reason-no_marker = You have no bonus marker left. They come back after the round.
reason-space_taken = A bonus marker lies here already. The space is blocked until the end of the round.
reason-space_short = The space costs £{ $price }; you have £{ $have }.
reason-first_turn = You hold the first-player marker: on your first turn of a round this space is closed to you.
reason-pounds_short = The card costs £{ $price }; you have £{ $have }.
reason-nothing_to_discard = You need a card in hand that may be discarded. A single share may not.
reason-discard_due = The card to discard is the price of this space: choose one.
reason-discard_from_hand = Only a card from your hand can be discarded: { $card } is not there.
reason-share_stays = A single share is never discarded. It stays in your hand until the final scoring.
reason-total_too_low = The lowest step asks for { $kind } { $need } face up; you have { $have }.
reason-no_majority = Somebody has more { $kind } face up: { $need }. You have { $have }.
reason-step_too_high = This step asks for { $kind } { $need } face up; you have { $have }.
reason-no_such_choice = There { $count ->
    [one] is only { $count } choice
   *[other] are only { $count } choices
} here.
reason-tile_not_held = You do not hold the { $tile }. A bonus marker on its space brings it for the next round.
reason-tile_used = The { $tile } is used: it lies face down for the rest of the round.
reason-boosted = The plus tile is laid already. It stays with its card.
reason-boost_other_card = The plus tile is laid on a face-up goods card.
reason-pile_empty = No card is resting there: { $slot }.
reason-take_a_pile = Choose the resting pile that you take back. Only without any pile you take none.
reason-last_round = This is the last round: no pile is taken back any more.
reason-track_end = Your marker is on the last space of the track of { $company }.
reason-other_track = These spaces are on the track of { $company }.
reason-call_short = The capital call of { $company } costs £{ $price }; you have £{ $have }.
reason-track_not_in_play = Track { $track } is not in play at this table.
reason-privilege_missing = This space is open to you once your marker has reached the { $level ->
    [1] first
   *[other] second
} special field of { $company } (track { $track }).
reason-one_of_two = You have a marker on the other space of track { $track }. Only one of the two is open to you in a round.
reason-none_to_discard = You need a card of this kind in your hand: { $kind }.
reason-discard_other_kind = Another kind of card is asked for here: { $kind }.
reason-bought_one = You have bought a card already. This space sells one.
reason-spread_elsewhere = These spaces are for other tracks, not for this one of { $company }.
reason-spread_done = You have moved { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} on the track of { $company }: that is all for one track.
reason-spread_no_other = You cannot begin another track.
reason-no_such_reward = This is not among the rewards that are left: { $reward }.

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

## What is printed, as a choice on the page where an owner enters it

called-printed-mombasa = Mombasa
called-printed-cape_town = Cape Town
called-printed-saint_louis = Saint-Louis
called-printed-cairo = Cairo
called-printed-banana = bananas
called-printed-coffee = coffee
called-printed-cotton = cotton
called-printed-expansion = expansion
called-printed-any = one good, any kind
called-printed-merchant_or_bookkeeper = merchant or bookkeeper
called-printed-pounds = pounds
called-printed-diamonds = diamond spaces
called-printed-diamond = diamond
called-printed-points = book points
called-printed-remove_post = remove a post
called-printed-cotton_less = pounds: cotton less
called-printed-track = track spaces
called-printed-none = none
called-printed-single = single line
called-printed-double = double line
