internal import SheetDiagnostics
internal import SheetYAML

extension LanguageErrors {
  /// Errors in the bytes of a file.
  static let bytes: [LanguageError] = [
    LanguageError(
      .encoding,
      """
      The file is not UTF-8: it comes from an editor set to Latin-1, or to UTF-16 as some on \
      Windows are. Save it as UTF-8, with or without a byte-order mark; `iconv -f LATIN1 -t UTF-8 \
      OLD > NEW` does it on the command line.
      """),
    LanguageError(
      .controlCharacter,
      """
      A character that no editor shows stands in the file, often copied along from a terminal or a \
      PDF. Delete it and the characters beside it and type those again, or write it as an escape \
      in double quotes, such as `"\\u0007"`.
      """),
    LanguageError(
      .hiddenLineBreak,
      """
      NEL, LS, PS or a lone carriage return stands in the file: some tools begin a new line there \
      and others do not, so that they read different sheets. Lines end with LF or CRLF; in a text \
      that people read, write an escape in double quotes: `"\\u2028"`.
      """),
    LanguageError(
      .byteOrderMark,
      """
      A byte-order mark may stand at the start of a file and nowhere else; in the middle it is \
      left over from files that were joined. No editor shows it: delete the line's first character \
      and type it again.
      """),
    LanguageError(
      .tabIndentation,
      """
      YAML indents with spaces: tabs look different everywhere, so they do not say what belongs to \
      what. Set the editor to insert spaces, or let `lint --fix` put them in.
      """,
      failing: """
        version: 1

        sheets:
          cart:
        \tdetents: [{id: low, fraction: 0.4}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents: [{id: low, fraction: 0.4}, maxHeight]

        """),
  ]
}
