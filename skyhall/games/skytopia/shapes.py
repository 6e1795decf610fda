"""The shape of a view: what each part holds. Read at run time as the schema, so this file is not compiled."""

from typing import NotRequired, TypeAlias, TypedDict

from skyhall.core.state import OptionValue

Part: TypeAlias = dict[str, int | str]  # a primitive as plain data
Score: TypeAlias = dict[str, int | str | list[str]]  # a guildmaster's way of scoring as plain data


class ResultView(TypedDict):
    """A line of the final table."""

    seat: int
    track: int
    guild: list[int]
    end_pp: int
    coins_pp: int
    golems_pp: int
    total: int
    cards: int
    coins_left: int
    rank: int


class SpotView(TypedDict):
    """Where an ability is: a slot of the market, or a level of a tower of the active seat (0: its foundation)."""

    where: str
    slot: str | None
    colour: str
    level: int | None
    card: str | None


class Hint(TypedDict):
    """What a word would do; each kind of word has its own keys."""

    price: NotRequired[int]  # send
    coins_left: NotRequired[int]
    after_end: NotRequired[bool]  # it would finish after the last round
    ahead: NotRequired[list[int]]  # owners of the golems there with fewer steps, and with more
    behind: NotRequired[list[int]]
    gain_pp: NotRequired[int]  # automatic gains of the card, at once
    gain_coins: NotRequired[int]
    refund: NotRequired[int]  # compensation, as a rival will finish this card first
    face: NotRequired[int]  # send, golem: the face shown afterwards
    steps: NotRequired[int]
    finish_round: NotRequired[int]
    overtakes: NotRequired[list[int]]  # golem: owners passed by a rotation
    card: NotRequired[str | None]  # card, tower: what is placed or used; null for a foundation
    effect: NotRequired[list[Part]]


class ActionView(TypedDict):
    """A legal word."""

    action: int
    name: str
    hint: Hint


class DecisionView(TypedDict):
    """The open question; `source` and `primitive` tell which part of which card asks it."""

    seat: int
    kind: str
    source: str | None
    primitive: Part | None
    actions: list[ActionView]


class FaceView(TypedDict):
    """A face of the dial; the pointer has no price, as it cannot be chosen."""

    steps: int
    price: int | None


class ChronometerView(TypedDict):
    """The dial; `prices` by face."""

    faces: list[int]
    pointer: int
    prices: dict[str, FaceView]


class GolemView(TypedDict):
    """A golem at work; `refund`: its pay if the leader stays ahead, `late`: it cannot finish in time."""

    seat: int
    face: int
    steps: int
    finish_round: int
    refund: int
    late: bool


class PromiseView(TypedDict):
    """What a tower would give with one card more; `sums`, `paid`: by storey, `guild`: the guildmasters then."""

    pp: int
    coins: int
    sums: list[int]
    paid: list[int]
    choices: list[Part]
    guild: list[int]


class CardView(TypedDict):
    """A tower card."""

    id: str
    name: str
    colour: str
    coat: str
    effect: list[Part]


class SlotView(TypedDict):
    """A slot of the market; golems by steps, the leader first. `then`: what the card would bring each seat's tower."""

    slot: str
    colour: str
    row: int
    card: CardView | None
    golems: list[GolemView]
    then: list[PromiseView]


class MarketView(TypedDict):
    """The market."""

    rows: int
    slots: list[SlotView]


class DeckView(TypedDict):
    """A deck: how many cards, and which they are, in no order that tells anything."""

    colour: str
    left: int
    unseen: list[str]


class GuildmasterView(TypedDict):
    """A guildmaster; `now` is what each seat would get."""

    id: str
    group: int
    name: str
    score: Score
    now: list[int]


class TileView(TypedDict):
    """An ability tile; the side may not be chosen yet."""

    colour: str
    side: str | None
    name: str | None
    when: str | None
    used_this_turn: bool


class SideView(TypedDict):
    """A side of an ability tile with its numbers."""

    side: str
    name: str
    when: str
    numbers: dict[str, int]


class OfferView(TypedDict):
    """A tile of the box, and who has it."""

    colour: str
    owner: int | None
    sides: list[SideView]


class LevelView(TypedDict):
    """A level of a tower; the foundation has no card. `pp`, `coins`: what it gives by itself as things stand."""

    card: str | None
    name: str
    foundation: bool
    coat: str | None
    effect: list[Part]
    pp: int
    coins: int


class TowerView(TypedDict):
    """A tower, from the foundation upwards."""

    colour: str
    size: int
    levels: list[LevelView]
    waiting: bool


class ScoreView(TypedDict):
    """ST-43, as if the game ended now."""

    track: int
    guild: list[int]
    end_pp: int
    coins: int
    golems: int
    total: int


class SeatView(TypedDict):
    """A seat with its city."""

    seat: int
    name: str
    city: str
    golem_colour: str
    coins: int
    pp: int
    supply: int
    golems_out: int
    tile: TileView | None
    towers: list[TowerView]
    coats: dict[str, int]
    cards: int
    score_now: ScoreView


class ActivationView(TypedDict):
    """What is being resolved: the chain with its root first, and the part that asks."""

    root: SpotView
    chain: list[SpotView]
    tower: str | None
    level: int | None
    source: str | None
    primitive: Part | None


class View(TypedDict):
    """The table."""

    round: int
    round_limit: int
    last_round: int | None
    final_round: bool
    first: int
    active: int | None
    phase: str
    compensation: int
    options: dict[str, OptionValue]
    chronometer: ChronometerView
    market: MarketView
    decks: list[DeckView]
    guildmasters: list[GuildmasterView]
    tiles: list[OfferView]
    seats: list[SeatView]
    activation: ActivationView | None
    decision: DecisionView | None
    result: list[ResultView] | None
