"""A policy of one's own against fixed levels: loaded from its module, checked, and measured over common deals."""

import json
from collections import Counter

import pytest

from skyhall.arena.evaluation import Evaluation, checked, evaluated, fixtures, play
from skyhall.arena.policies import PolicyBot, policy
from skyhall.bots.base import Bot, ask
from skyhall.core.dice import seeded
from skyhall.core.errors import OptionsError, SkyhallError
from skyhall.core.registry import game

MODULE = """
import numpy as np
from skyhall.bots.base import Bot

def lowest(observation, mask):
    assert observation.dtype == np.float32 and observation.shape == (2717,)
    assert mask.dtype == np.int8 and mask.shape == (42,)
    return np.flatnonzero(mask)[0]

def rows(observations, masks):
    assert observations.shape == (1, 2717) and masks.shape == (1, 42)
    return masks.argmax(axis=1)

class Lowest(Bot):
    def choose(self, state, seat, budget, dice):
        return min(state.actions())

def made():
    return Lowest()

def unmade():
    raise ValueError("no weights")

def illegal(observation, mask):
    return np.flatnonzero(mask == 0)[0]

def unsure(observation, mask):
    return mask / mask.sum()

number = 3
"""


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder with a module, to work in."""
    (tmp_path / "hall_policies.py").write_text(MODULE)
    (tmp_path / "broken_policy.py").write_text("import a_module_that_is_nowhere")
    monkeypatch.chdir(tmp_path)
    policy.cache_clear()
    return tmp_path


def terms(**changes):
    usual = {
        "policy": "hall_policies:lowest",
        "batch": False,
        "game": "gravity-superstar",
        "levels": ["random", "greedy:samples=1"],
        "games": 4,
        "seats": 2,
        "seed": "test",
        "options": {},
        "edition": "standard",
    }
    return Evaluation(**{**usual, **changes})


def test_every_level_meets_the_policy_on_the_same_deals_at_every_seat():
    planned = fixtures(terms(seats=3, games=6, levels=["a", "b"]))
    assert len(planned) == 12
    assert [each.number for each in planned] == list(range(12))
    for level in ("a", "b"):
        mine = [each for each in planned if level in each.line_up]
        assert Counter(each.seed for each in mine) == {"test 0": 3, "test 1": 3}
        assert Counter(each.line_up.index("hall_policies:lowest") for each in mine) == {0: 2, 1: 2, 2: 2}
        assert all(Counter(each.line_up)[level] == 2 for each in mine)


@pytest.mark.usefixtures("here")
def test_all_ways_to_write_a_policy_play_the_same_games():
    """Over an observation, over rows, as a bot, made by a function; from a module and from a file."""
    ways = [
        ("hall_policies:lowest", False),
        ("hall_policies.py:rows", True),
        ("hall_policies:Lowest", False),
        ("hall_policies:made", False),
    ]
    records = []
    for name, batch in ways:
        chosen = checked(terms(policy=name, batch=batch, levels=["random"], games=2))
        results = [play(chosen, fixture) for fixture in fixtures(chosen)]
        records.append([result.record for result in results])
        row = evaluated(chosen, results).rows[0]
        assert (row.level, row.games, row.fair) == ("random", 2, 0.5)
        assert row.won == sum(result.shares[seat] for seat, result in enumerate(results))
        assert row.lead == sum(result.scores[s] - result.scores[1 - s] for s, result in enumerate(results)) / 2
        assert row.low <= row.share <= row.high
    assert all(each == records[0] for each in records)


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("lowest", 'policy "lowest": expected MODULE:POLICY'),
        ("hall_polices:lowest", 'no module "hall_polices"'),
        ("nothing.py:lowest", "no file nothing.py"),
        ("hall_policies:lowset", 'hall_policies has no "lowset" (did you mean "lowest"?)'),
        ("hall_policies:number", "is of type int: expected a callable over observation and mask"),
        ("hall_policies:unmade", "could not be made: ValueError: no weights"),
        ("broken_policy:lowest", 'broken_policy needs the module "a_module_that_is_nowhere", which is not installed'),
    ],
)
def test_what_cannot_be_loaded_is_named(name, message):
    with pytest.raises(OptionsError) as error:
        checked(terms(policy=name))
    assert message in str(error.value)


@pytest.mark.usefixtures("here")
def test_an_illegal_action_is_named_with_what_was_legal():
    state = game("gravity-superstar").new(2, "a deal", {}, "standard")
    with pytest.raises(
        SkyhallError, match=r'"hall_policies:illegal" chose action \d+ \(".+"\) at decision 0: expected'
    ):
        ask(policy("hall_policies:illegal"), state, 0, seeded("x"))
    with pytest.raises(SkyhallError, match=r'policies:unsure" returned float64 of shape \(42,\): expected one'):
        ask(policy("hall_policies:unsure"), state, 0, seeded("x"))
    assert isinstance(policy("hall_policies:lowest"), PolicyBot)
    assert isinstance(policy("hall_policies:made"), Bot)


def test_the_row_at_the_terminal_and_its_resumption(here, skyhall):
    common = ["evaluate", "hall_policies:lowest", "gravity-superstar", "--levels", "random", "--journal", "games.jsonl"]
    first = skyhall(*common, "--games", "2", "--workers", "1", "--json", cwd=here)
    assert first.returncode == 0, first.stderr
    found = json.loads(first.stdout)
    assert found["rows"][0]["games"] == 2
    assert found["terms"]["content"] == game("gravity-superstar").edition("standard").hash
    more = skyhall(*common, "--games", "6", "--workers", "2", "--resume", cwd=here)
    assert more.returncode == 0, more.stderr
    assert "95 % interval" in more.stdout
    assert "standard" in more.stdout
    assert (here / "games.jsonl").read_bytes().count(b"\n") == 7
    other = skyhall(*common, "--seed", "other", "--resume", cwd=here)
    assert other.returncode == 2
    assert 'games.jsonl: belongs to other games: seed was "evaluate", now it is "other"' in other.stderr
