import Foundation
import SheetCodegen
import SheetDiagnostics
import SheetRules
import Testing

/// The files in `Schemas/` are what the emitters print.
///
/// With `SHEETC_WRITE_SCHEMAS=1` in the environment they are written instead of compared.
@Suite struct PublishedFilesTests {
  struct PublishedFile: CustomTestStringConvertible, Sendable {
    let name: String
    let print: @Sendable () -> [UInt8]

    var testDescription: String { name }
  }

  static let files = [
    PublishedFile(name: "sheets.schema.json", print: SchemaEmitter.sheets),
    PublishedFile(
      name: "sheetc.schema.json",
      print: {
        SchemaEmitter.configuration(
          rules: RuleCatalogue.sorted.map { SchemaRule(id: $0.id.name, sentence: $0.sentence) })
      }),
    PublishedFile(name: "report.schema.json", print: JSONReportSchema.print),
    PublishedFile(name: "model.schema.json", print: ModelSchema.print),
    PublishedFile(name: "reference.md", print: ReferenceEmitter.markdown),
    PublishedFile(
      name: "targets.md",
      print: {
        var buffer = ByteBuffer()
        TargetsPage.write(into: &buffer)
        return buffer.bytes
      }),
  ]

  @Test(arguments: files)
  func schemasAndReferenceAreWhatTheVocabularySays(file: PublishedFile) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Schemas/\(file.name)")
    let printed = Data(file.print())
    if ProcessInfo.processInfo.environment["SHEETC_WRITE_SCHEMAS"] == "1" {
      try printed.write(to: url)
    }

    let published = try? Data(contentsOf: url)

    #expect(
      published == printed,
      "Schemas/\(file.name) is not what the vocabulary says; run `make schemas`")
  }
}
