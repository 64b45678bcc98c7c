#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Something the system would not do, and the path it was asked to do it with.
struct SystemError: Error, Hashable {
  /// Completes `'path' cannot be …`.
  enum Operation: String {
    case read
    case written
    case created
    case listed
    case entered
    case removed
  }

  let operation: Operation
  let path: String
  let reason: String
  /// Whether the path is simply not there, which is the user's mistake rather than the system's.
  let isMissing: Bool

  init(_ operation: Operation, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
    isMissing = false
  }

  init(_ operation: Operation, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    reason = Self.reason(code)
    isMissing = code == ENOENT || code == ENOTDIR
  }

  /// What the system says of an error of its own, as a lower-case phrase.
  static func reason(_ code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  static func danglingLink(_ operation: Operation, _ path: String) -> SystemError {
    SystemError(operation, path, reason: "it is a symbolic link that leads nowhere")
  }

  /// One lower-case sentence; the path in it is not yet fit for a terminal.
  var message: String {
    isMissing && operation == .read
      ? "'\(path)' does not exist" : "'\(path)' cannot be \(operation.rawValue): \(reason)"
  }
}
