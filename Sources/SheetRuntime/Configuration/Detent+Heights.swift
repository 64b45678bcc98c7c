/// Detents without bounds and conditions, each in one short call.
///
/// Generated code is full of them, and a call with seven arguments takes three times as long to compile.
extension Detent {
  /// As tall as the grabber's strip and the header.
  public static func headerOnly(_ id: UInt16) -> Detent { Detent(id, at: .headerOnly) }

  /// As tall as header, content and footer, and the strip unless content runs behind it.
  public static func fitContent(_ id: UInt16) -> Detent { Detent(id, at: .fitContent) }

  /// The system's half height, which is not there in compact height.
  public static func medium(_ id: UInt16) -> Detent { Detent(id, at: .medium) }

  /// As high as the sheet's limit.
  public static func maxHeight(_ id: UInt16) -> Detent { Detent(id, at: .maxHeight) }

  /// So many points, 0 or more.
  public static func height(
    _ id: UInt16, _ points: Double, from origin: HeightOrigin = .safeArea
  ) -> Detent {
    Detent(id, at: .height(points, from: origin))
  }

  /// A part of the base, 0…1.
  public static func fraction(
    _ id: UInt16, _ part: Double, of base: FractionBase = .limit
  ) -> Detent {
    Detent(id, at: .fraction(part, of: base))
  }

  /// So many points below the limit, 0 or more.
  public static func topInset(_ id: UInt16, _ points: Double) -> Detent {
    Detent(id, at: .topInset(points))
  }

  /// What the app reports under the name of that index.
  public static func measured(_ id: UInt16, _ measure: UInt16) -> Detent {
    Detent(id, at: .measured(MeasureIndex(measure)))
  }

  private init(_ id: UInt16, at height: DetentHeight) {
    self.init(DetentIndex(id), height)
  }
}
