"""Three and four seats on two sides (SK-130 to SK-158), with the worked examples S-40 to S-55 of Two Lanes."""

import pytest

from skyhall.core.errors import OptionsError
from skyhall.games.skytear import GAME
from skyhall.games.skytear.play.heroes_phase.playing import could_respond
from skyhall.games.skytear.play.heroes_phase.resolve import taker
from skyhall.games.skytear.play.items import TRIGGER_ITEM, Item
from skyhall.games.skytear.play.pieces.harm import defeat_hero
from skyhall.games.skytear.play.seats import partner, seats_of
from skyhall.testing import play
from tests.games.skytear.conftest import BOX, Stage
from tests.games.skytear.teams import (
    ALL,
    HELD,
    MATCHUP,
    TEAMS,
    everybody,
    lone_table,
    order_of,
    team_table,
    with_modifier,
)


def drafted(seats: int, setup: str, **options: object):
    return GAME.new(seats, "draft", {"setup": setup, **options}, "standard", listen=True)


def pickers(table, word: str, count: int) -> list[int]:
    """Who is asked to pick, while everything else gets the first word; a forced pick is told by its event."""
    while table.phase == 0:
        table.push(table.actions()[0])
    return [event.public["seat"] for event in table.log if event.name == word][:count]


# SK-130 to SK-134


def test_sides():
    """SK-130"""
    assert GAME.new(4, "x").side_of == [0, 1, 0, 1]
    assert [GAME.new(3, "x", {"alone": lone}).side_of for lone in range(3)] == [[0, 1, 1], [0, 1, 0], [0, 0, 1]]
    assert GAME.new(2, "x").side_of == [0, 1]
    for seats in (2, 4):
        with pytest.raises(OptionsError, match="alone 1: only of three seats one plays alone"):
            GAME.new(seats, "x", {"alone": 1})


def test_table_order():
    """SK-131"""
    table = GAME.new(4, "x", {"first_player": 2})
    assert [seats_of(table, side) for side in (0, 1)] == [[2, 0], [3, 1]]
    assert [partner(table, seat) for seat in range(4)] == [2, 3, 0, 1]
    assert partner(GAME.new(3, "x"), 0) == -1


def test_the_first_player_is_drawn_by_side():
    """SK-132"""
    for seats, lone in ((3, 0), (3, 1), (4, 0)):
        tables = [GAME.new(seats, str(seed), {"alone": lone}) for seed in range(120)]
        assert {table.first for table in tables} == set(range(seats))
        south = sum(table.side_of[table.first] == 0 for table in tables)
        assert 40 < south < 80
    assert [GAME.new(4, "x", {"first_player": seat}).first for seat in range(4)] == [0, 1, 2, 3]


def test_what_belongs_to_whom():
    """SK-133"""
    view = GAME.new(4, "x", {"setup": "fixed"}, "standard").view(None)
    assert [seat["side"] for seat in view["seats"]] == [0, 1, 0, 1]
    assert view["sides"][0]["towers"] != view["sides"][1]["towers"]
    assert [side["reserve"] for side in view["sides"]] == [4, 4]
    assert [side["seats"] for side in view["sides"]] in ([[0, 2], [1, 3]], [[0, 2], [3, 1]], [[2, 0], [1, 3]],
                                                         [[2, 0], [3, 1]])  # fmt: skip


def test_friendly_is_the_side():
    """SK-134, S-46: Gulbjarn (seat 2) beside cover lets Sakoshi (seat 0) aim; across a white edge not."""
    s = team_table({"sakoshi": "J6", "akhuti": "H8", "gulbjarn": "I7"}, hero="sakoshi")
    assert "attack" in s.legal
    s = team_table({"sakoshi": "J6", "akhuti": "H8", "gulbjarn": "H7"}, hero="sakoshi")
    assert "attack" not in s.legal


def test_a_partner_is_no_target():
    """SK-134"""
    s = team_table({"sakoshi": "J6", "gulbjarn": "J7", "akhuti": "A4"}, hero="sakoshi")
    assert "attack" not in s.legal


def test_split_factions():
    """S-52: SK-79: her illusion lends its skill to a partner's hero of the same kind; SK-76: so are pillars shared."""
    teams = [TEAMS[0], ["akhuti", "cotlic"], TEAMS[2], ["haburat", "tlakali"]]
    alone = team_table({"haburat": "J7", "akhuti": "A5"}, teams=teams, ask="minions")
    near = team_table({"haburat": "J7", "akhuti": {"hex": "A5", "illusion": "J6"}}, teams=teams, ask="minions")
    assert near.armor("haburat") == 2 == alone.armor("haburat") + 1
    s = team_table({"tlakali": "J7", "cotlic": "A5"}, teams=teams, sides=[{}, {"pillars": ["K6"]}], hero="tlakali")
    s.go("worship")
    assert s.asked == "RemovePillar"
    assert "K6" in s.legal


# SK-135 to SK-139


def test_draft_of_four():
    """SK-135, S-40"""
    table = drafted(4, "faction_draft", first_player=2)
    assert pickers(table, "picked", 4) == [2, 3, 1, 0]
    assert [len(hand) for hand in table.hands] == [4] * 4
    assert [len(deck) for deck in table.decks] == [12] * 4
    drawn = [event.public["seat"] for event in table.log if event.name == "drew"]
    assert drawn == [2, 3, 0, 1]
    assert [len(team) for team in table.teams] == [2] * 4


def test_draft_of_three():
    """SK-135, S-41"""
    table = drafted(3, "faction_draft", first_player=0)
    assert pickers(table, "picked", 4) == [0, 1, 2, 0]
    assert [len(hand) for hand in table.hands] == [6, 4, 4]
    assert [len(deck) for deck in table.decks] == [26, 12, 12]
    assert pickers(drafted(3, "faction_draft", first_player=2), "picked", 4) == [2, 0, 0, 1]


def test_hero_draft():
    """SK-136"""
    assert pickers(drafted(4, "hero_draft", first_player=0), "picked", 8) == [0, 1, 3, 2, 0, 1, 3, 2]
    assert pickers(drafted(4, "hero_draft", first_player=2), "picked", 8) == [2, 3, 1, 0, 2, 3, 1, 0]
    assert pickers(drafted(3, "hero_draft", first_player=0), "picked", 8) == [0, 1, 2, 0, 0, 1, 2, 0]


def test_fixed_sides():
    """SK-137"""
    table = drafted(4, "fixed", matchup=MATCHUP)
    assert [[BOX.heroes[hero].key for hero in team] for team in table.teams] == TEAMS
    table = drafted(3, "fixed", matchup=MATCHUP, alone=1)
    keys = [[BOX.heroes[hero].key for hero in team] for team in table.teams]
    assert keys == [TEAMS[0], TEAMS[1] + TEAMS[3], TEAMS[2]]
    nexus = BOX.field.nexus[table.side_of[table.seat]]
    offered = [action - table.setup.words.parse("hex 0") for action in table.actions()]
    assert offered == BOX.map.neighbours[nexus]


def test_mulligan_in_table_order():
    """SK-139"""
    table = drafted(4, "fixed", first_player=1)
    while table.phase == 0:
        table.push(table.actions()[0])
    seen = []
    for _ in range(4):
        seen.append(table.seat)
        table.push(table.actions()[1])
        assert table.discards == [[], [], [], []]
        play(table, "done")
    assert seen == [1, 2, 3, 0]
    assert [len(pile) for pile in table.discards] == [1] * 4
    assert [len(hand) for hand in table.hands] == [4] * 4


# SK-140 to SK-142


def test_activations():
    """SK-140, S-42"""
    assert order_of(team_table(ALL), 8) == [0, 1, 2, 3, 0, 1, 2, 3]
    places = {key: at for key, at in ALL.items() if key not in TEAMS[1]}
    assert order_of(team_table(places), 6) == [0, 3, 2, 3, 0, 2]
    assert order_of(lone_table(ALL), 8) == [0, 1, 0, 2, 0, 1, 0, 2]
    assert order_of(lone_table(ALL, first=1, active=1), 8) == [1, 0, 2, 0, 1, 0, 2, 0]


def test_handing_over():
    """SK-141, S-43"""
    s = team_table(ALL)
    assert (s.asked, s.table.seat, s.legal) == ("ActivateOrPass", 0, ["pass", "sakoshi", "yami"])
    s.do("pass")
    assert (s.table.seat, s.legal) == (2, ["corjof", "gulbjarn"])
    assert s.events("handed_over") == [{"seat": 0, "partner": 2}]
    assert order_of(s, 3) == [2, 1, 0]


def test_no_pass_without_a_ready_partner():
    """SK-141"""
    places = {key: at for key, at in ALL.items() if key not in TEAMS[2]}
    s = team_table(places)
    assert s.legal == ["sakoshi", "yami"]
    assert lone_table(ALL).legal == ["sakoshi", "yami", "corjof", "gulbjarn"]


def test_handing_over_twice_is_not_possible():
    """RU-74"""
    s = team_table(ALL).do("pass")
    assert "pass" not in s.legal


def test_the_last_hero_of_a_partner_handed_over():
    """RU-75"""
    places = {key: at for key, at in ALL.items() if key != "corjof"}
    s = team_table(places).do("pass")
    assert (s.asked, s.table.seat) == ("Main", 2)  # there is no choice
    assert s.table.active_hero == s.ids["gulbjarn"]
    s.do("end")
    assert order_of(s, 2) == [1, 0]


def test_only_the_active_seat_acts_on_an_empty_stack():
    """SK-142"""
    s = team_table(ALL, hero="sakoshi", hand0=["gank"], hand2=["grapple"])
    assert s.table.seat == 0
    assert "grapple" not in s.legal


def test_effects_end_with_the_activation():
    """RU-81"""
    s = team_table({**ALL, "gulbjarn": {"hex": "G10", "armor": 2}}, hero="sakoshi")
    before = s.armor("gulbjarn")
    s.do("end")
    assert s.armor("gulbjarn") == before - 2


# SK-143 to SK-147


def responders(s: Stage) -> list[int]:
    """Who is asked to respond, all passing."""
    found = []
    while s.asked == "Respond":
        found.append(s.table.seat)
        s.do("pass")
    return found


def test_priority():
    """SK-143, S-44"""
    s = everybody().do("move")
    assert [could_respond(s.table, seat) for seat in range(4)] == [True] * 4
    assert s.table.view(0)["priority"] == {"order": [1, 2, 3, 0], "passed": []}
    assert responders(s) == [1, 2, 3, 0]
    assert s.asked == "MoveTo"


def test_priority_of_three():
    """SK-143, RU-73: clockwise, though a partner may come before the opponent."""
    s = lone_table(ALL, first=1, active=1, hero="haburat", hand0=["gank"], hand1=["time-warp"], hand2=["safeguard"])
    assert responders(s.do("move")) == [1, 2, 0]


def test_a_pass_cannot_be_taken_back_once_another_seat_was_asked():
    """RU-71"""
    s = everybody().do("move", "pass")
    assert s.table.seat == 2
    assert s.table.barrier == s.table.moves


def test_triggers_clockwise_from_the_active_seat():
    """SK-145"""
    s = everybody().do("move", "pass", "pass", "pass", "pass")
    for hero in ("sakoshi", "gulbjarn", "cotlic", "haburat"):
        owner = s.table.owner[s.ids[hero]]
        s.table.pending.append(Item(-1, TRIGGER_ITEM, owner, s.ids[hero], 0, [], -1, []))
    s.do("stay")
    assert [event["seat"] for event in s.events("triggered")] == [1, 2, 3, 0]


def test_a_granted_action_is_the_owners():
    """SK-146, RU-92"""
    s = everybody()
    assert taker(s.table, 1, s.ids["cotlic"]) == 3
    assert taker(s.table, 1, s.ids["haburat"]) == 1
    assert taker(s.table, 1, s.ids["sakoshi"]) == 1


def test_a_seat_without_heroes_is_not_asked():
    """SK-144, RU-77"""
    places = {key: at for key, at in ALL.items() if key not in TEAMS[2]}
    hands = {f"hand{seat}": [card] for seat, card in enumerate(HELD)}
    s = team_table(places, active=1, hero="haburat", **hands).do("move")
    assert responders(s) == [1, 3, 0]
    assert [event["seat"] for event in s.events("asked")] == [1, 3, 0]
    assert 2 not in [event["seat"] for event in s.events("passed")]


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_what_a_partner_holds_never_matters(hands):
    """SK-144: Whatever seat 3 holds, the enemies see the same questions, views and events."""
    told = []
    for held in (["safeguard"], ["crawling-darkness"]):
        s = everybody(hand3=held, options={"partner_hands": hands}).do("move")
        asked = responders(s)
        told.append((asked, s.table.view(0), s.table.view(None), [event.seen_by(0) for event in s.table.log]))
    assert told[0] == told[1]


def test_both_partners_respond():
    """S-45: Redirect (seat 1), then Safeguard (seat 3) on one Attack: Akhuti is the target again."""
    places = {"yami": "J6", "akhuti": "J7", "cotlic": "K5"}
    flips = [with_modifier((0, 1), 1), with_modifier((0, 1), 0)]
    s = team_table(places, active=0, hero="yami", hand1=["redirect"], hand3=["safeguard"], deck0=flips)
    s.do("attack", "J7")
    assert (s.asked, s.table.seat) == ("Respond", 1)
    s.do("redirect")
    assert (s.asked, s.table.seat) == ("Respond", 3)  # nobody else holds a card
    s.do("safeguard")
    assert [event["to"] for event in s.events("redirected")] == ["cotlic", "akhuti"]
    assert (s.asked, s.table.seat) == ("FlipChoice", 0)
    s.do(flips[0])
    assert (s.hp("akhuti"), s.hp("cotlic")) == (9, 20)


def test_only_one_partner_responds():
    """RU-70, S-45: had seat 1 passed: 4 + 1 − 2 on Cotlic, and Wrath of the Hive."""
    places = {"yami": "J6", "akhuti": "J7", "cotlic": "K5"}
    flips = [with_modifier((0, 1), 1), with_modifier((0, 1), 0)]
    s = team_table(places, active=0, hero="yami", hand1=["redirect"], hand3=["safeguard"], deck0=flips)
    s.do("attack", "J7", "pass", "safeguard")
    assert (s.asked, s.table.seat) == ("Respond", 1)  # a card sets the passes to 0
    while s.asked == "Respond":
        s.do("pass")
    s.do(flips[0]).passes()
    assert (s.hp("cotlic"), s.hp("yami"), s.hp("akhuti")) == (17, 15, 14)


def test_kill():
    """SK-147, S-47"""
    s = team_table({"sakoshi": "J6", "haburat": {"hex": "J7", "hp": 1}, "gulbjarn": "A6"}, hero="sakoshi",
                   deck0=["gank", "gank", "lifesteal"], round=3)  # fmt: skip
    held = [len(hand) for hand in s.table.hands]
    s.go("attack")
    while s.asked in ("FlipChoice", "Respond"):
        s.table.apply(s.table.actions()[0])
    assert s.state("haburat") == "defeated"
    assert [len(hand) - old for hand, old in zip(s.table.hands, held, strict=True)] == [1, 0, 0, 0]
    assert s.table.kills == [1, 0]
    assert s.table.returns[s.ids["haburat"]] == 4
    assert s.table.owner[s.ids["haburat"]] == 1


def test_no_kill_of_a_friend():
    """SK-147, RU-76"""
    s = everybody()
    s.table.current = Item(1, 0, 0, s.ids["sakoshi"], 0, [], -1, [])
    defeat_hero(s.table, s.ids["gulbjarn"])
    assert s.table.kills == [0, 0]
    assert s.events("drew") == []


def test_refund_for_a_partner():
    """SK-146, S-51"""
    places = {"haburat": "J6", "cotlic": {"hex": "J7", "cards": ["rampant-hatred"]}, "sakoshi": "A4"}
    s = team_table(places, round=4, first=1, active=1, hero="haburat", hand1=["time-warp"], deck1=["testudo"])
    assert s.mana("cotlic") == 4 - BOX.cards[[card.key for card in BOX.cards].index("rampant-hatred")].cost
    s.go("time-warp")
    while s.asked not in ("Main", ""):
        s.table.apply(s.word("J7") if s.word("J7") in s.table.actions() else s.table.actions()[0])
    assert s.mana("cotlic") == 4
    assert [BOX.cards[card].key for card in s.table.discards[3]] == ["rampant-hatred"]
    assert s.table.discards[1] == []
