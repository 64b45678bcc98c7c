import SheetRuntime
import SheetVocabulary
import Testing

/// The applier copies the built-in values as bytes, which is sound as long as they refer to nothing counted.
@Suite struct BuiltInValuesTests {
  @Test func builtInValuesReferToNothingThatIsCounted() {
    var counted: [String] = []
    Self.collect(Vocabulary.defaults, "defaults", into: &counted)
    #expect(counted.isEmpty)
  }

  @Test func aValueThatIsCountedIsSeen() {
    var configuration = Vocabulary.defaults
    configuration.content.type = "A.TypeWithALongName"
    var counted: [String] = []
    Self.collect(configuration, "configuration", into: &counted)
    #expect(counted.count == 1)
  }

  /// Paths of strings that are not stored in place, of arrays with elements, and of objects.
  private static func collect(_ value: Any, _ path: String, into counted: inout [String]) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle != .optional, let text = value as? String {
      if text.utf8.count > 15 { counted.append(path) }
    } else if mirror.displayStyle == .class {
      counted.append(path)
    } else if mirror.displayStyle == .collection, !mirror.children.isEmpty {
      counted.append(path)
    }
    for child in mirror.children {
      collect(child.value, "\(path).\(child.label ?? "")", into: &counted)
    }
  }
}
