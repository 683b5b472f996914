"""Hands that are processes of this machine.

Rows and results lie in memory that all processes share; over a pipe go only the words what to do.
"""

import multiprocessing
from collections.abc import Sequence
from functools import partial
from multiprocessing.connection import Connection

from ...workers import settle_in
from .hands import HALVES, RATED, Block, Hands, Worker
from .settings import Settings

STOP = -1
DEAL = -2


def work(settings: Settings, number: int, words: Connection, blocks: Sequence[Block]) -> None:
    """What a process does until it is told to stop: play the answers of a block, and show what is asked next."""
    settle_in()
    worker = Worker(settings, number)
    for half in range(HALVES):
        blocks[half].show(number, worker.look(half))
    words.send(None)
    while True:
        block, seed = words.recv()
        if block == STOP:
            return
        if block == DEAL:
            blocks[RATED].show(number, worker.deal(seed))
        else:
            blocks[block].show(number, worker.play(block, blocks[block].actions[number]))
        words.send(None)


class Processes(Hands):
    """A process for each worker."""

    def __init__(self, settings: Settings) -> None:
        context = multiprocessing.get_context("spawn")
        super().__init__(settings, partial(context.RawArray, "B"))
        self._words: list[Connection] = []
        self._processes = []
        for number in range(settings.workers):
            here, there = context.Pipe()
            process = context.Process(target=work, args=(settings, number, there, self.blocks), daemon=True)
            process.start()
            self._words.append(here)
            self._processes.append(process)
        self.wait()

    def play(self, block: int) -> None:
        self._tell(block)

    def deal(self, seed: int) -> None:
        self._tell(DEAL, seed)

    def wait(self) -> None:
        for words in self._words:
            words.recv()

    def stop(self) -> None:
        self._tell(STOP)
        for process in self._processes:
            process.join()

    def _tell(self, block: int, seed: int = 0) -> None:
        for words in self._words:
            words.send((block, seed))
