"""The whole schema: what Litestar writes, the messages of the live channel, each game's view, and how no is said."""

from functools import cache
from typing import Any, TypeAlias

import msgspec
from litestar import Litestar

from skyhall.core.event import GROUP, LIST, NUMBER, TRUTH, WORDS, Kind, Phrase, Phrasebook
from skyhall.server.messages import ClientMessage, ServerMessage
from skyhall.server.requests import Problem
from skyhall.server.rooms import rooms

METHODS = ("get", "post", "put", "patch", "delete")
# Any: a schema is JSON of a shape that only its reader knows; Litestar and msgspec give it as such.
Schema: TypeAlias = dict[str, Any]


@cache
def whole_schema(app: Litestar) -> bytes:
    """OpenAPI in JSON, made once."""
    schema = app.openapi_schema.to_schema()
    parts = schema.setdefault("components", {}).setdefault("schemas", {})
    add(parts, "", {"ServerMessage": ServerMessage, "ClientMessage": ClientMessage, "Problem": Problem})
    for room in rooms():
        title = "".join(part.capitalize() for part in room.name.split("-"))
        add(parts, title, {f"{title}View": room.view_schema()})
        parts[f"{title}Event"] = any_event(room.phrases)
    schema["components"]["securitySchemes"] = {"secret": {"type": "http", "scheme": "bearer"}}
    schema["security"] = [{}, {"secret": []}]
    for path in schema["paths"].values():
        for method in METHODS:
            if method in path:
                say_no(path[method])
    return msgspec.json.encode(schema)


def add(parts: Schema, prefix: str, kinds: dict[str, object]) -> None:
    """The schemas of some types under these names; what they are made of gets the prefix."""
    template = f"#/components/schemas/{prefix}{{name}}"
    schemas, made_of = msgspec.json.schema_components(list(kinds.values()), ref_template=template)
    for name, schema in made_of.items():
        parts[prefix + name] = schema
    for name, schema in zip(kinds, schemas, strict=True):
        parts.setdefault(name, schema)


def any_event(phrases: Phrasebook) -> Schema:
    """What a game may tell as an event: one of those it declares."""
    return {"anyOf": [event_schema(phrase) for phrase in phrases.events.values()]}


def event_schema(phrase: Phrase) -> Schema:
    """One event: its arguments by their kinds; what is not for every eye may be missing."""
    told = {"event": {"const": phrase.name}}
    told |= {name: kind_schema(kind) for name, kind in (*phrase.args.items(), *phrase.hidden.items())}
    return {"type": "object", "properties": told, "required": ["event", *phrase.args], "additionalProperties": False}


def kind_schema(kind: Kind) -> Schema:
    """The plain data of a kind."""
    if kind.base == LIST:
        assert kind.of is not None
        schema: Schema = {"type": "array", "items": kind_schema(kind.of)}
    elif kind.base == GROUP:
        parts = {name: kind_schema(part) for name, part in kind.parts.items()}
        schema = {"type": "object", "properties": parts, "required": list(parts), "additionalProperties": False}
    elif kind.keys:
        schema = {"enum": list(kind.keys)}
    else:
        schema = {"type": {NUMBER: "number", TRUTH: "boolean", WORDS: "string"}[kind.base]}
    return {"anyOf": [schema, {"type": "null"}]} if kind.optional else schema


def say_no(operation: Schema) -> None:
    """Whatever is refused is refused with a Problem."""
    responses = operation["responses"]
    for status in [status for status in responses if status.startswith(("4", "5"))]:
        del responses[status]
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    responses["default"] = {"description": "Refused, with a code and the reason.", "content": content}
