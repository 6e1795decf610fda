"""What is on the table: data only."""

from typing import ClassVar

from cloud_race.box.edition import Box
from skyhall.core.dice import Dice
from skyhall.core.state import Setup, State


class Table(State):
    """`kites[seat]` is the cloud of a kite; `hands[seat]` and `deck` hold winds by number, the top of the deck last."""

    fields: ClassVar[tuple[str, ...]] = ("round", "kites", "hands", "deck", "rolled", "ended")
    derived: ClassVar[tuple[str, ...]] = ("box",)

    def __init__(self, setup: Setup, dice: Dice, box: Box) -> None:
        super().__init__(setup, dice)
        self.box = box
        self.round = 1
        self.kites: list[int] = []
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.rolled = 0
        self.ended = ""

    def clone(self) -> "Table":
        twin = Table(self.setup, self.dice.clone(), self.box)
        self.copy_to(twin)
        twin.round = self.round
        twin.kites = self.kites[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.rolled = self.rolled
        twin.ended = self.ended
        return twin

    def ending(self) -> str:
        return self.ended
