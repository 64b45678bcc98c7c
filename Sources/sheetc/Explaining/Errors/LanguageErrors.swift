internal import SheetDiagnostics

/// All errors of the language.
enum LanguageErrors {
  /// In the order of the stages that report them.
  static let all: [LanguageError] =
    bytes + syntax + anchors + limits + keys + values + names + files

  static var ids: [DiagnosticID] { all.map(\.id) }

  /// `nil` for an id that is none of the language's.
  static func error(named id: String) -> LanguageError? { all.first { $0.id.name == id } }

  /// All their pages, as one of Markdown.
  static var pages: String {
    """
    # Errors of the language

    They stop `generate`, and their level is fixed. `sheetc explain ID` shows one of them.

    """ + all.map { "\n" + $0.page }.joined()
  }
}
