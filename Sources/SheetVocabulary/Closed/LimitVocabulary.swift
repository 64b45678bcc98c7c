package import SheetRuntime

/// The ways to write how high a sheet may reach.
package enum LimitVocabulary {
  package enum Key: UInt8, Sendable, CaseIterable {
    case from
    case inset
  }

  package static let edges = Choices<LimitEdge>("an edge of 'limit'") {
    ("safeArea", .safeArea, "The top of the safe area.")
    (
      "navigationBar", .navigationBar,
      "The bottom of a visible navigation bar; the safe area where there is none."
    )
    ("container", .container, "The container's top edge.")
  }

  package static let inset = Quantity.length

  package static let keys = Keys<Key>(
    "'limit'",
    [
      .init("from", .from, .words(edges.list), "The edge; without it `safeArea`."),
      .init("inset", .inset, .number(inset), "Points below the edge; without it 0."),
    ],
    [.atLeastOne(["from", "inset"])])
}
