import SheetModel
import SheetRuntime
import SheetVocabulary

/// The heights of a sheet in generated code that shares the rest with other sheets of its file: a function `stops` for
/// each sheet, which holds its own values alone, and the types that find where it rests from them.
struct StopsCode {
  private let combinations: SheetCombinations
  private let names: SheetNames
  private let measures: AppMeasures
  private let dropped: Set<DetentIndex>

  /// - Parameter dropped: Detents that the sheet never rests at, as it has too many.
  init(
    _ combinations: SheetCombinations, _ names: SheetNames, _ measures: AppMeasures,
    without dropped: Set<DetentIndex> = []
  ) {
    self.combinations = combinations
    self.names = names
    self.measures = measures
    self.dropped = dropped
  }

  /// What `printFunction` needs of the file.
  var shared: SharedCode {
    var shared = Self.limits(combinations)
    shared.formUnion([.container, .stops])
    if hasActivity { shared.insert(.activity) }
    return shared
  }

  /// Some detent is not active everywhere.
  private var hasActivity: Bool {
    combinations.all.contains { combination in
      let detents = DetentHeights.detents(of: combination.configuration)
      return detents.count < names.detents.count
        || detents.contains { DetentHeights.condition(of: $0) != nil }
    }
  }

  /// What `limit` needs of the file.
  static func limits(_ combinations: SheetCombinations) -> SharedCode {
    var shared: SharedCode = []
    for combination in combinations.all {
      switch combination.configuration.limit.from {
      case .safeArea: shared.insert(.room)
      case .navigationBar: shared.insert(.navigationBar)
      case .container: shared.insert(.roomToTop)
      }
    }
    return shared
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
      let usesTraits = lines.contains { $0.contains { $0.mentions("traits.") } }
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
      if dropped.contains(id) { continue }
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
      let height = HeightExpression(owner.configuration, names, ContainerTerms.terms).bounded(
        detent)
      lines.append("stops.add(.\(name.text), \(Self.bare(height))\(activity))")
    }
    let limit = Self.limit(combination.configuration)
    let usesLimit = lines.contains { $0.mentions("limit") }
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
  static func limit(_ configuration: borrowing SheetConfiguration) -> String {
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
    if shared.contains(.container) { printContainer(shared, &printer) }
    if shared.contains(.stops) { printStops(shared, &printer) }
    if shared.contains(.search) { printSearch(&printer) }
  }

  private static func printContainer(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    let hasBar = shared.contains(.navigationBar)
    printer.lines(
      """

      /// What a sheet stands in, in points.
      private struct SheetcContainer {
      """)
    if shared.contains(.width) { printer.write("  let width: CGFloat") }
    printer.lines(
      """
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
    printer.write()
    if shared.contains(.filled) {
      printFilled(hasBar: hasBar, &printer)
    } else {
      printWindow(shared, &printer)
    }
    if shared.contains(.room) {
      printer.lines(
        """

          /// The room between the safe areas.
          var room: CGFloat { Swift.max(0, height - safeArea.top - safeArea.bottom) }
        """)
    }
    if shared.contains(.roomToTop) {
      printer.lines(
        """

          /// The room above the bottom safe area, the top one included.
          var roomToTop: CGFloat { Swift.max(0, height - safeArea.bottom) }
        """)
    }
    if hasBar {
      printer.lines(
        """

          /// The room between the bottom safe area and the navigation bar, or else the top safe area.
          var roomBelowBar: CGFloat {
            Swift.max(0, height - safeArea.bottom - (navigationBarBottom ?? safeArea.top))
          }
        """)
    }
    printer.write("}")
  }

  private static func printFilled(hasBar: Bool, _ printer: inout SwiftPrinter) {
    printer.lines(
      """
        /// What a view is, to a sheet that fills it.
      """)
    if hasBar {
      printer.lines(
        """
          @MainActor init(_ view: UIView, below presenter: UIViewController? = nil) {
            let navigation = presenter as? UINavigationController ?? presenter?.navigationController
            let bar = navigation?.isNavigationBarHidden == false ? navigation?.navigationBar : nil
            navigationBarBottom = bar.map { $0.convert($0.bounds, to: view).maxY }
        """)
    } else {
      printer.write("  @MainActor init(_ view: UIView) {")
    }
    printer.lines(
      """
          height = view.bounds.height
          safeArea = view.safeAreaInsets
          traits = view.traitCollection
        }

        /// What heights depend on.
        var surroundings: [CGFloat] {
          let sizeClasses = [traits.horizontalSizeClass.rawValue, traits.verticalSizeClass.rawValue]
      """)
    let bar = hasBar ? ", navigationBarBottom ?? -1" : ""
    printer.write("    let lengths = [height, safeArea.top, safeArea.bottom\(bar)]")
    printer.lines(
      """
          return lengths + sizeClasses.map { CGFloat($0) }
        }
      """)
  }

  private static func printWindow(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    printer.lines(
      """
        /// The window that a view controller is in.
        @MainActor init(of controller: UIViewController?, in window: UIView? = nil) {
          let view = controller?.viewIfLoaded
          let window = window ?? view?.window ?? view
      """)
    if shared.contains(.width) { printer.write("    width = window?.bounds.width ?? 0") }
    printer.lines(
      """
          height = window?.bounds.height ?? 0
          safeArea = window?.safeAreaInsets ?? .zero
          traits = window?.traitCollection ?? UITraitCollection()
      """)
    if shared.contains(.navigationBar) {
      printer.lines(
        """
            let navigation = controller as? UINavigationController ?? controller?.navigationController
            let bar = navigation?.isNavigationBarHidden == false ? navigation?.navigationBar : nil
            navigationBarBottom = bar?.frame.maxY
        """)
    }
    printer.write("  }")
  }

  private static func printStops(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    let hasActivity = shared.contains(.activity)
    let findsInactive = shared.contains(.places) && hasActivity
    let hasHeights = shared.contains(.heights) || findsInactive
    printer.lines(
      """

      /// Where a sheet rests, in points above the bottom safe area.
      private struct SheetcStops<Detent: Hashable> {
        let container: SheetcContainer
        let limit: CGFloat
        private var active: [(height: CGFloat, detent: Detent)] = []
      """)
    if hasHeights { printer.write("  private var heights: [Detent: CGFloat] = [:]") }
    printer.lines(
      """

        init(in container: SheetcContainer, upTo limit: CGFloat) {
          self.container = container
          self.limit = limit
        }

        private var scale: CGFloat { Swift.max(1, container.traits.displayScale) }

        /// Adds a detent with its height in whole pixels, cut at the limit.
      """)
    printer.write(
      "  mutating func add(_ detent: Detent, _ stated: CGFloat"
        + "\(hasActivity ? ", isActive: Bool = true" : "")) {")
    printer.lines(
      """
          let nearest = (Swift.max(0, Swift.min(stated, limit)) * scale).rounded() / scale
          let highest = (limit * scale + 0.001).rounded(.down) / scale
          let height = nearest <= limit ? nearest : highest
      """)
    if hasHeights { printer.write("    heights[detent] = height") }
    printer.write(
      "    \(hasActivity ? "if isActive { " : "")active.append((height, detent))\(hasActivity ? " }" : "")"
    )
    printer.lines(
      """
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
      """)
    printer.write("    return \(hasActivity ? "all.isEmpty ? [(limit, [])] : all" : "all")")
    printer.write("  }")
    if shared.contains(.places) {
      printer.write()
      if hasActivity {
        printer.lines(
          """
            /// The place of a detent in `all`: its own, or else that of the nearest, the lower of two.
            func place(of detent: Detent) -> Int {
              all.firstIndex { $0.detents.contains(detent) } ?? place(near: height(of: detent))
            }
          """)
      } else {
        printer.lines(
          """
            /// The place of a detent in `all`.
            func place(of detent: Detent) -> Int {
              all.firstIndex { $0.detents.contains(detent) } ?? 0
            }
          """)
      }
    }
    if shared.contains(.nearest) || findsInactive {
      printer.lines(
        """

          func place(near height: CGFloat) -> Int {
            let distances = all.map { Swift.abs($0.height - height) }
            return distances.indices.min { distances[$0] < distances[$1] } ?? 0
          }
        """)
    }
    if hasHeights {
      printer.lines(
        """

          func height(of detent: Detent) -> CGFloat { heights[detent] ?? limit }
        """)
    }
    if shared.contains(.reached) {
      printer.lines(
        """

          /// The detent at a place: the one that the sheet was at, if that is there too.
          func detent(at place: Int, before: Detent?) -> Detent? {
            guard all.indices.contains(place) else { return nil }
            return all[place].detents.first { $0 == before } ?? all[place].detents.first
          }
        """)
    }
    printer.write("}")
  }

  private static func printSearch(_ printer: inout SwiftPrinter) {
    printer.lines(
      """

      extension UIViewController {
        /// The sheet that content is in: itself or above it.
        fileprivate func sheetcSheet<SheetcSheet>(_ type: SheetcSheet.Type) -> SheetcSheet? {
          var controller: UIViewController? = self
          while let current = controller {
            if let sheet = current as? SheetcSheet { return sheet }
            controller = current.parent
          }
          return nil
        }
      }
      """)
  }
}
