#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// When output is coloured, as `--color` says it.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}

/// What is known of the terminal and the environment the tool runs in.
enum Terminal {
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The variable `name` of the environment; an empty one counts as not set.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether to colour what goes to a stream.
  ///
  /// The option wins, then `NO_COLOR`, then `CLICOLOR_FORCE` and `FORCE_COLOR`; otherwise a terminal
  /// that is not `dumb` is coloured.
  static func isColored(
    _ choice: ColorChoice, isTerminal: Bool, variable: (String) -> String? = Terminal.variable
  ) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if variable("NO_COLOR") != nil { return false }
      for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
        if let value = variable(name), value != "0" { return true }
      }
      return isTerminal && variable("TERM") != "dumb"
    }
  }

  /// Makes file descriptors 0, 1 and 2 exist, so that no file of ours is opened as one of them.
  ///
  /// A stream that was closed stays unusable: writing to it is an error, as the caller asked for.
  static func reserveStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Has a reader that went away, and a file that may not grow further, show up as errors of writing
  /// instead of ending the process.
  static func ignoreSignalsOfWriting() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
