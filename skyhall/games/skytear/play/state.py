"""What is on the table of Skytear: flat data. The rules that change it are in the other files of `play`.

Lists "by hero" have one place for each hero of the edition and a last one for the outsider (`table.out`). A hero that
nobody drafted has no owner (−1). Off the map, a place is −1.
"""

from typing import ClassVar, Final

from skyhall.core.dice import Dice
from skyhall.core.state import OptionValue, Setup, State
from skyhall.games.skytear.box.contents import Box
from skyhall.games.skytear.box.map.hexes import OPEN, PASSABLE
from skyhall.games.skytear.play.chains import NO_CHAIN, Chain
from skyhall.games.skytear.play.items import ILLUSION_0, MINION_0, NO_ITEM, PILLAR_0, Item
from skyhall.games.skytear.play.terms import DRAFT, ENDING_NAMES, READY, RUNNING

NONE: Final[list[int]] = []
NONES: Final[list[list[int]]] = []


class Table(State):
    """The table. `crowd` and `litter` say what stands and lies on each hex; `unseen` counts copies not face up, by card
    or, where decks are one's own, by seat and card.

    The inner lists of `teams`, `cards_on`, `leads`, `lead_flags` and `set_aside` are never changed in place, only
    replaced: clones share them.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "phase", "turn", "first", "next_seat", "active_seat", "active_hero", "ap", "limit", "used", "winner", "ended",
        "flux_used", "outsider_seat", "outsider_gone", "items", "teams", "owner", "place", "hp", "status",
        "conditions", "returns", "burned", "bonus", "control", "spent", "attack_buff", "skirmish_buff", "armor_buff",
        "illusion", "see_cover", "cards_on", "leads", "lead_flags", "hands", "decks", "discards", "known_top",
        "set_aside", "kills", "kills_in_turn", "control_wins", "dome_wins", "phase_wins", "sweeps", "banes", "sieges",
        "towers", "nexus", "reserve", "minions", "minion_lanes", "pillars", "tokens", "numbers", "victory", "unseen",
        "crowd", "litter", "stack", "pending", "granted", "current", "aims", "choices", "lost",
        "removed", "pillar", "area", "lane", "flipped", "modifier", "looking", "chain",
    )  # fmt: skip
    # `due` follows from the seats where no side has two; decks from the box where they are premade.
    derived: ClassVar[tuple[str, ...]] = (
        "box",
        "out",
        "is_simple",
        "is_auto",
        "is_open",
        "side_of",
        "partner_of",
        "camps",
        "due",
        "sets",
        "building",
        "bundles",
        "reactions",
        "stride",
    )
    scratch: ClassVar[tuple[str, ...]] = ("menu",)
    given: ClassVar[tuple[str, ...]] = ("box",)

    def __init__(self, setup: Setup, dice: Dice, box: Box) -> None:
        super().__init__(setup, dice)
        self.box = box
        self.out = len(box.heroes)
        self.is_simple = setup.options["mode"] == "simple"
        self.is_auto = setup.options["minion_placement"] == "auto"
        self.is_open = setup.options["partner_hands"] == "open"
        self.side_of = NONE  # by seat: its side (SK-130)
        self.partner_of = NONE  # by seat: who sits on the same side, −1 for nobody
        self.camps = NONES  # by side: the heroes of its seats in edition order
        self.due = NONE  # by side: the seat that its next activation belongs to (SK-140)
        self.sets = box.premade  # by hero: the cards that it brings (SK-176); never changed in place
        self.reactions = box.reactions  # by hero: the reaction cards among them, each once
        self.building = NONE  # the cards chosen so far for the set that is being built (SK-179)
        self.bundles = NONE  # the faction cards left to draft (SK-180)
        self.stride = 0  # how far apart the seats are in `unseen`: 0 where no two hold the same cards
        self.phase = DRAFT
        self.turn = 1
        self.first = 0
        self.next_seat = 0  # whose turn it is to activate (SK-18)
        self.active_seat = -1
        self.active_hero = -1
        self.ap = 0
        self.limit = 1  # how often each action may be declared in this activation (SK-19, RU-59)
        self.used = NONE  # how often each was
        self.winner = -1
        self.ended = RUNNING
        self.flux_used = False
        self.outsider_seat = -1  # who acts with the outsider (SK-3)
        self.outsider_gone = False
        self.items = 0  # Stack items so far, for their numbers
        self.teams = NONES  # by seat: heroes in edition order
        # by hero
        self.owner = NONE
        self.place = NONE
        self.hp = NONE
        self.status = NONE
        self.conditions = NONE
        self.returns = NONE
        self.burned = NONE
        self.bonus = NONE
        self.control = NONE
        self.spent = NONE
        self.attack_buff = NONE
        self.skirmish_buff = NONE
        self.armor_buff = NONE
        self.illusion = NONE
        self.cards_on = NONES
        self.leads = NONES
        self.lead_flags = NONES
        # by seat; a deck's top card is its last; hands are sorted
        self.hands = NONES
        self.decks = NONES
        self.discards = NONES
        self.known_top = NONE
        self.set_aside = NONES
        # by side
        self.see_cover = NONE
        self.kills = NONE
        self.kills_in_turn = NONE
        self.control_wins = NONE
        self.dome_wins = NONE
        self.phase_wins = NONE
        self.sweeps = NONE
        self.banes = NONE
        self.sieges = NONE
        self.towers = NONES  # HP by side, lane
        self.nexus = NONE  # HP, −1: not opened (SK-99)
        self.reserve = NONE
        self.minions = NONES  # hexes, sorted
        self.minion_lanes = NONES  # in the same order
        self.pillars = NONES  # hexes, sorted
        # the rest of the map and the cards
        self.tokens = NONE  # hex by lane
        self.numbers = NONE  # printed number by lane; of two domes by dome as well, the fourth token first (SK-162)
        self.victory = NONE
        self.unseen = NONE
        self.crowd = NONE
        self.litter = NONE
        # the Stack, and the item that is being resolved with all it has to remember
        self.stack: list[Item] = []
        self.pending: list[Item] = []  # triggers met, not placed yet (SK-54)
        self.granted = NONE  # hero, action, hero, action … (SK-30)
        self.current = NO_ITEM
        self.aims = NONE  # its targets, those not legal any more −1
        self.choices = NONE
        self.lost = 0
        self.removed = NONE
        self.pillar = -1
        self.area = NONE
        self.lane = -1
        self.flipped = NONE
        self.modifier = 0
        self.looking = NONE
        self.chain: Chain = NO_CHAIN
        self.menu: list[int] = []  # the words of the open decision, worked out when it was asked

    def lay_bare(self) -> None:
        """SK-11: the table before the draft."""
        box = self.box
        field = box.field
        many = self.out + 1
        self.used = [0] * 9  # five actions, then the skills of the outsider
        seats = self.setup.seats
        self.side_of = sides_of(seats, self.setup.options["alone"])
        self.partner_of = partners(self.side_of)
        self.due = [self.side_of.index(0), self.side_of.index(1)]
        self.teams = [[] for _ in range(seats)]
        self.camps = [[], []]
        self.owner = [-1] * many
        self.place = [-1] * many
        self.hp = [hero.hp for hero in box.heroes] + [box.outsider.hp if box.outsider is not None else 0]
        self.outsider_gone = box.outsider is None
        self.status = [READY] * many
        self.conditions = [0] * many
        self.returns = [0] * many
        self.burned = [0] * many
        self.bonus = [0] * many
        self.control = [0] * many
        self.spent = [0] * many
        self.attack_buff = [0] * many
        self.skirmish_buff = [0] * many
        self.armor_buff = [0] * many
        self.illusion = [-1] * many
        self.cards_on = [[] for _ in range(many)]
        self.leads = [[] for _ in range(many)]
        self.lead_flags = [[] for _ in range(many)]
        self.see_cover = [0, 0]
        self.hands = [[] for _ in range(seats)]
        self.decks = [[] for _ in range(seats)]
        self.discards = [[] for _ in range(seats)]
        self.known_top = [0] * seats
        self.set_aside = [[] for _ in range(seats)]
        self.kills = [0, 0]
        self.kills_in_turn = [0, 0]
        self.control_wins = [0, 0]
        self.dome_wins = [0, 0]
        self.phase_wins = [0, 0]
        self.sweeps = [0, 0]
        self.banes = [0, 0]
        self.sieges = [0, 0]
        self.towers = [[box.numbers.tower_hp] * len(field.lanes) for _ in range(2)]
        self.nexus = [-1, -1]
        self.reserve = [2 * box.numbers.minions_per_faction] * 2
        self.minions = [[], []]
        self.minion_lanes = [[], []]
        self.pillars = [[], []]
        self.tokens = [lane.token for lane in field.lanes]
        domes = len(field.dome_points)
        self.numbers = [n + 1 for n in range(len(field.lanes) + (domes if domes > 1 else 0))]
        self.victory = []
        if box.has_own_decks:
            self.stride = len(box.cards)
            self.unseen = [0] * (self.stride * seats)
        else:
            self.unseen = [card.copies for card in box.cards]
        self.crowd = [OPEN] * box.map.size
        self.litter = [0] * box.map.size
        self.granted = []
        self.aims = []
        self.choices = [-1, -1]
        self.removed = []
        self.area = []
        self.flipped = []
        self.looking = []

    def fresh(self) -> "Table":
        """A table of the same kind with nothing on it yet."""
        return Table(self.setup, self.dice.clone(), self.box)

    def clone(self) -> "Table":
        twin = self.fresh()
        self.copy_to(twin)
        twin.side_of = self.side_of
        twin.partner_of = self.partner_of
        twin.camps = self.camps[:]
        twin.due = self.due[:]
        twin.sets = self.sets
        twin.reactions = self.reactions
        twin.building = self.building
        twin.bundles = self.bundles
        twin.stride = self.stride
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.next_seat = self.next_seat
        twin.active_seat = self.active_seat
        twin.active_hero = self.active_hero
        twin.ap = self.ap
        twin.limit = self.limit
        twin.used = self.used[:]
        twin.winner = self.winner
        twin.ended = self.ended
        twin.flux_used = self.flux_used
        twin.outsider_seat = self.outsider_seat
        twin.outsider_gone = self.outsider_gone
        twin.items = self.items
        twin.teams = self.teams[:]
        twin.owner = self.owner[:]
        twin.place = self.place[:]
        twin.hp = self.hp[:]
        twin.status = self.status[:]
        twin.conditions = self.conditions[:]
        twin.returns = self.returns[:]
        twin.burned = self.burned[:]
        twin.bonus = self.bonus[:]
        twin.control = self.control[:]
        twin.spent = self.spent[:]
        twin.attack_buff = self.attack_buff[:]
        twin.skirmish_buff = self.skirmish_buff[:]
        twin.armor_buff = self.armor_buff[:]
        twin.illusion = self.illusion[:]
        twin.cards_on = self.cards_on[:]
        twin.leads = self.leads[:]
        twin.lead_flags = self.lead_flags[:]
        twin.see_cover = self.see_cover[:]
        twin.hands = copied(self.hands)
        twin.decks = copied(self.decks)
        twin.discards = copied(self.discards)
        twin.known_top = self.known_top[:]
        twin.set_aside = self.set_aside[:]
        twin.kills = self.kills[:]
        twin.kills_in_turn = self.kills_in_turn[:]
        twin.control_wins = self.control_wins[:]
        twin.dome_wins = self.dome_wins[:]
        twin.phase_wins = self.phase_wins[:]
        twin.sweeps = self.sweeps[:]
        twin.banes = self.banes[:]
        twin.sieges = self.sieges[:]
        twin.towers = copied(self.towers)
        twin.nexus = self.nexus[:]
        twin.reserve = self.reserve[:]
        twin.minions = copied(self.minions)
        twin.minion_lanes = copied(self.minion_lanes)
        twin.pillars = copied(self.pillars)
        twin.tokens = self.tokens[:]
        twin.numbers = self.numbers
        twin.victory = self.victory
        twin.unseen = self.unseen[:]
        twin.crowd = self.crowd[:]
        twin.litter = self.litter[:]
        twin.stack = self.stack[:]
        twin.pending = self.pending[:]
        twin.granted = self.granted[:]
        twin.current = self.current
        twin.aims = self.aims[:]
        twin.choices = self.choices[:]
        twin.lost = self.lost
        twin.removed = self.removed[:]
        twin.pillar = self.pillar
        twin.area = self.area[:]
        twin.lane = self.lane
        twin.flipped = self.flipped[:]
        twin.modifier = self.modifier
        twin.looking = self.looking[:]
        twin.chain = self.chain
        return twin

    # what is where

    def where(self, code: int) -> int:
        """The hex of an element, −1 if it is not on the map."""
        if code < 0:
            return -1
        if code <= self.out:
            return self.place[code]
        if code < PILLAR_0:
            side = (code - MINION_0) // 200
            place = (code - MINION_0) % 200
            return place if place in self.minions[side] else -1
        if code < ILLUSION_0:
            side = (code - PILLAR_0) // 200
            place = (code - PILLAR_0) % 200
            return place if place in self.pillars[side] else -1
        if code < ILLUSION_0 + 100:
            return self.illusion[code - ILLUSION_0]
        return -1

    def stands_on(self, code: int) -> int:
        """The hex of an element that is on the map: `where` without asking whether it is."""
        if code <= self.out:
            return self.place[code]
        if code < PILLAR_0:
            return (code - MINION_0) % 200
        return (code - PILLAR_0) % 200 if code < ILLUSION_0 else self.illusion[code - ILLUSION_0]

    def is_outsider_of(self, side: int) -> bool:
        """SK-3, SK-153: whether the outsider acts for a side now."""
        return self.outsider_seat >= 0 and self.side_of[self.outsider_seat] == side

    def is_clear(self, place: int) -> bool:
        """SK-5: nothing stands or lies there."""
        is_empty = self.crowd[place] == OPEN and self.litter[place] == 0
        return is_empty and all(token != place for token in self.tokens)

    def put_minion(self, side: int, place: int, lane: int) -> None:
        """Set a minion down; its side has none there."""
        hexes = self.minions[side]
        at = 0
        while at < len(hexes) and hexes[at] < place:
            at += 1
        hexes.insert(at, place)
        self.minion_lanes[side].insert(at, lane)
        self.crowd[place] = PASSABLE

    def lift_minion(self, side: int, place: int) -> int:
        """Take a minion off the map; its lane."""
        at = self.minions[side].index(place)
        self.minions[side].pop(at)
        if place not in self.minions[1 - side]:
            self.crowd[place] = OPEN
        return self.minion_lanes[side].pop(at)

    def ending(self) -> str:
        return ENDING_NAMES[self.ended] if self.ended != RUNNING else ""


def sides_of(seats: int, alone: OptionValue) -> list[int]:
    """SK-130: the side of every seat; side 0 is that of seat 0."""
    if seats == 3:
        lone = [1 if seat == alone else 0 for seat in range(3)]
        return lone if lone[0] == 0 else [1 - side for side in lone]
    return [seat % 2 for seat in range(seats)]


def partners(side_of: list[int]) -> list[int]:
    """SK-130: the other seat of each seat's side, −1 for a lone one."""
    found: list[int] = []
    for seat, side in enumerate(side_of):
        mates = [other for other, of in enumerate(side_of) if of == side and other != seat]
        found.append(mates[0] if mates else -1)
    return found


def copied(lists: list[list[int]]) -> list[list[int]]:
    """A copy of a list of lists."""
    return [inner[:] for inner in lists]
