"""Episodes: arrays, masks, records, copies, pickles, and what a seat remembers."""

import copy
import pickle
from itertools import pairwise

import numpy as np
import pytest

from skyhall.core.dice import seeded
from skyhall.core.errors import EditionError, IllegalAction, OptionsError
from skyhall.core.line import Walk
from skyhall.core.record import read_record
from skyhall.envs.episode import Episode, Setting


def wander(episode, moves, seed="wander"):
    dice = seeded(seed)
    for _ in range(moves):
        if episode.state.over:
            break
        legal = episode.legal()
        episode.take(legal[dice.below(len(legal))])
    return episode


def test_observations_are_float32_of_the_declared_size(table):
    setting = Setting(*table)
    episode = wander(Episode(setting, "arrays"), 25)
    for seat in range(setting.seats):
        seen = episode.observation(seat)
        assert seen.dtype == np.float32
        assert seen.shape == (setting.game.observation_size(setting.seats),)
        assert seen.tolist() == pytest.approx(episode.state.observe(seat), abs=1e-6)
        assert seen.flags.writeable


def test_masks_show_the_legal_actions_of_the_seat_to_decide(table):
    setting = Setting(*table)
    episode = wander(Episode(setting, "masks"), 10)
    for seat in range(setting.seats):
        expected = sorted(episode.state.actions()) if seat == episode.seat else []
        assert np.flatnonzero(episode.mask(seat)).tolist() == expected


def test_a_record_replays_to_the_same_position(table):
    episode = wander(Episode(Setting(*table), "a record"), 40)
    replay = Walk(read_record(episode.record()))
    replay.to_end()
    assert replay.state.digest() == episode.state.digest()


def test_copies_are_independent_and_pickles_replay(name):
    episode = wander(Episode(Setting(name), "copies"), 12)
    before = episode.state.digest()
    twin, thawed = copy.deepcopy(episode), pickle.loads(pickle.dumps(episode))
    assert twin.state.digest() == thawed.state.digest() == before
    assert thawed.line.actions == episode.line.actions
    wander(twin, 5, "elsewhere")
    assert episode.state.digest() == before
    assert len(episode.line.actions) == 12


def test_a_deal_that_might_have_been_is_pickled_as_it_is(name):
    episode = wander(Episode(Setting(name), "copies"), 12)
    other = episode.dealt_anew(episode.seat, seeded("other"))
    thawed = pickle.loads(pickle.dumps(other))
    assert thawed.state.digest() == other.state.digest()
    assert [thawed.story(seat) for seat in range(2)] == [other.story(seat) for seat in range(2)]


def test_a_setting_copies_as_itself_and_keeps_its_choices():
    setting = Setting("gravity_superstar", 3, {"end": "expert"}, "standard")
    assert copy.deepcopy(setting) is setting
    thawed = pickle.loads(pickle.dumps(setting))
    assert (thawed.game, thawed.seats, thawed.checked) == (setting.game, 3, setting.checked)


def test_a_story_grows_with_the_game_and_is_the_same_however_often_it_is_asked_for(name):
    setting = Setting(name)
    often, once = Episode(setting, "story"), Episode(setting, "story")
    stories = [[often.story(seat) for seat in range(setting.seats)]]
    for _ in range(20):
        action = often.legal()[0]
        often.take(action)
        once.take(action)
        stories.append([often.story(seat) for seat in range(setting.seats)])
    assert stories[-1] == [once.story(seat) for seat in range(setting.seats)]
    for before, after in pairwise(stories):
        assert all(late.startswith(early) for early, late in zip(before, after, strict=True))
    assert stories[0] != stories[-1]


def test_copies_share_a_story_until_one_goes_on():
    episode = wander(Episode(Setting("gravity-superstar"), "shared"), 6)
    told = episode.story(0)
    twin = copy.deepcopy(episode)
    wander(twin, 3)
    assert twin.story(0) != told
    assert episode.story(0) == told


def test_a_story_tells_own_choices_and_hides_those_of_rivals():
    """Gravity Superstar: which card a rival plays face down is not told."""
    episode = Episode(Setting("gravity-superstar"), "hidden")
    words = episode.setting.game.words
    mover = episode.seat
    episode.take(next(a for a in episode.legal() if words.name(a).startswith("simple wild")))
    assert "> simple wild" in episode.story(mover)
    played = [line for line in episode.story(1 - mover).splitlines() if "card_played" in line]
    assert len(played) == 1
    assert "wild" not in played[0]


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"game": "chess"}, "expected gravity-superstar"),
        ({"game": "skytopia", "seats": 7}, "2 to 4 seats"),
        ({"game": "skytopia", "options": {"side": "A"}}, 'no option "side" .did you mean "sides"'),
        ({"game": "skytopia", "options": {"sides": "C"}}, "expected a, b or each"),
        ({"game": "skytopia", "edition": "deluxe"}, "expected tuned, standard"),
        ({"game": "gravity-superstar", "options": {"layout": "9Z9"}}, "expected a tile"),
    ],
)
def test_wrong_choices_are_refused_at_once(choices, message):
    with pytest.raises(OptionsError, match=message):
        Setting(**choices)


def test_an_edition_from_a_file_is_read(tmp_path):
    with pytest.raises(EditionError, match=r"nowhere\.toml"):
        Setting("skytopia", edition=str(tmp_path / "nowhere.toml"))
    source = Setting("skytopia").game.edition_path("standard")
    copied = tmp_path / "mine.toml"
    copied.write_text(
        source.read_text(encoding="utf-8").replace("start_coins = 5", "start_coins = 7"), encoding="utf-8"
    )
    assert Episode(Setting("skytopia", edition=str(copied)), "x").state.coins == [7, 7]


def test_wrong_actions_are_refused_and_change_nothing():
    episode = Episode(Setting("gravity-superstar"), "wrong")
    before = episode.state.digest()
    with pytest.raises(IllegalAction, match=r"GS-20"):
        episode.take(episode.setting.game.words.parse("complete"))
    for action in ("drop", 1.0, None, True):
        with pytest.raises(IllegalAction, match="expected a whole number from 0 to 41"):
            episode.take(action)
    assert episode.state.digest() == before
    wander(episode, 10_000)
    with pytest.raises(IllegalAction, match=r"call reset\(\)"):
        episode.take(0)
