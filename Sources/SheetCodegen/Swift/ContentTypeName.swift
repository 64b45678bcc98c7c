import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetVocabulary

/// The name of a type of the app's that a sheet has as its content, which generated code may not give to another type.
package struct ContentTypeName: Sendable {
  /// Where the code of a target names the content's type, so that a type of its own may be meant instead.
  package enum Use: Sendable {
    case nowhere
    /// In extensions at the top of the file.
    case atTop
    /// In the type that the sheet is.
    case inside
  }

  /// As it was written.
  let text: String
  /// The sheet's key; `nil` of a sheet that nobody has looked at.
  let sheet: String?
  /// Where the name is written, or else the sheet that takes it from another file.
  let span: SourceSpan
  /// The targets whose code has a type of that name where it names the content's.
  let hiding: [TargetName]

  init(text: String, sheet: String?, span: SourceSpan, hiding: [TargetName]) {
    self.text = text
    self.sheet = sheet
    self.span = span
    self.hiding = hiding
  }

  /// The content's type of a sheet; `nil` where none is named.
  init?(of sheet: inout ResolvedSheet) {
    guard let text = sheet.configuration.content.type else { return nil }
    let written = sheet.origins.valueSpan(of: TargetKey.contentType.row)
    let span = written.flatMap { $0.file == sheet.keySpan.file ? $0 : nil } ?? sheet.keySpan
    var hiding: [TargetName] = []
    if Self.mayBeHidden(text) {
      for target in TargetName.allCases
      where Targets.target(target).hidesContentType(of: &sheet) { hiding.append(target) }
    }
    self.init(text: text, sheet: sheet.key, span: span, hiding: hiding)
  }

  /// Whether some target has a type of that name; a look at the code says which.
  package static func mayBeHidden(_ text: String) -> Bool {
    let name = String(text.prefix { $0 != "." })
    return declared.contains(name) || name.hasPrefix("Sheetc")
  }

  /// Names of types in the types that targets declare; a superset does no harm.
  private static let declared: Set<String> = [
    "Content", "Detent", "Measures", "Motion",
  ]

  /// Reports a type that the code of a target hides.
  func reportHidden(in target: TargetName, into report: inout Report) {
    guard hiding.contains(target) else { return }
    report.error(
      .contentTypeTaken,
      "'\(text)' is also a type in the code that '\(target)' has for \(subject), and would be taken for it; "
        + "name the content by another 'type', such as a typealias",
      at: span)
  }

  /// Reports a type that has the name of one that a target declares for a sheet, or lies in one of that name.
  func reportDeclared(
    _ name: SwiftIdentifier, as sheet: NameScope.Spelling, into report: inout Report
  ) {
    let isInner = text != name.text && !text.hasSuffix(".\(name.text)")
    let way = isInner ? "begins with the name" : "the name"
    report.error(
      .contentTypeTaken,
      "'\(text)' is the content of \(subject), and \(way) of the type that stands for '\(sheet.text)' in Swift; "
        + "give that sheet another 'name'",
      at: span, notes: [Diagnostic.Note("'\(sheet.text)' stands here", at: sheet.span)])
  }

  /// Reports a type that has the name of the namespace around generated types.
  func reportNamespace(into report: inout Report) {
    report.error(
      .contentTypeTaken,
      "'\(text)' is the content of \(subject), and the namespace of generated code; give the namespace another name",
      at: span)
  }

  private var subject: String { sheet.map { "'\($0)'" } ?? "another sheet" }
}
