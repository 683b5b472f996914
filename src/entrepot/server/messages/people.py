"""People: who I am to this server."""

from typing import Annotated

from msgspec import Meta, Struct

from .. import limits
from .common import Name


class Me(Struct):
    """Who I am to this server: a guest with a name. `named`: whether I chose it myself."""

    id: str
    name: str
    named: bool


class NewName(Struct, forbid_unknown_fields=True):
    """I want to be called otherwise."""

    name: Name


class DeviceCode(Struct, forbid_unknown_fields=True):
    """A private code that carries who I am to another device."""

    code: Annotated[str, Meta(max_length=limits.CODE)]
