import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the code of one sheet for a library whose sheets are containers: a subclass of the library's view controller
/// around the content, which is its own delegate.
protocol ContainerPrinter: LibraryPrinter {
  /// The heights that the sheet has where it stands, as an expression.
  var stops: String { get }
}

extension ContainerPrinter {
  var stops: String { "Self.stops(in: place\(measures.argument))" }
  var confirms: Bool { isModal && combinations.all.contains { $0.configuration.dismiss.confirm } }

  // MARK: Properties

  /// Prints what the container keeps.
  ///
  /// - Parameter own: Declarations of the library's own container.
  func printProperties(_ own: [String], _ printer: inout SwiftPrinter) {
    if !measures.isEmpty {
      printer.write("/// What only the app knows; the sheet follows.")
      printer.write("\(modifier)var measures: Measures {")
      printer.write("  didSet { if measures != oldValue { update() } }")
      printer.write("}")
    }
    printer.write("/// Where the sheet was last moved to, by a finger or by code.")
    printer.write("\(modifier)private(set) var detent: Detent?")
    printer.write("/// Called when a finger has moved the sheet.")
    printer.write("\(modifier)var moved: (@MainActor (Detent) -> Void)?")
    if confirms { printer.write("private let shouldDismiss: @MainActor () -> Bool") }
    for line in own { printer.write(line) }
    printer.write("private var surroundings: [CGFloat] = []")
    printer.write("private var isReleased = false")
  }

  // MARK: Creation

  /// Prints the initialiser, and the one that UIKit asks for.
  func printInitializer(
    _ parameters: [ContainerParameter], _ printer: inout SwiftPrinter,
    _ body: (inout SwiftPrinter) -> Void
  ) {
    printer.write()
    printer.write("/// - Parameters:")
    for parameter in parameters {
      if let summary = parameter.summary { printer.write("///   - \(summary)") }
    }
    printer.write("\(modifier)init(")
    for (place, parameter) in parameters.enumerated() {
      printer.write("  \(parameter.declaration)\(place == parameters.count - 1 ? "" : ",")")
    }
    printer.block(")") { printer in
      if !measures.isEmpty { printer.write("self.measures = measures") }
      if confirms { printer.write("self.shouldDismiss = shouldDismiss") }
      body(&printer)
    }
    printer.write()
    printer.write("@available(*, unavailable)")
    printer.block("\(modifier)required init?(coder aDecoder: NSCoder)") { printer in
      printer.write("fatalError(\"a sheet is made in code\")")
    }
  }

  /// Prints fixed text behind an empty line.
  func print(_ text: String, _ printer: inout SwiftPrinter) {
    printer.write()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      printer.write(String(line))
    }
  }
}
