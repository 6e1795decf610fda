"""The box: how long the race is, the winds, and the clouds that carry on or throw back."""

from typing import Final

from cloud_race.box.words import MOST_WINDS, PLAY, WORDS
from skyhall.core.edition import Edition, Entry
from skyhall.core.vocabulary import Vocabulary

KINDS: Final = ("updraft", "storm")


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
        self.length = race.number("length", 10, 60)
        self.die = race.number("die", 2, 20)
        self.hand = race.number("hand", 1, 6)
        self.rounds = race.number("rounds", 1, 100)
        self.winds = winds
        self.drift = [0] * (self.length + 1)


def read_box(entry: Entry, edition_hash: str) -> Box:
    """The components, checked; whatever is wrong is named."""
    name = entry.text("name")
    race = entry.entry("race")
    box = Box(name, edition_hash, race, _winds(entry))
    race.close()
    for cloud in entry.entries("clouds"):
        _read_cloud(cloud, box)
    entry.close()
    dealt = 4 * box.hand
    if sum(wind.copies for wind in box.winds) < dealt:
        raise entry.fail(f"winds: fewer than {dealt} cards: expected enough for the hands of four")
    return box


def _winds(entry: Entry) -> list[Wind]:
    winds: list[Wind] = []
    for part in entry.entries("winds"):
        wind = Wind(part.text("id"), part.number("steps", 1, 60), part.number("copies", 1, 40))
        part.close()
        if any(other.id == wind.id for other in winds):
            raise part.fail(f'id "{wind.id}" appears twice')
        winds.append(wind)
    if not 1 <= len(winds) <= MOST_WINDS:
        raise entry.fail(f'"winds" has {len(winds)} entries: expected 1 to {MOST_WINDS}')
    return winds


def _read_cloud(part: Entry, box: Box) -> None:
    at = part.number("at", 1, box.length - 1)
    sign = 1 if part.choice("kind", list(KINDS)) == "updraft" else -1
    by = part.number("by", 1, box.length)
    part.close()
    if box.drift[at]:
        raise part.fail(f"cloud {at} appears twice")
    box.drift[at] = sign * by


def named_words(box: Box) -> Vocabulary:
    """`play gale` instead of `play 2`."""
    return WORDS.called({PLAY.at(number): f"play {wind.id}" for number, wind in enumerate(box.winds)})
