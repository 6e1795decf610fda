"""The hall for researchers: PettingZoo, OpenSpiel and Gymnasium faces of every game. See docs/research.md."""
