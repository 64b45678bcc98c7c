/// What a device has on its front that shapes its safe area.
package enum DeviceFront: UInt8, Sendable {
  case homeButton
  case notch
  case island
  /// A camera and status column in a corner, as on iPhone Duo.
  case corner
  /// Only a home indicator, as on tablets.
  case plain
}
