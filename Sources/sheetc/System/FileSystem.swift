#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is asked of the file system, and how it answers.
enum FileSystem {
  enum Kind: Hashable {
    case file
    case directory
    /// A pipe, a device or a socket.
    case other
  }

  /// What is at `path`, symbolic links followed; `nil` if nothing is.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    return stat(path, &status) == 0 ? kind(status) : nil
  }

  /// Bytes of the file at `path`; 0 if there is none.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Why nothing can be found at `path`, as a lower-case phrase.
  static func reasonOfAbsence(of path: String) -> String {
    var status = stat()
    if stat(path, &status) == 0 { return SystemError.reason(ENOTDIR) }
    let code = errno
    if code == ENOENT, isLink(path) { return SystemError.danglingLink(.read, path).reason }
    return SystemError.reason(code)
  }

  /// Whether anything has the name `path`, be it a link that leads nowhere.
  static func isNameTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    default: .other
    }
  }

  /// Whether `path` itself is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// What tells a file from every other, whatever it is called.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// The identity of what is at `path`, symbolic links followed; `nil` if nothing is.
  static func identity(of path: String) -> Identity? {
    var status = stat()
    if stat(path, &status) != 0 { return nil }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  /// How many names the file at `path` has, which are hard links; 0 if there is none.
  static func nameCount(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_nlink) : 0
  }

  /// A moment as file systems note it.
  struct Time: Comparable {
    let seconds: Int
    let nanoseconds: Int

    /// Now, or up to a tick of the clock earlier: the times of files come from one that is less exact.
    static var now: Time {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      let tick = 10_000_000
      return time.tv_nsec >= tick
        ? Time(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec) - tick)
        : Time(seconds: Int(time.tv_sec) - 1, nanoseconds: Int(time.tv_nsec) + 1_000_000_000 - tick)
    }

    static func < (left: Time, right: Time) -> Bool {
      (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
  }

  /// When what is at `path` was last changed; `nil` if nothing is there.
  static func changeTime(of path: String) -> Time? {
    var status = stat()
    if stat(path, &status) != 0 { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Time(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// Why the system would not let the file at `path` be written in its place; `nil` if it would.
  static func reasonNotToWrite(_ path: String) -> String? {
    access(path, W_OK) == 0 ? nil : SystemError.reason(errno)
  }

  /// Removes the file at `path`; of a link, the link itself.
  static func remove(_ path: String) throws(SystemError) {
    if unlink(path) != 0 { throw SystemError(.removed, path, code: errno) }
  }

  /// Removes the folder that `path` was in, and those around it, as long as they are empty and below `top`.
  static func removeEmptyFolders(of path: String, below top: String) {
    var folder = Path.directory(of: path)
    while folder != top, folder != ".", Path.below(top, folder) != nil, rmdir(folder) == 0 {
      folder = Path.directory(of: folder)
    }
  }

  /// Makes an empty file at `path`, unless there is a file; what that holds stays.
  static func create(_ path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
    if descriptor < 0 || close(descriptor) != 0 {
      throw SystemError(.written, path, code: errno)
    }
  }

  /// Gives the file at `path` the time of now as the time it was changed.
  static func touch(_ path: String) throws(SystemError) {
    if utimensat(AT_FDCWD, path, nil, 0) != 0 { throw SystemError(.written, path, code: errno) }
  }

  /// The absolute path of `path` with every symbolic link followed; `nil` if nothing is there, or if
  /// it is not UTF-8.
  static func canonical(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    // What is not UTF-8 could not be opened by its text.
    return String(validatingCString: resolved)
  }

  /// The absolute form of `path`, links followed as far as the path exists.
  static func absolute(_ path: String) -> String {
    if let path = canonical(path) { return path }
    let path = Path.normalized(path)
    let parent = Path.directory(of: path)
    if parent == path { return path }
    return Path.normalized(Path.joined(absolute(parent), Path.name(of: path)))
  }

  /// Makes the directory `path`, and those it is in, unless they exist.
  static func makeDirectories(_ path: String) throws(SystemError) {
    if kind(of: path) == .directory { return }
    // Else all folders that a path of that length may have would be made before the system refuses the next.
    if path.utf8.count >= Int(PATH_MAX) { throw SystemError(.created, path, code: ENAMETOOLONG) }
    let parent = Path.directory(of: path)
    if parent != path { try makeDirectories(parent) }
    // Another process may have made it since.
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    switch kind(of: path) {
    case .directory: return
    case .file, .other: throw SystemError(.created, path, reason: "a file has that name")
    case nil: throw SystemError(.created, path, code: code)
    }
  }

  /// Goes on in the directory `path`, as if the tool had been started there.
  static func enter(_ path: String) throws(SystemError) {
    if chdir(path) != 0 { throw SystemError(.entered, path, code: errno) }
  }
}
