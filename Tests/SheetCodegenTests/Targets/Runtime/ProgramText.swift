import SheetModel
import SheetRuntime

/// A program that prints generated constants, and what it should print.
struct ProgramText {
  private(set) var text = """
    import SheetRuntime

    func show<Detents, Controls>(_ name: String, _ sheet: Sheet<Detents, Controls>) {
      print(name)
      for sizeClasses: SizeClasses in [[], .regularWidth, .compactHeight, [.regularWidth, .compactHeight]] {
        debugPrint(sheet.configuration(in: sizeClasses))
      }
      print((0..<200).compactMap { sheet.detent(at: DetentIndex($0)) }.map { "\\($0)" })
      print((0..<200).compactMap { sheet.control(at: ControlIndex($0)) }.map { "\\($0)" })
    }


    """

  mutating func show(_ constant: String) {
    text += "show(\"\(constant)\", \(constant))\n"
  }

  mutating func append(_ line: String) {
    text += line + "\n"
  }

  /// The names of the constants, in order, in backticks where they stand so.
  static func constants(in generated: String) -> [Substring] {
    generated.split(separator: "\n").compactMap { line in
      line.hasPrefix("  static let ") ? line.dropFirst(13).prefix { $0 != " " } : nil
    }
  }

  static func expectation(_ constant: String, _ sheet: ResolvedSheet) -> String {
    let base = sheet.configuration
    let variants = sheet.variants
    let configurations = [
      base, variants.regularWidth ?? base, variants.compactHeight ?? base,
      variants.regularWidthCompactHeight ?? base,
    ]
    var lines = [constant]
    lines += configurations.map { String(reflecting: $0) }
    for names in [sheet.names.detents, sheet.names.controls] {
      lines.append("\(names.map { SwiftNames.ofKey($0.text) })")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
