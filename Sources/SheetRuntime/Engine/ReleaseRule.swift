/// Chooses where a released sheet goes.
@frozen public struct ReleaseRule: Equatable, Sendable {
  /// The policy and its numbers.
  public var behavior: ReleaseBehavior
  /// Its `swipe` is false also where nothing dismisses the sheet.
  public var dismiss: DismissBehavior
  /// The sheet rests wherever it is released.
  public var isFree: Bool
  /// The ends between which it decides.
  public var reach: SheetReach

  /// The rule of a configuration in one layout.
  public init(
    _ behavior: ReleaseBehavior, dismiss: DismissBehavior, isFree: Bool = false, reach: SheetReach
  ) {
    self.behavior = behavior
    self.dismiss = dismiss
    self.isFree = isFree
    self.reach = reach
  }

  /// Decides among the heights of one or more stops, ascending.
  public func decide(_ release: Release, among stops: borrowing [Double]) -> Decision {
    switch behavior.policy {
    case .project: project(release, among: stops)
    case .nearest: nearest(release, among: stops)
    case .lookahead: lookahead(release, among: stops)
    case .lbbottomsheet: lbbottomsheet(release, among: stops)
    case .panmodal: panmodal(release, among: stops)
    }
  }

  private func isFlick(_ release: Release) -> Bool { abs(release.velocity) > behavior.velocity }

  private func project(_ release: Release, among stops: borrowing [Double]) -> Decision {
    let way = release.velocity * abs(release.velocity) / (2 * behavior.deceleration)
    let target = release.height + way
    if dismisses(release, target: target) { return .dismiss }
    if isFree { return stay(release) }
    let stop = nearestStop(to: target, among: stops)
    guard isFlick(release) else { return .stop(stop) }
    return release.velocity > 0
      ? .stop(max(stop, firstStop(above: release.height, among: stops)))
      : .stop(min(stop, firstStop(below: release.height, among: stops)))
  }

  private func nearest(_ release: Release, among stops: borrowing [Double]) -> Decision {
    let isFlickDown = isFlick(release) && release.velocity < 0
    if isFlickDown, behavior.flickDown == .dismiss, dismiss.swipe { return .dismiss }
    if dismisses(release, target: release.height) { return .dismiss }
    if isFree { return stay(release) }
    guard isFlick(release) else { return .stop(nearestStop(to: release.height, among: stops)) }
    if isFlickDown {
      switch behavior.flickDown {
      case .step: return .stop(firstStop(below: release.height, among: stops))
      case .last, .dismiss: return .stop(0)
      }
    }
    switch behavior.flickUp {
    case .step: return .stop(firstStop(above: release.height, among: stops))
    case .last: return .stop(stops.count - 1)
    }
  }

  private func lookahead(_ release: Release, among stops: borrowing [Double]) -> Decision {
    let target = release.height + release.velocity * behavior.lookahead
    if dismisses(release, target: target) { return .dismiss }
    if isFree { return stay(release) }
    guard isFlick(release) else { return .stop(nearestStop(to: target, among: stops)) }
    return release.velocity > 0
      ? .stop(firstStop(above: target, among: stops))
      : .stop(firstStop(below: target, among: stops))
  }

  /// Below the smallest detent: its target is too far down, or the finger too fast.
  private func dismisses(_ release: Release, target: Double) -> Bool {
    guard dismiss.swipe, release.height < reach.smallest + reach.tolerance else { return false }
    if let velocity = dismiss.velocity, -release.velocity > velocity { return true }
    let below = reach.smallest - target
    return below > reach.tolerance
      && below >= dismiss.distance * reach.smallestDetent - reach.tolerance
  }

  func stay(_ release: Release) -> Decision {
    .stay(min(max(release.height, reach.smallest), reach.largest))
  }

  /// The nearest stop, the lower of two that are equally near within half a pixel.
  func nearestStop(to height: Double, among stops: borrowing [Double]) -> Int {
    var nearest = 0
    for stop in stops.indices {
      if abs(stops[stop] - height) < abs(stops[nearest] - height) - reach.tolerance {
        nearest = stop
      }
    }
    return nearest
  }

  /// The first stop above a height, the largest where there is none.
  private func firstStop(above height: Double, among stops: borrowing [Double]) -> Int {
    for stop in stops.indices where stops[stop] > height + reach.tolerance { return stop }
    return stops.count - 1
  }

  /// The first stop below a height, the smallest where there is none.
  private func firstStop(below height: Double, among stops: borrowing [Double]) -> Int {
    var first = 0
    for stop in stops.indices where stops[stop] < height - reach.tolerance { first = stop }
    return first
  }
}
