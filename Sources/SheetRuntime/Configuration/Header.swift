/// A strip above the content that stays when the sheet is small.
@frozen public struct Header: Hashable, Sendable {
  public var isPresent: Bool
  /// Points, 0 or more; `nil` when it is measured.
  public var height: Double?
  public var title: DisplayText?
  public var leading: HeaderButton?
  public var trailing: HeaderButton?
  /// The app supplies the view.
  public var custom: Bool

  @inlinable public init(
    isPresent: Bool = true,
    height: Double? = nil,
    title: DisplayText? = nil,
    leading: HeaderButton? = nil,
    trailing: HeaderButton? = nil,
    custom: Bool = false
  ) {
    self.isPresent = isPresent
    self.height = height
    self.title = title
    self.leading = leading
    self.trailing = trailing
    self.custom = custom
  }

  @inlinable public static var none: Header { Header(isPresent: false) }
}
