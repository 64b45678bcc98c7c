/// Kept, and asked for by tests; nothing here solves it.
@MainActor open class NSLayoutConstraint {
  open var constant: CGFloat
  open var priority: UILayoutPriority = .required
  open var isActive = false
  public let stubFirst: NSLayoutAnchorIdentity
  public let stubSecond: NSLayoutAnchorIdentity?

  init(_ first: NSLayoutAnchorIdentity, _ second: NSLayoutAnchorIdentity?, _ constant: CGFloat) {
    stubFirst = first
    stubSecond = second
    self.constant = constant
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

public struct NSLayoutAnchorIdentity: Equatable, Sendable {
  public var item: ObjectIdentifier
  public var attribute: String
}

@MainActor open class NSLayoutXAxisAnchor {
  let identity: NSLayoutAnchorIdentity
  init(_ identity: NSLayoutAnchorIdentity) { self.identity = identity }

  open func constraint(
    equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(identity, anchor.identity, constant)
  }
}

@MainActor open class NSLayoutYAxisAnchor {
  let identity: NSLayoutAnchorIdentity
  init(_ identity: NSLayoutAnchorIdentity) { self.identity = identity }

  open func constraint(
    equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(identity, anchor.identity, constant)
  }
}

@MainActor open class NSLayoutDimension {
  let identity: NSLayoutAnchorIdentity
  init(_ identity: NSLayoutAnchorIdentity) { self.identity = identity }

  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(identity, nil, constant)
  }
}

@MainActor open class UILayoutGuide {
  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  public init() {}

  /// Auto Layout is not solved here: where a guide lies is what its owner says.
  var stubFrame: () -> CGRect = { CGRect.zero }
  open var layoutFrame: CGRect { stubFrame() }
}

extension UIView {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(identity("top")) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(identity("bottom")) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(identity("centerX")) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(identity("width")) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(identity("height")) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(identity("leading")) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(identity("trailing")) }

  private func identity(_ attribute: String) -> NSLayoutAnchorIdentity {
    NSLayoutAnchorIdentity(item: ObjectIdentifier(self), attribute: attribute)
  }
}

extension UILayoutGuide {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(identity("top")) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(identity("bottom")) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(identity("leading")) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(identity("trailing")) }

  private func identity(_ attribute: String) -> NSLayoutAnchorIdentity {
    NSLayoutAnchorIdentity(item: ObjectIdentifier(self), attribute: attribute)
  }
}
