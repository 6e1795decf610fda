"""Everything that Skytopia says (section 8): what happened, questions, words, and why not.

An event tells what the screen then shows: `has` is what its seat has from then on, `queue` the golems on its card,
`gives` what each storey of its tower gives by itself, `so_far` what the tower or card at work has brought its seat.
"""

from typing import Final

from skyhall.core.event import (
    COUNT,
    FLAG,
    NUMBER,
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
from skyhall.core.themes import Theme, reasons
from skyhall.games.skytopia.box.effects import COUNTS, PRIMITIVES
from skyhall.games.skytopia.box.places import COLOURS, SIDES, SLOT_NAMES

FACE: Final = Kind("face", NUMBER)
ROUND: Final = Kind("round", NUMBER)
COLOUR: Final = thing("colour", COLOURS)
SLOT: Final = thing("slot", SLOT_NAMES)
SIDE: Final = thing("side", SIDES)
ABILITY: Final = named("ability")
# A card or a foundation; as the source of a gain also `compensation`, of a rotation also `ability`.
CARD: Final = thing("card")
PRIMITIVE: Final = thing("primitive", PRIMITIVES)
ORIGIN: Final = thing("origin", ("mine", "free"))
# A part of an effect; what its primitive does not have is nothing.
PART: Final = group(
    do=PRIMITIVE,
    n=maybe(COUNT),
    count=maybe(thing("counted", COUNTS)),
    max=maybe(COUNT),
    coins=maybe(COUNT),
    pp=maybe(COUNT),
    times=maybe(COUNT),
    golems=maybe(COUNT),
    steps=maybe(COUNT),
    cost=maybe(COUNT),
    **{"from": maybe(ORIGIN)},
)
QUEUE: Final = many(group(seat=SEAT, face=FACE, steps=COUNT, finish_round=ROUND, refund=COUNT, late=FLAG))
DIAL: Final = many(group(face=FACE, steps=COUNT, price=maybe(COUNT)))
SCORE: Final = group(track=COUNT, guild=many(COUNT), end_pp=COUNT, coins=COUNT, golems=COUNT, total=COUNT)
GIVES: Final = many(group(pp=COUNT, coins=COUNT))
HAS: Final = group(coins=COUNT, pp=COUNT, supply=COUNT, golems_out=COUNT, cards=COUNT, score_now=SCORE)
SO_FAR: Final = group(pp=COUNT, coins=COUNT)
RESULT: Final = group(
    seat=SEAT,
    track=COUNT,
    guild=many(COUNT),
    end_pp=COUNT,
    coins_pp=COUNT,
    golems_pp=COUNT,
    total=COUNT,
    cards=COUNT,
    coins_left=COUNT,
    rank=COUNT,
)

EVENTS: Final = [
    event(
        "game_started",
        first_player=SEAT,
        rows=COUNT,
        guildmasters=many(thing("guildmaster")),
        market=many(group(slot=SLOT, card=CARD)),
        options=group(first=TEXT, opening=TEXT, abilities=TEXT, sides=TEXT, market_rows=TEXT),
    ).quiet(),
    event("tile_taken", seat=SEAT, colour=COLOUR, how=thing("way", ("dealt", "draft"))),
    event("side_chosen", seat=SEAT, side=SIDE),
    event("golem_opened", seat=SEAT, slot=SLOT, card=CARD, face=FACE, queue=QUEUE, has=HAS),
    event("round_began", round=ROUND, first=SEAT, pointer=FACE, last_round=maybe(ROUND), final=FLAG, dial=DIAL).quiet(),
    event("turn_began", seat=SEAT).quiet(),
    event("card_finished", seat=SEAT, slot=SLOT, card=CARD, colour=COLOUR, level=COUNT, gives=GIVES, has=HAS),
    event(
        "golem_returned",
        owner=SEAT,
        slot=SLOT,
        face=FACE,
        why=thing("reason", ("finished", "overtaken", "added", "recalled")),
        coins=COUNT,
        queue=QUEUE,
        has=HAS,
    ),
    event("tower_activated", seat=SEAT, colour=COLOUR),
    event(
        "card_activated",
        seat=SEAT,
        where=thing("place", ("market", "city")),
        slot=maybe(SLOT),
        colour=maybe(COLOUR),
        level=maybe(COUNT),
        card=maybe(CARD),
        by=thing("cause", ("tower", "send", "top", "line")),
        depth=COUNT,
        so_far=maybe(SO_FAR),
    ).quiet(),
    event("gained", seat=SEAT, pp=COUNT, coins=COUNT, source=CARD, so_far=maybe(SO_FAR), has=HAS),
    event("traded", seat=SEAT, coins=COUNT, pp=COUNT, source=CARD, so_far=maybe(SO_FAR), has=HAS),
    event(
        "golem_rotated",
        seat=SEAT,
        slot=SLOT,
        card=CARD,
        face_before=FACE,
        face_after=FACE,
        steps=COUNT,
        source=CARD,
        queue=QUEUE,
    ),
    event(
        "golem_redirected",
        seat=SEAT,
        face=FACE,
        source=CARD,
        queue_from=QUEUE,
        queue_to=QUEUE,
        **{"from": SLOT, "to": SLOT},
    ),
    event(
        "card_added",
        seat=SEAT,
        slot=SLOT,
        card=CARD,
        colour=COLOUR,
        level=COUNT,
        gives=GIVES,
        cost=COUNT,
        source=CARD,
        so_far=maybe(SO_FAR),
        has=HAS,
    ),
    event("golem_taken_back", seat=SEAT, slot=SLOT, card=CARD, face=FACE, queue=QUEUE, has=HAS),
    event(
        "golem_sent",
        seat=SEAT,
        slot=SLOT,
        card=CARD,
        face=FACE,
        steps=COUNT,
        price=COUNT,
        finish_round=ROUND,
        queue=QUEUE,
        has=HAS,
    ),
    event("skipped", seat=SEAT, decision=thing("question"), source=CARD).quiet(),
    event(
        "ability_used",
        seat=SEAT,
        side=SIDE,
        ability=ABILITY,
        pp=COUNT,
        coins=COUNT,
        paid=COUNT,
        so_far=maybe(SO_FAR),
        has=HAS,
    ),
    event(
        "market_refilled", slot=SLOT, card=CARD, title=TEXT, coat=thing("coat"), effect=many(PART), deck_left=COUNT
    ).quiet(),
    event("deck_exhausted", colour=COLOUR, last_round=ROUND, late=many(group(slot=SLOT, face=FACE))),
    event("chronometer_turned", **{"from": FACE, "to": FACE}).quiet(),
    event("start_marker_passed", **{"from": SEAT, "to": SEAT}).quiet(),
    event(
        "game_over",
        reason=thing("ending", ("deck", "limit")),
        points=many(COUNT),
        ranks=many(COUNT),
        seats=many(RESULT),
    ),
]

QUESTIONS: Final = [
    message("ask-DraftTile"),
    message("ask-ChooseSide", colour=COLOUR),
    message("ask-OpenOn", face=FACE),
    message("ask-StackNext", colour=COLOUR),
    message("ask-ActivateTower"),
    message("ask-Rotate", source=CARD, do=PRIMITIVE, golems=COUNT, steps=COUNT),
    message("ask-Redirect", source=CARD, do=PRIMITIVE),
    message("ask-RedirectTo", source=CARD, slot=SLOT, face=FACE),
    message("ask-Recall", source=CARD, do=PRIMITIVE, coins=COUNT, pp=COUNT),
    message("ask-AddCard", source=CARD, do=PRIMITIVE, cost=COUNT, **{"from": ORIGIN}),
    message("ask-ActivateTop", source=CARD, do=PRIMITIVE),
    message("ask-ActivateLine", source=CARD, do=PRIMITIVE),
    message("ask-Trade", source=CARD, do=PRIMITIVE, coins=COUNT, pp=COUNT, times=COUNT),
    message("ask-TakeCoins", source=CARD, coins=COUNT),
    message("ask-BuyRotation", ability=ABILITY, cost=COUNT, steps=COUNT),
    message("ask-TakeBack"),
    message("ask-Send", coins=COUNT, supply=COUNT),
]

# The face of a word is text, as in its name.
WORDS_SAID: Final = [
    message("word-send", slot=SLOT, face=TEXT, card=maybe(CARD)),
    message("word-golem", slot=SLOT, face=TEXT, card=maybe(CARD)),
    message("word-card", slot=SLOT, card=maybe(CARD)),
    message("word-tower", colour=COLOUR, about=thing("target", ("tower", "foundation", "card")), card=maybe(CARD)),
    message("word-use"),
    message("word-skip"),
    message("word-tile", colour=COLOUR),
    message("word-side", side=SIDE),
]

REFUSALS: Final = [
    message("refused-empty-slot"),
    message("refused-pointer", face=FACE),
    message("refused-face-shown", face=FACE),
    message("refused-too-dear", price=COUNT, coins=COUNT),
    message("refused-golem-in-supply", supply=COUNT),
    message("refused-rival-golem", owner=SEAT),
    message("refused-golem-in-chain"),
    message("refused-turned-already"),
    message("refused-reaches-pointer", steps=COUNT),
    message("refused-nowhere-to-go", face=FACE),
    message("refused-card-in-chain"),
    message("refused-needs-own-golem"),
    message("refused-needs-no-golem"),
    message("refused-itself", colour=COLOUR),
    message("refused-not-in-row", colour=COLOUR),
    message("refused-not-at-level", colour=COLOUR),
    message("refused-in-chain", colour=COLOUR),
    message("refused-end-only", colour=COLOUR),
    message("refused-nothing-usable", colour=COLOUR),
    message("refused-tile-taken", colour=COLOUR, owner=SEAT),
    message("refused-not-waiting", colour=COLOUR),
]

# What only the page says, of seats and things.
SCREEN: Final = [
    message("screen-city-of", seat=SEAT),
    message("screen-golem", seat=SEAT, round=ROUND),
    message("screen-pick", card=CARD, slot=SLOT),
    message("screen-send-title", card=CARD, face=FACE),
    message("score-coats_in", pp=COUNT, colour=COLOUR),
    message("screen-tile", colour=COLOUR),
    message("screen-tower", colour=COLOUR, size=COUNT),
    message("screen-tower-gives", colour=COLOUR, sums=TEXT),
]

# Which tie-break decided.
WHY: Final = [
    message("why-cards", winner=SEAT, rivals=many(SEAT), points=COUNT, cards=COUNT, more=COUNT),
    message("why-coins", winner=SEAT, rivals=many(SEAT), points=COUNT, coins=COUNT, fewer=COUNT),
]

# The page's log: what a seat does, without its name (`you`: it is the reader), and what happens.
LOG: Final = [
    message("log-tile", colour=COLOUR, how=TEXT, you=FLAG),
    message("log-opened", card=CARD, face=COUNT, you=FLAG),
    message("log-finished", card=CARD, you=FLAG),
    message("log-activated", colour=COLOUR, you=FLAG),
    message("log-rotated", card=CARD, before=COUNT, after=COUNT, you=FLAG),
    message("log-added", card=CARD, colour=COLOUR, cost=COUNT, you=FLAG),
    message("log-taken-back", card=CARD, face=COUNT, you=FLAG),
    message("log-sent", card=CARD, face=COUNT, price=COUNT, round=COUNT, you=FLAG),
    message("log-ability", ability=ABILITY, you=FLAG),
    message("log-deck", colour=COLOUR, round=COUNT, you=FLAG),
    message("log-since-ahead", seat=SEAT, card=CARD, you=FLAG),
    message("log-since-gone", cards=many(CARD), you=FLAG),
    message("log-score", who=SEAT, points=COUNT),
]

# What the coach of a first game says against a choice, and for a better one: both of the same facts.
_SEND: Final = {"round": ROUND, "cost": COUNT, "better_card": CARD}
_SLIPS: Final = {
    "late-haste": {"price": COUNT, **_SEND},
    "late": {"done": ROUND, **_SEND},
    "behind": {"rival": SEAT, "card": CARD, "their_round": ROUND, "my_round": ROUND, "coins": COUNT, **_SEND},
    "only-refund": {"rival": SEAT, "card": CARD, "their_round": ROUND, "my_round": ROUND, "coins": COUNT, **_SEND},
    "dear": {"price": COUNT, "saved": COUNT, **_SEND},
    "tower-order": {},
    "pass": {},
    "trade": {"coins": COUNT, "points": COUNT},
    "tower": {"points": COUNT, "mine": COUNT, **_SEND},
    "at-once": {"points": COUNT, "mine": COUNT, **_SEND},
}
SLIPS: Final = [message(f"slip-{kind}{end}", **facts) for kind, facts in _SLIPS.items() for end in ("", "-better")]

# What its learned judgement looks at, as a person would say it.
THEMES: Final = (
    Theme("points", "points for sure", counted=True),
    Theme("coins", "coins", "coins beyond eight", counted=True),
    # A card that is finished is no prize any more: both count together.
    Theme(
        "city",
        "prizes",
        "prizes times rounds until",
        "prizes next round",
        "of prizes: towers used",
        "golems that lead their card",
        "rounds until they finish",
        "cards in the city",
        "all towers used once",
        "all towers used every fourth round",
        "uses of new cards to come",
    ),
    Theme("late", "golems too late"),
)

PHRASES: Final = Phrasebook(EVENTS, [*QUESTIONS, *WORDS_SAID, *REFUSALS, *SCREEN, *WHY, *LOG, *SLIPS, *reasons(THEMES)])
