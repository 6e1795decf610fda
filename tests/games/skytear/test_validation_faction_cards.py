"""SK-177, SK-199: the checks of faction cards in a box, with their messages; and boxes with as many as may be."""

import pytest

from skyhall.games.skytear.box.lists import commons

SHAME = 'mybox.toml: faction card "public-shame": '
BOX = "mybox.toml: "


def card(data: dict) -> dict:
    return next(entry for entry in data["faction_cards"] if entry["id"] == "public-shame")


def more(data: dict, count: int) -> None:
    """That many further cards of Kurumo."""
    data["faction_cards"] += [{**card(data), "id": f"shame-{n}"} for n in range(count)]


BAD = [
    (
        lambda d: d["faction_cards"].remove(card(d)),
        BOX,
        'faction "kurumo" has 3 faction cards: expected none, or 4 to 8',
    ),
    (lambda d: more(d, 5), BOX, 'faction "kurumo" has 9 faction cards: expected none, or 4 to 8'),
    (lambda d: card(d).update(runes=[]), SHAME, "0 runes: expected 1 or 2"),
    (lambda d: card(d).update(runes=["fire"] * 3), SHAME, "3 runes: expected 1 or 2"),
    (lambda d: card(d).update(hero="yami"), SHAME, '"hero" is not for a faction card: expected "faction" alone'),
    (lambda d: card(d).update(ultimate=False), SHAME, '"ultimate" is not for a faction card'),
    (lambda d: card(d).update(copies=2), SHAME, '"copies" is not for a faction card'),
    (lambda d: card(d).update(flux=True), SHAME, '"flux" is not for a faction card'),
    (lambda d: card(d).update(modifer=1), SHAME, 'unknown key "modifer" (did you mean "modifier"?)'),
    (lambda d: card(d).pop("modifier"), SHAME, '"modifier" is missing'),
    (lambda d: card(d).update(modifier=4), SHAME, '"modifier" is 4: expected a whole number from -3 to 3'),
    (lambda d: card(d).update(faction="kurmo"), SHAME, 'unknown faction "kurmo" (did you mean "kurumo"?)'),
    (lambda d: card(d).pop("faction"), SHAME, '"faction" is missing'),
    (lambda d: card(d).update(response=True), SHAME, '"response" belongs on every card that targets a Stack item'),
    (lambda d: card(d).update(id="gank"), 'mybox.toml: faction card "gank": ', "appears twice"),
]


@pytest.mark.parametrize(("change", "where", "message"), BAD)
def test_faction_cards_that_are_refused(whole, refused, change, where, message):
    """SK-177, SK-199: the entry is named with what is wrong and what is expected."""
    change(whole)
    told = refused(whole)
    assert told.startswith(where)
    assert message in told


def test_up_to_eight_of_a_faction_or_none_at_all(whole, read):
    """SK-177: a pool is a hero's own three and all cards of its faction: seven of the standard edition."""
    assert len(commons(read(whole), 0)) == 7
    more(whole, 4)
    assert len(commons(read(whole), 0)) == 11
    whole["faction_cards"] = [entry for entry in whole["faction_cards"] if entry["faction"] != "kurumo"]
    whole.pop("sample_decks", None)
    assert len(commons(read(whole), 0)) == 3
