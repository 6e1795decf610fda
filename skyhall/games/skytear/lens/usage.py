"""What a finished game tells the lab: factions, heroes and cards of each seat, and the victory cards that decided."""

from skyhall.games.skytear.play.scoring import is_complete
from skyhall.games.skytear.play.state import Table


def used(table: Table, seat: int) -> list[str]:
    """Factions with all their heroes, two such factions as a team, heroes, and the power cards played."""
    box = table.box
    team = table.teams[seat]
    factions = [faction.key for faction in box.factions if all(hero in team for hero in faction.heroes)]
    found = [f"faction:{key}" for key in factions]
    if len(factions) == 2:
        found.append(f"team:{factions[0]}+{factions[1]}")
    found += [f"hero:{box.heroes[hero].key}" for hero in team]
    played: list[str] = []
    for event in table.log or []:
        if event.name == "card_played" and event.public["seat"] == seat:
            played.append(str(event.public["card"]))
    return found + [f"card:{card.key}" for card in box.cards if card.key in played]


def decisive(table: Table) -> list[str]:
    """SK-108: the victory cards that the winner has completed."""
    if table.winner < 0:
        return []
    cards = [table.box.victory[number] for number in table.victory]
    return [f"victory:{card.key}" for card in cards if is_complete(table, card, table.winner)]


def offers(table: Table) -> dict[str, tuple[int, int]]:
    """The power cards that were drawn, and how often they were played: of all others some seat had no say."""
    drawn: dict[str, int] = {}
    played: dict[str, int] = {}
    for event in table.log or []:
        if event.name == "drew":
            cards = event.private["cards"]
            assert isinstance(cards, list)
            for card in cards:
                drawn[str(card)] = drawn.get(str(card), 0) + 1
        elif event.name == "card_played":
            card = event.public["card"]
            played[str(card)] = played.get(str(card), 0) + 1
    return {f"card:{card}": (max(count, played.get(card, 0)), played.get(card, 0)) for card, count in drawn.items()}


def when(table: Table, seat: int) -> dict[str, int]:
    """The turn in which a power card was first played."""
    found: dict[str, int] = {}
    current = 0
    for event in table.log or []:
        if event.name == "round_began":
            told = event.public["round"]
            assert isinstance(told, int)
            current = told
        elif event.name == "card_played" and event.public["seat"] == seat:
            found.setdefault(f"card:{event.public['card']}", current)
    return found
