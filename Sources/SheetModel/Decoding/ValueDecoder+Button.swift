import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

extension ValueDecoder {
  /// A header button; the names of its own actions take their places in `controls`.
  mutating func button(
    _ node: NodeID, _ key: StaticString, controls: inout [SheetNames.Name]
  ) -> HeaderButton? {
    guard kind(node) == .mapping else {
      if reportTitle(node) { return nil }
      return choice(
        node, key, among: Closed.buttonWords,
        also: Phrase.mapping(of: Closed.buttonKeys.keys.entries.map(\.name)))
    }
    let isMerge = beginMerges(of: node)
    defer { endMerges(isMerge) }
    var title: DisplayText?
    var symbol: String?
    var accessibilityLabel: DisplayText?
    var action: ButtonAction?
    var hasTitle = false
    var hasAction = false
    var isWhole = true
    for entry in view.entries(node) {
      switch self.key(entry, of: Closed.buttonKeys, in: node) {
      case .title:
        hasTitle = true
        title = displayText(entry.value, "title")
        if title == nil { isWhole = false }
      case .symbol:
        hasTitle = true
        symbol = text(entry.value, "symbol")
        if symbol == nil { isWhole = false }
      case .accessibilityLabel:
        accessibilityLabel = displayText(entry.value, "accessibilityLabel")
        if accessibilityLabel == nil { isWhole = false }
      case .action:
        hasAction = true
        action = self.action(entry.value, controls: &controls)
        if action == nil { isWhole = false }
      case nil: isWhole = false
      }
    }
    guard isWhole else { return nil }
    guard hasTitle, hasAction, let action else {
      let missing =
        hasTitle
        ? "an 'action': 'dismiss', 'back' or a name of the app's own"
        : hasAction ? "a 'title' or a 'symbol'" : "a 'title' or a 'symbol', and an 'action'"
      reportMissingKey("a button needs \(missing)", in: node)
      return nil
    }
    return .custom(
      title: title, symbol: symbol, accessibilityLabel: accessibilityLabel, action: action)
  }

  private mutating func action(
    _ node: NodeID, controls: inout [SheetNames.Name]
  ) -> ButtonAction? {
    guard isScalar(node, "action", takes: "'dismiss', 'back' or a name") else { return nil }
    if let action = Closed.actions.value(of: view.bytes(node)) { return action }
    guard let name = name(node, "action", .control) else { return nil }
    if let index = controls.firstIndex(where: { $0.text == name }) {
      return .control(ControlIndex(UInt16(index)))
    }
    controls.append(SheetNames.Name(text: name, span: span(node)))
    return .control(ControlIndex(UInt16(controls.count - 1)))
  }
}
