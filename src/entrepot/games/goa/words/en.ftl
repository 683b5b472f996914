# The sentences of Goa. $seat is the name of the seat that acts.

## prompt

prompt-quick_start = Quick Start: move { $left ->
    [one] { $left } marker
   *[other] { $left } markers
} a row down for nothing, take { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, or neither.
prompt-quick_start_on = Quick Start: move another marker a row down for nothing.
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
prompt-sell = Choose a spice to sell for { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}, the first of up to { $left }.
prompt-sell_more = Sell more spices for { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
} each ({ $left } more), or finish.
prompt-purchase = Choose a marker to move for ducats: { $prices }, by the row it leaves.
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
prompt-fifth_plantation = { $tile }: no free place. Replace one, or leave it.
prompt-choose_goods = Take { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} or { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
}.
prompt-gift = Gift: take one of the tiles that were set aside.
prompt-exchange = Exchange: take any tile of the market. The Exchange tile will lie there instead.
prompt-extra_harvest = Extra harvest: fill a plantation or colony ({ $left } more), or finish.
prompt-succour = Succour: the cards show { $number }. Take as many ships, colonists or spices.
prompt-viceroy = Viceroy: move one of your least advanced markers, free of charge.
prompt-spy = Espionage: choose whose levels you use.
prompt-spy_action = Choose the action that you do with the levels of { $other }.
prompt-spy_action_cards = Act with the levels of { $other }, or play a card that changes one.
prompt-extra = Play one of your extra action cards (you have { $cards }), or pass.

## coach: what a kind of decision means, said once to who is new

coach-quick_start = Before the game you may move two markers in two different columns one row down for nothing, or take ducats. A higher level works in every round.
coach-quick_start_on = The second marker moves in another column. Think of what you want to do often: a harvest and ships pay for most steps.
coach-flag = The first tile marker must touch the flag, and each further one the marker before it. So the place of the flag decides which tiles can be sold in this round.
coach-mark = Only tiles with a marker are auctioned. Where your marker lies, you speak last: you get the money of the best bid, or take the tile for 1 ducat less.
coach-bid = Everybody speaks once, the owner of the marker last. Only whoever gets the tile pays, so bid what it is worth to you: you cannot raise it later.
coach-owner = Your marker lies here, so you decide. Sell, and the best bidder pays you. Or buy it yourself: then you pay the bank 1 ducat less than the best bid.
coach-act = You have three actions in a round, one at a time. Progress moves a marker down for spices and ships. Before or after an action you may use your tiles, and play one card.
coach-after = Your action is done. This is the last moment to use a tile, or a card if you have not played one with this action.
coach-extra = Each extra action card brings one more action. You may keep one for the next round. With two or more you have to play.
coach-extra_act = An extra action is a full action like the others, with your cards and tiles before or after it.
coach-pay_spice = This spice lies on several of your places. The space that you empty is free for the next harvest: think of which kinds can grow there.
coach-progress_by_card = Your card waives a part of the price. So choose a step that would otherwise be dear.
coach-harvest = Put each spice on a free space that can bear it. Different kinds pay for more steps. What has no space is not taken.
coach-harvest_mix = Your card lets you take ships and colonists, too, in any mix with spices. Ships and colonists need no space.
coach-cut_hand = In an expedition the hand limit of your level holds. Throw away the card whose symbol or effect you need least.
coach-draw = A card helps once when it is played, or it counts in the end for its symbol: several alike are worth more. You may let cards go to make room.
coach-name_colony = Two cards are turned up and their colonists counted together with your level. If that is too little, you can pay what is missing from your own colonists. Whoever fails gets one colonist.
coach-gap = The cards show too little. Pay exactly the missing colonists and the colony is yours, or decline: then you keep them and get one more.
coach-choose_colony = The tiles of a colony differ in the spices that they can bear. Take kinds that your next steps cost.
coach-fill_place = New land comes filled. Where a space allows several kinds, choose what your next steps cost.
coach-take_spices = You get spices beside a harvest. Each needs a free space that can bear it; what has none is lost.
coach-sell = Each spice that you give back brings ducats. Keep the kinds that pay for your next step.
coach-purchase = For ducats instead of spices and ships you move one marker one row down. The further down it stands, the more it costs.
coach-fifth_plantation = You have four places for plantations, and all are taken. The new one can replace an old one, which is lost with its spices.
coach-choose_goods = Ships pay for steps, one for each spice. Colonists make up for what is missing when you found a colony. They cannot be mixed here.
coach-gift = These tiles were set aside before the game. Take the one that helps you most; it counts as if you had just bought it.
coach-exchange = You take any tile of the market without an auction, and your Exchange tile lies there instead. Whoever buys that later can do the same.
coach-extra_harvest = Choose a plantation or colony of yours: all its free spaces are filled. Begin where most spaces are empty.
coach-give_any = For six spices of any kinds this tile becomes points in the end. They are given at one time, so begin with those that no step needs soon.
coach-succour = You take as many of one sort as the cards show together. Spices need free spaces; ships and colonists do not.
coach-spy = You do one action with the level of another player, who loses nothing. Choose somebody whose marker is further down than yours.
coach-spy_action = Ships, harvest, taxes or a colony, at the level of the other player. Choose where that player is furthest ahead of you.
coach-viceroy = One of your least advanced markers moves a row down and costs nothing. Choose the column whose step would be hardest to pay.

## event

event-grid = The tiles of phase { $phase } are laid; set aside: { $aside }.
event-omen = { $seat } { turns } up: { $symbol }.
event-start = { $seat } { takes } the flag and { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, the others take { $others }.
event-round = Round { $round } begins. { $seat } { holds } the flag.
event-flag = { $seat } { lays } the flag at { $square }.
event-mark = { $seat } { puts } marker { $marker } on { $tile } ({ $square }).
event-bid = { $seat } { bids } { $amount }.
event-pass = { $seat } { passes }.
event-sold = { $seat } { buys } { $tile } from { $owner } for { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}.
event-bought = { $seat } { keeps } { $tile } and { pays } { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
} to the bank.
event-kept = { $seat } { takes } { $tile } for nothing.
event-receive = { $seat } { receives } { $tile }.
event-keep_small = { $seat } { keeps } { $tile } face down.
event-remove = { $seat } { gives } up { $tile }.
event-token = { $seat } { turns } up a Bonanza token: { $token }.
event-ships = { $seat } { takes } { $number ->
    [one] { $number } ship
   *[other] { $number } ships
}.
event-colonists = { $seat } { takes } { $number ->
    [one] { $number } colonist
   *[other] { $number } colonists
}.
event-ducats = { $seat } { takes } { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}.
event-extra_card = { $seat } { takes } { $number ->
    [one] { $number } extra action card
   *[other] { $number } extra action cards
}.
event-draw = { $seat } { draws } { $number ->
    [one] { $number } expedition card
   *[other] { $number } expedition cards
}.
event-draw_own = { $seat } { draws } { $number ->
    [one] { $number } expedition card
   *[other] { $number } expedition cards
} ({ $cards }).
event-turn_up = { $seat } { turns } up cards with { $numbers }: { $sum } in all.
event-reshuffle = The discards become a new deck of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-put = { $seat } { puts } { $spice } on { $place }.
event-give = { $seat } { gives } { $spice } from { $place }.
event-pay_ships = { $seat } { pays } { $number ->
    [one] { $number } ship
   *[other] { $number } ships
}.
event-pay_bank = { $seat } { pays } { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
} to the bank.
event-pay_colonists = { $seat } { pays } { $number ->
    [one] { $number } colonist
   *[other] { $number } colonists
}.
event-progress = { $seat } { moves } { $column } to row { $row }.
event-first = { $seat } { is } the first in row { $row } of { $column }.
event-all_markers = { $seat } { has } all markers in row { $row } or lower.
event-play = { $seat } { plays } the card { $card }.
event-throw = { $seat } { throws } away the card { $card }.
event-use = { $seat } { uses } the tile { $tile }.
event-exchange = { $seat } { takes } the tile at { $square } and { leaves } Exchange there.
event-spy = { $seat } { uses } the levels of { $other }.
event-harvest = { $seat } { harvests } up to { $number ->
    [one] { $number } spice
   *[other] { $number } spices
}.
event-expedition = { $seat } { goes } on an expedition.
event-name_colony = { $seat } { sets } out to found { $colony }, which needs { $need }.
event-found = { $seat } { founds } { $colony }.
event-fail = { $seat } { does } not found { $colony }.
event-extra = { $seat } { plays } an extra action card.
event-end = The game is over. Points by seat: { $points }.

## move

move-ducats = Take the ducats
move-flag = Lay the flag at { $square }
move-mark = Put the marker on { $square }
move-pass = Pass
move-buy = Buy it
move-progress = Progress in { $column }
move-build = { called-action-build }
move-harvest = { called-action-harvest }
move-taxes = { called-action-taxes }
move-expedition = { called-action-expedition }
move-found = Found { $colony }
move-play = Play { $card }
move-throw = Throw away { $card }
move-give = Give { $spice } from { $place }
move-put = Put { $spice } on { $place }
move-choose = Take { $goods }
move-draw = { $number ->
    [0] Draw none
   *[other] Draw { $number }
}
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

## will: what is certain of a move before it is played, by the values of its outlook

will-ships = ships +{ $ships }
will-ships_less = ships −{ $ships }
will-ships_after = { $ships_after } in all
will-colonists = colonists +{ $colonists }
will-colonists_less = colonists −{ $colonists }
will-ducats = ducats +{ $ducats }
will-ducats_less = ducats −{ $ducats }
will-ducats_none = costs nothing
will-ducats_after = { $ducats_after } in all
will-drawn = cards +{ $drawn }
will-extra = extra action cards +{ $extra }
will-extra_less = extra action cards −{ $extra }
will-spices = spices: up to { $spices }
will-spices_none = no space for spices
will-cards = cards: up to { $cards }
will-cards_none = no card: your hand is full
will-chance = chance { $chance } %
will-chance_none = chance 0 %
will-price_spice = pay { $spice }
will-price_ships = ships −{ $ships }
will-price_ducats = ducats −{ $ducats }
will-level_after = level { $level_before } → { $level_after }
will-owner_price = the owner can keep it for { $owner_price }
will-owner_price_none = the owner can keep it for nothing
will-ducats_left = if you get it, ducats left: { $ducats_left }
will-ducats_left_none = if you get it, no ducat is left
will-bid = highest bid: { $bid } ({ $bidder })
will-forgone = given up: { $forgone }
will-reach = tiles that can be marked next: { $reach }
will-lot = auctioned as number { $lot }; you are paid for it
will-hand = cards in hand then: { $hand }
will-hand_none = no card is left in your hand
will-only_card = the only card with this action
will-once_a_round = once a round
will-used_up = then it is used up
will-stock = { $spice } then: { $stock }
will-stock_none = no { $spice } is left
will-tile = { $tile }
will-spaces = spaces for spices +{ $spaces }
will-spaces_less = spaces for spices −{ $spaces }
will-keeps = stays with you for later
will-spices_lost = spices lost: { $spices_lost }
will-spied_ships = ships { $spied_ships }
will-spied_harvest = harvest { $spied_harvest }
will-spied_taxes = taxes { $spied_taxes }
will-spied_colonists = colonists { $spied_colonists }

## score

score-markers = Development
score-colonies = Colonies
score-cards = Expedition cards
score-ducats = Most ducats
score-plantations = Small plantations
score-duty = Duty
score-missions = Missions
score-tokens = Bonanza

## term

term-markers = Development
term-colonies = Colonies
term-cards = Expedition cards
term-ducats = Most ducats
term-tiles = Tiles and tokens

## why: what is good about a move, by the term that it helps most

why-markers = Your progress markers get further
why-colonies = Your colonies bring more
why-cards = Your expedition cards bring more
why-ducats = You come nearer to having the most ducats
why-tiles = Your tiles bring more

## reason: why a move cannot be played now

reason-ducats_not_now = Only Quick Start, before the first round, offers { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} for nothing.
reason-flag_not_now = The flag is laid at the beginning of a round, by its holder.
reason-mark_not_now = Markers are put down at the beginning of a round, right after the flag, each player in turn.
reason-pass_not_now = You can pass in an auction and instead of an extra action, but not here.
reason-buy_not_now = You buy in an auction, when your own marker lies there and somebody has bid.
reason-bid_not_now = Bids are made in the auctions, after the markers are put down.
reason-action_not_now = { $action } is an action: you choose yours when it is your turn after the auctions.
reason-play_not_now = Cards are played with your own actions: before one, after it, and within a Harvest or a founding.
reason-throw_not_now = Cards are thrown away before your own action and in an Expedition.
reason-use_not_now = Tiles are used with your own actions: before one, after it, and within a Harvest or a founding.
reason-give_not_now = You give spices when something asks for them: Progress, the sell card or a Duty.
reason-put_not_now = You put down spices in a Harvest, or when a tile or card brings them.
reason-choose_not_now = You cannot simply take { $goods }: a tile or card must offer them.
reason-draw_not_now = You draw cards in an Expedition; other draws come by themselves.
reason-gap_not_now = You pay colonists or give up when a founding falls short.
reason-colony_not_now = You take a colony tile once the founding of that colony has succeeded.
reason-replace_not_now = You replace a plantation only when a fifth one comes to you.
reason-fill_not_now = You fill a whole plantation or colony with the Extra harvest tile.
reason-spy_not_now = You use the levels of another player with the Espionage tile.
reason-swap_not_now = You take a tile straight from the market with the Exchange tile.
reason-take_not_now = You take a tile that was set aside with the Gift tile.
reason-extra_not_now = Extra actions come at the end of the round, when everyone has done the usual ones.
reason-done_not_now = You cannot leave this out: first choose one of the moves you are offered.

reason-flag_on_tile = A tile lies there. The flag goes on an empty square or beside the market.
reason-flag_far = The flag must share an edge with a tile.
reason-mark_empty = No tile lies there any more.
reason-marked = A marker lies there already.
reason-mark_far = Your marker must touch marker { $marker }, by an edge or a corner.
reason-bid_low = You must bid at least { $least }.
reason-bid_poor = You cannot bid { $amount }: you have { $have ->
    [one] { $have } ducat
   *[other] { $have } ducats
}.
reason-owner_bids = You are the owner and do not bid: buy for { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}, or pass.
reason-not_owner = This auction is not yours: you can only bid or pass.
reason-buy_poor = You have { $have ->
    [one] { $have } ducat
   *[other] { $have } ducats
}; to buy costs { $price }.

reason-no_passing = There is no passing here: choose one of the six actions, even if it brings nothing.
reason-action_done = This action is done. { $action } is possible with your next one.
reason-not_during = Tiles are not used within an Expedition: use them before it or after it.
reason-spice_first = In a Harvest, cards and tiles come after the first spice.
reason-last_row = Your marker in { $column } is in the last row already.
reason-ships_short = This step in { $column } costs { $price ->
    [one] { $price } ship
   *[other] { $price } ships
}; you have { $have }.
reason-spice_short = This step in { $column } costs { $price } { $spice }; you have { $have }.
reason-other_spice = The next spice to pay is { $spice }.
reason-spice_not_there = You have no { $spice } on { $place }.
reason-extra_first = Play an extra action card first; then choose { $action }.
reason-must_act = Your extra action card is played: choose an action. There is no passing with more than { $kept } of them.

reason-no_land = Nothing lies on { $place } yet.
reason-place_full = No space of { $place } is free.
reason-wrong_spice = You cannot put { $spice } on { $place }: it takes other spices.
reason-no_room = You have no free space for a spice.
reason-fill_first = Fill { $place } first.
reason-must_take = You must take the spices that you have space for.

reason-draw_level = In your row of Expeditions you draw { $most ->
    [one] { $most } card
   *[other] { $most } cards
} at most.
reason-hand_full = Your hand limit is { $limit }, and you hold { $have }: play cards or throw some away to make room.
reason-cut_first = Your hand limit is { $limit }: first { $over ->
    [one] { $over } card
   *[other] { $over } cards
} must go.
reason-cut_only = Your hand limit is { $limit }: what is above it is thrown away, not played.
reason-founded = You have founded { $colony } already.
reason-all_founded = You have founded all colonies already.
reason-colonists_short = { $price ->
    [one] { $price } colonist is
   *[other] { $price } colonists are
} missing; you have { $have }.
reason-other_colony = You have founded { $colony }: choose one of its tiles.
reason-colony_gone = No such tile is left.

reason-no_card = You do not hold the card { $card }.
reason-card_played = You have played a card with this action: one is the limit.
reason-no_spices = You have no spice to sell.
reason-step_poor = The step costs { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}; you have { $have }.
reason-no_column = Even with the card { $card } you cannot pay for a step in any column.
reason-modifier = The card { $card } is played before you choose your action: it goes with { $action }.
reason-only_by_mix = A Harvest brings spices. Only a card that you play before it brings ships and colonists instead.
reason-mix_spices = Choose a spice and put it on a free space.
reason-sell_one = You have played the card: sell at least one spice.

reason-no_tile = The tile { $tile } is not among those beside your board.
reason-used_this_round = You have used the tile { $tile } in this round; you can use it again in the next.
reason-duty_paid = You have paid this Duty already.
reason-duty_short = The Duty asks for { $price ->
    [one] { $price } spice
   *[other] { $price } spices
}; you have { $have }.
reason-all_last_row = All your markers stand in the last row.
reason-not_least = The Viceroy moves a marker that is least advanced; yours in { $column } is further on.
reason-counts_later = The tile { $tile } is never used: it counts at the end of the game.
reason-two_goods = The tile brings ships or colonists, no spices.
reason-not_aside = { $tile } is not among the tiles that were set aside.
reason-no_tile_there = No tile lies at { $square }.
reason-spy_self = You need the levels of another player.
reason-spy_nobody = Nobody sits there.
reason-spy_never = Espionage does not do { $action }: only Build ships, Harvest, Collect taxes or Found a colony.
reason-spy_card = The card { $card } does not go with Espionage; only one that changes a Harvest or a founding does.
reason-spy_during = Espionage is used before an action or after it, not within.

reason-quick_moved = Your marker in { $column } has moved already: choose another column.
reason-quick_begun = You have moved a marker: now move a second one.

# What expected points are counted in.
unit = points

## amounts

amount-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
amount-colonists = { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
}
amount-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
amount-spices = { $count ->
    [one] { $count } spice of any kind
   *[other] { $count } spices of any kinds
}
amount-cards = { $count ->
    [one] { $count } expedition card
   *[other] { $count } expedition cards
}
amount-extra_actions = { $count ->
    [one] { $count } extra action card
   *[other] { $count } extra action cards
}

## values: what they are called; .title stands alone or begins a sentence, .short is for narrow places

nothing = nothing
called-tile-flag = Flag
# On the band of a tile; a name too long for it may be broken at U+200B.
called-class-mission = Mission
called-class-choice = Ships/{ "\u200B" }Colonists

called-spice-ginger = ginger
    .title = Ginger
called-spice-cinnamon = cinnamon
    .title = Cinnamon
called-spice-pepper = pepper
    .title = Pepper
called-spice-nutmeg = nutmeg
    .title = Nutmeg
called-spice-clove = clove
    .title = Clove
called-spice-any = any spice
    .title = Any spice

called-symbol-elephant = elephant
called-symbol-palm = palm
called-symbol-shell = shell
called-symbol-statue = statue
called-symbol-tiger = tiger
called-symbol-lotus = lotus

called-goods-ships = ships
    .title = Ships
called-goods-colonists = colonists
    .title = Colonists
called-goods-spices = spices
    .title = Spices

called-supply-points = points in sight
    .title = Points in sight
called-supply-ducats = ducats
    .title = Ducats
called-supply-ships = ships
    .title = Ships
called-supply-colonists = colonists
    .title = Colonists
called-supply-extra = extra action cards
    .title = Extra action cards
    .short = extra
called-supply-cards = expedition cards
    .title = Expedition cards
    .short = cards

called-action-progress = Progress
called-action-build = Build ships
called-action-harvest = Harvest
called-action-taxes = Collect taxes
called-action-expedition = Expedition
called-action-found = Found a colony

# The kinds of cards whose names are too long for the band of a card.
called-band-purchase = Bought progress
called-band-ships-only = Ships only
called-band-spices-only = Spices only

called-place-plantation-1 = plantation 1
called-place-plantation-2 = plantation 2
called-place-plantation-3 = plantation 3
called-place-plantation-4 = plantation 4

# The squares of the grid, and those around it.
-square = column { $column }, row { $row }
-above = the top of column { $column }
-below = the foot of column { $column }
-left = the left of row { $row }
-right = the right of row { $row }
called-square-a1 = { -square(column: "a", row: 1) }
called-square-b1 = { -square(column: "b", row: 1) }
called-square-c1 = { -square(column: "c", row: 1) }
called-square-d1 = { -square(column: "d", row: 1) }
called-square-e1 = { -square(column: "e", row: 1) }
called-square-a2 = { -square(column: "a", row: 2) }
called-square-b2 = { -square(column: "b", row: 2) }
called-square-c2 = { -square(column: "c", row: 2) }
called-square-d2 = { -square(column: "d", row: 2) }
called-square-e2 = { -square(column: "e", row: 2) }
called-square-a3 = { -square(column: "a", row: 3) }
called-square-b3 = { -square(column: "b", row: 3) }
called-square-c3 = { -square(column: "c", row: 3) }
called-square-d3 = { -square(column: "d", row: 3) }
called-square-e3 = { -square(column: "e", row: 3) }
called-square-a4 = { -square(column: "a", row: 4) }
called-square-b4 = { -square(column: "b", row: 4) }
called-square-c4 = { -square(column: "c", row: 4) }
called-square-d4 = { -square(column: "d", row: 4) }
called-square-e4 = { -square(column: "e", row: 4) }
called-square-a5 = { -square(column: "a", row: 5) }
called-square-b5 = { -square(column: "b", row: 5) }
called-square-c5 = { -square(column: "c", row: 5) }
called-square-d5 = { -square(column: "d", row: 5) }
called-square-e5 = { -square(column: "e", row: 5) }
called-square-top-a = { -above(column: "a") }
called-square-top-b = { -above(column: "b") }
called-square-top-c = { -above(column: "c") }
called-square-top-d = { -above(column: "d") }
called-square-top-e = { -above(column: "e") }
called-square-bottom-a = { -below(column: "a") }
called-square-bottom-b = { -below(column: "b") }
called-square-bottom-c = { -below(column: "c") }
called-square-bottom-d = { -below(column: "d") }
called-square-bottom-e = { -below(column: "e") }
called-square-left-1 = { -left(row: 1) }
called-square-left-2 = { -left(row: 2) }
called-square-left-3 = { -left(row: 3) }
called-square-left-4 = { -left(row: 4) }
called-square-left-5 = { -left(row: 5) }
called-square-right-1 = { -right(row: 1) }
called-square-right-2 = { -right(row: 2) }
called-square-right-3 = { -right(row: 3) }
called-square-right-4 = { -right(row: 4) }
called-square-right-5 = { -right(row: 5) }

# Seats, where nobody sits there who has a name.
called-seat-0 = seat 0
called-seat-1 = seat 1
called-seat-2 = seat 2
called-seat-3 = seat 3
called-other-0 = seat 0
called-other-1 = seat 1
called-other-2 = seat 2
called-other-3 = seat 3
called-owner-0 = seat 0
called-owner-1 = seat 1
called-owner-2 = seat 2
called-owner-3 = seat 3
called-bidder-0 = seat 0
called-bidder-1 = seat 1
called-bidder-2 = seat 2
called-bidder-3 = seat 3

## board: what the terminal's board says beyond that

board-round = Round { $phase }{ $round }
board-signs = { $flag } flag, # marker
board-auction = Auction
board-auction_note = the owner has the last word
board-lot = { $number } of { $lots }:
board-lot_owner = { $lot }, owner { $owner }.
board-passes = { $name } passes
board-no_bids = Nobody has spoken yet.
board-piles = deck { $deck }, discards { $discards }
board-development = Your development
board-ducats = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, which only you see
board-row = Row
board-yields = Yields
board-next = Next
board-price = Price of the next step
board-last_row = the last row
board-your_cards = Your expedition cards
board-your_cards_note = colonists and symbol in brackets
board-face_down = face down
board-red_tile = { $name } (r)

# What every player has of: narrow columns.
board-amount-ducats = Ducats
board-amount-ships = Ships
board-amount-colonists = Colon.
board-amount-extra = Extra
board-amount-hand_size = Cards
board-rows = Rows

# Kinds of tiles whose names are too long for the grid.
board-tile-extra_harvest = Extra harv.
board-tile-choice = Ships/Col.

## option

option-quick_start = Quick start
option-quick_start-about = Everyone begins a little ahead: two markers in row 2, or ten ducats more.
option-bonanza = Bonanza
option-bonanza-about = Hidden tokens lie under the corners of the market and wait for whoever buys there.
option-hand_limit_always = Hand limit always
option-hand_limit_always-about = Expedition cards above your hand limit are thrown away at once. The rulebook can be read both ways; off is the reading we think right.

## verbs

bids = { $person ->
    [second] bid
   *[third] bids
}
buys = { $person ->
    [second] buy
   *[third] buys
}
does = { $person ->
    [second] do
   *[third] does
}
draws = { $person ->
    [second] draw
   *[third] draws
}
founds = { $person ->
    [second] found
   *[third] founds
}
gives = { $person ->
    [second] give
   *[third] gives
}
goes = { $person ->
    [second] go
   *[third] goes
}
harvests = { $person ->
    [second] harvest
   *[third] harvests
}
has = { $person ->
    [second] have
   *[third] has
}
holds = { $person ->
    [second] hold
   *[third] holds
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
passes = { $person ->
    [second] pass
   *[third] passes
}
leaves = { $person ->
    [second] leave
   *[third] leaves
}
pays = { $person ->
    [second] pay
   *[third] pays
}
plays = { $person ->
    [second] play
   *[third] plays
}
puts = { $person ->
    [second] put
   *[third] puts
}
receives = { $person ->
    [second] receive
   *[third] receives
}
sets = { $person ->
    [second] set
   *[third] sets
}
takes = { $person ->
    [second] take
   *[third] takes
}
throws = { $person ->
    [second] throw
   *[third] throws
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

called-printed-plantation = plantation
called-printed-immediate = at once
called-printed-choice = ships or colonists
called-printed-gift = Gift
called-printed-red = red tile
called-printed-extra_harvest = Extra harvest
called-printed-duty = Duty
called-printed-succour = Succour
called-printed-espionage = Espionage
called-printed-viceroy = Viceroy
called-printed-exchange = Exchange
called-printed-planter = Planter
called-printed-mission = Mission
called-printed-ships = ships
called-printed-colonists = colonists
called-printed-ducats = ducats
called-printed-spices = spices
called-printed-sell = sell spices
called-printed-purchase = progress for ducats
called-printed-mix = mixed harvest
called-printed-third-card = one more card
called-printed-ships-only = progress, ships only
called-printed-spices-only = progress, spices only
