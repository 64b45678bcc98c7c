import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetYAML

/// Detents that are not written in the order of their heights.
enum UnsortedDetents: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "unsorted-detents", .note,
      "Detents are written in another order than that of their heights.",
      why: """
        sheetc sorts, so the sheet is right; a reader of the file has to sort in the head. \
        Elsewhere the order decides where a sheet opens (SwiftUIBackports PR #21, \
        react-native-screens PR #2381), so people who know other libraries misread an unsorted \
        list.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            detents: [maxHeight, {id: low, fraction: 0.3}]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents: [{id: low, fraction: 0.3}, maxHeight]

        """)
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if isWrittenInOrder(sheet.configuration) || !devices.survey.swaps.isEmpty { return }
    // Sorted by what is known now; an order that is decided at run time is nobody's fault.
    let entries = devices.formulas[.compactRegular].formulas
    let container = DeviceTable.referenceContainer
    let written = entries.entries.filter { !$0.isAbsent }.sorted { $0.id.rawValue < $1.id.rawValue }
    var highest: (id: DetentIndex, height: HeightInterval)?
    for entry in written {
      guard
        let height = entries.height(of: entry, in: container)
      else { continue }
      if let highest, height.isBelow(highest.height, tolerance: container.halfPixel) {
        return report(highest.id, above: entry.id, sheet, into: &findings)
      }
      if height.lower > highest?.height.lower ?? -1 { highest = (entry.id, height) }
    }
  }

  private static func isWrittenInOrder(_ configuration: borrowing SheetConfiguration) -> Bool {
    var last = -1
    for detent in configuration.detents {
      if Int(detent.id.rawValue) < last { return false }
      last = Int(detent.id.rawValue)
    }
    return true
  }

  private static func report(
    _ higher: DetentIndex, above lower: DetentIndex, _ sheet: borrowing ResolvedSheet,
    into findings: inout RuleFindings
  ) {
    let tokens = DetentTokens(sheet)
    findings.add(
      "'\(tokens.name(of: higher))' is written before '\(tokens.name(of: lower))', which is lower; "
        + "sheetc sorts detents by height",
      at: tokens.span(of: higher),
      fixIts: tokens.reordering(as: sheet.configuration.detents.map(\.id)))
  }
}
