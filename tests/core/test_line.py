"""A line is setup, seed and actions; every position is what playing them again gives, and going back is cheap."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyhall.core.errors import IllegalAction, RecordError
from skyhall.core.line import Line, Walk
from skyhall.core.record import read_record
from skyhall.core.registry import game, games


def longer(line: Line, moves: int) -> Line:
    """Play on by a rule that needs no dice."""
    for _ in range(moves):
        actions = line.state.actions()
        if actions:
            line.apply(actions[(len(line.played) * 7) % len(actions)])
    return line


def straight(line: Line) -> str:
    """The digest of the same actions played from the start."""
    state = line.first()
    for action in line.actions:
        state.push(action)
    return state.digest()


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("keep", [True, False])
def test_positions_are_those_of_playing_again(name, keep):
    line = longer(Line(game(name), 2, "line", keep=keep), 40)
    digests = [line.at(count).digest() for count in range(len(line.actions) + 1)]
    assert digests[-1] == line.state.digest() == straight(line)
    line.undo(13)
    assert line.state.digest() == digests[-14] == straight(line)
    line.undo()
    assert line.state.digest() == digests[-15]
    assert line.words()[-14:] == ["undo"] * 14


@settings(max_examples=30, deadline=None)
@given(st.lists(st.one_of(st.just(1), st.integers(-6, -1)), max_size=60))
def test_going_back_and_forth_leads_where_playing_straight_does(walk):
    line = Line(game("gravity-superstar"), 2, "walk", keep=True)
    for step in walk:
        if step > 0:
            longer(line, 5)
        else:
            line.undo(min(-step, len(line.actions)))
    assert line.state.digest() == straight(line)
    Walk(read_record(line.record().text())).to_end()


class Counted(Line):
    """Counts the positions that are worked out anew."""

    first_tables = 0

    def first(self):
        Counted.first_tables += 1
        return super().first()


def test_going_back_costs_what_is_undone_not_what_went_before():
    line = longer(Counted(game("skytear"), 2, "long", keep=True), 400)
    assert len(line.actions) == 400
    before = Counted.first_tables
    for _ in range(200):
        line.undo()
        longer(line, 1)
    line.undo(120)
    assert Counted.first_tables == before
    assert len(line._kept) < 60
    assert line.state.digest() == straight(line)


def test_a_line_that_rests_keeps_its_last_position_and_finds_the_others_again():
    line = longer(Line(game("skytopia"), 2, "rest", listen=True, keep=True), 30)
    digests = [line.at(count).digest() for count in range(31)]
    line.rest()
    assert [count for count, _ in line._kept] == [29]
    line.undo()
    assert line.state.digest() == digests[29]
    line.undo(9)
    assert line.state.digest() == digests[20]
    assert longer(line, 3).state.digest() == straight(line)


def test_a_position_that_was_given_out_never_changes():
    line = longer(Line(game("skytopia"), 3, "given", keep=True), 10)
    held, digest = line.state, line.state.digest()
    longer(line, 5)
    line.undo(9)
    assert held.digest() == digest


def test_each_position_of_a_line_that_listens_holds_its_own_events():
    line = Line(game("gravity-superstar"), 2, "heard", listen=True, keep=True)
    assert [event.name for event in line.state.log][:1] == ["game_started"]
    longer(line, 1)
    assert "game_started" not in [event.name for event in line.state.log]
    assert line.state.log


def test_what_is_not_legal_changes_nothing():
    line = longer(Line(game("gravity-superstar"), 2, "no", keep=True), 3)
    before = line.state.digest()
    with pytest.raises(IllegalAction, match="is a text: expected the number of a word"):
        line.apply("drop")
    with pytest.raises(IllegalAction, match="action 999 is none of the"):
        line.apply(999)
    with pytest.raises(RecordError, match="cannot undo 4 of 3 actions"):
        line.undo(4)
    with pytest.raises(IllegalAction, match="4 actions: expected 0 to 3"):
        line.at(4)
    assert line.state.digest() == before
    assert len(line.played) == 3


def test_a_walk_goes_both_ways():
    line = longer(Line(game("sky-painters"), 2, "both ways"), 30)
    line.undo(3)
    longer(line, 10)
    walk = Walk(read_record(line.record().text()))
    digests = [walk.to(place).digest() for place in range(len(line.played) + 1)]
    for place in (5, 31, 33, 12, 0, 43):
        assert walk.to(place).digest() == digests[place]
