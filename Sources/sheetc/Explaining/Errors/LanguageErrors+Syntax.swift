internal import SheetDiagnostics
internal import SheetYAML

extension LanguageErrors {
  /// Errors of YAML, and of what a sheets file takes of it.
  static let syntax: [LanguageError] = [
    LanguageError(
      .yamlSyntax,
      """
      The text is not YAML at this place, and the message says what is expected there. Mostly a \
      bracket, a brace or a quote above is not closed, or a text that has `: ` or begins with `@`, \
      `%` or `*` wants quotes.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            header: {height: 52, title: {key: cart.title}
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            header: {height: 52, title: {key: cart.title}}
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .indentation,
      """
      A line is indented in a way that fits none of the mappings or lists it could belong to: keys \
      of one mapping begin in one column, and what belongs to a key is indented further than it.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            swipeMode: top
           haptics: true
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            swipeMode: top
            haptics: true
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .flowIndentation,
      """
      Lines inside brackets or braces are indented further than the key they belong to. Other YAML \
      tools read them either way, and some not at all.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            header: {
            height: 52,
            trailing: close}
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            header: {
              height: 52,
              trailing: close}
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .commentSpace,
      """
      `#` begins a comment only after a space. Right behind a value it is neither a comment nor a \
      part of it.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            summary: "Contents of the cart"# for now
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            summary: "Contents of the cart" # for now
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .missingSpace,
      """
      `height:300` is one word to YAML. A space after the colon makes it a key and its value. So is \
      `-medium`; a space after the dash makes it an entry of a list.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            swipeMode:top
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
      .directive,
      """
      Lines that begin with `%` tell a YAML reader how to read the file, and tools follow them or \
      not. Nothing in a sheets file needs them: leave the line out, and the `---` below it.
      """,
      failing: """
        %YAML 1.2
        ---
        version: 1

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
    LanguageError(
      .secondDocument,
      """
      `---` begins another document, of which most tools would read the first alone. A file holds \
      one: put the second in a file of its own, or take the line out.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            detents: [{id: low, fraction: 0.4}, maxHeight]
        ---
        x-owner: payments

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents: [{id: low, fraction: 0.4}, maxHeight]

        x-owner: payments

        """),
    LanguageError(
      .tag,
      """
      Tags such as `!!str` say which type a value has. Here the key says it already, and quotes \
      make a text of anything.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            summary: !!str 12
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            summary: "12"
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
    LanguageError(
      .emptyKey,
      """
      A colon stands without a key in front of it. Write the key, or quotes if the colon begins a \
      text.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            : top
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
      .complexKey,
      """
      A key is one word, not a list or a mapping. What looks like one is often a list that lacks \
      its key, or a text in brackets that wants quotes.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            [swipeMode, taps]: top
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
      .explicitKey,
      """
      `? key` is YAML's long form of a key, for keys that are no words. Here they all are: write \
      `key: value`.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            ? swipeMode
            : top
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
      .duplicateKey,
      """
      A key is given twice in one mapping. YAML tools disagree on which of the two counts, so one \
      of them would be read otherwise elsewhere: keep the one that is meant. Keys are compared as \
      they are read, with quotes or without.
      """,
      failing: """
        version: 1

        sheets:
          cart:
            swipeMode: top
            detents: [{id: low, fraction: 0.4}, maxHeight]
            swipeMode: full

        """,
      passing: """
        version: 1

        sheets:
          cart:
            swipeMode: full
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
  ]
}
