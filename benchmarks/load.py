"""Load: many live tables of two people, a socket each, one move a table every two seconds; loopback only.

    python benchmarks/load.py --tables 500 --seconds 120

Each table moves at its own phase of the two seconds. Latency is from sending a move to its arrival at every socket of
the table. It is taken in this one client process as soon as the bytes are read, before anything is made of them; the
client's own lateness counts too and is told beside it. A game that ends is followed by a new table.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import uvloop
from halls import Hall, percentile
from sockets import LightSocket

LAG_EVERY = 0.01


class Word(msgspec.Struct):
    """A legal word."""

    word: str


class Ask(msgspec.Struct):
    """The open question."""

    seat: int
    legal: list[Word]


class Heard(msgspec.Struct):
    """What the client reads of a message; the rest is skipped, so that the client stays light."""

    type: str
    version: int = -1
    ask: Ask | None = None
    code: str = ""


decode = msgspec.json.Decoder(Heard).decode


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.lags: list[float] = []
        self.errors: list[str] = []
        self.moves = 0
        self.games = 0


class Seat:
    """One person's socket."""

    def __init__(self, hall: Hall, table: str, token: str, tally: Tally) -> None:
        self.token, self.tally = token, tally
        self.socket = LightSocket(hall.port, f"/api/tables/{table}/live", self.hear)
        self.heard = Heard("none")
        self.version = -1
        self.arrived = 0.0
        self.leaving = False
        self.news = asyncio.Event()

    async def open(self) -> None:
        """Connect, say hello and wait for the table."""
        await self.socket.open()
        self.socket.closed.add_done_callback(self.lost)
        self.socket.send(msgspec.json.encode({"type": "hello", "token": self.token}))
        await self.at(0)

    def hear(self, text: bytes, moment: float) -> None:
        message = decode(text)
        if message.type in ("snapshot", "update"):
            self.version, self.heard, self.arrived = message.version, message, moment
            self.news.set()
        elif message.type in ("refused", "bye"):
            self.tally.errors.append(f"{message.type} {message.code}")

    async def at(self, version: int) -> None:
        """Wait until the table is at a version."""
        while self.version < version:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)

    def lost(self, closed: asyncio.Future[Exception | None]) -> None:
        if not self.leaving:
            self.tally.errors.append(f"a socket was closed: {closed.result()!r}")

    def close(self) -> None:
        self.leaving = True
        self.socket.close()


class Table:
    """Two people who play at random."""

    def __init__(self, hall: Hall, client: httpx.AsyncClient, tally: Tally, number: int) -> None:
        self.hall, self.client, self.tally, self.number = hall, client, tally, number
        self.seats: list[Seat] = []

    async def make(self) -> None:
        plan = {"game": "gravity-superstar", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ada"}
        made = (await self.client.post("/api/tables", json=plan)).raise_for_status().json()
        where = f"/api/tables/{made['id']}"
        joined = (await self.client.post(where + "/join", json={"name": "Ben"})).raise_for_status().json()
        head = {"Authorization": f"Bearer {made['host_token']}"}
        (await self.client.post(where + "/start", json={}, headers=head)).raise_for_status()
        self.seats = [Seat(self.hall, made["id"], token, self.tally) for token in (made["token"], joined["token"])]
        for seat in self.seats:
            await seat.open()

    def close(self) -> None:
        for seat in self.seats:
            seat.close()

    async def play(self, every: float, until: float) -> None:
        """A move every so many seconds, at its own phase."""
        due = time.perf_counter() + every * random.random()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            try:
                await self.move()
            except Exception as error:
                self.tally.errors.append(repr(error))
            due += every

    async def move(self) -> None:
        mover = next((s for s in self.seats if s.heard.ask and s.heard.ask.legal), None)
        if mover is None or mover.heard.ask is None:
            self.close()
            await self.make()
            self.tally.games += 1
            return
        word = random.choice(mover.heard.ask.legal).word
        wanted = mover.version + 1
        move = {"type": "move", "id": f"{self.number}-{wanted}", "version": mover.version, "word": word}
        text = msgspec.json.encode(move)
        sent = time.perf_counter()
        mover.socket.send(text)
        for seat in self.seats:
            await seat.at(wanted)
        self.tally.latencies.append(max(seat.arrived for seat in self.seats) - sent)
        self.tally.moves += 1


async def watch_own_lag(tally: Tally) -> None:
    """How late this process itself is whenever it wants to do something."""
    while True:
        due = time.perf_counter() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        tally.lags.append(time.perf_counter() - due)


async def run(hall: Hall, count: int, seconds: float, every: float) -> Tally:
    """Set up, play, report."""
    tally = Tally()
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=hall.url, timeout=60, limits=limits) as client:
        tables = [Table(hall, client, tally, number) for number in range(count)]
        for first in range(0, count, 10):
            await asyncio.gather(*[table.make() for table in tables[first : first + 10]])
        print(f"{count} tables, {2 * count} sockets open", flush=True)
        lag = asyncio.create_task(watch_own_lag(tally))
        cpu, own, begun = hall.cpu(), time.process_time(), time.perf_counter()
        await asyncio.gather(*[table.play(every, begun + seconds) for table in tables])
        passed, own = time.perf_counter() - begun, time.process_time() - own
        used = hall.cpu() - cpu
        print(f"server's processor: {100 * used / passed:.0f} % of one core, {1000 * used / tally.moves:.2f} ms a move")
        print(f"this client's processor: {100 * own / passed:.0f} % of one core")
        lag.cancel()
        for table in tables:
            table.close()
    return tally


def main() -> None:
    """The whole run; exit code 1 if it is not good enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--every", type=float, default=2.0)
    parser.add_argument("--port", type=int, default=18642)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder), options.port)
        hall.start()
        try:
            tally = uvloop.run(run(hall, options.tables, options.seconds, options.every))
            memory = hall.memory()
        finally:
            hall.stop()
    ms = [1000 * one for one in tally.latencies]
    p99 = percentile(ms, 0.99)
    print(f"moves {tally.moves} ({tally.games} games ended and were followed by others), errors {len(tally.errors)}")
    for error in tally.errors[:5]:
        print("  ", error)
    print(
        f"move to everyone's update in ms: p50 {percentile(ms, 0.5):.1f}, p95 {percentile(ms, 0.95):.1f}, p99 {p99:.1f}"
    )
    lag = percentile([1000 * one for one in tally.lags], 0.99)
    print(f"this client's own lateness in ms: p99 {lag:.1f}")
    print(f"server's memory at most {memory:.0f} MB")
    raise SystemExit(0 if not tally.errors and p99 < 150 and memory < 1024 else 1)


if __name__ == "__main__":
    main()
