"""Friends, invitations, groups and blocks over HTTP."""

from typing import Annotated
from zoneinfo import available_timezones

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.types import ControllerRouterHandler

from skyhall.core.errors import OptionsError
from skyhall.core.registry import games
from skyhall.server.company import blocks, friends, groups, inviting
from skyhall.server.company.friends import FriendInfo
from skyhall.server.company.groups import GroupInfo, GroupWish, MemberInfo
from skyhall.server.company.inviting import InvitationInfo, Inviter
from skyhall.server.desk import AnyRequest, Desk, checked_id
from skyhall.server.errors import Refused
from skyhall.server.names import printable
from skyhall.server.opened import hash_token
from skyhall.server.people.rows import Caller
from skyhall.server.requests import Code, Tokens
from skyhall.server.routes_tables import base_of
from skyhall.server.rows import now

PersonId = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
# What a look at one's company costs, in steps of a replay.
LOOK = 5


class Link(msgspec.Struct, kw_only=True):
    """A link that makes friends of who follows it, until then."""

    link: str
    until: int


class Named(msgspec.Struct, kw_only=True):
    """Somebody."""

    name: str


class OfPerson(msgspec.Struct, kw_only=True):
    """Somebody by their account."""

    person: PersonId


class Asked(msgspec.Struct, kw_only=True):
    """How many were asked."""

    asked: int


class CompanyInfo(msgspec.Struct, kw_only=True):
    """One's friends, those who are here first, and one's groups."""

    friends: list[FriendInfo]
    groups: list[GroupInfo]


class NewGroup(msgspec.Struct, kw_only=True):
    """A group: its name, what it usually plays, and its evening. `weekday` is 0 (Monday) to 6, -1 is none."""

    name: Annotated[str, msgspec.Meta(max_length=80)]
    game: Annotated[str, msgspec.Meta(max_length=40)] = ""
    weekday: Annotated[int, msgspec.Meta(ge=-1, le=6)] = -1
    minute: Annotated[int, msgspec.Meta(ge=0, le=1439)] = 0
    zone: Annotated[str, msgspec.Meta(max_length=40)] = "UTC"


class GroupId(msgspec.Struct, kw_only=True):
    """The new group."""

    id: str


def wish_of(data: NewGroup) -> GroupWish:
    """A wish that can be kept; refused with what is wrong."""
    name = printable(data.name)
    if not 1 <= len(name) <= groups.LONGEST:
        raise OptionsError(f"name: expected 1 to {groups.LONGEST} characters")
    if data.game and data.game not in games():
        raise OptionsError(f'game "{data.game}": expected {", ".join(games())}, or nothing')
    if data.zone not in available_timezones():
        raise OptionsError(f'zone "{data.zone}": expected a time zone such as Europe/Warsaw')
    return GroupWish(name=name, game=data.game, weekday=data.weekday, minute=data.minute, zone=data.zone)


class Friends(Controller):
    """One's friends and groups."""

    path = "/api/me"
    tags = ["people"]

    @get("/company")
    async def company(self, desk: Desk, client: str, me: Caller) -> CompanyInfo:
        """Who one's friends are and what they do, and one's groups. Whoever asks is here."""
        desk.limits.reads.check(client, LOOK)
        moment = now()
        await friends.note_seen(desk.database, me.person.id, moment)
        return CompanyInfo(
            friends=await friends.friends_of(desk.database, me.person.id, moment),
            groups=await groups.groups_of(desk.database, me.person.id, moment),
        )

    @post("/friends/link")
    async def make_link(self, desk: Desk, request: AnyRequest, client: str, me: Caller) -> Link:
        """A link for friends-to-be, for a week; the one before opens nothing any more."""
        desk.limits.passes.check(client)
        code, until = await friends.make_link(desk.database, me.person.id, now())
        # Behind the `#` it is sent to nobody and written into no log.
        return Link(link=f"{base_of(desk, request)}/friends#friend={code}", until=until)

    @post("/friends/look", status_code=200)
    async def look(self, desk: Desk, client: str, data: Code) -> Named:
        """Whose link it is."""
        desk.limits.guesses.check(client)
        return Named(name=(await friends.maker_of(desk.database, data.code, now()))[1])

    @post("/friends")
    async def befriend(self, desk: Desk, client: str, me: Caller, data: Code) -> Named:
        """Become friends with whose link it is."""
        desk.limits.guesses.check(client)
        return Named(name=await friends.befriend(desk.database, me.person, data.code, now()))

    @delete("/friends/{person:str}")
    async def part(self, desk: Desk, client: str, me: Caller, person: str) -> None:
        """Be no friends any more; both lists lose a name."""
        desk.limits.company.check(client)
        await friends.part(desk.database, me.person.id, checked_id(person))

    @get("/blocks")
    async def blocked(self, desk: Desk, client: str, me: Caller) -> list[MemberInfo]:
        """Whom one has blocked."""
        desk.limits.reads.check(client, LOOK)
        return [MemberInfo(id=one, name=name) for one, name in await blocks.named(desk.database, me.person.id)]

    @put("/blocks/{person:str}", status_code=204)
    async def block(self, desk: Desk, client: str, me: Caller, person: str) -> None:
        """Meet somebody no more: they cannot sit down at one's tables, and what they say is not heard."""
        desk.limits.company.check(client)
        await blocks.block(desk.database, me.person.id, checked_id(person), now())
        await desk.identity.blocks_changed(me.person.id)

    @delete("/blocks/{person:str}")
    async def unblock(self, desk: Desk, client: str, me: Caller, person: str) -> None:
        """Meet somebody again."""
        desk.limits.company.check(client)
        await blocks.unblock(desk.database, me.person.id, checked_id(person))
        await desk.identity.blocks_changed(me.person.id)


class Groups(Controller):
    """Groups for a regular evening."""

    path = "/api/groups"
    tags = ["people"]

    @post()
    async def make(self, desk: Desk, client: str, me: Caller, data: NewGroup) -> GroupId:
        """A new group; friends are brought one by one."""
        desk.limits.company.check(client)
        return GroupId(id=await groups.make(desk.database, me.person.id, wish_of(data), now()))

    @put("/{group:str}", status_code=204)
    async def change(self, desk: Desk, client: str, me: Caller, group: str, data: NewGroup) -> None:
        """Another name, game or evening; the owner may."""
        desk.limits.company.check(client)
        await groups.change(desk.database, me.person.id, checked_id(group), wish_of(data))

    @put("/{group:str}/members/{person:str}", status_code=204)
    async def add(self, desk: Desk, client: str, me: Caller, group: str, person: str) -> None:
        """Bring a friend."""
        desk.limits.company.check(client)
        await groups.add(desk.database, me.person.id, checked_id(group), checked_id(person), now())

    @delete("/{group:str}/members/{person:str}")
    async def remove(self, desk: Desk, client: str, me: Caller, group: str, person: str) -> None:
        """Leave, or as the owner take somebody out; a group without anybody is gone."""
        desk.limits.company.check(client)
        await groups.remove(desk.database, me.person.id, checked_id(group), checked_id(person))


@post("/api/invitations", status_code=200, tags=["hall"])
async def invitations(desk: Desk, client: str, caller: Caller | None, data: Tokens) -> list[InvitationInfo]:
    """The tables that one is asked to, by one's account or by the secrets of seats at other tables."""
    desk.limits.reads.check(client, LOOK)
    return await inviting.invited(desk.database, keys_of(caller, data), now())


@post("/api/invitations/{table_id:str}/decline", status_code=204, tags=["hall"])
async def decline(desk: Desk, client: str, caller: Caller | None, table_id: str, data: Tokens) -> None:
    """No, thank you."""
    desk.limits.company.check(client)
    await inviting.decline(desk.database, checked_id(table_id), keys_of(caller, data))


@post("/api/tables/{table_id:str}/invite", status_code=200, tags=["tables"])
async def invite(desk: Desk, client: str, me: Caller, table_id: str, data: OfPerson) -> Asked:
    """Ask a friend, or somebody of one's groups, to the table at which one sits."""
    desk.limits.company.check(client)
    table = await desk.hall.open(checked_id(table_id))
    if table.seat_of_person(me.person.id) is None:
        raise Refused("no_token")
    asked = await inviting.invite(desk.database, table, Inviter(me.person.id, me.person.name), [data.person], now())
    desk.sender.asked(asked, table)
    return Asked(asked=len(asked))


@get("/api/tables/{table_id:str}/invite", tags=["tables"])
async def asked_to(desk: Desk, client: str, me: Caller, table_id: str) -> list[str]:
    """Of one's friends and the members of one's groups, who is asked to the table at which one sits."""
    desk.limits.reads.check(client, LOOK)
    table = await desk.hall.open(checked_id(table_id))
    if table.seat_of_person(me.person.id) is None:
        raise Refused("no_token")
    return await inviting.asked_to(desk.database, table.id, me.person.id, now())


def keys_of(caller: Caller | None, data: Tokens) -> list[str]:
    """What somebody may be asked by."""
    return [*([] if caller is None else [caller.person.id]), *map(hash_token, data.tokens)]


ROUTES: list[ControllerRouterHandler] = [Friends, Groups, invitations, decline, invite, asked_to]
