/// What users wrote, as messages quote it.
package enum Quotation {
  private static let longest = 60
  private static let kept = 40

  /// The text, or its first characters and `…` when it is long.
  package static func cut(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    let scalars = text.unicodeScalars
    guard scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex) != nil
    else { return text }
    return String(scalars.prefix(kept)) + "…"
  }
}
