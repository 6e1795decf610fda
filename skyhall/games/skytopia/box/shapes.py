"""Effects and ways of scoring as plain data. Read at run time as part of the view's schema, so not compiled."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Colour: TypeAlias = Literal["blue", "gold", "red", "purple"]

# A part of an effect: a primitive and its parameters. `from` is a word of Python's own.
PlainPart = TypedDict(
    "PlainPart",
    {
        "do": str,
        "n": NotRequired[int],
        "count": NotRequired[str],
        "max": NotRequired[int],
        "coins": NotRequired[int],
        "pp": NotRequired[int],
        "times": NotRequired[int],
        "golems": NotRequired[int],
        "steps": NotRequired[int],
        "from": NotRequired[str],
        "cost": NotRequired[int],
    },
)


class PlainScore(TypedDict):
    """A guildmaster's way of scoring."""

    by: str
    pp: int
    colours: NotRequired[list[Colour]]
    colour: NotRequired[Colour]
    size: NotRequired[int]
