"""Checks that the suite runs on the build it was meant for (`make test` runs it on both)."""

import os

import pytest
from hypothesis import settings

from skyhall.core import state

# The same examples every time, and no clock: a busy machine is no failure.
settings.register_profile("hall", deadline=None, derandomize=True)
settings.load_profile("hall")

BUILD = "pure" if str(state.__file__).endswith(".py") else "compiled"


def pytest_report_header() -> str:
    return f"skyhall: {BUILD} build"


def pytest_configure() -> None:
    wanted = os.environ.get("SKYHALL_BUILD", BUILD)
    if wanted != BUILD:
        raise pytest.UsageError(f"this is the {BUILD} build of skyhall, SKYHALL_BUILD asks for the {wanted} one")
