"""What a word would do, and what a tower will give once a card is finished: for the screen."""

from skyhall.games.skytopia.box.components import Component
from skyhall.games.skytopia.box.effects import EffectPart
from skyhall.games.skytopia.box.places import ROWS, SLOT_NAMES, SLOTS
from skyhall.games.skytopia.box.shapes import PlainPart
from skyhall.games.skytopia.box.words import CARD, GOLEM, SKIP, TOWER
from skyhall.games.skytopia.lens.shapes import Hint, PromiseView
from skyhall.games.skytopia.play.abilities import BuyRotation
from skyhall.games.skytopia.play.acts import ADDED, RECALLED, ability_of, empty_slot, place_card, return_golem
from skyhall.games.skytopia.play.choices import AddCard, Recall, Redirect, RedirectTo, Rotate, TakeCoins, Trade
from skyhall.games.skytopia.play.effects import FurtherAbility
from skyhall.games.skytopia.play.finishing import ActivateTower
from skyhall.games.skytopia.play.scoring import account, gives, reward
from skyhall.games.skytopia.play.sending import Send, TakeBack
from skyhall.games.skytopia.play.state import Table


def hint(table: Table, action: int) -> Hint:
    """What a legal word of the open question would do."""
    question = table.decision()
    seat = question.seat
    if action == SKIP:
        return {}
    if isinstance(question, Send):
        return of_send(table, seat, action)
    if isinstance(question, Trade):
        part = question.offer(table)
        return {"price": part.coins, "gain_pp": part.pp, **of_purse(table, seat, part.pp, -part.coins)}
    if isinstance(question, TakeCoins):
        return {"gain_coins": question.coins, **of_purse(table, seat, 0, question.coins)}
    if isinstance(question, Rotate):
        return of_turn(table, seat, action, question.offer(table).steps)
    if isinstance(question, BuyRotation):
        return of_turn(table, seat, action, ability_of(table, seat).steps)
    if isinstance(question, Recall):
        return of_recall(table, seat, action, question.offer(table))
    if isinstance(question, TakeBack):
        return {"home": [seat]}
    if isinstance(question, Redirect):
        return {"face": (action - GOLEM) % 6 + 1}
    if isinstance(question, RedirectTo):
        slot = action - CARD
        return {**of_place(table, seat, (question.golem - GOLEM) % 6, table.queue(slot)), **of_card(table, slot)}
    if isinstance(question, AddCard):
        return of_adding(table, seat, action - CARD, question.offer(table).cost)
    if isinstance(question, ActivateTower):
        return of_tower(table, seat, action - TOWER)
    if isinstance(question, FurtherAbility):
        return of_component(table.box.components[table.component(seat, question.spot_of(table, action))])
    if CARD <= action < TOWER:
        return of_card(table, action - CARD)
    return {}


def of_send(table: Table, seat: int, action: int) -> Hint:
    """Price and time, what the card gives at once, whom the golem meets, and what its tower will give if it leads."""
    slot = action // 6
    bit = action % 6
    price = table.chronometer.price[table.place * 6 + bit]
    pp, coins = gives(table, seat, table.market[slot], 1)
    place = of_place(table, seat, bit, table.queue(slot))
    leads = not place["ahead"] and not place["after_end"]
    return {
        "price": price,
        "coins_left": table.coins[seat] - price,
        **of_purse(table, seat, pp, coins - price),
        "gain_pp": pp,
        "gain_coins": coins,
        "then": promise(table, seat, slot, table.steps(bit)) if leads else None,
        **(of_later(table, seat, slot, table.steps(bit)) if leads else {}),
        **place,
        **of_card(table, slot),
    }


def of_purse(table: Table, seat: int, pp: int, coins: int) -> Hint:
    """What one has with so much more."""
    return {"coins_then": table.coins[seat] + coins, "pp_then": table.pp[seat] + pp}


def of_place(table: Table, seat: int, bit: int, queue: list[tuple[int, int]]) -> Hint:
    """A golem that comes to show a face among the others of a card: when it is done, and who will take the card.

    ST-18: behind a rival who will finish first it brings a compensation, behind one's own golem nothing."""
    steps = table.steps(bit)
    ahead = [owner for owner, other in queue if table.steps(other) < steps]
    leader = ahead[0] if ahead else seat
    return {
        "face": bit + 1,
        "steps": steps,
        "finish_round": table.round_number + steps,
        "after_end": table.is_late(bit),
        "ahead": ahead,
        "behind": [owner for owner, other in queue if table.steps(other) > steps],
        "leader": leader,
        "refund": table.box.compensation if leader != seat else 0,
    }


def of_turn(table: Table, seat: int, action: int, steps: int) -> Hint:
    """ST-36: a golem after so many steps, and whom it passes on its card."""
    slot = (action - GOLEM) // 6
    bit = (action - GOLEM) % 6
    after = table.chronometer.turned[(table.place * 6 + steps) * 6 + bit]
    others = [(owner, other) for owner, other in table.queue(slot) if other != bit]
    passed = [owner for owner, other in others if table.steps(after) < table.steps(other) < table.steps(bit)]
    return {**of_place(table, seat, after, others), "overtakes": passed}


def of_recall(table: Table, seat: int, action: int, part: EffectPart) -> Hint:
    """ST-49: a golem comes home and brings something."""
    twin = table.clone()
    return_golem(twin, seat, (action - GOLEM) // 6, (action - GOLEM) % 6, RECALLED, 0)
    pp = twin.pp[seat] - table.pp[seat] + part.pp
    return {"home": [seat], "gain_pp": pp, "gain_coins": part.coins}


def of_adding(table: Table, seat: int, slot: int, cost: int) -> Hint:
    """ST-18, ST-23, ST-49: who goes home, what one would be worth then, and whether the tower will still use it."""
    twin = table.clone()
    colour = slot // ROWS
    twin.coins[seat] -= cost
    place_card(twin, seat, twin.market[slot])
    empty_slot(twin, seat, slot, ADDED)
    worth = account(twin, seat)
    return {
        "price": cost,
        "home": [owner for owner, _ in table.queue(slot)],
        "leader": seat,
        "gain_pp": twin.pp[seat] - table.pp[seat],
        "coins_then": twin.coins[seat],
        "pp_then": twin.pp[seat],
        "worth": account(table, seat).total,
        "worth_then": worth.total,
        "guild": worth.guild,
        "activates": table.waiting >> colour & 1 == 1 or table.tower == colour,
        **of_card(table, slot),
    }


def of_card(table: Table, slot: int) -> Hint:
    """The card of a slot."""
    return of_component(table.box.components[table.market[slot]])


def of_tower(table: Table, seat: int, colour: int) -> Hint:
    """The abilities of a whole tower, from the foundation upwards."""
    effect = table.box.components[table.box.first_stone + colour].plain[:]
    for card in table.towers[seat * 4 + colour]:
        effect += table.box.components[card].plain
    return {"effect": effect}


def of_component(component: Component) -> Hint:
    """A card or foundation with its effect."""
    return {"card": None if component.is_foundation else component.id, "effect": component.plain}


def choices(component: Component) -> list[PlainPart]:
    """The parts of a component that ask for a choice."""
    return [part.plain for part in component.effect if component.activates and not part.gains]


def leads(table: Table, seat: int) -> list[tuple[int, int]]:
    """The cards that a seat will finish in time if nothing changes, as (steps, slot), the soonest first."""
    found: list[tuple[int, int]] = []
    for slot in table.slots:
        if table.golems[seat * SLOTS + slot]:
            owner, bit = table.queue(slot)[0]
            if owner == seat and not table.is_late(bit):
                found.append((table.steps(bit), slot))
    return sorted(found)


def of_later(table: Table, seat: int, slot: int, steps: int) -> Hint:
    """What the golems that finish after one which is sent to a slot will bring then, where that changes."""
    found: dict[str, PromiseView] = {}
    for other_steps, other in leads(table, seat):
        if other_steps >= steps and other != slot:
            now = promise(table, seat, other, other_steps)
            then = promise(table, seat, other, other_steps, [(steps, slot)])
            if (now["sums"], now["paid"]) != (then["sums"], then["paid"]):
                found[SLOT_NAMES[other]] = then
    return {"later": found} if found else {}


def promise(table: Table, seat: int, slot: int, steps: int, sent: list[tuple[int, int]] | None = None) -> PromiseView:
    """ST-17, ST-21, ST-22: the tower once the card of that slot is finished, on all that the seat has finished by then;
    `sent` are golems that are thought of as sent, as (steps, slot).

    Golems at work are counted as they are now. What guildmasters pay for this card is added to what they pay now."""
    twin = table.clone()
    card = twin.box.components[twin.market[slot]]
    for earlier, other in sorted(leads(table, seat) + (sent or [])):
        if earlier <= steps and other != slot:
            place_card(twin, seat, twin.market[other])
    without = rewards(twin, seat)
    place_card(twin, seat, twin.market[slot])
    sums: list[int] = []
    paid: list[int] = []
    asked: list[PlainPart] = []
    for storey in [twin.box.first_stone + card.colour, *twin.towers[seat * 4 + card.colour]]:
        pp, coins = gives(twin, seat, storey)
        sums.append(pp)
        paid.append(coins)
        asked += choices(twin.box.components[storey])
    told = zip(rewards(table, seat), without, rewards(twin, seat), strict=True)
    guild = [now + pays - paid_anyway for now, paid_anyway, pays in told]
    return {"pp": sum(sums), "coins": sum(paid), "sums": sums, "paid": paid, "choices": asked, "guild": guild}


def due(table: Table, slot: int) -> PromiseView | None:
    """What the card of a slot will bring whoever leads there, if it can be finished in time."""
    queue = table.queue(slot)
    if not queue or table.is_late(queue[0][1]):
        return None
    return promise(table, queue[0][0], slot, table.steps(queue[0][1]))


def rewards(table: Table, seat: int) -> list[int]:
    """What each guildmaster pays a seat."""
    return [reward(table, seat, table.box.guildmasters[master]) for master in table.masters]
