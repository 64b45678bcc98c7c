@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment: NSTextAlignment = .natural
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { nil }

  /// Half as wide as tall for each character, in lines of the font's height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(text?.count ?? 0) * font.pointSize / 2, height: font.lineHeight)
  }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
