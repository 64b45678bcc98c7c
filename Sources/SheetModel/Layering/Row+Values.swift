import SheetRuntime
import SheetVocabulary

extension Row {
  /// Gives this row's own value in `configuration` the value it has in `source`; rows below are left alone.
  func copy(from source: SheetConfiguration, to configuration: inout SheetConfiguration) {
    switch shape {
    case .flag(let field): field.copy(from: source, to: &configuration)
    case .number(_, let field): field.copy(from: source, to: &configuration)
    case .optionalNumber(_, let field, word: _): field.copy(from: source, to: &configuration)
    case .word(let words):
      let place = withUnsafePointer(to: source) { words.read($0) }
      words.write(place, to: &configuration)
    case .grabberRadius(_, let field): field.copy(from: source, to: &configuration)
    case .swiftName(let field): field.copy(from: source, to: &configuration)
    case .text(let field): field.copy(from: source, to: &configuration)
    case .color(let field): field.copy(from: source, to: &configuration)
    case .background(let field): field.copy(from: source, to: &configuration)
    case .corners(let field): field.copy(from: source, to: &configuration)
    case .button(let field): field.copy(from: source, to: &configuration)
    case .limit(let field): field.copy(from: source, to: &configuration)
    case .widthLimit(_, let field): field.copy(from: source, to: &configuration)
    case .detents(let field): field.copy(from: source, to: &configuration)
    case .initial(let field): field.copy(from: source, to: &configuration)
    case .passthrough(let field): field.copy(from: source, to: &configuration)
    case .removableSection(_, let isPresent): isPresent.copy(from: source, to: &configuration)
    case .freeSection(_, let field): field.copy(from: source, to: &configuration)
    case .freeEnd, .section, .theme, .structure: break
    }
  }
}

extension Row {
  /// Whether this row's own value is the same in two configurations; a mapping's is whether it is there.
  func isSame(in one: borrowing SheetConfiguration, _ other: borrowing SheetConfiguration) -> Bool {
    // What is equal stays as it is when the value is taken over.
    var merged = copy one
    self.copy(from: other, to: &merged)
    return merged == one
  }
}

extension Field {
  fileprivate func copy(from source: SheetConfiguration, to configuration: inout SheetConfiguration)
  {
    write(read(source), to: &configuration)
  }
}
