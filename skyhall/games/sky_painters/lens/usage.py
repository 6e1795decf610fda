"""What a finished game tells the lab: the cards, Painters and halos that each seat made use of."""

from skyhall.games.sky_painters.box.edition import INITIALS
from skyhall.games.sky_painters.box.words import CELLS
from skyhall.games.sky_painters.play.scoring import end_points
from skyhall.games.sky_painters.play.state import Table


def used(table: Table, seat: int) -> list[str]:
    """The sky cards completed, the Painters and the halo tokens."""
    box = table.box
    found: list[str] = []
    for cell in range(CELLS):
        if table.blue[seat][cell]:
            found.append(f"card:{box.cards[table.sky[seat][cell]].id}")
    for number in table.painters[seat]:
        found.append(f"painter:{box.painters[number].id}")
    for token in table.halos[seat]:
        found.append(f"halo:{box.halos[token].id}")
    return found


def offers(table: Table) -> dict[str, tuple[int, int]]:
    """Sky cards and Painters that came up, and those that somebody took; what everybody begins with does not count."""
    box = table.box
    found: dict[str, tuple[int, int]] = {}
    taken = [card for row in table.sky for card in row if card >= 0]
    unseen = [*table.deck, *table.card_box]
    for number, card in enumerate(box.cards):
        if number not in unseen and card.id not in INITIALS:
            found[f"card:{card.id}"] = (1, 1 if number in taken else 0)
    owned = [number for row in table.painters for number in row]
    hidden = [*table.pile, *table.tile_box]
    for number, painter in enumerate(box.painters):
        if number not in hidden:
            found[f"painter:{painter.id}"] = (1, 1 if number in owned else 0)
    return found


def when(table: Table, seat: int) -> dict[str, int]:
    """The turn in which a card was completed, a Painter acquired, a halo token taken."""
    found: dict[str, int] = {}
    turn = 0
    for event in table.log or []:
        told = event.public
        if event.name == "turn_began":
            number = told["number"]
            assert isinstance(number, int)
            turn = number
        elif told.get("seat") == seat:
            if event.name == "card_completed":
                found[f"card:{told['card']}"] = turn
            elif event.name == "painter_acquired":
                found[f"painter:{told['tile']}"] = turn
            elif event.name in ("halo_taken", "halo_kept"):
                found[f"halo:{told['token']}"] = turn
    return found


def earned(table: Table, seat: int) -> dict[str, float]:
    """SP-40: what completed cards, Painters and halo tokens are worth; spots and hope of a card as points."""
    box = table.box
    hope: dict[str, int] = {}
    for event in table.log or []:
        if event.name == "hope_activated" and event.public["seat"] == seat:
            gained = event.public["gained"]
            assert isinstance(gained, int)
            hope[str(event.public["source"])] = gained
    found: dict[str, float] = {}
    for cell in range(CELLS):
        if table.blue[seat][cell]:
            card = box.cards[table.sky[seat][cell]]
            worth = card.star + hope.get(card.id, 0) * box.hope_points
            found[f"card:{card.id}"] = worth + card.spots / box.spots_per_point
    for number in table.painters[seat]:
        painter = box.painters[number]
        found[f"painter:{painter.id}"] = float(painter.points + end_points(table, seat, painter))
    for token in table.halos[seat]:
        halo = box.halos[token]
        found[f"halo:{halo.id}"] = float(halo.points + end_points(table, seat, halo))
    return found
