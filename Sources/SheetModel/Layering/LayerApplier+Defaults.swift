import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

extension LayerApplier {
  /// Ends laying variants over a base.
  mutating func endVariants() { base = nil }

  /// Gives the keys that no layer wrote the values of the preset that the layers name.
  mutating func startPreset() {
    let named = sheet.origins.entries[RowPlaces.shared.preset]
    guard named.layer > 0 else { return }
    let preset = sheet.configuration.preset
    let values = preset.startingValues
    let file = sheet.origins.layers[Int(named.layer)].file
    sheet.origins.layers.append(Layer(.preset(preset), file: file))
    let layer = UInt16(sheet.origins.layers.count - 1)
    for row in RowPlaces.shared.started where sheet.origins.entries[row.index].order == 0 {
      row.copy(from: values, to: &sheet.configuration)
      sheet.origins.entries[row.index] = Origin(layer: layer, key: named.key, value: named.value)
    }
  }

}

extension SheetResolver {
  /// Reports the faults of a file's `defaults`.
  mutating func checkDefaults(of file: SheetsFile) {
    guard let defaults = file.defaults else { return }
    let layer = SheetLayer(kind: .defaults, name: "", file: file, mapping: defaults)
    resolve([layer], isWhole: false, isBroken: false)
  }
}
