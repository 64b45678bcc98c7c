import SheetDiagnostics
import SheetModel
import SheetRuntime

/// Two detents so near to each other that nobody sees the difference.
enum IndistinctDetents: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "indistinct-detents", .warning,
      "Two detents are less than 8 points apart, everywhere or on some devices.",
      why: """
        They are two stops to the app and one to the eye: a tap on the grabber seems to do \
        nothing, a drag snaps back by a hair, and the app is told of moves that nobody made \
        (fluentui-apple PR #2254 merges such stops). Leave one of them out, or part them by 8 points \
        or more, which a finger feels as two stops. A height in points that ends just below the limit of a \
        small phone is one stop with `maxHeight` there: iPhone SE has room for 647 points.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: summary, height: 300}
              - {id: total, height: 304}
              - maxHeight

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: summary, height: 300}
              - {id: total, height: 380}
              - maxHeight

        """)
  }

  /// Points that a person does not see as a step.
  private static let step = 8.0

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    guard sheet.configuration.detents.count > 1, !areApart(sheet.configuration.detents) else {
      return
    }
    // Detents that pass each other are near somewhere; that they pass is all there is to say.
    guard devices.survey.swaps.isEmpty else { return }
    if let pair = nearPair(devices.formulas[.compactRegular].formulas, on: DeviceTable.reference) {
      return report(pair, on: DeviceTable.reference, sheet, into: &findings)
    }
    guard mayMeet(sheet.configuration) else { return }
    var found: (pair: NearPair, device: DeviceIndex)?
    devices.forEachGroup { group, combination in
      for device in SheetOnDevices.witnesses(of: group) where found == nil {
        let limit = combination.formulas.limitHeight(in: device.device.container)
        guard let pair = nearPair(combination.formulas, on: device),
          // The lowest windows have one stop less, and nothing is lost.
          group == .compactRegular || pair.high.height < limit - step
        else { continue }
        found = (pair, device)
      }
    }
    if let found { report(found.pair, on: found.device, sheet, into: &findings) }
  }

  /// Whether all are in points and apart, below the limit; most sheets are done with this.
  private static func areApart(_ detents: borrowing [Detent]) -> Bool {
    var last = -Double.infinity
    for place in detents.indices {
      if detents[place].min != nil || detents[place].max != nil { return false }
      switch detents[place].height {
      case .height(let points, from: .safeArea) where points >= last + step && points < 500:
        last = points
      case .maxHeight where last < 500: last = .infinity
      case .topInset(let points) where last < 500 && points < 100: last = .infinity
      case .headerOnly, .fitContent, .medium, .maxHeight, .height, .fraction, .topInset, .measured:
        return false
      }
    }
    return true
  }

  private struct NearPair {
    var low: (id: DetentIndex, height: Double)
    var high: (id: DetentIndex, height: Double)
  }

  /// Whether one detent is in points and another, which depends on the device, comes near it on some.
  private static func mayMeet(_ configuration: borrowing SheetConfiguration) -> Bool {
    // The least that the others are, where they count: an upright phone has 504 points, one on its side 322.
    var parts = configuration.limit.inset > 0 ? 0 : Double.infinity
    var points = -Double.infinity
    for detent in configuration.detents {
      switch detent.height {
      case .fraction, .medium: parts = 0
      case .topInset(let inset): parts = min(parts, 320 - inset)
      case .maxHeight: parts = min(parts, 500)
      case .height(let height, _): points = max(points, height)
      case .headerOnly, .fitContent, .measured: break
      }
      if detent.min != nil { points = .infinity }
    }
    return points + step >= parts
  }

  /// Two neighbours on a device that are apart, but not enough to be seen.
  private static func nearPair(
    _ formulas: borrowing DetentFormulas, on device: DeviceIndex
  ) -> NearPair? {
    let container = device.device.container
    var last: (id: DetentIndex, height: Double)?
    let entries = formulas.entries
    for place in entries.indices where entries[place].isActive(in: container.sizeClasses) {
      guard
        let height = formulas.height(of: entries[place], in: container), height.isKnown
      else { continue }
      // Those that are one stop have a rule of their own.
      if let last, height.lower - last.height < step,
        height.lower - last.height > 2 * container.halfPixel
      {
        return NearPair(low: last, high: (entries[place].id, height.lower))
      }
      last = (entries[place].id, height.lower)
    }
    return nil
  }

  private static func report(
    _ pair: NearPair, on device: DeviceIndex, _ sheet: borrowing ResolvedSheet,
    into findings: inout RuleFindings
  ) {
    let (low, high) = (pair.low, pair.high)
    let tokens = DetentTokens(sheet)
    let (later, earlier) = tokens.laterFirst(low.id, high.id)
    let distance = Wording.points(high.height - low.height)[0]
    findings.add(
      "'\(tokens.name(of: high.id))' is \(distance) points above '\(tokens.name(of: low.id))' on "
        + "\(device.name): nobody sees the difference",
      at: tokens.span(of: later),
      notes: tokens.note(at: earlier, "'\(tokens.name(of: earlier))' is declared here"))
  }
}
