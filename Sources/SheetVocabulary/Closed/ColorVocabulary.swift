package import SheetRuntime

/// The ways to write a colour and a background.
package enum ColorVocabulary {
  package enum Key: UInt8, Sendable, CaseIterable {
    case asset
    case system
    case opacity
    case light
    case dark
  }

  package enum BackgroundKey: UInt8, Sendable, CaseIterable {
    case material
    case tint
  }

  /// The one word that is a colour.
  package static let clear: StaticString = "clear"

  /// Keys of a colour that is the same in light and dark appearance.
  package static let singleKeys = Keys<Key>(
    "a colour",
    [
      .init(
        "asset", .asset, .text(.any(example: "Surface")),
        "Name of a colour in the asset catalogue, or registered by the app."
      ),
      .init("system", .system, .words(systemColors.list), "One of the system's colours."),
      .init("opacity", .opacity, .number(.ratio), "Multiplied with the colour's own opacity."),
    ],
    [.exactlyOne(["asset", "system"])])

  /// Keys of every colour.
  package static let keys = Keys<Key>(
    "a colour",
    [
      .init(
        "asset", .asset, .text(.any(example: "Surface")),
        "Name of a colour in the asset catalogue, or registered by the app."
      ),
      .init("system", .system, .words(systemColors.list), "One of the system's colours."),
      .init(
        "opacity", .opacity, .number(.ratio),
        "Multiplied with the colour's own opacity; for `asset` and `system`."
      ),
      .init("light", .light, .definition(.singleColor), "The colour in light appearance."),
      .init("dark", .dark, .definition(.singleColor), "The colour in dark appearance."),
    ],
    [
      .exactlyOne(["asset", "system", "light"]),
      .needs("light", oneOf: ["dark"]),
      .only("dark", with: "light"),
      .needs("opacity", oneOf: ["asset", "system"]),
    ])

  package static let backgroundKeys = Keys<BackgroundKey>(
    "a background",
    [
      .init(
        "material", .material, .words(materials.list), "One of the system's blurred materials."),
      .init("tint", .tint, .definition(.color), "A colour that lies over the material."),
    ],
    [.required("material")])

  package static let materials = Choices<Material>("a material") {
    ("thin", .thin, "The system's thin material.")
    ("regular", .regular, "The system's regular material.")
    ("thick", .thick, "The system's thick material.")
    ("glass", .glass, "Liquid Glass where the system has it, `regular` elsewhere.")
  }

  /// UIColor's semantic and system colours.
  package static let systemColors = Choices<SystemColor>("a system colour") {
    ("label", .label, "Primary text.")
    ("secondaryLabel", .secondaryLabel, "Secondary text.")
    ("tertiaryLabel", .tertiaryLabel, "Tertiary text.")
    ("quaternaryLabel", .quaternaryLabel, "Quaternary text.")
    ("placeholderText", .placeholderText, "Placeholder text of controls.")
    ("link", .link, "Links.")
    ("separator", .separator, "Thin lines that let content show through.")
    ("opaqueSeparator", .opaqueSeparator, "Thin lines that hide what lies below.")
    ("systemFill", .systemFill, "Fill of thin and small shapes.")
    ("secondarySystemFill", .secondarySystemFill, "Fill of medium shapes.")
    ("tertiarySystemFill", .tertiarySystemFill, "Fill of large shapes.")
    ("quaternarySystemFill", .quaternarySystemFill, "Fill of large areas with complex content.")
    ("systemBackground", .systemBackground, "Main background.")
    ("secondarySystemBackground", .secondarySystemBackground, "Content on the main background.")
    (
      "tertiarySystemBackground", .tertiarySystemBackground,
      "Content on the secondary background."
    )
    ("systemGroupedBackground", .systemGroupedBackground, "Main background of grouped content.")
    (
      "secondarySystemGroupedBackground", .secondarySystemGroupedBackground,
      "Content on the main grouped background."
    )
    (
      "tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground,
      "Content on the secondary grouped background."
    )
    ("tintColor", .tintColor, "The app's tint.")
    ("systemRed", .systemRed, "The system's red.")
    ("systemGreen", .systemGreen, "The system's green.")
    ("systemBlue", .systemBlue, "The system's blue.")
    ("systemOrange", .systemOrange, "The system's orange.")
    ("systemYellow", .systemYellow, "The system's yellow.")
    ("systemPink", .systemPink, "The system's pink.")
    ("systemPurple", .systemPurple, "The system's purple.")
    ("systemTeal", .systemTeal, "The system's teal.")
    ("systemIndigo", .systemIndigo, "The system's indigo.")
    ("systemBrown", .systemBrown, "The system's brown.")
    ("systemMint", .systemMint, "The system's mint.")
    ("systemCyan", .systemCyan, "The system's cyan.")
    ("systemGray", .systemGray, "The system's grey.")
    ("systemGray2", .systemGray2, "The second of the system's greys.")
    ("systemGray3", .systemGray3, "The third of the system's greys.")
    ("systemGray4", .systemGray4, "The fourth of the system's greys.")
    ("systemGray5", .systemGray5, "The fifth of the system's greys.")
    ("systemGray6", .systemGray6, "The sixth of the system's greys.")
    ("darkText", .darkText, "Text on a light background, in either appearance.")
    ("lightText", .lightText, "Text on a dark background, in either appearance.")
  }
}
