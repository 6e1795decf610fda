"""The browser's types from the server's OpenAPI: `python tools/web_types.py` writes web/src/lib/api/schema.ts."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from skyhall.server.app import build_app
from skyhall.server.openapi import whole_schema
from skyhall.server.settings import Settings

WEB = Path(__file__).parent.parent / "web"
TARGET = WEB / "src" / "lib" / "api" / "schema.ts"


def write(target: Path) -> None:
    """The schema as TypeScript. Nothing is served: the app is only asked what it would answer."""
    app, _ = build_app(Settings())
    with TemporaryDirectory() as folder:
        source = Path(folder) / "openapi.json"
        source.write_bytes(whole_schema(app))
        tool = WEB / "node_modules" / ".bin" / "openapi-typescript"
        options = ["--output", str(target), "--empty-objects-unknown", "--default-non-nullable", "false"]
        subprocess.run([str(tool), str(source), *options], check=True, cwd=WEB, stdout=sys.stderr)


if __name__ == "__main__":
    write(TARGET)
