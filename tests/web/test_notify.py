"""A message of the hall on its whole way: wished for on the page, sent by the hall, shown by the worker and pressed.

Two steps are the test's own: it is the push service in between, and its click is no person's, so the browser would let
the worker neither open nor raise a window. What the worker asks the browser for is looked at instead."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from skyhall.testing.services import PATIENCE
from tests.server.authenticator import Someone

# The fixture comes along by its name.
from tests.server.test_push import Device, service  # noqa: F401
from tests.web.browsers import launch
from tests.web.conftest import Server
from tests.web.test_people import by_name, with_passkeys

# The browser's own service is out of reach here: its subscription is at the test's.
SUBSCRIBES = """made => {
  let kept = null;
  PushManager.prototype.getSubscription = async () => kept;
  PushManager.prototype.subscribe = async (wish) => {
    window.subscribed = { visible: wish.userVisibleOnly, key: wish.applicationServerKey.length };
    const unsubscribe = async () => { kept = null; return true; };
    return kept = { endpoint: made.endpoint, unsubscribe, toJSON: () => ({ endpoint: made.endpoint, keys: made }) };
  };
}"""
# What is shown, once anything is; nothing if nobody can wait for it any longer.
SHOWN = """async (patience) => {
  const here = await navigator.serviceWorker.ready, end = performance.now() + patience * 1000;
  for (;;) {
    const all = await here.getNotifications();
    if (all.length || performance.now() > end)
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    await new Promise(requestAnimationFrame);
  }
}"""
# A click on it; which page the worker wants to open or to raise, and how many are still shown.
CLICKED = """async () => {
  const asked = [], waits = [];
  self.clients.openWindow = async (url) => void asked.push(['open', new URL(url).pathname]);
  WindowClient.prototype.focus = async function () { asked.push(['focus', new URL(this.url).pathname]); };
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent('notificationclick', { notification });
  event.waitUntil = (work) => waits.push(work);
  self.dispatchEvent(event);
  await Promise.all(waits);
  return [asked, (await self.registration.getNotifications()).length];
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """With notifications: the shell refuses them, whatever is granted."""
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = launch(playwright, whole=True)
        yield browser
        browser.close()


@pytest.fixture
def hall(tmp_path, service, monkeypatch) -> Iterator[Server]:  # noqa: F811
    """A hall that may talk to the test's push service."""
    monkeypatch.setenv("SKYHALL_PUSH_SERVICES", service.url)
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def test_an_invitation_is_told_while_the_page_is_closed(visitor, hall, service) -> None:  # noqa: F811
    here = by_name(hall.url)
    ada = visitor(name="Ada", fresh=True)
    page = ada.page
    page.context.grant_permissions(["notifications"], origin=here)
    with_passkeys(page)
    page.goto(here + "/me")
    ada.presses(page.locator('[data-action="join"]'))
    ada.presses(page.locator('[data-action="codes-done"]'))
    device = Device(f"{service.url}/ada")
    keys = {"endpoint": device.browser.endpoint, "p256dh": device.browser.p256dh, "auth": device.browser.auth}
    page.evaluate(SUBSCRIBES, keys)
    ada.presses(page.locator('[data-action="notify-on"]'))
    expect(page.locator('[data-action="notify-off"]')).to_be_visible()
    assert page.evaluate("subscribed") == {"visible": True, "key": 65}

    ben = Someone(int(hall.url.rpartition(":")[2]))
    ben.join("Ben")
    code = ben.post("/api/me/friends/link").json()["link"].partition("#friend=")[2]
    ada_id = page.evaluate(
        """async (code) => {
          const headers = { 'Content-Type': 'application/json' };
          await fetch('/api/me/friends', { method: 'POST', headers, body: JSON.stringify({ code }) });
          return (await (await fetch('/api/me')).json()).id;
        }""",
        code,
    )
    wish = {"game": "skytopia", "seats": [{"kind": "me"}, {"kind": "open"}], "invite": [ada_id]}
    made = ben.post("/api/tables", wish).json()["id"]
    ben.http.close()
    path, headers, body = service.got.get(timeout=PATIENCE)
    assert path == "/ada"
    assert headers["authorization"].startswith("vapid ")

    found: list[str] = []
    session = page.context.new_cdp_session(page)
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    message = {"origin": here, "registrationId": found[-1], "data": json.dumps(device.read(body))}
    session.send("ServiceWorker.deliverPushMessage", message)
    words = {"title": "You are invited to Skytopia", "body": "There is a free seat for you."}
    shown = {**words, "tag": made, "data": {"url": f"/t/{made}"}}
    (told,) = page.evaluate(SHOWN, PATIENCE)
    assert told == shown
    (worker,) = page.context.service_workers
    # No window shows the table: a new one. One shows it: that one.
    assert worker.evaluate(CLICKED) == [[["open", f"/t/{made}"]], 0]
    page.goto(f"{here}/t/{made}")
    session.send("ServiceWorker.deliverPushMessage", message)
    page.evaluate(SHOWN, PATIENCE)
    assert worker.evaluate(CLICKED) == [[["focus", f"/t/{made}"]], 0]
