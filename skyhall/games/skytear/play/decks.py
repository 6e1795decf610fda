"""SK-175 to SK-182: decks of one's own, built in secret or drafted in the open, before the first hands are drawn."""

from typing import ClassVar, Final

from skyhall.core.event import Json
from skyhall.core.state import Decision, Step
from skyhall.games.skytear.box.lists import bundles_for, faction_cards_in, next_choices, replaceable, replaced, set_of
from skyhall.games.skytear.box.words import CARD_0, DONE, HERO_0
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.draft import snake
from skyhall.games.skytear.play.names import cards, who
from skyhall.games.skytear.play.seats import insiders, table_order
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import DRAFT

CHOSEN: Final = "chosen"
IN_PLAY: Final = 8  # heroes, and picks of bundles


class PrepareDecks(Step):
    """SK-175: chosen by seat and hero, or drafted bundle by bundle."""

    def run(self, table: Table) -> None:
        table.agenda.append(ShowDecks())
        if table.setup.options["decks"] == CHOSEN:
            for seat in reversed(table_order(table)):
                for hero in reversed(table.teams[seat]):
                    table.agenda.append(BuildTriple(seat, hero))
        else:
            table.bundles = [card.index for card in table.box.faction_cards]
            for seat in reversed(snake(table, IN_PLAY)):
                table.agenda.append(PickBundle(seat))


def are_decks_hidden(table: Table) -> bool:
    """SK-179: whether sets are being built that the other side does not see yet."""
    return table.stride > 0 and table.phase == DRAFT and table.setup.options["decks"] == CHOSEN


def take_set(table: Table, hero: int, found: list[int]) -> None:
    """A hero brings these cards. The lists are shared with clones: a new one takes their place."""
    sets = table.sets[:]
    sets[hero] = found
    table.sets = sets


class BuildTriple(Choice):
    """SK-179: the card that a hero's set has three times, or the premade set."""

    is_always_asked: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero = hero

    def words(self, table: Table) -> list[int]:
        return [DONE, *[CARD_0 + card for card in next_choices(table.box, self.hero, [], taken(table, self.hero))]]

    def take(self, table: Table, action: int) -> None:
        if action == DONE:
            finish_set(table, self.seat, self.hero, table.box.premade[self.hero])
        else:
            table.building = [action - CARD_0]
            table.agenda.append(BuildPair(self.seat, self.hero))


class BuildPair(Choice):
    """SK-179: a card that the set has twice; asked again for the second, of a higher number."""

    is_always_asked: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero = hero

    def words(self, table: Table) -> list[int]:
        found = next_choices(table.box, self.hero, table.building, taken(table, self.hero))
        return [CARD_0 + card for card in found]

    def take(self, table: Table, action: int) -> None:
        chosen = [*table.building, action - CARD_0]
        if len(chosen) < 3:
            table.building = chosen
            table.agenda.append(self)
        else:
            finish_set(table, self.seat, self.hero, set_of(table.box, self.hero, chosen[0], chosen[1], chosen[2]))


def begun_with(step: Decision) -> Decision:
    """What everybody sees asked while a set is being built: the question that it began with."""
    return BuildTriple(step.seat, step.hero) if isinstance(step, BuildPair) else step


def taken(table: Table, hero: int) -> list[int]:
    """SK-178 (d): the faction cards in the sets of the seat's other heroes."""
    found: list[int] = []
    for mate in table.teams[table.owner[hero]]:
        if mate != hero:
            found.extend(faction_cards_in(table.box, table.sets[mate]))
    return found


def finish_set(table: Table, seat: int, hero: int, found: list[int]) -> None:
    """The set of a hero is complete; once all of the seat are, nothing of them can be taken back."""
    table.building = []
    take_set(table, hero, found)
    if hero == table.teams[seat][-1]:
        table.reveal()
    if table.log is not None:
        public: dict[str, Json] = {"seat": seat, "hero": who(table, hero)}
        table.emit_to(insiders(table, seat), "built", public, {**told_set(table, found), "seen": True})


def told_set(table: Table, found: list[int]) -> dict[str, Json]:
    """A set for the log: what it has three times and twice, and all its cards."""
    counts = {card: found.count(card) for card in found}
    triple = [card for card, count in counts.items() if count == 3]
    pairs = [card for card, count in counts.items() if count == 2]
    return {"cards": cards(table, found), "triple": cards(table, triple)[0], "pairs": cards(table, pairs)}


class PickBundle(Choice):
    """SK-180: a bundle of two copies for one of the seat's heroes that has none, or nothing."""

    def words(self, table: Table) -> list[int]:
        fits = [CARD_0 + card for card in table.bundles if heroes_for(table, self.seat, card)]
        return [DONE, *fits]

    def take(self, table: Table, action: int) -> None:
        if action != DONE:
            table.agenda.append(BundleHero(self.seat, action - CARD_0))
        elif table.log is not None:
            table.emit("bundle_declined", {"seat": self.seat})


def heroes_for(table: Table, seat: int, bundle: int) -> list[int]:
    """SK-180: the heroes of a seat without a bundle who have its rune and a pair that it may take the place of."""
    box = table.box
    found: list[int] = []
    for hero in table.teams[seat]:
        if (
            table.sets[hero] == box.premade[hero]
            and bundle in bundles_for(box, hero)
            and replaceable(box, hero, bundle)
        ):
            found.append(hero)
    return found


class BundleHero(Choice):
    """SK-180: whose set the bundle goes to."""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def words(self, table: Table) -> list[int]:
        return [HERO_0 + hero for hero in heroes_for(table, self.seat, self.card)]

    def take(self, table: Table, action: int) -> None:
        table.agenda.append(BundleFor(self.seat, self.card, action - HERO_0))


class BundleFor(Choice):
    """SK-180: the pair whose place the bundle takes."""

    fields: ClassVar[tuple[str, ...]] = ("card", "hero")

    def __init__(self, seat: int, card: int, hero: int) -> None:
        super().__init__(seat)
        self.card = card
        self.hero = hero

    def words(self, table: Table) -> list[int]:
        return [CARD_0 + card for card in replaceable(table.box, self.hero, self.card)]

    def take(self, table: Table, action: int) -> None:
        pair = action - CARD_0
        table.bundles = [card for card in table.bundles if card != self.card]
        take_set(table, self.hero, replaced(table.sets[self.hero], pair, self.card))
        if table.log is not None:
            told = cards(table, [self.card, pair])
            table.emit(
                "bundle", {"seat": self.seat, "hero": who(table, self.hero), "card": told[0], "replaced": told[1]}
            )


class ShowDecks(Step):
    """SK-181: all lists are shown at once, and from now on everybody reckons with them."""

    def run(self, table: Table) -> None:
        table.reveal()
        table.bundles = []
        for seat in table_order(table):
            lay_open(table, seat)
            if table.log is not None:
                for hero in table.teams[seat]:
                    told = told_set(table, table.sets[hero])
                    table.emit("decks_shown", {"seat": seat, "hero": who(table, hero), **told})


def lay_open(table: Table, seat: int) -> None:
    """SK-49, SK-181: the copies of a seat that are not face up, and the reactions that it may hold."""
    reactions = table.reactions[:]
    for hero in table.teams[seat]:
        for card in table.sets[hero]:
            table.unseen[seat * table.stride + card] += 1
        held = sorted(set(table.sets[hero]))
        reactions[hero] = [card for card in held if table.box.cards[card].is_reaction]
    table.reactions = reactions
