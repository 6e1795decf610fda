"""How large a component file may be, seen in its text before anything is built from it.

The parser's time and memory grow with the square of a dotted key's parts, and it dives as deep as brackets are nested:
a short text can ask for gigabytes. So the text is looked through once, token by token, before the parser sees it.
"""

import re

from skyhall.core.errors import EditionError

LONGEST_TEXT = 300_000
LONGEST_WORD = 200
MOST_PARTS = 16
DEEPEST = 16
MOST_VALUES = 10_000

TOKEN = re.compile(
    r'''
    (?P<text> """ (?: [^"\\] | \\. | " (?!"") )*+ """ "{0,2}
            | \'\'\' (?: [^'] | ' (?!'') )*+ \'\'\' '{0,2}
            | " (?: [^"\\\n] | \\[^\n] )*+ "
            | ' [^'\n]*+ '
            | \# [^\n]*+ )
    | (?P<unclosed> ["'] )
    | (?P<dot> \. )
    | (?P<open> [\[{] )
    | (?P<close> [\]}] )
    | (?P<value> [=,] )
    | (?P<line> \n )
    | (?P<word> [^\s"'\#\[\]{}=,.]++ )
    ''',
    re.VERBOSE | re.DOTALL,
)


class Most:
    """The largest count of its kind that was met, where, and how large it may be."""

    def __init__(self, what: str, limit: int) -> None:
        self.what = what
        self.limit = limit
        self.count = 0
        self.at = 0

    def meet(self, count: int, at: int) -> None:
        """One more; the first of the largest is remembered."""
        if count > self.count:
            self.count = count
            self.at = at


def measure(text: str) -> list[Most]:
    """What is to be bounded in a text, up to the first string that is never closed: no parser comes further."""
    parts = Most("a dotted key of {} parts", MOST_PARTS)
    depth = Most("brackets {} deep", DEEPEST)
    word = Most("a word or number of {} characters", LONGEST_WORD)
    values = Most("{} keys, values and tables", MOST_VALUES)
    dots = deep = made = 0
    for token in TOKEN.finditer(text):
        kind = token.lastgroup
        at = token.start()
        if kind == "word":
            word.meet(token.end() - at, at)
        elif kind == "unclosed":
            break
        elif kind == "dot":
            dots += 1
            made += 1
            parts.meet(dots + 1, at)
        elif kind != "text":
            dots = 0
            made += kind == "open" or kind == "value"
            deep += (kind == "open") - (kind == "close")
            depth.meet(deep, at)
        values.meet(made, at)
    return [parts, depth, word, values]


def check_bounds(text: str, where: str) -> None:
    """Raise an EditionError unless the text is small enough to be parsed; whether it is TOML is not asked here."""
    if len(text) > LONGEST_TEXT:
        raise EditionError(f"{where}: a file of {len(text):,} characters: expected at most {LONGEST_TEXT:,}")
    for most in measure(text):
        if most.count > most.limit:
            line = text.count("\n", 0, most.at) + 1
            found = most.what.format(f"{most.count:,}")
            raise EditionError(f"{where}: line {line}: {found}: expected at most {most.limit:,}")
