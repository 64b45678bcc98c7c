import Testing

@testable import sheetc

/// Targets that extend the app's type can do so for one sheet of a module.
@Suite struct ContentTypeTests {
  private static let cart =
    "version: 1\nsheets:\n  cart: {detents: [medium], content: {type: Cart, scrollView: list, scrolls: true}}\n"
  private static let card = cart.replacing("cart", with: "card").replacing("list", with: "table")

  private static func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private static func run(_ line: String, in folder: TemporaryFolder) throws -> Executable.Result {
    try Executable.run(line.split(separator: " ").map(String.init), in: folder.path)
  }

  @Test(arguments: ["panmodal", "joombottomsheet"])
  func oneTypeIsTheContentOfOneSheet(target: String) throws {
    let folder = try Self.folder([
      "a.sheets.yaml": Self.cart + Self.card.split(separator: "\n")[2] + "\n"
    ])

    let result = try Self.run("generate --target \(target) --min-ios 13.0 .", in: folder)

    #expect(result.code == 1)
    let faults = result.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      faults == [
        "a.sheets.yaml:4:45: error: 'Cart' is the content of 'cart' and of 'card', and '\(target)' can extend it for one sheet only; give one of them another 'type', such as a subclass [content-type-taken]"
      ])
    #expect(result.errors.contains("a.sheets.yaml:3:45: note: 'cart' is here"))
    #expect(try folder.names() == ["a.sheets.yaml"])
  }

  @Test(arguments: ["lint", "generate"])
  func filesOfOneRunAreHeldAgainstEachOther(command: String) throws {
    let folder = try Self.folder([
      "a.sheets.yaml": Self.cart, "b.sheets.yaml": Self.card,
      "sheetc.yaml": "targets: [{name: panmodal, output: G, minimumOS: '13.0'}]\n",
    ])

    let result = try Self.run(command, in: folder)

    #expect(result.code == 1)
    let text = result.output + result.errors
    #expect(
      text.contains("b.sheets.yaml:3:45: error: 'Cart' is the content of 'cart' and of 'card'"))
    #expect(text.contains("a.sheets.yaml:3:45: note: 'cart' is here"))
  }

  @Test func whatBothInheritIsSaidAtTheSecondSheet() throws {
    let folder = try Self.folder([
      "a.sheets.yaml":
        "version: 1\ndefaults: {content: {type: Cart}}\nsheets:\n  one: {detents: [medium]}\n  two: {detents: [medium]}\n"
    ])

    let result = try Self.run("generate --target panmodal --min-ios 13.0 .", in: folder)

    #expect(
      result.errors.contains(
        "a.sheets.yaml:5:3: error: 'Cart' is the content of 'one' and of 'two'"))
    #expect(result.errors.contains("a.sheets.yaml:2:28: note: 'Cart' is written here"))
  }

  @Test func outputsOfEarlierRunsCount() throws {
    let folder = try Self.folder(["a.sheets.yaml": Self.cart, "b.sheets.yaml": Self.card])
    let options = "--target joombottomsheet --min-ios 13.0 -o G/"
    for name in ["a", "b"] {
      #expect(try Self.run("generate \(name).sheets.yaml \(options)", in: folder).code == 0)
    }

    let again = try Self.run("generate . \(options)", in: folder)

    #expect(again.code == 1)
    #expect(again.errors.contains("b.sheets.yaml:3:45: error: 'Cart' is the content of 'cart'"))
  }

  private static func sheet(_ type: String, name: String = "cart") -> String {
    "version: 1\nsheets:\n  \(name): {detents: [{at: fitContent, min: 90}], content: {type: \(type), scrolls: true}}\n"
  }

  @Test(arguments: [
    ("joombottomsheet", "Measures"), ("joombottomsheet", "SheetcContainer"),
    ("overlaycontainer", "Detent"), ("floatingpanel", "Content"),
    ("panmodal", "SheetcStops"),
  ])
  func aTypeThatCodeHasItselfIsReported(target: String, type: String) throws {
    let folder = try Self.folder(["a.sheets.yaml": Self.sheet(type)])

    let result = try Self.run("generate --target \(target) --min-ios 13.0 .", in: folder)

    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "a.sheets.yaml:3:64: error: '\(type)' is also a type in the code that '\(target)' has for 'cart', and would be taken for it; name the content by another 'type', such as a typealias [content-type-taken]"
      ))
  }

  /// Extensions stand outside of the types of sheets.
  @Test(arguments: [
    ("panmodal", "Measures"), ("panmodal", "Detent"), ("lbbottomsheet", "Measures"),
    ("uikit", "Detent"), ("joombottomsheet", "Detent"), ("floatingpanel", "Shop.Detent"),
  ])
  func aTypeThatIsNotHiddenIsTaken(target: String, type: String) throws {
    let folder = try Self.folder(["a.sheets.yaml": Self.sheet(type)])

    let result = try Self.run("generate --target \(target) --min-ios 16.0 .", in: folder)

    #expect(!result.errors.contains("content-type-taken"))
  }

  @Test(arguments: [
    "uikit", "swiftui", "lbbottomsheet", "tibottomsheet", "panmodal", "joombottomsheet",
    "overlaycontainer", "floatingpanel",
  ])
  func theTypeOfASheetIsNoContent(target: String) throws {
    let folder = try Self.folder([
      "a.sheets.yaml": Self.sheet("CardSheet"), "b.sheets.yaml": Self.sheet("Other", name: "card"),
    ])

    let result = try Self.run("generate --target \(target) --min-ios 16.0 .", in: folder)
    let spaced = try Self.run(
      "generate --target \(target) --namespace Shop -o G/ --min-ios 16.0 .", in: folder)

    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "a.sheets.yaml:3:64: error: 'CardSheet' is the content of 'cart', and the name of the type that stands for 'card' in Swift; give that sheet another 'name' [content-type-taken]"
      ))
    #expect(result.errors.contains("b.sheets.yaml:3:3: note: 'card' stands here"))
    // In a namespace it is another type, but for code that names it there.
    let isInside = ["joombottomsheet", "overlaycontainer", "floatingpanel"].contains(target)
    #expect(spaced.errors.contains("content-type-taken") == isInside)
  }

  @Test(arguments: ["uikit", "lbbottomsheet", "panmodal", "floatingpanel"])
  func theNamespaceIsNoContent(target: String) throws {
    let folder = try Self.folder(["a.sheets.yaml": Self.sheet("Shop")])

    let result = try Self.run(
      "generate --target \(target) --namespace Shop --min-ios 16.0 -o G/ .", in: folder)

    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "a.sheets.yaml:3:64: error: 'Shop' is the content of 'cart', and the namespace of generated code; give the namespace another name [content-type-taken]"
      ))
  }

  /// Swift looks for what is in it in the type of the sheet.
  @Test(arguments: ["uikit", "lbbottomsheet", "panmodal", "floatingpanel"])
  func noContentLiesInATypeThatIsCalledAsTheSheets(target: String) throws {
    let folder = try Self.folder(["a.sheets.yaml": Self.sheet("CartSheet.View")])

    let result = try Self.run("generate --target \(target) --min-ios 16.0 .", in: folder)

    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "a.sheets.yaml:3:64: error: 'CartSheet.View' is the content of 'cart', and begins with the name of the type that stands for 'cart' in Swift; give that sheet another 'name' [content-type-taken]"
      ))
  }

  @Test func targetsThatExtendNothingTakeAnyNumber() throws {
    for target in [
      "runtime", "uikit", "swiftui", "lbbottomsheet", "overlaycontainer", "floatingpanel",
    ] {
      let folder = try Self.folder(["a.sheets.yaml": Self.cart, "b.sheets.yaml": Self.card])

      let result = try Self.run("generate --target \(target) --min-ios 16.0 .", in: folder)

      #expect(!result.errors.contains("content-type-taken"), "\(target)")
    }
  }
}
