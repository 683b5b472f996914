"""Joining a Ray cluster, or starting one on this machine, for trainings and contests (`pip install entrepot[ray]`)."""

import os
from typing import Any

from .kernel.errors import BadOption

LOCAL = "local"
"""The address of a cluster that is started for this work alone, on this machine."""
STARTS = 3
STORE = 1 << 28
"""Bytes of memory that a cluster started here has for what travels between its processes."""


def join(ray: Any, address: str, workers: int | None) -> int:
    """Connect to a cluster, or start one; it must have a processor for each worker. None: as many as there are.

    `address` is one that Ray knows: HOST:PORT, ray://HOST:PORT, auto, or local. The number of workers is returned.
    """
    if address == LOCAL:
        workers = workers or os.cpu_count() or 1
        start(ray, workers)
        return workers
    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError) as problem:
        raise BadOption("ray_not_reached", {"address": address, "why": str(problem)}) from None
    processors = int(ray.cluster_resources().get("CPU", 0))
    if processors < (workers or 1):
        ray.shutdown()
        raise BadOption("ray_too_small", {"workers": workers or 1, "processors": processors})
    return workers or processors


def start(ray: Any, workers: int) -> None:
    """Start a cluster that this machine alone can reach. A busy machine may need longer than Ray waits: try again."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    for left in reversed(range(STARTS)):
        try:
            ray.init(
                address=LOCAL,
                num_cpus=workers,
                include_dashboard=False,
                log_to_driver=False,
                object_store_memory=STORE,
                _node_ip_address="127.0.0.1",
            )
            return
        except Exception:
            ray.shutdown()
            if not left:
                raise
