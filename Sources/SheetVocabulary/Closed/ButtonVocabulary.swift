package import SheetRuntime

/// The ways to write a header button.
package enum ButtonVocabulary {
  package enum Key: UInt8, Sendable, CaseIterable {
    case title
    case symbol
    case accessibilityLabel
    case action
  }

  /// Buttons that one word stands for.
  package static let words = Choices<HeaderButton>("a button") {
    ("close", .close, "The system's close button; dismisses the sheet.")
    ("back", .back, "The system's back button; hidden on a navigation root.")
  }

  /// Actions that are no event of the app's.
  package static let actions = Choices<ButtonAction>("an action") {
    ("dismiss", .dismiss, "Dismisses the sheet; counts as an exit.")
    ("back", .back, "Goes back in the content's navigation.")
  }

  /// A button needs something to see, and something to do.
  package static let keys = Keys<Key>(
    "a button",
    [
      .init("title", .title, .definition(.text), "What the button says."),
      .init("symbol", .symbol, .text(.any(example: "checkmark")), "Name of an SF Symbol."),
      .init(
        "accessibilityLabel", .accessibilityLabel, .definition(.text),
        "What VoiceOver calls the button."
      ),
      .init(
        "action", .action, .alternatives([.words(actions.list), .text(.controlName)]),
        "What the button does: `dismiss`, `back`, or a name that reaches the app as a typed event."
      ),
    ],
    [.required("action"), .atLeastOne(["title", "symbol"])])
}
