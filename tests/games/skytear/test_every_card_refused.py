"""Every power card in a position in which it is refused. Turn 3, the south is first and active."""

from collections.abc import Callable

import pytest

Arena = Callable[..., "Stage"]  # noqa: F821

REFUSED = [
    # card, heroes of the south (the first is active), of the north, more, rule that refuses it
    ("shuriken-storm", {"sakoshi": "J7"}, {"corjof": "J3"}, {}, "SK-50"),
    ("shuriken-storm", {"yami": "J7"}, {"corjof": "J5"}, {}, "SK-39"),
    ("gank", {"sakoshi": "J7"}, {"corjof": "A1"}, {}, "SK-50"),
    ("lifesteal", {"sakoshi": "H6"}, {"corjof": "I6"}, {}, "SK-50"),
    ("crippling-precision", {"sakoshi": "J6"}, {"corjof": "H8"}, {}, "SK-50"),
    ("kneel-before-me", {"yami": "J7"}, {"corjof": "J6"}, {"round": 2}, "SK-38"),
    ("dragon-punch", {"yami": "J7"}, {"corjof": "J5"}, {}, "SK-50"),
    ("clear-mind", {"yami": {"hex": "J7", "burned": 3}}, {"corjof": "A1"}, {}, "SK-38"),
    ("combustion", {"yami": "J7"}, {"corjof": "A1"}, {}, "SK-50"),
    ("blades-of-lightning", {"akhuti": "J7", "haburat": "J8"}, {"corjof": "A1"}, {}, "SK-39"),
    ("testudo", {"haburat": {"hex": "J7", "cards": ["time-warp"]}}, {"corjof": "A1"}, {}, "SK-38"),
    ("time-warp", {"gulbjarn": "J7", "haburat": "J8"}, {"cotlic": "A1"}, {}, "SK-39"),
    ("time-glitch", {"gulbjarn": "J7", "haburat": {"state": "defeated"}}, {"cotlic": "A1"}, {}, "SK-39"),
    ("word-of-nupten", {"akhuti": "J7"}, {"corjof": "A1"}, {}, "SK-50"),
    ("twister-of-souls", {"akhuti": "J7"}, {"corjof": "A1"}, {"minions1": ["J6"]}, "SK-50"),
    ("redirect", {"akhuti": "J7"}, {"corjof": "J6"}, {}, "SK-50"),
    ("hurricane-strike", {"akhuti": "F8"}, {"corjof": "F10"}, {}, "SK-50"),
    ("featherstorm", {"corjof": {"hex": "J7", "burned": 1}}, {"yami": "J6"}, {}, "SK-38"),
    ("gathering-storm", {"corjof": {"hex": "J7", "burned": 3}}, {"yami": "J6"}, {}, "SK-38"),
    ("icewall", {"corjof": "J7"}, {"yami": "J6"}, {"round": 1}, "SK-38"),
    ("through-the-eyes", {"corjof": {"hex": "J7", "cards": ["featherstorm"]}}, {"yami": "A1"}, {}, "SK-38"),
    ("feral-vitality", {"corjof": "J7"}, {"yami": "A1"}, {}, "SK-39"),
    ("grapple", {"gulbjarn": "J7"}, {"yami": "J5"}, {}, "SK-50"),
    ("unfamiliar-terrain", {"gulbjarn": "J7"}, {"yami": "J6"}, {}, "SK-50"),
    ("presence", {"yami": "J7", "gulbjarn": "J8"}, {"cotlic": "A1"}, {}, "SK-39"),
    ("my-kingdom", {"cotlic": "F7"}, {"corjof": "A1"}, {}, "SK-66"),
    ("rampant-hatred", {"cotlic": "J7"}, {"corjof": "A1"}, {"round": 1}, "SK-38"),
    ("safeguard", {"cotlic": "J7"}, {"corjof": "J6"}, {}, "SK-50"),
    ("lord-of-the-many", {"cotlic": "F9"}, {"corjof": "A1"}, {}, "SK-66"),
    ("the-thousandth-ritual", {"tlakali": "J7"}, {"corjof": "A1"}, {"pillars0": ["J6"]}, "SK-50"),
    ("mud-flood", {"tlakali": "J7"}, {"corjof": "J6"}, {"round": 1}, "SK-38"),
    ("crawling-darkness", {"tlakali": {"hex": "J7", "burned": 3}}, {"corjof": "J6"}, {}, "SK-38"),
    ("sacrifice", {"tlakali": "J7"}, {"corjof": "A1"}, {"minions0": ["J3"], "pillars0": ["J2"]}, "SK-53"),
]


@pytest.mark.parametrize(("card", "south", "north", "more", "rule"), REFUSED)
def test_refused(arena: Arena, card: str, south: dict, north: dict, more: dict, rule: str) -> None:
    """SK-20, SK-38, SK-39, ruling 56: in hand, but not playable in Main, and the screen can say why."""
    s = arena(south, north, hero=next(iter(south)), hand0=[card], **more)
    assert s.asked == "Main"
    assert card not in s.legal
    assert s.refusal(card) == rule


@pytest.mark.parametrize("more", [{"first": 1}, {"flux_used": True}])
def test_flux_is_the_first_players_and_used_once(arena: Arena, more: dict) -> None:
    """SK-10, SK-45."""
    s = arena({"yami": "J7"}, {"corjof": "A1"}, hero="yami", **{"flux_used": False, **more})
    assert "skytear-flux" not in s.legal


@pytest.mark.parametrize("card", ["gank", "lifesteal"])
def test_sk_20_action_cards_are_not_reactions(arena: Arena, card: str) -> None:
    """Playable in Main, not with priority."""
    south = {"sakoshi": "J7", "yami": "J6"}
    s = arena(south, {"corjof": "J5"}, hero="sakoshi", hand0=[card, "combustion"])
    assert card in s.legal
    s.do("move")
    assert (s.asked, s.legal) == ("Respond", ["pass", "combustion"])
    assert s.refusal(card) == "SK-47"


REASONS = [
    # card, heroes of the south (the first is active), of the north, more, what is said
    (
        "presence",
        {"yami": "J7", "gulbjarn": "J8"},
        {"cotlic": "A1"},
        {},
        "Yami lacks Ice; Sakoshi, Corjof, Gulbjarn have what it takes.",
    ),
    (
        "blades-of-lightning",
        {"akhuti": "J7", "haburat": "J8"},
        {"corjof": "A1"},
        {},
        "Only Haburat can play this card.",
    ),
    (
        "time-glitch",
        {"gulbjarn": "J7", "haburat": {"state": "defeated"}},
        {"cotlic": "A1"},
        {},
        "None of your heroes on the map has Air; Haburat, Akhuti, Corjof have what it takes.",
    ),
    (
        "clear-mind",
        {"yami": {"hex": "J7", "burned": 3}},
        {"corjof": "A1"},
        {},
        "Yami has 0 mana left; this card costs 1.",
    ),
    ("redirect", {"akhuti": "J7"}, {"corjof": "J6"}, {}, "This card answers another one, and the Stack is empty."),
]


@pytest.mark.parametrize(("card", "south", "north", "more", "said"), REASONS)
def test_the_true_reason_is_said(arena: Arena, card: str, south: dict, north: dict, more: dict, said: str) -> None:
    """SK-38, SK-39, SK-50: who lacks what, and who could."""
    s = arena(south, north, hero=next(iter(south)), hand0=[card], **more)
    assert s.reason(card) == said


def test_sk_47_an_action_card_says_that_the_stack_is_not_empty(arena: Arena) -> None:
    south = {"sakoshi": "J7", "yami": "J6"}
    s = arena(south, {"corjof": "J5"}, hero="sakoshi", hand0=["gank", "combustion"])
    s.do("move")
    assert s.reason("gank") == "An action card needs an empty Stack in your own activation."


def test_simple_mode_says_which_cards_it_leaves_out(arena: Arena) -> None:
    s = arena({"akhuti": "J7"}, {"corjof": "J6"}, hero="akhuti", hand0=["redirect"], options={"mode": "simple"})
    assert "simple mode" in s.reason("redirect")


def test_sk_7_an_attack_says_that_the_enemy_is_hidden(arena: Arena) -> None:
    """In cover, in range, and none of one's heroes beside the hex."""
    s = arena({"akhuti": "I5"}, {"corjof": "H4"}, hero="akhuti")
    assert s.refusal("attack") == "SK-7"
    assert s.reason("attack") == "Corjof in cover: hidden from Akhuti while none of your heroes is next to that hex."
