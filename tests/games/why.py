"""Why a move cannot be played, for the tests of every game."""

from entrepot import Table


def why(table: Table, seat: int, move: str) -> tuple[str, str, dict[str, object]]:
    """Key, rule and values of the reason."""
    reason = table.why_not(seat, move)
    assert reason is not None, f"{move} is legal"
    return reason.key, reason.rule, dict(reason.values)
