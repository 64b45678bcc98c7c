package import SheetRuntime

/// The ways to say where a sheet stands at first, and how far touches pass through.
package enum PositionVocabulary {
  package enum PassthroughKey: UInt8, Sendable, CaseIterable {
    case through
  }

  package static let initial = Choices<InitialPosition>("a position") {
    ("smallest", .smallest, "At the smallest detent.")
    ("largest", .largest, "At the largest detent.")
    ("hidden", .hidden, "Out of sight until the app shows it; persistent sheets only.")
  }

  package static let passthrough = Choices<Passthrough>("a passthrough") {
    ("never", .never, "The view behind is never reached.")
    ("always", .always, "The view behind is reached at every height.")
  }

  /// The word beside ids in `{through: …}`.
  package static let through = Choices<Passthrough>("a detent id") {
    ("smallest", .throughSmallest, "Up to the smallest detent, whatever its id.")
  }

  package static let passthroughKeys = Keys<PassthroughKey>(
    "'passthrough'",
    [
      .init(
        "through", .through, .alternatives([.words(through.list), .text(.detentReference)]),
        "The detent up to whose height touches pass through."
      )
    ],
    [.required("through")])
}
