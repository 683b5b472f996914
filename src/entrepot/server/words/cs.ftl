# Co říká server sám. Odmítnutí stojí v entrepot/words.

## In the terminal where it was started

ready = Entrepot je na adrese { $address } (Ctrl-C ho zastaví; partie zůstanou uložené)
not_built = Klient pro prohlížeč není sestavený: běží jen API. Ve zdrojích ho sestaví `make play`.
friends = Přátelé v této síti mohou otevřít { $address }.
friends-here = Přátelé v této síti ho mohou otevřít na adrese tohoto počítače.
friends-shut = Tu adresu otevře jen tento počítač. Přátele v této síti vpustí spuštění s --friends (make play ARGS=--friends), nebo Pozvat u stolu.
friends-shut_at = Tu adresu otevře jen tento počítač. Přátele v této síti vpustí spuštění s --friends (make play ARGS=--friends), nebo Pozvat u stolu; pak mohou otevřít { $address }.

## In the browser

page-not_built = Server běží, ale klient pro prohlížeč není sestavený. Ve zdrojích ho sestaví { $command }.
guest = Host { $name }
program = Vnější program, který přidal provozovatel tohoto serveru.
bot_failed = Bot { $bot } tu sám žádný krok nevybral. Kde se to stane, hraje za něj jiný bot.

## In messengers, for a link to a table

preview-title = { $game }: { $title }
preview = Pojď si zahrát { $game } v prohlížeči. { $free ->
    [one] Jedno místo je volné.
    [few] Volná jsou { $free } místa.
   *[other] Volných míst je { $free }.
} Účet není potřeba.
preview-bots = Pojď si zahrát { $game } v prohlížeči: sleduj, nebo zaskoč za bota. Účet není potřeba.
preview-watch = Sleduj v prohlížeči, jak jiní hrají { $game }. Účet není potřeba.
preview-over = Dohraná partie hry { $game }: podívej se, jak probíhala. Účet není potřeba.
