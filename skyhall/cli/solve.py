"""A puzzle at the terminal: the board, the question, hints, and what a wrong choice leads to."""

from datetime import UTC, datetime

from rich.markup import escape

from skyhall.cli.asking import Asking
from skyhall.cli.common import console
from skyhall.cli.explain import Glossary
from skyhall.cli.show import (
    say_lines,
    show_choices,
    show_commands,
    show_events,
    show_refusals,
    show_table,
    show_text,
)
from skyhall.cli.speaking import listed, say, spoken, wrong
from skyhall.core.drawing import Voice
from skyhall.core.errors import SkyhallError
from skyhall.school.attempt import DONE, OPEN
from skyhall.school.conditions import LEARNER
from skyhall.school.puzzles import HARDEST, Puzzle, PuzzleBook
from skyhall.school.solving import Solving, of_the_day

COMMANDS = (
    ("1, 2, 3 …", "do-either"),
    ("hint", "do-puzzle-hint"),
    ("again", "do-puzzle-again"),
    ("give up", "do-puzzle-solution"),
    ("next", "do-puzzle-next"),
    ("why", "do-why"),
    ("board, board all", "do-puzzle-board"),
    ("legend", "do-legend"),
    ("about {NAME}", "do-about"),
    ("quit", "do-puzzle-quit"),
)


class Quit(Exception):
    """The solver wants to stop."""


def solve_at_terminal(book: PuzzleBook, name: str) -> None:
    """Puzzles one after the other, from the one named or the one of today on."""
    puzzle = book.puzzle(name) if name else of_the_day(book, datetime.now(UTC).date())
    console.print(say("cli-help-any-time", title=f"[bold]{escape(book.texts(spoken()).say('title'))}[/]"))
    try:
        while True:
            TerminalPuzzle(book, puzzle).run()
            puzzle = book.puzzles[(book.puzzles.index(puzzle) + 1) % len(book.puzzles)]
    except Quit:
        pass
    except (KeyboardInterrupt, EOFError):
        console.print()  # the prompt is still open


class TerminalPuzzle:
    """A puzzle on the board of the terminal."""

    def __init__(self, book: PuzzleBook, puzzle: Puzzle) -> None:
        self.book = book
        self.puzzle = puzzle
        self.texts = book.texts(spoken())
        self.names = [self.texts.say(f"school-seat-{seat}") for seat in range(book.seats)]
        self.voice = Voice(self.names, self.texts.say)
        self.hinted = 0
        self.is_left = False
        self.begin()
        self.asking = Asking(Glossary(book.game, self.trying.state.setup.edition, self.texts), self.names)

    def begin(self) -> None:
        """The position laid anew."""
        self.trying = Solving(self.book, self.puzzle)
        self.told = 0

    def run(self) -> None:
        """Until it is solved, given up or left."""
        one = self.puzzle
        title = say("cli-puzzle", number=f"[bold]{escape(one.id)}[/]")
        theme = escape(self.texts.say(f"theme-{one.theme}"))
        console.rule(f"{title} · {theme} · {'★' * one.difficulty}{'☆' * (HARDEST - one.difficulty)}")
        self.show()
        while not self.is_left:
            text = console.input("[bold]› [/]").strip()
            if text:
                self.answer(text)
            elif self.trying.outcome.kind == DONE:
                self.is_left = True

    def show(self, whole: bool = False) -> None:
        """The board, the question and the choices."""
        state, room = self.trying.state, self.book.game
        used = show_table(state, LEARNER, room, self.voice, whole)
        asked = self.texts.say(f"theme-{self.puzzle.theme}-ask")
        say_lines(asked, f"[bold cyan]{say('cli-puzzle-ask')}[/] ", "        ", "bold")
        if len(self.puzzle.steps) > 1:
            told = say("cli-puzzle-steps", found=self.trying.found, all=len(self.puzzle.steps))
            console.print(f"[dim]{told}[/]")
        show_choices(state, room, self.voice, self.texts, used + 3)

    def answer(self, text: str) -> None:
        """A command, or a choice and what came of it."""
        try:
            if self.command(text):
                return
            if self.trying.outcome.kind != OPEN:
                console.print(f"[dim]{say('cli-puzzle-after')}[/]")
                return
            action = self.asking.chosen(text, self.trying.state)
        except SkyhallError as error:
            say_lines(wrong(error), style="red")
            return
        if action is not None:
            self.take(action)

    def take(self, action: int) -> None:
        """Play it, tell what happened, and whether that was it."""
        trying = self.trying
        outcome = trying.take(action).kind
        self.told = show_events(trying.state, self.told, LEARNER, self.book.game, self.names, self.texts)
        if outcome == OPEN:
            console.print(f"[green]✓ {say('cli-puzzle-right')}[/]")
            self.show()
        elif outcome == DONE:
            console.print(f"[bold green]✓ {say('cli-puzzle-solved')}[/]")
            self.explain()
        else:
            assert trying.choice is not None
            assert trying.answered is not None
            shares = {"share": round(trying.choice.share), "best": round(trying.answered.best.share)}
            say_lines(self.texts.say("puzzle-missed", shares), "[bold yellow]✗[/] ", "  ", "yellow")
            console.print(f"[dim]{say('cli-puzzle-anew')}[/]")
            self.begin()
            self.show()

    def explain(self) -> None:
        """The figures of the first step: how often each choice wins."""
        first = self.puzzle.steps[0]
        state = self.book.position(self.puzzle)
        for one in [first.best, *first.wrong[:3]]:
            message = state.describe(state.setup.words.parse(one.word))
            told = self.texts.say(message.key, message.args, self.names)
            mark = "[green]✓[/]" if one.word in first.right else "[yellow]✗[/]"
            say_lines(say("cli-puzzle-wins", choice=told, wins=round(one.share)), f"{mark} ", "  ")
        found = listed([say(f"level-{level}") for level in self.puzzle.found_by])
        console.print(f"[dim]{say('cli-puzzle-found-by', levels=found, count=len(self.puzzle.found_by))}[/]")

    def hint(self) -> None:
        """The next hint to the open question."""
        if self.hinted == 0:
            say_lines(self.texts.say(f"theme-{self.puzzle.theme}-hint"), f"[cyan]{say('cli-hint')}[/] ", "      ")
        elif self.hinted == 1 and self.trying.hints() > 1:
            some = [self.trying.state.describe(action) for action in self.trying.narrowed()]
            choices = "; ".join(self.texts.say(one.key, one.args, self.names) for one in some)
            say_lines(
                self.texts.say("puzzle-hint-among", {"choices": choices}), f"[cyan]{say('cli-hint')}[/] ", "      "
            )
        else:
            console.print(say("cli-puzzle-no-hint"))
        self.hinted += 1

    def give_up(self) -> None:
        """The solution, played from the start."""
        self.begin()
        words = [step.right[0] for step in self.puzzle.steps]
        say_lines(", ".join(words), f"[cyan]{say('cli-solution')}[/] ", "          ")
        for word in words:
            self.trying.take(self.trying.state.setup.words.parse(word))
        self.told = show_events(self.trying.state, 0, LEARNER, self.book.game, self.names, self.texts)
        self.explain()

    def command(self, text: str) -> bool:
        """The commands; False if it is none."""
        name, _, rest = text.lower().partition(" ")
        match name:
            case "help" | "?":
                show_commands(COMMANDS)
            case "hint":
                self.hint()
            case "again":
                self.begin()
                self.show()
            case "give" if rest == "up":
                self.give_up()
            case "next":
                self.is_left = True
            case "why":
                show_refusals(self.trying.state, self.names, self.texts)
            case "board":
                self.show(rest.strip() == "all")
            case "legend":
                show_text("terminal-legend", self.texts, say("cli-signs"))
            case "quit" | "exit":
                raise Quit
            case _:
                return False
        return True
