import SheetDiagnostics
import SheetRuntime
import SheetVocabulary

extension DeadKeys {
  /// Those of `release`, `resistance`, `scroll`, `dismiss` and `haptics`; whole mappings first.
  static let movement: Table<DeadKey> = Table(moving: [
    wholeMovement, release, resistance, scroll, dismissal,
  ])

  private static var wholeMovement: Table<DeadKey> {
    [
      DeadKey(.release, by: .swipeMode, removal: .guess) { $0.swipeMode == .none ? noDrag : nil },
      DeadKey(.release, by: .detents, removal: .guess) {
        hasOneHeight($0) && !isSwipedAway($0)
          ? "there is one height to rest at, and a swipe does not dismiss the sheet" : nil
      },
      DeadKey(.resistance, by: .swipeMode, removal: .guess) {
        $0.swipeMode == .none ? noDrag : nil
      },
      DeadKey(.haptics, by: .swipeMode, removal: .guess) {
        $0.haptics && $0.swipeMode == .none ? noDrag : nil
      },
      DeadKey(.haptics, by: .detents, removal: .guess) {
        $0.haptics && hasOneHeight($0) ? "there is no other detent to reach" : nil
      },
    ]
  }

  private static let noDrag = "no drag moves the sheet"

  private static var release: Table<DeadKey> {
    [
      DeadKey(.releaseDeceleration, by: .releasePolicy) {
        $0.release.policy == .project ? nil : policy($0)
      },
      DeadKey(.releaseLookahead, by: .releasePolicy) {
        $0.release.policy == .lookahead ? nil : policy($0)
      },
      DeadKey(.releaseFlickUp, by: .releasePolicy) {
        $0.release.policy == .nearest ? nil : policy($0)
      },
      DeadKey(.releaseFlickDown, by: .releasePolicy) {
        $0.release.policy == .nearest ? nil : policy($0)
      },
      DeadKey(.releaseFlickDown, by: .dismissSwipe) {
        $0.release.policy == .nearest && $0.release.flickDown == .dismiss && !$0.dismiss.swipe
          ? "a swipe does not dismiss the sheet" : nil
      },
      DeadKey(.releaseFlickDown, by: .presentation) {
        $0.release.policy == .nearest && $0.release.flickDown == .dismiss
          && $0.presentation == .persistent
          ? "a persistent sheet is not dismissed" : nil
      },
      DeadKey(.releaseVelocity, by: .free) {
        guard $0.free != nil else { return nil }
        switch $0.release.policy {
        case .project, .lookahead: return staysWhereReleased
        case .nearest:
          return $0.release.flickDown == .dismiss && isSwipedAway($0) ? nil : staysWhereReleased
        case .lbbottomsheet, .panmodal: return nil
        }
      },
      DeadKey(.releaseFlickUp, by: .free) {
        $0.free != nil && $0.release.policy == .nearest ? staysWhereReleased : nil
      },
      DeadKey(.releaseFlickDown, by: .free) {
        $0.free != nil && $0.release.policy == .nearest && $0.release.flickDown != .dismiss
          ? staysWhereReleased : nil
      },
    ]
  }

  private static let staysWhereReleased = "a sheet with 'free' stays where it is released"

  private static var resistance: Table<DeadKey> {
    [
      DeadKey(.resistanceFactor, by: .resistanceKind) {
        $0.resistance.kind == .none ? isStiff : nil
      },
      DeadKey(.resistanceTop, by: .resistanceKind) {
        $0.resistance.kind == .none && $0.resistance.top ? isStiff : nil
      },
      DeadKey(.resistanceBottom, by: .resistanceKind) {
        $0.resistance.kind == .none && $0.resistance.bottom ? isStiff : nil
      },
      DeadKey(.resistanceFactor, by: .resistanceTop) { isNowhere($0.resistance) },
      DeadKey(.resistanceKind, by: .resistanceTop) { isNowhere($0.resistance) },
      DeadKey(.resistanceBottom, by: .dismissSwipe) {
        $0.resistance.kind != .none && isSwipedAway($0)
          ? "below its smallest detent a drag takes the sheet away" : nil
      },
    ]
  }

  private static let isStiff = "a sheet of 'kind: none' does not move past its ends"

  private static func isNowhere(_ resistance: Resistance) -> String? {
    resistance.kind != .none && !resistance.top && !resistance.bottom
      ? "the sheet moves past neither of its ends" : nil
  }

  private static var scroll: Table<DeadKey> {
    [
      DeadKey(.scrollExpandsFirst, by: .swipeMode) {
        $0.scroll.expandsFirst && contentStays($0) ? contentDoesNotDrag : nil
      },
      DeadKey(.scrollDismisses, by: .swipeMode) {
        $0.scroll.dismisses && contentStays($0) ? contentDoesNotDrag : nil
      },
      DeadKey(.scrollExpandsFirst, by: .detents) {
        $0.scroll.expandsFirst && hasOneHeight($0) ? "there is no higher detent to go to" : nil
      },
      DeadKey(.scrollDismisses, by: .detents) {
        $0.scroll.dismisses && hasOneHeight($0) && !isSwipedAway($0)
          ? "there is no lower detent to go to, and a swipe does not dismiss the sheet" : nil
      },
      DeadKey(.scrollExpandsFirst, by: .contentScrolls, needsCause: true) {
        $0.scroll.expandsFirst && !$0.content.scrolls ? doesNotScroll : nil
      },
      DeadKey(.scrollDismisses, by: .contentScrolls, needsCause: true) {
        $0.scroll.dismisses && !$0.content.scrolls ? doesNotScroll : nil
      },
    ]
  }

  private static let contentDoesNotDrag = "drags of the content do not move the sheet"
  private static let doesNotScroll = "the content does not scroll"

  private static var dismissal: Table<DeadKey> {
    [
      DeadKey(.dismissDistance, by: .releasePolicy) {
        $0.release.policy == .panmodal ? policy($0) : nil
      },
      DeadKey(.dismissVelocity, by: .releasePolicy) {
        $0.release.policy == .panmodal ? policy($0) : nil
      },
      DeadKey(.dismissDistance, by: .dismissSwipe) {
        $0.presentation == .modal && !$0.dismiss.swipe ? "a swipe does not dismiss the sheet" : nil
      },
      DeadKey(.dismissVelocity, by: .dismissSwipe) {
        $0.presentation == .modal && !$0.dismiss.swipe && $0.dismiss.velocity != nil
          ? "a swipe does not dismiss the sheet" : nil
      },
      DeadKey(.dismissConfirm, by: .contentCloses, removal: .guess) {
        $0.presentation == .modal && $0.dismiss.confirm && !$0.dismiss.escape
          && $0.content.closes != .none && !Exits.bySwipe($0) && !Exits.byTapOutside($0)
          && !Exits.byGrabber($0) && !Exits.byButton($0)
          ? "nothing asks, as only the content closes the sheet" : nil
      },
    ]
  }

  private static func policy(_ configuration: borrowing SheetConfiguration) -> String {
    let policy =
      switch configuration.release.policy {
      case .project: "project"
      case .nearest: "nearest"
      case .lookahead: "lookahead"
      case .lbbottomsheet: "lbbottomsheet"
      case .panmodal: "panmodal"
      }
    return "the policy '\(policy)' does not look at it"
  }
}
