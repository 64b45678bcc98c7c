package import SheetDiagnostics

/// The comments of generated code; all text of users that reaches a comment goes through here.
package enum SwiftComment {
  /// Whether a text is one line of visible ASCII, so that it can stand in a comment as it is.
  package static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// Appends one line of text as the rest of a comment's line; nothing in it can end the comment.
  ///
  /// Line breaks of any kind, control and invisible characters become visible escapes; a tab becomes a space.
  package static func append(
    line text: some Sequence<Unicode.Scalar>, to buffer: inout ByteBuffer
  ) {
    for scalar in text {
      if scalar == "\t" {
        buffer.append(UInt8(ascii: " "))
      } else if Printable.isVisible(scalar) {
        buffer.append(scalar)
      } else {
        SwiftLiteral.append(escaped: scalar, to: &buffer)
      }
    }
  }

  /// Calls `body` with each line of `text`, by every line break that Swift, YAML or an editor knows.
  package static func forEachLine(of text: String, _ body: (Substring.UnicodeScalarView) -> Void) {
    let scalars = Substring(text).unicodeScalars
    var start = scalars.startIndex
    var index = start
    while index != scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      guard isLineBreak(scalar) else {
        index = next
        continue
      }
      body(scalars[start..<index])
      let isPair = scalar == "\r" && next != scalars.endIndex && scalars[next] == "\n"
      start = isPair ? scalars.index(after: next) : next
      index = start
    }
    body(scalars[start...])
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
