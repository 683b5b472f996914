"""6, 15. Goods, and markers on company tracks."""

from ....kernel.nothing import NOTHING
from ....kernel.reasons import Reason
from ..constants import GOODS, KINDS, SLOTS
from ..player import IN_USE
from ..position import Mombasa
from ..steps.goods import Goods, Invest
from ..steps.rewards import Advance
from .declared import because
from .turn import not_face_up


def add(step: Goods, mombasa: Mombasa, seat: int, slot: int) -> Reason:
    """MOM-6.1, MOM-6.9  Further face-up cards of the same good, or of others who may mix and can buy then."""
    if slot >= SLOTS:
        return because("action_begun")
    player = mombasa.players[seat]
    if player.states[slot] == IN_USE:
        return because("card_chosen", card=mombasa.box.card_names[player.slots[slot]])
    away = not_face_up(mombasa, seat, slot)
    if away is not None:
        return away
    if mombasa.box.cards[player.slots[slot]].kind >= GOODS:
        return because("action_begun")
    if player.mix:
        return because("mix_too_little")
    chosen = [KINDS[kind] for kind in range(GOODS) if step.kinds >> kind & 1]
    return because("one_kind", kind=chosen[0])


def buy(step: Goods, mombasa: Mombasa, seat: int, place: int) -> Reason:
    """MOM-6.2, MOM-6.3  A card that is there, for no more than the goods chosen."""
    if mombasa.display[place] == NOTHING:
        return because("card_gone")
    price = mombasa.price(place) - step.discount(mombasa.players[seat])
    return because("goods_short", have=step.amount, price=price)


def buy_late(step: Invest, mombasa: Mombasa, seat: int, place: int) -> Reason:
    return because("buy_first")


def step_with_goods(step: Goods, mombasa: Mombasa, seat: int, company: int) -> Reason:
    return because("mixed_goods") if step.mixed() else stuck(mombasa, seat, company)


def stop(step: Goods, mombasa: Mombasa, seat: int, index: int) -> Reason:
    return because("mixed_goods")


def step_on(step: Invest, mombasa: Mombasa, seat: int, company: int) -> Reason:
    return stuck(mombasa, seat, company)


def advance(step: Advance, mombasa: Mombasa, seat: int, company: int) -> Reason:
    """MOM-15.1  A reward is for one track."""
    if company != step.company:
        return because("other_track", company=mombasa.box.companies[step.company])
    return stuck(mombasa, seat, company)


def stuck(mombasa: Mombasa, seat: int, company: int) -> Reason:
    """MOM-15.1, MOM-15.2  Why the marker cannot move on: the last space, or a capital call."""
    player = mombasa.players[seat]
    name = mombasa.box.companies[company]
    track = mombasa.track_of(company)
    space = player.spaces[company]
    if space == track.length:
        return because("track_end", company=name)
    return because("call_short", company=name, have=player.pounds, price=track.call[space])
