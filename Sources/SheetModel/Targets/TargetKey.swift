package import SheetRuntime
import SheetVocabulary

/// A key that a target can have or lack: every key that says what a sheet is like, in the order of the rows.
///
/// A target's table is an exhaustive switch over these, so that a key without an answer does not compile.
package enum TargetKey: String, Sendable, CaseIterable {
  case presentation
  case style
  case height
  case preset
  case themeAppearance = "theme.appearance"
  case themeBackground = "theme.background"
  case themeCornerRadius = "theme.cornerRadius"
  case themeCornerCurve = "theme.cornerCurve"
  case themeCorners = "theme.corners"
  case themeShadow = "theme.shadow"
  case themeShadowColor = "theme.shadow.color"
  case themeShadowOpacity = "theme.shadow.opacity"
  case themeShadowRadius = "theme.shadow.radius"
  case themeShadowOffsetWidth = "theme.shadow.offset.width"
  case themeShadowOffsetHeight = "theme.shadow.offset.height"
  case themeGrabber = "theme.grabber"
  case themeGrabberSizeWidth = "theme.grabber.size.width"
  case themeGrabberSizeHeight = "theme.grabber.size.height"
  case themeGrabberColor = "theme.grabber.color"
  case themeGrabberCornerRadius = "theme.grabber.cornerRadius"
  case themeGrabberTopMargin = "theme.grabber.topMargin"
  case themeGrabberPlacement = "theme.grabber.placement"
  case themeGrabberBackground = "theme.grabber.background"
  case themeGrabberBackgroundColor = "theme.grabber.background.color"
  case themeGrabberBackgroundMaterial = "theme.grabber.background.material"
  case themeGrabberBackgroundTranslucent = "theme.grabber.background.translucent"
  case themeGrabberAccessibilityLabel = "theme.grabber.accessibilityLabel"
  case themeHeaderBackground = "theme.header.background"
  case themeHeaderTint = "theme.header.tint"
  case themeDimming = "theme.dimming"
  case themeDimmingColor = "theme.dimming.color"
  case themeDimmingOpacity = "theme.dimming.opacity"
  case themeDimmingBlur = "theme.dimming.blur"
  case themeDimmingFollows = "theme.dimming.follows"
  case themeDimmingMinimumOpacity = "theme.dimming.minimumOpacity"
  case themeDimmingWhilePassing = "theme.dimming.whilePassing"
  case themeDimmingShadow = "theme.dimming.shadow"
  case themeDimmingShadowColor = "theme.dimming.shadow.color"
  case themeDimmingShadowOpacity = "theme.dimming.shadow.opacity"
  case themeDimmingShadowRadius = "theme.dimming.shadow.radius"
  case themeDimmingShadowOffsetWidth = "theme.dimming.shadow.offset.width"
  case themeDimmingShadowOffsetHeight = "theme.dimming.shadow.offset.height"
  case themeMotionAppearDuration = "theme.motion.appear.duration"
  case themeMotionAppearResponse = "theme.motion.appear.response"
  case themeMotionAppearDamping = "theme.motion.appear.damping"
  case themeMotionAppearInitialVelocity = "theme.motion.appear.initialVelocity"
  case themeMotionDisappearDuration = "theme.motion.disappear.duration"
  case themeMotionDisappearResponse = "theme.motion.disappear.response"
  case themeMotionDisappearDamping = "theme.motion.disappear.damping"
  case themeMotionDisappearInitialVelocity = "theme.motion.disappear.initialVelocity"
  case themeMotionSettleDuration = "theme.motion.settle.duration"
  case themeMotionSettleResponse = "theme.motion.settle.response"
  case themeMotionSettleDamping = "theme.motion.settle.damping"
  case themeMotionSettleInitialVelocity = "theme.motion.settle.initialVelocity"
  case themeMotionReduceMotion = "theme.motion.reduceMotion"
  case header
  case headerHeight = "header.height"
  case headerTitle = "header.title"
  case headerLeading = "header.leading"
  case headerTrailing = "header.trailing"
  case headerCustom = "header.custom"
  case footer
  case footerHeight = "footer.height"
  case detents
  case free
  case initial
  case limit
  case swipeMode
  case scrollExpandsFirst = "scroll.expandsFirst"
  case scrollDismisses = "scroll.dismisses"
  case dismissSwipe = "dismiss.swipe"
  case dismissDistance = "dismiss.distance"
  case dismissVelocity = "dismiss.velocity"
  case dismissEscape = "dismiss.escape"
  case dismissConfirm = "dismiss.confirm"
  case tapsOutside = "taps.outside"
  case tapsGrabber = "taps.grabber"
  case tapsHeader = "taps.header"
  case passthrough
  case releasePolicy = "release.policy"
  case releaseDeceleration = "release.deceleration"
  case releaseVelocity = "release.velocity"
  case releaseLookahead = "release.lookahead"
  case releaseFlickUp = "release.flickUp"
  case releaseFlickDown = "release.flickDown"
  case resistanceKind = "resistance.kind"
  case resistanceFactor = "resistance.factor"
  case resistanceTop = "resistance.top"
  case resistanceBottom = "resistance.bottom"
  case keyboard
  case haptics
  case width
  case widthMax = "width.max"
  case widthFollows = "width.follows"
  case widthAlign = "width.align"
  case widthMarginsLeading = "width.margins.leading"
  case widthMarginsTrailing = "width.margins.trailing"
  case widthMarginsBottom = "width.margins.bottom"
  case contentSizing = "content.sizing"
  case contentNavigation = "content.navigation"
  case contentDynamicType = "content.dynamicType"
  case contentScrolls = "content.scrolls"
  case contentInputs = "content.inputs"
  case contentCloses = "content.closes"
  case contentType = "content.type"
  case contentScrollView = "content.scrollView"
  case contentTypicalHeight = "content.typicalHeight"

  /// As it is written in a sheet: `dismiss.swipe`.
  package var path: String { rawValue }

  /// Place of its row in the vocabulary, as origins know it.
  package var row: Int { Int(Self.places[place].row) }

  /// One past the rows of the keys in it.
  package var rowsEnd: Int { Int(Self.places[place].end) }

  /// Whether it is owed although nobody writes it: where a sheet stands and how it can be left is
  /// never up to a target.
  package var isAlwaysOwed: Bool { Self.places[place].isAlwaysOwed }

  /// Whether two configurations say the same of it.
  package func isSame(
    in one: borrowing SheetConfiguration, _ other: borrowing SheetConfiguration
  ) -> Bool {
    Vocabulary.rows[row].isSame(in: one, other)
  }

  /// Keys of what a sheet has or has not, and whether it is there.
  package static let parts:
    [(key: TargetKey, isPresent: @Sendable (borrowing SheetConfiguration) -> Bool)] = [
      (.themeShadow, { $0.theme.shadow.isPresent }),
      (.themeGrabber, { $0.theme.grabber.isPresent }),
      (.themeGrabberBackground, { $0.theme.grabber.background.isPresent }),
      (.themeDimming, { $0.theme.dimming.isPresent }),
      (.themeDimmingShadow, { $0.theme.dimming.shadow.isPresent }),
      (.header, { $0.header.isPresent }),
      (.footer, { $0.footer.isPresent }),
      (.width, { $0.width.isPresent }),
    ]

  /// What every sheet says to a target, written or not.
  package static let alwaysOwed: [TargetKey] = [
    .detents, .free, .initial, .swipeMode, .dismissSwipe, .dismissConfirm, .tapsOutside,
    .passthrough,
  ]

  /// Its place among the cases, as which Swift stores an enum of up to 256 cases without payloads.
  private var place: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// By that place, as the text of a case would cost more to hash than all else that is asked of it.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(UInt8(place))
  }

  private struct Place {
    let row: UInt16
    let end: UInt16
    let isAlwaysOwed: Bool
  }

  private static let places: [Place] = {
    var rows: [String: Row] = [:]
    collect(Vocabulary.sheet, below: "", into: &rows)
    return allCases.map { key in
      guard let row = rows[key.path] else {
        preconditionFailure("every key of a target has a row of its path")
      }
      return Place(
        row: UInt16(row.index), end: UInt16(row.subtreeEnd), isAlwaysOwed: alwaysOwed.contains(key))
    }
  }()

  private static func collect(
    _ section: Section, below prefix: String, into rows: inout [String: Row]
  ) {
    for row in section.rows {
      let path = prefix + row.name.description
      rows[path] = row
      if let section = row.shape.section { collect(section, below: path + ".", into: &rows) }
    }
  }
}
