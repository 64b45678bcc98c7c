package import SheetModel
import SheetRuntime
import SheetVocabulary

/// What code is generated for: a table of what it can say, and files made of sheets.
///
/// A target is a folder here, a name in `TargetName`, and a line in `Targets`.
package protocol CodeTarget: Sendable {
  static var table: TargetTable { get }
  static var declarations: CodeDeclarations { get }
  /// What the names of its files end with: `swift`.
  static var fileEnding: StaticString { get }

  /// The app's type that the code of a sheet extends, as Swift takes its name; `nil` where it extends none.
  ///
  /// Only one sheet of a module can do so: Swift takes a conformance once, and members of each name.
  static func extendedType(of sheet: borrowing ResolvedSheet) -> String?
  /// Whether it ever extends one.
  static var extendsTypes: Bool { get }

  /// Where code names the type of a sheet's content.
  static var contentTypeUse: ContentTypeName.Use { get }
  /// Whether a type in the code of a sheet would be taken for that of its content.
  static func hidesContentType(of sheet: inout ResolvedSheet) -> Bool

  init(_ options: CodeOptions)

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - source: Path of the input relative to the project, for the header; in the same words on every machine.
  ///   - capacity: About how many bytes it will have.
  func open(source: String, capacity: Int) -> any CodeFile

  /// Begins what comes after the sheets of a file that another thread prints; see `CodeFile.append`.
  func openNext(capacity: Int) -> any CodeFile

  /// A file that declares the namespace which the others extend; `nil` where there is none.
  func namespaceFile(source: String) -> [UInt8]?
}

/// What the code of a sheet declares, whose names must differ.
package enum CodeDeclarations: Sendable {
  /// A constant, and types for its ids, in the runtime's namespace.
  case constants
  /// A type for each sheet.
  case types
  case nothing
}

extension CodeTarget {
  package static var declarations: CodeDeclarations { .types }
  package static var fileEnding: StaticString { "swift" }
  package static var extendsTypes: Bool { false }
  package static var contentTypeUse: ContentTypeName.Use { .nowhere }

  package static func hidesContentType(of sheet: inout ResolvedSheet) -> Bool {
    guard contentTypeUse != .nowhere, let type = sheet.configuration.content.type else {
      return false
    }
    let name = type.prefix { $0 != "." }
    var file = Self(CodeOptions(access: .internal, namespace: .shared)).open(
      source: "", capacity: 0)
    file.emit(&sheet)
    for bytes in file.finish().split(separator: UInt8(ascii: "\n")) {
      // What stands at the top and is not private is the type of a sheet, whose name is looked at by itself.
      let isTop = bytes.first != UInt8(ascii: " ")
      let line = String(decoding: bytes, as: UTF8.self)
      if isTop ? !line.mentions("private ") : contentTypeUse == .atTop { continue }
      if declaredType(in: line[...]) == name { return true }
    }
    return false
  }

  /// The name of the type that a line declares.
  static func declaredType(in line: Substring) -> Substring? {
    var words = line.split(separator: " ").drop {
      $0.hasPrefix("@") || ["private", "fileprivate", "public", "package", "final"].contains($0)
    }
    let keywords = ["struct", "enum", "class", "protocol", "typealias", "actor"]
    guard let keyword = words.popFirst(), keywords.contains(String(keyword)) else { return nil }
    return words.first?.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
  }

  package static func extendedType(of sheet: borrowing ResolvedSheet) -> String? { nil }
}

/// One generated file, in the making: opened, fed sheet after sheet, and finished.
package protocol CodeFile: Sendable {
  /// Appends the code of a sheet.
  mutating func emit(_ sheet: inout ResolvedSheet)

  /// Whether the sheets after those of this file were printed as they would have been here.
  func isContinued(by next: any CodeFile) -> Bool

  /// Appends the sheets after those of this file, which continue it.
  mutating func append(_ next: any CodeFile)

  /// The file's bytes, which leave it.
  ///
  /// - Parameter inputs: What shows that the file need not be made again, if that can be known.
  mutating func finish(inputs: Fingerprint?) -> [UInt8]
}

extension CodeFile {
  package mutating func finish() -> [UInt8] { finish(inputs: nil) }
}
