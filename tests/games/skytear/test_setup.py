"""Set-up and draft (SK-8 to SK-17)."""

import pytest

from skyhall.core.errors import OptionsError
from skyhall.games.skytear import GAME
from skyhall.testing import play


def new(**options):
    return GAME.new(2, "set-up", options, listen=True)


def asked(table):
    return type(table.decision()).__name__


def names(table):
    return [table.setup.words.name(action) for action in table.actions()]


def first_words(table, *until):
    """Say the first word until one of these is asked."""
    while asked(table) not in until:
        table.push(table.actions()[0])


def test_options_and_their_defaults():
    """SK-8, SK-190: the later ones are in no record of a table that leaves them alone."""
    assert {name: option.default for name, option in GAME.options.items()} == {
        "setup": "faction_draft",
        "matchup": "kurumo+nupten/liothan+taulot",
        "mode": "full",
        "first_player": "random",
        "minion_placement": "manual",
        "victory_cards": 3,
        "map": "two_lanes",
        "alone": 0,
        "partner_hands": "open",
        "decks": "premade",
    }
    with pytest.raises(OptionsError, match="victory_cards"):
        new(victory_cards=6)
    late = {name: option.values for name, option in GAME.options.items() if option.late}
    assert late == {
        "map": ("two_lanes", "three_lanes"),
        "alone": (),
        "partner_hands": ("open", "closed"),
        "decks": ("premade", "chosen", "draft"),
    }
    assert list(GAME.seats) == [2, 3, 4]


def test_order_of_the_dice():
    """SK-9: first player, victory cards, numbers of the tokens; the decks only after the draft."""
    table = new()
    drawn = table.dice.drawn
    first_words(table, "Mulligan")
    assert table.dice.drawn > drawn
    other = GAME.new(2, "set-up", {"first_player": "1"})
    assert other.first == 1
    assert other.dice.drawn == drawn - 1


def test_random_parts_differ_by_seed():
    """SK-9"""
    tables = [GAME.new(2, str(seed)) for seed in range(30)]
    assert {table.first for table in tables} == {0, 1}
    assert {tuple(table.numbers) for table in tables} == {(1, 2), (2, 1)}
    assert len({tuple(table.victory) for table in tables}) > 20
    assert all(len(set(table.victory)) == 3 for table in tables)


def test_first_player_holds_flux_and_turn_one():
    """SK-10"""
    table = new(first_player="1")
    assert table.view(None)["flux"] == {"holder": 1, "used": False}
    assert table.turn == 1


def test_table_at_the_start():
    """SK-11, RU-4: towers 5 HP, nexuses closed, 2 minions a lane and 4 in reserve, outsider off the map."""
    table = new()
    at = table.box.map.labels
    assert table.towers == [[5, 5], [5, 5]]
    assert table.nexus == [-1, -1]
    assert sorted(at[h] for h in table.minions[0]) == ["A5", "C6", "I6", "K5"]
    assert sorted(at[h] for h in table.minions[1]) == ["A4", "C5", "I5", "K4"]
    assert table.reserve == [4, 4]
    assert table.place[table.out] == -1
    assert table.hp[table.out] == 12
    assert [at[h] for h in table.tokens] == ["B5", "J5"]
    assert at[table.box.field.dome_points[0]] == "F7"
    assert table.hp[:8] == [13, 16, 15, 14, 12, 18, 20, 12]


def test_faction_draft():
    """SK-12: one, two, and the last one comes by itself."""
    table = new(first_player="1")
    order = []
    while asked(table) in ("PickFaction", "PlaceHero"):
        if asked(table) == "PickFaction":
            order.append((table.seat, len(names(table))))
        table.push(table.actions()[0])
    assert order == [(1, 4), (0, 3), (0, 2)]
    assert sorted(map(len, table.teams)) == [4, 4]


def test_hero_draft():
    """SK-13: a snake of single picks, the last is forced."""
    table = new(setup="hero_draft", first_player="0")
    order = []
    while asked(table) in ("PickHero", "PlaceHero"):
        if asked(table) == "PickHero":
            order.append(table.seat)
        table.push(table.actions()[-1])
    assert order == [0, 1, 1, 0, 0, 1, 1]
    assert table.teams == [[0, 3, 4, 7], [1, 2, 5, 6]]


def test_fixed_matchups():
    """SK-14"""
    for matchup in GAME.options["matchup"].values:
        table = new(setup="fixed", matchup=matchup)
        factions = [table.view(None)["seats"][seat]["factions"] for seat in range(2)]
        assert [set(f) for f in factions] == [set(side.split("+")) for side in matchup.split("/")]


def test_places_round_the_nexus():
    """SK-15, RU-52: right after each pick, one by one, on any free neighbour of the own nexus."""
    table = new(first_player="0")
    play(table, "faction taulot")
    assert asked(table) == "PlaceHero"
    assert table.decision().hero == 6
    assert names(table) == ["hex E11", "hex E12", "hex F11", "hex F13", "hex G11", "hex G12"]
    play(table, "hex F11")
    assert table.decision().hero == 7
    assert len(names(table)) == 5
    fixed = new(setup="fixed", first_player="1")
    order = []
    while asked(fixed) == "PlaceHero":
        order.append((fixed.seat, fixed.decision().hero))
        fixed.push(fixed.actions()[0])
    assert order == [(1, 4), (1, 5), (1, 6), (1, 7), (0, 0), (0, 1), (0, 2), (0, 3)]


def test_decks_of_thirty_two():
    """SK-16, SK-42: six cards are drawn; the composition is public."""
    table = new(setup="fixed", first_player="0")
    first_words(table, "Mulligan")
    assert [len(deck) for deck in table.decks] == [26, 26]
    assert [len(hand) for hand in table.hands] == [6, 6]
    for seat in range(2):
        deck_list = table.view(1 - seat)["seats"][seat]["deck_list"]
        assert [sum(deck.values()) for deck in deck_list.values()] == [8, 8, 8, 8]
        assert deck_list["sakoshi"]["gank"] == 2 if seat == 0 else deck_list["corjof"]["icewall"] == 2


def test_mulligan():
    """SK-17, RU-55: set aside unseen; shown and replaced when both are done."""
    table = new(setup="fixed", first_player="0")
    first_words(table, "Mulligan")
    aside = table.hands[0][0]
    play(table, f"card {aside}")
    rival = table.view(1)["seats"][0]
    assert (rival["hand_count"], rival["set_aside"]) == (6, 0)
    assert "set_aside_cards" not in rival
    play(table, "done")
    rival = table.view(1)["seats"][0]
    assert (rival["hand_count"], rival["set_aside"]) == (5, 1)
    assert table.seat == 1
    assert table.discards == [[], []]
    play(table, "done")
    assert table.discards == [[aside], []]
    assert [len(hand) for hand in table.hands] == [6, 6]
    assert table.set_aside == [[], []]
    assert asked(table) == "Activate"


def test_two_to_four_seats():
    """SK-130 (in place of SK-121)"""
    for seats in (1, 5):
        with pytest.raises(OptionsError, match="seats"):
            GAME.new(seats, "x")
