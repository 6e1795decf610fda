"""Any position from plain data: for tests, puzzles, lessons and bug reports.

Beside what every game's position may hold (`Game.position`); all keys may be left out:

    round           1 or more; 1
    first           the seat with the start marker; 0
    active          the seat whose turn it is, seats before it in the round have had theirs; the first seat
    phase           where in that turn: "finish" (its start), "send" (Phase 2) or "over"; "finish"
    last_round      if it is known; the round after this one if a deck is empty
    guildmasters    ids, one of each group; the first of each
    market          {"gold-1": "mint_gryphon 0:1 1:6"}: a card and its golems as seat:face; other slots are empty
    decks           {"blue": ["beacon_lily", …]}, top card first; all cards of that colour that lie nowhere else
    coins, pp       a number for each seat; 0
    towers          for each seat {"blue": ["beacon_lily", …]}, upwards, without foundations; bare
    abilities       for each seat "purple A", or "" for none; none

Golems that are not in the market are in supply.
"""

from skyhall.core.dice import Dice
from skyhall.core.edition import Entry, near, shown
from skyhall.core.errors import PositionError
from skyhall.core.state import Setup
from skyhall.games.skytopia.box.places import COLOURS, SIDES, SLOT_NAMES
from skyhall.games.skytopia.play.acts import place_card, put_golem
from skyhall.games.skytopia.play.rounds import END_OF_ROUND, SENDING_AND_REFILL, TURN, start_round
from skyhall.games.skytopia.play.setting_up import bare_table
from skyhall.games.skytopia.play.state import OVER, Table

MOST = 9999


def read_position(entry: Entry, setup: Setup, dice: Dice) -> Table:
    """The table that the data describe, not yet settled; its seat is the one whose turn it is."""
    table = bare_table(setup, dice)
    box = table.box
    seats = setup.seats
    first = entry.number("first", 0, seats - 1, 0)
    start_round(table, entry.number("round", 1, box.round_limit, 1), first)
    table.coins = numbers(entry, "coins", seats)
    table.pp = numbers(entry, "pp", seats)
    free = [card for colour in range(4) for card in box.cards_of(colour, seats)]
    read_market(entry, table, free)
    read_towers(entry, table, free)
    read_decks(entry, table, free)
    read_guildmasters(entry, table)
    read_abilities(entry, table)
    # ST-42: an empty deck leaves one round more.
    next_round = min(table.round_number + 1, box.round_limit)
    latest, default = (next_round, next_round) if [] in table.decks else (box.round_limit, -1)
    table.last_round = entry.number("last_round", table.round_number, latest, default)
    read_turn(entry, table)
    return table


def numbers(entry: Entry, key: str, seats: int) -> list[int]:
    """A number for each seat."""
    return entry.numbers(key, 0, MOST, seats) if entry.has(key) else [0] * seats


def draw_card(entry: Entry, table: Table, free: list[int], label: object, colour: int) -> int:
    """A card by its id, of the right colour and not yet lying anywhere."""
    box = table.box
    number = box.numbers.get(label, -1) if isinstance(label, str) else -1
    if number < 0 or number >= box.first_stone:
        raise entry.fail(f"no card {shown(label)}{near(label, list(box.numbers))}: expected the id of a tower card")
    card = box.components[number]
    if card.colour != colour:
        raise entry.fail(f'card "{card.id}" is {COLOURS[card.colour]}: expected a {COLOURS[colour]} card here')
    if number not in free:
        why = "not used by 2 seats" if card.three_plus and table.seats == 2 else "in another place already"
        raise entry.fail(f'card "{card.id}" is {why}: expected each card of the game once')
    free.remove(number)
    return number


def read_market(entry: Entry, table: Table, free: list[int]) -> None:
    """`market`: the cards with their golems."""
    if not entry.has("market"):
        return
    market = entry.entry("market")
    names = [SLOT_NAMES[slot] for slot in table.slots]
    for name in market.data:
        if name not in names:
            raise market.fail(f'no slot "{name}"{near(name, names)}: expected {names[0]} to {names[-1]}')
        slot = SLOT_NAMES.index(name)
        words = market.text(name).split()
        spot = Entry(market.data, f"{market.where} {name}", PositionError)
        table.market[slot] = draw_card(spot, table, free, words[0], slot // 4)
        for word in words[1:]:
            read_golem(spot, table, slot, word)


def read_golem(spot: Entry, table: Table, slot: int, word: str) -> None:
    """`seat:face` on a card."""
    if len(word) != 3 or word[1] != ":" or not (word[0] + word[2]).isdigit():
        raise spot.fail(f'golem "{word}": expected seat:face, like 0:5')
    seat = int(word[0])
    bit = int(word[2]) - 1
    if seat >= table.seats or not 0 <= bit < 6:
        raise spot.fail(f'golem "{word}": expected a seat from 0 to {table.seats - 1} and a face from 1 to 6')
    if table.shown[slot] >> bit & 1:
        raise spot.fail(f'golem "{word}": expected a face that no other golem shows on this card (ST-4)')
    if table.supply[seat] == 0:
        raise spot.fail(f'golem "{word}": expected at most {table.box.golems} golems of seat {seat}')
    table.supply[seat] -= 1
    put_golem(table, seat, slot, bit)


def read_towers(entry: Entry, table: Table, free: list[int]) -> None:
    """`towers`: the cities."""
    cities = entry.entries("towers") if entry.has("towers") else []
    if len(cities) not in (0, table.seats):
        raise entry.fail(f'"towers" has {len(cities)} entries: expected one for each of {table.seats} seats')
    for seat, city in enumerate(cities):
        for colour, name in enumerate(COLOURS):
            for label in city.items(name, []):
                place_card(table, seat, draw_card(city, table, free, label, colour))
        city.close()
    table.joined = 0


def read_decks(entry: Entry, table: Table, free: list[int]) -> None:
    """`decks`: the cards still to come."""
    decks = entry.entry("decks") if entry.has("decks") else Entry({}, "position: decks", PositionError)
    for colour, name in enumerate(COLOURS):
        if decks.has(name):
            deck = [draw_card(decks, table, free, label, colour) for label in decks.items(name)]
        else:
            deck = [card for card in free if table.box.components[card].colour == colour]
        deck.reverse()
        table.decks.append(deck)
    decks.close()


def read_guildmasters(entry: Entry, table: Table) -> None:
    """`guildmasters`: one of each group."""
    box = table.box
    table.masters = [box.group(group)[0] for group in (1, 2, 3)]
    if not entry.has("guildmasters"):
        return
    labels = entry.items("guildmasters")
    for group in (1, 2, 3):
        known = [box.guildmasters[master].id for master in box.group(group)]
        label = labels[group - 1] if len(labels) == 3 else None
        if not isinstance(label, str) or label not in known:
            raise entry.fail(f'"guildmasters" is {shown(labels)}: expected three, number {group} of {", ".join(known)}')
        table.masters[group - 1] = box.group(group)[known.index(label)]


def read_abilities(entry: Entry, table: Table) -> None:
    """`abilities`: tile and side of each seat."""
    labels = entry.items("abilities", [""] * table.seats)
    known = [f"{colour} {side}" for colour in COLOURS for side in SIDES]
    sides: list[int] = []
    tiles: list[int] = []
    for label in labels:
        if label != "" and label not in known:
            raise entry.fail(f'"abilities" holds {shown(label)}: expected "" or one of {", ".join(known)}')
        number = known.index(str(label)) if label else -1
        if number >= 0 and number // 2 in tiles:
            raise entry.fail(f'"abilities" holds {shown(label)}: expected each tile once')
        tiles.append(number // 2 if number >= 0 else -1)
        sides.append(number % 2 if number >= 0 else -1)
    if len(labels) != table.seats:
        raise entry.fail(f'"abilities" has {len(labels)} entries: expected one for each of {table.seats} seats')
    table.tiles = tiles
    table.set_sides(sides)


def read_turn(entry: Entry, table: Table) -> None:
    """`active`, `phase`: whose turn it is, and what is still to do in this round."""
    active = entry.number("active", 0, table.seats - 1, table.first)
    phase = entry.choice("phase", ["finish", "send", "over"], "finish")
    to_come = [(active + turn) % table.seats for turn in range(1, (table.first - active - 1) % table.seats + 1)]
    to_finish = [active, *to_come] if phase == "finish" else to_come if phase == "send" else []
    check_pointer(entry, table, to_finish)
    if phase == "over":
        table.phase = OVER
        return
    table.active = active
    table.seat = active
    table.agenda = [END_OF_ROUND, *[TURN[seat] for seat in reversed(to_come)]]
    if phase == "finish":
        table.agenda.append(TURN[active])
    else:
        table.agenda += SENDING_AND_REFILL[active]


def check_pointer(entry: Entry, table: Table, to_finish: list[int]) -> None:
    """ST-5, ST-17, ST-36: at the pointer are only golems whose owners have yet to finish what is done this round."""
    pointer = table.chronometer.pointer[table.place]
    for slot in table.slots:
        for seat, bit in table.queue(slot):
            if bit == pointer and seat not in to_finish:
                raise entry.fail(
                    f'market {SLOT_NAMES[slot]}: golem "{seat}:{bit + 1}": {bit + 1} is at the pointer in round '
                    f"{table.round_number}, and seat {seat} has finished its cards of this round already: "
                    "expected another face, or a seat whose turn is still to come"
                )
