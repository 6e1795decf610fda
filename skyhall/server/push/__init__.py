"""Telling people whose page is closed: Web Push, when it is their turn, when they are asked, before time is over."""
