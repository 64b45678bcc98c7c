/// How far one thread has come with something that another one follows.
///
/// What was written before `advance(to:)` is seen by who has waited for that number. Both cost a lock, so advance by
/// many at a time.
package final class Progress: Sendable {
  private struct State {
    var count = 0
    var isFinished = false
  }

  private let state = Mutex(State())

  package init() {}

  /// Says that the first `count` are done.
  package func advance(to count: Int) {
    state.change { $0.count = count }
  }

  /// Says that there will be no more.
  package func finish() {
    state.change { $0.isFinished = true }
  }

  /// Waits until more than `count` are done, and returns how many; `nil` if there will be no more than that.
  package func wait(beyond count: Int) -> Int? {
    state.wait { state -> Int?? in
      if state.count > count { return state.count }
      return state.isFinished ? .some(nil) : nil
    }
  }
}
