# `make help` lists the targets: it prints the comments beside them, `##` for those that people need first, `#+` for the
# others. `make play` and `make test` need nothing else: both make .venv, fill it once from requirements.txt and go on.

SHELL := /bin/sh
VENV := .venv
SOUNDS := .venv-sounds
PACKERS := .venv-package
SITE := .venv-docs
RUN := $(VENV)/bin/python
# The first Python of at least 3.11 that is found; `make play PYTHON=/path/to/python` names another.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
# Tests open no window and make no sound unless they ask for it.
HEADLESS := SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy
# Tests start many processes, which share their bytecode even on a system that keeps none.
PYTEST := $(HEADLESS) PYTHONDONTWRITEBYTECODE= $(RUN) -m pytest -n auto --dist worksteal
# Core and layers, with a game also its rules and its contract tests; without one the texts.
QUICK = tests/core tests/test_layers.py $(if $(GAME),$(wildcard tests/games/$(GAME)) tests/contract -k "$(GAME) or not contract",tests/text)
PIP := -m pip install --quiet --disable-pip-version-check

.PHONY: play kids kiosk test quick lint format pictures help
.PHONY: new-game mutants storm bench places sounds site-docs package package-test locks checklist clean

play: $(VENV)/.installed ## Start the game; ARGS="--windowed" for a window
	@$(RUN) main.py $(ARGS)

kids: $(VENV)/.installed ## Start it with the children's theme
	@$(RUN) main.py --kids $(ARGS)

kiosk: $(VENV)/.installed ## Start it as a kiosk, which visitors cannot quit
	@$(RUN) main.py --kiosk $(ARGS)

test: $(VENV)/.installed ## Run all tests, in 5 minutes; ARGS="tests/game -k store" for some
	@$(PYTEST) $(ARGS)

quick: $(VENV)/.installed ## Run the tests of the core, in 30 seconds; GAME=rook adds those of a game
	@test -e "$(firstword $(wildcard engine/games/$(GAME) engine/games/$(GAME).py))" || { echo "No game is called $(GAME)." >&2; exit 1; }
	@$(PYTEST) $(QUICK) $(ARGS)

lint: $(VENV)/.installed ## Check style, types and texts
	@$(RUN) -m ruff check .
	@$(RUN) -m ruff format --check .
	@$(RUN) -m mypy
	@$(RUN) main.py words --check
	@$(RUN) -m tools.check_english

format: $(VENV)/.installed ## Format the code and repair what ruff can
	@$(RUN) -m ruff check --fix .
	@$(RUN) -m ruff format .

help: ## List these targets
	@for mark in '##' '#+'; do \
		test "$$mark" = '##' || echo; \
		sed -n "s/^\([a-z-]*\):.* $$mark \(.*\)/\1 \2/p" $(firstword $(MAKEFILE_LIST)) | \
			while read -r target text; do printf '  make %-13s %s\n' "$$target" "$$text"; done; \
	done

new-game: $(VENV)/.installed #+ Add a copy of the template to the shelf: make new-game NAME=hearts
	@$(RUN) -m tools.new_game $(NAME)
	@$(RUN) -m ruff check --quiet --fix tests/games/$(NAME)

pictures: $(VENV)/.installed #+ Draw the pictures of README.md and docs/; ARGS="rook hero" for some
	@$(RUN) -m tools.make_pictures $(ARGS)

storm: $(VENV)/.installed #+ Press random buttons 100,000 times in every game; ARGS="rook kids 5000 1" for some
	@$(HEADLESS) $(RUN) -m tests.storm $(ARGS)

mutants: $(VENV)/.installed #+ Change one place of the code at a time, for ten minutes: does a test notice? ARGS="--seed 7"
	@$(RUN) -m tools.mutants $(ARGS)

bench: $(VENV)/.installed #+ Measure frame times, start-up and memory
	@$(HEADLESS) $(RUN) main.py bench $(ARGS)

places: $(VENV)/.installed #+ Measure how often each place wins among equals; ARGS="spooks hand --matches 100" for one variant
	@$(RUN) -m tools.measure_places $(ARGS)

sounds: $(VENV)/.installed #+ Make assets/sounds/ again; ARGS="slap waltz" for some
	@test -x $(SOUNDS)/bin/python || $(RUN) -m venv $(SOUNDS)
	@$(SOUNDS)/bin/python $(PIP) -r tools/requirements-sounds.txt
	@$(SOUNDS)/bin/python -m tools.make_sounds $(ARGS)

site-docs: docs/requirements.txt #+ Make a website of docs/ in build/docs; stop at a broken link
	@test -x $(SITE)/bin/python || $(PYTHON) -m venv $(SITE)
	@$(SITE)/bin/python $(PIP) -r docs/requirements.txt
	@$(SITE)/bin/python -m mkdocs build --strict --site-dir build/docs $(ARGS)

package: $(PACKERS)/.installed #+ Build wheel, sdist, archive and Debian packages in dist/
	@SDL_VIDEODRIVER=dummy $(PACKERS)/bin/python -m shipping.package $(ARGS)

package-test: $(VENV)/.installed #+ Test what is in dist/
	@$(RUN) -m pytest shipping $(ARGS)

checklist: $(VENV)/.installed #+ Say what a release still needs
	@$(RUN) -m shipping.checklist $(ARGS)

locks: $(PACKERS)/.installed #+ Write shipping/lock/ again after a change of requirements
	@for lock in play package test; do \
		file=shipping/requirements-$$lock.txt; test $$lock = test && file=requirements.txt; \
		$(PACKERS)/bin/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-annotate \
			--no-header $$file -o shipping/lock/$$lock.txt || exit 1; done

clean: #+ Remove the environments, caches and everything that was built
	rm -rf $(VENV) $(SOUNDS) $(PACKERS) $(SITE) dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamp is written last, so an installation that was interrupted starts again. The hooks check a commit's subject.
$(VENV)/.installed: requirements.txt
	@test -n "$(PYTHON)" || { echo "This needs Python 3.11 or newer; none was found." >&2; exit 1; }
	@test -x $(RUN) && $(RUN) -m pip --version >/dev/null 2>&1 \
		|| $(PYTHON) -m venv --clear $(VENV) >/dev/null 2>&1 \
		|| $(PYTHON) -m virtualenv --quiet --clear $(VENV) 2>/dev/null \
		|| { $(PYTHON) -m venv --clear --without-pip $(VENV) && $(PYTHON) -m pip --quiet --python $(RUN) install pip; } 2>/dev/null \
		|| { rm -rf $(VENV); echo "Python cannot make a virtual environment: install python3-venv or virtualenv." >&2; exit 1; }
	@$(RUN) $(PIP) -r requirements.txt
	@test ! -e .git || git config core.hooksPath .githooks 2>/dev/null || true
	@touch $@

# pytweening comes as source only. It is built with what the first lock has brought, and fetches nothing by itself.
$(PACKERS)/.installed: shipping/lock/package.txt shipping/lock/play.txt
	@test -x $(PACKERS)/bin/python || $(PYTHON) -m venv $(PACKERS)
	@$(PACKERS)/bin/python $(PIP) --require-hashes -r shipping/lock/package.txt
	@$(PACKERS)/bin/python $(PIP) --require-hashes --no-build-isolation -r shipping/lock/play.txt
	@touch $@
