import Foundation
import Testing

@testable import sheetc

/// An output that says that it is made from what is there is left alone, and nothing else that is said goes missing.
@Suite struct UnchangedOutputTests {
  private static let sheet = "version: 1\nsheets:\n  cart: {detents: [medium, maxHeight]}\n"

  private static func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private static func run(_ line: String, in folder: TemporaryFolder) throws -> Executable.Result {
    try Executable.run(
      ["generate"] + line.split(separator: " ").map(String.init), in: folder.path)
  }

  /// Whether an output names inputs that are known to make it again.
  private static func namesInputs(_ path: String, in folder: TemporaryFolder) throws -> Bool {
    let line = try folder.read(path).split(separator: "\n")[1]
    return line.contains(", inputs ")
  }

  @Test func commentsAndBlanksChangeNothing() throws {
    let folder = try Self.folder(["a.sheets.yaml": Self.sheet])
    #expect(try Self.run(".", in: folder).code == 0)
    let before = try folder.read("a.sheets.swift")

    for text in [
      "# c\n" + Self.sheet, Self.sheet + "  # c\n\n# d", Self.sheet + "# d\n",
      Self.sheet.replacing("cart: ", with: "cart:   ").replacing("}", with: " }  # c"),
      Self.sheet.replacing("sheets:", with: "  # c\nsheets:"),
    ] {
      try folder.write(text, to: "a.sheets.yaml")
      #expect(try Self.run(". --check", in: folder).code == 0, "\(text)")
    }
    #expect(try Self.namesInputs("a.sheets.swift", in: folder))
    #expect(try folder.read("a.sheets.swift") == before)
  }

  @Test func whatIsWrittenOtherwiseIsMadeAnew() throws {
    let folder = try Self.folder(["a.sheets.yaml": Self.sheet])
    #expect(try Self.run(".", in: folder).code == 0)

    try folder.write(Self.sheet.replacing("medium", with: "{fraction: 0.3}"), to: "a.sheets.yaml")

    #expect(
      try Self.run(". --check", in: folder).errors.contains("what it is made from has changed"))
    #expect(try Self.run(".", in: folder).code == 0)
    #expect(try folder.read("a.sheets.swift").contains("0.3"))
  }

  @Test func whatIsImportedCountsAsFarAsItIsUsed() throws {
    let folder = try Self.folder([
      "a.sheets.yaml": "imports: [t.yaml]\ndefaults: {theme: card}\n" + Self.sheet,
      "t.yaml": "version: 1\nthemes: {card: {cornerRadius: 8}}\n",
    ])
    #expect(try Self.run("a.sheets.yaml", in: folder).code == 0)
    try folder.write(
      "version: 1\nthemes: {card: {cornerRadius: 8}, note: {cornerRadius: 2}}\n", to: "t.yaml")
    #expect(try Self.run("a.sheets.yaml --check", in: folder).code == 0)

    try folder.write("version: 1\nthemes: {card: {cornerRadius: 9}}\n", to: "t.yaml")

    #expect(try Self.run("a.sheets.yaml --check", in: folder).code == 1)
  }

  @Test func aFileWithoutSheetsStaysAsItIs() throws {
    let folder = try Self.folder([
      "t.sheets.yaml": "version: 1\nthemes: {card: {cornerRadius: 8}}\n"
    ])
    #expect(try Self.run(".", in: folder).code == 0)

    try folder.write("version: 1\nthemes: {card: {cornerRadius: 9}}\n", to: "t.sheets.yaml")

    #expect(try Self.run(". --check", in: folder).code == 0)
  }

  @Test func optionsCount() throws {
    let folder = try Self.folder(["a.sheets.yaml": Self.sheet])
    #expect(try Self.run(".", in: folder).code == 0)

    for options in ["--access public", "--namespace Shop", "--access package"] {
      #expect(try Self.run("a.sheets.yaml --check \(options)", in: folder).code == 1, "\(options)")
    }
    #expect(try Self.run(". --check", in: folder).code == 0)
  }

  @Test func anEditByHandIsSeen() throws {
    let folder = try Self.folder(["a.sheets.yaml": Self.sheet])
    #expect(try Self.run(".", in: folder).code == 0)
    try folder.write(try folder.read("a.sheets.swift") + "// mine\n", to: "a.sheets.swift")

    #expect(try Self.run(". --check", in: folder).errors.contains("edited by hand"))
    #expect(try Self.run(".", in: folder).errors.contains("edited by hand"))
    #expect(try Self.run(". --force", in: folder).code == 0)
    #expect(try Self.run(". --check", in: folder).code == 0)
  }

  /// Outputs that were made in runs of their own.
  @Test func namesThatMeetAreShownAsIfTheOutputsWereNew() throws {
    let files = [
      "a.sheets.yaml": Self.sheet, "b.sheets.yaml": Self.sheet.replacing("cart", with: "card"),
      "c.sheets.yaml": Self.sheet.replacing("cart: {", with: "bag: {name: cart, "),
    ]
    let folder = try Self.folder(files)
    let anew = try Self.run(". -o x/", in: try Self.folder(files))
    for name in files.keys {
      #expect(try Self.run("\(name) -o x/", in: folder).code == 0)
    }

    let again = try Self.run(". -o x/", in: folder)

    #expect(anew.code == 1)
    #expect(anew.errors.contains("'cart'"))
    #expect(again.errors == anew.errors)
    #expect(again.code == anew.code)
  }

  @Test func namesThatOnlyMightMeetAreNoFault() throws {
    // Both could declare a type 'CartDetents', and one does.
    let folder = try Self.folder([
      "a.sheets.yaml": Self.sheet,
      "b.sheets.yaml": "version: 1\nsheets: {x: {name: Cart, preset: medium}}\n",
    ])
    let first = try Self.run(". -o x/", in: folder)

    #expect(try Self.run(". -o x/", in: folder) == first)
  }

  /// A warning is said again and again, so such an output is always made anew.
  @Test func warningsAreRepeated() throws {
    let folder = try Self.folder([
      "a.sheets.yaml": Self.sheet.replacing("{detents", with: "\n    summary: Step #1\n    detents")
        .replacing("]}", with: "]")
    ])
    let first = try Self.run(".", in: folder)
    #expect(first.errors.contains("starts a comment"))
    #expect(try !Self.namesInputs("a.sheets.swift", in: folder))

    #expect(try Self.run(".", in: folder).errors == first.errors)
  }

  @Test func faultsOfOtherInputsAreFoundAsBefore() throws {
    let folder = try Self.folder([
      "a.sheets.yaml": Self.sheet, "b.sheets.yaml": Self.sheet.replacing("cart", with: "map"),
    ])
    #expect(try Self.run(".", in: folder).code == 0)
    try folder.write(Self.sheet.replacing("medium", with: "midium"), to: "b.sheets.yaml")

    let result = try Self.run(".", in: folder)

    #expect(result.code == 1)
    #expect(result.errors.contains("midium"))
  }
}
