package import SheetDiagnostics
import SheetYAML

/// Every fault of the language beyond its syntax.
extension DiagnosticID {
  package static let unknownKey: DiagnosticID = "unknown-key"
  package static let misplacedKey: DiagnosticID = "misplaced-key"
  package static let missingKey: DiagnosticID = "missing-key"
  package static let alternativeKeys: DiagnosticID = "alternative-keys"
  package static let missingValue: DiagnosticID = "missing-value"
  package static let wrongShape: DiagnosticID = "wrong-shape"
  package static let flagSpelling: DiagnosticID = "flag-spelling"
  package static let numberSpelling: DiagnosticID = "number-spelling"
  package static let textSpelling: DiagnosticID = "text-spelling"
  package static let nameSpelling: DiagnosticID = "name-spelling"
  package static let colourSpelling: DiagnosticID = "colour-spelling"
  package static let commentAfterText: DiagnosticID = "comment-after-text"
  package static let unknownWord: DiagnosticID = "unknown-word"
  package static let outOfRange: DiagnosticID = "out-of-range"
  package static let duplicateName: DiagnosticID = "duplicate-name"
  package static let reservedName: DiagnosticID = "reserved-name"
  package static let unknownSheet: DiagnosticID = "unknown-sheet"
  package static let unknownTheme: DiagnosticID = "unknown-theme"
  package static let unknownDetent: DiagnosticID = "unknown-detent"
  package static let extendsCycle: DiagnosticID = "extends-cycle"
  package static let extendsDepth: DiagnosticID = "extends-depth"
  package static let importPath: DiagnosticID = "import-path"
  package static let importCycle: DiagnosticID = "import-cycle"
  package static let missingFile: DiagnosticID = "missing-file"
  package static let unreadableFile: DiagnosticID = "unreadable-file"
  package static let version: DiagnosticID = "version"
  package static let missingDetents: DiagnosticID = "missing-detents"
  package static let detentForm: DiagnosticID = "detent-form"
  package static let boundCycle: DiagnosticID = "bound-cycle"
  package static let detentLimit: DiagnosticID = "too-many-detents"
  package static let modalHidden: DiagnosticID = "modal-hidden"
  package static let persistentStyle: DiagnosticID = "persistent-style"
  package static let missingStrip: DiagnosticID = "missing-strip"
  package static let unknownRule: DiagnosticID = "unknown-rule"
  package static let fixedLevel: DiagnosticID = "fixed-level"
  package static let tooOld: DiagnosticID = "too-old"

  /// Whether an id is one of an error of the language, which is no rule.
  package static func isOfTheLanguage(_ id: String) -> Bool {
    ofTheLanguage.contains { $0.name == id }
  }

  static var ofTheLanguage: [DiagnosticID] { frontEnd + model + later }

  /// Faults that only the modules above this one report.
  private static let later: [DiagnosticID] = [
    "suppression-form", "swift-name-taken", "output-taken", "content-type-taken",
  ]

  /// Every fault of the language that this module reports, in the order above.
  package static let model: [DiagnosticID] = [
    .unknownKey, .misplacedKey, .missingKey, .alternativeKeys, .missingValue, .wrongShape,
    .flagSpelling, .numberSpelling, .textSpelling, .nameSpelling, .colourSpelling,
    .commentAfterText, .unknownWord, .outOfRange, .duplicateName, .reservedName, .unknownSheet,
    .unknownTheme, .unknownDetent, .extendsCycle, .extendsDepth, .importPath, .importCycle,
    .missingFile, .unreadableFile, .version, .missingDetents, .detentForm, .boundCycle,
    .detentLimit,
    .modalHidden, .persistentStyle, .missingStrip, .unknownRule, .fixedLevel, .tooOld,
  ]
}
