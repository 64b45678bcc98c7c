#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The temporary files that exist just now, so that a signal that ends the process can remove them.
///
/// A signal handler may not allocate, lock or call into the Swift runtime, so names are kept as C text
/// in a few fixed places, one for each thread that may be writing.
enum PendingFile {
  private static let placeCount = 16
  private nonisolated(unsafe) static let places:
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> =
      {
        let places = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
          capacity: placeCount)
        places.initialize(repeating: nil, count: placeCount)
        return places
      }()
  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()
  private nonisolated(unsafe) static var count = 0

  /// A number that is given out once in the life of the process.
  static func nextNumber() -> Int {
    withLock {
      count += 1
      return count
    }
  }

  /// Has `path` removed if a signal ends the process; past the places there are, it would stay.
  static func remember(_ path: String) {
    withLock {
      for place in 0..<placeCount where places[place] == nil {
        places[place] = strdup(path)
        return
      }
    }
  }

  static func forget(_ path: String) {
    withLock {
      for place in 0..<placeCount {
        guard let name = places[place], strcmp(name, path) == 0 else { continue }
        places[place] = nil
        free(name)
        return
      }
    }
  }

  /// From now on, removes the remembered files when the process is interrupted or asked to end.
  ///
  /// The process still ends by that signal, so that shells and build tools see what happened. Signals
  /// that were ignored when the process started (as `nohup` does) stay ignored.
  static func removeOnSignals() {
    _ = places
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number) { number in
        for place in 0..<PendingFile.placeCount {
          if let name = PendingFile.places[place] { unlink(name) }
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
