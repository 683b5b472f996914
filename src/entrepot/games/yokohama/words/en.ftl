# The sentences of Yokohama. $seat is the name of the seat that acts.

## prompt

prompt-draft = Keep one of your two orders; the other goes back to the box. Nobody sees which.
prompt-phase_a = Before your main action: take additional actions, or go on.
prompt-phase_a_agent = Before your main action: use an agent, or go on.
prompt-phase_a_goal = Before your main action: fulfil an achievement, or go on.
prompt-phase_a_order = Before your main action: fulfil an order, or go on.
prompt-phase_a_none = No agent, achievement or order before your main action: go on.
prompt-phase_c = Before your turn ends: take additional actions, or end your turn.
prompt-phase_c_agent = Before your turn ends: use an agent, or end your turn.
prompt-phase_c_goal = Before your turn ends: fulfil an achievement, or end your turn.
prompt-phase_c_order = Before your turn ends: fulfil an order, or end your turn.
prompt-phase_c_none = No agent, achievement or order is left to use: end your turn.
prompt-send_agent = Where does your agent act? Choose an area with your assistant but not your president.
prompt-reward = All three achievements: choose your reward.
prompt-place_first = Place up to { $most ->
    [one] { $most } assistant
   *[other] { $most } assistants
} on different areas, or two together on one, or none.
prompt-place_single = Place your last assistant on an area, or none.
prompt-place_next = Assistant { $placed } of up to { $most } is placed. Place another on a new area, or stop.
prompt-telegraph = Telegraph: one more assistant next to { $area }, or stop.
prompt-put = Put your president on an area with your assistant, or take assistants back.
prompt-put_nowhere = Your president cannot enter any area: take assistants back.
prompt-move = Move your president along your assistants, or take it back.
prompt-move_nowhere = Your president cannot go anywhere: take it back.
prompt-path = Your president is at { $area }: go on or stop here.
prompt-path_through = Your president passes { $area } and cannot stop here: go on.
prompt-recall = Take back assistants one by one, then stop.
prompt-exchange = Chinatown: make an exchange ({ $left } left), or stop.
prompt-church = Church: your power gives { $faith } faith. Choose a space, or stop.
prompt-pay_faith = Buy { $lacking } more faith: choose what to pay, each kind once.
prompt-customs = Customs: choose a space for up to { $most ->
    [one] { $most } import
   *[other] { $most } imports
}, or stop.
prompt-board_assistant = Which assistant goes to the board: from the area or from your hand?
prompt-employ = Employment agency: bring a piece from your warehouse ({ $left } left), or stop.
prompt-research = Laboratory: your power is worth { $value }. Choose a technology, or stop.
prompt-pay_value = { $technology }: pay { $lacking } more value, each { $yen } yen or { $imports } import.
prompt-pay_extra = { $technology }: the extra price, { $yen } yen or { $imports } import.
prompt-station = Choose an area for the station: more power there, for everybody.
prompt-take = Port: take an order, or stop.
prompt-second = Take a second order for { $yen } yen or { $imports } import, or stop.
prompt-second_yen = Take a second order for { $yen } yen, or stop.
prompt-second_import = Take a second order for { $imports } import, or stop.
prompt-take_second = Choose your second order.
prompt-token = Your power is enough: take the token of { $area }, or leave it.
prompt-build = Build a shop or the trading house at { $area }, or nothing.
prompt-build_shop = Build a shop at { $area }, or nothing.
prompt-build_house = Build the trading house at { $area }, or nothing.
prompt-leave = Telephone: leave one assistant at { $area }, or take all back.
prompt-any_good = Choose a good ({ $left } left).
prompt-bring = Bring a { $piece } from your warehouse for { $yen } yen, or stop.
prompt-lift = Move an assistant ({ $left } left): from where? Or stop.
prompt-drop = Move the assistant from { $from }: to which area?

prompt-only_free = Nothing can be done here for now: use one of your technologies, or stop.

## coach: what a kind of decision means, said once to who is new

coach-draft = An order asks for goods and brings points and more. Keep the one whose goods are easy to get from the areas of this city. It stays in your hand until you fulfil it.
coach-phase_a = Before your main action you may fulfil orders and achievements, and use one agent in the whole turn. The same is possible after it. If nothing is urgent, go on.
coach-phase_c = Your main action is over. Now is the moment to fulfil orders and achievements with what you have got. An achievement brings more points to whoever is first.
coach-send_agent = An agent acts like your president, in an area with your assistants where your president is not. It adds no power itself, so choose where most assistants wait.
coach-reward = Whoever has fulfilled all three achievements takes one of these tokens. Each can be taken once, so the first has the widest choice.
coach-place_first = Place up to three assistants, each on another area, or two together on one. They are the way of your president and the power of your actions: think of where you will act, now and in the next turn.
coach-place_next = Each further assistant goes to another area. Where somebody else's president stands it costs 1 yen. Assistants on the board wait there until you act.
coach-telegraph = Your telegraph adds one more assistant in an area beside the two that you placed. It can open the way, or make another area stronger.
coach-put = From your hand the president goes to any area with your assistant, but to none with another president. There you act at once: the power is your assistants, your buildings, and 1 for the president.
coach-move = The president walks any number of areas, each with an assistant of yours, and acts where it stops. It cannot stay where it is. Passing another president costs 1 yen.
coach-path = You can act here, or walk on where the next area has your assistant. The president does not act where it only passes.
coach-recall = You took the president back instead of acting. Any assistants may come with it; leave those where you want to act soon.
coach-exchange = Each exchange turns yen into goods or goods into yen, at the prices shown. Think of the goods that your orders lack.
coach-church = Each space asks for faith. Power gives some, and each kind of goods, an import and yen can add one each. An assistant stays there, and most assistants in the church bring points in the end.
coach-pay_faith = Each kind of payment counts once. Pay with what your orders do not need.
coach-customs = Each space asks for exactly as many imports as it shows. An assistant stays there, and most assistants at the customs office bring points in the end.
coach-board_assistant = The assistant stays on the board to the end. One from the area would come back to your hand after this action anyway, so there is usually little difference.
coach-employ = Pieces in your warehouse cannot be used yet. Assistants come for nothing, shops and trading houses cost yen. More assistants mean more power in every turn.
coach-research = A technology helps for the rest of the game and shows a country: two of the same country bring an agent. Your power pays a part of the price, yen and imports the rest.
coach-pay_value = Your power is less than the price. Pay what is missing with yen or imports; imports are also wanted at the customs office.
coach-pay_extra = From your fourth technology on each one costs a little more. Power does not pay this.
coach-station = The station adds 1 to everybody's power in that area, and your president can go there directly if your assistant is there. Choose an area that you use often.
coach-take = With more power you reach more orders. Take one whose goods you have or nearly have. You can hold three, and only fulfilling one makes room.
coach-second = A second order saves you a whole action later, if you can fulfil it. Otherwise it only fills your hand.
coach-take_second = Take the second order as you took the first: one whose goods you have or can get soon.
coach-token = Whoever acts with power 5 may take the token that lies here, once in the game. It costs nothing, and somebody else would take it otherwise.
coach-build = With power 4 or more you may build here. A building brings its reward at once and 1 power here for ever. A trading house also pays you when others act here.
coach-leave = After an action all your assistants there come back to your hand. Your telephone lets one stay, which begins the next action or keeps a way open.
coach-any_good = Take what your orders or an achievement lack.
coach-bring = A piece from your warehouse can be built or placed once it is in your hand. This is the same price as at the employment agency.
coach-lift = Each move takes one assistant from any area, or from your hand, to any other area, without fees. Strengthen the area where you act next.
coach-drop = Put it where your president is to go, or where it makes your power large enough for the token or a building.

## event

event-goals = The achievements: { $goals }.
event-rewards = Symbols and agents for the third achievement: { $tokens }.
event-start = { $seat } { starts }.
event-deal = { $seat } { draws } two orders.
event-deal_own = { $seat } { draws } two orders: { $orders }.
event-keep = { $seat } { keeps } an order.
event-keep_own = { $seat } { keeps } order { $order }.
event-round = Round { $round } begins.
event-turn = { $seat } { has } the turn.
event-gain = { $seat } { gains } { $what }.
event-pay = { $seat } { pays } { $what }.
event-fee = { $seat } { pays } a fee of { $yen } yen to { $other }.
event-income = { $seat } { gets } { $yen } yen for the trading house at { $area }.
event-score = { $seat } { scores } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-hire = { $seat } { brings } a { $piece } to hand for { $yen } yen.
event-hire_free = { $seat } { brings } one { $piece } to hand.
event-place = { $seat } { places } an assistant at { $area }.
event-shift = { $seat } { moves } an assistant from { $from } to { $area }.
event-move = { $seat } { moves } the president to { $area }.
event-back = { $seat } { takes } the president back.
event-stay = { $seat } { leaves } the president in hand.
event-recall = { $seat } { takes } { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
} back from { $area }.
event-act = { $seat } { acts } at { $area } with power { $power }.
event-use_agent = { $seat } { uses } an agent: { $country }.
event-agent = { $seat } { gains } an agent of { $country }.
event-achieve = { $seat } { fulfils } an achievement: { $goal }.
event-reward = { $seat } { takes } a reward: { $token }.
event-fulfil = { $seat } { fulfils } order { $order }.
event-take = { $seat } { takes } order { $order }.
event-take_secret = { $seat } { takes } an order from { $area }.
event-take_secret_own = { $seat } { takes } order { $order } from { $area }.
event-church = { $seat } { puts } an assistant on space { $space } of the church board.
event-customs = { $seat } { puts } an assistant on space { $space } of the customs board.
event-acquire = { $seat } { acquires } { $technology }.
event-station = { $seat } { puts } the station at { $area }.
event-token = { $seat } { takes } the five-power token of { $area }.
event-shop = { $seat } { builds } a shop at { $area }, space { $space }.
event-house = { $seat } { builds } a trading house at { $area }.
event-spin = { $seat } { uses } the spinning mill.
event-study = { $seat } { uses } the university.
event-ending = The end is near ({ $reason }): round { $round } is the last.
event-end = The game is over, { $person ->
    [second] you win
   *[third] { $seat } wins
}. Points by seat: { $points }.

## move

move-end = Go on
move-stop = Stop
move-spin = Spinning mill: silk for yen
move-study = University: pay for an assistant
move-agent = Use an agent: { $agent }
move-send = Act at { $area }
move-achieve = Fulfil achievement { $stack }
move-place = Place an assistant at { $area }
move-pair = Place two assistants at { $area }
move-go = Go to { $area }
move-rail = Take the train to the station
move-ride = Take the tram to { $area }
move-back = Take back instead of moving
move-recall = Take back an assistant from { $area }
move-buy = Buy { $good }
move-sell = Sell { $good }
move-pay = Pay { $kind }
move-lift = Take an assistant from { $place }
move-to = Move it to { $area }
move-hire = Bring one { $piece } to hand
move-claim = Take the token
move-shop = Build a shop on space { $space }
move-house = Build the trading house
move-leave = Leave one assistant
move-gain = Gain { $good }
move-station = Put the station at { $area }
move-church = Choose church space { $space }
move-customs = Choose customs space { $space }
move-acquire = Acquire { $card }
move-keep = Keep order { $order }
move-fulfil = Fulfil order { $order }
move-take = Take order { $order }
move-reward = Take the reward: { $token }

## names

called-reason-trading_houses = all trading houses of a player are built
called-reason-shops = all shops of a player are built
called-reason-port = a port cannot be refilled
called-reason-church = the church board is full enough
called-reason-customs = the customs board is full enough
called-reason-rounds = too many rounds

called-agent-free = free agent
called-country-free = { called-agent-free }
called-token-free_agent = { called-agent-free }
called-tokens-free_agent = { called-agent-free }

called-good-copper = copper
called-good-silk = silk
called-good-tea = tea
called-good-fish = fish
called-good-import = import
called-kind-copper = { called-good-copper }
called-kind-silk = { called-good-silk }
called-kind-tea = { called-good-tea }
called-kind-fish = { called-good-fish }
called-kind-import = { called-good-import }
called-kind-yen = yen

called-piece-assistant = assistant
called-piece-shop = shop
called-piece-trading_house = trading house

called-place-hand = hand
called-from-hand = { called-place-hand }

## stock: what somebody has of, where several are called in another way

stock-import = imports

## letters: a country on a small card

letters-us = US
letters-nl = NL
letters-gb = GB
letters-fr = FR
letters-de = DE

## short: an area, or up to which class an order may be, in a word, for small boards

short-copper_mine = Copper
short-fishing_ground = Fish
short-silk_mill = Silk
short-tea_plantation = Tea
short-bank = Bank
short-canal = Canal
short-chinatown = China
short-church = Church
short-customs = Customs
short-employment_agency = Agency
short-laboratory_a = Lab A
short-laboratory_b = Lab B
short-port_a = Port A
short-port_b = Port B
short-order_low = low
short-order_mid = mid
short-order_any = any

## amounts: how many of what, for rewards and prices

amount-yen = { $count } yen
amount-copper = { $count } copper
amount-silk = { $count } silk
amount-tea = { $count } tea
amount-fish = { $count } fish
amount-faith = { $count } faith for the church
amount-value = { $count } value for a technology
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-import =
    { $count ->
        [one] { $count } import
       *[other] { $count } imports
    }
amount-any_good =
    { $count ->
        [one] { $count } good of your choice
       *[other] { $count } goods of your choice
    }
amount-moves =
    { $count ->
        [one] { $count } move of an assistant
       *[other] { $count } moves of assistants
    }
amount-assistant =
    { $count ->
        [one] { $count } assistant from the warehouse
       *[other] { $count } assistants from the warehouse
    }
amount-shop =
    { $count ->
        [one] { $count } shop from the warehouse
       *[other] { $count } shops from the warehouse
    }
amount-trading_house =
    { $count ->
        [one] { $count } trading house from the warehouse
       *[other] { $count } trading houses from the warehouse
    }
amount-free_agent =
    { $count ->
        [one] { $count } free agent
       *[other] { $count } free agents
    }
amount-exchange =
    { $count ->
        [one] { $count } exchange
       *[other] up to { $count } exchanges
    }
amount-employ =
    { $count ->
        [one] { $count } piece from the warehouse
       *[other] up to { $count } pieces from the warehouse
    }
amount-duty =
    { $count ->
        [one] customs for { $count } import
       *[other] customs for up to { $count } imports
    }
amount-order =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
amount-order_low = an order (low)
amount-order_mid = an order (mid)
amount-order_any = an order (any)

## count: pieces that somebody has

count-assistant =
    { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
count-shop =
    { $count ->
        [one] { $count } shop
       *[other] { $count } shops
    }
count-trading_house =
    { $count ->
        [one] { $count } trading house
       *[other] { $count } trading houses
    }

## will: what is certain of a move before it is played, by the values of its outlook

will-cost = pay { $cost }
will-gain = get { $gain }
will-fee = fees: { $fee } yen
will-assistants = assistants there +{ $assistants }
will-power = power { $power }
will-power_none = no power there
will-country = { $country }
will-secret = nobody else sees it; the other goes back to the box
will-orders = orders in hand then: { $orders }
will-free = your power is enough: nothing to pay
will-hand = assistants in hand then: { $hand }
will-stays = one assistant stays there

## score

score-orders = Orders
score-technologies = Technologies in play
score-buildings = Shops and trading houses
score-tokens = Five-power tokens
score-church = Church spaces
score-customs = Customs spaces
score-ports = Ports
score-achievements = Achievements
score-church_majority = Most in the church
score-customs_majority = Most at customs
score-technology_majority = Most technology
score-countries = Sets of countries
score-agents = Unused agents
score-imports = Imports
score-yen = Money
score-goods = Goods

## term

term-orders = Orders
term-technologies = Technologies
term-buildings = Shops and trading houses
term-tokens = Five-power tokens and ports
term-church = Church
term-customs = Customs
term-achievements = Achievements
term-countries = Countries and agents
term-stock = Goods, imports and money
term-assistants = Assistants
term-ahead = Turns still to come

## why: what is good about a move, by the term that it helps most

why-orders = Your orders bring more
why-technologies = Your technologies bring more
why-buildings = Your shops and trading houses bring more
why-tokens = Five-power tokens and ports bring more
why-church = The church brings more
why-customs = The customs bring more
why-achievements = You get more achievements
why-countries = You collect more countries and agents
why-stock = You hold more goods, imports and money
why-assistants = You have more assistants to use
why-ahead = You have more turns to come

## reason: why a move cannot be played now

reason-end_not_now = First answer what you are asked now; then you go on.
reason-stop_not_now = You cannot leave this out: choose one of the moves you are offered.
reason-keep_not_now = You choose which order to keep before the first round.
reason-free_not_now = { $technology } is used before you answer a question, but not in the middle of a path, a payment or a reward.
reason-agent_not_now = Agents are used before or after your main action.
reason-send_not_now = Choose an agent first, before or after your main action; then say where it acts.
reason-achieve_not_now = Achievements are fulfilled before or after your main action.
reason-fulfil_not_now = Orders are fulfilled before or after your main action, never within it.
reason-reward_not_now = You choose a reward when you fulfil your third achievement, if the game is played with rewards.
reason-place_not_now = Assistants are placed at the beginning of your main action.
reason-go_not_now = Your president moves after you have placed your assistants.
reason-recall_not_now = You take assistants back when you take your president back instead of moving.
reason-exchange_not_now = You buy and sell when you act at Chinatown.
reason-church_not_now = You choose a space of the church when you act there.
reason-customs_not_now = You choose a space at customs when you act there.
reason-hire_not_now = You bring pieces from your warehouse when you act at the employment agency, or when a reward says so.
reason-acquire_not_now = You acquire a technology when you act at its laboratory.
reason-take_not_now = You take orders when you act at a port with enough power.
reason-pay_not_now = There is nothing to pay now.
reason-lift_not_now = You move an assistant when a reward says so.
reason-claim_not_now = You take the token of an area after you have acted there with a power of { $power }.
reason-build_not_now = You build after an action with a power of { $power } or more.
reason-leave_not_now = One assistant can stay when your action is over, if you own the telephone.
reason-gain_not_now = You choose a good when a reward says so.
reason-station_not_now = The station is put down when its technology is acquired.

reason-not_in_city = { $area } is not part of this city.
reason-not_drawn = Order { $order } is not one of the two that you drew.
reason-orders_full = You hold { $limit ->
    [one] { $limit } order
   *[other] { $limit } orders
} already, and more is not allowed. Fulfil one first.
reason-owned = You have { $technology } already: nobody owns the same technology twice.
reason-short = This costs { $what }; you have { $have }.

reason-area_used = You have placed an assistant at { $area } in this turn: choose another area.
reason-pair_hand = For two together you need two assistants in hand; you have { $have }.
reason-no_assistant = You have no assistant in hand.
reason-fee_short = Presidents at { $area } ask for { $price } yen in all; you have { $have }.
reason-canal = No assistant and no station can be on the canal.
reason-pair_first = Two assistants together are instead of single ones: you choose that before you place any.
reason-not_beside = The telegraph places an assistant next to { $area }.

reason-must_move = Move your president, or take it back.
reason-president_blocks = An opposing president is at { $area }: your move cannot end there.
reason-nobody_there = You have no assistant at { $area }: your president cannot go there.
reason-stands_there = Your president is at { $area } already.
reason-not_adjacent = Your president goes from area to area: this one does not touch { $area }.
reason-no_way = Your president can only enter areas with your assistants: you have none at { $area }.
reason-passage_short = To enter { $area } costs { $price } yen; you have { $have }.
reason-been_there = Your president has been at { $area } in this turn: no area is entered twice.
reason-canal_end = Your president can pass the canal, but cannot stop there.
reason-dead_end = From { $area } your president could not get to any area where the move can end.
reason-on_the_way = Your president is on its way: end the move first.
reason-recall_none = You have no assistant at { $area }.
reason-by_rail = Your president goes to { $area } by train, without a fee.
reason-rail_needless = Your president is in hand: put it on { $area } directly.
reason-no_station = Only the owner of { $technology } goes by train.
reason-no_tram = Only the owner of { $technology } goes by tram.
reason-tram_from_hand = The tram starts from an area: your president is in hand and can be put on any of your areas.
reason-one_way = Your president has begun its path: train and tram are instead of walking.

reason-shop_here = You have a shop at { $area } already.
reason-space_taken = Somebody's shop stands on space { $space }.
reason-house_here = A trading house stands at { $area } already: there is room for one.
reason-not_in_hand = You have no { $piece } in hand; those in your warehouse must be brought to hand first.

reason-agent_used = You have used an agent in this turn: one is the limit.
reason-no_agent = You have no agent to use: { $agent }.
reason-agent_nowhere = An agent needs an area with your assistant but not your president; there is none.
reason-agent_needs = You have no assistant at { $area }: an agent acts where you have one.
reason-agent_president = Your president is at { $area }: an agent acts elsewhere.
reason-goal_short = The goal is: { $goal }. You have { $have } of { $price }.
reason-achieved = You have fulfilled this achievement already.
reason-achieve_hand = The goal is met, but you have no assistant in hand to put there.
reason-no_order = You do not hold order { $order }.
reason-order_short = For order { $order } you need { $what }; you have { $have }.
reason-reward_gone = This reward is not there, or somebody has taken it.

reason-not_sold = Nobody trades { $good } in that way.
reason-church_taken = Space { $space } of the church is taken.
reason-faith_short = This space asks for { $price } faith. Your power gives { $have }, and you could buy { $bought } more.
reason-kind_once = You have paid { $kind } already: each kind buys faith once.
reason-no_faith = You cannot buy faith with { $kind }.
reason-church_lift = The assistant for the board comes from { $area } or from your hand.
reason-customs_taken = Space { $space } of the customs is taken.
reason-customs_lift = The assistant for the board comes from { $area } or from your hand.
reason-duty_power = This space asks for { $price ->
    [one] { $price } import
   *[other] { $price } imports
}; your power lets you spend { $most }.
reason-warehouse_empty = There is no { $piece } left in your warehouse.
reason-card_elsewhere = { $card } does not lie at this laboratory.
reason-value_short = Your power lacks { $lacking } of its price. Each costs { $yen } yen or { $imports ->
    [one] { $imports } import
   *[other] { $imports } imports
}, and you have too little.
reason-extra_short = With so many technologies a new one costs { $yen } yen or { $imports ->
    [one] { $imports } import
   *[other] { $imports } imports
} besides what power lacks ({ $lacking }), and you have too little.
reason-value_kind = A technology is paid with yen or imports.
reason-order_elsewhere = Order { $order } does not lie at this port.
reason-class_high = Your power of { $power } does not reach this place of the port.
reason-second_unpaid = The second order costs something: pay first.
reason-second_kind = The second order is paid with yen or an import.

reason-other_piece = This reward brings one { $piece }.
reason-lift_none = You have no assistant at { $area }.
reason-same_area = The assistant comes from { $area }: choose another area.
reason-not_owned = You do not own { $technology }.
reason-once_a_turn = You have used { $technology } in this turn; once is the limit.

# What expected points are counted in.
unit = points

## values

nothing = nothing

## board: what the terminal's board says beyond that

board-city = City, round { $round }
board-city_note = A president  a2 assistants  5: token  a shop  (a) house
board-pass = pass: { $toll }¥
board-boards = Boards
board-goal = Goal { $stack }
board-end = end: { $marks }
board-end-trading_houses = houses
board-end-shops = shops
board-end-port = orders
board-end-church = church
board-end-customs = customs
board-traders_note = as/sh/ho: assistants, shops, houses in hand + warehouse
board-orders_short = ord
board-technologies_short = tech
board-agents = agents
board-agent_free = free
board-yours = Yours: { $letter }, president { $area }
board-yours_in_hand = Yours: { $letter }, president in hand
board-yours_note = order: number, country, goods > reward
board-orders = Orders
board-technologies = Technologies
board-none = none
board-order = { $order }: { $goods } for { $reward }

# Goods, pieces and rewards in few letters.
board-sign-copper = Cu
board-sign-silk = Si
board-sign-tea = Te
board-sign-fish = Fi
board-sign-import = Im
board-sign-yen = ¥
board-sign-points = ★
board-sign-any_good = any
board-sign-moves = mv
board-sign-assistant = as
board-sign-shop = sh
board-sign-trading_house = ho
board-sign-free_agent = ag

## option

option-achievement_rewards = Rewards for achievements
option-achievement_rewards-about = The first mini expansion: whoever completes all three achievements takes a reward token.
option-free_agents = Free agents
option-free_agents-about = The second mini expansion: some five-power tokens bring an agent of no country.
option-open_orders = Open orders
option-open_orders-about = Orders taken from the ports stay open for all to see. Off, as in the rulebook, every order in hand is secret.

## verbs

acquires = { $person ->
    [second] acquire
   *[third] acquires
}
acts = { $person ->
    [second] act
   *[third] acts
}
brings = { $person ->
    [second] bring
   *[third] brings
}
builds = { $person ->
    [second] build
   *[third] builds
}
draws = { $person ->
    [second] draw
   *[third] draws
}
fulfils = { $person ->
    [second] fulfil
   *[third] fulfils
}
gains = { $person ->
    [second] gain
   *[third] gains
}
gets = { $person ->
    [second] get
   *[third] gets
}
has = { $person ->
    [second] have
   *[third] has
}
keeps = { $person ->
    [second] keep
   *[third] keeps
}
leaves = { $person ->
    [second] leave
   *[third] leaves
}
moves = { $person ->
    [second] move
   *[third] moves
}
pays = { $person ->
    [second] pay
   *[third] pays
}
places = { $person ->
    [second] place
   *[third] places
}
puts = { $person ->
    [second] put
   *[third] puts
}
scores = { $person ->
    [second] score
   *[third] scores
}
starts = { $person ->
    [second] start
   *[third] starts
}
takes = { $person ->
    [second] take
   *[third] takes
}
uses = { $person ->
    [second] use
   *[third] uses
}

## What is printed, as a choice on the page where an owner enters it

called-printed-copper = copper
called-printed-silk = silk
called-printed-tea = tea
called-printed-fish = fish
called-printed-import = import
called-printed-yen = yen
called-printed-points = points
called-printed-any_good = any good
called-printed-moves = moves of assistants
called-printed-assistant = assistant
called-printed-shop = shop
called-printed-trading_house = trading house
called-printed-free_agent = free agent
called-printed-low = low orders
called-printed-mid = mid orders
called-printed-high = high orders
