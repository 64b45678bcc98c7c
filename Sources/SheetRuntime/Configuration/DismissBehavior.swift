/// How a person may dismiss the sheet other than by a tap.
@frozen public struct DismissBehavior: Hashable, Sendable {
  /// A drag below the smallest detent may dismiss.
  public var swipe: Bool
  /// Part of the smallest detent's height, 0…1, that the release's target must lie below it.
  public var distance: Double
  /// Points per second downwards, 0 or more, above which a release below the smallest detent dismisses; `nil` for never.
  public var velocity: Double?
  /// Keyboard Escape and the VoiceOver Z gesture dismiss.
  public var escape: Bool
  /// The app is asked before every dismissal that a person starts.
  public var confirm: Bool

  /// Dismissal as the system's sheets have it, but for what is given.
  @inlinable public init(
    swipe: Bool = true,
    distance: Double = 0.5,
    velocity: Double? = 700,
    escape: Bool = true,
    confirm: Bool = false
  ) {
    self.swipe = swipe
    self.distance = distance
    self.velocity = velocity
    self.escape = escape
    self.confirm = confirm
  }
}
