"""What a translation lacks: its catalogues compared with the English ones beside them, entry by entry.

`en.ftl` is what there is to say; `pl.ftl` beside it says it in Polish. `pl.seen.toml` holds for every entry a digest of
the English text that was translated: where it differs, English has changed since.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from skyhall.core.errors import SkyhallError
from skyhall.core.event import Phrasebook
from skyhall.core.game import Game
from skyhall.core.registry import game, games
from skyhall.locale import HALL, HALL_PHRASES, LOCALES

ENGLISH: Final = "en"
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
# What `each-…` entries are given, whatever English makes of it.
THINGS: Final = {"thing", "item", "of", "at"}


class Uses(Visitor):
    """What a pattern asks for: arguments it prints, arguments it chooses by and their variants, other entries."""

    def __init__(self) -> None:
        self.printed: set[str] = set()
        self.chosen: dict[str, set[str]] = {}
        self.defaults: dict[str, set[str]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.printed.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + ("" if node.attribute is None else f".{node.attribute.name}"))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}" + ("" if node.attribute is None else f".{node.attribute.name}"))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            for variant in node.variants:
                if isinstance(variant.key, ast.Identifier) and variant.key.name not in PLURALS:
                    (self.defaults if variant.default else self.chosen).setdefault(name, set()).add(variant.key.name)
                else:
                    self.chosen.setdefault(name, set())
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)


@dataclass
class File:
    """The entries of one catalogue file by name: `key`, `key.attribute`, `-term`. `wrong` is what cannot be read."""

    path: Path
    entries: dict[str, Uses] = field(default_factory=dict)
    without: dict[str, set[str]] = field(default_factory=dict)
    parts: set[str] = field(default_factory=set)
    digests: dict[str, str] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)


def read_file(path: Path) -> File:
    """A catalogue file; a missing one is empty."""
    return _read_text(path, path.read_text(encoding="utf-8")) if path.is_file() else File(path)


# Most catalogues may refer to those of the hall and of their game, and English stands beside every language: each is
# read once and not for everyone that needs it.
@lru_cache(maxsize=200)
def _read_text(path: Path, text: str) -> File:
    found = File(path)
    serializer = FluentSerializer()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, 0 if entry.span is None else entry.span.start) + 1
            said = "; ".join(str(note.message) for note in entry.annotations)
            found.wrong.append(f"line {line}: {(entry.content or '').strip().splitlines()[0]}: {said}")
        elif isinstance(entry, ast.Message | ast.Term):
            _read_entry(found, entry)
            entry.comment = None
            found.digests[_name(entry)] = blake2b(serializer.serialize_entry(entry).encode(), digest_size=4).hexdigest()
    return found


def _name(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


def _read_entry(found: File, entry: ast.Message | ast.Term) -> None:
    name = _name(entry)
    if name in found.digests:
        found.wrong.append(f"{name}: there are two of it")
    if entry.value is not None:
        found.entries[name] = _uses(entry.value)
    for attribute in entry.attributes:
        found.entries[f"{name}.{attribute.id.name}"] = _uses(attribute.value)
    comment = "" if entry.comment is None else entry.comment.content or ""
    for line in comment.splitlines():
        if line == "part":
            found.parts.add(name)
        if line.startswith("without "):
            found.without[name] = {word.strip(" ,.").removeprefix("$") for word in line.split()[1:]}


def _uses(pattern: ast.Pattern) -> Uses:
    uses = Uses()
    uses.visit(pattern)
    return uses


@dataclass
class Pair:
    """An English catalogue and its translation. `lent` are entries of other catalogues that it may refer to."""

    name: str
    folder: Path
    language: str
    phrases: Phrasebook
    english: File
    other: File
    lent: dict[str, Uses]

    @property
    def seen_path(self) -> Path:
        """Where the digests of the translated English are."""
        return self.folder / f"{self.language}.seen.toml"

    def problems(self) -> list[str]:
        """All that is wrong, each in a line that names its entry."""
        return [*self.other.wrong, *self._missing(), *self._unknown(), *self._entries()]

    def changed(self) -> list[str]:
        """Entries whose English text is not the one that was translated."""
        seen = self.seen()
        return [key for key, digest in self.english.digests.items() if seen.get(key, digest) != digest]

    def unseen(self) -> list[str]:
        """Translated entries of which it is not known which English text they translate."""
        seen = self.seen()
        return [key for key in self.english.digests if key in self.other.digests and key not in seen]

    def seen(self) -> dict[str, str]:
        """Digests of the English texts that were translated."""
        if not self.seen_path.is_file():
            return {}
        return {key: str(digest) for key, digest in tomllib.loads(self.seen_path.read_text(encoding="utf-8")).items()}

    def accept(self, keys: list[str]) -> int:
        """Write down that these entries (all, if none is named) translate the English text of today."""
        seen, kept = self.seen(), {}
        for key, digest in self.english.digests.items():
            if key in self.other.digests and (not keys or key in keys):
                kept[key] = digest
            elif key in seen:
                kept[key] = seen[key]
        text = "".join(f'{key} = "{digest}"\n' for key, digest in sorted(kept.items()))
        if text or self.seen_path.exists():
            self.seen_path.write_text(text, encoding="utf-8")
        return sum(seen.get(key) != digest for key, digest in kept.items())

    def _missing(self) -> Iterator[str]:
        for key in self.english.entries:
            # Terms, attributes and parts of other entries are how a language builds its sentences: each has its own.
            is_own = key.startswith("-") or "." in key or key in self.english.parts
            if key not in self.other.entries and not is_own:
                yield f"{key}: missing"

    def _unknown(self) -> Iterator[str]:
        used = {name for uses in self.other.entries.values() for name in uses.references}
        used |= {name.partition(".")[0] for name in used}
        for key in self.other.entries:
            if key in self.english.entries or key in used:
                continue
            if "." in key:
                yield f"{key}: this form is not used by any entry"
            else:
                yield f"{key}: not in English, and no entry here refers to it"

    def _entries(self) -> Iterator[str]:
        for key, uses in self.other.entries.items():
            for name in sorted(uses.references):
                if name not in self.other.entries and name not in self.lent:
                    yield f"{key}: refers to {{ {name} }}, which is not there"
        for key in self.english.entries:
            if key in self.other.entries and not key.startswith("-") and "." not in key:
                yield from self._arguments(key)

    def _arguments(self, key: str) -> Iterator[str]:
        english, other = self._whole(key, self.english), self._whole(key, self.other)
        # A choice in few words is given what the choice itself is given.
        told = "word-" + key.partition("-")[2] if key.startswith(("short-", "group-")) else key
        phrase = self.phrases.phrase(told) or HALL_PHRASES.phrase(told)
        given = english.printed | set(english.chosen) | set(english.defaults)
        declared = [] if phrase is None else [*phrase.args, *phrase.hidden]
        # What is said by its name comes with its key, too.
        given |= {*declared, *[f"{name}-key" for name in declared]}
        given |= THINGS if key.startswith("each-") else set()
        asked = other.printed | set(other.chosen) | set(other.defaults)
        for name in sorted(asked - given):
            known = ", ".join(f"${one}" for one in sorted(given)) or "none"
            yield f"{key}: unknown argument ${name} (there are {known})"
        without = self.other.without.get(key, set())
        for name in sorted(english.printed - asked - without):
            yield f"{key}: ${name} is missing (if that is meant, put the comment “# without ${name}” above it)"
        for name in sorted(without - (english.printed - asked)):
            yield f"{key}: the comment says without ${name}, which is not left out"
        yield from _variants(key, english, other)

    def _whole(self, key: str, file: File) -> Uses:
        """What an entry asks for with all entries that it refers to."""
        whole, waiting, done = Uses(), [key], set()
        while waiting:
            name = waiting.pop()
            uses = file.entries.get(name) or self.lent.get(name)
            if uses is None or name in done:
                continue
            done.add(name)
            whole.printed |= uses.printed
            for mine, theirs in ((whole.chosen, uses.chosen), (whole.defaults, uses.defaults)):
                for arg, variants in theirs.items():
                    mine.setdefault(arg, set()).update(variants)
            waiting += uses.references
        return whole


def _variants(key: str, english: Uses, other: Uses) -> Iterator[str]:
    """Where both choose by the same argument, by the same of its values."""
    for name in sorted((set(english.chosen) | set(english.defaults)) & (set(other.chosen) | set(other.defaults))):
        ours = english.chosen.get(name, set())
        all_ours = ours | english.defaults.get(name, set())
        theirs = other.chosen.get(name, set())
        all_theirs = theirs | other.defaults.get(name, set())
        for value in sorted(ours - all_theirs):
            yield f"{key}: chooses by ${name} without [{value}]"
        # English may print what another language must choose a word for; then it does not tell the values.
        for value in sorted(theirs - all_ours) if ours and name not in english.printed else ():
            yield f"{key}: ${name} is never [{value}] in English"


def check(language: str, folder: Path | None = None) -> list[Pair]:
    """All catalogues and their translations: of the hall and of every game, or those under a folder."""
    if folder is not None and not any(folder.rglob(f"{ENGLISH}.ftl")):
        raise SkyhallError(f"{folder} has no {ENGLISH}.ftl in it")
    return [pair for room, place in _folders(folder) for pair in [_pair(language, room, place)]]


def languages(folder: Path | None = None) -> list[str]:
    """The languages into which anything is translated."""
    found = {path.stem for _, place in _folders(folder) for path in place.glob("*.ftl")}
    return sorted(found - {ENGLISH})


def _folders(folder: Path | None) -> list[tuple[Game | None, Path]]:
    """The folders with English catalogues, and the game that each belongs to."""
    rooms = [game(name) for name in games()]
    roots = [HALL.parent, *[room.room for room in rooms if not room.room.is_relative_to(HALL.parent)]]
    places = [path.parent for root in ([folder.resolve()] if folder else roots) for path in root.rglob("en.ftl")]
    return [(_room_of(place, rooms), place) for place in sorted(places)]


def _room_of(place: Path, rooms: list[Game]) -> Game | None:
    return next((room for room in rooms if place.is_relative_to(room.room)), None)


def _pair(language: str, room: Game | None, place: Path) -> Pair:
    """A catalogue with all that it can refer to: those of the hall and of its game."""
    lent: dict[str, Uses] = {}
    home = next((parent / LOCALES for parent in place.parents if (parent / LOCALES / "en.ftl").is_file()), HALL)
    for folder in {HALL, home} - {place}:
        for name in (ENGLISH, language):
            lent.update(read_file(folder / f"{name}.ftl").entries)
    phrases = HALL_PHRASES if room is None else room.phrases
    english, other = read_file(place / f"{ENGLISH}.ftl"), read_file(place / f"{language}.ftl")
    base = HALL.parents[1]
    name = str(place.relative_to(base) if place.is_relative_to(base) else place)
    return Pair(name, place, language, phrases, english, other, lent)
