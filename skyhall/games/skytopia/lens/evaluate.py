"""How good a position looks (section 10), as shares of the win. The weights are set by hand."""

from math import sqrt

from skyhall.core.state import shares
from skyhall.games.skytopia.box.places import ROWS, SLOTS
from skyhall.games.skytopia.lens.values import ability_worth
from skyhall.games.skytopia.play.scoring import account, reward
from skyhall.games.skytopia.play.state import Table

FAR = 8  # rounds still to come while no deck is close to empty


def evaluate(table: Table) -> list[float]:
    """Every seat's share of the win, from its worth in points."""
    if table.seat < 0:
        return table.win_shares()
    rounds = rounds_to_come(table)
    twin = table.clone()
    worths = [worth(twin, seat, rounds) for seat in range(table.seats)]
    return shares(worths, 3.0 + 0.8 * rounds)


def rounds_to_come(table: Table) -> int:
    """Exact once the last round is known, otherwise guessed from the smallest deck."""
    limit = table.final_round - table.round_number
    return limit if table.last_round >= 0 else min(limit, FAR, 1 + 2 * min([len(deck) for deck in table.decks]))


def coin_value(rounds: int) -> float:
    """What a coin is worth in points, with so many rounds to come."""
    if rounds > 4:
        return 0.42
    return 0.34 if rounds > 2 else 0.22


def worth(table: Table, seat: int, rounds: int) -> float:
    """What a seat has, and what its golems are about to bring. The table is a copy: cards are put down on trial."""
    score = account(table, seat)
    coin = coin_value(rounds)
    total = float(score.total - score.golems_pp - score.coins_pp) + coin * table.coins[seat]
    patience = sqrt(table.seats - 1.0)
    guild = sum(score.guild)
    colour = -1
    tower = 0.0
    for slot in table.slots:
        mine = table.golems[seat * SLOTS + slot]
        if mine:
            if slot // ROWS != colour:
                colour = slot // ROWS
                tower = tower_worth(table, seat, colour, coin)
            total += golems_worth(table, seat, slot, mine, rounds, coin, tower, guild, patience)
    return total


def tower_worth(table: Table, seat: int, colour: int, coin: float) -> float:
    """What activating a tower as it is now is worth."""
    total = ability_worth(table, seat, table.box.first_stone + colour, coin)
    for card in table.towers[seat * 4 + colour]:
        total += ability_worth(table, seat, card, coin)
    return total


def golems_worth(
    table: Table,
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


def guild_change(table: Table, seat: int, card: int, before: int) -> float:
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
