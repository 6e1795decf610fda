"""The table on a terminal: drawn from a view alone, 80 columns wide."""

import re
from copy import deepcopy
from random import Random

import pytest
from rich.text import Text

from skyhall.games.skytear import GAME
from skyhall.games.skytear.play.state import Table
from skyhall.locale import english_voice

STEPS = 260


def played(seed: str, steps: int) -> Table:
    """A table after so many random moves."""
    table = GAME.new(2, seed, edition="standard")
    mover = Random(seed)
    for _ in range(steps):
        if table.over:
            break
        table.push(mover.choice(table.actions()))
    assert isinstance(table, Table)
    return table


TABLE = played("drawing", STEPS)


@pytest.fixture
def view() -> dict:
    assert TABLE.seat >= 0
    return deepcopy(dict(TABLE.view(TABLE.seat)))


def lines(view: dict) -> list[str]:
    """The drawing without its colours."""
    return Text.from_markup(GAME.draw(view, english_voice(GAME))).plain.splitlines()


def row_of(view: dict, label: str) -> str:
    """The line of the map on which a hex stands."""
    field = view["box"]["map"]
    place = field["labels"].index(label)
    rows = [2 * r + q for q, r in zip(field["q"], field["r"], strict=True)]
    return lines(view)[rows[place] - min(rows)]


def test_nothing_is_wider_than_the_terminal(view: dict) -> None:
    drawn = lines(view)
    assert max(len(line) for line in drawn) <= 80
    assert len(drawn) <= 60


def test_every_moment_of_a_game_can_be_drawn_for_everybody() -> None:
    table = GAME.new(2, "moments")
    mover = Random(7)
    for step in range(400):
        if step % 25 == 0 or table.over:
            for seat in (0, 1, None):
                drawn = Text.from_markup(GAME.draw(table.view(seat), english_voice(GAME))).plain.splitlines()
                assert max(len(line) for line in drawn) <= 80
        if table.over:
            break
        table.push(mover.choice(table.actions()))


def test_heroes_stand_on_their_hexes_with_their_hp(view: dict) -> None:
    labels = view["box"]["map"]["labels"]
    seen = 0
    for side in view["seats"]:
        for hero in side["heroes"]:
            if hero["hex"] is not None:
                seen += 1
                assert f"{hero['key'].capitalize()[:2]}{hero['hp']}" in row_of(view, labels[hero["hex"]])
    assert seen >= 4


def test_the_map_stands_in_its_columns(view: dict) -> None:
    """A column is five characters wide; the label of an empty hex stands at its start."""
    field = view["box"]["map"]
    drawn = lines(view)
    shown = 0
    for place, label in enumerate(field["labels"]):
        q, r = field["q"][place], field["r"][place]
        start = 5 * (q + 5)
        shown += drawn[2 * r + q + 12][start : start + 4].strip() == label
    assert shown > 60


def test_buildings_tokens_and_the_dome_are_there(view: dict) -> None:
    for side, other in ((0, "J9"), (1, "J1")):
        view["sides"][side]["towers"][1]["hp"] = 3
        assert "T3" in row_of(view, other)
    view["sides"][0]["nexus"]["hp"] = 4
    assert "N4" in row_of(view, "F12")
    view["sides"][0]["towers"][1]["hp"] = 0
    assert "T" not in row_of(view, "J9")[43:50]
    assert "◎" in row_of(view, "F7")
    text = "\n".join(lines(view))
    assert "①" in text
    assert "②" in text


def test_white_edges_are_drawn_around_the_dome(view: dict) -> None:
    at = 5 * 5
    assert row_of(view, "E4")[at : at + 4] == "━━━━"  # between F4 and F5
    assert row_of(view, "C5")[5 * 3 - 1] == "┃"  # C5-D5 and C5-D6


def test_lane_control_victory_and_stack_stand_beside_the_map(view: dict) -> None:
    text = "\n".join(lines(view))
    assert f"Turn {view['turn']}/5 · {english_voice(GAME).thing('phase', view['phase'])}\n" in text
    for card in view["victory"]:
        assert english_voice(GAME).thing("victory", card["key"])[:12] in text
    view["stack"] = [
        {
            "item": 1, "kind": "action", "seat": 0, "hero": "yami", "what": "attack", "targets": ["akhuti"],
            "hexes": [5], "legal_now": False, "harms": [], "areas": [], "concerns": [],
        },
        {
            "item": 2, "kind": "card", "seat": 1, "hero": "akhuti", "what": "time-glitch", "targets": [],
            "hexes": [], "legal_now": True, "harms": [], "areas": [], "concerns": [],
        },
    ]  # fmt: skip
    drawn = lines(view)
    top = next(i for i, line in enumerate(drawn) if "Stack, top first" in line)
    assert "N Time Glitch Akhuti" in drawn[top + 1]
    assert "S×Attack Yami" in drawn[top + 2]
    view["tokens"][0]["preview"].update(values=[7, 4], unknown=[0, 2])
    assert any("7  4?" in line for line in lines(view))


def test_conditions_cards_and_leads_of_a_hero(view: dict) -> None:
    hero = view["seats"][0]["heroes"][0]
    hero.update(conditions=["slow", "marked"], cards_on=["gank"], hex=None, returns=4, state="defeated")
    hero["leads"] = [{"source": "hand", "open": False}, {"source": "deck", "open": True, "card": "lifesteal"}]
    text = "\n".join(lines(view))
    assert f"{hero['key'].title()}* Slow Marked" in text
    assert re.search(rf"{hero['key'].title()[:6]}\S*\* *{hero['hp']}.* t4", text)
    assert "played Gank  leads ? from hand  leads Lifesteal" in text
    folded = Text.from_markup(GAME.draw(view, english_voice(GAME), whole=False)).plain
    assert "Slow Marked" in folded
    assert "played Gank" not in folded


def test_only_the_own_hand_is_shown() -> None:
    seat = TABLE.seat
    own = "\n".join(lines(dict(TABLE.view(seat))))
    assert own.count("Hand  ") == 1
    spectator = "\n".join(lines(dict(TABLE.view(None))))
    assert "Hand  " not in spectator
    assert f"hand {len(TABLE.hands[seat])} " in spectator


def test_a_hand_lists_equal_cards_once_with_cost_type_and_modifier(view: dict) -> None:
    view["seats"][TABLE.seat]["hand"] = ["presence", "presence", "redirect", "shuriken-storm"]
    text = "\n".join(lines(view))
    assert "2 Presence 1A+1" in text
    assert "Redirect 1R+1" in text
    assert "Shuriken Storm 3A-1" in text
    view["seats"][TABLE.seat]["hand"] = []
    assert "Hand  none" in "\n".join(lines(view))


def test_legal_hexes_are_marked(view: dict) -> None:
    field = view["box"]["map"]
    place = next(i for i, label in enumerate(field["labels"]) if label in row_of(view, label))
    view["legal"] = [{"word": 150 + place, "name": f"hex {place}", "hex": place}]
    assert f"[bold yellow underline on grey7]{field['labels'][place]}[/]" in GAME.draw(view, english_voice(GAME))


def test_open_cards(view: dict) -> None:
    view["flipped"] = ["gank", "featherstorm"]
    view["looking"] = ["icewall"]
    text = "\n".join(lines(view))
    assert "Flipped: Gank 2A+0  Featherstorm 3A-2" in text
    assert "You look at: Icewall 2A+0" in text
