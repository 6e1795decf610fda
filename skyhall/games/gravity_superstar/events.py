"""Everything that Gravity Superstar says, declared once (spec, section 8)."""

from typing import Final

from skyhall.core.event import COUNT, FLAG, SEAT, TEXT, Phrasebook, event, group, many, maybe, message, thing
from skyhall.core.themes import Theme, reasons
from skyhall.games.gravity_superstar.box.faces import FACINGS
from skyhall.games.gravity_superstar.box.words import CARDS, COLOURS

SPACE: Final = thing("space")
FACING: Final = thing("facing", FACINGS)
EDGE: Final = thing("edge", FACINGS)
CARD: Final = thing("card", CARDS)
COLOUR: Final = thing("colour", COLOURS)
SIDE: Final = thing("side", ("left", "right", "half"))

STARS: Final = group(**dict.fromkeys(COLOURS, COUNT))
# What is owned after something has changed hands, by every seat concerned.
BELONGINGS: Final = many(group(seat=SEAT, stars=STARS, pairs=COUNT, tokens=COUNT, points=COUNT))

# The page's log: what a seat does, without its name (`you`: it is the reader), and what happens.
LOG: Final = [
    message("log-started", first=SEAT, you=FLAG),
    message("log-played", card=CARD, wild=FLAG, move=maybe(CARD), side=maybe(SIDE), you=FLAG),
    message("log-threw", victim=SEAT, space=SPACE, you=FLAG),
    message("log-goal", seat=SEAT, points=COUNT, you=FLAG),
    message("log-score", who=SEAT, points=COUNT),
]

# What the coach of a first game says against a choice, and for a better one: both of the same facts.
_SLIPS: Final = {
    "last": {},
    "fifth": {},
    "take-back": {"cards": COUNT},
    "danger": {"rival": SEAT, "space": SPACE},
    "exposed": {"rival": SEAT, "space": SPACE},
    "points": {"points": COUNT},
    "more": {"points": COUNT},
    "wild": {"card": CARD},
    "end": {"points": COUNT},
}
SLIPS: Final = [message(f"slip-{kind}{end}", **facts) for kind, facts in _SLIPS.items() for end in ("", "-better")]

# What its learned judgement looks at, as a person would say it.
THEMES: Final = (
    Theme("points", "points", counted=True),
    Theme("tokens", "first token", "more tokens"),
    Theme("pairs", "half pairs with stars left", "half pairs"),
    Theme("cards", "cards in hand", "rotate or wild in hand"),
    Theme("next", "best gain", "second gain", "moves that gain"),
    Theme("danger", "rivals who can eject", "can be ejected now"),
    Theme("board", "off the board"),
)

PHRASES: Final = Phrasebook(
    [
        event(
            "game_started",
            layout=TEXT,
            width=COUNT,
            height=COUNT,
            doors=many(group(number=COUNT, space=SPACE, facing=FACING)),
            open_door=maybe(COUNT),
            stars=many(group(space=SPACE, colour=COLOUR)),
            first_player=SEAT,
        ),
        event("open_door_placed", seat=SEAT, door=COUNT),
        event("turn_began", seat=SEAT, round=COUNT).quiet(),
        event("pawn_placed", seat=SEAT, door=COUNT, space=SPACE, facing=FACING),
        # The card is public if it lies face up; `move` then names the card whose move it makes, which the Wild can.
        event(
            "card_played",
            seat=SEAT,
            face=thing("face", ("up", "down")),
            move=maybe(CARD),
            side=maybe(SIDE),
            face_up=many(CARD),
            face_down=COUNT,
            in_hand=COUNT,
        ).private(card=CARD, wild=FLAG, hand=many(CARD), hidden=many(CARD)),
        event(
            "hand_restored",
            seat=SEAT,
            reason=thing("reason", ("complete", "fifth", "ejected")),
            cards=COUNT,
            face_up=many(CARD),
            face_down=COUNT,
            in_hand=COUNT,
        ).private(hand=many(CARD), hidden=many(CARD)),
        event("pawn_turned", **{"seat": SEAT, "from": FACING, "to": FACING}).quiet(),
        event(
            "pawn_entered", seat=SEAT, space=SPACE, how=thing("entry", ("door", "step", "fall")), wrapped=FLAG
        ).quiet(),
        event("pawn_landed", seat=SEAT, space=SPACE, facing=FACING, fell=COUNT),
        event("pawn_ejected", seat=SEAT, victim=SEAT, space=SPACE),
        event(
            "stolen",
            seat=SEAT,
            victim=SEAT,
            what=thing("loot", (*COLOURS, "replay", "nothing")),
            belongings=BELONGINGS,
        ),
        event(
            "star_taken",
            seat=SEAT,
            space=SPACE,
            colour=COLOUR,
            pair=FLAG,
            gain=COUNT,
            left_on_board=COUNT,
            belongings=BELONGINGS,
        ),
        event("token_taken", seat=SEAT, space=SPACE, supply=COUNT, belongings=BELONGINGS),
        event("token_missed", seat=SEAT, space=SPACE),
        event("token_spent", seat=SEAT, supply=COUNT, belongings=BELONGINGS),
        event("open_door_moved", **{"from": COUNT, "to": COUNT, "skipped": many(COUNT)}).quiet(),
        event("open_door_stays", door=COUNT),
        event("turn_ended", seat=SEAT).quiet(),
        event("round_ended", round=COUNT, left_on_board=COUNT, quiet_rounds=COUNT).quiet(),
        event("end_triggered", seat=SEAT, points=COUNT),
        event(
            "game_over",
            reason=thing("ending", ("stars", "goal", "no_stars", "stalemate")),
            points=many(COUNT),
            tokens=many(COUNT),
            ranks=many(COUNT),
        ),
    ],
    [
        message("ask-ChooseDoor"),
        message("ask-Act", laid=COUNT),
        message("ask-StealFrom", victim=SEAT),
        message("ask-Replay"),
        message("word-end"),
        message("word-replay"),
        message("word-complete"),
        message("word-simple", card=CARD, side=SIDE),
        message("word-long", side=SIDE, wild=FLAG),
        message("word-high", side=SIDE, wild=FLAG),
        message("word-drop", side=maybe(SIDE), wild=FLAG),
        message("word-rotate", side=SIDE, wild=FLAG),
        message("word-steal", what=thing("loot", (*COLOURS, "replay"))),
        message("word-door", number=TEXT),
        message("refused-complete"),
        message("refused-card", card=CARD),
        message("refused-blocked", space=SPACE, side=EDGE),
        message("refused-turn"),
        message("screen-thrown", victim=SEAT),
        message("why-tokens", winner=SEAT, rivals=many(SEAT), points=COUNT, tokens=COUNT, more=COUNT),
        *LOG,
        *SLIPS,
        *reasons(THEMES),
    ],
)
