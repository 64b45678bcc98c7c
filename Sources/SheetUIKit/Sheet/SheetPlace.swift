#if canImport(UIKit)
  public import SheetRuntime
  public import UIKit

  /// Where a sheet stands, by its own detents.
  public enum SheetPlace<Detents: SheetDetents>: Equatable, Sendable {
    /// At a detent that is active in the present size classes.
    case detent(Detents)
    /// Between the ends of a free range, in points above the bottom safe area.
    case height(CGFloat)
    /// Out of sight; persistent sheets only.
    case hidden

    // Ids are compared without being 'Equatable', so Swift does not write this itself.
    /// The same place; ids are compared by their places.
    public static func == (left: SheetPlace, right: SheetPlace) -> Bool {
      switch (left, right) {
      case (.detent(let left), .detent(let right)): left == right
      case (.height(let left), .height(let right)): left == right
      case (.hidden, .hidden): true
      case (.detent, _), (.height, _), (.hidden, _): false
      }
    }

    var rest: SheetEngine.Rest {
      switch self {
      case .detent(let id): .detent(id.index)
      case .height(let height): .height(Double(height))
      case .hidden: .hidden
      }
    }

    init?(_ rest: SheetEngine.Rest) {
      switch rest {
      case .detent(let index):
        guard let id = Detents(unchecked: index) else { return nil }
        self = .detent(id)
      case .height(let height): self = .height(CGFloat(height))
      case .hidden: self = .hidden
      }
    }
  }
#endif
