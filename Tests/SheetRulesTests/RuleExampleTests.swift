import SheetCodegen
import SheetDiagnostics
import SheetRules
import Testing

@Suite struct RuleExampleTests {
  @Test(arguments: RuleCatalogue.ids)
  func theFailingExampleHasTheFaultAndNoOther(id: String) throws {
    let rule = try #require(RulePage.rule(named: id))

    let example = RuleExample(rule.failing, of: rule, Targets.tables)

    #expect(!example.report.diagnostics.isEmpty, "nothing is found")
    for finding in example.report.diagnostics {
      #expect(finding.id.name == id, "\(example.rendered)")
      #expect(finding.severity == rule.severity)
      #expect(finding.span != nil)
    }
  }

  @Test(arguments: RuleCatalogue.ids)
  func thePassingExampleIsSilent(id: String) throws {
    let rule = try #require(RulePage.rule(named: id))

    let example = RuleExample(rule.passing, of: rule, Targets.tables)

    #expect(example.report.diagnostics.isEmpty, "\(example.rendered)")
  }

  @Test(arguments: RuleCatalogue.ids)
  func applyingAFixRemovesItsFindingAndAddsNone(id: String) throws {
    let rule = try #require(RulePage.rule(named: id))
    let example = RuleExample(rule.failing, of: rule, Targets.tables)

    for finding in example.report.diagnostics {
      for fix in finding.fixIts where fix.applicability == .safe {
        let fixed = RuleExample(apply(fix, to: rule.failing), of: rule, Targets.tables)

        #expect(
          fixed.report.diagnostics.count == example.report.diagnostics.count - 1,
          "\(fixed.rendered)")
      }
    }
  }

  @Test func idsAreKebabCaseAndUnique() {
    let ids = RuleCatalogue.ids

    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(
        id.utf8.allSatisfy {
          $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
        })
    }
  }

  @Test func messagesStartLowOrQuotedAndHaveNoFullStop() throws {
    for rule in RuleCatalogue.sorted {
      for finding in RuleExample(rule.failing, of: rule, Targets.tables).report.diagnostics {
        let first = try #require(finding.message.first)
        #expect(first == "'" || first.isLowercase, "\(finding.message)")
        #expect(finding.message.last != ".", "\(finding.message)")
      }
    }
  }

  private func apply(_ fix: FixIt, to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.edits.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(
        Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
