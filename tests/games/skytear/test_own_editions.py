"""Editions of one's own: other maps, other cards. A new card needs no code, so any legal composition must play."""

from copy import deepcopy
from random import Random

import pytest

from skyhall.core.edition import Entry, content_hash
from skyhall.core.errors import EditionError
from skyhall.games.skytear import GAME
from skyhall.games.skytear.box.edition import Box, read_box
from skyhall.games.skytear.box.map.hexes import Shape
from skyhall.games.skytear.box.reading.checks import ON_CARD, ON_EVENT, ON_MARKS, ON_OUTSIDER, ON_PILLARS, Recipe
from skyhall.games.skytear.box.reading.deck import read_shapes
from skyhall.games.skytear.play.state import Table
from skyhall.locale import english_voice


def boxed(data: dict) -> Box:
    return read_box(Entry(data, "mybox.toml"), content_hash(data))


def play_out(box: Box, seed: str, mover: Random, **options: object) -> Table:
    """A random game to its end; everything that must hold is looked at on the way."""
    table = GAME.new(2, seed, options, box)
    assert isinstance(table, Table)
    kept: dict[str, int] = {}
    for _ in range(GAME.longest(2, table.setup.options, table.setup.edition)):
        if table.over:
            break
        actions = table.actions()
        assert actions
        assert len(actions) == len(set(actions))
        busy = [action for action in actions if action > 3 and action != 7]
        table.push(mover.choice(busy if busy and mover.random() < 0.7 else actions))
        if table.phase >= 1:
            kept = kept or table.conserved()
            assert table.conserved() == kept
        if mover.random() < 0.02:
            assert table.clone().digest() == table.digest()
            table.view(0)
            table.view(None)
            assert abs(sum(table.evaluate()) - 1) < 1e-9
            if not table.over:
                table.determinize(table.seat, table.dice.clone()).actions()
    assert table.over
    return table


# other maps


def open_field(data: dict) -> dict:
    """The standard map without dome, cover, outsider, and the cards that speak of them."""
    drawing = data["map"]["drawing"]
    for sign in "cdeD":
        drawing = drawing.replace(sign, ".")
    data["map"].update(drawing=drawing, white_edges=[])
    data.pop("outsider")
    data["victory"] = [card for card in data["victory"] if card["condition"] in ("tower", "control_wins", "siege")]
    return data


def test_one_lane_without_a_dome(plain: dict) -> None:
    data = open_field(plain)
    drawing = data["map"]["drawing"]
    for sign in "LTt":
        drawing = "\n".join(line.replace(f"|  {sign}", "|  .") if "|" in line else line for line in drawing.split("\n"))
    data["map"].update(drawing=drawing, lanes=data["map"]["lanes"][1:], symmetric=False)
    box = boxed(data)
    assert [lane.key for lane in box.field.lanes] == ["east"]
    assert (box.field.dome_points, box.outsider) == ([], None)
    for seed in range(2):
        table = play_out(box, f"one lane {seed}", Random(seed), victory_cards=seed)
        assert table.view(0)["domes"] == []
        assert "lane" in GAME.draw(table.view(0), english_voice(GAME))


def test_three_lanes(plain: dict) -> None:
    data = open_field(plain)
    rows = {0: "L", 6: "T", -6: "t"}  # F7, F10, F4
    lines = []
    for line in data["map"]["drawing"].split("\n"):
        left, bar, right = line.partition("|")
        sign = rows.get(int(left)) if bar and left.strip().lstrip("-").isdigit() else None
        lines.append(f"{left}|{right[:10]}{sign}{right[11:]}" if sign else line)
    middle = {
        "id": "middle",
        "token": "F7",
        "towers": ["F10", "F4"],
        "minions": [["E8", "G8"], ["G5", "E5"]],
    }
    west, east = data["map"]["lanes"]
    data["map"].update(drawing="\n".join(lines), lanes=[west, middle, east])
    box = boxed(data)
    assert [lane.key for lane in box.field.lanes] == ["west", "middle", "east"]
    assert [box.field.lane_at(0, side) for side in (0, 1)] == [0, 2]
    for seed in range(2):
        table = play_out(box, f"three lanes {seed}", Random(seed), victory_cards=0)
        assert len(table.view(None)["tokens"]) == 3


def test_another_length_of_game(plain: dict) -> None:
    plain["numbers"].update(turns=2, ap=5, hand_limit=2, nexus_hp=1, tower_hp=1, hand_start=8)
    table = play_out(boxed(plain), "short", Random(1), victory_cards=0)
    assert table.turn <= 2


# other cards

REFS = ["caster", "t1", "t2", "t3", "c1", "c2", "marked", "it", "pillar", "removed", "old", "targets"]
KINDS = ["enemy", "enemy_hero", "friendly", "friendly_hero", "any_hero", "friendly_minion", "friendly_pillar"]
CONDITIONS = ["slow", "fast", "frenzy", "disarm", "marked", "shapeshifted"]
SHAPES = ["tri3", "line3", "rhomb4", "hook4", "wing5", "burst7", "sweep3", "cone4"]


class Composer:
    """Writes cards at random: primitives that make no sense together are thrown away by the edition's own checks."""

    def __init__(self, seed: int, shapes: list[Shape]) -> None:
        self.dice = Random(seed)
        self.shapes = shapes
        self.refunds = 0

    def pick(self, *things: str) -> str:
        return self.dice.choice(things)

    def number(self, low: int, high: int) -> str:
        return str(self.dice.randint(low, high))

    def kinds(self) -> str:
        return " | ".join(self.dice.sample(KINDS, self.dice.choice([1, 1, 2])))

    def near(self) -> str:
        besides = f", not {self.pick(*REFS)}" if self.dice.random() < 0.3 else ""
        return f"{self.kinds()}, within {self.number(0, 4)} of {self.pick(*REFS)}{besides}"

    def who(self) -> str:
        return self.pick(self.pick(*REFS), self.pick(*REFS), f"each({self.near()})", f"area({self.kinds()})")

    def amount(self, flip: bool) -> str:
        parts = [self.number(0, 3)]
        if flip and self.dice.random() < 0.5:
            parts.append(self.pick("F", "F2"))
        if self.dice.random() < 0.4:
            parts.append(self.pick("lost", "removed", "2*removed", f"count({self.near()}) max 3"))
        return " + ".join(parts)

    def target(self) -> str:
        return self.pick(
            f"target({self.kinds()})",
            f"target({self.kinds()}, up_to {self.number(1, 3)})",
            f"target({self.kinds()}, range {self.number(1, 3)})",
            "target(hex)",
            "target(stack(attack | skirmish | card, at friendly_hero))",
            "target(stack(move | skirmish | worship | card, by enemy_hero, within 3 of caster))",
        )

    def primitive(self) -> str:
        who = self.who()
        guard = f"if is({self.pick(*REFS)}, {self.pick(*CONDITIONS)}): " if self.dice.random() < 0.1 else ""
        return guard + self.pick(
            self.target(),
            self.target(),
            f"choose({self.near()})",
            f"choose({self.near()})",
            f"damage({who}, {self.amount(True)})",
            f"damage({who}, {self.amount(True)})",
            f"{self.pick('lose', 'heal')}({who}, {self.amount(False)})",
            f"give({who}, {self.pick(*CONDITIONS)})",
            f"cleanse({who}, {self.pick(*CONDITIONS)}, {self.pick(*CONDITIONS)})",
            f"{self.pick('move', 'push')}({who}, {self.number(1, 3)})",
            f"{self.pick('burn', 'mana', 'control')}({who}, {self.number(1, 2)})",
            f"place({who}, {self.pick('adjacent_to', 'within 3 of')} {self.pick(*REFS)})",
            f"swap({self.pick(*REFS)}, {self.pick(*REFS)})",
            f"area({self.pick(*SHAPES)})",
            f"{self.pick('predict', 'draw', 'discard', 'spawn', 'token', 'pillar', 'unpillar')}({self.number(1, 3)})",
            f"{self.pick('refund', 'defeat')}({who})",
            f"buff({who}, {self.pick('attack', 'armor', 'skirmish')}, {self.amount(False)})",
            "buff(team, see_cover)",
            f"take({self.pick(*REFS)}, {self.pick('move', 'lead', 'attack', 'skirmish', 'worship')})",
            self.pick("ap(1)", "ap(2, repeat)"),
            "cancel(t1)",
            f"redirect(t1, {self.pick('caster', 'c1')})",
            self.pick("need(sees_lane_token)", "need(exists(c1))"),
        )

    def is_legal(self, texts: list[str], where: int) -> bool:
        if self.could_go_on_for_ever(texts[-1], where):
            return False
        try:
            Recipe(Entry({"effects": texts}, "draft"), where, self.shapes, 3)
        except EditionError as error:
            return where == ON_CARD and "does nothing" in str(error)  # targets come first
        return True

    def could_go_on_for_ever(self, text: str, where: int) -> bool:
        """What the checks of the whole box would refuse: a second refund, a skill that makes up for what it answers."""
        if "refund(" in text:
            return where != ON_CARD or self.refunds > 0
        return where == ON_EVENT and ("spawn(" in text or "heal(" in text)

    def compose(self, where: int, count: int) -> list[str]:
        texts: list[str] = []
        while len(texts) < count or all(text.startswith(("target", "need")) for text in texts):
            if self.is_legal([*texts, text := self.primitive()], where):
                texts.append(text)
        self.refunds += any("refund(" in text for text in texts)
        return texts


def shuffled_cards(data: dict, seed: int) -> dict:
    """The standard box with every effect replaced by a random one."""
    composer = Composer(seed, read_shapes(Entry(data, "shapes")))
    for card in data["cards"]:
        card["effects"] = ["draw(1)"] if card.get("flux") else composer.compose(ON_CARD, composer.dice.randint(2, 6))
        card.pop("response", None)
        if any("stack(" in text for text in card["effects"]):
            card.update(response=True, type="reaction")
        card["runes"] = card["runes"][: composer.dice.randint(0, 3)]
    worship = {"kurumo": ON_MARKS, "taulot": ON_PILLARS}
    for hero in data["heroes"]:
        for skill in hero["skills"]:
            if "effects" in skill:
                where = worship[hero["faction"]] if skill["icon"] == "worship" else ON_EVENT
                skill["effects"] = composer.compose(where, composer.dice.randint(1, 3))
    for skill in data["outsider"]["skills"]:
        skill["effects"] = composer.compose(ON_OUTSIDER, composer.dice.randint(1, 3))
    return data


@pytest.mark.parametrize("seed", range(8))
def test_any_composition_of_primitives_plays(plain: dict, seed: int) -> None:
    """Section 4.3: a closed set, and everything that the checks let through has a meaning."""
    data = shuffled_cards(deepcopy(plain), seed)
    used = {text.split("(")[0] for card in data["cards"] for text in card["effects"]}
    assert len(used) > 12
    mode = "simple" if seed % 4 == 3 else "full"
    play_out(boxed(data), f"cards {seed}", Random(seed), victory_cards=0, mode=mode)
