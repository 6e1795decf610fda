"""How the parts of a node are. An illness is written down once when it begins and once when it ends."""

import asyncio
import logging
from time import monotonic

from skyhall.server.metrics import Metrics

log = logging.getLogger("skyhall.condition")
# The parts that can fall ill: where tables are kept, what was kept there, and what carries nudges between nodes.
DATABASE, RECORDS, REDIS = "database", "records", "redis"
# Without these nothing can be saved.
NEEDED = (DATABASE, RECORDS)


class Condition:
    """`ill` tells why, by part."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.ill: dict[str, str] = {}
        self._since: dict[str, float] = {}
        self._well = {part: asyncio.Event() for part in (DATABASE, RECORDS, REDIS)}
        for part, well in self._well.items():
            well.set()
            metrics.ill.labels(part).set(0)

    @property
    def can_save(self) -> bool:
        """Whether moves are kept."""
        return not any(part in self.ill for part in NEEDED)

    def fell_ill(self, part: str, why: str, error: BaseException | None = None) -> None:
        """A part does not work; `error` is for the log."""
        if part not in self.ill:
            self._since[part] = monotonic()
            log.error("a part fell ill", extra={"part": part, "why": why, "error": repr(error)})
        self.ill[part] = why
        self._well[part].clear()
        self.metrics.ill.labels(part).set(1)

    def recovered(self, part: str) -> None:
        """A part works, perhaps again."""
        if part in self.ill:
            seconds = round(monotonic() - self._since.pop(part), 1)
            log.warning("a part is well again", extra={"part": part, "why": self.ill.pop(part), "seconds": seconds})
            self._well[part].set()
            self.metrics.ill.labels(part).set(0)

    async def until_well(self, part: str) -> None:
        """Wait for as long as a part is ill."""
        await self._well[part].wait()
