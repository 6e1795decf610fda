"""A game at the terminal as a person meets it: explained, passed on, undone, counted up; in a real process."""

import re

import pytest

from skyhall.cli.explain import Glossary
from skyhall.core.drawing import SCREEN, columns
from skyhall.core.record import load_record
from skyhall.core.registry import game, games
from skyhall.locale import box_catalogue, catalogue, languages

OWN = """base = "standard"
name = "mine"
[[cards]]
id = "gank"
name = "Night Raid"
[[heroes]]
id = "yami"
name = "Vesna"
"""


def play(skyhall, tmp_path, name, answers, *more):
    arguments = ["--players", "Ada,random", "--seed", "t", "--save", "g.sky", "--no-confirm", *more]
    done = skyhall("play", name, *arguments, cwd=tmp_path, answers=answers)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_words_come_whole(tmp_path, skyhall):
    """Names say where a small card of the page may break them; a terminal would show that as a hyphen."""
    said = play(skyhall, tmp_path, "skytopia", "card laboratorium\nboard all\nquit\n", "--language", "pl")
    assert "Laboratorium" in said
    assert "\u00ad" not in said


@pytest.mark.parametrize("name", games())
def test_help_and_legend_speak_of_the_game(tmp_path, skyhall, name):
    shown = play(skyhall, tmp_path, name, "help\nlegend\nboard all\nquit\n")
    assert "For example" in shown
    assert "Signs" in shown
    assert "⟨" not in shown
    assert "seat 0" not in shown.lower()
    assert not re.search(r"\n\s*\n\s*\n", shown)
    for key in ("terminal-legend", "terminal-examples"):
        lines = catalogue("en", name).say(key).splitlines()
        assert len(lines) >= 4
        assert all(line.strip() in shown for line in lines)


@pytest.mark.parametrize(("name", "language"), [(name, spoken) for name in games() for spoken in languages(game(name))])
def test_what_help_gives_as_examples_is_understood(name, language):
    room = game(name)
    box = room.edition("standard")
    words = room.edition_words(box)
    glossary = Glossary(room, box, box_catalogue(language, room, box))
    texts = catalogue(language, name)
    for line in [*texts.say("terminal-legend").splitlines(), *texts.say("terminal-examples").splitlines()]:
        assert columns(line) <= SCREEN - 2, "it would be broken in the middle"
    for line in texts.say("terminal-examples").splitlines():
        said = re.split(r"  +", line.strip())[0]
        kind, _, thing = said.partition(" ")
        if said in ("board all", "all"):
            continue
        if glossary.explains(kind):
            assert glossary.explain(kind, thing)
        else:
            assert [words.parse(part) for part in said.split(",")]


ASKED = [
    ("skytear", "card gnak", "An enemy hero: 1 damage + flip"),
    ("skytear", "hero yami", "Wolf Leap: Worship"),
    ("skytear", "about dominion", "Win control 6 times"),
    ("skytopia", "card hall of", "Use a card in the same line."),
    ("skytopia", "guildmaster masons", "for each card of your lowest tower"),
    ("skytopia", "ability innkeeper", "when a rival sends a golem"),
    ("sky-painters", "painter savings", "your Painters times your clouds"),
    ("sky-painters", "card gull", "Symbols: blue 2, white 4, black 3."),
    ("sky-painters", "halo ink", "Eight spots now."),
    ("gravity-superstar", "card rotate", "A quarter turn either way"),
]


@pytest.mark.parametrize(("name", "asked", "told"), ASKED)
def test_things_are_explained(name, asked, told):
    room = game(name)
    box = room.edition("standard")
    glossary = Glossary(room, box, box_catalogue("en", room, box))
    kind, _, wanted = asked.partition(" ")
    assert told in " ".join(glossary.explain(kind, wanted))


@pytest.mark.parametrize("name", games())
def test_everything_in_the_box_can_be_explained(name):
    room = game(name)
    for edition in room.edition_names():
        box = room.edition(edition)
        glossary = Glossary(room, box, box_catalogue("en", room, box))
        for kind, things in glossary.kinds.items():
            for called in things.values():
                lines = glossary.explain(kind, called)
                assert len(lines) > 1
                assert "⟨" not in " ".join(lines)


def test_what_is_not_in_the_box_is_said_so(tmp_path, skyhall):
    shown = play(skyhall, tmp_path, "skytear", "card zzzz\nhero\nquit\n")
    assert 'there is no card called "zzzz" in this box' in shown
    assert "expected a name: Akhuti" in shown


def test_a_word_that_is_also_a_question_is_explained_before_it_is_chosen(tmp_path, skyhall):
    shown = play(skyhall, tmp_path, "skytear", "faction taulot\nfaction taulot\nquit\n", "-o", "first_player=0")
    assert "or the same again, to choose it" in shown
    assert "Ada picks Taulot" in shown
    assert load_record(tmp_path / "g.sky").words[0] == "faction taulot"


def test_own_things_have_their_names(tmp_path, skyhall):
    (tmp_path / "mine.toml").write_text(OWN)
    shown = play(skyhall, tmp_path, "skytear", "hero vesna\ncard night raid\n1\n1\n1\nquit\n", "--edition", "mine.toml")
    assert "Vesna (hero)" in shown
    assert "Night Raid (card)" in shown
    assert "⟨" not in shown
    assert "Yami" not in shown


def test_skytear_passes_by_itself_where_nothing_else_is_possible(tmp_path, skyhall):
    shown = play(skyhall, tmp_path, "skytear", "3\n2\n1\n" * 60 + "quit\n", "-o", "setup=fixed")
    assert "Ada: only Pass is possible." in shown
    assert not re.search(r"\n1 Pass[^\n]*\n› ", shown)
    assert "pass" in load_record(tmp_path / "g.sky").words


def test_several_words_are_said_at_once(tmp_path, skyhall):
    """Words after commas answer the next questions; a hex is an action and its aim; others who pass change nothing."""
    placed = "\nhex E11, hex E12, hex F11, hex F13\n\nhex E1, hex E2, hex F1, hex F3\n\ndone\n\ndone\n\n"
    wrong = "act move\nhero yami, hex Z9\n"
    arguments = ["--players", "Ada,Ben", "--seed", "t", "--save", "g.sky", "-o", "setup=fixed", "-o", "first_player=0"]
    answers = f"{placed}{wrong}hero yami, hex D9\n\npass\nall\nquit\n"
    done = skyhall("play", "skytear", *arguments, cwd=tmp_path, answers=answers)
    assert done.returncode == 0, done.stderr
    assert '"act move" does not answer this question' in done.stdout
    assert 'unknown word "hex Z9"' in done.stdout
    assert "seat 0" not in done.stdout.lower()
    assert done.stdout.count("Which hero acts now?") == 1
    words = load_record(tmp_path / "g.sky").words
    assert words[:8] == [f"hex {place}" for place in ("E11", "E12", "F11", "F13", "E1", "E2", "F1", "F3")]
    assert [word for word in words[10:] if word != "pass"] == ["hero yami", "act move", "hex D9"]


@pytest.mark.parametrize("name", games())
def test_the_end_tells_who_won_and_what_the_points_are_made_of(tmp_path, skyhall, name):
    room = game(name)
    done = skyhall("play", name, "--players", "random,random", "--seed", "e", "--save", "g.sky", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    end = done.stdout[done.stdout.rindex("\n\n") :]
    assert re.search(r"random [01] wins\.|share the win\.", end)
    state = load_record(tmp_path / "g.sky")
    assert state.result
    heads = {"gravity-superstar": "pairs", "skytopia": "track", "sky-painters": "Painters", "skytear": "nexus"}
    assert heads[room.name] in end
    assert ("points" in end) == (name != "skytear")
    assert "⟨" not in end


def test_a_tension_duel_ends_without_points(tmp_path, skyhall):
    """SP-47"""
    arguments = ["--players", "random,random", "--seed", "e", "-o", "variant=tension_duel", "--save", "g.sky"]
    done = skyhall("play", "sky-painters", *arguments, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    end = done.stdout[done.stdout.rindex("\n\n") :]
    assert "place" in end
    assert "points" not in end


def test_the_choices_of_others_are_not_shown_while_they_are_next(tmp_path, skyhall):
    arguments = ["--players", "Ada,random", "--seed", "t", "-o", "first_player=0", "--save", "g.sky"]
    done = skyhall("play", "gravity-superstar", *arguments, cwd=tmp_path, answers="drop\nboard\nhint\nwhy\nquit\n")
    waiting = done.stdout.split("random 1 is next")[1:]
    assert len(waiting) == 4
    assert "random 1: Play one card" not in done.stdout
    assert waiting[1].count("wait until it is your turn") == 1


PAIRS = ["--players", "Ada,random,random,random", "--option", "setup=fixed", "--option", "first_player=0"]


@pytest.mark.parametrize(
    ("language", "keep", "draw", "leave"),
    [
        ("en", "Keep this hand", "Draw 2 new cards", "Leave it to your partner"),
        ("pl", "Zostaw tę rękę", "Dobierz 2 nowe karty", "Oddaj kolej partnerowi"),
        ("es", "Guardar esta mano", "Robar 2 cartas nuevas", "Cederle el turno a tu pareja"),
    ],
)
def test_done_and_pass_are_said_as_what_they_mean_here(tmp_path, skyhall, language, keep, draw, leave):
    """SK-139, SK-141: two heroes are placed, two cards set aside, and the first activation may be the partner's."""
    arguments = ["--language", language, "play", "skytear", *PAIRS, "--seed", "7", "--save", "g.sky", "--no-confirm"]
    done = skyhall(*arguments, cwd=tmp_path, answers="1\n1\n2\n2\n1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert re.search(rf"\n1 {draw} +done\n", done.stdout)
    assert re.search(rf"\n1 {keep} +done\n", done.stdout)
    assert re.search(rf"\n1 {leave} +pass\n", done.stdout)


def test_words_said_ahead_hand_over_nothing(tmp_path, skyhall):
    """SK-141: to pass on is to do nothing to a reaction; an activation that is left to the partner is a deed."""
    shown = play(skyhall, tmp_path, "skytear", "1\n1\ndone, act move\nquit\n", *PAIRS)
    assert "Not played: act move" in shown
    assert "pass" not in (tmp_path / "g.sky").read_text().split("done")[-1].split()
