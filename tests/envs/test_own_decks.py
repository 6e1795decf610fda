"""Skytear with decks of one's own (SK-175), chosen or drafted, by the faces that learners and searchers use."""

import numpy as np
import pyspiel
import pytest

from skyhall.core.line import Walk
from skyhall.core.record import read_record
from skyhall.envs import openspiel
from skyhall.envs.batch import Batch
from skyhall.envs.pettingzoo import env

pytestmark = pytest.mark.parametrize("decks", ["chosen", "draft"])

# Through the factions, the placing of the heroes, the decks and the mulligans, into the first activations.
STEPS = 70


def check(record: str, decks: str) -> None:
    """The table of a record has got over its decks, and they hold cards of factions."""
    state = Walk(read_record(record)).to_end()
    assert state.setup.options["decks"] == decks
    view = state.view(None)
    assert view["phase"] == "heroes"
    pool = {card.key for card in state.box.faction_cards}
    assert pool & {state.box.cards[card].key for cards in state.sets for card in cards}


def test_pettingzoo(decks):
    table = env("skytear", 2, options={"decks": decks})
    table.reset(seed=3)
    dice = np.random.default_rng(3)
    for _ in range(STEPS):
        seen, _, terminated, truncated, _ = table.last()
        assert not terminated
        assert not truncated
        assert seen["observation"].shape == table.observation_space(table.agent_selection)["observation"].shape
        table.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    check(table.episode.record(), decks)


def test_openspiel(decks):
    """The choice of a set is part of what a player is told; a deal that they cannot tell from the real one goes on."""
    assert "skyhall_skytear" in pyspiel.registered_names(), openspiel.__name__
    state = pyspiel.load_game("skyhall_skytear", {"decks": decks}).new_initial_state()
    state.apply_action(0)
    dice = np.random.RandomState(4)
    for step in range(STEPS):
        if step in (14, 30):  # amid the decks, and later
            player = state.current_player()
            twin = state.resample_from_infostate(player, dice.random_sample)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.legal_actions() == state.legal_actions()
            twin.apply_action(twin.legal_actions()[-1])
        state.apply_action(int(dice.choice(state.legal_actions())))
    check(state.record(), decks)


def test_batch(decks):
    """Three tables of four seats at once."""
    tables, dice = Batch("skytear", 3, 4, {"decks": decks}, seed=5), np.random.default_rng(5)
    for _ in range(STEPS):
        assert (tables.masks.sum(axis=1) > 0).all()
        tables.step(np.argmax(np.where(tables.masks == 1, dice.random(tables.masks.shape), -1), axis=1))
    for table in range(3):
        check(tables.record(table), decks)
