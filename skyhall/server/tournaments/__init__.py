"""Tournaments: round robin and Swiss, which the hall runs by itself."""
