/// The ways to write how wide a sheet may be.
package enum WidthVocabulary {
  package enum LimitKey: UInt8, Sendable, CaseIterable {
    case fraction
  }

  package static let fraction = Quantity(.ratio, 0...1, excludesMinimum: true, example: 0.5)

  package static let limitKeys = Keys<LimitKey>(
    "a width",
    [.init("fraction", .fraction, .number(fraction), "Part of the safe area's width.")],
    [.required("fraction")])
}
