package import SheetDiagnostics
package import SheetModel
package import SheetVocabulary
package import SheetYAML

/// Runs the rules that are not ignored; one value serves every file that has the same levels.
package struct Linter: Sendable {
  /// By place in the catalogue: raw values of severities, `off` for rules that are not run.
  ///
  /// Bytes, since a list of anything else would take a type of its own at the start of every run.
  private let severities: [UInt8]
  /// Those about targets that are run, by their places among their kind, each with a target that it concerns.
  private let targetRules: [(place: Int, target: RuleTarget)]
  /// What code is generated for, and who says so.
  private let targets: [RuleTarget]
  private let choice: TargetChoice
  /// What targets do not have.
  private let lacking: Lacking

  /// - Parameters:
  ///   - targets: What code is generated for; rules about targets run for these.
  ///   - choice: Who says that it is generated for these.
  ///   - isForCode: Run only the rules that say what generated code will not do.
  package init(
    levels: RuleLevels = RuleLevels(), targets: [RuleTarget] = [],
    _ choice: TargetChoice = .project, isForCode: Bool = false
  ) {
    self.targets = targets
    self.choice = choice
    var severities: [UInt8] = []
    severities.reserveCapacity(RuleCatalogue.rules.count)
    for place in RuleCatalogue.rules.indices {
      severities.append(Self.severity(ofRuleAt: place, levels, isForCode)?.rawValue ?? Self.off)
    }
    self.severities = severities
    var targetRules: [(place: Int, target: RuleTarget)] = []
    for place in RuleCatalogue.targetRules.indices
    where severities[RuleCatalogue.firstTargetRule + place] != Self.off {
      for target in targets where RuleCatalogue.targetRules[place].concerns(target) {
        targetRules.append((place, target))
      }
    }
    self.targetRules = targetRules
    lacking = Lacking(targets)
  }

  private static let off = UInt8.max

  /// The severity of the rule at a place in the catalogue; `nil` for those that are not run.
  private func severity(ofRuleAt place: Int) -> Severity? { Severity(rawValue: severities[place]) }

  /// Whether no target lacks anything that a rule could report.
  package var hasNoTargetRules: Bool { targetRules.isEmpty }

  /// What decides which findings about a target there are, beside notes: the rules, and the systems that they look at.
  package func warnings(of target: TargetName) -> String {
    var lines: [String] = []
    for (place, concerned) in targetRules where concerned.name == target {
      let rule = RuleCatalogue.firstTargetRule + place
      guard let severity = severity(ofRuleAt: rule), severity > .note else { continue }
      let id = RuleCatalogue.rules[rule].description.id.name
      lines.append("\(id) \(concerned.minimumOS?.text ?? "")")
    }
    return lines.joined(separator: "\n")
  }

  /// Checks one sheet against the targets alone; what is found joins `report`.
  package func checkForCode(_ sheet: inout ResolvedSheet, into report: inout Report) {
    var findings = RuleFindings(report)
    checkTargets(&sheet, into: &findings)
    report = findings.finish()
  }

  /// Checks one sheet; what is found joins `report`, which holds the findings of the sheet's file.
  ///
  /// - Parameter devices: Storage that is kept from sheet to sheet; filled with this one.
  package func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices, into report: inout Report
  ) {
    devices.update(&sheet)
    var findings = RuleFindings(report, lacking: lacking)
    let rules = RuleCatalogue.sheetRules
    for place in rules.indices {
      guard let severity = severity(ofRuleAt: place) else { continue }
      findings.begin(place, severity)
      rules[place].check(&sheet, on: &devices, into: &findings)
    }
    if !targetRules.isEmpty { checkTargets(&sheet, into: &findings) }
    report = findings.finish()
  }

  private func checkTargets(_ sheet: inout ResolvedSheet, into findings: inout RuleFindings) {
    for (place, target) in targetRules {
      let rule = RuleCatalogue.firstTargetRule + place
      guard let severity = severity(ofRuleAt: rule) else { continue }
      findings.begin(rule, severity, of: target.name)
      RuleCatalogue.targetRules[place].check(&sheet, for: target, into: &findings)
    }
  }

  /// Checks what a file declares and uses, after its sheets; what is found joins theirs.
  package func check(_ uses: borrowing NameUses, into report: inout Report) {
    var findings = RuleFindings(report)
    for place in RuleCatalogue.fileRules.indices {
      let rule = RuleCatalogue.firstFileRule + place
      guard let severity = severity(ofRuleAt: rule) else { continue }
      findings.begin(rule, severity)
      RuleCatalogue.fileRules[place].check(uses, into: &findings)
    }
    report = findings.finish()
  }

  /// Reports declarations of a file that nothing in its whole project uses, unless a comment silences them, and
  /// comments about such declarations that silence nothing.
  ///
  /// - Parameters:
  ///   - own: What the file uses itself, where `project` does not know its present text.
  ///   - today: Against which `until` is compared; without it no suppression expires.
  package func check(
    _ file: SheetsFile, in project: borrowing ProjectUses, adding own: NameUses? = nil,
    today: CalendarDate?, into report: inout Report
  ) {
    if project.isUncertain || own?.isUncertain == true { return }
    var findings = RuleFindings(Report())
    for (number, rule) in RuleCatalogue.projectRules.enumerated() {
      let ruleAt = RuleCatalogue.firstProjectRule + number
      guard let severity = severity(ofRuleAt: ruleAt) else { continue }
      findings.begin(ruleAt, severity)
      let count =
        switch rule.kind {
        case .theme: file.themes.count
        case .sheet: file.sheets.count
        }
      for place in 0..<count
      where !project.isUsed(rule.kind, place, of: file)
        && own?.isUsed(rule.kind, place, of: file) != true
      {
        rule.report(place, of: file, into: &findings)
      }
    }
    let found = findings.finish()
    guard SuppressionReader.hasSuppressions(file.tree) else {
      for diagnostic in found.diagnostics { report.add(diagnostic) }
      return
    }
    // What is wrong with the comments has been reported with the file.
    var faults = Report()
    var comments = Suppressions(file.tree, into: &faults)
    var shown: [Diagnostic] = []
    for diagnostic in found.diagnostics {
      if let reason = comments.reasonToSilence(diagnostic, on: today) {
        report.addSuppressed(diagnostic, reason: reason)
      } else {
        shown.append(diagnostic)
        report.add(diagnostic)
      }
    }
    for unused in comments.unused(on: today)
    where severity(of: unused.rule) != nil && RuleCatalogue.isAboutProjects(unused.rule.name) {
      let line = comments.nearestLine(of: unused, among: shown)
      add(unused, as: UnusedSuppression.self, in: file.tree.file, to: &report, finding: line)
    }
  }

  /// Sorts the rules' findings in one file into what is to be shown and what a comment silences.
  ///
  /// Sheets that share a parent or a theme find the same fault at the same place; it is kept once for each target that
  /// has it. Then the file's suppression comments are heard, and what is wrong with them is added.
  ///
  /// - Parameters:
  ///   - today: Against which `until` is compared; without it no suppression expires.
  ///   - isWhole: The file was checked to its end, so that a comment which silenced nothing is reported.
  package func finish(
    _ report: consuming Report, of tree: SyntaxTree, today: CalendarDate?, isWhole: Bool = true
  ) -> Report {
    var outcome = Report()
    var diagnostics = Repeats.removed(from: report.diagnostics)
    if diagnostics.contains(where: { $0.fixIts.contains(where: SharedText.isRemoval) }) {
      let shared = SharedText(tree)
      diagnostics = diagnostics.map(shared.guarded)
    }
    guard SuppressionReader.hasSuppressions(tree) else {
      for diagnostic in diagnostics { outcome.add(diagnostic) }
      return outcome
    }
    var comments = Suppressions(tree, into: &outcome)
    for diagnostic in diagnostics {
      if let reason = comments.reasonToSilence(diagnostic, on: today) {
        outcome.addSuppressed(diagnostic, reason: reason)
      } else {
        outcome.add(diagnostic)
      }
    }
    for expired in comments.expired(on: today) {
      add(expired, as: ExpiredSuppression.self, in: tree.file, to: &outcome)
    }
    if isWhole, tree.isComplete {
      let shown = outcome.diagnostics
      for unused in comments.unused(on: today)
      where isDecided(unused) && !RuleCatalogue.isAboutProjects(unused.rule.name) {
        let line = comments.nearestLine(of: unused, among: shown)
        add(unused, as: UnusedSuppression.self, in: tree.file, to: &outcome, finding: line)
      }
    }
    return outcome
  }

  /// Whether everything was looked at that a comment can be about, so that one which silenced nothing is unused.
  private func isDecided(_ suppression: Suppression) -> Bool {
    guard let place = RuleCatalogue.place(of: suppression.rule.name),
      severity(ofRuleAt: place) != nil
    else { return false }
    if !RuleCatalogue.isAboutCode(place) {
      // What nobody sees in the code for the targets of this run may be seen in that for others.
      return choice != .targetsOfRun || !lacking.isAnythingLostEverywhere
        || !RuleCatalogue.isAboutKeysOfTargets(place)
    }
    let rule = RuleCatalogue.targetRules[place - RuleCatalogue.firstTargetRule]
    // Where nobody says which system is the oldest, a run that says it may find more.
    func isDecided(_ target: RuleTarget) -> Bool {
      rule.concerns(target) || target.minimumOS != nil || target.table.isComplete
    }
    if let name = suppression.target {
      let named = targets.filter { $0.name == name }
      return choice != .systemOfRun && !named.isEmpty && named.allSatisfy(isDecided)
    }
    return choice == .project && targets.contains(where: rule.concerns)
      && targets.allSatisfy(isDecided)
  }

  private func add(
    _ suppression: Suppression, as rule: (some SuppressionFault).Type, in file: SourceFile,
    to report: inout Report, finding line: Int? = nil
  ) {
    let id = rule.description.id
    guard let severity = severity(of: id) else { return }
    report.add(
      Diagnostic(
        severity, id, rule.message(for: suppression, finding: line), at: rule.span(of: suppression),
        fixIts: rule.fixIts(for: suppression, finding: line, in: file)))
  }

  private func severity(of id: DiagnosticID) -> Severity? {
    RuleCatalogue.place(of: id.name).flatMap { severity(ofRuleAt: $0) }
  }

  /// The severity of the rule at a place in the catalogue; `nil` for those that are not run.
  private static func severity(
    ofRuleAt place: Int, _ levels: RuleLevels, _ isForCode: Bool
  ) -> Severity? {
    isForCode && !RuleCatalogue.isAboutCode(place) ? nil : levels.severity(ofRuleAt: place)
  }
}
