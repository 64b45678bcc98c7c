/// Everything a sheet is, in one combination of size classes.
///
/// Lengths are points, durations seconds, speeds points per second. The compiler's resolved model of a
/// sheet is such a value, so what it checks is what the app runs.
@frozen public struct SheetConfiguration: Hashable, Sendable {
  public var presentation: Presentation
  public var style: SheetStyle
  /// Points, more than 0, of a presentation whose `style` is not `bottom`; `nil` for the system's own.
  public var height: Double?
  public var preset: Preset
  public var theme: Theme
  public var header: Header
  public var footer: Footer
  /// In the order of the sheet's resolved heights on a large phone; empty for a `free` sheet.
  public var detents: [Detent]
  public var free: FreeRange?
  public var initial: InitialPosition
  public var limit: HeightLimit
  public var swipeMode: SwipeMode
  public var scroll: ScrollBehavior
  public var dismiss: DismissBehavior
  public var taps: TapBehavior
  public var passthrough: Passthrough
  public var release: ReleaseBehavior
  public var resistance: Resistance
  public var keyboard: KeyboardBehavior
  /// One tick when a detent is reached by a drag.
  public var haptics: Bool
  public var width: WidthBehavior
  public var content: ContentTraits

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
