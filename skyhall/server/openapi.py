"""The whole schema: what Litestar writes, the messages of the live channel, each game's view, and how no is said."""

from functools import cache
from typing import Any, TypeAlias

import msgspec
from litestar import Litestar

from skyhall.core.registry import ROOMS, game
from skyhall.server.messages import ClientMessage, ServerMessage
from skyhall.server.requests import Problem

METHODS = ("get", "post")
# Any: a schema is JSON of a shape that only its reader knows; Litestar and msgspec give it as such.
Schema: TypeAlias = dict[str, Any]


@cache
def whole_schema(app: Litestar) -> bytes:
    """OpenAPI in JSON, made once."""
    schema = app.openapi_schema.to_schema()
    parts = schema.setdefault("components", {}).setdefault("schemas", {})
    add(parts, "", {"ServerMessage": ServerMessage, "ClientMessage": ClientMessage, "Problem": Problem})
    for name in ROOMS:
        title = "".join(part.capitalize() for part in name.split("-"))
        add(parts, title, {f"{title}View": game(name).view_schema()})
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


def say_no(operation: Schema) -> None:
    """Whatever is refused is refused with a Problem."""
    responses = operation["responses"]
    for status in [status for status in responses if status.startswith(("4", "5"))]:
        del responses[status]
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    responses["default"] = {"description": "Refused, with a code and the reason.", "content": content}
