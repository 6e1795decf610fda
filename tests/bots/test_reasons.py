"""Why a choice is made: said in whole sentences, of what moves, and of nothing that the seat cannot see."""

import pytest

from skyhall.bots.hints import suggest
from skyhall.bots.reasons import Reason, followed, reason
from skyhall.cli.show import reason_said
from skyhall.core.dice import seeded
from skyhall.core.event import Message
from skyhall.core.registry import game, games
from skyhall.core.state import State
from skyhall.locale import LANGUAGES, catalogue
from skyhall.testing.play import random_position

THEMED = [name for name in games() if game(name).themes]
LEARNED = [name for name in THEMED if game(name).new(2, "learned").setup.judgement is not None]
NAMES = ["Ada", "Tock", "Comet", "Nova", "Zed", "Io"]


def walked(name: str, seed: str, moves: int, seats: int = 2) -> State:
    """A position with a real choice."""
    state = random_position(game(name).new(seats, seed), seeded(f"walk {seed}"), moves)
    while len(state.actions()) < 2:
        state.push(state.actions()[0])
    return state


@pytest.mark.parametrize("name", THEMED)
def test_themes_are_of_features_and_none_is_told_twice(name):
    room = game(name)
    told = [feature for theme in room.themes for feature in theme.features]
    assert set(told) <= set(room.feature_names)
    assert len(told) == len(set(told))


@pytest.mark.parametrize("name", LEARNED)
def test_every_choice_has_a_reason_in_every_language(name):
    for number in range(6):
        state = walked(name, f"reason {number}", 12 + 9 * number, game(name).seats[number % 2])
        action = state.actions()[number % len(state.actions())]
        found = reason(state, action, state.seat)
        assert found is not None
        for language in LANGUAGES:
            said = reason_said(found, catalogue(language, name), NAMES)
            assert said.endswith(".")
            assert "reason-" not in said
            assert "$" not in said


@pytest.mark.parametrize("name", LEARNED)
def test_a_reason_tells_nothing_that_the_seat_cannot_see(name):
    state = walked(name, "hidden", 30)
    action = state.actions()[0]
    told = set()
    for world in range(4):
        other = state.determinize(state.seat, seeded(f"world {world}"))
        found = reason(other, action, state.seat)
        assert found is not None
        told.add((found.form(), *[(part, one.key, *one.args.items()) for part, one in found.parts().items()]))
    assert len(told) == 1


def test_points_are_the_reason_where_a_star_is_taken():
    """Two stars of a colour: 2 points, and 1 more for the pair."""
    room = game("gravity-superstar")
    state = room.position(
        {
            "options": {"layout": "2A0 3B2"},
            "pawns": ["e5 S", "k1 N"],
            "stars": {"d5": "blue"},
            "owned": [{"blue": 1}, {}],
        }
    )
    action = state.setup.words.parse("simple wild left")
    after = followed(state, action, 0, [])
    gained = room.scores(after)[0] - room.scores(state)[0]
    found = reason(state, action, 0)
    assert found is not None
    assert gained > 0
    assert ("reason-points-good", gained) in [(one.key, one.args["n"]) for one in found.gains]


def test_a_line_is_followed_until_the_seat_is_asked_after_others():
    state = walked("gravity-superstar", "line", 20)
    seat, action = state.seat, state.actions()[0]
    line: list[int] = []
    after = state.clone()
    after.push(action)
    while not after.over and len(line) < 40:
        line.append(after.actions()[0])
        after.push(line[-1])
    reached = followed(state, action, seat, line)
    assert reached.seat == seat
    assert state.moves < reached.moves < after.moves
    broken = followed(state, action, seat, [-1, *line])
    assert broken.moves == state.moves + 1


def test_a_win_needs_no_other_reason():
    for number in range(200):
        opening = game("gravity-superstar").new(2, f"win {number}", edition="standard")
        state = random_position(opening, seeded(f"win {number}"), 400)
        for action in state.actions():
            after = state.clone()
            after.push(action)
            if after.over and after.win_shares()[state.seat] == 1.0:
                found = reason(state, action, state.seat)
                assert found is not None
                assert found.form() == "reason-wins"
                assert not found.parts()
                return
    pytest.fail("no position with a win one decision away was found")


def test_a_sentence_for_every_form():
    gain, cost = Message("reason-points-good", {"n": 2}), Message("reason-cards-bad", {"n": 1})
    rival = Message("reason-points-rival", {"n": 1, "rival": 1})
    texts = catalogue("en", "gravity-superstar")
    said = [
        reason_said(one, texts, NAMES)
        for one in (
            Reason([gain], None),
            Reason([gain, rival], None),
            Reason([gain], cost),
            Reason([gain, rival], cost),
            Reason([], None),
            Reason([], cost),
            Reason([], None, True),
        )
    ]
    assert said == [
        "Why: it brings 2 points.",
        "Why: it brings 2 points, and Tock loses 1 point.",
        "Why: it brings 2 points, but it leaves fewer cards in hand.",
        "Why: it brings 2 points, and Tock loses 1 point, but it leaves fewer cards in hand.",
        "Why: it keeps what there is; nothing in sight is better.",
        "Why: it leaves fewer cards in hand, but anything else would be worse.",
        "Why: it wins the game.",
    ]


def test_hints_come_with_their_reasons():
    state = walked("skytopia", "hints", 15)
    assert all(hint.reason is not None for hint in suggest(state, state.seat, seeded("hint"), budget=100))


def test_where_nothing_was_learned_there_is_no_reason():
    state = walked("gravity-superstar", "plain", 10)
    state.setup.judgement = None
    assert reason(state, state.actions()[0], state.seat) is None
