package import SheetRuntime

/// The ways to write a detent.
package enum DetentVocabulary {
  /// The first five say the height, one of them in every mapping; the rest are options.
  package enum Key: UInt8, Sendable, CaseIterable {
    case at
    case height
    case fraction
    case topInset
    case measured
    case id
    case min
    case max
    case when
    case reach
    case fallback
    case from
    case of

    /// Whether the key says the height.
    package var isForm: Bool {
      switch self {
      case .at, .height, .fraction, .topInset, .measured: true
      case .id, .min, .max, .when, .reach, .fallback, .from, .of: false
      }
    }
  }

  /// The first three say the bound, one of them in every mapping; the rest are options.
  package enum BoundKey: UInt8, Sendable, CaseIterable {
    case height
    case fraction
    case detent
    case from
    case of
  }

  /// Heights that one word stands for.
  package static let words = Choices<DetentHeight>("a detent") {
    ("headerOnly", .headerOnly, "The grabber's strip and the header.")
    (
      "fitContent", .fitContent,
      "Header, content and footer, and the strip unless content runs behind it."
    )
    ("medium", .medium, "The system's half height; not there in compact height.")
    ("maxHeight", .maxHeight, "The limit.")
  }

  package static let height = Quantity.length
  package static let topInset = Quantity.length
  package static let fraction = Quantity.ratio
  /// Points of `min` and `max`.
  package static let bound = Quantity.length

  package static let keys = Keys<Key>(
    "a detent",
    [
      .init(
        "at", .at, .words(words.list), "A height that a word stands for, where options are needed."),
      .init("height", .height, .number(height), "Points above the bottom safe area."),
      .init("fraction", .fraction, .number(fraction), "Part of the limit's height."),
      .init("topInset", .topInset, .number(topInset), "Points below the limit."),
      .init(
        "measured", .measured, .text(.measureName),
        "Name of a height that the app reports; needs `min` or `max`."
      ),
      .init(
        "id", .id, .text(.detentID),
        "Name of the detent; without it derived from its form, as `height300` and `fraction50`."
      ),
      .init("min", .min, .definition(.heightBound), "The detent is no lower; wins over `max`."),
      .init("max", .max, .definition(.heightBound), "The detent is no higher."),
      .init(
        "when", .when,
        .alternatives([
          .words(conditions.list), .list(of: .words(conditions.list), minimum: 1, distinct: true),
        ]),
        "Size classes in which the detent is active; all of them must hold."
      ),
      .init(
        "reach", .reach, .words(reaches.list),
        "Who moves the sheet there; without it `drag`. Without effect at the ends of `free`."
      ),
      .init(
        "fallback", .fallback, .words(fallbacks.list),
        "What stands for the detent where a system cannot do its form; without it the nearer of `medium` and `maxHeight`."
      ),
      .init(
        "from", .from, .words(edges.list),
        "Where `height` is counted from; without it the bottom safe area."
      ),
      .init(
        "of", .of, .words(bases.list),
        "What `fraction` is taken of; without it the limit's height."
      ),
    ],
    [
      .exactlyOne(["at", "height", "fraction", "topInset", "measured"]),
      .needs("measured", oneOf: ["min", "max"]),
      .only("from", with: "height"),
      .only("of", with: "fraction"),
    ])

  package static let boundKeys = Keys<BoundKey>(
    "a bound",
    [
      .init("height", .height, .number(bound), "Points above the bottom safe area."),
      .init("fraction", .fraction, .number(fraction), "Part of the limit's height."),
      .init(
        "detent", .detent, .text(.detentReference),
        "The height of that detent of the sheet, active or not."
      ),
      .init(
        "from", .from, .words(edges.list),
        "Where `height` is counted from; without it the bottom safe area."
      ),
      .init(
        "of", .of, .words(bases.list),
        "What `fraction` is taken of; without it the limit's height."
      ),
    ],
    [
      .exactlyOne(["height", "fraction", "detent"]),
      .only("from", with: "height"),
      .only("of", with: "fraction"),
    ])

  package static let conditions = Choices<SizeClasses>("a size class") {
    ("compactHeight", .compactHeight, "Landscape phones.")
    ("regularHeight", .regularHeight, "Portrait phones and tablets.")
    ("compactWidth", .compactWidth, "Phones, and narrow windows of tablets.")
    ("regularWidth", .regularWidth, "Tablets, and large phones in landscape.")
  }

  package static let reaches = Choices<DetentReach>("a reach") {
    ("drag", .drag, "Drags, taps and VoiceOver's steps, and the app.")
    (
      "code", .code,
      "The app alone, or a keyboard with `keyboard: expand`; a drag leaves it to another detent."
    )
  }

  package static let fallbacks = Choices<DetentFallback>("a fallback") {
    ("medium", .medium, "The system's half height.")
    ("maxHeight", .maxHeight, "The limit.")
    ("drop", .drop, "The detent is left out.")
  }

  package static let edges = Choices<HeightOrigin>("a value of 'from'") {
    ("edge", .edge, "The container's bottom edge, the bottom inset included.")
  }

  package static let bases = Choices<FractionBase>("a value of 'of'") {
    ("limit", .limit, "The limit's height.")
    ("container", .container, "The whole container, counted from its bottom edge.")
    ("content", .content, "What `fitContent` is.")
  }

  /// The ends of a `free` range that does not say them.
  package static let freeMinimum = DetentHeight.height(100, from: .safeArea)
  package static let freeMaximum = DetentHeight.maxHeight
}
