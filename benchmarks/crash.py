"""Crashes: kill -9 the server again and again while people and bots play; loopback only.

    python benchmarks/crash.py --kills 50 --tables 30

After every restart: each acknowledged move is in the record at its version, each table goes on. At the end all tables
are played to their end, and every record replays.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import httpx
from halls import Hall

from skyhall.core.record import Replay, read_record


class Player:
    """A person against a bot; keeps every acknowledged move with its version."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.acknowledged: dict[int, str] = {}
        self.version = -1
        self.over = False
        self.count = 0
        self.waiting: dict[str, object] | None = None

    async def make(self, client: httpx.AsyncClient) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        body = {"game": "gravity-superstar", "seats": seats, "name": "Ada", "start": True}
        made = (await client.post("/api/tables", json=body)).raise_for_status().json()
        self.where = f"/api/tables/{made['id']}"
        self.head = {"Authorization": f"Bearer {made['token']}"}

    async def play(self, client: httpx.AsyncClient, stop: asyncio.Event) -> None:
        """Play until told to stop; a move cut off by a crash is sent again with its id."""
        while not stop.is_set() and not self.over:
            try:
                await self.step(client)
            except (httpx.TransportError, httpx.HTTPStatusError):
                await asyncio.sleep(0.05)

    async def step(self, client: httpx.AsyncClient) -> None:
        if self.waiting is None:
            seen = (await client.get(self.where, headers=self.head)).raise_for_status().json()
            self.version = seen["version"]
            self.over = seen["table"]["status"] == "over"
            if not seen["ask"] or not seen["ask"]["legal"]:
                await asyncio.sleep(0.02)
                return
            self.count += 1
            word = random.choice(seen["ask"]["legal"])["word"]
            self.waiting = {"id": f"{self.number}-{self.count}", "version": self.version, "word": word}
        answer = await client.post(self.where + "/moves", json=self.waiting, headers=self.head)
        if answer.status_code == 200:
            self.acknowledged[answer.json()["version"]] = str(self.waiting["word"])
        if answer.status_code < 500:
            self.waiting = None

    async def missing(self, client: httpx.AsyncClient) -> int:
        """Acknowledged moves that are not in the table's log at their version."""
        log = (await client.get(self.where + "/log", headers=self.head)).raise_for_status().json()
        found = {step["version"]: step["word"] for step in log["steps"]}
        return sum(found.get(version) != word for version, word in self.acknowledged.items())


async def run(hall: Hall, kills: int, count: int) -> int:
    """The whole run; the number of faults."""
    faults = 0
    players = [Player(number) for number in range(count)]
    async with httpx.AsyncClient(base_url=hall.url, timeout=30) as client:
        await asyncio.gather(*[player.make(client) for player in players])
        for kill in range(1, kills + 1):
            stop = asyncio.Event()
            playing = [asyncio.create_task(player.play(client, stop)) for player in players]
            await asyncio.sleep(random.uniform(0.3, 1.2))
            hall.kill()
            await asyncio.sleep(0.05)
            stop.set()
            await asyncio.gather(*playing)
            await asyncio.to_thread(hall.start)
            lost = sum(await asyncio.gather(*[player.missing(client) for player in players]))
            faults += lost
            moves = sum(len(player.acknowledged) for player in players)
            print(f"kill {kill}: {moves} acknowledged moves, {lost} missing", flush=True)
            for place, player in enumerate(players):
                if player.over:
                    players[place] = Player(place)
                    await players[place].make(client)
        faults += await finish(client, players)
    return faults


async def finish(client: httpx.AsyncClient, players: list[Player]) -> int:
    """Play every table to its end; stuck tables and records that do not replay are faults."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(client, stop)) for player in players]
    await asyncio.wait(playing, timeout=300)
    stop.set()
    await asyncio.gather(*playing)
    stuck = [player for player in players if not player.over]
    for player in players:
        if player.over:
            text = (await client.get(player.where + "/record")).raise_for_status().text
            Replay(read_record(text)).to_end()
    print(f"{len(players) - len(stuck)} tables played to their end and replayed, {len(stuck)} stuck")
    return len(stuck)


def main() -> None:
    """Exit code 1 if anything was lost or stuck."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--port", type=int, default=18643)
    options = parser.parse_args()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder), options.port)
        hall.start()
        try:
            faults = asyncio.run(run(hall, options.kills, options.tables))
        finally:
            hall.kill()
    print(f"{options.kills} kills in {time.perf_counter() - begun:.0f} s, faults: {faults}")
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main()
