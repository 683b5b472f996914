"""A process that has loaded the server once and forks a new one for every order: a start then takes no second.

Orders are lines of JSON on standard input: a port, settings, a file for what the server says, and by how many seconds
its clock is wrong. The answer is the process id. A forked server is a process like any other, and can be killed like
any other.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any


def set_clock(wrong: float) -> None:
    """From here on this process's clock is wrong by so many seconds."""
    true_time = time.time
    if wrong:
        time.time = lambda: true_time() + wrong


def main() -> None:
    import alembic.command  # noqa: F401 (new databases need it, and it is slow to load)
    import uvicorn

    from entrepot.server.app import make_app
    from entrepot.server.run import serve
    from entrepot.server.settings import Settings

    uvicorn.Config(make_app(Settings("sqlite://")), ws="websockets-sansio").load()  # loads the rest

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for killed servers: let the system bury them
    print("ready", flush=True)
    for line in sys.stdin:
        order: dict[str, Any] = json.loads(line)
        child = os.fork()
        if child:
            print(child, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        with Path(order["log"]).open("ab") as log:
            os.dup2(log.fileno(), 1)
            os.dup2(log.fileno(), 2)
        os.close(0)
        os.open(os.devnull, os.O_RDONLY)
        set_clock(float(order.get("clock", 0.0)))
        serve(Settings(**order["settings"], port=order["port"]))
        os._exit(0)


if __name__ == "__main__":
    main()
