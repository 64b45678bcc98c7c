internal import SheetDiagnostics
internal import SheetModel

extension LanguageErrors {
  /// Errors in which keys are written, and in the form of their values.
  static let keys: [LanguageError] = [
    LanguageError(
      .unknownKey,
      """
      No such key exists there, so that what it was to say would be lost. Mostly it is misspelt, \
      stands in another mapping than it belongs to, or is indented too far. Keys that start with \
      `x-` are your own, at the top level and in a sheet; `sheetc reference` lists the others.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            swipMode: top
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
      .misplacedKey,
      """
      The key exists, but not at this place: some are for sheets alone, since they are the same in \
      every size class, and some for variants alone. `sheetc explain KEY` says where it stands.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            variants:
              regularWidth: {presentation: persistent}
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            passthrough: {through: low}
            presentation: persistent
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .missingKey,
      """
      A mapping lacks a key that it cannot be understood without; the message names it.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            header: {height: 52, title: {table: Cart}}
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            header: {height: 52, title: {key: cart.title, table: Cart}}
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .alternativeKeys,
      """
      Keys that exclude each other are written together, and only one could count: `detents` and \
      `free`, `duration` and `response` of a motion. Keep the one that is meant. Across layers \
      that is no error: the nearer one wins.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            free: {}
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            free: {}

        """),
    LanguageError(
      .missingValue,
      """
      The key has no value, or null. To remove something that is inherited, write `none`; to leave \
      a key alone, leave it out. If a value follows on the next line, indent it further than the \
      key.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            header:
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            header: none
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .wrongShape,
      """
      The value has another form than the key takes: a list for a word, say, or a word for a \
      mapping. `sheetc explain KEY` shows the form with an example.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            detents: maxHeight

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents: [maxHeight]

        """),
    LanguageError(
      .version,
      """
      A sheets file begins with `version: 1`, so that a file of a later language is not misread by \
      an older sheetc.
      """,
      failing: """
        sheets:
          cart:
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
  ]
}
