import Foundation
import Testing

/// The targets of the package and what each may import of the others; ARCHITECTURE.md lists the same.
private let allowedImports: [String: Set<String>] = [
  "SheetRuntime": [],
  "SheetUIKit": ["SheetRuntime"],
  "SheetDiagnostics": [],
  "SheetThreads": [],
  "SheetYAML": ["CLibYAML", "SheetDiagnostics", "SheetThreads"],
  "SheetVocabulary": ["SheetRuntime", "SheetDiagnostics"],
  "SheetModel": [
    "SheetRuntime", "SheetDiagnostics", "SheetThreads", "SheetYAML", "SheetVocabulary",
  ],
  "SheetRules": ["SheetRuntime", "SheetDiagnostics", "SheetYAML", "SheetVocabulary", "SheetModel"],
  "SheetCodegen": [
    "SheetRuntime", "SheetDiagnostics", "SheetYAML", "SheetVocabulary", "SheetModel",
  ],
  "sheetc": [
    "SheetRuntime", "SheetDiagnostics", "SheetYAML", "SheetVocabulary", "SheetModel", "SheetRules",
    "SheetCodegen", "SheetThreads",
  ],
]

/// The system modules a target may use; nothing else comes from outside the package.
private let allowedSystemImports: [String: Set<String>] = [
  "SheetThreads": ["Glibc", "Musl", "Darwin"],
  "SheetUIKit": ["SwiftUI", "UIKit"],
  "sheetc": ["Glibc", "Musl", "Darwin"],
]

@Suite struct ImportGraphTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  @Test(arguments: allowedImports.keys.sorted())
  func aTargetImportsOnlyWhatTheDesignAllows(target: String) throws {
    let allowed =
      try #require(allowedImports[target]).union(allowedSystemImports[target] ?? [])

    let imports = try Self.imports(of: target)

    #expect(!imports.files.isEmpty, "\(target) has no source files")
    for (module, file) in imports.modules {
      #expect(allowed.contains(module), "\(file) imports \(module)")
    }
  }

  @Test func everyTargetIsInTheList() throws {
    let targets = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)

    #expect(Set(targets.filter { $0 != "CLibYAML" }) == Set(allowedImports.keys))
  }

  private static func imports(
    of target: String
  ) throws -> (files: [String], modules: [(module: String, file: String)]) {
    let root = sources.appending(path: target)
    let walk = try #require(FileManager.default.enumerator(atPath: root.path))
    var files: [String] = []
    var modules: [(String, String)] = []
    while let path = walk.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      files.append(path)
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for line in text.split(whereSeparator: \.isNewline) {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
          words[..<keyword].allSatisfy({
            ["package", "public", "internal"].contains($0) || $0.hasPrefix("@")
          })
        else { continue }
        let module = words[keyword + 1].split(separator: ".")[0]
        modules.append((String(module), "\(target)/\(path)"))
      }
    }
    return (files, modules)
  }
}
