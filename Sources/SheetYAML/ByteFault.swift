/// Bytes that no sheets file contains, whatever they stand in.
struct ByteFault {
  enum Kind: Equatable {
    case notUTF8
    case control(UInt32)
    /// NEL, LS or PS: a line break to libyaml, and to few editors.
    case hiddenLineBreak(UInt32)
    case byteOrderMark
    case nonCharacter(UInt32)
    case loneCarriageReturn
  }

  let kind: Kind
  let start: Int
  let end: Int

  /// What is wrong with a code point at or above U+0020, if anything.
  static func kind(of scalar: UInt32) -> Kind? {
    switch scalar {
    case 0x85, 0x2028, 0x2029: .hiddenLineBreak(scalar)
    case 0x7F...0x9F: .control(scalar)
    case 0xFEFF: .byteOrderMark
    case 0xFFFE, 0xFFFF: .nonCharacter(scalar)
    default: nil
    }
  }
}
