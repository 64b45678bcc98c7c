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
}
