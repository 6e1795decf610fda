"""Crashes: kill -9 halls again and again while people and bots play; loopback only.

    python benchmarks/crash.py --kills 1000                       # one hall on SQLite
    python benchmarks/crash.py --kills 100 --nodes 2              # two halls on PostgreSQL, Redis between them
    python benchmarks/crash.py --kills 100 --during migration     # and once more in the middle of an upgrade
    python benchmarks/crash.py --kills 100 --during backup        # of the hall, the backup or both

Players never stop: what a crash cuts off they send again with its id. After every kill each acknowledged move is in the
database at its version, exactly as it was acknowledged. At the end all tables are played to their end, and every record
replays. Halls are forked from a process that has everything imported, so that a start takes a fraction of a second.
"""

import argparse
import asyncio
import multiprocessing
import os
import random
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing, suppress
from multiprocessing.process import BaseProcess
from pathlib import Path

import asyncpg
import httpx

from skyhall.cli.serve import serve_hall
from skyhall.core.errors import OptionsError
from skyhall.core.line import Walk
from skyhall.core.record import read_record
from skyhall.core.registry import games
from skyhall.server import migrating
from skyhall.server.backups import back_up, check
from skyhall.testing.services import PostgresServer, RedisServer, free_port

SPAWN = multiprocessing.get_context("forkserver")
# What a hall imports, and what this script does.
WARM = ["skyhall.cli.serve", "skyhall.server.run", "skyhall.server.backups", "sqlalchemy.dialects.sqlite"]
WARM += ["sqlalchemy.ext.asyncio", "litestar.channels.backends.redis", "redis.asyncio", "asyncpg", "httpx"]
WARM += [
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvicorn.loops.uvloop",
]
WARM += [f"skyhall.games.{name.replace('-', '_')}" for name in games()]
# A table in so many is played against a bot.
BOTS_IN = 5
# Seconds to wait for moves before the next kill; only there to end a broken run.
MOST_WAITING = 30.0
# A migration as a later one may be: the tables that hold everything are made anew, row by row.
REBUILD = """
from alembic import op
import sqlalchemy as sa

revision, down_revision = "9999", {head!r}


def upgrade():
    for name in ("entries", "tables"):
        with op.batch_alter_table(name, recreate="always") as table:
            table.alter_column("version" if name == "tables" else "number", existing_type=sa.Integer())
"""


def serve(given: dict[str, object], log: str, migrations: str) -> None:
    """A hall in this process, which is to be killed."""
    written = os.open(log, os.O_CREAT | os.O_APPEND | os.O_WRONLY)
    os.dup2(written, 1)
    os.dup2(written, 2)
    migrating.MIGRATIONS = migrations
    serve_hall(given, False, False)


def make_backup(url: str, target: Path) -> None:
    """A backup in this process, which may be killed."""
    with suppress(OptionsError):  # the hall's file is replaced by nobody; a busy one is tried again
        back_up(url, target, 0)


class Hall:
    """One node: it can be killed and started again."""

    def __init__(self, folder: Path, database: str, redis: str, migrations: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"hall-{self.port}.log"
        free = {"rate": 0, "sockets_per_client": 0, "tables_per_hour": 0, "workers": 1, "log_level": "warning"}
        given = {"port": self.port, "database": database, "redis": redis or None, **free}
        self.args = (given, str(self.log), migrations)
        self.process: BaseProcess | None = None

    def begin(self) -> None:
        """Start, without waiting for it."""
        self.process = SPAWN.Process(target=serve, args=self.args)
        self.process.start()

    async def start(self) -> None:
        """Start and wait until it answers."""
        self.begin()
        assert self.process is not None
        async with httpx.AsyncClient(timeout=5) as client:
            while True:
                with suppress(httpx.TransportError):
                    if (await client.get(self.url + "/health")).status_code == 200:
                        return
                if not self.process.is_alive():
                    raise SystemExit(f"the server ended: {self.log.read_text()[-3000:]}")
                await asyncio.sleep(0.01)

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.join()


class Player:
    """Who plays at a table, alone against a bot or for both seats; keeps every acknowledged move with its version."""

    def __init__(self, number: int, halls: list[Hall]) -> None:
        self.number = number
        self.halls = halls
        self.count = 0
        self.table = ""
        self.tokens: list[str] = []
        self.seat = 0
        self.waiting: dict[str, object] | None = None
        # By table and version.
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.finished: list[str] = []

    async def play(self, client: httpx.AsyncClient, ending: asyncio.Event) -> None:
        """Table after table; once it is to end, the last one to its end."""
        while not (ending.is_set() and not self.table):
            try:
                await (self.step(client) if self.table else self.make(client))
            except (httpx.TransportError, httpx.HTTPStatusError):
                await asyncio.sleep(0.02)

    async def ask(
        self, client: httpx.AsyncClient, method: str, path: str, token: str = "", body: object = None
    ) -> httpx.Response:
        """A request to any of the halls."""
        head = {"Authorization": f"Bearer {token}"} if token else {}
        url = random.choice(self.halls).url + "/api/tables" + path
        answer = await client.request(method, url, headers=head, json=body)
        if answer.status_code >= 500:
            answer.raise_for_status()
        return answer

    async def make(self, client: httpx.AsyncClient) -> None:
        bot = self.number % BOTS_IN == 0
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"} if bot else {"kind": "open"}]
        body = {"game": "gravity-superstar", "seats": seats, "name": "Ada", "start": bot}
        made = (await self.ask(client, "POST", "", body=body)).raise_for_status().json()
        tokens = [made["token"]]
        if not bot:
            joined = await self.ask(client, "POST", f"/{made['id']}/join", body={"name": "Ben"})
            tokens.append(joined.raise_for_status().json()["token"])
            (await self.ask(client, "POST", f"/{made['id']}/start", made["host_token"], {})).raise_for_status()
        self.table, self.tokens, self.seat, self.waiting = made["id"], tokens, 0, None

    async def step(self, client: httpx.AsyncClient) -> None:
        """Look, or send the move that waits; one that was cut off is sent again with its id."""
        if self.waiting is None:
            await self.look(client)
            return
        answer = await self.ask(client, "POST", f"/{self.table}/moves", self.tokens[self.seat], self.waiting)
        if answer.status_code == 200:
            self.acknowledged[self.table, answer.json()["version"]] = str(self.waiting["word"])
        self.waiting = None

    async def look(self, client: httpx.AsyncClient) -> None:
        answer = await self.ask(client, "GET", f"/{self.table}", self.tokens[self.seat])
        seen = answer.raise_for_status().json()
        if seen["table"]["status"] == "over":
            self.finished.append(self.table)
            self.table = ""
        elif seen["ask"] and seen["ask"]["legal"]:
            self.count += 1
            word = random.choice(seen["ask"]["legal"])["word"]
            self.waiting = {"id": f"{self.number}-{self.count}", "version": seen["version"], "word": word}
        elif len(self.tokens) > 1:
            self.seat = max(0, seen["table"]["turn"])
        else:
            await asyncio.sleep(0.02)


class Crashes:
    """The run: halls, players, and what is checked after each kill."""

    def __init__(self, folder: Path, database: str, halls: list[Hall], tables: int) -> None:
        self.folder = folder
        self.database = database
        self.halls = halls
        self.players = [Player(number, halls) for number in range(tables)]
        self.faults = 0
        self.seen: dict[str, int] = {}

    def note(self, what: str) -> None:
        """Count what happened."""
        self.seen[what] = self.seen.get(what, 0) + 1

    def acknowledged(self) -> dict[tuple[str, int], str]:
        """Every move that any player was told is kept."""
        return {key: word for player in self.players for key, word in player.acknowledged.items()}

    def told(self) -> int:
        """How many those are."""
        return sum(len(player.acknowledged) for player in self.players)

    async def kept(self) -> dict[tuple[str, int], str]:
        """Every move in the database."""
        query = "SELECT table_id, number, word FROM entries WHERE kind = 'action'"
        if not self.database.startswith("postgresql"):
            return await asyncio.to_thread(moves_in, Path(self.database), query)
        connection = await asyncpg.connect(self.database)
        try:
            return {(row[0], row[1]): row[2] for row in await connection.fetch(query)}
        finally:
            await connection.close()

    async def check(self) -> int:
        """How many moves were acknowledged so far; those that are not there are faults."""
        told = self.acknowledged()
        self.count_missing(told, await self.kept(), "the database")
        return len(told)

    def count_missing(self, told: dict[tuple[str, int], str], kept: dict[tuple[str, int], str], where: str) -> None:
        missing = [key for key, word in told.items() if kept.get(key) != word]
        self.faults += len(missing)
        if missing:
            print(f"FAULT: {len(missing)} acknowledged moves are not in {where}, such as {missing[:3]}", flush=True)

    async def run(self, kills: int, during: str) -> None:
        """Play, kill, check, again and again; then play to the end."""
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=200)
        async with httpx.AsyncClient(timeout=30, limits=limits) as client:
            ending = asyncio.Event()
            playing = [asyncio.create_task(player.play(client, ending)) for player in self.players]
            for number in range(1, kills + 1):
                await self.some_moves()
                await {"play": self.in_play, "migration": self.in_migration, "backup": self.in_backup}[during]()
                moves = await self.check()
                if number % max(1, kills // 50) == 0:
                    print(f"kill {number}: {moves} acknowledged moves, faults: {self.faults}", flush=True)
            ending.set()
            await asyncio.wait(playing, timeout=600)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await self.finish(client)

    async def some_moves(self) -> None:
        """Wait until some are acknowledged, then for a moment anywhere in the next ones."""
        goal = self.told() + random.randint(1, 2 * len(self.players))
        end = time.monotonic() + MOST_WAITING
        while self.told() < goal and time.monotonic() < end:
            await asyncio.sleep(0.005)
        await asyncio.sleep(random.uniform(0, 0.03))

    async def in_play(self) -> None:
        """One hall dies, or all at once."""
        dying = self.halls if random.random() < 0.25 else [random.choice(self.halls)]
        for hall in dying:
            hall.kill()
        await asyncio.gather(*[hall.start() for hall in dying])

    async def in_migration(self) -> None:
        """The hall dies, its file becomes one of the version before, and the upgrade is cut off somewhere."""
        hall = self.halls[0]
        hall.kill()
        with closing(sqlite3.connect(self.database)) as file, file:
            file.execute("UPDATE alembic_version SET version_num = ?", [newest()])
        begun = time.monotonic()
        hall.begin()
        copying = Path(f"{self.database}.copying")
        while not copying.exists() and time.monotonic() - begun < 5:
            await asyncio.sleep(0.001)
        await asyncio.sleep(random.uniform(0, 0.1))
        hall.kill()
        with closing(sqlite3.connect(self.database)) as file:
            version = file.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        self.note("upgrades done" if version == "9999" else "upgrades cut off")
        await hall.start()

    async def in_backup(self) -> None:
        """A backup and the hall: the one, the other or both die while it is made."""
        told, target = self.acknowledged(), self.folder / "copy.db"
        target.unlink(missing_ok=True)
        copying = SPAWN.Process(target=make_backup, args=(f"sqlite:///{self.database}", target))
        copying.start()
        partial = self.folder / "copy.db.partial"
        while copying.is_alive() and not partial.exists():
            await asyncio.sleep(0.001)
        await asyncio.sleep(random.uniform(0, 0.05))
        dying = random.choice(["backup", "hall", "both"])
        if dying != "hall":
            copying.kill()
        if dying != "backup":
            self.halls[0].kill()
            await self.halls[0].start()
        copying.join()
        self.note("backups made" if target.exists() else "backups cut off")
        if target.exists():
            check(target)
            query = "SELECT table_id, number, word FROM entries WHERE kind = 'action'"
            self.count_missing(told, moves_in(target, query), "the backup")

    async def finish(self, client: httpx.AsyncClient) -> None:
        """Tables that did not come to an end and records that do not replay are faults."""
        await self.check()
        stuck = [player.table for player in self.players if player.table]
        over = [table for player in self.players for table in player.finished]
        for table in random.sample(over, min(len(over), 200)):
            text = (await client.get(f"{self.halls[0].url}/api/tables/{table}/record")).raise_for_status().text
            Walk(read_record(text)).to_end()
        self.faults += len(stuck)
        print(f"{len(over)} tables played to their end, {min(len(over), 200)} of them replayed, {len(stuck)} stuck")


def moves_in(path: Path, query: str) -> dict[tuple[str, int], str]:
    """The moves in an SQLite file."""
    with closing(sqlite3.connect(path, timeout=30)) as database:
        return {(table, number): word for table, number, word in database.execute(query)}


def newest() -> str:
    """The version that this hall's own migrations lead to."""
    return migrating.known_versions()[0]


def with_rebuild(folder: Path) -> str:
    """The hall's migrations and one more on top."""
    copy = folder / "migrations"
    shutil.copytree(migrating.MIGRATIONS, copy)
    (copy / "versions" / "9999_rebuild.py").write_text(REBUILD.format(head=newest()))
    return str(copy)


async def crash(folder: Path, kills: int, tables: int, nodes: int, during: str) -> int:
    """The whole run; the number of faults."""
    postgres = PostgresServer(durable=True) if nodes > 1 else None
    redis = RedisServer() if nodes > 1 else None
    database = postgres.make_database() if postgres else str(folder / "hall.db")
    migrations = with_rebuild(folder) if during == "migration" else migrating.MIGRATIONS
    halls = [Hall(folder, database, redis.url if redis else "", migrations) for _ in range(nodes)]
    run_of = Crashes(folder, database, halls, tables)
    try:
        for hall in halls:
            await hall.start()
        await run_of.run(kills, during)
    finally:
        for hall in halls:
            hall.kill()
        if redis:
            redis.kill()
        if postgres:
            postgres.remove()
    if run_of.seen:
        print(", ".join(f"{what}: {count}" for what, count in run_of.seen.items()))
    return run_of.faults


def main() -> None:
    """Exit code 1 if anything was lost or stuck."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--nodes", type=int, default=1, help="more than one: on PostgreSQL")
    parser.add_argument("--during", choices=["play", "migration", "backup"], default="play")
    options = parser.parse_args()
    if options.nodes > 1 and options.during != "play":
        parser.error("--during is for one hall on SQLite: PostgreSQL has its own backups")
    SPAWN.set_forkserver_preload(WARM)
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        faults = asyncio.run(crash(Path(folder), options.kills, options.tables, options.nodes, options.during))
    print(f"{options.kills} kills in {time.perf_counter() - begun:.0f} s, faults: {faults}")
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main()
