/// Detents without bounds and conditions, each in one short call.
///
/// Generated code is full of them, and a call with seven arguments takes three times as long to compile.
extension Detent {
  public static func headerOnly(_ id: UInt16) -> Detent { Detent(id, at: .headerOnly) }

  public static func fitContent(_ id: UInt16) -> Detent { Detent(id, at: .fitContent) }

  public static func medium(_ id: UInt16) -> Detent { Detent(id, at: .medium) }

  public static func maxHeight(_ id: UInt16) -> Detent { Detent(id, at: .maxHeight) }

  /// - Parameter points: 0 or more.
  public static func height(
    _ id: UInt16, _ points: Double, from origin: HeightOrigin = .safeArea
  ) -> Detent {
    Detent(id, at: .height(points, from: origin))
  }

  /// - Parameter part: 0…1 of the base.
  public static func fraction(
    _ id: UInt16, _ part: Double, of base: FractionBase = .limit
  ) -> Detent {
    Detent(id, at: .fraction(part, of: base))
  }

  /// - Parameter points: Below the limit, 0 or more.
  public static func topInset(_ id: UInt16, _ points: Double) -> Detent {
    Detent(id, at: .topInset(points))
  }

  /// - Parameter measure: Index of what the app reports.
  public static func measured(_ id: UInt16, _ measure: UInt16) -> Detent {
    Detent(id, at: .measured(MeasureIndex(measure)))
  }

  private init(_ id: UInt16, at height: DetentHeight) {
    self.init(DetentIndex(id), height)
  }
}
