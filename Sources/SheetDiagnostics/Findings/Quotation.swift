/// What users wrote, as messages quote it.
package enum Quotation {
  private static let longest = 60
  private static let kept = 40

  /// The text, or its first characters and `…` when it is long; of several lines the first.
  package static func cut(_ text: String) -> String {
    if let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(text[..<end])
      let cut = cut(line)
      return cut == line ? line + "…" : cut
    }
    guard text.utf8.count > longest else { return text }
    let scalars = text.unicodeScalars
    guard scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex) != nil
    else { return text }
    return String(scalars.prefix(kept)) + "…"
  }
}
