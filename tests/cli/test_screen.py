"""The table and its choices fit a terminal of 80 columns and 40 lines, in every game and for every number of seats."""

from itertools import pairwise
from random import Random

import pytest
from rich.text import Text

from skyhall.cli.layout import question_lines, table_lines
from skyhall.core.drawing import LINES, SCREEN, Voice, columns
from skyhall.core.registry import game, games
from skyhall.locale import LANGUAGES, box_catalogue

NAMES = ["Ada Lovelace", "apprentice 1", "Ben", "Chloë-Marie von Hohenstein", "山田太郎さん", "[bold]F"]
TABLES = [(name, seats) for name in games() for seats in game(name).seats]
# The lines that board, question, choices and prompt take at most, by seats: two fit the screen, more need a few more.
HIGHEST = {2: LINES, 3: 48, 4: 48, 5: 50, 6: 52}


def positions(name, seats, count):
    """Tables of random games, from beginning to end, every few moves."""
    for number in range(count):
        mover = Random(f"{name} {seats} {number}")
        state = game(name).new(seats, f"screen {number}")
        for step in range(600):
            if state.over:
                break
            if step % 17 == number % 17:
                yield state
            state.push(mover.choice(state.actions()))
        yield state


def plain(lines):
    return [Text.from_markup(line).plain for line in lines]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_line_is_too_wide_and_two_seats_fit_the_screen(name, seats):
    heights = []
    room = game(name)
    for number, state in enumerate(positions(name, seats, 3)):
        texts = box_catalogue(LANGUAGES[number % len(LANGUAGES)], room, state.setup.edition)
        voice = Voice(NAMES[:seats], texts.say)
        for seat in (None, max(state.seat, 0)):
            for whole in (True, False):
                lines = plain(table_lines(state, seat, room, voice, whole))
                assert max(map(columns, lines)) <= SCREEN, lines
                assert not any("⟨" in line or "seat 0" in line for line in lines)
                assert not any(not above.strip() and not below.strip() for above, below in pairwise(lines))
        if not state.over:
            board = plain(table_lines(state, state.seat, room, voice))
            asked = plain(question_lines(state, room, voice, texts, SCREEN, LINES - len(board) - 2))
            assert max(map(columns, asked)) <= SCREEN, asked
            assert not any("⟨" in line for line in asked)
            heights.append(len(board) + len(asked) + 2)
    assert max(heights) <= HIGHEST[seats]
