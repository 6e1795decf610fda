"""What a finished game tells the lab: who began, and which cards, abilities and guildmasters each seat made use of."""

from skyhall.games.skytopia.box.places import COLOURS
from skyhall.games.skytopia.play.scoring import reward
from skyhall.games.skytopia.play.state import Table


def first_seat(table: Table) -> int:
    """ST-15: the start marker went to the right after every round but the last."""
    return (table.first + table.round_number - 1) % table.seats


def used(table: Table, seat: int) -> list[str]:
    """The tower cards in the city, the ability that lies face up, and the guildmasters that paid this seat most."""
    box = table.box
    found: list[str] = []
    for colour in range(4):
        for card in table.towers[seat * 4 + colour]:
            found.append(f"card:{box.components[card].id}")
    if table.tiles[seat] >= 0 and table.sides[seat] >= 0:
        found.append(f"ability:{COLOURS[table.tiles[seat]]}-{'AB'[table.sides[seat]]}")
    for number in table.masters:
        master = box.guildmasters[number]
        own = reward(table, seat, master)
        if all(own > reward(table, rival, master) for rival in range(table.seats) if rival != seat):
            found.append(f"guildmaster:{master.id}")
    return found
