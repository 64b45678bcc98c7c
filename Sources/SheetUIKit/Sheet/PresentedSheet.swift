#if canImport(UIKit)
  public import SheetRuntime
  public import UIKit

  /// A sheet on screen, typed by its own detents and controls.
  ///
  /// It refers to its controller weakly, so that it may be kept anywhere, in the sheet's content too. After the
  /// sheet's dismissal its methods do nothing.
  @MainActor public struct PresentedSheet<Detents: SheetDetents, Controls: SheetControls> {
    /// The controller that UIKit presents; `nil` after the dismissal.
    public private(set) weak var controller: SheetController?

    init(_ controller: SheetController) {
      self.controller = controller
    }

    /// Where it stands or is going to; `nil` once its dismissal is certain.
    public var place: SheetPlace<Detents>? {
      guard let engine = controller?.engine, let rest = engine.destination else { return nil }
      return SheetPlace(engine.reported(rest))
    }

    /// Points from the bottom safe area up to its top edge; below 0 out of sight.
    public var position: CGFloat { CGFloat(controller?.engine.position ?? 0) }

    /// Moves it to a detent; one that is not active here stands for another.
    public func move(to detent: Detents, animated: Bool = true) {
      controller?.move(to: .detent(detent.index), animated: animated)
    }

    /// Moves a free sheet to a height in points above the bottom safe area, within its range; one with detents goes to
    /// the nearest of them.
    public func move(toHeight height: CGFloat, animated: Bool = true) {
      controller?.adviseOnHeight()
      controller?.move(to: .height(Double(height)), animated: animated)
    }

    /// Hides a persistent sheet until it is moved to a detent.
    public func hide(animated: Bool = true) {
      controller?.move(to: .hidden, animated: animated)
    }

    /// Dismisses it, and whatever is presented over it, without a question.
    public func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
      guard let controller else {
        completion?()
        return
      }
      controller.dismissSheet(animated: animated, completion: completion)
    }

    /// Answers the last question with yes.
    public func allowDismissal() { controller?.answer(true) }

    /// Answers the last question with no.
    public func refuseDismissal() { controller?.answer(false) }

    /// Gives it another description with the same types; it stays where it is as far as it can.
    public func update(_ sheet: Sheet<Detents, Controls>, animated: Bool = true) {
      guard let controller else { return }
      let presentation = controller.sheetVariants.base.presentation
      controller.update(SheetVariants(sheet, as: presentation), animated: animated)
    }

    /// Changes its description in all size classes; it stays where it is as far as it can.
    ///
    ///     sheet.update { $0.dismiss.swipe = false }
    ///
    /// - Parameters:
    ///   - animated: Whether what changes moves.
    ///   - change: Called with what it is in each combination of size classes that it has; a modal sheet stays one.
    public func update(animated: Bool = true, _ change: (inout SheetConfiguration) -> Void) {
      guard let controller else { return }
      var variants = controller.sheetVariants
      variants.change(change)
      controller.update(variants, animated: animated)
    }

    /// Allows or forbids a detent from now on; a sheet that stands at one that is forbidden goes to the nearest other.
    public func setEnabled(_ isEnabled: Bool, detent: Detents, animated: Bool = true) {
      controller?.setDetent(detent.index, isEnabled: isEnabled, animated: animated)
    }

    /// Whether the app allows a detent; that it is active in the present size classes is not asked.
    public func isEnabled(_ detent: Detents) -> Bool {
      controller?.parts.disabledDetents.contains(detent.index) == false
    }

    /// Tells how tall one of its `measured` heights is; asked whenever heights are found anew.
    ///
    /// It is the sheet's, with grabber, header and footer: points above the bottom safe area. Where the content alone
    /// is to be measured, by the sheet itself, that is a `fitContent` detent.
    public func height(of measure: Detents.Measures, _ height: @escaping () -> CGFloat) {
      controller?.measures.reported[measure.index] = height
      controller?.invalidateSheetHeights(animated: false)
    }

    /// Finds all heights anew, after content or a measured height changed.
    public func invalidateHeights(animated: Bool = true) {
      controller?.invalidateSheetHeights(animated: animated)
    }

    /// A guide in a view behind the sheet that covers what the sheet leaves uncovered, and moves with it.
    ///
    /// Constrain to its bottom what is to stay in sight.
    public func uncoveredGuide(in view: UIView) -> UILayoutGuide {
      guard let controller else { return UILayoutGuide() }
      return controller.uncoveredGuide(in: view)
    }
  }
#endif
