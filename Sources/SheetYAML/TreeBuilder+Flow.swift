import CLibYAML
import SheetDiagnostics

extension TreeBuilder {
  @inline(__always)
  func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  /// Offset of the next byte that is neither white space nor part of a comment.
  func endOfBlanksAndComments(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      if isBlank(bytes[offset]) || bytes[offset] == 0x0A {
        offset += 1
      } else if bytes[offset] == 0x23 {
        while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
      } else {
        break
      }
    }
    return offset
  }

  @inline(__always)
  mutating func checkIndentation(_ event: UnsafeMutablePointer<yaml_event_t>, at start: Int) {
  }
  mutating func checkFlowScalar(_ index: Int) {}
  mutating func checkFlowKey(_ index: Int) {}
  mutating func checkLines(_ index: Int) {}
}
