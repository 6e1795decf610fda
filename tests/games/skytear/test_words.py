"""Section 6: the vocabulary, block by block."""

from collections.abc import Callable
from pathlib import Path

import pytest

from skyhall.core.errors import UnknownWord
from skyhall.core.line import Walk
from skyhall.core.record import read_record
from skyhall.games.skytear import GAME
from skyhall.games.skytear.box import words
from skyhall.games.skytear.box.words import WORDS

BLOCKS = [
    ("act", 8, 5),
    ("skill", 13, 4),
    ("kind", 17, 5),
    ("faction", 22, 8),
    ("hero", 30, 24),
    ("card", 54, 96),
    ("hex", 150, 200),
    ("aoe", 350, 84),
    ("effect", 434, 32),
    ("trigger", 466, 16),
]


def test_the_vocabulary_has_486_words() -> None:
    assert len(WORDS) == 486
    assert len(set(WORDS.names)) == 486


def test_the_basic_words_come_first_in_the_order_of_the_table() -> None:
    assert WORDS.names[:8] == ["pass", "done", "end", "stay", "strike", "top", "yes", "no"]
    basic = [words.PASS, words.DONE, words.END, words.STAY, words.STRIKE, words.TOP, words.YES, words.NO]
    assert basic == list(range(8))


@pytest.mark.parametrize(("name", "first", "size"), BLOCKS)
def test_every_block_has_its_place_and_size(name: str, first: int, size: int) -> None:
    block = getattr(words, name.upper())
    assert (block.name, block.first, block.size) == (name, first, size)
    assert getattr(words, f"{name.upper()}_0") == first


def test_words_read_like_the_table() -> None:
    assert WORDS.name(words.ACT.at(4)) == "act worship"
    assert WORDS.names[8:13] == ["act move", "act lead", "act attack", "act skirmish", "act worship"]
    assert [WORDS.name(words.KIND.at(k)) for k in range(5)] == [
        "kind hero", "kind minion", "kind pillar", "kind illusion", "kind outsider",
    ]  # fmt: skip
    assert WORDS.name(words.HEX.at(112)) == "hex 112"
    assert WORDS.name(481) == "trigger 15"
    assert WORDS.name(485) == "seat 3"


def test_every_word_is_understood_again() -> None:
    assert [WORDS.parse(name) for name in WORDS.names] == list(range(486))


def test_unknown_words_are_refused_with_what_is_near() -> None:
    with pytest.raises(UnknownWord, match='unknown word "act worshipp": did you mean "act worship"'):
        WORDS.parse("act worshipp")


def test_a_box_calls_its_things_by_name() -> None:
    """Components by key, hexes by label; numbers stay where the box has nothing."""
    box = GAME.edition("standard")
    called = box.words
    assert called is not None
    assert called.name(words.HEX.at(102)) == "hex J7"
    assert called.name(words.CARD.at(1)) == "card gank"
    assert called.name(words.HERO.at(1)) == "hero yami"
    assert called.name(words.FACTION.at(3)) == "faction taulot"
    assert called.name(words.SKILL.at(0)) == "skill rift-step"
    assert called.name(words.CARD.at(95)) == "card 95"
    assert called.name(words.AOE.at(3)) == "aoe 3"
    assert [called.parse(name) for name in called.names] == list(range(486))


def test_old_names_are_still_understood() -> None:
    called = GAME.edition("standard").words
    assert called is not None
    assert [called.parse(name) for name in WORDS.names] == list(range(486))


def test_no_key_is_a_number(plain: dict, refused: Callable[[dict], str]) -> None:
    """It would be taken for the number of another card."""
    plain["cards"][0]["id"] = "12"
    assert refused(plain) == 'mybox.toml: cards 1: "id" is "12": expected a name, not a number'


def test_an_old_record_is_written_again_with_the_names_of_today() -> None:
    """`nexus.sky` was written when hexes, cards and heroes were numbers."""
    old = read_record((Path(__file__).parent / "records" / "nexus.sky").read_text(encoding="utf-8"))
    assert old.words[:3] == ["faction 3", "hex 64", "hex 39"]
    walk = Walk(old)
    assert walk.to_end().over
    new = read_record(walk.line.record().text())
    assert new.words[:3] == ["faction taulot", "hex G2", "hex E2"]
    assert (new.digest, new.result) == (old.digest, old.result)
    assert Walk(new).to_end().digest() == old.digest
