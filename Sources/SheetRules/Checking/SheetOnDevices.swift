package import SheetModel

/// The sheet being checked on every device: resolved once and shared by all rules.
///
/// Made to be kept and updated from sheet to sheet; after the first few nothing is allocated.
package struct SheetOnDevices: Sendable {
  package private(set) var formulas = SheetFormulas()
  /// How its detents stand to each other over all devices.
  package private(set) var survey = DetentSurvey()

  package init() {}

  /// The sheet is not the same in all size classes.
  var hasVariants: Bool { formulas.count > 1 }

  /// Takes over another sheet.
  package mutating func update(_ sheet: inout ResolvedSheet) {
    if sheet.variants.isEmpty {
      formulas.update(alone: &sheet.configuration)
      survey.run(formulas)
      return
    }
    formulas.update(
      base: sheet.configuration, regularWidth: sheet.variants.regularWidth,
      compactHeight: sheet.variants.compactHeight,
      regularWidthCompactHeight: sheet.variants.regularWidthCompactHeight)
    survey.run(formulas)
  }
}
