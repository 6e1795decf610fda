"""Everything that Sky Painters says (spec, section 8), with the kinds of its arguments.

Cards, Painters and tokens are told by their ids, which choose their names in the catalogue; events also tell the titles
that their edition gives them.
"""

from typing import Final

from skyhall.core.event import (
    COUNT,
    FLAG,
    SEAT,
    TEXT,
    Kind,
    Phrasebook,
    event,
    group,
    many,
    maybe,
    message,
    named,
    thing,
)
from skyhall.core.game import Option
from skyhall.core.themes import Theme, reasons
from skyhall.games.sky_painters.box.edition import INITIALS
from skyhall.games.sky_painters.box.effects import FIGURES, GAINED
from skyhall.games.sky_painters.box.options import options
from skyhall.games.sky_painters.box.words import COLOURS, LOSSES, POSITIONS, SIDES

COLOUR: Final = thing("colour", COLOURS)
POSITION: Final = thing("position", POSITIONS)
SIDE: Final = thing("position", SIDES)
CARD: Final = named("card")
PAINTER: Final = named("painter")
TOKEN: Final = named("halo")
SOURCE: Final = named("card", "painter", "halo")
"""A card, a Painter or a token that does something."""
FIGURE: Final = thing("figure", FIGURES)
LOSS: Final = thing("loss", LOSSES)
ENDING: Final = thing("ending", ["star", "firmament", "efficiency", "no_moves", "standstill", "draw"])
CAUSE: Final = thing(
    "cause",
    [
        "main", "die", "surplus", "paint", "symbol", "card", "activated", "top", "collected", "painter", "halo",
        "watching", "effect", "levy", "dare",
    ],
)  # fmt: skip
"""Why spots and hope come and go; an `effect` has a source."""
SLOT: Final = thing("slot")
SYMBOL: Final = thing("symbol")
CELL: Final = many(COUNT)
"""Column and row."""
DIE: Final = group(colour=COLOUR, number=COUNT)
ROLLED: Final = group(slot=COUNT, symbol=COUNT, colour=COLOUR, number=COUNT)
POOL: Final = many(group(colour=COLOUR, counts=many(COUNT)))
"""The colours of the pool that changed: how many of their dice show 1 to 6 now."""
PRICE: Final = group(spots=COUNT, hope=COUNT)
SHEET: Final = group(
    stars=COUNT, painters=COUNT, halos=COUNT, clouds=COUNT, hope=COUNT, dice=COUNT, cards=COUNT, spots=COUNT,
    total=COUNT,
)  # fmt: skip
_CHANGE: Final = {
    "seat": SEAT, "delta": COUNT, "total": COUNT, "why": CAUSE, "source": maybe(SOURCE), "amount": COUNT, "won": FLAG,
}  # fmt: skip
_SYMBOL_WORD: Final = {"slot": SLOT, "symbol": SYMBOL, "card": CARD, "colour": COLOUR, "value": COUNT, "shows": COUNT}


def _kind(option: Option) -> Kind:
    """An option as it is told: a name, yes or no, or a number."""
    if isinstance(option.default, str):
        return thing(option.name, [str(value) for value in option.values])
    return FLAG if isinstance(option.default, bool) else COUNT


EVENTS: Final = [
    event(
        "game_started",
        first_player=SEAT,
        letters=many(thing("letter", list(INITIALS))),
        options=group(**{option.name: _kind(option) for option in options()}),
    ),
    event("turn_began", seat=SEAT, number=COUNT, extra=FLAG, critical=FLAG).quiet(),
    event(
        "cloud_gained",
        seat=SEAT,
        victim=maybe(SEAT),
        why=thing("cause", ["main", "bonus", "dare"]),
        clouds=COUNT,
        victim_clouds=maybe(COUNT),
        supply=COUNT,
    ),
    event("cloud_paid", seat=SEAT, clouds=COUNT, supply=COUNT),
    event(
        "card_taken",
        seat=SEAT,
        card=CARD,
        title=TEXT,
        position=POSITION,
        paid_spots=COUNT,
        paid_hope=COUNT,
        collected=COUNT,
    ),
    event("card_placed", seat=SEAT, card=CARD, title=TEXT, position=POSITION, x=COUNT, y=COUNT, slot=COUNT),
    event("offer_hope_added", seat=SEAT, total=COUNT),
    event(
        "offer_refilled",
        seat=SEAT,
        position=POSITION,
        offer=many(maybe(CARD)),
        card=maybe(CARD),
        top=maybe(CARD),
        deck=COUNT,
    ).quiet(),
    event("dice_rerolled", seat=SEAT, dice=many(group(**{"colour": COLOUR, "from": COUNT, "to": COUNT})), pool=POOL),
    event(
        "die_taken",
        seat=SEAT,
        colour=COLOUR,
        number=COUNT,
        price=COUNT,
        why=thing("cause", ["main", "acquired", "second"]),
        pool=POOL,
    ),
    event(
        "die_placed",
        seat=SEAT,
        slot=COUNT,
        symbol=COUNT,
        colour=COLOUR,
        set_to=COUNT,
        completed=FLAG,
        surplus=COUNT,
        recoloured=FLAG,
    ),
    event("spots_changed", **_CHANGE),
    event("hope_changed", **_CHANGE),
    event(
        "die_painted",
        **{"seat": SEAT, "slot": COUNT, "symbol": COUNT, "from": COUNT, "to": COUNT, "completed": FLAG},
    ),
    event("symbol_paid", seat=SEAT, slot=COUNT, symbol=COUNT, hope=COUNT),
    event("card_completed", seat=SEAT, card=CARD, title=TEXT, x=COUNT, y=COUNT, dice=many(DIE), pool=POOL),
    event("leader_taken", seat=SEAT, victim=maybe(SEAT)),
    event("hope_activated", seat=SEAT, source=SOURCE, title=TEXT, total=COUNT, gained=COUNT),
    event("hope_slept", seat=SEAT, source=SOURCE, title=TEXT, total=COUNT),
    event("figure_closed", seat=SEAT, figure=thing("figure", FIGURES[1:]), cells=many(CELL)),
    event(
        "halo_taken",
        seat=SEAT,
        token=TOKEN,
        title=TEXT,
        spots=COUNT,
        hope=COUNT,
        cells=many(CELL),
        next_cost=maybe(PRICE),
    ),
    event("halo_declined", seat=SEAT, spots=COUNT, hope=COUNT),
    event("halo_unpayable", seat=SEAT, spots=maybe(COUNT), hope=maybe(COUNT)),
    event("halo_drawn", seat=SEAT, count=COUNT).private(tokens=many(TOKEN)),
    event("halo_kept", seat=SEAT, token=TOKEN, title=TEXT),
    event(
        "painter_acquired",
        seat=SEAT,
        tile=PAINTER,
        title=TEXT,
        position=SIDE,
        paid_spots=COUNT,
        paid_hope=COUNT,
    ),
    event("painters_refilled", seat=SEAT, tiles=many(maybe(PAINTER)), top=maybe(PAINTER), pile=COUNT).quiet(),
    event("levied", seat=SEAT, kind=thing("loss", [*LOSSES, "nothing"]), amount=COUNT, dice=many(many(COUNT))),
    event(
        "dared",
        seat=SEAT,
        complied=FLAG,
        dice=many(many(COUNT)),
        set_to=maybe(COUNT),
        gains=many(group(kind=thing("gain", GAINED), amount=COUNT)),
    ),
    event("dice_discarded", seat=SEAT, dice=many(ROLLED), pool=POOL),
    event("pool_refilled", seat=SEAT, dice=many(group(seat=SEAT, **ROLLED.parts)), pool=POOL),
    event("spots_limited", seat=SEAT, discarded=COUNT, total=COUNT),
    event("extra_turn_earned", seat=SEAT, source=SOURCE, title=TEXT, pending=COUNT),
    event("critical_phase", seat=SEAT),
    event("standstill_warning", seat=SEAT, left=COUNT),
    event(
        "game_over",
        seat=SEAT,
        reason=ENDING,
        points=many(COUNT),
        ranks=many(COUNT),
        winners=many(SEAT),
        sheets=many(SHEET),
    ),
]

QUESTIONS: Final = [
    message("ask-MainAction"),
    message("ask-PlaceCard", card=CARD),
    message("ask-ChooseReroll", picked=COUNT, most=COUNT),
    message("ask-TakeDie"),
    message("ask-PlaceDie", colour=COLOUR, number=COUNT),
    message("ask-SecondDie", highest=COUNT),
    message("ask-AdditionalAction", dice=COUNT, over=COUNT),
    message("ask-TakeHalo", spots=COUNT, hope=COUNT),
    message("ask-KeepHalo"),
    message("ask-TakeFreeCard"),
    message("ask-CompleteCard"),
    message("ask-StealCloud"),
    message("ask-Levy", first=COUNT, first_kind=LOSS, second=COUNT, second_kind=LOSS),
    message("ask-Dare", owner=SEAT, reset=COUNT, values=many(COUNT), spots=COUNT, hope=COUNT, clouds=COUNT),
    message("ask-PickDie", count=COUNT, reset=COUNT),
]

ANSWERS: Final = [
    message("word-cloud"),
    message("word-spot"),
    message("word-reroll"),
    message("word-take", position=POSITION, card=CARD),
    message("word-die", colour=COLOUR, number=COUNT),
    message("word-on", **_SYMBOL_WORD),
    message("word-paint", **_SYMBOL_WORD),
    message("word-lower", **_SYMBOL_WORD),
    message("word-hope", **_SYMBOL_WORD),
    message("word-painter", position=SIDE, painter=PAINTER),
    message("word-cell", x=TEXT, y=TEXT),
    message("word-halo", space=TEXT, token=TOKEN),
    message("word-drawn", number=TEXT, token=TOKEN),
    message("word-seat", other=TEXT, owner=SEAT),
    message("word-card", slot=SLOT, card=CARD),
    message("word-lose", kind=LOSS, amount=COUNT),
    message("word-comply"),
    message("word-refuse"),
    message("word-decline"),
    message("word-enough"),
    message("word-end"),
]

REASONS: Final = [
    message("refused-has-cloud"),
    message("refused-open-cards", most=COUNT),
    message("refused-top-price", spots=COUNT, hope=COUNT),
    message("refused-no-cell"),
    message(
        "refused-cell",
        why=thing("cause", ["night", "grass", "own_night", "own_grass", "figure"]),
        side=thing("side", ["left", "right", "above", "below"]),
        neighbour=CARD,
        mine=maybe(FIGURE),
        theirs=maybe(FIGURE),
    ),
    message("refused-no-symbol"),
    message("refused-colour", colour=COLOUR),
    message("refused-dice-used"),
    message("refused-die-price", price=COUNT),
    message("refused-price", spots=COUNT, hope=COUNT),
    message("refused-space"),
]

SCREEN: Final = [
    message("screen-sky", seat=SEAT),
    message("screen-purse", seat=SEAT),
    message("screen-ends", owner=SEAT),
    message("screen-from", owner=SEAT),
    message("screen-forced", seat=SEAT, owner=SEAT),
    message("screen-forced-you", seat=SEAT, owner=SEAT),
    message("phone-completes", card=CARD),
    *[message(f"tally-{kind}", source=SOURCE) for kind in ("card", "completed", "painter", "halo", "slept", "extra")],
    message("tally-die", colour=COLOUR, number=COUNT),
    message("tally-surplus", colour=COLOUR, number=COUNT),
    message("tally-leader", victim=maybe(SEAT)),
]

# Which way of winning it was.
WHY: Final = [message("why-star", winner=SEAT, painters=COUNT), message("why-firmament", winner=SEAT)]

# The page's log: what a seat does, without its name (`you`: it is the reader), and what happens.
LOG: Final = [
    message("log-started", first=SEAT, you=FLAG),
    message("log-cloud", victim=maybe(SEAT), you=FLAG),
    message("log-leader", victim=maybe(SEAT), you=FLAG),
    message("log-card", card=CARD, you=FLAG),
    message("log-completed", card=CARD, you=FLAG),
    message("log-halo", token=TOKEN, you=FLAG),
    message("log-painter", tile=PAINTER, you=FLAG),
    message("log-since-gone", things=many(SOURCE)),
    message("log-score", who=SEAT, points=COUNT),
]

# What the coach of a first game says against a choice, and for a better one: both of the same facts.
_SLIPS: Final = {
    "win": {},
    "ends-behind": {"points": COUNT},
    "spots": {"spots": COUNT},
    "heart": {"card": CARD},
    "cloud": {"colour": COLOUR, "number": COUNT},
    "dear-die": {"colour": COLOUR, "number": COUNT, "cheap": COLOUR, "cheap_number": COUNT},
    "hope-left": {"hope": COUNT},
    "shut": {"x": COUNT, "y": COUNT, "to_x": COUNT, "to_y": COUNT},
    "free-token": {},
    "finishes": {"card": CARD},
    "points": {"points": COUNT},
    "surplus": {"colour": COLOUR, "number": COUNT, "spots": COUNT},
}
SLIPS: Final = [message(f"slip-{kind}{end}", **facts) for kind, facts in _SLIPS.items() for end in ("", "-better")]

# What its learned judgement looks at, as a person would say it.
THEMES: Final = (
    Theme(
        "points",
        "points if it ended now",
        "most points",
        "most points and the leader, deck empty",
        counted=True,
    ),
    Theme("spots", "spots within the limit", "spots beyond it", counted=True),
    Theme("hope", "hope", "hope of the leader", counted=True),
    Theme("leader", "leader", "wings of the leader", "may end the game"),
    Theme("clouds", "clouds", "most clouds", counted=True),
    Theme(
        "painters",
        "Painters",
        "pairs of Painters",
        "one Painter short of winning",
        "Painters enough",
        "Painters enough and the leader",
        counted=True,
    ),
    Theme("next", "short of the nearest Painter", "a Painter can be paid", "the one that wins can be paid"),
    # A card that is completed is not open any more: both count together.
    Theme(
        "cards",
        "completed cards",
        "stars",
        "open cards",
        "their progress",
        "what they will bring",
        "the same by progress",
        "paint that is missing",
        "dice that show too much",
        "empty symbols without a die",
        "cards that paint alone completes",
        "the same, payable now",
        "half figures and neighbours",
    ),
    Theme(
        "block",
        "best block completed",
        "best block in sight, cubed",
        "two cards short of a block",
        "full block",
        "full block and the leader",
    ),
    Theme("halos", "halos", counted=True),
    Theme("turn", "extra turns", counted=True),
)

PHRASES: Final = Phrasebook(EVENTS, [*QUESTIONS, *ANSWERS, *REASONS, *SCREEN, *WHY, *LOG, *SLIPS, *reasons(THEMES)])
