/// The indexes of a piece of work, which several threads take from the front.
package final class WorkList: Sendable {
  private let count: Int
  private let stride: Int
  private let taken = Mutex(0)

  /// - Parameter stride: How many indexes are taken at a time.
  package init(count: Int, stride: Int = 1) {
    self.count = count
    self.stride = stride
  }

  /// The next indexes that nobody has taken, in ascending order; `nil` when all are.
  package func next() -> Range<Int>? {
    taken.withLock { taken in
      if taken == count { return nil }
      let start = taken
      taken = min(count, start + stride)
      return start..<taken
    }
  }
}
