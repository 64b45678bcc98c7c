public final class UITraitCollection: Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let displayScale: CGFloat
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  public init(
    horizontal: UIUserInterfaceSizeClass = .compact, vertical: UIUserInterfaceSizeClass = .regular,
    userInterfaceStyle: UIUserInterfaceStyle = .light, displayScale: CGFloat = 3,
    category: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    preferredContentSizeCategory = category
    self.layoutDirection = layoutDirection
  }

  var compactWidth: UITraitCollection {
    UITraitCollection(
      horizontal: .compact, vertical: verticalSizeClass, userInterfaceStyle: userInterfaceStyle,
      displayScale: displayScale, category: preferredContentSizeCategory,
      layoutDirection: layoutDirection)
  }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(horizontal: .compact, userInterfaceStyle: userInterfaceStyle)
  }
}

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

public struct UIContentSizeCategory: RawRepresentable, Equatable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AX3")
}
