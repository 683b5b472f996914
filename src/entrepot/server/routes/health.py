"""For operators: whether the server is well, and what it counts."""

from litestar import get, route
from litestar.exceptions import NotFoundException
from litestar.types import ControllerRouterHandler

from .. import metrics, security
from ..pages import LOOK
from .asking import Asking, Here, address


@route("/healthz", http_method=LOOK)
async def health() -> dict[str, str]:
    """Whether the server is alive: whoever gets this answer knows."""
    return {"status": "ok"}


@route("/readyz", http_method=LOOK)
async def ready(house: Here) -> dict[str, str]:
    """Whether something can be stored: a row is written to the database of the start, and read."""
    problem = await house.readiness.problem()
    if problem is not None:
        raise problem
    return {"status": "ok"}


@get("/metrics", media_type=metrics.CONTENT_TYPE, include_in_schema=False)
async def tell_metrics(request: Asking, house: Here) -> str:
    """What is counted and measured, for Prometheus: only for programs on this machine, or with the token."""
    if not security.may_measure(request.headers, address(request), house.settings.metrics_token):
        raise NotFoundException
    return metrics.text(house)


ALL: list[ControllerRouterHandler] = [health, ready, tell_metrics]
