"""Decks of one's own (SK-176 to SK-183): what a set may hold, and decks as text, checked.

A hero's set is its ultimate, a triple and two pairs. A deck is a text with a line for each hero:

    sakoshi: public-shame 3, gank 2, lifesteal 2

The ultimate is understood; nothing after the colon is the premade set. Empty lines, and those that begin with #, do not
count.
"""

from typing import Final

from skyhall.core.edition import near, shown
from skyhall.games.skytear.box.cards import Card
from skyhall.games.skytear.box.contents import Box

TRIPLE: Final = 3
PAIR: Final = 2
COPIES: Final = [TRIPLE, PAIR, PAIR]
TRIPLE_COST: Final = 1
MOST_MODIFIERS: Final = 10
MOST_LINES: Final = 40


class Problem:
    """What is wrong with a deck: the hero whose set it is ("" if it is the whole deck), the line, and the sentence."""

    def __init__(self, entry: str, line: int, text: str) -> None:
        self.entry = entry
        self.line = line
        self.text = text


# sets


def commons(box: Box, hero: int) -> list[int]:
    """SK-177: the hero's own cards but for its ultimate, and those of its faction, in the order of their numbers."""
    found: list[int] = []
    for card in box.with_pool().cards:
        if (card.hero == hero and not card.is_ultimate) or card.faction == box.heroes[hero].faction:
            found.append(card.index)
    return found


def bundles_for(box: Box, hero: int) -> list[int]:
    """SK-180: the faction cards whose rune a hero has, of whatever faction."""
    mask = box.heroes[hero].rune_mask
    return [card.index for card in box.faction_cards if card.rune_mask & ~mask == 0]


def set_of(box: Box, hero: int, triple: int, first: int, second: int) -> list[int]:
    """SK-176: the cards of a set, copies listed singly, sorted."""
    ultimates = [card for card in box.heroes[hero].cards if box.with_pool().cards[card].is_ultimate]
    return sorted([*ultimates, *[triple] * TRIPLE, *[first] * PAIR, *[second] * PAIR])


def modifiers(box: Box, cards: list[int]) -> int:
    """SK-178 (c): what the modifiers of a set add up to."""
    known = box.with_pool().cards
    return sum([known[card].modifier for card in cards])


def faction_cards_in(box: Box, cards: list[int]) -> list[int]:
    """The different faction cards of a set."""
    first = len(box.with_pool().cards) - len(box.faction_cards)
    return sorted({card for card in cards if card >= first})


def is_patterned(box: Box, hero: int) -> bool:
    """SK-176: whether the premade set is one ultimate, a triple and two pairs."""
    counts: list[int] = []
    known = box.with_pool().cards
    for card in sorted(set(box.heroes[hero].cards)):
        copies = box.heroes[hero].cards.count(card)
        if known[card].is_ultimate:
            if copies != 1:
                return False
        else:
            counts.append(copies)
    return sorted(counts, reverse=True) == COPIES and len(box.heroes[hero].cards) == 1 + sum(COPIES)


def next_choices(box: Box, hero: int, chosen: list[int], taken: list[int]) -> list[int]:
    """SK-179: the cards that lead to a legal set after those chosen (triple, first pair); `taken` are the faction cards
    in the seat's other sets."""
    found: list[int] = []
    for legal in legal_sets(box, hero):
        if list(legal[: len(chosen)]) == chosen and not any(card in taken for card in legal):
            card = legal[len(chosen)]
            if card not in found:
                found.append(card)
    return sorted(found)


def legal_sets(box: Box, hero: int) -> list[tuple[int, int, int]]:
    """SK-178: every legal set of a hero as triple, pair and pair of a higher number, without (d)."""
    whole = box.with_pool()
    if not whole.legal_sets:
        whole.legal_sets = [_legal_sets(whole, one.index) for one in whole.heroes]
    return whole.legal_sets[hero]


def _legal_sets(box: Box, hero: int) -> list[tuple[int, int, int]]:
    pool = commons(box, hero)
    found: list[tuple[int, int, int]] = []
    for triple in pool:
        if box.cards[triple].cost != TRIPLE_COST:
            continue
        for first in pool:
            for second in pool:
                if triple in (first, second) or first >= second:
                    continue
                if modifiers(box, set_of(box, hero, triple, first, second)) <= MOST_MODIFIERS:
                    found.append((triple, first, second))
    return found


def replaceable(box: Box, hero: int, bundle: int) -> list[int]:
    """SK-180: the pairs of a hero's premade set that a bundle may take the place of."""
    cards = box.heroes[hero].cards
    known = box.with_pool().cards
    found: list[int] = []
    for pair in sorted(set(cards)):
        if cards.count(pair) != PAIR or known[pair].is_ultimate:
            continue
        if modifiers(box, replaced(cards, pair, bundle)) <= MOST_MODIFIERS:
            found.append(pair)
    return found


def replaced(cards: list[int], pair: int, bundle: int) -> list[int]:
    """A set with one pair for another."""
    return sorted([bundle if card == pair else card for card in cards])


# decks as text


class Deck:
    """A deck as text while it is read: the sets that could be read, and what is wrong.

    `heroes` are those of a seat; None: any heroes may be named, each once. `drafted`: a pair may be of another faction.
    """

    def __init__(self, box: Box, text: str, heroes: list[int] | None = None, drafted: bool = False) -> None:
        self.box = box
        self.cards: list[Card] = box.with_pool().cards
        self.heroes = heroes
        self.drafted = drafted
        self.sets: dict[int, list[int]] = {}
        self.lines: dict[int, int] = {}
        self.problems: list[Problem] = []
        for number, line in enumerate(text.split("\n")[: MOST_LINES + 1], start=1):
            if line.strip() and not line.strip().startswith("#"):
                self._line(number, line.strip())
        if text.count("\n") >= MOST_LINES:
            self._wrong("", MOST_LINES + 1, f"deck: more than {MOST_LINES} lines: expected one for each hero")
        self._whole()

    def _wrong(self, entry: str, line: int, text: str) -> None:
        self.problems.append(Problem(entry, line, text))

    def _line(self, number: int, line: str) -> None:
        """`hero: card 3, card 2, card 2`."""
        name, colon, rest = line.partition(":")
        known = [hero.key for hero in self.box.heroes]
        key = name.strip()
        if not colon:
            self._wrong("", number, f'deck: line {shown(line)}: expected "hero: card 3, card 2, card 2"')
            return
        if key not in known:
            self._wrong("", number, f"deck: no hero {shown(key)}{near(key, known)}")
            return
        hero = known.index(key)
        if hero in self.lines:
            self._wrong(key, number, f"deck: hero {shown(key)} appears twice")
            return
        self.lines[hero] = number
        if self.heroes is not None and hero not in self.heroes:
            self._wrong(key, number, f"deck: hero {shown(key)} is not of this seat")
            return
        if not rest.strip():
            self.sets[hero] = self.box.heroes[hero].cards
            return
        named = self._named(hero, number, rest)
        if named is not None:
            self._set(hero, number, named)

    def _named(self, hero: int, line: int, rest: str) -> list[tuple[int, int]] | None:
        """Cards and copies; the ultimate, which is understood, is left out. None if something is wrong."""
        key = self.box.heroes[hero].key
        known = [card.key for card in self.cards]
        found: list[tuple[int, int]] = []
        before = len(self.problems)
        for part in rest.split(","):
            name, _, copies = part.strip().rpartition(" ")
            name = name.strip()
            if not name or not copies.isdigit() or len(copies) > 2:
                self._wrong(
                    key, line, f'deck of {key}: {shown(part.strip())}: expected a card and its copies, "gank 2"'
                )
            elif name not in known:
                self._wrong(key, line, f"deck of {key}: no card {shown(name)}{near(name, known)}")
            elif known.index(name) in [card for card, _ in found]:
                self._wrong(key, line, f"deck of {key}: {shown(name)} appears twice: expected each card once")
            else:
                card = self.cards[known.index(name)]
                if not (card.is_ultimate and card.hero == hero and int(copies) == 1):
                    found.append((card.index, int(copies)))
        return found if len(self.problems) == before else None

    def _set(self, hero: int, line: int, named: list[tuple[int, int]]) -> None:
        """SK-178 of one set."""
        key = self.box.heroes[hero].key
        faction = self.box.factions[self.box.heroes[hero].faction].key
        pool = commons(self.box, hero)
        if self.drafted:
            pool = sorted({*pool, *bundles_for(self.box, hero)})
        before = len(self.problems)
        for card, _ in named:
            if card not in pool:
                name = shown(self.cards[card].key)
                self._wrong(key, line, f"deck of {key}: {name} is neither its own nor a faction card of {faction}")
        ordered = sorted(named, key=_by_copies)
        copies = [count for _, count in ordered]
        if copies != COPIES:
            listed = ", ".join([str(count) for count in copies])
            expected = ", ".join([str(count) for count in COPIES])
            self._wrong(key, line, f"deck of {key}: copies {listed}: expected {expected}")
        if len(self.problems) > before:
            return
        triple, first, second = [card for card, _ in ordered]
        if self.cards[triple].cost != TRIPLE_COST:
            name, cost = shown(self.cards[triple].key), self.cards[triple].cost
            self._wrong(
                key,
                line,
                f"deck of {key}: {name} costs {cost}: the card taken three times must cost {TRIPLE_COST}",
            )
        found = set_of(self.box, hero, triple, first, second)
        total = modifiers(self.box, found)
        if total > MOST_MODIFIERS:
            self._wrong(key, line, f"deck of {key}: modifiers add up to {total}: expected at most {MOST_MODIFIERS}")
        self.sets[hero] = found

    def _whole(self) -> None:
        """SK-178 (d), and that no hero is missing."""
        for hero in self.heroes or []:
            if hero not in self.lines:
                self._wrong(self.box.heroes[hero].key, 0, f"deck: no set for {shown(self.box.heroes[hero].key)}")
        if not self.lines and not self.problems:
            self._wrong("", 0, 'deck: empty: expected a line for each hero, "hero: card 3, card 2, card 2"')
        seen: list[int] = []
        for hero in sorted(self.sets):
            for card in faction_cards_in(self.box, self.sets[hero]):
                if card in seen:
                    name = shown(self.cards[card].key)
                    self._wrong(
                        self.box.heroes[hero].key, self.lines[hero], f"deck: {name} is in two sets: expected one"
                    )
                seen.append(card)


def _by_copies(part: tuple[int, int]) -> tuple[int, int]:
    """The triple first, then the pairs by their numbers."""
    return -part[1], part[0]


def check_list(box: Box, text: str, heroes: list[int] | None = None) -> list[Problem]:
    """SK-183: all that is wrong with a deck."""
    return Deck(box, text, heroes).problems


def written(box: Box, sets: dict[int, list[int]]) -> str:
    """The text of a deck, heroes in the order of the edition."""
    return "\n".join([written_set(box, hero, sets[hero]) for hero in sorted(sets)])


def written_set(box: Box, hero: int, cards: list[int]) -> str:
    """The line of a set: the triple, then the pairs."""
    known = box.with_pool().cards
    counted = [(card, cards.count(card)) for card in sorted(set(cards)) if not known[card].is_ultimate]
    parts = [f"{known[card].key} {count}" for card, count in sorted(counted, key=_by_copies)]
    return f"{box.heroes[hero].key}: {', '.join(parts)}"


def said(box: Box, cards: list[int]) -> list[str]:
    """SK-179: the words that build a set: the triple and the pairs. The premade one is said so too: `done` is one word
    instead of three, and whoever counts words would know it."""
    known = box.with_pool().cards
    counted = [(card, cards.count(card)) for card in sorted(set(cards)) if not known[card].is_ultimate]
    return [f"card {known[card].key}" for card, _ in sorted(counted, key=_by_copies)]
