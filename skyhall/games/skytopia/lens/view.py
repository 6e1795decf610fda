"""What is on the table as plain data (section 9). Only the order of the decks is hidden, so all seats see the same.

What each word would do is told to the seat that is asked.
"""

from typing import Final

from skyhall.games.skytopia.box.components import WHENS, Component
from skyhall.games.skytopia.box.edition import Box
from skyhall.games.skytopia.box.places import COLOURS, EMPTY, PHASES, ROWS, SIDES, SLOT_NAMES
from skyhall.games.skytopia.lens.preview import due
from skyhall.games.skytopia.lens.question import decision_view, spot_view
from skyhall.games.skytopia.lens.shapes import (
    ActivationView,
    CardView,
    ChronometerView,
    DecisionView,
    DeckView,
    FaceView,
    GuildmasterView,
    LevelView,
    OfferView,
    SeatView,
    SideView,
    SlotView,
    TileView,
    TowerView,
    View,
)
from skyhall.games.skytopia.play.scoring import gives, measure, reward
from skyhall.games.skytopia.play.shapes import ResultView
from skyhall.games.skytopia.play.state import Table
from skyhall.games.skytopia.play.telling import told_queue, told_result, told_seat, told_so_far

CITIES: Final = ["Cirrus", "Halcyon", "Zephyria", "Nimbus"]
GOLEM_COLOURS: Final = ["white", "green", "yellow", "black"]


def view(table: Table, seat: int | None) -> View:
    """The table as one seat sees it; None is a spectator."""
    public = _public_view(table)
    return public if seat is None else own_view(table, seat, public)


def own_view(table: Table, seat: int, public: View) -> View:
    """The spectators' view; who is asked has the words that may be said, and what they would do."""
    if seat != table.seat:
        return public
    return {**public, "decision": decision_view(table, seat)}


def _public_view(table: Table) -> View:
    decision = decision_view(table, None)
    return {
        "round": table.round_number,
        "round_limit": table.box.round_limit,
        "last_round": table.last_round if table.last_round >= 0 else None,
        "final_round": table.round_number >= table.final_round,
        "first": table.first,
        "active": table.active if table.active >= 0 else None,
        "phase": PHASES[table.phase],
        "compensation": table.box.compensation,
        "options": dict(table.setup.options),
        "chronometer": chronometer_view(table),
        "market": {"rows": table.rows, "slots": [slot_view(table, slot) for slot in table.slots]},
        "decks": [deck_view(table, colour) for colour in range(4)],
        "guildmasters": [guildmaster_view(table, master) for master in table.masters],
        "tiles": [offer_view(table, colour) for colour in range(4)],
        "seats": [seat_view(table, seat) for seat in range(table.seats)],
        "activation": activation_view(table, decision),
        "decision": decision,
        "result": result_view(table) if table.over else None,
    }


def chronometer_view(table: Table) -> ChronometerView:
    """ST-1 to ST-3."""
    dial = table.chronometer
    prices: dict[str, FaceView] = {}
    for bit in range(6):
        steps = table.steps(bit)
        prices[str(bit + 1)] = {"steps": steps, "price": dial.price[table.place * 6 + bit] if steps else None}
    return {"faces": dial.faces[:], "pointer": dial.pointer[table.place] + 1, "prices": prices}


def slot_view(table: Table, slot: int) -> SlotView:
    """A slot with its card and the queue of golems."""
    has_card = table.market[slot] != EMPTY
    return {
        "slot": SLOT_NAMES[slot],
        "colour": COLOURS[slot // ROWS],
        "row": slot % ROWS + 1,
        "card": card_view(table.box, table.box.components[table.market[slot]]) if has_card else None,
        "golems": told_queue(table, slot),
        "due": due(table, slot),
    }


def card_view(box: Box, card: Component) -> CardView:
    """A tower card."""
    coat = box.coats[card.coat]
    return {"id": card.id, "name": card.name, "colour": COLOURS[card.colour], "coat": coat, "effect": card.plain}


def deck_view(table: Table, colour: int) -> DeckView:
    """Section 7: which cards are still to come is public, their order is not."""
    unseen = sorted([table.box.components[card].id for card in table.decks[colour]])
    return {"colour": COLOURS[colour], "left": len(unseen), "unseen": unseen}


def guildmaster_view(table: Table, number: int) -> GuildmasterView:
    """A guildmaster and what it would pay."""
    master = table.box.guildmasters[number]
    return {
        "id": master.id,
        "group": master.group,
        "name": master.name,
        "score": master.plain,
        "now": [reward(table, seat, master) for seat in range(table.seats)],
        "counted": [measure(table, seat, master) for seat in range(table.seats)],
    }


def seat_view(table: Table, seat: int) -> SeatView:
    """Everything in front of a seat."""
    kinds = len(table.box.coats)
    return {
        "seat": seat,
        "name": f"Seat {seat}",
        "city": CITIES[seat],
        "golem_colour": GOLEM_COLOURS[seat],
        **told_seat(table, seat),
        "tile": tile_view(table, seat),
        "towers": [tower_view(table, seat, colour) for colour in range(4)],
        "coats": {coat: table.coats[seat * kinds + k] for k, coat in enumerate(table.box.coats)},
    }


def tile_view(table: Table, seat: int) -> TileView | None:
    """The ability tile, if the seat has one."""
    tile = table.tiles[seat]
    side = table.sides[seat]
    if tile < 0:
        return None
    ability = table.box.abilities[tile * 2 + side] if side >= 0 else None
    return {
        "colour": COLOURS[tile],
        "side": SIDES[side] if side >= 0 else None,
        "name": ability.name if ability is not None else None,
        "when": WHENS[ability.when - 1] if ability is not None else None,
        "used_this_turn": table.used >> seat & 1 == 1,
    }


def offer_view(table: Table, colour: int) -> OfferView:
    """ST-60, ST-61: a tile with both sides, and who has it."""
    owner = table.tiles.index(colour) if colour in table.tiles else None
    return {"colour": COLOURS[colour], "owner": owner, "sides": sides_view(table.box, colour)}


def sides_view(box: Box, colour: int) -> list[SideView]:
    """Both sides of a tile."""
    sides: list[SideView] = []
    for side in range(2):
        ability = box.abilities[colour * 2 + side]
        numbers: dict[str, int] = {
            "pp": ability.pp,
            "coins": ability.coins,
            "price": ability.price,
            "cards": ability.cards,
            "cost": ability.cost,
            "steps": ability.steps,
        }
        sides.append({"side": SIDES[side], "name": ability.name, "when": WHENS[ability.when - 1], "numbers": numbers})
    return sides


def tower_view(table: Table, seat: int, colour: int) -> TowerView:
    """A tower with its foundation as level 0."""
    box = table.box
    levels: list[LevelView] = []
    for number in [box.first_stone + colour, *table.towers[seat * 4 + colour]]:
        component = box.components[number]
        pp, coins = gives(table, seat, number)
        levels.append(
            {
                "card": None if component.is_foundation else component.id,
                "name": component.name,
                "foundation": component.is_foundation,
                "coat": box.coats[component.coat] if component.coat >= 0 else None,
                "effect": component.plain,
                "pp": pp,
                "coins": coins,
            }
        )
    waiting = seat == table.active and table.waiting >> colour & 1 == 1
    return {"colour": COLOURS[colour], "size": len(levels), "levels": levels, "waiting": waiting}


def activation_view(table: Table, decision: DecisionView | None) -> ActivationView | None:
    """ST-33: the chain that is being resolved."""
    so_far = told_so_far(table, table.active)
    if so_far is None or decision is None:
        return None
    chain = [spot_view(table, table.active, spot) for spot in table.chain]
    return {
        "root": chain[0],
        "chain": chain,
        "tower": COLOURS[table.tower] if table.tower >= 0 else None,
        "level": table.level if table.tower >= 0 else None,
        "source": decision["source"],
        "primitive": decision["primitive"],
        "so_far": so_far,
    }


def result_view(table: Table) -> list[ResultView]:
    """ST-43, ST-45: the final table."""
    ranks = table.ranks()
    return [told_result(table, seat, ranks[seat]) for seat in range(table.seats)]
