#if canImport(UIKit)
  public import SheetRuntime

  /// Hears of one sheet; for those who do not iterate over its events.
  @MainActor public protocol SheetDelegate: AnyObject {
    associatedtype Detents: SheetDetents
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
    public func sheet(
      _ sheet: PresentedSheet<Detents, Controls>, shouldDismiss reason: DismissReason
    ) -> DismissalAnswer { .allow }
  }
#endif
