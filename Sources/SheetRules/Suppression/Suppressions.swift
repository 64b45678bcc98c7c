import SheetDiagnostics
import SheetYAML

/// The suppression comments of one file, ready to be asked about findings.
struct Suppressions {
  private let file: FileID
  private let lines: LineTable
  private let all: [Suppression]
  private var isUsed: [Bool]
  /// Indices of `all` by line, and those for the whole file.
  private var byLine: [Int: [Int]] = [:]
  private var forFile: [Int] = []

  /// Reads the comments of `tree` and reports those that are not written as they need to be.
  init(_ tree: SyntaxTree, into report: inout Report) {
    file = tree.file.id
    lines = LineTable(tree.file.bytes)
    var reader = SuppressionReader(tree)
    reader.read(into: &report)
    all = reader.suppressions
    isUsed = Array(repeating: false, count: all.count)
    for (index, suppression) in all.enumerated() {
      switch suppression.reach {
      case .file: forFile.append(index)
      case .line(let line): byLine[line, default: []].append(index)
      }
    }
  }

  /// The reason for which a finding is silenced; `nil` when it is to be shown.
  mutating func reasonToSilence(_ diagnostic: Diagnostic, on today: CalendarDate?) -> String? {
    guard let span = diagnostic.span, span.file == file else { return nil }
    let line = lines.position(of: Int(span.start)).line
    var reason: String?
    for index in byLine[line, default: []] + forFile
    where all[index].isAbout(diagnostic) {
      isUsed[index] = true
      if reason == nil, !hasExpired(all[index], on: today) { reason = all[index].reason }
    }
    return reason
  }

  /// Comments whose last day is over, in source order.
  func expired(on today: CalendarDate?) -> [Suppression] {
    all.filter { hasExpired($0, on: today) }
  }

  /// Comments that hold and silenced nothing, in source order.
  func unused(on today: CalendarDate?) -> [Suppression] {
    all.indices.filter { !isUsed[$0] && !hasExpired(all[$0], on: today) }.map { all[$0] }
  }

  /// The line of the rule's finding that is nearest to a comment which silenced nothing.
  func nearestLine(of suppression: Suppression, among diagnostics: [Diagnostic]) -> Int? {
    guard case .line(let line) = suppression.reach else { return nil }
    let found = diagnostics.compactMap { diagnostic -> Int? in
      guard suppression.isAbout(diagnostic), let span = diagnostic.span, span.file == file else {
        return nil
      }
      return lines.position(of: Int(span.start)).line
    }
    return found.min { ($0 - line).magnitude < ($1 - line).magnitude }
  }

  private func hasExpired(_ suppression: Suppression, on today: CalendarDate?) -> Bool {
    guard let today, let until = suppression.until else { return false }
    return until < today
  }
}
