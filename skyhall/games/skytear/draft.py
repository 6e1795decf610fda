"""SK-9 to SK-17: first player, victory cards, tokens; draft and places; decks, hands, mulligan."""

from typing import ClassVar

from skyhall.core.dice import Dice
from skyhall.core.state import Json, Setup, Step
from skyhall.games.skytear.choice import Choice
from skyhall.games.skytear.edition import Box, check_setup
from skyhall.games.skytear.hexes import BLOCKED, OPEN
from skyhall.games.skytear.motion import stand
from skyhall.games.skytear.names import cards, spot, who
from skyhall.games.skytear.piles import distinct, draw
from skyhall.games.skytear.state import Skytear
from skyhall.games.skytear.terms import MULLIGAN
from skyhall.games.skytear.upkeep import Turn
from skyhall.games.skytear.words import CARD_0, DONE, FACTION_0, HERO_0, HEX_0


def bare_table(setup: Setup, dice: Dice) -> Skytear:
    """SK-11: buildings and tokens, nothing else."""
    box = setup.edition
    assert isinstance(box, Box)
    check_setup(box, setup.options)
    table = Skytear(setup, dice, box)
    table.lay_out()
    for seat in range(2):
        table.crowd[box.field.nexus[seat]] = BLOCKED
        for lane in box.field.lanes:
            table.crowd[lane.towers[seat]] = BLOCKED
    return table


def set_up(setup: Setup, dice: Dice) -> Skytear:
    """SK-9: in the order in which the dice are used."""
    table = bare_table(setup, dice)
    box = table.box
    first = setup.options["first_player"]
    table.first = first if isinstance(first, int) else dice.below(2)
    count = setup.options["victory_cards"]
    assert isinstance(count, int)
    table.victory = dice.sample(list(range(len(box.victory))), count)
    dice.shuffle(table.numbers)
    for lane in box.field.lanes:
        for seat in range(2):
            for place in lane.minions[seat]:
                table.put_minion(seat, place, lane.index)
                table.reserve[seat] -= 1
    table.agenda.append(Turn())
    table.agenda.append(OpeningHands())
    plan_draft(table)
    table.agenda.append(Begin())
    return table


class Begin(Step):
    """For the log: what everybody can see before the draft."""

    def run(self, table: Skytear) -> None:
        if table.log is not None:
            victory: list[Json] = [table.box.victory[card].key for card in table.victory]
            table.emit(
                "game_started",
                {"first": table.first, "first_player": table.first, "victory": victory, "n": len(victory)},
            )


def plan_draft(table: Skytear) -> None:
    """SK-12 to SK-14."""
    first = table.first
    second = 1 - first
    setup = table.setup.options["setup"]
    if setup == "faction_draft":
        for seat in (first, second, second, first):
            table.agenda.append(PickFaction(seat))
    elif setup == "hero_draft":
        for seat in (first, second, second, first, first, second, second, first):
            table.agenda.append(PickHero(seat))
    else:
        matchup = table.setup.options["matchup"]
        assert isinstance(matchup, str)
        sides = matchup.split("/")
        for seat in (second, first):
            taken: list[int] = []
            for key in sides[seat].split("+"):
                taken.extend(table.box.factions[table.box.faction_named(key)].heroes)
            enlist(table, seat, sorted(taken))


def enlist(table: Skytear, seat: int, heroes: list[int]) -> None:
    """SK-15: heroes join a seat and are placed one by one in edition order."""
    for hero in heroes:
        table.owner[hero] = seat
        table.teams[seat] = sorted([*table.teams[seat], hero])
    for hero in reversed(heroes):
        table.agenda.append(PlaceHero(seat, hero))


class PickFaction(Choice):
    """SK-12: one of the factions left."""

    def words(self, table: Skytear) -> list[int]:
        words: list[int] = []
        for faction in table.box.factions:
            if table.owner[faction.heroes[0]] < 0:
                words.append(FACTION_0 + faction.index)
        return words

    def take(self, table: Skytear, action: int) -> None:
        faction = table.box.factions[action - FACTION_0]
        if table.log is not None:
            table.emit("picked", {"seat": self.seat, "what": faction.key})
        enlist(table, self.seat, faction.heroes)


class PickHero(Choice):
    """SK-13: one of the heroes left."""

    def words(self, table: Skytear) -> list[int]:
        return [HERO_0 + hero for hero in range(table.out) if table.owner[hero] < 0]

    def take(self, table: Skytear, action: int) -> None:
        if table.log is not None:
            table.emit("picked", {"seat": self.seat, "what": who(table, action - HERO_0)})
        enlist(table, self.seat, [action - HERO_0])


class PlaceHero(Choice):
    """SK-15, RU-52: on any free hex next to the own nexus."""

    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero = hero

    def words(self, table: Skytear) -> list[int]:
        words: list[int] = []
        for place in table.box.map.neighbours[table.box.field.nexus[self.seat]]:
            if table.crowd[place] == OPEN:
                words.append(HEX_0 + place)
        return words

    def take(self, table: Skytear, action: int) -> None:
        stand(table, self.hero, action - HEX_0)
        if table.log is not None:
            table.emit("placed", {"element": who(table, self.hero), "hex": spot(table, action - HEX_0)})

    def details(self, table: Skytear) -> dict[str, Json]:
        return {"hero": who(table, self.hero)}


class OpeningHands(Step):
    """SK-16, SK-17: decks of 32, shuffled, seat 0's first; six cards each, then the mulligan."""

    def run(self, table: Skytear) -> None:
        table.phase = MULLIGAN
        for seat in range(2):
            for hero in table.teams[seat]:
                table.decks[seat].extend(table.box.heroes[hero].cards)
            table.dice.shuffle(table.decks[seat])
        for seat in (table.first, 1 - table.first):
            draw(table, seat, table.box.numbers.hand_start)
        table.agenda.append(Redraw())
        table.agenda.append(Mulligan(1 - table.first))
        table.agenda.append(Mulligan(table.first))


class Mulligan(Choice):
    """SK-17: any number of hand cards are set aside, unseen by the other seat."""

    is_always_asked: ClassVar[bool] = True

    def words(self, table: Skytear) -> list[int]:
        words = [DONE]
        for card in distinct(table.hands[self.seat]):
            words.append(CARD_0 + card)
        return words

    def take(self, table: Skytear, action: int) -> None:
        if action != DONE:
            table.hands[self.seat].remove(action - CARD_0)
            table.set_aside[self.seat] = [*table.set_aside[self.seat], action - CARD_0]
            table.agenda.append(self)
            return
        table.reveal()  # everybody is told how many
        if table.log is not None:
            aside = table.set_aside[self.seat]
            public: dict[str, Json] = {"seat": self.seat, "n": len(aside)}
            table.emit_to([self.seat], "mulligan", public, {"cards": cards(table, aside), "seen": "yes"})


class Redraw(Step):
    """SK-17, RU-55: when both are done the cards set aside are shown, and replaced."""

    def run(self, table: Skytear) -> None:
        for seat in (table.first, 1 - table.first):
            aside = table.set_aside[seat]
            table.set_aside[seat] = []
            for card in aside:
                table.unseen[card] -= 1
            table.discards[seat].extend(aside)
            if table.log is not None and aside:
                table.emit("discarded", {"seat": seat, "cards": cards(table, aside)})
            draw(table, seat, len(aside))
