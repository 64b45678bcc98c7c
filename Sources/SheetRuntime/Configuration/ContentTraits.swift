/// What only the app knows of the content.
@frozen public struct ContentTraits: Hashable, Sendable {
  /// How its height follows the sheet's.
  public var sizing: ContentSizing
  /// Whether it is a navigation controller, or is put into one.
  public var navigation: ContentNavigation
  /// Measured again when the text size changes.
  public var dynamicType: Bool
  /// It has a scroll view that may be taller than the sheet; for rules and for targets to be told.
  public var scrolls: Bool
  /// Has text fields.
  public var inputs: Bool
  /// A way out of the sheet in it; for rules only.
  public var closes: ContentExit
  /// Swift name of the app's type, for targets that extend or wrap it.
  public var type: String?
  /// Swift name of the property that holds the scroll view.
  public var scrollView: String?
  /// Points; for tables, previews and rules only.
  public var typicalHeight: Double?

  /// Content of which nothing is known but what is given; a typical height is 0 points or more.
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
