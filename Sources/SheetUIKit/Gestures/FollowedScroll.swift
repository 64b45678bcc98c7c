#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  /// One scroll view whose drags are shared with the sheet.
  ///
  /// It is another target of the scroll view's own recogniser, called after the scroll view itself, and puts
  /// the content back where the sheet takes the movement. Scrolling is never switched off.
  @MainActor final class FollowedScroll {
    weak var scrollView: UIScrollView?
    private var action: RecognizerAction?
    private let may: (UIPanGestureRecognizer) -> Bool
    private let send: (SheetEngine.Event) -> Void
    /// The recogniser's translation where the drag began.
    private var base: CGFloat = 0
    private var isShared = false

    init(
      _ scrollView: UIScrollView, may: @escaping (UIPanGestureRecognizer) -> Bool,
      send: @escaping (SheetEngine.Event) -> Void
    ) {
      self.scrollView = scrollView
      self.may = may
      self.send = send
      action = RecognizerAction(scrollView.panGestureRecognizer) { [weak self] in self?.panned() }
    }

    func end() {
      if let scrollView { action?.remove(from: scrollView.panGestureRecognizer) }
      action = nil
      letGo()
    }

    /// A drag that is shared ends here, as when the scroll view is taken away under the finger.
    func letGo() {
      guard isShared else { return }
      isShared = false
      send(.dragCancelled)
    }

    /// The finger has nothing left to scroll.
    var isStranded: Bool { isShared && scrollView?.window == nil }

    /// Points scrolled, 0 with the content's top in sight.
    private func offset(of scrollView: UIScrollView) -> Double {
      Double(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
    }

    private func panned() {
      guard let scrollView, let window = scrollView.window else { return letGo() }
      // In the window, as the scroll view itself moves with the sheet.
      let pan = scrollView.panGestureRecognizer
      let translation = pan.translation(in: window).y
      let velocity = Double(pan.velocity(in: window).y)
      switch pan.state {
      case .began:
        isShared = may(pan)
        guard isShared else { return }
        base = translation
        send(.scrollBegan(offset: offset(of: scrollView)))
      case .changed:
        guard isShared else { return }
        send(
          .scrollChanged(
            offset: offset(of: scrollView), translation: Double(translation - base),
            velocity: velocity))
      case .ended:
        guard isShared else { return }
        isShared = false
        send(.scrollEnded(velocity: velocity))
      case .cancelled: letGo()
      case .possible, .failed: break
      @unknown default: break
      }
    }

    func apply(_ effect: SheetEngine.ScrollEffect) {
      guard let scrollView else { return }
      let top = scrollView.adjustedContentInset.top
      let x = scrollView.contentOffset.x
      switch effect {
      case .hold(let offset): scrollView.contentOffset = CGPoint(x: x, y: CGFloat(offset) - top)
      case .stop(let offset):
        // Without animation it also ends the deceleration that the scroll view has begun.
        scrollView.setContentOffset(CGPoint(x: x, y: CGFloat(offset) - top), animated: false)
      case .release: break
      }
    }
  }
#endif
