/// A strip above the content that stays when the sheet is small.
@frozen public struct Header: Hashable, Sendable {
  /// There is a header; `false` for `none`.
  public var isPresent: Bool
  /// Points, 0 or more; `nil` when it is measured.
  public var height: Double?
  /// In the middle; `nil` for none.
  public var title: DisplayText?
  /// Where text begins; `nil` for none.
  public var leading: HeaderButton?
  /// Where text ends; `nil` for none.
  public var trailing: HeaderButton?
  /// The app supplies the view, in the place of title and buttons.
  public var custom: Bool

  /// An empty header whose height is measured, but for what is given.
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

  /// No header.
  @inlinable public static var none: Header { Header(isPresent: false) }
}
