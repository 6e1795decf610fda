"""Every screen of the page, opened one after another on one page: for tests that look at all that people see."""

from collections.abc import Iterator
from copy import copy

from skyhall.core.dice import seeded
from skyhall.core.line import Line
from skyhall.core.registry import game, games
from skyhall.testing.play import random_game
from tests.server.authenticator import Someone
from tests.web.conftest import OVER, READY, Person, Server
from tests.web.test_people import by_name, with_passkeys

SETTLED = '[data-ready="yes"]'
DIALOG = "dialog[open]"
# A request of somebody with an account, and what came back.
ASKS = """async ([path, body]) => {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}"""
ENTERS = "path => fetch(path, { method: 'POST' }).then(answer => answer.status)"
NAME = "JSON.parse(localStorage.getItem('skyhall-settings')).name"
# Screens with nothing to set up: where they are, and what is there once they are whole.
PLAIN = {
    "hall": ("/", "article[data-game]"),
    "watch": ("/play/watch", "main h1"),
    "first steps": ("/play/learn/skytopia", "main h1"),
    "rules": ("/rules/skytear/box", f".rules{SETTLED}"),
    "icons": ("/rules/sky-painters/icons", f".rules{SETTLED}"),
    "set-up": ("/rules/gravity-superstar/setup", f".rules{SETTLED}"),
    "reminder": ("/rules/skytopia/reminder", f".rules{SETTLED}"),
    "all courses": ("/learn", "main a[href^='/learn/']"),
    "course": ("/learn/skytopia", "a[href*='/learn/skytopia/']"),
    "lesson": ("/learn/skytopia/send", READY),
    "puzzles": ("/puzzles/skytopia", "a[href*='/puzzles/skytopia/']"),
    "decks": ("/decks/skytear", f".decks{SETTLED}"),
    "shelf": ("/studio", "[data-base]"),
    "lab": ("/lab/skytopia?box=standard", '[data-field="number"]'),
    "print": ("/print/gravity-superstar", SETTLED),
    "guest": ("/me", '[data-action="join"]'),
    "leaderboard": ("/ratings/skytopia", "main table"),
    "tournaments": ("/tournaments", "main h1"),
    "no tournament": ("/tournaments/nothing", "[role=alert]"),
    "nobody": ("/p/nobody", "[role=alert]"),
    "no table": ("/t/nowhere", "main"),
    "nowhere": ("/no/such/page", "main h1"),
    "no lesson": ("/learn/skytopia/no-such", "main"),
    "no box": ("/studio/skytopia/none", "[href='/studio']"),
}


class Screens:
    """The screens of a hall. What they need at the table is made once; opening one again loads it anew."""

    def __init__(self, person: Person, server: Server, friend: Person) -> None:
        self.person = person
        self.friend = friend
        self.page = person.page
        self.server = person.server = copy(server)
        self.server.url = by_name(server.url)
        two = server.table(["me", "open"], start=False)
        self.lobby = two["id"]
        self.mine = [two]
        friends = server.table(["me", "open"], start=False)
        server.post(f"/api/tables/{friends['id']}/join", {"name": "Ada"})
        server.post(f"/api/tables/{friends['id']}/start", {}, friends["host_token"])
        self.mine.append(friends)
        over = server.table(["me", "random"], game="skytopia")
        server.post(f"/api/tables/{over['id']}/resign", {}, over["token"])
        self.mine.append(over)
        self.tables = {name: server.table(["me", "random"], game=name) for name in games()}
        self.mine += self.tables.values()
        self.friends, self.over = friends["id"], over["id"]
        line = Line(game("gravity-superstar"), 2, "screens", {"layout": "2A0 3B2", "first_player": 0}, "standard")
        for action in random_game(line.first(), seeded("screens")):
            line.push(action)
        self.record = server.post("/api/records", {"text": line.record(["Ada", "Ada"]).text()})["id"]
        self.puzzle = server.get("/api/games/skytopia/puzzles")["puzzles"][0]["id"]
        person.keeps(self.mine, "skytopia")

    def names(self) -> Iterator[str]:
        """One after another; what a name stands for is open when it is given."""
        for name, (path, ready) in PLAIN.items():
            self.open(path, ready)
            yield name
        yield from self.of_tables()
        yield from self.of_studio()
        yield from self.of_people()
        yield from self.of_company()
        yield from self.of_tournaments()

    def open(self, path: str, ready: str) -> None:
        self.person.enter(path)
        self.page.wait_for_selector(ready)

    def press(self, what: str, ready: str) -> None:
        self.person.presses(self.page.locator(what).filter(visible=True).first)
        self.page.wait_for_selector(ready)

    def of_tables(self) -> Iterator[str]:
        self.open("/", "article[data-game]")
        self.press(".calls .make", f"{DIALOG} [data-box] p")
        yield "create"
        self.open(f"/t/{self.lobby}", '[data-action="start"]')
        yield "lobby"
        for name, made in self.tables.items():
            self.open(f"/t/{made['id']}", READY)
            self.person.is_asked()
            yield name
            self.press("button.menu", DIALOG)
            yield f"{name} menu"
        self.open(f"/t/{self.friends}", READY)
        self.press("button.menu", DIALOG)
        self.press(f"{DIALOG} details:not(.about) > summary", f"{DIALOG} details:not(.about)[open]")
        yield "table menu"
        self.page.keyboard.press("Escape")
        self.press("#tab-chat", "#panel-chat")
        self.press("#panel-chat summary", "#panel-chat details[open]")
        self.press("#panel-chat li button", '#panel-chat [aria-pressed="true"]')
        self.press("#panel-chat li button >> nth=-1", f"{DIALOG} textarea")
        yield "report"
        self.open(f"/t/{self.over}", OVER)
        yield "end"
        self.open(f"/t/{self.record}/replay", ".film")
        yield "replay"
        self.open(f"/t/{self.record}/review", "input[type=range]")
        yield "review"
        self.open(f"/puzzles/skytopia/{self.puzzle}", READY)
        yield "puzzle"

    def of_studio(self) -> Iterator[str]:
        self.open("/studio", "[data-base]")
        self.press('[data-base^="skytopia "]', SETTLED)
        here = self.page.url.removeprefix(self.server.url)
        yield "studio"
        self.open(f"{here}/lab", '[data-field="number"]')
        yield "studio lab"
        self.open(f"{here}/print", SETTLED)
        yield "studio print"

    def of_people(self) -> Iterator[str]:
        with_passkeys(self.page)
        self.open("/me", '[data-action="join"]')
        self.press('[data-action="join"]', "[data-codes]")
        yield "codes"
        self.open("/me", '[data-list="sessions"] li')
        self.press('[data-action="profile"]', "main[data-profile] .tile")
        self.person_id = self.page.url.rpartition("/")[2]
        yield "profile"
        self.open("/me", '[data-choice="reminders"]')
        self.press('[data-action="forget"]', '[data-action="forget-sure"]')
        yield "account"

    def of_company(self) -> Iterator[str]:
        """A friend by link, a group, a block, an invitation: the friend sits at another browser."""
        friend = self.friend.page
        with_passkeys(friend)
        friend.goto(f"{self.server.url}/me")
        self.friend.presses(friend.locator('[data-action="join"]'))
        friend.wait_for_selector("[data-codes]")
        link = friend.evaluate(ASKS, ["/api/me/friends/link", {}])["link"]
        self.open(link.removeprefix(self.server.url), '[data-action="befriend"]')
        yield "befriend"
        self.press('[data-action="befriend"]', "[data-friend]")
        self.press('[data-action="friend-link"]', "[data-link]")
        self.press('[data-action="group-new"]', '[data-choice="group-name"]')
        yield "company"
        self.page.locator('[data-choice="group-name"]').fill("Ada")
        self.press('[data-action="group-keep"]', "[data-group]")
        self.press("[data-friend] button >> nth=-1", '[data-action="block-sure"]')
        yield "block"
        made = friend.evaluate(ASKS, ["/api/tables", {"game": "skytopia", "seats": [{"kind": "me"}, {"kind": "open"}]}])
        friend.evaluate(ASKS, [f"/api/tables/{made['id']}/invite", {"person": self.person_id}])
        self.open("/", "[data-invitation]")
        yield "invitation"

    def of_tournaments(self) -> Iterator[str]:
        """One with a round drawn: the person organises and plays, with the friend and a third."""
        self.open("/tournaments", '[data-action="tournament-new"]')
        self.press('[data-action="tournament-new"]', '[data-action="organise"]')
        self.page.wait_for_selector("[data-option]", state="attached")  # they come with the game's words
        yield "tournament form"
        self.page.locator('[data-choice="name"]').fill("Ada")
        self.press('[data-action="organise"]', '[data-action="join"]')
        self.press('[data-action="join"]', '[data-action="leave"]')
        yield "tournament open"
        cup = self.page.url.rpartition("/")[2]
        self.friend.page.evaluate(ENTERS, f"/api/tournaments/{cup}/join")
        third = Someone(int(self.server.url.rpartition(":")[2]))
        third.join(f"Ben {self.page.evaluate(NAME)}")
        third.post(f"/api/tournaments/{cup}/join")
        third.http.close()
        self.open(f"/tournaments/{cup}", '[data-action="start"]')
        self.press('[data-action="start"]', "[data-pair]")
        yield "tournament"
