"""Every reason why a move cannot be played in Mombasa, with its rule and its values, in the order of the rules.

Where a thing on the table stands for several moves, the last of their reasons is told: so within a chapter what says
more of the thing comes later.
"""

from typing import Final

from ....kernel.declared import AMOUNTS, NUMBER, Value
from ....kernel.reasons import Because, Reasons
from ..events import CARD, COMPANY, SLOT

HAVE: Final = NUMBER
"""What the seat has, where `price` or `need` says what it would take."""
KIND: Final = Value("kind")
REGION: Final = Value("region")
REWARD: Final = Value("reward kind")
TILE: Final = Value("bonus tile")
TRACK: Final = Value("track")

REASONS: Final = Reasons(
    # Another moment: for each verb when it is asked for
    keep_not_now=Because("MOM-2.13"),
    lay_not_now=Because("MOM-4.1"),
    clear_not_now=Because("MOM-4.5"),
    ready_not_now=Because("MOM-R33"),
    use_not_now=Because("MOM-5.2"),
    boost_not_now=Because("MOM-R6"),
    expand_not_now=Because("MOM-7.1"),
    mark_not_now=Because("MOM-11.1"),
    end_not_now=Because("MOM-13.1"),
    action_begun=Because("MOM-5.1"),
    buy_not_now=Because("MOM-6.2"),
    step_not_now=Because("MOM-19.12"),
    stop_not_now=Because("MOM-18.1"),
    enter_not_now=Because("MOM-7.2"),
    take_not_now=Because("MOM-7.2"),
    collect_not_now=Because("MOM-18.2"),
    return_not_now=Because("MOM-7.8"),
    remove_not_now=Because("MOM-7.10"),
    book_not_now=Because("MOM-8.2"),
    cash_not_now=Because("MOM-8.2"),
    place_not_now=Because("MOM-8.4"),
    flip_not_now=Because("MOM-9.2"),
    ink_not_now=Because("MOM-9.3"),
    choose_not_now=Because("MOM-19.10"),
    discard_not_now=Because("MOM-11.5"),
    # 2. Set-up, 4. planning
    tile_not_dealt=Because("MOM-2.13"),
    rest_another=Because("MOM-2.14", {"card": CARD}),
    rest_not_there=Because("MOM-2.14"),
    rest_taken=Because("MOM-2.14", {"slot": SLOT}),
    nothing_laid=Because("MOM-4.5", {"slot": SLOT}),
    not_your_card=Because("MOM-4.1", {"card": CARD}),
    lay_laid=Because("MOM-4.1", {"card": CARD, "slot": SLOT}),
    lay_resting=Because("MOM-13.1", {"card": CARD, "slot": SLOT}),
    lay_share=Because("MOM-4.3"),
    left_slot_closed=Because("MOM-16.1", {"have": HAVE, "need": NUMBER}),
    right_slot_closed=Because("MOM-16.2", {"have": HAVE, "need": NUMBER}),
    slot_taken=Because("MOM-4.1", {"slot": SLOT}),
    plan_or_ready=Because("MOM-R33"),
    # 5. Turns, 12. bonus tiles
    tile_not_held=Because("MOM-12.1", {"tile": TILE}),
    tile_used=Because("MOM-12.1", {"tile": TILE}),
    boost_other_card=Because("MOM-12.3"),
    boosted=Because("MOM-12.3"),
    slot_empty=Because("MOM-5.2", {"slot": SLOT}),
    card_used=Because("MOM-5.3", {"card": CARD}),
    no_passing=Because("MOM-5.4"),
    # 6. Goods
    card_chosen=Because("MOM-6.1", {"card": CARD}),
    one_kind=Because("MOM-6.1", {"kind": KIND}),
    mix_too_little=Because("MOM-6.9"),
    mixed_goods=Because("MOM-6.9"),
    card_gone=Because("MOM-6.7"),
    goods_short=Because("MOM-6.3", {"have": HAVE, "price": NUMBER}, lacking=True),
    buy_first=Because("MOM-R11"),
    # 7. Expansion
    use_expansion=Because("MOM-7.1"),
    no_expansion_card=Because("MOM-R28"),
    headquarters_empty=Because("MOM-7.4", {"company": COMPANY}),
    nothing_in_reach=Because("MOM-7.2", {"company": COMPANY, "points": NUMBER}),
    company_named=Because("MOM-7.1", {"company": COMPANY}),
    own_post=Because("MOM-7.2", {"company": COMPANY, "region": REGION}),
    not_beside=Because("MOM-7.2", {"company": COMPANY, "region": REGION}),
    entry_short=Because("MOM-7.2", {"region": REGION, "have": HAVE, "price": NUMBER}, lacking=True),
    ousting_short=Because("MOM-7.2", {"region": REGION, "have": HAVE, "price": NUMBER}, lacking=True),
    first_post=Because("MOM-R39"),
    post_first=Because("MOM-7.2", {"region": REGION}),
    column_empty=Because("MOM-7.9", {"company": COMPANY, "column": NUMBER}),
    not_ousted=Because("MOM-7.7", {"company": COMPANY}),
    column_full=Because("MOM-7.8", {"company": COMPANY, "column": NUMBER}),
    # 8. Books and points
    book_gone=Because("MOM-8.4"),
    points_short=Because("MOM-8.2", {"have": HAVE, "price": NUMBER}, lacking=True),
    points_lapse=Because("MOM-8.1"),
    no_such_space=Because("MOM-8.5", {"length": NUMBER}),
    crossed_out=Because("MOM-8.5"),
    covers_book=Because("MOM-8.5"),
    # 9. Bookkeepers
    no_book=Because("MOM-9.2", {"space": NUMBER}),
    book_turned=Because("MOM-9.2", {"space": NUMBER}),
    flip_late=Because("MOM-9.2"),
    flip_once=Because("MOM-9.2"),
    flip_short=Because("MOM-9.2", {"have": HAVE, "price": NUMBER}, lacking=True),
    ink_at_end=Because("MOM-16.2"),
    ink_gap=Because("MOM-9.3", {"space": NUMBER}),
    no_colleague=Because("MOM-9.4", {"space": NUMBER}),
    needs_more=Because("MOM-9.4", {"space": NUMBER, "needs": AMOUNTS, "have": AMOUNTS}),
    needs_apart=Because("MOM-9.5", {"space": NUMBER, "needs": AMOUNTS, "have": AMOUNTS}),
    # 11. Bonus markers
    no_marker=Because("MOM-11.1"),
    space_taken=Because("MOM-11.1"),
    space_short=Because("MOM-11.1", {"have": HAVE, "price": NUMBER}, lacking=True),
    first_turn=Because("MOM-11.3"),
    pounds_short=Because("MOM-11.4", {"have": HAVE, "price": NUMBER}, lacking=True),
    nothing_to_discard=Because("MOM-R37"),
    discard_due=Because("MOM-R37"),
    discard_from_hand=Because("MOM-11.5", {"card": CARD}),
    share_stays=Because("MOM-11.5"),
    total_too_low=Because("MOM-R5", {"kind": KIND, "have": HAVE, "need": NUMBER}),
    no_majority=Because("MOM-11.6", {"kind": KIND, "have": HAVE, "need": NUMBER}),
    step_too_high=Because("MOM-11.6", {"kind": KIND, "have": HAVE, "need": NUMBER}),
    no_such_choice=Because("MOM-19.10", {"count": NUMBER}),
    # 13. Ending
    pile_empty=Because("MOM-13.1", {"slot": SLOT}),
    take_a_pile=Because("MOM-R7"),
    last_round=Because("MOM-R38"),
    # 15. Tracks, 18. rewards
    track_end=Because("MOM-15.1", {"company": COMPANY}),
    other_track=Because("MOM-15.1", {"company": COMPANY}),
    call_short=Because("MOM-15.2", {"company": COMPANY, "have": HAVE, "price": NUMBER}, lacking=True),
    track_not_in_play=Because("MOM-15.9", {"track": TRACK}),
    privilege_missing=Because("MOM-15.5", {"company": COMPANY, "track": TRACK, "level": NUMBER}),
    one_of_two=Because("MOM-15.6", {"track": TRACK}),
    none_to_discard=Because("MOM-15.9", {"kind": KIND}),
    discard_other_kind=Because("MOM-15.9", {"kind": KIND}),
    bought_one=Because("MOM-15.9"),
    spread_elsewhere=Because("MOM-15.9", {"company": COMPANY}),
    spread_done=Because("MOM-R43", {"company": COMPANY, "spaces": NUMBER}),
    spread_no_other=Because("MOM-R43"),
    no_such_reward=Because("MOM-18.2", {"reward": REWARD}),
)

because: Final = REASONS.give
