"""The race (CR-1 to CR-7)."""

from cloud_race.box.edition import Box
from cloud_race.box.words import PLAY, ROLL
from cloud_race.play.state import Table
from skyhall.core.dice import Dice
from skyhall.core.state import Decision, Setup, Step


def lay_out(setup: Setup, dice: Dice, box: Box) -> Table:
    """CR-1: everybody on the meadow with a hidden hand; seat 0 begins."""
    table = Table(setup, dice, box)
    table.kites = [0] * setup.seats
    table.deck = [number for number, wind in enumerate(box.winds) for _ in range(wind.copies)]
    dice.shuffle(table.deck)
    table.hands = [sorted(table.deck.pop() for _ in range(box.hand)) for _ in range(setup.seats)]
    table.agenda.append(Begin())
    return table


class Begin(Step):
    """Everything lies ready."""

    def run(self, table: Table) -> None:
        table.emit("game_started", {"first_player": 0, "length": table.box.length})
        table.agenda.append(Round())


class Round(Step):
    """Everybody flies once, from seat 0 on."""

    def run(self, table: Table) -> None:
        table.emit("round_began", {"round": table.round})
        table.agenda.append(EndRound())
        table.agenda.append(Turn(0))


class Turn(Step):
    """A seat's turn, and then the next one's."""

    def run(self, table: Table) -> None:
        table.emit("turn_began", {"seat": self.seat})
        if self.seat + 1 < table.setup.seats:
            table.agenda.append(Turn(self.seat + 1))
        table.agenda.append(Fly(self.seat))


class Fly(Decision):
    """CR-2: roll the die, or play one of one's winds."""

    def actions(self, table: Table) -> list[int]:
        return [ROLL, *[PLAY.at(wind) for wind in sorted(set(table.hands[self.seat]))]]

    def take(self, table: Table, action: int) -> None:
        seat = self.seat
        if action == ROLL:
            table.rolled = table.dice.below(table.box.die) + 1
            table.emit("rolled", {"seat": seat, "number": table.rolled})
            fly(table, seat, table.rolled)
            return
        number = PLAY.read(action)[0]
        wind = table.box.winds[number]
        table.hands[seat].remove(number)
        cards = len(table.hands[seat])
        table.emit("wind_played", {"seat": seat, "wind": wind.id, "steps": wind.steps, "cards": cards})
        fly(table, seat, wind.steps)
        draw(table, seat)


def fly(table: Table, seat: int, steps: int) -> None:
    """CR-3, CR-4: as far as it goes, and what the cloud there does."""
    box = table.box
    table.kites[seat] = min(box.length, table.kites[seat] + steps)
    table.emit("flew", {"seat": seat, "to": table.kites[seat]})
    by = box.drift[table.kites[seat]]
    if by:
        table.kites[seat] = max(0, min(box.length, table.kites[seat] + by))
        table.emit("carried", {"seat": seat, "by": by, "to": table.kites[seat]})
    push(table, seat)


def push(table: Table, seat: int) -> None:
    """CR-5: rivals on the same cloud are pushed back, but not off the meadow or the last cloud."""
    here = table.kites[seat]
    if here in (0, table.box.length):
        return
    for victim, cloud in enumerate(table.kites):
        if victim != seat and cloud == here:
            table.kites[victim] = here - 1
            table.emit("pushed", {"seat": seat, "victim": victim, "to": here - 1})


def draw(table: Table, seat: int) -> None:
    """CR-6: a new card, unseen by the others."""
    if table.deck:
        wind = table.deck.pop()
        table.hands[seat] = sorted([*table.hands[seat], wind])
        public = {"seat": seat, "cards": len(table.hands[seat]), "left": len(table.deck)}
        table.emit_to([seat], "wind_drawn", public, {"wind": table.box.winds[wind].id})
        table.reveal()


class EndRound(Step):
    """CR-7: somebody has arrived, or it is called off, or it goes on."""

    def run(self, table: Table) -> None:
        if table.box.length in table.kites:
            table.ended = "arrived"
        elif table.round == table.box.rounds:
            table.ended = "called_off"
        if table.ended:
            table.emit("game_over", {"reason": table.ended, "points": table.scores(), "ranks": table.ranks()})
        else:
            table.round += 1
            table.agenda.append(Round())
