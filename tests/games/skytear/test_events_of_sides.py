"""SK-194: what the log tells of sides, partners and decks, by lively games of three and four seats."""

from random import Random

import pytest

from skyhall.games.skytear import GAME
from skyhall.games.skytear.play.state import Table
from tests.games.skytear.test_events import lively

# What each event tells at least; a partner is `partner`, the end `game_over`. The decks of a table are in its options.
TOLD = {
    "sides": {"sides", "alone"},
    "game_started": {"first_player", "first_side", "map", "dome_first"},
    "handed_over": {"seat", "partner"},
    "captain": {"side", "seat"},
    "control": {"point", "values", "parts", "side", "drawn_by"},
    "defeated": {"by_seat", "by_side"},
    "spawned": {"side", "seat"},
    "repositioned": {"side", "seat"},
    "minion_defeated": {"side", "seat"},
    "pillar": {"side", "seat"},
    "victory_progress": {"card", "side", "count"},
    "outsider_placed": {"seat", "side", "dome", "hex"},
    "tower_destroyed": {"side", "lane"},
    "nexus_opened": {"side"},
    "opponent_named": {"seat", "opponent"},
    "game_over": {"result"},
}
OF_DECKS = {
    "chosen": {"built": {"seat", "hero"}, "decks_shown": {"seat", "hero", "cards"}},
    "draft": {"bundle": {"seat", "hero", "card", "replaced"}},
}


def played(seats: int, seed: int, **options: object) -> Table:
    table = GAME.new(seats, f"sides {seed}", options, listen=True)
    mover = Random(seed)
    while not table.over:
        table.push(lively(table, mover))
    return table


def check(table: Table) -> set[str]:
    """The names that were told; seats and sides in them fit."""
    expected = {**TOLD, **OF_DECKS[str(table.setup.options["decks"])]}
    found = set()
    for event in table.log:
        if event.name not in expected:
            continue
        told = event.public
        assert expected[event.name] <= set(told), event.name
        if told.get("who") != "outsider":  # a hero's defeat is told elsewhere than the outsider's
            found.add(event.name)
        if event.name in ("captain", "spawned", "repositioned", "outsider_placed"):
            assert table.side_of[told["seat"]] == told["side"], event
        if event.name == "defeated":
            assert table.side_of[told["by_seat"]] == told["by_side"], event
        if event.name == "control" and told["drawn_by"] is not None:
            assert table.side_of[told["drawn_by"]] == told["side"], event
            assert len(told["values"]) == len(told["parts"]) == 2
        if event.name == "handed_over":
            assert table.side_of[told["seat"]] == table.side_of[told["partner"]] != -1
        if event.name == "opponent_named":
            assert table.side_of[told["seat"]] != table.side_of[told["opponent"]]
    won = [event.public["result"] for event in table.log if event.name == "game_over"]
    assert won == ["draw" if table.winner < 0 else f"side {table.winner}"]
    return found


def test_every_event_of_sides_is_told_with_what_it_has():
    """SK-194"""
    missing = {*TOLD, *OF_DECKS["chosen"], *OF_DECKS["draft"]}
    for seed in range(30):
        decks, ground = ["chosen", "draft"][seed % 2], ["three_lanes", "two_lanes"][seed // 2 % 2]
        missing -= check(played(3 + seed % 2, seed, decks=decks, map=ground, victory_cards=seed % 3))
        if not missing:
            break
    assert not missing


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_cards_of_a_set_being_built_are_for_the_seat_and_an_open_partner(hands):
    """SK-194: `cards` of `built` are private; all are told by `decks_shown` once the last seat is done."""
    table = GAME.new(4, "built", {"setup": "fixed", "decks": "chosen", "partner_hands": hands}, listen=True)
    mover = Random(1)
    while not any(event.name == "decks_shown" for event in table.log):
        table.push(mover.choice(table.actions()))
    built = [event for event in table.log if event.name == "built"]
    assert len(built) == 8
    for event in built:
        seat = event.public["seat"]
        for other in range(4):
            sees = other == seat or (hands == "open" and table.side_of[other] == table.side_of[seat])
            assert ("cards" in event.seen_by(other)) == sees
        assert "cards" not in event.seen_by(None)
    assert sum(event.name == "decks_shown" for event in table.log) == 8
