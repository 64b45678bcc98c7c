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
  @resultBuilder
  package enum List<Value: RawRepresentable<UInt8>> {
    @inline(__always)
    package static func buildExpression(_ word: (StaticString, Value, StaticString)) -> Word {
      Word(name: word.0, sentence: word.2, rawValue: word.1.rawValue)
    }

    @inline(__always)
    package static func buildBlock(_ words: Word...) -> Table<Word> { Table(words) }
  }

  /// What one of them is called, with its article, as in `'bottom' is not a swipe mode`.
  package let noun: StaticString
  package let words: Table<Word>
  /// Every case of the field's type has its word, in the order of the cases.
  package let coversEveryCase: Bool
  /// Place of the field in a configuration; it is one byte.
  package let offset: Int

  @inline(__always)
  package init<Value: RawRepresentable<UInt8> & Sendable>(
    _ noun: StaticString,
    _ field: Field<Value>,
    @List<Value> _ words: () -> Table<Word>
  ) {
    let words = words()
    self.noun = noun
    self.words = words
    coversEveryCase =
      words.indices.allSatisfy { words[$0].rawValue == UInt8($0) }
      && Value(rawValue: UInt8(words.count)) == nil
    offset = field.offset
    // A case without a payload is kept as the number of its place, which a raw value counted from 0 is too.
    precondition(MemoryLayout<Value>.size == 1, "a field of words is one byte")
  }

  /// The byte that the field has for the word at `index` of `words`.
  package func rawValue(at index: Int) -> UInt8 { words[index].rawValue }

  /// Writes the word at `index` of `words`.
  package func write(_ index: Int, to configuration: inout SheetConfiguration) {
    withUnsafeMutableBytes(of: &configuration) { $0[offset] = words[index].rawValue }
  }

  /// Index in `words` of the value the field has.
  package func read(_ configuration: UnsafePointer<SheetConfiguration>) -> Int {
    let raw = UnsafeRawPointer(configuration).load(fromByteOffset: offset, as: UInt8.self)
    guard let index = words.firstIndex(where: { $0.rawValue == raw }) else {
      preconditionFailure("a test holds that every case of a field's type has its word")
    }
    return index
  }
}
