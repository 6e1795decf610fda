"""SP-11: gaining a cloud."""

from typing import ClassVar

from skyhall.core.event import Json
from skyhall.core.state import Decision
from skyhall.games.sky_painters.box.marks import NOBODY
from skyhall.games.sky_painters.box.words import FROM_SEAT
from skyhall.games.sky_painters.play.state import Table


def gain_cloud(table: Table, seat: int, why: str) -> None:
    """SP-11: from the supply, else stolen."""
    if table.cloud_supply > 0:
        table.cloud_supply -= 1
        table.clouds[seat] += 1
        if table.log is not None:
            told(table, seat, NOBODY, why)
    else:
        table.agenda.append(StealCloud(seat, why))


def told(table: Table, seat: int, victim: int, why: str) -> None:
    """A cloud has come from the supply or from a victim."""
    gained: dict[str, Json] = {"seat": seat, "victim": None, "why": why, "clouds": table.clouds[seat]}
    lost: dict[str, Json] = {"victim_clouds": None, "supply": table.cloud_supply}
    if victim >= 0:
        gained["victim"], lost["victim_clouds"] = victim, table.clouds[victim]
    table.emit("cloud_gained", {**gained, **lost})


class StealCloud(Decision):
    """SP-11, ruling 16: from the opponent with the most clouds; the gainer picks among equals."""

    fields: ClassVar[tuple[str, ...]] = ("why",)

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(seat)
        self.why = why

    def asks(self, table: Table) -> bool:
        return table.cloud_supply == 0 and len(self.actions(table)) > 1

    def run(self, table: Table) -> None:
        if table.cloud_supply > 0:
            gain_cloud(table, self.seat, self.why)
            return
        rich = self.actions(table)
        if rich:
            self.take(table, rich[0])

    def actions(self, table: Table) -> list[int]:
        most = 0
        for seat in range(table.seats):
            if seat != self.seat and table.clouds[seat] > most:
                most = table.clouds[seat]
        if most == 0:
            return []
        return [FROM_SEAT + seat for seat in range(table.seats) if seat != self.seat and table.clouds[seat] == most]

    def take(self, table: Table, action: int) -> None:
        victim = action - FROM_SEAT
        table.clouds[victim] -= 1
        table.clouds[self.seat] += 1
        if table.log is not None:
            told(table, self.seat, victim, self.why)
