# What the server says by itself. Refusals stand in entrepot/words.

## In the terminal where it was started

ready = Entrepot działa pod adresem { $address } (Ctrl-C zatrzymuje; partie są zachowane)
not_built = Klient przeglądarki nie jest zbudowany: działa tylko API. W kopii źródeł zbuduje go `make play`.
friends = Znajomi w tej sieci mogą otworzyć { $address }.
friends-here = Znajomi w tej sieci mogą go otworzyć pod adresem tego komputera.
friends-shut = Ten adres otworzy tylko ten komputer. Aby wpuścić znajomych z tej sieci, uruchom z --friends (make play ARGS=--friends) albo kliknij Zaproś przy stole.
friends-shut_at = Ten adres otworzy tylko ten komputer. Aby wpuścić znajomych z tej sieci, uruchom z --friends (make play ARGS=--friends) albo kliknij Zaproś przy stole; będą mogli otworzyć { $address }.

## In the browser

page-not_built = Serwer działa, ale klient przeglądarki nie jest zbudowany. W kopii źródeł zbuduje go { $command }.
guest = Gość { $name }
program = Program z zewnątrz, dodany przez osobę, która prowadzi ten serwer.
bot_failed = Bot { $bot } nie wybiera tu własnego ruchu. Gdy tak się dzieje, gra za niego inny bot.

## In messengers, for a link to a table

preview-title = { $game }: { $title }
preview = Zagraj w { $game } w przeglądarce. { $free ->
    [one] Jedno miejsce jest wolne.
    [few] Wolne są { $free } miejsca.
    [many] Wolnych jest { $free } miejsc.
   *[other] Wolnych jest { $free } miejsc.
} Konto nie jest potrzebne.
preview-bots = Zagraj w { $game } w przeglądarce: oglądaj albo zastąp bota. Konto nie jest potrzebne.
preview-watch = Oglądaj w przeglądarce, jak inni grają w { $game }. Konto nie jest potrzebne.
preview-over = Rozegrana partia w { $game }: zobacz, jak przebiegła. Konto nie jest potrzebne.
