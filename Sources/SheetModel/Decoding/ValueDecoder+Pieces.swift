import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// Values without quotes that the commas of braces have cut in pieces: `rgba(0, 0, 0, 0.5)` and `0,5`.
extension ValueDecoder {
  /// Bytes that are looked through for its parentheses.
  private static let longestCall = 200

  /// Reports an entry without a value that is a piece of the value before it; that is said once, of the whole.
  mutating func reportPiece(_ key: NodeID, value: NodeID) -> Bool {
    let tree = file.tree
    guard isPlain(key), tree.isEmpty(value), tree.kind(key) == .scalar,
      let start = openParenthesis(before: Int(span(key).start))
    else { return reportDecimalComma(key, value: value) }
    var index = key.index - 1
    while index > 0, Int(tree.span(NodeID(index: index)).start) > start { index -= 1 }
    let opening = NodeID(index: index)
    guard tree.kind(opening) == .scalar, isPlain(opening), start < Int(span(opening).end),
      let whole = call(at: opening)
    else { return false }
    if ForeignColor(whole.text) != nil {
      reportNoColor(opening)
    } else {
      let cut = Quotation.cut(whole.text)
      findings.error(
        .textSpelling, "'\(cut)' is cut at its ','; quote the text", at: whole.span,
        fixIts: [FixIt("quote '\(cut)'", .guess, [.init(whole.span, "\"\(whole.text)\"")])])
    }
    return true
  }

  /// The whole of a call that begins in a plain scalar and has commas, where those part the entries of braces.
  func call(at node: NodeID) -> (text: String, span: SourceSpan)? {
    let tree = file.tree
    guard tree.kind(node) == .scalar, isPlain(node), text(node).utf8.contains(UInt8(ascii: "("))
    else { return nil }
    let bytes = tree.file.bytes
    let start = Int(span(node).start)
    var depth = 0
    for place in start..<min(bytes.count, start + Self.longestCall) {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        guard depth == 0, place >= Int(span(node).end) else { continue }
        let span = SourceSpan(file: span(node).file, start: start, end: place + 1)
        return (file.sourceText(span), span)
      case UInt8(ascii: "\n"), UInt8(ascii: "#"), UInt8(ascii: "\""): return nil
      default: break
      }
    }
    return nil
  }

  /// Where a parenthesis is open at a place, on its line and in its braces.
  private func openParenthesis(before end: Int) -> Int? {
    let bytes = file.tree.file.bytes
    var depth = 0
    var place = end - 1
    while place >= max(0, end - Self.longestCall) {
      switch bytes[place] {
      case UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: "("):
        if depth == 0 { return place }
        depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\n"): return nil
      default: break
      }
      place -= 1
    }
    return nil
  }

  /// `{fraction: 0,5}` has a key `5`; says how the number is written.
  private mutating func reportDecimalComma(_ key: NodeID, value: NodeID) -> Bool {
    let tree = file.tree
    guard key.index > 0, isPlain(key), tree.isEmpty(value),
      view.bytes(key).allSatisfy(\.isDigit), tree.kind(NodeID(index: key.index - 1)) == .scalar
    else { return false }
    let before = NodeID(index: key.index - 1)
    let gap = tree.file.bytes[
      Int(span(before).end)..<max(Int(span(before).end), Int(span(key).start))]
    guard isPlain(before), !view.bytes(before).isEmpty, view.bytes(before).allSatisfy(\.isDigit),
      gap.elementsEqual([UInt8(ascii: ",")])
    else { return false }
    let whole = SourceSpan(
      file: span(key).file, start: Int(span(before).start), end: Int(span(key).end))
    let (written, number) = (file.sourceText(whole), "\(text(before)).\(text(key))")
    let mayPartThousands = view.bytes(key).count == 3 && !isText(before, "0")
    findings.error(
      .numberSpelling,
      "'\(written)' has a comma, which parts entries here; write "
        + (mayPartThousands ? "\(text(before))\(text(key)) or \(number)" : number),
      at: whole,
      fixIts: mayPartThousands
        ? [] : [Phrase.replacement(of: written, with: number, at: whole, .guess)])
    return true
  }
}
