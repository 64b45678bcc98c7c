extension SheetEngine {
  /// What is to be done after an event, in the order of the properties.
  @frozen public struct Effects: Equatable, Sendable {
    /// Stand there now; an animation that runs stops.
    public var frame: SheetFrame?
    /// Move there on its own, together with the dimming and the room for a keyboard below; the end is to be
    /// told by `Event.settled`.
    public var settle: Settle?
    /// What becomes of the scroll view under the finger.
    public var scroll: ScrollEffect?
    /// The opacity of the dimming from now on, 0…1.
    public var dimming: Double?
    /// Whether touches reach what lies behind the sheet.
    public var passesThrough: Bool?
    /// How the content makes room for a keyboard from now on.
    public var keyboard: KeyboardRoom?
    /// One tick.
    public var haptic = false
    /// Where the focus of VoiceOver and of a keyboard goes now.
    public var focus: FocusTarget?

    // Reports to the app, which may send events in turn.

    /// The sheet's top edge moved to this many points above the bottom safe area.
    public var position: Double?
    /// Detents are the ones that stand for those asked for.
    public var willMove: Rest?
    /// It stands there now, by the same ids.
    public var didMove: Rest?
    /// May it be dismissed? To be answered with an event, at any time.
    public var asksDismissal: DismissReason?
    /// It sets out to leave for good; nothing brings it back.
    public var willDismiss: DismissReason?
    /// It is out of sight for good; the last report.
    public var didDismiss: DismissReason?

    /// Nothing is to be done.
    @inlinable public init() {}

    /// Nothing is to be done.
    @inlinable public var isEmpty: Bool { self == Effects() }
  }
}
