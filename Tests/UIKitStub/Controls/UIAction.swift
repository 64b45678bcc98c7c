@available(iOS 13.0, *)
@MainActor open class UIAction {
  public let title: String
  let handler: (UIAction) -> Void

  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

extension UIButton {
  @available(iOS 14.0, *)
  public convenience init(type: ButtonType, primaryAction action: UIAction?) {
    self.init(type: type)
    setTitle(action?.title, for: .normal)
    if let action { stubAddTarget(for: .touchUpInside) { action.handler(action) } }
  }
}
