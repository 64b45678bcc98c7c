/// What may be written for a value, whatever it fills.
///
/// The JSON Schema, the reference page and the samples of the agreement tests are three readings of it. Closed.
package indirect enum Grammar: Sendable {
  case flag
  case number(Quantity)
  /// This number and no other, as the version of the language.
  case constant(Int)
  case words(WordList)
  case text(TextRule)
  /// `distinct` lists refuse a second element like the first.
  case list(of: Grammar, minimum: Int, distinct: Bool)
  /// A mapping read as one value.
  case mapping(MappingGrammar)
  /// A mapping from names that the user chooses.
  case names(TextRule, to: Grammar)
  /// A mapping of rows; `place` where they are those of a sheet.
  case section(Section, Row.Place?)
  /// One of several, told apart by what they look like.
  case alternatives([Grammar])
  /// A grammar that is used in many places and described once.
  case definition(Definition)
}
