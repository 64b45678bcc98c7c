import SheetModel
import SheetRuntime
import SheetVocabulary

/// What heights are made of in the code of libraries, and whether a navigation bar is part of it.
enum ContainerTerms {
  /// Whether a navigation bar matters to the sheet.
  static func hasNavigationBar(_ combinations: SheetCombinations) -> Bool {
    combinations.all.contains { $0.configuration.limit.from == .navigationBar }
  }

  /// The terms of heights in a function with a `container`, a `limit` and `measures`.
  static var terms: HeightExpression.Terms {
    HeightExpression.Terms(
      limit: "limit", container: "container.height", bottom: "container.safeArea.bottom",
      content: "measures.content", header: "measures.header", footer: "measures.footer",
      measured: { "measures.\(AppMeasures.name($0))" })
  }
}
