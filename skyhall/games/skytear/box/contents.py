"""What a box holds: the numbers of the rules, and every component, typed."""

from collections.abc import Mapping
from typing import Final

from skyhall.core.edition import Edition, Entry
from skyhall.core.errors import OptionsError
from skyhall.core.schema import Number
from skyhall.core.state import OptionValue
from skyhall.core.vocabulary import Block, Vocabulary
from skyhall.games.skytear.box.cards import Card, Faction, Hero, Outsider, Sample, Skill, VictoryCard
from skyhall.games.skytear.box.map.field import Field
from skyhall.games.skytear.box.map.hexes import HexMap, Shape
from skyhall.games.skytear.box.words import CARD, FACTION, HERO, HEX, SKILL, WORDS

PREMADE: Final = "premade"
NUMBERS: Final = [
    Number("turns", 1, 9),
    Number("ap", 1, 5),
    Number("move", 0, 6),
    Number("skirmish_move", 0, 6),
    Number("los", 1, 6),
    Number("hand_start", 0, 20),
    Number("draw_upkeep", 0, 10),
    Number("hand_limit", 1, 20),
    Number("pair_hand_start", 0, 20, 4),
    Number("pair_draw_upkeep", 0, 10, 1),
    Number("pair_hand_limit", 1, 20, 5),
    Number("tower_hp", 1, 30),
    Number("nexus_hp", 1, 30),
    Number("minions_per_faction", 0, 20),
    Number("minions_per_lane_start", 0, 6),
    Number("spawn", 0, 6),
    Number("frenzy", 0, 9),
    Number("slow", 0, 9),
]


class Numbers:
    """Check 10: the numbers of the rules (4.7)."""

    def __init__(self, entry: Entry) -> None:
        values = {field.key: field.read(entry) for field in NUMBERS}
        self.turns = values["turns"]
        self.ap = values["ap"]
        self.move = values["move"]
        self.skirmish_move = values["skirmish_move"]
        self.los = values["los"]
        self.hand_start = values["hand_start"]
        self.draw_upkeep = values["draw_upkeep"]
        self.hand_limit = values["hand_limit"]
        # SK-138: of a seat with a partner
        self.pair_hand_start = values["pair_hand_start"]
        self.pair_draw_upkeep = values["pair_draw_upkeep"]
        self.pair_hand_limit = values["pair_hand_limit"]
        self.tower_hp = values["tower_hp"]
        self.nexus_hp = values["nexus_hp"]
        self.minions_per_faction = values["minions_per_faction"]
        self.minions_per_lane_start = values["minions_per_lane_start"]
        self.spawn = values["spawn"]
        self.frenzy = values["frenzy"]  # Frenzy adds it to Attack and Skirmish, Disarm takes it away
        self.slow = values["slow"]  # Slow takes it from a Move, Fast adds it
        entry.close()


class Ground:
    """SK-160: a map, the numbers of the rules on it, and the victory cards that are drawn from."""

    def __init__(self, key: str, numbers: Numbers, field: Field, deck: list[int]) -> None:
        self.key = key
        self.numbers = numbers
        self.field = field
        self.deck = deck
        self.sweep = 0  # how many points its sweep card asks for (SK-169)
        self.placements: list[list[list[list[int]]]] = []  # [shape][hex][aoe k]: hexes
        self.covered: list[list[list[int]]] = []  # [shape][hex]: the hexes of all of these

    def lay_shapes(self, shapes: list[Shape]) -> None:
        """Every way to lay every shape on this map: worked out when it is first played on."""
        if not self.placements:
            hexes = self.field.map
            self.placements = [[hexes.placements(shape, place) for place in range(hexes.size)] for shape in shapes]
            self.covered = [[sorted({at for way in ways for at in way}) for ways in row] for row in self.placements]


class Box(Edition):
    """Every component of an edition, and what follows from them alone, on one of its maps."""

    def __init__(self, name: str, content_hash: str, ground: Ground) -> None:
        super().__init__(name, content_hash)
        # All maps of the edition, and the hashes of what its parts hold: that of maps beside the first, and that of
        # tables with decks of one's own.
        self.grounds = [ground]
        self.full_hash = content_hash
        self.deck_hash = content_hash
        self.parts: dict[str, Box] = {}
        self.rune_names: list[str] = []
        self.factions: list[Faction] = []
        self.heroes: list[Hero] = []
        self.skills: list[Skill] = []  # of all heroes, in order
        self.cards: list[Card] = []  # with those of the factions where decks are one's own
        self.faction_cards: list[Card] = []  # numbered after all others
        self.samples: list[Sample] = []
        self.left_out: list[str] = []  # sample decks that are not legal, and why
        self.has_own_decks = False
        self.premade: list[list[int]] = []  # by hero: the set that it brings
        self.reactions: list[list[int]] = []  # by hero: the reaction cards of that set, each once
        self.legal_sets: list[
            list[tuple[int, int, int]]
        ] = []  # by hero: triple and pairs (SK-178), when first asked for
        self.card_worths: list[float] = []  # by card: what bots that build decks hold of it, when first asked for
        self.flux = -1
        self.victory: list[VictoryCard] = []  # of all maps
        self.outsider: Outsider | None = None
        self.shapes: list[Shape] = []
        self.stand_on(ground)

    def stand_on(self, ground: Ground) -> None:
        """Take over what is a map's."""
        self.ground = ground
        self.numbers = ground.numbers
        self.field = ground.field
        self.map: HexMap = ground.field.map
        self.victory_deck = ground.deck  # the victory cards that are drawn from
        self.sweep = ground.sweep
        self.placements = ground.placements
        self.covered = ground.covered
        self.minions_per_seat = 2 * ground.numbers.minions_per_faction
        # What observations tell of a map never changes: kept here by the first one.
        self.planes = b""

    def chosen(self, options: Mapping[str, OptionValue]) -> "Box":
        """SK-160, SK-175: the box on the map that the options name, with faction cards where decks are one's own."""
        whole = self.whole or self
        assert isinstance(whole, Box)
        return whole.on(str(options["map"]), options["decks"] != PREMADE)

    def on(self, key: str, own_decks: bool = False) -> "Box":
        """This box on one of its maps; it is itself on its first, with the decks that it brings."""
        if key == self.grounds[0].key and not own_decks:
            return self
        name = f"{key} with own decks" if own_decks else key
        if name not in self.parts:
            self.parts[name] = self._part(self._ground(key), own_decks)
        return self.parts[name]

    def with_pool(self) -> "Box":
        """This box with the faction cards among its cards: what decks are built from."""
        whole = self.whole or self
        assert isinstance(whole, Box)
        return whole.on(self.ground.key, True)

    def hashes(self) -> list[str]:
        found = [self.hash]
        for other in (self.full_hash, self.deck_hash):
            if other not in found:
                found.append(other)
        return found

    def _ground(self, key: str) -> Ground:
        for ground in self.grounds:
            if ground.key == key:
                return ground
        known = ", ".join([ground.key for ground in self.grounds])
        raise OptionsError(
            f'map {key}: edition {self.name} has only {known}: choose that, or an edition with [[maps]] id = "{key}"'
        )

    def _part(self, ground: Ground, own_decks: bool) -> "Box":
        ground.lay_shapes(self.shapes)
        part = Box(self.name, self.deck_hash if own_decks else self.full_hash, ground)
        part.whole = self
        part.grounds = self.grounds
        part.rune_names = self.rune_names
        part.factions = self.factions
        part.heroes = self.heroes
        part.skills = self.skills
        part.cards = [*self.cards, *self.faction_cards] if own_decks else self.cards
        part.faction_cards = self.faction_cards
        part.samples = self.samples
        part.has_own_decks = own_decks
        part.premade = self.premade
        part.reactions = self.reactions
        part.flux = self.flux
        part.victory = self.victory
        part.outsider = self.outsider
        part.shapes = self.shapes
        part.game = self.game
        part.source = self.source
        part.words = called(part)
        return part

    def faction_named(self, key: str) -> int:
        """The faction with that key, −1 if there is none."""
        for faction in self.factions:
            if faction.key == key:
                return faction.index
        return -1


def called(box: Box) -> Vocabulary:
    """The words as they are called with a box (`hex J7`, `card gank`, `hero yami`).

    What the box has a key or a label for has it in its word; the rest keeps its number.
    """
    names: dict[int, str] = {}
    _call(names, FACTION, [faction.key for faction in box.factions])
    _call(names, HERO, [hero.key for hero in box.heroes])
    _call(names, CARD, [card.key for card in box.cards])
    _call(names, HEX, box.map.labels)
    if box.outsider is not None:
        _call(names, SKILL, [skill.key for skill in box.outsider.skills])
    return WORDS.called(names)


def _call(names: dict[int, str], block: Block, keys: list[str]) -> None:
    for place, key in enumerate(keys):
        names[block.at(place)] = f"{block.name} {key}"
