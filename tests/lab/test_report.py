"""The page: whole, self-contained, and the same every time."""

import csv
import json
import re
from functools import partial
from html.parser import HTMLParser
from pathlib import Path

import pytest

import skyhall.lab
from skyhall.core.registry import game, games
from skyhall.lab.files import everything, table
from skyhall.lab.findings import find
from skyhall.lab.numbers import Share
from skyhall.lab.page import page
from skyhall.lab.plots import (
    WHOLE,
    Scale,
    across,
    bin_width,
    binned,
    end_of_body,
    histogram,
    histogram_scale,
    intervals,
    scale_around,
)
from skyhall.lab.report import command, report_of
from skyhall.lab.texts import Texts
from skyhall.lab.trials import play_trial, swept, trials, whole
from skyhall.runner import Place, run

LAB = Path(skyhall.lab.__file__).parent


class Balanced(HTMLParser):
    """Checks that every tag is closed in its turn, and gathers tags, attributes and text."""

    def __init__(self):
        super().__init__()
        self.open = []
        self.tags = []
        self.attributes = []
        self.text = []

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, text):
        self.text.append(text)


def parsed(text):
    parser = Balanced()
    parser.feed(text)
    parser.close()
    assert parser.open == []
    return parser


@pytest.fixture
def report(study):
    """The page of a study that is played here and now."""

    def make(workers=1, **changes):
        terms = study(**changes)
        samples = whole(list(run(partial(play_trial, terms), trials(terms), Place(workers))), len(terms.editions))
        room = game(terms.game)
        return page(report_of(terms, [find(each, room.outcomes, room.alike) for each in samples]))

    return make


CHANGED = {
    "gravity-superstar": {"end_stars = 4": "end_stars = 8"},
    "skytopia": {"start_coins = 5": "start_coins = 9"},
    "sky-painters": {"die = 1": "die = 3"},
    "skytear": {"tower_hp = 5": "tower_hp = 3"},
}


def complete(text):
    """A page that nobody has to look twice at: closed tags, no missing word, nothing from elsewhere, no script."""
    found = parsed(text)
    shown = " ".join(found.text)
    assert "⟨" not in shown
    assert "None" not in shown
    assert "nan" not in shown.lower().split()
    assert not {"script", "link", "img", "iframe", "object", "base"} & set(found.tags)
    assert not {"src", "href", "srcset"} & {name for name, _ in found.attributes}
    assert not any(name.startswith("on") for name, _ in found.attributes)
    for reference in ("http:", "https:", "//", "url(", "@import"):
        assert reference not in re.sub(r"/\*.*?\*/", "", text), reference
    return found


def test_a_box_of_ones_own_goes_by_its_own_names(report, tmp_path):
    path = game("skytopia").edition_path("standard")
    text = re.sub(r'name = "(?=[A-Z])', 'name = "Own ', path.read_text(encoding="utf-8"))
    own = tmp_path / "mine.toml"
    own.write_text(text.replace('name = "standard"', 'name = "mine"'), encoding="utf-8")
    shown = " ".join(complete(report(game="skytopia", games=4, editions=(str(own),))).text)
    for kind in ("guildmaster", "ability", "card"):
        names = {
            text
            for key, text in game("skytopia")
            .own_texts(game("skytopia").load_edition(own), Texts("skytopia").catalogue.say)
            .items()
            if key.startswith(f"{kind}-")
        }
        assert [name for name in names if name in shown], kind
        assert all(name.startswith("Own ") for name in names)


@pytest.mark.parametrize("name", games())
def test_a_report_of_every_game(report, name):
    found = complete(report(game=name, games=8))
    shown = " ".join(found.text)
    texts = Texts(name)
    edition = game(name).edition()
    assert texts.title() in shown
    assert edition.name in shown
    assert edition.hash in shown
    assert f"skyhall lab {name} --games 8 --bots random --seats 2 --edition tuned --seed test" in shown
    assert "First to play wins" in shown
    assert texts.kind("card") in shown
    assert "svg" in found.tags


@pytest.mark.parametrize("name", games())
def test_a_report_of_two_editions_of_every_game(report, another_box, name):
    box = another_box(name, **CHANGED[name])
    found = complete(report(game=name, games=8, editions=["standard", box]))
    shown = [text.strip() for text in found.text if text.strip()]
    assert shown.count("standard") == shown.count("another") > 3
    (old,) = CHANGED[name]
    key, _, value = old.partition(" = ")
    where = next(text for text in shown if text.endswith("." + key))
    assert shown[shown.index(where) + 1] == value
    assert any("things were compared" in text for text in shown)


def test_a_report_for_more_seats_has_a_line_for_each(report):
    shown = " ".join(complete(report(seats=4, games=8)).text)
    for place in ("First", "Second", "Third", "Fourth"):
        assert f"{place} to play wins" in shown
    assert "19–31" in shown


@pytest.mark.parametrize("workers", [1, 2])
def test_the_same_seed_gives_the_same_page(report, workers):
    assert report(workers=workers, games=6) == report(games=6)
    assert report(games=6, seed="other") != report(games=6)


def test_whatever_a_study_holds_is_shown_as_text(report, another_box):
    """Seeds and the names and values of editions come from people."""
    box = another_box("gravity-superstar", **{'name = "standard"': """name = '<b>&amp;"x"</b>'"""})
    Path(box).write_text(Path(box).read_text().replace("end_stars = 4", "end_stars = 8", 1))
    found = complete(report(games=3, seed="<script>'&lt;'", editions=["standard", box]))
    assert "b" not in found.tags
    assert found.text.count("<script>'&lt;'") == 1
    assert sum('<b>&amp;"x"</b>' in text for text in found.text) > 3


def test_the_command_tells_all_that_was_chosen(study):
    terms = study(options={"end": "expert"}, editions=["standard", "my box.toml"], seed="it's mine")
    assert command(terms) == (
        "skyhall lab gravity-superstar --games 6 --bots random --seats 2 --option end=expert "
        "--edition standard --edition 'my box.toml' --seed 'it'\"'\"'s mine'"
    )


def test_the_command_names_the_edition_also_if_none_was_chosen(study):
    """Another version of the hall may have another default."""
    assert "--edition tuned --seed" in command(study())


def test_editions_of_one_name_are_told_apart(report, another_box):
    box = Path(another_box("gravity-superstar", **CHANGED["gravity-superstar"]))
    box.write_text(box.read_text().replace('name = "another"', 'name = "standard"'))
    text = report(editions=["standard", str(box)], games=3)
    hashes = [game("gravity-superstar").edition(name).hash for name in ("standard", str(box))]
    for each in hashes:
        assert f"standard {each[:6]}" in text


def test_components_are_named_by_the_game():
    assert Texts("skytear").component("team", "kurumo+taulot") == "Kurumo + Taulot"
    assert Texts("skytear").component("card", "my-own_card") == "my own card"
    names = Texts("skytopia").names("card", ["beacon_lily", "beacon_gryphon", "forge_key"])
    assert names["beacon_lily"] == "Beacon (lily)"


def test_every_word_of_the_lab_is_used():
    text = (LAB / "locales" / "en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^lab-([a-z-]+) =", text, re.MULTILINE)
    files = [*LAB.glob("*.py"), *LAB.glob("templates/*.html"), LAB.parent / "cli" / "lab.py"]
    sources = "".join(path.read_text(encoding="utf-8") for path in files)
    made_up = ("part-", "topic-", "flag-", "detail-")
    said = re.findall(r"""["']([a-z-]+)["']""", sources)
    assert [key for key in keys if key not in said and not key.startswith(made_up)] == []
    assert len(keys) > 40


@pytest.mark.parametrize("name", games())
def test_every_kind_has_a_name_and_says_what_using_it_means(study, name):
    texts = Texts(name)
    terms = study(game=name)
    used = {each for trial in trials(terms) for seat in play_trial(terms, trial).used for each in seat}
    for kind in {each.partition(":")[0] for each in used}:
        assert texts.has(f"kind-{kind}")
        assert texts.has(f"kind-{kind}-note")
    assert texts.has("rounds")


def test_places_on_a_scale():
    scale = Scale(0.4, 0.6, [])
    assert [across(value, scale) for value in (0.1, 0.45, 0.9)] == ["0.00%", "25.00%", "100.00%"]


def test_a_scale_holds_the_band_and_all_intervals():
    narrow = scale_around((0.45, 0.55), [Share(500, 1000)])
    assert (round(narrow.low, 4), round(narrow.high, 4)) == (0.4, 0.6)
    assert [round(label, 4) for label in narrow.labels] == [0.4, 0.45, 0.5, 0.55, 0.6]
    wide = scale_around((0.45, 0.55), [Share(1, 10)])
    assert wide.low == 0.0
    assert wide.high <= 1.0
    assert len(wide.labels) < 12


def test_a_histogram_puts_every_value_into_a_bin():
    assert (bin_width(0, 30), bin_width(0, 100), bin_width(0, 300), bin_width(1000, 9000)) == (1, 5, 10, 500)
    assert binned({3: 1, 4: 2, 9: 1}, 0, 5, 2) == [0.75, 0.25]
    assert binned({3: 1, 99: 1}, 0, 5, 2) == [0.5, 0.5]
    assert histogram_scale(20, 2, 32) == Scale(20, 84, [20, 30, 40, 50, 60, 70, 80])
    assert histogram_scale(9, 1, 3) == Scale(8.5, 11.5, [9, 10, 11])
    picture = histogram([{3: 1, 4: 2}, {9: 1}], [3.5, 9.0])
    assert (picture.bins, picture.has_tail) == (7, False)
    assert picture.outlines == [
        "M0 100V67.67H1V35.33H2V100.00H3V100.00H4V100.00H5V100.00H6V100.00H7V100",
        "M0 100V100.00H1V100.00H2V100.00H3V100.00H4V100.00H5V100.00H6V3.00H7V100",
    ]
    assert picture.means == ["14.29%", "92.86%"]
    assert [tick.text for tick in picture.ticks] == ["3", "4", "5", "6", "7", "8", "9"]


def test_a_long_thin_tail_shares_a_bar():
    assert end_of_body({1: 500, 2: 400, 3: 100}) == 3
    assert end_of_body({1: 5000, 2: 4000, 30: 7, 90: 3}) == 2
    assert histogram([{1: 5000, 2: 4000, 90: 3}], [1.5]).has_tail


def test_what_lies_outside_a_picture_is_marked():
    picture = intervals([Share(9, 10), Share(1, 10), Share(500, 1000)], None, 0.5, Scale(0.4, 0.6, []))
    assert [mark.beyond for mark in picture.marks] == [["high"], ["low"], []]


def test_three_boxes_and_a_sweep_in_one_report(report, study):
    terms = swept(study(game="skytopia", games=3, editions=["tuned"]), "card Mint.effect 1.n", [3, 4, 5])
    found = complete(report(game="skytopia", games=3, editions=terms.editions, changes=terms.changes))
    shown = [text.strip() for text in found.text if text.strip()]
    assert "Swept value" in shown
    where = shown.index("card Mint.effect 1.n", shown.index("The values that differ"))
    assert shown[where + 1 : where + 4] == ["3", "4", "5"]
    assert "--edition tuned --sweep 'card Mint.effect 1.n=3,4,5'" in command(terms)
    for head in ("offered", "taken", "first used in round", "points earned", "Mint"):
        assert head in shown


def test_files_for_other_programs_hold_every_component(study):
    terms = study(game="skytopia", games=3, editions=["tuned", "standard"])
    samples = whole([play_trial(terms, trial) for trial in trials(terms)], 2)
    made = report_of(terms, [find(each, ("guildmaster",), game("skytopia").alike) for each in samples])
    rows = list(csv.DictReader(table(made).splitlines()))
    listed = [(kind, one.name) for each in made.findings for kind, some in each.components.items() for one in some]
    assert [(row["kind"], row["component"]) for row in rows] == listed
    assert {row["box"] for row in rows} == {"tuned", "standard"}
    masters = [row for row in rows if row["kind"] == "guildmaster"]
    assert all(row["verdict"] == row["aim_low"] == "" for row in masters)
    mint = next(row for row in rows if row["component"] == "mint")
    assert mint["name"] == "Mint"
    told = json.loads(everything(made))
    assert told["study"]["editions"] == ["tuned", "standard"]
    assert len(told["findings"]) == len(told["labels"]) == 2
    assert told["values"]


def test_intervals_leave_out_what_an_edition_lacks():
    picture = intervals([None, Share(5, 10)], (0.35, 0.65), 0.5, WHOLE)
    assert (picture.band.x, picture.band.width, picture.fair) == ("35.00%", "30.00%", "50.00%")
    (mark,) = picture.marks
    assert (mark.edition, mark.y, mark.at) == (1, 32, "50.00%")
