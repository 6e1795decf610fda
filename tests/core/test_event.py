"""What a game says is declared once, with kinds; whatever does not match is named."""

import pytest

from skyhall.core.event import COUNT, FLAG, SEAT, Phrasebook, event, group, many, maybe, message, thing

CARD = thing("card", ("gank", "bolt"))
PLAYED = event("played", seat=SEAT, cards=many(CARD), at=maybe(group(row=COUNT, open=FLAG))).private(secret=CARD)


def test_what_is_declared_fits():
    assert PLAYED.fault({"seat": 0, "cards": ["gank"], "at": None}) == ""
    assert PLAYED.fault({"seat": 0, "cards": [], "at": {"row": 2, "open": True}, "secret": "bolt"}) == ""


@pytest.mark.parametrize(
    ("args", "fault"),
    [
        ({"seat": 0, "at": None}, 'has no "cards": expected a list of card (gank, bolt)'),
        ({"seat": "0", "cards": [], "at": None}, "\"seat\" is '0': expected seat (number)"),
        ({"seat": True, "cards": [], "at": None}, '"seat" is True: expected seat (number)'),
        ({"seat": None, "cards": [], "at": None}, '"seat" is nothing: expected seat (number)'),
        ({"seat": 0, "cards": ["gang"], "at": None}, "\"cards\" [0] is 'gang': expected card (gank, bolt)"),
        ({"seat": 0, "cards": "gank", "at": None}, "\"cards\" is 'gank': expected a list of card (gank, bolt)"),
        ({"seat": 0, "cards": [], "at": {"row": 1}}, '"at" has no "open": expected flag (truth)'),
        ({"seat": 0, "cards": [], "at": 7}, '"at" is 7: expected a group of row, open or nothing'),
        ({"seat": 0, "cards": [], "at": None, "more": 1}, 'has "more", which is not declared'),
    ],
)
def test_what_does_not_match_its_declaration_is_named(args, fault):
    assert PLAYED.fault(args).startswith(fault)


def test_questions_are_told_whom_they_ask():
    assert message("ask-Act", card=CARD).fault({"seat": 1, "card": "gank"}) == ""
    assert message("refused-card", card=CARD).fault({"seat": 1, "card": "gank"}) != ""


def test_a_phrasebook_knows_its_phrases_by_the_keys_of_the_catalogue():
    book = Phrasebook([PLAYED, event("turn_ended", seat=SEAT).quiet()], [message("refused-card", card=CARD)])
    assert book.phrase("event-played") is PLAYED
    assert book.phrase("refused-card") is not None
    assert book.phrase("played") is None
    assert book.quiet() == ["turn_ended"]


def test_nothing_is_declared_twice():
    with pytest.raises(ValueError, match='"played" is declared twice'):
        Phrasebook([PLAYED, PLAYED], [])


def test_common_events_mean_the_same_in_every_game():
    with pytest.raises(ValueError, match='event "turn_began": "seat" is None: in every game it is seat'):
        Phrasebook([event("turn_began", round=COUNT)], [])
    with pytest.raises(ValueError, match='"points" is count'):
        Phrasebook([event("game_over", reason=CARD, points=COUNT, ranks=many(COUNT))], [])
