"""What an edition file must pass: V-1 to V-8 are the eight points of section 5. And what the standard box holds."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from skyhall.core.edition import Entry, content_hash, read_toml
from skyhall.core.errors import EditionError
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.box.edition import Box
from skyhall.games.skytopia.box.places import COLOURS
from skyhall.games.skytopia.play.state import Table

Data = dict[str, Any]
Change = Callable[[Data], object]


def standard() -> Data:
    return dict(read_toml(GAME.edition_path("standard")))


def read(data: Data) -> Box:
    return GAME.read_edition(Entry(data, "mybox.toml"), content_hash(data))


def card(data: Data, name: str) -> Data:
    found = next(entry for entry in data["card"] if entry["name"] == name)
    assert isinstance(found, dict)
    return found


def effect(data: Data, name: str, part: int = 0) -> Data:
    found = card(data, name)["effect"][part]
    assert isinstance(found, dict)
    return found


def test_the_standard_box() -> None:
    """4.1 to 4.6: counts of cards, coats, 3+ cards, guildmasters and tiles"""
    box = GAME.edition()
    assert isinstance(box, Box)
    cards = box.components[: box.first_stone]
    assert Counter(c.colour for c in cards) == {0: 12, 1: 12, 2: 12, 3: 12}
    assert set(Counter((c.colour, c.coat) for c in cards).values()) == {3}
    assert set(Counter((c.colour, c.coat) for c in cards if c.three_plus).values()) == {1}
    assert sum(c.three_plus for c in cards) == 16
    assert [stone.coat for stone in box.components[box.first_stone :]] == [-1] * 4
    assert Counter(master.group for master in box.guildmasters) == {1: 4, 2: 4, 3: 4}
    assert len(box.abilities) == 8
    assert (box.golems, box.start_coins, box.compensation, box.opening_face) == (5, 5, 3, 5)
    assert (box.coins_per_pp, box.golem_pp, box.round_limit, box.rows[2:]) == (5, 1, 30, [2, 3, 4])
    assert box.chronometer.faces == [1, 6, 5, 4, 3, 2]
    assert box.chronometer.prices == [10, 6, 3, 1, 0]
    assert box.numbers["collectors_house_moon"] >= 0
    assert box.numbers["hall_of_mirrors_key"] >= 0


def put(path: str, value: object) -> Change:
    """Set `constants.golems` and the like."""

    def change(data: Data) -> None:
        *way, last = path.split(".")
        for key in way:
            data = data[key]
        data[last] = value

    return change


def effect_of(name: str, parts: object) -> Change:
    return lambda data: card(data, name).update(effect=parts)


BAD: list[tuple[str, Change, str]] = [
    # V-1
    (
        "V-1 colours",
        put("edition.colours", ["gold", "blue", "red", "purple"]),
        r'edition: "colours" is .*expected exactly',
    ),
    ("V-1 one coat", put("edition.coats", ["key"]), r'edition: "coats" holds 1 names: expected 2 to 6'),
    ("V-1 coat twice", put("edition.coats", ["key", "key"]), r'"coats" holds "key": expected different names'),
    ("V-1 faces", put("chronometer.faces", [1, 6, 5, 4, 3, 3]), r'chronometer: "faces" is .*each of 1 to 6 once'),
    (
        "V-1 face range",
        put("chronometer.faces", [1, 7, 5, 4, 3, 2]),
        r'"faces" holds 7: expected whole numbers from 1 to 6',
    ),
    ("V-1 prices rise", put("chronometer.prices", [10, 3, 6, 1, 0]), r'"prices" is .*never rise, the last one 0'),
    ("V-1 no free send", put("chronometer.prices", [10, 6, 3, 2, 1]), r'"prices" is .*the last one 0'),
    ("V-1 four prices", put("chronometer.prices", [10, 6, 3, 0]), r'"prices" holds 4 numbers: expected 5'),
    ("V-1 opening", put("constants.opening_face", 1), r'constants: "opening_face" is 1: expected another face'),
    # V-2
    ("V-2 golems", put("constants.golems", 10), r'constants: "golems" is 10: expected a whole number from 1 to 9'),
    ("V-2 coins", put("constants.start_coins", -1), r'"start_coins" is -1: expected a whole number from 0 to 99'),
    ("V-2 compensation", put("constants.compensation", -3), r'"compensation" is -3'),
    ("V-2 golem_pp", put("constants.golem_pp", -1), r'"golem_pp" is -1'),
    ("V-2 coins per PP", put("constants.coins_per_pp", 0), r'"coins_per_pp" is 0: expected a whole number from 1'),
    ("V-2 limit", put("constants.round_limit", 5), r'"round_limit" is 5: expected a whole number from 6 to 60'),
    ("V-2 rows", put("constants.rows.3", 5), r'constants: rows: "3" is 5: expected a whole number from 1 to 4'),
    ("V-2 unknown", put("constants.golem", 5), r'constants: unknown key "golem" \(did you mean "golems"\?\)'),
    # V-3
    ("V-3 missing", lambda d: d["foundation"].pop(2), r"mybox.toml: foundation red is missing"),
    ("V-3 twice", lambda d: d["foundation"].append(d["foundation"][0]), r"foundation blue: a second foundation"),
    (
        "V-3 empty",
        lambda d: d["foundation"][1].update(effect=[]),
        r'foundation gold: "effect" has 0 parts: expected 1 or more',
    ),
    (
        "V-3 end_pp",
        lambda d: d["foundation"][1].update(effect=[{"do": "end_pp", "n": 5}]),
        r"foundation gold: effect 1: .*end_pp",
    ),
    (
        "V-3 coat",
        lambda d: d["foundation"][0].update(coat="bear"),
        r'foundation blue: "coat" is "bear": expected one of gryphon',
    ),
    # V-4
    (
        "V-4 colour",
        lambda d: card(d, "Mint").update(colour="green"),
        r'card "Mint": "colour" is "green": expected one of blue',
    ),
    (
        "V-4 coat",
        lambda d: card(d, "Mint").update(coats=["bear"]),
        r'card "Mint": "coats" holds "bear": expected some of',
    ),
    ("V-4 no coat", lambda d: card(d, "Mint").update(coats=[]), r'card "Mint": "coats" is empty'),
    ("V-4 twice", lambda d: card(d, "Mint").update(coats=["key", "key"]), r'card "Mint": "coats" holds "key" twice'),
    ("V-4 three_plus", lambda d: card(d, "Mint").update(three_plus=["key"]), r'card "Mint": "three_plus" holds "key"'),
    (
        "V-4 id",
        lambda d: d["card"].append(dict(card(d, "Great Vault"))),
        r'card "Great Vault": the id "great_vault_gryphon" is taken',
    ),
    (
        "V-4 name",
        lambda d: card(d, "Mint").update(name="!!"),
        r'card "!!": "name" is "!!": expected a name with letters',
    ),
    ("V-4 parts", effect_of("Mint", [{"do": "pp", "n": 1}] * 5), r'card "Mint": "effect" has 5 parts: expected 1 to 4'),
    (
        "V-4 unknown",
        lambda d: card(d, "Mint").update(coat="key"),
        r'card "Mint": unknown key "coat" \(did you mean "coats"\?\)',
    ),
    # V-5
    (
        "V-5 primitive",
        effect_of("Belfry", [{"do": "pp", "n": 2}, {"do": "pointz"}]),
        r'card "Belfry": effect 2: "do" is "pointz": expected one of',
    ),
    ("V-5 near", effect_of("Belfry", [{"do": "rotat"}]), r'did you mean "rotate"'),
    ("V-5 missing", effect_of("Belfry", [{"do": "pp"}]), r'card "Belfry": effect 1: "n" is missing'),
    ("V-5 extra", effect_of("Belfry", [{"do": "top", "n": 1}]), r'card "Belfry": effect 1: unknown key "n"'),
    (
        "V-5 n",
        effect_of("Belfry", [{"do": "pp", "n": 21}]),
        r'effect 1: "n" is 21: expected a whole number from 1 to 20',
    ),
    ("V-5 max", lambda d: effect(d, "Gilded Dome").update(max=0), r'card "Gilded Dome": effect 1: "max" is 0'),
    (
        "V-5 golems",
        lambda d: effect(d, "Twin Gears").update(golems=6),
        r'"golems" is 6: expected a whole number from 1 to 5',
    ),
    (
        "V-5 steps",
        lambda d: effect(d, "Mainspring").update(steps=5),
        r'"steps" is 5: expected a whole number from 1 to 4',
    ),
    (
        "V-5 times",
        lambda d: effect(d, "Counting House").update(times=10),
        r'"times" is 10: expected a whole number from 1 to 9',
    ),
    ("V-5 cost", lambda d: effect(d, "Annex").update(cost=31), r'card "Annex": effect 1: "cost" is 31'),
    ("V-5 coins", lambda d: effect(d, "Recall Horn").update(coins=31), r'card "Recall Horn": effect 1: "coins" is 31'),
    ("V-5 pp", lambda d: effect(d, "Recall Horn").update(pp=-1), r'card "Recall Horn": effect 1: "pp" is -1'),
    (
        "V-5 count",
        lambda d: effect(d, "Gilded Dome").update(count="green"),
        r'"count" is "green": expected one of coat, coats, golems',
    ),
    ("V-5 from", lambda d: effect(d, "Annex").update({"from": "all"}), r'"from" is "all": expected one of mine, free'),
    (
        "V-5 coat of a foundation",
        lambda d: d["foundation"][0].update(effect=[{"do": "pp_per", "count": "coat", "n": 1, "max": 4}]),
        r'foundation blue: effect 1: "count" is "coat"',
    ),
    (
        "V-5 end_pp",
        effect_of("Belfry", [{"do": "end_pp", "n": 5}, {"do": "pp", "n": 1}]),
        r'effect 1: "end_pp" is one of 2 parts',
    ),
    ("V-5 not a table", effect_of("Belfry", ["pp"]), r'card "Belfry": effect 1: expected a table, found "pp"'),
    # V-6
    ("V-6 group", lambda d: d["guildmaster"][0].update(group=4), r'guildmaster "Mechanicians": "group" is 4'),
    ("V-6 empty group", lambda d: d.update(guildmaster=d["guildmaster"][:8]), r"guildmaster group 3 is empty"),
    (
        "V-6 name",
        lambda d: d["guildmaster"].append(d["guildmaster"][0]),
        r'guildmaster "Mechanicians": the id "mechanicians" is taken',
    ),
    (
        "V-6 by",
        lambda d: d["guildmaster"][4]["score"].update(by="tallest"),
        r'guildmaster "Builders": score: "by" is "tallest"',
    ),
    (
        "V-6 extra",
        lambda d: d["guildmaster"][4]["score"].update(size=3),
        r'guildmaster "Builders": score: unknown key "size"',
    ),
    ("V-6 colours", lambda d: d["guildmaster"][0]["score"].update(colours=["blue", "blue"]), r'"colours" holds "blue"'),
    (
        "V-6 one colour",
        lambda d: d["guildmaster"][0]["score"].update(colours=["blue"]),
        r'"colours" holds 1: expected 2 to 4',
    ),
    (
        "V-6 size",
        lambda d: d["guildmaster"][6]["score"].update(size=0),
        r'guildmaster "Architects": score: "size" is 0',
    ),
    ("V-6 pp", lambda d: d["guildmaster"][6]["score"].update(pp=21), r'guildmaster "Architects": score: "pp" is 21'),
    # V-7
    ("V-7 missing", lambda d: d["ability"].pop(0), r"mybox.toml: ability purple is missing"),
    ("V-7 twice", lambda d: d["ability"].append(d["ability"][0]), r"ability purple: a second tile"),
    ("V-7 side", lambda d: d["ability"][0].pop("B"), r'ability purple: "B" is missing'),
    (
        "V-7 when",
        lambda d: d["ability"][0]["A"].update(when="never"),
        r'ability purple: side A: "when" is "never": expected one of',
    ),
    ("V-7 missing gain", lambda d: d["ability"][0]["A"].pop("pp"), r'ability purple: side A: "pp" is missing'),
    ("V-7 extra", lambda d: d["ability"][0]["A"].update(coins=1), r'ability purple: side A: unknown key "coins"'),
    ("V-7 gain", lambda d: d["ability"][0]["B"].update(coins=31), r'ability purple: side B: "coins" is 31'),
    ("V-7 cards", lambda d: d["ability"][2]["A"].update(cards=0), r'ability red: side A: "cards" is 0'),
    ("V-7 steps", lambda d: d["ability"][2]["B"].update(steps=5), r'ability red: side B: "steps" is 5'),
    ("V-7 cost", lambda d: d["ability"][2]["B"].update(cost=31), r'ability red: side B: "cost" is 31'),
    (
        "V-7 price",
        lambda d: d["ability"][1]["A"].update(price=7),
        r'ability gold: side A: "price" is 7: expected one of the prices 10, 6, 3, 1, 0',
    ),
    # V-8
    (
        "V-8 free",
        lambda d: effect(d, "Counting House").update(coins=0),
        r'card "Counting House": effect 1: a trade of 0 coins for 3 PP could be repeated for nothing',
    ),
    (
        "V-8 vain",
        lambda d: effect(d, "Counting House").update(pp=0),
        r'card "Counting House": effect 1: a trade of 3 coins for 0 PP',
    ),
    ("unknown table", lambda d: d.update(extra=1), r'mybox.toml: unknown key "extra"'),
    ("no cards", lambda d: d.pop("card"), r'mybox.toml: "card" is missing'),
]


@pytest.mark.parametrize(("change", "message"), [bad[1:] for bad in BAD], ids=[bad[0] for bad in BAD])
def test_bad_editions_are_refused_with_the_entry_named(change: Change, message: str) -> None:
    data = standard()
    read(standard())
    change(data)
    with pytest.raises(EditionError, match=message):
        read(data)


def test_a_wrong_number_of_cards_is_refused() -> None:
    """V-4: a card must be left in each deck for every number of seats and every market; at most 64 of a colour"""
    data = standard()
    data["card"] = [entry for entry in data["card"] if entry["colour"] != "gold" or entry["name"] == "Mint"]
    with pytest.raises(EditionError, match=r"cards gold: 2 seats use 2, expected at least 3 so that one is left"):
        read(data)
    data["card"].append({"name": "Purse", "colour": "gold", "coats": ["key"], "effect": [{"do": "coins", "n": 1}]})
    with pytest.raises(EditionError, match=r"cards gold: 4 seats use 4, expected at least 5"):
        read({**data, "constants": {**data["constants"], "rows": {"2": 2, "3": 3, "4": 4}}})
    data = standard()
    for k in range(14):
        data["card"].append(
            {
                "name": f"Hut {k}",
                "colour": "red",
                "coats": ["gryphon", "lily", "key", "moon"],
                "effect": [{"do": "pp", "n": 1}],
            }
        )
    with pytest.raises(EditionError, match=r"cards red: found 68, expected at most 64"):
        read(data)


def test_the_hardest_market_counts_as_well() -> None:
    """V-4, ST-62: hard mode deals 3 rows to four seats even if the edition deals 1"""
    data = standard()
    data["constants"]["rows"] = {"2": 1, "3": 1, "4": 1}
    data["card"] = [entry for entry in data["card"] if entry["colour"] != "gold" or entry["name"] == "Mint"]
    with pytest.raises(
        EditionError, match=r"cards gold: 4 seats use 3, expected at least 4 so that one is left when 3 rows"
    ):
        read(data)


def test_coats_on_foundations_count() -> None:
    """Ruling 33: an edition may give them"""
    data = standard()
    data["foundation"][0]["coat"] = "moon"
    data["foundation"][0]["effect"] = [{"do": "pp_per", "count": "coat", "n": 1, "max": 4}]
    box = read(data)
    table = GAME.new(2, "coats", edition=box)
    assert isinstance(table, Table)
    assert [seat["coats"]["moon"] for seat in table.view(None)["seats"]] == [1, 1]


def test_broken_files(tmp_path: Path) -> None:
    """The file is named"""
    path = tmp_path / "broken.toml"
    path.write_text("[edition\n")
    with pytest.raises(EditionError, match=r"broken\.toml: not TOML"):
        GAME.edition(str(path))
    path.write_text('[edition]\nname = "x"\n')
    with pytest.raises(EditionError, match=r'broken\.toml: edition: "colours" is missing'):
        GAME.edition(str(path))


def test_an_edition_with_few_golems_takes_back() -> None:
    """ST-25: asked in editions with fewer golems, and the game still ends"""
    data = standard()
    data["constants"]["golems"] = 2
    table = GAME.new(2, "few", edition=read(data))
    dice = table.dice.fork("movers")
    kinds = set()
    while not table.over:
        kinds.add(type(table.decision()).__name__)
        actions = table.actions()
        table.push(actions[dice.below(len(actions))])
    assert "TakeBack" in kinds
    assert COLOURS == ["blue", "gold", "red", "purple"]
