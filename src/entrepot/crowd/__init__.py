"""A crowd: many people at many tables of a server, over real sockets, to see how long their clicks take."""

from .house import OwnServer
from .measure import Plan, Report, measure, within

__all__ = ["OwnServer", "Plan", "Report", "measure", "within"]
