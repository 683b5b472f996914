# The sentences of Goa. $seat is the name of the seat that acts.

## prompt

prompt-quick_start = Quick Start: move { $left } markers to row 2 for nothing, take { $ducats } ducats, or neither.
prompt-quick_start_on = Quick Start: move another marker to row 2 for nothing.
prompt-flag = Lay the flag beside a tile: there the auctions begin.
prompt-mark = Put your marker { $marker } on a tile.
prompt-bid = { $tile }: bid more than { $bid }, or pass. Your ducats: { $ducats }.
prompt-bid_poor = { $tile }: with { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} you cannot bid more than { $bid }. Pass.
prompt-owner = { $tile }: let { $bidder } have it for { $bid }, or buy it for { $price } from the bank.
prompt-owner_poor = { $tile }: let { $bidder } have it for { $bid }. To buy it for { $price } you have too little.
prompt-act = Choose your action { $action } of { $actions }.
prompt-act_cards = Choose your action { $action } of { $actions }. Your cards may come first.
prompt-act_tiles = Choose your action { $action } of { $actions }. Your tiles may come first.
prompt-act_both = Choose your action { $action } of { $actions }. Your cards and tiles may come first.
prompt-extra_act = Choose your extra action.
prompt-extra_act_cards = Choose your extra action. Your cards may come first.
prompt-extra_act_tiles = Choose your extra action. Your tiles may come first.
prompt-extra_act_both = Choose your extra action. Your cards and tiles may come first.
prompt-after = The action is done, and none of your cards can be played now.
prompt-after_cards = The action is done. Play a card, or finish.
prompt-after_tiles = The action is done. Use a tile, or finish.
prompt-after_both = The action is done. Play a card, use a tile, or finish.
prompt-take_spices = Put spices on free spaces ({ $left } more).
prompt-take_spices_stop = Put spices on free spaces ({ $left } more), or finish.
prompt-fill_place = Fill { $place } ({ $left } more).
prompt-pay_spice = Choose the place that pays the { $spice }.
prompt-give_any = Duty: give spices of any kinds ({ $left } more).
prompt-sell = Choose a spice to sell for { $price } ducats, the first of up to { $left }.
prompt-sell_more = Sell more spices for { $price } ducats each ({ $left } more), or finish.
prompt-purchase = Choose a marker to move for ducats: { $prices } from rows 1 to 4.
prompt-progress_by_card = Choose a column: you pay its { $goods } only.
prompt-harvest = Harvest: put spices on free spaces ({ $left } more), or finish.
prompt-harvest_help = Harvest: put spices on free spaces ({ $left } more), use a card or tile, or finish.
prompt-harvest_full = Harvest: no space is free for { $left ->
    [one] { $left } more spice
   *[other] { $left } more spices
}. Finish.
prompt-harvest_full_help = Harvest: no space is free for { $left ->
    [one] { $left } more spice
   *[other] { $left } more spices
}. Use a card or tile, or finish.
prompt-harvest_mix = Harvest: take ships, colonists, or spices where there is space ({ $left } more), or finish.
prompt-harvest_mix_help = Harvest: take ships, colonists, or spices ({ $left } more), use a tile, or finish.
prompt-cut_hand = Your hand limit is { $limit }: throw { $over } more away.
prompt-cut_hand_play = Your hand limit is { $limit }: { $over } more must go. Throw cards away, or play one.
prompt-draw = Expedition: draw up to { $most ->
    [one] { $most } card
   *[other] { $most } cards
} (your hand limit is { $limit }).
prompt-draw_cards = Expedition: draw up to { $most } (hand limit { $limit }), or let cards go first.
prompt-draw_full = Expedition: your hand is full ({ $limit }). Let cards go to make room, or draw none.
prompt-name_colony = Choose a colony to found.
prompt-gap = { $missing ->
    [one] { $missing } colonist is
   *[other] { $missing } colonists are
} missing for { $colony }. Pay, or give up.
prompt-gap_help = { $missing ->
    [one] { $missing } colonist is
   *[other] { $missing } colonists are
} missing for { $colony }. Pay, use a card or tile, or give up.
prompt-gap_poor = { $missing ->
    [one] { $missing } colonist is
   *[other] { $missing } colonists are
} missing for { $colony }, you have { $colonists }. Give up.
prompt-gap_poor_help = { $missing ->
    [one] { $missing } colonist is
   *[other] { $missing } colonists are
} missing for { $colony }, you have { $colonists }. Use a card or tile, or give up.
prompt-choose_colony = Choose a tile of { $colony }.
prompt-fifth_plantation = { $tile }: your places are full. Replace a plantation, or leave the new one.
prompt-choose_goods = Take { $ships } ships or { $colonists } colonists.
prompt-gift = Gift: take one of the tiles that were set aside.
prompt-exchange = Exchange: take any tile of the market. The Exchange tile will lie there instead.
prompt-extra_harvest = Extra harvest: fill a plantation or colony ({ $left } more), or finish.
prompt-succour = Succour: the cards show { $number }. Take as many ships, colonists or spices.
prompt-viceroy = Viceroy: move one of your least advanced markers, free of charge.
prompt-spy = Espionage: choose whose levels you use.
prompt-spy_action = Choose the action that you do with the levels of { $other }.
prompt-spy_action_cards = Act with the levels of { $other }, or play a card that changes one.
prompt-extra = Play one of your extra action cards (you have { $cards }), or pass.

## event

event-grid = The tiles of phase { $phase } are laid; set aside: { $aside }.
event-omen = { $seat } turns up: { $symbol }.
event-start = { $seat } takes the flag and { $ducats } ducats, the others take { $others }.
event-round = Round { $round } begins. { $seat } holds the flag.
event-flag = { $seat } lays the flag at { $square }.
event-mark = { $seat } puts marker { $marker } on { $tile } ({ $square }).
event-bid = { $seat } bids { $amount }.
event-pass = { $seat } passes.
event-sold = { $seat } buys { $tile } from { $owner } for { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}.
event-bought = { $seat } keeps { $tile } and pays { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
} to the bank.
event-kept = { $seat } takes { $tile } for nothing.
event-receive = { $seat } receives { $tile }.
event-keep_small = { $seat } keeps { $tile } face down.
event-remove = { $seat } gives up { $tile }.
event-token = { $seat } turns up a Bonanza token: { $token }.
event-ships = { $seat } takes { $number ->
    [one] { $number } ship
   *[other] { $number } ships
}.
event-colonists = { $seat } takes { $number ->
    [one] { $number } colonist
   *[other] { $number } colonists
}.
event-ducats = { $seat } takes { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}.
event-extra_card = { $seat } takes { $number ->
    [one] { $number } extra action card
   *[other] { $number } extra action cards
}.
event-draw = { $seat } draws { $number ->
    [one] { $number } expedition card
   *[other] { $number } expedition cards
}.
event-draw_own = { $seat } draws { $number ->
    [one] { $number } expedition card
   *[other] { $number } expedition cards
} ({ $cards }).
event-turn_up = { $seat } turns up cards with { $numbers }: { $sum } in all.
event-reshuffle = The discards become a new deck of { $cards } cards.
event-put = { $seat } puts { $spice } on { $place }.
event-give = { $seat } gives { $spice } from { $place }.
event-pay_ships = { $seat } pays { $number ->
    [one] { $number } ship
   *[other] { $number } ships
}.
event-pay_bank = { $seat } pays { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
} to the bank.
event-pay_colonists = { $seat } pays { $number ->
    [one] { $number } colonist
   *[other] { $number } colonists
}.
event-progress = { $seat } moves { $column } to row { $row }.
event-first = { $seat } is the first in row { $row } of { $column }.
event-all_markers = { $seat } has all markers in row { $row } or lower.
event-play = { $seat } plays the card { $card }.
event-throw = { $seat } throws away the card { $card }.
event-use = { $seat } uses the tile { $tile }.
event-exchange = { $seat } takes the tile at { $square } and leaves Exchange there.
event-spy = { $seat } uses the levels of { $other }.
event-harvest = { $seat } harvests up to { $number ->
    [one] { $number } spice
   *[other] { $number } spices
}.
event-expedition = { $seat } goes on an expedition.
event-name_colony = { $seat } sets out to found { $colony }, which needs { $need }.
event-found = { $seat } founds { $colony }.
event-fail = { $seat } does not found { $colony }.
event-extra = { $seat } plays an extra action card.
event-end = The game is over. Points by seat: { $points }.

## move

move-ducats = Take the ducats
move-flag = Lay the flag at { $square }
move-mark = Put the marker on { $square }
move-pass = Pass
move-buy = Buy it
move-progress = Progress in { $column }
move-build = Build ships
move-harvest = Harvest
move-taxes = Collect taxes
move-expedition = Expedition
move-found = Found { $colony }
move-play = Play { $card }
move-throw = Throw away { $card }
move-give = Give { $spice } from { $place }
move-put = Put { $spice } on { $place }
move-choose = Take { $goods }
move-draw = Draw { $number }
move-pay = Pay the missing colonists
move-fail = Give up
move-colony = Take { $tile }
move-replace = Replace { $place }
move-fill = Fill { $place }
move-spy = Use the levels of { $seat }
move-swap = Take the tile at { $square }
move-extra = Play an extra action card
move-done = Done
move-take = Take { $tile }
move-use = Use { $tile }
move-bid = Bid { $amount }

## score

score-markers = Development
score-colonies = Colonies
score-cards = Expedition cards
score-ducats = Most ducats
score-plantations = Small plantations
score-duty = Duty
score-missions = Missions
score-tokens = Bonanza

## values

nothing = nothing
called-tile-flag = Flag
