"""Counting in the market and in cities, during the game (4.2) and for its end (ST-43 to ST-45, asked at any time)."""

from skyhall.games.skytopia.box.components import (
    COAT_SETS,
    COATS_IN,
    HEIGHTS,
    HIGHEST,
    LOWEST,
    MOST_COAT,
    SET,
    TOWERS_OF,
    Guildmaster,
)
from skyhall.games.skytopia.box.effects import (
    COUNT_COAT,
    COUNT_COATS,
    COUNT_GOLEMS,
    COUNT_HIGHEST,
    COUNT_LOWEST,
    COUNT_TOWER,
    PAYS_COINS,
    PAYS_PP,
    EffectPart,
)
from skyhall.games.skytopia.play.state import NOTHING, Table


class Account:
    """ST-43: where the points of a seat come from."""

    def __init__(self, track: int, guild: list[int], end_pp: int, coins_pp: int, golems_pp: int) -> None:
        self.track = track
        self.guild = guild
        self.end_pp = end_pp
        self.coins_pp = coins_pp
        self.golems_pp = golems_pp
        self.total = track + sum(guild) + end_pp + coins_pp + golems_pp


def account(table: Table, seat: int) -> Account:
    """ST-43: the final score of a seat, part by part."""
    worth = worth_of(table, seat)
    coins_pp = table.coins[seat] // table.box.coins_per_pp
    return Account(table.pp[seat], worth[:-1], worth[-1], coins_pp, table.out(seat) * table.box.golem_pp)


def total(table: Table, seat: int) -> int:
    """ST-43: the final score of a seat, for those who need no more of its account."""
    box = table.box
    points = table.pp[seat] + table.coins[seat] // box.coins_per_pp + table.out(seat) * box.golem_pp
    for paid in worth_of(table, seat):
        points += paid
    return points


def worth_of(table: Table, seat: int) -> list[int]:
    """What a city is worth, as `city_worth` tells it; not to be changed. It is counted anew when the city grew."""
    if not table.worth:
        table.worth = [NOTHING] * table.seats
    worth = table.worth[seat]
    if not worth:
        worth = city_worth(table, seat)
        table.worth[seat] = worth
    return worth


def city_worth(table: Table, seat: int) -> list[int]:
    """ST-43, ST-44: what each guildmaster pays for a city, and last what its cards pay at the end."""
    box = table.box
    end_pp = 0
    for colour in range(4):
        for card in table.towers[seat * 4 + colour]:
            end_pp += box.components[card].end_pp
    found = [reward(table, seat, box.guildmasters[master]) for master in table.masters]
    found.append(end_pp)
    return found


def reward(table: Table, seat: int, master: Guildmaster) -> int:
    """ST-44: what a guildmaster pays a seat."""
    return master.pp * measure(table, seat, master)


def measure(table: Table, seat: int, master: Guildmaster) -> int:
    """4.5: what a guildmaster counts in a city."""
    by = master.by
    if by == COATS_IN:
        return len(coats_in(table, seat, master.colours[0]))
    if by in (MOST_COAT, COAT_SETS):
        kinds = len(table.box.coats)
        counts = table.coats[seat * kinds : seat * kinds + kinds]
        return max(counts) if by == MOST_COAT else min(counts)
    sizes = [len(tower) + 1 for tower in table.towers[seat * 4 : seat * 4 + 4]]
    if by == SET:
        return min([sizes[colour] for colour in master.colours])
    if by == HIGHEST:
        return max(sizes)
    if by == LOWEST:
        return min(sizes)
    if by == TOWERS_OF:
        return sum([1 for size in sizes if size >= master.size])
    assert by == HEIGHTS
    return sum([1 for colour in range(4) if sizes[colour] not in sizes[:colour]])


def coats_in(table: Table, seat: int, colour: int) -> list[int]:
    """The different coats in a tower, in the order met."""
    box = table.box
    found: list[int] = []
    for card in [box.first_stone + colour, *table.towers[seat * 4 + colour]]:
        coat = box.components[card].coat
        if coat >= 0 and coat not in found:
            found.append(coat)
    return found


def cards(table: Table, seat: int) -> int:
    """RU-44: the tower cards in a city, foundations not counted."""
    return sum([len(table.towers[seat * 4 + colour]) for colour in range(4)])


def count(table: Table, seat: int, number: int, what: int) -> int:
    """4.2: what `pp_per` and `coins_per` count, at this moment."""
    if what == COUNT_GOLEMS:
        return table.out(seat)
    if what >= COUNT_TOWER and what < COUNT_HIGHEST:
        return table.size(seat, what - COUNT_TOWER)
    kinds = len(table.box.coats)
    if what == COUNT_COAT:
        return table.coats[seat * kinds + table.box.components[number].coat]
    if what == COUNT_COATS:
        return sum([1 for cards in table.coats[seat * kinds : seat * kinds + kinds] if cards > 0])
    sizes = [len(tower) + 1 for tower in table.towers[seat * 4 : seat * 4 + 4]]
    assert what in (COUNT_HIGHEST, COUNT_LOWEST)
    return max(sizes) if what == COUNT_HIGHEST else min(sizes)


def amount(table: Table, seat: int, number: int, part: EffectPart, sent: int = 0) -> int:
    """4.2: what a part that pays by itself pays now, or once so many golems more are out."""
    if part.most == 0:
        return part.n
    counted = count(table, seat, number, part.count)
    if part.count == COUNT_GOLEMS:
        counted += sent
    return part.n * min(part.most, counted)


def gives(table: Table, seat: int, number: int, sent: int = 0) -> tuple[int, int]:
    """What a component gives by itself once so many golems more are out (ST-40): points and coins."""
    pp = 0
    coins = 0
    for part in table.box.components[number].effect:
        if part.nature == PAYS_PP:
            pp += amount(table, seat, number, part, sent)
        elif part.nature == PAYS_COINS:
            coins += amount(table, seat, number, part, sent)
    return pp, coins


def coins_left(table: Table, seat: int) -> int:
    """ST-43: the coins that make no point."""
    return table.coins[seat] % table.box.coins_per_pp


def scores(table: Table) -> list[int]:
    """The points of every seat if the game ended now."""
    return [total(table, seat) for seat in range(table.seats)]


def standing(table: Table) -> list[tuple[int, ...]]:
    """ST-45: points, then fewer cards, then more coins left after conversion."""
    return [(total(table, seat), -cards(table, seat), coins_left(table, seat)) for seat in range(table.seats)]
