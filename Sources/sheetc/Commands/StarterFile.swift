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
      targets:
        - name: runtime
          output: Generated
          minimumOS: "16.0"

      """
    case .makefile:
      """
      # Swift from the sheets files below this folder: 'include sheets.mk', then let what compiles Swift
      # depend on $(SHEETS_STAMP). Unchanged Swift files are left untouched, so nothing is recompiled.
      SHEETC ?= sheetc
      SHEETS := $(sort $(shell find . -name '.?*' -prune -o -name '*.sheets.y*ml' -print))
      SHEETS_STAMP := Generated/.sheets.stamp

      $(SHEETS_STAMP): $(SHEETS) sheetc.yaml
      \t$(SHEETC) generate
      \t@mkdir -p $(@D) && touch $@

      .PHONY: sheets lint-sheets check-sheets
      sheets: $(SHEETS_STAMP)

      lint-sheets:
      \t$(SHEETC) lint

      # Fails if the Swift files in the repository are not those of the sheets files.
      check-sheets:
      \t$(SHEETC) generate --check

      """
    case .continuousIntegration:
      """
      # A GitHub workflow: copy it to .github/workflows, and install sheetc in the way you do.
      # In other systems run the two commands at its end.
      name: Sheets
      on: [push, pull_request]
      jobs:
        sheets:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
            - run: sheetc lint
            - run: sheetc generate --check

      """
    }
  }
}
