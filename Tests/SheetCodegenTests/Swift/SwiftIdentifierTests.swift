import SheetCodegen
import SheetDiagnostics
import Testing

@Suite struct SwiftIdentifierTests {
  @Test(arguments: [
    ("checkout", "checkout"),
    ("half-open", "halfOpen"),
    ("half_open", "halfOpen"),
    ("half-_open", "halfOpen"),
    ("half-", "half"),
    ("_hidden", "_hidden"),
    ("__a_b", "__aB"),
    ("Checkout", "checkout"),
    ("CheckoutSheet", "checkoutSheet"),
    ("URL", "url"),
    ("URLSheet", "urlSheet"),
    ("_URLSheet", "_urlSheet"),
    ("URL-Sheet", "urlSheet"),
    ("iPhone", "iPhone"),
    ("v1-2", "v12"),
    ("A", "a"),
    ("Type", "type"),
    ("self", "self_"),
    ("Self", "self_"),
    ("init", "init_"),
  ])
  func keyBecomesCamelCase(_ key: String, _ name: String) {
    #expect(SwiftIdentifier(key: key).text == name)
  }

  @Test(arguments: [
    ("Checkout", "Checkout"), ("half_open", "half_open"), ("Type", "Type_"),
    ("Protocol", "Protocol_"), ("default", "default"),
  ])
  func nameForSwiftIsTakenAsItIs(_ written: String, _ name: String) {
    #expect(SwiftIdentifier(written).text == name)
  }

  @Test(arguments: [
    ("checkout", "CheckoutDetents"), ("_hidden", "_HiddenDetents"), ("urlSheet", "UrlSheetDetents"),
    ("default", "DefaultDetents"), ("self", "Self_Detents"),
  ])
  func typeOfAConstantBeginsWithACapital(_ name: String, _ type: String) {
    #expect(SwiftIdentifier(name).type("Detents").text == type)
  }

  @Test(arguments: [
    "default", "class", "in", "associatedtype", "precedencegroup", "Any", "Self", "any", "await",
    "each", "get",
    "some",
  ])
  func keywordsStandInBackticks(_ name: String) {
    var printer = SwiftPrinter()
    printer.append(SwiftIdentifier(name))

    #expect(printer.line.text == "`\(name)`")
  }

  @Test(arguments: ["open", "actor", "async", "none", "allCases", "rawValue", "index"])
  func contextualWordsStandAlone(_ name: String) {
    #expect(!SwiftIdentifier(name).isKeyword)
  }
}
