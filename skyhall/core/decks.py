"""Decks that people build: what they are built from, and what is wrong with one. For games that have such."""

from typing import TypedDict


class DeckCard(TypedDict):
    """A card as a deck builder shows it; `hero` or `faction` say whose it is."""

    key: str
    hero: str
    faction: str
    runes: list[str]
    cost: int
    type: str
    modifier: int
    ultimate: bool


class DeckHero(TypedDict):
    """Who brings a part of a deck: the card that is always in it, those that may be, and its premade part as text."""

    hero: str
    faction: str
    ultimate: str
    commons: list[str]
    premade: str


class DeckSample(TypedDict):
    """A deck that the box proposes; the game's catalogue has `deck-<id>` and `deck-<id>-text`."""

    id: str
    text: str


class DeckLimits(TypedDict):
    """The numbers that a part of a deck keeps."""

    copies: list[int]
    modifiers: int
    triple_cost: int


class DeckPool(TypedDict):
    """All that decks are built from."""

    heroes: list[DeckHero]
    cards: list[DeckCard]
    samples: list[DeckSample]
    limits: DeckLimits


class DeckProblem(TypedDict):
    """What is wrong: whose part it is in ("": the whole deck's), the line (0: none), and a sentence with the remedy."""

    entry: str
    line: int
    text: str


class DeckSet(TypedDict):
    """A part of a deck that could be read: its cards, what they add up to, and the words that build it at a table."""

    hero: str
    cards: dict[str, int]
    modifiers: int
    cost: int
    reactions: int
    curve: list[int]
    runes: dict[str, int]
    words: list[str]


class DeckReport(TypedDict):
    """A deck looked at: it is legal if there is no problem. `text` is how it is written in order."""

    problems: list[DeckProblem]
    text: str
    sets: list[DeckSet]
