"""How much one client may ask for: token buckets, by client and purpose."""

import time
from collections import OrderedDict
from ipaddress import IPv4Address, ip_address, ip_network

from skyhall.server.care.bans import Bans
from skyhall.server.errors import Refused
from skyhall.server.settings import Settings

KEPT = 50_000
# Of what a proxy says who asks, if that is no address.
LONGEST_KEY = 64
# Messages a second on one socket, and how many at once.
FRAMES, FRAMES_AT_ONCE = 20, 60


class Buckets:
    """Each key has a bucket of `burst` that fills at `rate` a second; the longest unused ones are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1) -> bool:
        """Take one, or what it costs; False if the bucket does not hold so much. A full one always does."""
        if self.rate <= 0:
            return True
        moment = time.monotonic()
        level, at = self.levels.pop(key, (self.burst, moment))
        level = min(self.burst, level + (moment - at) * self.rate)
        enough = level >= min(cost, self.burst)
        self.levels[key] = (level - cost if enough else level, moment)
        if len(self.levels) > KEPT:
            self.levels.popitem(last=False)
        return enough

    def check(self, key: str, cost: float = 1) -> None:
        """Take one, or what it costs, or refuse."""
        if not self.take(key, cost):
            raise Refused("too_many")


class Counts:
    """How much of something each client has open, `most` at once; 0 is no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, client: str) -> bool:
        """One more; False if the client has too many."""
        if self.most and self.open.get(client, 0) >= self.most:
            return False
        self.open[client] = self.open.get(client, 0) + 1
        return True

    def leave(self, client: str) -> None:
        """One less."""
        left = self.open[client] - 1
        if left > 0:
            self.open[client] = left
        else:
            del self.open[client]


class Limits:
    """All limits of a node."""

    def __init__(self, settings: Settings) -> None:
        rate, tables = settings.rate, settings.tables_per_hour
        self.requests = Buckets(rate, rate * 10)
        self.tables = Buckets(tables / 3600, max(1, tables))
        self.chat = Buckets(0.5, 5)
        self.pointing = Buckets(1, 4)
        self.reports = Buckets(1 / 120 if rate else 0, 5)
        # Who is shut out.
        self.bans = Bans()
        self.hints = Buckets(0.5, 5)
        self.coach = Buckets(2, 20)
        self.passes = Buckets(0.1, 10)
        # Ceremonies of accounts; what could be guessed; what is much work (all of somebody's games as a file).
        self.identity = Buckets(0.5 if rate else 0, 30)
        self.guesses = Buckets(1 / 60, 10)
        self.exports = Buckets(1 / 300, 3)
        # Changes of friends, groups, blocks and invitations.
        self.company = Buckets(0.5 if rate else 0, 60)
        # A review takes about as long as this many seconds of a core.
        self.reviews = Buckets(1 / 60 if rate else 0, 5)
        # In steps of a replay; a long game can be read as a whole at once.
        self.reads = Buckets(300 if rate else 0, 6000)
        self.labs = Buckets(1 / 20 if rate else 0, 10)
        self.uploads = Buckets(0.1 if rate else 0, 5)
        # A box is looked at after every change.
        self.looks = Buckets(2 if rate else 0, 40)
        # A box is kept after every change, too; a new one is rare.
        self.drafts = Buckets(2 if rate else 0, 60)
        self.new_drafts = Buckets(1 / 30 if rate else 0, 40)
        self.frames = FRAMES if rate else 0
        self.sockets = Counts(settings.sockets_per_client)
        # Requests and sockets that are being served; behind a proxy nothing else tells one client's from another's.
        self.served = Counts(settings.connections_per_client)

    def frames_of_socket(self) -> Buckets:
        """What one socket may send."""
        return Buckets(self.frames, FRAMES_AT_ONCE)


def client_key(host: str) -> str:
    """What counts as one client: an address, or all addresses of an IPv6 network, which one machine has for itself."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:LONGEST_KEY]
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address.packed[:8] + bytes(8), 64)))
