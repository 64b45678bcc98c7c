import SheetDiagnostics
import Testing

@testable import SheetYAML

@Suite struct AnchorTests {
  @Test func aliasesAreFollowedByEveryQuestionButKindAndSpan() throws {
    let reading = Reading("a: &x [1, &y 'q']\nb: *x\nc: *y\n")
    let tree = reading.tree
    let list = try #require(reading.value("b"))
    let text = try #require(reading.value("c"))

    #expect(tree.kind(list) == .alias)
    #expect(tree.kind(tree.resolved(list)) == .sequence)
    #expect(reading.source(list) == "*x")
    #expect(reading.source(tree.resolved(list)) == "[1, &y 'q']")
    #expect(tree.count(list) == 2)
    #expect(tree.isFlow(list))
    #expect(tree.text(text) == "q")
    #expect(tree.style(text) == .singleQuoted)
  }

  @Test(arguments: merges) func mergedEntriesLieUnderTheMappingsOwn(row: Row) {
    let reading = Reading(row.text)

    #expect(reading.messages == [])
    #expect(reading.outline == row.expected[0])
  }

  static let merges: [Row] = [
    Row(
      "an alias", "a: &x {b: 1, c: 2}\nd:\n  <<: *x\n  c: 3\n", "{a: {b: 1, c: 2}, d: {b: 1, c: 3}}"
    ),
    Row(
      "a list of aliases", "- &x {b: 1}\n- &y {b: 2, c: 3}\n- {<<: [*x, *y]}\n",
      "[{b: 1}, {b: 2, c: 3}, {b: 1, c: 3}]"),
    Row("a mapping", "a: {<<: {b: 1}, c: 2}\n", "{a: {b: 1, c: 2}}"),
    Row(
      "merges of merges", "- &x {b: 1}\n- &y {<<: *x, c: 2}\n- {<<: *y, b: 3}\n",
      "[{b: 1}, {b: 1, c: 2}, {c: 2, b: 3}]"),
    Row(
      "after the own keys", "a: &x {b: 1}\nd: {e: 2, <<: *x, f: 3}\n",
      "{a: {b: 1}, d: {e: 2, b: 1, f: 3}}"),
    Row(
      "whole values, not layers", "a: &x {b: {c: 1, d: 2}}\ne: {<<: *x, b: {c: 3}}\n",
      "{a: {b: {c: 1, d: 2}}, e: {b: {c: 3}}}"),
    Row("an empty mapping", "a: &x {}\nb: {<<: *x}\n", "{a: {}, b: {}}"),
  ]

  @Test func aMergedKeyKeepsItsPlace() throws {
    let reading = Reading("a: &x {b: 1}\nc: {<<: *x}\n")
    let node = try #require(reading.value("c"))
    let entry = try #require(reading.tree.entries(node).first { _ in true })

    #expect(entry.key == reading.tree.entries(reading.value("a")!).first { _ in true }?.key)
    #expect(reading.tree.count(node) == 1)
  }

  @Test(arguments: faults) func whatAnchorsCannotDoIsSaid(row: Row) {
    #expect(Reading(row.text).messages == row.expected)
  }

  static let faults: [Row] = [
    Row(
      "undefined", "a: &brand 1\nb: *brnad\n",
      """
      error [undefined-alias] '*brnad' is an alias of an anchor that is not given above it; quote it \
      if it is text @ '*brnad'
        note: did you mean '*brand'?
        guess: quote '*brnad'
      """),
    Row(
      "used before it is given", "a: *x\nb: &x 1\n",
      """
      error [undefined-alias] '*x' is an alias of an anchor that is not given above it; quote it if \
      it is text @ '*x'
        guess: quote '*x'
      """),
    Row(
      "given twice", "a: &x 1\nb: &x 2\nc: *x\n",
      """
      error [duplicate-anchor] anchor '&x' is given twice; give the second another name @ '&x'
        note: first given here @ '&x'
      """),
    Row(
      "inside itself", "a: &x [*x]\n",
      """
      error [self-reference] '*x' stands inside the value it is an alias of @ '*x'
        note: anchor '&x' is given here @ '&x'
      """),
    Row(
      "merge of itself", "a: &x {<<: *x}\n",
      """
      error [self-reference] '*x' stands inside the value it is an alias of @ '*x'
        note: anchor '&x' is given here @ '&x'
      """),
    Row(
      "merge of a text", "a: &x 1\nb: {<<: *x}\n",
      "error [merge-value] '<<' takes an alias of a mapping, or a list of them @ '*x'"),
    Row(
      "merge of a list of texts", "b: {<<: [{c: 1}, d]}\n",
      "error [merge-value] '<<' takes an alias of a mapping, or a list of them @ 'd'"),
    Row(
      "two merge keys", "a: &x {b: 1}\nc:\n  <<: *x\n  <<: *x\n",
      "error [duplicate-key] '<<' is given twice in 'c'; merge several with '<<: [*a, *b]' @ '<<'"),
  ]

  @Test func anUndefinedAliasIsBroken() throws {
    let reading = Reading("a: *x\nb: 1\n")

    #expect(try reading.tree.isBroken(#require(reading.value("a"))))
    #expect(try !reading.tree.isBroken(#require(reading.value("b"))))
    #expect(reading.tree.isComplete)
  }
}
