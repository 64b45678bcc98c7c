@MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  open var text: String?
  open var placeholder: String?
  open var borderStyle = BorderStyle.none
  open override var canBecomeFirstResponder: Bool { true }
}
