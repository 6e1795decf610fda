"""The English catalogue holds every key that the code can ask for, and nothing in it is broken."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import skyhall.games.skytear.edition as room
from skyhall.games.skytear import cards, effects, terms
from skyhall.games.skytear.edition import Box
from skyhall.games.skytear.words import ACTION_NAMES, KIND_NAMES, WORDS

HOME = Path(room.__file__).parent
TEXT = (HOME / "locales" / "en.ftl").read_text(encoding="utf-8")
CATALOGUE = {entry.id.name: entry for entry in parse(TEXT).body if isinstance(entry, ftl.Message)}
TREES = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HOME.glob("*.py"))]


class References(Visitor):
    """The messages that a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def asked_decisions() -> set[str]:
    """The decision classes that some rule puts on the agenda."""
    bases: dict[str, list[str]] = {}
    made: set[str] = set()
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                made.add(node.func.id)
    decisions = {"Decision"}
    grown = True
    while grown:
        more = {name for name, parents in bases.items() if decisions & set(parents)}
        grown = not more <= decisions
        decisions |= more
    return (decisions & made) - {"Decision"}


def emitted_events() -> set[str]:
    """The names of the events that some rule tells."""
    found: set[str] = set()
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                place = {"emit": 0, "emit_to": 1}.get(node.func.attr, -1)
                if place >= 0 and isinstance(node.args[place], ast.Constant):
                    found.add(str(node.args[place].value))
    return found


def quoted_keys() -> set[str]:
    """Whole catalogue keys that stand in the code as texts."""
    texts = {str(n.value) for tree in TREES for n in ast.walk(tree) if isinstance(n, ast.Constant)}
    whole = {text for text in texts if re.fullmatch(r"(ask|word|event|refused|end)-[A-Za-z_-]*[A-Za-z_]", text)}
    return whole | {f"refused-{reason}" for reason in refusal_reasons()}


def refusal_reasons() -> set[str]:
    """What stands behind a rule number: `"SK-39", "no-runes"`."""
    pairs = [[part.value for part in n.elts if isinstance(part, ast.Constant)] for t in TREES for n in tuples(t)]
    return {str(pair[1]) for pair in pairs if len(pair) == 2 and str(pair[0]).startswith("SK-")}


def tuples(tree: ast.Module) -> list[ast.Tuple]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Tuple)]


def test_refusal_reasons_are_found() -> None:
    assert {"no-runes", "no-mana"} <= refusal_reasons()


def missing(keys: set[str]) -> list[str]:
    return sorted(keys - set(CATALOGUE))


def test_the_catalogue_is_good_fluent() -> None:
    junk = [entry.content for entry in parse(TEXT).body if isinstance(entry, ftl.Junk)]
    assert junk == []
    names = [entry.id.name for entry in parse(TEXT).body if isinstance(entry, ftl.Message)]
    assert len(names) == len(set(names))


def test_every_reference_inside_the_catalogue_is_there() -> None:
    references = References()
    references.visit(parse(TEXT))
    assert missing(references.found) == []


def test_every_decision_has_its_question() -> None:
    asked = asked_decisions()
    assert len(asked) > 30
    assert missing({f"ask-{name}" for name in asked}) == []


def test_every_event_has_its_sentence() -> None:
    told = emitted_events()
    assert len(told) > 40
    assert missing({f"event-{name}" for name in told}) == []


def test_every_key_in_the_code_is_there() -> None:
    assert missing(quoted_keys()) == []


def test_every_word_of_the_vocabulary_is_there() -> None:
    assert missing({f"word-{block.name}" for block in WORDS.blocks}) == []


def test_every_end_phase_and_state_is_there() -> None:
    assert missing({f"end-{name}" for name in terms.ENDING_NAMES if name != "running"}) == []
    assert missing({f"phase-{name}" for name in terms.PHASE_NAMES}) == []
    assert missing({f"state-{name}" for name in terms.STATUS_NAMES}) == []


def test_every_component_has_a_name_and_its_own_line_of_rules(box: Box) -> None:
    told = {f"card-{card.key}" for card in box.cards} | {f"victory-{card.key}" for card in box.victory}
    told |= {f"skill-{skill.key}" for skill in box.skills} | {f"faction-{faction.key}" for faction in box.factions}
    told |= {f"condition-{name}" for name in effects.CONDITION_NAMES}
    assert box.outsider is not None
    told |= {f"skill-{skill.key}" for skill in box.outsider.skills}
    assert missing(told) == []
    assert missing({f"{key}-text" for key in told}) == []
    named = {f"hero-{hero.key}" for hero in box.heroes} | {f"rune-{name}" for name in box.rune_names}
    named |= {f"class-{name}" for name in cards.CLASS_NAMES} | {f"outsider-{box.outsider.key}"}
    named |= {f"action-{name}" for name in ACTION_NAMES} | {f"kind-{name}" for name in KIND_NAMES}
    named |= {f"point-{lane.index}" for lane in box.field.lanes} | {"point-dome", "title", "blurb"}
    assert missing(named) == []


def say(key: str, **args: object) -> str:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(TEXT))
    text, _ = bundle.format_pattern(bundle.get_message(key).value, args)
    return str(text)


@pytest.mark.parametrize(
    ("key", "args", "text"),
    [
        ("word-card", {"card": "gank"}, "Gank"),
        ("word-card", {"card": "my-own-card"}, "my-own-card"),
        ("word-effect", {"what": "gank", "hero": "sakoshi"}, "Gank by Sakoshi"),
        ("word-effect", {"what": "attack", "hero": "yami"}, "Attack by Yami"),
        ("word-trigger", {"skill": "cold-blood", "hero": "sakoshi"}, "Cold Blood of Sakoshi"),
        (
            "event-led",
            {"seat": "Ann", "from": "hand", "hero": "yami"},
            "Ann puts a card from the hand face down under Yami.",
        ),
        (
            "event-led",
            {"seat": "Ann", "from": "deck", "hero": "yami", "card": "gank"},
            "Ann puts Gank from the deck face down under Yami.",
        ),
        ("event-drew", {"seat": "Ann", "n": 1}, "Ann draws a card."),
        (
            "event-drew",
            {"seat": "Ann", "n": 2, "seen": "yes", "cards": "Gank, Icewall"},
            "Ann draws 2 cards: Gank, Icewall.",
        ),
        ("event-defeated", {"who": "outsider", "returns": 0}, "the Wanderer is Defeated."),
        ("event-condition", {"who": "yami", "name": "slow", "change": "gained"}, "Yami is now Slow."),
        ("ask-Main", {"seat": 0}, "Act, play a card, or end the activation."),
        ("event-picked", {"seat": "Ann", "what": "taulot"}, "Ann picks Taulot."),
    ],
)  # fmt: skip
def test_what_people_read(key: str, args: dict[str, object], text: str) -> None:
    """Private parts that a seat may not see have a neutral form."""
    assert say(key, **args) == text
