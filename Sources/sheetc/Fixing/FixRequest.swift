internal import SheetDiagnostics
internal import SheetModel

/// What the command line asks to be done with fix-its.
struct FixRequest {
  /// Whether what would change is printed, and nothing written.
  let isPreview: Bool
  let fixer: SourceFixer

  /// `nil` without `--fix`.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard arguments.isSet(.fix) else {
      for option in [CommandOption.diff, .unsafeFixes] where arguments.isSet(option) {
        throw UsageError(
          message:
            "'\(option.row.typedName)' is about what '--fix' changes, which is not asked for",
          notes: ["add '--fix'"])
      }
      return nil
    }
    if arguments.isSet(.watch) {
      throw UsageError(
        message: "'--fix' would rewrite files while they are edited under '--watch'",
        notes: ["run 'sheetc lint --fix' by itself, or watch without it"])
    }
    isPreview = arguments.isSet(.diff)
    if isPreview {
      for option in [CommandOption.writeBaseline, .pruneBaseline] where arguments.isSet(option) {
        throw UsageError(
          message: "'--diff' writes nothing, but '\(option.row.typedName)' does",
          notes: ["leave out one of them"])
      }
    }
    fixer = SourceFixer(withGuesses: arguments.isSet(.unsafeFixes)) { $0.stage }
  }
}
