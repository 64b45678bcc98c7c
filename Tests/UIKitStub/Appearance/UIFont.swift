public final class UIFont: Sendable {
  public enum TextStyle: Sendable { case headline, body, footnote, title3 }

  public let pointSize: CGFloat
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded() }

  init(_ pointSize: CGFloat) { self.pointSize = pointSize }

  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(17) }
}
