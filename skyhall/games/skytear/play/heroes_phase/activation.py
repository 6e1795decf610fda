"""The Heroes Phase (SK-18..22) and priority (SK-47..49)."""

from typing import ClassVar, Final

from skyhall.core.state import Step
from skyhall.games.skytear.box.words import ACT_0, CARD_0, END, HERO_0, PASS
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.heroes_phase.declare import (
    can_declare,
    declare_action,
    play_card,
)
from skyhall.games.skytear.play.heroes_phase.playing import add_playable, could_respond
from skyhall.games.skytear.play.heroes_phase.resolve import RESOLVE
from skyhall.games.skytear.play.names import who
from skyhall.games.skytear.play.pieces.heroes import exhaust
from skyhall.games.skytear.play.state import NONE, Table
from skyhall.games.skytear.play.terms import EXHAUSTED, HEROES, MOST_SEATS, READY


class HeroesPhase(Step):
    """SK-18, SK-140: sides alternate; one without a Ready hero on the map is skipped; it ends when there is none."""

    def run(self, table: Table) -> None:
        table.phase = HEROES
        side = table.side_of[table.next_seat]
        for _ in range(2):
            seat = table.due[side]
            mate = table.partner_of[seat]
            if has_ready(table, seat):
                table.agenda.append(self)
                table.agenda.append(ACTIVATE[seat] if mate < 0 else ActivateOrPass(seat, has_ready(table, mate)))
                return
            if mate >= 0 and has_ready(table, mate):
                table.agenda.append(self)
                table.agenda.append(ActivateOrPass(mate, False))
                return
            side = 1 - side


def has_ready(table: Table, seat: int) -> bool:
    """Whether a seat has a Ready hero on the map."""
    return any(table.place[hero] >= 0 and table.status[hero] == READY for hero in table.teams[seat])


class Activate(Choice):
    """SK-19: one of the own Ready heroes."""

    def words(self, table: Table) -> list[int]:
        words: list[int] = []
        for hero in table.teams[self.seat]:
            if table.place[hero] >= 0 and table.status[hero] == READY:
                words.append(HERO_0 + hero)
        return words

    def take(self, table: Table, action: int) -> None:
        mate = table.partner_of[self.seat]
        if mate >= 0:
            table.due[table.side_of[self.seat]] = mate
        table.active_seat = self.seat
        table.active_hero = action - HERO_0
        table.ap = table.box.numbers.ap
        if table.log is not None:
            table.emit("turn_began", {"seat": self.seat, "hero": who(table, table.active_hero), "ap": table.ap})
        table.agenda.append(END_ACTIVATION)
        table.agenda.append(CONTINUE)


class ActivateOrPass(Activate):
    """SK-141: the seat of a pair may hand its activation over to a partner who has a Ready hero on the map."""

    fields: ClassVar[tuple[str, ...]] = ("may_pass",)

    def __init__(self, seat: int, may_pass: bool) -> None:
        super().__init__(seat)
        self.may_pass = may_pass

    def words(self, table: Table) -> list[int]:
        return [PASS, *super().words(table)] if self.may_pass else super().words(table)

    def take(self, table: Table, action: int) -> None:
        if action != PASS:
            super().take(table, action)
            return
        mate = table.partner_of[self.seat]
        if table.log is not None:
            table.emit("handed_over", {"seat": self.seat, "partner": mate})
        table.agenda.append(ActivateOrPass(mate, False))


class Continue(Step):
    """SK-20, SK-22, SK-48: respond to what is on the Stack, else go on, unless the active hero cannot."""

    def run(self, table: Table) -> None:
        if table.stack:
            table.agenda.append(self)
            table.agenda.append(RESOLVE if table.is_simple else RESPOND[table.active_seat * MOST_SEATS])
        elif table.place[table.active_hero] >= 0 and table.status[table.active_hero] != EXHAUSTED:
            table.agenda.append(self)
            table.agenda.append(MAIN[table.active_seat])


class Main(Choice):
    """SK-20: an action, a card, or the end of the activation."""

    def asks(self, table: Table) -> bool:
        table.menu = NONE  # worked out if somebody wants to know
        return True

    def words(self, table: Table) -> list[int]:
        words = [END]
        if table.ap > 0:
            for action in range(5):
                if table.used[action] < table.limit and can_declare(table, self.seat, table.active_hero, action):
                    words.append(ACT_0 + action)
        add_playable(table, self.seat, True, words)
        return words

    def take(self, table: Table, action: int) -> None:
        if action == END:
            exhaust(table, table.active_hero)
        elif action < CARD_0:
            declare_action(table, self, table.active_hero, action - ACT_0, False)
        else:
            play_card(table, self, action - CARD_0)


class EndActivation(Step):
    """SK-21: the hero is Exhausted; what lasted until the end of the activation ends."""

    def run(self, table: Table) -> None:
        hero = table.active_hero
        if table.place[hero] >= 0 and table.status[hero] == READY:
            exhaust(table, hero)
        if table.log is not None:
            table.emit("turn_ended", {"seat": table.active_seat, "hero": who(table, hero)})
        table.next_seat = table.due[1 - table.side_of[table.active_seat]]
        end_of_effects(table)


def end_of_effects(table: Table) -> None:
    """SK-21, SK-56: buffs of all seats are over, nobody is active."""
    table.reveal()
    table.active_seat = -1
    table.active_hero = -1
    table.ap = 0
    table.limit = 1
    for i in range(len(table.used)):
        table.used[i] = 0
    for side in range(2):
        table.see_cover[side] = 0
        for hero in table.camps[side]:
            end_of_buffs(table, hero)
    end_of_buffs(table, table.out)


def end_of_buffs(table: Table, hero: int) -> None:
    """SK-56: for one hero, or the outsider."""
    table.attack_buff[hero] = 0
    table.skirmish_buff[hero] = 0
    table.armor_buff[hero] = 0


class Respond(Choice):
    """SK-47, SK-49, SK-143: play a reaction or pass. Asked if the seat could respond as far as everybody can see."""

    fields: ClassVar[tuple[str, ...]] = ("passes",)

    def __init__(self, seat: int, passes: int) -> None:
        super().__init__(seat)
        self.passes = passes

    def asks(self, table: Table) -> bool:
        table.menu = NONE
        if not could_respond(table, self.seat):
            return False
        if self.seat != table.last_seat:
            table.reveal()  # what was put to the other seat cannot be taken back
        if table.log is not None:
            table.emit("asked", {"seat": self.seat})
        return True

    def words(self, table: Table) -> list[int]:
        words = [PASS]
        add_playable(table, self.seat, False, words)
        return words

    def take(self, table: Table, action: int) -> None:
        if action == PASS:
            if table.log is not None:
                table.emit("passed", {"seat": self.seat})
            self.run(table)
        else:
            play_card(table, self, action - CARD_0)

    def run(self, table: Table) -> None:
        seats = len(table.side_of)
        if self.passes == seats - 1:
            table.agenda.append(RESOLVE)
        else:
            following = self.seat + 1 if self.seat + 1 < seats else 0
            table.agenda.append(RESPOND[following * MOST_SEATS + self.passes + 1])


ACTIVATE: Final = [Activate(seat) for seat in range(MOST_SEATS)]
MAIN: Final = [Main(seat) for seat in range(MOST_SEATS)]
CONTINUE: Final = Continue()
END_ACTIVATION: Final = EndActivation()
# seat × MOST_SEATS + passes so far
RESPOND: Final = [Respond(seat, passes) for seat in range(MOST_SEATS) for passes in range(MOST_SEATS)]
