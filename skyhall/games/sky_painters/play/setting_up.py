"""SP-1 to SP-8: laying out the table."""

from skyhall.core.dice import Dice
from skyhall.core.event import Json
from skyhall.core.state import Setup, Step
from skyhall.games.sky_painters.box.edition import INITIALS, Box, die_colours
from skyhall.games.sky_painters.box.words import CENTRE, HOME, LEFT, RIGHT
from skyhall.games.sky_painters.play.house import House
from skyhall.games.sky_painters.play.sky import put_card
from skyhall.games.sky_painters.play.state import Table
from skyhall.games.sky_painters.play.turn import Turn


def lay_out(setup: Setup, dice: Dice) -> Table:
    """The table laid out, in the order of the rules, which is also that of the dice."""
    table = empty_table(setup, dice)
    box = table.box
    deal_initial_cards(table, dice)
    deal_cards(table, dice)
    deal_painters(table, dice)
    tokens = list(range(len(box.halos)))
    dice.shuffle(tokens)
    table.halo_spaces = tokens[: box.halo_spaces]
    table.halo_box = sorted(tokens[box.halo_spaces :])
    table.cloud_supply = box.clouds
    if table.house.start_goods:
        give_start_goods(table)
    for colour in die_colours():
        for _ in range(box.dice[colour]):
            table.roll_into_pool(colour)
    table.agenda.append(Turn(table.first, False))
    table.agenda.append(Announce(table.first))
    return table


def empty_table(setup: Setup, dice: Dice) -> Table:
    """The table with nothing on it."""
    box = setup.edition
    assert isinstance(box, Box)
    table = Table(setup, dice, box, House(setup, box))
    table.clear()
    return table


def deal_initial_cards(table: Table, dice: Dice) -> None:
    """SP-1, SP-2: one initial card a seat; the earliest letter starts."""
    letters = list(range(len(INITIALS)))
    dice.shuffle(letters)
    table.letters = letters[: table.seats]
    for seat in range(table.seats):
        put_card(table, seat, table.letters[seat], HOME)
    table.first = table.letters.index(min(table.letters))
    table.active = table.first


def deal_cards(table: Table, dice: Dice) -> None:
    """SP-3: offer right, centre, left; the next card is the visible top of the deck."""
    cards = list(range(len(INITIALS), len(table.box.cards)))
    dice.shuffle(cards)
    size = table.house.deck_size
    table.offer[RIGHT], table.offer[CENTRE], table.offer[LEFT] = cards[0], cards[1], cards[2]
    table.deck = cards[3:size][::-1]
    table.card_box = cards[size:]


def deal_painters(table: Table, dice: Dice) -> None:
    """SP-4: as the cards."""
    tiles = list(range(len(table.box.painters)))
    dice.shuffle(tiles)
    size = table.house.painter_count
    table.gallery[RIGHT], table.gallery[CENTRE], table.gallery[LEFT] = tiles[0], tiles[1], tiles[2]
    table.pile = tiles[3:size][::-1]
    table.tile_box = tiles[size:]


def give_start_goods(table: Table) -> None:
    """SP-7: by turn order."""
    for order in range(table.seats):
        seat = (table.first + order) % table.seats
        gift = table.box.start[order]
        table.spots[seat] = gift.spots
        table.hope[seat] = gift.hope
        table.clouds[seat] = gift.clouds
        table.cloud_supply -= gift.clouds


class Announce(Step):
    """The game begins."""

    def run(self, table: Table) -> None:
        if table.log is not None:
            letters: list[Json] = [INITIALS[card] for card in table.letters]
            options: dict[str, Json] = dict(table.setup.options)
            table.emit("game_started", {"first_player": self.seat, "letters": letters, "options": options})
