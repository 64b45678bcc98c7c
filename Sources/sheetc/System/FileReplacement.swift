#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that are replaced together: each is written beside its place, and only when all have been, all are
/// renamed.
///
/// So a disk that fills, a limit or a signal leaves all files as they were, and no temporary ones. Files are
/// closed, which is where network file systems report a full disk, but not forced to the disk: that costs
/// seconds for thousands of files, and what a power failure takes is generated again. Permissions stay as they
/// were. Where a path is a symbolic link, the file it leads to is replaced; devices and pipes are written to as
/// they are, once the files are in place.
struct FileReplacement: ~Copyable {
  private struct Step {
    let path: String
    /// What `path` leads to.
    let target: String
    let temporary: String
    let place: PendingFile.Place
  }

  private var steps: [Step] = []
  private var streams: [(path: String, bytes: [UInt8])] = []
  /// The folder that was made, or found, last.
  private var folder: String?

  deinit {
    for step in steps { Self.remove(step) }
  }

  /// Writes `bytes` beside `path`, to be renamed to it.
  mutating func add(_ bytes: [UInt8], at path: String) throws(SystemError) {
    if path.utf8.contains(0) {
      throw SystemError(.written, path, reason: "a name cannot hold a zero byte")
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      if code != ENOENT { throw SystemError(.written, path, code: code) }
      if FileSystem.isLink(path) { throw .danglingLink(.written, path) }
      try write(bytes, for: path, at: path, permissions: nil)
      return
    }
    switch FileSystem.kind(status) {
    case .directory: throw SystemError(.written, path, code: EISDIR)
    case .other: streams.append((path, bytes))
    case .file:
      try write(
        bytes, for: path, at: FileSystem.canonical(path) ?? path,
        permissions: status.st_mode & 0o7777)
    }
  }

  /// Makes the folder that `path` is to be in.
  mutating func makeFolder(of path: String) throws(SystemError) {
    let folder = Path.directory(of: path)
    if folder == self.folder { return }
    try FileSystem.makeDirectories(folder)
    self.folder = folder
  }

  /// Puts everything in its place; a signal that would end the process waits for that.
  consuming func commit() throws(SystemError) {
    try PendingFile.withoutInterruption { () throws(SystemError) in
      // From the last, since those that are done are taken off.
      steps.reverse()
      while let step = steps.last {
        if rename(step.temporary, step.target) != 0 {
          throw SystemError(.written, step.path, code: errno)
        }
        PendingFile.forget(step.place)
        steps.removeLast()
      }
    }
    for (path, bytes) in streams { try Self.write(bytes, toStream: path) }
  }

  private static func remove(_ step: Step) {
    unlink(step.temporary)
    PendingFile.forget(step.place)
  }

  private mutating func write(
    _ bytes: [UInt8], for path: String, at target: String, permissions: mode_t?
  ) throws(SystemError) {
    let (descriptor, temporary, place) = try Self.openTemporary(beside: target, for: path)
    steps.append(Step(path: path, target: target, temporary: temporary, place: place))
    var failure = FileWriter.writeAll(bytes, to: descriptor)
    if failure == 0, let permissions, fchmod(descriptor, permissions) != 0 { failure = errno }
    if close(descriptor) != 0 && failure == 0 { failure = errno }
    if failure != 0 { throw SystemError(.written, path, code: failure) }
  }

  /// Creates a file of a name that nobody else uses, in the folder of `target`.
  private static func openTemporary(
    beside target: String, for path: String
  ) throws(SystemError) -> (descriptor: Int32, path: String, place: PendingFile.Place) {
    let folder = Path.directory(of: target)
    for attempt in 0..<100 {
      let name = ".sheetc-\(getpid())-\(PendingFile.nextNumber())-\(attempt).tmp"
      let temporary = Path.joined(folder, name)
      let place = PendingFile.remember(temporary)
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, temporary, place) }
      let code = errno
      PendingFile.forget(place)
      if code != EEXIST { throw SystemError(.written, path, code: code) }
    }
    throw SystemError(.written, path, code: EEXIST)
  }

  private static func write(_ bytes: [UInt8], toStream path: String) throws(SystemError) {
    // A pipe that nobody reads from is an error, not something to wait for.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { throw SystemError(.written, path, code: errno) }
    var failure = FileWriter.writeAll(bytes, to: descriptor)
    if close(descriptor) != 0 && failure == 0 { failure = errno }
    if failure != 0 { throw SystemError(.written, path, code: failure) }
  }
}
