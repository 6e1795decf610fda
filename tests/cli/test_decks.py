"""Decks of one's own at the terminal: what they are built from, building one, checking one, playing with one."""

import pytest

RED = "sakoshi: public-shame 3, gank 2, lifesteal 2\nyami: combustion 3, pack-hunt 2, forge-oath 2\n"


def test_the_pool_of_a_hero(tmp_path, skyhall):
    told = skyhall("deck", "pool", "skytear", "--heroes", "sakoshi", cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "Public Shame" in told.stdout
    assert "premade: sakoshi: crippling-precision 3, gank 2, lifesteal 2" in told.stdout
    assert "walking-hill" in told.stdout
    assert "Time Glitch" not in told.stdout


def test_a_deck_is_built_checked_and_played_with(tmp_path, skyhall):
    """What is wrong is said and asked again; the file is the deck, and the table is asked no more about it."""
    answers = "5 1\n3 5 1\n5 1 2\ncombustion pack-hunt forge-oath\n"
    told = skyhall("deck", "build", "skytear", "red.deck", "--heroes", "sakoshi,yami", cwd=tmp_path, answers=answers)
    assert told.returncode == 0, told.stderr
    assert "Three cards, by number or by name" in told.stdout
    assert "modifiers add up to 12: expected at most 10" in told.stdout
    assert (tmp_path / "red.deck").read_text() == RED
    checked = skyhall("deck", "check", "skytear", "red.deck", "--heroes", "sakoshi,yami", cwd=tmp_path)
    assert checked.returncode == 0
    assert "The deck is legal." in checked.stdout
    setting = ("decks=chosen", "setup=fixed", "first_player=0", "matchup=kurumo+nupten/liothan+taulot")
    options = [part for one in setting for part in ("--option", one)]
    played = skyhall(
        "play", "skytear", "--players", "me,random", *options, "--seed", "7", "--save", "game.sky", "--no-confirm",
        "--deck", "red.deck",
        cwd=tmp_path, answers="1\n1\n1\n1\n" + "quit\n",
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    words = (tmp_path / "game.sky").read_text()
    assert "card public-shame\ncard gank\ncard lifesteal\ncard combustion\ncard pack-hunt\ncard forge-oath" in words
    assert "haburat" in played.stdout.lower()


@pytest.mark.parametrize(
    ("language", "said"), [("pl", "suma modyfikatorów to 12"), ("es", "los modificadores suman 12")]
)
def test_what_is_wrong_is_said_in_the_language_of_who_reads_it(tmp_path, skyhall, language, said):
    (tmp_path / "bad.deck").write_text("sakoshi: crippling-precision 3, public-shame 2, gank 2\n")
    told = skyhall("--language", language, "deck", "check", "skytear", "bad.deck", cwd=tmp_path)
    assert told.returncode == 1
    assert said in told.stdout


def test_bad_input_is_one_line_and_exit_code_2(tmp_path, skyhall):
    (tmp_path / "long.deck").write_text("#" * 5000)
    for arguments, said in (
        (["deck", "pool", "skytopia"], "has no decks to build"),
        (["deck", "pool", "skytear", "--heroes", "yamy"], 'no hero "yamy" (did you mean "yami"?)'),
        (["deck", "check", "skytear", "none.deck"], "none.deck cannot be read"),
        (["deck", "check", "skytear", "long.deck"], "longer than 4"),
    ):
        told = skyhall(*arguments, cwd=tmp_path)
        assert told.returncode == 2, told.stdout
        assert said in told.stderr
        assert len(told.stderr.strip().splitlines()) == 1
