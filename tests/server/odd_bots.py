"""Bots that misbehave, as a worker process sees them."""

import os
import time

from entrepot.server.bots import think as think_properly


def think(bot: str, save: str, seat: int) -> int:
    if bot == "crashing":
        raise RuntimeError("this bot has lost its mind")
    if bot == "dying":
        os._exit(1)
    if bot == "stuck":
        time.sleep(3600)
    if bot == "cheating":
        return 10**6
    if bot == "thinking":
        time.sleep(0.4)
    return think_properly("random", save, seat)


def name_yourself(bot: str, save: str, seat: int) -> int:
    return os.getpid()
