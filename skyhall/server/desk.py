"""What every route needs: the hall with its servants, and who is asking."""

import hmac
import logging
from hashlib import sha256
from secrets import token_bytes
from typing import TypeAlias

from litestar import Request, Response
from litestar.datastructures import Address, Headers, State
from litestar.exceptions import HTTPException

from skyhall.core.errors import SkyhallError
from skyhall.explaining import explained
from skyhall.locale import ENGLISH, LANGUAGES
from skyhall.server.archive import Reader
from skyhall.server.attendance import Attendance
from skyhall.server.care.store import CareStore
from skyhall.server.errors import Refused
from skyhall.server.hall import Hall
from skyhall.server.labs import Labs
from skyhall.server.limits import Limits, client_key
from skyhall.server.listing import Listing
from skyhall.server.measuring import Measurer
from skyhall.server.minding import MindedDatabase
from skyhall.server.once import Once
from skyhall.server.opened import OpenTable, Sitter
from skyhall.server.people.accounts import Accounts
from skyhall.server.people.identity import Identity, secret_of
from skyhall.server.people.profiles import Profiles
from skyhall.server.people.results import Results
from skyhall.server.people.rows import Caller
from skyhall.server.people.store import PeopleStore
from skyhall.server.pool import Pool
from skyhall.server.presence import Doorkeeper
from skyhall.server.push.sending import Sender
from skyhall.server.push.store import PushStore
from skyhall.server.requests import Problem
from skyhall.server.reviewing import Reviewer
from skyhall.server.reviews import Reviews
from skyhall.server.rows import now
from skyhall.server.seeking import Seeks
from skyhall.server.showing import said
from skyhall.server.tournaments.running import Tournaments
from skyhall.server.tournaments.store import TournamentStore
from skyhall.server.uploads import Examiner

log = logging.getLogger("skyhall.server")
AnyRequest: TypeAlias = Request[object, object, State]


class Desk:
    """The parts of a running node."""

    def __init__(self, hall: Hall, database: MindedDatabase, pool: Pool, limits: Limits) -> None:
        self.hall = hall
        self.database = database
        self.pool = pool
        self.limits = limits
        self.door = Doorkeeper(hall)
        self.attendance = Attendance(hall, pool)
        self.reviewer = Reviewer(hall, pool, Reviews(database))
        self.measurer = Measurer(hall, pool, Labs(database))
        self.examiner = Examiner()
        # Boxes that are being changed are looked at often: nobody's upload waits for them.
        self.studio = Examiner()
        self.reader = Reader()
        self.once = Once()
        self.listing = Listing(hall.store, self.once)
        self.seeks = Seeks(hall, Profiles(database))
        self.identity = Identity(hall, PeopleStore(database), limits.bans)
        self.care = CareStore(database)
        hall.look_at_bans = self.learn_bans
        self.accounts = Accounts(self.identity)
        self.profiles = Profiles(database)
        self.results = Results(hall, database)
        cups = TournamentStore(database)
        self.sender = Sender(hall, PushStore(database), cups)
        self.tournaments = Tournaments(hall, cups, self.results, self.profiles)
        self.tournaments.drawn = self.sender.drawn
        self.maker_key = token_bytes(32)

    async def learn_bans(self) -> None:
        """Who is shut out by now."""
        self.limits.bans.learn(await self.care.bans(now()))

    def maker(self, client: str) -> str:
        """Who makes a table, for fair shares among makers; with the next start of the hall it is another name."""
        return hmac.new(self.maker_key, client.encode(), sha256).hexdigest()[:32]

    async def seated(self, table_id: str, token: str | None) -> tuple[OpenTable, Sitter]:
        """A table and the caller, who sits there."""
        table, who = await self.let_in(table_id, token)
        if who is None:
            raise Refused("no_token")
        return table, who

    async def seen(self, table_id: str, token: str | None) -> tuple[OpenTable, int | None]:
        """A table and the caller's seat there; None for spectators."""
        table, who = await self.let_in(table_id, token)
        return table, None if who is None else who.seat

    async def let_in(self, table_id: str, token: str | None) -> tuple[OpenTable, Sitter | None]:
        """A table and who the caller is there, by a seat's secret or by their account; None for spectators."""
        table = await self.hall.open(checked_id(table_id))
        return table, await self.identity.sitter(table, token)

    async def hosted(self, table_id: str, token: str | None) -> OpenTable:
        """A table, if the caller is its host."""
        table = await self.hall.open(checked_id(table_id))
        if token is None:
            raise Refused("no_token")
        if not table.is_host(token):
            raise Refused("not_host")
        return table


def checked_id(table_id: str) -> str:
    """An id that could be one; others are not even looked up."""
    if len(table_id) > 24 or not table_id.isascii() or not table_id.isprintable():
        raise Refused("not_found")
    return table_id


def token_of(headers: Headers) -> str | None:
    """The secret in `Authorization: Bearer …`, if one is given."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    token = token.strip()
    if kind.lower() != "bearer" or not token:
        return None
    if len(token) > 100:
        raise Refused("wrong_token")
    return token


def client_of(address: Address | None) -> str:
    """Who asks, as the limits count clients."""
    return client_key(address.host if address else "unknown")


def provide_desk(state: State) -> Desk:
    """For handlers that ask for `desk`."""
    desk = state.desk
    assert isinstance(desk, Desk)
    return desk


def provide_token(request: AnyRequest, desk: Desk) -> str | None:
    """For handlers that ask for `token`: a seat's secret, else the session's."""
    return token_of(request.headers) or session_of(request, desk)


def session_of(request: AnyRequest, desk: Desk) -> str | None:
    """The session's secret that a request brings."""
    return secret_of(request.headers, request.cookies, request.method, desk.hall.settings.public_url)


async def provide_caller(request: AnyRequest, desk: Desk) -> Caller | None:
    """For handlers that ask for `caller`: the person of the request; None for guests."""
    return await desk.identity.person_of(session_of(request, desk))


async def provide_me(desk: Desk, caller: Caller | None) -> Caller:
    """For handlers that ask for `me`: the person of the request, who has to be signed in."""
    if not desk.identity.on:
        raise Refused("no_accounts")
    if caller is None:
        raise Refused("signed_out")
    return caller


def provide_client(request: AnyRequest) -> str:
    """For handlers that ask for `client`."""
    return client_of(request.client)


def problem(status: int, body: Problem) -> Response[Problem]:
    """An answer that says no."""
    headers = {"Retry-After": "5"} if status in (429, 503) else {}
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def language_of(headers: Headers) -> str:
    """The language that is asked for (`Accept-Language`), whether the hall speaks it or not."""
    return headers.get("accept-language", ENGLISH)[:2].lower()


def told_in(language: str, text: str) -> str:
    """What is wrong, in a language; English if the hall does not speak it."""
    return explained(text, language) if language in LANGUAGES else text


def read_by(request: AnyRequest, text: str) -> str:
    """What is wrong, in the language that the request asks for."""
    return told_in(language_of(request.headers), text)


def refused(request: AnyRequest, error: Refused) -> Response[Problem]:
    """The hall says no."""
    provide_desk(request.app.state).hall.metrics.refusals.labels(error.code).inc()
    reason = None if error.reason is None else said(error.reason)
    text = str(error) if reason is not None else read_by(request, str(error))
    return problem(error.status, Problem(code=error.code, text=text, rule=error.rule or None, reason=reason))


def mistaken(request: AnyRequest, error: SkyhallError) -> Response[Problem]:
    """Something that a person can put right."""
    return problem(400, Problem(code="bad_request", text=read_by(request, str(error))))


def http_error(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: unknown paths, methods, bodies that do not fit."""
    codes = {404: "not_found", 405: "bad_request", 413: "too_large", 429: "too_many"}
    if error.status_code >= 500:
        return crashed(_request, error)
    details = error.extra if isinstance(error.extra, list) else []
    text = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in details if isinstance(one, dict))
    return problem(
        error.status_code, Problem(code=codes.get(error.status_code, "bad_request"), text=(text or error.detail)[:400])
    )


def malformed(_request: AnyRequest, error: Exception) -> Response[Problem]:
    """A body that is not what it should be."""
    return problem(400, Problem(code="bad_request", text=str(error)[:400]))


def crashed(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A bug: the log gets the trace, the client a sentence."""
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return problem(500, Problem(code="internal", text=str(Refused("internal"))))
