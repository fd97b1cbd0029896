# Maverick Desktop. `make play` and `make test` each do everything on a bare machine.

BIN := .venv/bin
# Hands that the long run plays.
HANDS ?= 200000
# How much of the campaign's release figures, and which goals (all, if none is named).
SCALE ?= tenth
GOALS ?=

# What the kernel is measured against; endplay brings the double-dummy solver of bridge.
PEERS := open_spiel==2.0.2 endplay==0.5.12

PYTEST := QT_QPA_PLATFORM=offscreen $(BIN)/pytest
XVFB := QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1920x1080x24"

.PHONY: help setup play test testing quick lint soak campaign coverage translations bench-peers train dist clean

help:
	@echo "make play      set everything up and play"
	@echo "make test      every check: format, lint, types, import contracts, tests"
	@echo "make quick     the tests of a minute"
	@echo "make soak      the long run (HANDS=$(HANDS)), and the campaign's CI figures"
	@echo "make campaign  attacks, deaths and comparisons on the network; writes docs/CAMPAIGN.md"
	@echo "               (SCALE=part, ci, tenth or release; GOALS=\"G8 G9\" for some)"
	@echo "make coverage  branches of the core that the tests reach"
	@echo "make translations   gather the texts to translate, compile the Russian ones"
	@echo "make bench-peers   the kernel beside OpenSpiel and the solver of bridge"
	@echo "make train     learn the computer players' policies anew: half an hour, docs/TRAINING.md"
	@echo "make dist      the packaged program in dist/, and its selftest"
	@echo "make setup     the environment alone (.venv, system libraries, fonts)"
	@echo "make clean     remove what building and testing left; .venv stays"

setup:
	@sh scripts/setup.sh

play: setup
	@sh scripts/play.sh

test: testing lint
	$(PYTEST) -n 2
	$(XVFB) $(BIN)/pytest -m xvfb

testing:
	@sh scripts/setup.sh --tests

quick: setup
	$(PYTEST) -n 2 -m "not slow and not soak and not xvfb"

lint: setup
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

soak: setup
	MAVERICK_HANDS=$(HANDS) $(PYTEST) -n 2 -m soak

campaign: setup
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.lan.campaign $(GOALS) --scale $(SCALE) \
		--out build/campaign-$(SCALE).jsonl --page docs/CAMPAIGN.md

coverage: setup
	@mkdir -p build
	$(PYTEST) -n 2 -m "not slow and not soak and not xvfb" --cov --cov-report=term --cov-report=json:build/coverage.json
	$(BIN)/python scripts/branches.py build/coverage.json 95

translations: setup
	$(BIN)/python scripts/translations.py

# An environment of its own: neither the program nor its tests need the peers.
bench-peers: setup
	$(BIN)/python -m venv build/peers
	build/peers/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt $(PEERS) msgspec
	PYTHONPATH=. build/peers/bin/python scripts/bench_peers.py

train: setup
	nice -n 5 $(BIN)/python scripts/train.py

dist: setup
	$(BIN)/python packaging/build.py

clean:
	rm -rf build dist out *.egg-info .coverage .coverage.* .hypothesis
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find maverick_desktop tests scripts packaging -name __pycache__ -type d -prune -exec rm -rf {} +
