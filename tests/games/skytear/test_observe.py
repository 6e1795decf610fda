"""Observations: every part where `parts` says it is, from the seat's point of view, and nothing hidden."""

from skyhall.games.skytear.lens.observe import CARDS, HERO_SIZE, PILES, PLANES, QUESTIONS
from skyhall.games.skytear.lens.observe_alike import HEXES
from skyhall.testing.observed import part


def plane(scene, seat, name):
    """The labels of the hexes where a plane holds something."""
    at = PLANES.index(name) * HEXES
    labels = scene.table.box.map.labels
    return [labels[k] for k, value in enumerate(part(scene.table, seat, "map")[at : at + HEXES]) if value]


def pile(scene, seat, name):
    """The keys of the cards in a pile, a third of 1 each."""
    at = PILES.index(name) * CARDS
    numbers = part(scene.table, seat, "cards")[at : at + CARDS]
    cards = scene.table.box.cards
    return {cards[k].key: round(value * 3) for k, value in enumerate(numbers) if value}


def hero(scene, seat, key):
    at = scene.ids[key] * HERO_SIZE
    return part(scene.table, seat, "heroes")[at : at + HERO_SIZE]


def test_the_map_shows_own_and_rival_pieces(arena):
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7"}, minions0=["J5"], minions1=["K6"])
    assert (plane(s, 0, "own heroes"), plane(s, 0, "rival heroes")) == (["J6"], ["J7"])
    assert (plane(s, 1, "own heroes"), plane(s, 1, "rival heroes")) == (["J7"], ["J6"])
    assert (plane(s, 1, "own minions"), plane(s, 1, "rival minions")) == (["K6"], ["J5"])
    hexes = s.table.box.map
    assert plane(s, 0, "hex") == hexes.labels
    assert plane(s, 0, "dome") == [label for k, label in enumerate(hexes.labels) if hexes.dome[k]]
    assert plane(s, 0, "cover") == [label for k, label in enumerate(hexes.labels) if hexes.cover[k]]
    assert sorted(plane(s, 0, "lane tokens")) == sorted(hexes.labels[place] for place in s.table.tokens)
    towers = [lane.towers[0] for lane in s.table.box.field.lanes]
    assert plane(s, 0, "own buildings (health / 30)") == sorted(hexes.labels[place] for place in towers)
    assert plane(s, 1, "rival buildings (health / 30)") == plane(s, 0, "own buildings (health / 30)")


def test_heroes_by_number(arena):
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7"}, hero="sakoshi")
    own, rival = hero(s, 0, "sakoshi"), hero(s, 0, "akhuti")
    assert own[:2] == [1, 0]
    assert rival[:2] == [0, 1]
    assert own[2] == s.hp("sakoshi") / 20
    assert (own[-1], rival[-1]) == (1, 0)
    assert hero(s, 1, "sakoshi")[:2] == [0, 1]
    assert own[15] == s.mana("sakoshi") / 10


def test_hands_are_seen_by_their_owner_only(arena):
    scenes = [
        arena({"sakoshi": "J6"}, {"akhuti": "J7", "haburat": "F3"}, hero="sakoshi", hand0=[0], hand1=hand)
        for hand in (["time-warp", "twister-of-souls"], ["time-glitch", "redirect"])
    ]
    assert scenes[0].table.observe(0) == scenes[1].table.observe(0)
    assert pile(scenes[0], 1, "own hand") == {"time-warp": 1, "twister-of-souls": 1}
    assert part(scenes[0].table, 0, "counts")[6] == 2 / 12


def test_piles_and_known_cards(arena):
    s = arena(
        {"sakoshi": "J6"}, {"akhuti": "J7", "haburat": "F3"}, hero="sakoshi", discard1=["testudo", "testudo"],
        hand1=["time-warp"], deck1=["redirect", "time-glitch"], known_top1=1,
    )  # fmt: skip
    assert pile(s, 0, "rival discard pile") == pile(s, 1, "own discard pile") == {"testudo": 2}
    top = s.table.box.cards[s.table.decks[1][-1]].key
    assert pile(s, 1, "own known top of the deck") == {top: 1}
    assert part(s.table, 1, "counts")[1] == 2 / 40


def test_a_chain_is_seen_by_its_seat_and_its_first_question_by_the_rival(arena):
    """An attack with two possible targets: before it is declared the rival sees the question it began with."""
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7", "haburat": "K6"}, hero="sakoshi", hand1=["time-glitch"])
    assert QUESTIONS[part(s.table, 0, "question").index(1)].__name__ == "Main"
    s.do("attack")
    assert s.asked == "Target"
    assert QUESTIONS[part(s.table, 0, "question").index(1)].__name__ == "Target"
    assert QUESTIONS[part(s.table, 1, "question").index(1)].__name__ == "Main"
    assert part(s.table, 0, "declaring")[2] == 1
    assert not any(part(s.table, 1, "declaring"))
    s.do("J7")
    assert s.asked == "Respond"
    assert part(s.table, 1, "Stack")[1:3] == [0, 1]
    assert part(s.table, 0, "Stack")[1:3] == [1, 1]
    assert plane(s, 1, "what the top of the Stack is aimed at") == ["J7"]


def test_victory_cards_tell_the_progress_of_both(arena):
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7"}, kills0=2)
    row = len(part(s.table, 0, "victory cards")) // 5
    for seat in (0, 1):
        shown = part(s.table, seat, "victory cards")
        for k, card in enumerate(s.table.victory):
            printed = s.table.box.victory[card]
            assert shown[k * row : k * row + 8].index(1) == printed.condition
            assert shown[k * row + 8] == min(1, printed.goal / 10)


def test_the_clock(arena):
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7"}, round=3)
    turns = s.table.box.numbers.turns
    assert part(s.table, 0, "clock") == [3 / 9, (turns - 3) / 9, 1, 1, 0, float(s.table.outsider_gone)]
    assert part(s.table, 1, "clock")[2] == 0
    assert part(s.table, 0, "phase") == [0, 0, 1, 0, 0, 0]
