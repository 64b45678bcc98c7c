import SheetDiagnostics
import SheetVocabulary
import SheetYAML

extension ValueDecoder {
  /// Reports a title that stands in the place of its button.
  mutating func reportTitle(_ node: NodeID) -> Bool {
    guard kind(node) == .scalar, Closed.buttonWords.value(of: view.bytes(node)) == nil else {
      return false
    }
    let words = Array(Closed.buttonWords.texts)
    let written = excerpt(node)
    guard let button = Self.button(titled: written), Findings.near(written, words).isEmpty else {
      return false
    }
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return true }
    let span = span(node)
    let names = words.map { "'\($0)'" } + ["a mapping such as '\(button)'"]
    findings.error(
      .unknownWord, "'\(written)' is not a button; use \(Phrase.list(names, "or"))", at: span,
      fixIts: [Phrase.replacement(of: written, with: button, at: span, .guess)])
    return true
  }

  /// A button with a title of plain words, and an action that is called like it: `{title: Edit, action: edit}`.
  private static func button(titled text: String) -> String? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    }
    let first = words[0].lowercased()
    // What is short may be a word of YAML, such as `no`.
    guard isPlain, text.utf8.count > 3, !["true", "false", "null"].contains(first) else {
      return nil
    }
    let title = first == words[0] ? first.prefix(1).uppercased() + text.dropFirst() : text
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let own = first + others.joined()
    let isDismissal = ["done", "cancel", "dismiss", "exit", "finish"].contains(own)
    return "{title: \(title), action: \(isDismissal ? "dismiss" : own)}"
  }
}
