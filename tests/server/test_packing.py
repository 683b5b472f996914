"""What sockets send arrives as it was, whatever the reader remembers, and takes little room on either side."""

from random import Random

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from entrepot.server.packing import REMEMBERED, Packer, remembered


def messages() -> list[bytes]:
    """Moments that are much alike, small messages between them, and some that nothing is like."""
    luck = Random(7)
    board = {f"place {number}": luck.randrange(1000) for number in range(400)}
    found = []
    for number in range(60):
        board[f"place {luck.randrange(400)}"] = number
        found.append(repr(board).encode())
        found += [b"{}", b'{"type":"presence"}'] * (number % 3)
    return [*found, b"", luck.randbytes(100_000), luck.randbytes(40), found[0]]


@pytest.mark.parametrize(
    "wish",
    [
        [],
        [("server_max_window_bits", "10")],
        [("server_no_context_takeover", None)],
        [("client_max_window_bits", None)],
    ],
)
def test_messages_arrive_as_they_were(wish: list[tuple[str, str | None]]) -> None:
    answer, packing = Packer().process_request_params(wish, [])
    said = dict(answer)
    reader = PerMessageDeflate(
        "server_no_context_takeover" in said, True, int(said.get("server_max_window_bits") or 15), 12
    )
    for message in messages():
        sent = packing.encode(Frame(Opcode.TEXT, message))
        assert reader.decode(sent).data == message


def test_a_message_like_the_last_is_small() -> None:
    _, packing = Packer().process_request_params([], [])
    sizes = [len(packing.encode(Frame(Opcode.TEXT, message)).data) for message in messages() if len(message) > 5000]
    assert sizes[0] > 1500
    assert max(sizes[1:50]) < 200


def test_what_is_remembered_is_bounded() -> None:
    known = b""
    for message in [b"a" * 5000, *[b"b" * 20] * 10_000, b"c" * 100_000]:
        known = remembered(known, message)
        assert known.endswith(message[-REMEMBERED:])
        assert len(known) <= REMEMBERED
    assert remembered(b"a" * 5000, b"b" * 4000) == b"b" * 4000


def test_control_frames_are_not_packed() -> None:
    _, packing = Packer().process_request_params([], [])
    assert packing.encode(Frame(Opcode.PING, b"still there?")).data == b"still there?"
