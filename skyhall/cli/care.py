"""`skyhall care`: what an operator does about people, on the hall's database, while the hall is open or closed."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from ipaddress import ip_address
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.markup import escape
from rich.table import Table

from skyhall.cli.common import console
from skyhall.cli.helping import Command, Group
from skyhall.cli.speaking import say
from skyhall.core.errors import OptionsError

if TYPE_CHECKING:  # the server is an extra: it is imported when a command needs it
    from skyhall.server.care.store import CareStore

T = TypeVar("T")
DAY = 24 * 3600 * 1000

care_app = typer.Typer(cls=Group, no_args_is_help=True)

Database = Annotated[str | None, typer.Option(metavar="FILE", help="arg-database")]
Number = Annotated[int, typer.Argument(metavar="N", min=1, help="arg-care-number")]
By = Annotated[str, typer.Option(metavar="NAME", help="arg-care-by")]


@care_app.command("reports", cls=Command)
def reports(
    database: Database = None, closed: Annotated[bool, typer.Option("--all", help="arg-care-all")] = False
) -> None:
    """List the reports that wait for an operator."""
    found = done(database, lambda store: store.reports(closed))
    if not found:
        console.print(say("care-no-reports"))
        return
    table = shown("care-number", "care-when", "care-game", "care-who", "care-reason", "care-by", "care-words")
    for one in found:
        state = f"[dim]{one.id}[/]" if one.closed else str(one.id)
        words = [called(one.name), say(f"care-reason-{one.reason}"), called(one.by_name), one.text]
        table.add_row(state, moment(one.at), one.game, *map(escape, words))
    console.print(table)


@care_app.command("report", cls=Command)
def report(number: Number, database: Database = None) -> None:
    """Show a report with the chat around it."""
    one = done(database, lambda store: store.report(number))
    if one is None:
        raise OptionsError(say("care-no-report", number=number))
    reason = say(f"care-reason-{one.reason}")
    told = say(
        "care-report", number=one.id, by=called(one.by_name), who=called(one.name), reason=reason, at=moment(one.at)
    )
    console.print(escape(told), soft_wrap=True)
    console.print(say("care-table", game=one.game, table=one.table_id), soft_wrap=True)
    if one.text:
        console.print(escape(one.text), soft_wrap=True)
    for line in one.talk:
        console.print(
            f"  [dim]{moment(line.at)}[/] [b]{escape(called(line.name))}[/] {escape(line.text)}", soft_wrap=True
        )


def called(name: str) -> str:
    """A name, or that its account was deleted."""
    return name or say("care-nameless")


@care_app.command("close", cls=Command)
def close(number: Number, database: Database = None, by: By = "operator") -> None:
    """Note that a report is dealt with."""
    if not done(database, lambda store: store.close(number, by, now())):
        raise OptionsError(say("care-not-open", number=number))
    console.print(say("care-closed", number=number))


@care_app.command("ban", cls=Command)
def ban(
    name: Annotated[str, typer.Argument(metavar="NAME", help="arg-care-name")] = "",
    client: Annotated[str, typer.Option(metavar="ADDRESS", help="arg-care-client")] = "",
    days: Annotated[int, typer.Option(min=0, help="arg-care-days")] = 30,
    why: Annotated[str, typer.Option(help="arg-care-why")] = "",
    by: By = "operator",
    database: Database = None,
) -> None:
    """Shut an account or a client out; open halls learn of it within seconds."""
    if bool(name) == bool(client):
        raise OptionsError(say("care-name-or-client"))
    from skyhall.server.care.rows import CLIENT, PERSON, Ban

    kind, who, called = (CLIENT, *_client(client)) if client else (PERSON, *_person(database, name))
    until = now() + days * DAY if days else 0
    one = Ban(kind=kind, who=who, name=called, why=why[:200], at=now(), until=until)
    done(database, lambda store: store.ban(one, by))
    console.print(escape(say("care-banned", name=called, days=days)))


@care_app.command("bans", cls=Command)
def bans(database: Database = None) -> None:
    """List who is shut out."""
    found = done(database, lambda store: store.bans(now()))
    if not found:
        console.print(say("care-no-bans"))
        return
    table = shown("care-number", "care-who", "care-since", "care-until", "care-why")
    for one in found:
        until = moment(one.until) if one.until else say("care-for-good")
        table.add_row(str(one.id), escape(one.name), moment(one.at), until, escape(one.why))
    console.print(table)


@care_app.command("lift", cls=Command)
def lift(number: Number, database: Database = None, by: By = "operator") -> None:
    """Let somebody in again."""
    if not done(database, lambda store: store.lift(number, by, now())):
        raise OptionsError(say("care-no-ban", number=number))
    console.print(say("care-lifted", number=number))


@care_app.command("audit", cls=Command)
def audit(most: Annotated[int, typer.Option(min=1, help="arg-care-most")] = 50, database: Database = None) -> None:
    """Show what was reported and what operators did, the newest first."""
    found = done(database, lambda store: store.audit(most))
    if not found:
        console.print(say("care-no-audit"))
        return
    table = shown("care-when", "care-by", "care-what", "care-number", "care-words")
    for one in found:
        what = say(f"care-did-{one.what}")
        table.add_row(moment(one.at), escape(one.who), what, str(one.number), escape(one.about))
    console.print(table)


def now() -> int:
    """The time in ms."""
    return int(time() * 1000)


def done(database: str | None, work: Callable[["CareStore"], Awaitable[T]]) -> T:
    """What was asked of the hall's database."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import DBAPIError

    from skyhall.cli.backup import address
    from skyhall.server.care.store import CareStore
    from skyhall.server.database import open_database

    url = address(database)
    file = Path(make_url(url).database or "")
    if url.startswith("sqlite") and not file.is_file():
        raise OptionsError(say("care-no-file", file=str(file)))

    async def run() -> T:
        opened = open_database(url)
        try:
            return await work(CareStore(opened))
        finally:
            await opened.close()

    try:
        return asyncio.run(run())
    except (DBAPIError, OSError) as error:
        raise OptionsError(say("care-no-database", why=str(getattr(error, "orig", error)))) from None


def _client(text: str) -> tuple[str, str]:
    """A client as the limits count it, and its name."""
    from skyhall.server.limits import client_key

    try:
        ip_address(text)
    except ValueError:
        raise OptionsError(say("care-no-address", text=text)) from None
    return client_key(text), client_key(text)


def _person(database: str | None, name: str) -> tuple[str, str]:
    """An account by its name."""
    found = done(database, lambda store: store.person_called(name))
    if found is None:
        raise OptionsError(say("care-nobody", name=name))
    return found


def shown(*heads: str) -> Table:
    """A table with translated heads."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for head in heads:
        table.add_column(say(head), overflow="fold")
    return table


def moment(at: int) -> str:
    """A moment, as logs have it."""
    return datetime.fromtimestamp(at / 1000).isoformat(sep=" ", timespec="minutes")
