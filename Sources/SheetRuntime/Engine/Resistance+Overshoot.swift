extension Resistance {
  /// Points that are shown of an overshoot of 0 or more points past an end at a height of `end`.
  ///
  /// Logarithmic shows 2·log₂((overshoot + 3) / 3) and rubber-band `end`·log₁₀(1 + overshoot / `end`) / 2 with
  /// a factor of 0.5, other factors in proportion; neither ever shows more than the overshoot.
  public func shown(overshoot: Double, past end: Double) -> Double {
    guard overshoot > 0, let (scale, knee) = scaleAndKnee(end: end) else { return 0 }
    return min(overshoot, scale * Elementary.log(1 + overshoot / knee))
  }

  /// How fast what is shown grows with the overshoot, 0…1.
  public func slope(overshoot: Double, past end: Double) -> Double {
    guard let (scale, knee) = scaleAndKnee(end: end) else { return 0 }
    return min(1, scale / (knee + max(overshoot, 0)))
  }

  private func scaleAndKnee(end: Double) -> (scale: Double, knee: Double)? {
    switch kind {
    case .rubberBand: end > 0 ? (end * factor / 2.302585092994046, end) : nil
    case .logarithmic: (4 * factor / 0.6931471805599453, 3)
    case .none: nil
    }
  }
}
