"""Any position of Skytear from plain data.

    round               1 to the number of turns (3)
    first               the first player (0)
    hero                a hero's key: it is in its activation (then `ask` is "main")
    active              the seat whose turn it is: that of `hero`, or the one that activates a hero next (0)
    ask                 "main": `hero` goes on; "activate": the Heroes Phase goes on with the seat `active`; "minions":
                        the Minions Phase begins; "upkeep": upkeep begins
    ap, used            of `hero` (as many as the box gives, []); `used` lists actions, `limit` is how often each may be
                        used (1)
    players             a table for each seat, each with
      heroes            {"yami": {…}}: `hex` (label; left out: off the map), `hp` (full), `state` ("ready",
                        "exhausted", "defeated"), `returns` (turn), `conditions` (list), `cards` (on the hero card),
                        `leads` (["gank"] from hand, ["?gank"] from the deck unseen), `burned`, `bonus`, `control`,
                        `attack`, `skirmish`, `armor` (buffs), `illusion` (label)
      hand, deck, discard   lists of cards by key; the deck from the top down. Left out, `hand` and `discard` are
                        empty and `deck` holds the rest of the heroes' sets in the order of the edition
      known_top         how many cards of the deck the seat knows (0)
    sides               two tables for what belongs to a side (SK-133), each with what follows; with two seats it may
                        stand in `players` instead
      minions           {"C6": 0}: label and lane
      pillars           labels
      towers            HP by lane (full); `nexus` HP, null: closed
      kills, kills_in_turn, control_wins, dome_wins, sweeps, banes, sieges    counts (0)
    lists               with decks of one's own (SK-183): for each seat its deck as text, or a list of its lines; an
                        empty one stands for the premade sets
    tokens              labels by lane (where they start); `numbers` by lane (1, 2, …)
    dome_first          of two domes the one that is settled first (0)
    outsider            `hex`, `hp`, `conditions`, `gone`
    victory             keys of the face-up victory cards (none)
    flux_used           true: Skytear Flux has been played (false)

`options` are those of a new game (`map`, `mode`, `minion_placement`, …); `setup` does not matter. `map` and `alone` may
stand beside them. A deck need not hold the rest of the heroes' sets. What the position asks can be played at once.
"""

from collections.abc import Mapping
from typing import Final

from skyhall.core.dice import Dice
from skyhall.core.edition import Entry, near, shown
from skyhall.core.event import Json
from skyhall.core.state import Setup
from skyhall.games.skytear.box.effects import CONDITION_NAMES
from skyhall.games.skytear.box.map.hexes import OPEN, PASSABLE
from skyhall.games.skytear.box.words import ACTION_NAMES
from skyhall.games.skytear.play.heroes_phase.activation import CONTINUE, END_ACTIVATION, HeroesPhase
from skyhall.games.skytear.play.lists import check_lists, list_text, read_list
from skyhall.games.skytear.play.minions_phase.phase import MinionsPhase
from skyhall.games.skytear.play.pieces.heroes import full_hp
from skyhall.games.skytear.play.pieces.motion import stand
from skyhall.games.skytear.play.seats import partner, seats_of
from skyhall.games.skytear.play.setting_up import bare_table
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import DEFEATED, EXHAUSTED, FROM_DECK, HEROES, KNOWN, READY, STATUS_NAMES
from skyhall.games.skytear.play.turn import Turn
from skyhall.games.skytear.play.upkeep import Upkeep

COUNTS: Final = ("kills", "kills_in_turn", "control_wins", "dome_wins", "sweeps", "banes", "sieges")


def renewed(data: Mapping[str, Json]) -> Mapping[str, Json]:
    """The data by today's names: `seats` was the list of players, `turn` the round, `active` a hero, `next` a seat."""
    new = dict(data)
    beside: dict[str, Json] = {name: new.pop(name) for name in ("map", "alone") if name in new}
    options = new.get("options", {})
    if beside and isinstance(options, Mapping):
        new["options"] = {**options, **beside}
    if isinstance(new.get("seats"), list | tuple):
        new["players"] = new.pop("seats")
    if "turn" in new:
        new["round"] = new.pop("turn")
    if isinstance(new.get("active"), str):
        new["hero"] = new.pop("active")
        new.pop("next", None)
    if "next" in new:
        new["active"] = new.pop("next")
    return new


def read_position(root: Entry, setup: Setup, dice: Dice) -> Table:
    """A table as described."""
    table = bare_table(setup, dice)
    table.turn = root.number("round", 1, table.box.numbers.turns, 3)
    table.first = root.number("first", 0, setup.seats - 1, 0)
    table.flux_used = root.flag("flux_used", False)
    _victory(root, table)
    players = root.entries("players")
    if len(players) != setup.seats:
        raise root.fail(f'"players" holds {len(players)} tables: expected {setup.seats}')
    sides = root.entries("sides") if root.has("sides") or setup.seats > 2 else []
    if sides and len(sides) != 2:
        raise root.fail(f'"sides" holds {len(sides)} tables: expected 2')
    for side, entry in enumerate(sides):
        _buildings(entry, table, side)
    lists = root.per_seat("lists", setup.seats)
    if lists and not table.stride:
        raise root.fail('"lists" is for tables with decks of one\'s own: expected the option decks "chosen" or "draft"')
    for seat, entry in enumerate(players):
        if not sides:  # with two seats what belongs to a side may stand with its player
            _buildings(entry, table, seat)
        _team(entry, table, seat, list_text(root, lists[seat]) if lists else "")
        if not sides:
            _belongings(entry, table, seat)
        entry.close()
    for side, entry in enumerate(sides):
        _belongings(entry, table, side)
        entry.close()
    _check_copies(root, table)
    _tokens(root, table)
    _outsider(root, table)
    _agenda(root, table)
    return table


def _index(entry: Entry, what: str, key: object, known: list[str]) -> int:
    """The place of a key in a list of known ones."""
    if not isinstance(key, str) or key not in known:
        raise entry.fail(f"unknown {what} {shown(key)}{near(key, known)}")
    return known.index(key)


def _hex(entry: Entry, table: Table, label: object) -> int:
    return _index(entry, "hex", label, table.box.map.labels)


def _cards(entry: Entry, table: Table, key: str) -> list[int]:
    return [_card(entry, table, name) for name in entry.items(key, [])]


def _card(entry: Entry, table: Table, name: object) -> int:
    card = _index(entry, "card", name, [card.key for card in table.box.cards])
    if table.box.cards[card].is_flux:  # SK-45
        raise entry.fail(f'"{name}" is never in a hand, deck or pile, nor on or under a hero: expected "flux_used"')
    return card


def _victory(root: Entry, table: Table) -> None:
    known = [card.key for card in table.box.victory]
    for name in root.items("victory", []):
        card = _index(root, "victory card", name, known)
        if card in table.victory:
            raise root.fail(f'victory card "{name}" appears twice')
        table.victory.append(card)


def _tokens(root: Entry, table: Table) -> None:
    lanes = len(table.tokens)
    if root.has("tokens"):
        table.tokens = [_hex(root, table, label) for label in root.items("tokens")]
        if len(table.tokens) != lanes:
            raise root.fail(f'"tokens" holds {len(table.tokens)} hexes: expected {lanes}')
        for token in table.tokens:
            if table.box.map.dome[token]:  # SK-100
                raise root.fail(f'token on "{table.box.map.labels[token]}", in a dome: expected a hex outside')
            if token in _buildings_with_hp(table):
                raise root.fail(f'token on "{table.box.map.labels[token]}": a building stands there')
    domes = table.numbers[lanes:]
    if root.has("numbers"):
        numbers = root.numbers("numbers", 1, lanes, lanes)
        if sorted(numbers) != list(range(1, lanes + 1)):
            raise root.fail(f'"numbers" is {shown(numbers)}: expected each of 1 to {lanes} once')
        table.numbers = numbers + domes
    if root.has("dome_first"):
        if not domes:
            raise root.fail('"dome_first" is for a map with two dome points')
        if root.number("dome_first", 0, len(domes) - 1) == 1:
            table.numbers = table.numbers[:lanes] + domes[::-1]


def _team(entry: Entry, table: Table, seat: int, text: str) -> None:
    heroes = entry.entry("heroes")
    known = [hero.key for hero in table.box.heroes]
    team = sorted(_index(heroes, "hero", name, known) for name in heroes.data)
    table.teams[seat] = team
    for hero in team:
        if table.owner[hero] >= 0:
            raise heroes.fail(f'"{known[hero]}" is in the other seat\'s team already')
        table.owner[hero] = seat
    side = table.side_of[seat]
    table.camps[side] = sorted(table.camps[side] + team)
    if table.stride:
        read_list(entry, table, seat, text)
    for hero in team:
        _hero(heroes.entry(known[hero], f"hero {known[hero]}"), table, hero)
    _piles(entry, table, seat)


def _belongings(entry: Entry, table: Table, side: int) -> None:
    """SK-133: what is a side's."""
    _pieces(entry, table, side)
    counts = [entry.number(name, 0, 999, 0) for name in COUNTS]
    for place, counter in enumerate(
        (table.kills, table.kills_in_turn, table.control_wins, table.dome_wins, table.sweeps, table.banes, table.sieges)
    ):
        counter[side] = counts[place]


def _buildings(entry: Entry, table: Table, side: int) -> None:
    """SK-98, SK-99: the hex of a fallen tower is an ordinary one, and the first that falls opens the nexus."""
    lanes, numbers = table.box.field.lanes, table.box.numbers
    if entry.has("towers"):
        table.towers[side] = entry.numbers("towers", 0, numbers.tower_hp, len(lanes))
        for lane in lanes:
            if table.towers[side][lane.index] == 0:
                table.crowd[lane.towers[side]] = OPEN
                table.nexus[side] = numbers.nexus_hp
    if entry.has("nexus"):
        hp = -1 if entry.raw("nexus") is None else entry.number("nexus", 1, numbers.nexus_hp)
        if (hp >= 0) != (table.nexus[side] >= 0):
            raise entry.fail('"nexus": expected HP once a tower has fallen (0 in "towers"), null before')
        table.nexus[side] = hp


def _hero(entry: Entry, table: Table, hero: int) -> None:
    table.hp[hero] = entry.number("hp", 0, full_hp(table, hero), full_hp(table, hero))
    table.status[hero] = STATUS_NAMES.index(entry.choice("state", STATUS_NAMES, "ready"))
    table.conditions[hero] = _conditions(entry)
    table.burned[hero] = entry.number("burned", 0, 20, 0)
    table.bonus[hero] = entry.number("bonus", 0, 20, 0)
    table.control[hero] = entry.number("control", 0, 20, 0)
    table.attack_buff[hero] = entry.number("attack", -9, 9, 0)
    table.skirmish_buff[hero] = entry.number("skirmish", -9, 9, 0)
    table.armor_buff[hero] = entry.number("armor", -9, 9, 0)
    table.cards_on[hero] = _cards(entry, table, "cards")
    for card in table.cards_on[hero]:
        table.spent[hero] += table.box.cards[card].cost
        table.unseen[table.owner[hero] * table.stride + card] -= 1
    _leads(entry, table, hero)
    if entry.has("hex"):
        place = _hex(entry, table, entry.raw("hex"))
        if table.crowd[place] != OPEN:
            raise entry.fail(f'"hex" is "{table.box.map.labels[place]}": something stands there already')
        if table.hp[hero] == 0 or table.status[hero] == DEFEATED:
            raise entry.fail("a Defeated hero, or one without HP, is not on the map")
        stand(table, hero, place)
    else:
        _defeated(entry, table, hero)
    if entry.has("illusion"):
        table.illusion[hero] = _token_hex(entry, table, entry.raw("illusion"))
    entry.close()


def _defeated(entry: Entry, table: Table, hero: int) -> None:
    """SK-32: off the map without HP, until next turn or the one after (0: for good)."""
    if entry.has("hp") and table.hp[hero] > 0:
        raise entry.fail(f'"hp" is {table.hp[hero]}: expected 0 for a hero off the map, or a "hex"')
    table.status[hero] = DEFEATED
    table.hp[hero] = 0
    table.returns[hero] = entry.number("returns", 0, table.turn + 2, 0)
    if 0 < table.returns[hero] <= table.turn:
        raise entry.fail(f'"returns" is {table.returns[hero]}: expected a turn after {table.turn}')


def _conditions(entry: Entry) -> int:
    mask = 0
    for name in entry.items("conditions", []):
        mask |= 1 << _index(entry, "condition", name, CONDITION_NAMES)
    return mask


def _leads(entry: Entry, table: Table, hero: int) -> None:
    for name in entry.items("leads", []):
        unseen = isinstance(name, str) and name.startswith("?")
        key = name[1:] if isinstance(name, str) and unseen else name
        table.leads[hero].append(_card(entry, table, key))
        table.lead_flags[hero].append(FROM_DECK if unseen else KNOWN)


def _buildings_with_hp(table: Table) -> list[int]:
    """The hexes that no token, pillar or illusion can be on."""
    found = table.box.field.nexus[:]
    for lane in table.box.field.lanes:
        found += [lane.towers[side] for side in range(2) if table.towers[side][lane.index] > 0]
    return found


def _token_hex(entry: Entry, table: Table, label: object) -> int:
    """The hex of a pillar or illusion, of which no two share one."""
    place = _hex(entry, table, label)
    if table.litter[place]:
        raise entry.fail(f'a pillar or illusion is on "{table.box.map.labels[place]}" already')
    if place in _buildings_with_hp(table):
        raise entry.fail(f'a building stands on "{table.box.map.labels[place]}"')
    table.litter[place] = 1
    return place


def _piles(entry: Entry, table: Table, seat: int) -> None:
    table.hands[seat] = sorted(_cards(entry, table, "hand"))
    table.discards[seat] = _cards(entry, table, "discard")
    for card in table.discards[seat]:
        table.unseen[seat * table.stride + card] -= 1
    if entry.has("deck"):
        table.decks[seat] = _cards(entry, table, "deck")[::-1]
    else:
        table.decks[seat] = _rest(entry, table, seat)
    table.known_top[seat] = entry.number("known_top", 0, len(table.decks[seat]), 0)


def _rest(entry: Entry, table: Table, seat: int) -> list[int]:
    """The heroes' sets without the cards that are elsewhere, the first on top."""
    rest: list[int] = []
    elsewhere = table.hands[seat] + table.discards[seat]
    for hero in table.teams[seat]:
        rest.extend(table.sets[hero])
        elsewhere = elsewhere + table.cards_on[hero] + table.leads[hero]
    for card in elsewhere:
        if card not in rest:
            raise entry.fail(f'the heroes of this seat have no more copies of "{table.box.cards[card].key}"')
        rest.remove(card)
    return rest[::-1]


def _check_copies(root: Entry, table: Table) -> None:
    """No more copies of a card are in hands, on the table and in discard piles than the box has, or the decks."""
    if table.stride:
        check_lists(root, table)
        return
    found = [card for pile in table.hands + table.discards for card in pile]
    for hero in range(table.out):
        found = found + table.cards_on[hero] + table.leads[hero]
    for card in found:
        printed = table.box.cards[card]
        if found.count(card) > printed.copies:
            raise root.fail(f'"{printed.key}" appears {found.count(card)} times: the box has {printed.copies}')


def _pieces(entry: Entry, table: Table, side: int) -> None:
    if entry.has("minions"):
        minions = entry.entry("minions")
        for label in minions.data:
            place = _hex(minions, table, label)
            if table.crowd[place] not in (OPEN, PASSABLE) or place in table.minions[side]:
                raise minions.fail(f'"{label}": something stands there already')
            if table.box.map.dome[place]:
                raise minions.fail(f'"{label}" is in a dome: expected a hex outside')
            table.put_minion(side, place, minions.number(label, 0, len(table.tokens) - 1))
            table.reserve[side] -= 1
        if table.reserve[side] < 0:
            raise minions.fail(
                f"{len(minions.data)} minions: expected at most {len(minions.data) + table.reserve[side]}"
            )
    table.pillars[side] = sorted(_token_hex(entry, table, label) for label in entry.items("pillars", []))


def _outsider(root: Entry, table: Table) -> None:
    if not root.has("outsider"):
        return
    entry = root.entry("outsider")
    full = full_hp(table, table.out)
    table.hp[table.out] = entry.number("hp", 0, full, full)
    table.conditions[table.out] = _conditions(entry)
    table.outsider_gone = entry.flag("gone", table.hp[table.out] == 0)
    if entry.has("hex"):
        place = _hex(entry, table, entry.raw("hex"))
        if table.crowd[place] != OPEN:
            raise entry.fail(f'"hex" is "{table.box.map.labels[place]}": something stands there already')
        if table.outsider_gone or table.hp[table.out] == 0:
            raise entry.fail("an outsider that is gone, or has no HP, is not on the map")
        stand(table, table.out, place)
    entry.close()


def _agenda(root: Entry, table: Table) -> None:
    ask = root.choice("ask", ["main", "activate", "minions", "upkeep"], "main" if root.has("hero") else "activate")
    table.next_seat = root.number("active", 0, table.setup.seats - 1, 0)
    table.due = [seats_of(table, side)[0] for side in range(2)]
    table.due[table.side_of[table.next_seat]] = table.next_seat
    table.agenda.append(Turn())
    if ask == "upkeep":
        table.agenda.append(Upkeep())
        return
    table.agenda.append(Upkeep())
    table.agenda.append(MinionsPhase())
    if ask == "minions":
        return
    table.agenda.append(HeroesPhase())
    table.phase = HEROES
    if ask == "main":
        _activate(root, table)
    elif root.has("active"):
        table.seat = table.next_seat


def _activate(root: Entry, table: Table) -> None:
    """The activation of a hero has begun."""
    hero = _index(root, "hero", root.raw("hero"), [hero.key for hero in table.box.heroes])
    if table.place[hero] < 0 or table.status[hero] == EXHAUSTED:
        raise root.fail('"hero": expected a Ready hero on the map')
    table.active_hero = hero
    table.active_seat = table.owner[hero]
    if root.has("active") and table.next_seat != table.active_seat:
        raise root.fail(f'"active" is {table.next_seat}: "{root.raw("hero")}" is a hero of seat {table.active_seat}')
    table.seat = table.active_seat
    mate = partner(table, table.active_seat)
    table.due[table.side_of[table.active_seat]] = mate if mate >= 0 else table.active_seat
    table.status[hero] = READY
    table.ap = root.number("ap", 0, 9, table.box.numbers.ap)
    table.limit = root.number("limit", 1, 2, 1)
    for name in root.items("used", []):
        table.used[_index(root, "action", name, ACTION_NAMES)] += 1
    table.agenda.append(END_ACTIVATION)
    table.agenda.append(CONTINUE)
