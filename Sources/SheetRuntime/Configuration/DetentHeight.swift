/// How a detent's height is found, before its bounds and the sheet's limit are applied.
@frozen public enum DetentHeight: Hashable, Sendable {
  /// The grabber's strip and the header.
  case headerOnly
  /// Header, content and footer, and the strip unless content runs behind it.
  case fitContent
  /// The system's half height; not there in compact height.
  case medium
  /// The limit.
  case maxHeight
  /// Points, 0 or more.
  case height(Double, from: HeightOrigin)
  /// 0…1 of a base.
  case fraction(Double, of: FractionBase)
  /// Points below the limit, 0 or more.
  case topInset(Double)
  /// What the app reports.
  case measured(MeasureIndex)
}
