/// What GitHub's code scanning tells findings apart by: a hash of each line of a file and of the text after it.
///
/// A rolling hash over 100 UTF-16 code units, spaces and tabs left out and every line break counted as one line feed,
/// with a number for the lines of equal hash; so it does not change with edits elsewhere in the file.
struct LineHashes {
  private static let windowSize = 100
  private static let factor: UInt64 = 37

  private var hashes: [(hash: UInt64, count: Int)] = []

  init(_ bytes: [UInt8]) {
    hashes = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Roll.places) { units in
      units.initialize(repeating: 0)
      var roll = Roll(units)
      bytes.withUnsafeBufferPointer { Self.read($0, into: &roll) }
      return roll.finish()
    }
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, into roll: inout Roll) {
    var followsReturn = false
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      guard byte < 0x80 else {
        var rest = bytes[place...]
        guard let unit = ScalarOrByte.next(in: &rest) else { return }
        let scalar: Unicode.Scalar
        switch unit {
        case .scalar(let known): scalar = known
        case .byte: scalar = "\u{FFFD}"
        }
        for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() { roll.add(unit) }
        followsReturn = false
        place = rest.startIndex
        continue
      }
      place += 1
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): followsReturn = false
      case UInt8(ascii: "\n") where followsReturn: followsReturn = false
      case UInt8(ascii: "\r"):
        roll.add(0x0A)
        followsReturn = true
      default:
        roll.add(UInt16(byte))
        followsReturn = false
      }
    }
  }

  /// The hash of `line`, which counts from 1; `nil` for a line that is not there.
  subscript(line: Int) -> String? {
    guard hashes.indices.contains(line - 1) else { return nil }
    let entry = hashes[line - 1]
    return String(entry.hash, radix: 16) + ":" + String(entry.count)
  }

  /// The window over the text, and the lines that start in it.
  private struct Roll {
    /// Room for the units of the window, so many that the place of a unit is some of the bits of its number.
    static let places = 128

    private let units: UnsafeMutableBufferPointer<UInt16>
    /// How many units there were.
    private var count = 0
    private var hash: UInt64 = 0
    private var isAtLineStart = true
    /// The numbers of the units that lines in the window start with, from `firstStart` on.
    private var starts: [Int] = []
    private var firstStart = 0
    private var counts: [UInt64: Int] = [:]
    private var hashes: [(hash: UInt64, count: Int)] = []
    private let outgoingFactor = (0..<windowSize).reduce(1 as UInt64) { power, _ in
      power &* factor
    }

    /// - Parameter units: As many zeros as there are places.
    init(_ units: UnsafeMutableBufferPointer<UInt16>) {
      self.units = units
    }

    @inline(__always)
    mutating func add(_ unit: UInt16) {
      takeLine()
      if isAtLineStart { starts.append(count) }
      isAtLineStart = unit == 0x0A
      push(unit)
    }

    /// Ends the text.
    mutating func finish() -> [(hash: UInt64, count: Int)] {
      add(0xFFFF)
      for _ in 0..<windowSize {
        takeLine()
        push(0)
      }
      return hashes
    }

    /// Notes the hash of the line whose first unit is about to leave the window.
    @inline(__always)
    private mutating func takeLine() {
      guard firstStart < starts.count, starts[firstStart] + windowSize == count else { return }
      firstStart += 1
      if firstStart == starts.count {
        starts.removeAll(keepingCapacity: true)
        firstStart = 0
      }
      let same = counts[hash, default: 0] + 1
      counts[hash] = same
      hashes.append((hash, same))
    }

    @inline(__always)
    private mutating func push(_ unit: UInt16) {
      let outgoing = units[(count &- windowSize) & (Self.places - 1)]
      hash = hash &* factor &+ UInt64(unit) &- outgoingFactor &* UInt64(outgoing)
      units[count & (Self.places - 1)] = unit
      count += 1
    }
  }
}
