"""What a view tells of decks of one's own."""

from typing import TypedDict


class BuildingView(TypedDict):
    """The set that a seat builds now, and what it has chosen so far: the triple, then a pair."""

    hero: str
    cards: list[str]


class DecksView(TypedDict):
    """SK-175: whose the decks are; `shown` once all lists are public, `bundles` are those left to draft."""

    kind: str
    shown: bool
    bundles: list[str]
