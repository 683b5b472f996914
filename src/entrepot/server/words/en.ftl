# What the server says by itself. Refusals stand in entrepot/words.

## In the terminal where it was started

ready = Entrepot is at { $address } (Ctrl-C stops it; games are kept)
not_built = The browser client has not been built: only the API is served. In a checkout, `make play` builds it.
friends = Friends in this network can open { $address }.
friends-here = Friends in this network can open it at this computer's address.
friends-shut = Only this computer can open that address. To let friends in this network in, start with --friends (make play ARGS=--friends), or click Invite at a table.
friends-shut_at = Only this computer can open that address. To let friends in this network in, start with --friends (make play ARGS=--friends), or click Invite at a table; they can then open { $address }.

## In the browser

page-not_built = The server is running, but the browser client has not been built. In a checkout, { $command } builds it.
guest = Guest { $name }
program = A program from outside, brought by whoever runs this server.
bot_failed = The bot { $bot } did not choose a move of its own here. Another bot plays for it wherever that happens.

## In messengers, for a link to a table

preview-title = { $game }: { $title }
preview = Come and play { $game } in the browser. { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
} No account needed.
preview-bots = Come and play { $game } in the browser: watch, or sit in for a bot. No account needed.
preview-watch = Watch a game of { $game } in the browser. No account needed.
preview-over = A game of { $game } that is over: see how it went. No account needed.
