"""What every question of Skytopia tells the screen beside its legal words (section 9)."""

from typing import TYPE_CHECKING, ClassVar, NotRequired, TypedDict, Union

from skyhall.core.state import Decision
from skyhall.games.skytopia.components import COLOURS, Part
from skyhall.games.skytopia.places import CITY, SLOT_NAMES, colour_at, level_at

if TYPE_CHECKING:
    from skyhall.games.skytopia.state import Table


class SpotView(TypedDict):
    """Where an ability is: a slot of the market, or a level of a tower of the active seat (0: its foundation)."""

    where: str
    slot: "Union[str, None]"
    colour: str
    level: "Union[int, None]"
    card: "Union[str, None]"


class Hint(TypedDict):
    """What a word would do; each kind of word has its own keys."""

    price: "NotRequired[int]"  # send
    coins_left: "NotRequired[int]"
    after_end: "NotRequired[bool]"  # it would finish after the last round
    ahead: "NotRequired[list[int]]"  # owners of the golems there with fewer steps, and with more
    behind: "NotRequired[list[int]]"
    gain_pp: "NotRequired[int]"  # automatic gains of the card, at once
    gain_coins: "NotRequired[int]"
    refund: "NotRequired[int]"  # compensation, as a rival will finish this card first
    face: "NotRequired[int]"  # send, golem: the face shown afterwards
    steps: "NotRequired[int]"
    finish_round: "NotRequired[int]"
    overtakes: "NotRequired[list[int]]"  # golem: owners passed by a rotation
    card: "NotRequired[Union[str, None]]"  # card, tower: what is placed or used; null for a foundation
    effect: "NotRequired[list[Part]]"


class ActionView(TypedDict):
    """A legal word."""

    action: int
    name: str
    hint: "Hint"


class DecisionView(TypedDict):
    """The open question; `source` and `primitive` tell which part of which card asks it."""

    seat: int
    kind: str
    source: "Union[str, None]"
    primitive: "Union[Part, None]"
    actions: "list[ActionView]"


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
