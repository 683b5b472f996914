"""What a move seems to be worth: which kind of decision it is."""

from mypy_extensions import i64

from ....kernel.nothing import NOTHING
from ..constants import BRICKWORKS, WINERY
from ..moves import ACHIEVE, AGENT, BUY, END, GO, PAY, PLACE, RECALL, SEND, STOP
from ..position import Yokohama
from ..steps.movement import Path
from ..steps.placement import Placement, Telegraph
from .areas import action_worth
from .boards import board_worth, church_worth, customs_worth
from .cards import order_worth, technology_worth
from .city import NOW, best_by_agent, best_now, worth_of_moving, worth_of_placing, worth_of_recall
from .goods import NEW_AGENT, reward_worth, symbol_worth
from .payments import worth_of_exchange, worth_of_piece
from .remaining import LAST, hurry, tied, turns_left


def worth(yokohama: Yokohama, seat: i64, move: i64) -> float:
    """What a legal move of the seat seems to be worth, in points; stopping is worth nothing."""
    numbers = yokohama.numbers
    if move >= numbers.worship:
        return worth_of_card(yokohama, seat, move)
    if move == STOP or move == END:
        return worth_of_stopping(yokohama, seat)
    if ACHIEVE <= move < PLACE:
        return 50.0
    if AGENT <= move < SEND:
        return best_by_agent(yokohama, seat) - (NEW_AGENT if turns_left(yokohama) > LAST else 1.0)
    if SEND <= move < ACHIEVE:
        return action_worth(yokohama, seat, move - SEND, yokohama.count_power(seat, move - SEND))
    if PLACE <= move < GO:
        return worth_of_placing(yokohama, seat, move)
    if GO <= move < RECALL:
        return worth_of_moving(yokohama, seat, move)
    if RECALL <= move < BUY:
        return worth_of_recall(yokohama, seat, move - RECALL)
    if BUY <= move < PAY:
        return worth_of_exchange(yokohama, seat, move)
    return worth_of_piece(yokohama, seat, move)


def worth_of_stopping(yokohama: Yokohama, seat: i64) -> float:
    step = yokohama.agenda[-1]
    player = yokohama.players[seat]
    if isinstance(step, Path):
        here = player.president
        power = yokohama.count_power(seat, here)
        return action_worth(yokohama, seat, here, power) - tied(yokohama) * float(player.assistants[here])
    if isinstance(step, Placement | Telegraph):
        return NOW * best_now(yokohama, seat, player.present, NOTHING, 0)
    return 0.0


def worth_of_card(yokohama: Yokohama, seat: i64, move: i64) -> float:
    """Spaces, technologies, orders and rewards."""
    numbers = yokohama.numbers
    box = yokohama.box
    if move >= numbers.reward:
        country = box.reward_country[move - numbers.reward]
        return 1.0 if country == NOTHING else symbol_worth(yokohama, yokohama.players[seat], country)
    if move >= numbers.take:
        return 1.0 + hurry(yokohama) + order_worth(yokohama, seat, move - numbers.take)
    if move >= numbers.fulfil:
        return 20.0 + reward_worth(yokohama, seat, box.order_reward[move - numbers.fulfil])
    if move >= numbers.keep:
        return order_worth(yokohama, seat, move - numbers.keep)
    if move >= numbers.acquire:
        card = move - numbers.acquire
        slots = yokohama.labs[box.side[yokohama.site]]
        return technology_worth(yokohama, seat, card, slots.index(card), yokohama.power, yokohama.site)
    if move >= numbers.declare:
        worth = customs_worth(yokohama, seat, move - numbers.declare)
        return worth + board_worth(yokohama, seat, yokohama.customs, box.customs_places, BRICKWORKS)
    worth = church_worth(yokohama, seat, move - numbers.worship, yokohama.site, yokohama.power)
    return worth + board_worth(yokohama, seat, yokohama.church, box.church_places, WINERY)
