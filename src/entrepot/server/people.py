"""Who is who: guests with a name, known by a signed cookie; a private code carries them to another device."""

import hashlib
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Final

from itsdangerous import BadSignature, Signer

from . import messages
from .clean import clean_name
from .storage.store import Store
from .texts import say

COOKIE: Final = "entrepot"
COOKIE_SECONDS: Final = 365 * 24 * 3600
DAY: Final = 24 * 3600
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH: Final = 20
NAMES: Final = (
    "Amber", "Basil", "Cedar", "Clove", "Coral", "Cumin", "Fennel", "Flint", "Hazel", "Indigo", "Ivory", "Jasper",
    "Laurel", "Linen", "Maple", "Myrrh", "Nutmeg", "Olive", "Onyx", "Opal", "Pepper", "Saffron", "Sage", "Sienna",
    "Slate", "Sorrel", "Tansy", "Thyme", "Topaz", "Umber",
)  # fmt: skip


BOT_NAMES: Final = (
    "Avocet", "Curlew", "Dunlin", "Egret", "Fulmar", "Gannet", "Godwit", "Heron", "Ibis", "Kestrel", "Kite", "Lapwing",
    "Merlin", "Osprey", "Pelican", "Petrel", "Plover", "Puffin", "Sandpiper", "Skua", "Stilt", "Swift", "Teal", "Tern",
    "Whimbrel", "Wigeon",
)  # fmt: skip
"""Birds of harbours and coasts: no guest is given a name that a bot may have."""


def new_id() -> str:
    """An id that nobody can guess, and that no command takes for an option."""
    while (found := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return found


def bot_name(bot: str, taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has."""
    free = [name for name in BOT_NAMES if not any(name in other for other in taken)]
    return f"{secrets.choice(free)} ({bot})"


class People:
    """The people that this server knows."""

    def __init__(self, store: Store, keys: Sequence[str]) -> None:
        """`keys`: the last of them signs; cookies that the others signed are read too."""
        self._store = store
        self._today = 0
        self._seen: set[str] = set()
        """Who was here today, as far as it is noted already."""
        self.take_keys(keys)

    def take_keys(self, keys: Sequence[str]) -> None:
        self._signer = Signer([*keys], salt="entrepot.person", digest_method=hashlib.sha256)

    def read_cookie(self, cookie: str | None) -> str | None:
        """The person a cookie speaks of; None if it is missing or forged."""
        if cookie is None:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def cookie(self, person: str) -> str:
        return self._signer.sign(person).decode()

    async def find(self, cookie: str | None) -> messages.Me | None:
        """The person of a cookie, if there is one."""
        person = self.read_cookie(cookie)
        row = await self._store.person(person) if person else None
        return None if row is None or row.erased else messages.Me(row.id, row.name, row.named)

    async def name_of(self, person: str) -> str | None:
        """What somebody is called now, whichever page or process they changed it at."""
        row = await self._store.person(person)
        return None if row is None else row.name

    async def note_seen(self, person: str) -> None:
        """Somebody was here: noted once a day, so that guests who never come back can be forgotten."""
        now = time.time()
        if int(now // DAY) != self._today:
            self._today, self._seen = int(now // DAY), set()
        if person not in self._seen:
            self._seen.add(person)
            await self._store.change_person(person, seen=now)

    async def welcome(self, language: str | None = None) -> messages.Me:
        """A new guest, with a name to begin with."""
        me = messages.Me(new_id(), say("guest", language, name=secrets.choice(NAMES)), False)
        await self._store.add_person(me.id, me.name, time.time())
        return me

    async def rename(self, me: messages.Me, name: str) -> messages.Me:
        chosen = clean_name(name)
        await self._store.rename(me.id, me.name, chosen)
        return messages.Me(me.id, chosen, True)

    async def new_code(self, me: messages.Me) -> messages.DeviceCode:
        """A fresh private code; older ones end."""
        letters = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        code = "-".join(letters[start : start + 5] for start in range(0, CODE_LENGTH, 5))
        await self._store.change_person(me.id, code_hash=_hash(code))
        return messages.DeviceCode(code)

    async def by_code(self, code: str) -> messages.Me | None:
        row = await self._store.person_by_code(_hash(code))
        return None if row is None else messages.Me(row.id, row.name, row.named)


def _hash(code: str) -> str:
    letters = "".join(letter for letter in code.lower() if letter in ALPHABET)
    return hashlib.sha256(letters.encode()).hexdigest()
