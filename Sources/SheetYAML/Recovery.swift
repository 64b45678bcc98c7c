/// Takes a syntax error out of a copy of the file, so that the rest can be read.
///
/// What is taken out becomes spaces, byte for byte: every other place stays where it is.
enum Recovery {
  /// Blanks the lines of a fault.
  static func blank(_ fault: SyntaxFault, in copy: inout [UInt8]) {
    switch fault.extent {
    case .tabs: replaceTabs(&copy)
    case .entry, .block:
      let range = copy.withUnsafeBufferPointer { lines(of: fault, in: $0) }
      for offset in range where copy[offset] != .lineFeed && copy[offset] != .carriageReturn {
        copy[offset] = .space
      }
    }
  }

  /// The line of the fault and those that belong to it by their indentation.
  private static func lines(
    of fault: SyntaxFault, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let start = bytes.lineStart(of: fault.offset)
    let indentation = bytes.indentation(of: start)
    var end = bytes.lineEnd(of: start)
    while end < bytes.count {
      let line = end + 1
      let first = bytes.firstText(from: line)
      if first < bytes.count, bytes[first] != .lineFeed {
        let spaces = bytes.indentation(of: line)
        let isOutside = spaces < indentation || spaces == indentation && fault.extent == .entry
        if isOutside, line > fault.end { break }
      }
      end = bytes.lineEnd(of: line)
    }
    return start..<end
  }

  /// Makes a space of every tab that a line begins with.
  private static func replaceTabs(_ copy: inout [UInt8]) {
    var isIndentation = true
    for offset in copy.indices {
      switch copy[offset] {
      case .lineFeed: isIndentation = true
      case .space: break
      case .dash: break  // a list entry, whose dash may be followed by a tab
      case .tab: if isIndentation { copy[offset] = .space }
      default: isIndentation = false
      }
    }
  }
}
