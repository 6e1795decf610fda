"""Three and four seats on two sides (SK-130 to SK-158), with the worked examples S-40 to S-55 of Two Lanes."""

import pytest

from skyhall.core.dice import seeded
from skyhall.core.errors import OptionsError
from skyhall.games.skytear import GAME
from skyhall.games.skytear.play.heroes_phase.playing import could_respond
from skyhall.games.skytear.play.seats import captain, partner, seats_of
from skyhall.testing import play
from tests.games.skytear.conftest import BOX, Stage

MATCHUP = "kurumo+liothan/nupten+taulot"
TEAMS = [["sakoshi", "yami"], ["haburat", "akhuti"], ["corjof", "gulbjarn"], ["cotlic", "tlakali"]]
# A card whose rune every hero of the seat can pay, so that everybody could respond.
HELD = ["gank", "time-warp", "grapple", "safeguard"]


def team_table(places: dict[str, object], **data: object) -> Stage:
    """The team table of the examples: heroes by key with a hex or a table; those not named are off the map."""
    sides = data.pop("sides", [{}, {}])
    players = []
    for seat, team in enumerate(data.pop("teams", TEAMS)):
        heroes = {key: places.get(key, {}) for key in team}
        entry: dict = {"heroes": {key: {"hex": at} if isinstance(at, str) else dict(at) for key, at in heroes.items()}}
        for name in ("hand", "deck", "discard", "known_top"):
            if f"{name}{seat}" in data:
                entry[name] = data.pop(f"{name}{seat}")
        players.append(entry)
    options = data.pop("options", {})
    return Stage({"flux_used": True, **data, "seats": len(players), "options": options, "players": players,
                  "sides": sides})  # fmt: skip


def lone_table(places: dict[str, object], **data: object) -> Stage:
    """Three seats: seat 0 alone with Kurumo and Liothan against Nupten (1) and Taulot (2)."""
    return team_table(places, teams=[TEAMS[0] + TEAMS[2], TEAMS[1], TEAMS[3]], **data)


ALL = {"sakoshi": "J8", "yami": "I8", "haburat": "A4", "akhuti": "A5", "corjof": "H9", "gulbjarn": "G10",
       "cotlic": "A6", "tlakali": "A3"}  # fmt: skip


def order_of(s: Stage, turns: int) -> list[int]:
    """Who activates: each hero ends its activation at once."""
    found = []
    for _ in range(turns):
        found.append(s.table.seat)
        if s.asked != "Main":  # with one hero left there is no choice
            s.table.apply(next(a for a in s.table.actions() if s.said(a) != "pass"))
        s.do("end")
    return found


def drafted(seats: int, setup: str, **options: object):
    return GAME.new(seats, "draft", {"setup": setup, **options}, "standard", listen=True)


def pickers(table, word: str, count: int) -> list[int]:
    """Who is asked to pick, while everything else gets the first word; a forced pick is told by its event."""
    while table.phase == 0:
        table.push(table.actions()[0])
    return [event.public["seat"] for event in table.log if event.name == word][:count]


# SK-130 to SK-134


def test_sides_sk_130():
    assert GAME.new(4, "x").side_of == [0, 1, 0, 1]
    assert [GAME.new(3, "x", {"alone": lone}).side_of for lone in range(3)] == [[0, 1, 1], [0, 1, 0], [0, 0, 1]]
    assert GAME.new(2, "x").side_of == [0, 1]
    for seats in (2, 4):
        with pytest.raises(OptionsError, match="alone"):
            GAME.new(seats, "x", {"alone": 1})


def test_table_order_sk_131():
    table = GAME.new(4, "x", {"first_player": 2})
    assert [seats_of(table, side) for side in (0, 1)] == [[2, 0], [3, 1]]
    assert [partner(table, seat) for seat in range(4)] == [2, 3, 0, 1]
    assert partner(GAME.new(3, "x"), 0) == -1


def test_the_first_player_is_drawn_by_side_sk_132():
    for seats, lone in ((3, 0), (3, 1), (4, 0)):
        tables = [GAME.new(seats, str(seed), {"alone": lone}) for seed in range(120)]
        assert {table.first for table in tables} == set(range(seats))
        south = sum(table.side_of[table.first] == 0 for table in tables)
        assert 40 < south < 80
    assert [GAME.new(4, "x", {"first_player": seat}).first for seat in range(4)] == [0, 1, 2, 3]


def test_what_belongs_to_whom_sk_133():
    view = GAME.new(4, "x", {"setup": "fixed"}, "standard").view(None)
    assert [seat["side"] for seat in view["seats"]] == [0, 1, 0, 1]
    assert view["seats"][0]["towers"] == view["seats"][2]["towers"] != view["seats"][1]["towers"]
    assert view["seats"][0]["reserve"] == 4
    assert [side["seats"] for side in view["sides"]] in ([[0, 2], [1, 3]], [[0, 2], [3, 1]], [[2, 0], [1, 3]],
                                                         [[2, 0], [3, 1]])  # fmt: skip


def test_friendly_is_the_side_sk_134_s_46():
    """Spotting for a partner: Gulbjarn (seat 2) beside cover lets Sakoshi (seat 0) aim; across a white edge not."""
    s = team_table({"sakoshi": "J6", "akhuti": "H8", "gulbjarn": "I7"}, hero="sakoshi")
    assert "attack" in s.legal
    s = team_table({"sakoshi": "J6", "akhuti": "H8", "gulbjarn": "H7"}, hero="sakoshi")
    assert "attack" not in s.legal


def test_a_partner_is_no_target_sk_134():
    s = team_table({"sakoshi": "J6", "gulbjarn": "J7", "akhuti": "A4"}, hero="sakoshi")
    assert "attack" not in s.legal


def test_split_factions_s_52():
    """SK-79: her illusion lends its skill to a partner's hero of the same kind; SK-76: so are pillars shared."""
    teams = [TEAMS[0], ["akhuti", "cotlic"], TEAMS[2], ["haburat", "tlakali"]]
    alone = team_table({"haburat": "J7", "akhuti": "A5"}, teams=teams, ask="minions")
    near = team_table({"haburat": "J7", "akhuti": {"hex": "A5", "illusion": "J6"}}, teams=teams, ask="minions")
    assert near.armor("haburat") == 2 == alone.armor("haburat") + 1
    s = team_table({"tlakali": "J7", "cotlic": "A5"}, teams=teams, sides=[{}, {"pillars": ["K6"]}], hero="tlakali")
    s.go("worship")
    assert s.asked == "RemovePillar"
    assert "K6" in s.legal


# SK-135 to SK-139


def test_draft_of_four_sk_135_s_40():
    table = drafted(4, "faction_draft", first_player=2)
    assert pickers(table, "picked", 4) == [2, 3, 1, 0]
    assert [len(hand) for hand in table.hands] == [4] * 4
    assert [len(deck) for deck in table.decks] == [12] * 4
    drawn = [event.public["seat"] for event in table.log if event.name == "drew"]
    assert drawn == [2, 3, 0, 1]
    assert [len(team) for team in table.teams] == [2] * 4


def test_draft_of_three_sk_135_s_41():
    table = drafted(3, "faction_draft", first_player=0)
    assert pickers(table, "picked", 4) == [0, 1, 2, 0]
    assert [len(hand) for hand in table.hands] == [6, 4, 4]
    assert [len(deck) for deck in table.decks] == [26, 12, 12]
    assert pickers(drafted(3, "faction_draft", first_player=2), "picked", 4) == [2, 0, 0, 1]


def test_hero_draft_sk_136():
    assert pickers(drafted(4, "hero_draft", first_player=0), "picked", 8) == [0, 1, 3, 2, 0, 1, 3, 2]
    assert pickers(drafted(4, "hero_draft", first_player=2), "picked", 8) == [2, 3, 1, 0, 2, 3, 1, 0]
    assert pickers(drafted(3, "hero_draft", first_player=0), "picked", 8) == [0, 1, 2, 0, 0, 1, 2, 0]


def test_fixed_sides_sk_137():
    table = drafted(4, "fixed", matchup=MATCHUP)
    assert [[BOX.heroes[hero].key for hero in team] for team in table.teams] == TEAMS
    table = drafted(3, "fixed", matchup=MATCHUP, alone=1)
    keys = [[BOX.heroes[hero].key for hero in team] for team in table.teams]
    assert keys == [TEAMS[0], TEAMS[1] + TEAMS[3], TEAMS[2]]
    nexus = BOX.field.nexus[table.side_of[table.seat]]
    offered = [action - table.setup.words.parse("hex 0") for action in table.actions()]
    assert offered == BOX.map.neighbours[nexus]


def test_mulligan_in_table_order_sk_139():
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


def test_activations_sk_140_s_42():
    assert order_of(team_table(ALL), 8) == [0, 1, 2, 3, 0, 1, 2, 3]
    places = {key: at for key, at in ALL.items() if key not in TEAMS[1]}
    assert order_of(team_table(places), 6) == [0, 3, 2, 3, 0, 2]
    assert order_of(lone_table(ALL), 8) == [0, 1, 0, 2, 0, 1, 0, 2]
    assert order_of(lone_table(ALL, first=1, active=1), 8) == [1, 0, 2, 0, 1, 0, 2, 0]


def test_handing_over_sk_141_s_43():
    s = team_table(ALL)
    assert (s.asked, s.table.seat, s.legal) == ("ActivateOrPass", 0, ["pass", "sakoshi", "yami"])
    s.do("pass")
    assert (s.table.seat, s.legal) == (2, ["corjof", "gulbjarn"])
    assert s.events("handed_over") == [{"seat": 0, "to": 2}]
    assert order_of(s, 3) == [2, 1, 0]


def test_no_pass_without_a_ready_partner_sk_141():
    places = {key: at for key, at in ALL.items() if key not in TEAMS[2]}
    s = team_table(places)
    assert s.legal == ["sakoshi", "yami"]
    assert lone_table(ALL).legal == ["sakoshi", "yami", "corjof", "gulbjarn"]


def test_handing_over_twice_is_not_possible_ruling_74():
    s = team_table(ALL).do("pass")
    assert "pass" not in s.legal


def test_the_last_hero_of_a_partner_handed_over_ruling_75():
    places = {key: at for key, at in ALL.items() if key != "corjof"}
    s = team_table(places).do("pass")
    assert (s.asked, s.table.seat) == ("Main", 2)  # there is no choice
    assert s.table.active_hero == s.ids["gulbjarn"]
    s.do("end")
    assert order_of(s, 2) == [1, 0]


def test_only_the_active_seat_acts_on_an_empty_stack_sk_142():
    s = team_table(ALL, hero="sakoshi", hand0=["gank"], hand2=["grapple"])
    assert s.table.seat == 0
    assert "grapple" not in s.legal


def test_effects_end_with_the_activation_ruling_81():
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


def everybody(**data: object) -> Stage:
    """Seat 1 has declared a Move, and everybody could respond."""
    hands = {f"hand{seat}": [card] for seat, card in enumerate(HELD)}
    return team_table(ALL, active=1, hero="haburat", **{**hands, **data})


def test_priority_sk_143_s_44():
    s = everybody().do("move")
    assert [could_respond(s.table, seat) for seat in range(4)] == [True] * 4
    assert s.table.view(0)["priority"] == {"order": [1, 2, 3, 0], "passed": []}
    assert responders(s) == [1, 2, 3, 0]
    assert s.asked == "MoveTo"


def test_a_card_begins_priority_anew_sk_143_ruling_70_ruling_73():
    s = team_table(ALL, active=1, hero="haburat", hand1=["time-glitch"], hand3=["safeguard"], hand0=["gank"],
                   hand2=["grapple"])  # fmt: skip
    s.do("move", "pass", "pass", "pass", "pass")
    s = lone_table(ALL, first=1, active=1, hero="haburat", hand0=["gank"], hand1=["time-warp"], hand2=["safeguard"])
    assert responders(s.do("move")) == [1, 2, 0]


def test_a_seat_without_heroes_is_not_asked_sk_144_ruling_77():
    places = {key: at for key, at in ALL.items() if key not in TEAMS[2]}
    hands = {f"hand{seat}": [card] for seat, card in enumerate(HELD)}
    s = team_table(places, active=1, hero="haburat", **hands).do("move")
    assert responders(s) == [1, 3, 0]
    assert [event["seat"] for event in s.events("asked")] == [1, 3, 0]
    assert 2 not in [event["seat"] for event in s.events("passed")]


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_what_a_partner_holds_never_matters_sk_144(hands):
    """Whatever seat 3 holds, the enemies see the same questions, views and events."""
    told = []
    for held in (["safeguard"], ["crawling-darkness"]):
        s = everybody(hand3=held, options={"partner_hands": hands}).do("move")
        asked = responders(s)
        told.append((asked, s.table.view(0), s.table.view(None), [event.seen_by(0) for event in s.table.log]))
    assert told[0] == told[1]


def with_modifier(heroes: tuple[int, ...], modifier: int) -> str:
    """Some card of these heroes that flips as this."""
    return next(card.key for card in BOX.cards if card.hero in heroes and card.modifier == modifier)


def test_both_partners_respond_s_45():
    """Redirect (seat 1), then Safeguard (seat 3) on one Attack: Akhuti is the target again."""
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


def test_only_one_partner_responds_s_45():
    """Had seat 1 passed: 4 + 1 − 2 on Cotlic, and Wrath of the Hive."""
    places = {"yami": "J6", "akhuti": "J7", "cotlic": "K5"}
    flips = [with_modifier((0, 1), 1), with_modifier((0, 1), 0)]
    s = team_table(places, active=0, hero="yami", hand1=["redirect"], hand3=["safeguard"], deck0=flips)
    s.do("attack", "J7", "pass", "safeguard", "pass")
    while s.asked == "Respond":
        s.do("pass")
    s.do(flips[0]).passes()
    assert (s.hp("cotlic"), s.hp("yami"), s.hp("akhuti")) == (17, 15, 14)


def test_kill_sk_147_s_47():
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


def test_refund_for_a_partner_sk_146_s_51():
    places = {"haburat": "J6", "cotlic": {"hex": "J7", "cards": ["rampant-hatred"]}, "sakoshi": "A4"}
    s = team_table(places, round=4, first=1, active=1, hero="haburat", hand1=["time-warp"], deck1=["testudo"])
    assert s.mana("cotlic") == 4 - BOX.cards[[card.key for card in BOX.cards].index("rampant-hatred")].cost
    s.go("time-warp")
    while s.asked not in ("Main", ""):
        s.table.apply(s.word("J7") if s.word("J7") in s.table.actions() else s.table.actions()[0])
    assert s.mana("cotlic") == 4
    assert [BOX.cards[card].key for card in s.table.discards[3]] == ["rampant-hatred"]
    assert s.table.discards[1] == []


# SK-148 to SK-155


@pytest.mark.parametrize(("held", "drawer"), [((3, 2), 2), ((3, 3), 0)])
def test_one_lead_for_a_side_sk_148_sk_150_ruling_72_ruling_78_s_49(held, drawer):
    """2 heroes, 1 minion and the one Lead of cost 3, not of cost 1 as well; the card goes to the smaller hand."""
    dear = next(card.key for card in BOX.cards if card.hero == 5 and card.cost == 3)
    cheap = next(card.key for card in BOX.cards if card.hero == 0 and card.cost == 1)
    places = {"sakoshi": {"hex": "J7", "leads": [cheap]}, "gulbjarn": {"hex": "I7", "leads": [dear]}}
    sides = [{"minions": {"K6": 1}}, {"minions": {"I5": 1, "K4": 1}}]
    hands = {"hand0": ["combustion"] * held[0], "hand2": ["presence"] * held[1]}
    s = team_table(places, round=3, ask="activate", numbers=[2, 1], sides=sides, **hands)
    for hero in ("sakoshi", "gulbjarn"):
        s.table.status[s.ids[hero]] = 1
    s.table.agenda.pop()
    s.table.settle()
    east = s.events("control")[0]
    assert (east["point"], east["values"], east["parts"][0]) == ("1", [6, 2], [2, 1, 0, 3])
    assert [event["seat"] for event in s.events("drew")][:1] == [drawer]


def test_captains_take_turns_sk_149():
    table = GAME.new(4, "x", {"first_player": 2})
    found = []
    for turn in (1, 2, 3):
        table.turn = turn
        found.append([captain(table, 0), captain(table, 1)])
    assert found == [[2, 3], [0, 1], [2, 3]]
    table = GAME.new(3, "x", {"first_player": 0})
    table.turn = 2
    assert [captain(table, 0), captain(table, 1)] == [0, 2]


def test_provoked_sk_152_s_50_ruling_79():
    s = team_table({"sakoshi": "F9", "haburat": "A4"}, hero="sakoshi", outsider={"hex": "F7"}, deck0=["gank"] * 3,
                   deck3=["rampant-hatred"] * 3)  # fmt: skip
    s.go("attack")
    while s.asked in ("FlipChoice", "Respond"):
        s.table.apply(s.table.actions()[0])
    assert (s.asked, s.table.seat, s.legal) == ("Opponent", 0, ["seat 1", "seat 3"])
    s.do("seat 3")
    assert s.events("opponent_named") == [{"seat": 0, "opponent": 3}]
    s.passes()
    assert (s.asked, s.table.seat) == ("Provoked", 3)
    assert s.table.outsider_seat == 3


def test_one_opponent_is_named_by_itself_sk_152():
    s = lone_table({"haburat": "F9", "sakoshi": "A4"}, active=1, hero="haburat", outsider={"hex": "F8"},
                   deck1=["testudo"] * 4)  # fmt: skip
    s.go("attack")
    while s.asked in ("FlipChoice", "Respond"):
        s.table.apply(s.table.actions()[0])
    assert (s.asked, s.table.seat) == ("Provoked", 0)


def test_flux_is_the_first_players_sk_154():
    s = everybody(first=1, flux_used=False, hand1=[], hand3=["safeguard"]).do("move")
    assert could_respond(s.table, 1)
    assert s.table.seat == 1


def test_limits_of_pairs_sk_138_sk_155_s_53():
    s = team_table(ALL, ask="upkeep", hand2=["presence"] * 3 + ["grapple"] * 2)
    assert (s.asked, s.table.seat) == ("Discard", 2)
    s.do("presence")
    assert len(s.table.hands[2]) == 5
    s = lone_table(ALL, ask="upkeep", hand0=["combustion"] * 3 + ["presence"] * 3)
    assert (s.asked, s.table.seat) == ("Discard", 0)
    s.do("presence")
    assert len(s.table.hands[0]) == 7


# SK-156, SK-158


def test_open_and_closed_sk_156_s_55():
    for hands, shown in (("open", True), ("closed", False)):
        s = team_table(ALL, hero="sakoshi", hand0=["gank"], hand2=["grapple"], options={"partner_hands": hands})
        views = [s.table.view(seat) for seat in (*range(4), None)]
        assert ["hand" in view["seats"][0] for view in views] == [True, False, shown, False, False]
        assert ["hand" in view["seats"][2] for view in views] == [shown, False, True, False, False]
        twin = s.table.determinize(2, seeded("other"))
        assert (twin.hands[0] == s.table.hands[0]) or not shown
        assert twin.hands[2] == s.table.hands[2]


def test_a_sides_progress_sk_158_s_48():
    s = team_table({**ALL, "gulbjarn": "J6", "haburat": {"hex": "J7", "hp": 1}}, victory=["headhunters"],
                   hero="gulbjarn", active=2, sides=[{"kills": 2}, {}], deck2=["grapple"] * 4)  # fmt: skip
    s.go("attack")
    while s.asked in ("FlipChoice", "Respond"):
        s.table.apply(s.table.actions()[-1])
    assert s.table.over
    assert (s.table.scores(), s.table.ranks()) == ([2, 0, 2, 0], [1, 3, 1, 3])
    assert s.table.win_shares() == [0.5, 0.0, 0.5, 0.0]
    assert s.events("game_over")[0]["winner"] in (0, 2)


def test_places_of_three_and_draws_sk_158_ruling_89():
    table = GAME.new(3, "x")
    for winner, scores, ranks in ((0, [2, 0, 0], [1, 2, 2]), (1, [0, 2, 2], [3, 1, 1]), (-1, [1, 1, 1], [1, 1, 1])):
        table.winner = winner
        assert (table.scores(), table.ranks()) == (scores, ranks)
    assert table.win_shares() == [0.5, 0.25, 0.25]


def test_the_evaluation_is_a_sides_sk_197():
    for s in (team_table(ALL), lone_table(ALL)):
        worth = s.table.evaluate()
        assert abs(sum(worth) - 1) < 1e-9
        by_side: dict[int, set[float]] = {0: set(), 1: set()}
        for seat, side in enumerate(s.table.side_of):
            by_side[side].add(worth[seat])
        assert all(len(found) == 1 for found in by_side.values())


def test_a_table_of_two_tells_nothing_new_sk_199():
    """Late options at their default are neither in records nor in digests."""
    setup = GAME.setup(2, {})
    assert "alone" not in setup.told
    assert "partner_hands" not in setup.told
    assert GAME.setup(4, {"partner_hands": "closed"}).told["partner_hands"] == "closed"
