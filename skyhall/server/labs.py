"""Studies of the lab in the database: what was asked, how it stands, and every game that was played for it."""

import zlib

import msgspec
from sqlalchemy import Connection, Delete, Select, Update, delete, func, insert, select, update

from skyhall.lab.trials import Sample, Study
from skyhall.server.database import Database
from skyhall.server.schema import lab_games, labs

WAITING, PAUSED, STOPPED, DONE, FAILED = "waiting", "paused", "stopped", "done", "failed"
# In which a study is still to be played, and in which it may be gone on with.
OPEN = (WAITING,)
HALTED = (PAUSED, STOPPED, FAILED)
# Studies that are kept at most; of more the oldest that are over go.
MOST_KEPT = 500


class LabTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked: the study, the component that it is about, the number that is swept, and how it ends.

    `names` are what the boxes are called, `base` is the content of the box that it began with. A study that `suggests`
    looks for other values.
    """

    study: Study
    names: list[str]
    base: str = ""
    focus: str = ""
    path: str = ""
    stops: bool = False
    suggests: bool = False


class LabRow(msgspec.Struct, kw_only=True):
    """A study as it is kept. `terms` and `found` are JSON; `trouble` is why it failed, `spent` time of workers."""

    id: str
    game: str
    maker: str
    token_hash: str
    status: str
    terms: str
    found: str
    trouble: str
    done: int
    total: int
    spent: int
    until: int
    asked: int


class Labs:
    """All studies."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, lab_id: str) -> LabRow | None:
        """A study, in whatever state."""
        rows = await self._rows(select(labs).where(labs.c.id == lab_id))
        return rows[0] if rows else None

    async def ask(self, row: LabRow) -> None:
        """A new study; for one too many the oldest that nobody works on goes."""

        def job(connection: Connection) -> None:
            connection.execute(insert(labs), msgspec.structs.asdict(row))
            old = select(labs.c.id).where(labs.c.status != WAITING).order_by(labs.c.asked.desc()).offset(MOST_KEPT)
            for (name,) in connection.execute(old).all():
                connection.execute(delete(lab_games).where(lab_games.c.lab_id == name))
                connection.execute(delete(labs).where(labs.c.id == name))

        await self.database.write(job)

    async def open_of(self, maker: str) -> int:
        """How many studies of one maker are still to be played."""
        query = select(func.count()).select_from(labs).where(labs.c.maker == maker, labs.c.status == WAITING)
        return int(await self.database.read(lambda connection: connection.execute(query).scalar_one()))

    async def before(self, row: LabRow) -> int:
        """How many others wait longer."""
        earlier = (labs.c.status == WAITING) & (labs.c.asked < row.asked)
        query = select(func.count()).select_from(labs).where(earlier)
        return int(await self.database.read(lambda connection: connection.execute(query).scalar_one()))

    async def waiting(self, moment: int, most: int) -> list[LabRow]:
        """Studies that no node works on, the one asked for first in front."""
        query = select(labs).where(labs.c.status == WAITING, labs.c.until < moment)
        return await self._rows(query.order_by(labs.c.asked, labs.c.id).limit(most))

    async def keep(self, row: LabRow, until: int) -> bool:
        """Write how a study stands and claim it until then; False if it is another's by now, or was halted."""
        where = (labs.c.id == row.id) & (labs.c.until == row.until) & (labs.c.status == WAITING)
        values = {
            "status": row.status,
            "found": row.found,
            "trouble": row.trouble,
            "done": row.done,
            "spent": row.spent,
            "until": until,
        }
        kept = await self._do(update(labs).where(where).values(values)) == 1
        if kept:
            row.until = until
        return kept

    async def set_status(self, lab_id: str, status: str, was: tuple[str, ...]) -> bool:
        """Halt a study, or let it go on; False if it is not in one of those states."""
        where = (labs.c.id == lab_id) & labs.c.status.in_(was)
        return await self._do(update(labs).where(where).values(status=status, until=0, trouble="")) == 1

    async def remove(self, lab_id: str) -> None:
        """Forget a study with all its games."""

        def job(connection: Connection) -> None:
            connection.execute(delete(lab_games).where(lab_games.c.lab_id == lab_id))
            connection.execute(delete(labs).where(labs.c.id == lab_id))

        await self.database.write(job)

    async def release_all(self) -> None:
        """After a restart of the only node nobody works on anything."""
        await self._do(update(labs).where(labs.c.status == WAITING).values(until=0))

    # games

    async def add_games(self, lab_id: str, part: int, samples: list[Sample]) -> None:
        """Some games of a study, for good."""
        packed = zlib.compress(msgspec.json.encode(samples), 6)
        values = {"lab_id": lab_id, "part": part, "samples": packed}
        await self.database.write(lambda connection: connection.execute(insert(lab_games), values))

    async def games(self, lab_id: str) -> tuple[int, list[Sample]]:
        """How many parts there are, and all games in them; read and unpacked beside the event loop."""
        query = select(lab_games.c.part, lab_games.c.samples).where(lab_games.c.lab_id == lab_id)
        query = query.order_by(lab_games.c.part)

        def job(connection: Connection) -> tuple[int, list[Sample]]:
            parts = connection.execute(query).all()
            found: list[Sample] = []
            for _, packed in parts:
                found += msgspec.json.decode(zlib.decompress(packed), type=list[Sample])
            return (parts[-1].part + 1 if parts else 0), found

        return await self.database.read(job)

    async def _rows(self, query: Select[tuple[object, ...]]) -> list[LabRow]:
        names = LabRow.__struct_fields__
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert({name: getattr(row, name) for name in names}, LabRow) for row in found]

    async def _do(self, statement: Update | Delete) -> int:
        return await self.database.write(lambda connection: connection.execute(statement).rowcount)
