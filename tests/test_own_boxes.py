"""Boxes of one's own look whole: every name and text is said as the box has it, effects composed from primitives."""

import re
from pathlib import Path
from tomllib import loads

import pytest

from skyhall.cli.explain import Glossary
from skyhall.core.dice import seeded
from skyhall.core.drawing import Voice, bare
from skyhall.core.edition import read_toml
from skyhall.core.line import Line
from skyhall.core.registry import game, games
from skyhall.locale import box_catalogue, catalogue

# Own things in each game: lists of the edition, the key of a name, and the entry of the catalogue.
RENAMED = {
    "skytear": [("heroes", "name", "hero"), ("cards", "name", "card"), ("factions", "name", "faction")],
    "sky-painters": [("painter", "name", "painter"), ("halo", "name", "halo"), ("card", "name", "card")],
    "skytopia": [("card", "name", "card"), ("guildmaster", "name", "guildmaster")],
}


def plain(room) -> dict:
    """The plain data of the standard box."""
    return read_toml(Path(room.room) / "box" / "editions" / "standard.toml")


@pytest.mark.parametrize("name", games())
def test_the_game_s_own_boxes_keep_the_words_that_a_person_wrote(name):
    room = game(name)
    for edition in room.edition_names():
        assert room.own_texts(room.edition(edition), catalogue("en", name).say) == {}


def test_a_hero_and_cards_of_one_s_own_are_called_by_their_names():
    room = game("skytear")
    data = plain(room)
    vesna = next(hero for hero in data["heroes"] if hero["id"] == "yami")
    vesna["id"], vesna["name"] = "vesna", "Vesna"
    for card in data["cards"]:
        if card.get("hero") == "yami":
            card["hero"] = "vesna"
        if card["id"] == "gank":
            card["name"] = "Night Raid"
            card["effects"] = ["target(enemy_hero)", "damage(t1, 3)"]
    words = box_catalogue("en", room, room.make_edition(data, "mine.toml"))
    assert words.say("hero-vesna") == "Vesna"
    assert words.say("card-gank") == "Night Raid"
    assert words.say("card-gank-text") == "Target one enemy hero in sight within 3; deal 3 damage to the target."
    assert words.say("card-lifesteal-text") == catalogue("en", "skytear").say("card-lifesteal-text")
    assert words.say("event-turn_ended", {"seat": 0, "hero": "vesna"}, ["Ada", "Ben"]).count("Vesna") == 1
    assert "Night Raid" in words.say("event-discarded", {"seat": 0, "cards": ["gank", "lifesteal"]}, ["Ada", "Ben"])


def test_whole_games_with_renamed_things_name_them_by_their_new_names():
    """Nothing raw is said of a hero whose key no catalogue knows."""
    room = game("skytear")
    data = plain(room)
    for hero in data["heroes"]:
        hero["name"], hero["id"] = f"Own {hero['name']}", f"own-{hero['id']}"
    for card in data["cards"]:
        card["id"] = f"own-{card['id']}" if not card.get("flux") else card["id"]
        if "hero" in card:
            card["hero"] = f"own-{card['hero']}"
    del data["sample_decks"]  # they name the heroes as they were
    box = room.make_edition(data, "mine.toml")
    words = box_catalogue("en", room, box)
    for seed in range(6):
        line, dice = Line(room, 2, str(seed), {}, box, listen=True), seeded(str(seed))
        for _ in range(250):
            if not line.state.over:
                line.push(dice.sample(line.state.actions(), 1)[0])
        state = line.state
        for event in state.log or []:
            said = words.say(f"event-{event.name}", event.public, ["Ada", "Ben"])
            assert "own-" not in said, said
            assert "⟨" not in said, said
        if not state.over:
            for action in state.actions():
                told = state.describe(action)
                assert "own-" not in words.say(told.key, told.args, ["Ada", "Ben"])


# What a game has no other name for than its own: a tile of Gravity Superstar is spoken of by its spaces alone.
NAMELESS = ["gravity-superstar"]


@pytest.mark.parametrize("name", games())
def test_log_prompts_choices_and_the_drawing_know_a_box_in_which_everything_is_called_otherwise(name):
    """Every name begins with "Own", every key is one that no catalogue has, and tiles have other numbers."""
    room = game(name)
    text = (Path(room.room) / "box" / "editions" / "standard.toml").read_text(encoding="utf-8")
    if name != "skytear":  # whose cards point at heroes: see above
        text = re.sub(r'^id = "(?=[a-z])', 'id = "own_', text, flags=re.MULTILINE)
    data = loads(re.sub(r'\bname = "(?=[A-Z])', 'name = "Own ', text))
    for tile in data.get("tile", []) if name in NAMELESS else []:
        tile["id"] = {1: 7, 2: 8, 3: 9}.get(tile["id"], tile["id"])
    box = room.make_edition(data, "mine.toml")
    words = box_catalogue("en", room, box)
    names = ["Ada", "Ben"]
    line, dice = Line(room, 2, "own", {}, box, listen=True), seeded("own")
    asked: list[str] = []
    while not line.state.over and line.state.moves < 400:
        state = line.state
        told = [state.prompt(), *(state.describe(action) for action in state.actions())]
        asked += [words.say(one.key, one.args, names) for one in told]
        line.push(dice.sample(state.actions(), 1)[0])
    log = [words.say(f"event-{event.name}", event.public, names) for event in line.state.log or []]
    drawn = bare(room.draw(line.state.view(0), Voice(names, words.say)))
    for said in (*asked, *log, drawn):
        assert not re.search("⟨|own_", said), said
    assert name in NAMELESS or all(any("Own " in one for one in all_said) for all_said in (asked, log, [drawn]))


@pytest.mark.parametrize(("name", "kinds"), RENAMED.items())
def test_renamed_things_are_called_by_their_new_names(name, kinds):
    room = game(name)
    data = plain(room)
    for where, key, _ in kinds:
        for entry in data[where]:
            if key in entry:
                entry[key] = f"Own {entry[key]}"
    own = room.own_texts(room.make_edition(data, "mine.toml"), catalogue("en", name).say)
    for where, _, entry in kinds:
        named = [text for key, text in own.items() if key.startswith(f"{entry}-") and not key.endswith("-text")]
        assert named, where
        assert all(text.startswith("Own ") for text in named)


def test_guildmasters_and_abilities_of_one_s_own_are_told_at_the_terminal():
    """On the drawing, and where somebody asks what they do."""
    room = game("skytopia")
    data = plain(room)
    for master in data["guildmaster"]:
        master["name"], master["score"] = (
            f"Own {master['name']}",
            {"by": "set", "colours": ["blue", "gold", "red"], "pp": 5},
        )
    for tile in data["ability"]:
        tile["A"]["name"] = f"Own {tile['A']['name']}"
    box = room.make_edition(data, "mine.toml")
    words = box_catalogue("en", room, box)
    line = Line(room, 2, "own", {}, box)
    shown = bare(room.draw(line.state.view(0), Voice(["Ada", "Ben"], words.say)))
    assert shown.count("5 PP a set of blue, gold and red") == 3
    assert "⟨" not in shown
    glossary = Glossary(room, box, words)
    assert "5 PP for each set of blue, gold and red cards." in str(glossary.explain("guildmaster", "own masons"))
    told = room.tell_part(box, data["guildmaster"][0]["score"], words.say)
    assert told == "5 PP for each set of blue, gold and red cards."
    assert "2 PP" not in str(glossary.explain("ability", "own homecoming"))
    assert "Own Homecoming" in str(glossary.explain("ability", "own homecoming"))


def test_a_painter_of_one_s_own_says_what_it_does():
    room = game("sky-painters")
    data = plain(room)
    tile = data["painter"][0]
    tile["id"], tile["name"] = "storm", "Sky Storm"
    tile["effects"] = [
        {"when": "now", "do": "levy", "options": [{"lose_hope": 2}, {"lose_spots": 1}]},
        {"when": "always", "do": "hope_for_dice", "price": 3, "colours": ["b", "w", "r"]},
    ]
    words = box_catalogue("en", room, room.make_edition(data, "mine.toml"))
    assert words.say("painter-storm") == "Sky Storm"
    told = "Each opponent gives 2 hope or 1 spot. 3 hope can stand in for any blue, white or red die."
    assert words.say("painter-storm-text") == told
