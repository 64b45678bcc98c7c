internal import SheetModel

/// Runs a command again whenever something changes that it reads.
enum WatchLoop {
  /// How long nothing must happen before a change counts as complete, in milliseconds.
  private static let quiet: Int32 = 40

  /// Does not return unless there is nothing to watch, or nobody to tell.
  ///
  /// - Parameter command: Runs once and says what it has read.
  static func run(
    _ arguments: Arguments, _ console: inout Console,
    _ command: (inout Console, inout WatchedPlaces) -> ExitCode
  ) -> ExitCode {
    if arguments.operands.contains("-") {
      console.report(error: "'--watch' sees changes of files, but standard input comes once")
      return .usage
    }
    do throws(SystemError) {
      var watch = try FolderWatch()
      var known: [PathKey: FileSystem.Time?] = [:]
      while true {
        let start = FileSystem.Time.now
        var places = WatchedPlaces()
        console.forgetFindings()
        let code = command(&console, &places)
        // Faults of the command line itself are the same next time.
        if places.isEmpty { return code }
        report(code, places, arguments, &console)
        if console.finish(code) == .failure, console.output.failure != nil { return .failure }
        try watch.follow(places)
        // What changed or went while its folder was not watched yet is seen by its time, once.
        let times = places.changeTimes()
        let isMissed = times.contains { path, time in
          (time.map { $0 >= start } ?? true) && known[path] != .some(time)
        }
        if isMissed {
          watch.settle(quiet: quiet)
        } else {
          watch.wait(quiet: quiet)
        }
        known = times
      }
    } catch {
      console.report(error)
      return .failure
    }
  }

  private static func report(
    _ code: ExitCode, _ places: WatchedPlaces, _ arguments: Arguments, _ console: inout Console
  ) {
    if arguments.isSet(.quiet) { return }
    let count = places.files.count
    let files = "\(count) \(count == 1 ? "file" : "files")"
    let state: String
    switch code {
    case .done: state = "all is well"
    case .findings, .usage, .failure: state = "see above"
    }
    console.note("\(state); watching \(files) for changes, Ctrl-C ends it")
  }
}
