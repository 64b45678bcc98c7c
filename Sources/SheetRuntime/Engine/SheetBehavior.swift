/// What the engine needs to know of a configuration: everything that decides how the sheet moves.
@frozen public struct SheetBehavior: Equatable, Sendable {
  public var isModal: Bool
  /// Rests wherever it is released.
  public var isFree: Bool
  public var initial: InitialPosition
  public var swipeMode: SwipeMode
  public var scroll: ScrollBehavior
  public var dismiss: DismissBehavior
  public var taps: TapBehavior
  public var passthrough: Passthrough
  public var release: ReleaseBehavior
  public var resistance: Resistance
  public var keyboard: KeyboardBehavior
  public var haptics: Bool
  public var dimming: DimmingCurve
  public var motion: Motion

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

  public func allowsDrag(in region: SheetEngine.DragRegion) -> Bool {
    switch swipeMode {
    case .full: true
    case .top: region == .top
    case .none: false
    }
  }
}
