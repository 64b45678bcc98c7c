/// A name by which the command line knows a row of the device table.
package struct DeviceName: Hashable, Sendable {
  /// As it is printed, such as `iPhone 15 Pro landscape`.
  package let text: String
  package let device: DeviceIndex

  /// The row somebody means; `nil` when no row has that name.
  ///
  /// Letter case, spaces and punctuation do not count, nor do the words `portrait`, `in`, `inch` and
  /// `generation`. A name without a system means the newest row of that model.
  package static func find(_ text: String) -> DeviceName? {
    let key = Key(text)
    var older: DeviceName?
    for name in all {
      let known = Key(name.text)
      if known.words == key.words { return name }
      if older == nil, known.withoutSystem == key.words { older = name }
    }
    return older
  }

  /// All names in table order, each row's own before those of its alikes; spellings are suggested from them.
  package static let all: [DeviceName] = DeviceTable.indices.flatMap { index in
    let device = index.device
    let alikes = device.alikes.description.utf8.split(separator: UInt8(ascii: ","))
    let models = [device.model.description] + alikes.map { Self.trimmed($0) }
    return models.map { DeviceName(text: device.name(of: $0), device: index) }
  }

  private static func trimmed(_ text: Substring.UTF8View) -> String {
    String(Substring(text.drop { $0 == UInt8(ascii: " ") }))
  }

  /// A name reduced to what tells rows apart.
  private struct Key {
    var words: [[UInt8]] = []

    init(_ text: String) {
      var word: [UInt8] = []
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
        // The dot parts 12.9 from 12 9.
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "."), 0x80...:
          word.append(byte)
        default:
          append(word)
          word.removeAll(keepingCapacity: true)
        }
      }
      append(word)
    }

    private mutating func append(_ word: [UInt8]) {
      if word.isEmpty || Self.silent.contains(word) { return }
      words.append(word)
    }

    /// The words before `iOS 18` or `iPadOS 18`.
    var withoutSystem: [[UInt8]] {
      guard let system = words.firstIndex(where: { Self.systems.contains($0) }) else {
        return words
      }
      return Array(words[..<system])
    }

    private static let silent = ["portrait", "in", "inch", "generation"].map { Array($0.utf8) }
    private static let systems = ["ios", "ipados"].map { Array($0.utf8) }
  }
}
