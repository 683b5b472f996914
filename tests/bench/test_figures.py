"""The statistics: medians with their spread, and ratios round by round."""

import pytest

from entrepot.bench import Report, Row, Spread


def row(build: str, *decisions: float, system: str = "entrepot", game: str = "goa") -> Row:
    return Row(system, game, 4, build, rounds=tuple({"decisions": value} for value in decisions))


def report(*rows: Row) -> Report:
    return Report("2030-01-01", "a machine", 3, 0.2, rows)


def test_a_spread_is_the_median_with_the_extremes() -> None:
    assert Spread.of([5, 1, 100]) == Spread(5, 1, 100)


def test_no_values_have_no_spread() -> None:
    assert Spread.of([]) is None


def test_a_ratio_is_taken_round_by_round() -> None:
    slow_moment = row("compiled", 20, 2, 20).times(row("plain", 2, 0.2, 1), "decisions")
    assert slow_moment == Spread(10, 10, 20)


def test_a_copy_is_faster_when_it_takes_less() -> None:
    quick = Row("entrepot", "goa", 4, rounds=({"copy_us": 2.0},))
    slow = Row("catanatron", "catan", 4, rounds=({"copy_us": 40.0},))
    assert quick.times(slow, "copy_us") == Spread(20, 20, 20)


def test_what_was_not_measured_has_no_ratio() -> None:
    assert row("plain", 1, 2).times(row("plain", 1, 2), "copy_us") is None


def test_compiled_is_compared_with_plain_of_the_same_game_and_seats() -> None:
    compiled = row("compiled", 30)
    other_game = row("plain", 1, game="carthage")
    assert report(other_game, row("plain", 10), compiled).compiled_over_plain(compiled) == Spread(3, 3, 3)
    assert report(other_game, compiled).compiled_over_plain(compiled) is None


def test_plain_is_not_compared_with_itself() -> None:
    plain = row("plain", 10)
    assert report(plain).compiled_over_plain(plain) is None


@pytest.mark.parametrize("rounds", [(), (5.0,)])
def test_the_yardstick_is_catanatron_where_it_was_measured(rounds: tuple[float, ...]) -> None:
    catan = row("", *rounds, system="catanatron", game="catan")
    assert report(row("plain", 1), catan).yardstick() == (catan if rounds else None)
