"""What tests of fair play and of new tables share: sizes of screens, the rules of a usual table, its menu."""

from playwright.sync_api import Locator

SIZES = [(1440, 900), (390, 844)]
# The rules of a table that is neither a first game nor a meeting.
PLAIN = {"coach": False, "meeting": False, "bots_after": 0, "rated": False, "near": 0, "talk": True, "tournament": ""}


def opens_menu(person) -> Locator:
    person.presses(person.page.get_by_role("button", name="Menu"))
    return person.page.get_by_role("dialog")
