/// Whose way of moving a sheet starts from.
@frozen public enum Preset: UInt8, Hashable, Sendable {
  case system
  case lbbottomsheet
  case panmodal
  case joombottomsheet
  case overlaycontainer
}
