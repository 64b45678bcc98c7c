import Foundation
import SheetDiagnostics
import Testing

@testable import SheetYAML

/// What is read without libyaml is what libyaml would have made of it, and what it is not sure of it leaves alone.
@Suite struct EverydayReaderTests {
  /// Bytes with nothing in them that people do not write every day.
  @Test(arguments: [
    "a: 1\n",
    "a: 1",
    "---\na: 1\n",
    "# x\n---\n# y\na: 1\n",
    "a: b c  \n",
    "a:   b   # c\n\n\n  # d\n",
    "a: b#c\nd: e:f\n",
    "a:\n  b: 1\n  c:\n    d: 2\ne: 3\n",
    "a:\n   b:\n        c: 1\n",
    "a:\n- b\n- c\nd: 1\n",
    "a:\n  - b\n  - c: 1\n    d: 2\n  - {e: 1, f: [1, 2, {g: h}]}\n",
    "a:\n  - b:\n    - 1\n    - 2\n    c: 3\n",
    "- a\n- b: 1\n",
    "-   a: 1\n    b: 2\n",
    "a: {}\nb: []\nc: { }\nd: [ ]\n",
    "a: {b: 1 , c: \"d, e\" , f: 'g'}  # h\n",
    "a: \"b\"\nc: 'd # e'\n\"f g\": ''\n'h': \"\"\n",
    "a: -1\nb: [-1, -2.5]\n",
    "é: ü # ö\n鍵: [é, 😀]\n",
    "a: ../b.yaml\nc: [./d, /e]\n",
    "a: it's \"so\" & *so* !so\n",
    "a: 1\na: 2\n",
    "a: {b: 1, b: 2}\n",
  ])
  func everydayTextNeedsNoLibYAML(text: String) {
    #expect(Self.isEveryday(Array(text.utf8)))
    #expect(Self.differences(Array(text.utf8)) == [])
  }

  /// What libyaml has to decide.
  @Test(arguments: [
    "", "\n", "# a\n", "a\n", "{a: 1}\n", "a: 1\n...\n", "a: 1\n---\nb: 2\n", "--- a\n",
    "a:\n", "a:\nb: 1\n", "a: 1\n b: 2\n", "  a: 1\nb: 2\n", "a: 1\n- b\n", "a: b\n  c\n",
    "a:\n  b\n", "a: b: c\n", "a : b\n", "a:b\n", "a: |\n  b\n", "a: >\n  b\n", "a: \"b\\n\"\n",
    "a: 'b''c'\n", "a: \"b\n  c\"\n", "a: \"b\" c\n", "a: \"b\n", "a: [b,\n  c]\n", "a: [b, ]\n",
    "a: [b: c]\n", "a: {b}\n", "a: {b: }\n", "a: {b:1}\n", "a: {\"b\":1}\n", "a: [b c\n",
    "a: [b]]\n",
    "a: [b]c\n", "a: [b]#c\n", "a: [b #c]\n", "a: [?b]\n", "a: [-]\n", "a: - b\n", "- - a\n",
    "-\n  a\n",
    "-a: 1\n", "? a\n: b\n", "a: &b 1\nc: *b\n", "a: !b 1\n", "<<: {a: 1}\n", "a: ~\n", "a: @b\n",
    "%YAML 1.2\n---\na: 1\n", "a:\tb\n", "a: 1\r\n", "\u{FEFF}a: 1\n", "a: \u{1}\n",
    "a: \u{2028}\n",
    ": a\n", "\"\": a\n", "a:\n  - b\n c: 1\n", "a:\n- b\n  c: 1\n", "- a\nb: 1\n",
  ])
  func otherTextIsLeftToLibYAML(text: String) {
    #expect(!Self.isEveryday(Array(text.utf8)))
    #expect(Self.differences(Array(text.utf8)) == [])
  }

  @Test func limitsAreThoseOfLibYAML() {
    for text in [
      String(repeating: "k", count: 257) + ": 1\n", "a: " + String(repeating: "v", count: 70_000),
      "a: " + String(repeating: "[", count: 33) + "1" + String(repeating: "]", count: 33),
      (0..<70).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        + String(repeating: " ", count: 70) + "b: 1",
    ] {
      #expect(!Self.isEveryday(Array(text.utf8)))
      #expect(Self.differences(Array(text.utf8)) == [])
    }
  }

  @Test(arguments: 0..<40) func generatedFilesAreTheSame(seed: Int) {
    for round in 0..<25 {
      var writer = DocumentWriter(seed: UInt64(seed * 1000 + round), isEveryday: round % 2 == 0)
      let text = writer.document()
      let broken = writer.broken(text)

      #expect(Self.differences(Array(text.utf8)) == [], "\(text)")
      #expect(
        Self.differences(broken) == [],
        "seed \(seed), round \(round):\n\(String(decoding: broken, as: UTF8.self))")
    }
  }

  @Test(arguments: 0..<40) func everydayFilesNeedNoLibYAML(seed: Int) {
    var writer = DocumentWriter(seed: UInt64(seed), isEveryday: true)
    let text = writer.document()

    #expect(Self.isEveryday(Array(text.utf8)), "\(text)")
    #expect(Reading(text).outline == writer.outline, "\(text)")
  }

  /// Each file of this package, and what becomes of it when any one of its bytes is taken out or replaced.
  @Test func filesOfThisPackageAreTheSame() throws {
    let files = try Self.files(in: "Examples") + Self.files(in: "Tests/Fixtures")
    var everyday = 0
    for (number, file) in files.enumerated() {
      let bytes = try Array(Data(contentsOf: file))
      #expect(Self.differences(bytes) == [], "\(file.path)")
      if Self.isEveryday(bytes) { everyday += 1 }
      var writer = DocumentWriter(seed: UInt64(number))
      for _ in 0..<5 {
        let broken = writer.broken(String(decoding: bytes, as: UTF8.self))
        #expect(
          Self.differences(broken) == [],
          "\(file.path):\n\(String(decoding: broken, as: UTF8.self))")
      }
    }
    #expect(files.count > 300)
    #expect(everyday > files.count / 2)
  }

  private static func files(in folder: String) throws -> [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../\(folder)").standardized
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "yaml" && !$0.path.contains("/.build/") }
  }

  private static func differences(_ bytes: [UInt8]) -> [String] {
    Reading(bytes: bytes).differences(from: Reading(bytes: bytes, usesLibYAMLAlone: true))
  }

  /// Whether a file is read without libyaml.
  private static func isEveryday(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      let scan = PreScan(buffer)
      let nodes = UnsafeMutableBufferPointer<Node>.allocate(capacity: bytes.count + 100)
      defer { nodes.deallocate() }
      var builder = TreeBuilder(
        file: SourceFile(id: FileID(0), path: "a.sheets.yaml", bytes: bytes), bytes: buffer,
        readsFile: true, scan: scan, limits: .standard, nodes: nodes, nodeLimit: bytes.count + 16)
      return scan.isEveryday && EverydayReader.read(0..<bytes.count, into: &builder)
    }
  }
}
