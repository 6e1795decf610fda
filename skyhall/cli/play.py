"""A game at the terminal: people and bots in any seat, undo, log, help, and a record that survives Ctrl-C."""

from pathlib import Path
from secrets import token_hex
from time import strftime

from rich.markup import escape

from skyhall.bots import BOTS, bot
from skyhall.bots.base import Bot, ask
from skyhall.bots.hints import suggest
from skyhall.cli.asking import Asking
from skyhall.cli.common import console, is_bot
from skyhall.cli.explain import Glossary
from skyhall.cli.show import (
    say_lines,
    show_choices,
    show_events,
    show_help,
    show_hints,
    show_refusals,
    show_result,
    show_table,
    show_text,
)
from skyhall.cli.speaking import say, spoken, why, wrong
from skyhall.core.dice import seeded
from skyhall.core.drawing import Voice
from skyhall.core.errors import OptionsError, SkyhallError
from skyhall.core.game import Game
from skyhall.core.line import Line, Walk
from skyhall.core.record import UNDO, load_record
from skyhall.core.state import OptionValue
from skyhall.locale import box_catalogue, catalogue

# What a bot may take for a decision, in milliseconds; a level may have less.
THINKING = 2000
# A text that was no answer.
NOTHING = -1


class Seats:
    """Who sits where: names as shown, and which of them are bots."""

    def __init__(self, players: list[str]) -> None:
        self.bots = [is_bot(name) for name in players]
        self.kinds = [name.split()[0] for name in players]
        self.names = [f"{name} {seat}" if name in BOTS else name for seat, name in enumerate(players)]
        self.people = self.bots.count(False)


class Quit(Exception):
    """The person wants to stop for now."""


class TerminalGame:
    """One game on its line: what is kept is always what was played."""

    def __init__(self, line: Line, seats: Seats, path: Path, confirm: bool, deck: str = "") -> None:
        self.line = line
        self.deck = deck  # of the people at the table, where decks are built
        self.seats = seats
        self.path = path
        self.confirm = confirm
        self.texts = box_catalogue(spoken(), line.game, line.setup.edition)
        self.voice = Voice(seats.names, self.texts.say)
        self.asking = Asking(Glossary(line.game, line.setup.edition, self.texts), seats.names)
        self.passed: set[int] = set()  # the moves that the terminal made by itself
        self.ahead: list[int] = []  # what a person has said for the next questions of a seat
        self.asker = -1
        self.told = 0
        self.viewer = -1
        self.dice = seeded(token_hex(16))
        self.players: dict[int, Bot] = {}

    def run(self) -> None:
        """Play to the end, or until the person leaves; either way the record is kept."""
        try:
            while not self.line.state.over:
                if self.seats.bots[self.line.state.seat]:
                    self.bot_turn()
                elif self.is_idle():
                    self.pass_on()
                elif self.ahead and self.line.state.seat == self.asker:
                    self.go_on()
                elif self.deck and self.line.game.deck_words(self.line.state, self.deck):
                    self.build()
                else:
                    self.person_turn()
            self.tell(None if self.seats.people != 1 else self.seats.bots.index(False))
            show_result(self.line, self.voice, self.texts)
        except Quit:
            pass
        except (KeyboardInterrupt, EOFError):
            console.print()  # the prompt is still open
        finally:
            self.save(self.path)
            console.print(say("cli-play-saved", file=escape(str(self.path))), soft_wrap=True)
            if not self.line.state.over:
                command = f"skyhall play {self.line.game.name} --resume {self.path}"
                console.print(say("cli-play-resume", command=escape(command)), soft_wrap=True)

    def bot_turn(self) -> None:
        state = self.line.state
        if self.confirm and not self.ahead and self.may_undo() and not self.confirmed():
            return
        if state.seat not in self.players:
            self.players[state.seat] = bot(self.seats.kinds[state.seat])
        self.take(ask(self.players[state.seat], state, THINKING, self.dice))

    def take(self, action: int) -> None:
        """Play it. What another seat has said for later may no longer be meant, unless this does nothing."""
        is_idle = self.does_nothing(action)
        self.line.push(action)
        if not is_idle:
            self.forget()

    def is_idle(self) -> bool:
        """Whether the only thing to say is the word that the game lets the terminal say by itself."""
        state = self.line.state
        actions = state.actions()
        return len(actions) == 1 and self.does_nothing(actions[0])

    def does_nothing(self, action: int) -> bool:
        """Whether a word is the idle one; where a question gives it a meaning of its own it does something."""
        return self.line.state.describe(action).key == f"word-{self.line.game.idle_word}"

    def pass_on(self) -> None:
        """Say it."""
        state = self.line.state
        said = state.describe(state.actions()[0])
        name = self.seats.names[state.seat]
        self.tell(state.seat)
        word = self.texts.say(said.key, said.args, self.seats.names)
        say_lines(say("cli-play-only", name=name, word=word), "  ", "  ", "dim")
        self.line.push(state.actions()[0])
        self.passed.add(self.line.state.moves)

    def build(self) -> None:
        """The deck that was brought answers this question and those that follow from it."""
        for action in self.line.game.deck_words(self.line.state, self.deck):
            self.line.push(action)

    def go_on(self) -> None:
        """What was said ahead answers this question; until it comes, this seat does nothing."""
        state, actions = self.line.state, self.line.state.actions()
        if self.ahead[0] not in actions:
            self.ahead[:1] = self.line.game.at_once(state).get(state.setup.words.name(self.ahead[0]), self.ahead[:1])
        following = self.ahead[0]
        idle = [action for action in actions if self.does_nothing(action)]
        if following in actions and self.is_sure(following):
            self.line.push(self.ahead.pop(0))
        elif idle and following not in actions:
            self.line.push(idle[0])
        else:
            self.forget()

    def forget(self) -> None:
        """Nothing is played ahead any more."""
        if self.ahead:
            self.tell(self.viewer)
            words = ", ".join(self.line.setup.words.name(action) for action in self.ahead)
            say_lines(say("cli-play-not-played", words=words), "  ", "  ", "dim")
        self.ahead = []

    def may_undo(self) -> bool:
        """Whether there is a choice that a person made and may take back."""
        state = self.line.state
        if state.last_seat < 0 or self.seats.bots[state.last_seat]:
            return False
        return any(move not in self.passed for move in range(state.barrier + 1, state.moves + 1))

    def confirmed(self) -> bool:
        """Section 6 of every spec: once a bot has answered, nothing can be taken back, so ask first."""
        self.tell(self.line.state.last_seat)
        while True:
            name = escape(self.seats.names[self.line.state.seat])
            prompt = f"[dim]{say('cli-play-next', name=name)} [/]"
            answer = console.input(prompt).strip().lower()
            if answer == "":
                return True
            if answer == UNDO:
                self.undo()
                return False
            if answer in ("why", "hint") or not self.command(answer):
                console.print(f"[red]{say('cli-play-wait')}[/]")

    def person_turn(self) -> None:
        state = self.line.state
        seat = state.seat
        if seat != self.viewer and self.seats.people > 1:
            console.rule(say("cli-play-turn", name=f"[bold]{escape(self.seats.names[seat])}[/]"))
            console.input(f"[dim]{say('cli-play-look-away')} [/]")
        self.viewer = seat
        self.tell(seat)
        self.show_question()
        while self.line.state is state and len(self.line.actions) == state.moves and not state.over:
            text = console.input("[bold]› [/]").strip()
            if text and self.answer(text):
                return

    def show_question(self, whole: bool = False) -> None:
        """The board and, for a person who is asked, the choices."""
        state = self.line.state
        used = show_table(state, self.viewer, self.line.game, self.voice, whole)
        if state.seat == self.viewer:
            show_choices(state, self.line.game, self.voice, self.texts, used)

    def answer(self, text: str) -> bool:
        """A number, a word or a command; True once the table has changed."""
        try:
            if text.lower() == UNDO:
                return self.undo()
            if self.command(text):
                return False
            seat = self.line.state.seat
            action, *later = self.asking.several(text, self.line.state) or [NOTHING]
            if action == NOTHING or not self.is_sure(action):
                return False
            self.take(action)
            if later:
                self.ahead, self.asker = later, seat
            return True
        except SkyhallError as error:
            say_lines(wrong(error), style="red")
            return False

    def is_sure(self, action: int) -> bool:
        """Whether the person means it; nobody asks here."""
        return True

    def command(self, text: str) -> bool:
        """The commands that leave the table as it is; False if it is none."""
        name, _, rest = text.partition(" ")
        state = self.line.state
        match name.lower():
            case "help" | "?":
                show_help(state, self.texts, list(self.asking.glossary.kinds))
            case "legend":
                show_text("terminal-legend", self.texts, say("cli-signs"))
            case "why":
                show_refusals(state, self.seats.names, self.texts)
            case "hint":
                hints = suggest(state, state.seat, self.dice, budget=THINKING)
                show_hints(state, hints, self.line.game, self.voice, self.texts)
            case "log":
                show_events(state, 0, self.viewer, self.line.game, self.seats.names, self.texts)
            case "board":
                self.show_question(rest.strip().lower() == "all")
            case "save":
                target = Path(rest.strip()) if rest.strip() else self.path
                self.save(target)
                console.print(say("cli-play-kept", file=escape(str(target))), soft_wrap=True)
            case "quit" | "exit":
                raise Quit
            case _:
                return False
        return True

    def undo(self) -> bool:
        """Take the last choice back, as far as the rules allow."""
        if not self.may_undo():
            console.print(f"[red]{say('cli-play-no-undo')}[/]")
            return False
        self.ahead = []
        while self.line.state.moves in self.passed:
            self.passed.remove(self.line.state.moves)
            self.line.undo()
        self.line.undo()
        self.told = len(self.line.state.log or [])
        return True

    def tell(self, seat: int | None) -> None:
        """What happened since the last time, as that seat saw it."""
        state = self.line.state
        self.told = show_events(state, self.told, seat, self.line.game, self.seats.names, self.texts)

    def save(self, path: Path) -> None:
        try:
            path.write_text(self.line.record(self.seats.names).text(), encoding="utf-8")
        except OSError as error:
            raise OptionsError(say("cli-unwritten", file=str(path), why=why(error))) from None


def play_at_terminal(
    room: Game,
    seats: Seats,
    options: dict[str, OptionValue],
    edition: str,
    seed: str,
    save: Path | None,
    confirm: bool,
    deck: str = "",
) -> None:
    """A new game; with a deck, the people at the table build theirs by it where they are asked to."""
    seed = seed or token_hex(16)
    line = Line(room, len(seats.names), seed, options, edition, listen=True)
    path = save or Path(f"{room.name}-{strftime('%Y%m%d-%H%M%S')}.sky")
    title = catalogue(spoken(), room.name).say("title")
    names = ", ".join(escape(name) for name in seats.names)
    console.print(say("cli-play-begins", title=f"[bold]{escape(title)}[/]", names=names))
    TerminalGame(line, seats, path, confirm, deck).run()


def resume_at_terminal(
    room: Game, source: Path, players: list[str] | None, save: Path | None, edition: str, confirm: bool
) -> None:
    """Go on with a record; its digest is checked first."""
    record = load_record(source)
    if record.game != room.name:
        raise OptionsError(say("cli-play-other-game", file=str(source), game=record.game, wanted=room.name))
    if players is not None and len(players) != record.seats:
        raise OptionsError(say("cli-play-other-seats", players=len(players), seats=record.seats))
    seats = Seats(players or record.names)
    walk = Walk(record, str(source), edition, listen=True, keep=False)
    state = walk.to_end()
    game = TerminalGame(walk.line, seats, save or source, confirm)
    game.told = len(state.log or [])
    game.run()
