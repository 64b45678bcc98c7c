internal import SheetModel

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
/// were. Where a path is a symbolic link, the file it leads to is replaced; of a file with several names only those
/// are replaced that are given, and go on to be one file. Devices and pipes are written to as they are, once the
/// files are in place.
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
  /// A folder, and whether only owners of files may take them away from it.
  private var stickyFolder: (path: String, isSticky: Bool)?

  deinit {
    for step in steps { Self.remove(step) }
  }

  /// Writes `bytes` beside `path`, to be renamed to it.
  ///
  /// - Parameter names: Other names of the same file, which are to stay that.
  mutating func add(
    _ bytes: [UInt8], at path: String, and names: [String] = []
  ) throws(SystemError) {
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
      let target = FileSystem.canonical(path) ?? path
      if isProtected(target, status) { throw SystemError(.written, path, code: EPERM) }
      try write(bytes, for: path, at: target, permissions: status.st_mode & 0o7777)
      try link(names, of: target)
    }
  }

  /// Whether the system will let nobody, or nobody but its owner, put another file in the place of one, though new
  /// files may be made beside it: found out before any file has been renamed.
  private mutating func isProtected(_ target: String, _ status: stat) -> Bool {
    if access(target, W_OK) != 0, errno == EPERM { return true }
    let user = geteuid()
    if user == 0 || status.st_uid == user { return false }
    let name = Path.directory(of: target)
    if stickyFolder?.path != name {
      var folder = stat()
      let isSticky =
        stat(name, &folder) == 0 && folder.st_mode & S_ISVTX != 0 && folder.st_uid != user
      stickyFolder = (name, isSticky)
    }
    return stickyFolder?.isSticky == true
  }

  /// Gives the file that was just written a name beside each of `names` as well.
  private mutating func link(_ names: [String], of target: String) throws(SystemError) {
    guard let first = steps.last else { return }
    var targets = [PathKey(target)]
    for name in names {
      let target = FileSystem.canonical(name) ?? name
      // A symbolic link to what is replaced already.
      if targets.contains(PathKey(target)) { continue }
      targets.append(PathKey(target))
      let (temporary, place) = try Self.makeTemporary(beside: target, for: name) {
        systemLink(first.temporary, $0) == 0
      }
      steps.append(Step(path: name, target: target, temporary: temporary, place: place))
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
    var descriptor: Int32 = -1
    let (temporary, place) = try Self.makeTemporary(beside: target, for: path) {
      descriptor = open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      return descriptor >= 0
    }
    steps.append(Step(path: path, target: target, temporary: temporary, place: place))
    var failure = FileWriter.writeAll(bytes, to: descriptor)
    if failure == 0, let permissions, fchmod(descriptor, permissions) != 0 { failure = errno }
    if close(descriptor) != 0 && failure == 0 { failure = errno }
    if failure != 0 { throw SystemError(.written, path, code: failure) }
  }

  /// Makes a file of a name that nobody else uses, in the folder of `target`.
  ///
  /// - Parameter make: Makes it, unless there is one; false if it cannot.
  private static func makeTemporary(
    beside target: String, for path: String, _ make: (String) -> Bool
  ) throws(SystemError) -> (path: String, place: PendingFile.Place) {
    let folder = Path.directory(of: target)
    for attempt in 0..<100 {
      let temporary = Path.joined(folder, PendingFile.name(attempt: attempt))
      let place = PendingFile.remember(temporary)
      if make(temporary) { return (temporary, place) }
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

private func systemLink(_ file: String, _ name: String) -> Int32 {
  link(file, name)
}
