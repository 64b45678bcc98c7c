import SheetDiagnostics

/// A suppression comment that silences nothing.
enum UnusedSuppression: SuppressionFault {
  static var description: RuleDescription {
    RuleDescription(
      "unused-suppression", .warning,
      "A `sheetc:ignore` comment silences a rule that finds nothing there.",
      why: """
        A suppression that has outlived its fault hides the next one. Most are left behind when \
        a sheet is repaired, or when the line moves away from its comment. Comments about a rule \
        for targets are held against the targets of `sheetc.yaml`: one that is for another, which \
        only some runs name with `--target`, is not called unused where that target is not checked.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            # sheetc:ignore no-exit -- the Done button closes it
            header: {height: 52, trailing: close}
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            header: {height: 52, trailing: close}
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """)
  }

  static func message(for suppression: Suppression, finding line: Int?) -> String {
    switch suppression.reach {
    case .line where line != nil:
      "'\(suppression.subject)' finds nothing to silence on this line; the nearest finding is on line "
        + "\(line ?? 0); move the comment there, or remove it"
    case .line:
      "'\(suppression.subject)' finds nothing to silence on this line; remove the comment"
    case .file:
      "'\(suppression.subject)' finds nothing to silence in this file; remove the comment"
    }
  }

  static func span(of suppression: Suppression) -> SourceSpan { suppression.ruleSpan }

  static func fixIts(for suppression: Suppression, finding line: Int?, in file: SourceFile)
    -> [FixIt]
  {
    // A comment beside a finding may have lost its place.
    if line != nil { return [] }
    let bytes = file.bytes
    var start = Int(suppression.span.start)
    while start > 0, bytes[start - 1] == UInt8(ascii: "#") || bytes[start - 1] == UInt8(ascii: " ")
    {
      start -= 1
    }
    while bytes[start] != UInt8(ascii: "#") { start += 1 }
    return [
      FixIt(
        "remove the comment", .safe,
        [EntryRemoval.edit(ofComment: start..<Int(suppression.span.end), in: file)])
    ]
  }
}
