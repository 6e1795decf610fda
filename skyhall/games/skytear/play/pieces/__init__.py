"""What is on the map and in the piles, and what may happen to it."""
