import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from skyhall.core.event import COUNT, FLAG, SEAT, Phrasebook, many, maybe, message
from skyhall.core.registry import game, games
from skyhall.entries import entries
from skyhall.locale import (
    HALL,
    LANGUAGES,
    LOCALES,
    ROOMS,
    Catalogue,
    catalogue,
    catalogue_text,
    option_key,
    percent_of,
    read_text,
)


def test_arguments_are_said_by_their_kind_not_by_their_name():
    """A number called `first` is a number, a list of seats is a list of names."""
    words = Catalogue("en")
    resource = "told = { $who } { $first } { $all } { $wrapped } { $what }"
    words.bundle.add_resource(FluentResource(resource), allow_overrides=True)
    phrase = message("told", who=SEAT, first=COUNT, all=many(SEAT), wrapped=FLAG, what=maybe(SEAT))
    words.phrases = Phrasebook([], [phrase])
    args = {"who": 1, "first": 1, "all": [0, 1], "wrapped": True, "what": None}
    assert words.say("told", args, ["Ada", "Ben"]) == "Ben 1 Ada, Ben yes none"


def test_a_terminal_shows_no_soft_hyphens():
    """A long name on a small card says where it may break; what is printed line by line does not."""
    assert 'card-laboratory_key = Labora{"\\u00AD"}torio' in read_text(game("skytopia").room / LOCALES, "es")
    assert catalogue("es", "skytopia").say("card-laboratory_key") == "Laboratorio"


def test_the_sign_of_percent_stands_as_the_language_has_it():
    told = [percent_of("52,3", language) for language in ("en", "es", "pl")]
    assert told == ["52,3\u00a0%", "52,3\u00a0%", "52,3%"]


def test_a_private_part_that_is_missing_takes_the_neutral_form():
    words = catalogue("en", "gravity-superstar")
    public = {"seat": 0, "face": "down", "side": "left"}
    assert words.say("event-card_played", public, ["Ada"]) == "Ada lays a card face down and steps left."


def test_missing_arguments_are_named():
    words = catalogue("en", "gravity-superstar")
    assert words.missing("event-turn_ended", {}) == {"seat"}
    assert words.missing("event-turn_ended", {"seat": 0}) == set()


def test_things_are_called_one_by_one_where_the_catalogue_says_how():
    words = catalogue("en", "skytear")
    played = {"hero": "yami", "card": "gank", "n": 2, "targets": ["pillar 1 K6", "sakoshi"]}
    assert words.say("event-card_played", played, ["Ada", "Ben"]) == (
        "Yami plays Gank on the pillar of Ben on K6, Sakoshi."
    )


def test_a_thing_is_chosen_by_its_key():
    won = {"leads_revealed": [], "n": 0, "winner": 1, "ahead": 3, "behind": 2}
    words = catalogue("en", "skytear")
    assert words.say("event-control", {"point": "east", **won}, ["Ada", "Ben"]) == "East lane: Ben wins it, 3 to 2."
    assert words.say("event-control", {"point": "dome", **won}, ["Ada", "Ben"]) == "Dome: Ben wins it, 3 to 2."


def test_an_event_is_a_sentence():
    assert catalogue("en", "skytear").say("event-healed", {"who": "outsider", "n": 1, "hp": 3}) == (
        "The Wanderer heals 1; 3 HP now."
    )


def test_a_missing_entry_shows_its_key():
    assert catalogue("en").say("no-such-entry") == "⟨no-such-entry⟩"


def test_what_a_language_lacks_is_said_in_english():
    assert Catalogue("xx", game("gravity-superstar")).say("title") == "Gravity Superstar"


@pytest.mark.parametrize("name", games())
def test_every_edition_of_the_box_has_a_name(name):
    for edition in game(name).edition_names():
        assert catalogue("en", name).has(f"edition-{edition}"), edition


@pytest.mark.parametrize("name", games())
def test_grey_is_spelt_one_way(name):
    for path in Path(game(name).room).rglob("en.ftl"):
        assert not re.search(r"\bgray", path.read_text(encoding="utf-8"), re.IGNORECASE), path


@pytest.mark.parametrize("name", games())
def test_every_seat_has_a_name_for_the_bot_that_takes_it(name):
    for language in LANGUAGES:
        words = catalogue(language, name)
        called = [words.say(f"bot-{seat}") for seat in range(max(game(name).seats))]
        assert not any("⟨" in one for one in called), language
        assert len(set(called)) == len(called), language


@pytest.mark.parametrize("name", games())
def test_every_option_is_explained(name):
    words = catalogue("en", name)
    for option in game(name).options.values():
        assert words.has(f"option-{option.name}"), option.name
        for value in option.values:
            assert words.has(option_key(option.name, value)), f"{option.name} {value}"
        assert words.has(option_key(option.name, "written")) == bool(option.free), option.name


def test_the_text_of_an_incomplete_catalogue_begins_with_english(tmp_path):
    (tmp_path / "en.ftl").write_text("one = One\ntwo = Two\n-sky = Sky\n", encoding="utf-8")
    (tmp_path / "xx.ftl").write_text("two = Dwa\n", encoding="utf-8")
    assert catalogue_text("xx", tmp_path) == "one = One\n-sky = Sky\ntwo = Dwa\n"
    assert catalogue_text("yy", tmp_path) == catalogue_text("en", tmp_path) == "one = One\ntwo = Two\n-sky = Sky\n"


def test_an_entry_that_cannot_be_read_is_said_in_english():
    words = Catalogue("pl")
    words.bundle.add(
        "title-broken = It is { $n ->\n    [one] one\n   *[other] many\n}.\n# a comment\nplain = As it is.\n"
    )
    words.bundle.add("title-broken = Jest { $n ->\nplain = Tak jak jest.\n")
    assert words.say("title-broken", {"n": 2}) == "It is many."
    assert words.say("plain") == "Tak jak jest."
    assert not words.has("comment")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_cut_where_its_entries_begin(language):
    """Each entry alone is what it is in the whole file."""
    folders = [HALL, *ROOMS.values(), *(game(name).room / LOCALES for name in games())]
    for text in [read_text(folder, language) for folder in folders]:
        whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message | Term)]
        alone = [FluentParser().parse(piece).body for piece in entries(text).values()]
        assert [len(one) for one in alone] == [1] * len(whole)
        assert all(one.equals(two[0], ["span", "comment"]) for one, two in zip(whole, alone, strict=True))


SEAT_OF = {"en": "seat", "pl": "miejsce", "es": "asiento"}


@pytest.mark.parametrize("language", SEAT_OF)
def test_seats_are_counted_from_one_wherever_a_person_reads_of_them(language):
    """The hall, tables, the terminal, the lab and what is refused: records and the API alone count from nothing."""
    seat = SEAT_OF[language]
    files = sorted({*HALL.parent.rglob(f"locales/{language}.ftl"), *HALL.parent.rglob(f"locales/*/{language}.ftl")})
    assert len(files) > 20
    for file in files:
        told = file.read_text(encoding="utf-8")
        assert not re.search(rf"\b{seat} 0\b", told, re.IGNORECASE), file
        for key, number, said in re.findall(rf"^(option-\w+?-(?:seat)?(\d)) = {seat} (\d)", told, re.I | re.M):
            assert int(said) == int(number) + 1, f"{file}: {key}"
    begins = catalogue(language, "gravity-superstar").say("option-first_player-each", {"n": 0, "place": 1})
    assert re.fullmatch(rf"{seat} 1", begins, re.IGNORECASE)
    assert re.fullmatch(rf"{seat} 1", catalogue(language).say("create-seat", {"number": 1}), re.IGNORECASE)
