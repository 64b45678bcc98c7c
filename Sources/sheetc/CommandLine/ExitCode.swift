/// How the tool ends; part of its contract.
enum ExitCode: Int32, Comparable {
  /// Done; nothing was found at the level that fails.
  case done = 0
  /// Something was found, or an output is not up to date.
  case findings = 1
  /// The command line, the configuration or an input is not usable.
  case usage = 2
  /// The system or the tool itself could not do its part.
  case failure = 3

  /// What is worse comes later.
  static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}
