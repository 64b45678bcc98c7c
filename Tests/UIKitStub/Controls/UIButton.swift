@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case close = 7
  }

  public let buttonType: ButtonType
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  private var image: UIImage?

  public convenience init(type: ButtonType) { self.init(type) }

  private init(_ type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    if type == .close { accessibilityLabel = "Close" }
  }

  public required init?(coder: NSCoder) { nil }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titleLabel?.text = title
    if accessibilityLabel == nil { accessibilityLabel = title }
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) { self.image = image }
  open func image(for state: UIControl.State) -> UIImage? { image }
  open func title(for state: UIControl.State) -> String? { titleLabel?.text }

  open override var intrinsicContentSize: CGSize {
    if buttonType == .close || image != nil { return CGSize(width: 30, height: 30) }
    let size = titleLabel?.intrinsicContentSize ?? .zero
    return CGSize(width: size.width, height: size.height + 12)
  }
}

extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }
}
