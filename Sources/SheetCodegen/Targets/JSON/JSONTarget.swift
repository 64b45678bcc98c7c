package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for JSON.
package struct JSONTarget: SwiftTarget {
  static let imports: [StaticString] = []
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .json, TargetTable.Library("JSON", version: "1", minimumOS: VersionNumber(1), source: ""),
    own: SheetConfiguration(), variants: .native,
    keys: { _ in .native }, features: { _ in .native })

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {}
}
