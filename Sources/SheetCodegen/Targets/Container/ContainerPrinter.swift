import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the code of one sheet for a library whose sheets are containers: a subclass of the library's view controller
/// around the content, which is its own delegate.
protocol ContainerPrinter: LibraryPrinter {
  /// What the file needs for the sheet beside its type.
  var shared: SharedCode { get }
}

extension ContainerPrinter {
  /// The type of the content in signatures.
  var contentType: String {
    switch (content.type, asksForScrollView && !searchesTop) {
    case (let type?, false): type
    case (let type?, true): "any \(type) & Content"
    case (nil, true): "any Content"
    case (nil, false): "UIViewController"
    }
  }

  /// What scrolls is in the top screen of a navigation controller, rather than in the content itself.
  var searchesTop: Bool { asksForScrollView && content.navigation != .none }

  var stopsCode: StopsCode { StopsCode(combinations, names, measures) }
  /// What the app measures, as an argument of functions that take it.
  var given: String { measures.isEmpty ? "" : ", measures()" }
  /// The app is asked in some size class in which a person can dismiss the sheet at all.
  var confirms: Bool {
    isModal
      && combinations.all.contains { combination in
        let (dismiss, taps) = (combination.configuration.dismiss, combination.configuration.taps)
        return dismiss.confirm && (dismiss.swipe || dismiss.escape || taps.outside == .leave)
      }
  }
  var hasBar: Bool { ContainerTerms.hasNavigationBar(combinations) }
  /// What the sheet stands in while it is shown, as an expression.
  var container: String {
    hasBar ? "SheetcContainer(view, below: presenter)" : "SheetcContainer(view)"
  }

  /// What the file needs for any sheet of such a library.
  var sharedByAll: SharedCode {
    var shared = stopsCode.shared
    shared.formUnion([.filled, .places, .reached, .search])
    let findsHeights = combinations.all.contains {
      if case .through = $0.configuration.passthrough { true } else { false }
    }
    if findsHeights { shared.insert(.heights) }
    return shared
  }

  // MARK: The type

  /// Prints what stands at the top of the type, which the app uses: detents, measures, and what content adopts.
  func printNames(_ printer: inout SwiftPrinter) {
    heights.printType(&printer)
    measures.print(access: access, &printer)
    if !asksForScrollView { return }
    printer.write()
    printer.write("/// What content adopts, so that drags in what scrolls in it move the sheet.")
    printer.block("@MainActor \(modifier)protocol Content: UIViewController") {
      $0.write("var sheetScrollView: UIScrollView? { get }")
    }
  }

  /// Prints what the container keeps.
  ///
  /// - Parameter own: Declarations of the library's own container.
  func printProperties(_ own: [String] = [], _ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Where the sheet was last moved to, by a finger or by code.")
    printer.write("\(modifier)private(set) var detent: Detent?")
    if hasBar { printer.write("private weak var presenter: UIViewController?") }
    for parameter in kept { printer.write("private let \(parameter.name): \(parameter.keptType)") }
    for line in own { printer.write(line) }
    printer.write("private var surroundings: [CGFloat] = []")
    printer.write("private var isReleased = false")
  }

  // MARK: Creation

  /// What the app gives beside the content and the container keeps, in the order that all targets have.
  private var kept: [ContainerParameter] {
    var all: [ContainerParameter] = []
    if !measures.isEmpty {
      all.append(
        ContainerParameter(
          "measures", "@MainActor () -> Measures",
          "Asked whenever the sheet is laid out; call `update` when they have changed."))
    }
    if confirms {
      all.append(
        ContainerParameter(
          "shouldDismiss", "@MainActor () -> Bool", "Asked before a person dismisses the sheet."))
    }
    all.append(
      ContainerParameter(
        "moved", "(@MainActor (Detent) -> Void)?",
        "Told of the detent that a finger has moved the sheet to."))
    return all
  }

  /// Prints the initialiser, and the one that UIKit asks for.
  func printInitializer(
    _ printer: inout SwiftPrinter, _ body: (inout SwiftPrinter) -> Void
  ) {
    printer.write()
    let parameters =
      ["_ content: \(contentType)"] + (hasBar ? ["from presenter: UIViewController"] : [])
      + kept.map(\.declaration)
    printer.block("private init(\(parameters.joined(separator: ", ")))") { printer in
      if hasBar { printer.write("self.presenter = presenter") }
      for parameter in kept { printer.write("self.\(parameter.name) = \(parameter.name)") }
      body(&printer)
    }
    printer.write()
    printer.write("\(modifier)required init?(coder: NSCoder) { nil }")
  }

  /// Prints the functions that every target has: they take the content, and find the sheet by it.
  ///
  /// - Parameters:
  ///   - presentation: What puts the sheet on the screen.
  ///   - isAnimated: Whether the library can do that with an animation.
  func printCalls(
    presentation: [String], isAnimated: Bool, _ printer: inout SwiftPrinter
  ) {
    let name = type.declared
    printer.write()
    printer.write(
      isModal
        ? "/// Presents content in the sheet."
        : "/// Shows content in the sheet, over all of a view controller but bars around it.")
    printer.parameters(kept.map(\.comment))
    printer.write("@discardableResult")
    let parameters =
      ["_ content: \(contentType)", "from presenter: UIViewController"]
      + kept.map { $0.declaration + ($0.isOptional ? " = nil" : "") }
      + (isAnimated ? ["animated: Bool = \(isModal)", "completion: (() -> Void)? = nil"] : [])
    printer.block(
      "\(modifier)static func present(\(parameters.joined(separator: ", "))) -> \(name)"
    ) { printer in
      let arguments =
        ["content"] + (hasBar ? ["from: presenter"] : []) + kept.map { "\($0.name): \($0.name)" }
      printer.write("let sheet = \(name)(\(arguments.joined(separator: ", ")))")
      for line in presentation { printer.write(line) }
      printer.write("return sheet")
    }
    printer.write()
    printer.write(
      stopsCode.shared.contains(.activity)
        ? "/// Moves the sheet; where the detent is not active, to the nearest one that is."
        : "/// Moves the sheet to a detent.")
    printer.block(
      "\(modifier)static func move(_ content: UIViewController, to detent: Detent, animated: Bool = true)"
    ) { $0.write("content.sheetcSheet(\(name).self)?.rest(at: detent, animated: animated)") }
    if measures.isEmpty { return }
    printer.write()
    printer.write("/// Asks for `measures` again; call it when they have changed.")
    printer.block("\(modifier)static func update(_ content: UIViewController)") {
      $0.write("content.sheetcSheet(\(name).self)?.layOut(animated: true)")
    }
  }
}
