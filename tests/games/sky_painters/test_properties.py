"""Properties over random games: what must hold in every position."""

from hypothesis import given, settings
from hypothesis import strategies as st

from skyhall.core.dice import seeded
from skyhall.games.sky_painters import GAME
from skyhall.games.sky_painters.box.marks import EMPTY, SQUARE
from skyhall.games.sky_painters.box.words import CELLS, PLACES, SLOTS, SYMBOLS, WIDTH
from skyhall.games.sky_painters.play.fits import shapes_fitting
from skyhall.games.sky_painters.play.state import Table

SEEDS = st.integers(0, 10**6)
EDITIONS = st.sampled_from(GAME.edition_names())


def wander(seats: int, seed: int, moves: int, edition: str) -> Table:
    table = GAME.new(seats, f"property {seed}", edition=edition)
    assert isinstance(table, Table)
    dice = seeded(f"mover {seed}")
    for _ in range(moves):
        if table.over:
            break
        actions = table.actions()
        table.push(actions[dice.below(len(actions))])
    return table


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), SEEDS, st.integers(0, 400), EDITIONS)
def test_every_sky_obeys_the_edges(seats: int, seed: int, moves: int, edition: str) -> None:
    """SP-14: nothing touches a limit; figures tie unless the owner may ignore them; what fits is up to date"""
    table = wander(seats, seed, moves, edition)
    cards = table.box.cards
    for seat in range(seats):
        ignores = table.lasting[seat * 23 + 5]
        sky = table.sky[seat]
        for cell in range(CELLS):
            assert table.fits_at[seat][cell] == shapes_fitting(table, seat, cell)
            if sky[cell] < 0:
                continue
            if cell % WIDTH < WIDTH - 1 and sky[cell + 1] >= 0:
                assert cards[sky[cell]].limit != 1
                assert cards[sky[cell + 1]].limit != 2
            if not ignores and cell + WIDTH < CELLS and sky[cell + WIDTH] >= 0:
                assert cards[sky[cell]].right == cards[sky[cell + WIDTH]].left


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), SEEDS, st.integers(0, 400), EDITIONS)
def test_slots_symbols_and_goods(seats: int, seed: int, moves: int, edition: str) -> None:
    """SP-12, SP-16, SP-19, SP-31: no full card stays grey, no die above its symbol, nobody owes anything"""
    table = wander(seats, seed, moves, edition)
    assert table.pool_size == sum(table.pool)
    for seat in range(seats):
        assert min(table.spots[seat], table.hope[seat], table.clouds[seat]) >= 0
        assert table.open_cards[seat] == sum(
            card >= 0 for card in table.slot_cards[seat * SLOTS : seat * SLOTS + SLOTS]
        )
        assert table.open_cards[seat] <= 3
        if seat != table.active:
            assert table.spots[seat] <= table.spot_limit(seat) or table.turn <= seats
        for place in range(PLACES):
            mark = table.marks[seat * PLACES + place]
            if EMPTY < mark < SQUARE and not table.lasting[seat * 23 + 2]:
                assert (mark - 1) % 6 + 1 <= table.value_at(seat, place)
        for slot in range(SLOTS):
            if table.slot_cards[seat * SLOTS + slot] >= 0:
                assert not table.is_slot_done(seat, slot)
            else:
                first = seat * PLACES + slot * SYMBOLS
                assert set(table.marks[first : first + SYMBOLS]) == {-1}


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), SEEDS, st.integers(0, 500), EDITIONS)
def test_what_is_counted_along_the_way(seats: int, seed: int, moves: int, edition: str) -> None:
    """SP-21, SP-33, SP-40: T, stars and the best block equal a count from scratch"""
    table = wander(seats, seed, moves, edition)
    pending = any(type(step).__name__ in ("Icons", "KeepHalo", "Activate") for step in table.agenda)
    for seat in range(seats):
        blue = [table.sky[seat][cell] for cell in range(CELLS) if table.blue[seat][cell]]
        cards = [table.box.cards[number] for number in blue]
        tiles = [table.box.painters[k] for k in table.painters[seat]] + [table.box.halos[k] for k in table.halos[seat]]
        assert table.stars[seat] == sum(card.star for card in cards)
        assert table.star_cards[seat] == sum(card.star > 0 for card in cards)
        assert table.leader_cards[seat] == sum(card.leader for card in cards)
        assert table.blocks[seat] == table.view(None)["seats"][seat]["best_block"]["done"]
        if not pending:
            assert table.wings[seat] == sum(c.hope for c in cards) + sum(t.hope for t in tiles)


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 4), SEEDS, EDITIONS)
def test_every_game_ends(seats: int, seed: int, edition: str) -> None:
    """SP-38, ruling 37"""
    table = wander(seats, seed, GAME.longest(seats, {}, GAME.edition(edition)), edition)
    assert table.over
    assert table.how in {"star", "firmament", "efficiency", "standstill", "no_moves"}
    assert table.turn < 400 * seats
