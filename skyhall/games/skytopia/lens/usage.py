"""What a finished game tells the lab: who began, and which cards, abilities and guildmasters each seat made use of."""

from collections.abc import Mapping

from skyhall.core.event import Json
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


def alike(name: str) -> str:
    """A card is one component with all its coats, which end its id."""
    return name.rpartition("_")[0] if name.startswith("card:") else name


def offers(table: Table) -> dict[str, tuple[int, int]]:
    """The cards that lay in the market, and those of them that stand in a city."""
    shown: list[str] = []
    for event in table.log or []:
        if event.name == "game_started":
            shown += [str(place["card"]) for place in groups(event.public["market"])]
        elif event.name == "market_refilled":
            shown.append(str(event.public["card"]))
    built = [table.box.components[card].id for tower in table.towers for card in tower]
    return {f"card:{card}": (1, 1 if card in built else 0) for card in shown}


def groups(told: Json) -> list[Mapping[str, object]]:
    """The groups of a list in an event."""
    assert isinstance(told, list)
    return [part for part in told if isinstance(part, Mapping)]


def when(table: Table, seat: int) -> dict[str, int]:
    """The round in which a card came to the city."""
    found: dict[str, int] = {}
    current = 0
    for event in table.log or []:
        if event.name == "round_began":
            current = whole(event.public["round"])
        elif event.name in ("card_finished", "card_added") and event.public["seat"] == seat:
            found[f"card:{event.public['card']}"] = current
    return found


def earned(table: Table, seat: int) -> dict[str, float]:
    """ST-43: what cards in the city, the ability and guildmasters paid, coins as the points that they are worth."""
    box = table.box
    gained: dict[str, float] = {}
    for event in table.log or []:
        told = event.public
        if told.get("seat") != seat or event.name not in ("gained", "traded", "ability_used"):
            continue
        name = f"ability:{told['ability']}" if event.name == "ability_used" else f"card:{told['source']}"
        coins = whole(told["coins"]) * (-1 if event.name == "traded" else 1)
        gained[name] = gained.get(name, 0.0) + whole(told["pp"]) + coins / box.coins_per_pp
    found: dict[str, float] = {}
    for colour in range(4):
        for card in table.towers[seat * 4 + colour]:
            component = box.components[card]
            if component.gains or component.end_pp or any(part.coins or part.pp for part in component.effect):
                name = f"card:{component.id}"
                found[name] = gained.get(name, 0.0) + component.end_pp
    for name, points in gained.items():
        if name.startswith("ability:"):
            found[name] = points
    for number in table.masters:
        master = box.guildmasters[number]
        found[f"guildmaster:{master.id}"] = float(reward(table, seat, master))
    return found


def whole(told: Json) -> int:
    """A count in an event."""
    assert isinstance(told, int)
    return told
