"""The generator: the same numbers everywhere, fair, and independent after a copy."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import entrepot
from entrepot import Dice
from entrepot.kernel.dice import LARGEST_KEY, LARGEST_SEED, chacha20, dice_of, new_key
from entrepot.kernel.errors import BadOption


def sfc32(seed: int) -> list[int]:
    """The published algorithm, written once more in its plainest form, as a second opinion."""
    a, b, c, counter, words = 0, seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, 1, []
    for _ in range(112):
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + c * 8) % 2**32
        c = (((c * 2**21) % 2**32 | (c >> 11)) + out) % 2**32
        words.append(out)
    return words[12:]


@given(st.integers(0, LARGEST_SEED))
def test_words_are_those_of_the_published_algorithm(seed: int) -> None:
    dice = Dice(seed)
    assert [dice.word() for _ in range(100)] == sfc32(seed)


def test_the_first_numbers_never_change() -> None:
    """Saved games depend on these: a change here breaks every save."""
    dice = Dice(7)
    assert [dice.below(100) for _ in range(10)] == [42, 48, 30, 48, 17, 40, 92, 68, 25, 67]


@given(st.integers(0, LARGEST_SEED), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, limit: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(limit) < limit for _ in range(20))


def test_below_is_fair() -> None:
    dice = Dice(1)
    counts = Counter(dice.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    chi_squared = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert chi_squared < 20.5  # five degrees of freedom: one honest generator in a thousand is above


@pytest.mark.parametrize("seed", [0, 3, LARGEST_SEED])
def test_a_copy_goes_on_alike_and_apart(seed: int) -> None:
    dice = Dice(seed)
    dice.below(10)
    twin = dice.copy()
    ahead = [twin.below(1000) for _ in range(5)]
    assert [dice.below(1000) for _ in range(5)] == ahead


@given(st.integers(0, LARGEST_SEED), st.lists(st.integers(0, 11), max_size=40))
def test_a_shuffle_keeps_the_cards(seed: int, cards: list[int]) -> None:
    shuffled = cards[:]
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_all_orders_of_three_cards_come_up_alike() -> None:
    dice = Dice(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        cards = [0, 1, 2]
        dice.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_rolls_count_the_use_of_chance() -> None:
    dice = Dice(5)
    assert dice.rolls == 0
    dice.below(3)
    dice.shuffle([1, 2, 3])
    assert dice.rolls == 3


def test_a_long_seed_is_the_key_of_chacha20() -> None:
    """The block of RFC 8439, chapter 2.3.2; and whoever does not have the key cannot know the next words."""
    key = [int.from_bytes(bytes(range(first, first + 4)), "little") for first in range(0, 32, 4)]
    block = chacha20(key, 1, [0x09000000, 0x4A000000, 0])
    assert block == [
        0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3, 0xC7F4D1C7, 0x0368C033, 0x9AAA2204, 0x4E6CD4C3,
        0x466482D2, 0x09AA9F07, 0x05D7C214, 0xA2028BD9, 0xD19C12B5, 0xB94E16DE, 0xE883D0CB, 0x4E3C50A2,
    ]  # fmt: skip


def test_the_words_of_a_long_seed_are_blocks_in_order_and_copies_go_on_alike() -> None:
    seed = new_key()
    key = [(seed >> 32 * word) & 0xFFFFFFFF for word in range(8)]
    dice = dice_of(seed)
    words = [dice.word() for _ in range(20)]
    assert words == [*chacha20(key, 0, [0, 0, 0]), *chacha20(key, 1, [0, 0, 0])[:4]]
    twin = dice.copy()
    assert [twin.word() for _ in range(40)] == [dice.word() for _ in range(40)]
    assert dice.rolls == 0
    assert all(0 <= dice.below(7) < 7 for _ in range(200))


def test_short_seeds_deal_as_ever() -> None:
    for seed in (0, 7, LARGEST_SEED):
        assert dice_of(seed).word() == Dice(seed).word()
    for wrong in (-1, LARGEST_KEY + 1, True, "7", 1.5):
        with pytest.raises(BadOption):
            dice_of(wrong)


def test_new_keys_are_long_and_never_the_same() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert all(LARGEST_SEED < key <= LARGEST_KEY for key in keys)


@pytest.mark.parametrize("name", ["carthage", "goa", "mombasa", "yokohama"])
def test_a_table_of_a_long_seed_is_saved_and_restored(name: str) -> None:
    table = entrepot.load(name).deal(seats=2, seed=new_key())
    for _ in range(12):
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    twin = entrepot.restore(table.save())
    assert twin.seed == table.seed
    assert twin.view(0) == table.view(0)
    assert twin.view(1) == table.view(1)
