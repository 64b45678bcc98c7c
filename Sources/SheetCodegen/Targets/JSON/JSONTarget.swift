package import SheetModel
import SheetVocabulary

/// The resolved sheets as JSON, with the place that every value comes from, for tools on any platform.
///
/// `Schemas/model.schema.json` describes it.
package struct JSONTarget: CodeTarget {
  package static let declarations = CodeDeclarations.nothing
  package static let fileEnding: StaticString = "json"
  package static let table = TargetTable(
    complete: .json,
    TargetTable.Library(
      "JSON", version: "1", minimumOS: VersionNumber(0),
      source: "The model of this compiler; Schemas/model.schema.json describes it."))

  private let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package func open(source: String, capacity: Int) -> any CodeFile {
    JSONFile(options, source: source)
  }

  package func openNext(capacity: Int) -> any CodeFile {
    JSONFile(options, source: nil)
  }

  package func namespaceFile(source: String) -> [UInt8]? { nil }
}
