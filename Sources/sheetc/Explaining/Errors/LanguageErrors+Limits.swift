internal import SheetDiagnostics
internal import SheetModel
internal import SheetYAML

extension LanguageErrors {
  /// Errors of files that ask for more than their share.
  static let limits: [LanguageError] = [
    LanguageError(
      .fileTooLarge,
      """
      A file is as large as \(Limits.standard.fileSize >> 20) megabytes at most, so that no input \
      takes more than its share of time and memory. Spread the sheets over several files; \
      `imports` makes themes and abstract sheets of one visible in another.
      """),
    LanguageError(
      .tooDeep,
      """
      Mappings and lists lie in each other \(Limits.standard.depth) deep at most, \
      \(Limits.standard.flowDepth) in brackets and braces. No key of the language needs more than \
      seven; a bracket too many in generated text is the likely reason.
      """),
    LanguageError(
      .tooManyNodes,
      """
      A file has \(Limits.standard.nodes) values at most, keys included. Spread the sheets over \
      several files.
      """),
    LanguageError(
      .scalarTooLong,
      """
      One text is \(Limits.standard.scalarLength >> 10) KB long at most. A quote that is not \
      closed may have taken in what follows.
      """),
    LanguageError(
      .keyTooLong,
      """
      A key is \(Limits.standard.keyLength) bytes long at most. A quote that is not closed may \
      have taken in what follows.
      """),
    LanguageError(
      .tooManyErrors,
      """
      After \(Limits.standard.syntaxErrors) errors of syntax, or \(Limits.standard.errors) of all \
      kinds, the rest of the file is not read. Repair the first ones: those below are often their \
      consequence.
      """),
    LanguageError(
      .aliasLimit,
      """
      Aliases may not multiply a file to more than a fixed number of values, \
      \(Limits.standard.aliasedNodes) in a large file and fewer in a small one. Aliases of values \
      that hold aliases do that: write some of them out, or let the sheets extend an abstract one.
      """),
    LanguageError(
      .extendsDepth,
      """
      A sheet or theme may be built on only so many others, one upon the other; the message has \
      the number. Nobody can follow a chain that long: extend one nearer to the beginning.
      """),
    LanguageError(
      .detentLimit,
      """
      A sheet may have only so many detents; the message has the number. A sheet that is to rest \
      anywhere says `free` in their place.
      """),
  ]
}
