"""What the tests of Skytear share."""

from copy import deepcopy
from pathlib import Path

import pytest

import skyhall.games.skytear.edition as room
from skyhall.core.edition import Entry, content_hash, read_toml
from skyhall.games.skytear import GAME
from skyhall.games.skytear.edition import Box, read_box
from skyhall.games.skytear.effects import CONDITION_NAMES
from skyhall.games.skytear.words import CARD, HERO, HEX, WORDS

STANDARD = read_toml(Path(room.__file__).parent / "editions" / "standard.toml")
BOX = read_box(Entry(STANDARD, "standard.toml"), content_hash(STANDARD))


@pytest.fixture
def box() -> Box:
    """The standard edition."""
    return BOX


@pytest.fixture
def plain() -> dict:
    """The plain data of the standard edition, to be broken by a test."""
    return deepcopy(STANDARD)


class Scene:
    """A position to be played in people's words: `hex J5`, `card gank`, `hero yami`, `pass`.

    Everybody passes unless told: a Respond that does not offer the next word is passed.
    """

    def __init__(self, south: dict, north: dict, **more: object) -> None:
        data = {"seats": [south, north], **more}
        self.table = GAME.position(data)
        self.table.log = []

    def word(self, text: str) -> int:
        kind, _, name = text.partition(" ")
        if kind == "hex":
            return HEX.at(BOX.map.by_label[name])
        if kind == "card":
            return CARD.at([card.key for card in BOX.cards].index(name))
        if kind == "hero":
            return HERO.at([hero.key for hero in BOX.heroes].index(name))
        return WORDS.parse(text)

    @property
    def ask(self) -> str:
        """The open question."""
        return type(self.table.decision()).__name__ if not self.table.over else "over"

    def legal(self) -> set[str]:
        """The words that may be said now."""
        return {self.name(action) for action in self.table.actions()}

    def name(self, action: int) -> str:
        for block, names in (
            (HEX, BOX.map.labels),
            (CARD, [card.key for card in BOX.cards]),
            (HERO, [hero.key for hero in BOX.heroes]),
        ):
            if block.has(action):
                return f"{block.name} {names[action - block.first]}"
        return WORDS.name(action)

    def hexes(self) -> set[str]:
        """The hexes that may be named now."""
        return {word[4:] for word in self.legal() if word.startswith("hex ")}

    def do(self, *texts: str) -> "Scene":
        """Say these words, passing in between; what is open at the end is not passed."""
        for text in texts:
            action = self.word(text)
            while self.ask == "Respond" and action not in self.table.actions():
                self.table.apply(self.word("pass"))
            self.table.apply(action)
        return self

    def quiet(self, *texts: str) -> "Scene":
        """Say these words, then let everybody pass."""
        self.do(*texts)
        while self.ask == "Respond":
            self.table.apply(self.word("pass"))
        return self

    def hero(self, key: str) -> int:
        return self.table.out if key == "outsider" else [hero.key for hero in BOX.heroes].index(key)

    def hp(self, key: str) -> int:
        return self.table.hp[self.hero(key)]

    def at(self, key: str) -> str:
        """The label of a hero's hex, "off" if it is not on the map."""
        place = self.table.place[self.hero(key)]
        return BOX.map.labels[place] if place >= 0 else "off"

    def has(self, key: str) -> set[str]:
        """The conditions of a hero."""
        mask = self.table.conditions[self.hero(key)]
        return {name for i, name in enumerate(CONDITION_NAMES) if mask >> i & 1}

    def minions(self, seat: int) -> set[str]:
        return {BOX.map.labels[place] for place in self.table.minions[seat]}

    def pillars(self, seat: int) -> set[str]:
        return {BOX.map.labels[place] for place in self.table.pillars[seat]}

    def told(self, name: str) -> list[dict]:
        """The events of that name so far."""
        return [dict(event.public) for event in self.table.log if event.name == name]


@pytest.fixture
def scene() -> type[Scene]:
    """Positions to be played in words."""
    return Scene
