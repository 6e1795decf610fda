"""What must hold of a game whatever the case: its words, its texts, its positions, and what it hides."""

import json
from collections.abc import Iterator

from skyhall.core.dice import seeded
from skyhall.core.errors import OptionsError, SkyhallError
from skyhall.core.game import Game
from skyhall.core.state import State, plain
from skyhall.locale import Catalogue, languages

# How many positions are looked at for what is hidden: at least, and at most where something is hidden but seldom. They
# lie so many decisions apart.
LOOKS, MOST_LOOKS = 100, 5000
SPACING = 3


def check_game(game: Game) -> None:
    """Everything that needs no particular case."""
    check_vocabulary(game)
    check_names(game)
    check_texts(game)
    check_position(game)
    check_hidden(game)


def check_vocabulary(game: Game) -> None:
    """Names are unique and round-trip, in every box, and `undo` is left to the record."""
    for edition in game.edition_names():
        words = game.setup(game.seats[0], {}, edition).words
        assert len(words) == len(game.words), f"{game.name}: another number of words with {edition}"
        assert len(set(words.names)) == len(words), f"{game.name}: a word appears twice"
        assert "undo" not in words.names, f'{game.name}: "undo" belongs to the record'
        for action, name in enumerate(words.names):
            assert words.parse(name) == action, f"{game.name}: {name} does not round-trip"
            old = game.words.name(action)
            assert old in words.names or words.parse(old) == action, f"{game.name}: {old} is not understood any more"


def check_names(game: Game) -> None:
    """Every number of an observation has a name of its own, in every box."""
    for edition in game.edition_names():
        for seats in game.seats:
            names = game.observation_names(seats, edition)
            size = game.observation_size(seats)
            assert len(names) == size, f"{game.name}: {len(names)} names for {size} numbers of an observation"
            twice = sorted({name for name in names if names.count(name) > 1}) if len(set(names)) < size else []
            assert not twice, f"{game.name}: numbers of an observation share the names {', '.join(twice[:5])}"


def check_texts(game: Game) -> None:
    """Every event and message that is declared has words in every language, and so have title, options and boxes."""
    wanted = ["title", "blurb"]
    wanted += [f"event-{name}" for name in game.phrases.events]
    wanted += list(game.phrases.messages)
    wanted += [f"option-{name}" for name in game.options]
    wanted += [f"edition-{name}" for name in game.edition_names()]
    for language in languages(game):
        texts = Catalogue(language, game)
        missing = [key for key in wanted if not texts.has(key)]
        assert not missing, f"{game.name}: the catalogue of {language} has no {', '.join(missing)}"


def check_position(game: Game) -> None:
    """A position can be made from plain data; what is missing is asked for by name."""
    try:
        state = game.position({}, listen=True)
    except NotImplementedError:
        raise AssertionError(f"{game.name}: position is not implemented") from None
    except SkyhallError:
        return
    assert state.log is not None, f"{game.name}: position does not listen"


def check_hidden(game: Game) -> None:
    """`determinize` deals anew what the game says is hidden, and leaves alone what it does not."""
    hidden = set(game.hidden)
    dealt: set[str] = set()
    dice = seeded(f"{game.name} hidden")
    for looks, state in enumerate(_positions(game)):
        if looks >= LOOKS and (dealt == hidden or looks >= MOST_LOOKS):
            break
        before = _fields(state)
        for seat in range(state.setup.seats):
            own = dice.fork(f"{looks} {seat}")
            twin = state.determinize(seat, own)
            assert twin.dice.key == own.key, f"{game.name}: determinize keeps dice other than those it is given"
            after = _fields(twin)
            changed = {name for name in before if before[name] != after[name]}
            assert changed <= hidden, (
                f"{game.name}: determinize changes {', '.join(sorted(changed - hidden))}, which `hidden` does not name"
            )
            dealt |= changed
    kept = hidden - dealt
    assert not kept, f"{game.name}: determinize never deals {', '.join(sorted(kept))} anew, which `hidden` names"


def _positions(game: Game) -> Iterator[State]:
    """Positions of random games, with every number of seats and every box in turn, and every other time an option."""
    boxes = game.edition_names()
    for number in range(MOST_LOOKS):
        seats, box = game.seats[number % len(game.seats)], boxes[number % len(boxes)]
        chosen = [
            {name: value} for name, option in reversed(game.options.items()) for value in option.examples(seats)[1:]
        ]
        options = chosen[number // 2 % len(chosen)] if chosen and number % 2 else {}
        try:
            state = game.new(seats, f"hidden {number}", options, box)
        except OptionsError:  # it does not fit so many seats
            continue
        dice = seeded(f"{game.name} {number}")
        while not state.over:
            if state.moves % SPACING == 0:
                yield state
            actions = state.actions()
            state.push(actions[dice.below(len(actions))])


def _fields(state: State) -> dict[str, str]:
    return {name: json.dumps(getattr(state, name), default=plain) for name in state.fields}
