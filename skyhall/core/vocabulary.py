"""Every action of a game as a small int with a readable name."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from skyhall.core.errors import UnknownWord


class Block:
    """A run of words with the same first name, one for each combination of its parts, last part running fastest."""

    def __init__(self, name: str, first: int, parts: list[tuple[str, list[str]]]) -> None:
        self.name = name
        self.first = first
        self.parts = parts
        self.second = len(parts[1][1]) if len(parts) > 1 else 1
        self.size = self.second * (len(parts[0][1]) if parts else 1)

    def at(self, i: int, j: int = 0) -> int:
        """The word for value i of the first part and value j of the second."""
        return self.first + i * self.second + j

    def has(self, action: int) -> bool:
        return self.first <= action < self.first + self.size

    def read(self, action: int) -> tuple[int, int]:
        """The values (i, j) that `at` was given."""
        return (action - self.first) // self.second, (action - self.first) % self.second

    def values(self, action: int) -> dict[str, str]:
        """The parts of a word by name: {"card": "wild", "side": "left"}."""
        chosen = self.read(action)
        return {part: names[chosen[k]] for k, (part, names) in enumerate(self.parts)}


class Vocabulary:
    """The fixed table of a game's words. Its size depends on neither edition nor position."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.blocks: list[Block] = []
        self._index: dict[str, int] = {}

    def word(self, name: str) -> int:
        """Add a single word."""
        return self._add(Block(name, len(self.names), []), [name])

    def block(self, name: str, *parts: tuple[str, Sequence[str]]) -> Block:
        """Add a block of words `name a b`, for one or two parts ("slot", ["blue-1", …])."""
        block = Block(name, len(self.names), [(part, list(values)) for part, values in parts])
        self._add(block, [" ".join([name, *block.values(block.first + k).values()]) for k in range(block.size)])
        return block

    def _add(self, block: Block, names: list[str]) -> int:
        for name in names:
            if name.lower() in self._index:
                raise ValueError(f'word "{name}" appears twice in the vocabulary')
            self._index[name.lower()] = len(self.names)
            self.names.append(name)
        self.blocks.append(block)
        return block.first

    def called(self, names: Mapping[int, str]) -> "Vocabulary":
        """The same words, some of them by other names. The old ones are still understood, unless they are new ones."""
        other = Vocabulary()
        other.blocks = self.blocks
        other.names = [names.get(action, name) for action, name in enumerate(self.names)]
        for action, name in enumerate(other.names):
            if other._index.setdefault(name.lower(), action) != action:
                raise ValueError(f'word "{name}" appears twice in the vocabulary')
        for name, action in self._index.items():
            other._index.setdefault(name, action)
        return other

    def __len__(self) -> int:
        return len(self.names)

    def name(self, action: int) -> str:
        """The readable name of an action."""
        if 0 <= action < len(self.names):
            return self.names[action]
        raise UnknownWord(f"action {action}: expected a number from 0 to {len(self.names) - 1}")

    def parse(self, text: str) -> int:
        """The action of a name. Spaces and capitals are forgiven; anything else is named with its near matches."""
        action = self._index.get(" ".join(text.lower().split()))
        if action is not None:
            return action
        near = get_close_matches(" ".join(text.lower().split()), list(self._index), 5, 0.5)
        names = ", ".join(f'"{self.names[self._index[n]]}"' for n in near)
        raise UnknownWord(f'unknown word "{text.strip()}"' + (f": did you mean {names}?" if near else ""))

    def block_of(self, action: int) -> Block:
        """The block that a word belongs to."""
        for block in self.blocks:
            if block.has(action):
                return block
        raise UnknownWord(f"action {action}: expected a number from 0 to {len(self.names) - 1}")
