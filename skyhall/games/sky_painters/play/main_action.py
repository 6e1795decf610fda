"""SP-10 to SP-18: step 1, the main action."""

from skyhall.core.state import Decision
from skyhall.games.sky_painters.box.marks import LASTING, REROLLS
from skyhall.games.sky_painters.box.words import CLOUD, DIE, REROLL, SPOT, TAKE, TOP
from skyhall.games.sky_painters.play.clouds import gain_cloud
from skyhall.games.sky_painters.play.pool import MAIN, ChooseReroll, TakeDie, add_dice, take_die
from skyhall.games.sky_painters.play.sky import PlaceCard, add_takes, can_take_top
from skyhall.games.sky_painters.play.state import Table


class MainAction(Decision):
    """SP-10 to SP-18: exactly one of a cloud, a card, a die, a spot."""

    def actions(self, table: Table) -> list[int]:
        seat = self.seat
        found: list[int] = []
        if table.clouds[seat] == 0:
            found.append(CLOUD)
        found.append(SPOT)
        dice: list[int] = []
        add_dice(table, seat, 6, dice)
        if dice and table.lasting[seat * LASTING + REROLLS]:
            found.append(REROLL)
        add_takes(table, seat, found)
        if can_take_top(table, seat):
            found.append(TAKE + TOP)
        found.extend(dice)
        return found

    def take(self, table: Table, action: int) -> None:
        seat = self.seat
        if action == CLOUD:
            gain_cloud(table, seat, "main")
        elif action == SPOT:
            table.gain_spots(seat, 1, "main")
        elif action == REROLL:
            table.agenda.append(TakeDie(seat))
            table.agenda.append(ChooseReroll(seat, []))
        elif action < DIE:
            table.agenda.append(PlaceCard(seat, action - TAKE))
        else:
            take_die(table, seat, action - DIE, MAIN)
