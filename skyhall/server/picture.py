"""What a viewer is shown of a table at a version, and the messages that tell it: whole, or by what has changed."""

from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Raw, to_builtins
from msgspec.structs import astuple, replace

from skyhall.core.event import Json
from skyhall.server import showing
from skyhall.server.differences import SAME, difference
from skyhall.server.messages import Ask, Changes, JsonObject, Parts, Snapshot, StepInfo, TableInfo, Update
from skyhall.server.showing import encode
from skyhall.server.table import LiveTable

NOTHING: Final = b"null"
MARK: Final = 6
FIELDS: Final = TableInfo.__struct_fields__
# To look for what has changed costs more than it saves in a text that is no longer than this, or where one of the two
# is so many times as long as the other: such a text is told whole.
SHORT: Final = 80
MUCH: Final = 4
# Values that have nothing inside: a new one is told as it is.
PLAIN: Final = frozenset({int, str, bool, type(None)})

decode: Final = msgspec.json.Decoder().decode


class Told:
    """Differences to what all viewers were shown before, each made once for all who had the same."""

    def __init__(self, info: TableInfo) -> None:
        self.info = info
        # Of each piece of a view: from which text, to which, and how that is told.
        self.pieces: dict[str, tuple[bytes, bytes, Raw | None]] = {}
        # The same of the table itself.
        self.info_before: TableInfo | None = None
        self.info_change: dict[str, object] = {}

    def change_of(self, key: str, before: bytes, text: bytes) -> Raw | None:
        """What has changed in a piece of a view, as it is written; None if nothing has."""
        known = self.pieces.get(key)
        if known is not None and known[1] is text and known[0] == before:
            return known[2]
        if is_new(before, text):
            change: Raw | None = Raw(whole(text))
        else:
            part = difference(decode(before), decode(text))
            change = None if part is SAME else Raw(encode(part))
        self.pieces[key] = (before, text, change)
        return change

    def change_of_info(self, before: TableInfo) -> dict[str, object]:
        """What has changed of the table itself."""
        if self.info_before is not before:
            self.info_before, self.info_change = before, difference_of_tables(before, self.info)
        return self.info_change


class Scene:
    """What all viewers of a table share at a version: made and written down once for all of them."""

    def __init__(self, table: LiveTable, moment: int) -> None:
        self.info = showing.table_info(table, moment)
        self.table = table
        # The spectators' view as the game has it, and as they are shown it.
        self.whole = None if table.state is None else table.state.view(None)
        self.public = None if self.whole is None else showing.helped(table, self.whole)
        self.texts: dict[str, bytes] = {}
        if self.public is not None:
            self.texts = {key: encode(value) for key, value in self.public.items()}
        # It stands for all of that in the marks of what is shown.
        self.mark = hashed([encode(self.info), *named(self.texts)])
        self.told = Told(self.info)

    def view(self, viewer: int | None) -> JsonObject | None:
        """What a viewer sees: what it has in common with the spectators is the same object where the game says so."""
        state = self.table.state
        if viewer is None or state is None or self.whole is None:
            return self.public
        return showing.helped(self.table, state.own_view(viewer, self.whole))

    def texts_of(self, view: JsonObject) -> tuple[dict[str, bytes], dict[str, bytes]]:
        """The pieces of somebody's view as they are written, all and those that are their own."""
        whole: dict[str, bytes] = {}
        own: dict[str, bytes] = {}
        public: JsonObject = self.public or {}
        for key, value in view.items():
            if key in public and value is public[key]:
                whole[key] = self.texts[key]
            else:
                whole[key] = own[key] = encode(value)
        return whole, own


class Picture:
    """Table, view and question as one viewer has them. The mark is that of exactly these, on every node.

    What was shown is kept as text, piece by piece: most of a view is the same after a move, and of that only bytes are
    compared. What is told of the table is kept as it is: it is small, little of it changes, and but for what the viewer
    may do it is the same for all.
    """

    def __init__(self, table: LiveTable, viewer: int | None, moment: int, scene: Scene | None = None) -> None:
        shared = Scene(table, moment) if scene is None else scene
        self.viewer = viewer
        self.version = table.version
        self.shared = shared.info
        self.may_undo = viewer is not None and table.may_undo(viewer)
        self.may_ask_back = viewer is not None and table.may_ask_back(viewer)
        view = shared.view(viewer)
        ask = showing.ask(table.state, table.turn, viewer)
        # Until it is kept as text alone: view and question as they were made, and what others were told.
        self._made: tuple[JsonObject | None, Ask | None] | None = (view, ask)
        self._told: Told | None = shared.told
        # The time goes on while the rest stands still, so it is no part of what is marked.
        self.now = None if self.shared.clock is None else moment
        self.of_view: dict[str, bytes] | None = None
        own: dict[str, bytes] = {}
        if view is not None:
            self.of_view, own = shared.texts_of(view)
        self.question: bytes = encode(ask)
        may = b"%d%d" % (self.may_undo, self.may_ask_back)
        self.mark = hashed([shared.mark, may, self.question, *named(own)]).hex()

    @property
    def info(self) -> TableInfo:
        """What is told of the table."""
        return replace(self.shared, may_undo=self.may_undo, may_ask_back=self.may_ask_back)

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
        if self._made is None:
            return msgspec.json.decode(self.text, type=Parts)
        view, ask = self._made
        return Parts(self.info, view, ask)

    @property
    def is_at_rest(self) -> bool:
        """Whether it is kept as text alone."""
        return self._made is None

    @property
    def plain(self) -> dict[str, Json]:
        """The same as plain data."""
        return msgspec.json.decode(self.text, type=dict[str, Any])

    def since(self, base: "Picture") -> dict[str, object]:
        """What has changed, told as the difference of two objects is.

        A new question has next to nothing of the old one, so it is told whole.
        """
        told = self._told or Told(self.shared)
        change: dict[str, object] = {}
        if table := self._table_since(base, told):
            change["table"] = table
        if base.question != self.question:
            change["ask"] = Raw(whole(self.question))
        if base.of_view is None or self.of_view is None:
            if base.of_view is not self.of_view:
                change["view"] = Raw(whole(self.view_text))
        elif view := difference_of_texts(base.of_view, self.of_view, told):
            change["view"] = view
        return change

    def _table_since(self, base: "Picture", told: Told) -> dict[str, object]:
        change = told.change_of_info(base.shared)
        if self.may_undo == base.may_undo and self.may_ask_back == base.may_ask_back:
            return change
        change = dict(change)
        if self.may_undo != base.may_undo:
            change["may_undo"] = self.may_undo
        if self.may_ask_back != base.may_ask_back:
            change["may_ask_back"] = self.may_ask_back
        return change

    def rest(self) -> None:
        """Be kept as text alone."""
        self._made = self._told = None


def named(pieces: dict[str, bytes]) -> list[bytes]:
    """The texts of pieces after their names: those are as many, so none is taken for another."""
    return [",".join(pieces).encode(), *pieces.values()]


def hashed(texts: list[bytes]) -> bytes:
    """As short as can be told apart."""
    return blake2b(b",".join(texts), digest_size=MARK).digest()


def difference_of_tables(old: TableInfo, new: TableInfo) -> dict[str, object]:
    """The difference of what is told of a table. Its fields have types, so what is equal is the same."""
    change: dict[str, object] = {}
    for name, before, after in zip(FIELDS, astuple(old), astuple(new), strict=True):
        if before != after:
            plain = type(after) in PLAIN
            change[name] = after if plain else difference(to_builtins(before), to_builtins(after))
    return change


def difference_of_texts(old: dict[str, bytes], new: dict[str, bytes], told: Told) -> dict[str, object]:
    """The difference of two objects whose values are written down: what is written alike is the same."""
    change: dict[str, object] = {key: [] for key in old if key not in new}
    for key, text in new.items():
        before = old.get(key)
        if before == text:
            continue
        part = Raw(whole(text)) if before is None else told.change_of(key, before, text)
        if part is not None:
            change[key] = part
    return change


def is_new(before: bytes, text: bytes) -> bool:
    """Whether little of a text can be what it was before, or little would be won by telling only what is not."""
    return len(text) <= SHORT or len(text) * MUCH < len(before) or len(before) * MUCH < len(text)


def whole(text: bytes) -> bytes:
    """A new value as a difference tells it."""
    return b"[" + text + b"]" if text.startswith((b"{", b"[")) else text


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
