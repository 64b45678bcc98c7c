package import SheetRuntime

/// A closed list of words, each standing for one value of a field.
package struct Words: Sendable {
  package struct Word: Sendable {
    package let name: StaticString
    /// What it means, one sentence; shown by editors and in the reference.
    package let sentence: StaticString
    fileprivate let rawValue: UInt8
  }

  /// Lists words one below the other, each with its value and its sentence.
  ///
  /// Unlike an array literal of them it needs no type of array for every type of field; the run time takes longer to
  /// make those than to check a sheet.
  @resultBuilder
  package enum List<Value: RawRepresentable<UInt8>> {
    package static func buildExpression(_ word: (StaticString, Value, StaticString)) -> Word {
      Word(name: word.0, sentence: word.2, rawValue: word.1.rawValue)
    }

    package static func buildBlock(_ words: Word...) -> [Word] { words }
  }

  /// What one of them is called, with its article, as in `'bottom' is not a swipe mode`.
  package let noun: StaticString
  package let words: [Word]
  /// Every case of the field's type has its word, in the order of the cases.
  package let coversEveryCase: Bool
  /// Place of the field in a configuration; it is one byte.
  package let offset: Int
  private let writeRaw: @Sendable (inout SheetConfiguration, UInt8) -> Void
  private let readRaw: @Sendable (UnsafePointer<SheetConfiguration>) -> UInt8

  package init<Value: RawRepresentable<UInt8> & Sendable>(
    _ noun: StaticString,
    _ field: Field<Value>,
    @List<Value> _ words: () -> [Word]
  ) {
    let words = words()
    self.noun = noun
    self.words = words
    coversEveryCase =
      words.indices.allSatisfy { words[$0].rawValue == UInt8($0) }
      && Value(rawValue: UInt8(words.count)) == nil
    offset = field.offset
    writeRaw = { configuration, raw in
      guard let value = Value(rawValue: raw) else {
        preconditionFailure("the raw value was taken from a case")
      }
      field.write(value, to: &configuration)
    }
    readRaw = { field.read($0).rawValue }
  }

  /// The byte that the field has for the word at `index` of `words`.
  package func rawValue(at index: Int) -> UInt8 { words[index].rawValue }

  /// Writes the word at `index` of `words`.
  package func write(_ index: Int, to configuration: inout SheetConfiguration) {
    writeRaw(&configuration, words[index].rawValue)
  }

  /// Index in `words` of the value the field has.
  package func read(_ configuration: UnsafePointer<SheetConfiguration>) -> Int {
    let raw = readRaw(configuration)
    guard let index = words.firstIndex(where: { $0.rawValue == raw }) else {
      preconditionFailure("a test holds that every case of a field's type has its word")
    }
    return index
  }
}
