"""How an edition file is read: cards, heroes, and the texts of their effects."""
