import SheetRuntime

/// The sheet of a trace, described by the words above its events.
struct TraceSheet {
  var configuration = SheetConfiguration()
  var container = SheetContainer(
    width: 400, height: 800, displayScale: 2, sizeClasses: [.compactWidth, .regularHeight])
  var layout: SheetLayout
  var variants: [SheetVariant] = []

  init() {
    configuration.theme.dimming.opacity = 0.5
    configuration.theme.grabber.isPresent = false
    layout = SheetLayout(container)
  }

  var plan: SheetPlan { SheetPlan(configuration, variants: variants) }

  /// One line of a description; throws for a word it does not know.
  mutating func read(_ words: [String]) throws {
    let rest = Array(words.dropFirst())
    switch words[0] {
    case "detents": configuration.detents = try detents(rest)
    case "landscape":
      var variant = configuration
      variant.detents = try detents(rest)
      variants = [SheetVariant(.compactHeight, variant)]
    case "free":
      let ends = try detents(rest)
      configuration.free = FreeRange(min: ends[0], max: ends[1])
    case "initial": configuration.initial = try initial(rest[0])
    case "persistent": configuration.presentation = .persistent
    case "swipe": configuration.dismiss.swipe = rest[0] == "on"
    case "dismiss":
      configuration.dismiss.distance = try Trace.number(rest[0])
      configuration.dismiss.velocity = rest[1] == "none" ? nil : try Trace.number(rest[1])
    case "confirm": configuration.dismiss.confirm = true
    case "escape": configuration.dismiss.escape = rest[0] == "on"
    case "swipeMode":
      configuration.swipeMode = ["full": .full, "top": .top, "none": .none][rest[0]]!
    case "scroll":
      configuration.scroll = ScrollBehavior(
        expandsFirst: rest.contains("expandsFirst"), dismisses: rest.contains("dismisses"))
    case "resistance":
      configuration.resistance.kind =
        ["rubberBand": .rubberBand, "logarithmic": .logarithmic, "none": .none][rest[0]]!
    case "policy":
      configuration.release.policy = [
        "project": .project, "nearest": .nearest, "lookahead": .lookahead,
        "lbbottomsheet": .lbbottomsheet, "panmodal": .panmodal,
      ][rest[0]]!
      if rest.count > 1 { configuration.release.velocity = try Trace.number(rest[1]) }
    case "passthrough": configuration.passthrough = try passthrough(rest[0])
    case "dimming":
      configuration.theme.dimming.follows = rest[0] == "height" ? .height : .presentation
    case "keyboard":
      configuration.keyboard =
        ["raise": .raise, "expand": .expand, "inset": .inset, "ignore": .ignore][rest[0]]!
    case "haptics": configuration.haptics = true
    case "outside":
      configuration.taps.outside = ["leave": .leave, "smallest": .smallest, "none": .none][rest[0]]!
    case "grabber":
      configuration.taps.grabber = ["next": .next, "leave": .leave, "none": .none][rest[0]]!
    case "header": configuration.taps.header = rest[0] == "next" ? .next : .none
    case "bottom":
      container.safeArea.bottom = try Trace.number(rest[0])
      layout.container = container
    case "reduceMotion":
      configuration.theme.motion.reduceMotion = rest[0] == "jump" ? .jump : .crossFade
      layout.prefersReducedMotion = true
    default: throw Trace.Unknown(text: words.joined(separator: " "))
    }
  }

  private func detents(_ words: [String]) throws -> [Detent] {
    try words.enumerated().map { index, word in
      // `2=300` names an id other than the place in the list; only code goes to `600!`.
      let reach: DetentReach = word.hasSuffix("!") ? .code : .drag
      let parts = word.split { $0 == "=" || $0 == "!" }.map(String.init)
      let id = parts.count == 2 ? UInt16(parts[0])! : UInt16(index)
      let height = parts[parts.count - 1]
      if height == "max" { return Detent(DetentIndex(id), .maxHeight, reach: reach) }
      if height == "content" { return Detent(DetentIndex(id), .fitContent, reach: reach) }
      return Detent(
        DetentIndex(id), .height(try Trace.number(height), from: .safeArea), reach: reach)
    }
  }

  private func initial(_ word: String) throws -> InitialPosition {
    switch word {
    case "smallest": .smallest
    case "largest": .largest
    case "hidden": .hidden
    default: .detent(DetentIndex(UInt16(try Trace.number(word))))
    }
  }

  private func passthrough(_ word: String) throws -> Passthrough {
    switch word {
    case "never": .never
    case "always": .always
    case "smallest": .throughSmallest
    default: .through(DetentIndex(UInt16(try Trace.number(word))))
    }
  }
}
