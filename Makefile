# The two main commands: `make serve` starts the server, `make test` runs all tests. `make help` lists the others.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Hundreds of servers, workers and commands are started here: none should have to compile its sources to bytecode again.
unexport PYTHONDONTWRITEBYTECODE
SOURCES := $(shell find src ! -path '*/tests/*' \( -name '*.py' -o -name '*.pxd' \) ! -name consts.pxd)
HAS_COMPILER := $(shell command -v $(or $(CC),cc) 2>/dev/null)
# One process more than there are cores, because many tests wait for a server, a browser or a clock.
# Files begin in the order of conftest.py: long ones first, so that no process works alone at the end.
PYTEST := $(BIN)/python -m pytest -q -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1) --dist loadfile --no-loadscope-reorder

CLIENT := $(shell find client -type f -not -path '*/node_modules/*' 2>/dev/null) $(wildcard src/parlour/locales/*/*.ftl src/parlour/games/*/words/*.ftl src/parlour/games/*/page/* examples/*.py)

.PHONY: help serve test check check-python check-client fix compile types client test-quick test-client test-compiled test-pure test-browser test-game coverage test-without test-checked test-install test-container bench bars prove chaos cluster simulate load waiting motion siege fuzz tips passing docs pictures lock clean

##@ Start here

serve: $(VENV)/compiled client  ## Install, and start the server on http://localhost:8000
	$(BIN)/parlour serve

# A line "##@ Name" starts a group; the words after "##" beside a target describe it. A test checks that every target has some.
help:  ## List these commands
	@awk 'BEGIN { FS = ":.*## " } \
	  /^##@ / { printf "\n%s\n", substr($$0, 5) } \
	  /^[a-z-]+:.*## / { printf "  make %-16s%s\n", $$1, $$2 }' Makefile

##@ Build

client: src/parlour/web/.digest  ## Build the page, if its sources have changed

src/parlour/web/.digest: $(VENV)/installed $(CLIENT) $(SOURCES)
	$(BIN)/python -c "import setup; setup.build_client()"
	touch $@

# The names of the games that have their own page.
PAGES := $(patsubst src/parlour/games/%/page/index.ts,%,$(wildcard src/parlour/games/*/page/index.ts))

types: $(VENV)/installed  ## Generate the page's types from the messages and from the games' declarations
	$(BIN)/python -m parlour.wire.typescript client/src/wire.ts
	$(BIN)/python -m parlour.wire.game_types $(PAGES)

compile: $(VENV)/compiled  ## Compile the rules and the players, if there is a C compiler

$(VENV)/installed: pyproject.toml requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check uv
	$(BIN)/uv pip install -q --python $(BIN)/python -r requirements.lock
	PARLOUR_PURE=1 $(BIN)/uv pip install -q --python $(BIN)/python --no-deps -e .
	touch $@

# Without a C compiler the same sources run uncompiled; with one, a failure to compile is an error.
$(VENV)/compiled: $(VENV)/installed setup.py $(SOURCES)
	$(if $(HAS_COMPILER),PARLOUR_COMPILED=1) $(BIN)/python setup.py -q build_ext --inplace --parallel 2
	touch $@

##@ Test

# `make test GAME=potter` runs the tests of one game.
PARTS := $(if $(GAME),compile client test-game,compile client test-quick test-compiled test-pure test-browser)

test:  ## Run all tests, or one game's (GAME=potter), and report the minutes of each part
	@report=""; for part in $(PARTS); do \
	  begun=$$(date +%s); echo "== make $$part"; \
	  $(MAKE) --no-print-directory $$part || exit 1; \
	  report="$$report$$(awk -v n=$$part -v s=$$(($$(date +%s) - begun)) 'BEGIN { printf "%-14s %5.1f min", n, s / 60 }')\n"; \
	done; printf "\n$$report"

# Side by side, because none of them keeps two cores busy, and each waits for none of the others.
test-quick: $(VENV)/compiled client  ## Run the checks and the tests of the page's logic
	$(MAKE) --no-print-directory -j2 -Otarget check-client check-python test-client $(VENV)/bytecode

# pytest rewrites the asserts of every file that it reads for the first time, which takes longer than reading it.
# Done once here; otherwise each of the test processes would do it for all files, at the same time.
$(VENV)/bytecode: $(VENV)/compiled
	$(BIN)/python -m pytest -q --collect-only tests $(ROOMS) > $@

check: $(VENV)/compiled client  ## Check style, types and import directions
	$(MAKE) --no-print-directory -j2 -Otarget check-python check-client

check-python: $(VENV)/compiled  ## Check the Python code alone
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-client: $(VENV)/installed client  ## Check the page alone
	$(BIN)/python -c "import setup; setup.check_client()"

fix: $(VENV)/compiled client  ## Repair the style problems that the tools can repair
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python -c "import setup; setup.fix_client()"

# The tests of each game are in its folder; the tests of pages run separately.
ROOMS := $(wildcard src/parlour/games/*/tests)
NO_BROWSER := --ignore=tests/browser --ignore-glob='*/tests/page'

test-compiled: $(VENV)/compiled client  ## Run the tests with compiled rules
ifneq ($(HAS_COMPILER),)
	PARLOUR_MODE=compiled PARLOUR_PROVE_CASES=400 $(PYTEST) $(NO_BROWSER) tests $(ROOMS)
endif

test-client: $(VENV)/installed client  ## Run the tests of the page's logic, and measure their coverage
	$(BIN)/python -c "import setup; setup.try_client()"

# What the compiler could change: the laws, the checksums of both modes, the rules. Everything else is plain Python in the
# compiled run too, which also checks that the laws' games reach every event: they are the same games.
PURE := --ignore=tests/laws/test_coverage.py tests/core tests/laws tests/records $(wildcard src/parlour/games/*/tests/rules)

test-pure: $(VENV)/installed client  ## Run the laws, the rules and the checksums uncompiled
	PARLOUR_PURE=1 PARLOUR_MODE=pure PARLOUR_PROVE_CASES=300 $(PYTEST) --dist worksteal $(PURE)

# Separate, because Playwright keeps an event loop in its process; and only with the rules as most people have them.
test-browser: $(VENV)/compiled client  ## Run the tests of the page in Chromium
	$(BIN)/python -m tests.browser.chromium  # installed once, before several processes need it
	$(PYTEST) tests/browser $(wildcard src/parlour/games/*/tests/page)

# Twice: compiled modules are measured where they run as Python. Measured, a test takes several times as long.
MEASURED := $(BIN)/coverage run -m pytest -q -n auto --timeout 1200
MEASURED_PURE := $(PURE) tests/bots tests/lab tests/examples/test_lowest.py tests/examples/test_lowest_players.py \
                 tests/examples/test_bare_players.py $(wildcard src/parlour/games/*/tests/play)

coverage: $(VENV)/compiled client  ## Measure the lines and branches that the tests reach, and write benchmarks/results/coverage.md
	rm -rf build/coverage && mkdir -p build/coverage
	PARLOUR_MODE=compiled PARLOUR_PROVE_CASES=400 $(MEASURED) --dist loadfile $(NO_BROWSER) tests $(ROOMS)
	PARLOUR_PURE=1 PARLOUR_MODE=pure PARLOUR_PROVE_CASES=300 $(MEASURED) --dist worksteal $(MEASURED_PURE)
	$(BIN)/coverage combine -q && $(BIN)/coverage json -q
	$(BIN)/python -m benchmarks.coverage_report build/coverage/report.json

test-game: $(VENV)/compiled client  ## Run the tests of one game (GAME=potter): its rules, its players, the laws, its page
	$(PYTEST) --ignore-glob='*/tests/page' src/parlour/games/$(GAME)/tests
	$(BIN)/python -m pytest -q --parlour $(GAME) --parlour-games 2 tests/records -k "$(GAME)"
	$(BIN)/python -m tests.browser.chromium
	$(PYTEST) src/parlour/games/$(GAME)/tests/page

test-without: $(VENV)/compiled client  ## Delete a game from a copy (GAME=potter), then compile, check and serve the rest
	$(BIN)/python -m tests.packaging.without_room $(GAME)

# A second build whose C code stops at the first index outside its array; all games, played by all kinds of players.
# Not part of `make test`, which must end within half an hour: for anyone who changes compiled code.
CHECKED := tests/laws tests/core/test_cover.py tests/bots/test_players.py tests/lab/test_batch.py \
           $(wildcard src/parlour/games/*/tests/rules/test_referee.py)

test-checked: $(VENV)/installed  ## Run the tests on a build with bounds checks; for changes to compiled code
ifneq ($(HAS_COMPILER),)
	rm -rf build/checked-house && mkdir -p build/checked-house
	cp -r src setup.py pyproject.toml README.md LICENSE build/checked-house
	find build/checked-house -name '*.so' -delete
	cd build/checked-house && PARLOUR_CHECKED=1 PARLOUR_COMPILED=1 $(CURDIR)/$(BIN)/python setup.py -q build_ext --inplace --parallel 2
	PYTHONPATH=build/checked-house/src PARLOUR_MODE=compiled PARLOUR_PROVE_GAMES=3 PARLOUR_PROVE_CASES=300 $(PYTEST) $(CHECKED)
endif

# The wheel, and an install without a compiler, each in a clean environment. Not part of `make test`, which must end within half
# an hour: for anyone who changes the build or the contents of the packages.
test-install: $(VENV)/installed  ## Build the packages and try them in clean environments; for changes to the build
	$(BIN)/python -m pytest -q tests/packaging --packaging

# The steps of the Containerfile without a container. Not part of `make test`, which must end within half an hour.
test-container: $(VENV)/installed  ## Go through the steps of the Containerfile without a container
	$(BIN)/python -m pytest -q tests/packaging/test_container.py --container

##@ Measure

bench: $(VENV)/compiled  ## Measure the speed of the rules, with OpenSpiel and RLCard in the same run
	$(BIN)/uv pip install -q --python $(BIN)/python -e '.[peers]' || echo "OpenSpiel and RLCard cannot be installed here: measuring only Parlour"
	$(BIN)/parlour bench --seconds $(or $(SECONDS_EACH),12) --rounds 40 --out benchmarks/results/bench.json --markdown benchmarks/results/bench.md

prove: $(VENV)/compiled  ## Run the long proofs: thousands of games against the laws, 100,000 covers against brute force
	$(BIN)/python -m benchmarks.prove --games $(or $(GAMES),3400) --cases $(or $(CASES),100000)

bars: $(VENV)/compiled  ## Measure whether the computer players are as strong as they must be; takes hours
	$(BIN)/python -m benchmarks.bars --jobs 2

chaos: $(VENV)/compiled  ## Inject faults while 40 tables play: a killed server, full and read-only disks, hung workers
	$(BIN)/python -m trials.chaos

# `make cluster TRIAL=1` plays on such clusters while nodes and the database fail, and writes down what was found.
cluster: $(VENV)/compiled client  ## Start PostgreSQL, three nodes and a proxy on this machine, or try their faults (TRIAL=1)
	$(BIN)/python -m trials.cluster $(if $(TRIAL),--trial) $(if $(PROXY),--proxy $(PROXY))

# `make simulate SEED=76` tells the story of one seed; `make simulate SEEDS=10000` is for a night.
simulate: $(VENV)/compiled  ## Simulate the server with failing disks, crashes and lost connections, on a virtual clock
	$(BIN)/python -m trials.simulation $(if $(SEED),--seed $(SEED),--seeds $(or $(SEEDS),300) --jobs $$(getconf _NPROCESSORS_ONLN))

# On PostgreSQL: `make load DATABASE=postgresql`, or the address of an empty database.
load: $(VENV)/compiled  ## Load the server with a thousand tables of each game, and boardgame.io and Colyseus for comparison
	$(BIN)/python -m trials.load $(if $(DATABASE),--database $(DATABASE))

waiting: $(VENV)/compiled  ## Measure how much of a game a person spends waiting for computers
	$(BIN)/python -m trials.waiting

motion: $(VENV)/compiled client  ## Measure how busy the page is while cards move
	$(BIN)/python -m trials.motion

siege: $(VENV)/compiled  ## Flood the server with requests, pings and guesses, and time a player's moves meanwhile
	$(BIN)/python -m trials.siege

fuzz: $(VENV)/compiled  ## Send the server 100,000 malformed frames
	$(BIN)/python -m trials.fuzz

tips: $(VENV)/compiled  ## Measure what Notty's strategy tips are worth
	$(BIN)/python -m benchmarks.notty_tips --out benchmarks/results/notty_tips.json

passing: $(VENV)/compiled  ## Measure whether Notty's levels beat a player who only passes, and finish their games
	$(BIN)/python -m benchmarks.notty_passing

##@ Write and release

# The packages that only these two commands need, installed when they run.
DOCS := $(BIN)/uv pip install -q --python $(BIN)/python -r pyproject.toml --extra docs

docs: $(VENV)/compiled client  ## Build the documentation site in build/site and check its links
	$(DOCS)
	$(BIN)/python -m docs.build
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict  # not -q: it would not count the warnings
	$(BIN)/python -m docs.build --foreign build/site

pictures: $(VENV)/compiled client  ## Take the pictures of the README and the site, of the real program in Chromium
	$(DOCS)
	$(BIN)/python -m docs.pictures

lock: $(VENV)/installed  ## Pin the packages that the tests use, in requirements.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --extra dev --no-header --no-annotate -o requirements.lock pyproject.toml

clean:  ## Delete everything that was installed, built or cached here
	rm -rf $(VENV) build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis src/parlour/compiled.json
	find src -name '*.so' -delete
	find src -name consts.pxd -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
