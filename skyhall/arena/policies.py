"""Players that people bring: a callable from their own module, seated like a bot.

A policy is one of

* a callable that gets an observation and its mask and returns an action: `act(observation, mask) -> int`, where the
  observation is a float32 array of what the seat sees and the mask an int8 array with 1 for each legal action;
* with `batch`, one over rows of them that returns an action a row, as `skyhall.envs.batch` takes it;
* a `skyhall.bots.base.Bot`, for those who search: it is handed the table with what it cannot see dealt anew;
* a class or function without parameters that makes one of these.
"""

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, signature
from pathlib import Path
from types import ModuleType
from typing import Any

from skyhall.bots.base import Bot
from skyhall.core.dice import Dice
from skyhall.core.edition import near
from skyhall.core.errors import IllegalAction, OptionsError
from skyhall.core.observation import masks
from skyhall.core.state import State

EXPECTED = "expected MODULE:POLICY, as in my_agent:act or agents/mine.py:act"


class PolicyBot(Bot):
    """A policy over arrays at a seat; what it chooses is checked."""

    def __init__(self, name: str, act: Callable[..., Any], batch: bool) -> None:
        try:
            import numpy
        except ImportError:
            raise OptionsError("policies need NumPy: pip install 'skyhall[research]'") from None
        self.numpy = numpy
        self.name = name
        self.act = act
        self.batch = batch

    def choose(self, state: State, seat: int, budget: int, dice: Dice) -> int:
        actions = state.actions()
        words = state.setup.words
        seen = self.numpy.frombuffer(bytearray(state.observation(seat)), self.numpy.float32)
        mask = self.numpy.frombuffer(bytearray(masks([actions], len(words))), self.numpy.int8)
        chosen = self.act(seen[None], mask[None]) if self.batch else self.act(seen, mask)
        found = self.numpy.asarray(chosen)
        if found.dtype.kind not in "iu" or found.size != 1:
            told = f"{found.dtype} of shape {found.shape}"
            shape = "one whole number a row" if self.batch else "one whole number"
            raise IllegalAction(f'policy "{self.name}" returned {told}: expected {shape}')
        action = int(found.reshape(()))
        if action not in actions:
            word = f' ("{words.name(action)}")' if 0 <= action < len(words) else ""
            legal = ", ".join(map(str, sorted(actions)[:8])) + (" …" if len(actions) > 8 else "")
            raise IllegalAction(
                f'policy "{self.name}" chose action {action}{word} at decision {state.moves}: '
                f"expected one with a 1 in the mask ({legal})"
            )
        return action


@cache
def policy(name: str, batch: bool = False) -> Bot:
    """The policy MODULE:POLICY, loaded once in each process."""
    found = attribute(name)
    if (isinstance(found, type) and issubclass(found, Bot)) or (
        not isinstance(found, Bot) and callable(found) and takes_nothing(found)
    ):
        found = made(name, found)
    if isinstance(found, Bot):
        return found
    if not callable(found):
        kind = type(found).__name__
        raise OptionsError(f'policy "{name}" is of type {kind}: expected a callable over observation and mask')
    return PolicyBot(name, found, batch)


def made(name: str, maker: Callable[[], object]) -> object:
    """What a class or function without parameters makes."""
    try:
        return maker()
    except Exception as error:
        raise OptionsError(f'policy "{name}" could not be made: {type(error).__name__}: {error}') from error


def takes_nothing(found: Callable[..., object]) -> bool:
    """Whether it is called without arguments: then it makes a policy and is none."""
    try:
        parameters = signature(found).parameters.values()
    except ValueError:
        return False
    return all(
        each.default is not Parameter.empty or each.kind in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
        for each in parameters
    ) and not any(each.kind is Parameter.VAR_POSITIONAL for each in parameters)


def attribute(name: str) -> Any:
    """What the name stands for."""
    where, colon, what = name.rpartition(":")
    if not colon or not where or not what:
        raise OptionsError(f'policy "{name}": {EXPECTED}')
    module = loaded(name, where)
    if not hasattr(module, what):
        known = [each for each in vars(module) if not each.startswith("_")]
        raise OptionsError(f'policy "{name}": {where} has no "{what}"{near(what, known)}')
    return getattr(module, what)


def loaded(name: str, where: str) -> ModuleType:
    """A module by its dotted name, seen from the working folder too, or by its file."""
    file = Path(where)
    is_file = where.endswith(".py")
    if is_file and not file.is_file():
        raise OptionsError(f'policy "{name}": no file {where}: {EXPECTED}')
    folder = str(file.parent.resolve() if is_file else Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)  # what is installed comes first
    try:
        return from_file(file) if is_file else import_module(where)
    except ModuleNotFoundError as error:
        if not is_file and error.name is not None and (where == error.name or where.startswith(f"{error.name}.")):
            raise OptionsError(f'policy "{name}": no module "{error.name}": {EXPECTED}') from None
        raise OptionsError(
            f'policy "{name}": {where} needs the module "{error.name}", which is not installed'
        ) from None
    except Exception as error:
        raise OptionsError(f'policy "{name}": {where} cannot be imported: {type(error).__name__}: {error}') from error


def from_file(file: Path) -> ModuleType:
    """The module of a file, under a name that hides no other module."""
    spec = spec_from_file_location(f"policy_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
