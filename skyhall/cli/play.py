"""A game at the terminal: people and bots in any seat, undo, log, help, and a record that survives Ctrl-C."""

from pathlib import Path
from secrets import token_hex
from time import strftime

from rich.markup import escape

from skyhall.bots import BOTS, bot
from skyhall.bots.base import Bot, ask
from skyhall.bots.hints import suggest
from skyhall.cli.common import console, is_bot
from skyhall.cli.show import (
    show_choices,
    show_events,
    show_help,
    show_hints,
    show_refusals,
    show_result,
    show_table,
)
from skyhall.core.dice import seeded
from skyhall.core.errors import OptionsError, SkyhallError
from skyhall.core.game import Game
from skyhall.core.record import UNDO, Replay, load_record, new_record
from skyhall.core.state import OptionValue
from skyhall.locale import catalogue

# What a bot may take for a decision, in milliseconds; a level may have less.
THINKING = 2000


class Seats:
    """Who sits where: names as shown, and which of them are bots."""

    def __init__(self, players: list[str]) -> None:
        self.bots = [is_bot(name) for name in players]
        self.kinds = [name.split()[0] for name in players]
        self.names = [f"{name} {seat}" if name in BOTS else name for seat, name in enumerate(players)]
        self.people = self.bots.count(False)


class Leave(Exception):
    """The person wants to stop for now."""


class TerminalGame:
    """One game, played through its record: what is on the table is always what the record says."""

    def __init__(self, replay: Replay, seats: Seats, path: Path, confirm: bool) -> None:
        self.replay = replay
        self.seats = seats
        self.path = path
        self.confirm = confirm
        self.words = catalogue("en", replay.game.name)
        self.told = 0
        self.viewer = -1
        self.dice = seeded(token_hex(16))
        self.players: dict[int, Bot] = {}

    def run(self) -> None:
        """Play to the end, or until the person leaves; either way the record is kept."""
        try:
            while not self.replay.state.over:
                if self.seats.bots[self.replay.state.seat]:
                    self.bot_turn()
                else:
                    self.person_turn()
            self.tell(None if self.seats.people != 1 else self.seats.bots.index(False))
            show_result(self.replay, self.seats.names, self.words)
        except (Leave, KeyboardInterrupt, EOFError):
            console.print()
        finally:
            self.save(self.path)
            console.print(f"The game is kept in {escape(str(self.path))}", soft_wrap=True)
            if not self.replay.state.over:
                command = f"skyhall play {self.replay.game.name} --resume {self.path}"
                console.print(f"Go on with: {escape(command)}", soft_wrap=True)

    def take(self, action: int) -> None:
        """Write the word down, then play it: as a server does."""
        self.replay.record.add(self.replay.game.words.name(action))
        self.replay.step()

    def bot_turn(self) -> None:
        state = self.replay.state
        takes_back = state.moves > state.barrier and state.last_seat >= 0 and not self.seats.bots[state.last_seat]
        if self.confirm and takes_back and not self.confirmed():
            return
        if state.seat not in self.players:
            self.players[state.seat] = bot(self.seats.kinds[state.seat])
        self.take(ask(self.players[state.seat], state, THINKING, self.dice))

    def confirmed(self) -> bool:
        """Section 6 of every spec: once a bot has answered, nothing can be taken back, so ask first."""
        self.tell(self.replay.state.last_seat)
        while True:
            name = escape(self.seats.names[self.replay.state.seat])
            answer = console.input(f"[dim]{name} is next. Enter to go on, or [/]undo[dim]: [/]").strip().lower()
            if answer == "":
                return True
            if answer == UNDO:
                self.undo()
                return False
            self.command(answer)

    def person_turn(self) -> None:
        state = self.replay.state
        seat = state.seat
        if seat != self.viewer and self.seats.people > 1:
            console.rule(f"[bold]{escape(self.seats.names[seat])}[/], it is your turn")
            console.input("[dim]The others look away. Press Enter. [/]")
        self.viewer = seat
        self.tell(seat)
        show_table(state, seat, self.replay.game)
        choices = show_choices(state, self.seats.names, self.words)
        while self.replay.state is state and len(self.replay.history) == state.moves and not state.over:
            text = console.input("[bold]› [/]").strip()
            if text and self.answer(text, choices):
                return

    def answer(self, text: str, choices: list[int]) -> bool:
        """A number, a word or a command; True once the table has changed."""
        try:
            if text.isascii() and text.isdigit():
                if not 1 <= int(text) <= len(choices):
                    raise OptionsError(f"{text}: expected a number from 1 to {len(choices)}, a word, or help")
                self.take(choices[int(text) - 1])
                return True
            if text.lower() == UNDO:
                return self.undo()
            if self.command(text):
                return False
            action = self.replay.game.words.parse(text)
            if action not in choices:
                self.replay.state.apply(action)  # raises, with the reason
            self.take(action)
            return True
        except SkyhallError as error:
            console.print(f"[red]{escape(str(error))}[/]")
            return False

    def command(self, text: str) -> bool:
        """The commands that leave the table as it is; False if it is none."""
        name, _, rest = text.partition(" ")
        state = self.replay.state
        match name.lower():
            case "help" | "?":
                show_help()
            case "why":
                show_refusals(state, self.seats.names, self.words)
            case "hint":
                hints = suggest(state, state.seat, self.dice, budget=THINKING)
                show_hints(state, hints, self.seats.names, self.words)
            case "log":
                show_events(state, 0, self.viewer, self.replay.game, self.seats.names, self.words)
            case "board":
                show_table(state, self.viewer, self.replay.game)
                show_choices(state, self.seats.names, self.words)
            case "save":
                target = Path(rest.strip()) if rest.strip() else self.path
                self.save(target)
                console.print(f"Saved: {escape(str(target))}", soft_wrap=True)
            case "quit" | "exit":
                raise Leave
            case _:
                return False
        return True

    def undo(self) -> bool:
        """Take the last choice back, as far as the rules allow."""
        state = self.replay.state
        if state.moves <= state.barrier or state.last_seat < 0 or self.seats.bots[state.last_seat]:
            console.print("[red]There is nothing to take back: something was revealed, or another seat has decided.[/]")
            return False
        self.replay.record.add(UNDO)
        self.replay.step()
        self.told = len(self.replay.state.log or [])
        return True

    def tell(self, seat: int | None) -> None:
        """What happened since the last time, as that seat saw it."""
        state = self.replay.state
        self.told = show_events(state, self.told, seat, self.replay.game, self.seats.names, self.words)

    def save(self, path: Path) -> None:
        self.replay.record.close(self.replay.state)
        try:
            path.write_text(self.replay.record.text(), encoding="utf-8")
        except OSError as error:
            raise OptionsError(f"{path}: cannot be written: {error.strerror}") from None


def play_at_terminal(
    room: Game, seats: Seats, options: dict[str, OptionValue], edition: str, seed: str, save: Path | None, confirm: bool
) -> None:
    """A new game."""
    seed = seed or token_hex(16)
    state = room.new(len(seats.names), seed, options, edition)
    record = new_record(room, state, seed)
    record.names = seats.names
    path = save or Path(f"{room.name}-{strftime('%Y%m%d-%H%M%S')}.sky")
    title = catalogue("en", room.name).say("title")
    console.print(
        f"[bold]{title}[/]: {', '.join(escape(name) for name in seats.names)}. Type [bold]help[/] at any time."
    )
    TerminalGame(Replay(record, edition=edition, listen=True), seats, path, confirm).run()


def resume_at_terminal(
    room: Game, source: Path, players: list[str] | None, save: Path | None, edition: str, confirm: bool
) -> None:
    """Go on with a record; its digest is checked first."""
    record = load_record(source)
    if record.game != room.name:
        raise OptionsError(f"{source} is a game of {record.game}, not of {room.name}")
    if players is not None and len(players) != record.seats:
        raise OptionsError(f"--players names {len(players)}: the record has {record.seats} seats")
    seats = Seats(players or record.names)
    record.names = seats.names
    replay = Replay(record, str(source), edition, listen=True)
    replay.to_end()
    game = TerminalGame(replay, seats, save or source, confirm)
    game.told = len(replay.state.log or [])
    game.run()
