"""The `skyhall` command."""

from skyhall.cli.app import main

__all__ = ["main"]
