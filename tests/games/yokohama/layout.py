"""Positions of Yokohama laid out, and read off again, in the words of the rulebook.

Areas are written as moves name them, several as `"bank, 2x silk mill 1"`; stocks as `"2 copper, 3 yen"`; technologies
by their id, `"tram"`, or by their card, `"ball gb"`. What is not laid out lies where it starts: in the warehouse, the
decks or the box. So no piece is ever missing.
"""

from collections.abc import Iterator, Mapping
from typing import Any, cast

from mypy_extensions import i64

from entrepot import Table
from entrepot.games.yokohama import load
from entrepot.games.yokohama.constants import KIND_NAMES, NEUTRAL
from entrepot.games.yokohama.player import Player, new_player
from entrepot.games.yokohama.position import Yokohama
from entrepot.games.yokohama.steps.setup import neighbours
from entrepot.games.yokohama.steps.turns import TURNS
from entrepot.kernel.nothing import NOTHING
from tests.games.doing import board

GAME = load()
By = Mapping[int, str]
NONE: By = {}
PLENTY = "20 copper, 20 silk, 20 tea, 20 fish, 20 import, 20 yen"


def yokohama_table(
    seats: int = 4,
    *,
    active: int = 0,
    start: int = 0,
    round_number: int = 1,
    city: str = "",
    stock: By = NONE,
    hand: Mapping[int, str] = NONE,
    assistants: By = NONE,
    presidents: By = NONE,
    shops: By = NONE,
    houses: By = NONE,
    technologies: By = NONE,
    orders: By = NONE,
    secret: Mapping[int, int] | None = None,
    fulfilled: By = NONE,
    agents: By = NONE,
    used_agents: By = NONE,
    five_tokens: By = NONE,
    tiles: Mapping[str, int] | None = None,
    tokens: Mapping[str, int | None] | None = None,
    goals: str = "a_copper, b_yen, c_4com",
    achievers: Mapping[str, str] | None = None,
    lab: str = "",
    port: str = "",
    card_deck: int | None = None,
    order_deck: int | None = None,
    church: Mapping[int, int] | None = None,
    customs: Mapping[int, int] | None = None,
    station: str = "",
    points: Mapping[int, int] | None = None,
    rewards: bool = False,
    free_agents: bool = False,
    open_orders: bool = False,
    seed: int = 1,
) -> Table:
    """A table at the start of the turn of `active`. Spaces, tiles, tokens and orders are counted from 1.

    A shop stands on the first free space of its tile, or on the one named: `"bank:3"`. `church` and `customs` say which
    space belongs to which seat. `lab` and `port` are the cards on boards A, from the left; decks are cut to a size.
    """
    chosen = {"achievement_rewards": rewards, "free_agents": free_agents, "open_orders": open_orders}
    table = GAME.deal(seats, seed, **chosen)
    position = cast(Yokohama, table.position)
    _lay_city(position, city, tiles or {}, tokens or {})
    position.goals = [_index(_goal_ids(position), goal) for goal in _split(goals)]
    _gather_cards(position)
    position.start, position.round = start, round_number
    position.players = [new_player(position.box) for _ in range(seats)]
    for seat in range(seats):
        player = position.players[seat]
        player.stock = [0] * len(KIND_NAMES)
        for count, kind in _counts(stock.get(seat, "")):
            player.stock[KIND_NAMES.index(kind)] = count
        for card in _split(technologies.get(seat, "")):
            _give_card(position, player, card)
        for order in _split(fulfilled.get(seat, "")):
            player.fulfilled.append(_take(position.order_deck, int(order) - 1))
            player.symbols[position.box.order_country[int(order) - 1]] += 1
        held = [_take(position.order_deck, int(order) - 1) for order in _split(orders.get(seat, ""))]
        (player.orders if open_orders else player.secrets).extend(held)
        if secret and seat in secret:
            player.secrets.append(_take(position.order_deck, secret[seat] - 1))
        _give_agents(position, player, agents.get(seat, ""), used_agents.get(seat, ""))
        for token in _split(five_tokens.get(seat, "")):
            player.tokens.append(_take(position.aside[1], int(token) - 1))
        player.points[0] = (points or {}).get(seat, 0)
    for stack, seats_there in (achievers or {}).items():
        position.achievers["ABC".index(stack)] = [int(seat) for seat in _split(seats_there)]
    _lay_boards(position, lab, port, church or {}, customs or {}, card_deck, order_deck)
    _lay_pieces(position, hand, assistants, presidents, shops, houses)
    if station:
        position.station = area(position, station)
    position.agenda = [TURNS[active]]
    if active == start:
        position.round -= 1  # the start player's turn begins the round
    position.settle()
    table.opening = position.told
    position.told = []
    return table


def acting(at: str, power: int, **laid_out: Any) -> Table:
    """Seat 0 has just begun an area action: its president came from hand to its assistants there."""
    own = laid_out.pop("assistants", {})
    there = f"{power - 1}x {at}" if power > 1 else ""
    mine = ", ".join(filter(None, [there, own.get(0, "")]))
    if power == 1:
        return by_agent(at, assistants={**own, 0: ", ".join(filter(None, [at, own.get(0, "")]))}, **laid_out)
    table = yokohama_table(assistants={**own, 0: mine}, **laid_out)
    skip_phase(table, 0)
    if prompt_key(table) in ("place_first", "place_next"):
        table.play(0, "stop")
    table.play(0, f"go {at}")
    return table


def by_agent(at: str, **laid_out: Any) -> Table:
    """Seat 0 has just sent a British agent to an area."""
    laid_out.setdefault("agents", {0: "gb"})
    table = yokohama_table(**laid_out)
    table.play(0, "agent gb")
    if prompt_key(table) == "send_agent":
        table.play(0, f"send {at}")
    return table


def skip_phase(table: Table, seat: int) -> None:
    """End phase A, where it is asked for."""
    if prompt_key(table) == "phase_a":
        table.play(seat, "end")


# Laying out ----------------------------------------------------------------------------------------------------------


def area(position: Yokohama, name: str) -> int:
    """An area by its id, or as moves say it."""
    return _index(position.box.areas, name.replace(" ", "_"))


def _split(text: str) -> list[str]:
    names: list[str] = []
    for part in filter(None, text.split(", ")):
        times, x, name = part.partition("x ")
        names += [name] * int(times) if x and times.isdigit() else [part]
    return names


def _counts(text: str) -> Iterator[tuple[int, str]]:
    for part in filter(None, text.split(", ")):
        count, _, kind = part.partition(" ")
        yield int(count), kind


def _index(names: list[str], name: str) -> int:
    return names.index(name)


def _take(cards: list[i64], card: int) -> int:
    cards.remove(card)
    return card


def _goal_ids(position: Yokohama) -> list[str]:
    return [achievement.id for achievement in position.box.achievements]


def _lay_city(position: Yokohama, city: str, tiles: Mapping[str, int], tokens: Mapping[str, int | None]) -> None:
    """The named boards first, row by row; then the others in the order of the box."""
    first = [area(position, name) for name in _split(city)]
    position.cells = first + [board for board in sorted(position.cells) if board not in first]
    position.near = neighbours(position.rows, position.cells, len(position.near))
    _lay_on_areas(position, position.tiles, 0, tiles)
    _lay_on_areas(position, position.tokens, 1, tokens)


def _lay_on_areas(position: Yokohama, places: list[i64], box: int, wanted: Mapping[str, int | None]) -> None:
    rest = sorted([card for card in places if card != NOTHING] + position.aside[box])
    chosen = {area(position, name): number for name, number in wanted.items()}
    for number in chosen.values():
        if number is not None:
            rest.remove(number - 1)
    for place in range(len(places)):
        if place == position.box.canal or place not in position.cells:
            places[place] = NOTHING
        elif place in chosen:
            number = chosen[place]
            places[place] = NOTHING if number is None else number - 1
        else:
            places[place] = rest.pop(0)
    position.aside[box] = rest


def _gather_cards(position: Yokohama) -> None:
    """All cards back to their decks, the lowest numbers drawn first; all achievements to the box."""
    orders = position.order_deck + position.removed
    for player in position.players:
        orders += player.drawn
    for side in range(2):
        orders += [card for card in position.ports[side] if card != NOTHING]
        position.card_deck += [card for card in position.labs[side] if card != NOTHING]
        position.ports[side] = [NOTHING] * len(position.ports[side])
        position.labs[side] = [NOTHING] * len(position.labs[side])
    position.order_deck = sorted(orders, reverse=True)
    position.card_deck.sort(reverse=True)
    position.removed = []
    everything = range(len(position.box.achievements))
    position.aside[2] = [goal for goal in everything if goal not in position.goals]


def _give_card(position: Yokohama, player: Player, name: str) -> None:
    card = card_number(position, name)
    player.cards.append(_take(position.card_deck, card))
    player.technologies |= 1 << position.box.card_technology[card]
    player.symbols[position.box.card_country[card]] += 1


def card_number(position: Yokohama, name: str) -> int:
    """A technology card that lies in the deck, by its id or with its country."""
    wanted = name.replace(" ", "_")
    cards = position.box.cards
    return next(card for card in range(len(cards)) if card in position.card_deck and cards[card].startswith(wanted))


def _give_agents(position: Yokohama, player: Player, fresh: str, used: str) -> None:
    for name in _split(fresh):
        if name == "free":
            player.free_agents += 1
            continue
        country = position.box.countries.index(name)
        player.agents[country] += 1
        position.supply[country] -= 1
    for name in _split(used):
        country = position.box.countries.index(name)
        player.used_agents[country] += 1
        position.supply[country] -= 1


def _lay_boards(
    position: Yokohama,
    lab: str,
    port: str,
    church: Mapping[int, int],
    customs: Mapping[int, int],
    card_deck: int | None,
    order_deck: int | None,
) -> None:
    for slot, name in enumerate(_split(lab)):
        position.labs[0][slot] = _take(position.card_deck, card_number(position, name))
    for slot, order in enumerate(_split(port)):
        position.ports[0][slot] = _take(position.order_deck, int(order) - 1)
    for side in range(2):
        position.refill_lab(side)
        position.refill_port(side)
    if card_deck is not None:  # whatever is too much has been acquired by nobody: it leaves the game
        position.card_deck = position.card_deck[-card_deck:] if card_deck else []
    if order_deck is not None:
        position.removed = position.order_deck[: len(position.order_deck) - order_deck]
        position.order_deck = position.order_deck[len(position.order_deck) - order_deck :]
    neutral = position.seats == 2
    position.church = [
        _owner(church, space, neutral and mark) for space, mark in enumerate(position.box.church_neutral)
    ]
    position.customs = [
        _owner(customs, space, neutral and mark) for space, mark in enumerate(position.box.customs_neutral)
    ]


def _owner(owners: Mapping[int, int], space: int, neutral: bool) -> int:
    return owners.get(space + 1, NEUTRAL if neutral else NOTHING)


def _lay_pieces(position: Yokohama, hand: By, assistants: By, presidents: By, shops: By, houses: By) -> None:
    box = position.box
    for seat in range(position.seats):
        player = position.players[seat]
        if seat in presidents:
            player.president = area(position, presidents[seat])
        for name in _split(assistants.get(seat, "")):
            player.put_assistant(area(position, name))
        for name in _split(shops.get(seat, "")):
            where, _, space = name.partition(":")
            _build_shop(position, seat, area(position, where), int(space) if space else 0)
        for name in _split(houses.get(seat, "")):
            position.houses[area(position, name)] = seat
            player.houses |= 1 << area(position, name)
        placed = sum(player.assistants) + position.church.count(seat) + position.customs.count(seat)
        placed += sum(achievers.count(seat) for achievers in position.achievers)
        for stack in range(3):
            if seat in position.achievers[stack]:
                player.achieved |= 1 << stack
        out = [placed, position.shops.count(seat), position.houses.count(seat)]
        player.hand = [max(0, box.hand[piece] - out[piece]) for piece in range(3)]
        for count, kind in _counts(hand.get(seat, "")):
            player.hand[("assistants", "shops", "houses").index(kind)] = count
        player.warehouse = [
            box.hand[piece] + box.warehouse[piece] - player.hand[piece] - out[piece] for piece in range(3)
        ]
        assert min(player.warehouse) >= 0, "more pieces are laid out than there are"


def _build_shop(position: Yokohama, seat: int, where: int, space: int) -> None:
    spaces = range(where * 4, where * 4 + 4)
    free = where * 4 + space - 1 if space else next(place for place in spaces if position.shops[place] == NOTHING)
    position.shops[free] = seat
    position.players[seat].shops |= 1 << where


# What lies where -----------------------------------------------------------------------------------------------------


def inside(table: Table) -> Yokohama:
    """The position itself, for what no view shows."""
    return cast(Yokohama, table.position)


def own(table: Table, seat: int = 0) -> dict[str, Any]:
    """What a seat sees of its own things."""
    return cast(dict[str, Any], board(table, seat)["players"][seat])


def on(table: Table, name: str) -> dict[str, Any]:
    """One area of the city."""
    return next(part for part in board(table)["areas"] if part["area"] == name.replace(" ", "_"))


def stock(table: Table, seat: int = 0) -> str:
    """What a seat has of goods, imports and yen: "2 copper, 1 yen"."""
    return ", ".join(f"{count} {kind}" for kind, count in own(table, seat)["stock"].items() if count)


def yen(table: Table, seat: int = 0) -> int:
    return cast(int, own(table, seat)["stock"]["yen"])


def points(table: Table, seat: int = 0) -> int:
    """The score track."""
    return cast(int, own(table, seat)["points"])


def in_hand(table: Table, seat: int = 0) -> tuple[int, int, int]:
    """Assistants, shops and trading houses in hand."""
    pieces = own(table, seat)["hand"]
    return pieces["assistants"], pieces["shops"], pieces["trading_houses"]


def assistants(table: Table, name: str, seat: int = 0) -> int:
    return cast(int, on(table, name)["assistants"][seat])


def lab_cards(table: Table, side: str = "a") -> list[str | None]:
    return [card and card["technology"] for card in board(table)["laboratories"][side]]


# What can be done and what happened ----------------------------------------------------------------------------------


def can(table: Table, seat: int = 0) -> list[str]:
    """The legal moves of a seat."""
    return [move.text for move in table.moves(seat)]


def can_with(table: Table, verb: str, seat: int = 0) -> list[str]:
    """What a verb can be about now: the areas of `go`, the spaces of `church`."""
    return [move.text.removeprefix(verb).strip() for move in table.moves(seat) if move.verb == verb]


def prompt_key(table: Table) -> str:
    """What is asked, of whoever is asked first; "" at the end."""
    if table.over:
        return ""
    prompt = table.prompt(table.waiting[0])
    assert prompt is not None
    return prompt.key
