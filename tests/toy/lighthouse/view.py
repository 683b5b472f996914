"""What each seat of Lighthouse sees, as JSON."""

from mypy_extensions import i64

from entrepot.kernel.nothing import NOTHING

from .box import SIZES
from .moves import BRIGHT, DIM, LIGHTS
from .position import Lighthouse


def view(lighthouse: Lighthouse, seat: int | None) -> dict[str, object]:
    """Hands and the ships under way are secret; everything else lies open."""
    return {
        "lamp": LIGHTS[BRIGHT if lighthouse.bright else DIM],
        "pile": len(lighthouse.pile),
        "wrecks": _names(lighthouse, lighthouse.wrecks),
        "players": [_player(lighthouse, other, seat) for other in range(lighthouse.seats)],
    }


def _player(lighthouse: Lighthouse, other: i64, seat: int | None) -> dict[str, object]:
    own = seat is not None and seat == other
    hand: list[i64] = []
    for ship in range(SIZES):
        hand += [ship] * lighthouse.hands[other][ship]
    sent = lighthouse.sent[other]
    return {
        "hand": _names(lighthouse, hand) if own else None,
        "hand_size": len(hand),
        "has_sent": sent != NOTHING,
        "sent": lighthouse.box.ships[sent] if own and sent != NOTHING else None,
        "home": _names(lighthouse, lighthouse.home[other]),
    }


def _names(lighthouse: Lighthouse, ships: list[i64]) -> list[str]:
    return [lighthouse.box.ships[ship] for ship in ships]
