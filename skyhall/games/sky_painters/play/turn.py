"""SP-9, SP-31, SP-39, SP-44: a turn, its limit and its review, and whose turn is next."""

from typing import ClassVar

from skyhall.core.event import Json
from skyhall.core.state import Step
from skyhall.games.sky_painters.play.additional_actions import AdditionalAction
from skyhall.games.sky_painters.play.ending import end_game, ending
from skyhall.games.sky_painters.play.main_action import MainAction
from skyhall.games.sky_painters.play.state import Table


class Turn(Step):
    """SP-9: main action, additional actions, spot limit, review."""

    fields: ClassVar[tuple[str, ...]] = ("extra",)

    def __init__(self, seat: int, extra: bool) -> None:
        super().__init__(seat)
        self.extra = extra

    def run(self, table: Table) -> None:
        seat = self.seat
        table.turn += 1
        table.active = seat
        table.step = 1
        table.is_extra = self.extra
        table.dice_left = table.house.extra_dice
        table.has_moved = False
        table.may_end = table.is_critical and table.leader == seat
        table.reveal()
        if table.log is not None:
            began: dict[str, Json] = {"number": table.turn, "extra": self.extra, "critical": table.is_critical}
            table.emit("turn_began", {"seat": seat, **began})
        agenda = table.agenda
        agenda.append(Review(seat))
        agenda.append(LimitSpots(seat))
        agenda.append(AdditionalAction(seat))
        agenda.append(MainAction(seat))


class LimitSpots(Step):
    """SP-31: spots above the limit are discarded."""

    def run(self, table: Table) -> None:
        seat = self.seat
        table.step = 3
        over = table.spots[seat] - table.spot_limit(seat)
        if over > 0:
            table.spots[seat] -= over
            if table.log is not None:
                table.emit("spots_limited", {"seat": seat, "discarded": over, "total": table.spots[seat]})


class Review(Step):
    """SP-39: Star, Firmament, leader in the Critical Phase, no moves, standstill; else the next turn."""

    def run(self, table: Table) -> None:
        seat = self.seat
        table.step = 4
        if table.has_moved:
            table.idle_turns = 0
        else:
            table.idle_turns += 1
        how = ending(table, seat)
        if how:
            end_game(table, seat, how)
            return
        left = table.house.idle_limit - table.idle_turns
        if table.log is not None and table.idle_turns and left <= table.seats:
            table.emit("standstill_warning", {"seat": seat, "left": left})
        self.go_on(table)

    def go_on(self, table: Table) -> None:
        """SP-44: an extra turn, or the next seat's."""
        if table.extra_turns:
            table.extra_turns -= 1
            table.agenda.append(Turn(self.seat, True))
        else:
            table.agenda.append(Turn((self.seat + 1) % table.seats, False))
