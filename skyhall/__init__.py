"""Skyhall: four board games of the sky, to play, to study and to design."""

__version__ = "0.1.0"
