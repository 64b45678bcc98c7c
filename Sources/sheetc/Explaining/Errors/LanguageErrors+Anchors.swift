internal import SheetDiagnostics
internal import SheetYAML

extension LanguageErrors {
  /// Errors in anchors, aliases and merge keys.
  static let anchors: [LanguageError] = [
    LanguageError(
      .duplicateAnchor,
      """
      An anchor of that name exists already in the file, so that an alias below would stand for \
      another value than one above. Give one of the two another name.
      """,
      failing: """
        version: 1

        x-heights: [&low {id: low, height: 200}, &low {id: full, topInset: 20}]

        sheets:
          cart:
            detents: [*low, maxHeight]

        """,
      passing: """
        version: 1

        x-heights: [&low {id: low, height: 200}, &full {id: full, topInset: 20}]

        sheets:
          cart:
            detents: [*low, *full]

        """),
    LanguageError(
      .undefinedAlias,
      """
      `*name` stands for the value that `&name` marks above it in the same file, and there is \
      none. A text or a glob that begins with `*` wants quotes.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            detents: [*low, maxHeight]

        """,
      passing: """
        version: 1

        x-low: &low {id: low, fraction: 0.4}

        sheets:
          cart:
            detents: [*low, maxHeight]

        """),
    LanguageError(
      .selfReference,
      """
      An alias stands inside the very value it refers to, which so would have no end. Take the \
      alias out, or let it refer to another anchor.
      """,
      failing: """
        version: 1

        x-loop: &loop
          again: *loop

        sheets:
          cart:
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        x-loop: &loop
          again: true

        sheets:
          cart:
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .aliasKey,
      """
      An alias stands for a value, not for a key. Write the key out.
      """,
      failing: """
        version: 1

        x-key: &key swipeMode

        sheets:
          cart:
            *key : top
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
      .mergeValue,
      """
      `<<` copies the keys of another mapping: it takes an alias of one, such as `*closing`, or a \
      list of such aliases.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            <<: closing
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        x-closing: &closing {header: {height: 52, trailing: close}}

        sheets:
          cart:
            <<: *closing
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
  ]
}
