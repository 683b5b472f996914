# The sentences of Traders of Carthage. $seat is the name of the seat that acts; $colour and $card are said by their
# ware (names.py): cloth, cloth 2.

## prompt

prompt-token = Choose the ware of your first achievement token.
prompt-turn = You have { $coins }: buy all goods for { $price }, take one card as coins, or reserve one.
prompt-turn_poor = All goods cost { $price }, you have { $coins }: take one card as coins, or reserve one.
prompt-turn_bound = You have { $coins }: buy all goods for { $price }, or take one card as coins.
prompt-turn_bound_poor = All goods cost { $price }, you have { $coins }: take one card as coins.
prompt-turn_own = You have { $coins }: buy all goods for { $price }, take one card as coins, or your reserved one.
prompt-turn_own_poor = All goods cost { $price }, you have { $coins }: take one card as coins, or your reserved one.
prompt-turn_last = You have { $coins }: buy your reserved card for { $price }, or take it as coins.
prompt-turn_last_poor = Your reserved card costs { $price }, you have { $coins }: take it as coins.
prompt-pay = Pay { $due } more.
prompt-paid = The price is paid, { $over } beyond it. Finish, or pay still more.
prompt-paid_even = The price is paid. Finish, or pay still more.
prompt-protect = Raid on { $colours }: discard cards to store goods, or finish.
prompt-protected = Raid on { $colours }: your discards are enough. Finish.
prompt-protect_none = Raid on { $colours }: no card of yours can help. Finish.
prompt-store = Store { $left ->
    [one] { $left } card
   *[other] { $left } cards
} of { $colour }: choose which.

## coach: what a kind of decision means, said once to who is new

coach-token = Each token of a ware adds 1 to what every card of that ware sells for. Choose a ware of which much lies in the market and the farm.
coach-turn = Buy all free goods of the market: their ships sail, and you have something to sell. Or take one card as coins, which makes the market cheaper for whoever comes next. Or reserve a card for later.
coach-pay = Cards of your hand are the coins, and no change is given: try to come close to the price. Keep cards with storage icons, which save goods from pirates.
coach-paid = The price is paid. You may add cards that you do not want to keep, but they bring nothing more. Usually you finish here.
coach-protect = Pirates raid the ships before Carthage, and goods of these wares that are not stored are lost. Discard a card from your hand: it stores as many cards of its own ware as it has storage icons.
coach-store = Your discards save fewer cards than are in danger. Keep the card with the highest value: the best card decides what all cards of the ware sell for.

## event

event-deal = The market opens with { $market }, the farm with { $farm }.
event-hand = { $seat } { draws } { $cards }.
event-start = { $seat } { starts }.
event-token = { $seat } { takes } a { $colour } token.
event-buy = { $seat } { buys } the goods of the market for { $price }.
event-pay = { $seat } { pays } with { $card }.
event-goods = { $seat } { receives } { $cards }.
event-sail = The { $colour } ship sails to { $space }.
event-payday = Payday comes for { $colours }.
event-sell = { $seat } { sells } { $cards } for { $price } and { gains } { $points } VP.
event-raid = Pirates raid { $colours }.
event-protect = { $seat } { discards } { $card } to store goods.
event-store = { $seat } { stores } { $card }.
event-lose = { $seat } { loses } { $cards } to the pirates.
event-take = { $seat } { takes } { $card } as coins.
event-reserve = { $seat } { reserves } { $card } in the { $row }.
event-refill = The market receives { $market }, the farm receives { $farm }.
event-farm_moves = The market receives { $cards } from the farm. No card is left to draw.
event-reshuffle = The discards become a new draw pile of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-skip = { $seat } can do nothing.
event-end = The game is over. The points by seat are { $points }.

## move

move-token = Take a { $colour } token
move-buy = Buy all available goods
move-pay = Pay with { $card }
move-take = Take { $card } as coins
move-collect = Take your reserved card as coins
move-reserve = Reserve { $card } in the { $row }
move-protect = Discard { $card } to store goods
move-store = Store { $card }
move-done = Done

## will: what is certain of a move before it is played, by the values of its outlook

will-price = costs { $price }
will-due = still to pay: { $due }
will-due_none = pays exactly the price
will-over = { $over } beyond the price
will-points = Payday: +{ $points } VP
will-coins = coins then: { $coins }
will-binds = only you can use it then; your marker stays there
will-bonus = +{ $bonus } for each of its cards that you sell
will-saves = saves { $saves }
will-lost = lost to the pirates: { $lost }
will-lost_none = nothing is lost

## score

score-cards = Cards under the trader marker
score-noted = Points noted without a card

## term

term-points = Points so far
term-stock = Goods in stock
term-coins = Coins in hand
term-ahead = Still to come

## why: what is good about a move, by the term that it helps most

why-points = You soon score more
why-stock = Your goods come home worth more
why-coins = You keep more coins to buy with
why-ahead = The game lasts longer for you

## reason: why a move cannot be played now

reason-token_first = Choose your first achievement token; then the turns begin.
reason-token_not_now = The first token is chosen before the first turn. Later ones come from sales on a Payday.
reason-pay_not_now = Cards are paid when you buy goods: choose to buy first.
reason-pay_first = You are buying: { $due ->
    [0] the price is paid, so finish the purchase first
    [one] { $due } coin is still to be paid
   *[other] { $due } coins are still to be paid
}.
reason-protect_not_now = Cards are discarded for their storage icons only when pirates raid, on a Payday.
reason-raid_first = Pirates raid { $colours }: first decide what you discard to store goods, or finish.
reason-store_not_now = Goods are stored only in a raid, once you have discarded cards with storage icons.
reason-store_first = First choose { $left ->
    [one] { $left } card
   *[other] { $left } cards
} of { $colour } to store.
reason-no_passing = You cannot pass: buy all goods, take one card, or reserve one.
reason-poor = All goods cost { $price }; your hand is worth { $coins }.
reason-not_in_market = There is no { $card } in the market.
reason-not_in_farm = There is no { $card } in the farm.
reason-never_from_farm = Coins are taken from the market only: the { $card } in the farm must wait.
reason-reserved_by_other = The { $card } is reserved by { $owner }, and for nobody else.
reason-reserved_by_you = Your own marker is on the { $card }: take it as your reserved card.
reason-nothing_reserved = You have reserved no card: your marker lies before you.
reason-reserved_in_farm = Your reserved { $card } is still in the farm. You can take it when it has come to the market.
reason-marker_used = Your marker lies on { $card } in the { $row }. It comes back when you buy or take that card.
reason-carries_a_marker = Another player's marker is on the { $card } in the { $row }.
reason-not_in_hand = You have no { $card } in your hand to pay with.
reason-not_paid = { $due ->
    [one] { $due } coin is still to be paid.
   *[other] { $due } coins are still to be paid.
}
reason-not_raided = Only goods of { $colours } are raided, so a card of { $colour } stores nothing.
reason-nothing_in_danger = All your { $colour } is safe already.
reason-no_icons = The { $card } has no storage icon.
reason-not_in_hand_to_protect = You have no { $card } in your hand to discard.
reason-other_colour = The icons that you discarded store { $colour } now.
reason-no_such_goods = You have no { $card } in your stock that is not stored.
reason-stored_all_alike = All your { $colour } will be stored, so the order does not matter.

# What expected points are counted in.
unit = points

## board: what the terminal's board says beyond that

board-market = Market
board-piles = draw pile { $pile }, discards { $discards }
board-farm = Farm
board-farm_note = the next market
board-route = Sea route
board-raided = { $sign } raided on a Payday
board-stored = [ ] stored
board-stored_safe = [ ] stored, safe from pirates
board-your_stock = Your stock
board-your_hand = Your hand: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-storage = { $sign } can store one card of its ware
board-tokens = Tokens/{ $end }
board-marker = Marker
board-marker_free = free
board-marker_used = in use
board-stock = Stock

# Kinds of spaces, where there is no room for their names.
board-space-start = Start
board-space-sea = Sea
board-space-anchor = Anchor
board-space-pirates = Pirates
board-space-goal = Goal

## values

nothing = nothing

## verbs

buys = { $person ->
    [second] buy
   *[third] buys
}
discards = { $person ->
    [second] discard
   *[third] discards
}
draws = { $person ->
    [second] draw
   *[third] draws
}
gains = { $person ->
    [second] gain
   *[third] gains
}
loses = { $person ->
    [second] lose
   *[third] loses
}
pays = { $person ->
    [second] pay
   *[third] pays
}
receives = { $person ->
    [second] receive
   *[third] receives
}
reserves = { $person ->
    [second] reserve
   *[third] reserves
}
sells = { $person ->
    [second] sell
   *[third] sells
}
starts = { $person ->
    [second] start
   *[third] starts
}
stores = { $person ->
    [second] store
   *[third] stores
}
takes = { $person ->
    [second] take
   *[third] takes
}
