"""What a viewer is shown of a table at a version, and the messages that tell it: whole, or by what has changed."""

from hashlib import sha256
from typing import Any

import msgspec
from msgspec import to_builtins
from msgspec.structs import astuple

from skyhall.core.event import Json
from skyhall.server import showing
from skyhall.server.differences import SAME, difference
from skyhall.server.messages import Ask, Changes, JsonObject, Snapshot, StepInfo, TableInfo, Update
from skyhall.server.showing import encode
from skyhall.server.table import LiveTable

NOTHING = b"null"
MARK = 12
FIELDS = TableInfo.__struct_fields__
# To look for what has changed costs more than it saves in a text that is no longer than this, or where one of the two
# is so many times as long as the other: such a text is told whole.
SHORT, MUCH = 80, 4
# Values that have nothing inside: a new one is told as it is.
PLAIN = frozenset({int, str, bool, type(None)})

decode = msgspec.json.Decoder().decode


class Parts(msgspec.Struct):
    """What a picture is of."""

    table: TableInfo
    view: JsonObject | None
    ask: Ask | None


class Picture:
    """Table, view and question as one viewer has them. The mark is that of exactly these, on every node.

    What was shown is kept as text, piece by piece: most of a view is the same after a move, and of that only bytes are
    compared. What is told of the table is kept as it is: it is small, and little of it changes.
    """

    def __init__(self, table: LiveTable, viewer: int | None, moment: int) -> None:
        self.viewer = viewer
        self.version = table.version
        self.info, view = showing.table_info(table, viewer, moment), showing.view(table, viewer)
        ask = showing.ask(table.state, table.turn, viewer)
        self._parts: Parts | None = Parts(self.info, view, ask)
        # The time goes on while the rest stands still, so it is no part of what is marked.
        self.now = None if self.info.clock is None else moment
        self.of_view = None if view is None else {key: encode(value) for key, value in view.items()}
        self.question = encode(ask)
        self.mark = self._mark()

    def _mark(self) -> str:
        """As short as can be told apart. The names of the pieces are as many as their texts, so none is taken amiss."""
        pieces = self.of_view or {}
        names = ",".join(pieces).encode()
        return sha256(b",".join([encode(self.info), self.question, names, *pieces.values()])).hexdigest()[:MARK]

    @property
    def text(self) -> bytes:
        """All of it in JSON."""
        return b'{"table":%b,"view":%b,"ask":%b}' % (encode(self.info), self.view_text, self.question)

    @property
    def view_text(self) -> bytes:
        """The view in JSON."""
        if self.of_view is None:
            return NOTHING
        return b"{" + b",".join([encode(key) + b":" + text for key, text in self.of_view.items()]) + b"}"

    @property
    def parts(self) -> Parts:
        """All of it; from its text if that alone was kept."""
        return self._parts or msgspec.json.decode(self.text, type=Parts)

    @property
    def plain(self) -> dict[str, Json]:
        """The same as plain data."""
        return msgspec.json.decode(self.text, type=dict[str, Any])

    def since(self, base: "Picture") -> dict[str, object]:
        """What has changed, told as the difference of two objects is.

        A new question has next to nothing of the old one, so it is told whole.
        """
        change: dict[str, object] = {}
        if table := difference_of_tables(base.info, self.info):
            change["table"] = table
        if base.question != self.question:
            change["ask"] = whole(self.question)
        if base.of_view is None or self.of_view is None:
            if base.of_view is not self.of_view:
                change["view"] = whole(self.view_text)
        elif view := difference_of_texts(base.of_view, self.of_view):
            change["view"] = view
        return change

    def rest(self) -> None:
        """Be kept as text alone."""
        self._parts = None


def difference_of_tables(old: TableInfo, new: TableInfo) -> dict[str, object]:
    """The difference of what is told of a table. Its fields have types, so what is equal is the same."""
    change: dict[str, object] = {}
    for name, before, after in zip(FIELDS, astuple(old), astuple(new), strict=True):
        if before != after:
            plain = type(after) in PLAIN
            change[name] = after if plain else difference(to_builtins(before), to_builtins(after))
    return change


def difference_of_texts(old: dict[str, bytes], new: dict[str, bytes]) -> dict[str, object]:
    """The difference of two objects whose values are written down: what is written alike is the same."""
    change: dict[str, object] = {key: [] for key in old if key not in new}
    for key, text in new.items():
        before = old.get(key)
        if before == text:
            continue
        if before is None or is_new(before, text):
            change[key] = whole(text)
        else:
            part = difference(decode(before), decode(text))
            if part is not SAME:
                change[key] = part
    return change


def is_new(before: bytes, text: bytes) -> bool:
    """Whether little of a text can be what it was before, or little would be won by telling only what is not."""
    return len(text) <= SHORT or len(text) * MUCH < len(before) or len(before) * MUCH < len(text)


def whole(text: bytes) -> object:
    """A new value, as it is written."""
    value = msgspec.Raw(text)
    return [value] if text.startswith((b"{", b"[")) else value


def snapshot(picture: Picture) -> Snapshot:
    """A picture for who has none."""
    parts = picture.parts
    return Snapshot(
        seat=picture.viewer,
        version=picture.version,
        mark=picture.mark,
        now=picture.now,
        table=parts.table,
        view=parts.view,
        ask=parts.ask,
    )


def update(picture: Picture, since: int, steps: list[StepInfo]) -> Update:
    """A picture and what led to it."""
    parts = picture.parts
    return Update(
        seat=picture.viewer,
        since=since,
        version=picture.version,
        mark=picture.mark,
        now=picture.now,
        steps=steps,
        table=parts.table,
        view=parts.view,
        ask=parts.ask,
    )


def changes(picture: Picture, base: Picture, steps: list[StepInfo]) -> Changes:
    """The same for who has an earlier picture: one of the same viewer's, lest it tell what others saw."""
    assert base.viewer == picture.viewer
    return Changes(
        seat=picture.viewer,
        since=base.version,
        version=picture.version,
        base=base.mark,
        mark=picture.mark,
        now=picture.now,
        steps=steps,
        changes=picture.since(base),
    )
