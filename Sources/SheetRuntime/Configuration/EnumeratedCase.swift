/// Cases of a generated enum by their place.
///
/// Such an enum has no payloads, so Swift stores it as the place of its case in the order of declaration, in one byte
/// or, from 257 cases on, in two. A case with a payload of `Never` counts as one without.
enum EnumeratedCase {
  /// The place of a case among those of its enum.
  static func place<Case>(of value: Case) -> UInt16 {
    withUnsafeBytes(of: value) { bytes in
      switch bytes.count {
      case 0: 0
      case 1: UInt16(bytes[0])
      case 2: bytes.loadUnaligned(as: UInt16.self)
      default: preconditionFailure("the ids of a sheet are an enum without payloads")
      }
    }
  }

  /// The case at a place that the enum has; `nil` for an enum without cases.
  static func at<Case>(_ place: UInt16) -> Case? {
    switch MemoryLayout<Case>.size {
    case 0: nil
    case 1: withUnsafeBytes(of: UInt8(place)) { $0.load(as: Case.self) }
    case 2: withUnsafeBytes(of: place) { $0.load(as: Case.self) }
    default: preconditionFailure("the ids of a sheet are an enum without payloads")
    }
  }
}
