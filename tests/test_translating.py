"""`skyhall translate check`: what it finds in a translation."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from skyhall import translating
from skyhall.cli.app import app
from skyhall.core.registry import game, games

ROOT = Path(__file__).parents[1]

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


SHIPPED = ["es", "pl"]
EXAMPLE = ROOT / "examples" / "cloud_race"


@pytest.mark.parametrize("language", SHIPPED)
@pytest.mark.parametrize("folder", [None, EXAMPLE], ids=["skyhall", "cloud_race"])
def test_the_languages_of_the_hall_are_whole(language, folder):
    """No entry, argument, form or variant is missing, unknown or misspelt, in any catalogue."""
    found = {pair.name: pair.problems() for pair in translating.check(language, folder)}
    assert len(found) == (2 if folder else 33)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_no_entry_is_there_for_nothing():
    """Every entry is asked for by its name somewhere, or by a name that is put together there, or by an entry."""
    sources = [*(ROOT / "skyhall").rglob("*.py"), *(ROOT / "skyhall" / "lab").rglob("*.html")]
    sources += [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    words = set(re.findall(r"[A-Za-z][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*", text))
    made = [re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "\0", one) for one in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", text)]
    made += [re.sub(r"\{[^{}]*\}", "\0", one) for one in re.findall(r'f"([^"\n]*\{[^"\n]*)"', text)]
    made += [one + "\0" for one in re.findall(r"[\"']([a-z-]+-)[\"'] \+", text)]
    put_together = {re.escape(one).replace("\0", ".+") for one in made if re.fullmatch(r"[a-z][\w-]*-[\w\0-]*", one)}
    pattern = re.compile("|".join(sorted(put_together)))
    unused = {}
    for pair in translating.check("en"):
        # Lessons have keys by their places; texts of errors are found by their words (tests/test_explaining.py).
        room = next((game(one) for one in games() if pair.folder.is_relative_to(game(one).room)), None)
        if (room and "school" in pair.name) or "faults" in pair.name:
            continue
        said = {f"event-{one}" for one in room.phrases.events} | set(room.phrases.messages) if room else set()
        # The lab names the components of a kind, Sky Painters its effects at two lengths.
        kinds = tuple(
            key.removeprefix("lab-kind-") + "-" for key in pair.english.entries if key.startswith("lab-kind-")
        )
        kinds += ("brief-", "told-")
        asked = {name.partition(".")[0] for uses in pair.english.entries.values() for name in uses.references}
        left = [key for key in pair.english.entries if "." not in key and key[0] != "-" and not key.startswith(kinds)]
        unused[pair.name] = [key for key in left if key not in words | said | asked and not pattern.fullmatch(key)]
    assert {name: keys for name, keys in unused.items() if keys} == {}
