"""The coach of a first game as messages: what there is to tell, what comes up now, and what a choice throws away."""

import asyncio
from functools import cache

import msgspec

from skyhall.core.event import Event
from skyhall.core.game import Game
from skyhall.school.coach import Coach, coach_of, turns_begun
from skyhall.school.conditions import LEARNER, Scene
from skyhall.server import rows
from skyhall.server.attendance import question
from skyhall.server.desk import Desk
from skyhall.server.errors import Refused
from skyhall.server.messages import JsonObject, OptionValue, Said, Word
from skyhall.server.opened import OpenTable, Sitter
from skyhall.server.pool import Unanswered
from skyhall.server.table import LiveTable
from skyhall.server.turns import Asker
from skyhall.server.worker import Answer, Slipped

# In ms, for the thinking alone; and in seconds, until the move is simply played.
BUDGET = 600
PATIENCE = 0.95


class IdeaInfo(msgspec.Struct, kw_only=True):
    """Something that is told once, when it first comes up."""

    id: str
    title: str
    text: str
    points: list[str]
    rule: str


class CoachInfo(msgspec.Struct, kw_only=True):
    """What the coach of a game can tell, the most important first, and the options of a first game."""

    game: str
    options: dict[str, OptionValue]
    ideas: list[IdeaInfo]


class Coached(msgspec.Struct, kw_only=True):
    """What comes up at a version in the learner's `turn`; of `ideas` those that `wait` may be told a turn later too."""

    version: int
    turn: int
    ideas: list[str]
    wait: list[str]


class Choice(msgspec.Struct, kw_only=True):
    """A word that is about to be played at a version."""

    version: int
    word: Word


class Doubt(msgspec.Struct, kw_only=True):
    """What a word gives away, in words, and the better one. `points` are pieces of the board that it is about."""

    kind: str
    rule: str
    better: str
    reason: Said
    idea: Said
    points: list[str]


class Doubts(msgspec.Struct, kw_only=True):
    """The answer about a choice: null if there is nothing to ask, not `known` if nobody could tell in time."""

    version: int
    known: bool
    doubt: Doubt | None


@cache
def coach_info(room: Game, language: str) -> CoachInfo:
    """The coach of a game with its texts, made once; a silent one has nothing to tell."""
    coach = coach_of(room)
    texts = coach.texts(language)
    return CoachInfo(
        game=room.name,
        options=coach.options,
        ideas=[
            IdeaInfo(
                id=idea.id,
                title=texts.say(f"{idea.key}-title"),
                text=texts.say(idea.key),
                points=idea.points,
                rule=idea.rule,
            )
            for idea in coach.ideas
        ],
    )


def check_coached(table: OpenTable, who: Sitter) -> None:
    """Only where a coach was wanted, and only for whoever is coached."""
    if not table.live.row.house.coach or who.seat != LEARNER:
        raise Refused("no_coach")


def coached(live: LiveTable) -> Coached:
    """What comes up now."""
    coach, state = coach_of(live.room), live.state
    if state is None:
        raise Refused("not_playing")
    ideas = coach.comes_up(Scene(state, events=lately(live)))
    waiting = [idea.id for idea in ideas if idea.waits]
    seats = [] if live.line is None else live.line.seats
    turn = turns_begun(seats, live.turn == LEARNER)
    return Coached(version=live.version, turn=turn, ideas=[idea.id for idea in ideas], wait=waiting)


def lately(live: LiveTable) -> list[Event]:
    """What has happened since the learner's last turn began."""
    found: list[list[Event]] = []
    has_acted = False
    for step in reversed(live.steps):
        is_own = step.entry.kind == rows.ACTION and step.entry.seat == LEARNER
        if step.entry.kind == rows.ACTION and has_acted and not is_own:
            break
        has_acted = has_acted or is_own
        found.append(step.events)
    return [event for events in reversed(found) for event in events]


async def doubts(desk: Desk, table: OpenTable, choice: Choice) -> Doubts:
    """Whether a choice throws much away; what is not known in time is not asked about."""
    live = table.live
    if live.status != rows.PLAYING or live.turn != LEARNER or choice.version != live.version:
        raise Refused("no_hint")
    asked = await question(desk.hall, live, "doubt", "", BUDGET)
    asked.word = choice.word
    thinking = asyncio.ensure_future(desk.pool.ask(asked, Asker(maker=live.row.maker, people=True)))
    # A worker that is given up in the middle would have to start anew: it may finish, and nobody hears it.
    thinking.add_done_callback(forget)
    try:
        answer = await asyncio.wait_for(asyncio.shield(thinking), PATIENCE)
    except (TimeoutError, Unanswered):
        return Doubts(version=choice.version, known=False, doubt=None)
    slip = answer.slip
    doubt = None if slip is None else told(coach_of(live.room), slip)
    return Doubts(version=choice.version, known=not answer.error, doubt=doubt)


def told(coach: Coach, slip: Slipped) -> Doubt:
    """A slip with the keys of its texts."""
    warning = coach.warning(slip.kind)
    facts: JsonObject = slip.facts
    return Doubt(
        kind=slip.kind,
        rule="" if warning is None else warning.rule,
        better=slip.better,
        reason=Said(f"slip-{slip.kind}", facts),
        idea=Said(f"slip-{slip.kind}-better", facts),
        points=slip.points,
    )


def forget(thinking: "asyncio.Future[Answer]") -> None:
    """What came too late, whatever it was."""
    if not thinking.cancelled():
        thinking.exception()
