"""What people may be called, and which names are the same."""

import pytest

from skyhall.server.errors import Refused
from skyhall.server.names import chosen_name, folded, shown_name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "empty"),
        (" \n ", "empty"),
        ("x" * 25, "long"),
        ("a\0b", "hidden"),
        ("Ada\u200b", "hidden"),
        ("\u202eadA", "hidden"),
        ("A" + 3 * "\u0335" + "da", "marks"),
        ("Admin", "operator"),
        ("аdmin", "operator"),  # the first letter is Cyrillic
        ("@dm1n 7", "operator"),
        ("The Moderator", "operator"),
        ("Skyhall-Team", "operator"),
        ("SUPPORT", "operator"),
        ("adept", "bot"),
        ("Adépt", "bot"),
        ("First Steps", "bot"),
        ("Nova bot", "bot"),
        ("b0t", "bot"),
    ],
)
def test_a_name_is_refused_with_its_reason(name, why):
    with pytest.raises(Refused) as refused:
        chosen_name(name)
    assert refused.value.code == "bad_name"
    assert refused.value.reason.args["why"] == why


@pytest.mark.parametrize(
    "name", ["Ada", "Annie Hall", "Łucja", "李白", "Бот́ан Ж", "R2-D2", "Modesta", "Abbott", "★", "7"]
)
def test_names_of_people_are_kept_as_they_are(name):
    assert chosen_name(f"  {name}\t") == name


def test_spaces_are_single_and_accents_are_one_with_their_letters():
    assert chosen_name("  Ben \n the\tSecond ") == "Ben the Second"
    assert chosen_name("Tomas\u0301") == "Tomaś"


def test_names_that_look_alike_are_the_same():
    for alike in ("ADA", "A d a", "Аda", "Adа", "4da", "Ada\u0301", "A.d.a"):
        assert folded(alike) == folded("Ada"), alike
    assert folded("Ilona") == folded("lIona") == folded("1lona")
    assert folded("Ada") != folded("Ida")
    assert folded("★") != folded("☆")


def test_a_record_may_call_anybody_anything():
    assert shown_name("adept\0") == "adept"
    assert shown_name("x" * 30) == "x" * 24
    with pytest.raises(Refused):
        shown_name("\0")
