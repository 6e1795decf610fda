"""Making a bot from its kind and its parameters, wherever they are written: a level's file, or a name like
`search:iterations=200:cutoff=4`."""

from skyhall.bots.base import Bot
from skyhall.bots.greedy import SAMPLES, GreedyBot
from skyhall.bots.random import RandomBot
from skyhall.bots.search import ITERATIONS, TO_THE_END, Plan, SearchBot
from skyhall.core.edition import Entry, near
from skyhall.core.errors import OptionsError

KINDS = ["random", "greedy", "search"]
MOST_ITERATIONS = 1_000_000
MOST_BLUR = 10_000
# Who says how good a position looks: weights set by hand, or learned from games.
BY_HAND = "hand"
LEARNED = "learned"
JUDGEMENTS = [BY_HAND, LEARNED]


class Parameters:
    """What can be set about a bot. Shares and weights are in hundredths, so that whole numbers do for all."""

    def __init__(self) -> None:
        self.samples = SAMPLES
        self.slip = 0
        self.blur = 0
        self.iterations = ITERATIONS
        self.cutoff = 0
        self.exploration = 30
        self.sharpness = 1200
        self.ripe = 2
        self.settle = 0
        self.patience = 1
        self.turns = 1
        self.rest = 0
        self.judgement = BY_HAND


def read_parameters(kind: str, entry: Entry) -> Parameters:
    """Those of the kind; the rest is left for `Entry.close` to refuse."""
    found = Parameters()
    if kind in ("greedy", "search"):
        found.samples = entry.number("samples", 1, 100, found.samples)
        found.slip = entry.number("slip", 0, 100, found.slip)
        found.judgement = entry.choice("judgement", JUDGEMENTS, found.judgement)
    if kind == "greedy":
        found.blur = entry.number("blur", 0, MOST_BLUR, found.blur)
    if kind == "search":
        found.iterations = entry.number("iterations", 0, MOST_ITERATIONS, found.iterations)
        found.cutoff = entry.number("cutoff", TO_THE_END, 10_000, found.cutoff)
        found.exploration = entry.number("exploration", 0, 1000, found.exploration)
        found.sharpness = entry.number("sharpness", 0, 100_000, found.sharpness)
        found.ripe = entry.number("ripe", 1, 1000, found.ripe)
        found.settle = entry.number("settle", 0, 100, found.settle)
        found.patience = entry.number("patience", 1, 10, found.patience)
        found.turns = entry.number("turns", 1, 100, found.turns)
        found.rest = entry.number("rest", 0, 100, found.rest)
    return found


def build(kind: str, parameters: Parameters) -> Bot:
    """A fresh bot."""
    if kind == "random":
        return RandomBot()
    if kind == "greedy":
        return GreedyBot(parameters.samples, parameters.slip, parameters.judgement == LEARNED, parameters.blur)
    return SearchBot(search_plan(parameters), parameters.slip)


def search_plan(parameters: Parameters) -> Plan:
    """The parameters of a search."""
    return Plan(
        parameters.iterations,
        parameters.cutoff,
        parameters.exploration / 100.0,
        parameters.sharpness / 100.0,
        parameters.ripe,
        parameters.samples,
        parameters.settle,
        parameters.judgement == LEARNED,
        parameters.patience,
        parameters.turns,
        parameters.rest,
    )


def from_name(name: str) -> Bot:
    """A bot from a name with its parameters: `greedy`, `search:iterations=200:cutoff=-1`."""
    kind, *settings = name.split(":")
    if kind not in KINDS:
        raise OptionsError(f'no bot "{kind}"{near(kind, KINDS)}: expected {", ".join(KINDS)}')
    values: dict[str, object] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise OptionsError(f'bot "{name}": "{setting}": expected NAME=VALUE')
        values[key] = number(value)
    entry = Entry(values, f'bot "{name}"', OptionsError)
    parameters = read_parameters(kind, entry)
    entry.close()
    return build(kind, parameters)


def number(text: str) -> object:
    """A whole number if the text is one; if not, the text, for the check to refuse."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() else text
