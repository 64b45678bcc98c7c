#if canImport(UIKit)
  public import SheetRuntime

  /// Hears of one kind of sheet, and decides whether a person may dismiss it.
  ///
  /// Both methods are optional. `setDelegate(_:)` of `PresentedSheet` takes it, and does not keep it.
  @MainActor public protocol SheetDelegate: AnyObject {
    /// Those of the sheet it hears of.
    associatedtype Detents: SheetDetents
    /// Those of the sheet it hears of.
    associatedtype Controls: SheetControls

    /// Everything but questions.
    func sheet(
      _ sheet: PresentedSheet<Detents, Controls>, didSend event: SheetEvent<Detents, Controls>)

    /// May a person dismiss it? Asked where the sheet says `dismiss.confirm`.
    func sheet(
      _ sheet: PresentedSheet<Detents, Controls>, shouldDismiss reason: DismissReason
    ) -> DismissalAnswer
  }

  extension SheetDelegate {
    /// Whoever is not interested hears nothing.
    public func sheet(
      _ sheet: PresentedSheet<Detents, Controls>, didSend event: SheetEvent<Detents, Controls>
    ) {}

    /// Whoever is not interested allows it.
    public func sheet(
      _ sheet: PresentedSheet<Detents, Controls>, shouldDismiss reason: DismissReason
    ) -> DismissalAnswer { .allow }
  }
#endif
