package import SheetDiagnostics
import SheetVocabulary
package import SheetYAML

/// The layer and the place of every value of a sheet, by the index of its row.
///
/// A mapping's own row tells who wrote in it last, or who removed it.
package struct Origins: Sendable {
  /// The layers that origins point into, what is built in first.
  package internal(set) var layers: [Layer] = [.builtIn]
  var entries = [Origin](repeating: .builtIn, count: Vocabulary.rows.count)

  init() {}

  /// Where the value of the row with that index comes from.
  package subscript(row: Int) -> Origin { entries[row] }

  package func layer(of row: Int) -> Layer {
    layers[Int(entries[row].layer)]
  }

  /// Whether the sheet itself wrote the key, in that variant or outside of variants; cheaper than asking for the layer.
  package func isOwn(_ row: Int, in variant: Variants.Name? = nil) -> Bool {
    let place = Int(entries[row].layer)
    return place > 0 && layers[place].kind == .own && layers[place].variant == variant
  }

  /// Whether a layer wrote the key itself; what a preset or a whole value brought along is not written.
  package func isWritten(_ row: Int) -> Bool {
    switch layer(of: row).kind {
    case .builtIn, .preset: false
    case .defaults, .parent, .theme, .own: true
    }
  }

  /// Whether a preset that a layer wrote brought the value along.
  package func isOfPreset(_ row: Int) -> Bool {
    switch layer(of: row).kind {
    case .preset: true
    case .builtIn, .defaults, .parent, .theme, .own: false
    }
  }

  /// Where the value is written; `nil` where it is built in.
  package func valueSpan(of row: Int) -> SourceSpan? {
    value(of: row).map { $0.tree.span($0.node) }
  }

  /// Where its key is written; `nil` where the value is built in.
  package func keySpan(of row: Int) -> SourceSpan? {
    let origin = entries[row]
    guard let file = layers[Int(origin.layer)].file else { return nil }
    return file.tree.span(NodeID(index: origin.key))
  }

  /// The node a value was read from, with its tree; `nil` where it is built in.
  package func value(of row: Int) -> (tree: SyntaxTree, node: NodeID)? {
    let origin = entries[row]
    guard let file = layers[Int(origin.layer)].file else { return nil }
    return (file.tree, NodeID(index: origin.value))
  }

  /// Forgets everything, keeping the storage.
  mutating func reset() {
    layers.removeLast(layers.count - 1)
    // An origin that is built in is nothing but zeroes.
    entries.withUnsafeMutableBytes { bytes in
      _ = bytes.initializeMemory(as: UInt8.self, repeating: 0)
    }
  }
}
