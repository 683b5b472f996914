"""7. Step 3: area action and power; 8. Step 4: five-power bonus; 9. Step 5: building; 10. Step 6: recall."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOTHING
from ....kernel.position import Step
from ..box.components import Reward
from ..constants import (
    ACTING,
    ASSISTANT,
    BONUS,
    BUILDING,
    CHURCH,
    COPPER,
    CUSTOMS,
    ELECTRIC_LIGHTING,
    EMPLOY,
    EXCHANGE,
    FROM_BUILDINGS,
    FROM_TOKENS,
    GAIN,
    GAS_LIGHTING,
    LABORATORY,
    MOST_SEATS,
    PORT,
    RECALL,
    SHOP_SPACES,
    TELEPHONE,
    YEN,
)
from ..constants import HOUSE as HOUSES
from ..constants import SHOP as SHOPS
from ..moves import CLAIM, HOUSE, LEAVE, SHOP, STOP
from ..position import Yokohama
from .areas import CHURCH_SPACE, CUSTOMS_SPACE, begin_employment, begin_exchange
from .asking import Happening, Offer
from .laboratory import RESEARCH
from .ports import begin_port
from .rewards import give_reward, mine_more, score_for

# 7. Area action ------------------------------------------------------------------------------------------------------


def act(yokohama: Yokohama, seat: i64, area: i64, by_agent: bool) -> None:
    """YOK-7.1, YOK-7.3, YOK-4.3  Count the power once; then the action, bonus, building and recall on that area."""
    yokohama.stage = ACTING
    yokohama.site = area
    yokohama.by_agent = by_agent
    yokohama.power = yokohama.count_power(seat, area)
    if yokohama.telling:
        yokohama.tell(Event("act", seat, {"area": yokohama.box.areas[area], "power": yokohama.power}))
    pay_income(yokohama, seat, area)
    yokohama.ask(RECALL_STEP[seat])
    yokohama.ask(BUILDING_STEP[seat])
    yokohama.ask(BONUS_STEP[seat])
    carry_out(yokohama, seat, area)


def pay_income(yokohama: Yokohama, seat: i64, area: i64) -> None:
    """YOK-7.5, YOK-R12  Whoever else has the trading house there gets 1 yen, before the effect."""
    owner = yokohama.houses[area]
    if owner != NOTHING and owner != seat:
        yokohama.players[owner].stock[YEN] += yokohama.box.income
        if yokohama.telling:
            yokohama.tell(Event("income", owner, {"yen": yokohama.box.income, "area": yokohama.box.areas[area]}))


def carry_out(yokohama: Yokohama, seat: i64, area: i64) -> None:
    """YOK-7.4, YOK-13  The effect of the area for this power."""
    effect = yokohama.box.effect[area]
    strength = yokohama.strength()
    if effect == GAIN:
        produce(yokohama, seat, yokohama.box.good[area], strength)
    elif effect == EXCHANGE:
        begin_exchange(yokohama, seat, strength)
    elif effect == CHURCH:
        yokohama.ask(CHURCH_SPACE[seat])
    elif effect == CUSTOMS:
        yokohama.ask(CUSTOMS_SPACE[seat])
    elif effect == EMPLOY:
        begin_employment(yokohama, seat, strength)
    elif effect == LABORATORY:
        yokohama.ask(RESEARCH[seat])
    elif effect == PORT:
        begin_port(yokohama, seat)


def produce(yokohama: Yokohama, seat: i64, kind: i64, count: i64) -> None:
    """YOK-13.1, YOK-13.2, YOK-13.3, YOK-13.4, YOK-13.5  Mine, silk mill, tea plantation, fishing ground, bank."""
    yokohama.gain(seat, kind, count)
    if kind == COPPER and count > 0:
        mine_more(yokohama, seat)


# 8. Five-power bonus -------------------------------------------------------------------------------------------------


@final
class BonusStep(Happening):
    """YOK-8.1  After an action of power 5, if the token still lies there."""

    def happen(self, yokohama: Yokohama) -> None:
        yokohama.stage = BONUS
        if yokohama.power >= yokohama.box.token_power and yokohama.tokens[yokohama.site] != NOTHING:
            yokohama.ask(TAKE_TOKEN[self.owner])


@final
class TakeToken(Offer):
    """YOK-8.1  Take the five-power token, or leave it for a later action."""

    def offers(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        return [CLAIM]

    def accept(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        take_token(yokohama, seat)

    def question(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("token", "YOK-8.1", {"area": yokohama.box.areas[yokohama.site]})


def take_token(yokohama: Yokohama, seat: i64) -> None:
    """YOK-8.1, YOK-8.2, YOK-8.3, YOK-19.5  The token is taken once per game; its reward comes at once."""
    token = yokohama.tokens[yokohama.site]
    yokohama.tokens[yokohama.site] = NOTHING
    yokohama.players[seat].tokens.append(token)
    if yokohama.telling:
        yokohama.tell(Event("token", seat, {"area": yokohama.box.areas[yokohama.site]}))
    give_reward(yokohama, seat, yokohama.box.token_reward[token], FROM_TOKENS, True)


# 9. Building ---------------------------------------------------------------------------------------------------------


@final
class BuildingStep(Happening):
    """YOK-9.1, YOK-9.7  After an action of power 4 or 5, if there is something to build and a space for it.

    YOK-9.6, YOK-R50  It follows the token: what that brought to hand can be built.
    """

    def happen(self, yokohama: Yokohama) -> None:
        yokohama.stage = BUILDING
        if yokohama.power < yokohama.box.building_power:
            return
        if BUILD[self.owner].offers(yokohama, self.owner):
            yokohama.ask(BUILD[self.owner])


def may_build_shop(yokohama: Yokohama, seat: i64, area: i64) -> bool:
    """YOK-9.2, YOK-9.4  A shop in hand, and none on this tile yet."""
    player = yokohama.players[seat]
    return player.hand[SHOPS] > 0 and not (player.shops >> area) & 1


def may_build_house(yokohama: Yokohama, seat: i64, area: i64) -> bool:
    """YOK-9.3, YOK-9.4  A trading house in hand, and its space is empty."""
    return yokohama.players[seat].hand[HOUSES] > 0 and yokohama.houses[area] == NOTHING


@final
class Build(Offer):
    """YOK-9.1  One shop, or the trading house, or nothing."""

    def offers(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        moves: list[i64] = []
        if may_build_shop(yokohama, seat, yokohama.site):
            first: i64 = yokohama.site * SHOP_SPACES
            for space in range(SHOP_SPACES):
                if yokohama.shops[first + space] == NOTHING:
                    moves.append(SHOP + space)
        if may_build_house(yokohama, seat, yokohama.site):
            moves.append(HOUSE)
        return moves

    def accept(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move == HOUSE:
            build_house(yokohama, seat)
        else:
            build_shop(yokohama, seat, move - SHOP)

    def question(self, yokohama: Yokohama, seat: i64) -> Prompt:
        wording = "build"
        if not may_build_house(yokohama, seat, yokohama.site):
            wording = "build_shop"
        elif not may_build_shop(yokohama, seat, yokohama.site):
            wording = "build_house"
        return Prompt("build", "YOK-9.1", {"area": yokohama.box.areas[yokohama.site]}, wording)


def build_shop(yokohama: Yokohama, seat: i64, space: i64) -> None:
    """YOK-9.2, YOK-15.7  A shop on an empty space, and the reward of that space."""
    site = yokohama.site
    yokohama.players[seat].shops |= bit(site)
    yokohama.shops[site * SHOP_SPACES + space] = seat
    if yokohama.telling:
        yokohama.tell(Event("shop", seat, {"area": yokohama.box.areas[site], "space": space + 1}))
    reward = yokohama.box.shop_reward[yokohama.tiles[site]][space]
    finish_building(yokohama, seat, SHOPS, GAS_LIGHTING, reward)


def build_house(yokohama: Yokohama, seat: i64) -> None:
    """YOK-9.3, YOK-15.6  The one trading house of a tile, and its reward."""
    site = yokohama.site
    yokohama.players[seat].houses |= bit(site)
    yokohama.houses[site] = seat
    if yokohama.telling:
        yokohama.tell(Event("house", seat, {"area": yokohama.box.areas[site]}))
    finish_building(yokohama, seat, HOUSES, ELECTRIC_LIGHTING, yokohama.box.house_reward[yokohama.tiles[site]])


def finish_building(yokohama: Yokohama, seat: i64, piece: i64, lighting: i64, reward: Reward) -> None:
    """YOK-9.1  The piece leaves the hand; its lighting pays, the end may be near, and the reward comes last."""
    yokohama.players[seat].hand[piece] -= 1
    score_for(yokohama, seat, lighting)
    yokohama.check_buildings(seat)
    give_reward(yokohama, seat, reward, FROM_BUILDINGS, piece == SHOPS)


# 10. Recall ----------------------------------------------------------------------------------------------------------


@final
class RecallStep(Happening):
    """YOK-10.1, YOK-10.3  All own assistants on the action area return to hand; the president stays."""

    def happen(self, yokohama: Yokohama) -> None:
        yokohama.stage = RECALL
        player = yokohama.players[self.owner]
        if player.owns(TELEPHONE) and player.assistants[yokohama.site] > 0:
            yokohama.ask(LEAVE_ONE[self.owner])
        else:
            recall(yokohama, self.owner, 0)


def recall(yokohama: Yokohama, seat: i64, stay: i64) -> None:
    """YOK-10.1, YOK-10.2  Whoever is on the area now, also who came during the action."""
    site = yokohama.site
    player = yokohama.players[seat]
    count = player.assistants[site] - stay
    if count > 0:
        player.hand[ASSISTANT] += count
        player.assistants[site] = stay
        if stay == 0:
            player.present &= ~bit(site)
        if yokohama.telling:
            yokohama.tell(Event("recall", seat, {"count": count, "area": yokohama.box.areas[site]}))
    yokohama.site = NOTHING
    yokohama.by_agent = False
    yokohama.power = 0


@final
class LeaveOne(Step[Yokohama]):
    """YOK-15.14  Telephone: one assistant may stay."""

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        return [LEAVE, STOP]

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        recall(yokohama, seat, 1 if move == LEAVE else 0)

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("leave", "YOK-15.14", {"area": yokohama.box.areas[yokohama.site]})


BONUS_STEP: Final = [BonusStep(seat) for seat in range(MOST_SEATS)]
TAKE_TOKEN: Final = [TakeToken(seat) for seat in range(MOST_SEATS)]
BUILDING_STEP: Final = [BuildingStep(seat) for seat in range(MOST_SEATS)]
BUILD: Final = [Build(seat) for seat in range(MOST_SEATS)]
RECALL_STEP: Final = [RecallStep(seat) for seat in range(MOST_SEATS)]
LEAVE_ONE: Final = [LeaveOne(seat) for seat in range(MOST_SEATS)]
