import SheetDiagnostics
import SheetModel
import SheetRuntime

/// Two detents of which one is higher here and the other there.
enum OrderVariesBetweenDevices: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "order-varies-between-devices", .warning,
      "Two detents change places between devices.",
      why: """
        A height in points and a height in parts of the screen cross somewhere. On one side of \
        the crossing the sheet opens upwards to `form`, on the other side downwards, and \
        whatever the app shows at `half` is hidden or cut on half of the phones. In Pulley a \
        partial height below the collapsed one makes the sheet jump straight to open (#202). \
        sheetc sorts by height on every device, so nothing breaks; but the names no longer mean \
        what they say. Bind one to the other with `min` or `max`, or use one kind of height for \
        both.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: form, height: 340}
              - {id: half, fraction: 0.5}

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: form, height: 280}
              - {id: half, fraction: 0.5, min: 300}

        """)
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    // The ends of a free range have a rule of their own.
    if devices.survey.swaps.isEmpty || sheet.configuration.free != nil { return }
    let tokens = DetentTokens(sheet)
    for swap in devices.survey.swaps {
      let (later, earlier) = tokens.laterFirst(swap.first, swap.second)
      let isFirst = later == swap.first
      let above = isFirst ? swap.descending : swap.ascending
      let below = isFirst ? swap.ascending : swap.descending
      findings.add(
        "'\(tokens.name(of: later))' is above '\(tokens.name(of: earlier))' on "
          + "\(place(above, isFirst: isFirst, unit: " points")) and below it on "
          + "\(place(below, isFirst: isFirst, unit: ""))",
        at: tokens.span(of: later),
        notes: tokens.note(at: earlier, "'\(tokens.name(of: earlier))' is declared here")
          + crossing(swap, devices.formulas) + [remedy])
    }
  }

  private static let remedy = Diagnostic.Note(
    "to keep their order, give both in points or both as fractions, or bind one with 'min' or 'max'"
  )

  /// Where the two pass each other, if that depends on the room for a sheet alone, between the devices nearest to it.
  private static func crossing(
    _ swap: DetentSurvey.Swap, _ sheet: borrowing SheetFormulas
  ) -> [Diagnostic.Note] {
    let formulas = sheet[.compactRegular].formulas
    let entries = formulas.entries
    if formulas.hasLinks { return [] }
    guard let one = entries.first(where: { $0.id == swap.first })?.formula?.base,
      let other = entries.first(where: { $0.id == swap.second })?.formula?.base,
      one.constant.isKnown, other.constant.isKnown, one.perContainer == 0, other.perContainer == 0,
      one.perBottom == 0, other.perBottom == 0
    else { return [] }
    let slope = one.perLimit + 0.56 * one.perHalf - other.perLimit - 0.56 * other.perHalf
    guard slope != 0 else { return [] }
    let limit = (other.constant.lower - one.constant.lower) / slope
    guard limit > 0, limit < 2000 else { return [] }
    let points = Wording.points(limit)[0]
    let rooms = [swap.ascending.device, swap.descending.device].map { device in
      (device, room: formulas.limitHeight(in: device.device.container))
    }
    .sorted { $0.room < $1.room }
    let sides = rooms.map { "\(Wording.points($0.room)[0]) on \($0.0.name)" }
    return [
      .init(
        "they pass each other where a sheet can be \(points) points tall; it can be "
          + Wording.list(sides))
    ]
  }

  /// `iPhone SE (226 and 214 points)`, the height of the later detent first.
  private static func place(
    _ sighting: DetentSurvey.Sighting, isFirst: Bool, unit: String
  ) -> String {
    let one = isFirst ? sighting.first.lower : sighting.second.lower
    let other = isFirst ? sighting.second.lower : sighting.first.lower
    let heights = Wording.points(one, other)
    return "\(sighting.device.name) (\(heights[0]) and \(heights[1])\(unit))"
  }
}
