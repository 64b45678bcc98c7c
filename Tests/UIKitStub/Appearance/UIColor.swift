open class UIColor: @unchecked Sendable, Equatable {
  enum Source {
    case components(CGFloat, CGFloat, CGFloat, CGFloat)
    case named(String, alpha: CGFloat)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let source: Source
  init(_ source: Source) { self.source = source }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .components(red, green, blue, alpha)
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// The asset catalogue of the stub has every colour but those whose names begin with `Missing`.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    if name.hasPrefix("Missing") { return nil }
    source = .named("asset \(name)", alpha: 1)
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    if case .dynamic(let provider) = source { return provider(traits).resolvedColor(with: traits) }
    return self
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .components(let red, let green, let blue, _):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .named(let name, _): UIColor(.named(name, alpha: alpha))
    case .dynamic(let provider):
      UIColor(dynamicProvider: { provider($0).withAlphaComponent(alpha) })
    }
  }

  open var cgColor: CGColor { CGColor(self) }

  public static func == (first: UIColor, second: UIColor) -> Bool {
    first.description == second.description
  }

  /// The components as CSS would write them, or the colour's name.
  public var description: String {
    switch source {
    case .components(let red, let green, let blue, let alpha):
      "rgba(\(red), \(green), \(blue), \(alpha))"
    case .named(let name, let alpha): alpha == 1 ? name : "\(name) \(alpha)"
    case .dynamic(let provider):
      "light \(provider(UITraitCollection(userInterfaceStyle: .light)).description)"
        + " dark \(provider(UITraitCollection(userInterfaceStyle: .dark)).description)"
    }
  }

  open var stubAlpha: CGFloat {
    switch source {
    case .components(_, _, _, let alpha), .named(_, let alpha): alpha
    case .dynamic(let provider):
      provider(UITraitCollection(userInterfaceStyle: .light)).stubAlpha
    }
  }
}

public final class CGColor: Sendable {
  public let stubColor: UIColor
  init(_ color: UIColor) { stubColor = color }
  public var alpha: CGFloat { stubColor.stubAlpha }
}

extension UIColor {
  private static func named(_ name: String) -> UIColor { UIColor(.named(name, alpha: 1)) }

  public static var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  public static var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  public static var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  public static var label: UIColor { named("label") }
  public static var secondaryLabel: UIColor { named("secondaryLabel") }
  public static var tertiaryLabel: UIColor { named("tertiaryLabel") }
  public static var quaternaryLabel: UIColor { named("quaternaryLabel") }
  public static var placeholderText: UIColor { named("placeholderText") }
  public static var link: UIColor { named("link") }
  public static var separator: UIColor { named("separator") }
  public static var opaqueSeparator: UIColor { named("opaqueSeparator") }
  public static var systemFill: UIColor { named("systemFill") }
  public static var secondarySystemFill: UIColor { named("secondarySystemFill") }
  public static var tertiarySystemFill: UIColor { named("tertiarySystemFill") }
  public static var quaternarySystemFill: UIColor { named("quaternarySystemFill") }
  public static var systemBackground: UIColor { named("systemBackground") }
  public static var secondarySystemBackground: UIColor { named("secondarySystemBackground") }
  public static var tertiarySystemBackground: UIColor { named("tertiarySystemBackground") }
  public static var systemGroupedBackground: UIColor { named("systemGroupedBackground") }
  public static var secondarySystemGroupedBackground: UIColor {
    named("secondarySystemGroupedBackground")
  }
  public static var tertiarySystemGroupedBackground: UIColor {
    named("tertiarySystemGroupedBackground")
  }
  @available(iOS 15.0, *)
  public static var tintColor: UIColor { named("tintColor") }
  public static var systemRed: UIColor { named("systemRed") }
  public static var systemGreen: UIColor { named("systemGreen") }
  public static var systemBlue: UIColor { named("systemBlue") }
  public static var systemOrange: UIColor { named("systemOrange") }
  public static var systemYellow: UIColor { named("systemYellow") }
  public static var systemPink: UIColor { named("systemPink") }
  public static var systemPurple: UIColor { named("systemPurple") }
  public static var systemTeal: UIColor { named("systemTeal") }
  public static var systemIndigo: UIColor { named("systemIndigo") }
  @available(iOS 15.0, *)
  public static var systemMint: UIColor { named("systemMint") }
  @available(iOS 15.0, *)
  public static var systemCyan: UIColor { named("systemCyan") }
  public static var systemBrown: UIColor { named("systemBrown") }
  public static var systemGray: UIColor { named("systemGray") }
  public static var systemGray2: UIColor { named("systemGray2") }
  public static var systemGray3: UIColor { named("systemGray3") }
  public static var systemGray4: UIColor { named("systemGray4") }
  public static var systemGray5: UIColor { named("systemGray5") }
  public static var systemGray6: UIColor { named("systemGray6") }
  public static var darkText: UIColor { named("darkText") }
  public static var lightText: UIColor { named("lightText") }
}
