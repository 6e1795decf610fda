"""What a word would do, for the screen: see `question.Hint`."""

from skyhall.games.skytopia.components import COINS, COINS_PER, COUNT_GOLEMS, PP, PP_PER, Component
from skyhall.games.skytopia.scoring import count
from skyhall.games.skytopia.shapes import Hint
from skyhall.games.skytopia.state import Table
from skyhall.games.skytopia.words import GOLEM, SKIP


def of_send(table: Table, seat: int, action: int) -> Hint:
    """Price and time, who is ahead and behind, what the card gives at once, and whether only a refund will come."""
    slot = action // 6
    bit = action % 6
    steps = table.steps(bit)
    finish = table.round_number + steps
    price = table.chronometer.price[table.place * 6 + bit]
    queue = table.queue(slot)
    ahead = [owner for owner, other in queue if table.steps(other) < steps]
    pp, coins = gains(table, seat, table.market[slot])
    return {
        "price": price,
        "coins_left": table.coins[seat] - price,
        "after_end": finish > table.final_round,
        "ahead": ahead,
        "behind": [owner for owner, other in queue if table.steps(other) > steps],
        "gain_pp": pp,
        "gain_coins": coins,
        "refund": table.box.compensation if any(owner != seat for owner in ahead) else 0,
        "face": bit + 1,
        "steps": steps,
        "finish_round": finish,
        **of_card(table, slot),
    }


def gains(table: Table, seat: int, number: int) -> tuple[int, int]:
    """What a market card gives by itself once a golem more is out: points and coins."""
    pp = 0
    coins = 0
    for part in table.box.components[number].effect:
        gain = part.n
        if part.op in (PP_PER, COINS_PER):
            sent = 1 if part.count == COUNT_GOLEMS else 0
            gain *= min(part.most, count(table, seat, number, part.count) + sent)
        if part.op in (PP, PP_PER):
            pp += gain
        elif part.op in (COINS, COINS_PER):
            coins += gain
    return pp, coins


def of_golem(table: Table, action: int, steps: int) -> Hint:
    """A golem after so many steps (0: as it stands), and whom it passes on its card."""
    if action == SKIP:
        return {}
    slot = (action - GOLEM) // 6
    bit = (action - GOLEM) % 6
    after = table.chronometer.turned[(table.place * 6 + steps) * 6 + bit] if steps else bit
    before = table.steps(bit)
    left = table.steps(after)
    passed = [owner for owner, other in table.queue(slot) if left < table.steps(other) < before]
    return {"face": after + 1, "steps": left, "finish_round": table.round_number + left, "overtakes": passed}


def of_card(table: Table, slot: int) -> Hint:
    """The card of a slot."""
    return of_component(table.box.components[table.market[slot]])


def of_spot(table: Table, seat: int, spot: int) -> Hint:
    """The ability that would run."""
    return of_component(table.box.components[table.component(seat, spot)])


def of_tower(table: Table, seat: int, colour: int) -> Hint:
    """The abilities of a whole tower, from the foundation upwards."""
    effect = table.box.components[table.box.first_stone + colour].plain[:]
    for card in table.towers[seat * 4 + colour]:
        effect += table.box.components[card].plain
    return {"effect": effect}


def of_component(component: Component) -> Hint:
    """A card or foundation with its effect."""
    return {"card": None if component.is_foundation else component.id, "effect": component.plain}
