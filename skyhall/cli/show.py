"""What the terminal shows: the table, the choices, the log, the result. Nothing is wider than the screen."""

from collections.abc import Sequence

from rich.markup import escape
from rich.table import Table

from skyhall.bots.hints import Advice
from skyhall.bots.reasons import Reason
from skyhall.cli.common import console
from skyhall.cli.layout import choices_of, question_lines, table_lines
from skyhall.cli.speaking import listed, percent, say
from skyhall.core.drawing import LINES, Voice, columns, wrapped
from skyhall.core.game import Game
from skyhall.core.line import Line
from skyhall.core.state import State
from skyhall.locale import Catalogue

# What may be typed at a table, and the entry that says what it does. What stands in braces is filled in.
COMMANDS = (
    ("1, 2, 3 …", "do-number"),
    ("{word}", "do-word"),
    ("{WORD}, {WORD}", "do-ahead"),
    ("undo", "do-undo"),
    ("why", "do-why"),
    ("hint", "do-hint"),
    ("log", "do-log"),
    ("board, board all", "do-board"),
    ("legend", "do-legend"),
    ("{kinds} {NAME}", "do-kind"),
    ("save [{FILE}]", "do-save"),
    ("quit", "do-quit"),
)
# What stands for something of one's own in a command.
STANDS = ("FILE", "NAME", "WORD")


def say_lines(text: str, first: str = "", rest: str = "", style: str = "") -> None:
    """A text in as many lines as it needs, broken between words; the later lines begin with `rest`."""
    for number, line in enumerate(wrapped(text, console.width - len(rest) - 1)):
        shown = f"[{style}]{escape(line)}[/]" if style else escape(line)
        console.print((rest if number else first) + shown, soft_wrap=True)


def show_table(state: State, seat: int | None, room: Game, voice: Voice, whole: bool = False) -> int:
    """The board, as that seat sees it, after an empty line; how many lines there are."""
    lines = ["", *table_lines(state, seat, room, voice, whole)]
    console.print("\n".join(lines), soft_wrap=True)
    return len(lines)


def show_choices(state: State, room: Game, voice: Voice, texts: Catalogue, used: int, previews: bool = True) -> None:
    """The question and its answers, numbered; `used` lines of the screen stand above them, the prompt comes below."""
    lines = question_lines(state, room, voice, texts, console.width, LINES - used - 1, previews)
    console.print("\n".join(lines), soft_wrap=True)


def show_events(state: State, start: int, seat: int | None, room: Game, names: list[str], texts: Catalogue) -> int:
    """The log in words from a place on; the place where it ends."""
    log = state.log or []
    for event in log[start:]:
        if event.name not in room.phrases.quiet():
            say_lines(texts.say("event-" + event.name, event.seen_by(seat), names), "[dim]·[/] ", "  ")
    return len(log)


def show_refusals(state: State, names: list[str], texts: Catalogue) -> None:
    """What looks playable but is not, and why; what is refused for one reason is told together."""
    told: dict[str, list[str]] = {}
    for refusal in state.refusals():
        reason = texts.say(refusal.reason.key, refusal.reason.args, names)
        told.setdefault(f"{reason} ({refusal.rule})", []).append(state.setup.words.name(refusal.action))
    for reason, words in told.items():
        say_lines(f"{', '.join(words)}: {reason}", rest="  ")
    if not told:
        console.print(say("cli-no-refusals"))


def show_hints(state: State, hints: list[Advice], room: Game, voice: Voice, texts: Catalogue) -> None:
    """The best few choices by their numbers, each with its chance of winning and, where there are words for it, why."""
    actions = state.actions()
    choices = choices_of(state, room, voice, texts)
    digits = len(str(len(actions)))
    for hint in hints:
        choice = choices[actions.index(hint.action)]
        chance = percent(hint.win)
        text = f"{choice.group} {choice.text}".strip()
        console.print(f"[bold]{choice.number:>{digits}}[/] {escape(text)}  [dim]{escape(choice.word)}[/]  {chance}")
        if hint.reason is not None:
            say_lines(reason_said(hint.reason, texts, voice.names), " " * (digits + 1), " " * (digits + 1))


def reason_said(reason: Reason, texts: Catalogue, names: Sequence[str]) -> str:
    """Why a choice is good, as a sentence: its parts are the game's words, the whole is the hall's."""
    parts = {part: texts.say(told.key, told.args, names) for part, told in reason.parts().items()}
    return texts.say(reason.form(), parts)


def show_help(state: State, texts: Catalogue, kinds: list[str]) -> None:
    """The commands of a game in progress, then examples of this game."""
    word = state.setup.words.name(state.actions()[-1]) if not state.over else say("meta-WORD")
    show_commands([one for one in COMMANDS if "{kinds}" not in one[0] or kinds], word, kinds[0] if kinds else "")
    if len(kinds) > 1:
        say_lines(say("cli-kinds", kinds=", ".join(kinds)), "", "  ")
    show_text("terminal-examples", texts, say("cli-examples"))


def show_commands(commands: Sequence[tuple[str, str]], word: str = "", kind: str = "") -> None:
    """What may be typed, and what it does."""
    stands = {name: say(f"meta-{name}") for name in STANDS}
    for command, meaning in commands:
        shown = command.format(word=word, kinds=kind, **stands)
        start = f"[bold]{escape(shown)}[/]" + " " * max(1, 18 - columns(shown))
        say_lines(say(meaning, **stands), start, " " * 18)


def show_text(key: str, texts: Catalogue, title: str) -> None:
    """A text of the game of several lines; nothing where the game has none."""
    if texts.has(key):
        console.print(f"[bold]{title}[/]")
        for line in texts.say(key).splitlines():
            if columns(line) > console.width - 2:
                say_lines(line, "  ", "    ")
            else:
                console.print("  " + escape(line), soft_wrap=True)


def show_result(line: Line, voice: Voice, texts: Catalogue) -> None:
    """How the game ended, who won, places and points, and what the points are made of."""
    state = line.state
    show_table(state, None, line.game, voice)
    ranks = state.ranks()
    seats = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    winners = [voice.seat(seat) for seat in seats if ranks[seat] == 1]
    won = say("cli-won", count=len(winners), names=listed(winners))
    console.print()
    say_lines(f"{texts.say('end-' + state.ending())}. {won}", style="bold")
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    view = state.view(None)
    tally = line.game.tally(view, voice)
    if line.game.counts(view):
        tally = {say("col-points"): [str(score) for score in state.scores()], **tally}
    for place, column in enumerate([say("col-place"), say("col-player"), *tally]):
        table.add_column(column, justify="left" if place == 1 else "right", overflow="fold")
    for seat in seats:
        parts = [cells[seat] for cells in tally.values()]
        table.add_row(str(ranks[seat]), voice.seat(seat, 16), *parts)
    console.print(table)
