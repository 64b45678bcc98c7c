import SheetDiagnostics
import Testing

@testable import SheetYAML

@Suite struct LimitsTests {
  @Test func aLargeFileIsRefusedUnread() {
    let reading = Reading("a: 1\n", limits: Limits(fileSize: 4))

    #expect(
      reading.messages == [
        "error [file-too-large] the file has more than 4 bytes; split it and use 'imports' "
          + "@ ''"
      ])
    #expect(reading.tree.root == nil)
    #expect(!reading.tree.isComplete)
  }

  @Test(arguments: ["[", "{a: ", "- ", "[{a: "]) func depthIsLimitedAndReadInLinearTime(
    _ opener: String
  ) throws {
    // Past a limit libyaml would take minutes for this, in quadratic time.
    let reading = Reading(String(repeating: opener, count: 200_000))

    #expect(reading.report.errorCount == 1)
    #expect(try #require(reading.report.diagnostics.first).id == .tooDeep)
    #expect(!reading.tree.isComplete)
    #expect(reading.tree.nodes.count < 200)
  }

  @Test func theDepthThatIsAllowedIsRead() {
    let text = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)

    #expect(Reading(text).messages == [])
    #expect(
      Reading("[" + text + "]").messages == [
        "error [too-deep] brackets are nested more than 32 deep here; "
          + "write the inner values on lines of their own @ '['"
      ])
    #expect(
      Reading(String(repeating: "- ", count: 65) + "a").messages == [
        "error [too-deep] values are nested more than 64 deep here; "
          + "a sheet needs no more than 12 @ '-'"
      ])
    #expect(Reading(String(repeating: "- ", count: 64) + "a").messages == [])
  }

  @Test func nodesAreLimited() {
    let reading = Reading("[a, b, c]\n", limits: Limits(nodes: 3))

    #expect(
      reading.messages == [
        "error [too-many-values] the file has more than 3 keys and values; "
          + "split it and use 'imports' @ ''"
      ])
    #expect(reading.outline == "[a, b]")
  }

  @Test func longTextsAndKeysAreNamed() {
    let limits = Limits(scalarLength: 4, keyLength: 2)

    #expect(
      Reading("a: bcdef\nabc: 1\n", limits: limits).messages == [
        "error [text-too-long] this text is 5 bytes long; a value has at most 4 @ 'bcdef'",
        "error [key-too-long] this key is 3 bytes long; a key has at most 2 @ 'abc'",
      ])
    #expect(Reading("a: bcde\nab: 1\n", limits: limits).messages == [])
  }

  @Test func aKeyThatLibyamlCannotReadIsTooLong() throws {
    let long = String(repeating: "k", count: 2000)
    for text in [long + ": 1\n", "a: 1\n" + long + ": 1\n"] {
      #expect(try #require(Reading(text).report.diagnostics.first).id == .keyTooLong)
    }
  }

  @Test func aBombOfAliasesIsRefused() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }

    let reading = Reading(text)

    #expect(reading.report.errorCount == 1)
    let found = try #require(reading.report.diagnostics.first)
    #expect(
      found.message
        == "the aliases of this file stand for more than \(20_000 + 2 * text.utf8.count) values; "
        + "use 'extends' or themes to share them")
    #expect(found.span.map(reading.source) == "*a3")
    #expect(found.notes.first?.span.map(reading.source) == "&a3")
    #expect(!reading.tree.isComplete)
  }

  @Test func aBombOfMergeKeysIsRefused() throws {
    var text = "a0: &a0 {k0: 1}\n"
    for level in 1..<5000 {
      text += "a\(level): &a\(level) {<<: *a\(level - 1), k\(level): 1}\n"
    }

    let reading = Reading(text)

    #expect(try #require(reading.report.diagnostics.first).id == .aliasLimit)
    #expect(reading.tree.merged.entries.count < 20_000 + 2 * text.utf8.count)
  }

  @Test func errorsAreLimited() throws {
    let text = String(repeating: "- !t a\n", count: 5000)

    let reading = Reading(text)

    #expect(reading.report.errorCount == 1001)
    #expect(
      try #require(reading.messages.last)
        == "error [too-many-errors] the file has more than 1000 errors; "
        + "what follows has not been read @ ''")
  }

  @Test func directivesAreKeptFromLibyaml() {
    let text = (0..<20_000).map { "%TAG !a\($0)! x\n" }.joined() + "---\na: 1\n"

    let reading = Reading(text)

    #expect(reading.report.errorCount == 1)
    #expect(reading.outline == "{a: 1}")
  }
}
