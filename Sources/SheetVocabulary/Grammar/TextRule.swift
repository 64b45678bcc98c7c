/// Which texts a scalar may be. Closed.
package enum TextRule: Sendable {
  /// Text that people read, or the name of something the compiler cannot look up, with an example of it.
  case any(example: StaticString)
  case sheetName
  case themeName
  /// Where a theme is used, so that `system` is a name too.
  case themeReference
  case detentID
  /// Where a detent is used: derived ids such as `headerOnly` are names too.
  case detentReference
  case measureName
  case controlName
  /// One identifier.
  case swiftName
  /// Identifiers joined by dots.
  case swiftPath
  case hexColor
  case systemVersion
  case toolVersion
  case path
  case glob
  case ruleID

  /// What the text is called, with its article.
  package var noun: String {
    switch self {
    case .any: "a text"
    case .sheetName, .themeName, .themeReference, .detentID, .detentReference, .measureName,
      .controlName:
      nameRule?.noun.text ?? ""
    case .swiftName, .swiftPath: "a Swift name"
    case .hexColor: "a colour"
    case .systemVersion: "a system version"
    case .toolVersion: "a version of sheetc"
    case .path: "a path"
    case .glob: "a path pattern"
    case .ruleID: "a rule"
    }
  }

  /// What it looks like, one sentence.
  package var sentence: String {
    switch self {
    case .any: "Any text that is not empty."
    case .sheetName, .themeName, .themeReference, .detentID, .detentReference, .measureName,
      .controlName:
      NameRule.sentence.text
    case .swiftName: "An identifier of ASCII letters, digits and `_`."
    case .swiftPath: "Identifiers of ASCII letters, digits and `_`, joined by dots."
    case .hexColor: "`#` and three, six or eight hexadecimal digits, in quotes."
    case .systemVersion: "Up to three numbers joined by dots, in quotes."
    case .toolVersion: "Two or three numbers joined by dots, in quotes."
    case .path: "A path relative to the file it stands in, with `/` between its parts."
    case .glob:
      "A relative path, or a pattern in which `*` stands for part of a name and `**` for folders."
    case .ruleID: "The id of a rule, as findings print it."
    }
  }

  /// ECMA 262 pattern over the whole text; `nil` for any text that is not empty.
  package var pattern: String? {
    switch self {
    case .any: nil
    case .sheetName, .themeName, .themeReference, .detentID, .detentReference, .measureName,
      .controlName:
      nameRule?.pattern
    case .swiftName: SwiftNameRule.pattern(allowsDots: false)
    case .swiftPath: SwiftNameRule.pattern(allowsDots: true)
    case .hexColor: "^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
    case .systemVersion: "^[0-9]+(?:\\.[0-9]+){0,2}$"
    case .toolVersion: "^[0-9]+\\.[0-9]+(?:\\.[0-9]+)?$"
    case .path, .glob: "^[^/].*$"
    case .ruleID: "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"
    }
  }

  /// The rule of names behind the text, where it is a name.
  package var nameRule: NameRule? {
    switch self {
    case .sheetName: .sheet
    case .themeName: .theme
    case .themeReference: .themeReference
    case .detentID: .detent
    case .detentReference: .detentReference
    case .measureName: .measure
    case .controlName: .control
    case .any, .swiftName, .swiftPath, .hexColor, .systemVersion, .toolVersion, .path, .glob,
      .ruleID:
      nil
    }
  }
}
