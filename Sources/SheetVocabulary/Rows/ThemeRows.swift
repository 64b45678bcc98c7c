import SheetRuntime

extension Vocabulary {
  /// The keys of a theme in the order of `Theme`'s initialiser.
  static let themeRows: [Row] = [
    Row(
      "cornerRadius", .number(Quantity(.points, 0...100), Field(\.theme.cornerRadius)),
      "Radius of the sheet's rounded corners.")
  ]
}
