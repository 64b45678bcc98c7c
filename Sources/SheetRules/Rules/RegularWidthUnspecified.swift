import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetYAML

/// A sheet that stretches across tablets, in a file whose other sheets say what they are there.
enum RegularWidthUnspecified: FileRule {
  static var description: RuleDescription {
    RuleDescription(
      "regular-width-unspecified", .note,
      "Other sheets of the file have a `regularWidth` variant, this one has none and no `width`.",
      why: """
        The app runs on tablets or on an opened iPhone Duo, as the others show, and there this \
        sheet is as wide as the window: 834 points on an 11-inch iPad, with two buttons at its far \
        ends (woocommerce-ios PR #10995, arcgis-maps-sdk-swift-samples PR #256 and Transmission \
        #76 are about sheets that nobody had tried on an iPad). Give it a variant, or a \
        `width: {max: 480}`. Files of which no sheet speaks of regular width are left alone.
        """,
      failing: """
        version: 1

        sheets:
          map:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            variants:
              regularWidth: {width: {max: 400, align: leading}}
          filter:
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          map:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            variants:
              regularWidth: {width: {max: 400, align: leading}}
          filter:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            variants:
              regularWidth: {style: form}

        """)
  }

  static func check(_ uses: borrowing NameUses, into findings: inout RuleFindings) {
    if uses.widths.isEmpty { return }
    let file = uses.file
    let device = DeviceTable.tabletReference
    let width = Wording.points(device.device.container.width)[0]
    guard
      let example = file.sheets.indices.first(where: { uses.widths[$0].contains(.regularWidth) })
    else { return }
    for (index, sheet) in file.sheets.enumerated()
    where !sheet.isAbstract && uses.widths[index].isEmpty {
      findings.add(
        "'\(file.tree.text(sheet.key))' is \(width) points wide on \(device.name), and has no "
          + "'regularWidth' to say otherwise, as '\(file.tree.text(file.sheets[example].key))' has",
        at: file.tree.span(sheet.key))
    }
  }
}
