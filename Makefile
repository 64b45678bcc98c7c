# Everything a newcomer or a CI machine runs. `make demo` and `make test` set up what they need.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
PYTHON ?= python3
SWIFT_BUILD_FLAGS ?=

UNAME := $(shell uname -s)
# One executable that runs where Swift is not installed; on Linux it needs no shared library at all.
# Types are found by calls, not by their mangled names: to read those is a third of what a run on one small file does.
RELEASE_FLAGS = -c release -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# Values are copied and destroyed by code of their own, which needs no type at run time.
RELEASE_FLAGS += -Xswiftc -Xfrontend -Xswiftc -disable-type-layout
# Literals that tables are filled from are never on the heap, where each would need the class of its array.
RELEASE_FLAGS += -Xswiftc -Xfrontend -Xswiftc -stack-promotion-limit -Xswiftc -Xfrontend -Xswiftc 65536
ifeq ($(UNAME),Linux)
RELEASE_FLAGS += -Xswiftc -static-executable
# What a run touches lies together, in the order that Benchmarks/layout.py found; names that are gone do no harm.
RELEASE_FLAGS += -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld \
  -Xlinker --symbol-ordering-file="$(CURDIR)/Benchmarks/layout.txt" -Xlinker --no-warn-symbol-ordering
# Parts of the file stand at the same place of a large page in memory, so that the system maps many pages at once.
RELEASE_FLAGS += -Xlinker -z -Xlinker max-page-size=0x200000
endif
RELEASE = .build/release/sheetc

.PHONY: all build demo test check unit format-check embedded fuzz schemas generated install release uninstall clean dependencies venv

all: build

build: dependencies
	@# SwiftPM does not know that the executable depends on its layout.
	@if [ Benchmarks/layout.txt -nt $(RELEASE) ]; then rm -f $(RELEASE); fi
	$(SWIFT) build $(SWIFT_BUILD_FLAGS) $(RELEASE_FLAGS) --product sheetc

# Installs libyaml where it is missing: the only thing sheetc needs beside Swift.
dependencies:
	@Tests/Scripts/install-libyaml.sh

demo: build
	@Tests/Scripts/demo.sh $(RELEASE)

# What is installed, below PREFIX.
BINARY = $(DESTDIR)$(PREFIX)/bin/sheetc
MANUAL = $(DESTDIR)$(PREFIX)/share/man/man1/sheetc.1
BASH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/bash-completion/completions/sheetc
ZSH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_sheetc
FISH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/sheetc.fish
INSTALLED = "$(BINARY)" "$(MANUAL)" "$(BASH_COMPLETIONS)" "$(ZSH_COMPLETIONS)" "$(FISH_COMPLETIONS)"

install: build
	for file in $(INSTALLED); do install -d "$$(dirname "$$file")" || exit; done
	install -m 755 -s $(RELEASE) "$(BINARY)"
	$(RELEASE) man > "$(MANUAL)"
	$(RELEASE) completions bash > "$(BASH_COMPLETIONS)"
	$(RELEASE) completions zsh > "$(ZSH_COMPLETIONS)"
	$(RELEASE) completions fish > "$(FISH_COMPLETIONS)"
	chmod 644 "$(MANUAL)" "$(BASH_COMPLETIONS)" "$(ZSH_COMPLETIONS)" "$(FISH_COMPLETIONS)"

# One archive with its checksum, the same bytes from the same commit.
release: dependencies
	@.ci/release

uninstall:
	rm -f $(INSTALLED)

# Everything: unit tests, generated code in both language modes, formats, oracles that are not ours.
test: dependencies venv
	@Tests/Scripts/test.sh

check: test

venv:
	@Tests/Scripts/make-venv.sh "$(PYTHON)"

format-check:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests

embedded:
	@Tests/Scripts/check-embedded.sh

# Looks for input that breaks the compiler; Tests/Fuzz/README.md says more.
SECONDS ?= 60
fuzz: dependencies
	@Tests/Fuzz/fuzz.sh $(SECONDS)

# Writes the published schemas and the reference anew.
schemas: dependencies
	$(SWIFT) build --product sheetc
	.build/debug/sheetc schema > Schemas/sheets.schema.json.new && mv Schemas/sheets.schema.json.new Schemas/sheets.schema.json
	.build/debug/sheetc schema --config > Schemas/sheetc.schema.json.new && mv Schemas/sheetc.schema.json.new Schemas/sheetc.schema.json
	.build/debug/sheetc schema --report > Schemas/report.schema.json.new && mv Schemas/report.schema.json.new Schemas/report.schema.json
	.build/debug/sheetc schema --model > Schemas/model.schema.json.new && mv Schemas/model.schema.json.new Schemas/model.schema.json
	.build/debug/sheetc targets --format markdown > Schemas/targets.md.new && mv Schemas/targets.md.new Schemas/targets.md
	.build/debug/sheetc reference > Schemas/reference.md.new && mv Schemas/reference.md.new Schemas/reference.md
	SHEETC_WRITE_SCHEMAS=1 $(SWIFT) test --filter 'PublishedRulesTests|LanguageErrorTests|DictionaryTests'

clean:
	$(SWIFT) package clean
	rm -rf .venv
