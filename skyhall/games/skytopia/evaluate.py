"""How good a position looks (section 10), as shares of the win. The weights are set by hand."""

from math import sqrt
from typing import TYPE_CHECKING

from skyhall.core.state import shares
from skyhall.games.skytopia.components import (
    ADD,
    COINS,
    COINS_PER,
    LINE,
    PP,
    PP_PER,
    RECALL,
    REDIRECT,
    ROTATE,
    TOP,
    TRADE,
)
from skyhall.games.skytopia.places import SLOTS
from skyhall.games.skytopia.scoring import account, count, reward

if TYPE_CHECKING:
    from skyhall.games.skytopia.state import Table

FAR = 8  # rounds still to come while no deck is close to empty


def evaluate(table: "Table") -> list[float]:
    """Every seat's share of the win, from its worth in points."""
    if table.seat < 0:
        return table.win_shares()
    rounds = rounds_to_come(table)
    twin = table.clone()
    worths = [worth(twin, seat, rounds) for seat in range(table.seats)]
    return shares(worths, 3.0 + 0.8 * rounds)


def rounds_to_come(table: "Table") -> int:
    """Exact once the last round is known, otherwise guessed from the smallest deck."""
    limit = table.final_round - table.round_number
    return limit if table.last_round >= 0 else min(limit, FAR, 1 + 2 * min(table.left))


def coin_value(rounds: int) -> float:
    """What a coin is worth in points, with so many rounds to come."""
    if rounds > 4:
        return 0.42
    return 0.34 if rounds > 2 else 0.22


def worth(table: "Table", seat: int, rounds: int) -> float:
    """What a seat has, and what its golems are about to bring. The table is a copy: cards are put down on trial."""
    score = account(table, seat)
    coin = coin_value(rounds)
    total = float(score.total - score.golems_pp - score.coins_pp) + coin * table.coins[seat]
    towers = [0.0, 0.0, 0.0, 0.0]
    for colour in range(4):
        towers[colour] = ability_worth(table, seat, table.box.first_stone + colour, coin)
        for card in table.towers[seat * 4 + colour]:
            towers[colour] += ability_worth(table, seat, card, coin)
    patience = sqrt(table.seats - 1.0)
    for slot in table.slots:
        mine = table.golems[seat * SLOTS + slot]
        if mine:
            total += golems_worth(table, seat, slot, mine, rounds, coin, towers[slot // 4], sum(score.guild), patience)
    return total


def golems_worth(
    table: "Table",
    seat: int,
    slot: int,
    mine: int,
    rounds: int,
    coin: float,
    tower: float,
    guild: int,
    patience: float,
) -> float:
    """The golems of a seat on one card: the leader is about to build it, those behind a rival will be paid off."""
    total = 0.0
    ahead = -1
    for bit in table.chronometer.queue[table.place]:
        if not table.shown[slot] >> bit & 1:
            continue
        steps = table.steps(bit)
        if mine >> bit & 1:
            if steps > rounds:
                total += table.box.golem_pp
            elif ahead < 0:
                new = ability_worth(table, seat, table.market[slot], coin)
                prize = tower + new + guild_change(table, seat, table.market[slot], guild)
                prize += 0.25 + 0.14 * new * (rounds - steps) + table.box.components[table.market[slot]].end_pp
                total += 0.95 ** (steps * patience) * prize - 0.12 * steps
            elif ahead != seat:
                total += table.box.compensation * coin
        if ahead < 0:
            ahead = seat if mine >> bit & 1 else table.seats
    return total


def guild_change(table: "Table", seat: int, card: int, before: int) -> float:
    """What the guildmasters would pay more with that card in the city."""
    component = table.box.components[card]
    place = seat * 4 + component.colour
    coat = seat * len(table.box.coats) + component.coat
    tower = table.towers[place]
    table.towers[place] = [*tower, card]
    table.coats[coat] += 1
    after = sum([reward(table, seat, table.box.guildmasters[master]) for master in table.masters])
    table.towers[place] = tower
    table.coats[coat] -= 1
    return float(after - before)


def ability_worth(table: "Table", seat: int, number: int, coin: float) -> float:
    """What using a card or foundation once is worth to a seat."""
    total = 0.0
    for part in table.box.components[number].effect:
        op = part.op
        if op == PP:
            total += part.n
        elif op == COINS:
            total += part.n * coin
        elif op == PP_PER:
            total += part.n * min(part.most, count(table, seat, number, part.count))
        elif op == COINS_PER:
            total += part.n * min(part.most, count(table, seat, number, part.count)) * coin
        elif op == TRADE:
            profit = part.pp - part.coins * coin
            if profit > 0.0:
                total += profit * min(part.times, table.coins[seat] // part.coins)
        elif op == ROTATE:
            total += (0.6 if part.steps == 1 else 0.9) * (1.0 if part.golems == 1 else 1.7)
        elif op == REDIRECT:
            total += 0.5
        elif op == RECALL:
            total += 0.4 + part.coins * coin + part.pp
        elif op == ADD:
            total += 2.5 - part.cost * coin
        elif op in (TOP, LINE):
            total += best_top(table, seat, coin)
    return total


def best_top(table: "Table", seat: int, coin: float) -> float:
    """The best top card or foundation of a seat that does not lead on itself: about what `top` and `line` reach."""
    best = 0.0
    for colour in range(4):
        tower = table.towers[seat * 4 + colour]
        number = tower[len(tower) - 1] if tower else table.box.first_stone + colour
        component = table.box.components[number]
        if not component.leads_on:
            best = max(best, ability_worth(table, seat, number, coin))
    return best
