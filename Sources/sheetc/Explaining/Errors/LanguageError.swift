internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules

/// What an error of the language means, for whoever looks up the id behind one.
struct LanguageError: Sendable {
  let id: DiagnosticID
  /// Why it is an error and how to repair it, a few sentences of Markdown.
  let text: String
  /// A whole file with the error and no other; `nil` where none can be shown, or tells nothing.
  let failing: String?
  /// The same file put right.
  let passing: String?
  /// Files that the examples import, by path.
  let beside: KeyValuePairs<String, String>
  /// The examples are of `sheetc.yaml`.
  let isConfiguration: Bool

  init(
    _ id: DiagnosticID, _ text: String, failing: String? = nil, passing: String? = nil,
    beside: KeyValuePairs<String, String> = [:], isConfiguration: Bool = false
  ) {
    self.id = id
    self.text = text
    self.failing = failing
    self.passing = passing
    self.beside = beside
    self.isConfiguration = isConfiguration
  }

  /// Checks one of its examples.
  func example(_ text: String) -> RuleExample {
    isConfiguration ? RuleExample(configuration: text) : RuleExample(text, beside: beside)
  }

  /// Its page in Markdown.
  var page: String {
    var parts = ["## \(id.name)", text]
    if let failing, let passing {
      parts.append(RulePage.examples(failing, example(failing), passing: passing))
    }
    parts.append(effect)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var effect: String {
    switch id {
    case .suppressionForm:
      "It is for `lint`, and fails it; `generate` does not read these comments."
    case .commentAfterText: "It is a warning, whose level is fixed; `generate` writes all the same."
    default: "Its level is fixed; errors of the language stop `generate`."
    }
  }
}
