import SheetVocabulary

/// A key of a sheet that a rule speaks of, found in the vocabulary once.
struct SheetKey: Sendable {
  /// Its row's index, as origins know it.
  let row: Int
  /// As messages quote it: `dismiss.swipe`.
  var path: String { names[0..<depth].map(\.description).joined(separator: ".") }
  /// Whether `none` may stand there, so that a value says more than its keys do.
  let isRemovable: Bool
  private let names: Table<StaticString>
  /// How many of the names are its path.
  private let depth: Int

  private init(_ names: StaticString...) {
    self.init(Table(names), depth: names.count)
  }

  private init(_ names: Table<StaticString>, depth: Int) {
    let rows = Vocabulary.rows
    var next = 0
    var end = rows.count
    var found = -1
    for name in names[0..<depth] {
      while next < end, !rows[next].name.equals(name) { next = rows[next].subtreeEnd }
      precondition(next < end, "the vocabulary has every key that a rule speaks of")
      found = next
      end = rows[found].subtreeEnd
      next += 1
    }
    row = found
    self.names = names
    self.depth = depth
    if case .removableSection = rows[found].shape {
      isRemovable = true
    } else {
      isRemovable = false
    }
  }

  /// The section that the key stands in; `nil` at the top of a sheet.
  var section: SheetKey? {
    depth < 2 ? nil : SheetKey(names, depth: depth - 1)
  }

  static let presentation = SheetKey("presentation")
  static let theme = SheetKey("theme")
  static let background = SheetKey("theme", "background")
  static let cornerRadius = SheetKey("theme", "cornerRadius")
  static let cornerCurve = SheetKey("theme", "cornerCurve")
  static let corners = SheetKey("theme", "corners")
  static let shadowColor = SheetKey("theme", "shadow", "color")
  static let shadowOpacity = SheetKey("theme", "shadow", "opacity")
  static let shadowRadius = SheetKey("theme", "shadow", "radius")
  static let shadowOffset = SheetKey("theme", "shadow", "offset")
  static let grabber = SheetKey("theme", "grabber")
  static let grabberSize = SheetKey("theme", "grabber", "size")
  static let grabberTopMargin = SheetKey("theme", "grabber", "topMargin")
  static let grabberColor = SheetKey("theme", "grabber", "color")
  static let grabberPlacement = SheetKey("theme", "grabber", "placement")
  static let grabberTranslucent = SheetKey("theme", "grabber", "background", "translucent")
  static let themeHeader = SheetKey("theme", "header")
  static let themeHeaderTint = SheetKey("theme", "header", "tint")
  static let dimming = SheetKey("theme", "dimming")
  static let dimmingOpacity = SheetKey("theme", "dimming", "opacity")
  static let dimmingFollows = SheetKey("theme", "dimming", "follows")
  static let minimumOpacity = SheetKey("theme", "dimming", "minimumOpacity")
  static let whilePassing = SheetKey("theme", "dimming", "whilePassing")
  static let dimmingColor = SheetKey("theme", "dimming", "color")
  static let dimmingShadowColor = SheetKey("theme", "dimming", "shadow", "color")
  static let dimmingShadowOpacity = SheetKey("theme", "dimming", "shadow", "opacity")
  static let dimmingShadowRadius = SheetKey("theme", "dimming", "shadow", "radius")
  static let dimmingShadowOffset = SheetKey("theme", "dimming", "shadow", "offset")
  static let header = SheetKey("header")
  static let headerHeight = SheetKey("header", "height")
  static let headerLeading = SheetKey("header", "leading")
  static let headerTrailing = SheetKey("header", "trailing")
  static let headerTitle = SheetKey("header", "title")
  static let headerCustom = SheetKey("header", "custom")
  static let detents = SheetKey("detents")
  static let free = SheetKey("free")
  static let freeMin = SheetKey("free", "min")
  static let freeMax = SheetKey("free", "max")
  static let initial = SheetKey("initial")
  static let limit = SheetKey("limit")
  static let height = SheetKey("height")
  static let style = SheetKey("style")
  static let swipeMode = SheetKey("swipeMode")
  static let scroll = SheetKey("scroll")
  static let scrollExpandsFirst = SheetKey("scroll", "expandsFirst")
  static let scrollDismisses = SheetKey("scroll", "dismisses")
  static let dismiss = SheetKey("dismiss")
  static let dismissSwipe = SheetKey("dismiss", "swipe")
  static let dismissDistance = SheetKey("dismiss", "distance")
  static let dismissVelocity = SheetKey("dismiss", "velocity")
  static let dismissEscape = SheetKey("dismiss", "escape")
  static let dismissConfirm = SheetKey("dismiss", "confirm")
  static let taps = SheetKey("taps")
  static let tapsOutside = SheetKey("taps", "outside")
  static let tapsGrabber = SheetKey("taps", "grabber")
  static let tapsHeader = SheetKey("taps", "header")
  static let passthrough = SheetKey("passthrough")
  static let release = SheetKey("release")
  static let releasePolicy = SheetKey("release", "policy")
  static let releaseDeceleration = SheetKey("release", "deceleration")
  static let releaseLookahead = SheetKey("release", "lookahead")
  static let releaseFlickUp = SheetKey("release", "flickUp")
  static let releaseFlickDown = SheetKey("release", "flickDown")
  static let releaseVelocity = SheetKey("release", "velocity")
  static let resistance = SheetKey("resistance")
  static let resistanceKind = SheetKey("resistance", "kind")
  static let resistanceFactor = SheetKey("resistance", "factor")
  static let resistanceTop = SheetKey("resistance", "top")
  static let resistanceBottom = SheetKey("resistance", "bottom")
  static let keyboard = SheetKey("keyboard")
  static let haptics = SheetKey("haptics")
  static let width = SheetKey("width")
  static let widthAlign = SheetKey("width", "align")
  static let widthFollows = SheetKey("width", "follows")
  static let widthMargins = SheetKey("width", "margins")
  static let content = SheetKey("content")
  static let contentScrolls = SheetKey("content", "scrolls")
  static let contentInputs = SheetKey("content", "inputs")
  static let contentDynamicType = SheetKey("content", "dynamicType")
  static let contentCloses = SheetKey("content", "closes")
  static let contentTypicalHeight = SheetKey("content", "typicalHeight")
}
