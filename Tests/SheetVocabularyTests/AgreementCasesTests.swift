import Foundation
import SheetVocabulary
import Testing

@Suite struct AgreementCasesTests {
  @Test func everyKeyHasSamplesThatAreAcceptedAndSamplesThatAreRefused() {
    let cases = Dictionary(grouping: AgreementCases.all, by: \.row)
    func walk(_ section: Section, _ path: String) {
      for row in section.rows {
        let path = path + row.name.text
        #expect(cases[path]?.contains { $0.binderAccepts } == true, "\(path)")
        #expect(cases[path]?.contains { !$0.binderAccepts } == true, "\(path)")
        if let nested = row.shape.section { walk(nested, path + ".") }
      }
    }

    walk(Vocabulary.sheet, "")
  }

  @Test func refusedSamplesSayWhy() {
    for sample in AgreementCases.all {
      #expect(sample.binderAccepts == (sample.reason == nil), "\(sample.yaml)")
      #expect(sample.schemaAccepts || !sample.binderAccepts, "\(sample.yaml)")
    }
  }

  /// Writes the cases for the validator that is not ours, one JSON object per line.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SHEETC_AGREEMENT_CASES"] != nil))
  func casesAreWrittenWhereTheEnvironmentSays() throws {
    let path = try #require(ProcessInfo.processInfo.environment["SHEETC_AGREEMENT_CASES"])
    var lines = Data()
    for sample in AgreementCases.all {
      let object: [String: Any] = [
        "file": sample.file.rawValue, "row": sample.row, "sample": sample.sample,
        "yaml": sample.yaml, "reason": sample.reason ?? "",
        "expect": sample.binderAccepts ? "accept" : "refuse",
        "schemaExpect": sample.schemaAccepts ? "accept" : "refuse",
      ]
      lines += try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
      lines.append(0x0A)
    }
    try lines.write(to: URL(filePath: path))
  }
}
