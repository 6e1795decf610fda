"""What the faces share: a game set up once, and episodes of it that are played, seen as arrays and kept as records."""

import copy
import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from numpy import frombuffer

from skyhall.core.dice import Dice
from skyhall.core.drawing import bare
from skyhall.core.errors import IllegalAction
from skyhall.core.line import Line
from skyhall.core.registry import game as game_of
from skyhall.core.sitting import Sitting
from skyhall.core.state import OptionValue, State
from skyhall.locale import english_voice

Observation: TypeAlias = npt.NDArray[np.float32]
Mask: TypeAlias = npt.NDArray[np.int8]
Options: TypeAlias = Mapping[str, OptionValue]
Seen: TypeAlias = dict[str, npt.NDArray[Any]]
Shown: TypeAlias = Callable[[], npt.NDArray[Any]]
FLOAT = np.dtype(np.float32)
BYTE = np.dtype(np.int8)


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
        # Where the mask begins in the bytes of what is seen.
        self.mask_at = 4 * self.size

    @property
    def names(self) -> list[str]:
        """A name for every number of an observation, as this box calls things."""
        return self.game.observation_names(self.seats, self.edition)

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
        self.sitting = Sitting(setting.line(seed))
        # For each seat what makes a copy of each of the two arrays that its row is.
        self._rows: list[tuple[Shown, Shown] | None] = [None] * setting.seats
        self._drawn = ""
        self._story: Story | None = None

    @property
    def line(self) -> Line:
        """All that was played."""
        return self.sitting.line

    @property
    def seed(self) -> str:
        """What it was dealt by."""
        return self.sitting.line.seed

    @property
    def state(self) -> State:
        """The position now."""
        return self.sitting.line.state

    @property
    def seat(self) -> int:
        """Who must decide, −1 once the game is over."""
        return self.sitting.seat

    def legal(self) -> list[int]:
        """The legal actions, sorted; not to be changed."""
        return self.sitting.legal()

    def take(self, action: object) -> None:
        """Play an action. Anything else than a legal one raises IllegalAction and changes nothing."""
        # Not isinstance: this is asked for every step, and True is no action.
        chosen = action if type(action) is int else self._whole(action)
        if not self.sitting.take(chosen):
            if self.state.over:
                raise IllegalAction("the game is over: call reset() for a new one")
            self.line.apply(chosen)
        self._drawn = ""

    def _whole(self, action: object) -> int:
        if isinstance(action, int | np.integer) and not isinstance(action, bool):
            return int(action)
        if self.state.over:
            raise IllegalAction("the game is over: call reset() for a new one")
        raise IllegalAction(
            f"action {action!r}: expected a whole number from 0 to {self.setting.words - 1}, "
            "one with a 1 in the action mask"
        )

    def seen(self, seat: int) -> Seen:
        """What a seat sees, and 1 for each action that it may take now."""
        self.sitting.see(seat, self.setting.words)
        observation, mask = self._rows[seat] or self._shown(seat)
        return {"observation": observation(), "action_mask": mask()}

    def _shown(self, seat: int) -> tuple[Shown, Shown]:
        """The row of a seat that was written for the first time."""
        setting = self.setting
        bits = memoryview(self.sitting.see(seat, setting.words).bits)
        numbers, mask = frombuffer(bits, FLOAT, setting.size), frombuffer(bits, BYTE, setting.words, setting.mask_at)
        self._rows[seat] = shown = numbers.copy, mask.copy
        return shown

    def observation(self, seat: int) -> Observation:
        """What a seat sees."""
        return self.seen(seat)["observation"]

    def mask(self, seat: int) -> Mask:
        """1 for each action that the seat may take now."""
        return self.seen(seat)["action_mask"]

    def leads(self) -> list[float]:
        """For each seat its points less those of the best other one."""
        return leads(self.state)

    def record(self) -> str:
        """The game so far as the text of a .sky record, which replays to this very position."""
        return self.line.record().text()

    def drawn(self) -> str:
        """The table as a spectator sees it, and the digest of all: equal texts mean equal positions."""
        if not self._drawn:
            drawing = bare(self.setting.game.draw(self.state.view(None), english_voice(self.setting.game)))
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
        twin.sitting.line.state = self.state.determinize(seat, dice)
        if twin._story is not None:
            twin._story = twin._story.on(twin.line.state, seat)
        twin._drawn = ""
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Pickles have rows of their own."""
        return {**self.__dict__, "_rows": [None] * self.setting.seats}

    def __deepcopy__(self, memo: object) -> "Episode":
        twin = Episode.__new__(Episode)
        twin.setting = self.setting
        twin.sitting = self.sitting.copy()
        twin._rows = [None] * self.setting.seats
        twin._drawn = self._drawn
        twin._story = self._story
        return twin


def leads(state: State) -> list[float]:
    """For each seat its points less those of the best other one."""
    scores = state.scores()
    return [float(score - max(scores[:k] + scores[k + 1 :])) for k, score in enumerate(scores)]


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
