import SheetDiagnostics
import SheetModel
import SheetRules
import SheetYAML

/// What must hold for the fix-its of every input, whatever its bytes.
struct FixCheck {
  /// What does not hold, a sentence each.
  private(set) var faults: [String] = []
  let outcome: SourceFixer.Outcome

  private let input: FuzzInput
  private let targets: [RuleTarget]
  private static let mostAlone = 12

  /// Applies all fix-its, and each by itself.
  ///
  /// - Parameter isGarbage: In what means nothing a fix-it that is safe may be left out too.
  init(
    _ input: FuzzInput, withGuesses: Bool, targets: [RuleTarget] = [], isGarbage: Bool = false
  ) {
    self.input = input
    self.targets = targets
    let fixer = SourceFixer(withGuesses: withGuesses) { $0.stage }
    let bytes = input.files[0].bytes
    let check = { (bytes: [UInt8]) in
      SourceFixer.Checked(
        FuzzRun(input.replacingFirst(with: bytes), targets: targets).report, in: FileID(0))
    }
    let before = check(bytes)
    outcome = fixer.fix(bytes, before, check: check)
    if (outcome.bytes != bytes) != (outcome.fixedCount > 0) {
      fault("\(outcome.fixedCount) fixed, but the text is another or not")
    }
    // A guess may be wrong.
    if !withGuesses, !isGarbage {
      for leftOut in outcome.leftOut { fault("left out at \(leftOut.offset): \(leftOut.message)") }
    }
    let again = fixer.fix(outcome.bytes, check(outcome.bytes), check: check)
    if again.bytes != outcome.bytes { fault("a second run changes something") }
    checkBytes(bytes, outcome.bytes)
    checkAlone(bytes, before, fixer, check)
  }

  private mutating func fault(_ sentence: String) { faults.append(sentence) }

  // MARK: One at a time

  private mutating func checkAlone(
    _ bytes: [UInt8], _ before: SourceFixer.Checked, _ fixer: SourceFixer,
    _ check: ([UInt8]) -> SourceFixer.Checked
  ) {
    var tried = 0
    for finding in before.report.diagnostics {
      guard let fixIt = fixer.fixIt(of: finding, in: before.file), tried < Self.mostAlone,
        fixIt.applicability == .safe
      else { continue }
      tried += 1
      let edits = SourceEdits(fixIt.edits)
      let after = check(edits.applied(to: bytes)).report.diagnostics
      let place = finding.span.map { edits.place(of: Int($0.start)) }
      let remains = after.contains {
        $0.id == finding.id && $0.message == finding.message
          && $0.span.map { Int($0.start) } == place
      }
      if remains { fault("does not repair '\(finding.message)': \(fixIt.message)") }
      if before.report.hasErrors { continue }
      var counts: [DiagnosticID: Int] = [:]
      for diagnostic in before.report.diagnostics { counts[diagnostic.id, default: 0] += 1 }
      counts[finding.id, default: 0] -= 1
      for diagnostic in after {
        counts[diagnostic.id, default: 0] -= 1
        if counts[diagnostic.id, default: 0] < 0 {
          fault("\(fixIt.message) brings '\(diagnostic.message)' [\(diagnostic.id.name)]")
          break
        }
      }
    }
  }

  // MARK: Other bytes

  private mutating func checkBytes(_ before: [UInt8], _ after: [UInt8]) {
    if Self.hasOnlyCRLF(before), !Self.hasOnlyCRLF(after) { fault("line endings are mixed") }
    if !before.contains(UInt8(ascii: "\r")), after.contains(UInt8(ascii: "\r")) {
      fault("a carriage return is new")
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if before.starts(with: mark) != after.starts(with: mark) { fault("the mark is gone or new") }
    // Behind the last line break nothing may be left that is a character.
    if !before.contains(0), before.last.map({ $0 >= 0x20 && $0 != 0x7F }) == true,
      after.last == UInt8(ascii: "\n")
    {
      fault("a last line break is new")
    }
    var missing: [String: Int] = [:]
    guard let old = comments(of: before), let new = comments(of: after) else { return }
    for comment in old { missing[comment, default: 0] += 1 }
    for comment in new { missing[comment, default: 0] -= 1 }
    for (comment, count) in missing.sorted(by: { $0.key < $1.key }) where count > 0 {
      // What YAML took for a comment may have been meant as text, and is quoted now.
      if comment.contains("sheetc:") || String(decoding: after, as: UTF8.self).contains(comment) {
        continue
      }
      fault("the comment '\(comment)' is gone")
    }
  }

  private func comments(of bytes: [UInt8]) -> [String]? {
    var sources = SourceMap()
    var report = Report()
    let tree = YAMLReader.read(sources.add(path: "a.yaml", bytes: bytes), into: &report)
    guard !report.hasErrors else { return nil }
    return tree.comments.map { comment in
      var text = String(
        decoding: bytes[Int(comment.span.start)..<Int(comment.span.end)], as: UTF8.self)
      while let last = text.unicodeScalars.last, last.properties.isWhitespace {
        text.unicodeScalars.removeLast()
      }
      return text
    }
  }

  private static func hasOnlyCRLF(_ bytes: [UInt8]) -> Bool {
    var previous: UInt8 = 0
    var count = 0
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if previous != UInt8(ascii: "\r") { return false }
        count += 1
      }
      previous = byte
    }
    return count > 0
  }
}
