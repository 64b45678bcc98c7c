@MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }
}

@MainActor open class UIVisualEffect {
  public init() {}
}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case systemThinMaterial, systemMaterial, systemThickMaterial
  }

  public let stubStyle: Style

  public init(style: Style) {
    stubStyle = style
    super.init()
  }
}

open class UIColorEffect: UIVisualEffect {
  public let stubColor: UIColor?

  @available(iOS 26.1, *)
  public init(color: UIColor?) {
    stubColor = color
    super.init()
  }
}

@available(iOS 26.0, *)
open class UIGlassEffect: UIVisualEffect {
  open var tintColor: UIColor?
  open var isInteractive = false
  public override init() { super.init() }
}
