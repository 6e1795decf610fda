"""The English catalogue holds every key that the code can ask for, and nothing in it is broken."""

import ast
import re
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import skyhall.games.skytear as room
from skyhall.games.skytear import GAME
from skyhall.games.skytear.box import cards, effects
from skyhall.games.skytear.box.edition import Box
from skyhall.games.skytear.box.words import ACTION_NAMES, KIND_NAMES, WORDS
from skyhall.games.skytear.play import terms
from skyhall.locale import catalogue

HOME = Path(room.__file__).parent
TEXT = (HOME / "locales" / "en.ftl").read_text(encoding="utf-8")
CATALOGUE = {entry.id.name: entry for entry in parse(TEXT).body if isinstance(entry, ftl.Message)}
WORDS_OF_THE_GAME = catalogue("en", "skytear")
# A box declares choices that are no decisions.
TREES = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HOME.rglob("*.py")) if "box" not in path.parts]


class References(Visitor):
    """The messages and the arguments that a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.arguments: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)


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


def arguments(key: str) -> set[str]:
    """What an entry, with those it refers to, wants to be told."""
    references = References()
    references.visit(CATALOGUE[key])
    return references.arguments.union(*[arguments(name) for name in references.found])


def test_what_is_declared_is_what_the_catalogue_says() -> None:
    """Every event, question, word and refusal is declared and has its entry, which asks for declared arguments only."""
    phrases = [(f"event-{name}", phrase) for name, phrase in GAME.phrases.events.items()]
    phrases += list(GAME.phrases.messages.items())
    assert missing({key for key, _ in phrases}) == []
    said = {key for key in CATALOGUE if re.match("(event|ask|word|refused)-", key)}
    assert said <= {key for key, _ in phrases}
    for key, phrase in phrases:
        # Whoever reads a sentence about a seat may be that seat: the page tells so.
        assert arguments(key) - {"you"} <= {*phrase.args, *phrase.hidden}, key


def test_events_told_are_those_declared() -> None:
    assert emitted_events() == set(GAME.phrases.events)


def test_every_key_in_the_code_is_there() -> None:
    assert missing(quoted_keys()) == []


def test_every_word_of_the_vocabulary_is_there() -> None:
    assert missing({f"word-{block.name}" for block in WORDS.blocks}) == []


def test_every_end_phase_and_state_is_there() -> None:
    assert missing({f"end-{name}" for name in terms.ENDING_NAMES if name != "running"}) == []
    assert missing({f"phase-{name}" for name in terms.PHASE_NAMES}) == []
    assert missing({f"state-{name}" for name in terms.STATUS_NAMES}) == []


def test_every_component_has_a_name_and_its_own_line_of_rules(box: Box) -> None:
    told = {f"card-{card.key}" for card in box.cards}
    told |= {f"skill-{skill.key}" for skill in box.skills} | {f"faction-{faction.key}" for faction in box.factions}
    told |= {f"condition-{name}" for name in effects.CONDITION_NAMES}
    assert box.outsider is not None
    told |= {f"skill-{skill.key}" for skill in box.outsider.skills}
    assert missing(told) == []
    assert missing({f"{key}-text" for key in told}) == []
    named = {f"victory-{card.key}" for card in box.victory}
    named |= {f"hero-{hero.key}" for hero in box.heroes} | {f"rune-{name}" for name in box.rune_names}
    named |= {f"class-{name}" for name in cards.CLASS_NAMES} | {f"outsider-{box.outsider.key}"}
    named |= {f"action-{name}" for name in ACTION_NAMES} | {f"kind-{name}" for name in KIND_NAMES}
    points = {f"point-{name}" for ground in box.grounds for name in ground.field.point_names}
    named |= points | {"title", "blurb"}
    assert missing(named) == []


def say(key: str, **args: object) -> str:
    return WORDS_OF_THE_GAME.say(key, args, ["Ann", "Bob"])


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
            {"seat": "Ann", "from": "deck", "hero": "yami", "card": "gank", "seen": True},
            "Ann puts Gank from the deck face down under Yami.",
        ),
        ("event-drew", {"seat": "Ann", "n": 1}, "Ann draws a card."),
        (
            "event-drew",
            {"seat": 0, "n": 2, "seen": True, "cards": ["gank", "icewall"]},
            "Ann draws Gank, Icewall.",
        ),
        (
            "event-card_played",
            {"hero": "yami", "card": "shuriken-storm", "n": 2, "targets": ["minion 1 J5", "illusion akhuti"]},
            "Yami plays Shuriken Storm on the minion of Bob on J5, the illusion of Akhuti.",
        ),
        (
            "event-control",
            {"point": "west", "winner": None, "ahead": 2, "behind": 2, "n": 0},
            "West lane: nobody wins it, 2 all.",
        ),
        (
            "ask-Choose",
            {"what": "gank", "hero": "yami", "sort": "friendly_hero", "within": 3, "of": "yami", "purpose": "move"},
            "Gank of Yami: which friendly hero within 3 of Yami moves?",
        ),
        (
            "ask-Target",
            {"what": "gank", "hero": "yami", "n": 0, "sort": "enemy_hero", "free": 0},
            "Gank of Yami: at which enemy hero?",
        ),
        (
            "ask-Target",
            {"what": "shuriken-storm", "hero": "yami", "n": 1, "sort": "enemy_hero", "free": 1},
            "Shuriken Storm of Yami: at which other enemy hero, or nobody else?",
        ),
        ("ask-Discard", {"n": 2}, "Discard 2 more cards, one at a time."),
        ("event-defeated", {"who": "outsider", "returns": 0}, "The Wanderer is Defeated."),
        ("event-condition", {"who": "yami", "name": "slow", "change": "gained"}, "Yami gains Slow."),
        ("event-game_over", {"winner": 0, "reason": "nexus"}, "Ann wins. The nexus has fallen."),
        ("event-game_over", {"winner": None, "reason": "limit"}, "The game ends in a draw. The last turn is over."),
        (
            "event-building_damaged",
            {"kind": "tower", "seat": "Bob", "n": 2, "hp": 3},
            "A tower of Bob loses 2 HP; 3 left.",
        ),
        ("ask-Main", {"hero": "yami", "ap": 0}, "Yami has no action points left: play a card, or end the activation."),
        ("event-picked", {"seat": "Ann", "what": "taulot"}, "Ann picks Taulot."),
    ],
)  # fmt: skip
def test_what_people_read(key: str, args: dict[str, object], text: str) -> None:
    """Private parts that a seat may not see have a neutral form."""
    assert say(key, **args) == text


@pytest.mark.parametrize(
    ("condition", "side", "goal", "text"),
    [
        ("tower", "left", 1, "Destroy the enemy tower on your left lane."),
        ("tower", "right", 1, "Destroy the enemy tower on your right lane."),
        ("tower", "any", 1, "Destroy an enemy tower."),
        ("control_wins", "any", 5, "Win control 5 times."),
        ("kills", "any", 1, "Defeat an opposing hero."),
        ("kills", "any", 3, "Defeat 3 opposing heroes."),
        ("kills_in_turn", "any", 2, "Defeat 2 opposing heroes in one turn."),
        ("dome_wins", "any", 1, "Win a dome once."),
        ("sweep", "any", 1, "Win 3 control points in one Minions Phase."),
        ("tower", "middle", 1, "Destroy the enemy tower on the middle lane."),
        ("outsider", "any", 1, "Bring the outsider down."),
        ("siege", "any", 2, "End 2 Minions Phases with a lane token next to an enemy building."),
    ],
)
def test_a_victory_card_says_what_its_edition_asks_for(condition: str, side: str, goal: int, text: str) -> None:
    assert condition in cards.VICTORY_NAMES
    assert side in cards.SIDE_NAMES
    assert say("victory-text", condition=condition, side=side, goal=goal, points=3) == text


# What may be missing: private parts that this seat does not see.
MAY_BE_MISSING = {("event-led", "card")}


def raw_keys(box: Box) -> re.Pattern[str]:
    """What no sentence may hold: keys as the code writes them, numbers of seats, empty places."""
    keys = [card.key for card in box.cards] + [hero.key for hero in box.heroes] + [card.key for card in box.victory]
    keys += [skill.key for skill in box.skills] + [faction.key for faction in box.factions]
    return re.compile(r"\b(" + "|".join(keys) + r"|(minion|pillar|illusion|item|effect) \d+)\b|\{|⟨|  | [.,:;]")


def check(raw: re.Pattern[str], key: str, args: Mapping[str, object]) -> None:
    """Say a message; whatever it asks for and does not get must be allowed to be missing, and no key shows."""
    missed = WORDS_OF_THE_GAME.missing(key, args)
    text = WORDS_OF_THE_GAME.say(key, args, ["Ann", "Bob"])
    assert all(name == "seen" or (key, name) in MAY_BE_MISSING for name in missed), (key, args, missed, text)
    assert not raw.search(text), (key, args, text)


@pytest.mark.parametrize("setup", ["faction_draft", "hero_draft"])
def test_whole_games_can_be_told(setup: str, box: Box) -> None:
    """Every question, word, refusal and event of random games, to both seats and to a spectator, without a raw key."""
    raw = raw_keys(box)
    told: set[str] = set()
    for seed in range(2):
        table = GAME.new(2, f"tell {seed}", {"setup": setup}, listen=True)
        mover = Random(seed)
        while not table.over:
            prompt = table.prompt()
            check(raw, prompt.key, prompt.args)
            question = table.question()
            check(raw, question.key, question.args)
            actions = table.actions()
            for action in mover.sample(actions, min(2, len(actions))):
                described = table.describe(action)
                check(raw, described.key, described.args)
            for refusal in table.refusals():
                check(raw, refusal.reason.key, refusal.reason.args)
            table.push(mover.choice(actions))
        assert table.log
        for event in table.log:
            told.add(event.name)
            for seat in (0, 1, None):
                args = event.seen_by(seat)
                check(raw, f"event-{args.pop('event')}", args)
    assert len(told) > 30


def test_every_option_and_each_of_its_values_is_there() -> None:
    keys = {f"option-{name}" for name in GAME.options}
    for name, option in GAME.options.items():
        keys |= {f"option-{name}-{re.sub('[^a-z0-9_]+', '-', str(value))}" for value in option.values}
    assert missing(keys) == []
