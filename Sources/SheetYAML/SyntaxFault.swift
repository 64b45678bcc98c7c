import SheetDiagnostics

/// A syntax error in our words, and what to leave out to read the rest of the file.
struct SyntaxFault {
  /// What is left out when the file is read once more.
  enum Extent {
    /// The line of the fault and the lines indented further below it.
    case entry
    /// Those, and the lines indented alike that follow: their indentation is what is wrong.
    case block
    /// Nothing but the tabs that lines are indented with.
    case tabs
  }

  var diagnostic: Diagnostic
  /// Offset in the first line to leave out.
  var offset: Int
  /// Offset in the last line to leave out, if that is below those its indentation tells.
  var end = 0
  var extent = Extent.entry
  /// Offset of the key that the line stands under by mistake; that it has this value may be the mistake as well.
  var owner: Int?
  /// Offset of the line whose indentation may be the mistake; of the faults it makes of others one is said.
  var reference: Int?
}
