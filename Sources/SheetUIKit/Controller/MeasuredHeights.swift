#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  /// The heights that only views and the app know, kept until they are forgotten.
  ///
  /// A class, as measuring runs the app's code, which may want heights found anew.
  @MainActor final class MeasuredHeights {
    private struct Fit {
      var width: CGFloat
      var height: Double?
    }

    /// What the app reports, by the order of names.
    var reported: [MeasureIndex: () -> CGFloat] = [:]
    private var content: Fit?
    private var scrolled: ScrolledSize?
    /// Called when content became taller or lower by itself.
    var changed: (() -> Void)?
    private var header: Fit?
    private var footer: Fit?

    func forgetContent() { content = nil }

    func forgetAll() {
      content = nil
      header = nil
      footer = nil
    }

    func layout(of controller: SheetController, width: CGFloat) -> LayoutMeasures {
      let configuration = controller.sheetConfiguration
      var measures = LayoutMeasures()
      if configuration.header.isPresent, configuration.header.height == nil {
        measures.headerHeight = fit(controller.stage.sheet.headerPart, width, &header)
      }
      if configuration.footer.isPresent, configuration.footer.height == nil {
        measures.footerHeight = fit(controller.stage.sheet.footerPart, width, &footer) ?? 0
      }
      if configuration.dependsOnContent {
        if content?.width != width {
          content = Fit(width: width, height: height(of: controller.hosted, width: width))
        }
        measures.contentHeight = content?.height
      }
      if let last = reported.keys.map(\.rawValue).max() {
        measures.reported = (0...last).map { index in
          reported[MeasureIndex(index)].map { Double($0()) }
        }
      }
      return measures
    }

    private func fit(_ view: UIView?, _ width: CGFloat, _ known: inout Fit?) -> Double? {
      guard let view else { return nil }
      if let known, known.width == width { return known.height }
      let height =
        view is SheetHeaderView
        ? view.sizeThatFits(CGSize(width: width, height: 0)).height : view.fittingHeight(width)
      known = Fit(width: width, height: Double(height))
      return known?.height
    }

    /// What a controller asks for: its preferred size, its scrolled content, or what its constraints give.
    private func height(of controller: UIViewController, width: CGFloat) -> Double? {
      if let navigation = controller as? UINavigationController,
        let top = navigation.topViewController
      {
        let bar =
          navigation.isNavigationBarHidden ? 0 : Double(navigation.navigationBar.frame.height)
        return height(of: top, width: width).map { $0 + bar }
      }
      let preferred = controller.preferredContentSize.height
      if preferred > 0 { return Double(preferred) }
      if let fitting = controller as? any WidthFitting {
        let height = fitting.fittingHeight(width)
        return height > 0 ? Double(height) : nil
      }
      guard let view = controller.view else { return nil }
      if let scrollView = view as? UIScrollView { return height(scrolledBy: scrollView, in: width) }
      // What the sheet itself added to the safe area is not the content's.
      let insets = controller.additionalSafeAreaInsets
      if insets != .zero { controller.additionalSafeAreaInsets = .zero }
      let fitting = view.fittingHeight(width)
      if insets != .zero { controller.additionalSafeAreaInsets = insets }
      if fitting > 0 { return Double(fitting) }
      // A scroll view that fills its screen has no height of its own to give.
      return view.firstScrollView.flatMap { height(scrolledBy: $0, in: width) }
    }

    private func height(scrolledBy scrollView: UIScrollView, in width: CGFloat) -> Double? {
      if scrolled?.scrollView !== scrollView {
        scrolled = ScrolledSize(of: scrollView) { [weak self] in self?.changed?() }
      }
      if scrollView.contentSize.height == 0 {
        // Lists know their rows only once they were laid out in some width.
        if scrollView.bounds.width == 0 { scrollView.frame.size.width = width }
        scrollView.layoutIfNeeded()
      }
      let insets = scrollView.contentInset
      let height = scrollView.contentSize.height + insets.top + insets.bottom
      return height > 0 ? Double(height) : nil
    }

    func contentWidth(of controller: UIViewController) -> Double? {
      let preferred = controller.preferredContentSize.width
      if preferred > 0 { return Double(preferred) }
      let fitting = controller.view.systemLayoutSizeFitting(
        UIView.layoutFittingCompressedSize, withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel
      ).width
      return fitting > 0 ? Double(fitting) : nil
    }
  }

  extension UIView {
    fileprivate var firstScrollView: UIScrollView? {
      for view in subviews {
        if let found = view as? UIScrollView ?? view.firstScrollView { return found }
      }
      return nil
    }

    /// Its height by Auto Layout in a width.
    fileprivate func fittingHeight(_ width: CGFloat) -> CGFloat {
      systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }

  extension SheetConfiguration {
    /// Some height follows the content's, which therefore has to be measured.
    var dependsOnContent: Bool {
      if let free, free.min.dependsOnContent || free.max.dependsOnContent { return true }
      return detents.contains { $0.dependsOnContent }
    }
  }

  extension Detent {
    fileprivate var dependsOnContent: Bool {
      for bound in [min, max] {
        if case .fraction(_, of: .content) = bound { return true }
      }
      switch height {
      case .fitContent, .fraction(_, of: .content): return true
      case .headerOnly, .medium, .maxHeight, .height, .fraction, .topInset, .measured:
        return false
      }
    }
  }
#endif
