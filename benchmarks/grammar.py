"""Nearly right: values made from a JSON schema and then broken in one place, texts that are broken in a few bytes."""

import json
import random
from typing import Any

# What a hall may have in memory of others, or may take for a number, a name, a path, markup or a command.
ODD: list[Any] = [
    None, True, False, -1, 0, 1, 2, 127, 128, 2**31 - 1, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**300,
    -0.0, 1.5, 1e308, 1e-320, "", " ", "x", "undo", "drop", "0", "-1", "é\u0000", "\u202e", "\ufeff", "💥" * 50,
    "x" * 64, "x" * 65, "x" * 5000, "\ud800", "../../etc/passwd", "' OR 1=1 --", "<script>", "{id}", "%00", "\r\n",
    [], [[]], {}, {"a": 1}, {"type": "hello"},
]  # fmt: skip
MOST_DEEP = 2_000


class Grammar:
    """Values of a schema. `known` are texts that mean something to this hall, by the name of the field."""

    def __init__(self, components: dict[str, Any], known: dict[str, list[Any]]) -> None:
        self.components = components
        self.known = known

    def value(self, schema: dict[str, Any], dice: random.Random, name: str = "") -> Any:
        """Something that fits."""
        if "$ref" in schema:
            return self.value(self.components[schema["$ref"].rsplit("/", 1)[1]], dice, name)
        for choice in ("oneOf", "anyOf"):
            if choice in schema:
                return self.value(dice.choice(schema[choice]), dice, name)
        if "enum" in schema or "const" in schema:
            return dice.choice(schema.get("enum") or [schema["const"]])
        if name in self.known and dice.random() < 0.8:
            return dice.choice(self.known[name])
        kind = schema.get("type", "object")
        return self.plain(dice.choice(kind) if isinstance(kind, list) else kind, schema, dice)

    def plain(self, kind: str, schema: dict[str, Any], dice: random.Random) -> Any:
        """One that is not a choice of others."""
        match kind:
            case "object":
                fields = schema.get("properties", {})
                needed = schema.get("required", [])
                return {n: self.value(s, dice, n) for n, s in fields.items() if n in needed or dice.random() < 0.5}
            case "array":
                return [self.value(schema.get("items", {}), dice) for _ in range(dice.randrange(4))]
            case "integer" | "number":
                least, most = schema.get("minimum", -2), schema.get("maximum", 40)
                return dice.choice([least, most, least - 1, most + 1, dice.randint(int(least), int(most))])
            case "boolean":
                return dice.random() < 0.5
            case "string":
                most = schema.get("maxLength", 20)
                return "w" * dice.choice([0, 1, 5, most, most + 1])
        return None


def broken(value: Any, dice: random.Random) -> Any:
    """The same with one place changed: another value, a key more or less, a list in itself."""
    if isinstance(value, dict) and value and dice.random() < 0.8:
        key = dice.choice(list(value))
        choice = dice.random()
        if choice < 0.15:
            return {k: v for k, v in value.items() if k != key}
        if choice < 0.25:
            return {**value, str(dice.choice(ODD)): dice.choice(ODD)}
        return {**value, key: broken(value[key], dice)}
    if isinstance(value, list) and value and dice.random() < 0.8:
        place = dice.randrange(len(value))
        return [*value[:place], broken(value[place], dice), *value[place + 1 :], *value * dice.choice([0, 0, 30])]
    if isinstance(value, str) and value and dice.random() < 0.4:
        place = dice.randrange(len(value))
        return value[:place] + dice.choice(["", "\u0000", "é", value, " ", "\n"]) + value[place + dice.randrange(2) :]
    if isinstance(value, int) and not isinstance(value, bool) and dice.random() < 0.4:
        return value + dice.choice([-1, 1, 2**31, -(2**31), 2**63])
    return dice.choice(ODD)


def deep(dice: random.Random) -> bytes:
    """JSON with very many brackets, closed or not."""
    depth = dice.randrange(MOST_DEEP)
    return b'{"a":' * depth + b"1" + b"}" * depth if dice.random() < 0.5 else b"[" * depth


def written(value: Any, dice: random.Random) -> bytes:
    """A value as JSON, sometimes with some bytes cut out, put in or written twice; sometimes not even that."""
    if dice.random() < 0.02:
        return deep(dice)
    text = json.dumps(value, ensure_ascii=dice.random() < 0.5).encode("utf-8", "surrogatepass")
    if dice.random() < 0.2 and text:
        first, last = sorted(dice.randrange(len(text) + 1) for _ in range(2))
        middle = dice.choice([b"", dice.randbytes(4), b"\xff\xfe", b"\xc3\x28", text[first:last] * 2, b"\x00", b"NaN"])
        text = text[:first] + middle + text[last:] if dice.random() < 0.5 else text[:first] + middle + text[first:]
    return text
