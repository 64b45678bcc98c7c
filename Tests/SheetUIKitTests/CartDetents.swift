import SheetRuntime

/// The names that a generated file would declare.
enum CartDetents: UInt16, SheetDetents {
  typealias Measures = CartMeasures

  case low
  case half
  case full
}

enum CartMeasures: UInt16, SheetMeasures {
  case summary
}

enum CartControls: UInt16, SheetControls {
  case save
}

typealias CartSheet = Sheet<CartDetents, CartControls>

extension CartSheet {
  /// Detents at 200, 400 and 700 points, with what a test changes.
  static func cart(_ change: (inout SheetConfiguration) -> Void = { _ in }) -> CartSheet {
    CartSheet(configuration(change))
  }

  static func configuration(
    _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) -> SheetConfiguration {
    var configuration = SheetConfiguration(
      detents: [
        Detent(0, .height(200, from: .safeArea)), Detent(1, .height(400, from: .safeArea)),
        Detent(2, .height(700, from: .safeArea)),
      ])
    change(&configuration)
    return configuration
  }
}
