import SheetRuntime

/// The names that a generated file would declare.
enum CartDetents: SheetDetents {
  case low
  case half
  case full
  case _never(Never)
  typealias Measures = CartMeasures
}

enum CartMeasures: SheetMeasures {
  case summary
  case _never(Never)
}

enum CartControls: SheetControls {
  case save
  case _never(Never)
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
