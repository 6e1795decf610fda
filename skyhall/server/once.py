"""What takes long to make and never changes: made beside the event loop, once for all who wait for it."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Once:
    """Keeps what was made, by what made it and of what: only for what is of few kinds."""

    def __init__(self) -> None:
        self.made: dict[tuple[object, ...], asyncio.Task[object]] = {}

    async def get(self, make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `make` makes of these; where that fails, it is tried again for who asks next."""
        key = (make, *args)
        making = self.made.get(key)
        if making is None or (making.done() and (making.cancelled() or making.exception() is not None)):
            making = self.made[key] = asyncio.create_task(asyncio.to_thread(make, *args, **kwargs))
        await asyncio.wait({making})
        found: T = making.result()  # type: ignore[assignment]
        return found
