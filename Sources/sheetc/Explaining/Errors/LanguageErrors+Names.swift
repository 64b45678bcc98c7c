internal import SheetDiagnostics
internal import SheetModel

extension LanguageErrors {
  /// Errors in what names stand for, and in heights.
  static let names: [LanguageError] = [
    LanguageError(
      .duplicateName,
      """
      A name may be declared once among what a file sees, its own and what it imports, since \
      nobody could tell which of the two another place means. Rename one, or do not import the \
      file.
      """,
      failing: """
        version: 1

        imports: [brand.sheets.yaml]

        themes:
          card: {cornerRadius: 8}

        sheets:
          cart:
            theme: card
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        imports: [brand.sheets.yaml]

        themes:
          ticket: {extends: card, cornerRadius: 8}

        sheets:
          cart:
            theme: ticket
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
      .reservedName,
      """
      The language uses this word itself, so it cannot be a name: `initial: smallest` would mean \
      two things.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            detents: [{id: smallest, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .unknownSheet,
      """
      `extends` names a sheet of the same file, or an abstract one of a file it imports. What an \
      imported file imports is not seen: import that as well.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            extends: bass
            detents: [{id: low, fraction: 0.4}, maxHeight]
          base:
            abstract: true
            header: {height: 52, trailing: close}

        """,
      passing: """
        version: 1

        sheets:
          cart:
            extends: base
            detents: [{id: low, fraction: 0.4}, maxHeight]
          base:
            abstract: true
            header: {height: 52, trailing: close}

        """),
    LanguageError(
      .unknownTheme,
      """
      A theme is declared under `themes` in the same file, or in one that it imports; `system` is \
      always there. What an imported file imports is not seen: import that as well.
      """,
      failing: """
        version: 1

        themes:
          card: {cornerRadius: 16}

        sheets:
          cart:
            theme: cart
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        themes:
          card: {cornerRadius: 16}

        sheets:
          cart:
            theme: card
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .unknownDetent,
      """
      `initial`, `passthrough` and bounds name a detent of the sheet or of one of its variants by \
      its `id`, or by the id that is derived without one: `headerOnly`, `height300`, `fraction50`, \
      `topInset12`.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            initial: half
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            initial: low
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .extendsCycle,
      """
      Sheets or themes that extend each other in a circle have no beginning: none of them has \
      values to start from. Take one `extends` out; a \
      sheet that others are only built on is `{abstract: true}`.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            extends: base
            detents: [{id: low, fraction: 0.4}, maxHeight]
          base:
            abstract: true
            extends: cart

        """,
      passing: """
        version: 1

        sheets:
          cart:
            extends: base
            detents: [{id: low, fraction: 0.4}, maxHeight]
          base:
            abstract: true
            haptics: true

        """),
    LanguageError(
      .modalHidden,
      """
      `initial: hidden` is for persistent sheets; a modal sheet is not there until it is \
      presented, and then it stands at a detent.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            initial: hidden
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            initial: low
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .persistentStyle,
      """
      `style` names a presentation of the system, and those are modal; a persistent sheet is \
      always at the bottom.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            presentation: persistent
            passthrough: {through: low}
            variants:
              regularWidth: {style: form}
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            variants:
              regularWidth: {style: form}
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .missingDetents,
      """
      A sheet that is not abstract needs `detents` or `free`, its own or inherited: without a \
      height there is nothing to show. A sheet that is only there to be extended says `abstract: \
      true`.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            swipeMode: top

        """,
      passing: """
        version: 1

        sheets:
          cart:
            swipeMode: top
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .detentForm,
      """
      A detent is a word such as `medium`, or a mapping with exactly one of `at`, `height`, \
      `fraction`, `topInset` and `measured`. In a list in brackets each detent with options has \
      braces of its own.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            detents: [{id: low, fraction: 0.4, height: 300}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .boundCycle,
      """
      A detent that is bound by another, which is bound by the first, has no height. Bind one of \
      them by a number.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: low, height: 200, max: {detent: half}}
              - {id: half, fraction: 0.5, min: {detent: low}}

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: low, height: 200}
              - {id: half, fraction: 0.5, min: {detent: low}}

        """),
    LanguageError(
      .missingStrip,
      """
      `headerOnly` is the height of strip and header, and the sheet has neither: its grabber is \
      `none` or stands outside of it. Give it a `header`, or another height.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            theme: {grabber: {placement: outside}}
            detents: [headerOnly, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            theme: {grabber: {placement: outside}}
            header: {height: 52, trailing: close}
            detents: [headerOnly, maxHeight]
            initial: maxHeight

        """),
  ]
}
