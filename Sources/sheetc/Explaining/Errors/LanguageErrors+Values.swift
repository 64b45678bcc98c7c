internal import SheetDiagnostics
internal import SheetModel

extension LanguageErrors {
  /// Errors in how a value is spelt.
  static let values: [LanguageError] = [
    LanguageError(
      .flagSpelling,
      """
      A flag is `true` or `false`; YAML tools disagree on `yes`, `on`, `True` and the like: to \
      some they are flags, to others texts.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            haptics: yes
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            haptics: true
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .numberSpelling,
      """
      A number is a decimal integer or fraction, with an exponent if you like. YAML tools disagree \
      on octal, hexadecimal, underscores, a leading `+` or `.` and the like, and quotes make a \
      text of it.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            detents: [{id: low, fraction: .4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .textSpelling,
      """
      Some YAML tools read this text as a number, a flag, a date or nothing, as `NO` is a flag and \
      `1.10` is 1.1. Quotes make it a text to all of them.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            summary: 2026
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            summary: "2026"
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .nameSpelling,
      """
      Names of sheets, themes and detents become names in Swift: they begin with an ASCII letter, \
      and go on with letters, digits, `_` and `-`; they have no more than 256 bytes, and are no \
      word that some YAML tool reads as a flag, a number or nothing.
      """,
      failing: """
        version: 1

        sheets:
          2ndCart:
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          secondCart:
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .colourSpelling,
      """
      A colour is `clear`, `"#RGB"`, `"#RRGGBB"`, `"#RRGGBBAA"`, or a mapping with `asset`, \
      `system`, or `light` and `dark`. The quotes are needed: without them `#` begins a comment.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            theme: {background: "#12345"}
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            theme: {background: "#123456"}
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .commentAfterText,
      """
      What follows ` #` on a line is a comment, so the text ends before it. Quote the text if the \
      `#` belongs to it; if it is a comment, put it on a line of its own.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            summary: Step #1 of the order
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            summary: "Step #1 of the order"
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .unknownWord,
      """
      The key takes one of a fixed list of words, spelt exactly so. The message lists them or the \
      nearest; `sheetc explain KEY` says what each does.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            swipeMode: bottom
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            swipeMode: top
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .outOfRange,
      """
      Every number has a range, in a unit: lengths are in points, durations in seconds, and a \
      ratio is 0 to 1, so that 60 % is 0.6. The message and the reference state it.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            detents: [{id: low, fraction: 40}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
  ]
}
