package import SheetDiagnostics
package import SheetModel
package import SheetYAML

/// Runs the rules that are not ignored; one value serves every file that has the same levels.
package struct Linter: Sendable {
  private struct Active {
    let rule: any SheetRule.Type
    let id: DiagnosticID
    let severity: Severity
  }

  private let active: [Active]
  /// Of every rule by its place in the catalogue; `nil` for those that are not run.
  private let severities: [Severity?]

  package init(levels: RuleLevels = RuleLevels()) {
    severities = RuleCatalogue.rules.indices.map { levels.severity(ofRuleAt: $0) }
    var active: [Active] = []
    for (place, rule) in RuleCatalogue.sheetRules.enumerated() {
      guard let severity = severities[place] else { continue }
      active.append(Active(rule: rule, id: rule.description.id, severity: severity))
    }
    self.active = active
  }

  /// Checks one sheet; what is found joins `report`, which holds the findings of the sheet's file.
  ///
  /// - Parameter devices: Storage that is kept from sheet to sheet; filled with this one.
  package func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices, into report: inout Report
  ) {
    devices.update(sheet)
    var findings = RuleFindings(report)
    for entry in active {
      findings.begin(entry.id, entry.severity)
      entry.rule.check(&sheet, on: &devices, into: &findings)
    }
    report = findings.finish()
  }

  /// Leaves of the rules' findings in one file what is to be shown.
  ///
  /// Sheets that share a parent or a theme find the same fault at the same place; it is kept once. Then the
  /// file's suppression comments are heard, and what is wrong with them is added.
  ///
  /// - Parameters:
  ///   - today: Against which `until` is compared; without it no suppression expires.
  ///   - isWhole: The file was checked to its end, so that a comment which silenced nothing is reported.
  package func finish(
    _ report: consuming Report, of tree: SyntaxTree, today: CalendarDate?, isWhole: Bool = true
  ) -> SuppressedReport {
    var outcome = SuppressedReport()
    let diagnostics = Self.withoutRepeats(report.diagnostics)
    guard SuppressionReader.hasSuppressions(tree) else {
      for diagnostic in diagnostics { outcome.report.add(diagnostic) }
      return outcome
    }
    var comments = Suppressions(tree, into: &outcome.report)
    for diagnostic in diagnostics {
      if let reason = comments.reasonToSilence(diagnostic, on: today) {
        outcome.suppressed.append((diagnostic, reason))
      } else {
        outcome.report.add(diagnostic)
      }
    }
    for expired in comments.expired(on: today) {
      add(expired, as: ExpiredSuppression.self, to: &outcome.report)
    }
    if isWhole, tree.isComplete {
      let shown = outcome.report.diagnostics
      for unused in comments.unused(on: today) where severity(of: unused.rule) != nil {
        let line = comments.nearestLine(of: unused, among: shown)
        add(unused, as: UnusedSuppression.self, to: &outcome.report, finding: line)
      }
    }
    return outcome
  }

  private func add(
    _ suppression: Suppression, as rule: (some SuppressionFault).Type, to report: inout Report,
    finding line: Int? = nil
  ) {
    let id = rule.description.id
    guard let severity = severity(of: id) else { return }
    report.add(
      Diagnostic(
        severity, id, rule.message(for: suppression, finding: line), at: rule.span(of: suppression),
        fixIts: rule.fixIts(for: suppression)))
  }

  private func severity(of id: DiagnosticID) -> Severity? {
    RuleCatalogue.place(of: id.name).flatMap { severities[$0] }
  }

  /// The findings without later ones of the same rule at the same place, in their order.
  private static func withoutRepeats(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    struct Place: Hashable {
      let id: DiagnosticID
      let span: SourceSpan?
    }
    guard diagnostics.count > 1 else { return diagnostics }
    var seen: Set<Place> = []
    return diagnostics.filter { seen.insert(Place(id: $0.id, span: $0.span)).inserted }
  }
}
