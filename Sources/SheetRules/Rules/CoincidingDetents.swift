import SheetDiagnostics
import SheetModel
import SheetRuntime

/// Two detents that are one height on some device.
enum CoincidingDetents: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "coinciding-detents", .warning,
      "Two detents are the same height, everywhere or on some devices.",
      why: """
        A person sees one stop where two were drawn: a tap on the grabber seems to do nothing, \
        and VoiceOver announces a move that did not happen. Libraries have answered equal \
        heights with swipes that jump or rest below the lowest stop (Pulley #54) and with \
        callbacks for changes nobody sees (fluentui-apple PR #2254). sheetc merges such detents \
        into one stop that answers to both names; whether that was meant only you can say. Give \
        one of them another height, or `when` it is to be there.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: peek, height: 120}
              - {id: summary, fraction: 0.5}
              - {id: half, fraction: 0.5, min: 120}
              - maxHeight

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: peek, height: 120}
              - {id: half, fraction: 0.5}
              - maxHeight

        """)
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if devices.survey.coincidences.isEmpty { return }
    let tokens = DetentTokens(sheet)
    for pair in devices.survey.coincidences {
      let (later, earlier) = tokens.laterFirst(pair.first, pair.second)
      let height = Wording.points(pair.sighting.first.lower)[0]
      let subject = "'\(tokens.name(of: later))' and '\(tokens.name(of: earlier))'"
      findings.add(
        "\(subject) are one stop on \(place(of: pair, height))"
          + (pair.isCut ? "; there the sheet cannot be taller" : ""),
        at: tokens.span(of: later),
        notes: tokens.note(at: earlier, "'\(tokens.name(of: earlier))' is declared here"))
    }
  }

  /// `iPhone SE (324 points) and 3 more`, or whole kinds of devices.
  private static func place(of pair: DetentSurvey.Coincidence, _ height: String) -> String {
    if pair.isEverywhere { return "every device" }
    let first = "\(pair.sighting.device.name) (\(height) points)"
    if pair.groups == 0 {
      return pair.others > 1 ? "\(first) and \(pair.others - 1) more" : first
    }
    let whole = SizeClassGroup.phrase(for: pair.groups)
    let isNamed =
      pair.groups & 1
      << Int(SizeClassGroup(pair.sighting.device.device.container.sizeClasses).rawValue)
      == 0
    switch pair.others {
    case 0: return whole
    case 1: return isNamed ? "\(whole) and on \(first)" : "\(whole) and 1 more device"
    default:
      return isNamed
        ? "\(whole), on \(first) and \(pair.others - 1) more"
        : "\(whole) and \(pair.others) more devices"
    }
  }
}
