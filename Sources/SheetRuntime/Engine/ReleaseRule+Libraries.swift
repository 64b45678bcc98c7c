/// The whole rules of two libraries, which no keys can say.
///
/// They measure on screen, from the container's bottom edge.
extension ReleaseRule {
  /// Far or fast enough downwards dismisses from wherever the drag began, before any detent is looked at.
  func lbbottomsheet(_ release: Release, among stops: borrowing [Double]) -> Decision {
    let isFar = release.translation > dismiss.distance * (release.start - reach.hidden)
    var isFast = false
    if let velocity = dismiss.velocity { isFast = -release.velocity > velocity }
    if isFar || isFast { return dismiss.swipe ? .dismiss : .stop(0) }
    if isFree { return stay(release) }
    if release.velocity > behavior.velocity { return .stop(stops.count - 1) }
    let height = min(max(release.height, reach.smallest), reach.largest)
    return .stop(nearestStop(to: height, among: stops))
  }

  /// A flick goes to the long form or leaves it; otherwise the nearest place counts, out of sight being one.
  func panmodal(_ release: Release, among stops: borrowing [Double]) -> Decision {
    let isFlick = abs(release.velocity) > behavior.velocity
    if isFlick, release.velocity > 0 { return isFree ? stay(release) : .stop(stops.count - 1) }
    let toHidden = abs(release.height - reach.hidden)
    if isFlick {
      let isNearLong = abs(reach.largest - release.height) < toHidden - reach.tolerance
      if isNearLong, release.height > reach.smallest + reach.tolerance { return .stop(0) }
      return dismiss.swipe ? .dismiss : .stop(0)
    }
    let stop = nearestStop(to: release.height, among: stops)
    if toHidden <= abs(stops[stop] - release.height) + reach.tolerance {
      return dismiss.swipe ? .dismiss : .stop(0)
    }
    return isFree ? stay(release) : .stop(stop)
  }
}
