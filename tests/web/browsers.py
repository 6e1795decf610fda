"""The browsers of people: what one person leaves behind is swept away, and the next one takes the same browser."""

import json
import shutil
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Playwright

# What is drawn is drawn by the processor here: as few layers, threads and processes as there can be.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio", "--renderer-process-limit=1"]
FLAGS += ["--disable-lcd-text", "--num-raster-threads=1"]

# A page that is there, and not drawn.
UNDRAWN = """
  window.undrawn = new CSSStyleSheet();
  window.undrawn.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets = [window.undrawn];
"""
# What axe finds, on a page that is seen: it weighs colours as they are drawn.
LOOKED_AT = """async () => {
  if (window.undrawn) window.undrawn.disabled = true;
  const found = await axe.run(document, {resultTypes: ['violations']});
  if (window.undrawn) window.undrawn.disabled = false;
  return found.violations;
}"""


def launch(playwright: Playwright, whole: bool = False) -> Browser:
    """The system's Chromium; the `whole` of it where the shell has too little."""
    # The shell is the same browser without its own windows, and takes a quarter less of the processor.
    path = (None if whole else shutil.which("chromium-headless-shell")) or shutil.which("chromium")
    assert path is not None, "no chromium: run tools/chromium.sh"
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


class Device:
    """A browser somebody sits at, with nothing kept in it. A small page stays open in it, and with it its process and
    the scripts that were read once: a page opened in a fresh browser takes twice the processor."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.context = context
        self.door: Page = context.new_page()
        self.door.goto(home + "/health")
        self.sweeper: CDPSession = context.new_cdp_session(self.door)

    def sweep(self, *homes: str) -> None:
        """Close what was opened, and forget what was kept for these places."""
        left = [page for page in self.context.pages if page is not self.door]
        places = {"{0.scheme}://{0.netloc}".format(urlsplit(page.url)) for page in left} | {*homes}
        for page in left:
            page.close()
        for place in places:
            if place.startswith("http"):
                self.sweeper.send("Storage.clearDataForOrigin", {"origin": place, "storageTypes": "all"})
        self.context.clear_cookies()


class Devices:
    """The browsers of one file of tests."""

    def __init__(self, browser: Browser, home: str) -> None:
        self.browser = browser
        self.home = home
        self.free: dict[str, list[Device]] = {}
        self.taken: list[tuple[str, Device]] = []
        self.own: list[BrowserContext] = []

    def lend(self, **kind: Any) -> Page:
        """A page in a browser of a kind, in which no worker of the hall comes to be."""
        name = json.dumps(kind)
        free = self.free.setdefault(name, [])
        device = free.pop() if free else Device(self.make(**kind, service_workers="block"), self.home)
        self.taken.append((name, device))
        return device.context.new_page()

    def fresh(self, **kind: Any) -> Page:
        """A page in a browser that nobody had and nobody will have: with its worker, and to be changed at will."""
        self.own.append(self.make(**kind))
        return self.own[-1].new_page()

    def make(self, **kind: Any) -> BrowserContext:
        return self.browser.new_context(bypass_csp=True, **kind)

    def take_back(self) -> None:
        """All who came are gone."""
        for name, device in self.taken:
            device.sweep(self.home)
            self.free[name].append(device)
        for context in self.own:
            context.close()
        self.taken, self.own = [], []
