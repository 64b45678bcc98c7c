internal import SheetDiagnostics

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

  init(_ color: ColorChoice) {
    output = ConsoleStream(STDOUT_FILENO, color)
    errors = ConsoleStream(STDERR_FILENO, color)
  }

  /// A console that keeps what is written to it.
  init() {
    output = ConsoleStream()
    errors = ConsoleStream()
  }

  /// Says `sheetc: error: …` to people, with notes below; the texts are made fit for a terminal.
  mutating func report(error message: String, notes: [String] = []) {
    say("error", "1;31", message)
    for note in notes { self.note(note) }
  }

  /// Says `sheetc: warning: …` to people.
  mutating func warn(_ message: String) {
    say("warning", "1;33", message)
  }

  /// Says `sheetc: note: …` to people.
  mutating func note(_ message: String) {
    say("note", "1;36", message)
  }

  mutating func report(_ error: SystemError) {
    report(error: error.message)
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
    if let failure { report(failure) }
    errors.flush()
    return failure == nil ? code : .failure
  }
}
