/// `sheetc version`.
enum VersionCommand {
  /// The version of the tool; `requires` in sheetc.yaml is held against it.
  static let current = "1.0.0"

  static func run(_ console: inout Console) -> ExitCode {
    console.output.write("sheetc \(current)\n")
    return .done
  }
}
