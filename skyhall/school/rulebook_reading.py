"""Reads the illustrated rules of a game: `school/rules.toml` in its room, their words in `school/rules/<language>.ftl`.

[position]                      under every position, as in a course
[[pages]]
rule = "AB-15"                  the first number of a rule of the page's wording
missed = ["AB-26"]              questions that people ask, each with the rule that answers it (or "")
[[pages.cases]]                 tone, position and frames: pictures in a row
frames = [{ part = "pool blue" }, { part = "symbol 1 1", words = ["die blue 2"], about = ["cell 0 0 0"] }]
[pages.worked]                  position, totals and frames; the words of a frame follow those of the last one
[[icons]]                       id, rules
[[box]]                         kind, filters
[[setup]]                       part, numbers
setup_moves                     words that are played before a table looks as it is set up: each the first legal one (0)
[reminder]                      parts
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from skyhall.core.edition import Entry, near, read_toml
from skyhall.core.errors import EditionError, LessonError
from skyhall.core.event import Json
from skyhall.core.game import Game
from skyhall.school.reading import SCHOOL
from skyhall.school.rulebook import TONES, Case, Frame, Icon, Page, Rulebook, SetupStep, Shelf, Worked
from skyhall.school.shapes import check_path

FILE: Final = "rules.toml"
WORDS: Final = "rules"


@cache
def rulebook_of(game: Game) -> Rulebook:
    """The illustrated rules of a game, read once; empty for one that brings none."""
    path = game.room / SCHOOL / FILE
    if not path.is_file():
        return Rulebook(game, None, [], [], [], {}, 0, [], [])
    try:
        data = read_toml(path)
    except EditionError as error:
        raise LessonError(str(error)) from None
    root = Entry(data, f"{game.room.name}/{SCHOOL}/{FILE}", LessonError)
    return _Reader(game, root).rulebook()


class _Reader:
    def __init__(self, game: Game, root: Entry) -> None:
        self.game = game
        self.root = root
        self.common = root.entry("position").data if root.has("position") else {}

    def rulebook(self) -> Rulebook:
        root = self.root
        book = Rulebook(
            game=self.game,
            folder=self.game.room / SCHOOL / WORDS,
            pages=[self._page(entry) for entry in self._each("pages")],
            icons=[_icon(entry) for entry in self._each("icons")],
            shelves=[_shelf(entry) for entry in self._each("box")],
            options=_named(root, "setup_options"),
            setup_moves=root.number("setup_moves", 0, 100, 0),
            setup=[self._setup_step(entry) for entry in self._each("setup")],
            reminder=root.texts("reminder"),
        )
        root.close()
        self._check_names(book)
        return book

    def _each(self, key: str) -> list[Entry]:
        return self.root.entries(key) if self.root.has(key) else []

    def _check_names(self, book: Rulebook) -> None:
        """Every page and icon once; what is counted or told apart by an icon has one."""
        for names in ([page.rule for page in book.pages], [icon.id for icon in book.icons]):
            for name in names:
                if names.count(name) > 1:
                    raise self.root.fail(f'"{name}" appears twice')
        icons = [icon.id for icon in book.icons]
        used = [name for shelf in book.shelves for name in shelf.filters]
        used += [name for page in book.pages if page.worked for name in page.worked.totals]
        for name in used:
            if name not in icons:
                raise self.root.fail(f'no icon "{name}"{near(name, icons)}: expected one of {", ".join(icons)}')

    def _page(self, entry: Entry) -> Page:
        rule = entry.text("rule")
        entry.where = f"{entry.where} ({rule})"
        cases = entry.entries("cases") if entry.has("cases") else []
        page = Page(
            rule=rule,
            cases=[self._case(part, f"case-{rule}-{number}") for number, part in enumerate(cases, start=1)],
            worked=self._worked(entry.entry("worked"), f"turn-{rule}") if entry.has("worked") else None,
            missed=entry.texts("missed"),
        )
        entry.close()
        return page

    def _case(self, entry: Entry, key: str) -> Case:
        frames = [_frame(part, part.texts("words"), []) for part in entry.entries("frames")]
        case = Case(key, entry.choice("tone", TONES, "plain"), self._position(entry), frames)
        entry.close()
        return case

    def _worked(self, entry: Entry, key: str) -> Worked:
        frames: list[Frame] = []
        for part in entry.entries("frames"):
            frames.append(_frame(part, part.texts("words"), frames[-1].words if frames else []))
        worked = Worked(key, self._position(entry), self._places(entry, "totals"), frames)
        entry.close()
        return worked

    def _setup_step(self, entry: Entry) -> SetupStep:
        step = SetupStep(entry.text("part", ""), self._places(entry, "numbers"))
        entry.close()
        return step

    def _places(self, entry: Entry, key: str) -> dict[str, str]:
        """Names with places of the view."""
        found = _named(entry, key)
        for path in found.values():
            try:
                check_path(self.game.view_schema(), path)
            except LessonError as error:
                raise entry.fail(f'"{key}": {error}') from None
        return found

    def _position(self, entry: Entry) -> Mapping[str, Json]:
        """The position of an entry over what all have in common."""
        own = entry.entry("position").data if entry.has("position") else {}
        whole: dict[str, Json] = {}
        for name, value in {**self.common, **own}.items():
            assert value is None or isinstance(value, bool | int | float | str | list | Mapping)
            whole[name] = value
        return whole


def _frame(entry: Entry, words: list[str], before: list[str]) -> Frame:
    part = entry.text("part")
    about = entry.texts("about") if entry.has("about") else [part]
    frame = Frame(part, about, [*before, *words], len(words), entry.text("chosen", ""))
    entry.close()
    return frame


def _icon(entry: Entry) -> Icon:
    icon = Icon(entry.text("id"), entry.texts("rules"))
    entry.close()
    return icon


def _shelf(entry: Entry) -> Shelf:
    shelf = Shelf(entry.text("kind"), entry.texts("filters"))
    entry.close()
    return shelf


def _named(entry: Entry, key: str) -> dict[str, str]:
    if not entry.has(key):
        return {}
    part = entry.entry(key)
    return {name: part.text(name) for name in part.data}
