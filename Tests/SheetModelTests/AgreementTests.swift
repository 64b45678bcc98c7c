import SheetDiagnostics
import SheetVocabulary
import Testing

/// The binder answers every sample of every key as the vocabulary says; a JSON Schema validator is asked the same
/// in `Tests/Oracles`.
@Suite struct AgreementTests {
  @Test(arguments: [AgreementCase.File.sheets, .project])
  func binderAcceptsAndRefusesWhatTheVocabularySays(file: AgreementCase.File) {
    let name = file == .sheets ? "test.sheets.yaml" : "sheetc.yaml"
    for sample in AgreementCases.all where sample.file == file {
      let compilation = Compilation([
        name: sample.yaml, AgreementCases.importedPath: AgreementCases.importedFile,
      ])

      let found = compilation.errors.map(\.message)
      #expect(
        found.isEmpty == sample.binderAccepts,
        "\(sample.row): \(sample.sample), \(sample.reason ?? "accepted"); found \(found)")
    }
  }
}
