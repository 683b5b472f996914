carthage-route = Sea route
carthage-crete = Crete
carthage-sicily = Sicily
carthage-ship = { $ware } ship at { $place }
carthage-ships_here = Ships here: { $ships }.
carthage-space-start = Here every ship starts, and returns to after its Payday.
carthage-space-sea = Open sea: safe.
carthage-space-anchor = The anchorage: safe, and where raided ships are driven back to.
carthage-space-pirates = At any Payday pirates raid the ships here: all goods of their wares that are not stored are lost.
carthage-space-goal = A ship that arrives brings a Payday: all sell their goods of its ware.
carthage-tokens = Achievement tokens
carthage-tokens_short = tokens
carthage-token = { $ware } token
carthage-piles = Piles
carthage-pile =
    { $count ->
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
carthage-discards =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
carthage-on_top = On top: { $card }
carthage-discards_note = The newest first. When the draw pile is empty, these become the new one.
carthage-farm = Farm
carthage-farm_note = comes to market at the next refill
carthage-market = Market
carthage-market_empty = empty until the next refill
carthage-market_all =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
carthage-market_free =
    { $count ->
        [one] { $count } card · { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
       *[other] all { $count } are free for you · { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
    }
carthage-market_some = { $free } of { $all } free for you · { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
carthage-yours = yours
carthage-reserved = reserved: { $name }
carthage-stored = stored
carthage-own-points = VP
carthage-own-token = { $ware } token
carthage-own-goods = { $ware }
carthage-own-cards = cards in hand
carthage-hand = Hand
carthage-hand_sum =
    { $count ->
        [one] { $count } card, { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
       *[other] { $count } cards, { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
    }
carthage-hand_count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
carthage-hand_empty = no cards in hand
carthage-exact = Exactly enough for the market.
carthage-enough =
    { $count ->
        [one] Enough for the market, with { $count } to spare.
       *[other] Enough for the market, with { $count } to spare.
    }
carthage-short =
    { $count ->
        [one] { $count } coin short of the market’s { $price }.
       *[other] { $count } coins short of the market’s { $price }.
    }
carthage-paid = Paid { $paid } of { $price }
carthage-no_change = (no change is given)
carthage-danger =
    { $count ->
        [one] { $count } in danger
       *[other] { $count } in danger
    }
carthage-saved = { $count } safe
carthage-safe =
    { $count ->
        [one] { $count } is stored, safe from pirates.
       *[other] { $count } are stored, safe from pirates.
    }
carthage-stock = Stock
carthage-stock_note = { $stored } of { $count } stored
carthage-stock_none = no goods yet
carthage-stack = { $ware }: { $count }
carthage-points =
    { $count ->
        [one] { $count } VP
       *[other] { $count } VP
    }
carthage-no_ware = no { $ware }
carthage-you = you
carthage-vp = VP, face down
carthage-of = { $tokens } of { $goal }
carthage-of_goal = of { $goal }
carthage-token_count =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
carthage-marker = Reservation marker
carthage-marker_on = on
carthage-marker_free = marker free
carthage-on = on { $card }
carthage-free = free
carthage-buying = Buying moves
carthage-to_goal = { $place }: Payday
carthage-sells =
    { $count ->
        [0] you sell nothing
        [one] you sell for { $count } VP
       *[other] you sell for { $count } VP
    }
carthage-pirates = Pirates
carthage-to_pirates = pirates
carthage-buy = Buy all for { $price }
carthage-finish = Finish paying
carthage-done = Done
carthage-loses =
    { $count ->
        [one] Pirates would take { $count } card of your goods, and cards in your hand can store some.
       *[other] Pirates would take { $count } cards of your goods, and cards in your hand can store some.
    }
carthage-payday = Payday
carthage-tab-hand = Hand { $coins }
carthage-tab-stock = Stock { $count }
carthage-decided =
    { $count ->
        [one] The best Payday of the winner: { $name } sold { $cards } { $ware } for { $count } VP (move { $index }).
       *[other] The best Payday of the winner: { $name } sold { $cards } { $ware } for { $count } VP (move { $index }).
    }
carthage-tip-market = Bought with all the rest it moves the { $ware } ship; taken as coins it is worth { $value }.
carthage-tip-farm = It comes to the market at the next refill. It can be reserved, but not bought or taken yet.
carthage-tip-hand = Worth { $value } when you buy.
carthage-tip-stock = Sold when the { $ware } ship reaches { $place }. Not stored: pirates can take it.
carthage-tip-stored = Stored: safe from pirates until the { $ware } ship reaches { $place }.
carthage-tip-discards = Paid, sold or lost.
carthage-tip-urns =
    { $count ->
        [one] Its urn can store { $cards } { $ware } when pirates raid.
       *[other] Its { $count } urns can store { $cards } { $ware } when pirates raid.
    }
carthage-tip-no_urns = It has no urn: it cannot store goods.
carthage-tip-reserved = Reserved ({ $name }): only the owner of the marker can buy or take it.
carthage-tip-token = At a Payday each token of yours adds 1 to the value of your { $ware } stack. { $goal } tokens end the game.
carthage-tip-race = Each raises the price of your goods of its ware. Who gets number { $goal } ends the game.
carthage-tip-ship =
    { $count ->
        [one] It carries { $ware } and belongs to nobody. { $count } space to { $place }.
       *[other] It carries { $ware } and belongs to nobody. { $count } spaces to { $place }.
    }
carthage-tip-pile = New cards for market and farm come from here.
carthage-tip-look = Click: look through it.
carthage-tip-vp = Victory points, one for each { $five } of a price. Only you see your number until the end.
carthage-tip-marker = It keeps one card of market or farm for its owner. It comes back when that card is bought or taken.
carthage-tip-hand_size = What is in a hand is secret; how many cards it holds is not.
carthage-tip-stack = Payday now: ({ $highest } + { $tokens }) × { $count } = { $value }, so { $points } VP.

carthage-made-goods = the names of the goods
carthage-made-route_space = the names of the spaces of the sea route
