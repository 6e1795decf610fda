"""Every file that is shipped for operators, checked as far as it can run here."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest
import yaml
from sqlalchemy import make_url

from skyhall.server.metrics import Metrics
from skyhall.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PURE = os.environ.get("SKYHALL_BUILD", "pure") == "pure"
SKYHALL = [sys.executable, *([] if PURE else ["-P"]), "-m", "skyhall"]
SETTINGS = {f"SKYHALL_{name.upper()}" for name in Settings.__struct_fields__}


def compose() -> dict:
    return yaml.safe_load((ROOT / "compose.yaml").read_text())


def test_compose_names_nothing_that_is_not_there():
    services = compose()["services"]
    assert set(services) == {"hall1", "hall2", "postgres", "redis", "proxy"}
    for service in services.values():
        needed = service.get("depends_on", {})
        assert set(needed) <= set(services)
        if isinstance(needed, dict):
            healthy = [name for name, how in needed.items() if how["condition"] == "service_healthy"]
            assert all("healthcheck" in services[name] for name in healthy)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose()["volumes"] or (ROOT / source).is_file(), source
    text = (ROOT / "compose.yaml").read_text()
    asked = set(re.findall(r"\$\{(\w+)", text))
    assert asked == set(re.findall(r'^#   echo "(\w+)=', text, re.MULTILINE))


def test_the_halls_of_compose_are_alike_and_the_proxy_knows_them():
    services = compose()["services"]
    halls = {name: service for name, service in services.items() if name.startswith("hall")}
    assert halls["hall1"] == halls["hall2"]
    environment = halls["hall1"]["environment"]
    assert set(environment) <= SETTINGS
    port = environment["SKYHALL_PORT"]
    assert services["proxy"]["environment"]["SKYHALL_HALLS"].split() == [f"{name}:{port}" for name in halls]
    (network,) = compose()["networks"]["default"]["ipam"]["config"]
    assert environment["SKYHALL_TRUSTED_PROXIES"] == network["subnet"]
    asked = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text()))
    assert asked == set(services["proxy"]["environment"])


def dockerfile() -> list[tuple[str, str]]:
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines]


def last(instruction: str) -> str:
    return [rest for name, rest in dockerfile() if name == instruction][-1]


def test_the_image_is_made_of_what_is_there():
    copied = [rest.split()[:-1] for name, rest in dockerfile() if name == "COPY" and "--from" not in rest]
    assert all((ROOT / source).exists() for sources in copied for source in sources)
    assert ("RUN", "make wheel") in dockerfile()
    assert re.search(r"^wheel:", (ROOT / "Makefile").read_text(), re.MULTILINE)
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {".git", ".venv", "**/node_modules", "build", "dist", "skyhall/server/static"} <= set(ignored)


def test_the_image_starts_a_hall_that_is_healthy_and_stops(make_node, tmp_path):
    """Its environment, its command and its health check, with a port and a folder of this test."""
    environment = dict(pair.split("=", 1) for pair in last("ENV").split())
    assert set(environment) <= SETTINGS
    assert environment["SKYHALL_DATABASE"].startswith(last("VOLUME") + "/")
    assert [*json.loads(last("ENTRYPOINT")), *json.loads(last("CMD"))] == ["skyhall", "serve"]
    node = make_node()
    check = json.loads(last("HEALTHCHECK").split("CMD", 1)[1])
    assert check[0] == "python"
    mine = [sys.executable, *(part.replace(f":{environment['SKYHALL_PORT']}", f":{node.port}") for part in check[1:])]
    assert subprocess.run(mine, cwd=tmp_path, check=False).returncode == 0
    node.process.send_signal(getattr(signal, last("STOPSIGNAL")))
    assert node.process.wait(timeout=60) == 0
    assert subprocess.run(mine, cwd=tmp_path, capture_output=True, check=False).returncode == 1


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units with the command where it is on this machine."""
    command = tmp_path / "skyhall"
    command.write_text(f'#!/bin/sh\nexec {shlex.join(SKYHALL)} "$@"\n')
    command.chmod(0o755)
    for path in DEPLOY.glob("skyhall*.*"):
        (tmp_path / path.name).write_text(path.read_text().replace("/opt/skyhall/bin/skyhall", str(command)))
    return tmp_path


def test_systemd_has_nothing_to_say_about_the_units(units):
    names = sorted(path.name for path in units.glob("skyhall*.*"))
    assert names == ["skyhall-backup.service", "skyhall-backup.timer", "skyhall.service"]
    environment = {**os.environ, "SYSTEMD_UNIT_PATH": f"{units}:"}
    for name in names:
        command = ["systemd-analyze", "verify", "--man=no", str(units / name)]
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        said = [line for line in done.stderr.splitlines() if "skyhall" in line]
        assert (done.returncode, said) == (0, []), done.stderr


def test_the_unit_leaves_a_hall_little_to_harm(units):
    """systemd's own score: 10 is naked, 0 can do nothing at all."""
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(units / "skyhall.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-300:]


def unit(path: Path) -> ConfigParser:
    parser = ConfigParser(strict=False, interpolation=None)
    parser.read_string(path.read_text())
    return parser


def test_the_units_start_a_hall_and_back_it_up(units, make_node, tmp_path):
    """Their commands with their environments, on a folder of this test in the place of the state directory."""
    service, backup = unit(units / "skyhall.service")["Service"], unit(units / "skyhall-backup.service")["Service"]
    assert service["Environment"] == backup["Environment"]
    assert service["User"] == backup["User"]
    variable, there = service["Environment"].split("=")
    assert variable in SETTINGS
    assert there == f"/var/lib/{service['StateDirectory']}/hall.db"
    node = make_node()
    node.two_people()
    state = node.folder
    (state / "backups").mkdir()
    assert shlex.split(service["ExecStart"])[1:] == ["serve"]
    environment = {**node.environment, variable: there.replace("/var/lib/skyhall", str(state))}
    command = shlex.split(backup["ExecStart"].replace("/var/lib/skyhall", str(state)))
    assert subprocess.run(command, env=environment, cwd=tmp_path, check=False).returncode == 0
    assert len(list((state / "backups").glob("hall-*.db"))) == 1


def exported() -> set[str]:
    """The names that Prometheus sees."""
    names = set()
    for name, kind in re.findall(r"^# TYPE (skyhall_\w+) (\w+)$", Metrics().text().decode(), re.MULTILINE):
        names |= {f"{name}{end}" for end in ("_bucket", "_count", "_sum")} if kind == "histogram" else {name}
    return {name for name in names if not name.endswith("_created")}


def test_the_dashboard_shows_figures_that_there_are():
    text = (DEPLOY / "grafana.json").read_text()
    board = json.loads(text)
    shown = set(re.findall(r"\bskyhall_\w+", " ".join(re.findall(r'"(?:expr|query)": (".*")', text))))
    assert len(shown) > 8
    assert shown <= exported()
    ids = [panel["id"] for panel in board["panels"]]
    assert len(set(ids)) == len(ids)
    variables = {one["name"] for one in board["templating"]["list"]} | {"__rate_interval"}
    for panel in board["panels"]:
        for target in panel["targets"]:
            assert set(re.findall(r"\$(\w+)", target["expr"])) <= variables
            assert target["expr"].count("(") == target["expr"].count(")")


def test_the_panels_of_the_dashboard_do_not_overlap():
    taken: dict[tuple[int, int], str] = {}
    for panel in json.loads((DEPLOY / "grafana.json").read_text())["panels"]:
        at = panel["gridPos"]
        assert at["x"] + at["w"] <= 24
        for place in [(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])]:
            assert place not in taken, (panel["title"], taken.get(place))
            taken[place] = panel["title"]


def test_prometheus_scrapes_the_halls_that_nginx_asks():
    (job,) = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"]
    halls = re.findall(r"^    server (\S+)", (DEPLOY / "nginx.conf").read_text(), re.MULTILINE)
    assert job["static_configs"] == [{"targets": halls}]


def test_the_dump_of_the_runbook_comes_back(postgres, tmp_path):
    """Its lines without the container, on a PostgreSQL of this test."""
    address = make_url(postgres)
    environment = {**os.environ, "PGHOST": str(address.host), "PGPORT": str(address.port)}

    def run(line: str) -> str:
        options = {"env": environment, "cwd": tmp_path, "check": True, "capture_output": True, "text": True}
        return subprocess.run(["sh", "-c", line], **options).stdout

    run("psql -qU hall postgres -c 'CREATE ROLE skyhall LOGIN' -c 'CREATE DATABASE skyhall OWNER skyhall'")
    run("psql -qU skyhall skyhall -c 'CREATE TABLE kept (n int)' -c 'INSERT INTO kept VALUES (7)'")
    text = (ROOT / "docs" / "operate.md").read_text()
    lines = re.findall(r"^docker compose exec -T postgres (pg_\w+ .*)$", text, re.MULTILINE)
    assert [line.split()[0] for line in lines] == ["pg_dump", "pg_restore"]
    run(lines[0])
    run("psql -qU skyhall skyhall -c 'UPDATE kept SET n = 8'")
    run(lines[1])
    assert run("psql -qtAU skyhall skyhall -c 'SELECT n FROM kept'") == "7\n"


def test_the_runbook_names_every_setting_file_and_figure():
    text = (ROOT / "docs" / "operate.md").read_text()
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \|", text, re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} >= set(Settings.__struct_fields__)
    for path in [*DEPLOY.iterdir(), ROOT / "compose.yaml", ROOT / "Dockerfile"]:
        assert str(path.relative_to(ROOT)) in text
    assert all((ROOT / name).exists() for name in re.findall(r"`((?:deploy|benchmarks|tools)/[\w./-]+)`", text))
    figures = {re.sub(r"_(bucket|sum|count)$", "", name) for name in exported()}
    assert figures <= set(re.findall(r"`(skyhall_\w+)`", text))
