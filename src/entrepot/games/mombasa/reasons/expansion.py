"""7, 18. Expansion, posts that leave a headquarters or come back, and rewards."""

from ....kernel.nothing import NOBODY
from ....kernel.reasons import Reason
from ..constants import COLUMNS, REWARD_NAMES
from ..position import Mombasa
from ..steps.bonus import BuyForPounds
from ..steps.expansion import Expand, TakePost, entry_costs
from ..steps.rewards import Collect, RemovePosts, ReturnPosts
from .declared import because


def enter(step: Expand, mombasa: Mombasa, seat: int, region: int) -> Reason:
    """MOM-7.2  A region beside the company, for no more than the points that are left."""
    values = {"company": mombasa.box.companies[step.company], "region": mombasa.box.regions[region]}
    if mombasa.posts[region] == step.company:
        return because("own_post", **values)
    cost = entry_costs(mombasa, step.company)[region]
    if cost == 0:
        return because("not_beside", **values)
    key = "entry_short" if mombasa.posts[region] == NOBODY else "ousting_short"
    return because(key, region=values["region"], have=step.points, price=cost)


def other_company(step: Expand | TakePost, mombasa: Mombasa, seat: int, company: int) -> Reason:
    return because("company_named", company=mombasa.box.companies[step.company])


def stop(step: Expand, mombasa: Mombasa, seat: int, index: int) -> Reason:
    return because("first_post")


def enter_first(step: TakePost, mombasa: Mombasa, seat: int, region: int) -> Reason:
    return because("post_first", region=mombasa.box.regions[step.region])


def take(step: TakePost, mombasa: Mombasa, seat: int, column: int) -> Reason:
    return _column("column_empty", mombasa, step.company * COLUMNS + column)


def remove(step: RemovePosts, mombasa: Mombasa, seat: int, column: int) -> Reason:
    return _column("column_empty", mombasa, column)


def put_back(step: ReturnPosts, mombasa: Mombasa, seat: int, column: int) -> Reason:
    """MOM-7.7, MOM-7.8  A post that was ousted, to a column of its headquarters with a permitted space."""
    company = column // COLUMNS
    if mombasa.ousted[company] == 0:
        return because("not_ousted", company=mombasa.box.companies[company])
    return _column("column_full", mombasa, column)


def _column(key: str, mombasa: Mombasa, column: int) -> Reason:
    return because(key, company=mombasa.box.companies[column // COLUMNS], column=column % COLUMNS + 1)


def collect(step: Collect | BuyForPounds, mombasa: Mombasa, seat: int, kind: int) -> Reason:
    return because("no_such_reward", reward=REWARD_NAMES[kind])
