"""Notifications over HTTP: which browsers want to be told, of what, and when not."""

import binascii
from base64 import urlsafe_b64decode
from typing import Annotated
from zoneinfo import available_timezones

import msgspec
from litestar import Controller, get, post, put

from skyhall.core.errors import OptionsError
from skyhall.core.registry import games
from skyhall.locale import LANGUAGES
from skyhall.server.desk import Desk
from skyhall.server.errors import Refused
from skyhall.server.people.rows import Caller
from skyhall.server.push.messages import is_service
from skyhall.server.push.store import Browser, Wishes
from skyhall.server.rows import now

Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]


class NotifyInfo(msgspec.Struct, kw_only=True):
    """The key that browsers subscribe with, how many of one's own want to be told, and one's wishes."""

    key: str
    browsers: int
    wishes: Wishes


class NewBrowser(msgspec.Struct, kw_only=True):
    """What `PushManager.subscribe` gave, and the language to be told in."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]
    language: Annotated[str, msgspec.Meta(max_length=10)] = "en"


class OfBrowser(msgspec.Struct, kw_only=True):
    """A browser by its endpoint."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class NewWishes(msgspec.Struct, kw_only=True):
    """Games that nothing is told of, reminders, quiet hours in minutes since midnight of the zone."""

    without: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=40)] = []
    reminders: bool = True
    quiet_from: Minute = 0
    quiet_until: Minute = 0
    zone: Annotated[str, msgspec.Meta(max_length=40)] = "UTC"


class Notifications(Controller):
    """What one wants to be told while the page is closed."""

    path = "/api/me/notifications"
    tags = ["people"]

    @get()
    async def show(self, desk: Desk, me: Caller) -> NotifyInfo:
        """The hall's key, and what one wants."""
        key = desk.sender.key
        if key is None:
            raise Refused("no_accounts")
        store = desk.sender.store
        return NotifyInfo(
            key=key.public,
            browsers=await store.count_browsers(me.person.id),
            wishes=await store.wishes(me.person.id),
        )

    @put(status_code=204)
    async def wish(self, desk: Desk, client: str, me: Caller, data: NewWishes) -> None:
        """Other wishes."""
        desk.limits.company.check(client)
        for name in data.without:
            if name not in games():
                raise OptionsError(f'without "{name}": expected {", ".join(games())}')
        if data.zone not in available_timezones():
            raise OptionsError(f'zone "{data.zone}": expected a time zone such as Europe/Warsaw')
        await desk.sender.store.wish(me.person.id, msgspec.convert(msgspec.structs.asdict(data), Wishes))

    @post("/browsers", status_code=204)
    async def subscribe(self, desk: Desk, client: str, me: Caller, data: NewBrowser) -> None:
        """This browser wants to be told."""
        desk.limits.company.check(client)
        if not is_service(data.endpoint, desk.hall.settings.push_services):
            raise Refused("no_push")
        if len(decoded(data.p256dh)) != 65 or len(decoded(data.auth)) != 16:
            raise OptionsError("p256dh, auth: expected the keys of a push subscription")
        language = data.language if data.language in LANGUAGES else "en"
        browser = Browser(endpoint=data.endpoint, p256dh=data.p256dh, auth=data.auth, language=language)
        await desk.sender.store.subscribe(me.person.id, browser, now())

    @post("/browsers/remove", status_code=204)
    async def unsubscribe(self, desk: Desk, client: str, me: Caller, data: OfBrowser) -> None:
        """This browser wants nothing any more."""
        desk.limits.company.check(client)
        await desk.sender.store.unsubscribe(data.endpoint, me.person.id)


def decoded(text: str) -> bytes:
    """Bytes from their text; none if it is no such text."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return b""
