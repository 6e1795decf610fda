"""The conformance kit over all seats and options, and events that retell the view."""

import pytest

from skyhall.core.errors import OptionsError
from skyhall.games.sky_painters import GAME
from skyhall.testing import Case, cases, check_case, check_vocabulary


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
    """Pool, leader, cloud supply, deck, pile, turn and the Critical Phase, from an earlier view and the events."""
    pool = {colour: list(numbers) for colour, numbers in before["pool"].items()}
    keys = ["leader", "clouds_supply", "deck_count", "pile_count", "turn", "critical", "idle_limit"]
    told = {key: before[key] for key in keys}
    for event in events:
        match event["event"]:
            case "turn_began":
                told["turn"] = event["number"]
            case "leader_taken":
                assert event["victim"] == told["leader"]
                told["leader"] = event["seat"]
            case "cloud_gained":
                told["clouds_supply"] -= event["victim"] is None
            case "cloud_paid":
                told["clouds_supply"] += 1
            case "offer_refilled":
                told["deck_count"] = event["deck"]
            case "painters_refilled":
                told["pile_count"] = event["pile"]
            case "critical_phase":
                told["critical"] = True
            case "die_taken":
                pool[event["colour"]][event["number"] - 1] -= 1
            case "dice_rerolled":
                for die in event["dice"]:
                    pool[die["colour"]][die["from"] - 1] -= 1
                    pool[die["colour"]][die["to"] - 1] += 1
            case "card_completed" | "dice_discarded" | "pool_refilled":
                for die in event["dice"]:
                    pool[die["colour"]][die["number"] - 1] += 1
    return {**told, "pool": pool}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_conformance(case: Case) -> None:
    check_case(GAME, case, retell, looks=2)


def test_every_seat_count_and_variant_is_among_the_cases() -> None:
    found = {(case.seats, case.options.get("variant", "classic")) for case in CASES}
    assert found >= {(seats, variant) for seats in (2, 3, 4) for variant in ("classic", "forced_landing")}
    assert (2, "tension_duel") in found


def test_vocabulary() -> None:
    check_vocabulary(GAME)
