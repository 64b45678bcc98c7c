import SheetDiagnostics
package import SheetModel
import SheetYAML

/// What code is made from: the bytes of a file, before anything is read in them.
///
/// As long as they and what a target is set to stay the same, the same code would be made again, and nothing would have
/// to be said on the way.
package struct InputText {
  /// Of the bytes, lines ended as they are where nobody changes that.
  package let fingerprint: Fingerprint
  /// What its sheets are called in Swift, if the file is what it was when it was read.
  package let names: SheetNameScan

  package init(_ bytes: [UInt8]) {
    names = SheetNameScan(bytes)
    fingerprint = Fingerprint(linesOf: bytes)
  }

  /// Whether the file, which has been read without a finding, can be known again by its bytes.
  ///
  /// What it imports may change while they stay the same. And what is said of a file is said once in a run, so whether
  /// anything was does not depend on the run.
  package func standsFor(_ file: SheetsFile) -> Bool {
    !file.hasImports && file.isQuiet && names.isRight(for: file)
      && !file.tree.comments.contains { Self.mayBeText($0, in: file.tree) }
  }

  /// Whether a comment may have been meant as the end of the text before it, which is warned of.
  private static func mayBeText(_ comment: Comment, in tree: SyntaxTree) -> Bool {
    !comment.isOwnLine && comment.span.end - comment.span.start > 1
      && tree.file.bytes[Int(comment.span.start) + 1] > UInt8(ascii: " ")
  }
}
