"""`card NAME`, `hero NAME` and their like: what the things of the box are called, and what is printed on them."""

from difflib import get_close_matches

from skyhall.cli.speaking import say
from skyhall.core.edition import Edition
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game
from skyhall.locale import Catalogue

ABOUT = "about"


class Glossary:
    """The things of a box by kind: each key with its name."""

    def __init__(self, room: Game, edition: Edition, texts: Catalogue) -> None:
        self.room = room
        self.edition = edition
        self.texts = texts
        self.kinds: dict[str, dict[str, str]] = {}
        for entry in room.box_texts(edition, texts.say):
            kind, _, key = entry.partition("-")
            if kind != "thing" and not key.endswith("-text"):
                self.kinds.setdefault(kind, {})[key] = texts.say(entry)

    def explains(self, kind: str) -> bool:
        """Whether there are things of that kind; `about` is any."""
        return kind in self.kinds or (kind == ABOUT and bool(self.kinds))

    def explain(self, kind: str, name: str) -> list[str]:
        """Every thing that the name may mean, with what it does. Names need not be whole or spelled right."""
        wanted = [kind] if kind in self.kinds else list(self.kinds)
        found = self._found(wanted, plain(name))
        if not found:
            raise OptionsError(self._unknown(wanted, kind, name))
        lines: list[str] = []
        told: set[tuple[str, ...]] = set()
        for one, key in found:
            about = self._about(one, key)
            if tuple(about) not in told:
                told.add(tuple(about))
                lines += about
        return lines

    def _found(self, kinds: list[str], name: str) -> list[tuple[str, str]]:
        """Those that are called so, or begin so, or have it in their name, or are nearly called so."""
        names = [(kind, key, plain(called)) for kind in kinds for key, called in self.kinds[kind].items()]
        if not name:
            return []
        exact = [(kind, key) for kind, key, called in names if name in (called, plain(key))]
        starts = [(kind, key) for kind, key, called in names if called.startswith(name)]
        inside = [(kind, key) for kind, key, called in names if name in called]
        near = get_close_matches(name, [called for _, _, called in names], 1, 0.7)
        return exact or starts or inside or [(kind, key) for kind, key, called in names if called in near]

    def _about(self, kind: str, key: str) -> list[str]:
        entry = f"{kind}-{key}"
        text = [self.texts.say(f"{entry}-text")] if self.texts.has(f"{entry}-text") else []
        facts = self.room.facts(self.edition, kind, key, self.texts.say)
        return [f"{self.texts.say(entry)} ({kind})", *facts, *text]

    def _unknown(self, kinds: list[str], kind: str, name: str) -> str:
        names = sorted({called for one in kinds for called in self.kinds[one].values()})
        some = ", ".join(names[:8]) + (" …" if len(names) > 8 else "")
        return say("cli-no-thing", kind=kind, name=name, some=some) if name else say("cli-thing-name", some=some)


def plain(name: str) -> str:
    """A name as it is compared: small letters and digits, words apart."""
    return " ".join("".join(sign if sign.isalnum() else " " for sign in name.lower().replace("'", "")).split())
