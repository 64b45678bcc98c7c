package import SheetDiagnostics
import SheetRuntime
package import SheetVocabulary
import SheetYAML

/// Where the values of one sheet come from, key by key.
package struct SheetOrigins: Sendable {
  package struct Entry: Sendable {
    /// As it is written in YAML, from the sheet down.
    package let key: String
    package let value: Written
    package let layer: String
    /// Where the value is written; `nil` for what a preset brings.
    package let span: SourceSpan?
  }

  /// Every key that a layer wrote, in row order, then those of each variant.
  package let entries: [Entry]

  package init(_ sheet: borrowing ResolvedSheet) {
    var entries = Self.entries(
      sheet.configuration, sheet.origins, sheet.names, prefix: "", isWanted: { _ in true })
    for (names, configuration, origins) in sheet.variants.all where names.count == 1 {
      entries += Self.entries(
        configuration, origins, sheet.names, prefix: "variants.\(names[0].text).",
        isWanted: { $0.variant != nil })
    }
    self.entries = entries
  }

  private static func entries(
    _ configuration: SheetConfiguration, _ origins: Origins, _ names: SheetNames, prefix: String,
    isWanted: (Layer) -> Bool
  ) -> [Entry] {
    var entries: [Entry] = []
    forEachRow { row, path in
      let layer = origins.layer(of: row.index)
      guard isWanted(layer), let text = self.text(of: layer),
        let value = value(of: row, in: configuration, origins, names)
      else { return }
      entries.append(
        Entry(
          key: prefix + path, value: value, layer: text,
          span: origins.valueSpan(of: row.index)))
    }
    return entries
  }

  /// The value that a row itself has: mappings have none, but for a theme that is named.
  private static func value(
    of row: Row, in configuration: SheetConfiguration, _ origins: Origins, _ names: SheetNames
  ) -> Written? {
    if case .theme = row.shape {
      guard let (tree, node) = origins.value(of: row.index),
        tree.kind(tree.resolved(node)) == .scalar
      else { return nil }
      return .text(tree.text(node))
    }
    return row.written(in: configuration, names)
  }

  private static func text(of layer: Layer) -> String? {
    let name: String
    switch layer.kind {
    case .builtIn: return nil
    case .preset(let preset): name = "preset \(preset)"
    case .defaults: name = "defaults"
    case .parent: name = "sheet \(layer.name)"
    case .theme: name = "theme \(layer.name)"
    case .own: name = "own"
    }
    return name
  }

  /// Visits every row in pre-order with its path.
  private static func forEachRow(_ body: (Row, String) -> Void) {
    func visit(_ section: Section, _ prefix: String) {
      for row in section.rows {
        let path = prefix + "\(row.name)"
        body(row, path)
        if let section = row.shape.section { visit(section, path + ".") }
      }
    }
    visit(Vocabulary.sheet, "")
  }
}
