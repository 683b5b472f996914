"""Bots that misbehave, as a worker process sees them."""

import os
import time
from dataclasses import replace

from entrepot.server.bots import Task, Thought
from entrepot.server.bots import think as think_properly


def think(task: Task) -> int | None:
    bot = task.bot
    if bot == "crashing":
        raise RuntimeError("this bot has lost its mind")
    if bot == "dying":
        os._exit(1)
    if bot == "stuck":
        time.sleep(3600)
    if bot == "cheating":
        return 10**6
    if bot == "thinking":
        time.sleep(1.0)
    return think_properly(replace(task, bot="random"))


def think_or_crash(task: Task) -> int | None:
    if task.bot == "crashing":
        raise RuntimeError("this bot has lost its mind")
    return think_properly(task)


def hang(task: Task) -> Thought:
    time.sleep(3600)
    return Thought(0)


def name_yourself(task: Task) -> int:
    return os.getpid()
