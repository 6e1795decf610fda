# make play   the game hall on http://localhost:8000     make test   every check
# make lint   the quick checks                            make bench  the figures of benchmarks/README.md
# make wheel  dist/skyhall-….whl with the page and the compiled engine
# make compiled   the same, installed into .venv/

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STEP := @$(PYTHON) tools/step.py
NPM := $(BIN)/python tools/npm.py
PAGE := skyhall/server/static/index.html
WHEEL := dist/.ready
SOURCES := $(shell find skyhall -path skyhall/server/static -prune -o \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -path '*/templates/*' -o -path '*/fonts/*' \) -type f -print)
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find skyhall -name '*.ftl')

.PHONY: play test lint web-test pure-test compiled-test compiled wheel page bench clean

play: $(VENV)/.compiled
	$(BIN)/skyhall serve

# The checks of the page and of the Python source know nothing of each other, and most of them have one processor's work;
# so has the compiler until it has its C files. Packages are fetched meanwhile, where they are not here yet.
test:
	@$(MAKE) --no-print-directory --jobs 3 lint web-test wheel
	@$(MAKE) --no-print-directory pure-test
	@$(MAKE) --no-print-directory compiled-test

lint: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

web-test: web/node_modules/.ready
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent test

# From the project's root the source tree comes first: pure Python. Tested twice is what is compiled, and what stands
# right on it; the page, the server, the commands and the texts are the same in both builds: they are tested whole on
# the compiled one, and the server and the commands a little here. Of the many set-ups of each game every third.
PURE := $(addprefix tests/,core games bots envs testing school review train) \
	$(addprefix tests/,cli/test_table.py server/test_live.py server/test_moves.py server/test_restart.py)

pure-test: $(VENV)/.ready $(VENV)/.services $(PAGE)
	SKYHALL_BUILD=pure $(BIN)/python -m pytest -n auto --dist worksteal --durations 25 --every 3 $(PURE)

# With -P it does not: the compiled engine that is installed in .venv/ from the wheel.
compiled-test: $(VENV)/.ready $(VENV)/.compiled $(VENV)/.services
	SKYHALL_BUILD=compiled $(BIN)/python -P -m pytest -n auto --dist worksteal --durations 25

compiled: $(VENV)/.compiled

wheel: $(WHEEL)

page: $(PAGE)

bench: $(VENV)/.compiled $(VENV)/.bench
	$(BIN)/python -P benchmarks/speed.py
	$(BIN)/python -P benchmarks/search.py

# To build and serve; `.ready` has all that tests and research need besides.
$(VENV)/.serving: requirements.lock pyproject.toml tools/needs.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "skyhall needs Python 3.11 or newer; set PYTHON=…")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(STEP) "Installing Python packages into $(VENV)/" "a minute" $(BIN)/python tools/needs.py
	@touch $@

$(VENV)/.ready: $(VENV)/.serving
	$(STEP) "Installing the packages for tests and research" "1 to 3 minutes" \
		$(BIN)/python -m pip install --quiet --requirement requirements.lock
	@touch $@

# Not `npm ci`: it wants the optional packages of every platform in the lock file.
web/node_modules/.ready: web/package-lock.json | $(VENV)/.serving
	@$(NPM)
	$(STEP) "Installing what builds the page" "half a minute" $(NPM) install --silent --no-save --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules/.ready $(WEB)
	$(STEP) "Building the page" "half a minute" $(NPM) run --silent build
	@touch $@

$(WHEEL): $(PAGE) pyproject.toml setup.py $(SOURCES) | $(VENV)/.serving
	@$(BIN)/python tools/wheel.py
	@touch $@

$(VENV)/.compiled: $(WHEEL)
	@$(BIN)/python -m pip install --quiet --no-deps --force-reinstall dist/skyhall-*.whl
	@touch $@

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
