"""SK-107: upkeep, in its seven parts."""

from typing import ClassVar

from skyhall.core.event import Json
from skyhall.core.state import Step
from skyhall.games.skytear.box.map.hexes import OPEN
from skyhall.games.skytear.box.words import HEX_0
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.heroes_phase.predict import Discard
from skyhall.games.skytear.play.names import cards, spot, who, whose
from skyhall.games.skytear.play.pieces.heroes import cleanse, full_hp
from skyhall.games.skytear.play.pieces.motion import stand
from skyhall.games.skytear.play.pieces.piles import draw_cards
from skyhall.games.skytear.play.seats import hand_limit, table_order, upkeep_draw
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import BY_LIMIT, DEFEATED, EXHAUSTED, OPENED, READY, UPKEEP
from skyhall.games.skytear.play.victory import finish


class Upkeep(Step):
    """SK-107 (1) to (3), SK-155: cards are cleared away, 2 (1) are drawn, hands go down to 7 (5)."""

    def run(self, table: Table) -> None:
        table.phase = UPKEEP
        order = table_order(table)
        for seat in order:
            clear_cards(table, seat)
        for seat in order:
            draw_cards(table, seat, upkeep_draw(table, seat))
        table.agenda.append(Renew())
        for seat in reversed(order):
            table.agenda.append(Discard(seat, len(table.hands[seat]) - hand_limit(table, seat)))


def clear_cards(table: Table, seat: int) -> None:
    """SK-107 (1), RU-20: cards on and under hero cards go face up to the discard pile."""
    gone: list[int] = []
    for hero in table.teams[seat]:
        gone.extend(table.cards_on[hero])
        for i, card in enumerate(table.leads[hero]):
            if table.lead_flags[hero][i] & OPENED == 0:
                table.unseen[seat * table.stride + card] -= 1
            gone.append(card)
        table.cards_on[hero] = []
        table.leads[hero] = []
        table.lead_flags[hero] = []
        table.spent[hero] = 0
        table.burned[hero] = 0
        table.bonus[hero] = 0
        table.control[hero] = 0
    table.discards[seat].extend(gone)
    if gone:
        table.reveal()
        if table.log is not None:
            table.emit("discarded", {"seat": seat, "cards": cards(table, gone)})


class Renew(Step):
    """SK-107 (4) to (7): heroes get Ready, the counter rises, the Defeated return."""

    def run(self, table: Table) -> None:
        readied: list[int] = []
        for hero in range(table.out):
            if table.status[hero] == EXHAUSTED:
                table.status[hero] = READY
                readied.append(hero)
        if table.log is not None:
            table.emit("readied", {"heroes": whose(table, readied)})
        table.kills_in_turn = [0, 0]
        cleanse(table, table.out, 63)  # SK-83
        if table.turn >= table.box.numbers.turns:
            finish(table, -1, BY_LIMIT)
            return
        table.turn += 1
        for seat in reversed(table_order(table)):
            for hero in reversed(table.teams[seat]):
                if table.status[hero] == DEFEATED and table.returns[hero] == table.turn:
                    table.agenda.append(Respawn(seat, hero))


class Respawn(Choice):
    """SK-107 (6): full HP, Ready, on a free hex as near as possible to the own nexus."""

    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero = hero

    def words(self, table: Table) -> list[int]:
        row = table.box.map.distance[table.box.field.nexus[table.side_of[self.seat]]]
        best = 99
        words: list[int] = []
        for place in range(table.box.map.size):
            if table.crowd[place] == OPEN and row[place] <= best:
                if row[place] < best:
                    best = row[place]
                    words = []
                words.append(HEX_0 + place)
        return words

    def take(self, table: Table, action: int) -> None:
        hero = self.hero
        table.hp[hero] = full_hp(table, hero)
        table.status[hero] = READY
        table.returns[hero] = 0
        stand(table, hero, action - HEX_0)
        if table.log is not None:
            public: dict[str, Json] = {"hero": who(table, hero), "hex": spot(table, action - HEX_0)}
            table.emit("respawned", {**public, "hp": table.hp[hero]})
