"""What the tests of Skytear share."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

import skyhall.games.skytear.box.edition as room
from skyhall.core.edition import Entry, content_hash, read_toml
from skyhall.core.errors import EditionError
from skyhall.games.skytear import GAME
from skyhall.games.skytear.box.edition import Box, read_box
from skyhall.games.skytear.box.effects import CONDITION_NAMES
from skyhall.games.skytear.play.pieces.heroes import armor_of, mana_left
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import STATUS_NAMES
from skyhall.locale import catalogue

STANDARD = read_toml(Path(room.__file__).parent / "editions" / "standard.toml")
BOX = read_box(Entry(STANDARD, "standard.toml"), content_hash(STANDARD))


@pytest.fixture
def box() -> Box:
    """The standard edition."""
    return BOX


@pytest.fixture
def plain() -> dict:
    """The plain data of the standard edition with its first map alone, to be broken by a test."""
    return deepcopy({name: table for name, table in STANDARD.items() if name not in GAME.late_tables})


@pytest.fixture
def whole() -> dict:
    """The plain data of the standard edition with all its maps, to be broken by a test."""
    return deepcopy(STANDARD)


class Stage:
    """A position, and short words to play it with: `J7` is a hex, `gank` a card, `yami` a hero, `attack` an action."""

    def __init__(self, data: dict, heard: bool = False) -> None:
        table = GAME.position(data, listen=True)
        assert isinstance(table, Table)
        self.table = table
        if not heard:  # what happened before the first question is left out
            table.log = []
        self.ids = {hero.key: hero.index for hero in table.box.heroes}
        self.ids["outsider"] = table.out

    def word(self, text: str) -> int:
        words = self.table.setup.words
        for block in ("hex ", "card ", "hero ", "act "):
            if block + text in words.names:
                return words.parse(block + text)
        return words.parse(text)

    def said(self, action: int) -> str:
        """The opposite of `word`."""
        name = self.table.setup.words.name(action)
        block, _, part = name.partition(" ")
        return part if block in ("hex", "card", "hero", "act") else name

    @property
    def asked(self) -> str:
        return type(self.table.decision()).__name__ if self.table.agenda else ""

    @property
    def legal(self) -> list[str]:
        return [self.said(action) for action in self.table.actions()]

    def do(self, *words: str) -> "Stage":
        """Exactly these words."""
        for word in words:
            self.table.apply(self.word(word))
        return self

    def go(self, *words: str) -> "Stage":
        """These words; whoever is asked to respond in between, and afterwards, passes."""
        for word in words:
            while self.asked == "Respond" and self.word(word) not in self.table.actions():
                self.table.apply(self.word("pass"))
            self.table.apply(self.word(word))
        return self.passes()

    def passes(self) -> "Stage":
        while self.asked == "Respond":
            self.table.apply(self.word("pass"))
        return self

    def until(self, asked: str) -> "Stage":
        """Say the first legal word (pass, done, end, no) until this is asked."""
        for _ in range(500):
            if self.asked == asked or not self.asked:
                return self
            self.table.apply(self.table.actions()[0])
        raise AssertionError(f"{asked} is never asked")

    def hp(self, key: str) -> int:
        return self.table.hp[self.ids[key]]

    def at(self, key: str) -> str:
        place = self.table.place[self.ids[key]]
        return self.table.box.map.labels[place] if place >= 0 else "off"

    def has(self, key: str, condition: str) -> bool:
        return bool(self.table.conditions[self.ids[key]] >> CONDITION_NAMES.index(condition) & 1)

    def conditions(self, key: str) -> list[str]:
        return [name for name in CONDITION_NAMES if self.has(key, name)]

    def armor(self, key: str) -> int:
        return armor_of(self.table, self.ids[key])

    def mana(self, key: str) -> int:
        return mana_left(self.table, self.ids[key])

    def state(self, key: str) -> str:
        return STATUS_NAMES[self.table.status[self.ids[key]]]

    def minions(self, seat: int) -> list[str]:
        return [self.table.box.map.labels[place] for place in self.table.minions[seat]]

    def pillars(self, seat: int) -> list[str]:
        return [self.table.box.map.labels[place] for place in self.table.pillars[seat]]

    def illusion(self, key: str) -> str:
        place = self.table.illusion[self.ids[key]]
        return self.table.box.map.labels[place] if place >= 0 else "off"

    def token(self, lane: int) -> str:
        return self.table.box.map.labels[self.table.tokens[lane]]

    def hand(self, seat: int) -> list[str]:
        return [CARD_KEYS[card] for card in self.table.hands[seat]]

    def events(self, name: str) -> list[dict]:
        assert self.table.log is not None
        return [dict(event.public) for event in self.table.log if event.name == name]

    def refusal(self, word: str) -> str:
        """The rule by which a word is refused now."""
        found = [r.rule for r in self.table.refusals() if r.action == self.word(word)]
        assert len(found) == 1, f"{word} is refused {len(found)} times"
        return found[0]

    def reason(self, word: str) -> str:
        """What is said when a word is refused now."""
        (reason,) = [r.reason for r in self.table.refusals() if r.action == self.word(word)]
        return catalogue("en", "skytear").say(reason.key, reason.args)


CARD_KEYS = [card.key for card in BOX.cards]
EAST, WEST = 1, 0


def _cards(team: dict, cards: list, used: dict) -> list[str]:
    """Cards by key; a number stands for some card of the team with that modifier."""
    found = []
    for card in cards:
        if isinstance(card, int):
            fitting = [c for c in BOX.cards if c.hero >= 0 and BOX.heroes[c.hero].key in team and c.modifier == card]
            free = [c for c in fitting if used.get(c.key, 0) < c.copies]
            card = (free or fitting)[0].key
        used[card] = used.get(card, 0) + 1
        found.append(card)
    return found


def stage(south: dict | None = None, north: dict | None = None, **data: object) -> Stage:
    """Heroes by key with a hex or a table; the partners of their factions come along, off the map.

    `hand0`, `deck0`, `discard0`, `minions0`, `pillars0` … and the same with 1; a deck given is the whole deck.
    """
    sides = [dict(south or {}), dict(north or {})]
    players = []
    for seat, heroes in enumerate(sides):
        team = {key: {"hex": hero} if isinstance(hero, str) else dict(hero) for key, hero in heroes.items()}
        factions = {BOX.heroes[i].faction for i in range(8) if BOX.heroes[i].key in team}
        for hero in BOX.heroes:
            if hero.faction in factions and hero.key not in sides[0] and hero.key not in sides[1]:
                team[hero.key] = {}
        entry: dict = {"heroes": team}
        used: dict = {}
        for name in ("hand", "deck", "discard"):
            if f"{name}{seat}" in data:
                entry[name] = _cards(team, data.pop(f"{name}{seat}"), used)
        for name in ("pillars", "towers", "nexus", "kills", "kills_in_turn", "control_wins", "dome_wins", "sieges"):
            if f"{name}{seat}" in data:
                entry[name] = data.pop(f"{name}{seat}")
        for name in ("sweeps", "banes", "known_top"):
            if f"{name}{seat}" in data:
                entry[name] = data.pop(f"{name}{seat}")
        if f"minions{seat}" in data:
            labels = data.pop(f"minions{seat}")
            entry["minions"] = labels if isinstance(labels, dict) else {a: EAST if a[0] > "F" else WEST for a in labels}
        players.append(entry)
    return Stage({"flux_used": True, **data, "players": players})


@pytest.fixture
def arena() -> Callable[..., Stage]:
    """A builder of positions, by the conventions of section 11 of the spec: turn 3, seat 0 is the first player."""
    return stage


@pytest.fixture
def read() -> Callable[[dict], Box]:
    """Makes a box of plain data."""

    def load(data: dict) -> Box:
        return read_box(Entry(data, "mybox.toml"), "hash")

    return load


@pytest.fixture
def refused(read: Callable[[dict], Box]) -> Callable[[dict], str]:
    """The message with which plain data are refused."""

    def message(data: dict) -> str:
        with pytest.raises(EditionError) as caught:
            read(data)
        return str(caught.value)

    return message
