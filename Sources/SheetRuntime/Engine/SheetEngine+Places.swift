extension SheetEngine {
  /// The stop that stands for a detent; `nil` for an id the sheet does not have.
  private func stop(of id: DetentIndex) -> Int? {
    guard let place = detents.place(of: id), place.stop < stops.count else { return nil }
    return place.stop
  }

  /// Height of the sheet's top edge at a place, a keyboard counted in.
  public func position(of rest: Rest) -> Double {
    switch rest {
    case .detent(let id): stops[stop(of: id) ?? 0]
    case .height(let height): raised(min(max(height, lowestDetent), highestDetent))
    case .hidden: reach.hidden
    }
  }

  /// The place as the app knows it: a detent that is active here.
  public func reported(_ rest: Rest) -> Rest {
    guard case .detent(let id) = rest, let place = detents.place(of: id) else { return rest }
    return place.isActive || place.stop >= detents.stops.count
      ? rest : .detent(detents.stops[place.stop].id)
  }

  /// Where the sheet is or is going to be; `nil` once its dismissal is certain.
  public var destination: Rest? {
    switch phase {
    case .resting(let rest): rest
    case .dragging(let drag): drag.origin
    case .settling(let settle):
      switch settle.goal {
      case .rest(let rest): rest
      case .dismissal: nil
      }
    case .dismissed: nil
    }
  }

  var reportedDestination: Rest? {
    if let destination { reported(destination) } else { nil }
  }

  var isHidden: Bool { destination == nil || destination == .hidden }

  var lowestDetent: Double { detents.stops.first?.position ?? 0 }
  var highestDetent: Double { detents.stops.last?.position ?? 0 }

  /// A place to rest at a stop, by the id of `origin` where the stop answers to it.
  func rest(at stop: Int, from origin: Rest?) -> Rest {
    if case .detent(let id)? = origin, self.stop(of: id) == stop { return .detent(id) }
    // Raised by a keyboard, several stops may meet at the limit; then the sheet stays at its own.
    if case .detent(let id)? = origin, let own = self.stop(of: id),
      abs(stops[own] - stops[stop]) <= reach.tolerance
    {
      return .detent(id)
    }
    return stop < detents.stops.count ? .detent(detents.stops[stop].id) : .height(0)
  }

  /// The stop nearest to a position.
  func nearestStop(to position: Double) -> Int {
    releaseRule.nearestStop(to: position, among: stops)
  }

  /// The stop nearest to a position among those that a drag may go to, and its origin's own.
  func nearestStop(to position: Double, reachableFrom origin: Rest) -> Int {
    let nearest = reachable[releaseRule.nearestStop(to: position, among: reachableStops)]
    if case .detent(let id) = origin, let own = stop(of: id),
      abs(stops[own] - position) < abs(stops[nearest] - position)
    {
      return own
    }
    return nearest
  }

  var releaseRule: ReleaseRule {
    ReleaseRule(
      behavior.release, dismiss: behavior.dismiss, isFree: behavior.isFree, reach: reach)
  }

  /// A place that this sheet has, nearest to one that it may not have.
  func existing(_ rest: Rest) -> Rest {
    switch rest {
    case .detent(let id):
      stop(of: id) != nil ? rest : self.rest(at: nearestStop(to: position), from: nil)
    case .height(let height):
      behavior.isFree ? rest : self.rest(at: nearestStop(to: raised(height)), from: nil)
    case .hidden: rest
    }
  }

  /// Where the sheet stands when it is first shown.
  var initialRest: Rest {
    switch behavior.initial {
    case .smallest: rest(at: 0, from: nil)
    case .largest: rest(at: stops.count - 1, from: nil)
    case .hidden: behavior.isModal ? rest(at: 0, from: nil) : .hidden
    case .detent(let id): stop(of: id) == nil ? rest(at: 0, from: nil) : .detent(id)
    }
  }

  /// The next larger place to rest; from the largest the smallest, or none where steps do not go round.
  func nextRest(up: Bool, goesRound: Bool) -> Rest? {
    guard let destination, destination != .hidden else { return nil }
    let here = position(of: destination)
    if up {
      for stop in reachable where stops[stop] > here + reach.tolerance {
        return rest(at: stop, from: nil)
      }
      let goesDown = reachable.count > 1 || stops[reachable[0]] < here - reach.tolerance
      return goesRound && goesDown ? rest(at: reachable[0], from: nil) : nil
    }
    for stop in reachable.reversed() where stops[stop] < here - reach.tolerance {
      return rest(at: stop, from: nil)
    }
    return nil
  }

  /// A detent's height with the keyboard's overlap added, as far as the limit.
  func raised(_ height: Double) -> Double {
    min(height + lift, max(height, detents.limit))
  }

  /// How far detents are to be raised.
  private var lift: Double {
    switch behavior.keyboard {
    case .raise: layout.keyboardOverlap
    case .expand, .inset, .ignore: 0
    }
  }

  /// How the content makes room for a keyboard at a place.
  func keyboardRoom(at rest: Rest) -> KeyboardRoom {
    let overlap = layout.keyboardOverlap
    switch behavior.keyboard {
    case .raise:
      var height = 0.0
      switch rest {
      case .detent(let id):
        if let stop = stop(of: id), stop < detents.stops.count {
          height = detents.stops[stop].position
        }
      case .height(let free): height = min(max(free, lowestDetent), highestDetent)
      case .hidden: return KeyboardRoom()
      }
      let lift = raised(height) - height
      return KeyboardRoom(lift: lift, inset: overlap - lift)
    case .expand, .inset: return KeyboardRoom(inset: overlap)
    case .ignore: return KeyboardRoom()
    }
  }
}
