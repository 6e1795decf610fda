"""Fuzzing: requests and frames that are nearly right, against tables with hidden cards; loopback only.

    python benchmarks/fuzz.py --count 1000000

Requests are made from the hall's own OpenAPI document and frames from its messages: right shapes, then one place wrong
(`grammar.py`); paths, queries and headers likewise; records and editions with some lines changed. No answer may be a
5xx, the server must live and not grow, and nothing of another seat may be in any answer: its hand, secret or seed. The
attacker sits on seat 1 of one table, watches it, and is host of tables of its own, where everything may be tried.
"""

import argparse
import asyncio
import json
import os
import random
from collections import Counter
from typing import Any
from urllib.parse import quote

import msgspec
import uvloop
from grammar import ODD, Grammar, broken, written
from halls import Findings, Hall, running
from sockets import Client, LightSocket, request

from skyhall.core.line import Line
from skyhall.core.registry import game, games
from skyhall.server.differences import as_update
from skyhall.server.messages import ClientMessage

STREAMS = 4
FRAMES_A_SOCKET = 40
# Requests after which the attacker makes another table of its own.
TABLE_LASTS = 300
# What would take the attacker's seat at the victim's table away, or end the game and with it what is hidden.
NOT_THERE = ("/secret", "/leave", "/resign")
# What takes seconds of a worker's time is tried less often.
DEAR = ("/hint", "/editions", "/records", "/play-from")
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "BREW"]
# The message whose answer comes after those to everything before it.
LAST_ID = "the last of this socket"
LAST = json.dumps({"type": "undo", "id": LAST_ID, "version": -1}).encode()
BROKEN_FRAMES = [
    (0, b"more"),
    (1, b"\xff\xfe"),
    (2, b"\x00" * 40),
    (3, b""),
    (8, b"\x03"),
    (9, b"p" * 125),
    (1, b"x" * 9000),
]


class Secrets:
    """What must never be seen by an attacker, who has a seat at the victim's table."""

    def __init__(self, tokens: list[str], own: int | None) -> None:
        self.tokens = [token.encode() for token in tokens]
        self.own = own

    def leaks(self, text: bytes, seat: int | None) -> bool:
        """Whether an answer about the victim's table holds a secret, or a hand that is not the asker's."""
        if any(token in text for token in self.tokens):
            return True
        try:
            data = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return False
        if not isinstance(data, dict):
            return False
        # A greeting that was made up may hold the attacker's own secret: the answer says for whom it is.
        return self.in_message(data, self.own if self.own is not None and data.get("seat") == self.own else seat)

    def in_message(self, data: dict[str, Any], seat: int | None) -> bool:
        table = data.get("table")
        if isinstance(table, dict) and table.get("status") == "playing" and table.get("seed"):
            return True
        views = [data.get("view"), *[s.get("view") for s in data.get("steps", []) if isinstance(s, dict)]]
        for view in views:
            players = view.get("players", []) if isinstance(view, dict) else []
            if any(("hand" in one or "hidden" in one) and place != seat for place, one in enumerate(players)):
                return True
        words = [s for s in data.get("steps", []) if isinstance(s, dict) and s.get("word")]
        return any(s["seat"] != seat and s["kind"] == "action" for s in words)


class Target(msgspec.Struct):
    """A table to attack: its id, the attacker's seat there and the secrets it has; `is_own` if anything may happen."""

    id: str
    seat: int | None
    tokens: list[str]
    is_own: bool


class Attack:
    """Sends, and counts what came back."""

    def __init__(self, hall: Hall, secrets: Secrets, victim: Target, schema: dict[str, Any]) -> None:
        self.hall, self.secrets, self.victim = hall, secrets, victim
        self.sent = 0
        self.statuses: Counter[int] = Counter()
        self.faults: list[str] = []
        self.paths = [
            (path, method.upper(), facts)
            for path, some in schema["paths"].items()
            for method, facts in some.items()
            for _ in range(1 if path.endswith(DEAR) else 20)
        ]
        texts = [record(name) for name in games()]
        self.known: dict[str, list[Any]] = {
            "game": list(games()), "level": ["novice", "random"], "word": ["simple", "undo", "drop"],
            "kind": ["me", "open", "bot"], "edition": ["standard", "tuned"], "since": [-1, 0, 2], "version": [1, 2, 3],
            "seat": [0, 1, 2], "text": texts, "table_id": [victim.id], "token": victim.tokens, "name": ["Eve", "hall"],
            "language": ["en", "pl"], "id": ["1", "2"], "type": ["hello", "move", "undo", "say", "ping"],
        }  # fmt: skip
        self.requests_of = Grammar(schema["components"]["schemas"], self.known)
        message, parts = msgspec.json.schema_components([ClientMessage], ref_template="#/$defs/{name}")
        self.messages = message[0]
        self.frames_of = Grammar(parts, {**self.known, "text": ["hello", "/me"]})

    def judge(self, text: bytes, target: Target, about: str) -> None:
        """An answer: no trace, and nothing that is hidden."""
        if not target.is_own and self.secrets.leaks(text, target.seat):
            self.faults.append(f"leak after {about}: {text[:200]!r}")
        if b"Traceback" in text:
            self.faults.append(f"trace after {about}")

    async def requests(self, count: int, dice: random.Random) -> None:
        """Requests that are nearly right."""
        client = Client(self.hall.port)
        own = await own_table(client, dice)
        for number in range(count):
            if number % TABLE_LASTS == TABLE_LASTS - 1:
                own = await own_table(client, dice)
            target = dice.choice([own, self.victim, Target(self.victim.id, None, [], False)])
            data, about = self.request(target, dice)
            try:
                answer = await client.send(data)
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                client.close()
                if isinstance(error, TimeoutError) or self.hall.process.poll() is not None:
                    self.faults.append(f"no answer to {about}: {error!r}")
                continue
            finally:
                self.sent += 1
            self.statuses[answer.status] += 1
            if answer.status >= 500:
                self.faults.append(f"{answer.status} {about}: {data[-300:]!r}")
            self.judge(answer.body, target, about)
        client.close()

    def request(self, target: Target, dice: random.Random) -> tuple[bytes, str]:
        """One of them, and what to call it."""
        path, method, facts = dice.choice(self.paths)
        if target.seat is not None and not target.is_own and path.endswith(NOT_THERE):
            target = Target(target.id, None, [], False)
        path = path.replace("{table_id}", target.id if dice.random() < 0.9 else odd_path(dice))
        while "{" in path:
            before, _, rest = path.partition("{")
            name, _, after = rest.partition("}")
            path = (
                before + (dice.choice(self.known.get(name, ["x"])) if dice.random() < 0.7 else odd_path(dice)) + after
            )
        path += odd_path(dice) if dice.random() < 0.03 else ""
        if dice.random() < 0.5:
            path += "?" + "&".join(self.query(one, dice) for one in facts.get("parameters", []) if one["in"] == "query")
        kind = next(iter(facts.get("requestBody", {}).get("content", {}).values()), {})
        value = self.requests_of.value(kind.get("schema", {}), dice)
        body = (
            b""
            if method == "GET" and dice.random() < 0.9
            else written(broken(value, dice) if dice.random() < 0.8 else value, dice)
        )
        method = method if dice.random() < 0.95 else dice.choice(METHODS)
        return request(method, path, body, self.headers(target, dice)), f"{method} {path[:200]}"

    def query(self, parameter: dict[str, Any], dice: random.Random) -> str:
        value = self.requests_of.value(parameter["schema"], dice, parameter["name"])
        value = value if dice.random() < 0.6 else dice.choice(ODD)
        return f"{parameter['name']}={quote(str(value), safe='', errors='surrogatepass')[:3000]}"

    def headers(self, target: Target, dice: random.Random) -> dict[str, str]:
        """Mostly good ones."""
        found = {}
        if target.tokens and dice.random() < 0.9:
            found["Authorization"] = f"Bearer {dice.choice(target.tokens)}"
        if dice.random() < 0.1:
            names = [
                "Content-Type",
                "Authorization",
                "Accept",
                "Accept-Encoding",
                "If-None-Match",
                "Cookie",
                "Range",
                "X-Forwarded-For",
            ]
            odd = [
                "",
                "x" * 3000,
                "\udcff\udcfe",
                "Bearer",
                "Basic eA==",
                "text/xml",
                "multipart/form-data",
                "Bearer " + "é" * 50,
                "bytes=9-1",
            ]
            found[dice.choice(names)] = dice.choice(odd)
        return found

    async def frames(self, count: int, dice: random.Random) -> None:
        """Frames that are nearly right; who is thrown out comes back."""
        client = Client(self.hall.port)
        own = await own_table(client, dice)
        left = count
        while left > 0:
            if dice.random() < FRAMES_A_SOCKET / TABLE_LASTS:
                own = await own_table(client, dice)
            target = dice.choice([own, self.victim, Target(self.victim.id, None, [], False)])
            sent = await self.one_socket(min(left, FRAMES_A_SOCKET), target, dice)
            left -= sent
            self.sent += sent
        client.close()

    async def one_socket(self, most: int, target: Target, dice: random.Random) -> int:
        """A hello, good or not, and some frames; how many. All answers are heard before it is closed."""
        answered = asyncio.Event()

        held: dict[str, Any] = {}

        def hear(text: bytes, _moment: float) -> None:
            nonlocal held
            self.judge(text, target, "a frame")
            message = msgspec.json.decode(text)
            if message["type"] == "changes":
                held = as_update(held, message)
                self.judge(msgspec.json.encode(held), target, "what was put together")
            elif message["type"] in ("snapshot", "update"):
                held = message
            if LAST_ID.encode() in text[:60]:
                answered.set()

        socket = LightSocket(self.hall.port, f"/api/tables/{target.id}/live", hear)
        await socket.open()
        closed = asyncio.ensure_future(socket.closed)
        closed.add_done_callback(lambda _: answered.set())
        token = {"token": dice.choice(target.tokens)} if target.tokens else {}
        hello = {"type": "hello", "differences": dice.random() < 0.5, **token}
        socket.send(json.dumps(hello).encode() if dice.random() < 0.9 else self.frame(dice))
        for number in range(most):
            if dice.random() < 0.01:
                socket.send_frame(*dice.choice(BROKEN_FRAMES))
            else:
                socket.send(self.frame(dice))
            if number % 10 == 0:
                await asyncio.sleep(0)
        socket.send(LAST)
        try:
            await asyncio.wait_for(answered.wait(), 60)
        except TimeoutError:
            self.faults.append("a socket fell silent")
        socket.close()
        await asyncio.wait_for(closed, 60)
        return most

    def frame(self, dice: random.Random) -> bytes:
        """A message that is nearly one."""
        if dice.random() < 0.02:
            return dice.randbytes(dice.randrange(60))
        value = self.frames_of.value(self.messages, dice)
        return written(broken(value, dice) if dice.random() < 0.8 else value, dice)


def odd_path(dice: random.Random) -> str:
    """A part of a path that is none."""
    return dice.choice(
        [
            "%00",
            "a%00b",
            "x" * 300,
            "..%2f..%2fetc%2fpasswd",
            "%ff%fe",
            "%C3%28",
            "é",
            "%",
            "//",
            "a b",
            "%0d%0aX:1",
            "{x}",
            "-1",
            "t" * 24,
        ]
    )


def record(name: str) -> str:
    """The record of a short game."""
    room = game(name)
    line = Line(room, room.seats[0], "fuzz")
    while not line.state.over and len(line.actions) < 60:
        line.push(line.state.actions()[0])
    return line.record().text()


async def own_table(client: Client, dice: random.Random) -> Target:
    """A table of the attacker's own, against a bot, or open to all."""
    seats = [{"kind": "me"}, dice.choice([{"kind": "open"}, {"kind": "bot", "level": "random"}])]
    plan = {"game": dice.choice(games()), "seats": seats, "name": "Eve", "start": dice.random() < 0.8}
    made = (await client.post("/api/tables", plan)).json()
    return Target(made["id"], 0, [made["token"], made["host_token"]], True)


async def victims_table(client: Client) -> tuple[Target, str, str]:
    """A running game of two: the attacker's part of it, and the victim's secrets, of the seat and of the host."""
    plan = {"game": "gravity-superstar", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ada",
            "options": {"first_player": 0}}  # fmt: skip
    made = (await client.post("/api/tables", plan)).json()
    where = f"/api/tables/{made['id']}"
    joined = (await client.post(where + "/join", {"name": "Eve"})).json()
    (await client.post(where + "/start", {}, made["host_token"])).json()
    seen = (await client.get(where, made["token"])).json()
    word = next(w["word"] for w in seen["ask"]["legal"] if w["word"].startswith("simple"))
    (await client.post(where + "/moves", {"id": "1", "version": seen["version"], "word": word}, made["token"])).json()
    return Target(made["id"], 1, [joined["token"]], False), made["token"], made["host_token"]


async def sit(hall: Hall, table: str, token: str) -> LightSocket:
    """Be present on a seat, so that nobody may hand it to a bot."""
    socket = LightSocket(hall.port, f"/api/tables/{table}/live", lambda *_: None)
    await socket.open()
    socket.send(json.dumps({"type": "hello", "token": token}).encode())
    return socket


async def run(hall: Hall, count: int, seed: int, growth: float, findings: Findings) -> None:
    """A first third in which the hall may grow, and the rest in which it may not."""
    client = Client(hall.port)
    victim, token, host = await victims_table(client)
    attack = Attack(
        hall, Secrets([token, host], victim.seat), victim, (await client.get("/schema/openapi.json")).json()
    )
    sitting = [await sit(hall, victim.id, one) for one in (token, *victim.tokens)]
    memory = 0.0
    for part, share in enumerate((count // 3, count - count // 3)):
        memory = hall.memory_now()
        each = [random.Random(f"{seed} {part} {number}") for number in range(2 * STREAMS)]
        every = -(-share // len(each))
        jobs = [attack.requests(every, dice) for dice in each[:STREAMS]]
        jobs += [attack.frames(every, dice) for dice in each[STREAMS:]]
        await asyncio.gather(*jobs)
        print(f"{attack.sent:,} sent, {hall.memory_now():.0f} MB", flush=True)
    after = (await client.get(f"/api/tables/{victim.id}", token)).json()
    if after["table"]["status"] != "playing" or any(one.closed.done() for one in sitting):
        attack.faults.append(f"the victim was sent away, or the game did not go on: {after['table']['status']}")
    for socket in sitting:
        socket.close()
    findings.tell("frames and requests", f"{attack.sent:,}")
    findings.tell("answers by status", ", ".join(f"{n} × {status}" for status, n in sorted(attack.statuses.items())))
    findings.none("5xx, leaks, traces and silences", attack.faults)
    findings.below("memory grown after the first third", hall.memory_now() - memory, growth, "MB")


def main() -> None:
    """Exit code 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--growth", type=float, default=50, help="the aim, in MB")
    asked = parser.parse_args()
    findings = Findings()
    os.environ["SKYHALL_IDLE_AFTER"] = "20"  # tables that the attacker leaves behind leave memory soon
    with running() as hall:
        uvloop.run(run(hall, asked.count, asked.seed, asked.growth, findings))
        findings.none("the server ended", [] if hall.process.poll() is None else [str(hall.process.returncode)])
        complaints = [line for line in hall.complaints() if '"trace"' in line or "Traceback" in line]
    findings.none("traces in the hall's log", complaints)
    findings.end()


if __name__ == "__main__":
    main()
