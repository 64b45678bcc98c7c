import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A height up to which touches pass through, and that a sheet never comes down to on some device.
enum PassthroughOutOfReach: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "passthrough-out-of-reach", .warning,
      "On some devices a sheet never stands as low as the detent that touches pass through.",
      why: """
        There the view behind is dimmed and blocked at every height, though on other devices it is \
        in use: on a phone on its side nobody can pan the map. It happens when the detent is a \
        part of the screen and the smallest one is in points, or is not there in landscape. UIKit \
        dims everything just as silently when `largestUndimmedDetentIdentifier` names a detent \
        that is not there (react-native-screens PR #2359). Name the smallest detent, or give \
        the low windows a `passthrough` of their own.
        """,
      failing: """
        version: 1

        sheets:
          map:
            presentation: persistent
            detents:
              - {id: peek, height: 280}
              - medium
              - maxHeight
            passthrough: {through: medium}

        """,
      passing: """
        version: 1

        sheets:
          map:
            presentation: persistent
            detents:
              - {id: peek, height: 280}
              - medium
              - maxHeight
            passthrough: {through: medium}
            variants:
              compactHeight: {passthrough: {through: peek}}

        """)
  }

  static var judged: [TargetKey] { [.passthrough] }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if !devices.hasVariants {
      guard case .through(let id) = sheet.configuration.passthrough,
        sheet.configuration.detents.first?.id != id
      else { return }
    }
    var found: (group: SizeClassGroup, device: DeviceIndex, id: DetentIndex)?
    devices.forEachGroup { group, combination in
      guard found == nil, case .through(let id) = combination.passthrough else { return }
      let formulas = combination.formulas
      guard let entry = formulas.entries.first(where: { $0.id == id }) else { return }
      for device in SheetOnDevices.witnesses(of: group) where found == nil {
        let container = device.device.container
        guard let passing = formulas.height(of: entry, in: container) else { return }
        var smallest = Double.infinity
        for entry in formulas.entries {
          guard let height = formulas.activeHeight(of: entry, on: device) else { continue }
          smallest = min(smallest, height.lower)
        }
        if smallest < .infinity, passing.upper < smallest - 2 * container.halfPixel {
          found = (group, device, id)
        }
      }
    }
    guard let found else { return }
    let resolution = DeviceResolution(devices.formulas, on: found.device)
    guard let passing = resolution.passthroughHeight, let smallest = resolution.detents.stops.first
    else { return }
    let combination = Combination(of: sheet, in: found.group)
    if findings.lacking.losesEverywhere(anyOf: judged, in: combination.configuration) { return }
    let place = combination.place(of: .passthrough)
    let points = Wording.points(smallest.position, passing.upper)
    findings.add(
      "nothing behind '\(sheet.key)' can be touched on \(found.device.name): it stands at "
        + "\(points[0]) points or more there, above '\(combination.name(of: found.id))' at "
        + "\(points[1])",
      at: place.span, notes: place.notes)
  }
}
