@available(iOS 27.1, *)
extension UIView {
  /// A part of a view that something else has, such as the fold of a hinge.
  public struct ReservedRegion: Sendable {
    public struct Kind: Hashable, Sendable {
      let name: String
      public static let division = Kind(name: "division")
      public static let occlusion = Kind(name: "occlusion")
    }

    public struct QueryOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let includeInactive = QueryOptions(rawValue: 1)
    }

    public let kind: Kind
    /// In the coordinates of the view that was asked, margins included.
    public let frame: CGRect
    public let isActive: Bool
  }

  /// Asked in a layout pass, UIKit lays out anew when the answer changes.
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []
  ) -> [ReservedRegion] {
    guard kind == .division, let window = window ?? self as? UIWindow, let fold = window.stubFold
    else { return [] }
    let frame = convert(fold.band, from: nil).intersection(bounds)
    if frame.isEmpty || !(fold.isActive || options.contains(.includeInactive)) { return [] }
    return [ReservedRegion(kind: kind, frame: frame, isActive: fold.isActive)]
  }
}
