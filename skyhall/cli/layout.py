"""Choices in lines that fit the screen: one under the other, in columns where they are many, or in a grid."""

from collections.abc import Sequence

from rich.markup import escape

from skyhall.core.drawing import Voice, bare, columns, cut, fit, wrapped
from skyhall.core.game import Game
from skyhall.core.state import State
from skyhall.locale import Catalogue

GAP = 2
# Choices are cut to no less than this, and stand in one column up to so many.
LEAST = 24
CALM = 16


class Choice:
    """A numbered word: what it is, what it costs and brings, and the group it belongs to, if any."""

    def __init__(self, number: int, action: int, state: State, voice: Voice, texts: Catalogue, outcome: str) -> None:
        told = state.describe(action)
        self.number = number
        self.word = state.setup.words.name(action)
        self.text = texts.short(told.key, told.args, voice.names)
        self.outcome = outcome
        self.group = texts.group(told.key, told.args, voice.names)

    def cell(self, digits: int, most: int, with_word: bool) -> str:
        """In Rich's markup, no wider than that."""
        text = cut(self.text, most - digits - 1)
        left = most - digits - 3 - columns(text)
        outcome = f": [cyan]{escape(cut(self.outcome, left))}[/]" if self.outcome and left > 3 else ""
        shown = escape(text) + outcome
        word = f"  [dim]{escape(self.word)}[/]" if with_word and self.word.lower() != self.text.lower() else ""
        return f"[bold]{self.number:>{digits}}[/] {shown}{word}"


def table_lines(state: State, seat: int | None, room: Game, voice: Voice, whole: bool = False) -> list[str]:
    """The board as that seat sees it."""
    return room.draw(state.view(seat), voice, whole).split("\n")


def choices_of(state: State, room: Game, voice: Voice, texts: Catalogue, previews: bool = True) -> list[Choice]:
    """What the seat that is asked may answer, and what it would bring unless that is to be found out."""
    view = state.view(state.seat)
    found: list[Choice] = []
    for number, action in enumerate(state.actions(), start=1):
        outcome = room.outcome(view, state.setup.words.name(action), voice) if previews else ""
        found.append(Choice(number, action, state, voice, texts, outcome))
    return found


def question_lines(
    state: State, game: Game, voice: Voice, texts: Catalogue, width: int, room: int, previews: bool = True
) -> list[str]:
    """The question and its answers, in so many lines if they can be had."""
    prompt = state.question()
    name = voice.seat(state.seat, 24)
    asked = texts.say(prompt.key, prompt.args, voice.names)
    question = [escape(line) for line in wrapped(f"{name}: {asked}", width)]
    question[0] = question[0].replace(escape(name), f"[bold]{escape(name)}[/]", 1)
    return question + choice_lines(choices_of(state, game, voice, texts, previews), width, room - len(question))


def choice_lines(choices: list[Choice], width: int, room: int) -> list[str]:
    """All choices, in as few columns as the lines that are left allow; the words in grey where there is room."""
    grouped = [choice for choice in choices if choice.group]
    single = [choice for choice in choices if not choice.group]
    lines = _grid(grouped, width) if grouped else []
    return lines + (_columned(single, width, room - len(lines)) if single else [])


def _grid(choices: list[Choice], width: int) -> list[str]:
    """Groups as rows and what their choices are as columns; what a whole column or row brings is said once."""
    groups = list(dict.fromkeys([choice.group for choice in choices]))
    texts = sorted({choice.text for choice in choices})
    above = {text: _common([choice for choice in choices if choice.text == text]) for text in texts}
    beside = {
        group: _common(
            [choice for choice in choices if choice.group == group], [part for text in texts for part in above[text]]
        )
        for group in groups
    }
    heads = {text: f"{text}: {' '.join(above[text])}" for text in texts}
    cells: dict[tuple[str, str], str] = {}
    for choice in choices:
        said = [*above[choice.text], *beside[choice.group]]
        own = [part for part in choice.outcome.split() if part not in said]
        cells[choice.group, choice.text] = " ".join([f"{choice.number})", *own])
    wide = {
        text: max([columns(heads[text]), *[columns(cells.get((group, text), "")) for group in groups]])
        for text in texts
    }
    gains = max(columns(" ".join(beside[group])) for group in groups)
    name = min(max(map(columns, groups)), max(8, width - gains - 1 - sum(wide.values()) - len(texts)))
    lines = [" " * (name + gains + 1) + "".join(f" [cyan]{escape(fit(heads[text], wide[text]))}[/]" for text in texts)]
    for group in groups:
        line = f"{escape(fit(group, name))} [cyan]{escape(fit(' '.join(beside[group]), gains))}[/]"
        for text in texts:
            number, space, more = cells.get((group, text), "").partition(" ")
            line += f" [bold]{number}[/]{space}[cyan]{escape(fit(more, wide[text] - len(number) - len(space)))}[/]"
        lines.append(line.rstrip())
    return lines


def _common(choices: list[Choice], but: Sequence[str] = ()) -> list[str]:
    """What all of them bring."""
    parts = [choice.outcome.split() for choice in choices]
    return [part for part in parts[0] if part not in but and all(part in other for other in parts)]


def _columned(choices: list[Choice], width: int, room: int) -> list[str]:
    """The first of these that is short enough: with words, without, cut; else the shortest."""
    digits = len(str(choices[-1].number))
    tried: list[list[str]] = []
    for count in range(1, 11):
        most = (width - GAP * (count - 1)) // count
        for with_word, wide in ((True, width), (False, width), (False, most)):
            if wide >= LEAST:
                lines = _table([choice.cell(digits, wide, with_word) for choice in choices], count, width)
                tried += [lines] if lines else []
    calm = [lines for lines in tried if len(lines) <= min(room, CALM)]
    short = [lines for lines in tried if len(lines) <= room]
    return (calm or short or [min(tried, key=len)])[0]


def _table(cells: list[str], count: int, width: int) -> list[str]:
    """Cells in so many columns, filled from above; nothing if they do not fit."""
    rows = -(-len(cells) // count)
    parts = [cells[start : start + rows] for start in range(0, len(cells), rows)]
    wide = [max(columns(bare(cell)) for cell in part) for part in parts]
    if sum(wide) + GAP * (len(parts) - 1) > width:
        return []
    lines = []
    for row in range(rows):
        line = ""
        for k, part in enumerate(parts):
            if row < len(part):
                line += part[row] + " " * (wide[k] + GAP - columns(bare(part[row])))
        lines.append(line.rstrip())
    return lines
