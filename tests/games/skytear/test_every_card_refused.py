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
    ("kneel-before-me", {"yami": "J7"}, {"corjof": "J6"}, {"turn": 2}, "SK-38"),
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
    ("icewall", {"corjof": "J7"}, {"yami": "J6"}, {"turn": 1}, "SK-38"),
    ("through-the-eyes", {"corjof": {"hex": "J7", "cards": ["featherstorm"]}}, {"yami": "A1"}, {}, "SK-38"),
    ("feral-vitality", {"corjof": "J7"}, {"yami": "A1"}, {}, "SK-39"),
    ("grapple", {"gulbjarn": "J7"}, {"yami": "J5"}, {}, "SK-50"),
    ("unfamiliar-terrain", {"gulbjarn": "J7"}, {"yami": "J6"}, {}, "SK-50"),
    ("presence", {"yami": "J7", "gulbjarn": "J8"}, {"cotlic": "A1"}, {}, "SK-39"),
    ("my-kingdom", {"cotlic": "F7"}, {"corjof": "A1"}, {}, "SK-66"),
    ("rampant-hatred", {"cotlic": "J7"}, {"corjof": "A1"}, {"turn": 1}, "SK-38"),
    ("safeguard", {"cotlic": "J7"}, {"corjof": "J6"}, {}, "SK-50"),
    ("lord-of-the-many", {"cotlic": "F9"}, {"corjof": "A1"}, {}, "SK-66"),
    ("the-thousandth-ritual", {"tlakali": "J7"}, {"corjof": "A1"}, {"pillars0": ["J6"]}, "SK-50"),
    ("mud-flood", {"tlakali": "J7"}, {"corjof": "J6"}, {"turn": 1}, "SK-38"),
    ("crawling-darkness", {"tlakali": {"hex": "J7", "burned": 3}}, {"corjof": "J6"}, {}, "SK-38"),
    ("sacrifice", {"tlakali": "J7"}, {"corjof": "A1"}, {"minions0": ["J3"], "pillars0": ["J2"]}, "SK-53"),
]


@pytest.mark.parametrize(("card", "south", "north", "more", "rule"), REFUSED)
def test_refused(arena: Arena, card: str, south: dict, north: dict, more: dict, rule: str) -> None:
    """SK-20, SK-38, SK-39, ruling 56: in hand, but not playable in Main, and the screen can say why."""
    s = arena(south, north, active=next(iter(south)), hand0=[card], **more)
    assert s.asked == "Main"
    assert card not in s.legal
    assert s.refusal(card) == rule


@pytest.mark.parametrize("more", [{"first": 1}, {"flux_used": True}])
def test_flux_is_the_first_players_and_used_once(arena: Arena, more: dict) -> None:
    """SK-10, SK-45."""
    s = arena({"yami": "J7"}, {"corjof": "A1"}, active="yami", **{"flux_used": False, **more})
    assert "skytear-flux" not in s.legal


@pytest.mark.parametrize("card", ["gank", "lifesteal"])
def test_sk_20_action_cards_are_not_reactions(arena: Arena, card: str) -> None:
    """Playable in Main, not with priority."""
    south = {"sakoshi": "J7", "yami": "J6"}
    s = arena(south, {"corjof": "J5"}, active="sakoshi", hand0=[card, "combustion"])
    assert card in s.legal
    s.do("move")
    assert (s.asked, s.legal) == ("Respond", ["pass", "combustion"])
    assert s.refusal(card) == "SK-47"
