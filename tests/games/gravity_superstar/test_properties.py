"""Whole games: kept records, rulings that are about every game, and properties."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyhall.core.dice import seeded
from skyhall.core.line import Walk
from skyhall.core.record import load_record
from skyhall.games.gravity_superstar import GAME
from skyhall.testing import random_game, random_position

RECORDS = sorted((Path(__file__).parent / "records").glob("*.sky"))
EDITIONS = st.sampled_from(GAME.edition_names())


def test_there_is_a_record_of_every_end_and_every_number_of_seats():
    assert {path.stem for path in RECORDS} >= {
        "2-goal",
        "2-no_stars",
        "2-stalemate",
        *[f"{n}-stars" for n in range(2, 7)],
    }


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_replay_to_their_digest(path):
    """Whole games, one for every way to end and every number of seats, the same pure and compiled."""
    state = Walk(load_record(path), str(path)).to_end()
    assert state.over
    assert state.ending() == path.stem.split("-")[1]


@settings(max_examples=40, deadline=None)
@given(seed=st.text(max_size=8), seats=st.integers(2, 6), end=st.sampled_from(["standard", "expert"]), edition=EDITIONS)
def test_every_game_ends_by_itself(seed, seats, end, edition):
    """GS-48, rulings 26 and 27: legal play never crashes and always ends; nothing is lost or made on the way."""
    table = GAME.new(seats, seed, {"end": end}, edition)
    before = table.conserved()
    random_game(table, seeded(seed), GAME.longest(seats, table.setup.options, table.setup.edition))
    assert table.over
    assert table.conserved() == before
    assert table.ending() in ("stars", "goal", "no_stars", "stalemate")


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 6), moves=st.integers(0, 150), edition=EDITIONS)
def test_pawns_stand_apart_whenever_an_action_is_asked(seed, seats, moves, edition):
    """GS-6, ruling 20: no two pawns share a space, and all stand, but the mover in the midst of a theft."""
    table = random_position(GAME.new(seats, str(seed), edition=edition), seeded(f"{seed} movers"), moves)
    in_play = [space for space in table.pawns if space >= 0]
    assert len(set(in_play)) == len(in_play)
    for seat, space in enumerate(table.pawns):
        if space >= 0 and not (seat == table.seat and table.decision().plain()[0] == "StealFrom"):
            assert table.board.stands(space, table.facing[seat])


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 60), edition=EDITIONS)
def test_determinized_hands_are_possible_hands(seed, moves, edition):
    """Section 7: each seat keeps its face-up cards, its number of cards, and five in all."""
    table = random_position(GAME.new(4, str(seed), edition=edition), seeded(f"{seed} movers"), moves)
    twin = table.determinize(0, seeded("deal"))
    assert twin.hands[0] == table.hands[0]
    for seat in range(4):
        before, after = table.view(None)["players"][seat], twin.view(None)["players"][seat]
        assert before == after
        own = twin.view(seat)["players"][seat]
        assert sorted([*own["hand"], *own["hidden"], *own["face_up"]]) == ["drop", "high", "long", "rotate", "wild"]
