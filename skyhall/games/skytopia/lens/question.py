"""The open question: what it needs to be asked, its words for people, and what the screen is told of it (section 9)."""

from skyhall.core.event import Json, Message
from skyhall.games.skytopia.box.places import CITY, COLOURS, EMPTY, SLOT_NAMES, colour_at, level_at
from skyhall.games.skytopia.box.words import GOLEM
from skyhall.games.skytopia.lens.preview import hint
from skyhall.games.skytopia.lens.shapes import ActionView, DecisionView, SpotView
from skyhall.games.skytopia.play.abilities import BuyRotation
from skyhall.games.skytopia.play.acts import ability_key, ability_of
from skyhall.games.skytopia.play.choices import PartDecision, RedirectTo, TakeCoins
from skyhall.games.skytopia.play.finishing import StackNext
from skyhall.games.skytopia.play.question import Question
from skyhall.games.skytopia.play.sending import Send
from skyhall.games.skytopia.play.setting_up import ChooseSide, OpenOn
from skyhall.games.skytopia.play.state import Table
from skyhall.games.skytopia.play.telling import source_name, told_part


def details(table: Table) -> dict[str, Json]:
    """What the open question needs beside its name and its seat."""
    question = table.decision()
    seat = question.seat
    if isinstance(question, PartDecision):
        return details_of_part(table, question)
    if isinstance(question, Send):
        return {"coins": table.coins[seat], "supply": table.supply[seat]}
    if isinstance(question, BuyRotation):
        ability = ability_of(table, seat)
        return {"ability": ability_key(table, seat), "cost": ability.cost, "steps": ability.steps}
    if isinstance(question, StackNext):
        return {"colour": COLOURS[question.colour]}
    if isinstance(question, ChooseSide):
        return {"colour": COLOURS[table.tiles[seat]]}
    if isinstance(question, OpenOn):
        return {"face": table.box.opening_face}
    return {}


def details_of_part(table: Table, question: PartDecision) -> dict[str, Json]:
    """The component whose ability asks, and what it offers."""
    source = source_name(table, question.source(table))
    if isinstance(question, TakeCoins):
        return {"source": source, "coins": question.coins}
    if isinstance(question, RedirectTo):
        golem = question.golem - GOLEM
        return {"source": source, "slot": SLOT_NAMES[golem // 6], "face": golem % 6 + 1}
    given = told_part(question.offer(table).plain)
    return {"source": source, **{key: value for key, value in given.items() if value is not None}}


def describe(table: Table, action: int) -> Message:
    """A word with the card it is about."""
    block = table.setup.words.block_of(action)
    args: dict[str, Json] = {**block.values(action)}
    if block.name in ("send", "golem", "card"):
        number = table.market[block.read(action)[0]]
        args["card"] = table.box.components[number].id if number != EMPTY else None
    elif block.name == "tower":
        args.update(meant_by_tower(table, action))
    return Message("word-" + block.name, args)


def meant_by_tower(table: Table, action: int) -> dict[str, Json]:
    """What a tower's word is about now: the card on its top or in its column, its foundation, or the whole tower."""
    told = hint(table, action) if action in table.actions() else {}
    if "card" not in told:
        return {"about": "tower", "card": None}
    return {"about": "foundation" if told["card"] is None else "card", "card": told["card"]}


def decision_view(table: Table, seat: int | None) -> DecisionView | None:
    """The open question; with its legal words, and what they would do, for the seat that is asked."""
    if not table.agenda:
        return None
    question = table.decision()
    assert isinstance(question, Question)
    actions: list[ActionView] = []
    for action in question.actions(table) if seat == question.seat else []:
        actions.append({"action": action, "name": table.setup.words.name(action), "hint": hint(table, action)})
    asks = question if isinstance(question, PartDecision) else None
    return {
        "seat": question.seat,
        "kind": question.kind,
        "source": source_name(table, asks.source(table)) if asks is not None else None,
        "primitive": asks.offer(table).plain if asks is not None else None,
        "actions": actions,
    }


def spot_view(table: Table, seat: int, spot: int) -> SpotView:
    """A spot with what is there."""
    component = table.box.components[table.component(seat, spot)]
    return {
        "where": "market" if spot < CITY else "city",
        "slot": SLOT_NAMES[spot] if spot < CITY else None,
        "colour": COLOURS[colour_at(spot)],
        "level": level_at(spot) if spot >= CITY else None,
        "card": None if component.is_foundation else component.id,
    }
