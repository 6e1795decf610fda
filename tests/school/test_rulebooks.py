"""The illustrated rules: every picture can be made on the engine, every word is there, every rule has its wording."""

import json
import re
from pathlib import Path

import pytest

from skyhall.core.edition import read_toml
from skyhall.core.errors import LessonError, PositionWarning, SkyhallError
from skyhall.core.registry import game, games
from skyhall.school.conditions import at
from skyhall.school.rulebook import Shown
from skyhall.school.rulebook_reading import rulebook_of
from skyhall.server.rulebooks import RulebookInfo, box_note, brought_scenes_text, rulebook_info, scenes_text, told

RULES = Path(__file__).parents[2] / "web" / "src" / "games"
HEADING = re.compile(r"## .*\((.*)\)")
NUMBER = re.compile(r"[A-Z]{2}-\d+")
MOST_WORDS = 5


def wording(name: str) -> list[list[str]]:
    """The numbers of every entry of the rules that the page shows, ranges by their ends."""
    text = (RULES / name.replace("-", "_") / "rules.en.md").read_text(encoding="utf-8")
    return [NUMBER.findall(numbers) for numbers in HEADING.findall(text)]


def numbers(name: str) -> set[str]:
    """All numbers of the rules, ranges spread out."""
    found = set()
    text = (RULES / name.replace("-", "_") / "rules.en.md").read_text(encoding="utf-8")
    for first, last in re.findall(r"([A-Z]{2}-\d+)(?: to ([A-Z]{2}-\d+))?", "\n".join(HEADING.findall(text))):
        kind, low = first.split("-")
        high = int(last.split("-")[1]) if last else int(low)
        found |= {f"{kind}-{number}" for number in range(int(low), high + 1)}
    return found


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("box", ["standard", "tuned"])
def test_every_picture_fits_the_box(name, box):
    """Positions, words and the word that is pointed at; what is counted is a number; what happened has its words."""
    book = rulebook_of(game(name))
    texts = book.texts("en")
    for page in book.pages:
        for frame_name, (position, frame) in page.frames().items():
            where = f"{page.rule} {frame_name}"
            try:
                shown = Shown(game(name), position, frame, box)
            except (SkyhallError, PositionWarning) as error:
                pytest.fail(f"{where}: {error}")
            words = [shown.state.setup.words.name(action) for action in shown.state.actions()]
            assert not frame.chosen or frame.chosen in words, where
            assert "⟨" not in " ".join(told(shown.events, game(name), texts)), where
            if page.worked is not None and frame_name.startswith("turn"):
                view = shown.state.view(0)
                assert all(isinstance(at(view, path), int) for path in page.worked.totals.values()), where


@pytest.mark.parametrize("name", games())
def test_every_text_is_there(name):
    """No key is missing and none is left over; an icon is told in a few words."""
    book = rulebook_of(game(name))
    texts = book.texts("en")
    assert book.folder is not None
    source = (book.folder / "en.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^([a-zA-Z][\w-]*) =", source, re.MULTILINE))
    assert written == set(book.text_keys())
    for icon in book.icons:
        assert len(texts.say(f"icon-{icon.id}-text").split()) <= MOST_WORDS, icon.id


@pytest.mark.parametrize("name", games())
def test_every_rule_that_is_named_has_its_wording(name):
    book = rulebook_of(game(name))
    known, firsts = numbers(name), [entry[0] for entry in wording(name) if entry]
    for page in book.pages:
        assert page.rule in firsts, page.rule
        assert all(rule in known for rule in page.missed if rule), page.rule
    for icon in book.icons:
        assert icon.rules, icon.id
        assert all(rule in known for rule in icon.rules), icon.id


@pytest.mark.parametrize("name", games())
def test_every_chapter_has_a_picture(name):
    """And every game a worked turn, a legend, a box, a set-up for every number of players, and a reminder."""
    room = game(name)
    book = rulebook_of(room)
    text = (RULES / name.replace("-", "_") / "rules.en.md").read_text(encoding="utf-8")
    pictured = {page.rule for page in book.pages if page.frames()}
    for chapter in re.split(r"^# ", text, flags=re.MULTILINE)[1:]:
        firsts = {NUMBER.findall(entry)[0] for entry in HEADING.findall(chapter) if NUMBER.findall(entry)}
        assert firsts & pictured, chapter.splitlines()[0]
    assert any(page.worked for page in book.pages)
    for box in room.edition_names():
        info = rulebook_info(book, "en", room.edition(box), box_note(room, box, box, {"base": box}))
        assert isinstance(info, RulebookInfo)
        assert [one.seats for one in info.setup] == list(room.seats)
        # Nobody sets up with none of something.
        assert not any(re.search(r"⟨|none|\b0\b", step) for one in info.setup for step in one.steps)
        assert all(shelf.things for shelf in info.shelves)
        assert info.icons
        assert info.reminder


def test_what_is_wrong_is_said_with_the_file_and_the_entry(tmp_path, monkeypatch):
    room = game("sky-painters")
    folder = tmp_path / "school"
    folder.mkdir()
    monkeypatch.setattr(room, "room", tmp_path)
    for text, error in [
        ("[[pages]]\nmissed = []", '"rule" is missing'),
        ('[[pages]]\nrule = "SP-1"\n[[pages.cases]]\ntone = "god"\nframes = []', 'did you mean "good"'),
        ('[[box]]\nkind = "cards"\nfilters = ["blu"]\n[[icons]]\nid = "blue"', 'no icon "blu" (did you mean "blue"?)'),
        ('[[setup]]\nnumbers = { deck = "deck_cont" }', 'did you mean "deck_count"'),
    ]:
        (folder / "rules.toml").write_text(text, encoding="utf-8")
        rulebook_of.cache_clear()
        with pytest.raises(LessonError, match=r"school/rules\.toml") as caught:
            rulebook_of(room)
        assert error in str(caught.value)
    rulebook_of.cache_clear()


def test_pictures_are_drawn_with_the_box_that_somebody_brought():
    """What was changed in it is to be seen."""
    room = game("skytear")
    data = read_toml(room.edition_path("standard"))
    hero = next(one for one in data["heroes"] if one["id"] == "akhuti")
    hero["hp"] += 4
    box = room.make_edition(data, "brought")
    for page in rulebook_of(room).pages:
        ours = json.loads(brought_scenes_text(room, "en", page.rule, box))
        theirs = json.loads(scenes_text(room, "en", page.rule, "standard"))
        assert ours.keys() == theirs.keys()
        assert all(printed_hp(ours[name]) == printed_hp(theirs[name]) + 4 for name in ours)


def printed_hp(scene: dict) -> int:
    """What Akhuti has by the box of a picture."""
    return next(one["hp"] for one in scene["view"]["box"]["roster"] if one["key"] == "akhuti")
