# make play   a game in the terminal        make test   every check
# make lint   ruff and mypy                 make bench  the figures of benchmarks/README.md
# make compiled   install the compiled engine into .venv/

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find skyhall -name '*.py' -o -name '*.toml' -o -name '*.ftl')
GAME ?= gravity-superstar

.PHONY: play test lint pure-test compiled-test compiled bench clean

play: $(VENV)/.compiled
	$(BIN)/skyhall play $(GAME)

test: lint pure-test compiled-test

lint: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# From the project's root the source tree comes first: pure Python.
pure-test: $(VENV)/.ready $(VENV)/.compiled
	SKYHALL_BUILD=pure $(BIN)/python -m pytest -n auto

# With -P it does not: the compiled engine that is installed in .venv/.
compiled-test: $(VENV)/.compiled
	SKYHALL_BUILD=compiled $(BIN)/python -P -m pytest -n auto

compiled: $(VENV)/.compiled

bench: $(VENV)/.compiled $(VENV)/.bench
	$(BIN)/python -P benchmarks/speed.py

$(VENV)/.ready: requirements.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "skyhall needs Python 3.11 or newer; set PYTHON=…")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --requirement requirements.lock
	touch $@

$(VENV)/.compiled: $(VENV)/.ready pyproject.toml setup.py $(SOURCES)
	rm -rf build
	$(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --force-reinstall .
	touch $@

$(VENV)/.bench: $(VENV)/.ready requirements-bench.lock
	$(BIN)/python -m pip install --quiet --requirement requirements-bench.lock
	touch $@

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
