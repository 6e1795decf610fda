"""The icons of the installed page, from its mark: `python tools/icons.py`; written to `web/public/`."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"
GROUND = "#fdf3e7"
# By name: the size, and how much of it the mark takes. A mask may cut a fifth off every side.
ICONS = {"icon-192": (192, 0.8), "icon-512": (512, 0.8), "icon-mask-512": (512, 0.56), "icon-180": (180, 0.7)}


def main() -> None:
    """All of them, drawn by the system's Chromium."""
    mark = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, share) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f'<body style="margin:0;height:{size}px;display:grid;place-items:center;background:{GROUND}">'
                f'<div style="width:{size * share}px;height:{size * share}px">{mark}</div>'
            )
            page.screenshot(path=PUBLIC / f"{name}.png")
            sys.stdout.write(f"{name}.png\n")
        browser.close()


if __name__ == "__main__":
    main()
