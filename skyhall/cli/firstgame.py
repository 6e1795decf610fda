"""A first game at the terminal: the coach says what is new, once, and asks before a choice that throws much away."""

from pathlib import Path
from secrets import token_hex
from time import strftime
from typing import Final

from rich.markup import escape

from skyhall.bots.doubts import doubt
from skyhall.bots.levels import GENTLE
from skyhall.cli.common import console
from skyhall.cli.play import Seats, TerminalGame
from skyhall.cli.progress import Progress
from skyhall.cli.show import say_lines
from skyhall.cli.speaking import say, spoken
from skyhall.core.game import Game
from skyhall.core.lens import Slip
from skyhall.core.line import Line
from skyhall.school.coach import Coach, Idea, coach_of, turns_begun
from skyhall.school.conditions import LEARNER, Scene

# In milliseconds, as in the hall.
BUDGET: Final = 600
# After so many turns questions are counted, and there are no more than so many.
EARLY, MOST = 5, 3
IDEAS: Final = "ideas"
# How much the coach says; `quiet` goes on to the next.
VOICES: Final = ("slips", "new", "silent")


class FirstGame(TerminalGame):
    """A game with a coach beside the person on the first seat."""

    def __init__(self, line: Line, seats: Seats, path: Path, coach: Coach, progress: Progress) -> None:
        super().__init__(line, seats, path, confirm=False)
        self.coach = coach
        self.progress = progress
        self.school = coach.texts(spoken())
        self.voice_level = 0
        self.turn = 0
        self.since = 0  # the events before the learner's last turn
        self.begun = 0  # those before this one
        self.waiting: list[str] = []
        self.spoken = 0
        self.asked = 0
        self.late = 0

    def person_turn(self) -> None:
        turn = turns_begun(self.line.seats, True)
        if turn != self.turn:
            self.turn, self.since, self.begun = turn, self.begun, len(self.line.state.log or [])
        super().person_turn()

    def show_question(self, whole: bool = False) -> None:
        """The board and the choices, and what is new."""
        super().show_question(whole)
        if self.voice_level < len(VOICES) - 1:
            self.tell_idea()

    def tell_idea(self) -> None:
        """The first thing that is new, one a turn; what happened may wait for the next."""
        events = (self.line.state.log or [])[self.since :]
        found = self.coach.comes_up(Scene(self.line.state, events=events))
        told = self.progress.noted(IDEAS)
        now = [idea.id for idea in found] + self.waiting
        fresh = [idea for idea in self.coach.ideas if idea.id in now and idea.id not in told]
        if fresh and self.spoken != self.turn:
            self.spoken = self.turn
            self.progress.note(IDEAS, fresh[0].id)
            self.say_idea(fresh.pop(0))
        self.waiting = [idea.id for idea in fresh if idea.waits]

    def say_idea(self, idea: Idea) -> None:
        """Two sentences, and the rule."""
        title = escape(self.school.say(f"{idea.key}-title"))
        rule = f" [dim]({idea.rule})[/]" if idea.rule else ""
        console.print(f"\n[bold cyan]{say('cli-coach')}[/] [bold]{title}[/]{rule}")
        say_lines(self.school.say(idea.key), "  ", "  ")

    def may_ask(self) -> bool:
        """One question a turn, none in the first, three after the fifth."""
        return (
            self.voice_level == 0
            and self.turn > 1
            and self.asked != self.turn
            and (self.turn <= EARLY or self.late < MOST)
        )

    def is_sure(self, action: int) -> bool:
        """Asked before a big slip: said again, the choice is played."""
        if not self.may_ask():
            return True
        kinds = {warning.kind: warning.lost for warning in self.coach.warnings}
        slip = doubt(self.line.state, LEARNER, action, kinds, self.dice, BUDGET) if kinds else None
        if slip is None:
            return True
        self.asked = self.turn
        self.late += self.turn > EARLY
        self.ask(slip)
        return False

    def ask(self, slip: Slip) -> None:
        """The reason and the better idea."""
        state = self.line.state
        better = state.describe(slip.better)
        named = self.texts.say(better.key, better.args, self.voice.names)
        said = [self.texts.say(f"slip-{slip.kind}{end}", slip.facts, self.voice.names) for end in ("", "-better")]
        say_lines(said[0], f"\n[bold yellow]{say('cli-coach-sure')}[/] ", "  ")
        say_lines(f"{named}. {said[1]}", f"  [green]{say('cli-coach-better')}[/] ", "  ")
        word = state.setup.words.name(slip.better)
        say_lines(say("cli-coach-take", word=word), "  ", "  ", "dim")

    def command(self, text: str) -> bool:
        """The table's own commands, and one for the coach."""
        if text.lower() != "quiet":
            return super().command(text)
        self.voice_level = (self.voice_level + 1) % len(VOICES)
        console.print(say("cli-coach-says", what=VOICES[self.voice_level]))
        return True


def play_first_game(room: Game, progress: Progress, seed: str) -> None:
    """A new game of two against a gentle bot, with the coach of the game."""
    coach = coach_of(room)
    texts = coach.texts(spoken())
    # By a name, as in the lessons: the log speaks of everybody in the third person.
    learner = texts.say("school-seat-0") if texts.has("school-seat-0") else say("cli-you")
    seats = Seats([learner, *[GENTLE] * (room.seats[0] - 1)])
    line = Line(room, len(seats.names), seed or token_hex(16), coach.options, "", listen=True)
    path = Path(f"{room.name}-{strftime('%Y%m%d-%H%M%S')}.sky")
    title = escape(texts.say("title"))
    console.print(say("cli-coach-begins", title=f"[bold]{title}[/]"))
    FirstGame(line, seats, path, coach, progress).run()
