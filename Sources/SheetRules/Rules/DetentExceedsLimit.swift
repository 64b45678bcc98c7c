import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A height in points that a phone held upright has no room for.
enum DetentExceedsLimit: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "detent-exceeds-limit", .warning,
      "A height in points is more than a small phone has, so that the sheet covers its screen.",
      why: """
        What leaves a third of a large phone in sight covers a small one from edge to edge: \
        there is nothing left to tap beside the sheet, and what was laid out for that height is \
        cut. Libraries clamp it silently (FittedSheets, react-native-screens) or crash \
        (react-native-bottom-sheet #21). Bind it with `max: {fraction: 0.9}`, or use a part of the \
        limit.
        """,
      failing: """
        version: 1

        sheets:
          terms:
            detents: [{id: tall, height: 700}]
            content: {scrolls: true}

        """,
      passing: """
        version: 1

        sheets:
          terms:
            detents: [{id: tall, height: 700, max: {fraction: 0.9}}]
            content: {scrolls: true}

        """)
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    var tallest: (id: DetentIndex, points: Double)?
    for detent in sheet.configuration.detents {
      var points = 0.0
      if case .height(let height, _) = detent.height { points = height }
      if case .points(let least, from: _) = detent.min, least > points { points = least }
      if points > tallest?.points ?? 300 { tallest = (detent.id, points) }
    }
    guard let tallest, sheet.configuration.free == nil else { return }
    let device = DeviceTable.smallReference
    let container = device.device.container
    let formulas = devices.formulas[.compactRegular].formulas
    let limit = formulas.limitHeight(in: container)
    for entry in formulas.entries where entry.id == tallest.id {
      guard entry.isActive(in: container.sizeClasses),
        let height = formulas.bounded(
          entry, limit: limit, height: container.height, safeBottom: container.safeArea.bottom)
      else { return }
      guard height.lower > limit + container.halfPixel else { return }
      // Two detents that are one stop because of it have been reported as such.
      if devices.survey.coincidences.contains(where: {
        $0.isCut && ($0.first == entry.id || $0.second == entry.id)
      }) {
        return
      }
      let tokens = DetentTokens(sheet)
      let points = Wording.points(height.lower, limit)
      findings.add(
        "'\(tokens.name(of: entry.id))' is \(points[0]) points, more than \(device.name) has: "
          + "there '\(sheet.key)' covers the screen at \(points[1])",
        at: tokens.span(of: entry.id))
    }
  }
}
