"""The page in its readers' languages: chosen and kept, nothing left in English, nothing cut."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from skyhall.core.edition import read_toml
from skyhall.core.registry import game
from skyhall.locale import catalogue
from tests.web.conftest import HOUSE, READY, Person, Server
from tests.web.screens import Screens

GAMES = ["gravity-superstar", "skytopia", "sky-painters", "skytear"]
# What is no word of ours: names, titles of rules by number, places on a board, keys of a keyboard, the test's own seed
# and device.
NOT_OURS = re.compile(
    r"\b(?:Skyhall|API|Ada|Ben|[A-Z]{2}-\d+|Ctrl|dealt alike|Chrome · Linux)\b|https?://\S+|skyhall-?\S*"
)
# The wording of the rules is a file of its own in every language, which this one stands in for.
RULES = "".join(path.read_text(encoding="utf-8") for path in HOUSE.glob("web/src/games/*/rules.es.md"))
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
# Once the page has drawn itself for its new size.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
# Texts that stick out of the window or of what clips them, at their sides or by number of lines, and labels wider
# than their buttons. A letter may reach a little over its line.
CUT = """() => {
  const found = [], page = document.documentElement;
  const clips = style => ['hidden', 'clip'].includes(style.overflowY);
  const scrolls = style => ['auto', 'scroll'].includes(style.overflowY);
  if (page.scrollWidth > page.clientWidth + 1) found.push(`the page is ${page.scrollWidth} wide`);
  for (const one of document.querySelectorAll('header nav'))
    if (one.scrollWidth > one.clientWidth + 1) found.push(`places are ${one.scrollWidth} in ${one.clientWidth}`);
  for (const one of document.body.querySelectorAll('*:not(option, style, script)')) {
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    if (box.width < 2 || box.height < 2 || style.visibility === 'hidden') continue;
    if (one.closest('.unseen, svg, [aria-hidden=true]')) continue;
    if (![...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) continue;
    const said = `${one.tagName} ${one.textContent.trim()}`;
    if (one.scrollWidth > one.clientWidth + 3 && style.display !== 'inline')
      found.push(`${said}: ${one.scrollWidth} in ${one.clientWidth}`);
    if (one.scrollHeight > one.clientHeight + 4 && clips(style))
      found.push(`${said}: ${one.scrollHeight} high in ${one.clientHeight}, ${style.webkitLineClamp} lines`);
    for (let of = one.parentElement; of && !scrolls(getComputedStyle(of)); of = of.parentElement) {
      const room = of.getBoundingClientRect();
      if (clips(getComputedStyle(of)) && box.top < room.bottom - 4 && box.bottom > room.bottom + 4)
        found.push(`${said}: ends ${Math.round(box.bottom - room.bottom)} below ${of.tagName}.${of.className}`);
    }
  }
  return found;
}"""


def left_over(page, names: tuple[str, ...] = ()) -> set[str]:
    """Texts with two Latin letters or more in a row that are ours to say; not these names."""
    not_ours = re.compile("|".join([NOT_OURS.pattern, *map(re.escape, names)]))
    said = {text.strip() for text in page.evaluate(LATIN)}
    return {text for text in said if text not in RULES and re.search(r"[A-Za-z]{2}", not_ours.sub("", text))}


@pytest.fixture(scope="module")
def server(open_hall: Callable[..., Server]) -> Server:
    """A hall of its own: the cup of the walk leaves tables in its list."""
    return open_hall()


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
    # Dates are written by the browser.
    person.page.add_init_script("Date.prototype.toLocaleString = Date.prototype.toLocaleDateString = () => '1.1.'")
    screens = Screens(person, strange, visitor(name="Ben"))
    # The studio calls things as the file does that is changed there.
    room = game("skytopia")
    box = room.edition_content(read_toml(room.edition_path("tuned")), "tuned")
    cards = tuple(sorted((card["name"] for card in box["card"]), key=len, reverse=True))
    seen = {name: left_over(person.page, cards if name == "studio" else ()) for name in screens.names()}
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


@pytest.mark.parametrize(
    ("text", "is_cut"),
    [
        ('<p style="width: 90px">All of this is shown, in as many lines as it takes.</p>', False),
        ('<p style="width: 60px; overflow: hidden; white-space: nowrap">Too wide for its place</p>', True),
        ('<p style="width: 90px; height: 20px; overflow: hidden">Too many lines for the height</p>', True),
        (
            '<div style="width: 90px; height: 20px; overflow: hidden"><b>Too many lines for its place</b></div>',
            True,
        ),
        (
            '<div style="width: 90px; height: 20px; overflow: auto"><p>Many lines that can be scrolled to</p></div>',
            False,
        ),
        (
            '<p style="width: 90px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical;'
            ' -webkit-line-clamp: 2">Three lines of text where two are shown, and no more than that</p>',
            True,
        ),
        (
            '<p style="width: 90px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical;'
            ' -webkit-line-clamp: 2">Two lines</p>',
            False,
        ),
    ],
)
def test_a_cut_text_would_be_found(visitor, text, is_cut):
    """At its side, at its foot, by number of lines; what can be scrolled to is not cut."""
    page = visitor().page
    page.set_content(text)
    assert bool(page.evaluate(CUT)) == is_cut


@pytest.mark.parametrize("language", ["pl", "es"])
def test_nothing_is_cut(visitor, server, language):
    """On no screen, on a phone and on a wide one."""
    person = visitor(name=f"Ada {language}", language=language)
    page, cut = person.page, {}
    for name in Screens(person, server, visitor(name=f"Ben {language}")).names():
        for width, height in [(390, 844), (1440, 900)]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            cut[f"{name} {width}"] = page.evaluate(CUT)
    assert {where: texts for where, texts in cut.items() if texts} == {}
