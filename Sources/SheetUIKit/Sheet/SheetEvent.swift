#if canImport(UIKit)
  public import SheetRuntime
  public import UIKit

  /// Something that happened to a sheet.
  public enum SheetEvent<Detents: SheetDetents, Controls: SheetControls>: Equatable, Sendable {
    /// It sets out for a place, by a person's or the app's wish.
    case willMove(to: SheetPlace<Detents>)
    /// It stands there now.
    case moved(to: SheetPlace<Detents>)
    /// Its top edge is so many points above the bottom safe area; below 0 out of sight. Sent for every frame in
    /// which it moves.
    case position(CGFloat)
    /// A header button of the sheet's own was pressed.
    case control(Controls)
    /// A person wants it gone and the app is asked; to be answered with `allowDismissal` or `refuseDismissal`.
    case shouldDismiss(DismissReason)
    /// It sets out to leave, for that reason.
    case willDismiss(DismissReason)
    /// Gone, and its view controllers released; the last event.
    case dismissed(DismissReason)

    // Ids are compared without being 'Equatable', so Swift does not write this itself.
    /// The same event with the same values; ids are compared by their places.
    public static func == (left: SheetEvent, right: SheetEvent) -> Bool {
      switch (left, right) {
      case (.willMove(let left), .willMove(let right)), (.moved(let left), .moved(let right)):
        left == right
      case (.position(let left), .position(let right)): left == right
      case (.control(let left), .control(let right)): left == right
      case (.shouldDismiss(let left), .shouldDismiss(let right)),
        (.willDismiss(let left), .willDismiss(let right)),
        (.dismissed(let left), .dismissed(let right)):
        left == right
      case (.willMove, _), (.moved, _), (.position, _), (.control, _), (.shouldDismiss, _),
        (.willDismiss, _), (.dismissed, _):
        false
      }
    }

    init?(_ report: SheetReport) {
      switch report {
      case .willMove(let rest):
        guard let place = SheetPlace<Detents>(rest) else { return nil }
        self = .willMove(to: place)
      case .moved(let rest):
        guard let place = SheetPlace<Detents>(rest) else { return nil }
        self = .moved(to: place)
      case .position(let position): self = .position(CGFloat(position))
      case .control(let index):
        guard let control = Controls(unchecked: index) else { return nil }
        self = .control(control)
      case .shouldDismiss(let reason): self = .shouldDismiss(reason)
      case .willDismiss(let reason): self = .willDismiss(reason)
      case .dismissed(let reason): self = .dismissed(reason)
      }
    }
  }
#endif
