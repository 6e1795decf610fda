"""Everything that Skytear says, declared once: events of the log, questions, words and refusals."""

from typing import Final

from skyhall.core.event import (
    COUNT,
    FLAG,
    SEAT,
    TEXT,
    Kind,
    Phrase,
    Phrasebook,
    event,
    many,
    maybe,
    message,
    thing,
)
from skyhall.core.themes import Theme, reasons
from skyhall.games.skytear.box.effects import CONDITION_NAMES, KINDS, OP_NAMES
from skyhall.games.skytear.box.map.field import DOME_NAMES, LANE_NAMES
from skyhall.games.skytear.box.words import ACTION_NAMES, KIND_NAMES

# What is on the table or aimed at: `yami`, `outsider`, `minion 1 J5`, `pillar 0 K6`, `illusion akhuti`, `hex J6`; an
# item of the Stack is `effect gank`.
ELEMENT: Final = thing("element")
HEX: Final = thing("hex")
CARD: Final = thing("card")
DEED: Final = thing("deed")  # what an item of the Stack is: an action, a card or a skill
VICTORY: Final = thing("victory")
RUNE: Final = thing("rune")
PICK: Final = thing("pick")  # a faction or a hero
ACTION: Final = thing("action", ACTION_NAMES)
KIND: Final = thing("kind", KIND_NAMES)
CONDITION: Final = thing("condition", CONDITION_NAMES)
LANE: Final = Kind("lane", COUNT.base)
WHERE: Final = thing("where", LANE_NAMES[3])  # which of the lanes, as the map has them
POINT: Final = thing("point", [*LANE_NAMES[3], *DOME_NAMES[1], *DOME_NAMES[2]])
MAP: Final = thing("map", ["two_lanes", "three_lanes"])
PILE: Final = thing("pile", ["hand", "deck"])
BUILDING: Final = thing("building", ["nexus", "tower"])
RESULT: Final = thing("result", ["side 0", "side 1", "draw"])
ENDING: Final = thing("ending", ["nexus", "victory", "both", "limit"])
PLACED: Final = thing("change", ["placed", "removed"])
MOVED: Final = thing("change", ["moved", "removed"])
GAINED: Final = thing("change", ["gained", "lost"])
WAY: Final = thing("way", ["move", "skirmish", "place", "swap", "push"])
STAT: Final = thing("stat", ["attack", "skirmish", "armor", "control", "see_cover"])
REASON: Final = thing("reason", ["caster", "target", "need", "countered"])
CAUSE: Final = thing("cause", ["burn", "bonus", "refund"])
SORT: Final = thing("sort", [*KINDS, "minion_or_pillar", "piece"])  # whom a target or a choice is among
PURPOSE: Final = thing("purpose", [*OP_NAMES, "none"])  # what is done with the chosen one

EVENTS: Final = [
    event("sides", sides=many(many(SEAT)), alone=maybe(SEAT)).quiet(),
    event(
        "game_started",
        first_player=SEAT,
        first_side=COUNT,
        victory=many(VICTORY),
        n=COUNT,
        map=MAP,
        dome_first=maybe(POINT),
    ),
    event("picked", seat=SEAT, what=PICK),
    event("placed", element=ELEMENT, hex=HEX),
    event("built", seat=SEAT, hero=ELEMENT).private(cards=many(CARD), triple=CARD, pairs=many(CARD), seen=FLAG),
    event("decks_shown", seat=SEAT, hero=ELEMENT, cards=many(CARD), triple=CARD, pairs=many(CARD)),
    event("bundle", seat=SEAT, hero=ELEMENT, card=CARD, replaced=CARD),
    event("bundle_declined", seat=SEAT),
    event("mulligan", seat=SEAT, n=COUNT).private(cards=many(CARD), seen=FLAG),
    event("round_began", round=COUNT),
    event("turn_began", seat=SEAT, hero=ELEMENT, ap=COUNT),
    event("turn_ended", seat=SEAT, hero=ELEMENT).quiet(),
    event("handed_over", seat=SEAT, partner=SEAT),
    event("game_over", winner=maybe(SEAT), result=RESULT, reason=ENDING, points=many(COUNT), ranks=many(COUNT)),
    # the Stack
    event("declared", item=COUNT, seat=SEAT, hero=ELEMENT, action=ACTION, target=maybe(ELEMENT), ap=COUNT),
    event("card_played", item=COUNT, seat=SEAT, hero=ELEMENT, card=CARD, targets=many(ELEMENT), n=COUNT),
    event("triggered", item=COUNT, seat=SEAT, hero=ELEMENT, skill=DEED),
    event("provoked", item=COUNT, seat=SEAT, by=ELEMENT),
    event("opponent_named", seat=SEAT, opponent=SEAT),
    event("asked", seat=SEAT).quiet(),
    event("passed", seat=SEAT),
    event("resolved", item=COUNT, what=DEED, hero=ELEMENT).quiet(),
    event("cancelled", item=COUNT, what=DEED, hero=ELEMENT, reason=REASON),
    event("redirected", item=COUNT, what=DEED, hero=ELEMENT, to=ELEMENT, **{"from": ELEMENT}),
    event("aoe", item=COUNT, hexes=many(HEX)),
    # cards
    event("drew", seat=SEAT, n=COUNT).private(cards=many(CARD), seen=FLAG),
    event("discarded", seat=SEAT, cards=many(CARD)),
    event("reshuffled", seat=SEAT),
    event("flipped", seat=SEAT, cards=many(CARD), n=COUNT, chosen=CARD, modifier=COUNT),
    event("led", seat=SEAT, hero=ELEMENT, **{"from": PILE}).private(card=CARD, seen=FLAG),
    event("predicted", seat=SEAT, n=COUNT, discarded=many(CARD), discards=COUNT, keeps=COUNT).private(
        kept=many(CARD), seen=FLAG
    ),
    # heroes
    event(
        "damaged",
        source=ELEMENT,
        victim=ELEMENT,
        base=COUNT,
        modifier=COUNT,
        bonus=COUNT,
        armor=COUNT,
        lost=COUNT,
        hp=COUNT,
    ),
    event("prevented", victim=ELEMENT, by=ELEMENT),
    event("lost_hp", victim=ELEMENT, n=COUNT, hp=COUNT),
    event("healed", who=ELEMENT, n=COUNT, hp=COUNT),
    event("defeated", who=ELEMENT, by_seat=SEAT, by_side=COUNT, returns=COUNT),
    event("respawned", hero=ELEMENT, hex=HEX, hp=COUNT),
    event("exhausted", hero=ELEMENT).quiet(),
    event("readied", heroes=many(ELEMENT)).quiet(),
    Phrase("condition", {"who": ELEMENT, "name": CONDITION, "change": GAINED}),
    event("buffed", seat=SEAT, who=maybe(ELEMENT), stat=STAT, n=COUNT),
    event("mana", hero=ELEMENT, left=COUNT, why=CAUSE).quiet(),
    # the map
    event("moved", who=ELEMENT, to=HEX, how=WAY, **{"from": HEX}),
    event("pillar", seat=SEAT, side=COUNT, hex=HEX, change=PLACED),
    event("illusion", hero=ELEMENT, to=maybe(HEX), change=MOVED, **{"from": maybe(HEX)}),
    event("minion_defeated", seat=SEAT, side=COUNT, hex=HEX, by=maybe(ELEMENT)),
    event("spawned", seat=SEAT, side=COUNT, lane=LANE, hex=HEX),
    event("repositioned", seat=SEAT, side=COUNT, to=maybe(HEX), **{"from": HEX}),
    event("token_moved", lane=LANE, where=WHERE, path=many(HEX), to=HEX, by=SEAT),
    # the Minions Phase
    event("captain", side=COUNT, seat=SEAT),
    event(
        "control",
        point=POINT,
        values=many(COUNT),
        parts=many(many(COUNT)),
        leads_revealed=many(CARD),
        n=COUNT,
        winner=maybe(SEAT),
        side=maybe(COUNT),
        drawn_by=maybe(SEAT),
        ahead=COUNT,
        behind=COUNT,
        lead=COUNT,
    ),
    event("building_damaged", kind=BUILDING, seat=SEAT, side=COUNT, lane=maybe(LANE), n=COUNT, hp=COUNT),
    event("tower_destroyed", seat=SEAT, side=COUNT, lane=LANE),
    event("nexus_opened", seat=SEAT, side=COUNT, hp=COUNT),
    event("outsider_placed", seat=SEAT, side=COUNT, hex=HEX, dome=POINT),
    event("outsider_acts", seat=SEAT, action=DEED, item=maybe(COUNT)),
    event("victory_progress", card=VICTORY, seat=SEAT, side=COUNT, count=COUNT),
]

ASKED: Final = [
    # the draft
    message("ask-PickFaction"),
    message("ask-PickHero"),
    message("ask-PlaceHero", hero=ELEMENT),
    message("ask-BuildTriple", hero=ELEMENT),
    message("ask-BuildPair", hero=ELEMENT, n=COUNT),
    message("ask-PickBundle"),
    message("ask-BundleHero", card=CARD),
    message("ask-BundleFor", card=CARD, hero=ELEMENT),
    message("ask-Mulligan"),
    # an activation
    message("ask-Activate"),
    message("ask-ActivateOrPass"),
    message("ask-Main", hero=ELEMENT, ap=COUNT),
    message("ask-Caster", card=CARD),
    message("ask-Target", what=DEED, hero=ELEMENT, n=COUNT, sort=SORT, free=COUNT),
    message("ask-Kind"),
    message("ask-TargetEffect", card=CARD),
    message("ask-TakeAction", hero=ELEMENT, action=ACTION),
    message("ask-Respond", item=COUNT, what=DEED, hero=ELEMENT, passes=COUNT),
    message("ask-OrderTriggers"),
    # what an item still asks
    message("ask-MoveTo", who=ELEMENT),
    message("ask-SkirmishStep", hero=ELEMENT, moved=COUNT, struck=COUNT),
    message("ask-LeadFrom", hero=ELEMENT),
    message("ask-Mark"),
    message("ask-Shift"),
    message("ask-ExhaustFirst"),
    message("ask-RemovePillar"),
    message("ask-PlacePillar"),
    message("ask-MoveIllusion"),
    message("ask-FlipChoice", item=COUNT, what=DEED, hero=ELEMENT),
    message("ask-PlaceAoE", item=COUNT, what=DEED, hero=ELEMENT),
    message(
        "ask-Choose",
        item=COUNT,
        what=DEED,
        hero=ELEMENT,
        sort=SORT,
        within=COUNT,
        of=maybe(ELEMENT),
        purpose=PURPOSE,
    ),
    message("ask-ChooseKind"),
    message("ask-ChooseLane"),
    message("ask-PlaceAt", who=ELEMENT),
    message("ask-PushTo", who=ELEMENT),
    message("ask-PredictDiscard"),
    message("ask-PredictOrder"),
    message("ask-Discard", n=COUNT),
    message("ask-Opponent"),
    message("ask-Provoked"),
    # the Minions Phase and upkeep
    message("ask-TokenStep", lane=LANE, where=WHERE, n=COUNT),
    message("ask-KillMinion", lane=LANE, where=WHERE, n=COUNT),
    message("ask-Reposition", lane=LANE, where=WHERE, hex=HEX),
    message("ask-SpawnAt", lane=LANE, where=WHERE, n=COUNT),
    message("ask-SummonOutsider"),
    message("ask-SummonToDome", dome=POINT),
    message("ask-OutsiderMain", hero=ELEMENT, ap=COUNT),
    message("ask-Respawn", hero=ELEMENT),
]

ANSWERS: Final = [
    *[message(f"word-{name}") for name in ("pass", "done", "end", "stay", "strike", "top", "yes", "no")],
    *[message(f"word-done-{step}") for step in ("BuildTriple", "LeadFrom", "PickBundle", "SkirmishStep")],
    message("word-done-Mulligan", n=COUNT),
    message("word-done-Target", n=COUNT),
    message("word-pass-ActivateOrPass"),
    message("word-act", action=ACTION),
    message("word-skill", skill=DEED),
    message("word-kind", kind=KIND),
    message("word-faction", faction=PICK),
    message("word-hero", hero=ELEMENT),
    message("word-card", card=CARD),
    message("word-hex", hex=HEX),
    message("word-aoe", aoe=COUNT, hexes=many(HEX)),
    message("word-effect", effect=COUNT, what=DEED, hero=ELEMENT),
    message("word-trigger", trigger=COUNT, skill=DEED, hero=ELEMENT),
    message("word-seat", seat=SEAT),
]

REFUSED: Final = [
    message("refused-no-ap"),
    message("refused-used"),
    message("refused-no-target"),
    message("refused-hidden", hero=ELEMENT, who=many(ELEMENT)),
    message("refused-nobody-to-mark"),
    message("refused-stack-not-empty"),
    message("refused-not-in-simple"),
    message("refused-nothing-to-answer"),
    message("refused-other-hero", hero=ELEMENT, here=FLAG),
    message("refused-no-runes", hero=maybe(ELEMENT), runes=many(RUNE), others=many(ELEMENT), n=COUNT),
    message("refused-no-mana", hero=ELEMENT, cost=COUNT, mana=COUNT),
    message("refused-no-lane-token"),
    message("refused-nobody-to-choose"),
]

# What only the page says, where it speaks of seats and things.
ON_THE_SCREEN: Final = [
    message("name", who=ELEMENT),
    message("phone-Main", hero=ELEMENT, ap=COUNT),
    message("phone-Respond", seat=SEAT, own=FLAG, hero=ELEMENT, what=DEED, aimed=TEXT),
    message("phone-LeadFrom", hero=ELEMENT),
    message("phone-Choose", what=DEED, sort=SORT, purpose=PURPOSE),
    message("screen-tower", seat=SEAT, hp=COUNT),
    message("screen-nexus", seat=SEAT, hp=maybe(COUNT)),
    message("screen-their-priority", seat=SEAT),
    message("screen-has-passed", seat=SEAT),
    message("screen-hit", victim=ELEMENT, base=COUNT, modifier=COUNT, bonus=COUNT, armor=COUNT, lost=COUNT),
    message("screen-verdict", what=TEXT, winner=maybe(SEAT), lead=COUNT, damage=COUNT, lost=COUNT),
    message("screen-told-won", winner=maybe(SEAT), lead=COUNT),
    message("screen-told-leads", cards=many(CARD)),
    message("screen-told-fallen", n=COUNT, seat=SEAT),
    message("screen-told-spawned", n=COUNT, seat=SEAT, hexes=many(HEX)),
    message("screen-told-moved", to=HEX),
]

# What won the game.
WHY: Final = [
    message("why-nexus", winner=SEAT),
    message("why-card", winner=SEAT, card=VICTORY, goal=COUNT),
]

# The page's log: what a seat does, without its name (`you`: it is the reader), and what happens.
LOG: Final = [
    message("log-started", first=SEAT, victory=many(VICTORY), n=COUNT, you=FLAG),
    message("log-picked", what=PICK, you=FLAG),
    message("log-drew", cards=many(CARD), n=COUNT, seen=FLAG, you=FLAG),
    message("log-sides", first=many(SEAT), second=many(SEAT), you=FLAG),
    message("log-built", hero=ELEMENT, triple=CARD, pairs=many(CARD), seen=FLAG, you=FLAG),
    message("log-bundle", hero=ELEMENT, card=CARD, replaced=CARD, you=FLAG),
    message("log-bundle-declined", you=FLAG),
    # `mine`: the other one who is named reads it
    message("log-handed-over", partner=SEAT, mine=FLAG, you=FLAG),
    message("log-opponent", opponent=SEAT, mine=FLAG, you=FLAG),
    message("log-captain", you=FLAG),
    message("log-flipped", chosen=CARD, modifier=TEXT, you=FLAG),
    message("log-led", hero=ELEMENT, you=FLAG),
    message("log-predicted", discarded=many(CARD), discards=COUNT, you=FLAG),
    message("log-discarded", cards=many(CARD), you=FLAG),
    message("log-outsider", hex=HEX, you=FLAG),
    message("log-acts", hero=ELEMENT, you=FLAG),
    message("log-moved", who=ELEMENT, how=WAY, to=HEX, you=FLAG),
    message("log-hit", victim=ELEMENT, lost=COUNT, before=COUNT, hp=COUNT, you=FLAG),
    message("log-fallen", seat=SEAT, n=COUNT, you=FLAG),
    message("log-spawned", seat=SEAT, n=COUNT, you=FLAG),
    message("log-pillar", seat=SEAT, hex=HEX, change=PLACED, you=FLAG),
    message("log-building", seat=SEAT, kind=BUILDING, n=COUNT, hp=COUNT, you=FLAG),
    message("log-tower-fell", seat=SEAT, you=FLAG),
    message("log-nexus-open", seat=SEAT, hp=COUNT, you=FLAG),
    message("log-control", point=POINT, winner=maybe(SEAT), ahead=COUNT, behind=COUNT, you=FLAG),
    message("log-progress", card=VICTORY, seat=SEAT, count=COUNT, you=FLAG),
    message("log-over", winner=maybe(SEAT), why=TEXT, you=FLAG),
]

# What the coach of a first game says against a choice, and for a better one: both of the same facts.
_SLIPS: Final = {
    "attack": {"hero": ELEMENT, "target": ELEMENT},
    "step": {"hero": ELEMENT, "hex": HEX, "point": POINT},
    "blind": {"hero": ELEMENT},
    "lead": {"card": CARD, "point": POINT},
    "sure": {"target": ELEMENT},
    "shield": {"hex": HEX},
    "exposed": {"hero": ELEMENT, "enemy": ELEMENT, "hex": HEX},
    "leaves": {"hero": ELEMENT, "point": POINT},
    "exhaust": {"hero": ELEMENT},
    "save": {"hero": ELEMENT, "card": CARD},
    "harm": {"target": ELEMENT, "most": COUNT},
}
SLIPS: Final = [message(f"slip-{kind}{end}", **facts) for kind, facts in _SLIPS.items() for end in ("", "-better")]

# What its learned judgement looks at, as a person would say it.
THEMES: Final = (
    Theme(
        "goals",
        "best goal",
        "best goal squared",
        "second goal squared",
        "goals one step away",
        "kills that a goal counts",
    ),
    Theme(
        "buildings",
        "damage to towers",
        "towers destroyed",
        "damage to the nexus",
        "buildings about to be hit",
        "buildings about to fall",
        "lanes pushed",
    ),
    Theme(
        "control",
        "points controlled",
        "points controlled, all activated",
        "lead at the lanes",
        "lead at the dome",
        "control that completes a goal",
        "the same, all activated",
    ),
    Theme("heroes", "their health", "heroes on the map", "HP of the weakest", "heroes away for long"),
    Theme("danger", "weak heroes in reach"),
    Theme("strike", "enemies within a strike", "such enemies that a goal counts"),
    Theme("cards", "cards in hand", counted=True),
    Theme("minions", "minions", counted=True),
    Theme("favour", "conditions", "pillars and illusions near"),
    Theme("cover", "heroes under cover unseen"),
)

PHRASES: Final = Phrasebook(EVENTS, [*ASKED, *ANSWERS, *REFUSED, *ON_THE_SCREEN, *WHY, *LOG, *SLIPS, *reasons(THEMES)])
