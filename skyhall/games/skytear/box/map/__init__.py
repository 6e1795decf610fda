"""The hexes of a map and what stands on it at the start."""
