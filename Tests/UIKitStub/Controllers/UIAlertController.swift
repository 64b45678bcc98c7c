@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  public private(set) var actions: [UIAlertAction] = []

  public init(title: String?, message: String?, preferredStyle: Style) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  public required init?(coder: NSCoder) { nil }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// A person picks one.
  public func stubPick(_ title: String) {
    let action = actions.first { $0.title == title }
    dismiss(animated: true) { action?.handler?(action!) }
    StubTime.settle()
  }
}

@MainActor open class UIAlertAction {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.handler = handler
  }
}
