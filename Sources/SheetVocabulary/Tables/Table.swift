/// A list that is written once and kept for the whole run, in memory that is never freed.
///
/// Written as an array literal is. An array needs a class for its type of element, which the run time makes when the
/// first such array is made; for a run on one small file that takes longer than to fill most lists. A table needs
/// none, and copying it counts no references. Only for lists that are made once, such as those that a `static let`
/// holds.
///
/// Public, as other modules get no code of their own type for what is open to the package alone; no product has this
/// module.
public struct Table<Element: Sendable>: Sendable, Sequence, ExpressibleByArrayLiteral {
  @usableFromInline nonisolated(unsafe) let start: UnsafeMutablePointer<Element>
  public let count: Int

  @inlinable @inline(__always)
  init(_ start: UnsafeMutablePointer<Element>, count: Int) {
    self.start = start
    self.count = count
  }

  @inlinable @inline(__always)
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }

  @inlinable @inline(__always)
  public init(_ elements: [Element]) {
    let start = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    var next = start
    for element in elements {
      next.initialize(to: element)
      next += 1
    }
    self.init(start, count: elements.count)
  }

  /// The elements of several lists, one list after the other, which are gone themselves: nobody else may know of them.
  @inlinable @inline(__always)
  public init(moving lists: [Table]) {
    var count = 0
    for list in lists { count += list.count }
    let start = UnsafeMutablePointer<Element>.allocate(capacity: count)
    var next = start
    for list in lists {
      next.moveInitialize(from: list.start, count: list.count)
      next += list.count
      list.start.deallocate()
    }
    self.init(start, count: count)
  }

  @inlinable @inline(__always) public var underestimatedCount: Int { count }
  @inlinable @inline(__always) public var indices: Range<Int> { 0..<count }
  @inlinable @inline(__always) public var isEmpty: Bool { count == 0 }
  @inlinable @inline(__always) public var first: Element? { count == 0 ? nil : start.pointee }

  /// Place of the first element that is so.
  @inlinable @inline(__always)
  public func firstIndex(where isSo: (Element) throws -> Bool) rethrows -> Int? {
    for place in 0..<count where try isSo(start[place]) { return place }
    return nil
  }

  @inlinable
  public subscript(place: Int) -> Element {
    @inline(__always) unsafeAddress {
      precondition(place >= 0 && place < count, "a place in the table")
      return UnsafePointer(start + place)
    }
  }

  /// Some of the elements, counted from 0 again.
  @inlinable
  public subscript(places: Range<Int>) -> Table {
    @inline(__always) get {
      precondition(places.lowerBound >= 0 && places.upperBound <= count, "places in the table")
      return Table(start + places.lowerBound, count: places.count)
    }
  }

  /// Changes an element while the list is made; no other thread may know of it yet.
  @inlinable @inline(__always)
  func edit(_ place: Int, _ change: (inout Element) -> Void) {
    precondition(place >= 0 && place < count, "a place in the table")
    change(&start[place])
  }

  public struct Iterator: IteratorProtocol {
    @usableFromInline var position: UnsafeMutablePointer<Element>
    @usableFromInline let end: UnsafeMutablePointer<Element>

    @inlinable @inline(__always)
    init(_ table: Table) {
      position = table.start
      end = table.start + table.count
    }

    @inlinable @inline(__always)
    public mutating func next() -> Element? {
      if position == end { return nil }
      defer { position += 1 }
      return position.pointee
    }
  }

  @inlinable @inline(__always)
  public func makeIterator() -> Iterator { Iterator(self) }
}
