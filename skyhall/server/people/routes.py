"""Accounts over HTTP: making one, entering it, passkeys, sessions and codes, all of one's data; the key ring."""

import asyncio

from litestar import Controller, Response, delete, get, patch, post
from litestar.datastructures import Cookie

from skyhall.core.errors import OptionsError
from skyhall.server.desk import AnyRequest, Desk
from skyhall.server.errors import Refused
from skyhall.server.names import chosen_name
from skyhall.server.people import belonging, keyring
from skyhall.server.people.exporting import export
from skyhall.server.people.identity import COOKIE, FRESH, LASTS, check_origin, proved
from skyhall.server.people.keyring import KeyRing
from skyhall.server.people.passkeys import Site, can_have_passkeys, site_of
from skyhall.server.people.requests import (
    AccountsInfo,
    Ceremony,
    ChangeMe,
    Claimed,
    Codes,
    Entered,
    MeInfo,
    NewAccount,
    PasskeyInfo,
    RecoveryCode,
    Ring,
    SessionInfo,
    Shown,
    Whoami,
    WishedName,
)
from skyhall.server.people.rows import SHOWN_TO, Caller, Person
from skyhall.server.requests import Code, Tokens
from skyhall.server.routes_tables import base_of, drawn
from skyhall.server.rows import now


def site(desk: Desk, request: AnyRequest) -> Site:
    """What passkeys are bound to here; refused where browsers make none, or from another page."""
    settings = desk.hall.settings
    found = site_of(settings.public_url, settings.rp_id, base_of(desk, request))
    if not desk.identity.on:
        raise Refused("no_accounts")
    if not can_have_passkeys(found):
        raise Refused("no_passkeys")
    check_origin(request.headers, settings.public_url)
    return found


def entered(desk: Desk, request: AnyRequest, person: Person, secret: str, codes: list[str]) -> Response[Entered]:
    """The answer that signs a browser in."""
    body = Entered(id=person.id, name=person.name, token=secret, codes=codes)
    return Response(body, cookies=[cookie(desk, request, secret, LASTS // 1000)], headers={"Cache-Control": "no-store"})


def cookie(desk: Desk, request: AnyRequest, secret: str, seconds: int) -> Cookie:
    """Where a browser keeps its session: no script reads it, and no other page sends it."""
    secure = base_of(desk, request).startswith("https://")
    return Cookie(key=COOKIE, value=secret, max_age=seconds, path="/", httponly=True, samesite="strict", secure=secure)


class AccountRoutes(Controller):
    """Making an account and entering it."""

    path = "/api/account"
    tags = ["accounts"]

    @get()
    async def has_accounts(self, desk: Desk, request: AnyRequest) -> AccountsInfo:
        """Whether one can have an account here."""
        settings = desk.hall.settings
        here = site_of(settings.public_url, settings.rp_id, base_of(desk, request))
        return AccountsInfo(accounts=desk.identity.on, passkeys=can_have_passkeys(here))

    @post("/join/ask", status_code=200)
    async def ask_to_join(self, desk: Desk, request: AnyRequest, client: str, data: WishedName) -> Ceremony:
        """What the browser needs to make the first passkey of a new account."""
        desk.limits.identity.check(client)
        return Ceremony(options=await desk.accounts.ask_to_join(site(desk, request), data.name))

    @post("/join")
    async def join(self, desk: Desk, request: AnyRequest, client: str, data: NewAccount) -> Response[Entered]:
        """A new account, from the passkey that the browser made."""
        desk.limits.identity.check(client)
        secret, codes = await desk.accounts.join(site(desk, request), data.name, data.credential, data.device)
        return entered(desk, request, await who(desk, secret), secret, codes)

    @post("/enter/ask", status_code=200)
    async def ask_to_enter(self, desk: Desk, request: AnyRequest, client: str) -> Ceremony:
        """What the browser needs to show a passkey."""
        desk.limits.identity.check(client)
        return Ceremony(options=await desk.accounts.ask_to_enter(site(desk, request)))

    @post("/enter", status_code=200)
    async def enter(self, desk: Desk, request: AnyRequest, client: str, data: Shown) -> Response[Entered]:
        """Sign in by a passkey."""
        desk.limits.identity.check(client)
        secret = await desk.accounts.enter(site(desk, request), data.credential, data.device)
        return entered(desk, request, await who(desk, secret), secret, [])

    @post("/recover", status_code=200)
    async def recover(self, desk: Desk, request: AnyRequest, client: str, data: RecoveryCode) -> Response[Entered]:
        """Sign in by a recovery code, which is spent; then make a new passkey."""
        if not desk.identity.on:
            raise Refused("no_accounts")
        check_origin(request.headers, desk.hall.settings.public_url)
        desk.limits.guesses.check(client)
        secret = await desk.accounts.recover(data.code, data.device)
        return entered(desk, request, await who(desk, secret), secret, [])


async def who(desk: Desk, secret: str) -> Person:
    """The person of a session that has just begun."""
    caller = await desk.identity.person_of(secret)
    if caller is None:  # it was ended in the same moment
        raise Refused("signed_out")
    return caller.person


class MeRoutes(Controller):
    """One's own account."""

    path = "/api/me"
    tags = ["accounts"]

    @get("/name")
    async def whoami(self, caller: Caller | None) -> Whoami:
        """Who the request is from."""
        return Whoami(id="", name="") if caller is None else Whoami(id=caller.person.id, name=caller.person.name)

    @get()
    async def show(self, desk: Desk, me: Caller) -> MeInfo:
        """One's account: passkeys, sessions, and how many recovery codes are left."""
        store, person = desk.identity.store, me.person
        passkeys = await store.passkeys_of(person.id)
        sessions = await store.sessions_of(person.id, now())
        return MeInfo(
            id=person.id,
            name=person.name,
            shown_to=person.shown_to,
            created=person.created,
            passkeys=[PasskeyInfo(id=k.id, name=k.name, created=k.created, used=k.used) for k in passkeys],
            sessions=[
                SessionInfo(id=s.id, device=s.device, created=s.created, seen=s.seen, own=s.id == me.session.id)
                for s in sessions
            ],
            codes_left=await store.count_codes(person.id),
            fresh=me.session.proved >= now() - FRESH,
        )

    @patch()
    async def change(self, desk: Desk, client: str, me: Caller, data: ChangeMe) -> Whoami:
        """Another name, or others who may see the profile."""
        desk.limits.identity.check(client)
        shown_to = me.person.shown_to if data.shown_to is None else data.shown_to
        if shown_to not in SHOWN_TO:
            raise OptionsError(f'shown_to "{shown_to}": expected {", ".join(SHOWN_TO)}')
        name = me.person.name if data.name is None else chosen_name(data.name)
        await desk.identity.store.change(me.person.id, name, shown_to)
        if name != me.person.name:
            await belonging.rename(desk.hall, Person(id=me.person.id, name=name))
        return Whoami(id=me.person.id, name=name)

    @post("/prove", status_code=200)
    async def prove(self, desk: Desk, request: AnyRequest, client: str, me: Caller, data: Shown) -> Whoami:
        """Show a passkey again (its challenge is that of `/api/account/enter/ask`), for what cannot be undone."""
        desk.limits.identity.check(client)
        await desk.accounts.prove(site(desk, request), me, data.credential)
        return Whoami(id=me.person.id, name=me.person.name)

    @post("/passkeys/ask", status_code=200)
    async def ask_to_add(self, desk: Desk, request: AnyRequest, client: str, me: Caller) -> Ceremony:
        """What the browser needs to make one more passkey."""
        desk.limits.identity.check(client)
        proved(me)
        return Ceremony(options=await desk.accounts.ask_to_add(site(desk, request), me))

    @post("/passkeys")
    async def add(self, desk: Desk, request: AnyRequest, client: str, me: Caller, data: Shown) -> Whoami:
        """One more passkey."""
        desk.limits.identity.check(client)
        proved(me)
        await desk.accounts.add(site(desk, request), me, data.credential, data.device)
        return Whoami(id=me.person.id, name=me.person.name)

    @delete("/passkeys/{passkey:str}")
    async def remove(self, desk: Desk, me: Caller, passkey: str) -> None:
        """Take a passkey away; the last one stays."""
        proved(me)
        await desk.identity.store.remove_passkey(me.person.id, passkey)

    @post("/codes", status_code=200)
    async def new_codes(self, desk: Desk, client: str, me: Caller) -> Codes:
        """Other recovery codes, told this once; the old ones open nothing any more."""
        desk.limits.identity.check(client)
        proved(me)
        return Codes(codes=await desk.accounts.new_codes(me))

    @delete("/sessions/{session:str}")
    async def end(self, desk: Desk, me: Caller, session: str) -> None:
        """Sign out elsewhere: what that browser has open is closed at once."""
        if not await desk.identity.end(me.person.id, session):
            raise Refused("not_found", what="session")

    @post("/sessions/end-others", status_code=204)
    async def end_others(self, desk: Desk, me: Caller) -> None:
        """Sign out everywhere but here."""
        await desk.identity.end(me.person.id, but=me.session.id)

    @post("/leave", status_code=200)
    async def sign_out(self, desk: Desk, request: AnyRequest, caller: Caller | None) -> Response[Whoami]:
        """Sign out here."""
        if caller is not None:
            await desk.identity.end(caller.person.id, caller.session.id)
        return Response(Whoami(id="", name=""), cookies=[cookie(desk, request, "", 0)])

    @post("/seats", status_code=200)
    async def claim(self, desk: Desk, client: str, me: Caller, data: Tokens) -> Claimed:
        """The seats that these secrets open become the account's; the secrets open nothing any more."""
        desk.limits.identity.check(client)
        seats = await belonging.claim(desk.hall, me.person, data.tokens)
        desk.results.hurry.set()
        return Claimed(seats=seats)

    @get("/export", media_type="application/zip")
    async def export(self, desk: Desk, me: Caller) -> Response[bytes]:
        """Everything that the hall knows of the caller: a ZIP with JSON, and a .sky record of each game."""
        desk.limits.exports.check(me.person.id)
        packed = await export(desk.identity, me)
        headers = {"Content-Disposition": 'attachment; filename="skyhall-me.zip"', "Cache-Control": "no-store"}
        return Response(packed, media_type="application/zip", headers=headers)

    @post("/forget", status_code=200)
    async def forget(self, desk: Desk, request: AnyRequest, me: Caller) -> Response[Whoami]:
        """Delete the account and all that is known of its person. Games stay; somebody has played them."""
        proved(me)
        await belonging.forget(desk.identity, me.person)
        return Response(Whoami(id="", name=""), cookies=[cookie(desk, request, "", 0)])


class KeyRings(Controller):
    """All seats of a browser without an account, on another device."""

    path = "/api/key-ring"
    tags = ["accounts"]

    @post()
    async def make(self, desk: Desk, request: AnyRequest, client: str, data: KeyRing) -> Ring:
        """A link that hands these secrets to another device, once, within ten minutes."""
        desk.limits.passes.check(client)
        code, until = await keyring.make_ring(desk.identity.store, data)
        # Behind the `#` it is sent to nobody and written into no log.
        link = f"{base_of(desk, request)}/me#ring={code}"
        return Ring(link=link, qr=(await asyncio.to_thread(drawn, link)).decode(), until=until)

    @post("/use", status_code=200)
    async def use(self, desk: Desk, client: str, data: Code) -> KeyRing:
        """What such a link hands over; it is spent with that."""
        desk.limits.guesses.check(client)
        return await keyring.use_ring(desk.identity.store, data.code)


ROUTES = [AccountRoutes, MeRoutes, KeyRings]
