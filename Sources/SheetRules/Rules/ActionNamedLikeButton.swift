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

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    for control in sheet.names.controls {
      guard let action = action(meantBy: control.text) else { continue }
      let message =
        action == "dismiss"
        ? "'\(control.text)' is a name of the app's own here; 'action: dismiss' closes the sheet"
        : "'\(control.text)' is a name of the app's own here; 'action: back' goes back"
      let isHere = control.span.file == sheet.keySpan.file
      findings.add(
        message, at: isHere ? control.span : sheet.keySpan,
        notes: isHere ? [] : [.init("the action is written here", at: control.span)],
        fixIts: isHere
          ? [Wording.replacement(of: control.text, with: action, at: control.span, .guess)] : [])
    }
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
