"""Whether a place can be in a game's view, by the shape that the game declares for it."""

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Union, get_args, get_origin, get_type_hints, is_typeddict

from skyhall.core.edition import near
from skyhall.core.errors import LessonError


def check_path(schema: type, path: str) -> None:
    """Refuse a place that no view of this shape has, with the names that are there."""
    kinds: list[object] = [schema]
    for number, part in enumerate(path.split(".")):
        found = [inner for kind in kinds for inner in _inside(kind, part)]
        if not found:
            known = sorted({name for kind in kinds for name in _names(kind)})
            where = ".".join(path.split(".")[:number]) or "the view"
            raise LessonError(f'place "{path}": {where} has no "{part}"{near(part, known)}: expected {_listed(known)}')
        kinds = found


def _inside(kind: object, part: str) -> list[object]:
    """What may stand at a name or a number inside a kind."""
    if get_origin(kind) in (Union, UnionType):
        return [inner for one in get_args(kind) if one is not NoneType for inner in _inside(one, part)]
    if isinstance(kind, type) and is_typeddict(kind):
        hints = get_type_hints(kind)
        return [hints[part]] if part in hints else []
    origin = get_origin(kind)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return [get_args(kind)[1]]
    if isinstance(origin, type) and issubclass(origin, Sequence) and (part.isdigit() or part == "*"):
        return [get_args(kind)[0]]
    return []


def _names(kind: object) -> list[str]:
    """The names inside a kind, for an error message."""
    if get_origin(kind) in (Union, UnionType):
        return [name for one in get_args(kind) for name in _names(one)]
    if isinstance(kind, type) and is_typeddict(kind):
        return list(get_type_hints(kind))
    origin = get_origin(kind)
    return ["a number"] if isinstance(origin, type) and issubclass(origin, Sequence) else []


def _listed(names: list[str]) -> str:
    return f"one of {', '.join(names)}" if len(names) > 1 else "".join(names) or "nothing inside"
