"""What is wrong, in the language of who reads it."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, VariableReference

from skyhall.cli import main
from skyhall.core.errors import SkyhallError
from skyhall.core.registry import game
from skyhall.entries import entries
from skyhall.explaining import FILLED_IN, QUOTED, explained, folders
from skyhall.locale import read_text
from tests.messages import GAP, SKYHALL, raised


def known() -> dict[str, str]:
    """The English texts with gaps, by their keys."""
    found = {}
    for folder in folders():
        for entry in FluentParser().parse(read_text(folder, "en")).body:
            if isinstance(entry, Message) and entry.value is not None:
                assert entry.id.name not in found, f"{entry.id.name} is in two games"
                found[entry.id.name] = "".join(gap(element) for element in entry.value.elements)
    return found


def gap(element) -> str:
    if not isinstance(element, Placeable):
        return element.value
    return GAP if isinstance(element.expression, VariableReference) else element.expression.parse()["value"]


def test_every_error_that_people_can_meet_has_its_words():
    texts = set(known().values())
    assert [f"{where}: {text}" for where, text in raised() if text and text not in texts] == []


def test_no_text_is_there_for_nothing():
    """Each is raised as it stands, or all its words are somewhere in the sources: what it is made of."""
    from_sources = {text for _, text in raised()}
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SKYHALL.rglob("*.py"))
    system = {"No such file or directory", "Permission denied", "Is a directory", "Not a directory"}
    system |= {"No space left on device", "Connection refused"}
    joined = re.sub(r'"\s*\n\s*f?"', "", sources)
    for key, text in known().items():
        if text not in from_sources | system:
            lost = [part for part in re.split(f"{GAP}|: |; ", text) if part.strip() and part.strip(' "') not in joined]
            assert lost == [], key


WRONG = {
    'mybox.toml: tile 3 side b: "n" is "x": expected a whole number from 1 to 5': (
        'mybox.toml: tile 3 side b: "n" to "x": oczekiwano liczby całkowitej od 1 do 5',
        'mybox.toml: tile 3 side b: "n" es "x": se esperaba un número entero de 1 a 5',
    ),
    'no game "skytopa" (did you mean "skytopia"?): expected a, b': (
        'nie ma gry "skytopa" (może "skytopia"?): oczekiwano jednej z: a, b',
        'no hay ningún juego "skytopa" (¿quizá "skytopia"?): se esperaba a, b',
    ),
    'option "first_player" is "x": expected random or a number from 0 to 3': (
        'opcja "first_player" to "x": oczekiwano: random albo liczba od 0 do 3',
        'la opción "first_player" es "x": se esperaba random o un número de 0 a 3',
    ),
    "game.txt:3:8: 12 seats: expected 1 to 9": (
        "game.txt:3:8: liczba miejsc 12: oczekiwano od 1 do 9",
        "game.txt:3:8: 12 asientos: se esperaban de 1 a 9",
    ),
    "box.toml: cannot be read: No such file or directory": (
        "box.toml: nie można odczytać: nie ma takiego pliku ani folderu",
        "box.toml: no se puede leer: no existe ese archivo o carpeta",
    ),
    "what: nobody has foreseen": ("what: nobody has foreseen", "what: nobody has foreseen"),
}


@pytest.mark.parametrize("text", WRONG)
def test_places_stay_and_the_rest_is_said_in_a_language(text):
    assert (explained(text, "en"), explained(text, "pl"), explained(text, "es")) == (text, *WRONG[text])


def test_an_error_of_a_box_in_three_languages():
    with pytest.raises(SkyhallError) as caught:
        game("skytear").make_edition({"base": "standard", "numbers": {"reach": 1}}, "mine.toml")
    said = {language: explained(str(caught.value), language) for language in ("en", "es", "pl")}
    assert said["en"] == str(caught.value)
    assert len(set(said.values())) == 3
    assert all(text.startswith("mine.toml: numbers") for text in said.values())


def test_a_command_says_what_is_wrong_in_its_language(monkeypatch, capsys, tmp_path: Path):
    monkeypatch.setattr("sys.argv", ["skyhall", "replay", str(tmp_path / "none.txt"), "--language", "pl"])
    with pytest.raises(SystemExit):
        main()
    assert "nie można odczytać: nie ma takiego pliku ani folderu" in capsys.readouterr().err


def test_what_is_too_long_to_look_up_stays_as_it_is():
    """Somebody may have sent it: the hall does not look long at it."""
    known = "box.toml: cannot be read: No such file or directory"
    assert explained(f"a/{known}", "pl") != f"a/{known}"
    assert explained(f"{'a' * 300}/{known}", "pl") == f"{'a' * 300}/{known}"


def test_texts_of_errors_are_one_line_and_only_fill_in():
    """So they can be known again without a parser."""
    for text in [text for folder in folders() for text in entries(read_text(folder, "en")).values()]:
        assert len(text.strip().splitlines()) == 1, text
        assert "{" not in FILLED_IN.sub("", QUOTED.sub("", text)), text
