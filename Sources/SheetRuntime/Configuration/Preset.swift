/// Whose way of moving a sheet starts from.
@frozen public enum Preset: UInt8, Hashable, Sendable {
  /// The system's sheet, as UIKit moves it.
  case system
  /// As LBBottomSheet 1.0 moves it.
  case lbbottomsheet
  /// As PanModal 1.2 moves it, and TIBottomSheet, which is made of it.
  case panmodal
  /// As BottomSheet 2.0 of Joom moves it.
  case joombottomsheet
  /// As OverlayContainer 3.5 moves it.
  case overlaycontainer
}
