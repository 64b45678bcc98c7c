/// What the engine needs to know of a configuration: everything that decides how the sheet moves.
@frozen public struct SheetBehavior: Equatable, Sendable {
  /// Presented, and so dismissed; otherwise persistent.
  public var isModal: Bool
  /// Rests wherever it is released.
  public var isFree: Bool
  /// Where it stands when it is first shown.
  public var initial: InitialPosition
  /// Where a drag moves it.
  public var swipeMode: SwipeMode
  /// How a drag is shared with a scroll view.
  public var scroll: ScrollBehavior
  /// Its `swipe` is false also for a persistent sheet.
  public var dismiss: DismissBehavior
  /// What taps do.
  public var taps: TapBehavior
  /// How high it may be for touches to pass.
  public var passthrough: Passthrough
  /// Where it goes when a finger lifts.
  public var release: ReleaseBehavior
  /// What a drag past its ends feels like.
  public var resistance: Resistance
  /// What a keyboard does to it.
  public var keyboard: KeyboardBehavior
  /// One tick when a detent is reached by a drag.
  public var haptics: Bool
  /// The opacity of its dimming by its position.
  public var dimming: DimmingCurve
  /// Its springs.
  public var motion: Motion

  /// What decides the movement of a sheet with that configuration.
  public init(_ configuration: borrowing SheetConfiguration) {
    isModal = configuration.presentation == .modal
    isFree = configuration.free != nil
    initial = configuration.initial
    swipeMode = configuration.swipeMode
    scroll = configuration.scroll
    dismiss = configuration.dismiss
    taps = configuration.taps
    passthrough = configuration.passthrough
    release = configuration.release
    resistance = configuration.resistance
    keyboard = configuration.keyboard
    haptics = configuration.haptics
    dimming = DimmingCurve(configuration.theme.dimming)
    motion = configuration.theme.motion
    // A persistent sheet is not dismissed; its drags stop at the smallest detent.
    if !isModal { dismiss.swipe = false }
  }

  /// A drag below the smallest detent moves the sheet with the finger.
  public var canSwipeAway: Bool { dismiss.swipe }

  /// Whether a drag that begins there moves the sheet.
  public func allowsDrag(in region: SheetEngine.DragRegion) -> Bool {
    switch swipeMode {
    case .full: true
    case .top: region == .top
    case .none: false
    }
  }
}
