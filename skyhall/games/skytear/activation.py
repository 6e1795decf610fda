"""The Heroes Phase (SK-18..22) and priority (SK-47..49)."""

from typing import ClassVar, Final

from skyhall.core.state import Json, Refusal, Step
from skyhall.games.skytear.choice import Choice
from skyhall.games.skytear.declare import (
    action_prospects,
    can_declare,
    card_prospects,
    declare_action,
    play_card,
)
from skyhall.games.skytear.heroes import exhaust
from skyhall.games.skytear.items import Item
from skyhall.games.skytear.names import tagged, who
from skyhall.games.skytear.playing import add_playable, casters, could_respond
from skyhall.games.skytear.refusals import refused_actions, refused_cards
from skyhall.games.skytear.resolve import RESOLVE
from skyhall.games.skytear.state import NONE, Skytear
from skyhall.games.skytear.terms import EXHAUSTED, HEROES, READY
from skyhall.games.skytear.words import ACT_0, CARD_0, END, HERO_0, PASS


class HeroesPhase(Step):
    """SK-18: seats alternate; one without a Ready hero on the map is skipped; it ends when there is none at all."""

    def run(self, table: Skytear) -> None:
        table.phase = HEROES
        seat = table.next_seat
        for _ in range(2):
            for hero in table.teams[seat]:
                if table.place[hero] >= 0 and table.status[hero] == READY:
                    table.agenda.append(self)
                    table.agenda.append(ACTIVATE[seat])
                    return
            seat = 1 - seat


class Activate(Choice):
    """SK-19: one of the own Ready heroes."""

    def words(self, table: Skytear) -> list[int]:
        words: list[int] = []
        for hero in table.teams[self.seat]:
            if table.place[hero] >= 0 and table.status[hero] == READY:
                words.append(HERO_0 + hero)
        return words

    def take(self, table: Skytear, action: int) -> None:
        table.active_seat = self.seat
        table.active_hero = action - HERO_0
        table.ap = table.box.numbers.ap
        if table.log is not None:
            table.emit("activated", {"seat": self.seat, "hero": who(table, table.active_hero)})
        table.agenda.append(END_ACTIVATION)
        table.agenda.append(CONTINUE)


class Continue(Step):
    """SK-20, SK-22, SK-48: respond to what is on the Stack, else go on, unless the active hero cannot."""

    def run(self, table: Skytear) -> None:
        if table.stack:
            table.agenda.append(self)
            table.agenda.append(RESOLVE if table.is_simple else RESPOND[table.active_seat * 2])
        elif table.place[table.active_hero] >= 0 and table.status[table.active_hero] != EXHAUSTED:
            table.agenda.append(self)
            table.agenda.append(MAIN[table.active_seat])


class Main(Choice):
    """SK-20: an action, a card, or the end of the activation."""

    def asks(self, table: Skytear) -> bool:
        table.menu = NONE  # worked out if somebody wants to know
        return True

    def words(self, table: Skytear) -> list[int]:
        words = [END]
        if table.ap > 0:
            for action in range(5):
                if table.used[action] < table.limit and can_declare(table, self.seat, table.active_hero, action):
                    words.append(ACT_0 + action)
        add_playable(table, self.seat, True, words)
        return words

    def take(self, table: Skytear, action: int) -> None:
        if action == END:
            exhaust(table, table.active_hero)
        elif action < CARD_0:
            declare_action(table, self, table.active_hero, action - ACT_0, False)
        else:
            play_card(table, self, action - CARD_0)

    def foresee(self, table: Skytear, action: int) -> list[Item]:
        if action == END:
            return []
        if action < CARD_0:
            return action_prospects(table, self.seat, table.active_hero, action - ACT_0)
        card = action - CARD_0
        return card_prospects(table, self.seat, card, casters(table, self.seat, table.box.cards[card]))

    def details(self, table: Skytear) -> dict[str, Json]:
        return {"hero": who(table, table.active_hero), "ap": table.ap}

    def refusals(self, table: Skytear) -> list[Refusal]:
        return refused_actions(table, self.seat) + refused_cards(table, self.seat, True)


class EndActivation(Step):
    """SK-21: the hero is Exhausted; what lasted until the end of the activation ends."""

    def run(self, table: Skytear) -> None:
        hero = table.active_hero
        if table.place[hero] >= 0 and table.status[hero] == READY:
            exhaust(table, hero)
        if table.log is not None:
            table.emit("activation_ended", {"hero": who(table, hero)})
        table.next_seat = 1 - table.active_seat
        end_of_effects(table)


def end_of_effects(table: Skytear) -> None:
    """SK-21, SK-56: buffs of both seats are over, nobody is active."""
    table.reveal()
    table.active_seat = -1
    table.active_hero = -1
    table.ap = 0
    table.limit = 1
    for i in range(len(table.used)):
        table.used[i] = 0
    for seat in range(2):
        table.see_cover[seat] = 0
        for hero in table.teams[seat]:
            end_of_buffs(table, hero)
    end_of_buffs(table, table.out)


def end_of_buffs(table: Skytear, hero: int) -> None:
    """SK-56: for one hero, or the outsider."""
    table.attack_buff[hero] = 0
    table.skirmish_buff[hero] = 0
    table.armor_buff[hero] = 0


class Respond(Choice):
    """SK-47, SK-49: play a reaction or pass. Asked if the seat could respond as far as everybody can see."""

    fields: ClassVar[tuple[str, ...]] = ("passes",)

    def __init__(self, seat: int, passes: int) -> None:
        super().__init__(seat)
        self.passes = passes

    def asks(self, table: Skytear) -> bool:
        table.menu = NONE
        if not could_respond(table, self.seat):
            return False
        if self.seat != table.last_seat:
            table.reveal()  # what was put to the other seat cannot be taken back
        if table.log is not None:
            table.emit("asked", {"seat": self.seat})
        return True

    def words(self, table: Skytear) -> list[int]:
        words = [PASS]
        add_playable(table, self.seat, False, words)
        return words

    def take(self, table: Skytear, action: int) -> None:
        if action == PASS:
            if table.log is not None:
                table.emit("passed", {"seat": self.seat})
            self.run(table)
        else:
            play_card(table, self, action - CARD_0)

    def foresee(self, table: Skytear, action: int) -> list[Item]:
        if action == PASS:
            return []
        card = action - CARD_0
        return card_prospects(table, self.seat, card, casters(table, self.seat, table.box.cards[card]))

    def details(self, table: Skytear) -> dict[str, Json]:
        return {**tagged(table, table.stack[-1]), "passes": self.passes}

    def run(self, table: Skytear) -> None:
        table.agenda.append(RESOLVE if self.passes == 1 else RESPOND[(1 - self.seat) * 2 + 1])

    def refusals(self, table: Skytear) -> list[Refusal]:
        return refused_cards(table, self.seat, False)


ACTIVATE: Final = [Activate(0), Activate(1)]
MAIN: Final = [Main(0), Main(1)]
CONTINUE: Final = Continue()
END_ACTIVATION: Final = EndActivation()
RESPOND: Final = [Respond(0, 0), Respond(0, 1), Respond(1, 0), Respond(1, 1)]  # seat × 2 + passes so far
