/// Names that UIKit, SwiftUI and libraries of sheets have for what this language says otherwise.
enum ForeignNames {
  /// `here it is 'dismiss: {swipe: …}'`; `nil` for a name that none of them has.
  static func remedy(for name: String) -> String? {
    if stays.contains(name) { return "callbacks and views stay in Swift" }
    return own.first { $0.names.contains(name) }.map { "here it is '\($0.key)'" }
  }

  private static let stays: Set = [
    "onDismiss", "onDetentChange", "delegate", "completion", "content", "sourceView",
  ]

  private static let own: [(key: String, names: Set<String>)] = [
    (
      "detents: […]",
      [
        "heightMode", "sizes", "stops", "snapPoints", "notches", "anchors", "positions",
        "presentationDetents", "shortFormHeight", "longFormHeight",
      ]
    ),
    ("initial: …", ["selectedDetentIdentifier", "initialDetent", "initialState"]),
    ("presentation: …", ["modal", "isModal", "persistent"]),
    (
      "dismiss: {swipe: …}",
      [
        "allowsSwipeToDismiss", "swipeToDismiss", "dismissible", "allowsDragToDismiss",
        "isModalInPresentation", "interactiveDismissDisabled", "isRemovalInteractionEnabled",
      ]
    ),
    (
      "taps: {outside: …}",
      [
        "allowsTapToDismiss", "tapToDismiss", "dismissOnTap", "dismissOnOverlayTap",
        "shouldDismissOnTap", "dismissOnBackgroundTap",
      ]
    ),
    (
      "passthrough: {through: …}",
      [
        "largestUndimmedDetentIdentifier", "presentationBackgroundInteraction",
        "backgroundInteraction", "forwardEventsToRearController", "undimmed",
      ]
    ),
    (
      "scroll: {expandsFirst: …}",
      [
        "prefersScrollingExpandsWhenScrolledToEdge", "presentationContentInteraction",
        "allowsExtendedPanScrolling",
      ]
    ),
    (
      "theme: {grabber: …}",
      [
        "prefersGrabberVisible", "grabberVisible", "showDragIndicator", "pullBar",
        "pullBarConfiguration", "presentationDragIndicator", "handle",
      ]
    ),
    (
      "theme: {cornerRadius: …}",
      ["preferredCornerRadius", "presentationCornerRadius", "contentCornerRadius"]
    ),
    (
      "theme: {background: …}",
      ["backgroundColor", "presentationBackground", "panModalBackgroundColor"]
    ),
    (
      "theme: {dimming: …}",
      [
        "backdrop", "backdropAlpha", "overlayColor", "dimmingBackgroundColor",
        "shadowConfiguration",
      ]
    ),
    ("theme: {motion: …}", ["springDamping", "transitionDuration", "animation"]),
    ("haptics: …", ["isHapticFeedbackEnabled", "hapticFeedback"]),
  ]
}
