"""The live channel: a WebSocket for people, an ndjson stream for programs. Both tell the same."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

import msgspec
from litestar import WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Stream
from uvicorn.protocols.utils import ClientDisconnected

from skyhall.core.errors import SkyhallError
from skyhall.server import moving, talking
from skyhall.server.desk import Desk, client_of, language_of, log, told_in
from skyhall.server.entrance import POST
from skyhall.server.errors import MALFORMED, Refused
from skyhall.server.messages import (
    Ack,
    AnswerBack,
    AskBack,
    ClientMessage,
    Hello,
    Move,
    Ping,
    PointAt,
    Pong,
    RefusedMove,
    Say,
    Undo,
)
from skyhall.server.opened import OpenTable, Sitter, Watcher
from skyhall.server.people.identity import secret_of
from skyhall.server.rows import now
from skyhall.server.showing import encode, said

BEAT = 15.0
LARGEST_FRAME = 8_192
# After these a client may come back at once, or soon.
PASSING = ("shutting_down", "storage")
# How it shows that the client has left: the next message from it is missing, or the next one to it cannot be sent.
LEFT = (WebSocketDisconnect, ClientDisconnected)
# WebSocket close codes: a policy was broken, the server restarts, nothing is wrong.
POLICY, RESTART, NORMAL = 1008, 1012, 1000

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[object, object, State], desk: Desk, table_id: str) -> None:
    """Say hello, then hear everything and send moves."""
    try:
        with suppress(*LEFT):
            await socket.accept()
            await _let_in(socket, desk, table_id)
    finally:
        # Litestar's socket and the functions it wraps hold each other, and with them all that the connection had: cut,
        # it goes now and not with the next full collection.
        del socket.receive, socket.send


async def _let_in(socket: WebSocket[object, object, State], desk: Desk, table_id: str) -> None:
    """One socket more for the client, if it may have one."""
    client = client_of(socket.client)
    if not desk.limits.sockets.enter(client):
        await _close(socket, Refused("too_many"))
        return
    try:
        await _serve(socket, desk, table_id)
    except (SkyhallError, *MALFORMED) as error:
        await _close(socket, error)
    finally:
        desk.limits.sockets.leave(client)


async def _serve(socket: WebSocket[object, object, State], desk: Desk, table_id: str) -> None:
    try:
        async with asyncio.timeout(desk.hall.settings.hello_within):
            first = read(await socket.receive_data(mode="text"))
    except TimeoutError:
        raise Refused("too_slow") from None
    if not isinstance(first, Hello):
        raise Refused("bad_request", text="expected a hello first")
    if desk.hall.closing:
        raise Refused("shutting_down")
    given = None if first.token is None else first.token[:100]
    if given is None:  # a handshake may change things: it is held to the page's own origin as a POST is
        given = secret_of(socket.headers, socket.cookies, "POST", desk.hall.settings.public_url)
    table, who = await desk.let_in(table_id, given)
    first.language = first.language or language_of(socket.headers)
    watcher = Watcher(table, None if who is None else who.seat, first, who)
    watcher.unheard = await desk.identity.unheard_by(who)
    _enter(desk, watcher)
    try:
        await _both_ways(socket, desk, watcher)
    finally:
        _leave(desk, watcher)


def _enter(desk: Desk, watcher: Watcher) -> None:
    desk.door.enter(watcher.table, watcher)
    desk.identity.enter(watcher)


def _leave(desk: Desk, watcher: Watcher) -> None:
    desk.identity.leave(watcher)
    desk.door.leave(watcher.table, watcher)


async def _both_ways(socket: WebSocket[object, object, State], desk: Desk, watcher: Watcher) -> None:
    """Until one side ends."""
    hearing = asyncio.create_task(_hear(socket, desk, watcher))
    telling = asyncio.create_task(_tell(socket, watcher))
    try:
        done, _ = await asyncio.wait({hearing, telling}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (hearing, telling):
            task.cancel()
        await asyncio.gather(hearing, telling, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, LEFT):
            log.warning("a socket broke", extra={"error": repr(error)})


async def _tell(socket: WebSocket[object, object, State], watcher: Watcher) -> None:
    post = post_of(socket)
    async for packet in watcher.packets():
        await post(packet)
    code = RESTART if watcher.bye is not None and watcher.bye.code == "shutting_down" else POLICY
    await socket.close(code=code)


def post_of(socket: WebSocket[object, object, State]) -> Callable[[list[bytes]], Awaitable[None]]:
    """The shortest way to the socket, past the app's layers: every move is told by it."""
    post = ((socket.scope["extensions"] or {}).get(POST) or {}).get(POST)
    if not callable(post):
        raise ClientDisconnected
    return post


async def _hear(socket: WebSocket[object, object, State], desk: Desk, watcher: Watcher) -> None:
    bucket, client = desk.limits.frames_of_socket(), client_of(socket.client)
    while True:
        text = await socket.receive_data(mode="text")
        if not bucket.take(""):
            watcher.leave("too_many")
            return
        if desk.limits.bans.has_client(client):
            watcher.leave("banned")
            return
        await answer(desk, watcher, text)


def read(text: str | bytes) -> ClientMessage:
    """A message from its JSON; too long ones are not looked at."""
    if len(text) > LARGEST_FRAME:
        raise Refused("too_large")
    return decoder.decode(text)


async def answer(desk: Desk, watcher: Watcher, text: str | bytes) -> None:
    """Do what a message asks; the answer goes into the watcher's outbox."""
    move_id: str | None = None
    try:
        message = read(text)
        move_id = getattr(message, "id", None)
        await _do(desk, watcher, message)
    except (SkyhallError, *MALFORMED) as error:
        code = error.code if isinstance(error, Refused) else "bad_request"
        desk.hall.metrics.refusals.labels(code).inc()
        watcher.send(refusal(error, code, move_id, watcher.table.live.version, watcher.language))
    except Exception:
        log.exception("a message failed")
        watcher.send(refusal(Refused("internal"), "internal", move_id, watcher.table.live.version, watcher.language))


def refusal(error: Exception, code: str, move_id: str | None, version: int, language: str) -> RefusedMove:
    """A no as a message: for a catalogue where it has an entry, else in the reader's language."""
    reason = error.reason if isinstance(error, Refused) else None
    text = told_in(language, str(error)) if reason is None and isinstance(error, SkyhallError) else str(error)
    return RefusedMove(
        id=move_id,
        code=code,
        text=text[:400],
        rule=(error.rule or None) if isinstance(error, Refused) else None,
        reason=None if reason is None else said(reason),
        version=version,
    )


async def _do(desk: Desk, watcher: Watcher, message: ClientMessage) -> None:
    hall, table, who = desk.hall, watcher.table, watcher.who
    if isinstance(message, Ping):
        watcher.send(Pong(version=table.live.version, now=now()))
        watcher.language = message.language or watcher.language
        watcher.again(message.version)
        return
    if isinstance(message, Hello):
        raise Refused("bad_request", text="hello was said already")
    if who is None:
        raise Refused("no_token")
    await desk.identity.check(who)
    if isinstance(message, Say):
        await talking.say(hall, desk.limits, table, who, message.text, message.apart)
        version = table.live.version
    elif isinstance(message, PointAt):
        talking.point(hall, desk.limits, table, who, message.place)
        version = table.live.version
    else:
        version = await _act(desk, table, who, message)
    watcher.send(Ack(id=message.id, version=version))


async def _act(desk: Desk, table: OpenTable, who: Sitter, message: Move | Undo | AskBack | AnswerBack) -> int:
    match message:
        case Move():
            return await moving.move(desk.hall, table, who, message)
        case Undo():
            return await moving.undo(desk.hall, table, who, message)
        case AskBack():
            return await moving.ask_back(desk.hall, table, who, message)
        case AnswerBack():
            return await moving.answer_back(desk.hall, table, who, message)


async def _close(socket: WebSocket[object, object, State], error: Exception) -> None:
    code = error.code if isinstance(error, Refused) else "bad_request"
    last = refusal(error, code, None, -1, language_of(socket.headers))
    await socket.send_data(encode(last), mode="text", encoding="utf-8")
    await socket.close(code=RESTART if code in PASSING else POLICY)


@get("/api/tables/{table_id:str}/stream", tags=["moves"], media_type="application/x-ndjson")
async def stream(desk: Desk, token: str | None, client: str, table_id: str, since: int = -1) -> Stream:
    """The live channel for programs: one message a line, for ever. Moves go by POST."""
    table, who = await desk.let_in(table_id, token)
    if not desk.limits.sockets.enter(client):
        raise Refused("too_many")
    watcher = Watcher(table, None if who is None else who.seat, Hello(since=since), who)
    watcher.unheard = await desk.identity.unheard_by(who)
    return Stream(_lines(desk, client, watcher), media_type="application/x-ndjson")


async def _lines(desk: Desk, client: str, watcher: Watcher) -> AsyncIterator[bytes]:
    _enter(desk, watcher)
    packets = watcher.packets()
    waiting = asyncio.create_task(_next(packets))
    try:
        while True:
            done, _ = await asyncio.wait({waiting}, timeout=BEAT)
            if not done:
                yield encode(Pong(version=watcher.table.live.version, now=now())) + b"\n"
                continue
            packet = waiting.result()
            if packet is None:
                return
            yield b"\n".join([*packet, b""])
            waiting = asyncio.create_task(_next(packets))
    finally:
        waiting.cancel()
        _leave(desk, watcher)
        desk.limits.sockets.leave(client)


async def _next(packets: AsyncIterator[list[bytes]]) -> list[bytes] | None:
    """The next packet; None at the end."""
    return await anext(packets, None)
