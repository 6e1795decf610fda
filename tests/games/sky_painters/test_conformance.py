"""The conformance kit over all seats and options, and events that retell the view."""

import pytest

from skyhall.core.errors import OptionsError
from skyhall.games.sky_painters import GAME
from skyhall.testing import Case, cases, check_case, check_game


def playable(case: Case) -> bool:
    """SP-45, SP-47: some combinations are refused at the start; they are tested in test_variants."""
    try:
        case.new(GAME)
    except OptionsError:
        return False
    return True


def chosen(number: int, case: Case) -> bool:
    """All cases of two seats; of three and four the variants and every third of the rest, for the sake of time."""
    return playable(case) and (case.seats == 2 or "variant" in case.options or number % 3 == 0)


CASES = [case for number, case in enumerate(cases(GAME, 30)) if chosen(number, case)]


def retell(before, events):
    """Pool, hand, leader, clouds, deck, pile, turn and phase: every number is in the event, none is worked out."""
    keys = ["pool", "hand", "leader", "clouds_supply", "deck_count", "pile_count", "turn", "active", "is_extra"]
    told = {key: before[key] for key in [*keys, "critical", "idle_limit"]}
    for event in events:
        for colour in event.get("pool", []):
            told["pool"] = {**told["pool"], colour["colour"]: colour["counts"]}
        match event["event"]:
            case "turn_began":
                told["turn"], told["active"], told["is_extra"] = event["number"], event["seat"], event["extra"]
            case "leader_taken":
                assert event["victim"] == told["leader"]
                told["leader"] = event["seat"]
            case "cloud_gained" | "cloud_paid":
                told["clouds_supply"] = event["supply"]
            case "offer_refilled":
                told["deck_count"] = event["deck"]
            case "painters_refilled":
                told["pile_count"] = event["pile"]
            case "critical_phase":
                told["critical"] = True
            case "die_taken":
                told["hand"] = {"colour": event["colour"], "number": event["number"]}
            case "die_placed":
                told["hand"] = None
    return told


@pytest.mark.parametrize("case", CASES, ids=str)
def test_conformance(case: Case) -> None:
    check_case(GAME, case, retell, looks=2)


def test_every_seat_count_and_variant_is_among_the_cases() -> None:
    found = {(case.seats, case.options.get("variant", "classic")) for case in CASES}
    assert found >= {(seats, variant) for seats in (2, 3, 4) for variant in ("classic", "forced_landing")}
    assert (2, "tension_duel") in found


def test_vocabulary() -> None:
    check_game(GAME)
