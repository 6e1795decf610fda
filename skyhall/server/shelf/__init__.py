"""Boxes that designers keep in the hall: drafts, their versions, and links to read them."""
