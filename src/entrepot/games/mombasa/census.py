"""A count of all pieces, for the tests of conservation."""

from mypy_extensions import i64

from ...kernel.nothing import NOTHING
from .constants import COMPANIES, LETTERS
from .position import Mombasa


def census(mombasa: Mombasa) -> dict[str, int]:
    """Every card, book, post, start tile, bonus marker and coin of the round track, wherever it is."""
    counts: dict[str, int] = dict.fromkeys(mombasa.box.card_names, 0)
    cards = mombasa.stack + mombasa.discards + mombasa.spare_cards + mombasa.display
    books = mombasa.book_display + mombasa.dead_books
    tiles = mombasa.spare_tiles[:]
    for supply in mombasa.supplies:
        books += supply
    for seat in range(mombasa.seats):
        player = mombasa.players[seat]
        cards += player.hand + player.to_rest + player.slots
        for pile in player.piles:
            cards += pile
        books += player.taken + player.books
        tiles += player.offered
        if player.tile != NOTHING:
            tiles.append(player.tile)
        counts[f"markers {seat}"] = player.markers + player.spare + mombasa.marker_on.count(seat)
    for face in cards:
        if face != NOTHING:
            counts[mombasa.box.card_names[face]] += 1
    for letter in LETTERS:
        counts[f"books {letter}"] = 0
    for number in books:
        if number != NOTHING and number < mombasa.box.printed_books:
            counts[f"books {LETTERS[mombasa.box.books[number].letter]}"] += 1
    for company in range(COMPANIES):
        on_map: i64 = mombasa.posts.count(company)
        posts: i64 = mombasa.hq_posts(company) + on_map + mombasa.ousted[company] + mombasa.removed[company]
        counts[f"posts {mombasa.box.companies[company]}"] = posts
    counts["start tiles"] = len(set(tiles)) if len(set(tiles)) == len(tiles) else -1
    counts["bonus tiles"] = len(mombasa.tile_holder)
    counts["coins"] = sum(mombasa.round_coins) + sum(mombasa.strips) + mombasa.coins_taken
    return counts
