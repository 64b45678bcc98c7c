import Foundation
import SheetCodegen
import SheetModel
import SheetRuntime
import SheetVocabulary
import Testing

/// What is generated from every example and every fixture, handed to the compiler.
@Suite struct CompiledSheetsTests {
  /// The files with concrete sheets, each in a namespace of its own, so that one module takes them all.
  static let inputs: [(path: String, namespace: String)] = {
    let paths =
      SwiftCompiler.files(
        in: SwiftCompiler.root.appending(path: "Examples"), endingWith: ".sheets.yaml")
      + SwiftCompiler.files(
        in: SwiftCompiler.root.appending(path: "Tests/Fixtures/Language"),
        endingWith: ".sheets.yaml")
    return paths.enumerated().map { ($1, "File\($0)") }
  }()

  static func generations(_ access: AccessLevel) -> [(file: String, generated: Generation)] {
    inputs.map { input in
      (
        "\(input.namespace).swift",
        Generation(
          disk: input.path, access: access,
          namespace: .declared(SwiftIdentifier(input.namespace)))
      )
    }
  }

  static func files(_ access: AccessLevel) -> [String: String] {
    Dictionary(uniqueKeysWithValues: generations(access).map { ($0.file, $0.generated.text) })
  }

  @Test(
    arguments: [(.internal, 5), (.internal, 6), (.package, 6), (.public, 5), (.public, 6)]
      as [(AccessLevel, Int)])
  func everyExampleCompilesWithoutAWarning(_ access: AccessLevel, _ mode: Int) throws {
    #expect(try SwiftCompiler.check(Self.files(access), mode: mode) == "")
  }

  @Test func everyExampleCompilesWithUpcomingFeatures() throws {
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]

    #expect(
      try SwiftCompiler.check(
        Self.files(.public), mode: 6, features.flatMap { ["-enable-upcoming-feature", $0] }) == "")
  }

  @Test func everyExampleIsFormattedAsSwiftFormatWould() throws {
    let files = Self.files(.public).mapValues {
      $0.replacing("// swift-format-ignore-file\n// swiftlint:disable all\n", with: "")
    }

    let findings = try SwiftCompiler.inFolder(with: files) { paths in
      try SwiftCompiler.run(
        "swift",
        [
          "format", "lint", "--strict", "--configuration",
          SwiftCompiler.root.appending(path: ".swift-format").path,
        ] + paths
      ).output
    }

    #expect(findings == "")
  }

  @Test func constantsEqualTheResolvedModel() throws {
    var files: [String: String] = [:]
    var main = ProgramText()
    var expected = ""
    for (file, generated) in Self.generations(.internal) {
      files[file] = generated.text
      let namespace = file.dropLast(6)
      for (name, sheet) in zip(ProgramText.constants(in: generated.text), generated.sheets) {
        main.show("\(namespace).\(name)")
        expected += ProgramText.expectation("\(namespace).\(name)", sheet)
      }
    }
    files["main.swift"] = main.text

    let output = try SwiftCompiler.output(of: files)

    #expect(output == expected)
    #expect(expected.count > 10_000)
  }
}
