# `make play` and `make test` are all that is needed: both make .venv, fill it once from requirements.txt and go on.

SHELL := /bin/sh
VENV := .venv
MAKERS := .venv-sounds
PACKERS := .venv-package
RUN := $(VENV)/bin/python
# The first Python of at least 3.11 that is found; `make play PYTHON=/path/to/python` overrules it.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
# Tests open no window and make no sound unless they ask for it.
HEADLESS := SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy

.PHONY: play kiosk kids test storm lint format bench sounds package package-test locks checklist clean

play: $(VENV)/.installed
	@$(RUN) main.py $(ARGS)

kiosk: $(VENV)/.installed
	@$(RUN) main.py --kiosk $(ARGS)

kids: $(VENV)/.installed
	@$(RUN) main.py --kids $(ARGS)

# Tests start many processes: what one has compiled the others need not, even where a system keeps no bytecode.
test: $(VENV)/.installed
	@$(HEADLESS) PYTHONDONTWRITEBYTECODE= $(RUN) -m pytest -n auto --dist worksteal $(ARGS)

storm: $(VENV)/.installed
	@$(HEADLESS) $(RUN) -m tests.storm $(ARGS)

lint: $(VENV)/.installed
	@$(RUN) -m ruff check .
	@$(RUN) -m ruff format --check .
	@$(RUN) -m mypy
	@$(RUN) main.py words --check

format: $(VENV)/.installed
	@$(RUN) -m ruff check --fix .
	@$(RUN) -m ruff format .

bench: $(VENV)/.installed
	@$(HEADLESS) $(RUN) main.py bench $(ARGS)

# Who makes sounds needs more than who plays: numpy, and from the system FluidSynth, vorbis-tools and a soundfont.
sounds: $(VENV)/.installed
	@test -x $(MAKERS)/bin/python || $(RUN) -m venv $(MAKERS)
	@$(MAKERS)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-sounds.txt
	@$(MAKERS)/bin/python -m tools.make_sounds $(ARGS)

# Wheel, sdist, a folder that needs no Python, and Debian's packages: all into dist/.
package: $(PACKERS)/.installed
	@SDL_VIDEODRIVER=dummy $(PACKERS)/bin/python -m shipping.package $(ARGS)

# Of the sources and of all that lies in dist/.
package-test: $(VENV)/.installed
	@$(RUN) -m pytest shipping $(ARGS)

# What of a release this machine can prove.
checklist: $(VENV)/.installed
	@$(RUN) -m shipping.checklist $(ARGS)

# pytweening comes as source only: it is built with what the first lock has brought, and fetches nothing by itself.
$(PACKERS)/.installed: shipping/lock/package.txt shipping/lock/play.txt
	@test -x $(PACKERS)/bin/python || $(PYTHON) -m venv $(PACKERS)
	@$(PACKERS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r shipping/lock/package.txt
	@$(PACKERS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-build-isolation \
		-r shipping/lock/play.txt
	@touch $@

# After a change of requirements: every version with the hashes of all its files, for every system.
locks: $(PACKERS)/.installed
	@for lock in play package test; do \
		file=requirements-$$lock.txt; test $$lock = test && file=requirements.txt; \
		$(PACKERS)/bin/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-annotate \
			--no-header $$file -o shipping/lock/$$lock.txt || exit 1; done

# The stamp is written last, so an installation that broke off half-way is done again.
$(VENV)/.installed: requirements.txt requirements-play.txt
	@test -n "$(PYTHON)" || { echo "This needs Python 3.11 or newer; none was found." >&2; exit 1; }
	@test -x $(RUN) && $(RUN) -m pip --version >/dev/null 2>&1 \
		|| $(PYTHON) -m venv --clear $(VENV) >/dev/null 2>&1 \
		|| $(PYTHON) -m virtualenv --quiet --clear $(VENV) 2>/dev/null \
		|| { $(PYTHON) -m venv --clear --without-pip $(VENV) && $(PYTHON) -m pip --quiet --python $(RUN) install pip; } 2>/dev/null \
		|| { rm -rf $(VENV); echo "Python cannot make a virtual environment: install python3-venv or virtualenv." >&2; exit 1; }
	@$(RUN) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

clean:
	rm -rf $(VENV) $(MAKERS) $(PACKERS) dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# How often each place wins among equal computer players; ARGS="spooks hand --matches 100" for one variant.
.PHONY: places
places: $(VENV)/.installed
	@$(RUN) -m tools.measure_places $(ARGS)
