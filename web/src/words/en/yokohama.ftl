yokohama-loses =
    { $count ->
        [one] You could still fulfil an order or take an achievement.
       *[other] You could still fulfil orders or take achievements: { $count } choices.
    }
yokohama-loses_action = Your president is not in the city yet: this turn you would do nothing.
yokohama-city = City
yokohama-boards = Boards
yokohama-stage = What the table shows
yokohama-glance = The city at a glance
yokohama-desk = Choices
yokohama-steps = Steps of the turn
yokohama-step-phase_a = Orders, agents
yokohama-step-place = Place
yokohama-step-move = Move
yokohama-step-act = Act
yokohama-step-bonus = Bonus
yokohama-step-build = Build
yokohama-step-recall = Recall
yokohama-step-phase_c = Orders, agents
yokohama-setup = Setup
yokohama-round = Round { $round }
yokohama-round_of = Round { $round } of { $last }
yokohama-box = About this box
yokohama-box_text = These parts are our own, because the printed ones are known from pictures only. Whoever owns the game can write theirs into a copy of the box and play with it.
yokohama-made-end-safety_rounds = the round that ends a game in which nothing else does
yokohama-made-port_slot = the order classes of the places at the ports
yokohama-made-laboratory_slot = the surcharges of the places in the laboratories
yokohama-made-church_space = faith and rewards of the church spaces
yokohama-made-church_space-neutral = which church spaces neutral assistants take
yokohama-made-customs_space = imports and rewards of the customs spaces
yokohama-made-customs_space-neutral = which customs spaces neutral assistants take
yokohama-made-building_tile = the rewards on the building tiles
yokohama-made-five_power_token = the rewards on the five-power tokens
yokohama-made-order = goods, countries and rewards of the orders
yokohama-made-technology-value = the values of the technologies
yokohama-made-technology-copies = how many cards there are of each technology
yokohama-made-technology_card = the countries of the technology cards
yokohama-made-achievement-first = some points for being first with an achievement
yokohama-made-achievement-later = some points for coming later with an achievement
yokohama-made-achievement_reward = the reward tokens for all three achievements
yokohama-inspector = What an area would give
yokohama-if_here = if your president acts here
yokohama-if_agent = if your agent acts here
yokohama-acting = the action goes on here
yokohama-point = Point at an area: here you see the power you would have there, and what it would yield.
yokohama-tap = Tap an area to see what it offers.
yokohama-when-now = now:
yokohama-when-one = with one more:
yokohama-when-two = with two more:
yokohama-when-most = at most:
yokohama-when-acting = now:
yokohama-may_build = Enough power to build here.
yokohama-no_room = You have no free place for an order.
yokohama-station_short = station
yokohama-pass = pass:
yokohama-fee = fee
yokohama-fee_of = fee { $yen } yen
yokohama-free = free
yokohama-area_label =
    { $count ->
        [one] { $area }, { $count } assistant of yours, power { $power }
       *[other] { $area }, { $count } assistants of yours, power { $power }
    }
yokohama-tip-production = Production area (hexagon).
yokohama-tip-commercial = Commercial area (circle).
yokohama-tip-power = Your president would have power { $power } here: { $gives }.
yokohama-tip-assistants =
    { $count ->
        [one] { $name }: { $count } assistant.
       *[other] { $name }: { $count } assistants.
    }
yokohama-tip-president = The president here: { $name }.
yokohama-tip-fee = Fee for an assistant: { $yen } yen to those who have a president here.
yokohama-tip-token_here = Five-power token: { $gives }.
yokohama-tip-house_here = Trading house: { $gives }.
yokohama-tip-station = The station: { $power } more power here, for everybody.
yokohama-tip-canal = Nobody stays on the canal. A president may pass for { $yen } yen.
yokohama-rank-low = low
yokohama-rank-mid = mid
yokohama-rank-high = high
yokohama-own-points = points
yokohama-tip-copper = For orders, and one kind of faith at the church.
yokohama-tip-silk = For orders, and one kind of faith at the church.
yokohama-tip-tea = For orders, and one kind of faith at the church.
yokohama-tip-fish = For orders, and one kind of faith at the church.
yokohama-tip-yen = Pays fees, pieces from the warehouse and technologies. At the end, { $per_point } yen are worth a point.
yokohama-tip-import =
    { $points ->
        [one] For customs, technologies and a second order. Each is worth { $points } point at the end.
       *[other] For customs, technologies and a second order. Each is worth { $points } points at the end.
    }
yokohama-tip-assistant = Assistants in hand can be placed on areas.
yokohama-tip-shop = Shops in hand can be built where you act with power { $power } or more.
yokohama-tip-trading_house = Trading houses in hand can be built where you act with power { $power } or more; others who act there bring you { $yen } yen.
yokohama-tip-warehouse = Pieces come from the warehouse to your hand; price now: { $price } yen.
yokohama-tip-warehouse_free = Assistants come from the warehouse to your hand free of charge.
yokohama-tip-my_president = It acts where it goes, with the power of everything you have there.
yokohama-shop_space = Shop space { $space }: { $gives }
yokohama-house_space = Trading house: { $gives }
yokohama-token_title = Five-power token
yokohama-token = Five-power token: { $gives }
yokohama-goals = Achievements
yokohama-goal_label = { $text } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yokohama-have = you have { $have }
yokohama-tip-goal = { $first ->
    [one] { $first } point
   *[other] { $first } points
} for the first, { $later } for those who come later. Fulfilled before or after your main action; it takes an assistant from your hand.
yokohama-ends = The game ends when …
yokohama-last_round = Round { $round } is the last
yokohama-tip-ends = When one of these is reached, the round is finished and one more is played.
yokohama-end-trading_houses = { $goal ->
    [one] { $goal } house
   *[other] { $goal } houses
} built
yokohama-end-shops = { $goal ->
    [one] { $goal } shop
   *[other] { $goal } shops
} built
yokohama-end-port = no more orders
yokohama-end-church = { $goal } in the church
yokohama-end-customs = { $goal } at customs
yokohama-most = most at the end: { $first }, second { $second }
yokohama-tip-most = Who has most assistants here at the end scores { $first }, the second { $second }.
yokohama-church_need = Church: { $count } faith
yokohama-customs_need =
    { $count ->
        [one] Customs: { $count } import
       *[other] Customs: { $count } imports
    }
yokohama-church_space = Church space { $space }: { $need } faith, gives { $gives }; { $held }
yokohama-customs_space = Customs space { $space }: { $need ->
    [one] { $need } import
   *[other] { $need } imports
}, gives { $gives }; { $held }
yokohama-tip-space = Gives { $gives }.
yokohama-neutral = neutral assistant
yokohama-free_space = free
yokohama-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
yokohama-price = costs { $price }
yokohama-reach-free = power pays all
yokohama-reach-extra = the extra price
yokohama-reach-pay = pay { $count } more
yokohama-reach-dear =
    { $count ->
        [0] too dear
       *[other] { $count } more, too dear
    }
yokohama-reach-owned = yours already
yokohama-chosen = chosen
yokohama-tech_label = { $name }, costs { $price }
yokohama-tip-tech = Value { $value }, costs { $price } here, from { $country }.
yokohama-order = Order
yokohama-order_of = Order, { $country }
yokohama-tip-order = Deliver { $goods }: you gain { $gives }.
yokohama-tip-order_country = A fulfilled order counts as a symbol of { $country }; a pair brings its agent.
yokohama-tip-secret = Nobody else sees it until it is fulfilled.
yokohama-secret = secret
yokohama-hidden = a secret order
yokohama-ready = ready
yokohama-orders = Orders
yokohama-fulfilled = { $count } fulfilled
yokohama-free_place = free place
yokohama-technologies = Technologies
yokohama-none_yet = none yet
yokohama-agent = Agent of { $country }
yokohama-agent_used = Agent of { $country }, used
yokohama-agents =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
yokohama-tip-agent = Once: act on an area with your assistant, without your president.
yokohama-countries = Countries
yokohama-sets = sets
yokohama-tip-sets = Orders and technologies have countries. Sets of 1 to { $most } different countries are worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
yokohama-mine = Mine
yokohama-hand = Hand
yokohama-warehouse = Warehouse
yokohama-in_hand = in hand
yokohama-in_hand_count = In hand: { $what }
yokohama-stored_count = In the warehouse: { $what }, price { $price } yen
yokohama-stored_free = In the warehouse: { $what }, free of charge
yokohama-president = President
yokohama-president_at = President at { $area }
yokohama-president_hand = President in hand
yokohama-tip-their_orders = { $count } in hand, { $done } fulfilled.
yokohama-tip-their_secrets = Secret in hand: { $count }.
yokohama-tip-held = { $name }: { $goods } for { $gives }.
yokohama-tab-orders = Orders { $count }
yokohama-main-phase_a = Go on
yokohama-main-phase_c = End turn
yokohama-main-place_first = Place none
yokohama-main-place_next = Stop placing
yokohama-main-path = Stop here
yokohama-main-recall = Stop taking back
yokohama-main-token = Leave the token
yokohama-main-build = Build nothing
yokohama-main-leave = Take all back
yokohama-main-none = Take none
yokohama-main-stop = Stop
yokohama-flag-ending = the end is near
yokohama-flag-achieve = an achievement
