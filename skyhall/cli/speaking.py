"""The language that the commands speak: `--language` wherever it stands, else the system's."""

import errno
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from babel.lists import format_list

from skyhall.core.edition import near
from skyhall.core.errors import OptionsError
from skyhall.explaining import explained
from skyhall.locale import ENGLISH, LANGUAGES, catalogue, marked, percent_of

FLAG = "--language"
# In the order in which the system asks them.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
WORDS = Path(__file__).parent / "locales"
_chosen = [""]


def first(args: Sequence[str]) -> list[str]:
    """The arguments with `--language` before the command, where the app takes it; people put it anywhere."""
    rest: list[str] = []
    found: list[str] = []
    waiting = iter(args)
    for arg in waiting:
        if arg == FLAG:
            found += [arg, *[value for value in [next(waiting, None)] if value is not None]]
        elif arg.startswith(f"{FLAG}="):
            found.append(arg)
        else:
            rest.append(arg)
    return [*found, *rest]


def of_system(variables: Mapping[str, str]) -> str:
    """`pl_PL.UTF-8` is Polish; English where the hall does not speak the system's language."""
    value = next((variables[name] for name in VARIABLES if variables.get(name)), "")
    code = value.split(".")[0].split("_")[0].lower()
    return code if code in LANGUAGES else ENGLISH


def choose(language: str) -> None:
    """Speak a language from now on, the system's if none is named; one that there is not is refused."""
    if language and language not in LANGUAGES:
        raise OptionsError(
            say(
                "cli-no-language",
                language=language,
                near=explained(near(language, LANGUAGES), spoken()),
                known=", ".join(LANGUAGES),
            )
        )
    _chosen[0] = language


def spoken() -> str:
    """The language of this command."""
    return _chosen[0] or of_system(os.environ)


def say(key: str, /, **args: object) -> str:
    """An entry of the commands' own catalogue. What a person gave is escaped by who prints it with markup."""
    return catalogue(spoken(), more=WORDS).say(key, args)


def number(value: float, form: str = ",.0f") -> str:
    """A number with the marks of the language."""
    return marked(format(value, form), spoken())


def percent(share: float, form: str = ".0f") -> str:
    """A share of all, with the sign as the language writes it."""
    return percent_of(number(100 * share, form), spoken())


def listed(names: Sequence[str]) -> str:
    """Names as a sentence has them: `Ada and Ben`."""
    return format_list(list(names), locale=spoken())


def wrong(what: object) -> str:
    """An error, or a warning, in the language of this command."""
    return explained(str(what), spoken())


def why(error: OSError) -> str:
    """What the system says of a file that it does not read or write."""
    name = errno.errorcode.get(error.errno or 0, "")
    words = catalogue(spoken(), more=WORDS)
    return words.say(f"os-{name}") if words.has(f"os-{name}") else str(error.strerror)
