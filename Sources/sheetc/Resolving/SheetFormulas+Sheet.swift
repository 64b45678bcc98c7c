internal import SheetModel
internal import SheetRuntime

extension SheetFormulas {
  /// The formulas of a sheet with all its variants.
  init(_ sheet: borrowing ResolvedSheet, measures: LayoutMeasures) {
    self.init()
    update(
      base: sheet.configuration, regularWidth: sheet.variants.regularWidth,
      compactHeight: sheet.variants.compactHeight,
      regularWidthCompactHeight: sheet.variants.regularWidthCompactHeight, measures: measures)
  }
}
