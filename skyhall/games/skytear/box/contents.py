"""What a box holds: the numbers of the rules, and every component, typed."""

from typing import Final

from skyhall.core.edition import Edition, Entry
from skyhall.core.schema import Number
from skyhall.games.skytear.box.cards import Card, Faction, Hero, Outsider, Skill, VictoryCard
from skyhall.games.skytear.box.map.field import Field
from skyhall.games.skytear.box.map.hexes import HexMap, Shape

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


class Box(Edition):
    """Every component of an edition, and what follows from them alone."""

    def __init__(self, name: str, content_hash: str, numbers: Numbers, field: Field) -> None:
        super().__init__(name, content_hash)
        self.numbers = numbers
        self.field = field
        self.map: HexMap = field.map
        # What observations tell of a map never changes: kept here by the first one.
        self.planes = b""
        self.minions_per_seat = 2 * numbers.minions_per_faction
        self.rune_names: list[str] = []
        self.factions: list[Faction] = []
        self.heroes: list[Hero] = []
        self.skills: list[Skill] = []  # of all heroes, in order
        self.cards: list[Card] = []
        self.reactions: list[list[int]] = []  # by hero: the reaction cards of its set, each once
        self.flux = -1
        self.victory: list[VictoryCard] = []
        self.outsider: Outsider | None = None
        self.shapes: list[Shape] = []
        self.placements: list[list[list[list[int]]]] = []  # [shape][hex][aoe k]: hexes
        self.covered: list[list[list[int]]] = []  # [shape][hex]: the hexes of all of these

    def faction_named(self, key: str) -> int:
        """The faction with that key, −1 if there is none."""
        for faction in self.factions:
            if faction.key == key:
                return faction.index
        return -1
