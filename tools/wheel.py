"""Builds dist/skyhall-….whl: the page as it was built, and the engine compiled where there is a C compiler.

.venv/bin/python tools/wheel.py
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
PURE = """\
  No C compiler was found (or Python's headers are missing), so the engine stays plain Python: it plays the same games,
  and bots think several times slower. Once there is a compiler, remove dist/ and start again.
"""


def main() -> int:
    """The exit code of the build."""
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    for old in DIST.glob("skyhall-*.whl"):
        old.unlink()
    step = [sys.executable, str(ROOT / "tools" / "step.py"), "Compiling the engine", "2 to 5 minutes"]
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir"]
    # `make lint` may run mypy meanwhile, and two of them in one cache lock each other out.
    apart = {**os.environ, "MYPY_CACHE_DIR": str(ROOT / ".mypy_cache" / "wheel")}
    code = subprocess.run([*step, *pip, str(DIST), str(ROOT)], env=apart, check=False).returncode
    if code == 0 and list(DIST.glob("skyhall-*-any.whl")):
        sys.stdout.write(PURE)
    return code


if __name__ == "__main__":
    sys.exit(main())
