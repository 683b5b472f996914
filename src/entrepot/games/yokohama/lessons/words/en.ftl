# What the lessons of Yokohama say. `lesson-LESSON-STEP` is the heading of a step, `-text` explains, `-do` says what to
# click, `-wrong-NAME` answers a click on something else. Values: those of the question, of the move, and `names`.

lesson-goal = What it is about
lesson-goal-points = The most points win
lesson-goal-points-text = You are a merchant in a growing port. Points come all the time: for orders that you deliver, for shops, for places in the church and at customs, and for these three achievements. After the last round come some more.
lesson-goal-city = A city of areas
lesson-goal-city-text = Each board of the city is an area, where you can do one thing. These four give goods: copper, silk, tea and fish. Others give money, called yen, or new orders, technologies, helpers.
lesson-goal-pieces = Your people and goods
lesson-goal-pieces-text = You have one president, who does things, and assistants, who prepare them. You begin with eight assistants in hand, one of each good, and a few yen.
lesson-goal-order = Keep one order
lesson-goal-order-text = An order shows the goods that it asks for, and its reward. You have drawn two and keep one, in secret. For this one ({ $country }) you have everything but one { $good }.
lesson-goal-order-do = Keep the order ({ $country }).
lesson-goal-order-wrong-copper = That one brings more points, but it asks for two copper, and copper is the hardest good to get. Keep the other one ({ $country }).
lesson-goal-ready = The first turn is yours
lesson-goal-ready-text = You lack one { $good }; the area for it is { $area }. How to get there is the next lesson. Everybody has one turn, then the next round begins, until something ends the game.

lesson-turn = A turn
lesson-turn-three = Three things in a row
lesson-turn-three-text = First you place assistants: up to { $most } on different areas, or two together on one. Then your president goes to an area with your assistant. There you act, and the assistants of that area come back.
lesson-turn-pair = Place two together
lesson-turn-pair-text = How much an area gives depends on your power there: 1 for each assistant, and 1 for the president. Two assistants and the president make { $power }, and { $area } gives two { $good } for that.
lesson-turn-pair-do = Place two assistants at { $area }.
lesson-turn-pair-wrong-one = One alone makes a power of 2, which brings one { $good }. That would do, but two assistants bring more. Place two at { $area }.
lesson-turn-pair-wrong-other = What your order needs is { $good }. Place two assistants at { $area }.
lesson-turn-pair-wrong-none = You may place none, but then your president cannot go anywhere. Place two at { $area }.
lesson-turn-go = The president acts
lesson-turn-go-text = Your president is in your hand and may be put on any area with your assistant. The greater your power, the more an area gives; yours will be { $power }.
lesson-turn-go-do = Put your president on { $area }.
lesson-turn-go-wrong-stay = Then you would do nothing in this turn. Put your president on { $area } and get the { $good }.
lesson-turn-fulfil = Deliver the goods
lesson-turn-fulfil-text = The silk is yours, both assistants are in your hand again, and the president stays at { $area }. Before and after your action you may fulfil orders: pay the goods, get the reward.
lesson-turn-fulfil-do = Fulfil the order ({ $country }).
lesson-turn-fulfil-wrong-later = The order could wait, but its reward helps you now. Fulfil it first.
lesson-turn-lift = A reward of two moves
lesson-turn-lift-text = The points are yours. And two moves: each brings an assistant from your hand, or from an area, to any other area. So you place more than one turn allows.
lesson-turn-lift-do = Take an assistant from your hand.
lesson-turn-lift-wrong-waste = A move that you do not use is lost. Take an assistant from your hand.
lesson-turn-to = Prepare the next turn
lesson-turn-to-text = Assistants stay on an area until you act there. Two at { $area } now and two more in your next turn, with the president: that will be power 5, the greatest there is.
lesson-turn-to-do = Send the assistant to { $area }; the second one follows by itself.
lesson-turn-to-wrong-here = Your president is there, and must go to another area in the next turn. Send the assistant to { $area }.
lesson-turn-to-wrong-port = More orders would be good as well. Here we prepare { $area }.
lesson-turn-to-wrong-other = You may, but here we prepare a strong action at { $area }.
lesson-turn-done = Then the others
lesson-turn-done-text = Your opponent made the same kind of turn at { $area }: two assistants, the president, an order. Now it is your turn again, and two assistants wait for you at { $place }.

lesson-power = The power of five
lesson-power-count = Power decides
lesson-power-count-text = Power is your assistants in the area, plus 1 for your president, plus 1 for each building of yours there. With 4 you may build after the action. With 5 you take the token of the area as well.
lesson-power-pair = Up to five
lesson-power-pair-text = Two of your assistants are at { $area }. With two more and the president you will act with power { $power }. More than 5 counts as 5.
lesson-power-pair-do = Place two assistants at { $area }.
lesson-power-pair-wrong-four = That makes a power of 4 only. Place two together at { $area }.
lesson-power-pair-wrong-leave = Your president is there already, and it must move to another area. Place two at { $area }.
lesson-power-pair-wrong-none = Then you would act with power 3 only. Place two at { $area }.
lesson-power-go = From area to area
lesson-power-go-text = From an area the president walks to areas that touch it and have your assistant. { $area } is right beside { $from }.
lesson-power-go-do = Move your president to { $area }.
lesson-power-go-wrong-wait = That takes the president into your hand and ends the action before it began. You are strong enough: go to { $area }.
lesson-power-card = A technology
lesson-power-card-text = Your power pays { $value } of a card’s price, and { $technology } costs just that. It helps for the whole game: your president may ride to any area with your assistant, unless another president is there.
lesson-power-card-do = Acquire { $technology }.
lesson-power-card-wrong-less = A good card, too. But with { $technology } you can spare yourself many walks, so take that.
lesson-power-card-wrong-dear = That one costs more than your power pays, and you would add yen. { $technology } costs you nothing.
lesson-power-card-wrong-none = All that power for nothing? Take { $technology }.
lesson-power-token = The token
lesson-power-token-text = Each area has one token for the first who acts there with power 5 and wants it. The one of { $area } brings { $gain_tea } { $good }.
lesson-power-token-do = Take the token.
lesson-power-token-wrong-leave = It costs nothing, and your opponent would take it. So take it now.
lesson-power-shop = A shop
lesson-power-shop-text = With power 4 or 5 you may build. Each space has its own reward; the fourth brings three moves of assistants. And from now on your shop makes you stronger here by 1.
lesson-power-shop-do = Build on the fourth space; three assistants go to { $place } by themselves.
lesson-power-shop-wrong-other = That reward is fine, too. But three moves prepare your next turn: take the fourth space.
lesson-power-shop-wrong-none = A shop costs nothing now, and it brings something at once and later. Build on the fourth space.
lesson-power-goal = An achievement
lesson-power-goal-text = The goal is: { $goal }. You have just that much, and you keep it: only an assistant is put on the tile. Whoever is first gets { $gain_points ->
    [one] { $gain_points } point
   *[other] { $gain_points } points
}, later ones get fewer.
lesson-power-goal-do = Fulfil this achievement.
lesson-power-goal-wrong-first = Your opponent could be first, and later you may have less tea. Fulfil the achievement now.
lesson-power-sum = One strong turn after another
lesson-power-sum-text = Many points in two turns! And three assistants wait at { $area } already: one more and the president, and you act with power 5 again. Prepare, then act: that is the rhythm of this game.

lesson-walk = A long walk
lesson-walk-store = Hand and warehouse
lesson-walk-store-text = Another game, some rounds later. More of your pieces lie in your warehouse: assistants, shops, and trading houses. They cannot be used before you bring them to your hand. The area for that is { $area }.
lesson-walk-ahead = Think a turn ahead
lesson-walk-ahead-text = First we prepare what comes after. One assistant is at { $area }. With two more now and one in the next turn you will have power 5 there.
lesson-walk-ahead-do = Place two assistants at { $area }.
lesson-walk-ahead-wrong-one = One is good, but two together bring you to power 5 in the next turn. Place two at { $area }.
lesson-walk-ahead-wrong-agency = More power brings more pieces, but one is enough now. Place two at { $area } for your next turn.
lesson-walk-ahead-wrong-none = Your next turn needs assistants at { $area }. Place two there.
lesson-walk-put = Out of your hand, anywhere
lesson-walk-put-text = In your last turn you took the president back instead of moving; assistants may come back with it. From your hand it can go to any area with your assistant. At { $area } power { $power } is enough for one piece.
lesson-walk-put-do = Put your president on { $area }.
lesson-walk-put-wrong-soon = With power 4 you could build there, but you have no building in hand yet. First go to { $area }.
lesson-walk-put-wrong-fish = Fish is not what you need now. Go to { $area }.
lesson-walk-put-wrong-wait = You can act now, with the assistant that is there: go to { $area }.
lesson-walk-hire = Buy a trading house
lesson-walk-hire-text = Assistants are free, a shop costs 2 yen, and your first trading house 4; each further one costs 1 more. Trading houses bring the most points of all buildings.
lesson-walk-hire-do = Bring one { $piece } to your hand.
lesson-walk-hire-wrong-free = Free, but you have enough assistants for the moment. Bring one { $piece }.
lesson-walk-hire-wrong-shop = A shop is cheaper and brings less. You can pay for one { $piece }.
lesson-walk-hire-wrong-none = A piece in hand is what you came for: bring one { $piece }.
lesson-walk-way = A way over your assistants
lesson-walk-way-text = The next round. Your president is at { $from } and should go to { $area }. It may walk any number of areas, but each one that it enters needs an assistant of yours. Two areas in between are empty.
lesson-walk-stones = Three single assistants
lesson-walk-stones-text = So now we do not place a pair, but three single ones: { $area } and { $place } for the way, and the last one you need at { $from }. Those on the way stay there and help you later.
lesson-walk-stones-do = Place an assistant at { $area }; the other two follow by themselves.
lesson-walk-stones-wrong-yes = Yes, that one is needed, too. Begin with { $area }.
lesson-walk-stones-wrong-gap = Then the way would have a gap. Place one at { $area }.
lesson-walk-stones-wrong-other = There is a way on that side as well. But at { $area } you have a shop, and an assistant there is worth more later.
lesson-walk-go = Step by step
lesson-walk-go-text = Now the way is complete: every area of it has your assistant. The president does not act where it only passes.
lesson-walk-go-do = Move your president to { $area }; the second step follows by itself.
lesson-walk-go-wrong-wrong = That is not the way that you prepared. Go to { $area }.
lesson-walk-go-wrong-back = Then you would act only in the next turn. The way is ready: go to { $area }.
lesson-walk-on = Not here, go on
lesson-walk-on-text = Your president is at { $area } and could stop and act here. But at { $place } four assistants wait: power { $power }, and nobody has taken the token.
lesson-walk-on-do = Go on to { $place }; then you take the token.
lesson-walk-on-wrong-early = Here your power is small. Go on to { $place }.
lesson-walk-good = Goods of your choice
lesson-walk-good-text = You got four silk. The token brings points, and two goods that you choose. An achievement says: { $goal }. You have three.
lesson-walk-good-do = Take { $good }; the second one follows by itself.
lesson-walk-good-wrong-other = You may, but with two { $good } you fulfil an achievement in this turn.
lesson-walk-house = Build it
lesson-walk-house-text = The house brings { $gain_points ->
    [one] { $gain_points } point
   *[other] { $gain_points } points
} and an import: a ware from abroad, for customs and technologies. It adds 1 to your power at { $area }, and you get 1 yen whenever somebody else acts there.
lesson-walk-house-do = Build the { $piece }.
lesson-walk-house-wrong-none = You bought it for this moment, and there is room for one here. Build it.
lesson-walk-house-wrong-spin = Your technology turns a silk into yen, once a turn. That can wait. Build first.
lesson-walk-goal = And now deliver
lesson-walk-goal-text = { $goal }: done. Somebody was first, so you get { $gain_points ->
    [one] { $gain_points } point
   *[other] { $gain_points } points
}. And you have the goods for your order ({ $country }).
lesson-walk-goal-do = Fulfil the achievement; the order follows by itself.
lesson-walk-goal-wrong-order = The order asks for copper, and then you would have too little for the achievement. First the achievement.
lesson-walk-goal-wrong-end = You would leave points behind. Fulfil the achievement.
lesson-walk-sum = Points four times in one turn
lesson-walk-sum-text = Token, trading house, achievement, order. You were behind, and one turn that was prepared well brought you back. The achievement came before the order, because goods that you pay no longer count.

lesson-port = Orders from the port
lesson-port-fees = Presidents ask for fees
lesson-port-fees-text = A third game. An opposing president is at { $area }. To place an assistant there, or to pass through, costs you 1 yen for its owner. And your president may not stop there.
lesson-port-place = Goods, but no order
lesson-port-place-text = You have plenty of goods, and orders lie at { $area }. Your shop there counts, too: with one assistant and the president your power is { $power }.
lesson-port-place-do = Place an assistant at { $area }; two more go to { $place } and { $from }.
lesson-port-place-wrong-pair = One more would open the last places of the port. But the orders that we want are in reach without it.
lesson-port-place-wrong-soon = That one comes by itself in a moment. Begin with { $area }.
lesson-port-place-wrong-fee = The opposing president is there: that costs 1 yen. Place one at { $area }.
lesson-port-place-wrong-none = Your president needs an assistant at { $area }. Place one there.
lesson-port-go = To the port
lesson-port-go-text = Your president is right beside { $area }, so it is one step. You could walk further, but here you act.
lesson-port-go-do = Move your president to { $area }.
lesson-port-go-wrong-other = That leads elsewhere, or a long way around. { $area } is right beside you.
lesson-port-go-wrong-back = You are ready to act: go to { $area }.
lesson-port-take = How far you reach
lesson-port-take-text = The marks above the orders say how much power reaches them: with power 3 you reach low and mid. For this one ({ $country }) you have all the goods that it asks for.
lesson-port-take-do = Take the order ({ $country }).
lesson-port-take-wrong-soon = Yes, that one, too, in a moment. Begin with the lit one ({ $country }).
lesson-port-take-wrong-silk = That one asks for silk as well, and your silk is not enough for both. The first one brings more points ({ $country }).
lesson-port-take-wrong-tea = You have too little tea for that one. Take the first one ({ $country }).
lesson-port-take-wrong-none = You came for orders. Take the first one ({ $country }).
lesson-port-second = One more, please
lesson-port-second-text = For { $yen } yen, or an import, you may take a second order. You also have the goods for this one ({ $country }). Your hand may hold three orders at most.
lesson-port-second-do = Pay yen; then the order ({ $country }) is yours.
lesson-port-second-wrong-import = Keep the import for customs, where it is worth more. You have plenty of yen.
lesson-port-second-wrong-one = You have goods for two orders. A second one is worth the price: pay yen.
lesson-port-fulfil = Both at once
lesson-port-fulfil-text = Orders may be fulfilled in the turn in which you take them, as many as you can pay.
lesson-port-fulfil-do = Fulfil the order ({ $country }); the other one follows by itself.
lesson-port-fulfil-wrong-soon = Yes, that one, too. Begin with the other one ({ $country }).
lesson-port-fulfil-wrong-later = Nothing is gained by waiting. Fulfil the order ({ $country }).
lesson-port-fulfil-wrong-agent = Agents come in the next lesson. Fulfil the order ({ $country }).
lesson-port-goal = The fifth one
lesson-port-goal-text = With these two you have fulfilled five orders in this game. The achievement says: { $goal }. You are the first: { $gain_points ->
    [one] { $gain_points } point
   *[other] { $gain_points } points
}.
lesson-port-goal-do = Fulfil this achievement.
lesson-port-goal-wrong-later = Your opponent could be first. Fulfil the achievement now.
lesson-port-goal-wrong-agent = Agents come in the next lesson. Fulfil the achievement.
lesson-port-sets = Countries
lesson-port-sets-text = Every fulfilled order and every technology shows a country. In the end, sets of different countries score: 2, 4, 8 or 12 points for two, three, four or five. What you have so far is counted here.

lesson-agents = Agents
lesson-agents-pair = Twice the same country
lesson-agents-pair-text = One more game. Whenever two of your fulfilled orders or technologies show the same country, this pair brings you an agent of that country. The country of yours: { $country }.
lesson-agents-what = A second action
lesson-agents-what-text = Once a turn an agent may act for you, in an area with your assistants but without your president. At { $area } you have four assistants: that is power 4 for an agent.
lesson-agents-wait = Before or after?
lesson-agents-wait-text = You may use the agent before your main action or after it. Power 5 would bring the token of { $area } as well. So first place one more assistant there.
lesson-agents-wait-do = Go on without the agent.
lesson-agents-wait-wrong-four = Now it would act with power 4, and the token would stay. First go on, and place one more assistant.
lesson-agents-place = The fifth assistant
lesson-agents-place-text = One at { $area } for the agent, one at { $place } for your president, and one at { $from } for later.
lesson-agents-place-do = Place an assistant at { $area }; the other two follow by themselves.
lesson-agents-place-wrong-pair = One is enough for power 5. The others have work elsewhere: place a single one.
lesson-agents-place-wrong-soon = Yes, that comes by itself. Begin with { $area }.
lesson-agents-place-wrong-none = You need a fifth assistant at { $area }. Place one there.
lesson-agents-go = The president elsewhere
lesson-agents-go-text = Your president acts first, at { $area }. Power { $power } is little, but money will help.
lesson-agents-go-do = Move your president to { $area }.
lesson-agents-go-wrong-back = You can act, even if with little power. Go to { $area }.
lesson-agents-card = Pay what is missing
lesson-agents-card-text = Your power pays { $value }; each 1 that is missing costs 2 yen or an import. { $technology } gives you a yen for each order that you fulfil. Its country is { $country }: a second pair, so a second agent.
lesson-agents-card-do = Acquire { $technology }; 2 yen are paid by themselves.
lesson-agents-card-wrong-other = That costs more, and brings no agent. Take { $technology }.
lesson-agents-card-wrong-none = It costs 2 yen and brings an agent. Take { $technology }.
lesson-agents-use = Now the agent
lesson-agents-use-text = Your main action is over. You have two agents now, and one of them may act in this turn.
lesson-agents-use-do = Use an agent: { $agent }.
lesson-agents-use-wrong-end = Five assistants wait for an agent. Use one now.
lesson-agents-send = Where five wait
lesson-agents-send-text = An agent needs no way: it acts at once, as your president would, but adds no power itself. At { $area } it has power { $power }.
lesson-agents-send-do = Send the agent to { $area }.
lesson-agents-send-wrong-weak = There the power would be only 2. Send it to { $area }.
lesson-agents-token = The token again
lesson-agents-token-text = Three copper for power 5. And the token, which brings { $gain_tea } { $good }.
lesson-agents-token-do = Take the token.
lesson-agents-token-wrong-leave = It costs nothing. Take it.
lesson-agents-sum = Two actions in one turn
lesson-agents-sum-text = A technology and a full mine in a single turn. The used agent lies face down for the rest of the game. Those that you never use are worth a point each, but a good action is worth more.

lesson-end = The last rounds
lesson-end-ends = When it ends
lesson-end-ends-text = The first game again, much later. What ends it stands here: somebody has built all shops or all trading houses, no orders are left, or there are enough assistants in the church or at customs.
lesson-end-place = Imports for customs
lesson-end-place-text = Four assistants are on the customs board, one of them neutral, as always with two players. You have four imports. With one more assistant at { $area } your power is { $power }, which lets you spend three of them.
lesson-end-place-do = Place your assistant at { $area }.
lesson-end-place-wrong-church = The church comes in the last turn. Now use your imports: { $area }.
lesson-end-place-wrong-other = You are ahead, and can end the game with many points. Place it at { $area }.
lesson-end-place-wrong-stop = Then you could spend two imports only. Place it at { $area }.
lesson-end-go = One step
lesson-end-go-text = { $area } is right beside your president.
lesson-end-go-do = Move your president to { $area }.
lesson-end-go-wrong-tram = { $technology } goes there, too. But it is one step only: walk to { $area }.
lesson-end-go-wrong-back = You have what you need. Go to { $area }.
lesson-end-space = A place on the board
lesson-end-space-text = Each space asks for the imports that it shows, and for an assistant, who stays there. Of those that you can pay, space { $space } brings most, for { $most ->
    [one] { $most } import
   *[other] { $most } imports
}. Most assistants here bring 8 points more in the end.
lesson-end-space-do = Choose space { $space }.
lesson-end-space-wrong-moves = That one brings moves, which help little now, and fewer points. Choose space { $space }.
lesson-end-space-wrong-none = Imports left over are worth a point each; here three of them bring far more. Choose space { $space }.
lesson-end-last = The fifth assistant
lesson-end-last-text = Your assistant was the fifth, so the end is near. This round was finished, and now comes the last one: one turn for each. What you do not turn into points now hardly counts.
lesson-end-church = Into the church
lesson-end-church-text = You have goods, an import and some yen. The church takes all of that. Two assistants and the president make power { $power }.
lesson-end-church-do = Place two assistants at { $area }.
lesson-end-church-wrong-one = One makes a power of 2 only, and that is too little for the best free space. Place two at { $area }.
lesson-end-church-wrong-empty = Your imports are nearly gone, and your president is there already. Go to { $area }.
lesson-end-church-wrong-stop = Your president needs an assistant at { $area }. Place two there.
lesson-end-ride = The tram, or on foot
lesson-end-ride-text = { $technology }, your first technology, still works: the president rides to any area with your assistant. Here both ways lead to the same place.
lesson-end-ride-do = Ride to { $area }.
lesson-end-ride-wrong-walk = That works as well. Here we take { $technology }.
lesson-end-ride-wrong-back = There is no next turn. Ride to { $area }.
lesson-end-faith = Everything for faith
lesson-end-faith-text = Spaces of the church ask for faith. Power gives { $faith }; one each of copper, silk, tea, fish and import, and { $cost_yen } yen, give one more each. Space { $space } needs all of it and brings { $gain_points ->
    [one] { $gain_points } point
   *[other] { $gain_points } points
}.
lesson-end-faith-do = Choose space { $space }.
lesson-end-faith-wrong-less = That would be cheaper, but what you save is worth little. Choose space { $space }.
lesson-end-faith-wrong-none = Goods are worth next to nothing in the end. Choose space { $space }.
lesson-end-sheet = You win
lesson-end-sheet-text = Orders brought the most, then church, customs and achievements. In the end came the sets of countries, and prizes for most technology, customs and church. Points come from many places: nobody needs all of them.
lesson-end-habits = Good habits
lesson-end-habits-text = Place where you will act in the next turn. Act with power 5 while tokens lie there. Choose orders whose goods you nearly have. Collect different countries. And watch the boards that end the game.
lesson-end-bye = That is all
lesson-end-bye-text = With three or four players there are more areas; they explain themselves when you point at them. Play a game against the Apprentice. "Hint" shows good moves whenever you want.
