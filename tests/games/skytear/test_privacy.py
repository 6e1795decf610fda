"""Section 7: what a seat cannot see must not show, least of all whether it holds a reaction (SK-49)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from skyhall.core.dice import seeded
from skyhall.games.skytear import GAME
from skyhall.games.skytear.box.effects import OP_NAMES
from skyhall.games.skytear.play.heroes_phase.playing import could_respond
from skyhall.games.skytear.play.primitives.run import PRIMITIVES
from skyhall.games.skytear.play.terms import OPENED

HANDS = [
    ["time-warp", "twister-of-souls", "hurricane-strike"],
    ["time-glitch", "redirect", "testudo"],
    ["hurricane-strike", "time-glitch", "time-warp"],
]


def story(scene, seat):
    return [event.seen_by(seat) for event in scene.table.log]


def test_the_question_does_not_depend_on_the_hand(arena):
    """SK-49: whatever three cards seat 1 holds, the same seats are asked in the same order, and all is told alike."""
    told = []
    for hand in HANDS:
        s = arena({"sakoshi": "J6"}, {"akhuti": "J7", "haburat": "F3"}, hero="sakoshi", hand1=hand, deck0=[0, 0])
        asked = []
        s.do("attack")
        while s.asked == "Respond":
            asked.append(s.table.seat)
            s.do("pass")
        told.append((asked, story(s, 0), s.table.view(0), story(s, None)))
    assert told[0] == told[1] == told[2]
    assert told[0][0] == [1]


def test_face_up_copies_are_not_feared(arena):
    """SK-49: once every reaction that can be paid lies face up, the seat is not asked."""
    reactions = ["testudo", "testudo", "time-glitch", "time-glitch", "time-glitch", "redirect", "redirect"]
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7"}, hero="sakoshi", hand1=["time-warp"], discard1=reactions)
    assert not could_respond(s.table, 1)
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7"}, hero="sakoshi", hand1=["time-warp"], discard1=reactions[:-1])
    assert could_respond(s.table, 1)


def test_flux_is_always_feared(arena):
    """SK-49: an unused Flux is a response that everybody sees."""
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7"}, first=1, hero="sakoshi", flux_used=False)
    assert could_respond(s.table, 1)
    assert not could_respond(s.table, 0)


def test_nobody_on_the_map_nobody_asked(arena):
    """SK-49"""
    s = arena({"sakoshi": "J6"}, {"akhuti": {}}, first=1, hero="sakoshi", flux_used=False, hand1=["time-glitch"])
    assert not could_respond(s.table, 1)


def test_an_open_chain_is_hidden(arena):
    """Section 7: the card is still a hand card, and the question is that of the first link."""
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7", "haburat": "J5"}, hero="sakoshi", hand0=["gank", "lifesteal"])
    before = s.table.view(1)
    s.do("gank")
    assert s.asked == "Target"
    assert s.table.view(1) == before
    assert s.table.view(None)["prompt"]["key"] == "ask-Main"
    assert s.table.prompt().key == "ask-Main"
    assert s.table.view(0)["prompt"]["key"] == "ask-Target"
    twin = s.table.determinize(1, seeded("other"))
    assert twin.view(1) == before


def test_leads_and_known_cards(arena):
    """SK-24: a Lead from the deck is known to its owner only if it was a known top card."""
    s = arena({"sakoshi": "J6"}, {"akhuti": "A1"}, hero="sakoshi", deck0=["gank", "lifesteal"], known_top0=1, limit=2)
    s.go("lead", "top", "lead", "top")
    own = s.table.view(0)["seats"][0]["heroes"][0]["leads"]
    assert [lead.get("card") for lead in own] == ["gank", None]
    assert all("card" not in lead for lead in s.table.view(1)["seats"][0]["heroes"][0]["leads"])


def wander(seed, moves):
    table = GAME.new(2, seed)
    dice = seeded("walk " + seed)
    for _ in range(moves):
        if table.over:
            break
        actions = table.actions()
        table.push(actions[dice.below(len(actions))])
    return table


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(10, 600))
def test_face_up_counts_are_right(seed, moves):
    """SK-49: `unseen` is the number of copies that lie nowhere face up."""
    table = wander(str(seed), moves)
    seen = [0] * len(table.box.cards)
    for pile in [*table.discards, *table.cards_on, table.flipped]:
        for card in pile:
            seen[card] += 1
    for hero, leads in enumerate(table.leads):
        for card, flags in zip(leads, table.lead_flags[hero], strict=True):
            seen[card] += flags & OPENED != 0
    for card in table.box.cards:
        assert table.unseen[card.index] == card.copies - seen[card.index]


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(10, 600))
def test_the_map_is_right(seed, moves):
    """SK-5, SK-63: `crowd` and `litter` say what stands and lies on each hex; minions are never in a dome."""
    table = wander(str(seed), moves)
    crowd = [0] * table.box.map.size
    litter = [0] * table.box.map.size
    for seat in range(2):
        for place in table.minions[seat]:
            crowd[place] = 1
            assert not table.box.map.dome[place]
        for place in table.pillars[seat]:
            litter[place] += 1
        crowd[table.box.field.nexus[seat]] = 2
        for lane in table.box.field.lanes:
            if table.towers[seat][lane.index] > 0:
                crowd[lane.towers[seat]] = 2
    for hero, place in enumerate(table.place):
        if place >= 0:
            assert crowd[place] == 0
            crowd[place] = 2
        if table.illusion[hero] >= 0:
            litter[table.illusion[hero]] += 1
    assert crowd == table.crowd
    assert litter == table.litter
    assert max(litter) <= 1
    assert [sum(table.box.cards[c].cost for c in on) for on in table.cards_on] == table.spent


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.integers(10, 600))
def test_redealing_keeps_what_is_seen(seed, moves):
    """Section 7: determinize keeps the view, and the cards of each deck list."""
    table = wander(str(seed), moves)
    if table.over:
        return
    for seat in range(2):
        twin = table.determinize(seat, seeded(f"deal {seed}"))
        assert twin.view(seat) == table.view(seat)
        assert twin.conserved() == table.conserved()
        for side in range(2):
            assert sorted(everything(twin, side)) == sorted(everything(table, side))


def everything(table, seat):
    cards = table.hands[seat] + table.decks[seat] + table.discards[seat] + table.set_aside[seat]
    if table.current.seat == seat:
        cards = cards + table.looking + table.flipped
    for hero in table.teams[seat]:
        cards = cards + table.cards_on[hero] + table.leads[hero]
    return cards


def test_primitives_are_the_closed_set():
    """4.3: one class each."""
    assert len(PRIMITIVES) == len(OP_NAMES) == len({type(p) for p in PRIMITIVES})
