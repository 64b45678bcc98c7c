internal import SheetDiagnostics

extension DiagnosticID {
  /// The command line, or what it names, cannot be used.
  static let usage: DiagnosticID = "usage"
  /// The system would not do something.
  static let system: DiagnosticID = "system"
  /// An output is not what it would become.
  static let outOfDate: DiagnosticID = "out-of-date"
  /// An output that no input makes any more.
  static let leftOver: DiagnosticID = "left-over"
  /// A file that fix-its would change, in a run that only shows how.
  static let fixable: DiagnosticID = "fixable"
}

/// What each fault of a run means, which stands in reports for machines beside what is found in files.
enum RunFaults {
  static let pages: [(id: DiagnosticID, text: String)] = [
    (
      .usage,
      "The command line, or what it or `sheetc.yaml` names, cannot be used, so nothing was checked. The run ends with 2."
    ),
    (
      .system,
      "A file or folder could not be read or written; the message says why. The run ends with 2, or with 3 when it was written."
    ),
    (
      .outOfDate,
      "A generated file is not what the sheets files say, and `--check` or `--diff` was asked to say so. Run `sheetc generate`."
    ),
    (
      .leftOver,
      "A generated file whose sheets file is gone or renamed. `sheetc generate --clean` removes it."
    ),
    (
      .fixable,
      "A file that `lint --fix` would change, in a run that only shows how, with `--diff`. Run it without `--diff`."
    ),
    (
      .targetWithoutInputs,
      "A target of `sheetc.yaml` has `inputs` that mean none of the project's, so that nothing is made for it. Correct its patterns, or take the target out."
    ),
    (
      .pathWithoutInputs,
      "A pattern below `paths` in `sheetc.yaml` means none of the project's inputs, so that the levels it gives are those of no file. Patterns are relative to the folder of `sheetc.yaml`: `Sheets/Legacy` and `Sheets/Legacy/**` mean all files below that folder, `Sheets/Legacy/*` those in it. Correct it, or take it out."
    ),
    (
      .baselineForm,
      "A line of a baseline is none of its format: `Sheets/Cart.sheets.yaml sheets.cart no-exit 2`, a file, a place in it, a rule and a count from 2 on, below a first line that names the format. Mend the line, or remove the file and write it again with `sheetc lint --write-baseline`, which also mends what a merge has left. The run ends with 2."
    ),
    (
      .staleBaseline,
      "A baseline lists findings that are no longer there, which is good news, or what no baseline may list: errors, and expired or unused `sheetc:ignore` comments. `sheetc lint --prune-baseline` takes them out, so that they cannot come back unseen. It is a note, and with `--strict` an error."
    ),
  ]

  static func text(on id: String) -> String? {
    pages.first { $0.id.name == id }?.text
  }
}
