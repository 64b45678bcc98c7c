import SheetDiagnostics
import Testing

@testable import SheetYAML

/// A file that is read on two threads gives what it gives on one.
@Suite struct PartsTests {
  @Test(arguments: 0..<40) func generatedFilesAreTheSame(seed: Int) {
    var writer = DocumentWriter(seed: UInt64(seed))
    let text = writer.document()

    #expect(Self.differences(Array(text.utf8)) == [], "seed \(seed):\n\(text)")
  }

  @Test(arguments: 0..<40) func brokenFilesAreTheSame(seed: Int) {
    for round in 0..<25 {
      var writer = DocumentWriter(seed: UInt64(seed * 1000 + round))
      let bytes = writer.broken(writer.document())

      #expect(
        Self.differences(bytes) == [],
        "seed \(seed), round \(round):\n\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: [
    "a key given twice": ("x: {}", "x: {}"),
    "an anchor above the cut": ("x: &a {b: 1}", "y: *a"),
    "an anchor below the cut": ("x: 1", "y: &a {b: 1}\n  z: *a"),
    "an anchor on both sides": ("x: &a 1", "y: &a 2"),
    "a merge key above the cut": ("x: {<<: {b: 1}}", "y: {<<: {c: 1}}"),
    "merge keys of the cut mapping": ("<<: {b: 1}", "<<: {c: 1}"),
    "an alias of nothing": ("x: 1", "y: *a"),
    "escapes": ("x: \"a\\tb\"", "y: \"c\\td\""),
    "a text of several lines": ("x: a\n    b", "y: c\n    d"),
    "a text that is not closed": ("x: \"a", "y: b\""),
    "brackets that are not closed": ("x: [a,", "y: b]"),
    "a text block": ("x: |\n    a", "y: |\n    b"),
    "characters beyond ASCII": ("x: é", "ü: 鍵"),
    "a tag": ("x: !a 1", "y: !b 2"),
    "a dedent": ("x: 1", "y: 2\n z: 3"),
    "another key of the file": ("x: 1", "y: 2\nz: 3"),
    "a second document": ("x: 1\n---\ns:", "y: 2"),
    "a document that ends": ("x: 1", "y: 2\n..."),
    "a list": ("x:\n  - 1", "y:\n  - 2"),
    "a key that is a list": ("? [a]\n  : 1", "y: 2"),
    "an empty value": ("x:", "y:"),
    "a comment without a space": ("x: [a]#b", "y: 2"),
  ])
  func partsThatDependOnEachOtherAreTheSame(
    name: String, parts: (above: String, below: String)
  ) {
    for padding in [0, 3, 200] {
      let above = (0..<padding).map { "  above\($0): [1, 2]\n" }.joined()
      let below = (0..<padding).map { "  below\($0): {a: 1}\n" }.joined()
      let text = "v: 1\ns:\n\(above)  \(parts.above)\n  \(parts.below)\n\(below)"

      #expect(Self.differences(Array(text.utf8)) == [], "\(name):\n\(text)")
    }
  }

  @Test func mappingOfManyKeysIsReadInParts() {
    let keys = (0..<500).map { "  k\($0): {a: [1, 2], b: \"x\\ty\"}\n" }
    let text = "version: 1\n# é\nsheets:\n" + keys.joined()

    #expect(Self.isReadInParts(Array(text.utf8)))
    #expect(Self.differences(Array(text.utf8)) == [])
  }

  @Test func someGeneratedFilesAreReadInParts() {
    let count = (0..<100).count { seed in
      var writer = DocumentWriter(seed: UInt64(seed))
      return Self.isReadInParts(Array(writer.document().utf8))
    }

    #expect(count > 10)
  }

  /// What is not the same when a file is read on two threads.
  private static func differences(_ bytes: [UInt8]) -> [String] {
    let one = Reading(bytes: bytes)
    let two = Reading(bytes: bytes, limits: Limits(splitSize: 1), threads: 2)
    var different: [String] = []
    func compare(_ name: String, _ isSame: Bool) { if !isSame { different.append(name) } }
    compare("diagnostics", one.report.diagnostics == two.report.diagnostics)
    compare("root", one.tree.root == two.tree.root)
    compare("completeness", one.tree.isComplete == two.tree.isComplete)
    compare("comments", one.tree.comments == two.tree.comments)
    compare("decoded text", one.tree.decoded == two.tree.decoded)
    compare("nodes", one.tree.nodes.map(fields) == two.tree.nodes.map(fields))
    compare("ends of merged mappings", one.tree.merged.ends == two.tree.merged.ends)
    compare(
      "merged mappings",
      one.tree.merged.entries.map { [$0.key, $0.value] }
        == two.tree.merged.entries.map { [$0.key, $0.value] })
    return different
  }

  private static func fields(_ node: Node) -> [UInt32] {
    [node.start, node.end, node.link, node.bits]
  }

  /// Whether the two parts fit together, so that the file need not be read again as a whole.
  private static func isReadInParts(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let scan = PreScan(bytes)
      guard let cut = FileCut(in: bytes) else { return false }
      let nodes = UnsafeMutableBufferPointer<Node>.allocate(capacity: bytes.count + 100)
      defer { nodes.deallocate() }
      let file = SourceFile(id: FileID(0), path: "a.sheets.yaml", bytes: Array(bytes))
      var builder = TreeBuilder(
        file: file, bytes: bytes, readsFile: true, scan: scan, limits: .standard, nodes: nodes,
        nodeLimit: bytes.count + 16)
      return builder.readParts(splitAt: cut, origin: scan.origin)
    }
  }
}
