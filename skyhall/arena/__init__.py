"""Matches between bots: what is played, by whom, how it came out, and how strong that makes everybody."""

from skyhall.arena.fixtures import Fixture, Match, fixtures
from skyhall.arena.play import Result, play_fixture

__all__ = ["Fixture", "Match", "Result", "fixtures", "play_fixture"]
