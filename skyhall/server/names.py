"""What people may be called: on one line, in sight, and not like the hall's operators or its bots."""

import unicodedata

from skyhall.bots.levels import LEVELS
from skyhall.server.errors import Refused

LONGEST_NAME = 24
# Accents on one letter; more run over the lines above and below.
MOST_MARKS = 2
# Letters of other scripts, digits and signs that are read as Latin letters, and letters that are taken for each other.
ALIKE = str.maketrans(
    {
        **dict(zip("аеорсхуіѕјкмтвнгԁһԛԝ", "aeopcxylsjkmtbhrdhqw", strict=True)),
        **dict(zip("αορντικηυεχβμ", "aopvtlknuexbm", strict=True)),
        **dict(zip("0134578@$|!iłøđ", "oleastbasllllod", strict=True)),
    }
)
# Nobody has one of these words in a name, ...
OPERATORS = (
    *("admin", "admins", "administrator", "administrador", "administradora", "moderator", "moderatorka", "moderador"),
    *("moderadora", "operator", "operatorka", "operador", "operadora", "skyhall"),
)
BOTS = ("bot", "bots")
# ... and nobody is called one of these alone.
WHOLE_OPERATORS = ("mod", "staff", "support", "soporte", "system", "sistema", "root", "hall", "obsługa")
WHOLE_BOTS = ("random", "greedy", "search", *LEVELS)


def printable(text: str) -> str:
    """A text on one line, of what can be printed."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def shown_name(name: str) -> str:
    """What a record calls somebody, made short enough to be shown."""
    short = printable(name)[:LONGEST_NAME].strip()
    if not short:
        raise Refused("bad_name", why="empty", most=LONGEST_NAME)
    return short


def chosen_name(name: str) -> str:
    """What somebody wants to be called, with single spaces; refused with the reason."""
    words = unicodedata.normalize("NFC", name).split()
    plain = " ".join(words)
    why = _why_not(plain, words)
    if why:
        raise Refused("bad_name", why=why, most=LONGEST_NAME)
    return plain


def _why_not(plain: str, words: list[str]) -> str:
    if not plain:
        return "empty"
    if not plain.isprintable():
        return "hidden"
    if len(plain) > LONGEST_NAME:
        return "long"
    if _most_marks(plain) > MOST_MARKS:
        return "marks"
    parts = {_bare(part) for word in words for part in _parts(word)} | {_bare(plain)}
    if parts & _folded(OPERATORS) or _bare(plain) in _folded(WHOLE_OPERATORS):
        return "operator"
    if parts & _folded(BOTS) or _bare(plain) in _folded(WHOLE_BOTS):
        return "bot"
    return ""


def folded(name: str) -> str:
    """A name as it is compared with others: those that look alike are the same."""
    return _letters(unicodedata.normalize("NFKC", name).casefold())[:80]


def _letters(text: str) -> str:
    """Letters and digits without their accents, each as the Latin letter that it looks like."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    same = bare.translate(ALIKE)
    return "".join(c for c in same if c.isalnum()) or "".join(text.split())


def _bare(text: str) -> str:
    """As it is compared with words that are reserved: a number before or behind makes no other name of it."""
    return folded(text.strip("0123456789_-.*~ ") or text)


def _parts(word: str) -> list[str]:
    return "".join(c if c.isalnum() or c in "@$|!" else " " for c in word).split()


def _folded(words: tuple[str, ...]) -> set[str]:
    return {folded(word) for word in words}


def _most_marks(text: str) -> int:
    most = run = 0
    for c in text:
        run = run + 1 if unicodedata.combining(c) else 0
        most = max(most, run)
    return most
