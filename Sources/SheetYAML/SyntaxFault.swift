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
}
