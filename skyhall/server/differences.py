"""What has changed between two JSON values, told as a JSON value (docs/api.md, "Differences").

A text, a number, true, false or null is the new value itself, `[value]` a new list or object, and `[]` in an object
says that the key is gone. An object tells what has changed inside: by key, or by place in a list. The `~` of a list
holds what was cut out and put in before that: `[place, how many are gone, *new ones]`. What is not named stays.
"""

from typing import Final

import msgspec

from skyhall.core.event import Json
from skyhall.server.messages import JsonObject

SAME: Final[dict[str, Json]] = {}
SPLICES: Final = "~"
TREES: Final = frozenset({dict, list})

encode: Final = msgspec.json.Encoder().encode


def difference(old: Json, new: Json) -> Json:
    """What makes the new value of the old one; SAME itself if they are the same."""
    if isinstance(new, dict):
        return _in_object(old, new) if isinstance(old, dict) else [new]
    if isinstance(new, list):
        return _in_list(old, new) if isinstance(old, list) else [new]
    return SAME if type(old) is type(new) and old == new else new


def object_difference(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json]:
    """The same for two objects, told by key whatever has changed."""
    change: dict[str, Json] = {key: [] for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            change[key] = _whole(value)
        elif value is not old[key]:
            part = difference(old[key], value)
            if part is not SAME:
                change[key] = part
    return change


def changed(old: Json, change: Json) -> Json:
    """The new value, from the old one and the difference. The old one stays as it is."""
    if isinstance(change, list):
        new: Json = change[0]
        return new
    if not isinstance(change, dict):
        return change
    if isinstance(old, list):
        return _changed_list(old, change)
    if isinstance(old, dict):
        return _changed_object(old, change)
    if change:
        raise ValueError("a difference to something else")
    return old


def _are_same(old: Json, new: Json) -> bool:
    """True and 1 are equal, and yet two things: what is equal is compared as it is written, too."""
    return old is new or (old == new and (encode(old) == encode(new) or _are_alike(old, new)))


def _are_alike(old: Json, new: Json) -> bool:
    """The same things, though perhaps in another order of keys."""
    if isinstance(old, dict) and isinstance(new, dict):
        return old.keys() == new.keys() and all(_are_alike(value, new[key]) for key, value in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(_are_alike, old, new))
    return type(old) is type(new) and old == new


def _whole(value: Json) -> Json:
    return [value] if isinstance(value, dict | list) else value


def _shorter(change: dict[str, Json], new: Json) -> Json:
    return change if len(encode(change)) <= len(encode(new)) + 2 else [new]


def _in_object(old: dict[str, Json], new: dict[str, Json]) -> Json:
    change = object_difference(old, new)
    if not change:
        return SAME
    # Only by naming what is gone can it be much longer than the object itself.
    return _shorter(change, new) if [] in change.values() else change


def _in_list(old: list[Json], new: list[Json]) -> Json:
    if _are_same(old, new):
        return SAME
    change: dict[str, Json] = {}
    splices: list[Json] = []
    here = there = 0
    for place, other in _pairs(_names(old), _names(new)):
        if place > here or other > there:
            splices.append([there, place - here, *new[there:other]])
        if other < len(new):
            part = difference(old[place], new[other])
            if part is not SAME:
                change[str(other)] = part
        here, there = place + 1, other + 1
    if splices:
        change[SPLICES] = splices
    return _shorter(change, new) if change else SAME


def _names(items: list[Json]) -> list[object]:
    """By what the items of a list are known again: themselves, or the first thing that they tell of themselves."""
    if TREES.isdisjoint(map(type, items)):
        return list(items)
    return [_name(next(iter(item.values()), None) if isinstance(item, dict) else item) for item in items]


def _name(value: Json) -> object:
    return None if isinstance(value, dict | list) else value


def _pairs(old: list[object], new: list[object]) -> list[tuple[int, int]]:
    """Which item of the old list has become which of the new, in order; at last the two ends."""
    start, shorter = 0, min(len(old), len(new))
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    places = {old[place]: place for place in range(len(old) - end - 1, start - 1, -1)}
    found = [(place, place) for place in range(start)]
    here, there = start, start
    for other in range(start, len(new) - end):
        place = places.get(new[other], -1)
        if place >= here:
            found += _between(here, place, there, other)
            found.append((place, other))
            here, there = place + 1, other + 1
    found += _between(here, len(old) - end, there, len(new) - end)
    found += [(len(old) - back, len(new) - back) for back in range(end, -1, -1)]
    return found


def _between(here: int, place: int, there: int, other: int) -> list[tuple[int, int]]:
    """As many strangers as there were before are taken for the same ones, changed."""
    if place - here != other - there:
        return []
    return list(zip(range(here, place), range(there, other), strict=True))


def _changed_list(old: list[Json], change: JsonObject) -> list[Json]:
    fresh = old[:]
    for place, gone, *come in change.get(SPLICES, []):
        fresh[place : place + gone] = come
    for key, part in change.items():
        if key != SPLICES:
            fresh[int(key)] = changed(fresh[int(key)], part)
    return fresh


def _changed_object(old: dict[str, Json], change: JsonObject) -> dict[str, Json]:
    fresh = dict(old)
    for key, part in change.items():
        if part == []:
            del fresh[key]
        else:
            fresh[key] = changed(fresh.get(key), part)
    return fresh


def as_update(held: JsonObject, message: JsonObject) -> dict[str, Json]:
    """For programs that listen: the update that a `changes` message stands for, from the last one that was whole."""
    if message["base"] != held["mark"]:
        raise ValueError(f"changes of {message['base']}, and what is here is {held['mark']}")
    fresh = _changed_object({part: held[part] for part in ("table", "view", "ask")}, message["changes"])
    told = {key: value for key, value in message.items() if key not in ("base", "changes")}
    return {**told, "type": "update", **fresh}
