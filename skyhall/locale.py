"""Every word a person reads, from Fluent catalogues: one for the hall, one for each game, in each language."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError

from skyhall.core.registry import ROOMS, game

HALL = Path(__file__).parent / "locales"
LANGUAGES = ["en"]
# Arguments that hold the number of a seat and are shown as the name of who sits there.
SEAT_ARGS = frozenset({"seat", "first", "victim", "first_player", "winner", "owner", "opponent"})


class Catalogue:
    """The words of the hall and of one game in one language; what a language lacks is said in English.

    `more` is a folder with words of a part of the hall that has its own.
    """

    def __init__(self, language: str, game_name: str = "", more: Path | None = None) -> None:
        self.bundles = [_bundle(language, game_name, more)]
        if language != "en":
            self.bundles.append(_bundle("en", game_name, more))

    def has(self, key: str) -> bool:
        """Whether there is an entry of that name."""
        return any(bundle.has_message(key) for bundle in self.bundles)

    def say(self, key: str, args: Mapping[str, object] | None = None, names: Sequence[str] = ()) -> str:
        """An entry with its arguments filled in; seats become names. A missing entry shows its key.

        An argument may be missing where it only chooses between forms: then the default form is taken (a private part
        that is not shown). `missing` tells which. Events and questions are sentences: each begins with a
        capital or with a name as it is.
        """
        text, errors = self._format(key, self._spoken(args or {}, names))
        for error in errors:
            if not isinstance(error, FluentReferenceError):
                raise LookupError(f"{key}: {error}")
        is_sentence = key.startswith(("event-", "ask-")) and not any(name and text.startswith(name) for name in names)
        return text[:1].upper() + text[1:] if is_sentence else text

    def missing(self, key: str, args: Mapping[str, object]) -> set[str]:
        """The arguments that an entry asks for and does not get."""
        _, errors = self._format(key, self._spoken(args, ()))
        return {str(error).removeprefix("Unknown external: ") for error in errors}

    def _spoken(self, args: Mapping[str, object], names: Sequence[str]) -> dict[str, str | int | float]:
        """Arguments as Fluent takes them. Keys of things in `cards` are said one by one if there is `each-cards`."""
        spoken = speakable(args, names)
        for key, value in args.items():
            if isinstance(value, str | list | tuple) and self.has(f"each-{key}"):
                things = [value] if isinstance(value, str) else value
                spoken[key] = ", ".join([self._thing(f"each-{key}", str(thing), names) for thing in things])
        return spoken

    def _thing(self, key: str, thing: str, names: Sequence[str]) -> str:
        """A `$thing` by its key, which may have parts: `minion 1 J5` is the `$item` minion, `$of` Ben, `$at` J5."""
        item, of, at = [*thing.split(" ", 2), "", ""][:3]
        owner = names[int(of)] if of.isdecimal() and int(of) < len(names) else of
        return self._format(key, {"thing": thing, "item": item, "of": owner, "at": at})[0]

    def _format(self, key: str, args: dict[str, str | int | float]) -> tuple[str, list[Exception]]:
        for bundle in self.bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    text, errors = bundle.format_pattern(message.value, args)
                    return str(text), list(errors)
        return f"⟨{key}⟩", []


def option_key(name: str, value: object) -> str:
    """The catalogue entry of an option's value; what an entry's name cannot hold becomes a dash."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return f"option-{name}-{re.sub('[^A-Za-z0-9_-]+', '-', text)}"


def speakable(args: Mapping[str, object], names: Sequence[str]) -> dict[str, str | int | float]:
    """Plain data as Fluent takes it: seats by name, lists joined, flags as yes and no, nothing as none."""
    spoken: dict[str, str | int | float] = {}
    for key, value in args.items():
        if key in SEAT_ARGS and isinstance(value, int) and 0 <= value < len(names):
            spoken[key] = names[value]
        elif isinstance(value, bool):
            spoken[key] = "yes" if value else "no"
        elif isinstance(value, str | int | float):
            spoken[key] = value
        elif value is None:
            spoken[key] = "none"
        elif isinstance(value, list | tuple):
            spoken[key] = ", ".join(str(item) for item in value)
    return spoken


@cache
def _bundle(language: str, game_name: str, more: Path | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folders = [HALL] if more is None else [HALL, more]
    if game_name in ROOMS:
        folders.append(game(game_name).room / "locales")
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@cache
def catalogue(language: str, game_name: str = "", more: Path | None = None) -> Catalogue:
    """The catalogue of a language, made once."""
    return Catalogue(language, game_name, more)
