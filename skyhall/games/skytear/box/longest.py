"""How many decisions a game can have at most, from what is in the box (spec 4.9), and boxes without such a number.

In a turn every hero is activated once and falls at most once. A card is played at most once, unless a refund brings it
back; a refund never brings back its own copies, so with one refunding card there is an end. Skills that answer damage
or the loss of a minion could keep each other going, but each answer uses up HP or a minion: there is an end unless
answers heal or spawn as well. `check_end` refuses the boxes where there might be none.
"""

from collections.abc import Mapping
from typing import Final

from skyhall.core.edition import Entry, shown
from skyhall.core.state import OptionValue
from skyhall.games.skytear.box import effects as fx
from skyhall.games.skytear.box.cards import (
    ON_DAMAGED,
    ON_DEFEATS,
    ON_MINION_DEFEATED,
    ON_RESOLVES,
    ON_WORSHIP,
    Card,
    Skill,
)
from skyhall.games.skytear.box.contents import Box
from skyhall.games.skytear.box.effects import Effect, Who

TEAM_SIZE: Final = 4  # heroes of a seat, in every set-up
IN_PLAY: Final = 2 * TEAM_SIZE
ALL: Final = IN_PLAY + 1  # with the outsider
MOST_HP: Final = 20  # of a hero or the outsider, in every box
TO_DECLARE: Final = 3  # the action itself, a target's hex, which of several there
TO_RESOLVE: Final = 4  # the action that asks most: a Skirmish with its two steps, its area and its flip
TO_PROVOKE: Final = 1 + TO_RESOLVE
TRIPLE: Final = 3  # copies in a set of one's own (SK-176)
PAIR: Final = 2


class Sums:
    """What the primitives of a card or skill can bring at most when they resolve once."""

    def __init__(self, box: Box, effects: list[Effect]) -> None:
        self.questions = 0
        self.draws = 0
        self.ap = 0
        self.taken = 0
        self.spawned = 0
        self.healed = 0
        self.healed_others = 0  # without what it heals of its own caster
        self.damages = False
        self.refunds = False
        for effect in effects:
            self._add(box, effect)

    def _add(self, box: Box, effect: Effect) -> None:
        op, n = effect.op, effect.number.base
        self.questions += questions(box, effect)
        self.damages = self.damages or op == fx.DAMAGE
        self.refunds = self.refunds or op == fx.REFUND
        if op == fx.DRAW:
            self.draws += n
        elif op == fx.ADD_AP:
            self.ap += n
        elif op == fx.TAKE:
            self.taken += heroes_of(effect.who)
        elif op == fx.SPAWN:
            self.spawned += n
        elif op == fx.HEAL:
            most = n if effect.number.variable == fx.FIXED else MOST_HP
            self.healed += most * heroes_of(effect.who)
            if effect.who.ref != fx.CASTER:
                self.healed_others += most * heroes_of(effect.who)


def questions(box: Box, effect: Effect) -> int:
    """How often a primitive asks. A pillar that is placed may be removed one day, which is asked about as well."""
    op, n = effect.op, effect.number.base
    if op in (fx.CHOOSE, fx.PLACE_PILLAR):
        return 2
    if op == fx.DAMAGE:
        return 1 if effect.number.flips > 0 else 0
    if op in (fx.MOVE_BY, fx.PLACE):
        return pieces_of(box, effect.who)
    if op == fx.PUSH:
        return pieces_of(box, effect.who) * n
    if op == fx.PLACE_AREA:
        return 1
    if op == fx.SPAWN:
        return 1 + n
    if op == fx.TOKEN:
        return 1 + n + 2 * box.minions_per_seat
    return n if op in (fx.PREDICT, fx.DISCARD, fx.UNPILLAR) else 0


def heroes_of(who: Who) -> int:
    """How many heroes a primitive concerns at most, the outsider among them."""
    if who.ref in (fx.EACH, fx.AREA):
        return ALL if who.kinds & fx.ANY_HERO else 0
    return 3 if who.ref == fx.TARGETS else 1


def pieces_of(box: Box, who: Who) -> int:
    """How many movable pieces: heroes and minions."""
    if who.ref in (fx.EACH, fx.AREA):
        return heroes_of(who) + (2 * box.minions_per_seat if who.kinds & (fx.ENEMY_MINION | fx.FRIENDLY_MINION) else 0)
    return heroes_of(who)


def top(values: list[int], n: int) -> int:
    """The sum of the n greatest."""
    return sum(sorted(values, reverse=True)[:n])


# boxes without an end


def check_end(entry: Entry, box: Box) -> None:
    """Refuse what could go round in circles within one turn."""
    refunds = [card.key for card in [*box.cards, *box.faction_cards] if Sums(box, card.effects).refunds]
    if len(refunds) > 1:
        raise entry.fail(
            f'cards {shown(refunds[0])} and {shown(refunds[1])} have "refund" and could bring each other back '
            "for ever: expected at most one such card"
        )
    for skill in answering(box, ON_DAMAGED) + answering(box, ON_MINION_DEFEATED):
        if Sums(box, skill.effects).spawned > 0:
            raise entry.fail(f'skill {shown(skill.key)}: "spawn" cannot answer a loss: it could go on for ever')
    answers = [(skill, Sums(box, skill.effects)) for skill in answering(box, ON_DAMAGED)]
    strikes = [skill.key for skill, sums in answers if sums.damages]
    heals = [skill.key for skill, sums in answers if sums.healed > 0]
    if strikes and heals:
        raise entry.fail(
            f"skill {shown(strikes[0])} answers damage with damage and {shown(heals[0])} with healing: "
            "they could go on for ever"
        )


def answering(box: Box, event: int) -> list[Skill]:
    """The skills that an event triggers."""
    return [skill for skill in box.skills if skill.event == event]


# the number


def longest(box: Box, options: Mapping[str, OptionValue], seats: int = 2) -> int:
    """No game has more decisions than that."""
    most_held = max(box.numbers.hand_start, box.numbers.pair_hand_start) if seats > 2 else box.numbers.hand_start
    opening = 2 * IN_PLAY + seats * (most_held + 1)  # picks and places, mulligans
    if box.has_own_decks:
        opening += 3 * IN_PLAY  # a triple and two pairs, or a bundle, whose it is, and what it replaces
    passes = 0 if options["mode"] == "simple" else seats
    return opening + box.numbers.turns * (
        TurnLimits(box, seats).heroes_phase(passes) + minions_phase(box) + upkeep(box)
    )


class TurnLimits:
    """What can come onto the Stack in one turn at most."""

    def __init__(self, box: Box, seats: int = 2) -> None:
        self.box = box
        self.seats = seats
        self.cards = [Sums(box, card.effects) for card in box.cards]
        self.skills = [Sums(box, skill.effects) for skill in box.skills]
        # How often a card can be played.
        self.again = 1 + sum([self._copies(card) for card in box.cards if self.cards[card.index].refunds])
        self.plays = self._plays()
        self.taken = self._of_cards([sums.taken for sums in self.cards])
        self.actions = IN_PLAY * box.numbers.ap + self._of_cards([sums.ap for sums in self.cards]) + self.taken
        self.after_actions = self.actions * max(self._skills(ON_RESOLVES, ON_WORSHIP))
        self.defeats = ALL * max(self._skills(ON_DEFEATS))
        self.losses = self._losses()
        # With what the outsider does when it is called.
        items = self.actions + self.plays + self.after_actions + self.defeats + self.losses + box.numbers.ap
        self.provoked = self._provoked(items)
        self.answers = self._answers(items + self.provoked)

    def heroes_phase(self, passes: int) -> int:
        """Activations, and for every item what is asked to declare it, to answer it and to resolve it."""
        to_play: list[int] = []
        for card in self.box.cards:
            to_play += [self._to_play(card)] * (self._copies(card) * self.again)
        teams = IN_PLAY + self.provoked if self.seats > 2 else 0  # activations handed over, opponents named
        return (
            2 * IN_PLAY + teams
            + self.actions * (TO_DECLARE + TO_RESOLVE + passes)
            + top(to_play, self.plays) + self.plays * (passes + max(0, passes - 1))
            + self.after_actions * (self._to_trigger(ON_RESOLVES, ON_WORSHIP) + passes)
            + self.defeats * (self._to_trigger(ON_DEFEATS) + passes)
            + self.losses * (self._to_trigger(ON_MINION_DEFEATED) + passes)
            + self.answers * (self._to_trigger(ON_DAMAGED) + passes)
            + self.provoked * (1 + TO_PROVOKE + passes)
        )  # fmt: skip

    def _copies(self, card: Card) -> int:
        """How many copies can be in play: in a deck of one's own three of any card, of a faction card at every seat."""
        if not self.box.has_own_decks or card.is_flux or card.is_ultimate:
            return card.copies
        return TRIPLE if card.hero >= 0 else TRIPLE * self.seats

    def _skills(self, *events: int) -> list[int]:
        """By hero: how many skills these events trigger."""
        return [sum([1 for skill in hero.skills if skill.event in events]) for hero in self.box.heroes]

    def _to_play(self, card: Card) -> int:
        """The card, who plays it, its targets, and what it asks on resolution."""
        return 2 + 2 * sum([target.most for target in card.targets]) + self.cards[card.index].questions

    def _to_trigger(self, *events: int) -> int:
        """Its place among other triggers, and what it asks on resolution."""
        return 1 + max([0, *[self.skills[s.index].questions for s in self.box.skills if s.event in events]])

    def _of_cards(self, values: list[int]) -> int:
        """What all cards of the heroes in play bring, each played as often as can be; `values` by card."""
        by_hero = [0] * len(self.box.heroes)
        flux = 0
        for card in self.box.cards:
            if card.is_flux:
                flux = values[card.index]
            elif card.hero >= 0 and (card.is_ultimate or not self.box.has_own_decks):
                by_hero[card.hero] += values[card.index] * card.copies * self.again
        if self.box.has_own_decks:
            for hero in range(len(by_hero)):
                by_hero[hero] += self._best_set(hero, values) * self.again
        return top(by_hero, IN_PLAY) + flux

    def _best_set(self, hero: int, values: list[int]) -> int:
        """SK-176: what a triple and two pairs of a hero's own cards and all of the factions' bring at most."""
        held = [
            values[card.index]
            for card in self.box.cards
            if not (card.is_ultimate or card.is_flux) and card.hero in (hero, -1)
        ]
        best = sorted(held, reverse=True)
        return TRIPLE * best[0] + PAIR * (best[1] + best[2])

    def _plays(self) -> int:
        """Cards that were in hand or are drawn, for heroes that fall among others; at most all there are. And Flux."""
        everything = IN_PLAY * max([len(hero.cards) for hero in self.box.heroes]) * self.again
        numbers = self.box.numbers
        pair = 2 * max(numbers.pair_hand_start, numbers.pair_hand_limit) if self.seats > 2 else 0
        in_hand = 2 * max(numbers.hand_start, numbers.hand_limit, pair)
        drawn = ALL + self._of_cards([sums.draws for sums in self.cards])
        if any(sums.draws > 0 for sums in self.skills):
            drawn = everything
        return 1 + min(everything, in_hand + drawn)

    def _losses(self) -> int:
        """Triggers on the loss of a minion: each minion on the map, and each that is spawned."""
        spawned = self._of_cards([sums.spawned for sums in self.cards])
        spawned += (self.after_actions + self.defeats) * max([0, *[sums.spawned for sums in self.skills]])
        return (2 * self.box.minions_per_seat + spawned) * top(self._skills(ON_MINION_DEFEATED), TEAM_SIZE)

    def _provoked(self, items: int) -> int:
        """How often the outsider is hurt: once by an item, and once for a point of HP."""
        if self.box.outsider is None:
            return 0
        healed = self._of_cards([sums.healed_others for sums in self.cards])
        healed += items * max([0, *[sums.healed_others for sums in self.skills]])
        return self._fewest(items, self.box.outsider.hp + healed)

    def _answers(self, items: int) -> int:
        """Triggers on damage: once for each item, and once for a point of HP of who has them."""
        skills = self._skills(ON_DAMAGED)
        by_item = top(skills, TEAM_SIZE) * items
        healed = self._of_cards([sums.healed for sums in self.cards])
        healed += items * max([0, *[self._heals_who_answers(skill) for skill in self.box.skills]])
        hp = [hero.hp * skills[hero.index] for hero in self.box.heroes]
        return self._fewest(by_item, top(hp, IN_PLAY) + healed * max(skills))

    def _fewest(self, by_item: int, by_hp: int) -> int:
        """Where damage is answered with damage only HP set an end to it; where with healing, HP set none."""
        answers = [self.skills[skill.index] for skill in answering(self.box, ON_DAMAGED)]
        if any(sums.damages for sums in answers):
            return by_hp
        return by_item if any(sums.healed > 0 for sums in answers) else min(by_item, by_hp)

    def _heals_who_answers(self, skill: Skill) -> int:
        sums = self.skills[skill.index]
        answers = self._skills(ON_DAMAGED)[skill.hero] > 0
        return sums.healed if answers else sums.healed_others


def minions_phase(box: Box) -> int:
    """Lane by lane minions to remove, steps, minions that follow and new ones; then the outsider."""
    numbers, minions = box.numbers, box.minions_per_seat
    road = max([max(row) for row in box.map.road])
    lane = minions + road + 2 * minions + 2 * numbers.spawn
    outsider = 0
    if box.outsider is not None:
        skills = max([0, *[Sums(box, skill.effects).questions for skill in box.outsider.skills]])
        outsider = 2 + numbers.ap * (TO_DECLARE + max(TO_RESOLVE, skills))
    return len(box.field.lanes) * lane + len(box.field.dome_points) * outsider


def upkeep(box: Box) -> int:
    """Discards down to the limit, and heroes that return."""
    return IN_PLAY * max([len(hero.cards) for hero in box.heroes]) + IN_PLAY
