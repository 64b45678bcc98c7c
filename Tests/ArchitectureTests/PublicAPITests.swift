import Foundation
import Testing

/// Reads what `SheetUIKit` is made of, which App Review and later systems would have something to say about.
@Suite struct PublicAPITests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/SheetUIKit")

  /// Ways to what is not public, to other classes' methods, and to time that no display keeps.
  static let forbidden = [
    #"NSClassFromString|NSSelectorFromString|Selector\(\(?""#,
    #"value\(forKey|setValue\(|\bperform\(|responds\(to:"#,
    #"method_exchange|method_setImplementation|class_(add|replace)Method|object_setClass"#,
    #"\bTimer\b|DispatchQueue|asyncAfter|Task\.sleep"#,
    #"dlopen|dlsym|@_silgen_name|objc_msgSend|\._[a-z]"#,
    #"nonisolated\(unsafe\)|@unchecked Sendable"#,
  ]

  @Test func nothingPrivateIsUsedAndNothingIsSwizzled() throws {
    var lines = 0
    let walk = try #require(FileManager.default.enumerator(atPath: Self.sources.path))
    for case let name as String in walk where name.hasSuffix(".swift") {
      let text = try String(contentsOf: Self.sources.appending(path: name), encoding: .utf8)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        lines += 1
        for pattern in Self.forbidden
        where line.range(of: pattern, options: .regularExpression) != nil {
          Issue.record("\(name):\(number + 1): \(line.trimmingCharacters(in: .whitespaces))")
        }
      }
    }

    #expect(lines > 2000)
  }
}
