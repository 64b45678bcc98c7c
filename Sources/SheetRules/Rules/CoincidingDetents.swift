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
      let place: String
      if pair.isEverywhere {
        place = "on every device"
      } else if pair.count > 1 {
        place =
          "on \(pair.sighting.device.device.name) (\(height) points) and \(pair.count - 1) more devices or orientations"
      } else {
        place = "on \(pair.sighting.device.device.name) (\(height) points)"
      }
      let subject = "'\(tokens.name(of: later))' and '\(tokens.name(of: earlier))'"
      findings.add(
        "\(subject) are one stop \(place)"
          + (pair.isCut ? "; there the sheet cannot be taller" : ""),
        at: tokens.span(of: later),
        notes: tokens.note(at: earlier, "'\(tokens.name(of: earlier))' is declared here"))
    }
  }
}
