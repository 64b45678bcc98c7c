package import SheetModel
package import SheetVocabulary

/// The targets by their names.
package enum Targets {
  /// The target of that name.
  package static func target(_ name: TargetName) -> any CodeTarget.Type {
    switch name {
    case .runtime: RuntimeTarget.self
    case .uikit: UIKitTarget.self
    case .swiftui: SwiftUITarget.self
    case .lbbottomsheet: LBBottomSheetTarget.self
    case .tibottomsheet: TIBottomSheetTarget.self
    case .panmodal: PanModalTarget.self
    case .joombottomsheet: JoomBottomSheetTarget.self
    case .overlaycontainer: OverlayContainerTarget.self
    case .floatingpanel: FloatingPanelTarget.self
    case .json: JSONTarget.self
    }
  }

  /// What each of them can say.
  package static let tables = TargetTables { target($0).table }
}
