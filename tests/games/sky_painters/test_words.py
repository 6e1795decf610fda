"""Every key that the room can say has its English words."""

import re

from skyhall.core.state import Decision
from skyhall.games.sky_painters import GAME
from skyhall.games.sky_painters.box.edition import Box
from skyhall.locale import catalogue

WORDS = catalogue("en", GAME.name)
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(GAME.room.glob("[pl]*/*.py")))


def decisions(base: type) -> set[str]:
    found = set()
    for kind in base.__subclasses__():
        if kind.__module__.startswith("skyhall.games.sky_painters"):
            found |= {kind.__name__} | decisions(kind)
    return found


def test_events() -> None:
    """Section 8: what is told is declared, and what is declared is told"""
    events = set(re.findall(r'emit\(\s*"(\w+)"', SOURCE)) | set(re.findall(r'emit_to\(\[seat\], "(\w+)"', SOURCE))
    assert len(events) == 36
    assert events == set(GAME.phrases.events)
    assert not [name for name in events if not WORDS.has(f"event-{name}")]


def test_questions() -> None:
    """Section 6: the fifteen decisions"""
    asked = decisions(Decision)
    assert asked == {
        "MainAction", "PlaceCard", "ChooseReroll", "TakeDie", "PlaceDie", "SecondDie", "AdditionalAction", "TakeHalo",
        "KeepHalo", "TakeFreeCard", "CompleteCard", "StealCloud", "Levy", "Dare", "PickDie",
    }  # fmt: skip
    assert not [name for name in asked if not WORDS.has(f"ask-{name}")]
    assert {f"ask-{name}" for name in asked} <= set(GAME.phrases.messages)


def test_words() -> None:
    blocks = {f"word-{block.name}" for block in GAME.words.blocks}
    assert not [key for key in blocks if not WORDS.has(key)]
    assert blocks <= set(GAME.phrases.messages)


def test_refusals() -> None:
    reasons = set(re.findall(r'"(refused-[\w-]+)"', SOURCE))
    assert len(reasons) == 11
    assert reasons <= set(GAME.phrases.messages)
    assert not [name for name in reasons if not WORDS.has(name)]


def test_causes() -> None:
    """The receipt of a turn has a line for whatever brings or costs spots and hope"""
    causes = GAME.phrases.events["spots_changed"].args["why"].keys
    assert set(re.findall(r'gain_(?:spots|hope)\([^"]*"(\w+)"', SOURCE)) <= set(causes)
    assert not [cause for cause in causes if not WORDS.has(f"tally-{cause}")]


def test_options_and_endings() -> None:
    for name, option in GAME.options.items():
        assert WORDS.has(f"option-{name}")
        for value in option.values:
            assert WORDS.has(f"option-{name}-{str(value).lower()}")
    for how in ("star", "firmament", "efficiency", "no_moves", "standstill", "draw"):
        assert WORDS.has(f"end-{how}")


def test_components() -> None:
    box = GAME.edition()
    assert isinstance(box, Box)
    for card in box.cards:
        assert WORDS.say(f"card-{card.id}") == card.title
    for kind, tiles in (("painter", box.painters), ("halo", box.halos)):
        for tile in tiles:
            assert WORDS.say(f"{kind}-{tile.id}") == tile.title
            assert len(WORDS.say(f"{kind}-{tile.id}-text")) > 8


def test_an_action_names_its_components(at, go) -> None:
    table = at({"sky": {"0 0": "A b2 - -"}, "spots": 3}, {}, offer=["22", "3", "5"], pool={"white": [2], "red": [1]})
    words = {GAME.words.name(action): action for action in table.actions()}
    message = table.describe(words["take left"])
    assert "Saint's Crown" in WORDS.say(message.key, message.args)
    go(table, "spot")
    message = table.describe(GAME.words.parse("paint 1 1"))
    assert WORDS.say(message.key, message.args) == "Paint First Light: turn the blue 2 up by one, towards 3"
