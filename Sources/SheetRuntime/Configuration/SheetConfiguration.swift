/// Everything a sheet is, in one combination of size classes.
///
/// Lengths are points, durations seconds, speeds points per second. The compiler's resolved model of a
/// sheet is such a value, so what it checks is what the app runs.
@frozen public struct SheetConfiguration: Hashable, Sendable {
  /// The same in every variant.
  public var presentation: Presentation
  /// Other than `bottom` only in variants of a modal sheet, and then detents mean nothing.
  public var style: SheetStyle
  /// Points, more than 0, of a presentation whose `style` is not `bottom`; `nil` for the system's own.
  public var height: Double?
  /// For reading only: its values are in `release`, `resistance`, `scroll` and `dismiss` already.
  public var preset: Preset
  /// How it looks and how fast it moves.
  public var theme: Theme
  /// Above the content.
  public var header: Header
  /// Over the content's end.
  public var footer: Footer
  /// In the order of the sheet's resolved heights on a large phone; empty for a `free` sheet.
  public var detents: [Detent]
  /// In the place of detents; `nil` for a sheet that rests at those.
  public var free: FreeRange?
  /// Applied once, when it is first shown.
  public var initial: InitialPosition
  /// No detent and no keyboard takes it higher.
  public var limit: HeightLimit
  /// Limits drags only: never taps, VoiceOver or code.
  public var swipeMode: SwipeMode
  /// How a drag is shared with a scroll view in the content.
  public var scroll: ScrollBehavior
  /// How a person dismisses it; means nothing where it is persistent.
  public var dismiss: DismissBehavior
  /// What taps on its surroundings, grabber and header do.
  public var taps: TapBehavior
  /// How high it may be for touches to reach what is behind.
  public var passthrough: Passthrough
  /// Where it goes when a finger lifts.
  public var release: ReleaseBehavior
  /// What a drag past its ends feels like.
  public var resistance: Resistance
  /// What a keyboard does to it.
  public var keyboard: KeyboardBehavior
  /// One tick when a detent is reached by a drag.
  public var haptics: Bool
  /// How wide it is, and where it stands between the sides.
  public var width: WidthBehavior
  /// What only the app knows of what is in it.
  public var content: ContentTraits

  /// A modal sheet that moves and looks as the system's does, without detents, but for what is
  /// given.
  @inlinable public init(
    presentation: Presentation = .modal,
    style: SheetStyle = .bottom,
    height: Double? = nil,
    preset: Preset = .system,
    theme: Theme = Theme(),
    header: Header = .none,
    footer: Footer = .none,
    detents: [Detent] = [],
    free: FreeRange? = nil,
    initial: InitialPosition = .smallest,
    limit: HeightLimit = HeightLimit(),
    swipeMode: SwipeMode = .full,
    scroll: ScrollBehavior = ScrollBehavior(),
    dismiss: DismissBehavior = DismissBehavior(),
    taps: TapBehavior = TapBehavior(),
    passthrough: Passthrough = .never,
    release: ReleaseBehavior = ReleaseBehavior(),
    resistance: Resistance = Resistance(),
    keyboard: KeyboardBehavior = .raise,
    haptics: Bool = false,
    width: WidthBehavior = .none,
    content: ContentTraits = ContentTraits()
  ) {
    self.presentation = presentation
    self.style = style
    self.height = height
    self.preset = preset
    self.theme = theme
    self.header = header
    self.footer = footer
    self.detents = detents
    self.free = free
    self.initial = initial
    self.limit = limit
    self.swipeMode = swipeMode
    self.scroll = scroll
    self.dismiss = dismiss
    self.taps = taps
    self.passthrough = passthrough
    self.release = release
    self.resistance = resistance
    self.keyboard = keyboard
    self.haptics = haptics
    self.width = width
    self.content = content
  }
}
