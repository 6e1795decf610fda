"""What the terminal shows: the table, the choices, the log, the result."""

from rich.markup import escape
from rich.table import Table

from skyhall.bots.hints import Hint
from skyhall.cli.common import console
from skyhall.core.game import Game
from skyhall.core.record import Replay
from skyhall.core.state import State
from skyhall.locale import Catalogue


def show_table(state: State, seat: int | None, room: Game) -> None:
    """The board, as that seat sees it."""
    console.print()
    console.print(room.draw(state.view(seat)))


def show_choices(state: State, names: list[str], words: Catalogue) -> list[int]:
    """The question and its answers, numbered."""
    prompt = state.question()
    console.print(f"\n[bold]{escape(names[state.seat])}[/]: {escape(words.say(prompt.key, prompt.args, names))}")
    choices = state.actions()
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    columns = 2 if len(choices) > 12 else 1
    for _ in range(columns):
        table.add_column(justify="right", style="bold")
        table.add_column()
        table.add_column(style="dim")
    rows = -(-len(choices) // columns)
    cells = [_choice(state, number, action, names, words) for number, action in enumerate(choices, start=1)]
    for row in range(rows):
        table.add_row(*[cell for part in cells[row::rows] for cell in part])
    console.print(table)
    return choices


def _choice(state: State, number: int, action: int, names: list[str], words: Catalogue) -> list[str]:
    message = state.describe(action)
    return [str(number), escape(words.say(message.key, message.args, names)), escape(state.setup.words.name(action))]


def show_events(state: State, start: int, seat: int | None, room: Game, names: list[str], words: Catalogue) -> int:
    """The log in words from a place on; the place where it ends."""
    log = state.log or []
    for event in log[start:]:
        if event.name not in room.quiet_events:
            console.print(f"[dim]·[/] {escape(words.say('event-' + event.name, event.seen_by(seat), names))}")
    return len(log)


def show_refusals(state: State, names: list[str], words: Catalogue) -> None:
    """What looks playable but is not, and why."""
    refusals = state.refusals()
    for refusal in refusals:
        reason = words.say(refusal.reason.key, refusal.reason.args, names)
        word = state.setup.words.name(refusal.action)
        console.print(f"[bold]{escape(word)}[/]: {escape(reason)} [dim]({refusal.rule})[/]")
    if not refusals:
        console.print("Everything that looks playable is.")


def show_hints(state: State, hints: list[Hint], names: list[str], words: Catalogue) -> None:
    """The best few choices by their numbers, with the share of the win each promises."""
    choices = state.actions()
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for hint in hints:
        chance = f"{100 * hint.win:.0f} %"
        table.add_row(*_choice(state, choices.index(hint.action) + 1, hint.action, names, words), chance)
    console.print(table)


def show_help() -> None:
    """The commands of a game in progress."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, meaning in (
        ("1, 2, 3 …", "choose by number"),
        ("drop", "choose by the word in grey (any legal word)"),
        ("undo", "take your last choice back, until something is revealed or another seat has decided"),
        ("why", "what looks playable but is not, and the rule"),
        ("hint", "what a strong player would do, and the share of the win it promises"),
        ("log", "everything that happened so far"),
        ("board", "show the table again"),
        ("save [FILE]", "keep the record now"),
        ("quit", "stop; the record is kept and can be resumed (Ctrl-C does the same)"),
    ):
        table.add_row(f"[bold]{escape(name)}[/]", meaning)
    console.print(table)


def show_result(replay: Replay, names: list[str], words: Catalogue) -> None:
    """Places and points."""
    state = replay.state
    show_table(state, None, replay.game)
    console.print(f"\n[bold]{escape(words.say('end-' + state.ending()))}.[/]")
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("place", "player", "points"):
        table.add_column(column, justify="left" if column == "player" else "right")
    ranks, scores = state.ranks(), state.scores()
    for seat in sorted(range(len(names)), key=lambda seat: (ranks[seat], seat)):
        table.add_row(str(ranks[seat]), escape(names[seat]), str(scores[seat]))
    console.print(table)
