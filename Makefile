# make play   the game hall on http://localhost:8000     make test   every check
# make lint   the quick checks                            make bench  the figures of benchmarks/README.md
# make compiled   the compiled engine and the page, installed into .venv/

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := skyhall/server/static/index.html
SOURCES := $(shell find skyhall -path skyhall/server/static -prune -o \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' \) -print)
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find skyhall -name '*.ftl')

.PHONY: play test lint web-test pure-test compiled-test compiled bench clean

play: $(VENV)/.compiled
	$(BIN)/skyhall serve

test: lint web-test pure-test compiled-test

lint: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

web-test: web/node_modules/.ready
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test

# From the project's root the source tree comes first: pure Python. The page is the same in both builds and is tested once.
pure-test: $(VENV)/.services $(PAGE)
	SKYHALL_BUILD=pure $(BIN)/python -m pytest -n auto --ignore tests/web

# With -P it does not: the compiled engine that is installed in .venv/.
compiled-test: $(VENV)/.compiled $(VENV)/.services
	SKYHALL_BUILD=compiled $(BIN)/python -P -m pytest -n auto

compiled: $(VENV)/.compiled

bench: $(VENV)/.compiled $(VENV)/.bench
	$(BIN)/python -P benchmarks/speed.py
	$(BIN)/python -P benchmarks/search.py

$(VENV)/.ready: requirements.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "skyhall needs Python 3.11 or newer; set PYTHON=…")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --requirement requirements.lock
	touch $@

# Not `npm ci`: it wants the optional packages of every platform in the lock file.
web/node_modules/.ready: web/package-lock.json
	cd web && npm install --silent --no-save --no-audit --no-fund
	touch $@

$(PAGE): web/node_modules/.ready $(WEB)
	cd web && npm run --silent build
	touch $@

$(VENV)/.compiled: $(VENV)/.ready $(PAGE) pyproject.toml setup.py $(SOURCES)
	rm -rf build
	$(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --force-reinstall .
	touch $@

# What the tests start by themselves: a browser, PostgreSQL, Redis.
$(VENV)/.services: $(VENV)/.ready
	tools/chromium.sh
	tools/services.sh
	touch $@

$(VENV)/.bench: $(VENV)/.ready requirements-bench.lock
	$(BIN)/python -m pip install --quiet --requirement requirements-bench.lock
	touch $@

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules skyhall/server/static
