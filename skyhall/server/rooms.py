"""The games as the hall shows them: what their doors tell, and the kinds of what they say."""

import logging
from functools import cache
from threading import Lock

from skyhall.bots.levels import levels
from skyhall.core.event import Phrase
from skyhall.core.game import Game, Option
from skyhall.core.registry import game, games
from skyhall.core.state import OptionValue
from skyhall.locale import HALL_PHRASES, catalogue, names_in
from skyhall.server import seating
from skyhall.server.boxes import box_info, can_be_laid
from skyhall.server.errors import Refused
from skyhall.server.requests import DoorTexts, GameInfo, OptionInfo, Phrases

log = logging.getLogger("skyhall.server")


OPENING = Lock()


def rooms() -> list[Game]:
    """The games that can be played here. One that cannot be opened is left out and written down, once."""
    with OPENING:  # threads that ask at the same moment would each open and write down
        return _rooms()


@cache
def _rooms() -> list[Game]:
    found = []
    for name in games():
        try:
            found.append(opened(name))
        except Exception:
            log.exception("a game cannot be opened and is left out", extra={"game": name})
    return found


def opened(name: str) -> Game:
    """A game that can tell all that the hall asks every game for."""
    room = game(name)
    room.view_schema()
    game_info(room, "en")
    return room


def named(name: str) -> Game:
    """A game of the hall by its name."""
    if name not in games():
        raise Refused("not_found", what="game")
    return game(name)


def title(room: Game, language: str) -> str:
    """What a game is called in a language."""
    words = catalogue(language, room.name)
    return words.say("title") if words.has("title") else room.name.replace("-", " ").title()


def game_info(room: Game, language: str) -> GameInfo:
    """A game for the hall's list, its words in a language. Tables are laid to see what can be: make it once."""
    words = catalogue(language, room.name)
    blurb = words.say("blurb") if words.has("blurb") else ""
    door = DoorTexts(
        line=words.say("door-line") if words.has("door-line") else blurb,
        length=words.say("door-length") if words.has("door-length") else "",
        idle=words.say("door-idle"),
        live=words.say("door-live"),
    )
    return GameInfo(
        name=room.name,
        title=title(room, language),
        blurb=blurb,
        door=door,
        rules=room.rules_version,
        seats=list(room.seats),
        options=[_option_info(room, option) for option in offered_options(room)],
        editions=room.edition_names(),
        boxes=[box_info(room, name, names_in(language, room.name)) for name in room.edition_names()],
        levels=seating.OFFERED,
        ratings=level_ratings(room),
    )


def level_ratings(room: Game) -> dict[str, int]:
    """Where the levels of a game stand, those that were measured."""
    return {level.name: level.rating for level in levels(room.name) if level.rating}


def offered_options(room: Game) -> list[Option]:
    """The options that mean something at some table that the hall offers."""
    most = room.seats[-1]
    return [option for option in room.options.values() if option.least_seats <= most]


def _fitting(room: Game, option: Option, values: list[OptionValue], seats: int) -> list[OptionValue]:
    """The values among which a table of so many can choose; one where the option means nothing there."""
    if seats < option.least_seats:
        return [value for value in values if value == option.default]
    return [value for value in values if can_be_laid(room, seats, {option.name: value})]


def _option_info(room: Game, option: Option) -> OptionInfo:
    numbers: dict[str, list[int]] = {}
    values = list(option.values)
    if option.numbers is not None:
        for seats in room.seats:
            allowed = option.numbers(seats)
            numbers[str(seats)] = [allowed[0], allowed[-1]]
    return OptionInfo(
        name=option.name,
        default=option.default,
        values=values,
        fitting={str(seats): _fitting(room, option, values, seats) for seats in room.seats},
        numbers=numbers,
        free=option.free,
        expected=option.expected(room.seats[-1]),
    )


def phrases(room: Game) -> Phrases:
    """The kinds of all that may be said at a table of the game, the hall's own sentences included."""
    said = {**HALL_PHRASES.messages, **room.phrases.messages}
    return Phrases(
        events={name: _kinds(phrase) for name, phrase in room.phrases.events.items()},
        messages={key: _kinds(phrase) for key, phrase in said.items()},
        quiet=room.phrases.quiet(),
    )


def _kinds(phrase: Phrase) -> dict[str, str]:
    return {name: kind.name for name, kind in (*phrase.args.items(), *phrase.hidden.items())}
