import SheetRuntime
import SheetVocabulary

/// The keys of a mapping that is read as one value, with a fast way to find one.
struct ClosedKeys<Key: Sendable>: Sendable {
  let keys: Keys<Key>
  /// Where the names that other sheets have for these keys are found.
  let place: ForeignName.Place?
  private let table: KeyTable

  init(_ keys: Keys<Key>, knownAs place: ForeignName.Place? = nil) {
    self.keys = keys
    self.place = place
    table = KeyTable(keys.entries) { $0.name }
  }

  @inline(__always)
  func key(named name: UnsafeBufferPointer<UInt8>) -> Key? {
    guard let position = table.position(of: name) else { return nil }
    return keys.keys[position]
  }
}

/// A closed list of words, with a fast way to find one.
struct ClosedWords<Value: Sendable>: Sendable {
  let choices: Choices<Value>
  /// The words as text, made once.
  let texts: Table<String>
  private let table: KeyTable

  init(_ choices: Choices<Value>) {
    self.choices = choices
    var texts = TableBuilder<String>(capacity: choices.choices.count)
    for choice in choices.choices { texts.append(choice.name.description) }
    self.texts = texts.finish()
    table = KeyTable(choices.choices) { $0.name }
  }

  @inline(__always)
  func position(of name: UnsafeBufferPointer<UInt8>) -> Int? { table.position(of: name) }

  @inline(__always)
  func value(of name: UnsafeBufferPointer<UInt8>) -> Value? {
    guard let position = table.position(of: name) else { return nil }
    return choices.choices[position].value
  }
}

/// The closed forms of the vocabulary, ready to be read by the thousand.
enum Closed {
  static let detentKeys = ClosedKeys(DetentVocabulary.keys, knownAs: .detent)
  static let detentWords = ClosedWords(DetentVocabulary.words)
  static let boundKeys = ClosedKeys(DetentVocabulary.boundKeys, knownAs: .bound)
  static let conditions = ClosedWords(DetentVocabulary.conditions)
  static let reaches = ClosedWords(DetentVocabulary.reaches)
  static let fallbacks = ClosedWords(DetentVocabulary.fallbacks)
  static let detentEdges = ClosedWords(DetentVocabulary.edges)
  static let bases = ClosedWords(DetentVocabulary.bases)
  static let buttonKeys = ClosedKeys(ButtonVocabulary.keys, knownAs: .button)
  static let buttonWords = ClosedWords(ButtonVocabulary.words)
  static let actions = ClosedWords(ButtonVocabulary.actions)
  static let colorKeys = ClosedKeys(ColorVocabulary.keys, knownAs: .color)
  static let backgroundKeys = ClosedKeys(ColorVocabulary.backgroundKeys)
  static let systemColors = ClosedWords(ColorVocabulary.systemColors)
  static let materials = ClosedWords(ColorVocabulary.materials)
  static let corners = ClosedWords(CornerVocabulary.corners)
  static let limitKeys = ClosedKeys(LimitVocabulary.keys, knownAs: .limit)
  static let limitEdges = ClosedWords(LimitVocabulary.edges)
  static let widthKeys = ClosedKeys(WidthVocabulary.limitKeys)
  static let initial = ClosedWords(PositionVocabulary.initial)
  static let passthrough = ClosedWords(PositionVocabulary.passthrough)
  static let through = ClosedWords(PositionVocabulary.through)
  static let passthroughKeys = ClosedKeys(
    PositionVocabulary.passthroughKeys, knownAs: .passthrough)
  static let textKeys = ClosedKeys(TextVocabulary.keys, knownAs: .text)
  static let fileKeys = ClosedKeys(FileVocabulary.keys, knownAs: .file)
  static let variantKeys = ClosedKeys(VariantVocabulary.keys, knownAs: .variants)
  static let projectKeys = ClosedKeys(ProjectVocabulary.keys, knownAs: .project)
  static let targetKeys = ClosedKeys(ProjectVocabulary.targetKeys, knownAs: .target)
  static let pathKeys = ClosedKeys(ProjectVocabulary.pathKeys)
  static let targets = ClosedWords(ProjectVocabulary.targets)
  static let accessLevels = ClosedWords(ProjectVocabulary.accessLevels)
  static let levels = ClosedWords(ProjectVocabulary.levels)
}
