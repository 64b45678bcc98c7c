extension SheetEngine {
  /// Something that happened to a sheet.
  ///
  /// Translations and velocities are those of a gesture recogniser: points and points per second, positive
  /// downwards, a translation counting from the gesture's begin. What is not finite counts as 0.
  public enum Event: Sendable {
    /// The container, the sheet's parts, a keyboard or a person's wishes changed.
    case layoutChanged(SheetLayout, animated: Bool)
    /// The sheet was given another description; it stays at its detent as far as there still is one.
    case planChanged(SheetPlan, animated: Bool)
    /// The app allows or forbids a detent.
    case detentEnabled(DetentIndex, Bool, animated: Bool)
    /// The sheet is on screen for the first time and moves to its initial position.
    case appeared(animated: Bool)

    /// A finger drags the sheet, from there.
    case dragBegan(DragRegion)
    /// It has moved so far since it began.
    case dragChanged(translation: Double, velocity: Double)
    /// It lifted, so fast.
    case dragEnded(translation: Double, velocity: Double)
    /// The system took the gesture away, whichever had begun.
    case dragCancelled

    /// A finger begins to drag a scroll view in the sheet; offsets are 0 with the content's top in sight.
    case scrollBegan(offset: Double)
    /// It has moved so far since it began, and the scroll view scrolled to there on its own.
    case scrollChanged(offset: Double, translation: Double, velocity: Double)
    /// It lifted, so fast.
    case scrollEnded(velocity: Double)

    /// A tap on the dimmed surroundings.
    case outsideTapped
    /// A tap on the grabber, or its activation by VoiceOver.
    case grabberTapped
    /// A tap on the header beside its buttons.
    case headerTapped
    /// A button of the header that dismisses.
    case dismissTapped
    /// Keyboard Escape or the VoiceOver Z gesture.
    case escapePressed
    /// VoiceOver's increment and decrement of the grabber.
    case stepped(up: Bool)

    /// The app moves the sheet.
    case move(to: Rest, animated: Bool)
    /// The app dismisses the sheet.
    case dismiss(animated: Bool)
    /// The app's answers to `Effects.asksDismissal`.
    case dismissalAllowed
    /// No; the sheet stays, and may be asked about again.
    case dismissalRefused

    /// The running settle's animation arrived.
    case settled
    /// Seconds since the running settle began; to be told before any other event that breaks into it.
    case settleAdvanced(Double)
    /// A finger landed on the moving sheet, so many seconds after the settle began, and holds it; a drag's
    /// events follow, if only its cancellation.
    case settleInterrupted(after: Double)
  }
}
