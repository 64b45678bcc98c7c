/// What GitHub's code scanning tells findings apart by: a hash of each line of a file and of the text after it.
///
/// A rolling hash over 100 UTF-16 code units, spaces and tabs left out and every line break counted as one line feed,
/// with a number for the lines of equal hash; so it does not change with edits elsewhere in the file.
struct LineHashes {
  private static let windowSize = 100
  private static let factor: UInt64 = 37

  private var hashes: [(hash: UInt64, count: Int)] = []

  init(_ bytes: [UInt8]) {
    var roll = Roll()
    bytes.withUnsafeBufferPointer { all in
      var rest = all[...]
      var followsReturn = false
      while let unit = ScalarOrByte.next(in: &rest) {
        let scalar: Unicode.Scalar
        switch unit {
        case .scalar(let known): scalar = known
        case .byte: scalar = "\u{FFFD}"
        }
        switch scalar {
        case " ", "\t": followsReturn = false
        case "\n" where followsReturn: followsReturn = false
        case "\r":
          roll.add(0x0A)
          followsReturn = true
        default:
          for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() { roll.add(unit) }
          followsReturn = false
        }
      }
    }
    hashes = roll.finish()
  }

  /// The hash of `line`, which counts from 1; `nil` for a line that is not there.
  subscript(line: Int) -> String? {
    guard hashes.indices.contains(line - 1) else { return nil }
    let entry = hashes[line - 1]
    return String(entry.hash, radix: 16) + ":" + String(entry.count)
  }

  /// The window over the text, and the lines that start in it.
  private struct Roll {
    private var window = [UInt16](repeating: 0, count: windowSize)
    /// Whether a line starts with the unit at that place of the window.
    private var startsLine = [Bool](repeating: false, count: windowSize)
    private var index = 0
    private var hash: UInt64 = 0
    private var isAtLineStart = true
    private var counts: [UInt64: Int] = [:]
    private var hashes: [(hash: UInt64, count: Int)] = []
    private let outgoingFactor = (0..<windowSize).reduce(1 as UInt64) { power, _ in
      power &* factor
    }

    mutating func add(_ unit: UInt16) {
      takeLine()
      startsLine[index] = isAtLineStart
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
    private mutating func takeLine() {
      guard startsLine[index] else { return }
      startsLine[index] = false
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      hashes.append((hash, count))
    }

    private mutating func push(_ unit: UInt16) {
      hash = hash &* factor &+ UInt64(unit) &- outgoingFactor &* UInt64(window[index])
      window[index] = unit
      index = (index + 1) % windowSize
    }
  }
}
