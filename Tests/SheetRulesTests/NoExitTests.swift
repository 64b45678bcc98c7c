import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetRules
import SheetVocabulary
import Testing

@Suite struct NoExitTests {
  private static let trap = """
    version: 1
    sheets:
      a:
        detents: [{id: low, fraction: 0.3}, maxHeight]
        dismiss: {swipe: false}
        taps: {outside: none}

    """

  @Test(arguments: [
    (TargetName.runtime, "give it a button with 'header: {trailing: close}'"),
    (.uikit, "once its content has a button that closes it; 'uikit' draws none of a header"),
  ])
  func theRemedyIsOneThatTheTargetHas(target: TargetName, remedy: String) throws {
    let example = RuleExample(Self.trap, targets: [RuleTarget(Targets.tables[target])])

    let finding = try #require(example.report.diagnostics.first { $0.id.name == "no-exit" })
    #expect(finding.notes.contains { $0.message.contains(remedy) }, "\(example.rendered)")
  }

  private static func noExits(_ header: String, _ target: TargetName = .runtime) -> [Diagnostic] {
    RuleExample(Self.trap + header + "\n", targets: [RuleTarget(Targets.tables[target])])
      .report.diagnostics.filter { $0.id.name == "no-exit" }
  }

  @Test(arguments: [
    "{title: Cancel, action: cancel}", "{title: Abbrechen, action: cancelOrder}",
    "{title: Not now, action: postpone}", "{title: {key: cart.done}, action: next}",
    "{symbol: xmark.circle.fill, accessibilityLabel: Weg, action: away}",
    "{title: DONE, action: x}",
  ])
  func aButtonThatCallsItselfAWayOutIsOneWhereItIsDrawn(button: String) {
    let header = "    header: {height: 52, leading: \(button)}"

    #expect(Self.noExits(header).isEmpty)
    #expect(Self.noExits(header, .uikit).count == 1)
    #expect(Self.noExits("    header: {height: 52, custom: true, leading: \(button)}").count == 1)
  }

  @Test(arguments: [("compactHeight: {header: none}", 1), ("compactHeight: {limit: container}", 0)])
  func aVariantThatTakesTheButtonAwayTakesTheWayOut(variant: String, count: Int) {
    let header = "    header: {height: 52, leading: {title: Cancel, action: cancel}}"

    #expect(Self.noExits(header + "\n    variants: {\(variant)}").count == count)
  }

  @Test(arguments: [
    "{title: Share, action: share}", "{title: Notify, action: notify}",
    "{title: Disclose, action: disclose}",
  ])
  func ofAnyOtherButtonTheNoteSaysWhatToWriteIfItCloses(button: String) throws {
    let finding = try #require(Self.noExits("    header: {height: 52, leading: \(button)}").first)

    #expect(finding.notes.contains { $0.message.contains("if it closes the sheet, say") })
  }
}
