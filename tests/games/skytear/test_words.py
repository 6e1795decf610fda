"""Section 6: the vocabulary, block by block."""

import pytest

from skyhall.core.errors import UnknownWord
from skyhall.games.skytear import words
from skyhall.games.skytear.words import WORDS

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


def test_the_vocabulary_has_482_words() -> None:
    assert len(WORDS) == 482
    assert len(set(WORDS.names)) == 482


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


def test_every_word_is_understood_again() -> None:
    assert [WORDS.parse(name) for name in WORDS.names] == list(range(482))


def test_unknown_words_are_refused_with_what_is_near() -> None:
    with pytest.raises(UnknownWord, match='unknown word "act worshipp": did you mean "act worship"'):
        WORDS.parse("act worshipp")
