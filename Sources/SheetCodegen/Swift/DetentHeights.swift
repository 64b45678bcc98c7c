import SheetModel
import SheetRuntime
import SheetVocabulary

/// The detents of a sheet in generated code: a type `Detent`, and functions that say how high each of them is in
/// a `Container`, which of them are active there, and where the sheet rests.
struct DetentHeights {
  private let combinations: SheetCombinations
  private let names: SheetNames
  private let measures: AppMeasures
  private let modifier: String

  init(
    _ combinations: SheetCombinations, _ names: SheetNames, _ measures: AppMeasures,
    access: AccessLevel
  ) {
    self.combinations = combinations
    self.names = names
    self.measures = measures
    modifier = SwiftPrinter.modifier(access)
  }

  /// The case of a detent: `.peek`.
  func name(of id: DetentIndex) -> SwiftIdentifier {
    SwiftIdentifier(key: names.detents[Int(id.rawValue)].text)
  }

  /// The detents of a configuration, the ends of a free range among them, lowest first.
  static func detents(of configuration: borrowing SheetConfiguration) -> [Detent] {
    configuration.free.map { [$0.min, $0.max] } ?? configuration.detents
  }

  // MARK: Printing

  /// Prints the type of the detents as one that the app does not see.
  func printPrivateType(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.block("private enum Detent") { printer in
      for name in names.detents {
        printer.write("case \(SwiftIdentifier(key: name.text).declared)")
      }
    }
  }

  /// Prints the type of the detents.
  func printType(_ printer: inout SwiftPrinter) {
    printer.write("/// Where the sheet rests.")
    printer.block("\(modifier)enum Detent: String, CaseIterable, Sendable") { printer in
      for name in names.detents {
        let identifier = SwiftIdentifier(key: name.text)
        let value = identifier.text == name.text ? "" : " = \(SwiftLiteral.string(name.text))"
        printer.write("case \(identifier.declared)\(value)")
      }
    }
  }

  /// Prints the functions about heights.
  func printFunctions(_ printer: inout SwiftPrinter) {
    printHeight(&printer)
    printActivity(&printer)
    printStops(&printer)
    printPlace(&printer)
  }

  private func printHeight(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write(
      "/// The height of a detent in points above the bottom safe area, in whole pixels;")
    printer.write("/// of one that is not active there, the height that it would have.")
    printer.block(
      "\(modifier)static func height(of detent: Detent, in container: Container\(measures.parameter))"
        + " -> CGFloat"
    ) { printer in
      printer.write("let limit = limit(in: container)")
      printer.write(
        "let height = Swift.max(0, Swift.min(statedHeight(of: detent, in: container, limit: limit"
          + "\(measures.argument)), limit))")
      printer.write("let scale = Swift.max(1, container.traits.displayScale)")
      printer.write("let nearest = (height * scale).rounded() / scale")
      printer.write(
        "return nearest <= limit ? nearest : (limit * scale + 0.001).rounded(.down) / scale")
    }
    Self.printLimit(combinations, modifier: modifier, &printer)
    printer.write()
    printer.block(
      "private static func statedHeight(of detent: Detent, in container: Container, limit: CGFloat"
        + "\(measures.parameter)) -> CGFloat"
    ) { printer in
      if !combinations.isSame({ statedHeights(in: $0) }) {
        printer.write("let traits = container.traits")
      }
      combinations.print(&printer) { statedHeights(in: $0) }
    }
  }

  /// Prints a function that says how much room a sheet has.
  static func printLimit(
    _ combinations: SheetCombinations, modifier: String, _ printer: inout SwiftPrinter
  ) {
    printer.write()
    printer.write("/// The room for the sheet in points above the bottom safe area.")
    printer.block("\(modifier)static func limit(in container: Container) -> CGFloat") { printer in
      if !combinations.isSame({ ContainerType.limit($0.configuration) }) {
        printer.write("let traits = container.traits")
      }
      combinations.print(&printer) { ["return \(ContainerType.limit($0.configuration))"] }
    }
  }

  private func statedHeights(in combination: SheetCombinations.Combination) -> [String] {
    var lines = ["switch detent {"]
    for place in names.detents.indices {
      let id = DetentIndex(UInt16(place))
      let name = SwiftIdentifier(key: names.detents[place].text)
      // A detent that is not there has the height that it has elsewhere.
      let owner =
        ([combination] + combinations.all.reversed()).first { candidate in
          Self.detents(of: candidate.configuration).contains { $0.id == id }
        } ?? combination
      guard let detent = Self.detents(of: owner.configuration).first(where: { $0.id == id }) else {
        lines.append("case .\(name.text): return 0")
        continue
      }
      let heights = HeightExpression(owner.configuration, names, ContainerType.terms)
      lines.append("case .\(name.text): return \(heights.bounded(detent))")
    }
    lines.append("}")
    return lines
  }

  private func printActivity(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Whether the sheet can rest at a detent in those size classes.")
    printer.block(
      "\(modifier)static func isActive(_ detent: Detent, for traits: UITraitCollection) -> Bool"
    ) { printer in
      combinations.print(&printer) { combination in
        let detents = Self.detents(of: combination.configuration)
        var lines = ["switch detent {"]
        for place in names.detents.indices {
          let name = SwiftIdentifier(key: names.detents[place].text)
          let detent = detents.first { Int($0.id.rawValue) == place }
          let condition = detent.map { Self.condition(of: $0) ?? "true" } ?? "false"
          lines.append("case .\(name.text): return \(condition)")
        }
        lines.append("}")
        return lines
      }
    }
  }

  /// When a detent is active; `nil` for always.
  static func condition(of detent: Detent) -> String? {
    var classes = detent.when
    // The system's half height does not exist in compact height.
    if case .medium = detent.height { classes.insert(.regularHeight) }
    return SheetCombinations.condition(classes)
  }

  private func printStops(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write(
      "/// Where the sheet rests, lowest first; detents less than half a pixel apart are one.")
    printer.block(
      "\(modifier)static func stops(in container: Container\(measures.parameter))"
        + " -> [(height: CGFloat, detents: [Detent])]"
    ) { printer in
      printer.write("let halfPixel = 0.5 / Swift.max(1, container.traits.displayScale)")
      printer.write("var stops: [(height: CGFloat, detents: [Detent])] = []")
      printer.write("let active = Detent.allCases.filter { isActive($0, for: container.traits) }")
      let height = "height(of: $0, in: container\(measures.argument))"
      printer.write("let heights = active.map { (detent: $0, height: \(height)) }")
      printer.block("for (detent, height) in heights.sorted(by: { $0.height < $1.height })") {
        printer in
        printer.block("if let last = stops.last, height - last.height < halfPixel") { printer in
          printer.write("stops[stops.count - 1].detents.append(detent)")
          printer.write("continue")
        }
        printer.write("stops.append((height, [detent]))")
      }
      printer.write("return stops.isEmpty ? [(limit(in: container), [])] : stops")
    }
  }

  private func printPlace(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write(
      "/// The place among `stops` that a detent stands for: its own, or else that of the nearest")
    printer.write("/// height, the lower of two.")
    printer.block(
      "\(modifier)static func stop(for detent: Detent, in container: Container"
        + "\(measures.parameter)) -> Int"
    ) { printer in
      printer.write("let stops = stops(in: container\(measures.argument))")
      printer.write(
        "if let place = stops.firstIndex(where: { $0.detents.contains(detent) }) { return place }")
      printer.write("let height = height(of: detent, in: container\(measures.argument))")
      printer.write(
        "let distances = stops.map { Swift.max($0.height - height, height - $0.height) }")
      printer.write("guard let least = distances.min() else { return 0 }")
      printer.write("return distances.firstIndex(of: least) ?? 0")
    }
  }
}
