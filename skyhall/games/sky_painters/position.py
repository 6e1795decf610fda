"""Any position of Sky Painters from plain data, at the start of step 1 or inside step 2.

Every key has a default, so that a test names only what matters (`Game.position` reads seats, edition, options, seed and
moves):

    round           number of this turn, counting those of all seats (1); first, active: seats (0, first);
                    step 1 or 2 (1); extra: it is an extra turn (false)
    leader          seat or null (null); leader_at_start: the active seat had it when the turn began (has it now)
    critical        the Critical Phase had begun before this turn (if the deck is empty)
    idle_turns      idle turns in a row before this one (0); moved: this turn is not idle any more (false)
    dice_left       additional dice left in this turn (option extra_dice); extra_turns pending (0)
    pool            {"blue": [6, 4], …}: the numbers of the dice; colours not named have none.
                    Left out altogether: all dice that lie on no card, rolled
    clouds          in the supply (those that no player has)
    offer           [left, centre, right], card ids, null or ""; offer_hope: hope on the right card (0)
    deck            card ids, the top first, or how many (as at the start; none if a place of the offer is empty).
                    Cards not named fill offer and deck in the order of the edition; the rest lies in the box
    gallery, pile   the same for Painters
    halos           token ids, null or "" on the halo spaces (the first ones that nobody owns); the rest lies in the box
    players         for each seat {spots, hope, clouds, sky, painters: [ids], halos: {token id: "x y" or Painter id}}
    players.sky     {"x y": card}: "22 blue" is completed, "22" is uncompleted and empty, "22 o5 - square hope" tells
                    what lies on each symbol (a die by colour letter, x for grey, and number). Cell "0 0" holds the
                    initial card (no sky: uncompleted, the first letter left). Uncompleted cards fill the slots in
                    the order given.
"""

from collections.abc import Mapping

from skyhall.core.dice import Dice
from skyhall.core.edition import Entry, near, shown
from skyhall.core.errors import PositionError
from skyhall.core.event import Json
from skyhall.core.state import Setup
from skyhall.games.sky_painters.box.edition import INITIALS, die_colours
from skyhall.games.sky_painters.box.effects import ALWAYS
from skyhall.games.sky_painters.box.marks import CHIPS, DOWN, EMPTY, LASTING, NONE, PRICES, SQUARE
from skyhall.games.sky_painters.box.words import (
    COLOURS,
    GREY,
    HOME,
    LETTERS,
    PLACES,
    REACH,
    RIGHT,
    SLOTS,
    SYMBOLS,
    cell_at,
    column,
    row,
)
from skyhall.games.sky_painters.play.additional_actions import AdditionalAction
from skyhall.games.sky_painters.play.completing import turn_blue
from skyhall.games.sky_painters.play.fits import shapes_fitting
from skyhall.games.sky_painters.play.main_action import MainAction
from skyhall.games.sky_painters.play.primitives import PRIMITIVES
from skyhall.games.sky_painters.play.setting_up import empty_table
from skyhall.games.sky_painters.play.sky import lay_card, open_slot
from skyhall.games.sky_painters.play.state import Table
from skyhall.games.sky_painters.play.turn import LimitSpots, Review

MANY = 999
LETTERS_AND_GREY = LETTERS + "x"


def renewed(data: Mapping[str, Json]) -> Mapping[str, Json]:
    """Positions used to call the round a turn."""
    if "turn" not in data or "round" in data:
        return data
    return {"round" if key == "turn" else key: value for key, value in data.items()}


def read_position(entry: Entry, setup: Setup, dice: Dice) -> Table:
    """The table described, about to ask the active seat; PositionError names what is wrong."""
    table = empty_table(setup, dice)
    _read_turn(entry, table)
    _read_players(entry, table)
    _read_cards(entry, table)
    _read_phase(entry, table)
    _read_painters(entry, table)
    _read_halos(entry, table)
    _read_pool(entry, table)
    table.agenda.append(Review(table.active))
    table.agenda.append(LimitSpots(table.active))
    table.agenda.append(AdditionalAction(table.active))
    if table.step == 1:
        table.agenda.append(MainAction(table.active))
    table.seat = table.active
    return table


def _read_turn(root: Entry, table: Table) -> None:
    last = table.seats - 1
    table.turn = root.number("round", 1, MANY, 1)
    table.first = root.number("first", 0, last, 0)
    table.active = root.number("active", 0, last, table.first)
    table.step = root.number("step", 1, 2, 1)
    table.is_extra = root.flag("extra", False)
    table.leader = _seat(root, "leader", last)
    table.idle_turns = root.number("idle_turns", 0, table.house.idle_limit - 1, 0)
    table.has_moved = root.flag("moved", False)
    table.dice_left = root.number("dice_left", 0, table.house.extra_dice, table.house.extra_dice)
    table.extra_turns = root.number("extra_turns", 0, MANY, 0)
    if table.step == 1 and (table.has_moved or table.dice_left < table.house.extra_dice):
        raise root.fail('"step" is 1: expected no die to be bought and nothing to have moved in this turn yet (SP-9)')


def _read_phase(root: Entry, table: Table) -> None:
    """SP-35, SP-36: the Critical Phase is on when the deck is empty; it may end a turn that began in it."""
    table.is_critical = not table.deck and not table.house.is_duel
    began = root.flag("critical", table.is_critical)
    if began and not table.is_critical:
        raise root.fail('"critical" is true: expected an empty deck, and no Tension Duel (SP-35)')
    if table.is_critical and not began and table.step == 1:
        raise root.fail('"critical" is false: expected cards in the deck, or step 2 (SP-35)')
    has_leader = table.leader == table.active
    held = root.flag("leader_at_start", has_leader)
    if held != has_leader and (held or table.step == 1):
        wanted = "the active seat to have it now" if held else "true, as the turn has only begun"
        raise root.fail(f'"leader_at_start" is {shown(held)}: expected {wanted} (SP-20)')
    table.may_end = began and held


def _seat(entry: Entry, key: str, last: int) -> int:
    if not entry.has(key) or entry.raw(key) is None:
        return NONE
    return entry.number(key, 0, last)


def _read_players(root: Entry, table: Table) -> None:
    """Goods, tiles and skies; then what follows from them: hope symbols, lasting effects, legal cells."""
    entries = root.entries("players") if root.has("players") else []
    if len(entries) > table.seats:
        raise root.fail(f'"players" holds {len(entries)}: expected at most {table.seats}, one for each seat')
    used: list[int] = []
    letters = _free_letters(entries)
    for seat in range(table.seats):
        entry = entries[seat] if seat < len(entries) else Entry({}, "", PositionError)
        entry.where = f"position: seat {seat}"
        table.spots[seat] = entry.number("spots", 0, MANY, 0)
        table.hope[seat] = entry.number("hope", 0, MANY, 0)
        table.clouds[seat] = entry.number("clouds", 0, 20, 0)
        _read_tiles(entry, table, seat)
        _read_sky(entry, table, seat, letters, used)
        entry.close()
    held = sum(table.clouds)
    table.cloud_supply = root.number("clouds", 0, table.box.clouds, max(0, table.box.clouds - held))
    if table.cloud_supply + held > table.box.clouds:
        raise root.fail(f"{table.cloud_supply + held} clouds in all: expected at most {table.box.clouds}")


def _read_tiles(entry: Entry, table: Table, seat: int) -> None:
    box = table.box
    names = [tile.id for tile in box.painters]
    for value in entry.items("painters", []):
        number = _number(entry, "Painter", value, names)
        _once(entry, "Painter", value, any(number in row for row in table.painters))
        table.painters[seat].append(number)
    tokens = [tile.id for tile in box.halos]
    halos = entry.entry("halos") if entry.has("halos") else Entry({}, "", PositionError)
    for name, where in halos.data.items():
        number = _number(entry, "halo token", name, tokens)
        _once(entry, "halo token", name, any(number in row for row in table.halos))
        table.halos[seat].append(number)
        table.halo_places[seat].append(_halo_place(halos, table.painters[seat], names, str(where)))
    for tile in [box.painters[k] for k in table.painters[seat]] + [box.halos[k] for k in table.halos[seat]]:
        table.wings[seat] += tile.hope
        for effect in tile.effects:
            if effect.time == ALWAYS:
                PRIMITIVES[effect.kind].do(table, seat, effect, tile.id)


def _halo_place(halos: Entry, painters: list[int], names: list[str], where: str) -> int:
    """SP-22, ruling 32: the left one of two cells, or a Painter of the same seat."""
    if where in names:
        if names.index(where) not in painters:
            raise halos.fail(f'token on Painter "{where}": expected a Painter of the same seat')
        return -1 - names.index(where)
    cell = _cell(halos, where)
    if column(cell) == REACH:
        raise halos.fail(f'cell "{where}": expected the left one of the two that the token lies on')
    return cell


def _number(entry: Entry, what: str, value: object, names: list[str]) -> int:
    if not isinstance(value, str) or value not in names:
        raise entry.fail(f"unknown {what} {shown(value)}{near(value, names)}: expected one of {', '.join(names)}")
    return names.index(value)


def _once(entry: Entry, what: str, value: object, taken: bool) -> None:
    if taken:
        raise entry.fail(f"{what} {shown(value)} appears twice: expected each at most once")


def _cell(entry: Entry, text: str) -> int:
    steps = [str(step) for step in range(-REACH, REACH + 1)]
    parts = text.split()
    if len(parts) != 2 or parts[0] not in steps or parts[1] not in steps:
        raise entry.fail(f'cell "{text}": expected two numbers from −4 to 4, as in "0 -1"')
    return cell_at(int(parts[0]), int(parts[1]))


def _free_letters(players: list[Entry]) -> list[str]:
    """The initial cards that no player names."""
    named: list[str] = []
    for player in players:
        if player.has("sky"):
            named += str(player.entry("sky").data.get("0 0")).split()[:1]
    return [letter for letter in INITIALS if letter not in named]


def _read_sky(entry: Entry, table: Table, seat: int, letters: list[str], used: list[int]) -> None:
    """SP-14: the cards are laid one after another where they touch; each must be legal beside the others."""
    cells = entry.raw("sky") if entry.has("sky") else {"0 0": letters.pop(0)}
    sky = Entry(cells, f"{entry.where}: sky", PositionError)
    left: dict[int, str] = {}
    for name, value in sky.data.items():
        cell = _cell(sky, name)
        if not isinstance(value, str) or not value.split():
            raise sky.fail(f'cell "{name}" holds {shown(value)}: expected a card, as in "22 blue"')
        left[cell] = value
    if HOME not in left or left[HOME].split()[0] not in INITIALS:
        raise sky.fail(f'cell "0 0" holds {shown(left.get(HOME))}: expected an initial card {", ".join(INITIALS)}')
    table.letters[seat] = INITIALS.index(left[HOME].split()[0])
    for cell in _touching_order(sky, left):
        _lay(sky, table, seat, cell, left[cell].split(), used)
    for cell, text in left.items():
        if not table.blue[seat][cell]:
            _open(sky, table, seat, cell, text.split())


def _touching_order(sky: Entry, cells: dict[int, str]) -> list[int]:
    """The cells so that each touches one before it."""
    order = [HOME]
    for cell in order:
        for other in cells:
            apart = abs(column(cell) - column(other)) + abs(row(cell) - row(other))
            if apart == 1 and other not in order:
                order.append(other)
    for cell in cells:
        if cell not in order:
            raise sky.fail(
                f'cell "{column(cell)} {row(cell)}" touches no other card: expected one sky around cell "0 0"'
            )
    return order


def _lay(sky: Entry, table: Table, seat: int, cell: int, words: list[str], used: list[int]) -> None:
    box = table.box
    where = f'cell "{column(cell)} {row(cell)}"'
    card = _number(sky, f"card in {where}", words[0], [card.id for card in box.cards])
    _once(sky, "card", words[0], card in used)
    used.append(card)
    if (card < len(INITIALS)) != (cell == HOME):
        raise sky.fail(f'{where} holds "{words[0]}": expected an initial card in cell "0 0" and there only')
    if cell != HOME and not shapes_fitting(table, seat, cell) >> box.shapes[card] & 1:
        raise sky.fail(f'{where}: card "{words[0]}" ({box.cards[card].title}) does not tie with its neighbours (SP-14)')
    lay_card(table, seat, card, cell)
    if words[1:] == ["blue"]:
        table.wings[seat] += box.cards[card].hope
        turn_blue(table, seat, card, cell)


def _open(sky: Entry, table: Table, seat: int, cell: int, words: list[str]) -> None:
    """An uncompleted card in its slot, and what lies on its symbols."""
    box, card, marks = table.box, table.sky[seat][cell], words[1:]
    where = f'cell "{column(cell)} {row(cell)}"'
    if table.open_cards[seat] == SLOTS:
        raise sky.fail(f"{where}: a fifth uncompleted card: expected at most {SLOTS}")
    slot = open_slot(table, seat, card, cell)
    if marks and len(marks) != box.sizes[card]:
        found = shown(" ".join(words))
        raise sky.fail(f'{where} holds {found}: expected {box.sizes[card]} symbols after the card, or "blue"')
    lasting = table.lasting[seat * LASTING : seat * LASTING + LASTING]
    for k, word in enumerate(marks):
        if word == "hope" and lasting[PRICES + box.colours[card * SYMBOLS + k]] == 0:
            raise sky.fail(f"{where}: hope on symbol {k + 1}: expected a Painter who allows it (SP-30)")
        mark = _mark(sky, where, word, box.values[card * SYMBOLS + k], lasting[DOWN] > 0)
        table.marks[seat * PLACES + slot * SYMBOLS + k] = mark
    if table.is_slot_done(seat, slot):
        raise sky.fail(f'{where}: every symbol is completed: expected "{words[0]} blue"')


def _mark(sky: Entry, where: str, word: str, value: int, can_lower: bool) -> int:
    if word == "-":
        return EMPTY
    if word in ("square", "hope"):
        return SQUARE if word == "square" else CHIPS
    if len(word) != 2 or word[0] not in LETTERS_AND_GREY or word[1] not in "123456":
        raise sky.fail(f'{where} holds "{word}": expected "-", "square", "hope", or a die as in "b3"')
    number = int(word[1])
    if number > value and (value == 1 or not can_lower):
        raise sky.fail(f'{where}: die "{word}" on a symbol of {value}: expected at most its number (SP-16)')
    return 1 + LETTERS_AND_GREY.index(word[0]) * 6 + number - 1


def _stock(
    root: Entry, key: str, deal: str, names: list[str], used: list[int], size: int
) -> tuple[list[int], list[int]]:
    """An offer of three and the stack behind it; what is not named is filled in the order of the edition."""
    filling = not root.has(key)
    offer = [] if filling else _read_offer(root, key, names, used)
    stack: list[int] = []
    count = 0 if NONE in offer else max(0, size - 3)
    if root.has(deal) and not isinstance(root.raw(deal), int):
        count = 0
        for value in root.items(deal):
            number = _number(root, deal, value, names)
            _once(root, deal, value, number in used)
            stack.append(number)
            used.append(number)
    else:
        count = root.number(deal, 0, len(names), count)
    unused = [number for number in range(len(names)) if number not in used]
    if filling:
        offer = (unused[:3] + [NONE] * 3)[:3][::-1]
        unused = unused[3:]
    stack += unused[:count]
    used += offer + stack
    if stack and NONE in offer:
        raise root.fail(f'"{deal}" holds {len(stack)} with an empty place in "{key}": expected it to be filled (SP-13)')
    return offer, stack[::-1]


def _read_offer(root: Entry, key: str, names: list[str], used: list[int]) -> list[int]:
    """Ruling 50: places are filled from the right."""
    given = root.items(key)
    if len(given) != 3:
        raise root.fail(f'"{key}" holds {len(given)}: expected [left, centre, right]')
    offer: list[int] = []
    for value in given:
        number = NONE if value is None or value == "" else _number(root, key, value, names)
        _once(root, key, value, number >= 0 and number in used)
        if number < 0 and any(other >= 0 for other in offer):
            raise root.fail(f'"{key}" is {shown(given)}: expected empty places on the left only (ruling 50)')
        offer.append(number)
        used.append(number)
    return offer


def _read_cards(root: Entry, table: Table) -> None:
    names = [card.id for card in table.box.cards]
    used = [*range(len(INITIALS)), *[card for row in table.sky for card in row if card >= len(INITIALS)]]
    table.offer, table.deck = _stock(root, "offer", "deck", names, used, table.house.deck_size)
    table.card_box = [card for card in range(len(names)) if card not in used]
    table.offer_hope = root.number("offer_hope", 0, MANY, 0)
    if table.offer_hope and table.offer[RIGHT] < 0:
        raise root.fail(f'"offer_hope" is {table.offer_hope}: expected a card on the right for it to lie on (SP-13)')


def _read_painters(root: Entry, table: Table) -> None:
    names = [tile.id for tile in table.box.painters]
    used = [number for row in table.painters for number in row]
    table.gallery, table.pile = _stock(root, "gallery", "pile", names, used, table.house.painter_count)
    table.tile_box = [number for number in range(len(names)) if number not in used]


def _read_halos(root: Entry, table: Table) -> None:
    names = [tile.id for tile in table.box.halos]
    used = [token for row in table.halos for token in row]
    spaces = table.box.halo_spaces
    if root.has("halos"):
        given = root.items("halos")
        if len(given) != spaces:
            raise root.fail(f'"halos" holds {len(given)}: expected {spaces}, one for each halo space')
        table.halo_spaces = []
        for value in given:
            number = NONE if value is None or value == "" else _number(root, "halo token", value, names)
            _once(root, "halo token", value, number >= 0 and number in used)
            table.halo_spaces.append(number)
            used.append(number)
    else:
        unused = [token for token in range(len(names)) if token not in used]
        table.halo_spaces = (unused + [NONE] * spaces)[:spaces]
        used += table.halo_spaces
    table.halo_box = [token for token in range(len(names)) if token not in used]


def _read_pool(root: Entry, table: Table) -> None:
    left = table.box.dice[:]
    for mark in table.marks:
        if EMPTY < mark < SQUARE:
            left[(mark - 1) // 6] -= 1
    if root.has("pool"):
        pool = root.entry("pool")
        for colour, name in enumerate(COLOURS):
            for number in pool.numbers(name, 1, 6) if pool.has(name) else []:
                table.pool[colour * 6 + number - 1] += 1
                table.pool_size += 1
                left[colour] -= 1
        pool.close()
    for colour in range(GREY + 1):
        if left[colour] < 0:
            most = table.box.dice[colour]
            raise root.fail(f"{most - left[colour]} {COLOURS[colour]} dice: expected at most the {most} of the edition")
    if not root.has("pool"):
        for colour in die_colours():
            for _ in range(left[colour]):
                table.roll_into_pool(colour)
