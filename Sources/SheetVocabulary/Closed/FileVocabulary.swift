/// The keys of a sheets file.
package enum FileVocabulary {
  package enum Key: UInt8, Sendable, CaseIterable {
    case version
    case imports
    case defaults
    case themes
    case sheets
  }

  /// The version of the language that this compiler reads.
  package static let version = 1
  /// Keys that start so are the user's own, at the top level and in a sheet.
  package static let ownKeyPrefix: StaticString = "x-"

  package static let keys = Keys<Key>(
    "a sheets file",
    [
      .init("version", .version, .constant(version), "Version of the sheets language; 1."),
      .init(
        "imports", .imports, .list(of: .text(.path), minimum: 1, distinct: true),
        "Files whose themes and abstract sheets this one may use. Paths are relative to this file."
      ),
      .init(
        "defaults", .defaults, .definition(.defaults),
        "Values of every sheet in this file, under what the sheet itself says."
      ),
      .init(
        "themes", .themes, .names(.themeName, to: .definition(.theme)),
        "How sheets may look, by name."
      ),
      .init(
        "sheets", .sheets, .names(.sheetName, to: .definition(.sheet)),
        "The sheets, by name."
      ),
    ],
    [.required("version")])

  /// Whether the user may write that key for purposes of their own.
  package static func isOwnKey(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count > 2 && name[0] == UInt8(ascii: "x") && name[1] == UInt8(ascii: "-")
  }
}
