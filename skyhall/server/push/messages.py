"""What browsers are told, in their language, and handing it to their push services."""

from collections.abc import Sequence
from urllib.parse import urlsplit

import msgspec

from skyhall.locale import catalogue
from skyhall.server.push.store import DAY_LEFT, HOURS_LEFT, PAIR, Browser, Key, Notice
from skyhall.server.rows import TableRow
from skyhall.server.tournaments.rows import Tournament

# How long a push service keeps a message, in seconds, and has to take it.
KEEPS = 24 * 3600
TAKES = 10


class Told(msgspec.Struct, kw_only=True):
    """What a browser shows: the newest of a tag takes the place of the one before."""

    title: str
    body: str
    url: str
    tag: str


def told(
    some: Sequence[tuple[Notice, TableRow]], language: str, cup: Tournament | None = None, moment: int = 0
) -> Told:
    """One message about one table or several."""
    say = catalogue(language).say
    count = len({notice.table_id for notice, _ in some})
    if count > 1:
        return Told(title=say("push-several", {"count": count}), body=say("push-several-body"), url="/", tag="several")
    # That a pair is drawn says more than that it is one's turn.
    notice, row = next((one for one in some if one[0].kind == PAIR), some[-1])
    if cup is not None and notice.kind in (PAIR, DAY_LEFT, HOURS_LEFT):
        return _of_round(notice, row, cup, language, moment)
    title = catalogue(language, row.game).say("title", {})
    return Told(
        title=say(f"push-{notice.kind}", {"game": title}),
        body=say(f"push-{notice.kind}-body", {"game": title}),
        url=f"/t/{row.id}",
        tag=row.id,
    )


def _of_round(notice: Notice, row: TableRow, cup: Tournament, language: str, moment: int) -> Told:
    """A pair is drawn, or its round is nearly over."""
    say = catalogue(language).say
    minutes = max(1, round((cup.round_ends - moment) / 60_000))
    slots = {"cup": cup.name, "round": cup.round, "hours": round(minutes / 60), "minutes": minutes}
    kind = "pair" if notice.kind == PAIR else "round-minutes" if minutes < 100 else "round-hours"
    body = "push-pair-body" if notice.kind == PAIR else "push-round-body"
    return Told(title=say(f"push-{kind}", slots), body=say(body), url=f"/t/{row.id}", tag=row.id)


def told_of_cup(cup: Tournament, language: str) -> Told:
    """Somebody is asked to a tournament."""
    say = catalogue(language).say
    title = catalogue(language, cup.game).say("title", {})
    slots = {"cup": cup.name, "game": title}
    return Told(
        title=say("push-cup", slots), body=say("push-cup-body", slots), url=f"/tournaments/{cup.id}", tag=cup.id
    )


def host_of(endpoint: str) -> str:
    """Where an endpoint is, with its port."""
    return urlsplit(endpoint).netloc.lower()


def is_service(endpoint: str, services: str) -> bool:
    """Whether an endpoint is at a push service that the operator lets the hall talk to, never in its own network."""
    parts = urlsplit(endpoint)
    here = parts.netloc.lower()
    for one in services.split(","):
        scheme, _, wanted = one.strip().lower().rpartition("://")
        is_there = here == wanted or (wanted.startswith("*.") and here.endswith(wanted[1:]))
        if is_there and parts.scheme == (scheme or "https"):
            return True
    return False


def post(browser: Browser, message: Told, key: Key, contact: str) -> int:
    """Hand a message to a push service; its answer. Imported here: a hall starts sooner without it."""
    import requests
    from pywebpush import WebPushException, webpush

    session = requests.Session()
    session.max_redirects = 0
    with session:
        try:
            answer = webpush(
                {"endpoint": browser.endpoint, "keys": {"p256dh": browser.p256dh, "auth": browser.auth}},
                msgspec.json.encode(message).decode(),
                vapid_private_key=key.private,
                vapid_claims={"sub": contact},
                ttl=KEEPS,
                timeout=TAKES,
                requests_session=session,
            )
        except WebPushException as error:
            if error.response is None:
                raise
            return int(error.response.status_code)
    return int(answer.status_code)
