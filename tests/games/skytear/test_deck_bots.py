"""Bots that build and draft decks (SK-179, SK-180), and what nobody may count."""

import pytest

from skyhall.bots.base import Bot, ask
from skyhall.bots.greedy import GreedyBot
from skyhall.bots.levels import LEVELS, LevelBot
from skyhall.bots.random import RandomBot
from skyhall.core.dice import seeded
from skyhall.games.skytear import GAME
from skyhall.games.skytear.box.lists import modifiers
from tests.games.skytear.conftest import BOX
from tests.games.skytear.teams import MATCHUP, asked, new


def test_bots_build_and_draft_sensibly():
    """One look ahead finds the best that a set may become; sets are legal and not all premade."""
    for decks in ("chosen", "draft"):
        table = new(2, decks)
        bot, dice = GreedyBot(samples=1), seeded("bot")
        while table.phase == 0:
            table.push(bot.choose(table, table.seat, 0, dice))
        assert table.sets != BOX.premade
        for hero in range(8):
            assert modifiers(BOX, table.sets[hero]) <= 10


class Premade(Bot):
    """Says `done` to whatever can be answered with it."""

    def choose(self, state, seat, budget, dice):
        done = state.setup.words.parse("done")
        return done if done in state.actions() else state.actions()[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bots_words_cannot_be_counted(seats):
    """SK-179, SK-193: whatever set a bot takes, it says three words, and the enemy sees and hears the same."""
    seen = []
    for player in (Premade(), RandomBot(), GreedyBot(samples=1), LevelBot(LEVELS[0]), LevelBot("adept")):
        table = new(seats)
        dice, told = seeded(f"words {seats}"), []
        while asked(table).startswith("Build"):
            word = ask(player, table, 0, dice)
            assert table.setup.words.name(word) != "done"
            asked_of, heard = table.seat, len(table.log)
            table.push(word)
            if asked(table).startswith("Build"):
                enemy = next(seat for seat in range(seats) if table.side_of[seat] != table.side_of[asked_of])
                told.append((asked_of, [event.seen_by(enemy) for event in table.log[heard:]]))
        seen.append((table.moves, told))
    assert seen[0][1]
    assert all(one == seen[0] for one in seen)


def test_a_premade_set_that_cannot_be_said_in_cards_is_said_in_one_word(whole):
    """A box whose premade sets are richer than what may be built."""
    whole["cards"][1]["modifier"] = 3
    table = GAME.new(
        2,
        "x",
        {"decks": "chosen", "setup": "fixed", "matchup": MATCHUP, "first_player": 0},
        GAME.make_edition(whole, "rich.toml"),
    )
    while not asked(table).startswith("Build"):
        table.push(table.actions()[0])
    assert table.setup.words.name(ask(Premade(), table, 0, seeded("rich"))) == "done"
