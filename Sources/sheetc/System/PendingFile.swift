#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The temporary files that exist just now, so that a signal that ends the process can remove them.
///
/// A signal handler may not allocate, lock or call into the Swift runtime, so names are kept as C text in
/// a list that only grows: a place is never freed, but taken again once its file is gone.
enum PendingFile {
  /// A place of the list.
  struct Place {
    fileprivate let cell: UnsafeMutablePointer<Cell>
  }

  fileprivate struct Cell {
    var name: UnsafeMutablePointer<CChar>?
    let next: UnsafeMutablePointer<Cell>?
  }

  /// The newest place of the list.
  private nonisolated(unsafe) static let newest: UnsafeMutablePointer<UnsafeMutablePointer<Cell>?> =
    {
      let newest = UnsafeMutablePointer<UnsafeMutablePointer<Cell>?>.allocate(capacity: 1)
      newest.initialize(to: nil)
      return newest
    }()
  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()
  private nonisolated(unsafe) static var count = 0
  private nonisolated(unsafe) static var free: [Place] = []

  /// A number that is given out once in the life of the process.
  static func nextNumber() -> Int {
    withLock {
      count += 1
      return count
    }
  }

  /// The name of a temporary file of this process.
  static func name(attempt: Int) -> String {
    "\(start)\(ProcessSpace.current)-\(getpid())-\(nextNumber())-\(attempt)\(ending)"
  }

  private static let start = ".sheetc-"
  private static let ending = ".tmp"

  /// Removes temporary files in `folder` that killed processes have left.
  ///
  /// Whether a process is gone can be told of those that have their numbers from the same place as this one: the same
  /// computer and the same container. Files of others that write to the same folder go when they are a day old, which
  /// no run takes.
  static func removeLost(in folder: String) {
    for name in DirectoryWalk.hiddenNames(in: folder) {
      let path = Path.joined(folder, name)
      if isLost(name, at: path) { unlink(path) }
    }
  }

  private static func isLost(_ name: String, at path: String) -> Bool {
    guard name.hasPrefix(start), name.hasSuffix(ending) else { return false }
    let parts = name.dropFirst(start.count).dropLast(ending.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4 || parts.count == 3,
      parts.suffix(3).allSatisfy({ Int($0).map { $0 >= 0 } == true })
    else { return false }
    if parts.count == 4, parts[0] == ProcessSpace.current, ProcessSpace.isKnown {
      guard let process = pid_t(parts[1]), process > 0 else { return false }
      return kill(process, 0) != 0 && errno == ESRCH
    }
    guard let time = FileSystem.changeTime(of: path) else { return false }
    return FileSystem.Time.now.seconds - time.seconds > secondsOfADay
  }

  private static let secondsOfADay = 86_400

  /// Has `path` removed if a signal ends the process.
  static func remember(_ path: String) -> Place {
    let name = strdup(path)
    return withLock {
      if let place = free.popLast() {
        place.cell.pointee.name = name
        return place
      }
      let cell = UnsafeMutablePointer<Cell>.allocate(capacity: 1)
      cell.initialize(to: Cell(name: name, next: newest.pointee))
      newest.pointee = cell
      return Place(cell: cell)
    }
  }

  static func forget(_ place: Place) {
    let name = withLock {
      let name = place.cell.pointee.name
      place.cell.pointee.name = nil
      free.append(place)
      return name
    }
    systemFree(name)
  }

  /// Does `body` as a whole: a signal that would end the process waits until it is done.
  static func withoutInterruption<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    for number in signals { sigaddset(&blocked, number) }
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// From now on, removes the remembered files when the process is interrupted or asked to end.
  ///
  /// The process still ends by that signal, so that shells and build tools see what happened. Signals
  /// that were ignored when the process started (as `nohup` does) stay ignored.
  static func removeOnSignals() {
    _ = newest
    for number in signals {
      let previous = signal(number) { number in
        var next = PendingFile.newest.pointee
        while let cell = next {
          if let name = cell.pointee.name { unlink(name) }
          next = cell.pointee.next
        }
        signal(number, SIG_DFL)
        raise(number)
      }
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  private static func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}

private func systemFree(_ memory: UnsafeMutableRawPointer?) {
  free(memory)
}
