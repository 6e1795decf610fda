"""SK-18: the turn that holds the phases together."""

from skyhall.core.state import Step
from skyhall.games.skytear.play.heroes_phase.activation import HeroesPhase
from skyhall.games.skytear.play.minions_phase.phase import MinionsPhase
from skyhall.games.skytear.play.seats import seats_of
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.upkeep import Upkeep


class Turn(Step):
    """SK-18: Heroes Phase, Minions Phase, upkeep; then the next turn."""

    def run(self, table: Table) -> None:
        table.next_seat = table.first
        table.due = [seats_of(table, side)[0] for side in range(2)]
        if table.log is not None:
            table.emit("round_began", {"round": table.turn})
        table.agenda.append(self)
        table.agenda.append(Upkeep())
        table.agenda.append(MinionsPhase())
        table.agenda.append(HeroesPhase())
