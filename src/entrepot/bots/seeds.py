"""Seeds of bots."""

from hashlib import blake2b


def derived_seed(*parts: object) -> int:
    """A seed that follows from what it is made of, the same in every process, and from which that does not follow."""
    digest = blake2b(" ".join(map(str, parts)).encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")
