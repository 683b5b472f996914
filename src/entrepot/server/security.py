"""What every answer carries, and which requests are refused before anything looks at them."""

import secrets
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers

from .network import host_name, is_loopback

CONTENT_SECURITY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

PART_HEADERS: Final = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
}
"""For the scripts, styles, typefaces and drawings of pages. The page says what it may do with them; opened by itself, a
part may do nothing. They are many, so that a third of a small one was headers."""

OWN_HEADERS: Final = {**HEADERS, "cache-control": "no-store"}
"""For answers that are one person's at one moment: nobody keeps them, no browser and no proxy."""


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own pages, or from no page at all (a script without a browser)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        return False
    return site != "" and site.lower() == headers.get("host", "").lower()


FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""Headers of proxies: who comes through one is somewhere else, however near the proxy is."""


def is_at_this_machine(headers: Headers, address: str) -> bool:
    """Whether somebody asks from this machine itself, by its own name, and through no proxy."""
    near = is_loopback(address) and is_loopback(host_name(headers.get("host", "")))
    return near and not any(name in headers for name in FORWARDED)


def may_measure(headers: Headers, address: str, token: str) -> bool:
    """Whether somebody may read the metrics: with the token, or as a program on this machine that uses no proxy."""
    if token:
        said = headers.get("authorization", "").removeprefix("Bearer ")
        return secrets.compare_digest(said.encode(), token.encode())
    return is_at_this_machine(headers, address)


def speaks_json(headers: Headers) -> bool:
    """Whether a request has no body, or one that is said to be JSON: forms of other sites cannot say that."""
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return True
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"
