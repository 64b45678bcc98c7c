extension SheetEngine {
  /// Which of a sheet's motions a settle is.
  enum SettleKind {
    case appear
    case disappear
    case settle
  }
}

extension Motion {
  subscript(kind: SheetEngine.SettleKind) -> MotionCurve {
    switch kind {
    case .appear: appear
    case .disappear: disappear
    case .settle: settle
    }
  }
}
