"""What the browser knows of the server: `python tools/web_types.py` writes web/src/lib/api/schema.ts from its OpenAPI.

For the unit tests the kinds of what each game says are written to web/tests/fixtures/phrases.json.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from skyhall.server.app import build_app
from skyhall.server.metrics import Metrics
from skyhall.server.openapi import whole_schema
from skyhall.server.rooms import phrases, rooms
from skyhall.server.settings import Settings

WEB = Path(__file__).parent.parent / "web"
TYPES = WEB / "src" / "lib" / "api" / "schema.ts"
PHRASES = WEB / "tests" / "fixtures" / "phrases.json"


def write_types(target: Path) -> None:
    """The schema as TypeScript. Nothing is served: the app is only asked what it would answer."""
    app, _ = build_app(Settings(), Metrics())
    with TemporaryDirectory() as folder:
        source = Path(folder) / "openapi.json"
        source.write_bytes(whole_schema(app))
        tool = WEB / "node_modules" / ".bin" / "openapi-typescript"
        options = ["--output", str(target), "--empty-objects-unknown", "--default-non-nullable", "false"]
        subprocess.run([str(tool), str(source), *options], check=True, cwd=WEB, stdout=sys.stderr)


def write_phrases(target: Path) -> None:
    """What the server answers at `/api/games/{game}/phrases`, for all games."""
    kinds = {room.name: phrases(room) for room in rooms()}
    target.write_bytes(msgspec.json.format(msgspec.json.encode(kinds), indent=1) + b"\n")


if __name__ == "__main__":
    write_types(TYPES)
    write_phrases(PHRASES)
