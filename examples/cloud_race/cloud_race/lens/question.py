"""The open question and its words for people."""

from collections.abc import Mapping

from cloud_race.box.words import PLAY, ROLL
from cloud_race.play.state import Table
from skyhall.core.event import Json, Message


def details(table: Table) -> Mapping[str, Json]:
    """What was rolled last, by whomever."""
    return {"last": table.rolled or None}


def describe(table: Table, action: int) -> Message:
    """A word with what it would do."""
    if action == ROLL:
        return Message("word-roll", {"die": table.box.die})
    wind = table.box.winds[PLAY.read(action)[0]]
    return Message("word-play", {"wind": wind.id, "steps": wind.steps})
