# What can be refused, whichever room refuses it: `raise BadOption("no_seat", …)` says `error-no_seat`. The terminal and
# the browser say these sentences. Each says what happened and, where it helps, what to do next.

## People

error-not_signed_in = You are not signed in. Open the front page first.
error-many_guests = Many guests came from your address just now. Wait a minute, then try again.
error-many_codes = Too many codes were tried. Wait a minute, then try again.
error-no_person = No guest has this code. Check it, or ask for a new one on your other device.
error-blank_name = A name needs at least one letter.
error-blank_chat = A line of chat needs at least one letter.
error-name_first = Choose a name first, so that the others know who sits down.
error-many_changes = You have changed a lot just now. Wait a minute, then try again.
error-much_chat = You are writing very fast. Wait a few seconds, then send it again.
error-muted = You cannot write here: the host of this table or the operator of this server has decided so.
error-banned = The operator of this server has decided that you cannot come in.
error-barred = The host of this table has sent you away.
error-too_fast = You are asking a lot at once. Wait a few seconds, then try again.

## Tables

error-many_new_tables = You have opened many tables just now. Wait a minute, then try again.
error-many_tables = You have many tables running. Finish or remove some first.
error-full_house = The server has as many tables at play as it can serve. Games go on; open a new one a little later.
error-one_seat_each = You can sit in one seat as yourself. Give others on this device names of their own.
error-no_table = This table does not exist, or it was removed.
error-no_such_code = No table has this code. Check the three words.
error-not_in_list = This table is not in your list.
error-only_host = Only the person who opened this table can do that.
error-operator_decided = The operator of this server has decided this. Only they can take it back.
error-table_closed = This table was closed, so nobody can go on there.
error-not_begun = The game has not begun yet: the table is still waiting for players.
error-not_over = The game is not over yet.
error-over = The game is over.
error-shown_when_over = This is shown when the game is over.
error-review_when_over = A game can be reviewed once it is over: before that, it would be help in the game.
error-one_review = One review at a time: yours is still being made. Ask for the next when it is done.
error-many_reviews = Many reviews are waiting already. Try again in a few minutes.
error-what_if_when_over = You can play on from here once the game is over: before that, it would show you what is hidden.
error-only_players_again = Only those who played can start another game from here.
error-other_rules = This table was begun under an older version of the rules, which would have led elsewhere. It is closed, and counts for nobody.
error-no_film = This game was played under an older version of the rules, and nothing was kept to show it from.
error-only_film = This game was played under an older version of the rules. It can only be looked at.
error-damaged = This game cannot be read to its end: its record is damaged. It is shown as far as it can be read, and cannot go on.
error-storage_failed = The server cannot store anything right now, so this did not count. It tries again by itself; wait a moment.
error-storage_gone = The games of this server are no longer where they were, so nothing can be stored. Whoever runs the server has to put its database back and start it again.
error-other_box = This table is played with another box of { $title } (box { $box }). To continue it, start the server with --box and the file of that box.
error-no_moment = { $moves ->
    [one] The game has { $moves } move so far.
   *[other] The game has { $moves } moves so far.
}

## Seats

error-no_such_seat = There is no such seat at this table.
error-not_your_seat = This is not your seat.
error-seat_taken = This seat is taken.
error-own_seats_only = Until the game is over, you can only look from your own seats.
error-only_players = Only those who play at this table can do that.
error-sits_already = You already have a seat at this table.
error-no_bot_there = No bot plays this seat.
error-bot_plays_it = A bot already plays this seat.
error-bot_plays_yours = A bot is playing this seat for you. Take the seat back first.
error-you_conceded = You have conceded, and a bot plays this seat.
error-time_used_up = Your time for this game is used up, so a bot plays on for you.
error-conceded_already = You have already conceded.
error-nobody_there = Nobody else holds this seat.
error-not_asked_now = { $name } has nothing to decide right now.
error-nudged_already = { $name } was nudged just now. You can nudge again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-is_here = { $name } is at the table.

## Hints

error-no_help = This table was opened without help, so there are no hints.
error-no_question = You have nothing to decide right now, so there is no hint.
error-no_hints_here = Nobody here can judge the moves of { $title }, so there are no hints.
error-one_hint = You are already waiting for a hint.
error-many_hints = You have asked for many hints just now. Wait a minute, then try again.
error-many_reasons = You have asked for many reasons just now. Wait a few seconds, then try again.
error-no_hint_found = No hint was found in time. Try again.

## Moves

error-late = The table had already moved on, so your move did not count.
error-overtaken = Somebody else was faster, so your move did not count.
error-not_your_turn = It is not seat { $seat }'s turn. Waiting for seat { $waiting }.
# What a seat is called where nobody has a name.
seat = seat { $seat }
error-not_possible = "{ $move }" is not possible for seat { $seat } now.
error-nothing_played = Nothing has been played yet.
error-moved_since = Somebody else has moved since then, so nothing can be taken back.
error-move_stays = The last move ended a turn or brought something new to light, so it stays.
error-no_seat = There is no seat { $seat } at this table; its seats are 0 to { $last }.
error-no_index = There is no moment { $index }: the game has had { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} so far.
error-no_move = There is no move "{ $move }".
error-no_move_near = There is no move "{ $move }". Did you mean "{ $near }"?
error-no_move_number = There is no move number { $number }; the moves are numbered 0 to { $last }.
error-no_verb = There is no move "{ $verb }"; there are { $verbs }.
error-other_arguments = "{ $verb }" takes { $takes }, not { $given }.
error-foreign_move = "{ $move }" is not a move of this game.
error-not_a_move = A move is a Move, its text or its number, not { $type }.

## Games, options, bots

error-unknown_game = There is no game "{ $game }"; there are { $games }.
error-unknown_game_near = There is no game "{ $game }"; there are { $games }. Did you mean "{ $near }"?
error-no_lessons = { $title } has no lessons.
error-no_lesson = { $title } has no lesson "{ $lesson }"; there are { $lessons }.
error-no_step = The lesson ends with step { $last }, so there is no step { $step }.
error-lesson_file = The lesson { $file } cannot be read: { $why }.
error-lesson_move = The lesson { $lesson } of { $game } cannot play "{ $line }": { $why }.
error-wrong_seats = { $title } is for { $least } to { $most } seats, not { $seats }.
error-database_in_use = Another server uses { $file } already. Stop it first, or give this one a database of its own; several processes can share a PostgreSQL.
error-wrong_people = At a table for { $seats } there is no place for { $people ->
    [one] { $people } person
   *[other] { $people } people
    }.
error-wrong_seed = A seed is a whole number from 0 to { $largest }, not { $seed }.
error-no_options = { $title } has no option "{ $option }"; it has none.
error-no_option = { $title } has no option "{ $option }"; it has { $options }.
error-no_language = There are no words in "{ $language }"; there are words in { $languages }.
error-wrong_option = The option "{ $option }" of { $title } is one of { $values }, not { $value }.
error-unknown_bot = There is no bot "{ $bot }"; there are { $bots }.
error-unknown_bot_near = There is no bot "{ $bot }"; there are { $bots }. Did you mean "{ $near }"?
error-no_setting = The bot "{ $bot }" has no setting "{ $setting }".
error-other_setting = The bot "{ $bot }" cannot take { $value } as its setting "{ $setting }".
error-no_advice = { $title } has no rules of thumb, so the bot "greedy" cannot play it.
error-no_guide = { $title } has neither a net nor an estimate of the final points, so the bot "search" cannot play it.
error-no_time_to_think = A bot thinks for a number of seconds or tries above zero.
error-wrong_processes = A bot thinks in 1 to { $most } processes, not in { $processes }.
error-wrong_setting = In the bot "{ $spec }", "{ $part }" is neither a time like 0.2s nor a setting like name=value.
error-bot_not_made = The bot "{ $spec }" cannot be used: { $why }
error-bot_cheated = The bot "{ $bot }" chose "{ $move }", which is illegal.
error-no_program = "{ $program }" cannot be started: it is not there, is a folder, or may not be executed. A program in this folder begins with "./".
error-bot_name_taken = The program "{ $command }" calls itself "{ $name }", as another bot does. Give it another name.
error-no_introduction = The program "{ $command }" cannot sit at a table: { $why }.
error-pairs_or_hero = Either --pairs or --hero, not both: a hero plays against each of the others anyway.
error-no_ladder = { $file } has no games of a ladder in it ({ $why }).
error-no_levels = { $file } is not a file of levels: that is a JSON object with an object for each game.
error-no_net_to_value = There is no net of { $game } in { $folder }, and none in the package: train one first.
error-values_not_resumed = A training of values cannot be resumed: it begins anew.
error-no_other_bot = One bot alone has nobody to play against. Name another one.
error-bot_twice = The bot "{ $bot }" is named twice. On a ladder each bot stands once.
error-no_bots = An arena needs at least one bot.
error-no_games = An arena plays at least one game, not { $games }.
error-not_for_seats = None of these games can be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
error-no_rules_page = There is no rules page for "{ $game }" here.
error-rule_twice = The rules page has two rules with the number { $number }.

## Boxes

error-no_box = There is no box file { $file }.
error-box_unreadable = { $file }: cannot be read ({ $why }).
error-box_not_text = { $file }: is not a text file.
error-box_not_toml = { $file }: is not valid TOML: { $why }.
error-box_too_deep = { $file }: is nested too deeply.
error-box_too_large = { $file }: is too large for a box.
error-box_long_number = { $file }: has a number that is too long to be read.
error-box_long_name = { $file }: has a name that is too long for a table or a key: { $name }.
error-box_head = { $file }: { $key }: found { $found }, expected { $expected }.
error-box_not_of_game = { $file }: game: found { $found }, expected the name of a game.
error-box_of_game = { $file }: game: found { $found }, expected one of { $games }.
error-box_fact = { $file }: [{ $table }] { $key }: found { $found }, expected { $expected }.
error-box_facts = { $file }: [[{ $table }]] { $key }: found { $found }, expected { $expected }.
error-box_one_table = { $file }: [{ $table }]: found { $count } such tables, expected one.
error-box_tables = { $file }: [[{ $table }]]: found { $count } such tables, expected { $least }.
error-box_tables_between = { $file }: [[{ $table }]]: found { $count } such tables, expected { $least } to { $most }.
error-box_table_unused = { $file }: [{ $table }]: found a table that the rules do not use.
error-box_no_table = { $file }: { $key }: found { $found }, expected only tables here.
error-box_twice = { $file }: only one box can be used for { $title }, and another one was given before it.
error-box_misfit = Found { $found }, expected { $expected }.
error-many_boxes = At most { $count } of your boxes are stored here. Export this one as a file.
error-box_strange = Found { $found }, expected a text that can be printed (characters: { $most } or fewer).
error-box_no_form = Nothing of { $title } can be entered here.
error-box_other_game = { $file }: is a box of { $game }, and { $other } is one of another game.

# What should stand in a box file (`Section.fail`), and what stands there where that is not one value.

expected-achievement_stacks = at least one achievement in each of the stacks A, B and C
expected-achievements_of_stack = { $count } achievements of each stack, as the rulebook says
expected-all_colours = { $count }, { $colours } times a colour's
expected-all_kinds_of_spices = no kinds, for it bears all of them, as the rulebook says
expected-another_border = another border than those before
expected-another_pair = another pair on every tile, as the rulebook says
expected-bare_round_enclaves = none round an enclave, and only there
expected-boards = { $count } boards, each with an id of its own
expected-boards_below = { $count }, the boards of this kind below
expected-book_reward = a reward of a book ({ $rewards })
expected-books_of_letters = the number of books of each letter ({ $counts })
expected-bottom_coins = { $count } coins on the bottom space, the last of the list
expected-building_tiles_for = { $count } building tiles for { $players } players
expected-capital_calls = one or two capital calls
expected-card_with_start_symbol = a card with the start symbol
expected-cards = { $count } cards
expected-cards_below = { $count }, the cards of this name below
expected-cards_each = { $count } for each player
expected-cards_for_setup = at least { $count } cards, enough for the setup
expected-cards_to_draw = at most 5 cards to draw in every row
expected-colonists_up_to = 1 to { $most } colonists, as the rulebook says
expected-companies_in_order = the companies { $ids } in this order
expected-company_on_merchants = a company on merchants only
expected-countries = { $count } different countries
expected-counts_of = a table of whole numbers from 1 to { $most }, with keys among { $keys }
expected-enclaves = { $count } regions that border one region and nothing else
expected-exactly = { $stated }
expected-example_coffee = the one of the rulebooks' example
expected-goal_last = the goal as the last space only
expected-in_order = { $values } in this order
expected-integer_at_least = a whole number of at least { $least }
expected-integer_between = a whole number from { $least } to { $most }
expected-integers = a list of whole numbers from { $least } to { $most }
expected-integers_counted = a list of { $count } whole numbers from { $least } to { $most }
expected-kinds_of_cards = the kinds of cards { $kinds }
expected-kinds_of_spices = { $count } kinds of spices, as the rulebook says
expected-known_key = only keys that the rules use ({ $keys })
expected-known_spices = spices of the box
expected-known_start_tiles = names of start tiles
expected-known_starting_cards = names of starting cards
expected-last_row_points = { $points } in the last rows, as the rulebook says
expected-letters_in_rows = { $count } letters A, B or C in each row
expected-levels_never_fall = levels that never fall, as the rulebook says
expected-list_of_name_number = a list of [name, number]
expected-list_of_points = a list of points [x, y]
expected-list_of_space_value = a list of [space, value]
expected-lists = { $count } lists
expected-lists_of_points_diamonds = lists of [points, diamonds]
expected-majorities = a [[majority]] for each of the four kinds
expected-majority_steps = 1 to { $most } [[majority_step]] for each of the four kinds
expected-merchants = a plain one and one of each company
expected-merchants_in_order = the plain merchant, then the merchant of a company
expected-most_faces = at most { $most } faces of cards
expected-most_options = at most { $most } options
expected-name_and_number = [name, number] with a name among { $names }
expected-names_once = each name once
expected-no_early_pirates = no pirates before the anchor
expected-no_surcharge = 0: the last { $slots } slots of a laboratory raise the price, as the rulebook says
expected-not_both_ways = nothing that is exchanged both ways
expected-number_in_row = { $number } in row { $row }, as the rulebook says
expected-number_somewhere = a { $number }, as the rulebook says
expected-numbers_between = numbers from { $least } to { $most }
expected-of_such_a_plantation = { $number }, as the rulebook says of such a plantation
expected-one_anchor = one anchor among the spaces
expected-one_canal = one canal among the boards
expected-one_card_each = one card for each seat
expected-one_for_each_corner = { $count }, one for each corner
expected-one_of = one of { $values }
expected-one_station = 1, as there is one station token
expected-one_table = one
expected-orders_for = { $count } orders for { $players } players
expected-own_id_rewards = rewards with ids of their own
expected-own_name_card = a name of its own for every card
expected-own_name_cards = cards with names of their own
expected-own_name_colony = a name of its own for every colony
expected-own_name_colony_tile = a name of its own for every colony tile
expected-own_name_column = a name of its own for every column
expected-own_name_kind_of_tile = a name of its own for every kind of tile
expected-own_name_space = a name of its own for every space
expected-pairs_between = { $least } to { $most } pairs
expected-places_of_letters = { $count } places for each letter
expected-plain_colours = colours of one word each, in small letters
expected-plain_names = names of one word each, in small letters
expected-point = a point [x, y]
expected-point_inside = a point inside { $width } x { $height }
expected-points_at_least = at least { $least } points
expected-points_for_symbols = points for up to { $count } equal symbols
expected-points_inside = points inside { $width } x { $height }
expected-points_x_y = points [x, y]
expected-regions = a map of { $count } regions with ids and names of their own
expected-rewards = a list of { $count } rewards
expected-rising_spaces = rising spaces up to { $most }
expected-rows_for_boards = rows for the { $boards } boards used with { $players } players
expected-seat_card_each = an expansion card "1" for each seat
expected-seat_on_expansion = a seat on expansion cards "1" only
expected-seating_for = a table [[seating]] for { $players } players
expected-seats_once = each number of seats once
expected-shares_in = single shares with the letters { $letters }, and with no other
expected-ships_as_spices = { $count }, as many ships as spices
expected-short_text = a text of at most { $most } characters, on one line
expected-short_texts = texts of at most { $most } characters, each on one line
expected-something_needed = at least one thing that is needed
expected-source = a source (rulebook, public:…, derived, house or owner)
expected-source_of_key = the source of a key of this table
expected-space_value = pairs [space, value]
expected-spaces_up_to = 1 to { $most } spaces, as the rulebook says
expected-special_field_pounds = fields of 1 or 2 pounds
expected-special_fields = two special fields
expected-stack_letters = letters of the stack ({ $letters })
expected-start_first = the start as the first space only
expected-start_tiles = { $count } start tiles
expected-starting_kinds = goods, expansion and bookkeepers, and nothing else
expected-stated = { $stated }, as the rulebook says
expected-steps_once = every step of a column once
expected-sum_of_cards = { $count }, the sum of the cards
expected-sum_of_its_tiles = { $count }, the sum of its tiles
expected-sum_of_parts = { $count }, the sum of its parts
expected-sum_of_tiles = { $count }, the sum of the tiles
expected-sum_of_tokens = { $count }, the sum of the tokens
expected-surcharge = a surcharge: the last { $slots } slots of a laboratory raise the price, as the rulebook says
expected-symbols = { $count } symbols, as the rulebook says
expected-table_for_seats = a table for { $seats } seats, too
expected-technologies_once = each of the { $count } technologies once
expected-technology_cards_for = { $count } technology cards for { $players } players
expected-text = a text
expected-texts = a list of texts
expected-texts_counted = a list of { $count } texts
expected-texts_once = a list of texts, each once
expected-texts_once_counted = a list of { $count } texts, each once
expected-three_starting_cards = three starting cards
expected-tiles_for_grid = tiles for the grid and those set aside: { $wanted }, not { $count }
expected-tokens_for = { $count } five-power tokens for { $players } players
expected-tracks_in_order = the tracks { $tracks } in this order
expected-true_or_false = true or false
expected-true_or_false_twice = true or false, twice
expected-two_flags = two flags
expected-two_lists = two lists
expected-two_lists_by_level = two lists, for the first and the second special field
expected-values_between = values from { $least } to { $most }
expected-values_rise = values that rise: each is a total

found-tables_with = { $count } tables with { $about }
found-cards = { $count } cards in all
found-names = { $names }
found-cards_of_letter = { $count } cards of letter { $letter }
found-card_in_letter = { $card } in { $letter }
found-merchants = the merchants { $names }
found-no_example_bookkeeper = no bookkeeper with { $points } points
found-no_example_coffee = no coffee 1 with crate 1
found-enclaves = enclaves: { $count }

## Saved games

error-save_line = This is not a saved game: its head has the line "{ $line }".
error-save_missing = This is not a saved game, or its beginning is missing: there is no line "{ $key } …".
error-save_format = This game was saved in format { $format }; this version reads format { $ours }.
error-save_rules = This game was saved under version { $rules } of the rules of { $title }; this is version { $ours }, which may play differently.
error-save_box = This game was saved with another box of { $title } ({ $box }, not { $ours }). To continue it, name that box file (--box FILE).
error-save_option = This save cannot be played: there is no line "option { $option } …".
error-save_unplayable = This save cannot be played: { $why }
error-save_after_end = There is something after the end of this save: "{ $line }".
error-save_cut = This save is cut off after move { $moves }: its last line is missing.
error-save_count = This save should have { $expected ->
    [one] { $expected } move
   *[other] { $expected } moves
}, but { $found ->
    [one] { $found } was
   *[other] { $found } were
} found.
error-save_move = Move { $number } of this save cannot be read: "{ $line }".
error-save_illegal = Move { $number } of this save is not legal: { $why }
error-save_number = The line "{ $key }" of this save holds "{ $text }", not a whole number.
error-save_value = The option "{ $option }" of this save holds "{ $text }", which is not a value.

## The server

error-fault = Something went wrong here. Nothing was changed; please try again.
error-nothing_here = There is nothing at this address.
error-not_that_way = This address cannot be used in that way.
error-too_large = This request is too large.
error-too_deep = This request cannot be read: it is nested too deeply.
error-not_json = This request cannot be read: it is not the JSON that is expected here.
error-speak_json = The body of a request must be JSON (content-type: application/json).
error-unreadable = This request cannot be read: { $why }.
error-something_missing = This request cannot be read: something is missing or wrong in it.
error-unreadable_message = This message cannot be read: { $why }
error-other_site = This request comes from another site, so nothing was changed.
error-only_at_server = This can only be done at the computer that the server runs on.
error-no_network = This server cannot be reached from the network. Start it with --friends.
error-network_failed = The network could not be let in ({ $why }). Start the server with --friends.
error-port_taken = Port { $port } cannot be used ({ $why }). Choose another with --port.
error-no_data_folder = The folder of the database cannot be made ({ $why }): { $path }
error-wrong_database = This database address cannot be used. Give one like sqlite:///games.sqlite or postgresql://host/name.
error-file_exists = There is a file { $file } already. Choose another name, or move it away first.
error-no_backup = The backup { $file } cannot be written: { $why }.
error-bad_backup = { $file } is not a whole backup: { $why }.
error-not_empty = There are games in this database already. A backup can only be restored into an empty one.
error-no_database_file = There is no database { $file }. Name one with --database.
error-database_failed = The database cannot be used: { $why }.
error-newer_database = This database is of a newer release of Entrepot. Use that release, or restore a backup from before.
error-empty_database = There is nothing of Entrepot in this database yet.
error-ban_whom = Name a person, or an address with --address.
error-no_such_table_id = There is no table { $table }.
error-no_such_person_id = There is no person { $person }.
error-no_such_sanction = There is no sanction { $sanction }.
error-not_a_network = "{ $text }" is neither an address nor a network.
error-no_settings_file = The settings file { $file } cannot be read: { $why }.
error-unknown_setting = There is no setting "{ $name }" ({ $source }). Did you mean "{ $near }"?
error-not_a_pair = "{ $text }" is not a setting. Write its name and its value, like open_tables=20.
error-bad_setting = The setting { $name } cannot be "{ $value }" ({ $source }). It is { $wanted }.
setting-text = a text
setting-yes_no = true or false
setting-rate = how many in how many seconds, like 20/60
setting-list = a list; as text, its parts are separated by semicolons
setting-one_of = one of { $values }
setting-whole = a whole number
setting-whole-least = a whole number of at least { $least }
setting-whole-least-most = a whole number from { $least } to { $most }
setting-number = a number
setting-number-least = a number of at least { $least }

## The lab

error-no_encoding = { $title } has no encoding in numbers, so nothing can learn it. Choose another game.
error-wrong_answers = There are { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, but { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}. Give one answer for each table.
error-not_open = Move number { $move } is not open at table { $table }. Choose one that its mask allows.
error-nobody_asked = At every table somebody has to be asked. Leave one seat at least to the learner.
error-net_other_rows = This net cannot play { $title } as it is here: it knows rows of { $has ->
    [one] { $has } number
   *[other] { $has } numbers
}, and these have { $width }.
error-net_other_moves = This net cannot play { $title }: it { $has ->
    [0] judges positions only and weighs no moves
    [one] weighs { $has } move, and the game has { $moves }
   *[other] weighs { $has } moves, and the game has { $moves }
}.
error-no_net = There is no net of { $title } in the package. Name one with --net.
error-not_a_net = { $file } is not a net.
error-not_a_card = { $file } is not the card of a net.
error-card_of_another_net = The card { $card } is not that of the net { $net }: the checksums differ.
error-ray_not_reached = There is no Ray cluster at { $address } ({ $why }).
error-ray_other_version = A machine of the Ray cluster has another version of Entrepot. Install the same on all of them.
error-ray_too_small = The Ray cluster has { $processors ->
    [one] { $processors } processor
   *[other] { $processors } processors
}, but { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} are wanted. Ask for fewer.
error-no_tables = There must be one table at least, not { $tables }.
error-no_deals = There must be one deal at least, not { $deals }.
error-nothing_given = Give one number of seats at least, and one choice for each option.
error-others_missing = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} need { $needed ->
    [one] { $needed } other
   *[other] { $needed } others
}, not { $others }.
error-learner_seat = The learner cannot sit at seat { $seat }; the seats are numbered 0 to { $last }.
error-no_such_player = "{ $player }" cannot play { $title } here; there are { $players }.

## The command line

error-which_game = Which game? There are { $games }.
error-ambiguous = "{ $typed }" could mean several moves: { $moves }.
error-no_such_number = There is no move { $number } here; the moves are numbered 1 to { $last }.
error-not_understood = "{ $typed }" was not understood. Type a number from the list, or "help".
error-not_understood_near = "{ $typed }" was not understood. Did you mean one of these: { $near }?
error-no_rule = There is no rule "{ $rule }"; rules are numbered like { $like }.
error-no_rules_pages = No game here has a rules page.
error-no_sources = The tests are part of the project's sources, which are not installed here.
error-option_form = Give an option as name=value, not "{ $text }".
error-bots_and_seats = { $bots ->
    [one] { $bots } bot is
   *[other] { $bots } bots are
} named, but { $seats ->
    [one] { $seats } seat is
   *[other] { $seats } seats are
} left for them.
error-bot_cannot_play = The bot "{ $bot }" cannot play { $title }. These can: { $bots }.
error-not_with_resume = { $option } cannot be used with --resume: the saved game has its own.
error-no_file = There is no file { $file }.
error-file_unreadable = { $file } cannot be read: { $why }.
error-no_marks = { $file } needs the lines { $start } and { $end }, once each and in this order.
error-save_not_text = { $file } is not a saved game: it is not a text file.
error-save_of_other = { $file } is a game of { $title }, not of { $game }.
error-save_over = The game in { $file } is over. Look at it with `entrepot replay`.
error-save_is_folder = { $file } is a folder. Name a file to save the game in.
error-save_is_other = { $file } holds something other than this game, so it was left alone. Choose another name.
error-no_save_folder = There is no folder { $folder } to save the game in.
error-save_unwritable = { $file } cannot be written: { $why }.
error-save_failed = The game cannot be saved in { $file }: { $why }.

nothing = nothing
