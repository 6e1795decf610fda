"""When a position can be judged: what was declared has resolved, and whoever is active may choose freely."""

from skyhall.core.lens import CHOOSE, REST
from skyhall.games.skytear.box.words import PASS
from skyhall.games.skytear.play.heroes_phase.activation import Activate, Main, Respond
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import HEROES


def goes_on(table: Table) -> int:
    """SK-47: nobody responds to what is on the Stack. Where it asks something, and in the Minions Phase, whoever is
    asked takes what looks best. Before the Heroes Phase there is nothing to wait for."""
    asked = table.agenda[-1]
    if isinstance(asked, Respond):
        return PASS
    if table.phase < HEROES or isinstance(asked, Main | Activate):
        return REST
    return CHOOSE
