import SheetModel
import SheetRuntime

/// What a sheet is in each combination of size classes, for code that tells them apart by a value named `traits`.
struct SheetCombinations {
  struct Combination {
    /// `nil` for the sheet outside of its variants, which is the last.
    let condition: String?
    let configuration: SheetConfiguration
    let origins: Origins
    /// It is both the wide and the low one.
    let holdsBoth: Bool

    /// Whether anybody wrote the key, so that its value is not the target's own.
    func isWritten(_ key: TargetKey) -> Bool { origins.isWritten(key.row) }
  }

  let all: [Combination]

  /// - Parameter fill: Puts the target's own values where nobody wrote one.
  init(
    _ sheet: borrowing ResolvedSheet,
    filling fill: (inout SheetConfiguration, (TargetKey) -> Bool) -> Void
  ) {
    var all: [Combination] = []
    func append(
      _ conditions: [String], _ configuration: SheetConfiguration, _ origins: Origins
    ) {
      var configuration = configuration
      fill(&configuration) { origins.isWritten($0.row) }
      all.append(
        Combination(
          condition: conditions.isEmpty ? nil : conditions.joined(separator: " && "),
          configuration: configuration, origins: origins, holdsBoth: conditions.count > 1))
    }
    // Both come first, as each alone holds there too.
    for variant in sheet.variants.all.sorted(by: { $0.names.count > $1.names.count }) {
      let classes = variant.names.reduce(into: SizeClasses()) { classes, name in
        switch name {
        case .regularWidth: classes.insert(.regularWidth)
        case .compactHeight: classes.insert(.compactHeight)
        }
      }
      let conditions = Self.conditions.filter { classes.contains($0.sizeClass) }.map(\.text)
      append(conditions, variant.configuration, variant.origins)
    }
    append([], sheet.configuration, sheet.origins)
    self.all = all
  }

  /// The sheet outside of its variants.
  var base: Combination { all[all.count - 1] }

  /// Prints statements for each combination, once where they are the same in all of them.
  ///
  /// - Parameter statements: Lines that end with a `return`.
  func print(_ printer: inout SwiftPrinter, _ statements: (Combination) -> [String]) {
    let last = statements(base)
    var kept: [(condition: String, lines: [String])] = []
    for combination in all.dropLast().reversed() {
      guard let condition = combination.condition else { continue }
      let lines = statements(combination)
      // Where both hold, the first of them that is kept is what comes next.
      let next = combination.holdsBoth ? kept.first?.lines ?? last : last
      if lines != next { kept.insert((condition, lines), at: 0) }
    }
    for (condition, lines) in kept {
      printer.block("if \(condition)") { printer in
        for line in lines { printer.write(line) }
      }
    }
    for line in last { printer.write(line) }
  }

  /// Whether the statements are the same in all combinations.
  func isSame<Value: Equatable>(_ value: (Combination) -> Value) -> Bool {
    let first = value(base)
    return all.allSatisfy { value($0) == first }
  }

  /// The conditions under which all of the size classes hold, joined; `nil` for none.
  static func condition(_ classes: SizeClasses) -> String? {
    let conditions = Self.conditions.filter { classes.contains($0.sizeClass) }.map(\.text)
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }

  private static let conditions: [(sizeClass: SizeClasses, text: String)] = [
    (.compactHeight, "traits.verticalSizeClass == .compact"),
    (.regularHeight, "traits.verticalSizeClass != .compact"),
    (.compactWidth, "traits.horizontalSizeClass != .regular"),
    (.regularWidth, "traits.horizontalSizeClass == .regular"),
  ]
}
