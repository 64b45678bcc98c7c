extension TextRule {
  /// Texts that are accepted, the most telling first.
  package var samples: [String] {
    switch self {
    case .any(let example): [example.text, "Step #1", "Größe: 高さ", "yes", "12", "~"]
    case .sheetName: ["checkout", "pay-bar"]
    case .themeName: ["card"]
    case .themeReference: ["card", "system"]
    case .detentID: ["peek", "half-way", "_a1"]
    case .detentReference: ["peek", "half-way"]
    case .measureName: ["summary"]
    case .controlName: ["save"]
    case .swiftName: ["checkoutSheet", "_cart2"]
    case .swiftPath: ["CartViewController", "Shop.CartView"]
    case .hexColor: ["#1C1C1E", "#FFF", "#3c3c434d"]
    case .systemVersion: ["16.0", "17", "26.10.1"]
    case .toolVersion: ["1.0", "1.0.3"]
    case .path: ["Shared/brand.sheets.yaml"]
    case .glob: ["Sheets/**/*.sheets.yaml", "App/cart.sheets.yaml"]
    case .ruleID: ["coinciding-detents"]
    }
  }

  /// Spellings that are refused, the most telling first.
  package var refusals: [Refusal] {
    switch self {
    case .any:
      TextRule.plainRefusals + [
        Refusal("2026-12-14", "without quotes other YAML tools read a date", .onlyBinder),
        Refusal("12:30", "without quotes other YAML tools read a number", .onlyBinder),
      ]
    case .sheetName, .themeName, .themeReference, .detentID, .detentReference, .measureName,
      .controlName:
      [
        Refusal("\"half way\"", "a name has no space"),
        Refusal("\"2nd\"", "a name does not begin with a digit"),
        Refusal("\"on\"", "other YAML tools read a flag"),
        Refusal("off", "other YAML tools read a flag"),
        Refusal("größe", "a name has ASCII letters only"),
        Refusal("_", "a name has a letter"),
        Refusal("12", "it is a number"),
      ] + (nameRule?.reserved ?? []).map { Refusal($0.text, "the language uses this word itself") }
    case .swiftName:
      [
        Refusal("pay-bar", "`-` cannot stand in a Swift name"),
        Refusal("\"2nd\"", "a Swift name does not begin with a digit"),
        Refusal("Shop.Cart", "`.` cannot stand in a Swift name"),
      ] + TextRule.plainRefusals
    case .swiftPath:
      [
        Refusal("\"Cart View\"", "a space cannot stand in a Swift name"),
        Refusal("\".cart\"", "a name is missing before the dot"),
      ] + TextRule.plainRefusals
    case .hexColor:
      [
        Refusal("\"#12345\"", "a colour has three, six or eight digits"),
        Refusal("\"#GGGGGG\"", "these are not hexadecimal digits"),
        Refusal("\"1C1C1E\"", "a colour begins with `#`"),
        Refusal("0", "it is a number"),
        Refusal("red", "it is no colour"),
      ]
    case .systemVersion:
      [
        Refusal("16.0", "without quotes it is a number, and 26.10 would read as 26.1"),
        Refusal("iOS16", "a version is numbers only"),
        Refusal("\"16.\"", "a number is missing after the dot"),
      ]
    case .toolVersion:
      [
        Refusal("1.2", "without quotes it is a number"),
        Refusal("\">=1.2\"", "that version or a newer one of the same major is meant anyway"),
      ]
    case .path:
      [
        Refusal("/Shared/brand.sheets.yaml", "the path is not relative"),
        Refusal("\"\"", "it is empty"),
        Refusal("12", "without quotes it is a number"),
      ]
    case .glob:
      [
        Refusal("/Sheets/*.yaml", "the pattern is not relative"),
        Refusal("\"\"", "it is empty"),
      ]
    case .ruleID: [Refusal("\"No Exit\"", "ids are lower case with `-` between words")]
    }
  }

  /// Plain scalars that this or another tool does not read as text.
  private static var plainRefusals: [Refusal] {
    [
      Refusal("12", "without quotes it is a number"),
      Refusal("\"\"", "it is empty"),
      Refusal("true", "without quotes it is a flag"),
      Refusal("0o17", "without quotes it is a number"),
      Refusal("1e3", "without quotes it is a number"),
      Refusal("[Cart]", "it is a list"),
      Refusal("yes", "without quotes other YAML tools read a flag", .onlyBinder),
      Refusal("n", "without quotes other YAML tools read a flag", .onlyBinder),
    ]
  }
}
