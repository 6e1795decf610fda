"""SK-9 to SK-11: the first player, victory cards, tokens and minions, before the draft."""

from skyhall.core.dice import Dice
from skyhall.core.errors import OptionsError
from skyhall.core.event import Json
from skyhall.core.state import Setup, Step
from skyhall.games.skytear.box.contents import Box
from skyhall.games.skytear.box.edition import check_decks, check_setup
from skyhall.games.skytear.box.map.hexes import BLOCKED
from skyhall.games.skytear.play.decks import PrepareDecks
from skyhall.games.skytear.play.draft import OpeningHands, plan_draft
from skyhall.games.skytear.play.minions_phase.control import domes_in_order
from skyhall.games.skytear.play.seats import seats_of
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.tables import made
from skyhall.games.skytear.play.turn import Turn


def bare_table(setup: Setup, dice: Dice) -> Table:
    """SK-11: buildings and tokens, nothing else."""
    box = setup.edition
    assert isinstance(box, Box)
    check_setup(box, setup.options)
    if box.has_own_decks:
        check_decks(box, str(setup.options["decks"]))
    if setup.seats != 3 and setup.options["alone"] != 0:  # SK-190
        raise OptionsError(
            f"alone {setup.options['alone']}: only of three seats one plays alone, here are {setup.seats}"
        )
    table = made(setup, dice, box)
    table.lay_bare()
    for side in range(2):
        table.crowd[box.field.nexus[side]] = BLOCKED
        for lane in box.field.lanes:
            table.crowd[lane.towers[side]] = BLOCKED
    return table


def first_player(table: Table, dice: Dice) -> int:
    """SK-132: the dice choose a side, and one of its seats if it has two."""
    side = dice.below(2)
    seats = [seat for seat, of in enumerate(table.side_of) if of == side]
    return seats[dice.below(2)] if len(seats) > 1 else seats[0]


def number_points(table: Table, dice: Dice) -> None:
    """SK-9, SK-162: the numbers of the lane tokens, and of two domes which is settled first."""
    lanes = table.numbers[: len(table.tokens)]
    dice.shuffle(lanes)
    domes = table.numbers[len(lanes) :]
    if domes and dice.below(2) == 1:
        domes.reverse()
    table.numbers = lanes + domes


def lay_out(setup: Setup, dice: Dice) -> Table:
    """SK-9: in the order in which the dice are used."""
    table = bare_table(setup, dice)
    box = table.box
    first = setup.options["first_player"]
    table.first = first if isinstance(first, int) else first_player(table, dice)
    count = setup.options["victory_cards"]
    assert isinstance(count, int)
    table.victory = dice.sample(box.victory_deck[:], count)
    number_points(table, dice)
    for lane in box.field.lanes:
        for side in range(2):
            for place in lane.minions[side]:
                table.put_minion(side, place, lane.index)
                table.reserve[side] -= 1
    table.agenda.append(Turn())
    table.agenda.append(OpeningHands())
    if box.has_own_decks:
        table.agenda.append(PrepareDecks())
    plan_draft(table)
    table.agenda.append(Begin())
    return table


def first_dome(table: Table) -> str | None:
    """SK-162: of two domes the one with the fourth token."""
    domes = domes_in_order(table)
    return table.box.field.point_names[len(table.tokens) + domes[0]] if len(domes) > 1 else None


class Begin(Step):
    """For the log: what everybody can see before the draft."""

    def run(self, table: Table) -> None:
        if table.log is not None:
            if len(table.side_of) > 2:
                sides: list[Json] = [[*seats_of(table, side)] for side in range(2)]
                alone = [seat for seat, mate in enumerate(table.partner_of) if mate < 0]
                table.emit("sides", {"sides": sides, "alone": alone[0] if alone else None})
            victory: list[Json] = [table.box.victory[card].key for card in table.victory]
            table.emit(
                "game_started",
                {
                    "first_player": table.first,
                    "first_side": table.side_of[table.first],
                    "victory": victory,
                    "n": len(victory),
                    "map": table.box.ground.key,
                    "dome_first": first_dome(table),
                },
            )
