# What the report of a benchmark says. What its columns mean is told in bench/README.md.

## headings and sentences of the report, in the terminal and (page) in a file

title = Gra losowa na jednym rdzeniu: { $machine }, { $date }
page = { $date }, { $machine }; { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rund
} po { $seconds } s, na przemian.
multiples = Nasze jako wielokrotność catanatron, ten sam przebieg
multiples-page = Nasze jako wielokrotność catanatron, w tym samym przebiegu:
many_tables = Nasze środowisko wektorowe jako wielokrotność innych, w tym samym przebiegu
many_tables-page = { many_tables }:
search = Przeszukiwanie na początku gry, próby na sekundę
search-page = { search }, w tym samym przebiegu:
machine = komputer, rdzenie: { $cores }, { $processor }, { $python }
machine-virtual = maszyna wirtualna, rdzenie: { $cores }, { $processor }, { $python }

## columns

column-system = system
column-game = gra
column-peers_game = gra rywala
column-seats = miejsca
column-build = wersja
column-decisions = decyzje/s
column-games = partie/s
column-copy = kopia µs
column-plain = × zwykła
column-row = wiersz µs
column-vector = wektor/s
column-tries = próby/s
column-tries_net = próby/s z siecią
column-decisions_times = decyzje/s ×
column-games_times = partie/s ×
column-copy_times = kopia ×
column-vector_times = wektor/s ×

## remarks below the tables

remark-not_compiled = Nie ma skompilowanej wersji do zmierzenia: zainstaluj paczkę zbudowaną tam, gdzie jest kompilator C, albo uruchom `make bench` w kopii źródeł, który ją tworzy.
remark-other_sources = Wersja skompilowana powstała z innych źródeł niż zwykła: `make bench` tworzy ją od nowa.

## why a row has no figures

problem-other_build = zamiast wersji { $meant } działała wersja { $ran }
problem-not_installed = nie zainstalowano: { $why }
problem-no_reason = bez podania przyczyny
problem-not_started = nie uruchomiono: { $why }
problem-ended_early = zakończony przed pytaniem
problem-ended = zakończony bez odpowiedzi
problem-late = brak odpowiedzi w ciągu { $seconds } s

## progress

progress-installing = instalowanie: { $system }
progress-done = gotowe
