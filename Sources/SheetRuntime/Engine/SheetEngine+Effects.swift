extension SheetEngine {
  /// What is to be done after an event, in the order of the properties.
  @frozen public struct Effects: Equatable, Sendable {
    /// Stand there now; an animation that runs stops.
    public var frame: SheetFrame?
    /// Move there on its own, together with the dimming and the room for a keyboard below; the end is to be
    /// told by `Event.settled`.
    public var settle: Settle?
    public var scroll: ScrollEffect?
    /// 0…1.
    public var dimming: Double?
    /// Whether touches reach what lies behind the sheet.
    public var passesThrough: Bool?
    public var keyboard: KeyboardRoom?
    /// One tick.
    public var haptic = false
    public var focus: FocusTarget?

    // Reports to the app, which may send events in turn.

    /// The sheet's top edge moved to this many points above the bottom safe area.
    public var position: Double?
    /// Detents are the ones that stand for those asked for.
    public var willMove: Rest?
    public var didMove: Rest?
    /// May it be dismissed? To be answered with an event, at any time.
    public var asksDismissal: DismissReason?
    public var willDismiss: DismissReason?
    public var didDismiss: DismissReason?

    @inlinable public init() {}

    @inlinable public var isEmpty: Bool { self == Effects() }
  }
}
