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

    /// Whether anybody wrote the key or a preset for it, so that its value is not the target's own.
    func isWritten(_ key: TargetKey) -> Bool {
      origins.isWritten(key.row) || origins.isOfPreset(key.row)
    }
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
      fill(&configuration) { origins.isWritten($0.row) || origins.isOfPreset($0.row) }
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
    for (condition, lines) in exceptions(statements) {
      printer.block("if \(condition)") { printer in
        for line in lines { printer.write(line) }
      }
    }
    for line in statements(base) { printer.write(line) }
  }

  /// Prints the body of a function that returns a value, which is all of it where it is the same in all combinations.
  ///
  /// - Parameters:
  ///   - traits: An expression of the traits that tell combinations apart; `nil` for a parameter of that name.
  ///   - value: The lines of an expression.
  func printBody(
    _ printer: inout SwiftPrinter, traits: String?, _ value: (Combination) -> [String]
  ) {
    if isSame(value) {
      for line in value(base) { printer.write(line) }
      return
    }
    if let traits { printer.write("let traits = \(traits)") }
    print(&printer) { combination in
      var lines = value(combination)
      lines[0] = "return " + lines[0]
      return lines
    }
  }

  /// The combinations that say something else than the sheet outside of its variants, in the order in which they are
  /// to be asked for; the first that holds counts.
  func exceptions<Value: Equatable>(
    _ value: (Combination) -> Value
  ) -> [(condition: String, value: Value)] {
    let last = value(base)
    var kept: [(condition: String, value: Value)] = []
    for combination in all.dropLast().reversed() {
      guard let condition = combination.condition else { continue }
      let value = value(combination)
      // Where both hold, the first of them that is kept is what comes next.
      let next = combination.holdsBoth ? kept.first?.value ?? last : last
      if value != next { kept.insert((condition, value), at: 0) }
    }
    return kept
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
