internal import SheetModel

/// `sheetc version`.
enum VersionCommand {
  static let current = "1.0.0"
  /// The day of that version, as manual pages show it.
  static let date = "November 30, 2026"

  /// The version of the tool; `requires` in sheetc.yaml is held against it.
  static var version: VersionNumber {
    guard let version = VersionNumber(current) else {
      preconditionFailure("'current' is written in this file as numbers joined by dots")
    }
    return version
  }

  static func run(_ console: inout Console) -> ExitCode {
    console.output.write("sheetc \(current)\n")
    return .done
  }
}
