"""Section 4: the numbers of the standard edition; section 5: what an edition file must pass, check by check."""

from collections import Counter
from pathlib import Path

import pytest

from skyhall.core.edition import Entry, content_hash, read_toml
from skyhall.core.errors import EditionError
from skyhall.games.sky_painters import GAME
from skyhall.games.sky_painters.box.edition import Box, read_box

STANDARD = GAME.edition_path("standard")


def box() -> Box:
    found = GAME.edition()
    assert isinstance(found, Box)
    return found


def changed(change) -> Box:
    data = read_toml(STANDARD)
    change(data)
    return read_box(Entry(data, "mybox.toml"), content_hash(data))


def refused(change) -> str:
    with pytest.raises(EditionError) as error:
        changed(change)
    text = str(error.value)
    assert text.startswith("mybox.toml")
    assert "expected" in text or "missing" in text
    return text


def card(data, name: str):
    return next(entry for entry in data["card"] if entry["id"] == name)


def painter(data, name: str):
    return next(entry for entry in data["painter"] if entry["id"] == name)


# the standard edition


def test_counts_of_the_cards() -> None:
    """Section 4: the sums that the specification gives"""
    found = box()
    assert len(found.cards) == 40
    symbols = Counter("bwygkorp"[colour] for colour in found.colours if colour >= 0)
    assert symbols == {"b": 48, "w": 28, "y": 11, "o": 11, "k": 11, "r": 11, "g": 10, "p": 10}
    assert Counter(value for value in found.values if value) == {1: 15, 2: 28, 3: 30, 4: 31, 5: 22, 6: 14}
    assert Counter(found.sizes) == {3: 20, 4: 20}
    assert Counter(c.left for c in found.cards) == Counter(c.right for c in found.cards) == {0: 24, 1: 8, 2: 8}
    assert Counter(c.limit for c in found.cards) == {0: 30, 1: 5, 2: 5}
    others = found.cards[4:]
    assert sum(c.leader for c in others) == 12
    assert (sum(c.hope > 0 for c in others), sum(c.hope for c in others)) == (21, 109)
    assert (sum(c.star > 0 for c in others), sum(c.star for c in others)) == (22, 117)
    assert sum(c.cloud for c in found.cards) == 8


def test_counts_of_painters_and_halos() -> None:
    """Section 4"""
    found = box()
    assert (len(found.painters), len(found.halos)) == (20, 8)
    assert sum(tile.spots_cost for tile in found.painters) / 20 == 7.1
    assert sum(tile.leader for tile in found.painters) == 4
    assert (sum(tile.hope > 0 for tile in found.painters), sum(tile.hope for tile in found.painters)) == (11, 38)
    assert sum(tile.points for tile in found.painters) == 71


def test_numbers_of_the_board() -> None:
    """Section 4"""
    found = box()
    assert found.dice == [9, 5, 2, 2, 2, 2, 2, 2, 4]
    assert (found.deck, found.painter_counts, found.halo_spaces) == ([20, 25, 33], [8, 11, 15], 5)
    assert [(cost.spots, cost.hope) for cost in found.positions] == [(2, 2), (1, 1), (1, 0)]
    assert (found.top_card.spots, found.top_card.hope) == (3, 3)
    assert found.cloud_points == [15, 7, 5, 0]


def test_an_edition_from_a_path(boxed) -> None:
    path = boxed(('name = "standard"', 'name = "mine"'))
    assert GAME.edition(path).name == "mine"
    assert GAME.new(2, "x", edition=path).view(None)["deck_count"] == 17


# the checks


def test_v1_dice() -> None:
    """V1"""
    assert '"grey" is 0: expected a whole number from 1 to 12' in refused(lambda d: d["dice"].update(grey=0))
    many = refused(lambda d: d["dice"].update(blue=12, white=12, grey=12, yellow=12, green=12))
    assert "mybox.toml: dice: 68 dice in all: expected at most 60" in many


def test_v1_clouds_and_start() -> None:
    """V1"""
    assert '"clouds" is 21' in refused(lambda d: d["supply"].update(clouds=21))
    assert "at least the 3" in refused(lambda d: d["supply"].update(clouds=2))
    assert '"start" holds 3 entries: expected 4' in refused(lambda d: d["setup"]["start"].pop())
    assert 'start 1: "hope" is 10' in refused(lambda d: d["setup"]["start"][0].update(hope=10))


def test_v2_ids_and_names() -> None:
    """V2: unique over cards, Painters and halo tokens"""
    assert 'id "mad" appears twice' in refused(lambda d: d["halo"][0].update(id="mad"))
    assert 'id "7" appears twice' in refused(lambda d: card(d, "8").update(id="7"))
    assert 'card "A": appears twice' in refused(lambda d: d["card"].append(dict(card(d, "A"))))
    assert 'card "8": "name" is ""' in refused(lambda d: card(d, "8").update(name=""))


def test_v3_initial_cards() -> None:
    """V3"""
    assert 'card "B" is missing' in refused(lambda d: d["card"].remove(card(d, "B")))
    assert 'card "C": has a limit' in refused(lambda d: card(d, "C").update(top="night"))


def test_v3_numbers_of_cards() -> None:
    """V3"""

    def few(data) -> None:
        data["card"] = data["card"][:15]

    assert "11 cards besides the initial ones: expected 12 to 96" in refused(few)
    assert '"deck" is 34 for 4 players' in refused(lambda d: d["setup"].update(deck=[20, 25, 34]))
    assert '"deck" holds 3' in refused(lambda d: d["setup"].update(deck=[3, 25, 33]))
    assert '"deck" is 33' in refused(lambda d: d["setup"].update(forced_landing_extra=4))


def test_v4_symbols() -> None:
    """V4"""
    assert 'card "8": "symbols" holds 0: expected 1 to 5' in refused(lambda d: card(d, "8").update(symbols=[]))
    assert '"symbols" holds 6' in refused(lambda d: card(d, "8").update(symbols=["b1"] * 6))
    for bad in ("x3", "b7", "b0", "blue", 3):
        assert 'card "8": "symbols" holds' in refused(lambda d, bad=bad: card(d, "8").update(symbols=[bad]))


def test_v5_edges() -> None:
    """V5"""
    assert '"left" is "moon": expected one of none, cloud, halo' in refused(lambda d: card(d, "8").update(left="moon"))
    assert '"top" is "grass"' in refused(lambda d: card(d, "8").update(top="grass"))
    assert '"bottom" is "night"' in refused(lambda d: card(d, "8").update(bottom="night"))
    assert "both" in refused(lambda d: card(d, "8").update(top="night", bottom="grass"))


def test_v5_every_half_can_be_tied() -> None:
    """V5: with another card, not with itself"""

    def alone(data) -> None:
        for entry in data["card"]:
            for side in ("left", "right"):
                if entry.get(side) == "cloud" and entry["id"] != "28":
                    del entry[side]

    assert 'card "28": no other card has a half cloud on its right' in refused(alone)


def test_v6_bonuses() -> None:
    """V6"""
    for key in ("spots", "hope", "star"):
        assert f'card "8": "{key}" is 21' in refused(lambda d, key=key: card(d, "8").update({key: 21}))
    assert '"leader" is 1: expected true or false' in refused(lambda d: card(d, "8").update(leader=1))


def test_v7_a_leader_to_be_had() -> None:
    """V7"""

    def none(data) -> None:
        for entry in data["card"]:
            entry.pop("leader", None)

    assert "no card has a leader symbol" in refused(none)


def test_v8_painters() -> None:
    """V8"""

    def few(data) -> None:
        data["painter"] = data["painter"][:7]

    assert "7 Painters: expected 8 to 40" in refused(few)
    assert '"spots" is 31' in refused(lambda d: painter(d, "mad").update(cost={"spots": 31}))
    assert '"painters" is 21 for 4' in refused(lambda d: d["setup"].update(painters=[8, 11, 21]))
    assert '"painters" holds 2' in refused(lambda d: d["setup"].update(painters=[2, 11, 15]))


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ({"when": "now", "do": "extra_tern"}, 'unknown primitive "extra_tern" (did you mean "extra_turn"?)'),
        ({"when": "later", "do": "extra_turn"}, '"when" is "later"'),
        ({"when": "end", "do": "extra_turn"}, 'expected "now" for extra_turn'),
        ({"when": "now", "do": "gain_spots", "n": 0}, '"n" is 0'),
        ({"when": "now", "do": "gain_hope", "n": 21}, '"n" is 21'),
        ({"when": "always", "do": "reroll", "n": 4}, '"n" is 4: expected a whole number from 1 to 3'),
        ({"when": "now", "do": "draw_halo", "draw": 4, "keep": 1}, '"draw" is 4'),
        ({"when": "now", "do": "draw_halo", "draw": 2, "keep": 2}, '"keep" is 2'),
        ({"when": "always", "do": "second_die", "colour": "blue", "max": 7}, '"max" is 7'),
        ({"when": "always", "do": "second_die", "colour": "pink", "max": 2}, '"colour" is "pink"'),
        ({"when": "always", "do": "hope_for_dice", "colours": [], "price": 2}, '"colours" is empty'),
        ({"when": "always", "do": "hope_for_dice", "colours": ["x"], "price": 2}, '"colours" holds "x"'),
        ({"when": "always", "do": "hope_for_dice", "colours": ["w", "w"], "price": 2}, "twice"),
        ({"when": "always", "do": "hope_for_dice", "colours": ["w"], "price": 10}, '"price" is 10'),
        ({"when": "now", "do": "levy", "options": [{"lose_hope": 1}]}, "exactly two losses"),
        ({"when": "now", "do": "levy", "options": [{"lose_hope": 1}, {"lose_hope": 2}]}, "different kinds"),
        ({"when": "now", "do": "levy", "options": [{"lose_face": 1}, {"lose_hope": 2}]}, "expected one of lose_hope"),
        ({"when": "now", "do": "dare", "reset_dice": 3, "else": []}, '"else" is empty'),
        ({"when": "now", "do": "dare", "else": [{"gain_cloud": 1}]}, "exactly one of"),
        ({"when": "now", "do": "dare", "discard_values": [7], "else": [{"gain_cloud": 1}]}, '"discard_values" holds 7'),
        ({"when": "now", "do": "dare", "discard_values": [], "else": [{"gain_cloud": 1}]}, "different numbers"),
        ({"when": "always", "do": "ignore_figure", "figure": "none"}, '"figure" is "none"'),
        ({"when": "now", "do": "extra_turn", "n": 2}, 'unknown key "n"'),
    ],
)
def test_v8_effects(effect, message: str) -> None:
    """V8: primitives, times and parameters from closed lists; the tile and the effect are named"""
    text = refused(lambda d: painter(d, "mad").update(effects=[{"when": "now", "do": "extra_turn"}, effect]))
    assert 'mybox.toml: painter "mad": effect 2' in text
    assert message in text


def test_v9_halos() -> None:
    """V9"""

    def few(data) -> None:
        data["halo"] = data["halo"][:4]

    assert "4 halo tokens: expected at least 5" in refused(few)
    assert '"halo_spaces" is 9' in refused(lambda d: d["setup"].update(halo_spaces=9))
    assert '"halo_cost" holds 4 entries: expected 5' in refused(lambda d: d["board"]["halo_cost"].pop())
    assert "expected the first to be free" in refused(lambda d: d["board"]["halo_cost"][0].update(spots=1))
    assert "sums that never fall" in refused(lambda d: d["board"]["halo_cost"][2].update(spots=0, hope=0))


def test_v10_board_and_scoring() -> None:
    """V10"""
    assert '"painter_left" is missing' in refused(lambda d: d["board"].pop("painter_left"))
    assert '"top_card" is missing' in refused(lambda d: d["board"].pop("top_card"))
    assert '"clouds" holds 3 numbers: expected 4' in refused(lambda d: d["scoring"].update(clouds=[15, 7, 5]))
    assert "never rise" in refused(lambda d: d["scoring"].update(clouds=[15, 7, 8, 0]))
    assert '"die" is -1' in refused(lambda d: d["scoring"].update(die=-1))


def test_v11_unknown_keys() -> None:
    """V11: anywhere, with a hint"""
    assert 'unknown key "stars" (did you mean "star"?)' in refused(lambda d: card(d, "8").update(stars=3))
    assert 'painter "mad": unknown key "price"' in refused(lambda d: painter(d, "mad").update(price=3))
    assert 'mybox.toml: unknown key "cards"' in refused(lambda d: d.update(cards=[]))
    assert 'setup: unknown key "decks"' in refused(lambda d: d["setup"].update(decks=[]))


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text("[dice\n", encoding="utf-8")
    with pytest.raises(EditionError, match=r"broken.toml: not TOML"):
        GAME.edition(str(path))


def test_an_edition_without_halo_spaces_can_be_played(boxed) -> None:
    """V9: zero spaces are allowed; a closed halo then gives nothing"""
    cost = "halo_cost = [{}, { spots = 2 }, { spots = 3, hope = 1 }, { spots = 4, hope = 2 }, { spots = 5, hope = 4 }]"
    path = boxed(("halo_spaces = 5", "halo_spaces = 0"), (cost, "halo_cost = []"))
    table = GAME.new(2, "x", edition=path)
    assert table.view(None)["halo"]["next_cost"] is None
