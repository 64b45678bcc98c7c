import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetVocabulary

/// A modal sheet that nothing a person can touch closes.
enum NoExit: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "no-exit", .warning,
      "Nothing that a person can touch closes a modal sheet.",
      why: """
        The sheet covers the screen and stays: the app looks frozen, and force-quitting is the \
        only way on. It has been reported for many sheet libraries (material-components-ios \
        #10223, PanModal #173, FittedSheets #88), mostly when somebody switched off the swipe to \
        protect unsaved input and forgot that a tap outside was off as well. Escape does not \
        count, as it takes a keyboard or VoiceOver, nor does a tap outside where touches pass \
        through, or where the sheet covers the whole screen. A header button with an action of the app's own counts \
        where its name, title or symbol says so, as Cancel, Close, Done or Save; of any other, say \
        `content: {closes: control}`. To protect input, keep the exits and ask first: `dismiss: {confirm: true}`.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            dismiss: {swipe: false}
            taps: {outside: none}

        """,
      passing: """
        version: 1

        sheets:
          cart:
            header: {height: 52, trailing: close}
            detents: [{id: half, fraction: 0.5}, maxHeight]
            dismiss: {swipe: false}
            taps: {outside: none}

        """)
  }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    guard configuration.presentation == .modal else { return false }
    return !Exits.bySwipe(configuration) && !Exits.byTapOutside(configuration)
      && !Exits.byGrabber(configuration) && !Exits.byButton(configuration)
      && configuration.content.closes == .none
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    guard sheet.configuration.presentation == .modal else { return }
    // A swipe closes most sheets.
    if sheet.configuration.dismiss.swipe, sheet.configuration.swipeMode == .full,
      sheet.configuration.dismiss.velocity != nil, !devices.hasVariants
    {
      return
    }
    checkCombinations(&sheet, on: &devices, into: &findings)
    // The button that is a way out of the base need not be there in a variant.
    if devices.hasVariants, isFaulty(&sheet.configuration),
      isLeftByOwnButton(Combination(base: sheet), findings.lacking.header)
    {
      checkVariants(&sheet, into: &findings)
    }
    guard isLeftByTapAlone(&sheet.configuration) else { return }
    checkCovering(sheet, on: devices, into: &findings)
  }

  /// A tap beside the sheet is what closes it, and nothing else does.
  private static func isLeftByTapAlone(_ configuration: inout SheetConfiguration) -> Bool {
    Exits.byTapOutside(configuration) && configuration.style == .bottom
      && !Exits.bySwipe(configuration) && !Exits.byGrabber(configuration)
      && !Exits.byButton(configuration) && configuration.content.closes == .none
      && configuration.width.max == nil && configuration.width.follows == .container
  }

  /// Less than this beside a sheet is nothing to tap, in points.
  private static let strip = 24.0

  /// Reports a device that the sheet covers at every height, so that there is no outside.
  private static func checkCovering(
    _ sheet: borrowing ResolvedSheet, on devices: borrowing SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    var found: (group: SizeClassGroup, device: DeviceIndex)?
    devices.forEachGroup { group, combination in
      guard found == nil, group != .regularRegular else { return }
      if devices.hasVariants {
        var configuration = Combination(of: sheet, in: group).configuration
        if !isLeftByTapAlone(&configuration) { return }
      }
      for device in SheetOnDevices.witnesses(of: group) where found == nil {
        let container = device.device.container
        let detents = DeviceResolution(devices.formulas, on: device).detents
        guard let smallest = detents.stops.first,
          container.room(below: .container) - smallest.height.lower < strip
        else { continue }
        found = (group, device)
      }
    }
    guard let found else { return }
    let combination = Combination(of: sheet, in: found.group)
    if isLeftByOwnButton(combination, findings.lacking.header) { return }
    var notes: [Diagnostic.Note] = []
    if combination.origins.isWritten(SheetKey.dismissSwipe.row) {
      notes.append(combination.note(about: .dismissSwipe))
    } else if combination.origins.isWritten(SheetKey.swipeMode.row) {
      notes.append(combination.note(about: .swipeMode))
    }
    findings.add(
      "'\(sheet.key)' covers all of \(found.device.name), where no outside is left to tap and nothing "
        + "else closes it",
      at: combination.span,
      notes: notes + [remedy(combination.configuration, findings.lacking.header)])
  }

  /// Whether a button of the header calls itself a way out; a target without headers draws none.
  private static func isLeftByOwnButton(
    _ combination: Combination, _ headerless: TargetName?
  ) -> Bool {
    headerless == nil && Exits.byOwnButton(combination)
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    if isLeftByOwnButton(combination, findings.lacking.header) { return }
    let configuration = combination.configuration
    var notes = Exits.notes(on: combination)
    for button in Exits.ownButtons(of: combination) where findings.lacking.header == nil {
      notes.append(
        .init(
          "'action: \(button.action)' is the app's own; if it closes the sheet, say 'content: {closes: control}'",
          at: combination.origins.valueSpan(of: button.key.row)))
    }
    notes.append(remedy(configuration, findings.lacking.header))
    findings.add(
      "'\(combination.name)' is modal and cannot be closed by touch\(combination.suffix)",
      at: combination.span, notes: notes)
  }

  /// - Parameter headerless: A target of the project that draws no header.
  private static func remedy(
    _ configuration: borrowing SheetConfiguration, _ headerless: TargetName?
  ) -> Diagnostic.Note {
    if let headerless {
      return .init(
        "say 'content: {closes: control}' once its content has a button that closes it; "
          + "'\(headerless)' draws none of a header")
    }
    let button =
      configuration.header.isPresent && configuration.header.custom
      ? "leave 'custom' out to have a button such as 'trailing: close' drawn"
      : "give it a button with 'header: {trailing: close}'"
    return .init("\(button), or say 'content: {closes: control}' when its content has one")
  }
}
