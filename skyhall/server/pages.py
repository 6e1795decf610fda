"""The browser client, if it was built in; a plain page otherwise. Health and figures for who operates the hall."""

import mimetypes
from html import escape
from pathlib import Path

from litestar import Response, get

from skyhall import __version__
from skyhall.server.desk import AnyRequest, Desk
from skyhall.server.errors import Refused
from skyhall.server.openapi import whole_schema
from skyhall.server.requests import Health
from skyhall.server.rooms import rooms, title

STATIC = Path(__file__).parent / "static"


@get("/health", tags=["operation"])
async def health(desk: Desk) -> Health:
    """Whether the server answers, and how its parts are: 200 until it closes, also while it cannot save anything."""
    if desk.hall.closing:
        raise Refused("shutting_down")
    return how_it_is(desk)


@get("/ready", tags=["operation"])
async def ready(desk: Desk) -> Response[Health]:
    """Whether moves are kept: tried with a small write unless one went through a moment ago; 503 if not."""
    await desk.database.prove()
    can = desk.hall.condition.can_save and not desk.hall.closing
    return Response(how_it_is(desk), status_code=200 if can else 503, headers={} if can else {"Retry-After": "5"})


def how_it_is(desk: Desk) -> Health:
    """The parts of this node."""
    condition = desk.hall.condition
    status = (
        "closing" if desk.hall.closing else "ill" if not condition.can_save else "impaired" if condition.ill else "ok"
    )
    return Health(status=status, version=__version__, ill=dict(condition.ill))


@get("/metrics", tags=["operation"], media_type="text/plain")
async def metrics(desk: Desk) -> Response[bytes]:
    """Figures in Prometheus's format."""
    return Response(desk.hall.metrics.text(), media_type="text/plain; version=0.0.4")


@get(["/schema", "/schema/openapi.json"], include_in_schema=False)
async def schema(request: AnyRequest, desk: Desk) -> Response[bytes]:
    """The OpenAPI schema of all this."""
    return Response(await desk.once.get(whole_schema, request.app), media_type="application/json")


PAGES = [
    "/",
    "/t/{table_id:str}",
    "/t/{table_id:str}/{rest:path}",
    "/play/{rest:path}",
    "/me",
    "/friends",
    "/tournaments",
    "/tournaments/{rest:path}",
    "/p/{rest:path}",
    "/ratings/{rest:path}",
    "/learn",
    "/learn/{rest:path}",
    "/puzzles/{rest:path}",
    "/rules/{rest:path}",
    "/studio",
    "/studio/{rest:path}",
    "/lab/{rest:path}",
    "/print/{rest:path}",
    "/decks/{rest:path}",
]


@get(PAGES, include_in_schema=False)
async def page(desk: Desk) -> Response[bytes]:
    """The browser client's one page; it reads the address itself."""
    return await client(desk)


async def client(desk: Desk, status: int = 200) -> Response[bytes]:
    """The page; what people see where it was not built."""
    index = STATIC / "index.html"
    body = index.read_bytes() if index.is_file() else (await desk.once.get(plain_page)).encode()
    kept = {"Cache-Control": "no-cache"}
    return Response(body, status_code=status, media_type="text/html; charset=utf-8", headers=kept)


@get("/{name:path}", include_in_schema=False)
async def static(request: AnyRequest, desk: Desk, name: Path) -> Response[bytes]:
    """A file of the browser client. Those with a hash in their name may be kept for ever.

    Whoever follows a link to nowhere is told so by the page, in their language; a program by its code.
    """
    try:
        wanted = (STATIC / str(name).lstrip("/")).resolve()
        is_ours = wanted.is_relative_to(STATIC.resolve()) and wanted.is_file()
    except (OSError, ValueError):  # too long for a file's name, or with a character that no name has
        is_ours = False
    if not is_ours:
        if "text/html" in request.headers.get("accept", ""):
            return await client(desk, 404)
        raise Refused("not_found", what="page")
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    keep = "public, max-age=31536000, immutable" if "assets" in wanted.parts else "no-cache"
    return Response(wanted.read_bytes(), media_type=kind, headers={"Cache-Control": keep})


def plain_page() -> str:
    """What people see where the browser client was not built."""
    titles = "".join(f"<li>{escape(title(room, 'en'))}</li>" for room in rooms())
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Skyhall</title>'
        '<meta name="viewport" content="width=device-width"><h1>Skyhall</h1>'
        f"<p>The hall is open, with tables for:</p><ul>{titles}</ul>"
        '<p>The pages of this hall were not built; programs are welcome at <a href="/schema">/schema</a>.</p></html>'
    )
