"""What is on the table as plain data (section 9). Only the order of the decks is hidden, so all seats see the same."""

from typing import TYPE_CHECKING, Final

from skyhall.games.skytopia.components import COLOURS, WHENS
from skyhall.games.skytopia.places import EMPTY, PHASES, ROWS, SIDES, SLOT_NAMES, SLOTS
from skyhall.games.skytopia.promise import gives, promise
from skyhall.games.skytopia.question import decision_view, spot_view
from skyhall.games.skytopia.scoring import account, cards, final_table, reward
from skyhall.games.skytopia.shapes import (
    ActivationView,
    CardView,
    ChronometerView,
    DecisionView,
    DeckView,
    FaceView,
    GolemView,
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

if TYPE_CHECKING:
    from skyhall.games.skytopia.state import Table

CITIES: Final = ["Cirrus", "Halcyon", "Zephyria", "Nimbus"]
GOLEM_COLOURS: Final = ["white", "green", "yellow", "black"]


def view(table: "Table") -> View:
    """The table as everybody sees it."""
    decision = decision_view(table)
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
        "result": final_table(table) if table.over else None,
    }


def chronometer_view(table: "Table") -> ChronometerView:
    """ST-1 to ST-3."""
    dial = table.chronometer
    prices: dict[str, FaceView] = {}
    for bit in range(6):
        steps = table.steps(bit)
        prices[str(bit + 1)] = {"steps": steps, "price": dial.price[table.place * 6 + bit] if steps else None}
    return {"faces": dial.faces[:], "pointer": dial.pointer[table.place] + 1, "prices": prices}


def slot_view(table: "Table", slot: int) -> SlotView:
    """A slot with its card and the queue of golems."""
    golems: list[GolemView] = []
    queue = table.queue(slot)
    for seat, bit in queue:
        steps = table.steps(bit)
        finish = table.round_number + steps
        golems.append(
            {
                "seat": seat,
                "face": bit + 1,
                "steps": steps,
                "finish_round": finish,
                "refund": table.box.compensation if queue[0][0] != seat else 0,
                "late": finish > table.final_round,
            }
        )
    has_card = table.market[slot] != EMPTY
    return {
        "slot": SLOT_NAMES[slot],
        "colour": COLOURS[slot // ROWS],
        "row": slot % ROWS + 1,
        "card": card_view(table, table.market[slot]) if has_card else None,
        "golems": golems,
        "then": [promise(table, seat, slot) for seat in range(table.seats)] if has_card else [],
    }


def card_view(table: "Table", number: int) -> CardView:
    """A card by its number."""
    card = table.box.components[number]
    coat = table.box.coats[card.coat]
    return {"id": card.id, "name": card.name, "colour": COLOURS[card.colour], "coat": coat, "effect": card.plain}


def deck_view(table: "Table", colour: int) -> DeckView:
    """Section 7: which cards are still to come is public, their order is not."""
    unseen = sorted([table.box.components[card].id for card in table.decks[colour][: table.left[colour]]])
    return {"colour": COLOURS[colour], "left": table.left[colour], "unseen": unseen}


def guildmaster_view(table: "Table", number: int) -> GuildmasterView:
    """A guildmaster and what it would pay."""
    master = table.box.guildmasters[number]
    now = [reward(table, seat, master) for seat in range(table.seats)]
    return {"id": master.id, "group": master.group, "name": master.name, "score": master.plain, "now": now}


def seat_view(table: "Table", seat: int) -> SeatView:
    """Everything in front of a seat."""
    score = account(table, seat)
    kinds = len(table.box.coats)
    return {
        "seat": seat,
        "name": f"Seat {seat}",
        "city": CITIES[seat],
        "golem_colour": GOLEM_COLOURS[seat],
        "coins": table.coins[seat],
        "pp": table.pp[seat],
        "supply": table.supply[seat],
        "golems_out": sum([faces.bit_count() for faces in table.golems[seat * SLOTS : (seat + 1) * SLOTS]]),
        "tile": tile_view(table, seat),
        "towers": [tower_view(table, seat, colour) for colour in range(4)],
        "coats": {coat: table.coats[seat * kinds + k] for k, coat in enumerate(table.box.coats)},
        "cards": cards(table, seat),
        "score_now": {
            "track": score.track,
            "guild": score.guild,
            "end_pp": score.end_pp,
            "coins": score.coins_pp,
            "golems": score.golems_pp,
            "total": score.total,
        },
    }


def tile_view(table: "Table", seat: int) -> TileView | None:
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


def offer_view(table: "Table", colour: int) -> OfferView:
    """ST-60, ST-61: a tile with both sides, and who has it."""
    sides: list[SideView] = []
    for side in range(2):
        ability = table.box.abilities[colour * 2 + side]
        numbers: dict[str, int] = {
            "pp": ability.pp,
            "coins": ability.coins,
            "price": ability.price,
            "cards": ability.cards,
            "cost": ability.cost,
            "steps": ability.steps,
        }
        sides.append({"side": SIDES[side], "name": ability.name, "when": WHENS[ability.when - 1], "numbers": numbers})
    owner = table.tiles.index(colour) if colour in table.tiles else None
    return {"colour": COLOURS[colour], "owner": owner, "sides": sides}


def tower_view(table: "Table", seat: int, colour: int) -> TowerView:
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


def activation_view(table: "Table", decision: DecisionView | None) -> ActivationView | None:
    """ST-33: the chain that is being resolved."""
    if not table.chain or decision is None:
        return None
    chain = [spot_view(table, table.active, spot) for spot in table.chain]
    return {
        "root": chain[0],
        "chain": chain,
        "tower": COLOURS[table.tower] if table.tower >= 0 else None,
        "level": table.level if table.tower >= 0 else None,
        "source": decision["source"],
        "primitive": decision["primitive"],
    }
