/// The material behind the grabber, below its background's colour.
@frozen public enum GrabberMaterial: UInt8, Hashable, Sendable {
  /// No material.
  case none
  /// The system's thin material, which shows most of what is behind.
  case thin
  /// The system's regular material.
  case regular
  /// The system's thick material, which shows least of what is behind.
  case thick
  /// Liquid Glass, where the system has it; `regular` before.
  case glass
}
