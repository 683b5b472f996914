goa-market = Market
goa-my_boards = My boards
goa-look_at = What to look at
goa-see_boards = Look at { $name }’s boards
goa-enlarge_market = Look at the market
goa-flag_at = The flag, { $square }
goa-flag_holder = { $name } holds the flag
goa-free = free
goa-you = You
goa-you_small = you
goa-to_you = you
goa-vp = VP
goa-in_sight = VP in sight
goa-in_all = VP in all
goa-secret = only you see this
goa-nothing_yet = no land or tiles yet
goa-no_tiles_of = no tiles
goa-rounds = Rounds, now { $round }
goa-round = Round { $round }
goa-action_of = action { $action } of { $actions }
goa-tell-mark = Put the marker on { $tile } ({ $square })
goa-tell-swap = Take { $tile } ({ $square })
goa-empty = empty
goa-marker = marker { $marker } of { $name }

goa-stage-setup = Setting up
goa-stage-setup-long = The tiles are laid; the start player takes the flag.
goa-stage-markers = Markers
goa-stage-markers-long = The flag goes beside a tile, then one marker after the other onto tiles that touch the one before. Each marked tile will be auctioned, in the order of the numbers.
goa-stage-auctions = Auctions
goa-stage-auctions-long = Each lot is auctioned once around the table; the owner speaks last.
goa-stage-actions = Actions
goa-stage-actions-long = Everybody has { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, one after the other around the table. The tiles that are left wait for the next round.
goa-stage-extra = Extra actions
goa-stage-extra-long = Whoever holds extra action cards may play them; nobody keeps more than { $kept }.
goa-stage-over = The end
goa-stage-over-long = The last round is over.
goa-aside = Set aside
goa-aside_note = These did not come into the market. The Gift of phase B takes one of them.
goa-auction = Auction
goa-kinds = Kinds of tiles
goa-kind-plantation = plantation
goa-kind-now = at once
goa-kind-red = every round
goa-kind-once = once a game
goa-kind-score = scores at the end
goa-kind-flag = start player
goa-queue = Lots of this round
goa-queue-sold = { $name }, { $price }
goa-queue-now = now
goa-queue-open = waits

goa-voices = Who has spoken
goa-said-bid = bids { $amount }
goa-said-pass = passes
goa-said-now = speaks now
goa-said-you-pass = pass
goa-said-you-bid = bid { $amount }
goa-said-you-now = speak now
goa-said-you-later = speak later
goa-said-you-last = last word
goa-said-you-decides = decide
goa-said-later = speaks later
goa-said-last = last word
goa-said-decides = decides
goa-no_bid = no bid yet
goa-leads = { $name } leads
goa-if_you = You win:
goa-if_owner = { $name } keeps it:
goa-if_pass = { $name } gets it:
goa-if_you_keep = You keep it:
goa-if_nobody = If nobody bids, { $name } takes it for nothing.
goa-if_nobody_you = If nobody bids, it is yours for nothing.
goa-to_owner = { $count } to { $name }
goa-to_bank = { $count } to the bank
goa-your_bid = Your bid
goa-you_hold = you hold
goa-amounts = Amounts
goa-less = Less
goa-more = More
goa-bid = Bid { $amount }
goa-pass = Pass
goa-too_little = You do not have enough for a higher bid.
goa-decide = Your decision
goa-let_go = Let { $name } have it
goa-buy = Buy it yourself
goa-cannot_buy =
    { $count ->
        [one] To buy it costs { $count } ducat; you hold { $ducats }.
       *[other] To buy it costs { $count } ducats; you hold { $ducats }.
    }
goa-waits = { $name } is thinking …

goa-land = Land
goa-my_land = My land
goa-land_of = { $name }’s land
goa-plantations = Plantations
goa-colonies = Colonies
goa-free_place = free place
goa-place_label = { $name }: { $spices }; free spaces: { $free }
goa-not_founded = { $colony }, not founded
goa-certain = certain
goa-too_few = too few
goa-about = about { $percent } %
goa-percent = { $percent } %
goa-needs = needs { $count }
goa-spaces =
    { $count ->
        [one] { $count } free space
       *[other] { $count } free spaces
    }
goa-colonies_all = All { $count ->
    [one] { $count } colony
   *[other] { $count } colonies
}, { $points } VP.
goa-colonies_note =
    { $count ->
        [one] { $count } colony, { $points } VP. Population { $population }, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } and colonists found the next.
       *[other] { $count } colonies, { $points } VP. Population { $population }, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } and colonists found the next.
    }
goa-supplies = Supplies

goa-development = Development board
goa-levels = Levels
goa-row = row { $row }
goa-cell = { $column }, row { $row }
goa-here = your marker
goa-hand = hand { $limit }
goa-first = 1st
goa-bonus = All markers in row { $row }
goa-step = { $column }: from row { $from } to row { $to }
goa-step_note = { $from } → { $to }, { $price }

goa-actions = Actions
goa-act-step = { $column } { $from } → { $to }
goa-act-none = –
goa-act-more =
    { $count ->
        [one] or one other column
       *[other] or { $count } other columns
    }
goa-act-paid = the only column you can pay
goa-act-unpayable = no column can be paid
goa-act-become = { $from } become { $to }
goa-act-harvest =
    { $count ->
        [one] level { $level }, { $count } free space
       *[other] level { $level }, { $count } free spaces
    }
goa-act-hand = hand { $count } of { $limit }
goa-act-chance = { $name } { $percent } %
goa-act-all_founded = all founded

goa-choices = Answers
goa-turned = Cards turned up
goa-turned_sum = { $sum } from the cards
goa-gap = Population { $population }, cards { $cards }
goa-gap_need = needed: { $need }, missing: { $count }
goa-pay =
    { $count ->
        [one] Pay { $count } colonist
       *[other] Pay { $count } colonists
    }
goa-pay_note =
    { $count ->
        [one] { $count } colonist: the colony is yours
       *[other] { $count } colonists: the colony is yours
    }
goa-fail_note =
    { $count ->
        [one] keep all, and take { $count } colonist
       *[other] keep all, and take { $count } colonists
    }
goa-extra_note = one more action
goa-replace_note = Put it in the place of …
goa-filled = { $filled } of { $spaces } filled
goa-usable = What you may use
goa-usable-after = You may still use
goa-usable-cut_hand = Throw one away
goa-on_the_market = Tap one of the glowing tiles of the market.
goa-pass-quick_start = Neither
goa-pass-quick_start-note = no markers, no ducats
goa-pass-fifth_plantation = Leave the new one
goa-pass-extra-note = no more extra actions this round
goa-spy_level = { $column } { $level }
goa-put_note =
    { $count ->
        [one] { $count } free space
       *[other] { $count } free spaces
    }
goa-give_note = you have { $count }
goa-loses-spices =
    { $count ->
        [one] { $count } more can still be taken.
       *[other] { $count } more can still be taken.
    }
goa-loses-sell =
    { $count ->
        [one] { $count } more spice can still be sold.
       *[other] { $count } more spices can still be sold.
    }
goa-loses-cards =
    { $count ->
        [one] You could draw { $count } card more.
       *[other] You could draw { $count } cards more.
    }
goa-loses-colony = You have the colonists that are missing for { $colony }.
goa-loses-tile = { $tile } would be lost.
goa-loses-start = You would start with neither { $count ->
    [one] { $count } free step
   *[other] { $count } free steps
} nor { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
goa-done = Done
goa-done-after = End the action
goa-done-harvest = End the harvest

goa-cards = Expedition cards
goa-cards_worth = { $count } VP if kept
goa-cards_count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
goa-no_cards = No cards yet. The action Expedition draws some.
goa-card_back = Expedition card
goa-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
goa-discards =
    { $count ->
        [one] Discards: { $count } card
       *[other] Discards: { $count } cards
    }
goa-bin = Throw a card away
goa-tiles = Tiles
goa-tiles_note = using one is not an action
goa-no_tiles = No tiles yet. Those that are not used at once lie here.
goa-small_kept = { $name }, face down
goa-tile_state-ready = ready
goa-tile_state-used = used this round
goa-tile_state-once = once a game
goa-tile_state-end = at the end
goa-tile_state-unpaid = not paid yet
goa-tile_state-paid = paid: { $points } VP

goa-tab-now = Now
goa-tab-land = Land
goa-tab-hand = Cards { $count }
goa-tab-cards = Cards and tiles
goa-outlook-bid = Auction { $marker } of { $count }. After you: { $names }.
goa-outlook-act = Cards and tiles that glow may come first; they are not actions.
goa-outlook-spy = Levels of { $name }: { $levels }.
goa-outlook-card_played = Your one card for this action is played.

goa-card-ships = at any moment of an action
goa-card-ships-long = With an action of yours: take { $gain }.
goa-card-colonists = at any moment of an action
goa-card-colonists-long = With an action of yours: take { $gain }.
goa-card-ducats = at any moment of an action
goa-card-ducats-long = With an action of yours: take { $gain }.
goa-card-spices = onto free spaces
goa-card-spices-long = With an action of yours: take up to { $spices ->
    [one] { $spices } spice
   *[other] { $spices } spices
} onto free spaces.
goa-card-sell = up to { $sales ->
    [one] { $sales } spice
   *[other] { $sales } spices
}
goa-card-sell-long = With an action of yours: sell 1 to { $sales ->
    [one] { $sales } spice
   *[other] { $sales } spices
} for { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
} each.
goa-card-purchase = Progress for ducats only
goa-card-purchase-long = With an action of yours: move one marker a row down for ducats: { $prices }, by the row it leaves.
goa-card-mix = Harvest: take any mix
goa-card-mix-long = With a Harvest: take any mix of spices, ships and colonists, as many as your level.
goa-card-third-card = Founding: turn up one more
goa-card-third-card-long = With a founding: turn up { $more ->
    [one] { $more } card
   *[other] { $more } cards
} instead of { $cards }. It can be played after seeing the { $cards }.
goa-card-ships-only = Progress: pay no spices
goa-card-ships-only-long = With Progress: pay the ships only.
goa-card-spices-only = Progress: pay no ships
goa-card-spices-only-long = With Progress: pay the spices only.

goa-tip-flag = Who gets it begins the actions of this round, lays the markers of the next, and takes an extra action card.
goa-tip-empty = No tile lies here.
goa-tip-marker = Marker { $marker } of { $name }: it will be auctioned; { $name } speaks last.
goa-tip-sold =
    { $count ->
        [one] { $name } got it for { $count } ducat.
       *[other] { $name } got it for { $count } ducats.
    }
goa-tip-token = A Bonanza token lies hidden under it.
goa-tip-plantation =
    { $count ->
        [one] A plantation with { $count } space for { $spice }. It comes filled; a Harvest fills it again.
       *[other] A plantation with { $count } spaces for { $spice }. It comes filled; a Harvest fills it again.
    }
goa-tip-small =
    { $count ->
        [one] Small: { $points } VP at the end, { $planter } with the Planter.
       *[other] Small: { $points } VP at the end, { $planter } with the Planter.
    }
goa-tip-immediate = At once: take { $gain }. Then the tile is gone.
goa-tip-choice = At once: take { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} or { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
}. Then the tile is gone.
goa-tip-gift = At once: take one of the tiles that were set aside.
goa-tip-red = Once in each round, with an action of yours: take { $gain }. You keep the tile.
goa-tip-rounds =
    { $count ->
        [one] { $count } round is left, this one included.
       *[other] { $count } rounds are left, this one included.
    }
goa-tip-duty = Once, with an action of yours: give { $price ->
    [one] { $price } spice
   *[other] { $price } spices
} of any kinds. Then it is worth { $points } VP at the end.
goa-tip-extra_harvest = Once, with an action of yours: fill up to { $count } of your plantations and colonies.
goa-tip-succour = Once, with an action of yours: turn up { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, and take as many spices, ships or colonists as they show.
goa-tip-espionage = Once, with an action of yours: do one action more with the levels of another player. Not Progress, not Expedition.
goa-tip-viceroy = Once, with an action of yours: move one of your least advanced markers a row down, free of charge.
goa-tip-exchange = With an action of yours: take any tile of the market and leave this one in its place.
goa-tip-planter = At the end each of your small plantations counts { $planter } VP instead of { $points }.
goa-tip-mission = { $points } VP at the end.
goa-tip-card_number = Turned up at a founding it counts for { $number }.
goa-tip-card_symbol =
    { $count ->
        [one] Kept to the end: { $count } { $symbol } is { $points } VP.
       *[other] Kept to the end: { $count } of { $symbol } are { $points } VP.
    }
goa-tip-lying = Here lie: { $spices }.
goa-tip-free =
    { $count ->
        [one] { $count } free space for { $kinds }.
       *[other] { $count } free spaces for { $kinds }.
    }
goa-tip-spices_pay = Spices pay for Progress, and can be sold with a card.
goa-tip-free_place = The next plantation that you receive goes here.
goa-tip-colony =
    { $count ->
        [one] Needs { $need }: your population { $population }, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } turned up, and up to { $colonists ->
            [one] { $colonists } colonist
           *[other] { $colonists } colonists
        } that you pay. It has { $count } space.
       *[other] Needs { $need }: your population { $population }, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } turned up, and up to { $colonists ->
            [one] { $colonists } colonist
           *[other] { $colonists } colonists
        } that you pay. It has { $count } spaces.
    }
goa-tip-chance = By the cards you do not see, it succeeds in about { $percent } of 100 cases.
goa-tip-colony_left =
    { $count ->
        [one] { $count } tile of it is left.
       *[other] { $count } tiles of it are left.
    }
goa-tip-row_points =
    { $count ->
        [one] A marker here is { $count } VP at the end.
       *[other] A marker here is { $count } VP at the end.
    }
goa-tip-first = The first to come here draws an expedition card.
goa-tip-first_gone = { $name } was the first here.
goa-tip-here = Here: { $names }.
goa-tip-column-ships = Build ships gives { $value }.
goa-tip-column-harvest = A Harvest gives up to { $value ->
    [one] { $value } spice
   *[other] { $value } spices
}.
goa-tip-column-taxes = Taxes give { $value ->
    [one] { $value } ducat
   *[other] { $value } ducats
}.
goa-tip-column-expeditions = An Expedition draws up to { $value }, with { $limit } in hand at most.
goa-tip-column-colonists = A population of { $value } for founding colonies; it is not used up.
goa-tip-step = Price: { $price }.
goa-tip-step_gain = The number rises from { $from } to { $to }.
goa-tip-bonus = When the last of your markers reaches row { $row }, you take an extra action card.
goa-tip-supply-ducats = For bids and purchases. Everybody’s ducats are secret; the most are { $points } VP at the end.
goa-tip-supply-ships = They pay for Progress.
goa-tip-supply-colonists = They fill the gap when a colony is founded.
goa-tip-supply-extra = Each is one more action at the end of a round. { $kept } may be kept.
goa-tip-supply-cards = What they are is secret, how many is not. An Expedition draws up to { $limit } in hand.
goa-tip-supply-points = Points that everybody can see: development, colonies, tiles. Cards and ducats come at the end.
goa-tip-action-progress = Move one marker a row down, for the spices and ships between the rows.
goa-tip-action-build = Take as many ships as your level shows.
goa-tip-action-harvest = Take spices onto free spaces, up to your level.
goa-tip-action-taxes = Take as many ducats as your level shows.
goa-tip-action-expedition = Draw expedition cards, up to your level and your limit.
goa-tip-action-found = Name a colony and turn up { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. With your population they may be enough; colonists fill the gap.
goa-tip-bid =
    { $count ->
        [one] If you get it, you pay { $count } ducat to { $name }.
       *[other] If you get it, you pay { $count } ducats to { $name }.
    }
goa-tip-pass = You do not bid for this lot.
goa-tip-let_go =
    { $count ->
        [one] { $name } pays you { $count } ducat.
       *[other] { $name } pays you { $count } ducats.
    }
goa-tip-buy =
    { $count ->
        [one] You pay { $count } ducat to the bank and keep it.
       *[other] You pay { $count } ducats to the bank and keep it.
    }
goa-tip-deck = Expedition cards come from here, also those turned up at foundings.
goa-tip-discards = Played, thrown away or turned up. They become the new deck when it is used up.
goa-tip-bin = A card less in hand makes room for another.
goa-tip-small_kept = It lies face down beside the board and still scores.

goa-made-auction = the highest bid that can be typed
goa-made-column = the values of four columns of the development board
goa-made-step = which spices and how many ships a step on the development board costs
goa-made-colony_tile = the spices on the colony tiles
goa-made-tile = what some of the market tiles give, and how many there are of a kind
goa-made-expedition = the names of the symbols on the expedition cards
goa-made-card_kind = some prices on expedition cards
goa-made-card = the expedition cards: how many of each kind, with which colonists and symbol
goa-made-token = the Bonanza tokens
