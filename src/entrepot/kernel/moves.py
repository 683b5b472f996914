"""Moves: the fixed list of everything that can ever be decided in a game, as numbers, structures and text."""

import difflib
from collections.abc import Iterator, Sequence
from typing import final

from .errors import IllegalMove
from .keys import signs, verb_keys

Value = int | str


@final
class Move:
    """One atomic decision: `bid 4` is move 17, verb `bid`, args {"amount": 4}, and is typed as its key.

    Its text has blanks for the underscores of ids: `{"area": "silk_mill_2"}` is `go silk mill 2`.
    `takes_back`: whether it only takes back what the seat has decided before.
    `declines`: whether it only ends something, or leaves undone what could be done.
    """

    def __init__(
        self,
        number: int,
        verb: str,
        args: dict[str, Value],
        key: str = "",
        takes_back: bool = False,
        declines: bool = False,
    ) -> None:
        self.number = number
        self.verb = verb
        self.args = args
        self.key = key
        self.takes_back = takes_back
        self.declines = declines
        self.text = " ".join([verb, *(str(value).replace("_", " ") for value in args.values())])

    def __repr__(self) -> str:
        return f"<Move {self.number} {self.text}>"

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and other.number == self.number and other.text == self.text

    def __hash__(self) -> int:
        return hash((self.number, self.text))


@final
class Verb:
    """A kind of decision with what it is about: `Verb("pay", card=CARDS)` is one move for every card."""

    def __init__(self, name: str, **domains: Sequence[Value]) -> None:
        self.name = name
        self.domains: dict[str, Sequence[Value]] = domains

    def __len__(self) -> int:
        count = 1
        for values in self.domains.values():
            count *= len(values)
        return count

    def args(self, index: int) -> dict[str, Value]:
        """The arguments of the verb's move number `index`; the last domain turns fastest."""
        chosen: list[Value] = []
        for values in reversed(list(self.domains.values())):
            index, place = divmod(index, len(values))
            chosen.append(values[place])
        return dict(zip(self.domains, reversed(chosen), strict=True))


@final
class Catalogue:
    """All moves of a game in a fixed order. Numbers, structures and texts of moves lead to one another.

    `keys` says what verbs are typed as (see keys.py); an empty one leaves it to what the verb is about. `starts` holds
    the numbers that the rules count from, by verb or by the first words of a move: they must be those found here.
    `take_back` names the verbs that only take back what the same seat has decided before: people want them, but who
    tries out all moves would go round in circles. `decline` names, by verb or by the first words of a move, those that
    only end something or leave it undone: a beginner has habits in what to do, but does what is worth doing.
    """

    def __init__(
        self,
        verbs: Sequence[Verb],
        keys: dict[str, str] | None = None,
        starts: dict[str, int] | None = None,
        take_back: Sequence[str] = (),
        decline: Sequence[str] = (),
    ) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self.all: list[Move] = []
        self.start: dict[str, int] = {}
        unknown = [name for name in take_back if name not in self.verbs]
        if unknown:
            raise ValueError(f'the catalogue has no verb "{unknown[0]}" that could take something back')
        for verb, key in zip(verbs, verb_keys([verb.name for verb in verbs], keys or {}), strict=True):
            self.start[verb.name] = len(self.all)
            values = {name: dict(zip(domain, signs(domain), strict=True)) for name, domain in verb.domains.items()}
            for index in range(len(verb)):
                args = verb.args(index)
                typed = key + "".join([values[name][value] for name, value in args.items()])
                self.all.append(Move(len(self.all), verb.name, args, typed, verb.name in take_back))
        for words in decline:
            named = [move for move in self.all if f"{move.text} ".startswith(f"{words} ")]
            if not named:
                raise ValueError(f'the catalogue has no move "{words}" that could decline something')
            for move in named:
                move.declines = True
        self.texts: dict[str, Move] = {_plain(move.text): move for move in self.all}
        if len(self.texts) != len(self.all) or len(self.verbs) != len(verbs):
            raise ValueError("two moves of the catalogue have the same text")
        if starts is not None:
            self._check(starts)

    def _check(self, starts: dict[str, int]) -> None:
        """Refuse rules that number the moves in another way than the catalogue does."""
        missing = [verb for verb in self.verbs if verb not in starts]
        if missing:
            raise ValueError(f'the rules do not say where the moves "{missing[0]}" begin')
        for words, number in starts.items():
            found = self.start[words] if words in self.start else self._first(words)
            if found != number:
                raise ValueError(f'the rules number the first move "{words}" {number}, the catalogue {found}')

    def _first(self, words: str) -> int:
        """The number of the first move whose text begins with these words."""
        for move in self.all:
            if f"{move.text} ".startswith(f"{words} "):
                return move.number
        raise ValueError(f'the catalogue has no move "{words}"')

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, number: int) -> Move:
        if not 0 <= number < len(self.all):
            raise IllegalMove("no_move_number", {"number": number, "last": len(self.all) - 1})
        return self.all[number]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.all)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self.texts.get(_plain(move.text)) == move

    def parse(self, text: str) -> Move:
        """The move that a text means; upper case and extra blanks do not matter."""
        wanted = _plain(text)
        move = self.texts.get(wanted)
        if move is not None:
            return move
        near = difflib.get_close_matches(wanted, list(self.texts), n=1)
        raise IllegalMove("no_move_near" if near else "no_move", {"move": text[:80], "near": "".join(near)})

    def find(self, verb: str, args: dict[str, Value]) -> Move:
        """The move of a verb and its arguments, given by name in any order."""
        known = self.verbs.get(verb)
        if known is None:
            raise IllegalMove("no_verb", {"verb": verb, "verbs": list(self.verbs)})
        if set(args) != set(known.domains):
            raise IllegalMove("other_arguments", {"verb": verb, "takes": list(known.domains), "given": list(args)})
        return self.parse(" ".join([verb, *(str(args[name]) for name in known.domains)]))

    def read(self, move: object) -> Move:
        """The move that a Move, its text or its number means."""
        if isinstance(move, Move):
            if move not in self:
                raise IllegalMove("foreign_move", {"move": move.text})
            return move
        if isinstance(move, str):
            return self.parse(move)
        if isinstance(move, int) and not isinstance(move, bool):
            return self[move]
        raise IllegalMove("not_a_move", {"type": type(move).__name__})


def _plain(text: str) -> str:
    """A text as it is compared: without upper case, underscores and extra blanks."""
    return " ".join(text.lower().replace("_", " ").split())
