"""What must hold of a coach: everything it may say can come up, and every warning is about something worse."""

import warnings

from skyhall.core.errors import PositionWarning
from skyhall.core.game import Game
from skyhall.core.lens import Slip
from skyhall.core.state import State
from skyhall.locale import languages
from skyhall.school.coach import Caution, Coach, Idea, coach_of
from skyhall.school.conditions import Scene, all_hold
from skyhall.testing.lessons import check_said


def check_coach(game: Game) -> None:
    """The whole coach of a game."""
    coach = coach_of(game)
    for language in languages(game):
        check_said(coach.texts(language), coach.text_keys(), f"{game.name}: coach")
    for idea in coach.ideas:
        check_idea(coach, idea)
    for warning in coach.warnings:
        check_warning(coach, warning)


def check_idea(coach: Coach, idea: Idea) -> None:
    """It comes up where its example says."""
    state = _reached(coach, idea)
    assert all_hold(idea.when, Scene(state)), f"{coach.game.name}: idea {idea.id}: its example does not bring it up"


def check_warning(coach: Coach, warning: Caution) -> None:
    """It speaks of the word that its example chooses, and not of the better one, and its texts need no other facts."""
    state = _reached(coach, warning)
    told = f"{coach.game.name}: warning {warning.kind}"
    chosen, better = [state.setup.words.parse(word) for word in (warning.chosen, warning.better)]
    assert {chosen, better} <= set(state.actions()), f"{told}: {warning.chosen} or {warning.better} is not legal"
    found = [slip for slip in _slips(state, chosen, better) if slip.kind == warning.kind and slip.better == better]
    assert found, f"{told}: {warning.chosen} is no slip"
    assert warning.kind not in [slip.kind for slip in _slips(state, better, chosen)], f"{told}: the better idea is none"
    texts = coach.texts("en")
    for key in warning.keys:
        assert not texts.missing(key, dict(found[0].facts)), f"{told}: {key} asks for something that is not told"


def _slips(state: State, action: int, other: int) -> list[Slip]:
    rest = [one for one in state.actions() if one not in (action, other)]
    return state.setup.game.slips(state, action, [other, *rest])


def _reached(coach: Coach, part: Idea | Caution) -> State:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", PositionWarning)
        return coach.reach(part.example)
