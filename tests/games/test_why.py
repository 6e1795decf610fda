"""The end says why: points, a tie-break or a way to win, in words."""

from skyhall.core.registry import game
from skyhall.core.state import State
from skyhall.locale import catalogue

NAMES = ["Ada", "Bo", "Cy", "Di"]


def over(state: State) -> State:
    """The same table, at its end."""
    state.agenda.clear()
    state.seat = -1
    return state


def told(state: State) -> str:
    """Why, for people."""
    why = state.why()
    assert why is not None
    words = catalogue("en", state.setup.game.name)
    assert words.missing(why.key, {**why.args, "you": "no"}) == set()
    return words.say(why.key, {**why.args, "you": "no"}, NAMES)


def test_nothing_is_said_before_the_end() -> None:
    assert game("skytopia").new(2, "why").why() is None


def test_gravity_superstar_points_decide_and_fewer_tokens_break_a_tie() -> None:
    table = over(game("gravity-superstar").new(2, "why"))
    table.owned[0:3] = [1, 1, 1]
    table.owned[6:8] = [1, 1]
    table.tokens = [2, 3]
    assert told(table) == "5 each; Ada wins with fewer Replay tokens, 2 to 3."
    table.tokens = [4, 3]
    assert told(table) == "Ada wins with 7 points, ahead of Bo with 5."
    table.owned[2] = 0
    table.tokens = [3, 3]
    assert told(table) == "5 points each: Ada, Bo share the win."


def test_skytopia_fewer_cards_then_more_coins_break_a_tie() -> None:
    table = over(game("skytopia").new(2, "why"))
    table.coins = [1, 2]
    assert told(table).endswith("Bo wins the tie against Ada with more coins left, 2 to 1.")
    table.towers[0].append(0)
    first, second = table.scores()
    table.pp[0] += max(0, second - first)
    table.pp[1] += max(0, first - second)
    assert told(table).endswith("each; Bo wins the tie against Ada with fewer tower cards, 0 to 1.")


def test_sky_painters_says_which_victory() -> None:
    table = over(game("sky-painters").new(2, "why"))
    table.how, table.winner = "firmament", 1
    assert told(table) == "Firmament victory: Bo wins with a full 3 × 3 sky and the leader."
    table.how, table.winner = "star", 0
    assert told(table).startswith("Star victory: Ada wins with 0 Painters")
    table.how = "draw"
    assert table.why() is None


def test_skytear_says_which_victory_card() -> None:
    table = over(game("skytear").new(2, "why"))
    table.winner, table.ended = 1, 1
    assert told(table) == "Bo wins: the enemy nexus has fallen."
    table.ended = 2
    card = table.box.victory[table.victory[0]]
    table.kills = table.control_wins = table.dome_wins = [0, card.goal]
    table.kills_in_turn = table.banes = table.sieges = table.sweeps = [0, card.goal]
    table.towers = [[0 for _ in side] if seat == 0 else side for seat, side in enumerate(table.towers)]
    name = catalogue("en", "skytear").say(f"victory-{card.key}")
    assert told(table) == f"Bo wins by completing the victory card {name}."
