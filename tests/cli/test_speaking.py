"""Which language the commands speak."""

import pytest
from typer.testing import CliRunner

from skyhall.cli import speaking
from skyhall.cli.app import app
from skyhall.core.errors import OptionsError
from skyhall.lab.texts import Texts, counted, percent


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
    with pytest.raises(OptionsError, match='"xx": expected one of en, es, pl'):
        speaking.choose("xx")


def test_a_command_speaks_it():
    told = CliRunner().invoke(app, ["--language", "pl", "learn", "skytopia"], input="quit\n")
    assert "Przypisz golema" in told.output


def test_numbers_of_a_report_have_the_marks_of_its_language():
    Texts("skytopia", "pl")
    assert (percent(0.523), counted(1234), counted(12345)) == ("52,3\u00a0%", "1234", "12\u00a0345")
    Texts("skytopia")
    assert (percent(0.523), counted(1234)) == ("52.3\u00a0%", "1,234")
