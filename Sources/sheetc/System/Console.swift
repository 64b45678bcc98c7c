internal import SheetDiagnostics
internal import SheetModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two streams the tool speaks through.
///
/// Code and reports for machines go to `output`; words for people go to `errors`.
struct Console {
  var output: ConsoleStream
  var errors: ConsoleStream
  /// Whether errors and warnings are said at once; otherwise they are only in the reports.
  var saysFaults = true
  /// Whether findings are shown to people at all.
  var showsFindings = true
  /// What the run has found in its files, for the reports made when it ends.
  var found = (report: Report(), sources: SourceMap())
  /// Files of reports that would take the place of something else, so that none is written there.
  var withheldReports: Set<PathKey> = []
  /// What was wrong with the run itself and has been said to people, for the same reports.
  private(set) var faults: [Finding] = []

  init(_ color: ColorChoice) {
    output = ConsoleStream(STDOUT_FILENO, color)
    errors = ConsoleStream(STDERR_FILENO, color)
  }

  /// A console that keeps what is written to it.
  init() {
    output = ConsoleStream()
    errors = ConsoleStream()
  }

  /// Forgets what a run has found, before the next one.
  mutating func forgetFindings() {
    found = (Report(), SourceMap())
    faults = []
    withheldReports = []
  }

  /// Says `sheetc: error: …` to people, with notes below; the texts are made fit for a terminal.
  ///
  /// - Parameter path: The file it is about, if it is about one.
  mutating func report(
    error message: String, notes: [String] = [], _ id: DiagnosticID = .usage,
    about path: String? = nil
  ) {
    if saysFaults {
      say("error", "1;31", Self.cut(message))
      for note in notes { self.note(Self.cut(note)) }
    }
    addFault(.error, message, notes: notes, id, about: path)
  }

  /// Says `sheetc: warning: …` to people.
  mutating func warn(
    _ message: String, _ id: DiagnosticID = .usage, about path: String? = nil
  ) {
    if saysFaults { say("warning", "1;33", message) }
    addFault(.warning, message, id, about: path)
  }

  /// Says `sheetc: note: …` to people.
  mutating func note(_ message: String) {
    say("note", "1;36", message)
  }

  mutating func report(_ error: SystemError) {
    report(error: error.message, .system, about: error.path)
  }

  /// Notes for reports what people see in another way.
  mutating func addFault(
    _ severity: Severity, _ message: String, notes: [String] = [], _ id: DiagnosticID,
    about path: String? = nil
  ) {
    let diagnostic = Diagnostic(
      severity, id, message, at: nil, notes: notes.map { Diagnostic.Note($0) })
    faults.append(Finding(diagnostic, about: path))
  }

  /// The message without the middle of what it quotes, where that is longer than any path needs to be.
  private static func cut(_ message: String) -> String {
    let scalars = message.unicodeScalars
    guard message.utf8.count > 1200, scalars.count > 600 else { return message }
    return String(scalars.prefix(400)) + "…" + String(scalars.suffix(200))
  }

  private mutating func say(_ label: String, _ color: String, _ message: String) {
    let isColored = errors.isColored
    errors.write { buffer in
      buffer.append(isColored ? "\u{1B}[1msheetc: \u{1B}[\(color)m" : "sheetc: ")
      buffer.append(label)
      buffer.append(isColored ? ":\u{1B}[0m " : ": ")
      Printable.append(message, to: &buffer)
      buffer.append(UInt8(ascii: "\n"))
    }
  }

  /// Writes out what is left and gives the code to end with: that of a failure, if output was lost.
  mutating func finish(_ code: ExitCode) -> ExitCode {
    output.flush()
    let failure = output.failure
    if let failure {
      // A report that could not be written has told nobody.
      saysFaults = true
      report(failure)
    }
    errors.flush()
    return failure == nil ? code : .failure
  }
}
