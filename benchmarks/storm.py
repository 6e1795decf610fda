"""A storm: one client does all the harm it can while honest people play; loopback only.

    python benchmarks/storm.py --tables 200 --seconds 60

The hall has its usual limits. The attacker has one address and a process of its own (`attacks.py` says what it does);
each honest table comes from another address. People play first in calm, then in the storm: what counts is the time from
sending a move to everyone's update. A few of the tables are of a person and a bot.
"""

import argparse
import asyncio
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import uvloop
from attacks import attack
from halls import Findings, Hall, address, allow_many_sockets, percentile, running
from people import Pair, Tally, sit_down
from sockets import Client

# One table of this many is played against a bot.
WITH_BOT = 10
FAR_AWAY = 40_000


class AgainstBot(Pair):
    """A table of one person and a bot."""

    def __init__(self, hall: Hall, tally: Tally, number: int, answers: list[float]) -> None:
        super().__init__(hall, tally, number)
        self.answers = answers

    async def make(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
        plan = {"game": self.game, "seats": seats, "name": "Ada", "start": True}
        made = (await self.client.post("/api/tables", plan)).json()
        self.id = made["id"]
        self.seats = [self.visitor(made["token"])]
        await self.seats[0].open()

    async def move(self) -> None:
        """A word, and then the bot's turn, if it is."""
        person = self.seats[0]
        while not person.words and person.asked is not None:
            await person.at(person.version + 1)
        await super().move()
        sent = time.perf_counter()
        person = self.seats[0]
        if person.asked not in (None, 0):
            await person.at(person.version + 1)
            self.answers.append(1000 * (time.perf_counter() - sent))


async def watch_health(hall: Hall, seconds: list[float], tally: Tally) -> None:
    """Ask how the hall is, for ever, from an address of one's own."""
    client = Client(hall.port, address(FAR_AWAY))
    while True:
        begun = time.perf_counter()
        try:
            await client.get("/health")
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            tally.errors.append(f"no word of the hall's health: {error!r}")
        seconds.append(time.perf_counter() - begun)
        await asyncio.sleep(0.5)


async def is_listed(hall: Hall, made: str) -> bool:
    """Whether a table is on the list that everybody sees."""
    answer = await Client(hall.port, address(FAR_AWAY)).get("/api/tables")
    return made.encode() in answer.body


async def run(hall: Hall, count: int, calm: float, storm: float, p99: float, findings: Findings) -> None:
    """People sit down, play in calm, and in the storm."""
    tally, answers, health = Tally(), [], []
    pairs = [Pair(hall, tally, n) if n % WITH_BOT else AgainstBot(hall, tally, n, answers) for n in range(count)]
    await sit_down(pairs)
    plan = {"game": "skytopia", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ada", "listed": True}
    listed = (await Client(hall.port, address(FAR_AWAY + 1)).post("/api/tables", plan)).json()["id"]
    print(f"{count} honest tables", flush=True)
    watching = [asyncio.create_task(tally.watch_own_lag()), asyncio.create_task(watch_health(hall, health, tally))]
    for name, seconds, aim in (("in calm", calm, float("inf")), ("in the storm", storm, p99)):
        for measured in (tally.latencies, answers, health, tally.lags):
            measured.clear()
        attacked = storming(hall.port, seconds) if name != "in calm" else asyncio.sleep(0, {})
        until = time.perf_counter() + seconds
        outcomes, *_ = await asyncio.gather(attacked, *[pair.play(2.0, until) for pair in pairs])
        tell(findings, name, tally, answers, health)
        findings.below(f"{name}: move to everyone's update, p99", percentile(tally.ms(), 0.99), aim, "ms")
        for outcome, times in sorted(outcomes.items()):
            findings.tell(f"attacker: {outcome}", f"{times:,}")
        findings.none(f"{name}: requests that broke", [one for one in sorted(outcomes) if one.startswith("broke")])
    findings.tell("an honest table is still listed", "yes" if await is_listed(hall, listed) else "no")
    for task in watching:
        task.cancel()
    for pair in pairs:
        pair.close()
    findings.none("errors of honest people", tally.errors)


async def storming(port: int, seconds: float) -> dict[str, int]:
    """The attacker, in another process."""
    with ProcessPoolExecutor(1, get_context("spawn"), allow_many_sockets) as beside:
        return await asyncio.get_running_loop().run_in_executor(beside, attack, port, seconds)


def tell(findings: Findings, name: str, tally: Tally, answers: list[float], health: list[float]) -> None:
    """What has no aim."""
    findings.tell(f"{name}: moves of honest people", f"{len(tally.latencies):,}")
    findings.tell(f"{name}: move to everyone's update, p50", f"{percentile(tally.ms(), 0.5):.1f} ms")
    findings.tell(
        f"{name}: a bot's answer, p50 / p99", f"{percentile(answers, 0.5):.0f} / {percentile(answers, 0.99):.0f} ms"
    )
    findings.tell(f"{name}: longest silence of /health", f"{1000 * max(health, default=float('nan')):.0f} ms")
    findings.tell(f"{name}: this client's own lateness, p99", f"{percentile(tally.lags, 0.99):.1f} ms")


def main() -> None:
    """The whole run; exit code 1 if honest people suffer."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--calm", type=float, default=20, help="seconds before the storm")
    parser.add_argument("--seconds", type=float, default=60, help="of storm")
    parser.add_argument("--p99", type=float, default=250, help="the aim, in ms")
    parser.add_argument("--memory", type=float, default=1024, help="the aim, in MB")
    parser.add_argument("--patience", type=float, default=0, help="seconds the database has for a job (0: the usual)")
    asked = parser.parse_args()
    findings = Findings()
    with running(limited=True, patience=asked.patience) as hall:
        uvloop.run(run(hall, asked.tables, asked.calm, asked.seconds, asked.p99, findings))
        findings.below("the hall's memory at most", hall.memory(), asked.memory, "MB")
        findings.tell("the hall's memory at the end", f"{hall.memory_now():,.0f} MB")
        traces = [line for line in hall.complaints() if '"trace"' in line]
    findings.none("traces in the hall's log", traces)
    findings.end()


if __name__ == "__main__":
    main()
