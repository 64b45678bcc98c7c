import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A detent at which a part of the footer is below the screen.
enum FooterCutOff: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "footer-cut-off", .warning,
      "Grabber, header and footer together are taller than a detent, so that the footer is cut off there.",
      why: """
        The footer stays below the header, and what does not fit is below the screen: people see \
        the upper edge of a Pay button and cannot press it. It happens when the footer grows \
        after the height was chosen, or where a part of a low window is little (Scarlet-Notes #156: \
        in landscape the peek showed almost nothing). Bind the height with `min`, or write \
        `headerOnly`, where the footer is out of sight as a whole.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            header: {height: 52, title: Cart, trailing: close}
            footer: {height: 88}
            detents:
              - {id: peek, height: 120}
              - {id: full, topInset: 12}
            content: {scrolls: true}

        """,
      passing: """
        version: 1

        sheets:
          cart:
            header: {height: 52, title: Cart, trailing: close}
            footer: {height: 88}
            detents:
              - {id: peek, height: 220}
              - {id: full, topInset: 12}
            content: {scrolls: true}

        """)
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if !devices.hasVariants {
      guard sheet.configuration.footer.isPresent, sheet.configuration.footer.height != nil else {
        return
      }
    }
    var found:
      (group: SizeClassGroup, device: DeviceIndex, id: DetentIndex, height: Double, needed: Double)?
    devices.forEachGroup { group, combination in
      guard found == nil, let footer = footerHeight(of: sheet, in: group), footer > 0 else {
        return
      }
      let top = combination.formulas.parts.headerOnly ?? HeightInterval(0)
      guard top.isKnown else { return }
      for device in SheetOnDevices.witnesses(of: group) where found == nil {
        for entry in combination.formulas.entries {
          guard let height = combination.formulas.activeHeight(of: entry, on: device),
            height.lower > top.upper + 0.5, height.upper < top.lower + footer - 0.5
          else { continue }
          found = (group, device, entry.id, height.upper, top.lower + footer)
          break
        }
      }
    }
    guard let found else { return }
    let combination = Combination(of: sheet, in: found.group)
    let place = combination.place(of: found.id)
    let points = Wording.points(found.height, found.needed)
    let theme = combination.configuration.theme
    let hasStrip = theme.grabber.isPresent && theme.grabber.placement == .inside
    let parts =
      (hasStrip ? ["the grabber"] : [])
      + (combination.configuration.header.isPresent ? ["the header"] : []) + ["the footer"]
    findings.add(
      "the footer of '\(sheet.key)' is cut off at '\(combination.name(of: found.id))'"
        + (combination.isInPoints(found.id) ? "" : " on \(found.device.name)")
        + ": it is \(points[0]) points, and \(Wording.list(parts)) "
        + "\(parts.count == 1 ? "takes" : "take") \(points[1])",
      at: place.span, notes: place.notes)
  }

  /// What the footer is stated to take; `nil` without one, and where it is measured.
  private static func footerHeight(
    of sheet: borrowing ResolvedSheet, in group: SizeClassGroup
  ) -> Double? {
    func height(_ configuration: borrowing SheetConfiguration) -> Double? {
      configuration.footer.isPresent ? configuration.footer.height : nil
    }
    if sheet.variants.isEmpty { return height(sheet.configuration) }
    return height(Combination(of: sheet, in: group).configuration)
  }
}
