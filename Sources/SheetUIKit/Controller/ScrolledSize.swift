#if canImport(UIKit)
  import UIKit

  /// Hears when what a scroll view scrolls becomes taller or lower, for as long as it exists.
  @MainActor final class ScrolledSize {
    private(set) weak var scrollView: UIScrollView?
    private var height: CGFloat
    private let changed: () -> Void
    #if canImport(ObjectiveC)
      private var observation: NSKeyValueObservation?
    #endif

    init(of scrollView: UIScrollView, changed: @escaping () -> Void) {
      self.scrollView = scrollView
      self.changed = changed
      height = scrollView.contentSize.height
      #if canImport(ObjectiveC)
        observation = scrollView.observe(\.contentSize) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.look() }
        }
      #else
        scrollView.stubObserve(self) { [weak self] in self?.look() }
      #endif
    }

    private func look() {
      guard let scrollView, abs(scrollView.contentSize.height - height) > 0.5 else { return }
      height = scrollView.contentSize.height
      changed()
    }
  }
#endif
