import SheetCodegen
import SheetRules
import Testing

/// Fixing leaves the form of a file alone: it does the same to a file of another form.
@Suite struct FixedFormTests {
  private static let rules = RuleCatalogue.ids

  private static func fixed(_ text: String, of rule: RuleDescription) -> String {
    RuleExample(text, of: rule, Targets.tables).fixed(withGuesses: true)
  }

  @Test(arguments: rules)
  func fixingAnExampleIsTheSameInEveryForm(rule: String) throws {
    let rule = try #require(RulePage.rule(named: rule))
    let fixed = Self.fixed(rule.failing, of: rule)
    let forms: [(String) -> String] = [
      { $0.replacing("\n", with: "\r\n") },
      { "\u{FEFF}" + $0 },
      { String($0.dropLast()) },
      { "\u{FEFF}" + $0.dropLast().replacing("\n", with: "\r\n") },
    ]

    #expect(Self.fixed(fixed, of: rule) == fixed)
    for form in forms {
      // Scalars, since CR and LF together are one Character.
      #expect(
        Array(Self.fixed(form(rule.failing), of: rule).unicodeScalars)
          == Array(form(fixed).unicodeScalars))
    }
  }

  @Test(arguments: rules)
  func noCommentIsLostButOneThatSilencesNothing(rule: String) throws {
    let rule = try #require(RulePage.rule(named: rule))
    var comments = 0
    let lines = rule.failing.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.isEmpty || line.contains("#") { return String(line) }
      comments += 1
      return "\(line) # kept \(comments)."
    }

    let fixed = Self.fixed(lines.joined(separator: "\n"), of: rule)

    for number in 1...comments { #expect(fixed.contains("# kept \(number).")) }
    #expect(Self.fixed(fixed, of: rule) == fixed)
  }
}
