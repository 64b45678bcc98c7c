internal import SheetDiagnostics

/// What one sheet loses and gains by moving from one target to another.
struct SheetMove {
  /// Things with the same words, such as detents of one form.
  struct Line {
    var subjects: [String]
    let words: String
  }

  /// What stands for `generate` writing nothing.
  private(set) var errors: [String] = []
  private(set) var losses: [Line] = []
  private(set) var gains: [Line] = []
  private(set) var differences: [Line] = []

  /// - Parameter old: The name of the target that the sheet leaves.
  init(_ before: ComparedSheet.Outcome, _ after: ComparedSheet.Outcome, from old: String) {
    errors = after.errors.map(\.message)
    let places = after.errors.map(\.span)
    let all =
      after.subjects + before.subjects.filter { after.answers[$0] == nil }
    for subject in all {
      let oldWords = before.answers[subject]?.map(\.words).joined(separator: ", or ")
      let newWords = after.answers[subject]?.map(\.words).joined(separator: ", or ")
      if oldWords == newWords { continue }
      let oldDistance = before.worst(of: subject)?.distance ?? 0
      let worst = after.worst(of: subject)
      let newDistance = worst?.distance ?? 0
      let here = newWords ?? "it is as the sheet says"
      let there = oldWords.map { " (\(old): \($0))" } ?? ""
      if newDistance > oldDistance {
        // What the errors say is not said again.
        if newDistance == 3, let worst, places.contains(worst.span) { continue }
        Self.add(subject, here + there, to: &losses)
      } else if newDistance < oldDistance {
        Self.add(subject, here + there, to: &gains)
      } else {
        Self.add(subject, here + there, to: &differences)
      }
    }
  }

  var isEmpty: Bool {
    errors.isEmpty && losses.isEmpty && gains.isEmpty && differences.isEmpty
  }

  private static func add(_ subject: String, _ words: String, to lines: inout [Line]) {
    if let place = lines.firstIndex(where: { $0.words == words }) {
      lines[place].subjects.append(subject)
    } else {
      lines.append(Line(subjects: [subject], words: words))
    }
  }

  /// Appends its lines, what stops `generate` first.
  func append(to buffer: inout ByteBuffer) {
    if isEmpty { buffer.append(literal: "  nothing that it writes changes\n") }
    for error in errors { Self.append("  stops generate: \(error)", to: &buffer) }
    for line in losses { append("loses", line, to: &buffer) }
    for line in gains { append("gains", line, to: &buffer) }
    for line in differences { append("differs in", line, to: &buffer) }
  }

  private func append(_ title: String, _ line: Line, to buffer: inout ByteBuffer) {
    Self.append(
      "  \(title) \(line.subjects.joined(separator: ", ")): \(line.words)", to: &buffer)
  }

  private static func append(_ text: String, to buffer: inout ByteBuffer) {
    Printable.append(text, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }
}
