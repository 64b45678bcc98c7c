extension TextRule {
  /// Text that people read, or a name of something the compiler cannot look up.
  package static let any = TextRule(
    "a text", "Any text that is not empty.",
    samples: ["Cart", "\"Step #1\""],
    refused: [("\"\"", "it is empty"), ("[Cart]", "it is a list"), ("12", "it is a number")])

  package static let sheetName = TextRule(name: .sheet, samples: ["checkout", "pay-bar"])
  package static let themeName = TextRule(name: .theme, samples: ["card"])
  /// Where a theme is used, so that `system` is a name too.
  package static let themeReference = TextRule(
    name: NameRule(noun: "a theme name", reserved: []), samples: ["system"])
  package static let detentID = TextRule(name: .detent, samples: ["peek", "half-way"])
  /// Where a detent is used: derived ids such as `headerOnly` are names too.
  package static let detentReference = TextRule(
    name: NameRule(noun: "a detent id", reserved: ["largest", "hidden"]), samples: ["peek"])
  package static let measureName = TextRule(name: .measure, samples: ["summary"])
  package static let controlName = TextRule(name: .control, samples: ["save"])

  private init(name: NameRule, samples: [StaticString]) {
    self.init(
      name.noun, NameRule.sentence, pattern: name.pattern, samples: samples,
      refused: [
        ("\"half way\"", "a name has no space"),
        ("\"2nd\"", "a name does not begin with a digit"),
        ("\"on\"", "other YAML tools read a flag"),
        ("_", "a name has a letter"),
      ] + name.reserved.map { ($0, "the language uses this word itself") })
  }

  package static let swiftName = TextRule(
    "a Swift name", "An identifier of ASCII letters, digits and '_'.",
    pattern: SwiftNameRule.pattern(allowsDots: false), samples: ["checkoutSheet"],
    refused: [
      ("pay-bar", "'-' cannot stand in a Swift name"),
      ("\"2nd\"", "a Swift name does not begin with a digit"),
    ])

  package static let swiftPath = TextRule(
    "a Swift name", "Identifiers of ASCII letters, digits and '_', joined by dots.",
    pattern: SwiftNameRule.pattern(allowsDots: true),
    samples: ["CartViewController", "Shop.CartView"],
    refused: [
      ("\"Cart View\"", "a space cannot stand in a Swift name"),
      (".cart", "a name is missing before the dot"),
    ])

  package static let hexColor = TextRule(
    "a colour", "'#' and three, six or eight hexadecimal digits: '#RGB', '#RRGGBB', '#RRGGBBAA'.",
    pattern: "^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
    samples: ["\"#FFF\"", "\"#1C1C1E\"", "\"#3C3C434D\""],
    refused: [
      ("\"#12345\"", "a colour has three, six or eight digits"),
      ("\"#GGGGGG\"", "these are not hexadecimal digits"),
      ("\"1C1C1E\"", "a colour begins with '#'"),
    ])

  package static let systemVersion = TextRule(
    "a system version", "Numbers joined by dots, in quotes: '16.0'.",
    pattern: "^[0-9]+(?:\\.[0-9]+){0,2}$", samples: ["\"16.0\"", "\"17\""],
    refused: [
      ("16.0", "without quotes it is a number, and 26.10 would read as 26.1"),
      ("iOS16", "a version is numbers only"),
    ])

  package static let toolVersion = TextRule(
    "a version of sheetc", "Two or three numbers joined by dots, in quotes: '1.2'.",
    pattern: "^[0-9]+\\.[0-9]+(?:\\.[0-9]+)?$", samples: ["\"1.2\""],
    refused: [
      ("1.2", "without quotes it is a number"),
      ("\">=1.2\"", "that version or a newer one of the same major is meant anyway"),
    ])

  package static let path = TextRule(
    "a path", "A path relative to the file it stands in, with '/' between its parts.",
    pattern: "^[^/].*$", samples: ["Shared/brand.sheets.yaml"],
    refused: [
      ("\"/Shared/brand.sheets.yaml\"", "the path is not relative"), ("\"\"", "it is empty"),
    ])

  package static let glob = TextRule(
    "a path pattern",
    "A path, or a pattern in which '*' stands for part of a name and '**' for folders.",
    pattern: "^[^/].*$", samples: ["\"Sheets/**/*.sheets.yaml\"", "App/cart.sheets.yaml"],
    refused: [("\"/Sheets/*.yaml\"", "the pattern is not relative"), ("\"\"", "it is empty")])

  package static let ruleID = TextRule(
    "a rule", "The id of a rule, as findings print it.",
    pattern: "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$", samples: ["coinciding-detents"],
    refused: [("\"No Exit\"", "ids are lower case with '-' between words")])
}
