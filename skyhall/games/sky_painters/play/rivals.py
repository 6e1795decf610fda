"""Levies and dares: what Mad, Tackle, Tantrum and Swoop ask of the opponents, one after another (ruling 28)."""

from typing import ClassVar

from skyhall.core.event import Json
from skyhall.core.state import Decision
from skyhall.games.sky_painters.box.effects import (
    GAIN_CLOUD,
    GAIN_SPOTS,
    GAINED,
    LOSE_DICE,
    LOSE_HOPE,
    LOSE_SPOTS,
    Effect,
)
from skyhall.games.sky_painters.box.marks import EMPTY
from skyhall.games.sky_painters.box.words import COLOURS, COMPLY, LOSE, ON, PLACES, REFUSE, SYMBOLS
from skyhall.games.sky_painters.play.clouds import gain_cloud
from skyhall.games.sky_painters.play.state import Table


class Levy(Decision):
    """Ruling 27: one of two losses; one that can be paid in full if there is one, else all of some kind."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def asks(self, table: Table) -> bool:
        return len(self.actions(table)) > 1

    def run(self, table: Table) -> None:
        only = self.actions(table)
        if only:
            self.lose(table, only[0] - LOSE)
        elif table.log is not None:
            table.emit("levied", {"seat": self.seat, "kind": "nothing", "amount": 0, "dice": []})

    def actions(self, table: Table) -> list[int]:
        pairs = table.box.effects[self.effect].pairs
        full: list[int] = []
        part: list[int] = []
        for place in (0, 2):
            owned = self.owned(table, pairs[place])
            if owned >= pairs[place + 1]:
                full.append(LOSE + pairs[place])
            elif owned > 0:
                part.append(LOSE + pairs[place])
        return sorted(full if full else part)

    def take(self, table: Table, action: int) -> None:
        self.lose(table, action - LOSE)
        if action != LOSE + LOSE_DICE:
            table.reveal()

    def lose(self, table: Table, kind: int) -> None:
        """Hope and spots at once, dice after they are picked. What took effect is not taken back."""
        amount = self.due(table, kind)
        if kind == LOSE_DICE:
            table.agenda.append(PickDie(self.seat, self.effect, amount, []))
            return
        if table.log is not None:
            lost: dict[str, Json] = {"kind": "hope" if kind == LOSE_HOPE else "spots", "amount": amount, "dice": []}
            table.emit("levied", {"seat": self.seat, **lost})
        if kind == LOSE_HOPE:
            table.gain_hope(self.seat, -amount, "levy")
        else:
            table.gain_spots(self.seat, -amount, "levy")

    def due(self, table: Table, kind: int) -> int:
        """How much of a kind is lost, all of it if there is less than asked for."""
        pairs = table.box.effects[self.effect].pairs
        return min(pairs[1] if pairs[0] == kind else pairs[3], self.owned(table, kind))

    def owned(self, table: Table, kind: int) -> int:
        """How much the seat has of what it may lose."""
        if kind == LOSE_HOPE:
            return table.hope[self.seat]
        if kind == LOSE_SPOTS:
            return table.spots[self.seat]
        return len(table.dice_places(self.seat))


class Dare(Decision):
    """Rulings 24, 25, 47: do it, or the owner gains; who cannot do it refuses."""

    fields: ClassVar[tuple[str, ...]] = ("owner", "effect")

    def __init__(self, seat: int, owner: int, effect: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.effect = effect

    def asks(self, table: Table) -> bool:
        effect = table.box.effects[self.effect]
        return len(daring_dice(table, self.seat, effect)) >= max(1, effect.n)

    def run(self, table: Table) -> None:
        self.refuse(table)

    def actions(self, table: Table) -> list[int]:
        return [COMPLY, REFUSE]

    def take(self, table: Table, action: int) -> None:
        effect = table.box.effects[self.effect]
        if action == REFUSE:
            self.refuse(table)
            table.reveal()
        elif effect.n:
            table.agenda.append(PickDie(self.seat, self.effect, effect.n, []))
        else:
            table.agenda.append(PickDie(self.seat, self.effect, 0, daring_dice(table, self.seat, effect)))

    def refuse(self, table: Table) -> None:
        """The owner's gains, at once."""
        pairs = table.box.effects[self.effect].pairs
        if table.log is not None:
            gains: list[Json] = [{"kind": GAINED[pairs[k]], "amount": pairs[k + 1]} for k in range(0, len(pairs), 2)]
            table.emit("dared", {"seat": self.seat, "complied": False, "dice": [], "set_to": None, "gains": gains})
        for k in range(0, len(pairs), 2):
            if pairs[k] == GAIN_CLOUD:
                for _ in range(pairs[k + 1]):
                    gain_cloud(table, self.owner, "dare")
            elif pairs[k] == GAIN_SPOTS:
                table.gain_spots(self.owner, pairs[k + 1], "dare")
            else:
                table.gain_hope(self.owner, pairs[k + 1], "dare")


def daring_dice(table: Table, seat: int, effect: Effect) -> list[int]:
    """Rulings 24 to 26: the places of the dice that a dare or a levy can mean, completed or not."""
    found: list[int] = []
    for place in table.dice_places(seat):
        number = (table.marks[seat * PLACES + place] - 1) % 6 + 1
        meant = number > 1 if effect.n else not effect.numbers or number in effect.numbers
        if meant:
            found.append(place)
    return found


class PickDie(Decision):
    """Ruling 29: dice are picked one by one, and all of them are lost or reset together after the last."""

    fields: ClassVar[tuple[str, ...]] = ("effect", "count", "picked")

    def __init__(self, seat: int, effect: int, count: int, picked: list[int]) -> None:
        super().__init__(seat)
        self.effect = effect
        self.count = count
        """How many are still to be picked."""
        self.picked = picked

    def eligible(self, table: Table) -> list[int]:
        """The dice not yet picked."""
        dice = daring_dice(table, self.seat, table.box.effects[self.effect])
        return [place for place in dice if place not in self.picked]

    def asks(self, table: Table) -> bool:
        return self.count > 0 and len(self.eligible(table)) > self.count

    def actions(self, table: Table) -> list[int]:
        return [ON + place for place in self.eligible(table)]

    def take(self, table: Table, action: int) -> None:
        table.agenda.append(PickDie(self.seat, self.effect, self.count - 1, [*self.picked, action - ON]))

    def run(self, table: Table) -> None:
        places = sorted(self.picked + self.eligible(table) if self.count else self.picked)
        if table.box.effects[self.effect].n:
            self.reset(table, places)
        else:
            self.discard(table, places)

    def reset(self, table: Table, places: list[int]) -> None:
        """Ruling 24: the dice show 1; completed ones no longer are."""
        table.reveal()
        for place in places:
            mark = table.marks[self.seat * PLACES + place]
            table.marks[self.seat * PLACES + place] = mark - (mark - 1) % 6
        if table.log is not None:
            dice: list[Json] = [[place // SYMBOLS + 1, place % SYMBOLS + 1] for place in places]
            table.emit("dared", {"seat": self.seat, "complied": True, "dice": dice, "set_to": 1, "gains": []})

    def discard(self, table: Table, places: list[int]) -> None:
        """Ruling 29: rolled into the pool in slot, then symbol order."""
        gone: list[Json] = []
        colours: list[int] = []
        for place in places:
            colour = (table.marks[self.seat * PLACES + place] - 1) // 6
            table.marks[self.seat * PLACES + place] = EMPTY
            number = table.roll_into_pool(colour)
            if table.log is not None:
                where: dict[str, Json] = {"slot": place // SYMBOLS + 1, "symbol": place % SYMBOLS + 1}
                gone.append({**where, "colour": COLOURS[colour], "number": number})
                colours.append(colour)
        if table.log is not None:
            dice: list[Json] = [[place // SYMBOLS + 1, place % SYMBOLS + 1] for place in places]
            if table.box.effects[self.effect].numbers:
                table.emit("dared", {"seat": self.seat, "complied": True, "dice": dice, "set_to": None, "gains": []})
            else:
                lost: dict[str, Json] = {"kind": "dice", "amount": len(places), "dice": dice}
                table.emit("levied", {"seat": self.seat, **lost})
            table.emit("dice_discarded", {"seat": self.seat, "dice": gone, "pool": table.pool_of(colours)})
