/// What code is generated for.
package enum TargetName: UInt8, Sendable, CaseIterable {
  case runtime
  case uikit
  case swiftui
  case lbbottomsheet
  case tibottomsheet
  case panmodal
  case joombottomsheet
  case overlaycontainer
  case floatingpanel
  case json
}
