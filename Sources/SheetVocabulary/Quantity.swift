/// The unit and the range of a number.
package struct Quantity: Sendable {
  package enum Unit: String, Sendable, CaseIterable {
    case points
    case seconds
    case pointsPerSecond = "points per second"
    case pointsPerSecondSquared = "points per second squared"
    case distancesPerSecond = "distances per second"
    /// 0…1 of something, or a factor.
    case ratio = ""
  }

  package let unit: Unit
  /// Both ends belong to it, unless `excludesMinimum`.
  package let range: ClosedRange<Double>
  /// The lower end itself is refused, as 0 is for a duration.
  package let excludesMinimum: Bool

  package init(_ unit: Unit, _ range: ClosedRange<Double>, excludesMinimum: Bool = false) {
    self.unit = unit
    self.range = range
    self.excludesMinimum = excludesMinimum
  }

  package func contains(_ value: Double) -> Bool {
    range.contains(value) && !(excludesMinimum && value == range.lowerBound)
  }

  /// A length, up to ten thousand points: more than any screen has.
  package static let length = Quantity(.points, 0...10_000)
  /// A length without which there would be nothing to see.
  package static let extent = Quantity(.points, 0...10_000, excludesMinimum: true)
  /// A distance to either side.
  package static let offset = Quantity(.points, -1000...1000)
  package static let blurRadius = Quantity(.points, 0...200)
  package static let ratio = Quantity(.ratio, 0...1)
  package static let duration = Quantity(.seconds, 0...10, excludesMinimum: true)
  package static let speed = Quantity(.pointsPerSecond, 0...10_000)
  package static let distancesPerSecond = Quantity(.distancesPerSecond, -100...100)
}
