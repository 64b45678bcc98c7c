package import SheetDiagnostics
package import SheetModel
import SheetVocabulary

/// The page of one rule, made of its description and of what its example really prints.
package enum RulePage {
  /// Writes the page of one rule in Markdown, as `sheetc explain` and the reference show it.
  package static func write(
    _ rule: RuleDescription, _ tables: TargetTables, into buffer: inout ByteBuffer
  ) {
    let example = RuleExample(rule.failing, of: rule, tables)
    buffer.append(
      """
      ## \(rule.id.name)

      \(rule.sentence) Default level: `\(word(for: rule.severity))`.

      \(rule.why)

      \(targets(of: rule))\(examples(rule.failing, example, passing: rule.passing))

      \(silencing(rule))

      """)
  }

  /// A file with a fault and what `lint` prints of it, the file put right, and what `lint --fix` makes of it.
  package static func examples(
    _ failing: String, _ example: RuleExample, passing: String
  ) -> String {
    """
    This file has the fault:

    ```yaml
    \(trimmed(failing))
    ```

    ```text
    \(trimmed(example.rendered))
    ```

    \(remedy(passing, example))
    """
  }

  /// How to silence a rule, from one place to everywhere.
  package static func silencing(_ rule: RuleDescription) -> String {
    let id = rule.id.name
    let target = rule.targets.first.map {
      " `\(id):\($0.name) -- reason` speaks of that target alone."
    }
    return """
      To silence it at one place, write `# sheetc:ignore \(id) -- reason` on the line or the line above;
      `\(id) until 2026-12-31 -- reason` makes it come back, and `# sheetc:ignore-file` at the top speaks of the whole file.\(target ?? "")
      `rules: {\(id): ignore}` in `sheetc.yaml` sets its level, `sheetc lint --ignore \(id)` leaves it out once.
      """
  }

  /// Writes all rules: a table of them, then the page of each.
  package static func writeAll(_ tables: TargetTables, into buffer: inout ByteBuffer) {
    buffer.append(
      """
      # Rules

      `lint` fails from `warning` up unless `--fail-on` says otherwise. `generate` reports only what the code of a
      target will not do, from `warning` up, and writes nothing where that is an error.

      | rule | level | reports | `lint --fix` |
      | --- | --- | --- | --- |

      """)
    let rules = RuleCatalogue.sorted
    for rule in rules {
      let way =
        switch applicability(RuleExample(rule.failing, of: rule, tables)) {
        case .safe: "repairs it"
        case .guess: "guesses, with `--unsafe-fixes`"
        case nil: ""
        }
      buffer.append(
        "| [\(rule.id.name)](#\(rule.id.name)) | \(word(for: rule.severity)) | \(rule.sentence) | \(way) |\n"
      )
    }
    for rule in rules {
      buffer.append(literal: "\n")
      write(rule, tables, into: &buffer)
    }
  }

  /// The rule with that id; `nil` when there is none.
  package static func rule(named id: String) -> RuleDescription? {
    RuleCatalogue.place(of: id).map { RuleCatalogue.rules[$0].description }
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// How far `lint --fix` goes with a rule; `nil` for one without fix-its.
  private static func applicability(_ example: RuleExample) -> FixIt.Applicability? {
    example.report.diagnostics.lazy.flatMap(\.fixIts).first?.applicability
  }

  /// The example put right, and what `lint --fix` makes of it.
  private static func remedy(_ repaired: String, _ example: RuleExample) -> String {
    let passing = "```yaml\n\(trimmed(repaired))\n```"
    guard let applicability = applicability(example) else {
      return "This one has not:\n\n\(passing)"
    }
    let way =
      switch applicability {
      case .safe: "`sheetc lint --fix`"
      case .guess: "`sheetc lint --fix --unsafe-fixes`"
      }
    let fixed = example.fixed(withGuesses: applicability == .guess)
    if fixed == repaired { return "This one has not, and \(way) writes it:\n\n\(passing)" }
    return
      "This one has not:\n\n\(passing)\n\n\(way) writes:\n\n```yaml\n\(trimmed(fixed))\n```"
  }

  /// The settings with which a rule about targets has its example, and nothing for the others.
  private static func targets(of rule: RuleDescription) -> String {
    guard let target = rule.targets.first else { return "" }
    let system = target.minimumOS.map { ", minimumOS: \"\($0.text)\"" } ?? ""
    return
      "It runs where `sheetc.yaml` has such a target, here `targets: [{name: \(target.name)\(system)}]`.\n\n"
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
