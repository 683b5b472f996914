mombasa-me = You
mombasa-mat = Diamonds and books
mombasa-map = Map
mombasa-tracks = Company tracks
mombasa-cards = Cards for sale
mombasa-books = Books
mombasa-bonus = Bonus spaces
mombasa-parts = Parts of the board
mombasa-choices = Choose one
mombasa-tab-map = Map
mombasa-tab-bonus = Bonus
mombasa-tab-tracks = Tracks
mombasa-tab-cards = Cards
mombasa-tab-books = Books
mombasa-tab-plan = Cards
mombasa-tab-mat = Board
mombasa-grow = Enlarge: { $part }
mombasa-shrink = Back to its size: { $part }
mombasa-ready = Ready ({ $laid } of { $slots })
mombasa-cash = Take { $left } in pounds
mombasa-stop = Stop here
mombasa-end_phase = End your phase
mombasa-end-button = End my phase …
mombasa-end-ask =
    { $count ->
        [one] End your phase with { $count } card unused?
       *[other] End your phase with { $count } cards unused?
    }
mombasa-end-ask_none = End your phase?
mombasa-end-unused =
    { $count ->
        [one] { $cards } rests without having acted.
       *[other] { $cards } rest without having acted.
    }
mombasa-end-markers =
    { $count ->
        [one] { $count } bonus marker stays unused.
       *[other] { $count } bonus markers stay unused.
    }
mombasa-end-which = Which resting pile do you take back?
mombasa-end-take = End phase, take { $cards }
mombasa-end-nothing = none
mombasa-plan-short = You planned { $laid } of { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
}: the others stay empty this round.
mombasa-move-buy = Buy { $card }, price { $price }
mombasa-move-book = Take book { $book }
mombasa-move-use = Use { $card }
mombasa-move-use_counts = Use { $card } (counts { $counts })
mombasa-move-use_notes = Use { $card } ({ $notes })
mombasa-move-use_tile = Use { $space }
mombasa-move-use_tile_notes = Use { $space } ({ $notes })
mombasa-move-boost = Lay the plus tile on { $card }
mombasa-move-end = End your phase, taking { $cards }
mombasa-move-step = { $company }: move to { $to }
mombasa-move-step_notes = { $company }: move to { $to } ({ $notes })
mombasa-move-pays = pay £{ $pounds }
mombasa-move-takes = take £{ $pounds }
mombasa-move-diamonds = diamond +{ $count }
mombasa-move-discard = Discard { $card }: take £{ $pounds }
mombasa-move-share = one more share
mombasa-move-enter = Enter { $region } ({ $cost })
mombasa-move-take_same = Column { $column }: no coin below
mombasa-move-take_shows = Column { $column }: shows £{ $pounds }
mombasa-move-remove_same = { $company }, column { $column }: no coin below
mombasa-move-remove_shows = { $company }, column { $column }: shows £{ $pounds }
mombasa-move-return_same = { $company }, column { $column }: covers nothing
mombasa-move-return_covers = { $company }, column { $column }: covers £{ $pounds }
mombasa-move-flip = Turn down the book on space { $space }: pay £{ $pounds }
mombasa-move-collect = Take { $rewards }
mombasa-any_card = any card but a single share
mombasa-card-goods = Goods worth { $value }: for a card of the display, and for spaces on company tracks.
mombasa-card-expansion = { $value } expansion points: all your expansion cards are used together, for one company.
mombasa-card-bookkeeper = Moves the ink along your books, then gives { $value ->
    [one] { $value } point
   *[other] { $value } points
} for books or pounds.
mombasa-card-merchant = Moves your diamond { $diamonds } and brings { $pounds }.
mombasa-card-merchant_company = Moves your diamond { $diamonds }, and { $more } more for every two mines of { $company }; brings { $pounds }.
mombasa-card-share = One share of { $company } at the end. It stays in your hand: it can be neither laid nor discarded.
mombasa-card-one_share = It is also one share of { $company } at the end.
mombasa-card-crate = Crate { $crate }: its price before the column is added, and what it brings when discarded.
mombasa-card-price = Crate { $crate }: its price before the column is added.
mombasa-book-start = start tile
mombasa-book-title = Book { $letter }: needs { $needs }; gives { $reward }
mombasa-book-name = Book { $letter }
mombasa-book-cost =
    { $count ->
        [one] It costs { $count } point.
       *[other] It costs { $count } points.
    }
mombasa-book-coins =
    { $count ->
        [one] { $count } pound lies under it for whoever takes it.
       *[other] { $count } pounds lie under it.
    }
mombasa-region-none = No reward: it lies round an enclave.
mombasa-region-reward = Entering it gives { $reward }.
mombasa-region-mines =
    { $count ->
        [one] { $count } mine: counts for the merchant of the company that has its post here.
       *[other] { $count } mines: count for the merchant of the company that has its post here.
    }
mombasa-region-held =
    { $count ->
        [one] Post of { $company }: others pay { $count } point more and send it back.
       *[other] Post of { $company }: others pay { $count } points more and send it back.
    }
mombasa-region-free = No post yet.
mombasa-region-cost =
    { $count ->
        [one] Costs { $count } point now.
       *[other] Costs { $count } points now.
    }
mombasa-hq-title = Headquarters of { $company }
mombasa-hq-value =
    { $count ->
        [one] A share is worth { $value } now; { $count } post is left here.
       *[other] A share is worth { $value } now; { $count } posts are left here.
    }
mombasa-hq-track = Its track is { $track }. Mines in its regions: { $mines }.
mombasa-column =
    { $count ->
        [one] { $company }, column { $column }: { $count } post
       *[other] { $company }, column { $column }: { $count } posts
    }
mombasa-column_tip = Posts leave from the map's side. The { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} below them show { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}: what is open in all three columns is the worth of a share. The last is never covered again.
mombasa-track-of = Track of { $company } ({ $track })
mombasa-track-value = A share is worth { $value } now.
mombasa-track-at =
    { $count ->
        [one] { $name }: space { $space }, { $count } share.
       *[other] { $name }: space { $space }, { $count } shares.
    }
mombasa-track-next = { $company }, space { $space }
mombasa-key-shares = shares in all
mombasa-key-call = capital call
mombasa-key-field = special field
mombasa-privilege-title = Track { $track }, privilege { $level }
mombasa-privilege-holder = { $name } can use it
mombasa-privilege-A1 = Your expansion total counts { $n } more.
mombasa-privilege-A2 = You have { $n ->
    [one] { $n } more bonus marker
   *[other] { $n } more bonus markers
} in all.
mombasa-privilege-B1 = A card bought with { $goods } only costs { $n } less.
mombasa-privilege-B1_second = Goods of different kinds may buy a card together, and it costs { $n } less.
mombasa-privilege-B2 = A card bought with { $goods } only costs { $n } less.
mombasa-privilege-B2_second = Each of your { $goods } cards counts { $plus } more.
mombasa-privilege-C1 = A bonus space: pay { $cost }, take { $options }.
mombasa-privilege-C2 = A bonus space: buy a card for pounds ({ $less } less than its price) and move the diamond { $diamonds }.
mombasa-privilege-D1 = A bonus space: discard { $card } for its crate and { $n ->
    [one] { $n } pound
   *[other] { $n } pounds
}.
mombasa-privilege-D2 = A bonus space: pay { $cost }, move { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} on each of { $tracks ->
    [one] { $tracks } other track
   *[other] { $tracks } other tracks
}.
mombasa-or = { " " }or{ " " }
mombasa-step = From { $least } on: { $rewards } ({ $company })
mombasa-space-first_player_tip = Take the first-player marker for the next round, and { $rewards }.
mombasa-space-buy_tip = Buy a card of the display for pounds.
mombasa-space-discard_tip = Discard a card of your hand, but no single share, for its crate and { $pounds }.
mombasa-space-majority = Nobody may have more { $kind } face up than you. Nothing is used up.
mombasa-space-tile = You get the tile for the next round.
mombasa-space-cost =
    { $count ->
        [one] It costs { $count } pound.
       *[other] It costs { $count } pounds.
    }
mombasa-space-free = Nobody is here.
mombasa-space-taken = Taken in this round: { $name }.
mombasa-tile-plus_good = Laid on one of your goods cards, it counts { $plus } more in this round.
mombasa-tile-bookkeeper =
    { $value ->
        [one] A bookkeeper with { $value } point.
       *[other] A bookkeeper with { $value } points.
    }
mombasa-tile-merchant = Moves your diamond { $diamonds }, and { $more } more for each other merchant that lies face up.
mombasa-tile-expansion = { $value } expansion points, with your expansion cards or alone.
mombasa-my_tiles = Bonus tiles
mombasa-deck =
    { $count ->
        [one] { $count } in the deck
       *[other] { $count } in the deck
    }
mombasa-deck_short = deck { $count }
mombasa-deck_tip = The price is the crate and the number above the column. New cards come at the end of each round; what lies in the right column goes.
mombasa-discards =
    { $count ->
        [one] { $count } card has left the game.
       *[other] { $count } cards have left the game.
    }
mombasa-for_sale = { $card }, price { $price }
mombasa-price = Price { $price }: crate { $crate } and { $plus } for the column. Discounts come off when you buy.
mombasa-sold = sold
mombasa-supplies = Books still to come, by letter
mombasa-book_costs = Cost in points: { $costs }
mombasa-rounds = Rounds
mombasa-round = Round { $round }
mombasa-start_bonus = Start with
mombasa-start_tile = Start tile: { $tile }
mombasa-start_tip = Its book needs { $needs } and gives { $reward }. The three cards named rest in your piles; then you move as it says.
mombasa-rests = resting: { $cards }
mombasa-collect_tip = You take your rewards in the order you like.
mombasa-first = first player
mombasa-pounds_label = Pounds
mombasa-own-pounds = pounds
mombasa-own-diamonds = spaces of the diamond
mombasa-own-ink = spaces of the ink
mombasa-own-shares = shares of { $company }
mombasa-own-cards = cards in hand
mombasa-pounds =
    { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
mombasa-wealth = With shares, diamonds and books as they are worth now: { $count }.
mombasa-wealth_short = worth { $wealth } now
mombasa-shares =
    { $count ->
        [one] { $company }: { $count } share
       *[other] { $company }: { $count } shares
    }
mombasa-shares_tip = By your marker on its track and on your cards. Each is worth { $value } now.
mombasa-shares_seen = By the marker on its track and on the cards that can be seen.
mombasa-markers_label = Markers
mombasa-markers =
    { $count ->
        [one] { $count } bonus marker left
       *[other] { $count } bonus markers left
    }
mombasa-markers_tip = Placing one on a bonus space is an action. They come back after the round.
mombasa-planned = What your plan adds up to
mombasa-totals = What lies face up before you
mombasa-lanes = Slots and resting piles
mombasa-opens_diamond = opens at diamond { $at }
mombasa-opens_book = opens at book { $at }
mombasa-counts = Counts { $counts } now.
mombasa-pile =
    { $count ->
        [one] Resting pile of { $slot }: { $count } card
       *[other] Resting pile of { $slot }: { $count } cards
    }
mombasa-pile_tip = When you end your phase you take one pile into your hand; then the cards of your slots come to rest.
mombasa-resting = resting
mombasa-slot_empty = { $slot }: empty
mombasa-slot_tip = A card laid here comes to rest in the pile above after the round.
mombasa-lay_here = lay here
mombasa-free = empty
mombasa-hand = Hand
mombasa-hand_count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
mombasa-hand_empty = no cards in hand
mombasa-picked = { $card }: choose a slot, or click it again to put it back.
mombasa-is_picked = { $card }, picked up
mombasa-pick = Click: pick it up, then choose a slot.
mombasa-waiting = Your plan is ready; the others still plan.
mombasa-diamonds = Diamonds
mombasa-diamonds_tip = Its value counts at the end. Beyond the last space each space is { $pounds ->
    [one] { $pounds } pound
   *[other] { $pounds } pounds
}.
mombasa-diamonds_at = Diamond on space { $space }, worth { $value }
mombasa-space_of = space { $space } of { $length }
mombasa-book_track = Book track
mombasa-book_track_tip = A bookkeeper moves the ink from book to book; its value counts at the end. At the last space each point is { $pounds ->
    [one] { $pounds } pound
   *[other] { $pounds } pounds
}.
mombasa-ink_at = Ink on space { $space }
mombasa-ink_value = Ink on space { $space }, worth { $value }
mombasa-ink_reach =
    { $count ->
        [one] the ink can go { $count } book on with what lies face up
       *[other] the ink can go { $count } books on with what lies face up
    }
mombasa-on_space = Space { $space }: { $book }
mombasa-empty_space = Space { $space }: no book
mombasa-book_space = Book track, space { $space }
mombasa-no_book = No book yet: the ink cannot pass.
mombasa-turned_tip = Turned down: it asks nothing and gives nothing.
mombasa-no_a = No A book may lie here.
mombasa-in_reach = The ink can come here with what lies face up.
mombasa-is_ready = ready
mombasa-plans = plans …
mombasa-has_ended = has ended
mombasa-face_up = Face up:
mombasa-nothing_up = no goods, no expansion
mombasa-mines_note = Mines: { $mines }
mombasa-then_collect = Then you collect
mombasa-about = How to read the map; about this box
mombasa-about_map = A thin border costs { $single } expansion point, a double one { $double }; a post of another company costs { $more } more and goes back.
mombasa-about_reading = Reading the map
mombasa-about_hq = A headquarters has three columns, numbered 1 to 3 at the map's side, where posts leave from. Each uncovers what is below it: all coins that a company shows are what its share is worth. Mines count for merchants of the company whose post stands there.
mombasa-about_house = About this box
mombasa-made = The rules are those of the printed game. Where no open source gives its numbers or drawings, we made our own:
mombasa-made-players = the colours of the seats
mombasa-made-draft = which start tiles are dealt in a first game
mombasa-made-company = where the headquarters lie on our map, and their shape
mombasa-made-hq = how many coins lie under each row of posts
mombasa-made-track = where shares, capital calls and special fields lie on the company tracks
mombasa-made-privilege = what the spaces of the company tracks cost
mombasa-made-book_track = the spaces of the book track that take no A book
mombasa-made-card = the cards: how many of each value, their crates, which are shares
mombasa-made-card_display = what the columns of the card display add to a price
mombasa-made-book_display = which letters the places of the book display have
mombasa-made-book = the books: what they need and what they give
mombasa-made-start_tile = the start tiles
mombasa-made-majority_step = the steps of the four majorities
mombasa-made-bonus_tile = what the bonus tiles cost
mombasa-made-map = the map: coast, regions with their rewards and mines, single and double borders
mombasa-made-region = the map: coast, regions with their rewards and mines, single and double borders
mombasa-made-border = the map: coast, regions with their rewards and mines, single and double borders
mombasa-made-coast = the map: coast, regions with their rewards and mines, single and double borders
