/// What only the app knows of the content.
@frozen public struct ContentTraits: Hashable, Sendable {
  public var sizing: ContentSizing
  public var navigation: ContentNavigation
  /// Measured again when the text size changes.
  public var dynamicType: Bool
  public var scrolls: Bool
  /// Has text fields.
  public var inputs: Bool
  public var closes: ContentExit
  /// Swift name of the app's type, for targets that extend or wrap it.
  public var type: String?
  /// Swift name of the property that holds the scroll view.
  public var scrollView: String?
  /// Points; for tables, previews and rules only.
  public var typicalHeight: Double?

  @inlinable public init(
    sizing: ContentSizing = .stretch,
    navigation: ContentNavigation = .none,
    dynamicType: Bool = true,
    scrolls: Bool = false,
    inputs: Bool = false,
    closes: ContentExit = .none,
    type: String? = nil,
    scrollView: String? = nil,
    typicalHeight: Double? = nil
  ) {
    self.sizing = sizing
    self.navigation = navigation
    self.dynamicType = dynamicType
    self.scrolls = scrolls
    self.inputs = inputs
    self.closes = closes
    self.type = type
    self.scrollView = scrollView
    self.typicalHeight = typicalHeight
  }
}
