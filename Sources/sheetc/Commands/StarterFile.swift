/// The files that `sheetc init` writes.
enum StarterFile: CaseIterable {
  case sheets, project, makefile, continuousIntegration

  var name: String {
    switch self {
    case .sheets: "App.sheets.yaml"
    case .project: "sheetc.yaml"
    case .makefile: "sheets.mk"
    case .continuousIntegration: "sheets-ci.yml"
    }
  }

  var content: String {
    switch self {
    case .sheets:
      """
      # yaml-language-server: $schema=sheets.schema.json
      version: 1

      themes:
        app:
          cornerRadius: 16
          dimming: {opacity: 0.3}

      sheets:
        checkout:
          summary: Cart contents with the pay button always in reach.
          theme: app
          header: {height: 52, title: {key: cart.title}, trailing: close}
          detents:
            - headerOnly
            - {id: cart, height: 300}
            - maxHeight
          initial: cart

        map:
          summary: Search results above the map.
          theme: app
          presentation: persistent
          detents:
            - {id: peek, height: 96}
            - {id: half, fraction: 0.5}
            - {id: full, topInset: 12}
          passthrough: {through: half}

      """
    case .project:
      """
      # yaml-language-server: $schema=sheetc.schema.json
      requires: "1.0"
      inputs: ["**/*.sheets.yaml"]
      minimumOS: "16.0"
      targets:
        - name: runtime
          output: Generated

      """
    case .makefile:
      """
      # 'include sheets.mk', and let the target that builds the app depend on 'sheets', as in 'build: sheets'.
      # It runs every time, which takes milliseconds, and leaves Swift files that do not change untouched.
      SHEETC ?= sheetc
      SHEETS_DEFAULT_GOAL := $(.DEFAULT_GOAL)

      .PHONY: sheets lint-sheets check-sheets
      sheets:
      \t$(SHEETC) generate --clean

      lint-sheets:
      \t$(SHEETC) lint

      # Fails if the Swift files in the repository are not those of the sheets files.
      check-sheets:
      \t$(SHEETC) generate --check

      # None of these is what 'make' alone makes, wherever the line 'include' stands.
      .DEFAULT_GOAL := $(SHEETS_DEFAULT_GOAL)

      """
    case .continuousIntegration:
      """
      # A GitHub workflow: copy it to .github/workflows, and fill in the step that installs sheetc.
      # In other systems run the two commands at its end.
      name: Sheets
      on: [push, pull_request]
      jobs:
        sheets:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
            # Put the executable 'sheetc' on the PATH: in a checkout of its sources, with Swift 6 as runners have it,
            # 'make install PREFIX=$HOME/.local', then 'echo "$HOME/.local/bin" >> "$GITHUB_PATH"'.
            - run: sheetc version
            - run: sheetc lint --reporter auto
            - run: sheetc generate --check --reporter auto

      """
    }
  }
}
