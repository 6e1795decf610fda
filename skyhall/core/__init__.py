"""The kernel: tables, steps, decisions, words, dice, editions, records. It knows no game."""
