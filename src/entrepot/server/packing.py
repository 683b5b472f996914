"""What sockets send, packed: as small as a compressor of its own for each socket would make it, without keeping one.

A moment is much like the one before it. A compressor that remembers that one takes 50 to 270 kB for each socket; all it
needs to remember is what was sent last. So each message gets a new one, which is told just that: to the reader it is
the same stream (RFC 7692, "context takeover").
"""

from collections.abc import Sequence
from typing import Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

SETTINGS: Final = {"level": 3, "memLevel": 5}
"""Level 3 takes half the time of level 6, for a tenth more bytes."""
REMEMBERED: Final = 32 * 1024
"""Bytes: a reader remembers no more."""


class Packing(PerMessageDeflate):
    """One socket's way of packing, as both sides have agreed on it."""

    def __init__(self, agreed: PerMessageDeflate) -> None:
        super().__init__(
            agreed.remote_no_context_takeover, True, agreed.remote_max_window_bits, agreed.local_max_window_bits
        )
        self._remembers = not agreed.local_no_context_takeover
        self._sent = b""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES:
            return frame
        self.compress_settings = {**SETTINGS, "zdict": self._sent}
        if self._remembers:
            self._sent = remembered(self._sent, bytes(frame.data))
        return super().encode(frame)


def remembered(before: bytes, sent: bytes) -> bytes:
    """What was sent last: a large message instead of the one before it, small ones beside it."""
    return sent[-REMEMBERED:] if 2 * len(sent) >= len(before) else (before + sent)[-REMEMBERED:]


class Packer(ServerPerMessageDeflateFactory):
    """Agrees with a reader on how to pack. What readers send is short: nothing of it is remembered."""

    def __init__(self) -> None:
        super().__init__(client_no_context_takeover=True, client_max_window_bits=12)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Packing(agreed)
