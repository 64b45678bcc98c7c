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
  /// A number that examples show.
  package let example: Double

  package init(
    _ unit: Unit, _ range: ClosedRange<Double>, excludesMinimum: Bool = false, example: Double
  ) {
    self.unit = unit
    self.range = range
    self.excludesMinimum = excludesMinimum
    self.example = example
  }

  package func contains(_ value: Double) -> Bool {
    range.contains(value) && !(excludesMinimum && value == range.lowerBound)
  }

  /// The range and the unit: `0 to 100 points`, `more than 0 up to 10 seconds`.
  package var inWords: String { unit == .ratio ? ends : "\(ends) \(unit.rawValue)" }

  /// The ends of the range: `0 to 100`, `more than 0 up to 10`.
  package var ends: String {
    let low = Written.digits(range.lowerBound)
    let high = Written.digits(range.upperBound)
    return excludesMinimum ? "more than \(low) up to \(high)" : "\(low) to \(high)"
  }

  /// A length, up to ten thousand points: more than any screen has.
  package static let length = Quantity(.points, 0...10_000, example: 64)
  /// A length without which there would be nothing to see.
  package static let extent = Quantity(.points, 0...10_000, excludesMinimum: true, example: 480)
  /// A distance to either side.
  package static let offset = Quantity(.points, -1000...1000, example: -2)
  package static let cornerRadius = Quantity(.points, 0...100, example: 16)
  package static let blurRadius = Quantity(.points, 0...200, example: 8)
  package static let ratio = Quantity(.ratio, 0...1, example: 0.6)
  package static let duration = Quantity(.seconds, 0...10, excludesMinimum: true, example: 0.3)
  package static let lookahead = Quantity(.seconds, 0...10, example: 0.2)
  package static let speed = Quantity(.pointsPerSecond, 0...10_000, example: 500)
  package static let deceleration = Quantity(
    .pointsPerSecondSquared, 0...100_000, excludesMinimum: true, example: 1200)
  package static let distancesPerSecond = Quantity(
    .distancesPerSecond, -100...100, example: 0.5)
  package static let resistance = Quantity(.ratio, 0...4, example: 1.5)
}
