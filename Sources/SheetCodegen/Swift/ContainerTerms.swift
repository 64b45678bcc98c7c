import SheetModel
import SheetRuntime
import SheetVocabulary

/// The type `Container` of generated code, which says what a sheet stands in, and the terms that it gives to heights.
enum ContainerType {
  /// Whether a navigation bar matters to the sheet.
  static func hasNavigationBar(_ combinations: SheetCombinations) -> Bool {
    combinations.all.contains { $0.configuration.limit.from == .navigationBar }
  }

  static func print(
    _ combinations: SheetCombinations, access: AccessLevel, _ printer: inout SwiftPrinter
  ) {
    let modifier = SwiftPrinter.modifier(access)
    let hasBar = hasNavigationBar(combinations)
    printer.write()
    printer.write("/// What the sheet stands in.")
    printer.block("\(modifier)struct Container") { printer in
      printer.write("\(modifier)var height: CGFloat")
      printer.write("\(modifier)var safeArea: UIEdgeInsets")
      printer.write("\(modifier)var traits: UITraitCollection")
      if hasBar {
        printer.write("/// How far the navigation bar reaches down; `nil` without one.")
        printer.write("\(modifier)var navigationBarBottom: CGFloat?")
      }
      printer.write()
      let bar = hasBar ? ", navigationBarBottom: CGFloat? = nil" : ""
      printer.block(
        "\(modifier)init(height: CGFloat, safeArea: UIEdgeInsets, traits: UITraitCollection\(bar))"
      ) { printer in
        printer.write("self.height = height")
        printer.write("self.safeArea = safeArea")
        printer.write("self.traits = traits")
        if hasBar { printer.write("self.navigationBarBottom = navigationBarBottom") }
      }
      printer.write()
      printer.write("/// What a view is, to a sheet that fills it.")
      let bottom = hasBar ? ", navigationBarBottom: CGFloat? = nil" : ""
      printer.block("@MainActor \(modifier)init(_ view: UIView\(bottom))") { printer in
        let bar = hasBar ? ", navigationBarBottom: navigationBarBottom" : ""
        printer.write("self.init(")
        printer.write("  height: view.bounds.height, safeArea: view.safeAreaInsets,")
        printer.write("  traits: view.traitCollection\(bar))")
      }
    }
  }

  /// The room for a sheet in points above the bottom safe area, of a value named `container`.
  static func limit(_ configuration: SheetConfiguration) -> String {
    let limit = configuration.limit
    var room = "container.height - container.safeArea.bottom"
    switch limit.from {
    case .safeArea: room += " - container.safeArea.top"
    case .navigationBar: room += " - (container.navigationBarBottom ?? container.safeArea.top)"
    case .container: break
    }
    let rest = limit.inset + StatedParts(configuration).outsideStrip
    if rest != 0 { room += " - \(SwiftLiteral.number(rest))" }
    return "Swift.max(0, \(room))"
  }

  /// The terms of heights in a function with a `container`, a `limit` and `measures`.
  static var terms: HeightExpression.Terms {
    HeightExpression.Terms(
      limit: "limit", container: "container.height", bottom: "container.safeArea.bottom",
      content: "measures.content", header: "measures.header", footer: "measures.footer",
      measured: { "measures.\(AppMeasures.name($0))" })
  }
}
