/// Results of several threads, which are put together in the order of the work and not in that of the threads.
///
/// No thread waits for others: whoever brings what comes next puts it together, with what has been brought meanwhile.
package final class OrderedResults<State, Outcome: Sendable>: Sendable {
  private struct Gathered {
    /// By the place of the first; what comes before some of them is not there yet.
    var waiting: [Int: [Outcome]] = [:]
    /// Place of the first result that no thread has put together or is about to.
    var next = 0
    /// A thread is putting results together.
    var isTaking = false
    var isStopped = false
  }

  private let gathered = Mutex(Gathered())
  /// Only touched by the thread that is putting results together, and when all are done.
  private nonisolated(unsafe) var state: State

  /// - Parameter state: What results are put into.
  package init(_ state: sending State) {
    self.state = state
  }

  package var isStopped: Bool { gathered.withLock { $0.isStopped } }

  /// Says that the results are of no use.
  package func stop() {
    gathered.withLock { $0.isStopped = true }
  }

  /// What all results were put into, when no thread adds any more; `nil` if it was stopped.
  package func finish() -> State? {
    isStopped ? nil : state
  }

  /// Adds results that follow each other, of which the first has that place.
  ///
  /// - Parameter take: Puts one result into the state; called in the order of the places.
  package func add(
    _ outcomes: [Outcome], from place: Int, _ take: (inout State, consuming Outcome, Int) -> Void
  ) {
    gathered.withLock { $0.waiting[place] = outcomes }
    var isTaking = false
    while let (first, outcomes) = next(isTaking) {
      isTaking = true
      for (offset, outcome) in outcomes.enumerated() { take(&state, outcome, first + offset) }
    }
  }

  /// The results that come next, if they are there and no other thread is putting results together.
  ///
  /// - Parameter isTaking: This thread is; it ends when there are none.
  private func next(_ isTaking: Bool) -> (place: Int, outcomes: [Outcome])? {
    gathered.withLock { gathered in
      if gathered.isTaking, !isTaking { return nil }
      let place = gathered.next
      guard let outcomes = gathered.waiting.removeValue(forKey: place) else {
        gathered.isTaking = false
        return nil
      }
      gathered.isTaking = true
      gathered.next += outcomes.count
      return (place, outcomes)
    }
  }
}
