"""`skyhall serve`: the hall on this machine, or one node of many."""

import os
import socket
import sys
import threading
import webbrowser

from rich.markup import escape

from skyhall.cli.common import console
from skyhall.cli.speaking import say, why
from skyhall.core.errors import OptionsError


def serve_hall(given: dict[str, object], qr: bool, open_browser: bool) -> None:
    """Run the server until it is stopped."""
    try:
        from skyhall.server.logs import set_up
        from skyhall.server.run import ready_database, run
        from skyhall.server.settings import read_settings
    except ImportError as error:
        raise OptionsError(say("cli-serve-missing", name=str(error.name))) from None
    settings = read_settings(given, os.environ)
    set_up(settings.log_level)
    with ready_database(settings.database_url()):
        listening = bind(settings.host, settings.port)
        address = shown_address(settings.host, listening.getsockname()[1], settings.public_url)
        console.print(say("cli-serve-open", address=f"[bold]{escape(address)}[/]"), soft_wrap=True)
        if qr:
            show_qr(address)
        if open_browser:
            threading.Timer(1.0, webbrowser.open, [address]).start()
        if not run(settings, listening):
            raise OptionsError(say("cli-serve-failed"))


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens: who comes before the hall is ready waits. A port that is taken is said in a sentence."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()
    except OSError as error:
        raise OptionsError(say("cli-serve-port", address=f"{host}:{port}", why=why(error))) from None
    return listening


def shown_address(host: str, port: int, public_url: str) -> str:
    """The address to tell people: for all interfaces, this machine's own on the local network."""
    if public_url:
        return public_url
    if host in ("0.0.0.0", "::"):
        host = local_address()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def local_address() -> str:
    """This machine's address on the local network. Nothing is sent: a datagram socket only looks up the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))
            return str(way.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def show_qr(address: str) -> None:
    """The address as a QR code for phones."""
    import segno

    segno.make(address, error="m").terminal(compact=True)
    sys.stdout.flush()
