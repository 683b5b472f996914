"""What processes of this machine cost, read from Linux's /proc: their time on the processor, and their memory."""

import os
from collections.abc import Sequence
from pathlib import Path


class Cost:
    """Of some processes together, without those that they have started. None where it cannot be read."""

    def __init__(self, processes: Sequence[int]) -> None:
        self._places = [Path("/proc") / str(process) for process in processes]

    def seconds(self) -> float | None:
        """Processor time until now."""
        try:
            # After the name, which may hold blanks and is in brackets: utime and stime are the 12th and 13th.
            fields = [(place / "stat").read_text().rpartition(")")[2].split() for place in self._places]
        except OSError:
            return None
        ticks = sum(int(found[11]) + int(found[12]) for found in fields)
        return ticks / os.sysconf("SC_CLK_TCK") if fields else None

    def memory(self) -> float | None:
        """Bytes in memory now."""
        try:
            pages = [int((place / "statm").read_text().split()[1]) for place in self._places]
        except OSError:
            return None
        return float(sum(pages) * os.sysconf("SC_PAGE_SIZE")) if pages else None

    def since(self, seconds: float | None) -> float | None:
        """Processor time since then."""
        now = self.seconds()
        return None if now is None or seconds is None else now - seconds

    def grown(self, memory: float | None) -> float | None:
        """Bytes that came since then."""
        now = self.memory()
        return None if now is None or memory is None else now - memory
