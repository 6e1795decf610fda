"""How much one client may ask for: token buckets, by client and purpose."""

import time
from collections import OrderedDict

from skyhall.server.errors import Refused

KEPT = 50_000
# Messages a second on one socket, and how many at once.
FRAMES, FRAMES_AT_ONCE = 20, 60


class Buckets:
    """Each key has a bucket of `burst` that fills at `rate` a second; the longest unused ones are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one; False if the bucket is empty."""
        if self.rate <= 0:
            return True
        moment = time.monotonic()
        level, at = self.levels.pop(key, (self.burst, moment))
        level = min(self.burst, level + (moment - at) * self.rate)
        enough = level >= 1
        self.levels[key] = (level - 1 if enough else level, moment)
        if len(self.levels) > KEPT:
            self.levels.popitem(last=False)
        return enough

    def check(self, key: str) -> None:
        """Take one, or refuse."""
        if not self.take(key):
            raise Refused("too_many")


class Limits:
    """All limits of a node."""

    def __init__(self, rate: int, tables_per_hour: int, sockets_per_client: int) -> None:
        self.requests = Buckets(rate, rate * 10)
        self.tables = Buckets(tables_per_hour / 3600, max(1, tables_per_hour))
        self.chat = Buckets(0.5, 5)
        self.hints = Buckets(0.5, 5)
        self.uploads = Buckets(0.1 if rate else 0, 5)
        self.frames = FRAMES if rate else 0
        self.most_sockets = sockets_per_client
        self.sockets: dict[str, int] = {}

    def frames_of_socket(self) -> Buckets:
        """What one socket may send."""
        return Buckets(self.frames, FRAMES_AT_ONCE)

    def open_socket(self, client: str) -> bool:
        """Count a socket; False if the client has too many."""
        if self.most_sockets and self.sockets.get(client, 0) >= self.most_sockets:
            return False
        self.sockets[client] = self.sockets.get(client, 0) + 1
        return True

    def close_socket(self, client: str) -> None:
        """A socket less."""
        left = self.sockets.get(client, 0) - 1
        if left > 0:
            self.sockets[client] = left
        else:
            self.sockets.pop(client, None)
