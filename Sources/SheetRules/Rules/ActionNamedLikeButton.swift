import SheetDiagnostics
import SheetModel
import SheetRuntime

/// An action of the app's own whose name is that of a button the system has.
enum ActionNamedLikeButton: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "action-named-like-button", .warning,
      "An `action` has the name of a built-in button, and is a name of the app's own.",
      why: """
        `close` is a button, as in `trailing: close`; the action that closes the sheet is `dismiss`. \
        `action: close` reaches the app as an event, and unless the app answers it the button does \
        nothing. Write `action: dismiss`, or give the event another name.
        """,
      failing: """
        version: 1

        sheets:
          place:
            header: {height: 52, trailing: {title: Close, action: close}}
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          place:
            header: {height: 52, trailing: {title: Close, action: dismiss}}
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """)
  }

  static var isAboutKeysOfTargets: Bool { true }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    for (place, control) in sheet.names.controls.enumerated() {
      guard let action = action(meantBy: control.text) else { continue }
      let lacking = findings.lacking
      guard sheet.isAnywhere({ draws(control: place, $0, lacking) }) else { continue }
      let hasNoExit = sheet.isAnywhere(NoExit.isFaulty)
      report(
        action, control, sheet, hasVariants: devices.hasVariants, hasNoExit: hasNoExit,
        into: &findings)
    }
  }

  // Apart, as what it copies would take pages of the stack from every sheet.
  @inline(never)
  private static func report(
    _ action: String, _ control: SheetNames.Name, _ sheet: borrowing ResolvedSheet,
    hasVariants: Bool, hasNoExit: Bool, into findings: inout RuleFindings
  ) {
    var isAnswered = answers(action, sheet.configuration)
    if hasVariants {
      for variant in sheet.variants.all where !answers(action, variant.configuration) {
        isAnswered = false
      }
    }
    let remedy =
      switch (action == "dismiss", isAnswered) {
      case (true, true): "'action: dismiss' closes the sheet"
      case (false, true): "'action: back' goes back"
      case (true, false):
        "nothing closes a persistent sheet but code, so name it after what the app does, as 'hide'"
      case (false, false):
        "there is no navigation to go back in, so name it after what the app does"
      }
    // A button that some target does not draw is no way out there.
    let isWayOut = action == "dismiss" && hasNoExit
    let isHere = control.span.file == sheet.keySpan.file
    findings.add(
      "'\(control.text)' is a name of the app's own here; \(remedy)",
      at: isHere ? control.span : sheet.keySpan,
      notes: isHere ? [] : [.init("the action is written here", at: control.span)],
      fixIts: isHere && isAnswered && !(isWayOut && findings.lacking.header != nil)
        ? [Wording.replacement(of: control.text, with: action, at: control.span, .guess)] : [])
  }

  /// Whether some target draws a button with an action of the app's own.
  private static func draws(
    control place: Int, _ configuration: borrowing SheetConfiguration, _ lacking: Lacking
  ) -> Bool {
    func draws(_ button: HeaderButton?, _ key: TargetKey) -> Bool {
      guard case .custom(_, _, _, action: .control(let index)) = button,
        Int(index.rawValue) == place
      else { return false }
      return !lacking.losesEverywhere(anyOf: [.header, key], in: configuration)
    }
    return draws(configuration.header.leading, .headerLeading)
      || draws(configuration.header.trailing, .headerTrailing)
  }

  /// Whether an action of the language does something in a sheet.
  private static func answers(
    _ action: String, _ configuration: borrowing SheetConfiguration
  ) -> Bool {
    action == "dismiss"
      ? configuration.presentation == .modal : configuration.content.navigation != .none
  }

  /// The action of the language that a name of the app's looks like.
  static func action(meantBy name: String) -> String? {
    guard name.utf8.count <= 7 else { return nil }
    switch name.lowercased() {
    case "close", "dismiss": return "dismiss"
    case "back": return "back"
    case _: return nil
    }
  }
}
