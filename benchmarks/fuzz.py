"""Fuzzing: malformed frames and requests against a running table with hidden cards; loopback only.

    python benchmarks/fuzz.py --count 100000

No answer may be a 5xx, the server must live, and nothing of the other seat may be in any answer: its hand, its secret,
the seed. Half of the attacks come from seat 1, the rest from spectators.
"""

import argparse
import asyncio
import json
import random
import tempfile
from pathlib import Path

import httpx
import websockets
from halls import Hall

# fmt: off
PATHS = [
    "", "/moves", "/undo", "/ask-back", "/answer-back", "/chat", "/hint", "/join", "/start", "/leave", "/return",
    "/takeover", "/remove", "/secret", "/rematch", "/steps", "/log", "/record", "/play-from", "/qr", "/live",
]
OTHERS = ["/api/tables", "/api/mine", "/api/records", "/api/editions", "/api/games", "/schema", "/t/x", "/health"]
ODD = [
    None, True, -1, 0, 1, 2**31, 2**63, -(2**70), 1.5, 1e308, "", "x", "drop", "é\u0000", "💥" * 50, "x" * 5000, [],
    [[]], {}, {"a": 1}, "../../etc/passwd", "' OR 1=1 --", "<script>", "\ud800",
]
KEYS = [
    "id", "version", "word", "text", "token", "since", "seat", "level", "name", "accept", "step", "game", "seats",
    "options", "tokens", "type", "clock", "edition", "edition_hash", "chat_since",
]
TYPES = ["hello", "move", "undo", "ask_back", "answer_back", "say", "ping", "snapshot", "update", "", 5, None]
METHODS = ["GET", "GET", "POST", "POST", "POST", "POST", "POST", "POST", "PUT", "DELETE"]
# fmt: on
# The message whose answer comes after those to everything before it.
LAST_ID = "the last of this socket"
LAST = json.dumps({"type": "undo", "id": LAST_ID, "version": -1})


class Secrets:
    """What must never be seen by an attacker."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens

    def leaks(self, text: str, seat: int | None) -> bool:
        """Whether an answer holds a secret, or a hand that is not the asker's."""
        if any(token in text for token in self.tokens):
            return True
        try:
            data = json.loads(text)
        except ValueError:
            return False
        return isinstance(data, dict) and self.in_message(data, seat)

    def in_message(self, data: dict, seat: int | None) -> bool:
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


def nonsense(dice: random.Random) -> object:
    """Some JSON."""
    if dice.random() < 0.2:
        return dice.choice(ODD)
    return {dice.choice(KEYS): dice.choice(ODD) for _ in range(dice.randrange(6))}


def body(dice: random.Random) -> bytes:
    """JSON, nearly JSON, or bytes."""
    text = json.dumps(nonsense(dice)).encode("utf-8", "replace")
    if dice.random() < 0.25:
        cut = dice.randrange(len(text) + 1)
        text = text[:cut] + dice.randbytes(dice.randrange(8)) + text[cut:]
    return text


def frame(dice: random.Random) -> str | bytes:
    """A message that is nearly one."""
    if dice.random() < 0.15:
        return dice.randbytes(dice.randrange(60))
    message = nonsense(dice)
    if isinstance(message, dict):
        message["type"] = dice.choice(TYPES)
    text = json.dumps(message)
    if dice.random() < 0.15:
        text = text[: dice.randrange(len(text) + 1)]
    return text.encode() if dice.random() < 0.05 else text


class Attack:
    """Counts what came back."""

    def __init__(self, hall: Hall, secrets: Secrets, table: str, token: str, victim: str) -> None:
        self.hall, self.secrets, self.table, self.token, self.victim = hall, secrets, table, token, victim
        self.sent = 0
        self.statuses: dict[int, int] = {}
        self.faults: list[str] = []

    def judge(self, text: str, seat: int | None, about: str) -> None:
        if self.secrets.leaks(text, seat):
            self.faults.append(f"leak after {about}: {text[:200]}")
        if "Traceback" in text:
            self.faults.append(f"trace after {about}")

    async def requests(self, client: httpx.AsyncClient, count: int, dice: random.Random) -> None:
        """Malformed requests."""
        for _ in range(count):
            seat = dice.choice([1, None])
            path = f"/api/tables/{self.table}{dice.choice(PATHS)}" if dice.random() < 0.8 else dice.choice(OTHERS)
            if path.endswith(("/secret", "/leave")):
                seat = None  # these would work, and take the attacker's own seat away
            head = {"content-type": "application/json"}
            if seat is not None:
                head["authorization"] = f"Bearer {self.token}"
            elif dice.random() < 0.5:
                head["authorization"] = dice.choice(["Bearer", "Basic eA==", "Bearer " + "x" * 200, "Bearer null"])
            method = dice.choice(METHODS)
            query = (
                {dice.choice([*KEYS, "first", "last"]): dice.choice(["", "-1", "x", "9" * 30, "0"])}
                if dice.random() < 0.3
                else {}
            )
            answer = await client.request(method, path, content=body(dice), headers=head, params=query)
            self.sent += 1
            self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1
            if answer.status_code >= 500:
                self.faults.append(f"{answer.status_code} {method} {path}")
            self.judge(answer.text, seat, f"{method} {path}")

    async def frames(self, count: int, dice: random.Random) -> None:
        """Malformed frames; who is thrown out comes back."""
        left = count
        while left > 0:
            seat = dice.choice([1, None])
            try:
                left -= await self.one_socket(min(left, 40), seat, dice)
            except (websockets.WebSocketException, OSError, TimeoutError):
                left -= 1
                self.sent += 1

    async def one_socket(self, most: int, seat: int | None, dice: random.Random) -> int:
        address = f"ws://127.0.0.1:{self.hall.port}/api/tables/{self.table}/live"
        sent = 0
        async with websockets.connect(address, max_size=None, max_queue=None, compression=None) as socket:
            greet = dice.random() < 0.9
            hello = {"type": "hello", **({"token": self.token} if seat is not None else {})}
            await socket.send(json.dumps(hello) if greet else frame(dice))
            try:
                for _ in range(most):
                    await socket.send(frame(dice))
                    sent += 1
                await socket.send(LAST)
                async for text in socket:
                    self.judge(str(text), seat, "a frame")
                    if LAST_ID in str(text)[:60]:
                        break
            except websockets.ConnectionClosed:
                pass
        self.sent += max(1, sent)
        return max(1, sent)


async def sit(hall: Hall, table: str, token: str) -> None:
    """Be present on a seat, so that nobody may hand it to a bot."""
    address = f"ws://127.0.0.1:{hall.port}/api/tables/{table}/live"
    async with websockets.connect(address, max_size=None, max_queue=None, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        async for _ in socket:
            pass


async def run(hall: Hall, count: int, seed: int) -> Attack:
    """A table of two people; seat 0 is the victim."""
    async with httpx.AsyncClient(base_url=hall.url, timeout=60) as client:
        plan = {"game": "gravity-superstar", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ada",
                "options": {"first_player": 0}}  # fmt: skip
        made = (await client.post("/api/tables", json=plan)).raise_for_status().json()
        where = f"/api/tables/{made['id']}"
        joined = (await client.post(where + "/join", json={"name": "Eve"})).json()
        head = {"Authorization": f"Bearer {made['host_token']}"}
        (await client.post(where + "/start", json={}, headers=head)).raise_for_status()
        own = {"Authorization": f"Bearer {made['token']}"}
        seen = (await client.get(where, headers=own)).json()
        word = next(w["word"] for w in seen["ask"]["legal"] if w["word"].startswith("simple"))
        move = {"id": "1", "version": seen["version"], "word": word}
        (await client.post(where + "/moves", json=move, headers=own)).raise_for_status()
        attack = Attack(hall, Secrets([made["token"], made["host_token"]]), made["id"], joined["token"], made["token"])
        sitting = [asyncio.create_task(sit(hall, made["id"], token)) for token in (made["token"], joined["token"])]
        streams = 4
        jobs = [attack.requests(client, count // (2 * streams), random.Random(seed + n)) for n in range(streams)]
        jobs += [attack.frames(count // (2 * streams), random.Random(seed + 99 + n)) for n in range(streams)]
        await asyncio.gather(*jobs)
        for task in sitting:
            if task.done():
                attack.faults.append("somebody who sat still was sent away")
            task.cancel()
        (await client.get("/health")).raise_for_status()
        after = (await client.get(where, headers=own)).raise_for_status().json()
        if after["table"]["status"] != "playing":  # what is hidden is only hidden while the game runs
            attack.faults.append(f"the game did not go on to the end of the attack: {after['table']['status']}")
        print(f"the table is at version {after['version']}, status {after['table']['status']}")
    return attack


def main() -> None:
    """Exit code 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--port", type=int, default=18644)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder), options.port)
        hall.start()
        try:
            attack = asyncio.run(run(hall, options.count, options.seed))
            alive = hall.process.poll() is None
        finally:
            log = hall.log.read_text()
            hall.stop()
    print(f"{attack.sent} malformed frames and requests; statuses {dict(sorted(attack.statuses.items()))}")
    print(f"faults {len(attack.faults)}, server alive: {alive}, traces in its log: {log.count('Traceback')}")
    for fault in [*attack.faults[:10], *[line[-400:] for line in log.splitlines() if "Traceback" in line][:3]]:
        print("  ", fault)
    raise SystemExit(1 if attack.faults or not alive or "Traceback" in log else 0)


if __name__ == "__main__":
    main()
