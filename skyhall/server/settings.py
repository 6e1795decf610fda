"""What can be set when the server starts: by flags of `skyhall serve`, or by SKYHALL_… in the environment."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from skyhall.core.errors import OptionsError

SWITCH = {"on": True, "1": True, "true": True, "yes": True, "off": False, "0": False, "false": False, "no": False}


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """Every setting with its default. The environment's name is SKYHALL_ and the field's in capitals."""

    host: str = "127.0.0.1"
    port: int = 8000
    # Empty: an SQLite file in the user's data folder.
    database: str = ""
    # Empty: one node, which has nobody to tell.
    redis: str = ""
    # Address of a Ray cluster whose workers think for the bots; empty: local processes.
    ray: str = ""
    # The address people reach the hall at, for links and QR codes; empty: what the browser asked for.
    public_url: str = ""
    # Whether people may have accounts (passkeys). Off, nobody is signed in, and seats of accounts stay shut.
    accounts: bool = True
    # The domain that passkeys are bound to; empty: the host of the public address, else what the browser asked for.
    rp_id: str = ""
    # Push services that notifications may be handed to, with commas: only names that are here are ever asked.
    push_services: str = (
        "fcm.googleapis.com,updates.push.services.mozilla.com,*.push.services.mozilla.com,*.push.apple.com,"
        "*.notify.windows.com"
    )
    # Whom a push service may write to about this hall: mailto:… or https://…
    push_contact: str = "mailto:operator@skyhall.invalid"
    # Processes that think for bots.
    workers: int = 2
    # Requests a second from one client, with ten seconds' worth at once; 0 switches the limit off.
    rate: int = 30
    # Open sockets and streams from one client; 0 switches the limit off.
    sockets_per_client: int = 60
    # Open connections, in all (fewer where the system allows fewer files) and from one client (0: no limit).
    connections: int = 10_000
    connections_per_client: int = 100
    # Seconds within which a request's head, its body, and a socket's first message have to arrive.
    head_within: int = 10
    body_within: int = 30
    hello_within: int = 10
    # Seconds for which a connection is kept for another request: longer than proxies keep theirs.
    keep_alive: int = 75
    # Tables that one client may make in an hour; 0 switches the limit off.
    tables_per_hour: int = 120
    # Seconds after which others may hand an absent person's seat to a bot.
    abandoned_after: int = 60
    # Seconds after which a table that nobody watches leaves memory.
    idle_after: int = 300
    # Tables that nobody watches in memory at most; the longest unused leave first.
    unwatched_tables: int = 1000
    # Tables without people that play at once for who made them; the rest wait their turn. 0 switches the limit off.
    bot_tables_per_client: int = 4
    # How hard a review looks at a game, in hundredths.
    review_effort: int = 100
    # The lab: studies of one client that are still to be played, games in one, and minutes that workers spend on one;
    # 0 switches a limit off.
    lab_studies_per_client: int = 3
    lab_games: int = 20_000
    lab_minutes: int = 60
    # The studio: boxes that the hall keeps for one account or browser, and versions of each; 0 switches a limit off.
    drafts_per_client: int = 60
    versions_per_draft: int = 50
    # Addresses of proxies whose X-Forwarded-For is believed, with commas.
    trusted_proxies: str = ""
    log_level: str = "info"

    def database_url(self) -> str:
        """The address as SQLAlchemy takes it."""
        url = self.database or str(data_folder() / "hall.db")
        for scheme in ("postgresql://", "postgres://"):
            if url.startswith(scheme):
                return "postgresql+asyncpg://" + url.removeprefix(scheme)
        if url.startswith("postgresql+asyncpg://"):
            return url
        if url.startswith("sqlite:///"):
            url = url.removeprefix("sqlite:///")
        elif "://" in url:
            raise OptionsError(f'--database "{url}": expected postgresql://…, sqlite:///… or the path of a file')
        path = Path(url).expanduser().absolute()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise OptionsError(f"--database {path}: the folder cannot be made: {error.strerror}") from None
        return f"sqlite:///{path}"

    @property
    def alone(self) -> bool:
        """Whether no other node can work on the same tables."""
        return not self.redis and self.database_url().startswith("sqlite")


def data_folder() -> Path:
    """The folder for a user's data on this kind of system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return base / "skyhall"


def read_settings(given: Mapping[str, object], environment: Mapping[str, str]) -> Settings:
    """Settings from flags (None means not given), then from the environment, then the defaults."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        variable = f"SKYHALL_{field.name.upper()}"
        if variable in environment:
            values[field.name] = _typed(environment[variable], field.type, variable)
        if given.get(field.name) is not None:
            values[field.name] = given[field.name]
    return msgspec.convert(values, Settings)


def _typed(text: str, kind: object, name: str) -> object:
    if kind is bool:
        if text.lower() not in SWITCH:
            raise OptionsError(f'{name} is "{text}": expected on or off')
        return SWITCH[text.lower()]
    if kind is not int:
        return text
    if not (text.isascii() and text.isdigit()):
        raise OptionsError(f'{name} is "{text}": expected a whole number')
    return int(text)
