import SheetModel
import SheetRuntime
import SheetVocabulary

/// The detents of a sheet in generated code: a type `Detent`, and when each of them is active.
struct DetentHeights {
  private let names: SheetNames
  private let modifier: String

  init(_ names: SheetNames, access: AccessLevel) {
    self.names = names
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
  ///
  /// - Parameter dropped: Those that the sheet never rests at, as it has too many.
  func printType(without dropped: Set<DetentIndex> = [], _ printer: inout SwiftPrinter) {
    printer.write("/// Where the sheet rests.")
    printer.block("\(modifier)enum Detent: String, CaseIterable, Sendable") { printer in
      for (place, name) in names.detents.enumerated()
      where !dropped.contains(DetentIndex(UInt16(place))) {
        let identifier = SwiftIdentifier(key: name.text)
        let value = identifier.text == name.text ? "" : " = \(SwiftLiteral.string(name.text))"
        printer.write("case \(identifier.declared)\(value)")
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
}
