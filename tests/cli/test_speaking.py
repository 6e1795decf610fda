"""Which language the commands speak."""

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from skyhall.cli import speaking
from skyhall.cli.app import app, main
from skyhall.cli.helping import help_key
from skyhall.core.errors import OptionsError
from skyhall.lab.texts import Texts, counted, percent
from skyhall.locale import LANGUAGES, catalogue
from skyhall.translating import read_file


@pytest.fixture(autouse=True)
def silent():
    yield
    speaking.choose("")


def test_the_flag_may_stand_anywhere():
    assert speaking.first(["play", "skytopia", "--language", "pl", "--seats", "4"]) == [
        "--language", "pl", "play", "skytopia", "--seats", "4"
    ]  # fmt: skip
    assert speaking.first(["learn", "--language=es"]) == ["--language=es", "learn"]


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "es_MX"}, "es"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_else_the_system_decides(variables, language):
    assert speaking.of_system(variables) == language


def test_a_language_that_there_is_not_is_refused():
    with pytest.raises(OptionsError, match=f'"xx": expected one of {", ".join(LANGUAGES)}'):
        speaking.choose("xx")


def test_a_command_speaks_it():
    told = CliRunner().invoke(app, ["--language", "pl", "learn", "skytopia"], input="quit\n")
    assert "Przypisz golema" in told.output


def test_what_an_option_allows_is_said_in_the_language():
    told = " ".join(CliRunner().invoke(app, ["--language", "es", "games"]).output.split())
    assert "first_player: random, un número de 0 a 5" in told


def test_choices_at_the_terminal_are_told_apart_before_they_are_cut():
    """In three columns of 80 characters a choice has 22 of them; the side and the card are what differs."""
    words = catalogue("es", "gravity-superstar")
    told = {
        words.short(key, {"side": side, **more})[:22]
        for side in ("left", "right")
        for key, more in [
            *[("word-simple", {"card": card}) for card in ("long", "high", "drop", "rotate", "wild")],
            *[(f"word-{move}", {"wild": wild}) for move in ("long", "high", "rotate") for wild in (False, True)],
        ]
    }
    assert len(told) == 22
    assert "Paso izq. (Largo)" in told


def test_numbers_of_a_report_have_the_marks_of_its_language():
    Texts("skytopia", "pl")
    assert (percent(0.523), counted(1234), counted(12345)) == ("52,3%", "1234", "12\u00a0345")
    Texts("skytopia", "es")
    assert percent(0.523) == "52,3\u00a0%"
    Texts("skytopia")
    assert (percent(0.523), counted(1234)) == ("52.3\u00a0%", "1,234")


def every_command(command, name="skyhall", parent=None):
    """A command and all under it, each with its context."""
    context = command.context_class(command, info_name=name, parent=parent)
    yield command, context
    for inner, each in getattr(command, "commands", {}).items():
        yield from every_command(each, inner, context)


def test_all_help_is_in_the_catalogue_and_nothing_else_is():
    """Commands, options, arguments and what stands for their values: no entry is missing, none is for nothing."""
    found, brought = set(), {"arg-help", "arg-install-completion", "arg-show-completion"}
    for command, context in every_command(get_command(app)):
        found.add(help_key(context))
        for param in command.params:
            found |= {param.help} if param.help.startswith("arg-") else brought
    entries = set(read_file(speaking.WORDS / "en.ftl").entries)
    frame = {"help-arguments", "help-command-stand", "help-commands", "help-default", "help-options"}
    frame |= {"help-options-stand", "help-usage"}
    assert found | frame | brought == {key for key in entries if key.startswith(("help-", "arg-"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(language):
    """Of every command, wherever the flag stands; nothing shows as a key."""
    words = catalogue(language, more=speaking.WORDS)
    for args, key in [([], "help-skyhall"), (["play"], "help-play"), (["puzzles", "mine"], "help-puzzles-mine")]:
        told = CliRunner().invoke(app, speaking.first([*args, "--help", "--language", language]))
        assert told.exit_code == 0
        shown = " ".join(told.output.split())
        assert words.say("help-usage") in shown
        assert words.say(key) in shown
        assert "⟨" not in shown


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["ply"], "Nie ma polecenia „ply”. Może chodziło o: 'play', 'replay'? (skyhall --help)"),
        (["play"], "Brakuje: GRA (skyhall play --help)"),
        (["lab", "skytopia", "--games", "0"], "Zła wartość „--games”: potrzebna jest liczba całkowita, co najmniej 1"),
        (["arena", "skytopia", "--bot", "x"], "Nie ma opcji --bot (skyhall arena --help)"),
        (["games", "a"], "Za dużo argumentów: a (skyhall games --help)"),
        (["play", "skytopia", "--seats"], "--seats: potrzebna jest wartość"),
        (["play", "skytopia", "-o", "end"], "opcja „end”: oczekiwano NAZWA=WARTOŚĆ"),
    ],
)
def test_what_is_wrong_about_a_command_is_said_in_the_language(args, told, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["skyhall", *args, "--language", "pl"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert told in " ".join(capsys.readouterr().err.split())
