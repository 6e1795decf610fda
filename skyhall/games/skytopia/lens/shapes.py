"""The shape of a view: what each part holds. Read at run time as the schema, so this file is not compiled."""

from typing import NotRequired, TypedDict

from skyhall.core.state import OptionValue
from skyhall.games.skytopia.box.shapes import Colour, PlainPart, PlainScore
from skyhall.games.skytopia.play.shapes import GolemView, ResultView, ScoreView, SoFarView


class SpotView(TypedDict):
    """Where an ability is: a slot of the market, or a level of a tower of the active seat (0: its foundation)."""

    where: str
    slot: str | None
    colour: Colour
    level: int | None
    card: str | None


class PromiseView(TypedDict):
    """What a tower will give once a card is finished, on all that the seat finishes before; `sums`, `paid`: by storey,
    `guild`: what the guildmasters pay with that card."""

    pp: int
    coins: int
    sums: list[int]
    paid: list[int]
    choices: list[PlainPart]
    guild: list[int]


class Hint(TypedDict):
    """What a word would do; each kind of word has its own keys."""

    price: NotRequired[int]  # send, add, use
    coins_left: NotRequired[int]
    coins_then: NotRequired[int]  # with the price paid and what the card gives at once
    pp_then: NotRequired[int]
    gain_pp: NotRequired[int]  # what comes by itself at once
    gain_coins: NotRequired[int]
    then: NotRequired[PromiseView | None]  # send: what its tower will give, if this golem leads and is in time
    later: NotRequired[dict[str, PromiseView]]  # send: the same of golems that finish after it, if changed
    face: NotRequired[int]  # send, golem, redirected golem: the face shown afterwards
    steps: NotRequired[int]
    finish_round: NotRequired[int]
    after_end: NotRequired[bool]  # it would finish after the last round
    ahead: NotRequired[list[int]]  # owners of the golems there with fewer steps, and with more
    behind: NotRequired[list[int]]
    leader: NotRequired[int]  # who will then take the card if nothing changes
    refund: NotRequired[int]  # compensation, as a rival will take this card
    overtakes: NotRequired[list[int]]  # golem: owners passed by a rotation
    home: NotRequired[list[int]]  # add, recall, take back: owners of the golems that go home
    worth: NotRequired[int]  # add: points if the game ended now, and with the card
    worth_then: NotRequired[int]
    guild: NotRequired[list[int]]  # add: what the guildmasters pay then
    activates: NotRequired[bool]  # add: its tower will still use it this turn
    card: NotRequired[str | None]  # card, tower: what is placed or used; null for a foundation
    effect: NotRequired[list[PlainPart]]


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
    primitive: PlainPart | None
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


class CardView(TypedDict):
    """A tower card."""

    id: str
    name: str
    colour: Colour
    coat: str
    effect: list[PlainPart]


class SlotView(TypedDict):
    """A slot of the market; golems by steps, the leader first. `due`: what the card will bring the leader's tower."""

    slot: str
    colour: Colour
    row: int
    card: CardView | None
    golems: list[GolemView]
    due: PromiseView | None


class MarketView(TypedDict):
    """The market."""

    rows: int
    slots: list[SlotView]


class DeckView(TypedDict):
    """A deck: how many cards, and which they are, in no order that tells anything."""

    colour: Colour
    left: int
    unseen: list[str]


class GuildmasterView(TypedDict):
    """A guildmaster; `now` is what each seat would get, `counted` how many of what it rewards each seat has."""

    id: str
    group: int
    name: str
    score: PlainScore
    now: list[int]
    counted: list[int]


class TileView(TypedDict):
    """An ability tile; the side may not be chosen yet."""

    colour: Colour
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

    colour: Colour
    owner: int | None
    sides: list[SideView]


class LevelView(TypedDict):
    """A level of a tower; the foundation has no card. `pp`, `coins`: what it gives by itself as things stand."""

    card: str | None
    name: str
    foundation: bool
    coat: str | None
    effect: list[PlainPart]
    pp: int
    coins: int


class TowerView(TypedDict):
    """A tower, from the foundation upwards."""

    colour: Colour
    size: int
    levels: list[LevelView]
    waiting: bool


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
    tower: Colour | None
    level: int | None
    source: str | None
    primitive: PlainPart | None
    so_far: SoFarView


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
