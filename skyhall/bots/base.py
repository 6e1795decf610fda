"""What a bot is."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from skyhall.core.dice import Dice
from skyhall.core.sitting import Sitting
from skyhall.core.state import State


# People write bots of their own in plain Python, whichever way the hall was built.
@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses actions for a seat. It is handed a determinized table: what the seat cannot see was dealt anew.

    One that `only_asks` for the legal actions is handed the table itself and must leave it as it is: on a seat's own
    decision they tell it nothing that it cannot see.
    """

    only_asks: ClassVar[bool] = False

    def choose(self, state: State, seat: int, budget: int, dice: Dice) -> int:
        """A legal action of the open decision. The dice are the bot's own.

        `budget` is in milliseconds. With 0 there is no clock: the bot does what its own parameters say, and the same
        dice give the same choice on every machine.
        """
        raise NotImplementedError


def ask(player: Bot, state: State, budget: int, dice: Dice) -> int:
    """A bot's action for the seat to decide, without showing it, or through it, anything that may not be seen."""
    seat = state.seat
    known = state if player.only_asks else state.determinize(seat, dice.fork(f"hidden {state.moves}"))
    return state.setup.game.discreet(state, player.choose(known, seat, budget, dice))


def play_on(sitting: Sitting, bots: list[Bot | None], budget: int, dice: Dice) -> None:
    """Let the bots at their seats decide until a seat without one is asked, or the game is over."""
    state = sitting.line.state
    while state.seat >= 0:
        player = bots[state.seat]
        if player is None:
            return
        sitting.push(ask(player, state, budget, dice))
        state = sitting.line.state
