"""People who play at a hall for its benchmarks: each pair comes from an address of its own."""

import asyncio
import random
import time

import msgspec
from halls import Hall, address
from sockets import Client, LightSocket

LAG_EVERY = 0.01


class Word(msgspec.Struct):
    """Something that may be played."""

    word: str


class Question(msgspec.Struct):
    """Who has to decide, and among what."""

    seat: int
    legal: list[Word]


class Changed(msgspec.Struct):
    """Of what has changed since the base only the question, which is told whole."""

    ask: tuple[Question] | msgspec.UnsetType | None = msgspec.UNSET


class Heard(msgspec.Struct):
    """Of a message only what a player here needs: to take all of it apart would be counted as the server's time."""

    type: str
    version: int = -1
    id: str | None = None
    code: str = ""
    base: str = ""
    mark: str = ""
    ask: Question | None = None
    changes: Changed | None = None


decode = msgspec.json.Decoder(Heard).decode


class Tally:
    """What was measured."""

    def __init__(self, differences: bool = True) -> None:
        # Whether people hear what has changed, as the page does, or all of it, as programs may.
        self.differences = differences
        self.bytes = 0
        self.latencies: list[float] = []
        self.lags: list[float] = []
        self.errors: list[str] = []
        self.games = 0

    def ms(self) -> list[float]:
        """From sending a move to everybody's update."""
        return [1000 * one for one in self.latencies]

    async def watch_own_lag(self) -> None:
        """How late this process itself is whenever it wants to do something."""
        while True:
            due = time.perf_counter() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.lags.append(1000 * (time.perf_counter() - due))


class Visitor:
    """Somebody at a table: on a seat with its token, or watching without one."""

    def __init__(self, hall: Hall, table: str, token: str | None, tally: Tally, source: str) -> None:
        self.token, self.tally = token, tally
        self.socket = LightSocket(hall.port, f"/api/tables/{table}/live", self.hear, source)
        self.question: Question | None = None
        self.mark = ""
        self.version = -1
        self.answered = ""
        # The version that the last answer told of.
        self.granted = -1
        self.arrived = 0.0
        self.leaving = False
        self.news = asyncio.Event()

    async def open(self) -> None:
        """Connect, say hello and wait for the table."""
        await self.socket.open()
        self.socket.closed.add_done_callback(self.lost)
        token = {} if self.token is None else {"token": self.token}
        self.say({"type": "hello", "differences": self.tally.differences, **token})
        await self.at(0)

    def say(self, message: object) -> None:
        """Send a message."""
        self.socket.send(msgspec.json.encode(message))

    def hear(self, text: bytes, moment: float) -> None:
        self.tally.bytes += len(text)
        message = decode(text)
        if message.type in ("snapshot", "update", "changes"):
            self.look(message)
            self.arrived = moment
            self.news.set()
        elif message.type in ("refused", "bye"):
            self.tally.errors.append(f"{message.type} {message.code}")
        if message.id is not None:
            self.answered, self.granted = message.id, message.version
            self.news.set()

    def look(self, message: Heard) -> None:
        """See how the table stands now."""
        if message.changes is None:
            self.question = message.ask
        elif message.base != self.mark:
            self.tally.errors.append(f"changes of {message.base}, and what is here is {self.mark}")
        elif message.changes.ask is not msgspec.UNSET:
            self.question = message.changes.ask[0] if message.changes.ask else None
        self.version, self.mark = message.version, message.mark

    async def at(self, version: int) -> None:
        """Wait until the table is at a version."""
        while self.version < version:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)

    async def ask(self, message: dict[str, object]) -> None:
        """Send a message and wait for the answer to it, and for the table as it is then: that comes after it."""
        self.say(message)
        while self.answered != message["id"]:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)
        await self.at(self.granted)

    @property
    def asked(self) -> int | None:
        """The seat that has to decide; None if the game is over."""
        return self.question.seat if self.question else None

    @property
    def words(self) -> list[str]:
        """What may be played."""
        return [one.word for one in self.question.legal] if self.question else []

    def lost(self, closed: asyncio.Future[Exception | None]) -> None:
        if not self.leaving:
            self.tally.errors.append(f"a socket was closed: {closed.result()!r}")

    def close(self) -> None:
        """Go away."""
        self.leaving = True
        self.socket.close()


class Pair:
    """A table of two people who play at random; a game that ends is followed by a new table."""

    def __init__(self, hall: Hall, tally: Tally, number: int, game: str = "gravity-superstar") -> None:
        self.hall, self.tally, self.number, self.game = hall, tally, number, game
        self.source = address(number)
        self.client = Client(hall.port, self.source)
        self.dice = random.Random(number)
        self.seats: list[Visitor] = []
        self.id = ""

    async def make(self) -> None:
        """Make a table, sit down on both sides, begin."""
        plan = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ada"}
        made = (await self.client.post("/api/tables", plan)).json()
        self.id = made["id"]
        where = f"/api/tables/{self.id}"
        joined = (await self.client.post(where + "/join", {"name": "Ben"})).json()
        (await self.client.post(where + "/start", {}, made["host_token"])).json()
        self.seats = [self.visitor(token) for token in (made["token"], joined["token"])]
        for seat in self.seats:
            await seat.open()

    def visitor(self, token: str | None) -> Visitor:
        """Somebody at this table."""
        return Visitor(self.hall, self.id, token, self.tally, self.source)

    def close(self) -> None:
        """Both leave."""
        self.client.close()
        for seat in self.seats:
            seat.close()

    async def play(self, every: float, until: float) -> None:
        """A move every so many seconds, at its own phase."""
        due = time.perf_counter() + every * self.dice.random()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            try:
                await self.move()
            except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
                self.tally.errors.append(repr(error))
            due += every

    async def move(self) -> None:
        """Whoever has to decide plays a word, and everybody hears of it."""
        mover = next((seat for seat in self.seats if seat.words), None)
        if mover is None:
            self.close()
            await self.make()
            self.tally.games += 1
            return
        wanted = mover.version + 1
        move = {"type": "move", "id": f"{self.number}-{wanted}", "version": mover.version}
        text = msgspec.json.encode({**move, "word": self.dice.choice(mover.words)})
        sent = time.perf_counter()
        mover.socket.send(text)
        for seat in self.seats:
            await seat.at(wanted)
        self.tally.latencies.append(max(seat.arrived for seat in self.seats) - sent)


async def sit_down(pairs: list[Pair], together: int = 10) -> None:
    """All make their tables, a few at a time."""
    for first in range(0, len(pairs), together):
        await asyncio.gather(*[pair.make() for pair in pairs[first : first + together]])
