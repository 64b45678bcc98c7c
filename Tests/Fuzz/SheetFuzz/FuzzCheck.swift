import SheetDiagnostics

/// What must hold for every input, whatever its bytes.
package struct FuzzCheck {
  /// What does not hold, a sentence each; none for a sound run.
  package private(set) var faults: [String] = []

  /// Runs all stages over `bytes` more than once and compares.
  package init(_ bytes: [UInt8]) {
    let input = FuzzInput(bytes)
    let run = FuzzRun(input)
    let rendered = run.rendered
    checkDiagnostics(run)
    let again = FuzzRun(input)
    if again.rendered != rendered { fault("a second run reports other findings") }
    if again.output != run.output { fault("a second run generates other Swift") }
    if !run.isTreeComplete, !run.report.hasErrors { fault("a part is not read, and none is told") }
    if !run.report.hasErrors {
      checkOutput(run, input)
    }
    checkFixIts(run, input)
    faults += FixCheck(input, withGuesses: true, isGarbage: true).faults
  }

  private mutating func fault(_ sentence: String) { faults.append(sentence) }

  // MARK: Findings

  private mutating func checkDiagnostics(_ run: FuzzRun) {
    var places: [FileID: UInt32] = [:]
    for diagnostic in run.report.ordered(in: run.sources) {
      checkText(diagnostic.message)
      check(diagnostic.span, diagnostic.message, run)
      if let span = diagnostic.span {
        if span.start < places[span.file] ?? 0 { fault("out of order: \(diagnostic.message)") }
        places[span.file] = span.start
      } else {
        fault("no place: \(diagnostic.message)")
      }
      for note in diagnostic.notes {
        checkText(note.message)
        check(note.span, note.message, run)
      }
    }
  }

  /// A message is one short sentence that says something.
  private mutating func checkText(_ message: String) {
    if message.isEmpty { fault("an empty message") }
    if message.contains("\n") { fault("a line break: \(message)") }
    if message.utf8.count > 2000 { fault("\(message.utf8.count) bytes of message") }
    if message.hasSuffix(".") { fault("a full stop: \(message)") }
  }

  private mutating func check(_ span: SourceSpan?, _ message: String, _ run: FuzzRun) {
    guard let span else { return }
    guard Int(span.file.index) < run.sources.files.count else {
      return fault("no such file: \(message)")
    }
    let bytes = run.sources[span.file].bytes
    if span.start > span.end || Int(span.end) > bytes.count {
      return fault("outside the file, \(span.start)..<\(span.end): \(message)")
    }
    // A file that is not UTF-8 may have its place anywhere.
    guard String(validating: bytes, as: UTF8.self) != nil else { return }
    for offset in [Int(span.start), Int(span.end)]
    where offset < bytes.count && bytes[offset] & 0xC0 == 0x80 {
      fault("inside a character, \(span.start)..<\(span.end): \(message)")
    }
  }

  // MARK: Fix-its

  private mutating func checkFixIts(_ run: FuzzRun, _ input: FuzzInput) {
    var tried = 0
    for diagnostic in run.report.diagnostics {
      for fixIt in diagnostic.fixIts {
        var last: UInt32 = 0
        for edit in fixIt.edits.sorted(by: { $0.span.start < $1.span.start }) {
          check(edit.span, fixIt.message, run)
          if edit.span.start < last { fault("edits overlap: \(fixIt.message)") }
          last = edit.span.end
        }
        let first = run.sources[FileID(0)]
        guard faults.isEmpty, fixIt.edits.allSatisfy({ $0.span.file == first.id }) else { continue }
        var bytes = first.bytes
        for edit in fixIt.edits.sorted(by: { $0.span.start > $1.span.start }) {
          bytes.replaceSubrange(
            Int(edit.span.start)..<Int(edit.span.end), with: edit.replacement.utf8)
        }
        if bytes == first.bytes { fault("changes nothing: \(fixIt.message)") }
        guard fixIt.applicability == .safe, tried < 3 else { continue }
        tried += 1
        let repaired = FuzzRun(input.replacingFirst(with: bytes))
        if let place = diagnostic.span?.start,
          repaired.report.diagnostics.contains(where: {
            $0.id == diagnostic.id && $0.message == diagnostic.message && $0.span?.start == place
          })
        {
          fault("does not repair '\(diagnostic.message)': \(fixIt.message)")
        }
      }
    }
  }

  // MARK: Swift

  private mutating func checkOutput(_ run: FuzzRun, _ input: FuzzInput) {
    guard !input.isConfiguration else { return }
    if let sentence = SwiftBalance.fault(in: run.output) { fault(sentence) }
    let bytes = input.files[0].bytes
    guard bytes.last == UInt8(ascii: "\n") else { return }
    let commented = FuzzRun(input.replacingFirst(with: bytes + "# nothing\n".utf8))
    if commented.output != run.output { fault("a comment at the end changes the Swift") }
  }
}
