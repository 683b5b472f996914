"""Why a request was refused."""

from collections.abc import Mapping

from msgspec import Struct

from ...kernel.errors import Said


class Problem(Struct):
    """Why a request was refused: a key of the words of errors, its values, and the sentence in the server's words."""

    status_code: int
    key: str
    values: Mapping[str, Said]
    detail: str
