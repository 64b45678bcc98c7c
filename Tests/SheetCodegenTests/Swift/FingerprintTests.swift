import Testing

@testable import SheetCodegen

@Suite struct FingerprintTests {
  private static func digits(_ text: [UInt8]) -> String {
    text.withUnsafeBytes { bytes in
      let fingerprint = Fingerprint(bytes)
      return String(
        decoding: (0..<Fingerprint.digitCount).map(fingerprint.digit), as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("", "2bf60f9c4b796945"),
    ("a", "dc8ff26efe8de4b1"),
    ("0123456789abcdef0123456789abcdef0123456789abcdef\n", "96676792ba6b7a0e"),
  ])
  func itIsTheSameInEveryVersion(text: String, digits: String) {
    #expect(Self.digits(Array(text.utf8)) == digits)
  }

  @Test func textsOfEveryLengthDiffer() {
    let fingerprints = (0..<200).map { Self.digits([UInt8](repeating: 0, count: $0)) }

    #expect(Set(fingerprints).count == fingerprints.count)
  }
}
