#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Replaces one whole file, so that nobody ever sees half of it.
enum FileWriter {
  enum Outcome: Hashable {
    case created
    case replaced
    /// The file held the same bytes already and was not touched.
    case unchanged
  }

  /// Makes `bytes` the content of the file at `path`, as `FileReplacement` does for several.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) -> Outcome {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, FileSystem.kind(status) == .file, holds(path, bytes, size: Int(status.st_size)) {
      return .unchanged
    }
    var files = FileReplacement()
    try files.add(bytes, at: path)
    try files.commit()
    return exists ? .replaced : .created
  }

  /// Whether the file at `path`, which has `size` bytes, holds exactly `bytes`.
  private static func holds(_ path: String, _ bytes: [UInt8], size: Int) -> Bool {
    guard size == bytes.count else { return false }
    // A file that cannot be read may still be replaced.
    guard let present = try? FileReader.read(path, limit: size) else { return false }
    return present == bytes
  }

  /// Adds `bytes` to the end of the file at `path`, which others may be adding to.
  static func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw SystemError(.written, path, code: errno) }
    var failure = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0 && failure == 0 { failure = errno }
    if failure != 0 { throw SystemError(.written, path, code: failure) }
  }

  /// Writes every byte to `descriptor`; the result is 0, or why not all of them could be.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { raw in
      var written = 0
      while written < raw.count {
        let count = systemWrite(
          descriptor, raw.baseAddress.map { $0 + written }, raw.count - written)
        if count >= 0 {
          written += count
        } else if errno == EAGAIN {
          // A pipe that somebody else made non-blocking: wait until it takes more.
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&wait, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ size: Int) -> Int {
  write(descriptor, start, size)
}
