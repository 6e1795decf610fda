"""SK-12 to SK-17: draft and places; decks, hands, mulligan."""

from typing import ClassVar

from skyhall.core.event import Json
from skyhall.core.state import Step
from skyhall.games.skytear.box.map.hexes import OPEN
from skyhall.games.skytear.box.words import CARD_0, DONE, FACTION_0, HERO_0, HEX_0
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.names import cards, spot, who
from skyhall.games.skytear.play.pieces.motion import stand
from skyhall.games.skytear.play.pieces.piles import distinct, draw_cards
from skyhall.games.skytear.play.seats import first_hand, insiders, partner, seats_of, table_order
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import MULLIGAN


def plan_draft(table: Table) -> None:
    """SK-12 to SK-14."""
    setup = table.setup.options["setup"]
    if setup == "faction_draft":
        for seat in reversed(snake(table, 4)):
            table.agenda.append(PickFaction(seat))
    elif setup == "hero_draft":
        for seat in reversed(snake(table, 8)):
            table.agenda.append(PickHero(seat))
    else:
        matchup = table.setup.options["matchup"]
        assert isinstance(matchup, str)
        sides = matchup.split("/")
        for seat in reversed(table_order(table)):
            keys = sides[table.side_of[seat]].split("+")
            mate = partner(table, seat)
            if mate >= 0:  # SK-137: the lower seat of a pair has the faction named first
                keys = [keys[0] if seat < mate else keys[1]]
            taken: list[int] = []
            for key in keys:
                taken.extend(table.box.factions[table.box.faction_named(key)].heroes)
            enlist(table, seat, sorted(taken))


def snake(table: Table, picks: int) -> list[int]:
    """SK-135, SK-136: who picks: first side, other, other, first and so on; the seats of a pair in turn."""
    first = table.side_of[table.first]
    order: list[int] = []
    taken = [0, 0]
    for pick in range(picks):
        side = first if pick % 4 in (0, 3) else 1 - first
        seats = seats_of(table, side)
        order.append(seats[taken[side] % len(seats)])
        taken[side] += 1
    return order


def enlist(table: Table, seat: int, heroes: list[int]) -> None:
    """SK-15: heroes join a seat and are placed one by one in edition order."""
    for hero in heroes:
        table.owner[hero] = seat
        table.teams[seat] = sorted([*table.teams[seat], hero])
        side = table.side_of[seat]
        table.camps[side] = sorted([*table.camps[side], hero])
    for hero in reversed(heroes):
        table.agenda.append(PlaceHero(seat, hero))


class PickFaction(Choice):
    """SK-12: one of the factions left."""

    def words(self, table: Table) -> list[int]:
        words: list[int] = []
        for faction in table.box.factions:
            if table.owner[faction.heroes[0]] < 0:
                words.append(FACTION_0 + faction.index)
        return words

    def take(self, table: Table, action: int) -> None:
        faction = table.box.factions[action - FACTION_0]
        if table.log is not None:
            table.emit("picked", {"seat": self.seat, "what": faction.key})
        enlist(table, self.seat, faction.heroes)


class PickHero(Choice):
    """SK-13: one of the heroes left."""

    def words(self, table: Table) -> list[int]:
        return [HERO_0 + hero for hero in range(table.out) if table.owner[hero] < 0]

    def take(self, table: Table, action: int) -> None:
        if table.log is not None:
            table.emit("picked", {"seat": self.seat, "what": who(table, action - HERO_0)})
        enlist(table, self.seat, [action - HERO_0])


class PlaceHero(Choice):
    """SK-15, RU-52, SK-137: on any free start hex of the side."""

    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero = hero

    def words(self, table: Table) -> list[int]:
        words: list[int] = []
        for place in table.box.field.starts[table.side_of[self.seat]]:
            if table.crowd[place] == OPEN:
                words.append(HEX_0 + place)
        return words

    def take(self, table: Table, action: int) -> None:
        stand(table, self.hero, action - HEX_0)
        if table.log is not None:
            table.emit("placed", {"element": who(table, self.hero), "hex": spot(table, action - HEX_0)})


class OpeningHands(Step):
    """SK-16, SK-17, SK-138: decks, shuffled, seat 0's first; the first hands, then the mulligan."""

    def run(self, table: Table) -> None:
        table.phase = MULLIGAN
        for seat in range(len(table.teams)):
            for hero in table.teams[seat]:
                table.decks[seat].extend(table.sets[hero])
            table.dice.shuffle(table.decks[seat])
        order = table_order(table)
        for seat in order:
            draw_cards(table, seat, first_hand(table, seat))
        table.agenda.append(Redraw())
        for seat in reversed(order):
            table.agenda.append(Mulligan(seat))


class Mulligan(Choice):
    """SK-17: any number of hand cards are set aside, unseen by the other seat."""

    is_always_asked: ClassVar[bool] = True

    def words(self, table: Table) -> list[int]:
        words = [DONE]
        for card in distinct(table.hands[self.seat]):
            words.append(CARD_0 + card)
        return words

    def take(self, table: Table, action: int) -> None:
        if action != DONE:
            table.hands[self.seat].remove(action - CARD_0)
            table.set_aside[self.seat] = [*table.set_aside[self.seat], action - CARD_0]
            table.agenda.append(self)
            return
        table.reveal()  # everybody is told how many
        if table.log is not None:
            aside = table.set_aside[self.seat]
            public: dict[str, Json] = {"seat": self.seat, "n": len(aside)}
            table.emit_to(insiders(table, self.seat), "mulligan", public, {"cards": cards(table, aside), "seen": True})


class Redraw(Step):
    """SK-17, SK-139, RU-55: when all are done the cards set aside are shown, and replaced."""

    def run(self, table: Table) -> None:
        for seat in table_order(table):
            aside = table.set_aside[seat]
            table.set_aside[seat] = []
            for card in aside:
                table.unseen[seat * table.stride + card] -= 1
            table.discards[seat].extend(aside)
            if table.log is not None and aside:
                table.emit("discarded", {"seat": seat, "cards": cards(table, aside)})
            draw_cards(table, seat, len(aside))
