"""Learning: weights that were planted are found again, a training that was cut short goes on where it was, and the
weights that the games bring are whole and better than those set by hand."""

import json
import tomllib

import numpy as np
import pytest

from skyhall.bots import bot
from skyhall.bots.base import ask
from skyhall.cli.train import Training, run_training
from skyhall.core.dice import seeded
from skyhall.core.errors import EditionError, OptionsError
from skyhall.core.game import Game
from skyhall.core.judgement import FILE, Judgement, read_judgements
from skyhall.core.registry import game, games
from skyhall.core.vocabulary import Vocabulary
from skyhall.runner import HERE
from skyhall.train.fit import MOMENTS, Crop, fit, moments, predict, softmax
from skyhall.train.harvest import Sheaf
from skyhall.train.measure import Measured, Quality

LEARNED = [name for name in games() if (game(name).room / FILE).is_file()]


def planted(seats, games, weights):
    """Games of one position each, won as these weights say."""
    source = np.random.default_rng(1)
    rows = source.normal(size=(games, seats, weights.shape[1]))
    stages = source.random(games)
    chances = softmax(np.sum(rows * (moments(stages) @ weights)[:, None, :], axis=2))
    winners = (source.random(games)[:, None] > chances.cumsum(axis=1)).sum(axis=1)
    shares = np.eye(seats)[winners].tolist()
    even = [[1 / seats] * seats]
    return [
        Sheaf(False, [row], [stage], even, share)
        for row, stage, share in zip(rows.tolist(), stages.tolist(), shares, strict=True)
    ]


def test_planted_weights_are_found():
    weights = np.array([[1.0, 0.0, -0.5], [1.0, 0.5, 0.0], [1.0, 1.0, 0.5]])
    crops = [Crop(planted(seats, 4000, weights)) for seats in (2, 3)]
    for crop, found in zip(crops, fit(crops), strict=True):
        assert np.abs(found - weights).max() < 0.25
        assert found[0, 0] == pytest.approx(1.0, abs=0.2)
        even = Quality(np.full(crop.shares.shape, 1 / crop.shares.shape[1]), crop.shares)
        learned = Quality(predict(crop, found), crop.shares)
        assert learned.log_loss < even.log_loss - 0.1
        assert learned.error < 0.05


def test_a_better_scale_is_found_for_what_was_set_by_hand():
    sheaves = planted(2, 1000, np.ones((MOMENTS, 1)))
    shy = [
        Sheaf(
            sheaf.is_test, sheaf.rows, sheaf.stages, softmax(0.5 * np.array(sheaf.rows)[..., 0]).tolist(), sheaf.shares
        )
        for sheaf in sheaves
    ]
    measured = Measured(2, Crop(shy), Crop(shy), np.ones((MOMENTS, 1)))
    assert measured.rescaled.log_loss < measured.by_hand.log_loss
    assert measured.rescaled.error < measured.by_hand.error
    assert measured.learned.log_loss == pytest.approx(measured.rescaled.log_loss, abs=0.01)


def test_weights_lie_between_their_moments():
    judgement = Judgement([[0.0, 2.0], [1.0, 2.0], [3.0, 0.0]])
    assert judgement.at(-1.0) == [0.0, 2.0]
    assert judgement.at(0.25) == [0.5, 2.0]
    assert judgement.at(0.5) == [1.0, 2.0]
    assert judgement.at(0.75) == [2.0, 1.0]
    assert judgement.at(2.0) == [3.0, 0.0]
    assert judgement.shares([[1.0, 1.0], [1.0, 1.0]], 0.3) == [0.5, 0.5]
    assert Judgement([[1.0]]).shares([[0.0], [1.0]], 0.7) == pytest.approx([0.2689, 0.7311], abs=1e-4)


def training(folder, games=10, bots=("random",)):
    return Training(game("gravity-superstar"), games, 6, list(bots), "a test", folder, HERE)


def test_a_training_goes_on_where_it_was_stopped(tmp_path, capsys):
    """With the same games it ends with the same file, and the file says how it was made."""
    run_training(training(tmp_path / "whole"), False, tmp_path / "whole.toml")
    part = tmp_path / "part"
    part.mkdir()
    for path in (tmp_path / "whole").iterdir():
        kept = path.read_bytes()
        (part / path.name).write_bytes(kept[: len(kept) // 2])
    (part / "gravity-superstar-6.jsonl").unlink()
    capsys.readouterr()
    run_training(training(part), True, tmp_path / "again.toml", as_json=True)
    found = json.loads(capsys.readouterr().out)
    assert (found["weights"], len(found["learned"])) == (str(tmp_path / "again.toml"), 5)
    assert (found["learned"][0]["seats"], found["learned"][0]["games"]) == (2, 10)
    assert all(one[who]["log_loss"] > 0 for one in found["learned"] for who in ("learned", "by_hand", "rescaled"))
    assert (tmp_path / "again.toml").read_bytes() == (tmp_path / "whole.toml").read_bytes()
    told = tomllib.loads((tmp_path / "whole.toml").read_text(encoding="utf-8"))
    assert told["command"] == "skyhall train gravity-superstar --games 10 --positions 6 --bots random --seed 'a test'"
    assert {seats: part["games"] for seats, part in told["seats"].items()} == {"2": 10, "3": 5, "4": 5, "5": 5, "6": 5}
    read = read_judgements(tmp_path / "whole.toml", game("gravity-superstar").feature_names)
    assert [len(read[seats].weights) for seats in range(2, 7)] == [MOMENTS] * 5
    with pytest.raises(OptionsError, match="already exists; continue it with --resume"):
        run_training(training(part), False, tmp_path / "again.toml")


@pytest.mark.parametrize("name", LEARNED)
def test_the_weights_of_a_game_are_whole_and_better_than_those_set_by_hand(name):
    room = game(name)
    told = tomllib.loads((room.room / FILE).read_text(encoding="utf-8"))
    assert told["command"].startswith(f"skyhall train {name} --games ")
    assert list(read_judgements(room.room / FILE, room.feature_names)) == list(room.seats)
    assert sum(part["positions"] + part["test_positions"] for part in told["seats"].values()) >= 100_000
    for part in told["seats"].values():
        assert part["log_loss"] < part["log_loss_by_hand"]


@pytest.mark.parametrize("name", LEARNED)
def test_bots_play_by_what_was_learned(name):
    """A learned judgement differs from the one set by hand, and the same dice give the same choice."""
    state = game(name).new(2, "learned")
    for _ in range(20):
        actions = state.actions()
        state.push(actions[len(actions) // 2])
    assert state.judge() != state.evaluate()
    assert sum(state.judge()) == pytest.approx(1.0)
    player = "search:iterations=6:judgement=learned"
    assert ask(bot(player), state, 0, seeded("x")) == ask(bot(player), state, 0, seeded("x"))


def test_what_was_learned_is_left_aside_where_another_game_is_played():
    state = game("gravity-superstar").new(2, "goal", {"end": "expert"})
    assert state.setup.judgement is None
    assert state.judge() == state.evaluate()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", '"seats" is missing'),
        ("[seats.2.weights]\npoints = [1.0]", '2 seats: weights: "coins" is missing'),
        ("[seats.2.weights]\npoints = [1.0]\ncoins = [1]", '"coins" holds 1: expected numbers with a decimal point'),
        ("[seats.2.weights]\npoints = [1.0]\ncoins = []", '"coins" is empty'),
        ("[seats.2.weights]\npoints = [1.0]\ncoins = [1.0, 2.0]", "different numbers of weights"),
        ("[seats.2.weights]\npoints = [1.0]\ncoins = [1.0]\nluck = [1.0]", 'unknown key "luck"'),
    ],
)
def test_a_wrong_file_is_explained(tmp_path, text, message):
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as error:
        read_judgements(tmp_path / FILE, ("points", "coins"))
    assert message in str(error.value)


class Plain(Game):
    """A game without that lens."""

    name = "plain"


def test_a_game_without_features_cannot_be_trained(tmp_path):
    with pytest.raises(OptionsError, match="plain has no features to learn from"):
        run_training(
            Training(Plain(Vocabulary(), [], tmp_path), 10, 1, [], "x", tmp_path, HERE), False, tmp_path / FILE
        )
