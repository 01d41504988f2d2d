# One command each: `make run` to play, `make test` for every check. Both install what they need first, and nothing
# is done twice: stamps in .venv and client_js/node_modules say what is up to date.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DELETE_ON_ERROR:

PYTHON ?= python3
PREFIX ?= /opt/botyard
# uv trusts the machine's certificates, as pip and git do: a network with its own authority needs no setting.
export UV_SYSTEM_CERTS ?= 1
# Compiled Python is kept, whatever the environment says: `make test` starts hundreds of interpreters.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
UV := $(BIN)/uv --quiet pip
CLIENT := client_js
# not --prefix, with which npm would look for the machine's own settings in that folder
NPM := cd $(CLIENT) && npm

PYTHON_CODE := $(wildcard server protocol tests bench tools examples)
TOOLS_READY := .venv/.tools
PYTHON_READY := .venv/.ready
TESTS_COMPILED := .venv/.tests-compiled
NODE_READY := $(CLIENT)/node_modules/.ready
CLIENT_BUILT := $(CLIENT)/dist/index.html
CLIENT_SOURCES := $(shell find $(CLIENT)/src $(CLIENT)/tools $(CLIENT)/public locales -type f 2>/dev/null) \
  $(CLIENT)/index.html $(CLIENT)/tsconfig.json $(CLIENT)/vite.config.ts

# Runs a uv command from its cache alone, and only where that does not suffice with the network: $(call cached,command)
cached = $(1) --offline 2>/dev/null || $(1)

# Says how long a part took: $(call timed,name,command)
timed = start=$$SECONDS; $(2); echo "== $(1): $$((SECONDS - start)) s"

.PHONY: help
help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 14

# Where Python finds the compiled form of the service before the sources of the checkout
NATIVE_DIR := $(CURDIR)/build/native
NATIVE_PATH := PYTHONPATH=$(NATIVE_DIR)/server:$(NATIVE_DIR)/protocol
NATIVE_READY := build/native/.ready
# The same, compiled in half the time, for `make test-all`
RULES_DIR := $(CURDIR)/build/native-tests
RULES_PATH := PYTHONPATH=$(RULES_DIR)/server:$(RULES_DIR)/protocol
RULES_READY := build/native-tests/.ready
NATIVE_SOURCES := $(shell find server protocol/botyard_protocol -not -name __pycache__ -not -name '*.pyc' 2>/dev/null) \
  tools/build_native.py tools/native_modules.txt

.PHONY: run
run: setup $(if $(NATIVE),$(NATIVE_READY)) ## start the service on HOST:PORT (127.0.0.1:8000); NATIVE=1 in its compiled form
	@exec $(if $(NATIVE),env $(NATIVE_PATH)) $(BIN)/botyard serve

# The rules are tested in both forms where the headers of Python are, and the C compiler that it was built with.
CAN_COMPILE := $(shell $(PYTHON) -c 'import pathlib, shutil, sysconfig; \
  headers = pathlib.Path(sysconfig.get_paths()["include"], "Python.h").is_file(); \
  compiler = shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]); \
  print("yes" if headers and compiler else "")')
RULE_TESTS := tests/test_version.py tests/games/test_golden.py tests/games/test_contract.py tests/net/test_secrets.py

# What `make test` does in the browser is a part of what `make test-all` does.
EVERYDAY := tests/e2e/test_browser.py::test_a_match_of_each_game_and_an_invitation

# So many tests run side by side: more of them wait for other processes than there are cores.
TESTS_AT_ONCE ?= 4

.PHONY: test
test: setup ## prove a change in three minutes: lint, types, rules, rooms, stores, wire, a match of each game in the browser
	@$(MAKE) --jobs 3 lint test-client test-everyday

# They run at the same time as the checks of one process each, since they leave cores idle while they wait.
.PHONY: test-everyday
test-everyday: $(TESTS_COMPILED)
	@TEST_CASES=0.5 $(BIN)/pytest --numprocesses $(TESTS_AT_ONCE) --dist worksteal -m "not slow and not kill"

.PHONY: test-all
test-all: setup ## prove every promise: also all browser tests, live, chaos, bench, compiled rules, documents
	@$(call timed,lint and client,$(MAKE) --jobs 2 --output-sync $(if $(CAN_COMPILE),$(RULES_READY)) lint test-client $(TESTS_COMPILED))
	@$(if $(CAN_COMPILE),$(call timed,compiled rules,$(RULES_PATH) $(BIN)/pytest --numprocesses 2 $(RULE_TESTS)),echo "== compiled rules: not tested, there is no C compiler")
	@$(BIN)/pytest --numprocesses $(TESTS_AT_ONCE) --dist worksteal --deselect $(EVERYDAY)

# pytest rewrites assertions when it collects: done once here in a new environment, instead of by each of its processes
# at the same time. Later they rewrite the few files that have changed.
$(TESTS_COMPILED): $(PYTHON_READY)
	@found=$$($(BIN)/pytest --collect-only --quiet) || { echo "$$found"; exit 1; }
	@touch $@

.PHONY: test-client
test-client: setup ## the tests of the client that need no browser
	@$(NPM) test

.PHONY: sizes
sizes: setup ## list what the pages of the client load, in KiB of gzip
	@node $(CLIENT)/tools/sizes.mjs

.PHONY: test-native
test-native: setup $(NATIVE_READY) ## pytest as a whole on the compiled form of the service
	@$(NATIVE_PATH) $(BIN)/pytest --numprocesses $(TESTS_AT_ONCE) --dist worksteal

.PHONY: chaos
chaos: setup $(if $(NATIVE),$(NATIVE_READY)) ## FAULTS=1000 random faults under play, PAUSES=200 nodes stopped in mid-commit; SEED=... again
	@BOTYARD_FAULTS=$(or $(FAULTS),1000) BOTYARD_PAUSES=$(or $(PAUSES),200) BOTYARD_LOST=50 \
	  $(if $(SEED),BOTYARD_SEED=$(SEED)) $(if $(NATIVE),$(NATIVE_PATH)) $(BIN)/pytest tests/chaos -s -p no:cacheprovider

.PHONY: cases
cases: setup ## TIMES=10 times as many random cases as `make test-all` tries: rules, oracles, protocol, rooms
	@TEST_CASES=$(or $(TIMES),10) $(BIN)/pytest --numprocesses $(TESTS_AT_ONCE) --dist worksteal \
	  tests/games tests/oracle tests/protocol tests/rooms

.PHONY: stalls
stalls: setup ## the tests without browsers, whose event loops stand still now and then for up to 3 s; SEED=... at other moments
	@$(if $(SEED),BOTYARD_SEED=$(SEED)) $(BIN)/pytest --numprocesses 8 --dist worksteal -p tests.support.stalls -m "not e2e"

.PHONY: mutants
mutants: setup ## change the rules behind 60 statements of the sources: a test of each fails (SEED=1 COUNT=60)
	@$(BIN)/python -m tests.games.mutants --count $(or $(COUNT),60) --seed $(or $(SEED),1)

.PHONY: bench
bench: setup ## measure the service: the table of docs/benchmarks.md (BENCH="turns resume" for some of it)
	@$(BIN)/python -m bench $(BENCH)

.PHONY: bench-compare
bench-compare: setup $(if $(NATIVE),$(NATIVE_READY)) ## BASE=commit against this checkout, in pairs; ROUNDS=7 BENCH="turns watched" NATIVE=1
	@$(if $(BASE),,$(error Say which commit to compare with: make bench-compare BASE=HEAD~1))$(BIN)/python -m bench.compare $(BASE) $(BENCH) \
	  --rounds $(or $(ROUNDS),7) $(if $(NATIVE),--native)

.PHONY: bench-rules
bench-rules: setup ## measure how fast the rules are
	@$(BIN)/python -m bench.rules

.PHONY: profile
profile: setup $(if $(NATIVE),$(NATIVE_READY)) ## show where the microseconds of a turn go; NATIVE=1
	@$(BIN)/python -m bench.profile $(if $(NATIVE),--native)

.PHONY: bench-page
bench-page: setup ## measure how fast the first page and a board appear
	@node tools/page_times.mjs

.PHONY: bench-match
bench-match: setup ## measure what a long match costs a browser: the log, and the whole page
	@node tools/match_costs.mjs
	@node tools/match_page.mjs

.PHONY: bench-memory
bench-memory: setup ## measure what matches take in Redis, live and packed
	@$(BIN)/python -m bench.memory

.PHONY: locale
locale: $(NODE_READY) ## show how much of a language is translated, and make the folder of a new one: L=pl
	@node $(CLIENT)/tools/locale_table.mjs $(or $(L),$(error Say which language: make locale L=pl))

.PHONY: docs
docs: setup ## build the documentation site: build/docs/site/index.html
	@$(BIN)/python tools/build_docs.py build/docs

.PHONY: screenshots
screenshots: setup ## take the pictures of docs/images anew from the running service
	@node tools/screenshots.mjs

.PHONY: audit
audit: setup ## look up known security faults of all that is installed (needs OSV and npm's registry)
	@$(BIN)/uv tool run pip-audit@2.10.1 --requirement requirements-dev.lock --require-hashes --disable-pip --vulnerability-service osv
	@$(NPM) audit

.PHONY: lint
lint: setup ## style, types and layers
	@$(BIN)/ruff check $(PYTHON_CODE)
	@$(BIN)/ruff format --check $(PYTHON_CODE)
	@$(BIN)/mypy $(PYTHON_CODE)
	@$(BIN)/lint-imports
	@$(BIN)/python -m botyard_protocol.typescript --check
	@$(BIN)/python -m botyard_protocol.json_schema --check
	@$(NPM) run --silent check

.PHONY: format
format: $(PYTHON_READY) ## rewrite the Python code in the one style
	@$(BIN)/ruff check --fix $(PYTHON_CODE)
	@$(BIN)/ruff format $(PYTHON_CODE)

.PHONY: types
types: $(PYTHON_READY) ## write what is made from the protocol anew: TypeScript, vectors, tables
	@$(BIN)/python -m botyard_protocol.typescript
	@$(BIN)/python -m botyard_protocol.vectors --write
	@$(BIN)/python -m botyard_protocol.document
	@$(BIN)/python -m botyard_protocol.json_schema

.PHONY: setup
setup: ## install everything into this folder, build the client
	@$(MAKE) --silent $(CLIENT_BUILT) & client=$$!; trap "kill $$client 2> /dev/null || true" EXIT; failed=0; $(MAKE) --silent $(PYTHON_READY) || failed=1; wait $$client && exit $$failed

.PHONY: client
client: $(CLIENT_BUILT) ## build the client only (needs node, no Python)

.PHONY: wheel
wheel: setup ## build dist/botyard-*.whl with the client inside, and compiled modules where a C compiler is
	@rm -rf dist
	@if $(MAKE) $(NATIVE_READY); then export BOTYARD_COMPILED=$(NATIVE_DIR); else echo "The wheel is pure Python: the lines above say why."; fi; \
	$(BIN)/uv build --quiet --wheel --offline --no-build-isolation --python $(BIN)/python

.PHONY: release
release: setup $(NATIVE_READY) ## make all files of a release in dist/: wheels, sdist, lists of parts, checksums, notes; the image where docker is
	@$(BIN)/python -m tools.release

.PHONY: install
install: wheel ## install the service without its tools into PREFIX (/opt/botyard)
	@$(PYTHON) -m venv --without-pip $(PREFIX)
	@$(call cached,$(UV) install --python $(PREFIX)/bin/python --compile-bytecode --require-hashes -r requirements.lock)
	@$(UV) install --python $(PREFIX)/bin/python --compile-bytecode --offline --no-deps dist/*.whl

.PHONY: lock
lock: $(PYTHON_READY) ## write the lock files anew from pyproject.toml and package.json
	@compile="$(UV) compile --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-header pyproject.toml"; \
	$$compile --extra pictures --extra postgres --extra push --output-file requirements.lock; \
	$$compile --group dev --constraint requirements.lock --output-file requirements-dev.lock
	@$(NPM) install --package-lock-only
	@node tools/strip_addresses.mjs $(CLIENT)/package-lock.json

.PHONY: clean
clean: ## remove everything that the other targets made, except game data
	@rm -rf .venv .cache build dist $(CLIENT)/node_modules $(CLIENT)/dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# The lock of the tools holds uv itself, so pip needs no other pin to fetch it.
$(TOOLS_READY): requirements-dev.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=...")'
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --no-deps \
	  --requirement <(sed -n '/^uv==/,/^    # via/p' $<)
	@$(call cached,$(UV) sync --python $(BIN)/python --compile-bytecode --require-hashes $<)
	@touch $@

$(PYTHON_READY): $(TOOLS_READY) pyproject.toml tools/hatch_build.py
	@$(UV) install --python $(BIN)/python --offline --no-deps --no-build-isolation --editable .
	@touch $@

$(NATIVE_READY) $(RULES_READY): $(PYTHON_READY) $(NATIVE_SOURCES)
	@BOTYARD_NATIVE_OPT=$(if $(findstring tests,$@),0,2) $(BIN)/python -m tools.build_native $(@D)
	@touch $@

$(NODE_READY): $(CLIENT)/package.json $(CLIENT)/package-lock.json $(CLIENT)/.npmrc
	@$(NPM) ci --prefer-offline --loglevel=error
	@touch $@

$(CLIENT_BUILT): $(NODE_READY) $(CLIENT_SOURCES)
	@$(NPM) run --silent build -- --logLevel warn
