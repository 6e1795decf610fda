"""The table and the rules."""
