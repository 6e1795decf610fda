"""The language that the commands speak: `--language` wherever it stands, else the system's."""

import os
from collections.abc import Mapping, Sequence

from skyhall.core.edition import near
from skyhall.core.errors import OptionsError
from skyhall.locale import ENGLISH, LANGUAGES

FLAG = "--language"
# In the order in which the system asks them.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
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
            f'--language "{language}"{near(language, LANGUAGES)}: expected one of {", ".join(LANGUAGES)}'
        )
    _chosen[0] = language


def spoken() -> str:
    """The language of this command."""
    return _chosen[0] or of_system(os.environ)
