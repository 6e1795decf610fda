"""Tables, lines and boxes in pickles; that every position comes back as it was is in the conformance kit."""

import copy
import pickle
import subprocess
import sys

import pytest

from skyhall.core.edition import Edition, unpacked
from skyhall.core.errors import EditionError
from skyhall.core.line import Line
from skyhall.core.registry import game, games


def again(thing):
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("name", games())
def test_a_game_a_box_and_a_setup_are_named_not_held(name):
    room = game(name)
    state = room.new(room.seats[0], "pickled", edition="standard")
    assert again(room) is copy.deepcopy(room) is room
    assert again(room.edition("standard")) is copy.deepcopy(state.setup.edition) is state.setup.edition
    assert copy.deepcopy(state.setup) is state.setup
    thawed = again(state)
    assert thawed.setup.edition is room.edition("standard")
    assert thawed.setup.options == state.setup.options
    assert len(pickle.dumps(state)) < 20_000


def test_a_line_goes_on_where_it_was_and_can_still_be_undone():
    line = Line(game("skytopia"), 2, "pickled", keep=True)
    for _ in range(12):
        line.push(line.state.actions()[0])
    thawed = again(line)
    assert thawed.record().text() == line.record().text()
    for one in (line, thawed):
        one.undo(5)
        one.push(one.state.actions()[-1])
    assert thawed.record().text() == line.record().text()


def test_a_box_of_ones_own_is_held_whole(tmp_path):
    source = game("skytopia").edition_path("standard").read_text(encoding="utf-8")
    path = tmp_path / "own.toml"
    path.write_text(source.replace("start_coins = ", "start_coins = 1", 1), encoding="utf-8")
    state = game("skytopia").new(2, "own", edition=str(path))
    path.unlink()
    thawed = again(state)
    assert thawed.setup.edition.hash == state.setup.edition.hash != game("skytopia").edition("standard").hash
    assert thawed.digest() == state.digest()


def test_a_pickle_made_with_another_box_of_that_name_is_refused():
    box = game("skytopia").edition("standard")
    with pytest.raises(
        EditionError, match=r'edition "standard" of skytopia has content .*, the pickle was made with abc'
    ):
        unpacked("skytopia", "standard", "abc")
    assert isinstance(unpacked("skytopia", "standard", box.hash), Edition)


def test_a_table_travels_to_another_process():
    state = game("gravity-superstar").new(3, "far")
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).digest())"
    command = [sys.executable, *sys.flags.safe_path * ["-P"], "-c", code]
    told = subprocess.run(command, input=pickle.dumps(state), capture_output=True, check=True)
    assert told.stdout.decode().strip() == state.digest()
