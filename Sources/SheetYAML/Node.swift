/// One node of a tree in 16 bytes.
///
/// `link` is, by kind: where a scalar's text begins, the index of the first node after a
/// collection, or the index of the node an alias stands for.
@usableFromInline
struct Node: Sendable {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  @usableFromInline var link: UInt32
  @usableFromInline var bits: UInt32

  /// The most that `count` can hold.
  static let largestCount = 0xFF_FFFF

  @inlinable static var countMask: UInt32 { 0xFF_FFFF }
  @inlinable static var kindShift: UInt32 { 24 }
  @inlinable static var styleShift: UInt32 { 26 }

  /// Properties of a node that only some kinds have, as bits of `bits`.
  @usableFromInline
  struct Flag: Sendable {
    @usableFromInline let bit: UInt32

    @inlinable init(bit: UInt32) { self.bit = bit }

    /// The collection is written in brackets or braces, or is a pair inside brackets.
    @inlinable static var flow: Flag { Flag(bit: 1 << 26) }
    /// The mapping is a single pair inside brackets, without braces of its own.
    @inlinable static var barePair: Flag { Flag(bit: 1 << 27) }
    /// The mapping has merge keys; `count` is its place among the merged mappings.
    @inlinable static var merged: Flag { Flag(bit: 1 << 28) }
    /// The scalar's text is in the buffer of decoded text, not in the source.
    @inlinable static var decoded: Flag { Flag(bit: 1 << 29) }
    /// The key, and so its value, is not shown: it was refused, or it is a merge key.
    @inlinable static var hidden: Flag { Flag(bit: 1 << 30) }
    /// An error has been reported for it, so that its value means nothing.
    @inlinable static var broken: Flag { Flag(bit: 1 << 31) }
  }

  @inline(__always)
  init(_ kind: NodeKind, start: Int, end: Int, link: Int = 0, count: Int = 0) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.link = UInt32(truncatingIfNeeded: link)
    bits =
      UInt32(truncatingIfNeeded: count) & Node.countMask
      | UInt32(kind.rawValue) << Node.kindShift
  }

  @inline(__always)
  init(scalar style: ScalarStyle, start: Int, end: Int, text: Int, length: Int, decoded: Bool) {
    self.init(.scalar, start: start, end: end, link: text, count: length)
    bits |= UInt32(style.rawValue) << Node.styleShift
    if decoded { bits |= Flag.decoded.bit }
  }

  @inlinable @inline(__always)
  var kind: NodeKind {
    // Two bits, all four patterns taken.
    NodeKind(rawValue: UInt8(truncatingIfNeeded: bits >> Node.kindShift & 3)) ?? .scalar
  }

  @inlinable @inline(__always)
  var style: ScalarStyle {
    ScalarStyle(rawValue: UInt8(truncatingIfNeeded: bits >> Node.styleShift & 7)) ?? .plain
  }

  var isCollection: Bool {
    switch kind {
    case .sequence, .mapping: true
    case .scalar, .alias: false
    }
  }

  /// Length of a scalar's text, elements of a sequence, or entries of a mapping.
  @inlinable @inline(__always)
  var count: Int {
    get { Int(bits & Node.countMask) }
    set { bits = bits & ~Node.countMask | UInt32(truncatingIfNeeded: newValue) & Node.countMask }
  }

  @inlinable @inline(__always)
  func has(_ flag: Flag) -> Bool {
    bits & flag.bit != 0
  }

  @inline(__always)
  mutating func set(_ flag: Flag) {
    bits |= flag.bit
  }

  /// Index of the node after this one and all it contains.
  @inlinable @inline(__always)
  func next(after index: Int) -> Int {
    switch kind {
    case .scalar, .alias: index + 1
    case .sequence, .mapping: Int(link)
    }
  }
}
