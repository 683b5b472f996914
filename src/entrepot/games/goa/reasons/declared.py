"""Every reason of Goa with its rule and its values, in the order of the rules."""

from typing import Final

from ....kernel.declared import NUMBER, Value
from ....kernel.reasons import Because, Reasons
from ..events import CARD, COLONY, COLUMN, PLACE, SPICE, SQUARE, TILE

ACTION: Final = Value("action")

REASONS: Final = Reasons(
    # The move belongs to another moment
    ducats_not_now=Because("GOA-18.1", {"ducats": NUMBER}),
    flag_not_now=Because("GOA-4.1"),
    mark_not_now=Because("GOA-4.3"),
    pass_not_now=Because("GOA-6.2"),
    buy_not_now=Because("GOA-5.3"),
    bid_not_now=Because("GOA-5.2"),
    action_not_now=Because("GOA-6.2", {"action": ACTION}),
    play_not_now=Because("GOA-6.3"),
    throw_not_now=Because("GOA-6.4"),
    use_not_now=Because("GOA-6.3"),
    give_not_now=Because("GOA-7.2"),
    put_not_now=Because("GOA-9.1"),
    choose_not_now=Because("GOA-15.7", {"goods": Value("goods")}),
    draw_not_now=Because("GOA-11.3"),
    gap_not_now=Because("GOA-12.5"),
    colony_not_now=Because("GOA-12.7"),
    replace_not_now=Because("GOA-15.2"),
    fill_not_now=Because("GOA-15.11"),
    spy_not_now=Because("GOA-15.11"),
    swap_not_now=Because("GOA-15.9"),
    take_not_now=Because("GOA-15.8"),
    extra_not_now=Because("GOA-13.1"),
    done_not_now=Because("GOA-6.5"),
    # 4. Markers, 5. auctions
    flag_on_tile=Because("GOA-4.1"),
    flag_far=Because("GOA-4.1"),
    mark_empty=Because("GOA-4.4"),
    marked=Because("GOA-4.4"),
    mark_far=Because("GOA-4.4", {"marker": NUMBER}),
    bid_low=Because("GOA-5.2", {"least": NUMBER}),
    bid_poor=Because("GOA-5.2", {"amount": NUMBER, "have": NUMBER}, lacking=True),
    owner_bids=Because("GOA-5.3", {"price": NUMBER}),
    not_owner=Because("GOA-5.3"),
    buy_poor=Because("GOA-5.3", {"price": NUMBER, "have": NUMBER}, lacking=True),
    # 6. Actions, 7. Progress, 13. extra actions
    no_passing=Because("GOA-6.2"),
    action_done=Because("GOA-6.5", {"action": ACTION}),
    not_during=Because("GOA-6.5"),
    spice_first=Because("GOA-6.5"),
    last_row=Because("GOA-7.3", {"column": COLUMN}),
    ships_short=Because("GOA-7.1", {"column": COLUMN, "price": NUMBER, "have": NUMBER}, lacking=True),
    spice_short=Because("GOA-7.1", {"column": COLUMN, "spice": SPICE, "price": NUMBER, "have": NUMBER}, lacking=True),
    other_spice=Because("GOA-7.1", {"spice": SPICE}),
    spice_not_there=Because("GOA-7.2", {"spice": SPICE, "place": PLACE}),
    extra_first=Because("GOA-13.1", {"action": ACTION}),
    must_act=Because("GOA-13.2", {"kept": NUMBER}),
    # 1, 9. Spices and their spaces
    no_land=Because("GOA-1.7", {"place": PLACE}),
    place_full=Because("GOA-1.7", {"place": PLACE}),
    wrong_spice=Because("GOA-1.7", {"spice": SPICE, "place": PLACE}),
    no_room=Because("GOA-1.7"),
    fill_first=Because("GOA-12.7", {"place": PLACE}),
    must_take=Because("GOA-R53"),
    # 11. Expedition, 12. founding
    draw_level=Because("GOA-11.1", {"most": NUMBER}),
    hand_full=Because("GOA-11.3", {"limit": NUMBER, "have": NUMBER}),
    cut_first=Because("GOA-11.2", {"limit": NUMBER, "over": NUMBER}),
    cut_only=Because("GOA-18.4", {"limit": NUMBER}),
    founded=Because("GOA-12.1", {"colony": COLONY}),
    all_founded=Because("GOA-12.1"),
    colonists_short=Because("GOA-12.5", {"price": NUMBER, "have": NUMBER}, lacking=True),
    other_colony=Because("GOA-12.7", {"colony": COLONY}),
    colony_gone=Because("GOA-12.7"),
    # 14. Cards
    no_card=Because("GOA-14.1", {"card": CARD}),
    card_played=Because("GOA-6.3"),
    no_spices=Because("GOA-14.4"),
    step_poor=Because("GOA-14.4", {"price": NUMBER, "have": NUMBER}, lacking=True),
    no_column=Because("GOA-7.7", {"card": CARD}),
    modifier=Because("GOA-14.5", {"card": CARD, "action": ACTION}),
    only_by_mix=Because("GOA-14.5"),
    mix_spices=Because("GOA-9.1"),
    sell_one=Because("GOA-R53"),
    # 15. Tiles
    no_tile=Because("GOA-6.3", {"tile": TILE}),
    used_this_round=Because("GOA-15.10", {"tile": TILE}),
    duty_paid=Because("GOA-15.11"),
    duty_short=Because("GOA-15.11", {"price": NUMBER, "have": NUMBER}, lacking=True),
    all_last_row=Because("GOA-7.3"),
    not_least=Because("GOA-15.11", {"column": COLUMN}),
    counts_later=Because("GOA-17.1", {"tile": TILE}),
    two_goods=Because("GOA-15.7"),
    not_aside=Because("GOA-15.8", {"tile": TILE}),
    no_tile_there=Because("GOA-15.9", {"square": SQUARE}),
    spy_self=Because("GOA-15.11"),
    spy_nobody=Because("GOA-15.11"),
    spy_never=Because("GOA-15.11", {"action": ACTION}),
    spy_card=Because("GOA-R12", {"card": CARD}),
    spy_during=Because("GOA-R44"),
    # 18. Quick Start
    quick_moved=Because("GOA-18.1", {"column": COLUMN}),
    quick_begun=Because("GOA-18.1"),
)
because: Final = REASONS.give
