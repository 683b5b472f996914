# Co říká zpráva o měření. Co znamenají její sloupce, říká bench/README.md.

## headings and sentences of the report, in the terminal and (page) in a file

title = Náhodná hra na jednom jádře: { $machine }, { $date }
page = { $date }, { $machine }; { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
} po { $seconds } s, střídavě.
multiples = Naše hodnoty jako násobky catanatronu, stejný běh
multiples-page = Naše hodnoty jako násobky catanatronu, ve stejném běhu:
many_tables = Naše vektorové prostředí jako násobky ostatních, ve stejném běhu
many_tables-page = { many_tables }:
search = Prohledávání na začátku hry, pokusy za sekundu
search-page = { search }, ve stejném běhu:
machine = stroj s počtem jader { $cores }, { $processor }, { $python }
machine-virtual = virtuální stroj s počtem jader { $cores }, { $processor }, { $python }

## columns

column-system = systém
column-game = hra
column-peers_game = hra soupeře
column-seats = místa
column-build = sestavení
column-decisions = rozhodnutí/s
column-games = partie/s
column-copy = kopie µs
column-plain = × obyčejné
column-row = řada µs
column-vector = vektor/s
column-tries = pokusy/s
column-tries_net = pokusy/s se sítí
column-decisions_times = rozhodnutí/s ×
column-games_times = partie/s ×
column-copy_times = kopie ×
column-vector_times = vektor/s ×

## remarks below the tables

remark-not_compiled = Není přeložené sestavení k měření: nainstaluj wheel vytvořený tam, kde je překladač C, nebo ve zdrojích spusť `make bench`, který ho vytvoří.
remark-other_sources = Přeložené sestavení vzniklo z jiných zdrojů než obyčejné: `make bench` ho vytvoří znovu.

## why a row has no figures

problem-other_build = místo sestavení { $meant } běželo { $ran }
problem-not_installed = nenainstalováno: { $why }
problem-no_reason = bez udání důvodu
problem-not_started = nespuštěno: { $why }
problem-ended_early = skončilo dřív, než přišla otázka
problem-ended = skončilo bez odpovědi
problem-late = bez odpovědi do { $seconds } s

## progress

progress-installing = instaluje se { $system }
progress-done = hotovo
