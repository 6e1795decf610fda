"""Deals: arrays, masks, records, copies, pickles, and what a seat remembers."""

import copy
import pickle
from itertools import pairwise

import numpy as np
import pytest

from skyhall.core.dice import seeded
from skyhall.core.errors import EditionError, IllegalAction, OptionsError
from skyhall.core.record import Replay, read_record
from skyhall.envs.deal import Deal, Setting


def wander(deal, moves, seed="wander"):
    dice = seeded(seed)
    for _ in range(moves):
        if deal.state.over:
            break
        legal = deal.legal()
        deal.take(legal[dice.below(len(legal))])
    return deal


def test_observations_are_float32_of_the_declared_size(table):
    setting = Setting(*table)
    deal = wander(Deal(setting, "arrays"), 25)
    for seat in range(setting.seats):
        seen = deal.observation(seat)
        assert seen.dtype == np.float32
        assert seen.shape == (setting.game.observation_size(setting.seats),)
        assert seen.tolist() == pytest.approx(deal.state.observe(seat), abs=1e-6)
        assert seen.flags.writeable


def test_masks_show_the_legal_actions_of_the_seat_to_decide(table):
    setting = Setting(*table)
    deal = wander(Deal(setting, "masks"), 10)
    for seat in range(setting.seats):
        expected = sorted(deal.state.actions()) if seat == deal.seat else []
        assert np.flatnonzero(deal.mask(seat)).tolist() == expected


def test_a_record_replays_to_the_same_position(table):
    deal = wander(Deal(Setting(*table), "a record"), 40)
    replay = Replay(read_record(deal.record()))
    replay.to_end()
    assert replay.state.digest() == deal.state.digest()


def test_copies_are_independent_and_pickles_replay(name):
    deal = wander(Deal(Setting(name), "copies"), 12)
    before = deal.state.digest()
    twin, thawed = copy.deepcopy(deal), pickle.loads(pickle.dumps(deal))
    assert twin.state.digest() == thawed.state.digest() == before
    assert thawed.played == deal.played
    wander(twin, 5, "elsewhere")
    assert deal.state.digest() == before
    assert len(deal.played) == 12


def test_a_setting_copies_as_itself_and_keeps_its_choices():
    setting = Setting("gravity_superstar", 3, {"end": "expert"}, "standard")
    assert copy.deepcopy(setting) is setting
    thawed = pickle.loads(pickle.dumps(setting))
    assert (thawed.game, thawed.seats, thawed.checked) == (setting.game, 3, setting.checked)


def test_a_story_grows_with_the_game_and_is_the_same_however_often_it_is_asked_for(name):
    setting = Setting(name)
    often, once = Deal(setting, "story"), Deal(setting, "story")
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
    deal = wander(Deal(Setting("gravity-superstar"), "shared"), 6)
    told = deal.story(0)
    twin = copy.deepcopy(deal)
    wander(twin, 3)
    assert twin.story(0) != told
    assert deal.story(0) == told


def test_a_story_tells_own_choices_and_hides_those_of_rivals():
    """Gravity Superstar: which card a rival plays face down is not told."""
    deal = Deal(Setting("gravity-superstar"), "hidden")
    words = deal.setting.game.words
    mover = deal.seat
    deal.take(next(a for a in deal.legal() if words.name(a).startswith("simple wild")))
    assert "> simple wild" in deal.story(mover)
    played = [line for line in deal.story(1 - mover).splitlines() if "card_played" in line]
    assert len(played) == 1
    assert "wild" not in played[0]


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"game": "chess"}, "expected skytopia"),
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
    source = Setting("skytopia").game.room / "editions" / "standard.toml"
    copied = tmp_path / "mine.toml"
    copied.write_text(
        source.read_text(encoding="utf-8").replace("start_coins = 5", "start_coins = 7"), encoding="utf-8"
    )
    assert Deal(Setting("skytopia", edition=str(copied)), "x").state.coins == [7, 7]


def test_wrong_actions_are_refused_and_change_nothing():
    deal = Deal(Setting("gravity-superstar"), "wrong")
    before = deal.state.digest()
    with pytest.raises(IllegalAction, match=r"GS-20"):
        deal.take(deal.setting.game.words.parse("complete"))
    for action in ("drop", 1.0, None, True):
        with pytest.raises(IllegalAction, match="expected a whole number from 0 to 41"):
            deal.take(action)
    assert deal.state.digest() == before
    wander(deal, 10_000)
    with pytest.raises(IllegalAction, match=r"call reset\(\)"):
        deal.take(0)
