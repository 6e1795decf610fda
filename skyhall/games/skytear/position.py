"""Any position of Skytear from plain data.

    edition             name or file of the edition ("standard")
    options             as for a new game (`mode`, `minion_placement`, …); `setup` does not matter
    turn                1 to the number of turns (3)
    first               the first player (0)
    active              a hero's key: it is this hero's activation (then `ask` is "main")
    ask                 "main": the active hero goes on; "activate": the Heroes Phase goes on with the seat `next`
                        (default 0); "minions": the Minions Phase begins; "upkeep": upkeep begins
    ap, used            of the active hero (3, []); `used` lists actions, `limit` is how often each may be used (1)
    seats               two tables, each with
      heroes            {"yami": {…}}: `hex` (label; left out: off the map), `hp` (full), `state` ("ready",
                        "exhausted", "defeated"), `returns` (turn), `conditions` (list), `cards` (on the hero card),
                        `leads` (["gank"] from hand, ["?gank"] from the deck unseen), `burned`, `bonus`, `control`,
                        `attack`, `skirmish`, `armor` (buffs), `illusion` (label)
      hand, deck, discard   lists of cards by key; the deck from the top down. Left out, `hand` and `discard` are
                        empty and `deck` holds the rest of the heroes' sets in the order of the edition
      known_top         how many cards of the deck the seat knows (0)
      minions           {"C6": 0}: label and lane
      pillars           labels
      towers            HP by lane (full); `nexus` HP, null: closed
      kills, kills_in_turn, control_wins, dome_wins, sweeps, banes, sieges    counts (0)
    tokens              labels by lane (where they start); `numbers` by lane (1, 2)
    outsider            `hex`, `hp`, `conditions`, `gone`
    victory             keys of the face-up victory cards (none)
    flux_used           true: Skytear Flux has been played (false)
    seed                of what is random from now on ("position")

Cards need not add up to the heroes' sets, nor belong to them, unless `deck` is left out. What the position asks can be
played at once.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from skyhall.core.dice import seeded
from skyhall.core.edition import Entry, near, shown
from skyhall.core.errors import PositionError
from skyhall.core.state import Json, OptionValue
from skyhall.games.skytear.activation import CONTINUE, END_ACTIVATION, HeroesPhase
from skyhall.games.skytear.draft import bare_table
from skyhall.games.skytear.effects import CONDITION_NAMES
from skyhall.games.skytear.heroes import full_hp
from skyhall.games.skytear.hexes import OPEN, PASSABLE
from skyhall.games.skytear.minions_phase import MinionsPhase
from skyhall.games.skytear.motion import stand
from skyhall.games.skytear.state import Skytear
from skyhall.games.skytear.terms import DEFEATED, EXHAUSTED, FROM_DECK, HEROES, KNOWN, READY, STATUS_NAMES
from skyhall.games.skytear.upkeep import Turn, Upkeep
from skyhall.games.skytear.words import ACTION_NAMES

if TYPE_CHECKING:
    from skyhall.core.game import Game

COUNTS: Final = ("kills", "kills_in_turn", "control_wins", "dome_wins", "sweeps", "banes", "sieges")


def position(game: "Game", data: Mapping[str, Json]) -> Skytear:
    """A table as described, waiting for its decision."""
    root = Entry(data, "position", PositionError)
    setup = game.setup(2, _options(root), root.text("edition", "standard"))
    table = bare_table(setup, seeded(root.text("seed", "position")))
    table.turn = root.number("turn", 1, table.box.numbers.turns, 3)
    table.first = root.number("first", 0, 1, 0)
    table.flux_used = root.flag("flux_used", False)
    _victory(root, table)
    _tokens(root, table)
    seats = root.entries("seats")
    if len(seats) != 2:
        raise root.fail(f'"seats" holds {len(seats)} tables: expected 2')
    for seat, entry in enumerate(seats):
        _seat(entry, table, seat)
    _outsider(root, table)
    _agenda(root, table)
    root.close()
    table.settle()
    table.barrier = table.moves
    return table


def _options(root: Entry) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    if root.has("options"):
        for key, value in root.entry("options").data.items():
            if not isinstance(value, str | int):
                raise root.fail(f'option "{key}" is {shown(value)}: expected a text or a number')
            options[key] = value
    return options


def _index(entry: Entry, what: str, key: object, known: list[str]) -> int:
    """The place of a key in a list of known ones."""
    if not isinstance(key, str) or key not in known:
        raise entry.fail(f"unknown {what} {shown(key)}{near(key, known)}")
    return known.index(key)


def _hex(entry: Entry, table: Skytear, label: object) -> int:
    return _index(entry, "hex", label, table.box.map.labels)


def _cards(entry: Entry, table: Skytear, key: str) -> list[int]:
    return [_card(entry, table, name) for name in entry.items(key, [])]


def _card(entry: Entry, table: Skytear, name: object) -> int:
    card = _index(entry, "card", name, [card.key for card in table.box.cards])
    if table.box.cards[card].is_flux:  # SK-45
        raise entry.fail(f'"{name}" is never in a hand, deck or pile, nor on or under a hero: expected "flux_used"')
    return card


def _victory(root: Entry, table: Skytear) -> None:
    known = [card.key for card in table.box.victory]
    for name in root.items("victory", []):
        card = _index(root, "victory card", name, known)
        if card in table.victory:
            raise root.fail(f'victory card "{name}" stands twice')
        table.victory.append(card)


def _tokens(root: Entry, table: Skytear) -> None:
    lanes = len(table.tokens)
    if root.has("tokens"):
        table.tokens = [_hex(root, table, label) for label in root.items("tokens")]
        if len(table.tokens) != lanes:
            raise root.fail(f'"tokens" holds {len(table.tokens)} hexes: expected {lanes}')
        for token in table.tokens:
            if table.box.map.dome[token]:  # SK-100
                raise root.fail(f'token on "{table.box.map.labels[token]}", in a dome: expected a hex outside')
    if root.has("numbers"):
        table.numbers = root.numbers("numbers", 1, lanes, lanes)
        if sorted(table.numbers) != list(range(1, lanes + 1)):
            raise root.fail(f'"numbers" is {shown(table.numbers)}: expected each of 1 to {lanes} once')


def _seat(entry: Entry, table: Skytear, seat: int) -> None:
    _buildings(entry, table, seat)
    heroes = entry.entry("heroes")
    known = [hero.key for hero in table.box.heroes]
    team = sorted(_index(heroes, "hero", name, known) for name in heroes.data)
    table.teams[seat] = team
    for hero in team:
        if table.owner[hero] >= 0:
            raise heroes.fail(f'"{known[hero]}" is in the other seat\'s team already')
        table.owner[hero] = seat
    for hero in team:
        _hero(heroes.entry(known[hero], f"hero {known[hero]}"), table, hero)
    _piles(entry, table, seat)
    _pieces(entry, table, seat)
    counts = [entry.number(name, 0, 999, 0) for name in COUNTS]
    for place, counter in enumerate(
        (table.kills, table.kills_in_turn, table.control_wins, table.dome_wins, table.sweeps, table.banes, table.sieges)
    ):
        counter[seat] = counts[place]
    entry.close()


def _buildings(entry: Entry, table: Skytear, seat: int) -> None:
    lanes = table.box.field.lanes
    if entry.has("towers"):
        table.towers[seat] = entry.numbers("towers", 0, 30, len(lanes))
        for lane in lanes:
            if table.towers[seat][lane.index] == 0:
                table.crowd[lane.towers[seat]] = OPEN
                table.nexus[seat] = table.box.numbers.nexus_hp
    if entry.has("nexus"):
        table.nexus[seat] = -1 if entry.raw("nexus") is None else entry.number("nexus", 1, 30)


def _hero(entry: Entry, table: Skytear, hero: int) -> None:
    table.hp[hero] = entry.number("hp", 0, full_hp(table, hero), full_hp(table, hero))
    table.status[hero] = STATUS_NAMES.index(entry.choice("state", STATUS_NAMES, "ready"))
    table.returns[hero] = entry.number("returns", 0, 20, 0)
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
        table.unseen[card] -= 1
    _leads(entry, table, hero)
    if entry.has("hex"):
        place = _hex(entry, table, entry.raw("hex"))
        if table.crowd[place] != OPEN:
            raise entry.fail(f'"hex" is "{table.box.map.labels[place]}": something stands there already')
        if table.hp[hero] == 0 or table.status[hero] == DEFEATED:
            raise entry.fail("a Defeated hero, or one without HP, is not on the map")
        stand(table, hero, place)
    elif table.status[hero] != DEFEATED:
        table.status[hero] = DEFEATED
        table.hp[hero] = 0
    if entry.has("illusion"):
        table.illusion[hero] = _token_hex(entry, table, entry.raw("illusion"))
    entry.close()


def _conditions(entry: Entry) -> int:
    mask = 0
    for name in entry.items("conditions", []):
        mask |= 1 << _index(entry, "condition", name, CONDITION_NAMES)
    return mask


def _leads(entry: Entry, table: Skytear, hero: int) -> None:
    for name in entry.items("leads", []):
        unseen = isinstance(name, str) and name.startswith("?")
        key = name[1:] if isinstance(name, str) and unseen else name
        table.leads[hero].append(_card(entry, table, key))
        table.lead_flags[hero].append(FROM_DECK if unseen else KNOWN)


def _token_hex(entry: Entry, table: Skytear, label: object) -> int:
    """The hex of a pillar or illusion, of which no two share one."""
    place = _hex(entry, table, label)
    if table.litter[place]:
        raise entry.fail(f'a pillar or illusion lies on "{table.box.map.labels[place]}" already')
    table.litter[place] = 1
    return place


def _piles(entry: Entry, table: Skytear, seat: int) -> None:
    table.hands[seat] = sorted(_cards(entry, table, "hand"))
    table.discards[seat] = _cards(entry, table, "discard")
    for card in table.discards[seat]:
        table.unseen[card] -= 1
    if entry.has("deck"):
        table.decks[seat] = _cards(entry, table, "deck")[::-1]
    else:
        table.decks[seat] = _rest(entry, table, seat)
    table.known_top[seat] = entry.number("known_top", 0, len(table.decks[seat]), 0)


def _rest(entry: Entry, table: Skytear, seat: int) -> list[int]:
    """The heroes' sets without the cards that are elsewhere, the first on top."""
    rest: list[int] = []
    elsewhere = table.hands[seat] + table.discards[seat]
    for hero in table.teams[seat]:
        rest.extend(table.box.heroes[hero].cards)
        elsewhere = elsewhere + table.cards_on[hero] + table.leads[hero]
    for card in elsewhere:
        if card not in rest:
            raise entry.fail(f'there are not so many copies of "{table.box.cards[card].key}"')
        rest.remove(card)
    return rest[::-1]


def _pieces(entry: Entry, table: Skytear, seat: int) -> None:
    if entry.has("minions"):
        minions = entry.entry("minions")
        for label in minions.data:
            place = _hex(minions, table, label)
            if table.crowd[place] not in (OPEN, PASSABLE) or place in table.minions[seat]:
                raise minions.fail(f'"{label}": something stands there already')
            if table.box.map.dome[place]:
                raise minions.fail(f'"{label}" is in a dome: expected a hex outside')
            table.put_minion(seat, place, minions.number(label, 0, len(table.tokens) - 1))
            table.reserve[seat] -= 1
        if table.reserve[seat] < 0:
            raise minions.fail(
                f"{len(minions.data)} minions: expected at most {len(minions.data) + table.reserve[seat]}"
            )
    table.pillars[seat] = sorted(_token_hex(entry, table, label) for label in entry.items("pillars", []))


def _outsider(root: Entry, table: Skytear) -> None:
    if not root.has("outsider"):
        return
    entry = root.entry("outsider")
    full = full_hp(table, table.out)
    table.hp[table.out] = entry.number("hp", 0, full, full)
    table.conditions[table.out] = _conditions(entry)
    table.outsider_gone = entry.flag("gone", False)
    if entry.has("hex"):
        place = _hex(entry, table, entry.raw("hex"))
        if table.crowd[place] != OPEN:
            raise entry.fail(f'"hex" is "{table.box.map.labels[place]}": something stands there already')
        if table.outsider_gone or table.hp[table.out] == 0:
            raise entry.fail("an outsider that is gone, or has no HP, is not on the map")
        stand(table, table.out, place)
    entry.close()


def _agenda(root: Entry, table: Skytear) -> None:
    ask = root.choice("ask", ["main", "activate", "minions", "upkeep"], "main" if root.has("active") else "activate")
    table.next_seat = root.number("next", 0, 1, 0)
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


def _activate(root: Entry, table: Skytear) -> None:
    """The activation of a hero has begun."""
    hero = _index(root, "hero", root.raw("active"), [hero.key for hero in table.box.heroes])
    if table.place[hero] < 0 or table.status[hero] == EXHAUSTED:
        raise root.fail('"active": expected a Ready hero on the map')
    table.active_hero = hero
    table.active_seat = table.owner[hero]
    table.status[hero] = READY
    table.ap = root.number("ap", 0, 9, table.box.numbers.ap)
    table.limit = root.number("limit", 1, 2, 1)
    for name in root.items("used", []):
        table.used[_index(root, "action", name, ACTION_NAMES)] += 1
    table.agenda.append(END_ACTIVATION)
    table.agenda.append(CONTINUE)
