/// What VoiceOver would reach, and what it does with an element.
@MainActor public enum StubVoiceOver {
  /// Where the last change of the screen sent it.
  public internal(set) static var focus: UIResponder?

  /// The elements of a window in the order of its tree; a modal view hides its siblings.
  public static func elements(in view: UIView) -> [UIView] {
    if view.isHidden || view.opacity <= 0.01 || view.accessibilityElementsHidden { return [] }
    if view.isAccessibilityElement { return [view] }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    return (modal.map { [$0] } ?? view.subviews).flatMap { elements(in: $0) }
  }

  /// The two-finger Z: whoever is first to answer, from an element up.
  @discardableResult public static func escape(from element: UIResponder) -> Bool {
    var responder: UIResponder? = element
    while let here = responder {
      if here.accessibilityPerformEscape() { return true }
      responder = here.next
    }
    return false
  }
}
