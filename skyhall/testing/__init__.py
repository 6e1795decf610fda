"""The conformance kit: what every game of the hall must pass. Public, for authors of further games.

    from skyhall.testing import cases, check_case, check_game

    def test_the_game_as_a_whole():
        check_game(GAME)

    @pytest.mark.parametrize("case", cases(GAME), ids=str)
    def test_conformance(case):
        check_case(GAME, case, retell)

or all at once: `conformance(GAME, retell)`. A game that brings lessons has them checked by `check_lessons(GAME)`, its
coach by `check_coach(GAME)`, and its puzzles by `check_puzzles(GAME)`.
"""

from skyhall.testing.battery import check_case, conformance
from skyhall.testing.cases import Case, cases
from skyhall.testing.coaching import check_coach
from skyhall.testing.lessons import check_lesson_texts, check_lessons, check_stage
from skyhall.testing.play import play, random_game, random_position
from skyhall.testing.puzzles import check_puzzles
from skyhall.testing.whole import check_game

__all__ = [
    "Case",
    "cases",
    "check_case",
    "check_coach",
    "check_game",
    "check_lesson_texts",
    "check_lessons",
    "check_puzzles",
    "check_stage",
    "conformance",
    "play",
    "random_game",
    "random_position",
]
