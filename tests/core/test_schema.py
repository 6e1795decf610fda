"""What a game declares of its boxes is what its reader asks for: the two cannot drift apart."""

from copy import deepcopy

import pytest

from skyhall.core.edition import parse_toml, read_toml
from skyhall.core.errors import EditionError
from skyhall.core.fitting import fit_of, unusual
from skyhall.core.registry import game, games
from skyhall.core.schema import Choice, Clauses, Number, Variant, Variants
from skyhall.core.toml import beyond, to_toml
from skyhall.locale import catalogue

BOXES = [(name, box) for name in games() for box in game(name).edition_names()]


def content(name, box):
    room = game(name)
    return room.edition_content(read_toml(room.edition_path(box)), box)


def with_value(data, path, value):
    """A copy in which one value is another one."""
    whole = deepcopy(data)
    *way, last = path.split("/")
    inner = whole
    for step in way:
        inner = inner[int(step)] if isinstance(inner, list) else inner[step]
    inner[int(last) if isinstance(inner, list) else last] = value
    return whole


def leaves(value, path=""):
    """The path of every table and value that is no list of plain values."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{path}/{key}" if path else key
            yield from leaves(inner, f"{path}/{key}" if path else key)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            if isinstance(inner, dict):
                yield from leaves(inner, f"{path}/{place}")


@pytest.mark.parametrize(("name", "box"), BOXES)
def test_every_key_of_the_boxes_is_declared(name, box):
    whole = content(name, box)
    declared = {path for path, _, _ in game(name).schema.declared(whole)}
    assert sorted(set(leaves(whole)) - declared) == []


@pytest.mark.parametrize("name", games())
def test_a_number_beyond_its_range_is_refused_at_its_path(name):
    room, whole = game(name), content(name, "standard")
    seen = set()
    for path, field, _ in room.schema.declared(whole):
        kind = (path.split("/")[0], field.key, id(field))
        if not isinstance(field, Number) or kind in seen:
            continue
        seen.add(kind)
        for wrong in (field.low - 1, field.high + 1):
            with pytest.raises(EditionError, match=f"expected a whole number from {field.low} to") as caught:
                room.make_edition(with_value(whole, path, wrong), "mine.toml")
            assert caught.value.path == path
    assert seen


@pytest.mark.parametrize("name", games())
def test_a_word_that_is_no_choice_is_refused_at_its_path(name):
    room, whole = game(name), content(name, "standard")
    seen = set()
    for path, field, _ in room.schema.declared(whole):
        kind = (path.split("/")[0], field.key)
        if isinstance(field, Choice) and kind not in seen:
            seen.add(kind)
            with pytest.raises(EditionError) as caught:
                room.make_edition(with_value(whole, path, "nonesuch"), "mine.toml")
            assert caught.value.path == path
            assert '"nonesuch"' in str(caught.value)
    assert seen or name == "gravity-superstar"


@pytest.mark.parametrize("name", games())
def test_what_may_be_left_out_may_and_what_may_not_is_missed(name):
    room, whole = game(name), content(name, "standard")
    for field in room.schema.fields:
        if field.optional or field.key not in whole:
            continue
        with pytest.raises(EditionError, match=f'"{field.key}" is missing'):
            room.make_edition({key: value for key, value in whole.items() if key != field.key}, "mine.toml")


@pytest.mark.parametrize(("name", "box"), BOXES)
def test_every_primitive_of_a_box_is_said_in_words(name, box):
    room = game(name)
    edition, words = room.edition(box), catalogue("en", name)
    for path, field, value in room.schema.declared(content(name, box)):
        parts = value if isinstance(field, Variants | Clauses) else [value] if isinstance(field, Variant) else []
        for part in parts:
            said = room.tell_part(edition, part, words.say)
            assert said.endswith(".") or part == "need(exists(c1))", (path, part, said)


@pytest.mark.parametrize("name", games())
def test_every_example_of_a_primitive_is_one(name):
    room = game(name)
    edition, words = room.edition("standard"), catalogue("en", name)
    found = 0
    for _, field, _ in room.schema.declared(content(name, "standard")):
        for kind in field.kinds if isinstance(field, Variant | Variants | Clauses) else []:
            assert room.tell_part(edition, kind.example, words.say).endswith("."), kind.example
            found += 1
    assert found or name == "gravity-superstar"


@pytest.mark.parametrize(("name", "box"), BOXES)
def test_a_box_is_written_and_read_again(name, box):
    room, whole = game(name), content(name, box)
    assert parse_toml(to_toml(whole), "whole") == whole
    differs = beyond(content(name, "standard"), whole, room.overlay)
    short = to_toml({"base": "standard", **differs})
    assert room.edition_content(parse_toml(short, "short"), "short") == whole


def test_what_is_gone_from_the_base_cannot_be_laid_over_it():
    whole = content("skytopia", "standard")
    fewer = {**whole, "card": whole["card"][1:]}
    assert beyond(whole, fewer, game("skytopia").overlay) is None


def test_texts_that_need_care_are_written_so_that_they_come_back():
    odd = {"a b": 'say "hi"\\', "text": "two\nlines", "quote": "it's\n''' odd", "list": [[1, 2], []], "none": {}}
    assert parse_toml(to_toml({"odd": odd}), "odd") == {"odd": odd}


def three_in_a_faction():
    """A box of Skytear whose first faction has a third hero."""
    whole = content("skytear", "standard")
    hero = {**deepcopy(whole["heroes"][0]), "id": "third", "name": "Third"}
    cards = [
        {**deepcopy(one), "id": f"third-{one['id']}", "hero": "third"}
        for one in whole["cards"]
        if one.get("hero") == whole["heroes"][0]["id"]
    ]
    return {**whole, "heroes": [*whole["heroes"], hero], "cards": [*whole["cards"], *cards]}


def test_a_box_that_the_usual_options_cannot_play_names_those_that_can():
    room = game("skytear")
    edition = room.make_edition(three_in_a_faction(), "mine.toml")
    fit = fit_of(room, edition)
    assert "faction_draft needs 4 factions of 2 heroes" in fit.refusal
    assert fit.options == {"setup": "hero_draft"}
    assert "--option setup=hero_draft" in unusual(room, edition)[0]
    assert unusual(room, room.edition("tuned")) == []
