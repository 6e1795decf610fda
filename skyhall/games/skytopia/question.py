"""What every question of Skytopia tells the screen beside its legal words (section 9)."""

from typing import TYPE_CHECKING, ClassVar

from skyhall.core.state import Decision
from skyhall.games.skytopia.components import COLOURS
from skyhall.games.skytopia.places import CITY, SLOT_NAMES, colour_at, level_at
from skyhall.games.skytopia.shapes import ActionView, DecisionView, Hint, Part, SpotView

if TYPE_CHECKING:
    from skyhall.games.skytopia.state import Table


class Question(Decision):
    """A decision with hints."""

    kind: ClassVar[str] = ""

    def hint(self, table: "Table", action: int) -> Hint:
        """What the word would do."""
        return {}

    def asked_by(self, table: "Table") -> str | None:
        """The component whose ability asks."""
        return None

    def asked_part(self, table: "Table") -> Part | None:
        """The part of the ability that asks."""
        return None


def spot_view(table: "Table", seat: int, spot: int) -> SpotView:
    """A spot with what is there."""
    component = table.box.components[table.component(seat, spot)]
    return {
        "where": "market" if spot < CITY else "city",
        "slot": SLOT_NAMES[spot] if spot < CITY else None,
        "colour": COLOURS[colour_at(spot)],
        "level": level_at(spot) if spot >= CITY else None,
        "card": None if component.is_foundation else component.id,
    }


def meant_by_tower(table: "Table", action: int) -> str:
    """What a tower's word is about now: the card on its top or in its column, its foundation, or the whole tower."""
    if not table.agenda:
        return "tower"
    question = table.decision()
    assert isinstance(question, Question)
    hint = question.hint(table, action)
    return (hint["card"] or "foundation") if "card" in hint else "tower"


def decision_view(table: "Table") -> DecisionView | None:
    """The open question with its legal words."""
    if not table.agenda:
        return None
    question = table.decision()
    assert isinstance(question, Question)
    actions: list[ActionView] = []
    for action in question.actions(table):
        actions.append({"action": action, "name": table.setup.words.name(action), "hint": question.hint(table, action)})
    return {
        "seat": question.seat,
        "kind": question.kind,
        "source": question.asked_by(table),
        "primitive": question.asked_part(table),
        "actions": actions,
    }
