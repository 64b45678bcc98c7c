import Foundation
import SheetDiagnostics
import Testing

@testable import sheetc

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String, path: String = "a.swift") -> String {
    var buffer = ByteBuffer()
    UnifiedDiff(path: path, old: old.map { Array($0.utf8) }, new: Array(new.utf8))
      .append(to: &buffer)
    return buffer.text
  }

  @Test func equalContentHasNoDiff() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
  }

  @Test func aChangeIsShownInItsSurroundings() {
    let old = (1...12).map { "\($0)\n" }.joined()
    let new = old.replacing("6\n", with: "six\nsechs\n")

    #expect(
      diff(old, new) == """
        --- old/a.swift
        +++ new/a.swift
        @@ -3,7 +3,8 @@
         3
         4
         5
        -6
        +six
        +sechs
         7
         8
         9

        """)
  }

  @Test func changesFarApartAreTwoHunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = "0\n" + old.replacing("20\n", with: "")

    #expect(
      diff(old, new) == """
        --- old/a.swift
        +++ new/a.swift
        @@ -1,3 +1,4 @@
        +0
         1
         2
         3
        @@ -17,4 +18,3 @@
         17
         18
         19
        -20

        """)
  }

  @Test func aNewFileComesFromNothing() {
    #expect(diff(nil, "a\n") == "--- /dev/null\n+++ new/a.swift\n@@ -0,0 +1 @@\n+a\n")
  }

  @Test func aMissingLastLineFeedIsSaid() {
    #expect(
      diff("a", "a\n") == """
        --- old/a.swift
        +++ new/a.swift
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """)
  }

  @Test func namesCannotBreakALine() {
    #expect(diff(nil, "", path: "a\n\u{1B}[2J") == "--- /dev/null\n+++ new/a\\n\\u{1B}[2J\n")
  }

  @Test func peopleSeeControlCharactersAsEscapes() {
    var buffer = ByteBuffer()
    var diff = UnifiedDiff(path: "a", old: Array("\u{1B}c\n".utf8), new: Array("b\n".utf8))
    diff.isForPeople = true
    diff.isColored = true

    diff.append(to: &buffer)

    #expect(buffer.text.contains("\u{1B}[31m-\\u{1B}c\u{1B}[0m\n\u{1B}[32m+b\u{1B}[0m\n"))
  }

  /// `patch` must turn the old file into the new one, whatever they are.
  @Test(arguments: 0..<60)
  func patchAgrees(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let lines = ["a\n", "b\n", "\n", "c d\n", "e\n"]
    func text() -> String {
      var text = (0..<Int.random(in: 0...30, using: &random))
        .map { _ in lines[Int.random(in: 0..<lines.count, using: &random)] }.joined()
      if Bool.random(using: &random) { text += "end" }
      return text
    }
    let old = text()
    let new = seed % 2 == 0 ? text() : String(old.replacing("a\n", with: "x\ny\n").dropFirst())
    let folder = try TemporaryFolder()
    try folder.write(old, to: "a")
    try folder.write(diff(old, new, path: "a"), to: "patch")

    let result = try Executable.shell("patch -s -p1 < patch", in: folder.path)

    #expect(result.code == 0, "\(result.output)\(result.errors)")
    let content = (try? folder.read("a")) ?? ""
    #expect(content == new)
  }
}

/// The same numbers for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
