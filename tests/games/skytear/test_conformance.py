"""The conformance kit over all options, and whole games kept as records."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from skyhall.core.line import Walk
from skyhall.core.record import read_record
from skyhall.games.skytear import GAME
from skyhall.testing import cases, check_case, check_game
from skyhall.testing.cases import Case

ENDINGS = ("nexus", "victory", "both", "limit")
RECORDS = sorted((Path(__file__).parent / "records").glob("*.sky"))


def test_vocabulary():
    """Section 6: 486 words."""
    check_game(GAME)
    assert len(GAME.words) == 486


def retell(view: Mapping[str, Any], events: Sequence[Mapping[str, object]]) -> Mapping[str, object]:
    """How the game stands and ended; `test_events.py` retells all that is on the map."""
    told = {part: view[part] for part in ("first", "ending", "winner")}
    sides = [seat["side"] for seat in view["seats"]]
    for event in events:
        if event["event"] == "game_started":
            told["first"] = event["first_player"]
        elif event["event"] == "game_over":
            told["ending"] = event["reason"]
            told["winner"] = -1 if event["winner"] is None else sides[event["winner"]]
    return told


def fair_sample() -> list[Case]:
    """Every option at two seats; of teams, which share all but the seats with them, every fourth case; both maps; decks
    of one's own with every number of seats."""
    found = cases(GAME, most=30)
    wide = [Case(seats, {"map": "three_lanes"}, "standard", f"wide {seats}") for seats in (3, 4)]
    decks = [
        Case(2, {"decks": "chosen", "setup": "hero_draft"}, "tuned", "built 2"),
        Case(2, {"decks": "draft", "mode": "simple"}, "standard", "drafted 2"),
        Case(3, {"decks": "draft", "map": "three_lanes", "alone": 1}, "tuned", "drafted 3"),
        Case(4, {"decks": "chosen", "partner_hands": "closed"}, "standard", "built 4"),
        Case(4, {"decks": "chosen", "map": "three_lanes"}, "tuned", "built wide 4"),
    ]
    few = [case for case in found if case.seats == 2][:20] + [case for case in found if case.seats > 2][::4]
    return few + wide + decks


@pytest.mark.parametrize("case", fair_sample(), ids=str)
def test_conformance(case):
    check_case(GAME, case, retell, looks=4)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games(path):
    """Games that end by nexus, by victory card, by both at once and by the turn limit replay to their digest."""
    state = Walk(read_record(path.read_text(encoding="utf-8"))).to_end()
    assert state.over
    kind = path.stem.split("-")[0]
    if kind in ENDINGS:
        assert state.ending() == kind
    for how in ("chosen", "draft"):
        assert (how in path.stem.split("-")) == (state.setup.options["decks"] == how) or path.stem == "hero-draft-auto"
    assert ("wide" in path.stem) == (state.setup.options["map"] == "three_lanes")


def test_every_ending_is_recorded():
    """With two seats, with three and with four, on both maps; with decks built and drafted."""
    decks = {f"{kind}-{how}" for kind in ENDINGS for how in ("chosen", "draft")}
    assert decks <= {path.stem.removesuffix("-wide") for path in RECORDS}
    wanted = {kind + seats for kind in ENDINGS for seats in ("", "-3", "-4", "-wide-2", "-wide-3", "-wide-4")}
    assert wanted <= {path.stem for path in RECORDS}
