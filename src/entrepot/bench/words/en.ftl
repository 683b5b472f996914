# What the report of a benchmark says. What its columns mean is told in bench/README.md.

## headings and sentences of the report, in the terminal and (page) in a file

title = Random play on one core: { $machine }, { $date }
page = { $date }, { $machine }; { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of { $seconds } s each, in turns.
multiples = Ours as multiples of catanatron, same run
multiples-page = Ours as multiples of catanatron, in the same run:
many_tables = Our vector environment as multiples of those of others, in the same run
many_tables-page = { many_tables }:
search = Search at the opening, tries a second
search-page = { search }, in the same run:
machine = { $cores }-core machine, { $processor }, { $python }
machine-virtual = { $cores }-core virtual machine, { $processor }, { $python }

## columns

column-system = system
column-game = game
column-peers_game = peer's game
column-seats = seats
column-build = build
column-decisions = decisions/s
column-games = games/s
column-copy = copy µs
column-plain = × plain
column-row = row µs
column-vector = vector/s
column-tries = tries/s
column-tries_net = tries/s with a net
column-decisions_times = decisions/s ×
column-games_times = games/s ×
column-copy_times = copy ×
column-vector_times = vector/s ×

## remarks below the tables

remark-not_compiled = There is no compiled build to measure: install a wheel made where there is a C compiler, or run `make bench` in a checkout, which makes one.
remark-other_sources = The compiled build was made from other sources than the plain one: `make bench` makes it anew.

## why a row has no figures

problem-other_build = the { $ran } build ran instead of the { $meant } one
problem-not_installed = not installed: { $why }
problem-no_reason = no reason given
problem-not_started = not started: { $why }
problem-ended_early = ended before it was asked
problem-ended = ended without an answer
problem-late = no answer within { $seconds } s

## progress

progress-installing = installing { $system }
progress-done = done
