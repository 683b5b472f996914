"""Who looks at which table in other processes, as those have said."""

from collections.abc import Mapping


class Elsewhere:
    """People by table and by the number of the process that serves them. Also of tables that memory does not hold."""

    def __init__(self) -> None:
        self._at: dict[str, dict[int, frozenset[str]]] = {}

    def at(self, table: str) -> Mapping[int, frozenset[str]]:
        return self._at.get(table, {})

    def note(self, process: int, table: str, people: frozenset[str]) -> bool:
        """A process says who looks at a table there; whether that is news."""
        if self.at(table).get(process, frozenset()) == people:
            return False
        if people:
            self._at.setdefault(table, {})[process] = people
        else:
            del self._at[table][process]
            if not self._at[table]:
                del self._at[table]
        return True

    def tables(self, process: int) -> list[str]:
        """The tables at which somebody looks in a process."""
        return [table for table, known in self._at.items() if process in known]

    @property
    def processes(self) -> set[int]:
        return {process for known in self._at.values() for process in known}
