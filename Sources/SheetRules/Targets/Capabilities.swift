import SheetModel
import SheetRuntime
import SheetVocabulary

/// What a target can do of a sheet, as far as rules ask; a target that is not in the table can do everything.
///
/// A new target is a new list of rows. Each row says from which system on the target has a key, or that it never
/// has, and what people see instead.
struct Capabilities: Sendable {
  /// Since when a target can do something.
  enum Support: Hashable, Sendable {
    case since(VersionNumber)
    case never
  }

  /// One key that is not there on every system.
  struct Limit: Sendable {
    let key: SheetKey
    let support: Support
    /// Whether a sheet that writes the key asks for more than the target does anyway.
    let isAsked: @Sendable (borrowing SheetConfiguration) -> Bool
    /// What people see where it is not there, after a colon.
    let instead: String

    init(
      _ key: SheetKey, _ support: Support, _ instead: String,
      where isAsked: @escaping @Sendable (borrowing SheetConfiguration) -> Bool = { _ in true }
    ) {
      self.key = key
      self.support = support
      self.instead = instead
      self.isAsked = isAsked
    }
  }

  /// The most heights it can have; `nil` for any number.
  var mostDetents: Int?
  /// The first system on which it has heights other than the system's two; `nil` where it brings its own.
  var ownHeights: VersionNumber?
  var limits: [Limit] = []

  static func of(_ target: TargetName) -> Capabilities {
    switch target {
    case .runtime, .json, .lbbottomsheet, .overlaycontainer, .floatingpanel: Capabilities()
    case .uikit: uikit
    case .swiftui: swiftui
    case .panmodal: Capabilities(mostDetents: 2)
    case .tibottomsheet: Capabilities(mostDetents: 3)
    case .joombottomsheet: Capabilities(mostDetents: 1)
    }
  }

  private static let uikit = Capabilities(
    ownHeights: VersionNumber(16), limits: system(surroundings: VersionNumber(15)))

  private static let swiftui = Capabilities(
    ownHeights: VersionNumber(16),
    limits: system(surroundings: VersionNumber(16, 4)) + [
      Limit(
        .cornerRadius, .since(VersionNumber(16, 4)), "the system's own corners are shown there"),
      Limit(
        .background, .since(VersionNumber(16, 4)),
        "only the content can be painted there, and the sheet stays as the system has it"),
    ])

  /// What the system's sheet has, whichever of its two interfaces is used.
  private static func system(surroundings: VersionNumber) -> [Limit] {
    [
      Limit(
        .passthrough, .since(surroundings), "nothing behind the sheet can be touched there",
        where: { $0.passthrough != .never }),
      Limit(
        .scrollExpandsFirst, .since(surroundings), "scrolling always raises the sheet first there",
        where: { !$0.scroll.expandsFirst }),
      Limit(
        .keyboard, .never, "the system raises the sheet for every keyboard",
        where: { $0.keyboard != .raise }),
      Limit(
        .whilePassing, .never, "the system dims exactly what it blocks",
        where: { $0.theme.dimming.whilePassing }),
      Limit(.grabberColor, .never, "the system's own grabber is shown"),
      Limit(.grabberSize, .never, "the system's own grabber is shown"),
      Limit(.grabberTopMargin, .never, "the system's own grabber is shown"),
    ]
  }
}
