// Selectors and key-value observing, for the type check of what needs them; see check-objective-c.sh.
#if canImport(ObjectiveC)
  extension UIGestureRecognizer {
    public func addTarget(_ target: Any, action: Selector) {}
    public func removeTarget(_ target: Any?, action: Selector?) {}
  }

  extension UIControl {
    public func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {}
  }

  extension CADisplayLink {
    public convenience init(target: Any, selector: Selector) { self.init(stubHandler: {}) }
  }

  public final class NSKeyValueObservation {}

  extension UIScrollView {
    public func observe<Value>(
      _ keyPath: KeyPath<UIScrollView, Value>,
      changeHandler: @escaping @Sendable (UIScrollView, Value) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
  }
#endif
