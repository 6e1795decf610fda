"""The box: how long the race is, the winds, and the clouds that carry on or throw back."""

from typing import Final

from cloud_race.box.words import MOST_WINDS, PLAY, WORDS
from skyhall.core.edition import Edition, Entry
from skyhall.core.schema import Choice, Line, Number, Schema, Table, Tables
from skyhall.core.vocabulary import Vocabulary

NAME: Final = Line("name")
LENGTH: Final = Number("length", 10, 60)
DIE: Final = Number("die", 2, 20)
HAND: Final = Number("hand", 1, 6)
ROUNDS: Final = Number("rounds", 1, 100)
ID: Final = Line("id")
STEPS: Final = Number("steps", 1, 60)
COPIES: Final = Number("copies", 1, 40)
KIND: Final = Choice("kind", ["updraft", "storm"])
# Both end with the race, which may be shorter.
AT: Final = Number("at", 1, LENGTH.high - 1)
BY: Final = Number("by", 1, LENGTH.high)
WINDS: Final = Tables("winds", [ID, STEPS, COPIES], 1, MOST_WINDS)
CLOUDS: Final = Tables("clouds", [AT, KIND, BY], 0, LENGTH.high)
SCHEMA: Final = Schema([WINDS, CLOUDS, NAME, Table("race", [LENGTH, DIE, HAND, ROUNDS])])


class Wind:
    """A kind of wind card."""

    def __init__(self, name: str, steps: int, copies: int) -> None:
        self.id = name
        self.steps = steps
        self.copies = copies


class Box(Edition):
    """`drift[cloud]` is how far that cloud carries a kite: on, back (negative) or not at all."""

    def __init__(self, name: str, content_hash: str, race: Entry, winds: list[Wind]) -> None:
        super().__init__(name, content_hash)
        self.length = LENGTH.read(race)
        self.die = DIE.read(race)
        self.hand = HAND.read(race)
        self.rounds = ROUNDS.read(race)
        self.winds = winds
        self.drift = [0] * (self.length + 1)


def read_box(entry: Entry, edition_hash: str) -> Box:
    """The components, checked; whatever is wrong is named."""
    name = NAME.read(entry)
    race = entry.entry("race")
    box = Box(name, edition_hash, race, _winds(entry))
    race.close()
    for cloud in entry.entries("clouds"):
        _read_cloud(cloud, box)
    entry.close()
    dealt = 4 * box.hand
    if sum(wind.copies for wind in box.winds) < dealt:
        raise entry.fail(f"winds: fewer than {dealt} cards: expected enough for the hands of four", WINDS.key)
    return box


def _winds(entry: Entry) -> list[Wind]:
    winds: list[Wind] = []
    for part in entry.entries("winds"):
        wind = Wind(ID.read(part), STEPS.read(part), COPIES.read(part))
        part.close()
        if any(other.id == wind.id for other in winds):
            raise part.fail(f'id "{wind.id}" appears twice', ID.key)
        winds.append(wind)
    if not WINDS.least <= len(winds) <= WINDS.most:
        raise entry.fail(f'"winds" has {len(winds)} entries: expected 1 to {MOST_WINDS}', WINDS.key)
    return winds


def _read_cloud(part: Entry, box: Box) -> None:
    at = part.number(AT.key, AT.low, box.length - 1)
    sign = 1 if KIND.read(part) == "updraft" else -1
    by = part.number(BY.key, BY.low, box.length)
    part.close()
    if box.drift[at]:
        raise part.fail(f"cloud {at} appears twice", AT.key)
    box.drift[at] = sign * by


def named_words(box: Box) -> Vocabulary:
    """`play gale` instead of `play 2`."""
    return WORDS.called({PLAY.at(number): f"play {wind.id}" for number, wind in enumerate(box.winds)})
