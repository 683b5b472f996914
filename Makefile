# Everything here works from a fresh clone with Python (3.11 or newer) and make; the rest is fetched once and kept.
#   make play ARGS="--port 9000"   hands options on
#   make test LAYERS=lint,types    runs some layers only
#   make ... PYTHON=python3.12     chooses the Python

PYTHON ?= python3
ARGS ?=
LAYERS ?=
PLAY := serve --open

BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
COMPILED := PYTHONPATH=build/compiled $(BIN)/python -m entrepot

.DEFAULT_GOAL := help
.PHONY: help play terminal web types fonts screenshots survey audit test check conformance bench rules playthroughs format lock setup setup-play compiled clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: setup-play web compiled ## open the table in the browser
	@$(COMPILED) $(PLAY) $(ARGS)

terminal: setup-play compiled ## play in the terminal
	@$(COMPILED) play $(or $(ARGS),carthage)

test: setup ## run every check, with a summary at the end; of the screens a part (LAYERS=screens: all of them)
	@$(BIN)/python -m tools.check $(LAYERS)

check: setup ## run the quick checks of daily work: style, types, units, a taste of conformance
	@$(BIN)/python -m tools.check lint,types,unit,taste

conformance: setup compiled ## hold every game to every law at full length, in both builds (ARGS=goa for one)
	@$(BIN)/python -m tools.conformance $(ARGS)

bench: setup compiled ## measure the speed of the compiled rules
	@$(COMPILED) bench $(ARGS)

rules: setup ## list the numbered rules, their code and the tests that show them
	@$(BIN)/python -m entrepot rules $(ARGS)

playthroughs: setup ## rewrite the recorded games of tests/playthroughs
	@$(BIN)/python -m tests.playthroughs.write

format: setup ## put the sources into shape
	@$(BIN)/ruff check --fix --quiet; $(BIN)/ruff format

lock: ## rewrite the lock files (ARGS=--upgrade for new versions)
	@$(PYTHON) -m tools.lock $(ARGS)

audit: setup ## ask whether vulnerabilities are known in what the lock files name (needs the network)
	@$(BIN)/python -m tools.audit

setup: ## make .venv with all tools
	@$(PYTHON) -m tools.setup dev

setup-play:
	@$(PYTHON) -m tools.setup play

web: | setup-play ## build the browser client
	@$(BIN)/python -m tools.web

types: setup ## rewrite the client's types from the server's description of itself
	@$(BIN)/python -m tools.types

screenshots: setup web compiled ## take pictures of all questions and pages (ARGS="goa --size 390x664" for some)
	@PYTHONPATH=build/compiled $(BIN)/python -m tests.browser.screenshots $(ARGS)

survey: setup web compiled ## measure how all questions and pages are drawn: what is hidden, cut, too small
	@PYTHONPATH=build/compiled $(BIN)/python -m tests.browser.survey $(ARGS)

fonts: setup ## cut the typefaces of the client down to what it shows
	@$(BIN)/python -m tools.fonts

compiled: | setup-play ## compile the rules into build/compiled
	@$(BIN)/python -m tools.compiled

clean: ## remove what was built (not .venv)
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
