"""`skyhall serve` as a person starts it: the address, the QR code for a phone, the browser."""

from io import StringIO

import httpx
import segno


def test_serve_shows_a_qr_code_and_opens_the_browser(make_node, tmp_path, wait_for):
    """The browser is a script that writes down what it is asked to open."""
    browser, opened = tmp_path / "browser.sh", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    node = make_node("--open", "--qr", environment={"BROWSER": f"{browser} %s", "PYTHONIOENCODING": "utf-8"})
    code = StringIO()
    segno.make(node.url, error="m").terminal(out=code, compact=True)
    said = node.log.read_text(encoding="utf-8")
    assert f"Skyhall is open at {node.url}" in said
    assert code.getvalue() in said
    wait_for(lambda: opened.is_file() and opened.read_text().endswith("\n"), "the browser")
    assert opened.read_text().strip() == node.url
    assert httpx.get(opened.read_text().strip(), timeout=60).status_code == 200
