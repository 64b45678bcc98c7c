import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

extension LayerApplier {
  /// Lays what `theme` says over the sheet: the name of a theme, or one that is written there.
  mutating func applyThemeValue(_ row: PlannedRow, _ key: NodeID, _ value: NodeID) {
    guard decoder.kind(value) == .mapping else {
      guard decoder.isScalar(value, row.name, takes: "a theme's name or a theme") else { return }
      guard let theme = theme(named: value) else { return }
      startAfresh(from: theme)
      mark(row.index, key, value)
      return
    }
    for (inner, name) in decoder.view.entries(value) where decoder.isText(inner, "extends") {
      guard decoder.isScalar(name, "extends", takes: "a theme's name") else { break }
      if let theme = theme(named: name) { startAfresh(from: theme) }
    }
    mark(row.index, key, value)
    apply(value, plan.theme)
  }

  /// Replaces the theme; where a variant does so, what a higher layer wrote outside of the variants stays.
  mutating func startAfresh(from theme: ResolvedTheme) {
    guard let base else { return replaceTheme(with: theme) }
    var kept: [(place: Int, origin: Origin)] = []
    for place in (rows.theme.index + 1)..<rows.theme.subtreeEnd
    where base.entries[place].order > order {
      kept.append((place, sheet.origins.entries[place]))
    }
    let before = sheet.configuration
    replaceTheme(with: theme)
    for (place, origin) in kept {
      Vocabulary.rows[place].copy(from: before, to: &sheet.configuration)
      sheet.origins.entries[place] = origin
    }
  }

  private mutating func replaceTheme(with theme: ResolvedTheme) {
    sheet.configuration.theme = theme.theme
    clearOrigins((rows.theme.index + 1)..<rows.theme.subtreeEnd)
    let first = UInt16(sheet.origins.layers.count)
    sheet.origins.layers += theme.layers
    for written in theme.written {
      var origin = written.origin
      origin.layer += first
      origin.order = order
      sheet.origins.entries[written.row] = origin
    }
  }

  private mutating func theme(named node: NodeID) -> ResolvedTheme? {
    let name = decoder.text(node)
    switch themes.find(name, from: fileIndex) {
    case .found(let theme): return theme
    case .broken:
      decoder.findings.hasFailed = true
      return nil
    case .unknown:
      themes.reportUnknown(
        name, node, from: fileIndex, &decoder, subject: "theme '\(Quotation.cut(name))'")
      return nil
    }
  }
}
