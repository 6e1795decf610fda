"""A soak: the hall as it is on a long evening, for as long as you like; loopback only.

    python benchmarks/soak.py --minutes 30

People play whole games of all four kinds against each other and against bots, talk, take back, watch replays, ask for
the list, bring records and editions of their own, and go; others come. After the first third memory has to stay flat,
and nothing may be wrong in the hall's log.
"""

import argparse
import asyncio
import os
import random
import time

import uvloop
from halls import Findings, Hall, address, running
from people import Tally, Visitor
from sockets import Client

from skyhall.core.registry import game, games

LOOK_EVERY = 2.0
# Seconds between two lines of chat of one person: more often the hall would refuse them.
BREATH = 2.5
# A game that goes on for longer is left as it is: people do that.
LONGEST = 400
OWN_BOX = 'base = "standard"\n[edition]\nname = "soak {0}"\n'


class Evening:
    """One after the other, tables at one address; what was done is counted."""

    def __init__(self, hall: Hall, tally: Tally, number: int, until: float, pause: float) -> None:
        self.hall, self.tally, self.until, self.pause = hall, tally, until, pause
        self.number = number
        self.source = address(number)
        self.client = Client(hall.port, self.source)
        self.dice = random.Random(f"soak {number}")
        self.silent_until = 0.0
        self.done: dict[str, int] = {}

    def count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    async def spend(self) -> None:
        """Table after table."""
        while time.monotonic() < self.until:
            try:
                await self.one_table()
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                self.tally.errors.append(repr(error))
        self.client.close()

    async def one_table(self) -> None:
        """Make it, play, look back, go."""
        name = self.dice.choice(games())
        bots = self.dice.random() < 0.5
        level = self.dice.choice(["random", "novice", "apprentice"])
        rest = [{"kind": "bot", "level": level} if bots else {"kind": "open"}] * (game(name).seats[0] - 1)
        plan = {"game": name, "seats": [{"kind": "me"}, *rest], "name": "Ada", "listed": self.dice.random() < 0.3}
        made = (await self.client.post("/api/tables", plan)).json()
        where = f"/api/tables/{made['id']}"
        tokens = [made["token"]]
        for _ in rest if not bots else []:
            tokens.append((await self.client.post(where + "/join", {"name": "Ben"})).json()["token"])
        (await self.client.post(where + "/start", {}, made["host_token"])).json()
        people = [Visitor(self.hall, made["id"], token, self.tally, self.source) for token in [*tokens, None]]
        for one in people:
            await one.open()
        over = await self.play(people)
        self.count("games played to their end" if over else "games left")
        await self.look_back(where, tokens[0], over)
        for one in people:
            one.close()

    async def play(self, people: list[Visitor]) -> bool:
        """Until the game is over, or long enough; whether it is over."""
        for number in range(LONGEST):
            mover = next((one for one in people if one.words), None)
            if mover is None:
                if people[0].asked is None:
                    return True
                await people[0].at(people[0].version + 1)
                continue
            if time.monotonic() > self.until:
                return False
            await self.move(mover, number)
            for one in people:
                await one.at(mover.version)
        return False

    async def move(self, mover: Visitor, number: int) -> None:
        """A word; now and then it is taken back, or something is said about it."""
        await asyncio.sleep(self.pause * self.dice.random())
        at = mover.version
        word = self.dice.choice(mover.words)
        mover.say({"type": "move", "id": f"m{number}", "version": at, "word": word})
        await mover.at(at + 1)
        self.count("moves")
        if number % 25 == 12 and time.monotonic() > self.silent_until:
            self.silent_until = time.monotonic() + BREATH
            mover.say({"type": "say", "id": f"s{number}", "text": f"{word}!"})
            self.count("lines of chat")
        if number % 10 == 5 and mover.words:
            await mover.ask({"type": "undo", "id": f"u{number}", "version": mover.version})
            self.count("choices to take back")

    async def look_back(self, where: str, token: str, over: bool) -> None:
        """Read what happened; bring what was played as a record, and a box of one's own."""
        (await self.client.get(f"{where}/steps?first=0&last=20", token)).json()
        (await self.client.get(f"{where}/log", token)).json()
        await self.client.get("/api/tables")
        if over:
            record = await self.client.get(where + "/record")
            brought = await self.client.post("/api/records", {"text": record.body.decode()})
            self.count("records brought" if brought.status == 201 else f"records refused with {brought.status}")
        if self.dice.random() < 0.2:
            text = OWN_BOX.format(f"{self.number} {self.dice.randrange(1000)}")
            kept = await self.client.post("/api/editions", {"game": "skytopia", "text": text})
            self.count("editions brought" if kept.status == 201 else f"editions refused with {kept.status}")


async def watch_memory(hall: Hall, seen: list[tuple[float, float]]) -> None:
    """The hall's memory by time, for ever."""
    while True:
        seen.append((time.monotonic(), hall.memory_now()))
        await asyncio.sleep(LOOK_EVERY)


def slope(seen: list[tuple[float, float]]) -> float:
    """MB an hour, by least squares, after the first third."""
    later = seen[len(seen) // 3 :]
    times, sizes = [t for t, _ in later], [size for _, size in later]
    middle, mean = sum(times) / len(later), sum(sizes) / len(later)
    spread = sum((t - middle) ** 2 for t in times)
    together = sum((t - middle) * (size - mean) for t, size in later)
    return 3600 * together / spread if spread else 0.0


async def run(hall: Hall, count: int, minutes: float, pause: float, rise: float, findings: Findings) -> None:
    """All evenings, and how the hall felt."""
    tally, seen = Tally(), []
    until = time.monotonic() + 60 * minutes
    evenings = [Evening(hall, tally, number, until, pause) for number in range(count)]
    watching = asyncio.create_task(watch_memory(hall, seen))
    await asyncio.gather(*[evening.spend() for evening in evenings])
    watching.cancel()
    for what in sorted({what for evening in evenings for what in evening.done}):
        findings.tell(what, f"{sum(evening.done.get(what, 0) for evening in evenings):,}")
    wrong = [error for error in tally.errors if error != "refused nothing_to_undo"]
    findings.none("errors of people", wrong)
    findings.tell("memory after a third, at the end", f"{seen[len(seen) // 3][1]:.0f} MB, {seen[-1][1]:.0f} MB")
    grown = slope(seen) * (seen[-1][0] - seen[len(seen) // 3][0]) / 3600
    findings.tell("memory's slope after the first third", f"{slope(seen):.1f} MB an hour")
    findings.below("memory's rise along that slope", grown, rise, "MB")


def main() -> None:
    """Exit code 1 if memory is not flat, or anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=40, help="at once")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds that people think at most")
    parser.add_argument("--rise", type=float, default=20, help="the aim, in MB")
    asked = parser.parse_args()
    findings = Findings()
    os.environ["SKYHALL_IDLE_AFTER"] = "30"  # an evening in half an hour: who has gone is forgotten sooner
    os.environ["SKYHALL_TABLES_PER_HOUR"] = "0"
    with running(limited=True) as hall:
        uvloop.run(run(hall, asked.tables, asked.minutes, asked.pause, asked.rise, findings))
        complaints = hall.complaints()
    findings.none("lines in the hall's log", complaints)
    findings.end()


if __name__ == "__main__":
    main()
