internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules

extension LanguageErrors {
  /// Errors that concern more than one file, the project and what is made of it.
  static let files: [LanguageError] = [
    LanguageError(
      .importPath,
      """
      An import is relative to the importing file and stays inside the project, which is the \
      folder of `sheetc.yaml` or else the repository; so a project means the same wherever it is \
      checked out.
      """,
      failing: """
        version: 1

        imports: [/Shared/brand.sheets.yaml]

        sheets:
          cart:
            theme: card
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        imports: [Shared/brand.sheets.yaml]

        sheets:
          cart:
            theme: card
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      beside: [
        "Shared/brand.sheets.yaml": """
        version: 1

        themes:
          card: {cornerRadius: 16}

        """
      ]),
    LanguageError(
      .importCycle,
      """
      Files that import each other in a circle. Move what both need to a third file that imports \
      neither.
      """,
      failing: """
        version: 1

        imports: [brand.sheets.yaml]

        sheets:
          cart:
            theme: card
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        imports: [cards.sheets.yaml]

        sheets:
          cart:
            theme: card
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      beside: [
        "brand.sheets.yaml": """
        version: 1

        imports: [example.sheets.yaml]

        themes:
          card: {cornerRadius: 16}

        """,
        "cards.sheets.yaml": """
        version: 1

        themes:
          card: {cornerRadius: 16}

        """,
      ]),
    LanguageError(
      .missingFile,
      """
      There is no file at the path of an import, or of an input in `sheetc.yaml`. Paths of imports \
      are relative to the importing file, those of inputs to `sheetc.yaml`; capital letters count, \
      on a Mac too.
      """,
      failing: """
        version: 1

        imports: [Brand.sheets.yaml]

        sheets:
          cart:
            theme: card
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        imports: [brand.sheets.yaml]

        sheets:
          cart:
            theme: card
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      beside: [
        "brand.sheets.yaml": """
        version: 1

        themes:
          card: {cornerRadius: 16}

        """
      ]),
    LanguageError(
      .unreadableFile,
      """
      The system does not let an imported file be read: mostly it is a folder, or its permissions \
      do not allow it. `ls -l` shows both.
      """),
    LanguageError(
      .unknownRule,
      """
      No rule has that id, so that its setting would be lost; `sheetc explain` lists the ids. In a \
      comment that silences a rule it is a fault of the comment.
      """,
      failing: """
        rules: {no-exits: error}

        """,
      passing: """
        rules: {no-exit: error}

        """,
      isConfiguration: true),
    LanguageError(
      .fixedLevel,
      """
      Errors of the language are always errors: a file that has one has no meaning that code could \
      be generated from. Only rules have levels, and can be suppressed or listed in a baseline.
      """,
      failing: """
        rules: {unknown-key: note}

        """,
      passing: """
        rules: {unsorted-detents: ignore}

        """,
      isConfiguration: true),
    LanguageError(
      .tooOld,
      """
      `requires` in `sheetc.yaml` asks for another version of sheetc than the one that runs: that \
      version or newer, of the same first number. Install it, or lower the number if the project \
      does without.
      """),
    LanguageError(
      .suppressionForm,
      """
      A comment that silences a rule is `# sheetc:ignore RULE-ID -- reason`, or with `until \
      2026-12-31` after the id, on the line of the finding or the line above. A rule about targets \
      may name one, as in `setting-lost-in-target:uikit`. The reason is \
      required: without one nobody can tell later whether it still holds.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            # sheetc:ignore unsorted-detents
            haptics: true
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            # sheetc:ignore unsorted-detents -- largest first, as in the design document
            detents: [maxHeight, {id: low, fraction: 0.4}]

        """),
    LanguageError(
      .swiftNameTaken,
      """
      Two names become one in Swift, in one namespace or in the detents or controls of one sheet: \
      `pay-now` and `payNow` are both `payNow`. Sheets of different files meet there too. Give one \
      of them another `name` or id, or the target another `namespace`.
      """),
    LanguageError(
      .outputTaken,
      """
      What is written to one place is compiled together, so names must differ there. Two targets \
      would declare types of the same names: give one of them a `namespace`, or an `output` that \
      another module compiles, such as a folder with the target's name. Two inputs would be \
      written to files of one name, which Swift takes once in a module: rename one of them, or \
      let `output` end with a folder for each.
      """),
    LanguageError(
      .contentTypeTaken,
      """
      Two sheets have the same `content.type`, and the target would have to extend that type for \
      each, but Swift takes a conformance once. Give one of the sheets a type of its own, such as \
      a subclass. Or the type has the name of one that generated code declares: for a sheet, as \
      `CheckoutSheet` for `checkout`, or in that, as `Measures`. Give the sheet another `name`, or \
      name the content by a typealias.
      """),
  ]
}
