/// Cases of a generated enum by their place.
///
/// Such an enum has no payloads, so Swift stores it as the place of its case in the order of declaration: in one byte
/// or, from 257 cases on, in two; a lone case takes no room at all. A case with a payload of `Never` counts as one
/// without.
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

  /// The case at a place that the enum has; `nil` for the enums without cases of this module.
  static func at<Case>(_ place: UInt16) -> Case? {
    switch MemoryLayout<Case>.size {
    case 0: place == 0 && hasCases(Case.self) ? bits(place) : nil
    case 1: bits(UInt8(place))
    case 2: bits(place)
    default: preconditionFailure("the ids of a sheet are an enum without payloads")
    }
  }

  private static func bits<Place: FixedWidthInteger, Case>(_ place: Place) -> Case {
    withUnsafeBytes(of: place) { $0.load(as: Case.self) }
  }

  /// An enum of one case and one of none look alike in memory.
  private static func hasCases<Case>(_ type: Case.Type) -> Bool {
    #if hasFeature(Embedded)
      false
    #else
      type != NoDetents.self && type != NoControls.self && type != NoMeasures.self
    #endif
  }
}
