"""How many decisions a game can have at most."""

from collections.abc import Mapping

from skyhall.core.state import OptionValue
from skyhall.games.skytopia.box.chronometer import place_of
from skyhall.games.skytopia.box.components import BUY_ROTATION, NO_COINS, Ability, Component
from skyhall.games.skytopia.box.edition import Box
from skyhall.games.skytopia.box.effects import LEADS_ON
from skyhall.games.skytopia.box.places import SIDES
from skyhall.games.skytopia.play.effects import PRIMITIVES


def longest(box: Box, seats: int, options: Mapping[str, OptionValue]) -> int:
    """A number of decisions that no game with this box can pass: set-up, sends, and towers at work.

    A send is one use of a market card. A tower works only when a card was finished for it, so each card sets one off
    once at most.
    """
    abilities = in_play(box, options)
    uses = Uses(box, seats, any(ability.when == NO_COINS for ability in abilities))
    buyers = min(seats, sum(ability.when == BUY_ROTATION for ability in abilities))
    turn = 1 + uses.dearest_card() + (1 if takes_back(box) else 0)
    cards = sum(len(box.cards_of(colour, seats)) for colour in range(4))
    # Of the cards finished in a turn all but one may be chosen (as the next of their colour), or their towers.
    towers = sum(uses.of_tower(colour) for colour in range(4)) + cards
    return set_up(seats, options) + box.round_limit * (seats * turn + buyers) + towers


def set_up(seats: int, options: Mapping[str, OptionValue]) -> int:
    """ST-59 to ST-61; the last of four tiles is not asked for."""
    draft = min(seats, 3) if options["abilities"] == "draft" else 0
    return draft + seats * ((options["sides"] == "each") + (options["opening"] == "free"))


def in_play(box: Box, options: Mapping[str, OptionValue]) -> list[Ability]:
    """The abilities that can lie face up, one side of each tile where that is agreed."""
    if options["sides"] == "each":
        return box.abilities
    return box.abilities[SIDES.index(str(options["sides"])) :: 2]


def takes_back(box: Box) -> bool:
    """ST-25, RU-49: whether a seat can ever be without a golem.

    A golem is home again after five rounds at most, so four that were sent are out when the next one is sent, or the
    opening golem and as many as there were turns before it came home.
    """
    opening = box.chronometer.steps[place_of(1) * 6 + box.opening_face - 1]
    return box.golems <= max(4, opening)


class Uses:
    """How many questions the use of a component can ask at most, with all that it leads on to."""

    def __init__(self, box: Box, seats: int, asks_for_coins: bool) -> None:
        self.stones = box.components[box.first_stone :]
        self.cards = [[box.components[card] for card in box.cards_of(colour, seats)] for colour in range(4)]
        self.asks_for_coins = asks_for_coins
        every = [card for cards in self.cards for card in cards] + self.stones
        leading = [component for component in every if component.leads_on]
        # ST-33: a chain uses no component twice. Each part that leads on adds one to it, at best all others of its kind
        # and, when there are none left, those that ask most.
        parts = sum(part.nature == LEADS_ON for component in leading for part in component.effect)
        others = sorted([self.alone(component) for component in every if not component.leads_on], reverse=True)
        self.chain = sum(map(self.alone, leading)) + sum(others[: parts + 1 - len(leading)])

    def alone(self, component: Component) -> int:
        """Its own parts."""
        return sum(PRIMITIVES[part.op].questions(part, self.asks_for_coins) for part in component.effect)

    def whole(self, component: Component) -> int:
        """As the root of a chain."""
        return self.chain if component.leads_on else self.alone(component)

    def dearest_card(self) -> int:
        """The card that asks most when a golem is sent to it."""
        return max(self.whole(card) for cards in self.cards for card in cards)

    def of_tower(self, colour: int) -> int:
        """ST-21, ST-22: the towers of a colour in the whole game, at worst all one: each time a card higher, those
        that ask most at the bottom."""
        asked = sorted([self.whole(card) for card in self.cards[colour]], reverse=True)
        storeys = sum(times * questions for times, questions in enumerate(reversed(asked), start=1))
        return storeys + len(asked) * self.whole(self.stones[colour])
