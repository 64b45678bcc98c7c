/// Prints the object between a sheet and LBBottomSheet, `SheetcPosition`, which all sheets of a file share.
///
/// The library opens at the height nearest to 100 points, and goes to the height nearest to where it stands
/// whenever it is told that heights have changed. So as long as the object has a target, every height is that of
/// the target: the sheet opens there, and can be moved. It has arrived when that height is reported.
enum LBPositionPrinter {
  static func print(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    let moves = shared.contains(.moves)
    let hasCalls = shared.contains(.calls)
    printer.lines(
      """

      /// Tells LBBottomSheet how high a sheet is to be, and the app how high it is.
      ///
      """)
    if moves {
      printer.lines(
        """
        /// The library opens at the height nearest to 100 points, and goes to the one nearest to where it
        /// stands when heights have changed. So all heights are the same as long as a sheet is on its way.
        """)
    }
    printer.lines(
      """
      /// A view controller without a view: LBBottomSheet 1.0.17 takes no other object.
      private final class SheetcPosition<Detent: Hashable>: UIViewController, BottomSheetPositionDelegate
      {
        private weak var presenter: UIViewController?
        private let stops: @MainActor (SheetcContainer) -> SheetcStops<Detent>
      """)
    if moves {
      printer.write("  private let initial: @MainActor (SheetcStops<Detent>) -> Int")
    }
    printer.lines(
      """
        private let moved: (@MainActor (Detent) -> Void)?
        private let heightChanged: (@MainActor (CGFloat) -> Void)?
        /// The detent that the sheet was last at.
        private var last: Detent?
      """)
    if moves {
      printer.lines(
        """
          private var isOpening = true
          /// Where the sheet goes next; `nil` once it is there.
          private var target: Detent?
          private var targetHeight: CGFloat?
        """)
    }
    if hasCalls {
      printer.lines(
        """
          /// Detents that a drag does not reach.
          private let onlyByCode: Swift.Set<Detent>
          /// Where the sheet last rested: it stays there, whoever brought it.
          private var held: CGFloat?
        """)
    }
    printer.lines(
      """

        init(
          _ presenter: UIViewController,
          stops: @escaping @MainActor (SheetcContainer) -> SheetcStops<Detent>,
      """)
    if moves {
      printer.write("    initial: @escaping @MainActor (SheetcStops<Detent>) -> Int = { _ in 0 },")
    }
    if hasCalls { printer.write("    onlyByCode: Swift.Set<Detent> = [],") }
    printer.lines(
      """
          moved: (@MainActor (Detent) -> Void)?, heightChanged: (@MainActor (CGFloat) -> Void)?
        ) {
          self.presenter = presenter
          self.stops = stops
      """)
    if moves { printer.write("    self.initial = initial") }
    if hasCalls { printer.write("    self.onlyByCode = onlyByCode") }
    printer.lines(
      """
          self.moved = moved
          self.heightChanged = heightChanged
          super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        /// LBBottomSheet refers to it weakly; as a child it lives as long as the sheet.
        func stay(in sheet: BottomSheetController) {
          sheet.addChild(self)
          didMove(toParent: sheet)
        }

        private var window: UIWindow? {
          parent?.viewIfLoaded?.window ?? presenter?.viewIfLoaded?.window
        }

        var container: SheetcContainer { SheetcContainer(of: presenter, in: window) }

        // MARK: Heights from the screen's bottom edge, which LBBottomSheet counts from

      """)
    if shared.contains(.heights) {
      printer.lines(
        """
          func height(of detent: Detent) -> CGFloat {
            stops(container).height(of: detent) + container.safeArea.bottom
          }

        """)
    }
    if moves { printMoves(hasCalls: hasCalls, &printer) }
    if shared.contains(.rubberBand) {
      printer.lines(
        """
          /// What is shown of a drag beyond the largest height.
          func rubberBand(_ overshoot: CGFloat, _ scale: CGFloat) -> CGFloat {
            let highest = stops(container).all.last?.height ?? 0
            let end = Swift.max(1, highest + container.safeArea.bottom)
            return Swift.min(overshoot, scale * end * log(1 + overshoot / end))
          }

        """)
    }
    printer.lines(
      """
        // The library's protocol does not say that it is called on the main actor.
        nonisolated func bottomSheetPositionDidUpdate(y: CGFloat) {
          MainActor.assumeIsolated { sheetMoved(to: y) }
        }

        private func sheetMoved(to y: CGFloat) {
          // LBBottomSheet counts down from the top of the whole screen, however high the window is.
          guard let screen = window?.windowScene?.screen else { return }
          let height = screen.bounds.height - y
      """)
    printer.lines(
      """
          let stops = stops(container)
          let above = height - container.safeArea.bottom
          heightChanged?(Swift.max(0, above))
          let nearest = stops.all[stops.place(near: above)]
      """)
    if hasCalls {
      printer.write("    if Swift.abs(nearest.height - above) < 0.5 { held = nearest.height }")
    }
    printer.lines(
      """
          guard Swift.abs(nearest.height - above) < 0.5 else { return }
          let detent = nearest.detents.first { $0 == last } ?? nearest.detents.first
          defer { last = detent }
      """)
    if moves {
      printer.lines(
        """
            if let targetHeight {
              if Swift.abs(height - targetHeight) < 0.5 {
                target = nil
                self.targetHeight = nil
                isOpening = false
              }
              return
            }
        """)
    }
    printer.lines(
      """
          if let detent, last != nil, detent != last { moved?(detent) }
        }
      }
      """)
  }

  private static func printMoves(hasCalls: Bool, _ printer: inout SwiftPrinter) {
    printer.lines(
      """
        /// So many heights, which are asked for again whenever the sheet is laid out or dragged.
        func heights(_ count: Int) -> [BottomSheetController.Behavior.HeightValue] {
          (0..<count).map { place in .custom { self.height(at: place) } }
        }

        private func height(at place: Int) -> CGFloat {
          let stops = stops(container)
          let bottom = container.safeArea.bottom
          if let goal = target.map({ stops.place(of: $0) }) ?? (isOpening ? initial(stops) : nil) {
            let height = stops.all[goal].height + bottom
            targetHeight = height
            return height
          }
      """)
    if hasCalls {
      printer.lines(
        """
            let all = stops.all.filter { !onlyByCode.isSuperset(of: $0.detents) || $0.height == held }
            if all.isEmpty { return stops.limit + bottom }
        """)
    } else {
      printer.write("    let all = stops.all")
    }
    printer.lines(
      """
          return all[Swift.min(place, all.count - 1)].height + bottom
        }

        func move(to detent: Detent) {
          target = detent
          targetHeight = nil
        }

      """)
  }
}
