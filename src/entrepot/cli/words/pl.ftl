# What the command line says by itself, in Polish. Names of commands and options stay as they are typed.

## help

help = Kupieckie gry planszowe: graj w przeglądarce albo w terminalu, daj grać botom, sprawdzaj zasady i pudełka.
help-default = Bez polecenia uruchamia się stół w przeglądarce.
help-game = Gra.
help-json = Wypisz wynik jako JSON.
help-box_file = Graj z innym pudełkiem.
help-option = Opcja gry, jako nazwa=wartość.

help-serve = Uruchom stół w przeglądarce, dla ludzi i botów.
help-serve-port = Port, na którym słucha serwer.
help-serve-host = Adres, na którym słucha serwer.
help-serve-friends = Wpuść innych z tej sieci (to samo Wi-Fi).
help-serve-database = Adres URL bazy danych; domyślnie plik w twoim folderze danych.
help-serve-open = Otwórz przeglądarkę, gdy serwer będzie gotowy.
help-serve-box = Plik pudełka do gry; raz dla każdej gry, która go ma.
help-serve-bots = Program z zewnątrz, który może siadać przy stołach; raz dla każdego. Uruchamiaj tylko programy, którym ufasz.
help-serve-secure = Ciasteczka tylko dla HTTPS; do użycia za TLS.
help-serve-trusted_proxy = Adres lub sieć pośrednika (proxy), któremu serwer wierzy, gdy mówi, w czyim imieniu pyta; raz dla każdego.
help-serve-bot_pace = Sekundy na prześledzenie każdego ruchu tury, zanim bot zacznie następny.
help-serve-review_seconds = Ile sekund może trwać analiza partii.
help-serve-review_nice = Jak bardzo analizy ustępują wszystkiemu innemu: od wcale (0) do najbardziej (19).
help-serve-settings = Plik TOML z ustawieniami; docs/operating.md wymienia wszystkie.
help-serve-set = Dowolne ustawienie po nazwie, po jednym na raz: --set open_tables=20.
help-check = Sprawdź partie serwera według zasad tego wydania i wypisz, co by się zmieniło.
help-check-backup = Kopia zapasowa, z której mają być wzięte, zamiast bazy danych.
check-unlike = zostaje jak jest, ale po wpisie { $seq } zasady mówią co innego, choć ich wersja jest ta sama
check-closed = zostałby zamknięty: po wpisie { $seq } zasady prowadzą gdzie indziej
check-film = byłby pokazywany z filmu: po wpisie { $seq } zasady prowadzą gdzie indziej
check-lost = nie dałoby się go już pokazać: po wpisie { $seq } zasady prowadzą gdzie indziej, a filmu nie ma
check-game = nie mógłby trwać dalej: nie ma tu jego gry lub pudełka
check-damaged = jest uszkodzony po wpisie { $seq }
check-all = Sprawdzone partie: { $games }. Z tego inne niż były: { $changed }.
help-admin = Opiekuj się serwerem: stoły, osoby, kopie zapasowe. Działa obok uruchomionych serwerów, które reagują w ciągu sekundy lub dwóch.
help-admin-table = Identyfikator stołu z listy `entrepot admin tables`.
help-admin-person = Identyfikator osoby z listy `entrepot admin people`.
help-admin-days = Na tyle dni; bez tego na zawsze.
help-admin-at = Tylko przy tym stole.
help-admin-many = Ile najwyżej wypisać.
help-admin-tables = Wypisz stoły, od ostatnio zmienionych.
help-admin-running = Tylko partie, które trwają.
help-admin-people = Wypisz osoby, od tych, które były ostatnio.
help-admin-name = Tylko te, których imię to zawiera.
help-admin-close = Zakończ stół dla wszystkich: zostaje w historiach, bez zwycięzcy.
help-admin-delete = Usuń stół ze wszystkim, co do niego należy.
help-admin-kick = Nie dopuszczaj kogoś do stołu.
help-admin-mute = Nie pozwól komuś pisać, przy stole albo wszędzie.
help-admin-ban = Nie wpuszczaj osoby albo nikogo z danego adresu lub sieci.
help-admin-address = Adres albo sieć, na przykład 203.0.113.0/24.
help-admin-sanctions = Wypisz, kto nie ma wstępu albo nie może pisać i kto tak zdecydował.
help-admin-lift = Zakończ sankcję.
help-admin-sanction = Identyfikator sankcji z listy `entrepot admin sanctions`.
help-admin-erase = Zapomnij, kim ktoś był: imię, kod, rozmowy i stoły, przy których nie siedzi nikt inny. W grach innych gra dalej bot.
help-admin-purge = Usuń to, do czego nikt nie wrócił, według ustawień guest_days, open_days i abandoned_days.
help-admin-rotate_key = Podpisuj ciasteczka nowym kluczem; te z poprzedniego są wymieniane, gdy przyjdą ich właściciele.
help-admin-sign_out = Ciasteczka poprzedniego klucza już się nie liczą: każdy staje się nowym gościem, poza osobami z kodem urządzenia.
help-admin-file = Plik kopii zapasowej.
help-admin-backup = Zapisz wszystko do pliku, który możesz czytać tylko ty; serwery działają dalej.
help-admin-restore = Wypełnij pustą bazę danych, dowolnego rodzaju, z kopii zapasowej.

help-play = Zagraj w terminalu przeciw botom.
help-play-game = Gra; zapisana partia sama podaje swoją.
help-play-seats = Ile osób siedzi przy stole, razem z tobą.
help-play-bots = Boty, na przykład greedy,random; jeden zajmuje wszystkie miejsca.
help-play-seed = Rozdaj tę samą partię jeszcze raz.
help-play-seat = Twoje miejsce, licząc od 0.
help-play-save = Zachowaj partię w tym pliku.
help-play-resume = Kontynuuj zapisaną partię.

help-arena = Daj botom rozegrać wiele partii, każdy na każdym miejscu, i policz wygrane i punkty.
help-arena-bots = Boty, na przykład greedy, search:0.5s, level-4.
help-arena-games = Ile partii; z --pairs albo --hero dla każdej pary.
help-arena-seats = Miejsca przy każdym stole; domyślnie po jednym na bota.
help-arena-pairs = Każdy z każdym: w każdej parze każdy bot sam przeciw drugiemu na wszystkich pozostałych miejscach.
help-arena-hero = Ten bot sam przeciw każdemu z pozostałych, który zajmuje wszystkie inne miejsca.
help-arena-chart = Narysuj udziały wygranych w tym pliku.
help-arena-ray = Graj na klastrze Ray: HOST:PORT, ray://HOST:PORT, auto albo local. Wymaga dodatku „ray”.
help-arena-seed = Rozegraj te same partie jeszcze raz.
help-arena-jobs = Procesy; domyślnie po jednym na rdzeń.

help-ladder = Porównaj ze sobą wszystkie boty i poziomy każdej gry i zapisz drabinkę.
help-ladder-titles = Gry; domyślnie wszystkie.
help-ladder-games = Ile partii każdy bot gra przeciw następnemu słabszemu.
help-ladder-seats = Tylko z tyloma miejscami; raz dla każdej liczby.
help-ladder-seconds = Jak długo myślą boty, które przeszukują.
help-ladder-bots = Tylko te boty, po przecinkach.
help-ladder-minutes = Po tym czasie nie zaczynaj nowych partii dla danej gry i liczby miejsc; to samo polecenie kontynuuje później.
help-ladder-from = Partie rozegrane wcześniej, z pliku zapisanego przez --json. Bez --json nic więcej się nie rozgrywa.
help-ladder-json = Trzymaj wszystkie partie w tym pliku i kontynuuj te, które w nim są.
help-ladder-write = Wstaw tabele między znaczniki tej strony.
help-ladder-levels = Zapisz tutaj, jak często każdy poziom wygrywa z niższym.

help-load = Daj ludziom i botom grać przy wielu stołach serwera, przez prawdziwe połączenia, i zmierz, jak długo trwa kliknięcie.
help-load-tables = Ile stołów.
help-load-people = Ludzie przy każdym stole.
help-load-database = Baza danych uruchamianego serwera: PostgreSQL, jeśli dzieli ją kilka procesów. Domyślnie nowy plik.
help-load-processes = Procesy uruchamianego serwera. Wszyscy przy jednym stole są w tym samym procesie. Podane kilka razy: każda liczba jest mierzona po kolei.
help-load-apart = Kilka procesów jest mierzonych także z ludźmi każdego stołu w różnych procesach. Z --address: tylko tak.
help-load-command = Co uruchamia procesy serwera, np. "systemd-run --scope -p CPUQuota=25% entrepot".
help-load-beside = Co uruchamia inne wydanie, np. "env PYTHONPATH=/older/src python -m entrepot": jego serwer jest mierzony najpierw, dla porównania.
help-load-seconds = Jak długo.
help-load-bots = Bot na pozostałych miejscach.
help-load-seats = Miejsca przy każdym stole.
help-load-thought = Ile sekund osoba myśli przed kliknięciem, od około połowy do półtorakrotności.
help-load-address = Serwer albo każdy adres serwera, który ma ich kilka; domyślnie uruchamiany specjalnie, tylko na tej maszynie, i potem kończony.

help-learn = Wytrenuj sieć, która uczy się gry sama, grając przeciw sobie. Wymaga dodatku „learn”.
help-learn-minutes = Jak długo; domyślnie tyle, ile zwykle dla tej gry.
help-learn-folder = Dokąd trafiają pliki treningu; domyślnie nets/GAME.
help-learn-small = Mała sieć i mało stołów, na próbę bez GPU.
help-learn-workers = Procesy, które prowadzą stoły.
help-learn-seed = Inne ziarno daje inny trening.
help-learn-resume = Kontynuuj trening z tego folderu.
help-learn-values = Wytrenuj oceny pozycji, którymi kieruje się przeszukiwanie, dla sieci z folderu albo z pakietu.
help-learn-ray = Niech procesy będą aktorami klastra Ray: HOST:PORT, ray://HOST:PORT, auto albo local. Wymaga dodatku „ray”.
help-learn-device = Na czym liczy JAX, na przykład cpu albo cuda; domyślnie na najlepszym, co znajdzie.

learn-task = Trwa nauka: { $title }
learn-missing = Do tego potrzebny jest pakiet { $module }: zainstaluj entrepot[{ $extra }].
learn-lesson = { $seconds } s: { $lessons ->
    [one] { $lessons } lekcja
    [few] { $lessons } lekcje
    [many] { $lessons } lekcji
   *[other] { $lessons } lekcji
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}, { $speed } na sekundę
learn-rated = { $seconds } s: wygrane przeciw { $shares }
learn-done = Sieć, jej krzywa i stan są w { $folder }.
learn-values_done = Oceny są w { $folder }.

help-strength = Zmierz, jak często sieć wygrywa z botem greedy, przy każdej liczbie miejsc i z każdą opcją.
help-strength-games = Ile partii na każdy wiersz tabeli.
help-strength-seed = Inne rozdania.
help-strength-net = Plik sieci; domyślnie sieć z pakietu.
help-strength-card = Zmierz sieć obok tej karty i wpisz wynik do karty.

strength-task = { $title } gra przeciw greedy
strength-title = { $title }: sama sieć przeciw greedy, po { $games ->
    [one] { $games } partii
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, ziarno { $seed }
strength-option = opcje
strength-seats = miejsca
strength-win_rate = wygrane
strength-interval = przedział 95%

help-bench = Zmierz, jak szybko rozgrywają się gry, w wersji zwykłej i skompilowanej, także na tle innych systemów.
help-bench-games = Gry; domyślnie wszystkie.
help-bench-seats = Zmierz tylko tę liczbę miejsc.
help-bench-against = Zmierz inne systemy w tym samym przebiegu.
help-bench-seconds = Długość rundy.
help-bench-rounds = Ile rund gra każdy.
help-bench-write = Wstaw też liczby między znaczniki tego pliku.

help-replay = Odczytaj zapisaną partię: jej dziennik w zdaniach albo stół po jednym z ruchów.
help-replay-file = Zapisana partia.
help-replay-at = Pokaż stół po tym ruchu; 0 to początek.
help-replay-seat = Patrz z tego miejsca; domyślnie jako widz.
help-replay-box = Pudełko, z którym rozegrano partię.

help-review = Niech Mistrz przeanalizuje zapisaną partię: szanse w trakcie gry, co było najważniejsze, co sam by zagrał.
help-review-seat = Analizuj tylko to miejsce, według jego wiedzy; domyślnie wszystkie.
help-review-seconds = Jak długo może to trwać.
help-review-tries = Liczba prób na decyzję zamiast czasu: ta sama analiza jeszcze raz.

help-box = Obejrzyj pudełko gry albo sprawdź plik pudełka.
help-box-show = Pokaż wszystkie tabele pudełka z wartościami i źródłami; nasze zamienniki są oznaczone.
help-box-show-box = Inny plik pudełka.
help-box-check = Powiedz, czy z plikiem pudełka można grać.
help-box-check-file = Plik pudełka.
help-box-diff = Powiedz, czym różnią się dwa pudełka jednej gry.
help-box-diff-one = Plik pudełka albo nazwa gry: wtedy jej własne pudełko.
help-box-diff-other = Drugie pudełko.

help-rules = Wypisz numerowane zasady z kodem, który je wykonuje, i testami, które je pokazują.
help-rules-game = Gra; domyślnie wszystkie, które mają stronę zasad.
help-rules-missing = Tylko zasady bez testu albo kodu; kod wyjścia 1, jeśli są.
help-rules-strict = Wszystkie zasady; kod wyjścia 1, jeśli którejś brakuje testu albo kodu.

help-words = Zadbaj o języki.
help-words-check = Porównaj każdy katalog i stronę zasad z angielskim; kod wyjścia 1, jeśli coś jest nie tak.
help-words-check-language = Jeden język, na przykład pl; domyślnie wszystkie.

help-version = Podaj wersję, czy używane są skompilowane zasady i jaki to Python.

## who

you = Ty
you-other = ty
seat = Miejsce { $seat }
seat-short = M{ $seat }
bot = Bot { $number }
bot-full = Bot { $number } ({ $bot })
bot-short = B{ $number }
list = { $names } i { $last }
wins = { $names } { $person ->
    [second] wygrywasz
   *[third] wygrywa
}.
win_shared = Wspólne zwycięstwo: { $names }.

## play

play-at_table = Przy stole: { $names }. Wpisz numer, ruch albo `help`.
play-then = potem: { $question }
play-taken_back = Cofnięto: { $moves }.
play-kept = Partia jest zachowana. Kontynuuj ją przez: entrepot { $command }
play-whole_game = Całą partię pokaże: entrepot replay { $file }
play-not_kept = Gra toczy się dalej, ale nie jest zachowana: { $why }
play-kept_in = Partia jest zachowana w pliku { $file }; `save PLIK` robi kopię.
play-saved = Zapisano w pliku { $file }.
score = Wynik
score-total = Suma

command-undo = cofnij ostatni ruch, jeśli od tego czasu nic się nie odkryło
command-restart = cofnij całą turę, o ile się da
command-hint = dobre ruchy, do czego prowadzą i dlaczego
command-help = zasada tego pytania; `? NUMER` pokazuje dowolną zasadę
command-log = co się stało; `log 50` pokazuje więcej
command-board = narysuj stół jeszcze raz
command-save = `save PLIK` zachowuje kopię partii
command-quit = wyjdź; partia jest zachowana

## hint

hint-thinking = Namysł …
hint-move = { $number }: { $move }. { $chance }% na wygraną, { $points } ({ $unit }).
hint-points = punkty
hint-why = { $why }: o { $points } więcej ({ $unit }) { $than }.
hint-why_ahead = Patrząc dalej naprzód, wygrywa częściej { $than }.
hint-why_little = W wyniku końcowym prawie nie ma różnicy.
hint-behind = { $term }: o { $points } mniej.
hint-less = { $term }: o { $points } mniej ({ $unit }) { $than }.
hint-than = niż ruch { $number }
hint-only = Innego ruchu nie ma.
hint-alone = Żaden inny ruch nie jest wart dłuższego namysłu.
hint-from_what_you_see = Na podstawie tego, co widzisz.
hint-figures = Liczby to przewidywania na koniec gry, z różnicą wobec drugiego ruchu.
hint-lost = Szansy na wygraną prawie nie ma, więc pierwszy to ruch z najlepszym wynikiem końcowym.

## board: what the boards of several games say; the rest is in the words of each game

board-traders = Gracze
board-points = PZ
board-hand = Ręka
board-empty = puste
board-yes = tak
board-no = nie

## replay

replay-head = { $title }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsc
}, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchów
}
replay-moment = { $title } po ruchu { $move }
replay-goes_on = Gra jeszcze się nie skończyła.

## review

review-progress = Mistrz analizuje partię: { $title }
review-chances = Szansa na wygraną, każde miejsce według własnej wiedzy:
review-chances_of = Szansa na wygraną, widok: { $name }:
review-moves = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchów
}
review-percent = { $number }%
review-signed = { $sign }{ $number }
review-swings = Co było najważniejsze
review-no_swings = Żadna decyzja nie zaważyła mocno: Mistrz nie widzi dużych zmian.
review-move = ruch
review-who = miejsce
review-played = zagrano
review-other = w porównaniu z
review-master = Mistrz: { $move }
review-next = drugi najlepszy: { $move }
review-swing = na wygraną
review-term = głównie
review-standing = { $name }: jak Mistrz: { $same } z { $decisions }; równie dobrze: { $as_good }; stracone: { $given_away } p.p.
review-replay = Stół przed pierwszym z tych ruchów pokaże: entrepot replay { $file } --at { $index } --seat { $seat }

## lessons

help-lesson = Naucz się gry przy jej stole, po kilka słów naraz.
help-lesson-game = Gra.
help-lesson-lesson = Lekcja; domyślnie pierwsza.
help-lesson-step = Krok, od którego zacząć.
help-lesson-list = Wypisz lekcje gry.

lesson-head = Lekcja { $number } z { $lessons }: { $title }
lesson-step = { $step } z { $steps }
lesson-keys = Enter: dalej, `back`: krok wstecz, `quit`: wyjście.
lesson-move_keys = Wpisz ruch albo jego numer. `show` zagra go za ciebie, `back`: krok wstecz, `quit`: wyjście.
lesson-other = To też jest możliwe, ale tutaj chcemy zobaczyć coś innego. { $do }
lesson-listed = { $number }  { $title } ({ $name }), { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroków
}
lesson-left = Kontynuuj przez: entrepot { $command }
lesson-done = To była ostatnia lekcja. Zagraj partię: entrepot play { $game } --bots level-1

## box

box-head = { $title }: { $file }, pudełko { $box }
box-fine = { $file } jest w porządku: pudełko { $box }.
box-fine_same = { $file } jest w porządku: pudełko { $box }, takie samo jak własne pudełko gry.
box-progress = Zastąpione wartości domowe: { $replaced } z { $total }.
box-diff_changed = { $table }: { $what } to { $after }, było { $before } ({ $now }, było { $was }).
box-diff_read = { $table }: { $what } to nadal { $after }, teraz ze źródła { $now } (było { $was }).
box-diff_added = { $table }: { $what } to { $after }, wcześniej tego nie było.
box-diff_gone = { $table }: nie ma już { $what }, było { $before }.
box-diff_new = { $table }: nowe.
box-diff_missing = { $table }: już nie ma.
box-differences = { $count ->
    [one] { $count } różnica.
    [few] { $count } różnice.
   *[many] { $count } różnic.
}
box-no_difference = Brak różnic.
box-house = { $mark } nasz zamiennik tego, czego nie podaje żadne źródło.
box-table = tabela
box-key = klucz
box-value = wartość
box-source = źródło

## rules

rules-code_none = nie wymienia jej żaden kod
rules-code_why = bez kodu: { $why }
rules-test_none = bez testu
rules-unknown = Nie ma zasady { $number }, a jest tu wymieniona:
rules-summary = { $game }, numerowane zasady: { $rules }, { $untested ->
    [0] każdą pokazuje test
   *[other] bez testu: { $untested }
}, { rules-named }.
rules-summary_without_tests = { $game }, numerowane zasady: { $rules }, ich testów tu nie ma, { rules-named }.
rules-summary_only = { $game }, numerowane zasady: { $rules }. Kod i testy są częścią źródeł projektu, których tu nie ma: wypisano same zasady.
rules-named = { $uncited ->
    [0] każdą wymienia kod, który ją wykonuje
   *[other] niewymienione przez kod: { $uncited }
}{ $excused ->
    [0] {""}
   *[other] ; niewymagające kodu: { $excused }
}

## arena and bench

arena-progress = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsc
}
arena-title = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsc
}, ziarno { $seed }
arena-note = Równy udział to { $share }. Wspólne wygrane są dzielone. Przedział Wilsona, 95%. Ranking: OpenSkill.
arena-meetings = Jeden sam przeciw { $others ->
    [1] drugiemu
   *[other] innym ({ $others })
}
arena-against = { $one } przeciw { $other }
arena-rated = ranking { $rating }
arena-alone = sam
arena-others = przeciw
arena-rating = ranking
arena-time = ms
arena-bot = bot
arena-played = partie
arena-win_rate = wygrane
arena-interval = przedział
arena-score = wynik
arena-replaced = Inny bot wykonał { $moves } z { $all } ruchów bota { $bot }.
bench-starting = start

ladder-seats = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsc
} (równy udział to { $share }):
ladder-nothing = Jeszcze nie zmierzono.
ladder-bot = bot
ladder-against = przeciw
ladder-wins = wygrane
ladder-rating = ranking
ladder-won = wygrywa z następnym słabszym
ladder-interval = przedział 95%
ladder-games = partie
ladder-time = ms na decyzję

load-plan = { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołów
}, { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsc
}: przy każdym { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osób
}, na pozostałych { $bots }, { $seconds } s
load-clicks = { $clicks ->
    [one] { $clicks } kliknięcie
    [few] { $clicks } kliknięcia
    [many] { $clicks } kliknięć
   *[other] { $clicks } kliknięć
}: połowa do { $half ->
    [one] { $half } ms
    [few] { $half } ms
    [many] { $half } ms
   *[other] { $half } ms
}, 95% do { $p95 ->
    [one] { $p95 } ms
    [few] { $p95 } ms
    [many] { $p95 } ms
   *[other] { $p95 } ms
}, 99% do { $p99 ->
    [one] { $p99 } ms
    [few] { $p99 } ms
    [many] { $p99 } ms
   *[other] { $p99 } ms
}, najwolniejsze { $slowest ->
    [one] { $slowest } ms
    [few] { $slowest } ms
    [many] { $slowest } ms
   *[other] { $slowest } ms
}
load-waits = oczekiwania na boty: { $waits }, połowa do { $half } s, 95% do { $p95 } s, 99% do { $p99 } s, najdłuższe { $slowest } s
load-cost = ruchy: { $moves }, każdy zajmuje serwerowi { $cpu } ms czasu procesora (samemu tłumowi { $crowd } ms); { $memory } MB pamięci na stół
load-faults = osoby, które musiały przerwać: { $faults }; pierwsza z powodu: { $first }
load-beside = inne wydanie
load-processes = { $processes ->
    [one] jeden proces
    [few] { $processes } procesy
   *[many] { $processes } procesów
}
load-apart = { $server }, ludzie osobno
load-column-clicks = kliknięcia
load-column-half = połowa do
load-column-p99 = 99% do
load-column-cpu = CPU na ruch
load-column-crowd = sam tłum
load-column-memory = MB na stół

## words

words = { $language }: { $percent }% (teksty: { $said } z { $known })
words-file = { $file }: { $said } z { $known }
words-fault-missing = brakuje:
words-fault-unknown = nie ma w angielskim:
words-fault-twice = więcej niż raz:
words-fault-syntax = nie można odczytać wiersza { $text }: { $what }
words-fault-plural = { $text }: liczba { $what } nie ma formy { $rest }
words-fault-used = { $text } używa { $what }, czego tam nie ma
words-fault-case = { $text }: żadna nazwa { $what } nie ma formy „{ $rest }”
words-fault-value_unknown = { $text }: nie ma wartości { $what }
words-fault-value_lost = { $text }: wartość { $what } nie pada w tekście
words-fault-page = { $what }

## version and serve

version = entrepot { $version }, { $build ->
    [compiled] skompilowane
   *[plain] zwykłe
} zasady, { $python }
version-plain = Uwaga: zasady działają tu jako zwykły Python. Wszystko działa i gra tak samo, ale boty myślą, a areny grają wiele razy wolniej. Skompilowane zasady przynosi paczka zbudowana dla twojej platformy; w kopii źródeł tworzy je `make compiled`, a `make play` ich używa.
serve-plain = Uwaga: zasady działają jako zwykły Python; więcej powie `entrepot version`.
serve-setting = Ustawienie: { $name } to { $value } ({ $source })
see_help = { $problem } Zobacz `{ $command } --help`.

## admin

admin-closed = Stół { $table } jest zamknięty.
admin-deleted = Stół { $table } jest usunięty.
admin-sanctioned = Gotowe. Aby to cofnąć: entrepot admin lift { $sanction }
admin-lifted = Sankcja { $sanction } jest zakończona.
admin-nobody = Ktoś
admin-erased = Usunięto dane. Usunięte stoły: { $deleted }; stoły, z których znikło tylko imię: { $renamed }. Imię może być jeszcze w dziennikach i kopiach.
admin-purged = Usunięci goście: { $guests }; usunięte stoły: { $tables }.
admin-rotated = Ciasteczka są podpisywane nowym kluczem.
admin-signed_out = Ciasteczka są podpisywane nowym kluczem, a te z poprzedniego już się nie liczą.
admin-backed_up = { $file } zawiera wszystko. Stoły: { $tables }; wiersze razem: { $rows }. Przechowuj go bezpiecznie: jest w nim klucz, którym podpisywane są ciasteczka.
admin-restored = Odtworzono z { $file }. Stoły: { $tables }; wiersze razem: { $rows }.
