# Everything a fresh machine needs, with only Python 3.11+ and git on it:
#
#   make app     set up and serve the rulebooks; prints the address
#   make test    set up and run every check and test, those in a browser included
#
# Everything is installed into .venv from uv.lock; nothing outside this folder is touched,
# but for the browser that the tests need (tools/browser.py says what it does).

SHELL := /bin/sh
.DEFAULT_GOAL := help

# For uv: this folder's environment and no other, the Python that made it, and the system's
# certificates, as networks that bring their own need it.
export UV_PROJECT_ENVIRONMENT := .venv
export UV_PYTHON_DOWNLOADS := never
export UV_SYSTEM_CERTS := 1
export UV_NO_PROGRESS := 1
# Each page starts a Python of its own. It finds everything compiled, even where
# PYTHONDONTWRITEBYTECODE is set; else it takes three times as long before it can begin.
export UV_COMPILE_BYTECODE := 1
unexport VIRTUAL_ENV

VENV   := .venv
BIN    := $(VENV)/bin
PY     := $(BIN)/python
SYNC   := $(BIN)/uv sync --frozen --inexact --quiet --python $(PY)
OURS   := $(PY) -m compileall -q rulebook_widgets
LOCKED := uv.lock pyproject.toml $(wildcard examples/*/pyproject.toml)

# Options for `make app`, for example: make app ARGS="--port 8900 --no-browser"
ARGS ?=
# Options for pytest, for example: make test PYTEST_ARGS="-k capture"
PYTEST_ARGS ?=
# Test processes side by side. What one file holds stays together, as cells of a notebook must, but
# for the random games, which take longest: they are shared out and begin (conftest.py).
WORKERS ?= 2
SHARED  := -n $(WORKERS) --dist loadfile --no-loadscope-reorder

.PHONY: help app lab test unit browser-tests check lint types imports format soak bench \
        screenshots notebooks lock wheel clean

help:  ## show this list
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(VENV)/.uv: tools/bootstrap.sh
	@sh tools/bootstrap.sh $(VENV)
	@touch $@

$(VENV)/.app: $(VENV)/.uv $(LOCKED)
	@echo "Installing what the app needs (a minute at most the first time) ..."
	@$(SYNC) --extra app
	@$(OURS)
	@touch $@

$(VENV)/.dev: $(VENV)/.uv $(LOCKED)
	@echo "Installing what the tests need (a minute at most the first time) ..."
	@$(SYNC) --extra dev --group examples
	@$(OURS)
	@touch $@ $(VENV)/.app

$(VENV)/.bench: $(VENV)/.dev
	@$(SYNC) --extra dev --extra bench --group examples
	@touch $@

app: $(VENV)/.app  ## set up and serve the rulebooks on this machine
	@$(BIN)/rulebook-widgets serve $(ARGS)

lab: $(VENV)/.app  ## open the notebooks in JupyterLab
	@$(BIN)/rulebook-widgets lab $(ARGS)

test: $(VENV)/.dev check  ## set up and run every check and test
	@$(PY) tools/browser.py --install
	$(BIN)/pytest $(SHARED) --nbval --nbval-current-env --durations 15 \
	    --durations-min 0.5 --hypothesis-profile ci $(PYTEST_ARGS)

unit: $(VENV)/.dev  ## the tests that need neither a browser nor notebooks
	$(BIN)/pytest -q -m "not browser and not notebooks and not slow" $(PYTEST_ARGS) \
	    rulebook_widgets examples tests

browser-tests: $(VENV)/.dev  ## only the tests in a browser
	@$(PY) tools/browser.py --install
	$(BIN)/pytest -m browser --durations 10 $(PYTEST_ARGS) tests

check: lint types imports  ## lint, types and the floors of the house

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

imports: $(VENV)/.dev
	$(BIN)/lint-imports

format: $(VENV)/.dev  ## mend what ruff can mend by itself
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

soak: $(VENV)/.dev  ## the slow tests again, at many times the size
	RULEBOOK_SOAK=1 $(BIN)/pytest $(SHARED) -m slow --durations 15 $(PYTEST_ARGS) tests

bench: $(VENV)/.bench  ## measure speed and memory beside other projects
	@$(PY) tools/browser.py --install
	$(PY) -m benchmarks $(ARGS)

screenshots: $(VENV)/.dev  ## take the README's pictures anew
	@$(PY) tools/browser.py --install
	$(PY) tools/screenshots.py $(ARGS)

notebooks: $(VENV)/.dev  ## run the notebooks and store their outputs
	$(PY) tools/notebooks.py $(ARGS)

lock: $(VENV)/.uv  ## take newer versions of everything into uv.lock and binder/
	$(BIN)/uv lock --upgrade
	@$(MAKE) --no-print-directory binder/requirements.txt

binder/requirements.txt: $(VENV)/.uv $(LOCKED)
	$(BIN)/uv export --frozen --quiet --extra app --no-emit-project --no-hashes --no-annotate \
	    --no-header --output-file $@

wheel: $(VENV)/.uv  ## build the package into dist/
	$(BIN)/uv build --quiet --out-dir dist

clean:  ## remove everything that make made
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
