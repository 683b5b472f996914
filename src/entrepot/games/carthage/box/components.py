"""The components of Traders of Carthage, typed and checked.

A card is its kind: colours times values. With the box as printed there are twelve kinds, numbered colour by colour with
rising value: 0 is "red 2", 1 "red 3", 2 "red 5", 3 "blue 2" and so on.
"""

from typing import final

from mypy_extensions import i64

from ....kernel.box import Box
from ..constants import COLOURS, KINDS, MOST_SEATS, RANKS


@final
class CarthageComponents:
    """Everything in the box, as the rules use it."""

    def __init__(self, box: Box) -> None:
        players = box.one("players")
        self.fewest = players.integer("min", 2, MOST_SEATS)
        self.most = players.integer("max", self.fewest, MOST_SEATS)
        self.player_colours = players.texts("colours", self.most)

        goods = box.one("goods")
        self.colours = goods.texts("colours", COLOURS)
        plain = all(colour.split() == [colour.lower()] for colour in self.colours)
        goods.check(plain, "colours", "plain_colours")
        self.goods = goods.texts("names", COLOURS)

        cards = box.all("card", RANKS)
        self.ranks: list[i64] = []
        """The values of the cards, rising."""
        counts: list[i64] = []
        icons: list[i64] = []
        for card in cards:
            self.ranks.append(card.integer("value", self.ranks[-1] + 1 if self.ranks else 1, 99))
            counts.append(card.integer("count_per_colour", 1, 99))
            icons.append(card.integer("storage_icons", 0, 9))
        deck = box.one("deck")
        per_colour: i64 = sum(counts)
        deck.check(deck.integer("per_colour") == per_colour, "per_colour", "sum_of_cards", count=per_colour)
        self.deck_size: i64 = per_colour * COLOURS
        deck.check(deck.integer("total") == self.deck_size, "total", "sum_of_cards", count=self.deck_size)

        self.value: list[i64] = [self.ranks[kind % RANKS] for kind in range(KINDS)]
        self.icons: list[i64] = [icons[kind % RANKS] for kind in range(KINDS)]
        self.count: list[i64] = [counts[kind % RANKS] for kind in range(KINDS)]
        self.cards: list[str] = [f"{colour} {value}" for colour in self.colours for value in self.ranks]
        """The names of the kinds."""

        tokens = box.one("achievement_tokens")
        self.tokens_per_colour = tokens.integer("per_colour", 1, 999)
        all_tokens = self.tokens_per_colour * COLOURS
        tokens.check(tokens.integer("total") == all_tokens, "total", "all_colours", count=all_tokens, colours=COLOURS)

        spaces = box.all("route_space", 3, 20)  # CAR-1.5
        self.spaces = [space.text("name") for space in spaces]
        kinds = [space.text("kind", ("start", "sea", "anchor", "pirates", "goal")) for space in spaces]
        route = spaces[0]
        route.check(len(set(self.spaces)) == len(self.spaces), "name", "own_name_space")
        route.check(kinds[0] == "start" and kinds.count("start") == 1, "kind", "start_first")
        route.check(kinds[-1] == "goal" and kinds.count("goal") == 1, "kind", "goal_last")
        route.check(kinds.count("anchor") == 1, "kind", "one_anchor")
        self.pirates: list[bool] = [kind == "pirates" for kind in kinds]
        self.goal: i64 = len(spaces) - 1
        self.anchor: i64 = kinds.index("anchor")
        route.check(True not in self.pirates[: self.anchor], "kind", "no_early_pirates")

        movement = box.one("movement")
        self.steps_for_one: i64 = movement.integer("steps_for_one_card", 1, self.goal)
        self.steps_for_more: i64 = movement.integer("steps_for_two_or_more_cards", self.steps_for_one, self.goal)

        rows = box.one("rows")
        self.market_start: i64 = rows.integer("market_start", 1, 20)
        self.farm_start: i64 = rows.integer("farm_start", 0, 20)
        refill = box.one("refill")
        self.market_draw: i64 = refill.integer("market_draw", 1, 20)
        self.farm_draw: i64 = refill.integer("farm_draw", 0, 20)
        hand = box.one("hand")
        self.opening_sum: i64 = hand.integer("start_draw_until_sum_at_least", 0, 30)
        longest_hand = self.opening_sum // self.ranks[0] + 1
        needed = self.market_start + self.farm_start + self.most * longest_hand
        deck.check(needed <= self.deck_size, "total", "cards_for_setup", count=needed)

        payday = box.one("payday")
        self.points_per_card: i64 = payday.integer("points_per_vp_card", 1, 999)
        self.tokens_per_sale: i64 = payday.integer("tokens_gained_per_scored_colour", 1, 9)
        self.stored_per_icon: i64 = box.one("raid").integer("cards_stored_per_icon", 1, 99)
        self.tokens_to_end: i64 = box.one("end").integer("tokens_to_end", 2, 99)
        box.refuse_unread()

    def names(self, kinds: list[i64]) -> list[str]:
        return [self.cards[kind] for kind in kinds]
