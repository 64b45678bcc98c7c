/// Makes a table whose length or elements are only known at run time.
public struct TableBuilder<Element: Sendable> {
  @usableFromInline var start: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var length = 0

  @inlinable @inline(__always) public var count: Int { length }

  /// - Parameter capacity: How many elements there will be, as a guess.
  @inlinable @inline(__always)
  public init(capacity: Int) {
    self.capacity = Swift.max(capacity, 1)
    start = .allocate(capacity: self.capacity)
  }

  @inlinable @inline(__always)
  public mutating func append(_ element: Element) {
    if length == capacity { grow() }
    (start + length).initialize(to: element)
    length += 1
  }

  @inlinable
  public subscript(place: Int) -> Element {
    @inline(__always) unsafeAddress {
      precondition(place >= 0 && place < length, "a place in the list")
      return UnsafePointer(start + place)
    }
  }

  /// The list as it is; the builder is of no use afterwards.
  @inlinable @inline(__always)
  public consuming func finish() -> Table<Element> { Table(start, count: length) }

  @inlinable
  mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: start, count: length)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}
