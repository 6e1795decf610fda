"""Load: many live tables of two people, a socket each, one move a table every two seconds; loopback only.

    python benchmarks/load.py --tables 500 --seconds 120

Latency is from sending a move to its arrival at every socket of the table, measured in this one client process, so the
client's own delays count too. A game that ends is followed by a new table.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import websockets
from halls import Hall, percentile


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


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.moves = 0
        self.late = 0
        self.games = 0


class Seat:
    """One person's socket."""

    def __init__(self, hall: Hall, table: str, token: str) -> None:
        self.hall, self.table, self.token = hall, table, token
        self.heard = Heard("none")
        self.version = -1
        self.news = asyncio.Event()
        self.arrived: dict[int, float] = {}

    async def open(self, tally: Tally) -> None:
        """Connect and listen in the background."""
        address = f"ws://127.0.0.1:{self.hall.port}/api/tables/{self.table}/live"
        self.socket = await websockets.connect(address, max_size=None, compression=None, open_timeout=60)
        await self.socket.send(msgspec.json.encode({"type": "hello", "token": self.token}).decode())
        self.task = asyncio.create_task(self.listen(tally))
        while self.version < 0:
            await self.wait()

    async def listen(self, tally: Tally) -> None:
        decode = msgspec.json.Decoder(Heard).decode
        try:
            async for text in self.socket:
                message = decode(text)
                if message.type in ("snapshot", "update"):
                    self.arrived[message.version] = time.perf_counter()
                    self.version, self.heard = message.version, message
                    self.news.set()
                elif message.type in ("refused", "bye"):
                    tally.errors.append(f"{message.type} {message.code}")
        except websockets.ConnectionClosed as error:
            tally.errors.append(repr(error))

    async def wait(self) -> None:
        self.news.clear()
        await asyncio.wait_for(self.news.wait(), 60)


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
        self.seats = [Seat(self.hall, made["id"], token) for token in (made["token"], joined["token"])]
        for seat in self.seats:
            await seat.open(self.tally)

    async def close(self) -> None:
        for seat in self.seats:
            seat.task.cancel()
            await seat.socket.close()

    async def play(self, every: float, until: float) -> None:
        """A move every so many seconds, at its own phase."""
        due = time.perf_counter() + every * random.random()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.tally.late += time.perf_counter() - due > every
            try:
                await self.move()
            except Exception as error:
                self.tally.errors.append(repr(error))
            due += every

    async def move(self) -> None:
        mover = next((s for s in self.seats if s.heard.ask and s.heard.ask.legal), None)
        if mover is None:
            await self.close()
            await self.make()
            self.tally.games += 1
            return
        assert mover.heard.ask is not None
        word = random.choice(mover.heard.ask.legal).word
        wanted = mover.version + 1
        move = {"type": "move", "id": f"{self.number}-{wanted}", "version": mover.version, "word": word}
        sent = time.perf_counter()
        await mover.socket.send(msgspec.json.encode(move).decode())
        for seat in self.seats:
            while seat.version < wanted:
                await seat.wait()
        arrivals = [seat.arrived.pop(wanted, sent) for seat in self.seats]
        self.tally.latencies.append(max(arrivals) - sent)
        self.tally.moves += 1


async def run(hall: Hall, count: int, seconds: float, every: float) -> Tally:
    """Set up, play, report."""
    tally = Tally()
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=hall.url, timeout=60, limits=limits) as client:
        tables = [Table(hall, client, tally, number) for number in range(count)]
        for first in range(0, count, 10):
            await asyncio.gather(*[table.make() for table in tables[first : first + 10]])
        print(f"{count} tables, {2 * count} sockets open", flush=True)
        cpu, begun = hall.cpu(), time.perf_counter()
        await asyncio.gather(*[table.play(every, begun + seconds) for table in tables])
        passed = time.perf_counter() - begun
        used = hall.cpu() - cpu
        print(f"server's processor: {100 * used / passed:.0f} % of one core, {1000 * used / tally.moves:.2f} ms a move")
        for table in tables:
            await table.close()
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
            tally = asyncio.run(run(hall, options.tables, options.seconds, options.every))
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
    print(f"server's memory at most {memory:.0f} MB")
    raise SystemExit(0 if not tally.errors and p99 < 150 and memory < 1024 else 1)


if __name__ == "__main__":
    main()
