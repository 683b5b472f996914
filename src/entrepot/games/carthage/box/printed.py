"""What is printed on the components of Traders of Carthage: the rulebook has all its numbers, only names are ours."""

from typing import Final

from ....kernel.printed import Printed
from .facts import CarthageBox

PRINTED: Final = Printed(
    CarthageBox,
    parts={"names": {"goods": ("names",), "route_space": ("name",)}},
    ours=(),
    among={},
    rules={},
)
