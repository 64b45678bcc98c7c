internal import SheetDiagnostics

/// The paths that `--files-from` names.
struct FileList {
  let paths: [String]

  /// Reads the list; `nil` if there is none.
  static func read(_ arguments: Arguments) throws(UsageError) -> FileList? {
    guard let path = arguments.value(of: .filesFrom) else {
      if arguments.isSet(.nullSeparated) {
        throw UsageError(
          message: "'--null' says how a list is written, but there is none",
          notes: ["'--files-from' names it"])
      }
      return nil
    }
    if path == "-", arguments.operands.contains("-") {
      throw UsageError(message: "standard input cannot be both an input and the list of inputs")
    }
    do throws(SystemError) {
      let bytes =
        path == "-"
        ? try FileReader.readStandardInput() : try FileReader.read(path, takesPipes: true)
      return try FileList(bytes, isNullSeparated: arguments.isSet(.nullSeparated), path)
    } catch {
      throw UsageError(message: error.message)
    }
  }

  /// - Parameter path: Of the list itself, for messages.
  private init(
    _ bytes: [UInt8], isNullSeparated: Bool, _ path: String
  ) throws(SystemError) {
    let separator: UInt8 = isNullSeparated ? 0 : UInt8(ascii: "\n")
    if !isNullSeparated, bytes.contains(0) {
      throw SystemError(
        .read, path, reason: "it holds a zero byte; '--null' reads paths that end in one")
    }
    var paths: [String] = []
    for line in bytes.split(separator: separator) {
      // A list may have been written on Windows.
      let isLong = !isNullSeparated && line.last == UInt8(ascii: "\r")
      let part = isLong ? line.dropLast() : line
      if part.isEmpty { continue }
      guard let text = String(validating: part, as: UTF8.self) else {
        throw SystemError(.read, path, reason: "'\(SystemText.shown(Array(part)))' is not UTF-8")
      }
      // In a list this is a name like any other.
      paths.append(text == "-" ? "./-" : text)
    }
    self.paths = paths
  }
}
