package import SheetDiagnostics
import SheetModel
import SheetRuntime
package import SheetVocabulary

/// A type of the app's that the code of a sheet extends, which only one sheet of a module can do.
package struct TypeExtension: Sendable {
  package let target: TargetName
  /// As Swift takes its name.
  let type: String
  /// As it was written.
  private let text: String
  /// The sheet's key; `nil` of a sheet that nobody has looked at.
  private let sheet: String?
  /// Where the name is written, or else the sheet that takes it from another file.
  private let span: SourceSpan
  private let sheetSpan: SourceSpan

  /// What the code of a sheet extends, for each target that would extend something.
  static func all(of sheet: borrowing ResolvedSheet) -> [TypeExtension] {
    let (key, keySpan) = (sheet.key, sheet.keySpan)
    let text = sheet.configuration.content.type ?? ""
    let written = sheet.origins.valueSpan(of: TargetKey.contentType.row)
    let span = written.flatMap { $0.file == keySpan.file ? $0 : nil } ?? keySpan
    var all: [TypeExtension] = []
    for target in TargetName.allCases {
      guard let type = Targets.target(target).extendedType(of: sheet) else { continue }
      all.append(
        TypeExtension(
          target: target, type: type, text: text, sheet: key, span: span, sheetSpan: keySpan))
    }
    return all
  }

  /// Every type that the sheets of a file may extend, once.
  static func possible(
    _ scan: SheetNameScan, of file: SourceFile, for target: TargetName
  ) -> [TypeExtension] {
    var seen: Set<String> = []
    var all: [TypeExtension] = []
    for place in scan.contentTypes {
      let text = String(decoding: file.bytes[place], as: UTF8.self)
      let type = SwiftIdentifier.path(text)
      let span = SourceSpan(file: file.id, start: place.lowerBound, end: place.upperBound)
      guard seen.insert(type).inserted else { continue }
      all.append(
        TypeExtension(
          target: target, type: type, text: text, sheet: nil, span: span, sheetSpan: span))
    }
    return all
  }

  /// Holds extensions of one module against each other; a second one of a type is an error that shows both.
  package struct Scope: Sendable {
    private var first: [String: TypeExtension] = [:]

    package init() {}

    package mutating func add(_ one: TypeExtension, into report: inout Report) {
      guard let other = first[one.type] else {
        first[one.type] = one
        return
      }
      // What both take from one place is said at the second sheet.
      let isShared = one.span == other.span
      var notes = [
        Diagnostic.Note("\(other.subject) is here", at: isShared ? other.sheetSpan : other.span)
      ]
      if isShared { notes.append(Diagnostic.Note("'\(one.text)' is written here", at: one.span)) }
      report.error(
        .contentTypeTaken,
        "'\(one.text)' is the content of \(other.subject) and of \(one.subject), and '\(one.target)' can "
          + "extend it for one sheet only; give one of them another 'type', such as a subclass",
        at: isShared ? one.sheetSpan : one.span, notes: notes)
    }
  }

  private var subject: String { sheet.map { "'\($0)'" } ?? "another sheet" }
}

extension DiagnosticID {
  /// Two sheets have content of one type, which a target has to extend for each.
  package static let contentTypeTaken: DiagnosticID = "content-type-taken"
}
