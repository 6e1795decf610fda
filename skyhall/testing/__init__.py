"""The conformance kit: what every game of the hall must pass. Public, for authors of further games.

    from skyhall.testing import cases, check_case, check_vocabulary

    @pytest.mark.parametrize("case", cases(GAME), ids=str)
    def test_conformance(case):
        check_case(GAME, case, retell)

or all at once: `conformance(GAME, retell)`.
"""

from skyhall.testing.battery import check_case, check_vocabulary, conformance
from skyhall.testing.cases import Case, cases
from skyhall.testing.play import play, random_game, random_position

__all__ = [
    "Case",
    "cases",
    "check_case",
    "check_vocabulary",
    "conformance",
    "play",
    "random_game",
    "random_position",
]
