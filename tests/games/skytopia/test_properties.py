"""What must hold in every game, however it is played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from skyhall.core.dice import seeded
from skyhall.core.edition import Entry, content_hash, read_toml
from skyhall.core.state import OptionValue
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.box.edition import Box
from skyhall.games.skytopia.box.effects import EffectPart
from skyhall.games.skytopia.box.places import CITY
from skyhall.games.skytopia.play.effects import usable
from skyhall.games.skytopia.play.reach import (
    cards_to_add,
    golems_to_recall,
    golems_to_redirect,
    golems_to_turn,
    line,
    tops,
)
from skyhall.games.skytopia.play.scoring import city_worth, worth_of
from skyhall.games.skytopia.play.state import Table

OPTIONS = st.fixed_dictionaries(
    {
        "opening": st.sampled_from(["tile", "free"]),
        "abilities": st.sampled_from(["dealt", "draft"]),
        "sides": st.sampled_from(["A", "B", "each"]),
    }
)


EDITIONS = st.sampled_from(GAME.edition_names())


def new(seats: int, seed: int, options: dict[str, OptionValue], box: Box | str) -> Table:
    table = GAME.new(seats, str(seed), options, box)
    assert isinstance(table, Table)
    return table


def check_table(table: Table) -> None:
    """ST-4 and the counts that can be made twice."""
    for slot in range(16):
        mine = [table.golems[seat * 16 + slot] for seat in range(table.seats)]
        assert sum(mine) == table.shown[slot]
        for one in range(table.seats):
            assert all(mine[one] & mine[other] == 0 for other in range(one))
        if table.market[slot] < 0:
            assert table.shown[slot] == 0
        else:
            assert table.box.components[table.market[slot]].colour == slot // 4
    kinds = len(table.box.coats)
    for seat in range(table.seats):
        assert table.coins[seat] >= 0
        built = [card for colour in range(4) for card in table.towers[seat * 4 + colour]]
        counted = [sum(table.box.components[card].coat == coat for card in built) for coat in range(kinds)]
        assert table.coats[seat * kinds : seat * kinds + kinds] == counted
        for colour in range(4):
            assert all(table.box.components[card].colour == colour for card in table.towers[seat * 4 + colour])
        # What is kept of a city's worth is what it is worth.
        assert worth_of(table, seat) == city_worth(table, seat)
    if table.phase not in (2, 3):
        assert table.chain == []


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**9), OPTIONS, EDITIONS)
def test_every_position_is_sound(seats: int, seed: int, options: dict[str, OptionValue], edition: str) -> None:
    """ST-4, ST-36 (steps never grow but with a new round), ST-48; ruling 49: never without a golem to send"""
    table = new(seats, seed, options, edition)
    dice = seeded(f"sound {seed}")
    points = table.pp[:]
    while not table.over:
        kind = type(table.decision()).__name__
        assert kind != "TakeBack"
        if kind == "Send":
            assert table.supply[table.seat] >= 1
        actions = table.actions()
        assert len(actions) <= 80
        table.push(actions[dice.below(len(actions))])
        check_table(table)
        assert all(after >= before for before, after in zip(points, table.pp, strict=True))
        points = table.pp[:]
    assert table.round_number <= 30
    assert table.last_round in (-1, table.round_number)


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**9), OPTIONS, EDITIONS)
def test_playing_on_a_copy_leaves_the_table_sound(
    seats: int, seed: int, options: dict[str, OptionValue], edition: str
) -> None:
    """Also what is counted twice and not part of the digest: faces shown, coats, places of the chronometer"""
    table = new(seats, seed, options, edition)
    dice = seeded(f"copy {seed}")
    for _ in range(25):
        actions = table.actions()
        table.push(actions[dice.below(len(actions))])
        if table.over:
            break
    seen, worths = table.view(None), table.evaluate()
    twin = table.clone()
    while not twin.over:
        actions = twin.actions()
        twin.push(actions[dice.below(len(actions))])
    check_table(table)
    check_table(twin)
    assert table.view(None) == seen
    assert table.evaluate() == worths


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**9), OPTIONS, EDITIONS)
def test_choices_of_a_turn_can_be_taken_back(
    seats: int, seed: int, options: dict[str, OptionValue], edition: str
) -> None:
    """Section 6, undo: from the barrier on, the same actions lead to the same place whatever the decks hold"""
    table = new(seats, seed, options, edition)
    dice = seeded(f"undo {seed}")
    played: list[int] = []
    while not table.over and len(played) < 60:
        actions = table.actions()
        played.append(actions[dice.below(len(actions))])
        table.push(played[-1])
        if table.over or table.barrier == table.moves:
            continue
        back = new(seats, seed, options, edition)
        for action in played[: table.barrier]:
            back.push(action)
        shuffled = back.determinize(0, seeded("else"))
        for action in played[table.barrier :]:
            assert action in shuffled.actions()
            shuffled.push(action)
        assert shuffled.view(None) == table.view(None)


def leading_box() -> Box:
    """A box in which a third of the cards lead on to others, foundations among them."""
    data = dict(read_toml(GAME.edition_path("standard")))
    cards, stones = data["card"], data["foundation"]
    assert isinstance(cards, list)
    assert isinstance(stones, list)
    effects: list[list[dict[str, object]]] = [
        [{"do": "line"}],
        [{"do": "top"}, {"do": "trade", "coins": 9, "pp": 1, "times": 1}],
    ]
    effects.append([{"do": "line"}, {"do": "recall", "coins": 0, "pp": 0}, {"do": "top"}])
    for place, card in enumerate(cards):
        if place % 3 == 0:
            card["effect"] = effects[place // 3 % 3]
    stones[0]["effect"] = [{"do": "line"}]
    stones[1]["effect"] = [{"do": "top"}]
    return GAME.read_edition(Entry(data, "leading.toml"), content_hash(data))


LEADING = leading_box()


def works(table: Table, seat: int, part: EffectPart, banned: int) -> bool:
    match part.plain["do"]:
        case "trade":
            return table.coins[seat] >= part.coins
        case "rotate":
            return bool(golems_to_turn(table, seat, part.steps, [], banned))
        case "redirect":
            return bool(golems_to_redirect(table, seat, banned))
        case "recall":
            return bool(golems_to_recall(table, seat, banned))
        case "add":
            return bool(cards_to_add(table, seat, part.mine, part.cost, banned))
        case do:
            return do in ("pp", "coins", "pp_per", "coins_per")


def by_definition(table: Table, seat: int, spot: int, chain: tuple[int, ...]) -> bool:
    """ST-39 read word for word: the target joins the chain, then one of its parts can be carried out."""
    if spot in chain:
        return False
    chain = (*chain, spot)
    banned = sum(1 << slot for slot in chain if slot < CITY)
    for part in table.box.components[table.component(seat, spot)].effect:
        do = part.plain["do"]
        if do == "top" and any(by_definition(table, seat, other, chain) for other in tops(table, seat)):
            return True
        if do == "line" and any(by_definition(table, seat, other, chain) for other in line(table, seat, spot)):
            return True
        if do not in ("top", "line") and works(table, seat, part, banned):
            return True
    return False


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**9))
def test_usable_targets_are_those_of_the_definition(seats: int, seed: int) -> None:
    """ST-33, ST-39: the quick answer agrees with the rule read word for word, where many cards lead on"""
    table = new(seats, seed, {}, LEADING)
    dice = seeded(f"usable {seed}")
    while not table.over and table.moves < 250:
        actions = table.actions()
        table.push(actions[dice.below(len(actions))])
        if table.over:
            break
        seat = table.seat
        spots = tops(table, seat) + [slot for slot in table.slots if table.market[slot] >= 0]
        spots += [spot for top in tops(table, seat) for spot in line(table, seat, top)]
        expected = [spot for spot in spots if by_definition(table, seat, spot, tuple(table.chain))]
        assert usable(table, seat, spots) == expected
        assert len(table.agenda) < 200
