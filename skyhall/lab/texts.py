"""The report's texts: names of components, numbers as people read them, and the sentences about findings."""

from collections.abc import Sequence
from contextvars import ContextVar
from pathlib import Path

from skyhall.core.edition import Edition
from skyhall.core.registry import game
from skyhall.lab.findings import ComponentFindings, Findings
from skyhall.lab.numbers import Share
from skyhall.lab.verdicts import ENOUGH, MOST_TIES, Band, flags, place_band, verdict
from skyhall.locale import ENGLISH, catalogue, marked, percent_of

CATALOGUE = Path(__file__).parent / "locales"


# The language whose marks numbers have: that of the report which is being made.
SPEAKS: ContextVar[str] = ContextVar("SPEAKS", default=ENGLISH)


def local(text: str) -> str:
    """A number as `1,234.5` with the marks of the report's language."""
    return marked(text, SPEAKS.get())


def percent(share: float) -> str:
    """`52.3 %`, with the sign as the report's language sets it."""
    return percent_of(local(f"{100 * share:.1f}"), SPEAKS.get())


def span(band: Band) -> str:
    """`50.1–54.5`; the unit is said elsewhere."""
    return local(f"{100 * band[0]:.1f}") + "–" + local(f"{100 * band[1]:.1f}")


def aim(band: Band) -> str:
    """`45–55 %`, with decimals only where they are needed."""
    return percent_of(local(f"{100 * band[0]:.3g}") + "–" + local(f"{100 * band[1]:.3g}"), SPEAKS.get())


def number(value: float) -> str:
    """Three figures, or whole: `8.25`, `42.1`, `143`."""
    return local(f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}")


def counted(value: float) -> str:
    """Something that was counted: whole."""
    return local(f"{round(value):,}")


class Texts:
    """The catalogue of one game with the lab's own texts."""

    def __init__(self, game_name: str, language: str = ENGLISH, boxes: Sequence[Edition] = ()) -> None:
        self.language = language
        self.catalogue = catalogue(language, game_name, CATALOGUE)
        SPEAKS.set(language)
        room = game(game_name)
        # What boxes of one's own call things, and one copy of each component that has several.
        self.own: dict[str, str] = {}
        self.copies: dict[str, str] = {}
        for box in boxes or [room.edition()]:
            self.own.update(room.own_texts(box, self.catalogue.say))
            for key in room.box_texts(box, self.catalogue.say):
                kind, _, name = key.partition("-")
                self.copies.setdefault(room.alike(f"{kind}:{name}").replace(":", "-", 1), key)

    def say(self, key: str, **args: str | int) -> str:
        return self.catalogue.say("lab-" + key, args)

    def has(self, key: str) -> bool:
        return self.catalogue.has("lab-" + key)

    def title(self) -> str:
        return self.catalogue.say("title")

    def ending(self, reason: str) -> str:
        return self.catalogue.say("end-" + reason).rstrip(".")

    def kind(self, kind: str) -> str:
        return self.say(f"kind-{kind}") if self.has(f"kind-{kind}") else kind

    def component(self, kind: str, name: str) -> str:
        """A component by the name that its box or the game has for it; what has none goes by its id."""
        return " + ".join(self._part(kind, part) for part in name.split("+"))

    def _part(self, kind: str, part: str) -> str:
        key = self.copies.get(f"{kind}-{part}", f"{kind}-{part}")
        if key in self.own:
            return self.own[key]
        return self.catalogue.say(key) if self.catalogue.has(key) else part.replace("_", " ").replace("-", " ")

    def names(self, kind: str, ids: list[str]) -> dict[str, str]:
        """The names of several components; those that share one are told apart by the end of their id."""
        plain = {each: self.component(kind, each) for each in ids}
        shown = list(plain.values())
        return {
            each: f"{name} ({each.replace('_', ' ').split()[-1]})" if shown.count(name) > 1 else name
            for each, name in plain.items()
        }

    def named(self, findings: Findings, component: ComponentFindings) -> str:
        """The name of a component among the others of its kind."""
        names = self.names(component.kind, [each.name for each in findings.components[component.kind]])
        return names[component.name]

    def full(self, name: str) -> str:
        """A component in the form `kind:id`."""
        kind, _, rest = name.partition(":")
        return self.component(kind, rest)

    def place(self, place: int) -> str:
        return self.say("place", place=place + 1)

    def place_wins(self, findings: Findings, place: int) -> str:
        """What the seat at a place in the order of play wins."""
        share, band = findings.places[place], place_band(findings.seats)
        return self.judged("verdict-sentence", share, band, what=self.place(place))

    def ties(self, findings: Findings) -> str:
        if findings.ties.won == 0:
            return self.say("ties-none", games=counted(findings.games))
        return self.judged(
            "ties", findings.ties, (0.0, MOST_TIES), aim=percent_of(local(f"{100 * MOST_TIES:.3g}"), SPEAKS.get())
        )

    def judged(self, key: str, share: Share, band: Band, **args: str | int) -> str:
        """A sentence about a share and its aim."""
        told = {"share": percent(share.share), "interval": span(share.interval), "aim": aim(band)}
        return self.say(key, verdict=verdict(share, band), **{**told, **args})

    def components(self, findings: Findings, kind: str = "") -> str:
        """How many components are out of balance; of one kind, or of all."""
        found = flags(findings, kind)
        tested = sum(len(each) for name, each in found.items() if name != "few")
        out = len(found["high"]) + len(found["low"])
        watch = len(found["watch"])
        if not tested:
            return self.say("components-none", enough=ENOUGH)
        told = {"tested": tested, "enough": ENOUGH, "out": out, "watch": watch}
        if not out:
            return self.say("components-fine", **told)
        names = ", ".join(self.named(findings, each) for each in [*found["high"], *found["low"]])
        return self.say("components-out", names=names, **told)

    def length(self, findings: Findings) -> list[str]:
        """How long games take, in decisions and in rounds if the game has them."""
        moves, rounds = findings.moves, findings.rounds
        low, high = counted(moves.low), counted(moves.high)
        found = [self.say("length-sentence", moves=number(moves.mean), low=low, high=high)]
        if rounds.high:
            told = {"rounds": number(rounds.mean), "low": counted(rounds.low), "high": counted(rounds.high)}
            found.append(self.say("rounds-sentence", name=self.say("rounds"), **told))
        return found

    def points(self, findings: Findings) -> str:
        winners, margins = findings.winners, findings.margins
        told = {"points": number(winners.mean), "low": counted(winners.low), "high": counted(winners.high)}
        return self.say("points-sentence", margin=number(margins.mean), **told)

    def branching(self, findings: Findings) -> str:
        return self.say(
            "branching-sentence", mean=number(findings.branching.mean), forced=percent(findings.forced.share)
        )
