package import SheetRuntime

/// How a key's value is written in YAML, and the field it fills.
///
/// Closed: every switch over it is exhaustive, so that a new shape is answered by binder, schema, reference and
/// samples alike.
package indirect enum Shape: Sendable {
  // Scalars
  case flag(Field<Bool>)
  case number(Quantity, Field<Double>)
  /// A number, or nothing; where `word` is given it says so in YAML, as `none` does for `dismiss.velocity`.
  case optionalNumber(Quantity, Field<Double?>, word: StaticString?)
  case word(Words)
  /// Points, or `round`.
  case grabberRadius(Quantity, Field<GrabberRadius>)
  /// The name of something in the app's Swift code.
  case swiftName(Field<String?>)

  // Values that have alternatives; a layer replaces them whole
  case text(Field<DisplayText?>)
  case color(Field<SheetColor>)
  case background(Field<Background>)
  case corners(Field<Corners>)
  case button(Field<HeaderButton?>)
  case limit(Field<HeightLimit>)
  /// Points, or a part of the safe area's width.
  case widthLimit(Quantity, Field<WidthLimit?>)
  case detents(Field<[Detent]>)
  /// One end of a `free` range; the binder knows which by its row's name.
  case freeEnd
  case initial(Field<InitialPosition>)
  case passthrough(Field<Passthrough>)

  // Mappings; a layer goes into them key by key
  case section(Section)
  /// A mapping that `none` removes.
  case removableSection(Section, isPresent: Field<Bool>)
  /// The `free` mapping.
  case freeSection(Section, Field<FreeRange?>)
  /// A theme's name, or an inline theme.
  case theme(Section)

  // Keys of a declaration, which no layer passes on
  case structure(Structure)

  /// The keys that say what a declaration is, not what the sheet is like.
  package enum Structure: Sendable {
    case summary
    case name
    case extendsSheet
    case extendsTheme
    case abstract
    case variants
  }
}
