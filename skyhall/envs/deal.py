"""What the faces share: a game set up once, and deals of it that are played, seen as arrays and kept as records."""

import json
from collections.abc import Mapping
from struct import Struct
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from skyhall.core.errors import IllegalAction
from skyhall.core.record import new_record
from skyhall.core.registry import game as game_of
from skyhall.core.state import Event, OptionValue, State
from skyhall.envs.picture import plain

Numbers: TypeAlias = npt.NDArray[np.float32]
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
        self.checked = self.new("check").setup.options
        self.size = self.game.observation_size(self.seats)
        self.words = len(self.game.words)
        self._packed = Struct(f"{self.size}f")

    def new(self, seed: str, listen: bool = False) -> State:
        """A fresh table."""
        return self.game.new(self.seats, seed, self.options, self.edition, listen)

    def array(self, numbers: list[float]) -> Numbers:
        """An observation as an array (packing is several times as fast as letting NumPy read the list)."""
        return np.frombuffer(bytearray(self._packed.pack(*numbers)), dtype=np.float32)

    def nothing(self) -> Numbers:
        """The observation where there is nothing to see yet."""
        return np.zeros(self.size, dtype=np.float32)

    def __deepcopy__(self, memo: object) -> "Setting":
        return self

    def __reduce__(self) -> tuple[type["Setting"], tuple[str, int, dict[str, OptionValue], str]]:
        return Setting, (self.game.name, self.seats, self.options, self.edition_name)


class Deal:
    """One game: the table, its seed and all that was played. Copies are independent and cheap."""

    def __init__(self, setting: Setting, seed: str) -> None:
        self.setting = setting
        self.seed = seed
        self.state = setting.new(seed)
        self.played: list[int] = []
        self._legal: list[int] | None = None
        self._drawn = ""
        self._story: Story | None = None

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
            self.state.push(int(action))
        else:
            self.state.apply(int(action))
        self._legal = None
        self._drawn = ""
        self.played.append(int(action))

    def observation(self, seat: int) -> Numbers:
        """What a seat sees."""
        return self.setting.array(self.state.observe(seat))

    def mask(self, seat: int) -> Mask:
        """1 for each action that the seat may take now."""
        mask = np.zeros(self.setting.words, dtype=np.int8)
        if seat == self.state.seat:
            mask[self.legal()] = 1
        return mask

    def leads(self) -> list[float]:
        """For each seat its points less those of the best other one."""
        scores = self.state.scores()
        return [float(score - max(scores[:k] + scores[k + 1 :])) for k, score in enumerate(scores)]

    def record(self) -> str:
        """The game so far as the text of a .sky record, which replays to this very position."""
        record = new_record(self.setting.game, self.state, self.seed)
        for action in self.played:
            record.add(self.setting.game.words.name(action))
        record.close(self.state)
        return record.text()

    def drawn(self) -> str:
        """The table as a spectator sees it, and the digest of all: equal texts mean equal positions."""
        if not self._drawn:
            drawing = plain(self.setting.game.draw(self.state.view(None)))
            self._drawn = f"{drawing}\n\nposition {self.state.digest()}"
        return self._drawn

    def story(self, seat: int) -> str:
        """All that a seat has seen, been told and chosen since the beginning, as text."""
        if self._story is None:
            self._story = Story(self.setting, self.seed)
        elif self._story.heard < len(self.played):
            self._story = self._story.copy()
        self._story.catch_up(self.played)
        return self._story.texts[seat]

    def __deepcopy__(self, memo: object) -> "Deal":
        twin = Deal.__new__(Deal)
        twin.setting = self.setting
        twin.seed = self.seed
        twin.state = self.state.clone()
        twin.played = self.played[:]
        twin._legal = self._legal
        twin._drawn = self._drawn
        twin._story = self._story
        return twin

    def __reduce__(self) -> tuple[object, tuple[Setting, str, list[int]]]:
        return replayed, (self.setting, self.seed, self.played)


def replayed(setting: Setting, seed: str, actions: list[int]) -> Deal:
    """A deal in which these actions have been taken."""
    deal = Deal(setting, seed)
    for action in actions:
        deal.take(action)
    return deal


class Story:
    """What every seat knows from memory, worked out by replaying with a log; only those who ask pay for it.

    Copies of a deal share a story until one of them goes on.
    """

    def __init__(self, setting: Setting, seed: str) -> None:
        self.state = setting.new(seed, listen=True)
        self.heard = 0
        self.texts = [json.dumps(self.state.view(seat)) + "\n" for seat in range(setting.seats)]
        self._tell(self.state.log or [])

    def copy(self) -> "Story":
        twin = Story.__new__(Story)
        twin.state = self.state.clone()
        twin.heard = self.heard
        twin.texts = self.texts[:]
        return twin

    def catch_up(self, played: list[int]) -> None:
        """Hear the actions that are new."""
        for action in played[self.heard :]:
            self.texts[self.state.seat] += f"> {self.state.setup.words.name(action)}\n"
            log: list[Event] = []
            self.state.log = log
            self.state.push(action)
            self._tell(log)
        self.heard = len(played)

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            for seat in range(len(self.texts)):
                self.texts[seat] += json.dumps(event.seen_by(seat)) + "\n"
