"""What a learned judgement looks at: a row of numbers for each seat, named in `NAMES`. Worths are in points, as
`evaluate` reckons them."""

from typing import Final

from skyhall.games.skytopia.box.places import ROWS, SLOTS
from skyhall.games.skytopia.lens.evaluate import coin_value, guild_change, rounds_to_come, tower_worth
from skyhall.games.skytopia.lens.values import ability_worth
from skyhall.games.skytopia.play.scoring import account, cards
from skyhall.games.skytopia.play.state import SENDING, Table

NAMES: Final[tuple[str, ...]] = (
    "points for sure",
    "coins",
    "coins beyond eight",
    "golems at home",
    "no golem at home",
    "cards in the city",
    "all towers used once",
    "all towers used every fourth round",
    "towers waiting to be used",
    "turn to come this round",
    "golem to be sent now",
    "golems that lead their card",
    "rounds until they finish",
    "prizes",
    "prizes times rounds until",
    "prizes next round",
    "of prizes: towers used",
    "uses of new cards to come",
    "golems to be paid off",
    "golems too late",
)
# Rounds of a game that are seen to come at its start; of the smallest deck a card leaves every fourth turn of anybody.
ROUNDS: Final = 13.0
TURNS_A_CARD: Final = 4.0
RICH: Final = 8


def stage(table: Table) -> float:
    """How few rounds are to come: exact once the last one is known, before that by the smallest deck."""
    if table.last_round >= 0:
        return 1.0 - (table.last_round - table.round_number) / ROUNDS
    smallest = min([len(deck) for deck in table.decks])
    return 1.0 - (1.0 + TURNS_A_CARD * smallest / table.seats) / ROUNDS


def features(table: Table) -> list[list[float]]:
    """A row for each seat."""
    rounds = rounds_to_come(table)
    twin = table.clone()
    return [row(twin, seat, rounds) for seat in range(table.seats)]


def row(table: Table, seat: int, rounds: int) -> list[float]:
    """What a seat has, what it is about to do, and its golems. The table is a copy: cards are put down on trial."""
    score = account(table, seat)
    coin = coin_value(rounds)
    towers = [tower_worth(table, seat, colour, coin) for colour in range(4)]
    waiting = 0.0
    if seat == table.active:
        for colour in range(4):
            if table.waiting >> colour & 1:
                waiting += towers[colour]
    whole = sum(towers)
    supply = table.supply[seat]
    return [
        float(score.total - score.golems_pp - score.coins_pp),
        float(table.coins[seat]),
        float(max(0, table.coins[seat] - RICH)),
        float(supply),
        1.0 if supply == 0 else 0.0,
        float(cards(table, seat)),
        whole,
        whole * rounds / 4.0,
        waiting,
        1.0 if is_to_come(table, seat) else 0.0,
        1.0 if seat == table.active and (table.phase != SENDING or table.price < 0) else 0.0,
        *golems(table, seat, rounds, coin, towers, sum(score.guild)),
    ]


def is_to_come(table: Table, seat: int) -> bool:
    """Whether a seat has not had its turn this round."""
    return (seat - table.first) % table.seats > (table.active - table.first) % table.seats


def golems(table: Table, seat: int, rounds: int, coin: float, towers: list[float], guild: int) -> list[float]:
    """Those that lead their card with what it will bring, those behind a rival, and those that come too late."""
    leading = 0.0
    until = 0.0
    prizes = 0.0
    delayed = 0.0
    soon = 0.0
    used = 0.0
    uses = 0.0
    paid = 0.0
    late = 0.0
    for slot in table.slots:
        mine = table.golems[seat * SLOTS + slot]
        if mine == 0:
            continue
        ahead = -1
        for bit in table.chronometer.queue[table.place]:
            if not table.shown[slot] >> bit & 1:
                continue
            steps = table.steps(bit)
            if mine >> bit & 1:
                if steps > rounds:
                    late += 1.0
                elif ahead < 0:
                    card = table.market[slot]
                    new = ability_worth(table, seat, card, coin)
                    prize = towers[slot // ROWS] + new + guild_change(table, seat, card, guild)
                    prize += table.box.components[card].end_pp
                    prizes += prize
                    delayed += prize * steps
                    if steps <= 1:
                        soon += prize
                    used += towers[slot // ROWS]
                    uses += new * (rounds - steps)
                    leading += 1.0
                    until += float(steps)
                elif ahead != seat:
                    paid += 1.0
            if ahead < 0:
                ahead = seat if mine >> bit & 1 else table.seats
    return [leading, until, prizes, delayed, soon, used, uses, paid, late]
