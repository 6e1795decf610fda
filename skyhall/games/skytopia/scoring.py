"""Counting in the market and in cities, during the game (4.2) and for its end (ST-43 to ST-45, asked at any time)."""

from typing import TYPE_CHECKING

from skyhall.games.skytopia.components import (
    COAT_SETS,
    COATS_IN,
    COUNT_COAT,
    COUNT_COATS,
    COUNT_GOLEMS,
    COUNT_HIGHEST,
    COUNT_LOWEST,
    COUNT_TOWER,
    HEIGHTS,
    HIGHEST,
    LOWEST,
    MOST_COAT,
    SET,
    TOWERS_OF,
    Guildmaster,
)
from skyhall.games.skytopia.shapes import ResultView

if TYPE_CHECKING:
    from skyhall.games.skytopia.state import Table


class Account:
    """ST-43: where the points of a seat come from."""

    def __init__(self, track: int, guild: list[int], end_pp: int, coins_pp: int, golems_pp: int) -> None:
        self.track = track
        self.guild = guild
        self.end_pp = end_pp
        self.coins_pp = coins_pp
        self.golems_pp = golems_pp
        self.total = track + sum(guild) + end_pp + coins_pp + golems_pp


def account(table: "Table", seat: int) -> Account:
    """ST-43: the final score of a seat, part by part."""
    box = table.box
    end_pp = 0
    for colour in range(4):
        for card in table.towers[seat * 4 + colour]:
            end_pp += box.components[card].end_pp
    guild = [reward(table, seat, box.guildmasters[master]) for master in table.masters]
    coins_pp = table.coins[seat] // box.coins_per_pp
    return Account(table.pp[seat], guild, end_pp, coins_pp, table.out(seat) * box.golem_pp)


def reward(table: "Table", seat: int, master: Guildmaster) -> int:
    """ST-44: what a guildmaster pays a seat."""
    return master.pp * measure(table, seat, master)


def measure(table: "Table", seat: int, master: Guildmaster) -> int:
    """4.5: what a guildmaster counts in a city."""
    by = master.by
    if by == COATS_IN:
        return len(coats_in(table, seat, master.colours[0]))
    if by in (MOST_COAT, COAT_SETS):
        kinds = len(table.box.coats)
        counts = table.coats[seat * kinds : seat * kinds + kinds]
        return max(counts) if by == MOST_COAT else min(counts)
    sizes = [table.size(seat, colour) for colour in range(4)]
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


def coats_in(table: "Table", seat: int, colour: int) -> list[int]:
    """The different coats in a tower, in the order met."""
    box = table.box
    found: list[int] = []
    for card in [box.first_stone + colour, *table.towers[seat * 4 + colour]]:
        coat = box.components[card].coat
        if coat >= 0 and coat not in found:
            found.append(coat)
    return found


def cards(table: "Table", seat: int) -> int:
    """RU-44: the tower cards in a city, foundations not counted."""
    return sum([len(table.towers[seat * 4 + colour]) for colour in range(4)])


def count(table: "Table", seat: int, number: int, what: int) -> int:
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
    sizes = [table.size(seat, colour) for colour in range(4)]
    assert what in (COUNT_HIGHEST, COUNT_LOWEST)
    return max(sizes) if what == COUNT_HIGHEST else min(sizes)


def place_key(table: "Table", seat: int) -> tuple[int, ...]:
    """ST-45: points, then fewer cards, then more coins left after conversion."""
    total = account(table, seat).total
    return (total, -cards(table, seat), table.coins[seat] % table.box.coins_per_pp)


def final_table(table: "Table") -> list[ResultView]:
    """The final table, a line for each seat."""
    ranks = table.ranks()
    rows: list[ResultView] = []
    for seat in range(table.seats):
        score = account(table, seat)
        rows.append(
            {
                "seat": seat,
                "track": score.track,
                "guild": score.guild,
                "end_pp": score.end_pp,
                "coins_pp": score.coins_pp,
                "golems_pp": score.golems_pp,
                "total": score.total,
                "cards": cards(table, seat),
                "coins_left": table.coins[seat] % table.box.coins_per_pp,
                "rank": ranks[seat],
            }
        )
    return rows
