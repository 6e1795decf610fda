"""Installs what building and serving the hall needs by pyproject.toml, in the versions of requirements.lock.

python tools/needs.py
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def needs() -> list[str]:
    """The requirements of the package, of its server and of its build."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    package = project["project"]
    return [*package["dependencies"], *package["optional-dependencies"]["server"], *project["build-system"]["requires"]]


if __name__ == "__main__":
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--constraint", str(ROOT / "requirements.lock")]
    sys.exit(subprocess.run([*pip, *needs()], check=False).returncode)
