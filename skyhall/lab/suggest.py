"""Values that might bring a component into its range: which to try, and which of those that were tried came best."""

from collections.abc import Mapping

import msgspec

from skyhall.core.edition import Edition
from skyhall.core.errors import SkyhallError
from skyhall.core.game import Game
from skyhall.lab.running import BALANCED, UNSURE, Lane, Standing
from skyhall.lab.trials import MOST_BOXES, Study, box_of
from skyhall.lab.values import BoxNumber, numbers

# Numbers of a component that are tried, and how far from what they are.
MOST_NUMBERS = 3
STEPS = (-1, 1, -2, 2)


class Proposal(msgspec.Struct, frozen=True):
    """A box of the study that is worth a thought: which lane, and the numbers that are others in it."""

    lane: int
    changes: dict[str, int]


def same_name(name: str) -> str:
    """A name without what files and ids spell differently."""
    return "".join(letter for letter in name.lower() if letter.isalnum())


def component_at(room: Game, box: Edition, path: str) -> str:
    """The component that a number belongs to, as the lab counts it (`card:mint`); empty if it is nobody's."""
    section, _, rest = path.partition(" ")
    kind, dot, key = path.partition(".")
    label = rest.partition(".")[0] if rest and "." not in section else key.partition(".")[0] if dot else ""
    if not label:
        return ""
    section = section.partition(".")[0] if rest and "." not in section else kind
    known = {room.alike(key.replace("-", ":", 1)) for key in room.box_texts(box, lambda key, _args: key)}
    for name in sorted(known):
        of_kind, _, one = name.partition(":")
        if section.startswith(of_kind) and same_name(one) == same_name(label):
            return name
    return ""


def numbers_of(room: Game, box: Edition, content: Mapping[str, object], component: str) -> list[BoxNumber]:
    """The numbers of a box that belong to a component."""
    return [each for each in numbers(content, room.overlay) if component_at(room, box, each.path) == component]


def candidates(study: Study, found: list[BoxNumber]) -> list[dict[str, int]]:
    """The box as it is, then with one number a step or two away, then with the first two both a step away.

    Nearer ones first, as many as a study holds; what the box does not allow is left out.
    """
    some = found[:MOST_NUMBERS]
    tried = [{each.path: each.value + step} for step in STEPS for each in some]
    if len(some) > 1:
        tried += [{each.path: each.value + step for each in some[:2]} for step in (-1, 1)]
    fit: list[dict[str, int]] = [{}]
    for changes in tried:
        if len(fit) < MOST_BOXES and is_allowed(study, changes):
            fit.append(changes)
    return fit


def is_allowed(study: Study, changes: dict[str, int]) -> bool:
    """Whether the first box of a study can be played with other numbers."""
    try:
        box_of(msgspec.structs.replace(study, changes=[changes] * len(study.editions)), 0)
    except SkyhallError:
        return False
    return True


def proposals(study: Study, standing: Standing) -> list[Proposal]:
    """The changed boxes in which what was asked about is in its range as far as is known, the best first.

    Those that are surely in balance come first, then those nearer to the fair share, then those that change less.
    """
    fair = 1 / study.seats
    good = [
        place
        for place, lane in enumerate(standing.lanes)
        if study.changed(place) and lane.focus.verdict in (BALANCED, UNSURE)
    ]

    def rank(place: int) -> tuple[bool, float, int]:
        lane = standing.lanes[place]
        return lane.focus.verdict != BALANCED, round(abs(share_of(lane) - fair), 3), len(study.changed(place))

    return [Proposal(place, study.changed(place)) for place in sorted(good, key=rank)]


def share_of(lane: Lane) -> float:
    """What that which is asked about wins with a box."""
    return lane.focus.won / lane.focus.uses if lane.focus.uses else 0.0
