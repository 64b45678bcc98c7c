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
  var stops: String { "Self.stops(in: place\(given))" }
  var contentType: String { content.type ?? "UIViewController" }
  /// What the app measures, as an argument of functions that take it.
  var given: String { measures.isEmpty ? "" : ", measures()" }
  var confirms: Bool { isModal && combinations.all.contains { $0.configuration.dismiss.confirm } }

  // MARK: Properties

  /// Prints what the container keeps.
  ///
  /// - Parameter own: Declarations of the library's own container.
  func printProperties(_ own: [String], _ printer: inout SwiftPrinter) {
    printer.write("/// Where the sheet was last moved to, by a finger or by code.")
    printer.write("\(modifier)private(set) var detent: Detent?")
    printer.write("/// Called when a finger has moved the sheet.")
    printer.write("\(modifier)var moved: (@MainActor (Detent) -> Void)?")
    if !measures.isEmpty { printer.write("private let measures: @MainActor () -> Measures") }
    if confirms { printer.write("private let shouldDismiss: @MainActor () -> Bool") }
    for line in own { printer.write(line) }
    printer.write("private var surroundings: [CGFloat] = []")
    printer.write("private var isReleased = false")
  }

  // MARK: Creation

  /// What the app gives beside the content, in the order that all targets have.
  func given(scrollView: String) -> [ContainerParameter] {
    var all: [ContainerParameter] = []
    if !measures.isEmpty {
      all.append(
        ContainerParameter(
          "measures", "@escaping @MainActor () -> Measures",
          "Asked whenever the sheet is laid out; call `update` when they have changed."))
    }
    if asksForScrollView {
      all.append(
        ContainerParameter("scrollView", "@escaping @MainActor () -> UIScrollView?", scrollView))
    }
    if confirms {
      all.append(
        ContainerParameter(
          "shouldDismiss", "@escaping @MainActor () -> Bool",
          "Asked before a person dismisses the sheet."))
    }
    return all
  }

  /// Prints the initialiser, and the one that UIKit asks for.
  func printInitializer(
    of content: String, _ parameters: [ContainerParameter], _ printer: inout SwiftPrinter,
    _ body: (inout SwiftPrinter) -> Void
  ) {
    printer.write()
    printer.write("/// Makes the sheet, for apps that present it themselves.")
    printer.parameters(parameters.map(\.comment))
    printer.write("\(modifier)init(")
    printer.write("  _ content: \(content)\(parameters.isEmpty ? "" : ",")")
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

  /// Prints the functions that every target has: they take the content, and find the sheet by it.
  ///
  /// - Parameters:
  ///   - presentation: What puts the sheet on the screen.
  ///   - isAnimated: Whether the library can do that with an animation.
  ///   - label: Of the detent, in the library's own call.
  func printCalls(
    of content: String, _ parameters: [ContainerParameter], presentation: String,
    isAnimated: Bool, label: String, _ printer: inout SwiftPrinter
  ) {
    let name = type.declared
    printer.write()
    printer.write("// MARK: Calls")
    printer.write()
    printer.write(
      isModal
        ? "/// Presents content in the sheet."
        : "/// Shows content in the sheet, over all of a view controller, but no navigation or tab bar's."
    )
    printer.parameters(parameters.map(\.comment))
    printer.write("@discardableResult")
    printer.write("\(modifier)static func present(")
    var lines = ["_ content: \(content), from presenter: UIViewController"]
    lines += parameters.map(\.declaration)
    if isAnimated {
      lines.append("animated: Bool = \(isModal), completion: (() -> Void)? = nil")
    }
    for (place, line) in lines.enumerated() {
      printer.write("  \(line)\(place == lines.count - 1 ? "" : ",")")
    }
    printer.block(") -> \(name)") { printer in
      let arguments = ["content"] + parameters.map { "\($0.name): \($0.name)" }
      printer.write("let sheet = \(name)(\(arguments.joined(separator: ", ")))")
      printer.write(presentation)
      printer.write("return sheet")
    }
    printer.write()
    printer.write(
      "/// Moves the sheet that content is in; where the detent is not active, to the nearest one that is."
    )
    printer.block(
      "\(modifier)static func move(_ content: UIViewController, to detent: Detent, animated: Bool = true)"
    ) { $0.write("sheet(of: content)?.move(\(label): detent, animated: animated)") }
    printer.write()
    printer.write("/// Asks for all heights of the sheet that content is in again.")
    printer.block("\(modifier)static func update(_ content: UIViewController)") {
      $0.write("sheet(of: content)?.update()")
    }
    printSearch(for: name, &printer)
  }

  /// Prints fixed text behind an empty line.
  func print(_ text: String, _ printer: inout SwiftPrinter) {
    printer.write()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      printer.write(String(line))
    }
  }
}
