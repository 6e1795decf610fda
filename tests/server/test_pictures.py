"""What is told in differences is what is to be seen: every view put together again, for every viewer of every game."""

import json
import random
from statistics import median

import pytest

from skyhall.core.line import Walk
from skyhall.core.record import read_record
from skyhall.core.registry import game, games
from skyhall.core.state import State
from skyhall.server import rows
from skyhall.server.differences import as_update
from skyhall.server.messages import Hello
from skyhall.server.opened import OpenTable, Watcher
from skyhall.server.picture import Picture, changes
from skyhall.server.rows import SeatRow, TableEntry, TableRow
from skyhall.server.table import KEPT, LiveTable

SEATS = {"gravity-superstar": 4, "sky-painters": 3, "skytear": 2, "skytopia": 4}
MOST = 120


def open_table(name: str, seats: int, clock: int = 0) -> OpenTable:
    """A table of people that has begun."""
    room = game(name)
    row = TableRow(
        id="table", game=name, rules=1, edition="tuned", edition_hash="", options={}, seats=seats, seed="x",
        clock_move=clock, created=1000, changed=1000,
    )  # fmt: skip
    people = [SeatRow(seat=seat, kind=rows.PERSON, name="Ada") for seat in range(seats)]
    table = OpenTable("table")
    table.folded = LiveTable(row, people, room, room.edition())
    append(table, rows.START, -1)
    return table


def append(table: OpenTable, kind: str, seat: int, word: str = "", after: State | None = None) -> None:
    table.live.advance(TableEntry(table.live.version + 1, kind, seat, word, None, 1000), after)
    table.changed()


def state_of(table: OpenTable) -> State:
    assert table.live.state is not None
    return table.live.state


def go_on(table: OpenTable, dice: random.Random) -> None:
    """A choice, or the last one taken back."""
    state = state_of(table)
    if table.live.may_undo(state.last_seat) and dice.random() < 0.2:
        append(table, rows.UNDO, state.last_seat)
    else:
        append(table, rows.ACTION, state.seat, state.setup.words.name(dice.choice(state.actions())))


class Follower:
    """A page: it holds what it was told last and puts upon it what has changed."""

    def __init__(self, table: OpenTable, viewer: int | None, differences: bool = True) -> None:
        self.table, self.viewer, self.differences = table, viewer, differences
        self.held: dict = {"version": -1, "mark": ""}
        self.told: list[tuple[str, int]] = []
        self.enter()

    def enter(self) -> None:
        """For the first time, or back with what is held."""
        hello = Hello(since=self.held["version"], differences=self.differences, mark=self.held["mark"])
        self.watcher = Watcher(self.table, self.viewer, hello)

    def look(self) -> None:
        for text in self.watcher._waiting():
            message = json.loads(text)
            if message["type"] in ("snapshot", "update", "changes"):
                self.told.append((message["type"], len(text)))
                self.hear(message)

    def hear(self, message: dict) -> None:
        if message["type"] != "snapshot":
            assert message["since"] == self.held["version"]
            assert [step["version"] for step in message["steps"]] == [
                *range(message["since"] + 1, message["version"] + 1)
            ]
        self.held = as_update(self.held, message) if message["type"] == "changes" else message
        whole = json.loads(json.dumps(Picture(self.table.live, self.viewer, 1000).plain))
        assert {part: self.held[part] for part in whole} == whole
        assert self.held["view"] == state_of(self.table).view(self.viewer)
        assert json.dumps(self.held["view"], sort_keys=True) == json.dumps(whole["view"], sort_keys=True)

    def count(self, kind: str) -> int:
        return sum(one == kind for one, _ in self.told)


@pytest.mark.parametrize("name", games())
def test_half_of_all_updates_have_less_than_three_thousand_bytes(name):
    dice = random.Random(name)
    table = open_table(name, SEATS[name])
    followers = [Follower(table, viewer) for viewer in [*range(SEATS[name]), None]]
    while table.live.turn >= 0 and table.live.version < MOST:
        for follower in followers:
            follower.look()
        state = state_of(table)
        append(table, rows.ACTION, state.seat, state.setup.words.name(dice.choice(state.actions())))
    sizes = [size for follower in followers for kind, size in follower.told if kind == "changes"]
    assert len(sizes) > 100
    assert median(sizes) < 3000


@pytest.mark.parametrize("name", games())
def test_a_whole_game_for_every_viewer_with_leaps_take_backs_and_returns(name):
    dice = random.Random(name)
    table = open_table(name, SEATS[name])
    followers = [Follower(table, viewer) for viewer in [*range(SEATS[name]), None, None]]
    plain = Follower(table, 0, differences=False)
    while table.live.turn >= 0 and table.live.version < MOST:
        for follower in followers:
            if dice.random() < 0.03:
                follower.enter()
            if dice.random() < 0.7:
                follower.look()
        plain.look()
        go_on(table, dice)
    for follower in followers:
        follower.look()
        follower.look()
        assert follower.held["version"] == table.live.version
        assert follower.count("snapshot") == 1
        assert follower.count("changes") > 0.9 * len(follower.told)
    assert plain.count("changes") == 0
    sizes = [size for follower in followers for kind, size in follower.told if kind == "changes"]
    wholes = [size for kind, size in plain.told]
    assert sum(sizes) / len(sizes) < 0.35 * sum(wholes) / len(wholes)


def test_who_comes_back_is_told_what_changed_if_that_is_still_known():
    table = open_table("skytear", 2)
    dice = random.Random(1)
    ada, other, ben = Follower(table, 0), Follower(table, None), Follower(table, None)
    for follower in (ada, other, ben):
        follower.look()
    for _ in range(5):
        go_on(table, dice)
        other.look()
    for follower in (ada, ben):
        follower.enter()
        follower.look()
    assert [kind for kind, _ in ada.told] == ["snapshot", "changes"]
    # Another spectator has gone on: what this one has is not kept.
    assert [kind for kind, _ in ben.told] == ["snapshot", "update"]
    for _ in range(KEPT + 1):
        go_on(table, dice)
    ada.enter()
    ada.look()
    assert ada.told[-1][0] == "snapshot"


@pytest.mark.parametrize("mark", ["", "0" * 12, "mark of another"])
def test_a_mark_that_is_not_known_gets_everything(mark):
    table = open_table("gravity-superstar", 2)
    ada = Follower(table, 0)
    ada.look()
    seen = ada.held["version"]
    go_on(table, random.Random(1))
    ada.held = {"version": seen, "mark": mark}
    ada.enter()
    ada.look()
    assert ada.told[-1][0] == "update"


def test_nobody_is_told_by_the_mark_of_another_viewer():
    table = open_table("gravity-superstar", 2)
    ada, ben = Follower(table, 0), Follower(table, 1)
    ada.look()
    ben.look()
    ben.held = ada.held
    go_on(table, random.Random(1))
    ben.enter()
    ben.look()
    assert ben.told[-1][0] == "update"
    with pytest.raises(AssertionError):
        changes(table.picture(1), table.picture(0), [])


def test_who_lost_something_gets_everything_again():
    table = open_table("gravity-superstar", 2)
    ada = Follower(table, 0)
    ada.look()
    seen = ada.held
    go_on(table, random.Random(1))
    ada.look()
    assert ada.told[-1][0] == "changes"
    ada.held = seen
    ada.watcher.again(seen["version"])
    ada.look()
    assert ada.told[-1][0] == "update"


def test_pictures_are_kept_as_text_and_say_the_same():
    table = open_table("skytear", 2)
    table.shown(0, -1)
    kept, fresh = table.picture(0), Picture(table.live, 0, 1000)
    assert kept.is_at_rest
    assert (kept.mark, kept.parts, kept.plain) == (fresh.mark, fresh.parts, fresh.plain)


def test_after_a_rest_the_next_is_told_whole_and_then_by_what_has_changed():
    table = open_table("gravity-superstar", 2)
    ada = Follower(table, 0)
    ada.look()
    table.watchers.add(ada.watcher)
    table.rest()
    assert (ada.watcher.base, table._pictures) == (None, {})
    for kind in ("update", "changes"):
        go_on(table, random.Random(1))
        ada.look()
        assert ada.told[-1][0] == kind


def test_what_is_the_same_for_many_is_made_once():
    table = open_table("gravity-superstar", 2)
    crowd = [Follower(table, None) for _ in range(20)]
    for follower in crowd:
        follower.look()
    base = table.picture(None)
    go_on(table, random.Random(1))
    for follower in crowd:
        follower.look()
    assert all(follower.watcher.base is table.picture(None) for follower in crowd)
    assert len(table._encoded) == 1
    assert table.shown(None, base.version, base) is table.shown(None, base.version, base)


def test_differences_of_a_table_with_a_clock_tell_the_time():
    table = open_table("gravity-superstar", 2, clock=60)
    ada = Follower(table, 0)
    ada.look()
    assert ada.held["now"] > 1000
    go_on(table, random.Random(1))
    ada.held = {**ada.held, "now": None}
    ada.look()
    assert ada.told[-1][0] == "changes"
    assert ada.held["now"] > 1000


@pytest.mark.parametrize("name", games())
def test_what_is_hidden_changes_no_byte(name):
    """Two worlds that differ only in what a seat cannot see are told to it alike, whole and in differences."""
    dice, seats = random.Random(name), SEATS[name]
    table = open_table(name, seats)
    compared = 0
    while table.live.turn >= 0 and table.live.version < MOST // 2:
        for seat in range(seats):
            other = in_another_world(table, seat, name)
            for viewer in (seat, None):
                assert other.shown(viewer, -1) == table_at(state_of(table), name).shown(viewer, -1)
            compared += same_story(state_of(table), state_of(other), seat, name, dice)
        go_on(table, dice)
    assert compared > 10


def table_at(state: State, name: str) -> OpenTable:
    """A table at a position."""
    table = open_table(name, state.setup.seats)
    assert table.live.line is not None
    table.live.line.state = state
    return table


def in_another_world(table: OpenTable, seat: int, name: str) -> OpenTable:
    state = state_of(table)
    return table_at(state.determinize(seat, state.dice.fork(f"hidden {seat}")), name)


def same_story(real: State, other: State, seat: int, name: str, dice: random.Random) -> int:
    """The same word in both worlds; if it shows nothing new it is told alike. How often that was so."""
    common = [action for action in real.actions() if action in other.actions()]
    if not common:
        return 0
    action = dice.choice(common)
    told = []
    for state in (real, other):
        table, after = table_at(state, name), state.clone()
        base = table.picture(seat)
        after.log = []
        after.push(action)
        if after.barrier >= after.moves:
            return 0
        append(table, rows.ACTION, state.seat, state.setup.words.name(action), after)
        told.append(table.shown(seat, base.version, base))
    assert told[0] == told[1]
    assert b'"type":"changes"' in told[0]
    return 1


@pytest.mark.anyio
@pytest.mark.parametrize("name", games())
async def test_a_whole_game_through_sockets(node, name):
    """Two people and a spectator, who leaves now and then: all that they saw is what the record leads to."""
    dice = random.Random(name)
    table, *tokens = node.two_people(game=name, house={"helps": True})
    seen: list[tuple[int | None, int, dict]] = []
    types: list[str] = []
    held: list[dict] = [{}, {}, {}]
    while not held[0] or held[0]["table"]["status"] != "over":
        players = [node.live(table, token, held=one) for token, one in zip([*tokens, None], held, strict=True)]
        await play_a_while(players, dice)
        for player in players:
            types += player.types
            shown = [message for message in player.got if message["type"] in ("snapshot", "update")]
            seen += [(message["seat"], message["table"]["steps"], message["view"]) for message in shown]
        held = [player.state for player in players]
    record = read_record(node.get(f"/api/tables/{table}/record").text)
    walk, views = Walk(record), {}
    for steps in range(len(record.words) + 1):
        views |= {(viewer, steps): walk.state.view(viewer) for viewer in (0, 1, None)}
        if steps < len(record.words):
            walk.step()
    assert len(seen) > len(record.words)
    for viewer, steps, view in seen:
        assert view == views[viewer, steps]
    assert types.count("changes") > 0.8 * len(seen)
    assert "undo" in record.words


async def play_a_while(players, dice) -> None:
    """Some moves, the first that may be and some others taken back; nobody reads while they leave."""
    one, other, spectator = players
    undone = False
    async with one, other, spectator:
        for player in players:
            await player.table()
        for _ in range(60):
            if one.state["table"]["status"] == "over":
                break
            mover = one if one.state["ask"]["seat"] == 0 else other
            word = dice.choice(mover.state["ask"]["legal"])["word"]
            assert (await mover.move(word))["type"] == "ack"
            if mover.state["table"]["may_undo"] and (not undone or dice.random() < 0.1):
                undone = True
                await mover.ask({"type": "undo", "version": mover.state["version"]})
            for player in players:
                if player is not spectator or dice.random() < 0.5:
                    await player.at(mover.state["version"])
