"""Every word a person reads, from Fluent catalogues: one for the hall, one for each game, in each language."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from babel.numbers import format_percent, get_decimal_symbol, get_group_symbol
from fluent.runtime.errors import FluentReferenceError

from skyhall.core.drawing import Voice
from skyhall.core.edition import Edition
from skyhall.core.event import COUNT, NAMED, SEAT, Kind, Phrasebook, many, message
from skyhall.core.game import Game
from skyhall.core.registry import game
from skyhall.entries import Entries, entries

HALL = Path(__file__).parent / "locales"
LOCALES = "locales"
# The hall has words for every room in one folder, and those of one room alone in a folder of its own: the page fetches
# them when somebody goes there. Each may use the entries of `HALL`.
ROOMS = {place.parent.name: place.parent for place in sorted(HALL.glob("*/en.ftl"))}
# Entries that are names of things in a box.
THINGS = ("card-", "hero-", "victory-", "painter-", "halo-", "guildmaster-", "ability-", "colour-", "deck-")
# Between the items of a list in a sentence, in every language that there is.
LIST = ", "
SOFT_HYPHEN = "\u00ad"
# English is whole; another language is there as soon as it has a catalogue of the hall.
ENGLISH = "en"
LANGUAGES = sorted(path.stem for path in HALL.glob("*.ftl"))


def languages(room: Game) -> list[str]:
    """The languages that a game speaks."""
    return sorted(path.stem for path in (room.room / LOCALES).glob("*.ftl"))


# What the hall itself says of seats; its other messages speak of numbers and texts as they are.
HALL_PHRASES = Phrasebook(
    [],
    [
        *[
            message(f"step-{kind}", seat=SEAT)
            for kind in (
                "undo", "ask_back", "accept_back", "decline_back", "resign", "leave", "takeover", "return", "timeout"
            )
        ],
        message("why-points", winner=SEAT, points=COUNT, rival=SEAT, rival_points=COUNT),
        message("why-shared", winners=many(SEAT), points=COUNT),
    ],
)  # fmt: skip


class Catalogue:
    """The words of the hall and of one game in one language; what a language lacks is said in English.

    `more` is a folder with words of a part of the hall that has its own; `box` an edition whose things have names and
    texts of their own.
    """

    def __init__(
        self, language: str, room: Game | None = None, more: Path | None = None, box: Edition | None = None
    ) -> None:
        self.language = language
        self.phrases = HALL_PHRASES if room is None else room.phrases
        own = [] if room is None else [room.room / LOCALES]
        self.bundle = bundled(language, [HALL, *ROOMS.values(), *([] if more is None else [more]), *own])
        self.own: dict[str, str] = {}
        if room is not None and box is not None:
            self.own = room.own_texts(box, self.say)

    def has(self, key: str) -> bool:
        """Whether there is an entry of that name."""
        return key in self.own or self.bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, object] | None = None, names: Sequence[str] = ()) -> str:
        """An entry with its arguments filled in, each by its kind. A missing entry shows its key.

        An argument may be missing where it only chooses between forms: then the default form is taken (a private part
        that is not shown). `missing` tells which. Events and questions are sentences: each begins with a
        capital or with a name as it is.
        """
        text, errors = self._format(key, self._spoken(key, args or {}, names))
        for error in errors:
            if not isinstance(error, FluentReferenceError):
                raise LookupError(f"{key}: {error}")
        is_sentence = key.startswith(("event-", "ask-")) and not any(name and text.startswith(name) for name in names)
        return capital(text) if is_sentence else text

    def short(self, key: str, args: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """A choice in as few words as the terminal has room for: its `short-` entry if there is one."""
        brief = "short-" + key.removeprefix("word-")
        return self._format(brief, self._spoken(key, args, names))[0] if self.has(brief) else self.say(key, args, names)

    def group(self, key: str, args: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """What several choices have in common and is said once for all of them: the `group-` entry, if there is one."""
        common = "group-" + key.removeprefix("word-")
        return self._format(common, self._spoken(key, args, names))[0] if self.has(common) else ""

    def missing(self, key: str, args: Mapping[str, object]) -> set[str]:
        """The arguments that an entry asks for and does not get."""
        _, errors = self._format(key, self._spoken(key, args, ()))
        return {str(error).removeprefix("Unknown external: ") for error in errors}

    def _spoken(self, key: str, args: Mapping[str, object], names: Sequence[str]) -> dict[str, str | int | float]:
        """Arguments as Fluent takes them."""
        phrase = self.phrases.phrase(key) or HALL_PHRASES.phrase(key)
        # What is not for one's eyes is said as nothing.
        spoken: dict[str, str | int | float] = dict.fromkeys(phrase.hidden if phrase is not None else (), "none")
        for name, value in args.items():
            said = self._one(value, phrase.kind(name) if phrase is not None else None, names)
            if said is not None:
                spoken[name] = said
            # A language that declines words needs to know which thing it was.
            if isinstance(value, str) and said != value:
                spoken[f"{name}-key"] = value
        return spoken

    def _one(self, value: object, kind: Kind | None, names: Sequence[str]) -> str | int | float | None:
        """A value by its kind: seats by name, things by `each-<kind>`, lists joined, flags as yes and no."""
        if value is None:
            return "none"
        if isinstance(value, list | tuple):
            of = kind.of if kind is not None else None
            return LIST.join([str(self._one(item, of, names)) for item in value])
        if isinstance(value, bool):
            return "yes" if value else "no"
        if kind is not None and kind.name == SEAT.name and isinstance(value, int) and 0 <= value < len(names):
            return names[value]
        if kind is not None and isinstance(value, str):
            for prefix in kind.name.split()[1:] if kind.name.startswith(NAMED) else ():
                if self.has(f"{prefix}-{value}"):
                    return self.say(f"{prefix}-{value}")
            if self.has(f"each-{kind.name}"):
                return self._thing(f"each-{kind.name}", value, names)
        return value if isinstance(value, str | int | float) else None

    def _thing(self, key: str, thing: str, names: Sequence[str]) -> str:
        """A `$thing` by its key, which may have parts: `minion 1 J5` is the `$item` minion, `$of` Ben, `$at` J5."""
        item, of, at = [*thing.split(" ", 2), "", ""][:3]
        if f"thing-{thing}" in self.own:
            return self.own[f"thing-{thing}"]
        owner = names[int(of)] if of.isdecimal() and int(of) < len(names) else self.own.get(f"thing-{of}", of)
        # A catalogue can choose by a number only if it is given one.
        named = int(thing) if thing.isdecimal() else thing
        return self._format(key, {"thing": named, "item": item, "of": owner, "at": at})[0]

    def _format(self, key: str, args: dict[str, str | int | float]) -> tuple[str, list[Exception]]:
        if key in self.own:
            return self.own[key], []
        if self.bundle.has_message(key):
            message = self.bundle.get_message(key)
            if message.value is not None:
                text, errors = self.bundle.format_pattern(message.value, args)
                # Where a long word may break is for the page alone: a terminal would show the hyphen.
                return str(text).replace(SOFT_HYPHEN, ""), list(errors)
        return f"⟨{key}⟩", []


def capital(text: str) -> str:
    """A text with a capital first letter, also after a mark that opens it (¿, ¡, „, «)."""
    at = next((n for n, letter in enumerate(text[:3]) if letter not in "¿¡„«“"), 0)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def marked(text: str, language: str) -> str:
    """A number as `1,234.5` with the marks of a language; others than English group from five digits on."""
    if language == ENGLISH:
        return text
    whole, dot, rest = text.partition(".")
    digits = whole.replace(",", "")
    grouped = whole.replace(",", get_group_symbol(language)) if len(digits.lstrip("+-−")) > 4 else digits
    return grouped + (get_decimal_symbol(language) if dot else "") + rest


def percent_of(text: str, language: str) -> str:
    """A number of percent with its sign: `52.3 %` with a space that does not break, in Polish `52,3%`."""
    is_close = language != ENGLISH and format_percent(0.5, locale=language).endswith("0%")
    return text + ("%" if is_close else "\N{NO-BREAK SPACE}%")


def option_key(name: str, value: object) -> str:
    """The catalogue entry of an option's value; what an entry's name cannot hold becomes a dash."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return f"option-{name}-{re.sub('[^A-Za-z0-9_-]+', '-', text)}"


def read_text(folder: Path, language: str) -> str:
    """A catalogue file; empty where there is none."""
    path = folder / f"{language}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def bundled(language: str, folders: list[Path]) -> Entries:
    """All entries in a language; English ones lie under them, so that a catalogue may be incomplete."""
    bundle = Entries([language, ENGLISH])
    for folder in folders:
        for name in dict.fromkeys([ENGLISH, language]):
            bundle.add(read_text(folder, name))
    return bundle


@cache
def catalogue_text(language: str, folder: Path) -> str:
    """The text of a catalogue file; entries that there are not in a language come first, in English."""
    text = read_text(folder, language)
    if language == ENGLISH:
        return text
    there = entries(text)
    return "".join([entry for name, entry in entries(read_text(folder, ENGLISH)).items() if name not in there]) + text


@cache
def catalogue(language: str, game_name: str = "", more: Path | None = None) -> Catalogue:
    """The catalogue of a language, made once."""
    return Catalogue(language, game(game_name) if game_name else None, more)


@cache
def english_voice(room: Game) -> Voice:
    """How a drawing calls things where nobody chose a language: as the English catalogue has them."""
    return Voice(say=catalogue(ENGLISH, room.name).say)


@cache
def names_in(language: str, room_name: str) -> dict[str, str]:
    """The names of a game's things in a language by their English ones: boxes call them so."""
    room, words = game(room_name), catalogue(language, room_name)
    keys = [name for name in entries(read_text(room.room / LOCALES, ENGLISH)) if name.startswith(THINGS)]
    plain = catalogue(ENGLISH, room_name)
    return {plain.say(key): words.say(key) for key in keys}


@lru_cache(maxsize=64)
def box_catalogue(language: str, room: Game, box: Edition) -> Catalogue:
    """The catalogue with the names and texts of a box's own things."""
    own = Catalogue(language, room, box=box)
    return own if own.own else catalogue(language, room.name)
