import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// One of the mappings that a sheet is made of.
struct SheetLayer {
  let kind: Layer.Kind
  /// Name of the sheet it belongs to; empty for `defaults`.
  let name: String
  let file: SheetsFile
  let mapping: NodeID

  var place: Row.Place {
    switch kind {
    case .defaults: .defaults
    case .parent, .own, .theme, .preset, .builtIn: .sheet
    }
  }

  func layer(variant: Variants.Name? = nil) -> Layer {
    Layer(kind, name: kind == .parent ? name : "", variant: variant, file: file.parsed)
  }
}

/// What one layer says of one variant.
struct VariantPart {
  let layer: SheetLayer
  let order: UInt16
  let name: Variants.Name
  let key: NodeID
  let mapping: NodeID
}
