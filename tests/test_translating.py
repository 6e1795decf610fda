"""`skyhall translate check`: what it finds in a translation."""

import pytest
from typer.testing import CliRunner

from skyhall import translating
from skyhall.cli.app import app

ENGLISH = """
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
paid = { $seat } pays { coins } to the { $side ->
    [left] left
   *[right] right
}.
plain = Plain
each-card = { $item }
loot = { $what ->
    [token] a token
   *[other] a { $what } star
}
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


def problems(folder, text):
    (folder / "xx.ftl").write_text(text, encoding="utf-8")
    [pair] = translating.check("xx", folder)
    return pair.problems()


WHOLE = """
coins = { $coins ->
    [one] moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
coin-acc = monetę
    .gen = monety
paid = { $seat }: { coins }, { coin-acc }, { coin-acc.gen }, { $side ->
    [left] w lewo
   *[right] w prawo
}.
plain = Zwykłe
each-card = { $of }: { $item }
loot = { $what ->
    [token] żeton
    [blue] niebieska gwiazda
   *[white] biała gwiazda
}
"""


def test_a_translation_with_forms_of_its_own_is_fine(folder):
    assert problems(folder, WHOLE) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("plain = Zwykłe\n", "", "plain: missing"),
        ("plain = Zwykłe", "plain = Zwykłe\nstrange = Obce", "strange: not in English, and no entry here refers to it"),
        (", { coin-acc.gen }", "", "coin-acc.gen: this form is not used by any entry"),
        ("{ coin-acc.gen }", "{ coin-acc.loc }", "paid: refers to { coin-acc.loc }, which is not there"),
        ("plain = Zwykłe", "plain = { -sky }", "plain: refers to { -sky }, which is not there"),
        ("plain = Zwykłe", "plain = { $hue }", "plain: unknown argument $hue (there are none)"),
        ("{ $seat }: ", "", "paid: $seat is missing (if that is meant, put the comment “# without $seat” above it)"),
        ("[left] w lewo\n", "", "paid: chooses by $side without [left]"),
        ("[left] w lewo\n", "[left] a\n    [lft] b\n", "paid: $side is never [lft] in English"),
        ("plain = Zwykłe", "plain = { $", "line 13: plain = { $: Expected a character from range: \"a-zA-Z\""),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_entry(folder, old, new, said):
    assert old in WHOLE
    assert said in problems(folder, WHOLE.replace(old, new))


def test_an_argument_may_be_left_out_on_purpose(folder):
    text = WHOLE.replace("paid = { $seat }: ", "# without $seat\npaid = ")
    assert problems(folder, text) == []
    assert problems(folder, WHOLE.replace("paid =", "# without $seat\npaid =")) == [
        "paid: the comment says without $seat, which is not left out"
    ]


def test_what_changes_in_english_is_told_until_it_is_accepted(folder):
    problems(folder, WHOLE)
    run = CliRunner()
    assert "5 not yet written down" in run.invoke(app, ["translate", "check", "xx", "--folder", str(folder)]).output
    assert run.invoke(app, ["translate", "accept", "xx", "--folder", str(folder)]).exit_code == 0
    (folder / "en.ftl").write_text(ENGLISH.replace("= Plain", "= Very plain"), encoding="utf-8")
    told = run.invoke(app, ["translate", "check", "xx", "--folder", str(folder)])
    assert (told.exit_code, "plain: changed in English" in told.output) == (1, True)
    run.invoke(app, ["translate", "accept", "xx", "plain", "--folder", str(folder)])
    told = run.invoke(app, ["translate", "check", "--folder", str(folder)])
    assert (told.exit_code, "fine" in told.output) == (0, True)
