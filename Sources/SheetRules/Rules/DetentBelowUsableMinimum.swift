import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A detent too low to be taken hold of on some device.
enum DetentBelowUsableMinimum: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "detent-below-usable-minimum", .warning,
      "A detent is so low on some devices that a finger cannot take hold of the sheet.",
      why: """
        A touch needs 44 points. A part of a low window, or a large `topInset` on a phone on its \
        side, can leave less, down to nothing at all: the sheet is up and nobody can see it \
        (nightscout/Trio PR #821, react-native-screens PR #4584). So is a height that the app has \
        not measured yet, and `headerOnly` of a sheet without a header. Bind the height from below \
        with `min: 64`, or give the low windows a variant.
        """,
      failing: """
        version: 1

        sheets:
          timer:
            presentation: persistent
            passthrough: always
            detents:
              - {id: line, fraction: 0.1}
              - {id: full, topInset: 24}

        """,
      passing: """
        version: 1

        sheets:
          timer:
            presentation: persistent
            passthrough: always
            detents:
              - {id: line, fraction: 0.1, min: 64}
              - {id: full, topInset: 24}

        """)
  }

  /// What a finger needs, in points.
  static let touch = 44.0

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if sheet.isAnywhere(mayBeLow) { look(at: sheet, on: &devices, into: &findings) }
  }

  // Apart, as what it copies would take pages of the stack from every sheet.
  @inline(never)
  private static func look(
    at sheet: borrowing ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if let detent = sheet.configuration.detents.first(where: { isMeasuredOnly($0) }) {
      let tokens = DetentTokens(sheet)
      return findings.add(
        "'\(tokens.name(of: detent.id))' is what the app reports, which may be nothing when the sheet "
          + "comes up; give it a 'min'",
        at: tokens.span(of: detent.id))
    }
    var found: (id: DetentIndex, device: DeviceIndex, height: Double, top: Double)?
    devices.forEachGroup { group, combination in
      guard found == nil, let device = SheetOnDevices.lowestDevice(in: group) else { return }
      let formulas = combination.formulas
      for entry in formulas.entries {
        guard let height = formulas.activeHeight(of: entry, on: device), height.isKnown,
          height.lower < touch, found.map({ height.lower < $0.height }) ?? true
        else { continue }
        let top =
          sheet.configuration.header.isPresent ? formulas.parts.headerOnly?.lower : nil
        found = (entry.id, device, height.lower, top ?? 0)
      }
    }
    guard let found else { return }
    let tokens = DetentTokens(sheet)
    let points = Wording.points(found.height)[0]
    // What is right for a finger alone would be too low for the header, which is a rule of its own.
    let top = found.top > touch ? ", and the header \(Wording.points(found.top)[0])" : ""
    let unit = points == "1" ? "point" : "points"
    findings.add(
      "'\(tokens.name(of: found.id))' is \(points) \(unit) on \(found.device.name), too low to be "
        + "taken hold of; a touch needs 44\(top)",
      at: tokens.span(of: found.id), notes: notes(on: found.id, sheet.configuration))
  }

  /// What was left out, or hardly meant: less than a point is a part of the limit.
  private static func notes(
    on id: DetentIndex, _ configuration: borrowing SheetConfiguration
  ) -> [Diagnostic.Note] {
    guard let detent = configuration.detents.first(where: { $0.id == id }) else { return [] }
    if isGrabberAlone(detent, configuration) {
      return [
        .init(
          "without a header nothing but the grabber is there; give it one, as 'header: {title: …}'")
      ]
    }
    guard case .height(let points, _) = detent.height, points > 0, points < 1 else { return [] }
    return [.init("did you mean 'fraction: \(points)'?")]
  }

  /// Whether any detent could be low somewhere; most sheets are done with this.
  private static func mayBeLow(_ configuration: inout SheetConfiguration) -> Bool {
    if configuration.limit.inset > 200 { return true }
    if let free = configuration.free { return mayBeLow(free.min) || mayBeLow(free.max) }
    for detent in configuration.detents
    where mayBeLow(detent) || isGrabberAlone(detent, configuration) {
      return true
    }
    return false
  }

  /// Whether nothing but the grabber is to be seen at a detent.
  private static func isGrabberAlone(
    _ detent: Detent, _ configuration: borrowing SheetConfiguration
  ) -> Bool {
    detent.height == .headerOnly && !configuration.header.isPresent
  }

  private static func mayBeLow(_ detent: Detent) -> Bool {
    switch detent.max {
    case .points(let points, from: .safeArea) where points < touch: return true
    case .points(let points, from: .edge) where points < 80: return true
    case .fraction(let fraction, of: _) where fraction < 0.2: return true
    case .detent: return true
    case .points, .fraction, nil: break
    }
    switch detent.min {
    case .points(let points, from: .safeArea) where points >= touch: return false
    case .points, .fraction, .detent, nil: break
    }
    switch detent.height {
    case .height(let points, _): return points < 80
    case .fraction(let fraction, _): return fraction < 0.3
    case .topInset(let points): return points > 200
    // A header answers touches wherever it is.
    case .headerOnly, .fitContent, .medium, .maxHeight: return false
    case .measured: return isMeasuredOnly(detent)
    }
  }

  /// Nothing bounds from below what the app reports.
  private static func isMeasuredOnly(_ detent: Detent) -> Bool {
    if case .measured = detent.height { return detent.min == nil }
    return false
  }
}
