"""What the faces share: a game set up once, and episodes of it that are played, seen as arrays and kept as records."""

import copy
import json
from collections.abc import Mapping
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from skyhall.core.dice import Dice
from skyhall.core.drawing import bare
from skyhall.core.errors import IllegalAction
from skyhall.core.line import Line
from skyhall.core.observation import masks
from skyhall.core.registry import game as game_of
from skyhall.core.state import OptionValue, State

Observation: TypeAlias = npt.NDArray[np.float32]
Mask: TypeAlias = npt.NDArray[np.int8]
Options: TypeAlias = Mapping[str, OptionValue]


class Setting:
    """A game with its seats, options and edition, checked; immutable, so that copies of it are itself."""

    def __init__(self, game: str, seats: int | None = None, options: Options | None = None, edition: str = "") -> None:
        self.game = game_of(game.replace("_", "-"))
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.edition_name = edition
        self.edition = self.game.edition(edition)
        # Some combinations are refused only when the table is laid: better now than at the first reset.
        self.checked = self.line("check").setup.options
        self.size = self.game.observation_size(self.seats)
        self.words = len(self.game.words)

    def line(self, seed: str, listen: bool = False) -> Line:
        """A fresh table, and what will be played on it."""
        return Line(self.game, self.seats, seed, self.options, self.edition, listen)

    def __deepcopy__(self, memo: object) -> "Setting":
        return self

    def __reduce__(self) -> tuple[type["Setting"], tuple[str, int, dict[str, OptionValue], str]]:
        return Setting, (self.game.name, self.seats, self.options, self.edition_name)


class Episode:
    """One game: the table, its seed and all that was played. Copies are independent and cheap."""

    def __init__(self, setting: Setting, seed: str) -> None:
        self.setting = setting
        self.line = setting.line(seed)
        self._legal: list[int] | None = None
        self._drawn = ""
        self._story: Story | None = None

    @property
    def seed(self) -> str:
        """What it was dealt by."""
        return self.line.seed

    @property
    def state(self) -> State:
        """The position now."""
        return self.line.state

    @property
    def seat(self) -> int:
        """Who must decide, −1 once the game is over."""
        return self.state.seat

    def legal(self) -> list[int]:
        """The legal actions, sorted; not to be changed."""
        if self._legal is None:
            self._legal = sorted(self.state.actions())
        return self._legal

    def take(self, action: object) -> None:
        """Play an action. Anything else than a legal one raises IllegalAction and changes nothing."""
        if self.state.over:
            raise IllegalAction("the game is over: call reset() for a new one")
        if not isinstance(action, int | np.integer) or isinstance(action, bool):
            raise IllegalAction(
                f"action {action!r}: expected a whole number from 0 to {self.setting.words - 1}, "
                "one with a 1 in the action mask"
            )
        if action in self.legal():
            self.line.push(int(action))
        else:
            self.line.apply(int(action))
        self._legal = None
        self._drawn = ""

    def observation(self, seat: int) -> Observation:
        """What a seat sees."""
        return np.frombuffer(bytearray(self.state.observation(seat)), dtype=np.float32)

    def mask(self, seat: int) -> Mask:
        """1 for each action that the seat may take now."""
        legal = self.legal() if seat == self.state.seat else []
        return np.frombuffer(bytearray(masks([legal], self.setting.words)), dtype=np.int8)

    def leads(self) -> list[float]:
        """For each seat its points less those of the best other one."""
        return leads(self.state)

    def record(self) -> str:
        """The game so far as the text of a .sky record, which replays to this very position."""
        return self.line.record().text()

    def drawn(self) -> str:
        """The table as a spectator sees it, and the digest of all: equal texts mean equal positions."""
        if not self._drawn:
            drawing = bare(self.setting.game.draw(self.state.view(None)))
            self._drawn = f"{drawing}\n\nposition {self.state.digest()}"
        return self._drawn

    def story(self, seat: int) -> str:
        """All that a seat has seen, been told and chosen since the beginning, as text."""
        if self._story is None:
            self._story = Story(self.setting, self.seed)
        elif len(self._story.line.actions) < len(self.line.actions):
            self._story = self._story.copy()
        self._story.catch_up(self.line.actions)
        return self._story.texts[seat]

    def dealt_anew(self, seat: int, dice: Dice) -> "Episode":
        """A copy in which all that a seat cannot know is dealt anew; what the seat remembers stays as it was told.

        Its record is that of this game: a deal that might have been has no seed of its own.
        """
        self.story(seat)
        twin = copy.deepcopy(self)
        twin.line.state = self.state.determinize(seat, dice)
        if twin._story is not None:
            twin._story = twin._story.on(twin.line.state, seat)
        twin._legal = None
        twin._drawn = ""
        return twin

    def __deepcopy__(self, memo: object) -> "Episode":
        twin = Episode.__new__(Episode)
        twin.setting = self.setting
        twin.line = self.line.copy()
        twin._legal = self._legal
        twin._drawn = self._drawn
        twin._story = self._story
        return twin

    def __reduce__(self) -> tuple[object, tuple[Setting, str, list[int]]]:
        return replayed, (self.setting, self.seed, self.line.actions)


def leads(state: State) -> list[float]:
    """For each seat its points less those of the best other one."""
    scores = state.scores()
    return [float(score - max(scores[:k] + scores[k + 1 :])) for k, score in enumerate(scores)]


def replayed(setting: Setting, seed: str, actions: list[int]) -> Episode:
    """An episode in which these actions have been taken."""
    episode = Episode(setting, seed)
    for action in actions:
        episode.take(action)
    return episode


class Story:
    """What every seat knows from memory, worked out by replaying with a log; only those who ask pay for it.

    Copies of an episode share a story until one of them goes on.
    """

    def __init__(self, setting: Setting, seed: str) -> None:
        self.line = setting.line(seed, listen=True)
        state = self.line.state
        self.texts = [json.dumps(state.view(seat)) + "\n" for seat in range(setting.seats)]
        self._tell()

    def copy(self) -> "Story":
        twin = Story.__new__(Story)
        twin.line = self.line.copy()
        twin.texts = self.texts[:]
        return twin

    def on(self, state: State, seat: int) -> "Story":
        """The same memories at a table that goes on otherwise: what was dealt anew is new to all but one seat."""
        twin = self.copy()
        for other in range(len(twin.texts)):
            if other != seat:
                twin.texts[other] += json.dumps(state.view(other)) + "\n"
        twin.line.state = state.clone()
        twin.line.state.log = []
        return twin

    def catch_up(self, actions: list[int]) -> None:
        """Hear the actions that are new."""
        line = self.line
        for action in actions[len(line.actions) :]:
            self.texts[line.state.seat] += f"> {line.setup.words.name(action)}\n"
            line.state.log = []
            line.push(action)
            self._tell()

    def _tell(self) -> None:
        for event in self.line.state.log or []:
            for seat in range(len(self.texts)):
                self.texts[seat] += json.dumps(event.seen_by(seat)) + "\n"
