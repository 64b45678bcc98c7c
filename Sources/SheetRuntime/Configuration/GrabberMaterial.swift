/// The material behind the grabber, below its background's colour.
@frozen public enum GrabberMaterial: UInt8, Hashable, Sendable {
  case none
  case thin
  case regular
  case thick
  /// Liquid Glass, where the system has it; `regular` before.
  case glass
}
