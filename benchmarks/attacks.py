"""What one ill-willed client can think of, from one address: heavy uploads, heavy records, half-sent requests, odd
hellos, thousands of pings at once, tables of experts only, a full list of tables and searches in it; made-up accounts,
sessions, links and browsers to be told, wishes for games by the dozen, the longest studies and boxes as large as may
be. Each goes on until the time is up, as fast as it is let."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping

import msgspec
from sockets import NOTHING, PING, Client, LightSocket, bearer, frame, request

from skyhall.core.line import Line
from skyhall.core.record import Record
from skyhall.core.registry import game

DOTTED_PARTS = 30_000
RECORD_WORDS = 19_998
HALF_SENT = 1_100
TABLES_OF_EXPERTS = 100
LISTED_TABLES = 110
PINGS = 20_000
# Entries of a box that is sent to the studio: nearly as large as it takes them.
ENTRIES = 2_500
GAMES = ("gravity-superstar", "skytopia", "sky-painters", "skytear")
# Connections with which each of the others is done at once.
AT_ONCE = 8


def dotted_edition() -> dict[str, str]:
    """An upload whose one key has very many parts."""
    return {"game": "skytopia", "text": ".".join(["a"] * DOTTED_PARTS) + " = 1\n", "file": "deep.toml"}


def record_of_undo(name: str, begin: int) -> Record:
    """A record that plays some words, then takes the last of them back again and again."""
    room = game(name)
    line = Line(room, room.seats[-1], "storm")
    while len(line.actions) < begin:
        choices = line.state.actions()
        line.push(choices[7 * len(line.actions) % len(choices)])
    record = line.record()
    record.result = record.digest = ""
    last = record.words[-1]
    while len(record.words) < RECORD_WORDS:
        record.add("undo")
        record.add(last)
    return record


class Attacker:
    """One client; what it got for its pains is counted."""

    def __init__(self, port: int, until: float) -> None:
        self.port, self.until = port, until
        self.outcomes: Counter[str] = Counter()
        self.table = ""
        self.searched = self.guessed = self.forged = self.sought = 0

    async def all_at_once(self) -> None:
        """Everything, until the time is up."""
        undone = [record_of_undo("gravity-superstar", 1), record_of_undo("sky-painters", 300)]
        attacks: list[Callable[[], Awaitable[None]]] = [self.upload, self.make_experts, self.make_listed, self.search]
        attacks += [self.ping, self.pretend, self.forge_sessions, self.seek, self.study, self.design]
        jobs = [self.again_and_again(attack) for attack in attacks]
        jobs += [self.again_and_again(self.read_heavy, record.text()) for record in undone]
        jobs += [self.again_and_again(self.greet_oddly, place) for place in range(AT_ONCE)]
        jobs += [self.send_half(number) for number in range(HALF_SENT)]
        await asyncio.gather(*jobs)

    async def again_and_again(self, attack: Callable[..., Awaitable[None]], *arguments: object) -> None:
        """One kind of attack, over and over; who is refused waits a moment, as whoever wants to do harm would."""
        name = attack.__name__
        while time.monotonic() < self.until:
            try:
                async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
                    await attack(*arguments)
                self.outcomes[f"{name}: done"] += 1
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                self.outcomes[f"{name}: {str(error)[:3] if isinstance(error, ConnectionError) else 'cut'}"] += 1
                await asyncio.sleep(0.1)

    async def upload(self) -> None:
        """A few editions at once."""
        await asyncio.gather(*[self.post("/api/editions", dotted_edition()) for _ in range(AT_ONCE)])

    async def read_heavy(self, text: str) -> None:
        """Bring a record, then read what is dear to tell, many times."""
        made = msgspec.json.decode(await self.post("/api/records", {"text": text}), type=dict[str, object])
        self.table = str(made["id"])
        where = f"/api/tables/{self.table}"
        paths = [where + "/log", where + "/steps?first=0&last=20000", where, where + "/record"]
        await asyncio.gather(*[self.get(paths[number % len(paths)]) for number in range(100)])

    async def greet_oddly(self, place: int) -> None:
        """Say hello with versions that never were; each could be kept for the next who has the same."""
        for number in range(50):
            if not self.table:
                await asyncio.sleep(0.1)
                return
            socket = LightSocket(self.port, f"/api/tables/{self.table}/live", lambda *_: None)
            await socket.open()
            socket.send(msgspec.json.encode({"type": "hello", "since": -2 - place - AT_ONCE * number}))
            await asyncio.sleep(0.05)
            socket.close()

    async def ping(self) -> None:
        """Frames that are no messages, as many as go into a packet; each would be answered."""
        socket = LightSocket(self.port, f"/api/tables/{self.table or 'none'}/live", lambda *_: None)
        await socket.open()
        socket.transport.write(frame(PING, b"") * PINGS)
        async with asyncio.timeout(1):
            await asyncio.shield(socket.closed)

    async def make_experts(self) -> None:
        """Tables that have the processors think for nobody."""
        seats = [{"kind": "bot", "level": "expert"}] * 4
        plan = {"game": "sky-painters", "seats": seats, "name": "Eve", "start": True}
        for _ in range(TABLES_OF_EXPERTS):
            await self.post("/api/tables", plan)

    async def make_listed(self) -> None:
        """Tables that push those of others off the list."""
        plan = {"game": "skytopia", "seats": [{"kind": "open"}] * 2, "name": "Eve", "listed": True}
        for _ in range(LISTED_TABLES):
            await self.post("/api/tables", plan)

    async def search(self) -> None:
        """Words that nobody has looked for, so that no answer is kept already."""
        self.searched += 1
        words = "+".join(f"{letter}{self.searched}" for letter in "abcde")
        await asyncio.gather(*[self.get(f"/api/tables?search={place}{words}") for place in range(AT_ONCE)])

    async def pretend(self) -> None:
        """Accounts that are none: recovery codes, key rings and links by guess, passkeys made up, names to be made."""
        self.guessed += 1
        device = "x" * 40
        made_up = {"id": f"x{self.guessed}", "rawId": "AAAA", "type": "public-key", "response": {}}
        await self.each(
            ("POST", "/api/account/recover", {"code": f"{self.guessed:020}", "device": device}),
            ("POST", "/api/account/join/ask", {"name": f"Eve {self.guessed}"}),
            ("POST", "/api/account/enter/ask", {}),
            ("POST", "/api/account/enter", {"credential": made_up, "device": device}),
            ("POST", "/api/key-ring/use", {"code": f"{self.guessed:020}"}),
            ("POST", "/api/me/friends/look", {"code": f"{self.guessed:020}"}),
            ("GET", f"/api/people/{self.guessed:024}", None),
        )

    async def forge_sessions(self) -> None:
        """Company and notifications of somebody else, with a session that never was: each is looked up."""
        self.forged += 1
        secret = bearer(f"{self.forged:040}")
        keys = {"p256dh": "A" * 87, "auth": "A" * 22}
        browser = {"endpoint": f"https://fcm.googleapis.com/fcm/send/{self.forged}", "keys": keys}
        await self.each(
            ("GET", "/api/me", None),
            ("GET", "/api/me/company", None),
            ("POST", "/api/me/friends/link", {}),
            ("POST", "/api/groups", {"name": "Eves"}),
            ("POST", "/api/invitations", {}),
            ("GET", "/api/me/notifications", None),
            ("POST", "/api/me/notifications/browsers", browser),
            ("GET", "/api/me/export", None),
            headers=secret,
        )

    async def seek(self) -> None:
        """Wishes for any game at all, each a table of its own, and the list of all of them."""
        self.sought += 1
        mine = [f"t{number}" for number in range(200)]
        wish = {"games": list(GAMES), "name": f"Eve {self.sought}", "clock": self.sought % 900, "without": mine}
        await self.each(*[("POST", "/api/seeks", wish)] * 3, *[("GET", "/api/seeks", None)] * AT_ONCE)

    async def study(self) -> None:
        """The longest studies there are, and all that is told of them."""
        boxes = [{"edition": "standard"}, {"edition": "tuned"}]
        asked = {"game": "sky-painters", "boxes": boxes, "level": "expert", "games": 20_000, "seats": 4}
        numbers = {"game": "skytear", "box": {"edition_text": dotted_edition()["text"]}}
        ids = [f"study{number}" for number in range(50)]
        await self.each(
            ("POST", "/api/lab", asked),
            *[("POST", "/api/lab/numbers", {"game": name, "box": {}}) for name in GAMES],
            ("POST", "/api/lab/numbers", numbers),
            ("POST", "/api/lab/mine", {"ids": ids}),
            ("GET", "/api/lab/study/report", None),
        )

    async def design(self) -> None:
        """Boxes as large as the studio takes them, all of them wrong, and sheets of as many entries."""
        entries = [{"id": f"card {number}", "name": "x" * 60, "effect": []} for number in range(ENTRIES)]
        content = {"cards": entries}
        await self.each(
            ("GET", "/api/studio/skytear?language=pl", None),
            *[("POST", f"/api/studio/{name}/look", {"base": "standard", "content": content}) for name in GAMES],
            ("POST", "/api/studio/skytopia/sheet", {"section": "cards", "entries": entries[:300]}),
            ("POST", "/api/studio", dotted_edition()),
        )

    async def each(self, *wishes: tuple[str, str, object], headers: Mapping[str, str] = NOTHING) -> None:
        """All of these at once; whoever is refused everything waits a moment, as after any refusal."""
        asked = [
            self.good(method, path, b"" if body is None else msgspec.json.encode(body), headers)
            for method, path, body in wishes
        ]
        found = await asyncio.gather(*asked, return_exceptions=True)
        for error in found:
            if isinstance(error, BaseException) and not isinstance(error, ConnectionError):
                raise error
        if all(isinstance(one, ConnectionError) for one in found):
            raise found[0]

    async def send_half(self, number: int) -> None:
        """Half a request, held for as long as the hall waits; then another."""
        body = msgspec.json.encode({"game": "skytopia", "seats": [{"kind": "me"}, {"kind": "open"}]})
        whole = request("POST", "/api/tables", body, {})
        part = whole[: len(whole) - 10] if number % 2 else whole[:40]
        while time.monotonic() < self.until:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(part)
                async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
                    await reader.read()
                writer.close()
                self.outcomes["send_half: closed by the hall"] += 1
            except (OSError, TimeoutError):
                self.outcomes["send_half: held"] += 1
            await asyncio.sleep(0.5)

    async def post(self, path: str, body: object) -> bytes:
        """A request; a refusal is raised."""
        return await self.good("POST", path, msgspec.json.encode(body))

    async def get(self, path: str) -> bytes:
        """The same, anonymously."""
        return await self.good("GET", path, b"")

    async def good(self, method: str, path: str, body: bytes, headers: Mapping[str, str] = NOTHING) -> bytes:
        client = Client(self.port)
        try:
            answer = await client.ask(method, path, body, headers)
        finally:
            client.close()
        self.outcomes[f"answers {answer.status}"] += 1
        if answer.status >= 500 and answer.status != 503:
            self.outcomes[f"broke: {method} {path[:40]}"] += 1
        if answer.status >= 400:
            raise ConnectionError(str(answer.status))
        return answer.body


def attack(port: int, seconds: float) -> dict[str, int]:
    """A whole storm, in a process of its own."""
    attacker = Attacker(port, time.monotonic() + seconds)
    asyncio.run(attacker.all_at_once())
    return dict(attacker.outcomes)
