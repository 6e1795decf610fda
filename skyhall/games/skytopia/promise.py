"""What a tower would give if a card were finished now, for the screen: previews and the schedule of a city."""

from typing import TYPE_CHECKING

from skyhall.games.skytopia.components import COINS, COINS_PER, PP, PP_PER
from skyhall.games.skytopia.scoring import count, reward
from skyhall.games.skytopia.shapes import Part, PromiseView

if TYPE_CHECKING:
    from skyhall.games.skytopia.state import Table


def gives(table: "Table", seat: int, number: int) -> tuple[int, int]:
    """What a component of a city gives by itself as things stand: points and coins (ST-40)."""
    pp = 0
    coins = 0
    for part in table.box.components[number].effect:
        gain = part.n
        if part.op in (PP_PER, COINS_PER):
            gain *= min(part.most, count(table, seat, number, part.count))
        if part.op in (PP, PP_PER):
            pp += gain
        elif part.op in (COINS, COINS_PER):
            coins += gain
    return pp, coins


def choices(table: "Table", number: int) -> list[Part]:
    """The parts of a component that ask for a choice."""
    component = table.box.components[number]
    asked: list[Part] = []
    for place, part in enumerate(component.effect):
        if component.activates and part.op not in (PP, COINS, PP_PER, COINS_PER):
            asked.append(component.plain[place])
    return asked


def promise(table: "Table", seat: int, slot: int) -> PromiseView:
    """ST-17, ST-21, ST-22: the tower with the card of that slot on top, activated once; and the guildmasters then."""
    twin = table.clone()
    number = twin.market[slot]
    card = twin.box.components[number]
    twin.coats[seat * len(twin.box.coats) + card.coat] += 1
    tower = [*twin.towers[seat * 4 + card.colour], number]
    twin.towers[seat * 4 + card.colour] = tower
    sums: list[int] = []
    paid: list[int] = []
    asked: list[Part] = []
    for storey in [twin.box.first_stone + card.colour, *tower]:
        pp, coins = gives(twin, seat, storey)
        sums.append(pp)
        paid.append(coins)
        asked += choices(twin, storey)
    guild = [reward(twin, seat, twin.box.guildmasters[master]) for master in twin.masters]
    return {"pp": sum(sums), "coins": sum(paid), "sums": sums, "paid": paid, "choices": asked, "guild": guild}
