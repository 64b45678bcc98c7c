/// The enum around generated declarations.
package enum Namespace: Hashable, Sendable {
  /// The runtime's `Sheets`: files extend it, so that a module may have any number of them.
  case shared
  /// An enum of that name which the file declares; for a module in which one file is generated.
  case declared(SwiftIdentifier)
  /// An enum of that name which is declared elsewhere, by hand or by `RuntimeTarget.namespaceFile`.
  case extended(SwiftIdentifier)

  /// Whether a name can be a namespace: not a keyword, nor a name the generated code uses itself.
  package static func accepts(_ name: SwiftIdentifier) -> Bool {
    !name.isKeyword && !reserved.contains(name.text)
  }

  /// Names that generated code of some target uses, and that nothing it declares may hide.
  static let reserved: Set<String> = [
    "Binding", "Bool", "BottomSheet", "BottomSheetConfiguration", "BottomSheetController",
    "BottomSheetPositionDelegate", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector",
    "CaseIterable", "Color", "Content", "Context", "CustomPresentationDetent",
    "DefaultModalWrapperViewController", "Double", "Environment", "FloatingPanel",
    "FloatingPanelAdaptiveLayoutAnchor", "FloatingPanelBottomLayout", "FloatingPanelController",
    "FloatingPanelControllerDelegate",
    "FloatingPanelDefaultBehavior", "FloatingPanelIntrinsicLayoutAnchor",
    "FloatingPanelLayoutAnchor", "FloatingPanelLayoutAnchoring",
    "FloatingPanelPosition", "FloatingPanelState", "Foundation", "Hashable", "Int", "LBBottomSheet",
    "MainActor",
    "Material", "NSCoder", "NSLayoutConstraint", "NSObject", "Never",
    "OverlayAnimatedTransitioning", "OverlayContainer", "OverlayContainerContextTargetNotchPolicy",
    "OverlayContainerSheetDismissalPolicy", "OverlayContainerSheetDismissalPolicyContext",
    "OverlayContainerSheetPresentationController",
    "OverlayContainerSheetPresentationControllerDelegate", "OverlayContainerTransitionCoordinator",
    "OverlayContainerViewController", "OverlayContainerViewControllerDelegate",
    "OverlayTransitioningDelegate", "OverlayTranslationFunction", "OverlayTranslationParameters",
    "OverlayTranslationTargetNotchPolicy", "PanModal", "PanModalHeight", "PanModalPresentable",
    "PanModalPresentationController", "PanModalPresentationDelegate", "PassthroughDimmedView",
    "PresentationDetent", "RubberBandOverlayTranslationFunction", "RushingForwardTargetNotchPolicy",
    "ScrollableBottomSheetPresentedController", "Sendable", "Set", "SheetcContainer",
    "SheetcPosition", "SheetcSheet", "SheetRuntime", "SheetcStops", "SheetcTransitions",
    "SheetcVocabulary", "SpringOverlayTranslationAnimationController", "State", "String",
    "SurfaceAppearance", "Swift", "SwiftUI", "TIBottomSheet", "Themes",
    "ThresholdOverlayContainerSheetDismissalPolicy", "TransparentOverlayContainerSheetDimmingView",
    "UIAdaptivePresentationControllerDelegate", "UIBlurEffect", "UIColor", "UIColorEffect",
    "UICoordinateSpace", "UIEdgeInsets", "UIEvent",
    "UIGlassEffect", "UIInteraction", "UIKit", "UINavigationController", "UIPanGestureRecognizer",
    "UIPresentationController", "UIRectEdge", "UIScreen", "UIScrollView",
    "UISelectionFeedbackGenerator", "UISheetPresentationController",
    "UISheetPresentationControllerDelegate", "UITouch", "UITraitCollection", "UIView",
    "UIViewColorBackground", "UIViewController", "UIViewControllerRepresentable",
    "UIViewControllerTransitioningDelegate", "UIWindow", "UInt16", "UnsafeMutablePointer",
    "UserInterfaceSizeClass", "View",
    "ViewBuilder", "ViewModifier", "Void",
  ]
}
