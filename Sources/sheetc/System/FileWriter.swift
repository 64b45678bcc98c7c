#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Replaces whole files, so that nobody ever sees half of one.
enum FileWriter {
  enum Outcome: Hashable {
    case created
    case replaced
    /// The file held the same bytes already and was not touched.
    case unchanged
  }

  /// Makes `bytes` the content of the file at `path`.
  ///
  /// The bytes go into a file beside it that is then renamed, and removed if anything, a signal
  /// included, comes between. Permissions stay as they were. Where `path` is a symbolic link, the file
  /// it leads to is replaced; devices and pipes are written to as they are.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) -> Outcome {
    if path.utf8.contains(0) {
      throw SystemError(.written, path, reason: "a name cannot hold a zero byte")
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      if FileSystem.isLink(path) {
        throw .danglingLink(.written, path)
      }
      try replace(path, with: bytes, permissions: nil)
      return .created
    }
    switch FileSystem.kind(status) {
    case .directory: throw SystemError(.written, path, code: EISDIR)
    case .other: try writeInPlace(bytes, to: path)
    case .file:
      if holds(path, bytes, size: Int(status.st_size)) { return .unchanged }
      let target = FileSystem.canonical(path) ?? path
      try replace(target, with: bytes, permissions: status.st_mode & 0o7777)
    }
    return .replaced
  }

  /// Finds out most of what would keep a file from being written, so that of many either all are or none.
  static func check(_ path: String) throws(SystemError) {
    var status = stat()
    if stat(path, &status) == 0 {
      if FileSystem.kind(status) == .directory {
        throw SystemError(.written, path, code: EISDIR)
      }
      return
    }
    let code = errno
    if code != ENOENT { throw SystemError(.written, path, code: code) }
    if FileSystem.isLink(path) { throw .danglingLink(.written, path) }
    let folder = Path.directory(of: path)
    if access(folder, W_OK) != 0, errno != ENOENT {
      throw SystemError(.written, path, code: errno)
    }
  }

  /// Whether the file at `path`, which has `size` bytes, holds exactly `bytes`.
  private static func holds(_ path: String, _ bytes: [UInt8], size: Int) -> Bool {
    guard size == bytes.count else { return false }
    // A file that cannot be read may still be replaced.
    guard let present = try? FileReader.read(path, limit: size) else { return false }
    return present == bytes
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], permissions: mode_t?
  ) throws(SystemError) {
    let (descriptor, temporary) = try openTemporary(beside: path)
    var failure = writeAll(bytes, to: descriptor)
    if failure == 0, let permissions, fchmod(descriptor, permissions) != 0 { failure = errno }
    // Some file systems report a full disk only here.
    if close(descriptor) != 0 && failure == 0 { failure = errno }
    if failure == 0 && rename(temporary, path) != 0 { failure = errno }
    if failure != 0 { unlink(temporary) }
    PendingFile.forget(temporary)
    if failure != 0 { throw SystemError(.written, path, code: failure) }
  }

  /// Creates a file of a name that nobody else uses, in the directory of `path`.
  private static func openTemporary(
    beside path: String
  ) throws(SystemError) -> (descriptor: Int32, path: String) {
    let directory = Path.directory(of: path)
    for attempt in 0..<100 {
      let name = ".sheetc-\(getpid())-\(PendingFile.nextNumber())-\(attempt).tmp"
      let temporary = Path.joined(directory, name)
      PendingFile.remember(temporary)
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, temporary) }
      let code = errno
      PendingFile.forget(temporary)
      if code != EEXIST { throw SystemError(.written, path, code: code) }
    }
    throw SystemError(.written, path, code: EEXIST)
  }

  private static func writeInPlace(_ bytes: [UInt8], to path: String) throws(SystemError) {
    // A pipe that nobody reads from is an error, not something to wait for.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
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
