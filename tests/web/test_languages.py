"""The page in its readers' languages: chosen and kept, nothing left in English, nothing cut."""

import re

import pytest
from playwright.sync_api import expect

from skyhall.locale import catalogue
from tests.web.conftest import READY, Person, Server

GAMES = ["gravity-superstar", "skytopia", "sky-painters", "skytear"]
# What is no word of ours: names, titles of rules by number, places on a board, keys of a keyboard.
NOT_OURS = re.compile(r"\b(?:Skyhall|API|Ada|[A-Z]{2}-\d+)\b|https?://\S+|skyhall-?\S*")
# Texts and what a screen reader is told; drawings have marks of their own, options of the language theirs.
LATIN = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const of = walk.currentNode.parentElement;
    if (of && !of.closest('svg, code, script, style, kbd, .language')) found.push(walk.currentNode.textContent);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(one.getAttribute(name) ?? '');
  return found;
}"""
# Texts that stick out of the window or of what clips them, and labels that are wider than their buttons.
CUT = """() => {
  const found = [], page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1) found.push(`the page is ${page.scrollWidth} wide`);
  for (const one of document.querySelectorAll('button, a, h1, h2, h3, p, label, summary, dt, dd, li, td, th')) {
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    if (box.width < 2 || box.height < 2 || style.visibility === 'hidden' || one.closest('.unseen, svg')) continue;
    if (![...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) continue;
    if (one.scrollWidth > one.clientWidth + 3 && style.display !== 'inline' && style.textOverflow !== 'ellipsis')
      found.push(`${one.tagName} ${one.textContent.trim()}: ${one.scrollWidth} in ${one.clientWidth}`);
  }
  return found;
}"""


def left_over(page) -> set[str]:
    """Texts with two Latin letters or more in a row that are ours to say."""
    return {text.strip() for text in page.evaluate(LATIN) if re.search(r"[A-Za-z]{2}", NOT_OURS.sub("", text))}


@pytest.fixture
def strange(tmp_path, monkeypatch):
    """A hall that says in Spanish what `tests/pseudo.py` makes of its English: no letter of it is Latin."""
    monkeypatch.setenv("SKYHALL_PSEUDO", "es")
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def test_every_word_comes_from_a_catalogue(visitor, strange):
    person = visitor(language="es")
    person.server, page = strange, person.page
    seen = {}
    for path, ready in [
        ("/", "article[data-game]"),
        ("/play/watch", "main h1"),
        ("/learn/skytopia", "a[href*='/learn/skytopia/']"),
        ("/puzzles/skytopia", "a[href*='/puzzles/skytopia/']"),
        ("/t/nowhere", "main"),
    ]:
        person.enter(path)
        page.wait_for_selector(ready)
        seen[path] = left_over(page)
    person.enter("/")
    page.locator(".calls .make").first.click()
    page.wait_for_selector("dialog[open] [data-box] p")
    seen["create"] = left_over(page)
    for game in GAMES:
        person.sit(strange.table(["me", "random"], game=game), game)
        person.is_asked()
        seen[game] = left_over(page)
        page.locator("button.menu").first.click()
        page.wait_for_selector("dialog[open]")
        seen[f"{game} menu"] = left_over(page)
    assert {where: words for where, words in seen.items() if words} == {}


def test_the_language_is_chosen_switched_and_kept(visitor, server):
    """By the browser at first, then by whoever reads, in the hall and at a table, without loading the page again."""
    person: Person = visitor(language="pl")
    page = person.page
    person.enter()
    said = {one: catalogue(one) for one in ("en", "es", "pl")}
    title = page.locator("main h1")
    expect(title).to_have_text(said["pl"].say("page-title"))
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    page.evaluate("window.stays = true")
    page.get_by_label(said["pl"].say("language")).select_option("es")
    expect(title).to_have_text(said["es"].say("page-title"))
    person.sit(server.table(["me", "random"]))
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.evaluate("window.stays = true")
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    version = person.is_asked()
    row = page.locator("[data-word][aria-pressed]").filter(visible=True).first
    row.click()
    half = page.locator('[data-word][aria-pressed="true"]').filter(visible=True).first
    word = half.get_attribute("data-word")
    log = page.get_by_role("tab", name=re.compile(f"^{said['es'].say('tab-log')}"))
    log.click()
    page.locator("button.menu").first.click()
    page.get_by_label(said["es"].say("language")).select_option("en")
    page.wait_for_selector(f'html[lang="en"] {READY}')
    # The menu is still open, and says everything in the other language; so do the board and the log under it.
    expect(page.get_by_role("dialog", name=said["en"].say("menu-title"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("group", name="Your cards")).to_be_visible()
    expect(page.get_by_role("tab", name=re.compile(f"^{said['en'].say('tab-log')}"))).to_have_attribute(
        "aria-selected", "true"
    )
    expect(page.locator("#panel-log")).to_contain_text("Round 1")
    expect(page.locator(f'[data-word="{word}"][aria-pressed="true"]').filter(visible=True).first).to_be_visible()
    assert person.is_asked() == version
    assert page.evaluate("window.stays")
    assert sockets == []


@pytest.mark.parametrize(("language", "width"), [("pl", 390), ("es", 390), ("pl", 1440), ("es", 1440)])
def test_nothing_is_cut(visitor, server, language, width):
    """Neither in the hall nor at any table, on a phone and on a wide screen."""
    person = visitor(language=language, width=width, height=844 if width < 1000 else 900)
    page, cut = person.page, {}
    person.enter()
    page.wait_for_selector("article[data-game]")
    cut["hall"] = page.evaluate(CUT)
    for game in GAMES:
        person.sit(server.table(["me", "random"], game=game), game)
        person.is_asked()
        cut[game] = page.evaluate(CUT)
    assert {where: texts for where, texts in cut.items() if texts} == {}
