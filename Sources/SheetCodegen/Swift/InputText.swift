import SheetDiagnostics
package import SheetYAML

/// What a file says that code is made from, as a fingerprint.
///
/// Blanks, line breaks and comments do not count: no code depends on them.
package enum InputText {
  /// The fingerprint of a file without errors; `nil` where code has to be made anew whenever somebody asks for it,
  /// since something may have to be said on the way.
  ///
  /// The one thing that is said of what is not wrong is that a text may end early because a `#` stands in it.
  package static func fingerprint(of tree: SyntaxTree) -> Fingerprint? {
    if tree.comments.contains(where: { mayBeText($0, in: tree) }) { return nil }
    var whole: Fingerprint?
    tree.forEachPieceOfContent { whole = Fingerprint($0, after: whole) }
    return whole
  }

  /// Whether a comment may have been meant as the end of the text before it.
  private static func mayBeText(_ comment: Comment, in tree: SyntaxTree) -> Bool {
    !comment.isOwnLine && comment.span.end - comment.span.start > 1
      && tree.file.bytes[Int(comment.span.start) + 1] > UInt8(ascii: " ")
  }
}
