"""What an open table makes for who watches: made once, never older than the moment, and no more than is needed."""

import json

import pytest

from skyhall.core.registry import game
from skyhall.server import opened, rows
from skyhall.server.messages import Hello
from skyhall.server.opened import OpenTable, Watcher
from skyhall.server.rows import SeatRow, TableEntry, TableRow
from skyhall.server.table import LiveTable


def open_table(clock: int) -> OpenTable:
    """A table of two people that has begun."""
    room = game("gravity-superstar")
    row = TableRow(
        id="table", game=room.name, rules=1, edition="tuned", edition_hash="", options={}, seats=2, seed="x",
        clock_move=clock, created=1000, changed=1000,
    )  # fmt: skip
    seats = [SeatRow(seat=seat, kind=rows.PERSON, name="Ada") for seat in range(2)]
    table = OpenTable("table")
    table.folded = LiveTable(row, seats, room, room.edition())
    table.folded.advance(TableEntry(1, rows.START, -1, "", None, 1000))
    return table


@pytest.fixture
def at(monkeypatch):
    def moment(ms: int) -> None:
        monkeypatch.setattr(opened, "now", lambda: ms)

    return moment


def test_who_comes_late_in_a_turn_is_told_the_time_of_that_moment(at):
    table = open_table(clock=60)
    at(2000)
    early = json.loads(table.shown(0, -1))
    at(50_000)
    late = json.loads(table.shown(0, -1))
    assert early["now"] == 2000
    assert late["now"] == 50_000
    assert late["view"] == early["view"]


def test_what_cannot_be_told_as_a_change_is_made_once_for_all(at):
    """However far back or ahead a client says it is, it gets the same snapshot."""
    table = open_table(clock=0)
    at(2000)
    first = table.shown(None, -1)
    assert all(table.shown(None, since) is first for since in (-2, -3, 99, 2**40))
    assert len(table._encoded) == 1
    assert json.loads(table.shown(None, 0))["type"] == "update"


def test_what_is_kept_of_a_table_as_it_was_shown_has_a_bound(at):
    """A spectator may say any version of late; what each would be told is made again, not kept for ever."""
    table = open_table(clock=0)
    at(2000)
    for number in range(2, 60):
        table.live.advance(TableEntry(number, rows.RENAME, 0, "Ada", None, 1000))
    for viewer in (None, 0, 1):
        for since in range(-3, 70):
            told = json.loads(table.shown(viewer, since))
            assert (told["version"], told["seat"]) == (59, viewer)
            assert len(table._made) <= opened.SHOWN_KEPT
            assert len(table._encoded) <= opened.SHOWN_KEPT
    table.forget_shown()
    assert not table._made
    assert not table._encoded


def test_watchers_are_told_when_a_table_waits_and_when_it_goes_on(at):
    table = open_table(clock=0)
    at(2000)
    watcher = Watcher(table, None, Hello())
    for seat in table.live.seats:
        seat.kind = rows.BOT

    def told():
        return [one for one in map(json.loads, watcher._waiting()) if one["type"] in ("snapshot", "update")]

    assert [one["table"]["waits"] for one in told()] == [False]
    assert told() == []
    for waits in (True, False):
        table.set_waits(waits)
        (update,) = told()
        assert (update["type"], update["steps"], update["since"], update["version"]) == ("update", [], 1, 1)
        assert update["table"]["waits"] == waits
        assert told() == []


def test_of_what_was_shown_only_the_text_is_kept(at):
    """The objects it was made of would be looked through for garbage at every table, again and again."""
    table = open_table(clock=0)
    at(2000)
    table.shown(0, -1)
    assert table._made == {}


def test_a_table_that_rests_goes_on_where_it_was(at):
    table = open_table(clock=0)
    live = table.live
    for number in range(2, 8):
        word = live.line.setup.words.name(live.state.actions()[0])
        live.advance(TableEntry(number, rows.ACTION, live.turn, word, None, 1000 + number))
    at(2000)
    shown = table.shown(0, 5)
    table.rest()
    assert (table._encoded, len(live.line._kept)) == ({}, 1)
    assert table.shown(0, 5) == shown
    before = live.line.at(3).digest()
    for number in range(8, 11):
        live.advance(TableEntry(number, rows.UNDO, 0, "", None, 1000 + number))
    assert live.state.digest() == before
