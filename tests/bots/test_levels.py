"""Levels are data, complete for every game, and a wrong file is explained; hints come from the strongest."""

import pytest

from skyhall.bots import BOTS, bot
from skyhall.bots.base import ask
from skyhall.bots.hints import suggest
from skyhall.bots.levels import HOUSE, LEVELS, LONGEST_THOUGHT, SHELF, levels, read_ladder
from skyhall.core.dice import seeded
from skyhall.core.edition import Entry, read_toml
from skyhall.core.errors import EditionError, OptionsError
from skyhall.core.registry import game, games
from skyhall.locale import catalogue
from skyhall.server.seating import OFFERED


def level(**changes):
    return {"kind": "greedy", "milliseconds": 100, "rating": 1500, **changes}


def ladder(**changes):
    return {name: level() for name in LEVELS} | changes


@pytest.mark.parametrize("name", games())
def test_every_game_has_seven_levels_in_order_of_strength(name):
    ladder = levels(name)
    assert [each.name for each in ladder] == LEVELS
    ratings = [each.rating for each in ladder]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) == 7
    assert all(each.milliseconds <= LONGEST_THOUGHT for each in ladder)


@pytest.mark.parametrize("name", games())
def test_the_reference_is_a_search_by_hand_that_nobody_is_offered(name):
    """`expert-1` stays what it was, whatever becomes of the expert; the hall's lists do not show it."""
    reference = SHELF.level(name, "expert-1")
    assert (reference.kind, reference.parameters.judgement, reference.rating) == ("search", "hand", 2000)
    assert reference.parameters.iterations == {"sky-painters": 600, "gravity-superstar": 600}.get(name, 1000)
    assert "expert-1" in BOTS
    assert "expert-1" not in OFFERED
    state = game(name).new(2, "reference")
    state.apply(ask(bot("expert-1"), state, 20, seeded("reference")))
    assert state.moves == 1


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_has_a_name_for_people(name):
    assert catalogue("en").has(f"level-{name}")


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("place", [0, 3, 6])
def test_levels_play_by_the_clock(name, place):
    state = game(name).new(2, "levels")
    state.apply(ask(bot(LEVELS[place]), state, 20, seeded("level")))
    assert state.moves == 1


def test_a_level_plays_the_game_it_sits_at():
    """One name, other parameters at another table."""
    player = bot("novice")
    for name in games():
        state = game(name).new(2, "either")
        state.apply(ask(player, state, 20, seeded("either")))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, '"first-steps" is missing'),
        (ladder(adept=level(kind="clever")), 'adept: "kind" is "clever": expected one of random, greedy, search'),
        (ladder(adept=level(milliseconds=2001)), '"milliseconds" is 2001: expected a whole number from 1 to 2000'),
        (ladder(adept=level(iterations=5)), 'adept: unknown key "iterations"'),
        (ladder(champion=level()), 'unknown key "champion"'),
        (ladder(expert={"kind": "search", "rating": 5}), 'expert: "milliseconds" is missing'),
    ],
)
def test_a_wrong_file_is_explained(data, message):
    with pytest.raises(EditionError) as error:
        read_ladder(Entry(data, "go/game.toml: levels"))
    assert message in str(error.value)


def test_a_game_without_levels_gets_those_of_the_house():
    ladder = read_ladder(Entry(read_toml(HOUSE), HOUSE.name).entry("levels"))
    assert [each.name for each in ladder] == LEVELS
    assert all(each.rating == 0 for each in ladder)


def test_an_unknown_game_has_no_levels():
    with pytest.raises(OptionsError, match='no game "go"'):
        levels("go")


@pytest.mark.parametrize("name", games())
def test_hints_are_the_best_few_with_win_estimates(name):
    state = game(name).new(2, "hints")
    dice = seeded("walk")
    while len(state.actions()) < 4:
        actions = state.actions()
        state.push(actions[dice.below(len(actions))])
    hints = suggest(state, state.seat, seeded("hint"), count=3, budget=150)
    assert len(hints) == 3
    assert len({hint.action for hint in hints}) == 3
    assert all(hint.action in state.actions() for hint in hints)
    assert all(0 <= hint.win <= 1 for hint in hints)
    assert [hint.trust for hint in hints] == sorted((hint.trust for hint in hints), reverse=True)
    assert sum(hint.trust for hint in hints) <= 1.0001
