import SheetModel
import SheetRuntime
import SheetVocabulary

/// The heights of a sheet in generated code that shares the rest with other sheets of its file: a function `stops` for
/// each sheet, which holds its own values alone, and the types that find where it rests from them.
struct StopsCode {
  private let combinations: SheetCombinations
  private let names: SheetNames
  private let measures: AppMeasures

  init(_ combinations: SheetCombinations, _ names: SheetNames, _ measures: AppMeasures) {
    self.combinations = combinations
    self.names = names
    self.measures = measures
  }

  /// What `printFunction` needs of the file.
  var shared: SharedCode {
    ContainerType.hasNavigationBar(combinations)
      ? [.container, .stops, .navigationBar] : [.container, .stops]
  }

  /// Prints the function with the heights of the sheet.
  ///
  /// - Parameter modifier: `private`, or what other declarations of the file need.
  func printFunction(_ modifier: String, _ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Heights in points above the bottom safe area.")
    printer.block(
      "\(modifier) static func stops(in container: SheetcContainer\(measures.parameter))"
        + " -> SheetcStops<Detent>"
    ) { printer in
      let lines = combinations.all.map { statements(in: $0) }
      let usesTraits = lines.joined().contains { $0.contains("traits.") }
      if usesTraits || lines.contains(where: { $0 != lines[0] }) {
        printer.write("let traits = container.traits")
      }
      combinations.print(&printer) { statements(in: $0) }
    }
  }

  private func statements(in combination: SheetCombinations.Combination) -> [String] {
    var lines: [String] = []
    for place in names.detents.indices {
      let id = DetentIndex(UInt16(place))
      let name = SwiftIdentifier(key: names.detents[place].text)
      // A detent that is not there has the height that it has elsewhere.
      let owner = ([combination] + combinations.all.reversed()).first { candidate in
        DetentHeights.detents(of: candidate.configuration).contains { $0.id == id }
      }
      guard let owner else { continue }
      let detents = DetentHeights.detents(of: owner.configuration)
      guard let detent = detents.first(where: { $0.id == id }) else { continue }
      let isThere = DetentHeights.detents(of: combination.configuration).contains { $0.id == id }
      let condition = isThere ? DetentHeights.condition(of: detent) : "false"
      let activity = condition.map { ", isActive: \($0)" } ?? ""
      let height = HeightExpression(owner.configuration, names, ContainerType.terms).bounded(detent)
      lines.append("stops.add(.\(name.text), \(Self.bare(height))\(activity))")
    }
    let limit = Self.limit(combination.configuration)
    let usesLimit = lines.contains { $0.contains("limit") }
    let first =
      "var stops = SheetcStops<Detent>(in: container, upTo: \(usesLimit ? "limit" : limit))"
    return (usesLimit ? ["let limit = \(limit)", first] : [first]) + lines + ["return stops"]
  }

  /// An expression without parentheses around all of it.
  private static func bare(_ expression: String) -> String {
    guard expression.hasPrefix("("), expression.hasSuffix(")") else { return expression }
    let inner = expression.dropFirst().dropLast()
    var depth = 0
    for byte in inner.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { return expression }
    }
    return String(inner)
  }

  /// The room for a sheet in points above the bottom safe area.
  private static func limit(_ configuration: SheetConfiguration) -> String {
    let room =
      switch configuration.limit.from {
      case .safeArea: "container.room"
      case .navigationBar: "container.roomBelowBar"
      case .container: "container.roomToTop"
      }
    let rest = configuration.limit.inset + StatedParts(configuration).outsideStrip
    if rest == 0 { return room }
    return "Swift.max(0, \(room) - \(SwiftLiteral.number(rest)))"
  }

  // MARK: Shared by sheets

  /// Prints the types that the functions of all sheets need.
  static func printTypes(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    if shared.contains(.container) {
      printContainer(hasBar: shared.contains(.navigationBar), &printer)
    }
    if shared.contains(.stops) { printStops(hasPlaces: shared.contains(.places), &printer) }
  }

  private static func printContainer(hasBar: Bool, _ printer: inout SwiftPrinter) {
    printer.lines(
      """

      /// What a sheet stands in, in points.
      private struct SheetcContainer {
        let height: CGFloat
        let safeArea: UIEdgeInsets
        let traits: UITraitCollection
      """)
    if hasBar {
      printer.lines(
        """
          /// How far the navigation bar reaches down; `nil` without one.
          let navigationBarBottom: CGFloat?
        """)
    }
    printer.lines(
      """

        /// The window that a view controller is in.
        @MainActor init(of controller: UIViewController?, in window: UIView? = nil) {
          let view = controller?.viewIfLoaded
          let window = window ?? view?.window ?? view
          height = window?.bounds.height ?? 0
          safeArea = window?.safeAreaInsets ?? .zero
          traits = window?.traitCollection ?? UITraitCollection()
      """)
    if hasBar {
      printer.lines(
        """
            let navigation = controller as? UINavigationController ?? controller?.navigationController
            let bar = navigation?.isNavigationBarHidden == false ? navigation?.navigationBar : nil
            navigationBarBottom = bar?.frame.maxY
        """)
    }
    printer.lines(
      """
        }

        /// The room above the bottom safe area, up to the top one.
        var room: CGFloat { Swift.max(0, roomToTop - safeArea.top) }
        var roomToTop: CGFloat { Swift.max(0, height - safeArea.bottom) }
      """)
    if hasBar {
      printer.lines(
        """
          var roomBelowBar: CGFloat { Swift.max(0, roomToTop - (navigationBarBottom ?? safeArea.top)) }
        """)
    }
    printer.write("}")
  }

  private static func printStops(hasPlaces: Bool, _ printer: inout SwiftPrinter) {
    printer.lines(
      """

      /// Where a sheet rests, in points above the bottom safe area.
      private struct SheetcStops<Detent: Hashable> {
        let container: SheetcContainer
        let limit: CGFloat
        private var active: [(height: CGFloat, detent: Detent)] = []
        private var heights: [Detent: CGFloat] = [:]

        init(in container: SheetcContainer, upTo limit: CGFloat) {
          self.container = container
          self.limit = limit
        }

        private var scale: CGFloat { Swift.max(1, container.traits.displayScale) }

        /// Adds a detent with its height in whole pixels, cut at the limit.
        mutating func add(_ detent: Detent, _ stated: CGFloat, isActive: Bool = true) {
          let height = (Swift.max(0, Swift.min(stated, limit)) * scale).rounded() / scale
          let highest = (limit * scale + 0.001).rounded(.down) / scale
          heights[detent] = height <= limit ? height : highest
          if isActive { active.append((heights[detent] ?? 0, detent)) }
        }

        /// The lowest first; detents less than half a pixel apart are one.
        var all: [(height: CGFloat, detents: [Detent])] {
          var all: [(height: CGFloat, detents: [Detent])] = []
          for (height, detent) in active.sorted(by: { $0.height < $1.height }) {
            if let last = all.last, height - last.height < 0.5 / scale {
              all[all.count - 1].detents.append(detent)
            } else {
              all.append((height, [detent]))
            }
          }
          return all.isEmpty ? [(limit, [])] : all
        }
      """)
    if hasPlaces {
      printer.lines(
        """

          /// The place of a detent in `all`: its own, or else that of the nearest, the lower of two.
          func place(of detent: Detent) -> Int {
            all.firstIndex { $0.detents.contains(detent) } ?? place(near: height(of: detent))
          }

          func place(near height: CGFloat) -> Int {
            let distances = all.map { Swift.abs($0.height - height) }
            return distances.indices.min { distances[$0] < distances[$1] } ?? 0
          }

          func height(of detent: Detent) -> CGFloat { heights[detent] ?? limit }
        """)
    }
    printer.write("}")
  }
}
