/// The opacity of the dimming as a function of a sheet's position.
@frozen public struct DimmingCurve: Equatable, Sendable {
  /// The sheet dims at some height.
  public var isPresent: Bool
  /// 0…1, at the heights that dim, or at the largest detent where it follows the height.
  public var opacity: Double
  /// 0…1, at the lowest dimmed height where the opacity follows the height.
  public var minimumOpacity: Double
  /// What the opacity follows.
  public var follows: DimmingProgress
  /// Dims even where touches pass through.
  public var whilePassing: Bool

  /// The curve of a theme's dimming.
  public init(_ dimming: borrowing Dimming) {
    isPresent = dimming.isPresent
    opacity = dimming.opacity
    minimumOpacity = dimming.minimumOpacity
    follows = dimming.follows
    whilePassing = dimming.whilePassing
  }

  /// 0…1 with the sheet's top edge at a position.
  ///
  /// What follows the presentation is constant at all detents that dim, and rises on the way from the
  /// highest that does not to the first that does. Below the smallest detent all of it fades.
  public func opacity(at position: Double, in reach: SheetReach) -> Double {
    guard isPresent, position > reach.hidden + reach.tolerance else { return 0 }
    let isAlwaysDimmed = whilePassing || reach.passing == -.infinity
    if !isAlwaysDimmed, position <= reach.passing + reach.tolerance { return 0 }
    var result = opacity
    switch follows {
    case .presentation:
      if !isAlwaysDimmed {
        result *= part(of: position, from: reach.passing, to: reach.firstBlocking, reach.tolerance)
      }
    case .height:
      let lowest = isAlwaysDimmed ? reach.smallest : reach.passing
      let progress = part(of: position, from: lowest, to: reach.largest, reach.tolerance)
      result = minimumOpacity + (opacity - minimumOpacity) * progress
    }
    if position < reach.fading {
      result *= part(of: position, from: reach.hidden, to: reach.fading, reach.tolerance)
    }
    return result
  }

  /// 0 at the one end, 1 at the other and beyond, and 1 everywhere where the ends are the same height.
  private func part(
    of position: Double, from low: Double, to high: Double, _ tolerance: Double
  ) -> Double {
    if high - low <= tolerance { return 1 }
    return min(max((position - low) / (high - low), 0), 1)
  }
}
