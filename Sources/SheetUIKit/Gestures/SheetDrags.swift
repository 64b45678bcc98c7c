#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  /// Turns fingers on a sheet into events.
  ///
  /// Drags come from a recogniser of the sheet's own, or from that of the scroll view under the finger; a
  /// finger that only holds the moving sheet, and taps, from others.
  final class SheetDrags: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: SheetController?
    let pan = UIPanGestureRecognizer()
    private let hold = UILongPressGestureRecognizer()
    private let grabberTap = UITapGestureRecognizer()
    private let headerTap = UITapGestureRecognizer()
    private let outsideTap = UITapGestureRecognizer()
    private var actions: [(recognizer: UIGestureRecognizer, action: RecognizerAction)] = []
    private var followed: FollowedScroll?
    /// The only scroll view that shares drags, where the app names one.
    weak var namedScrollView: UIScrollView?
    var predicate: ((CGPoint) -> Bool)?

    init(_ controller: SheetController) {
      self.controller = controller
      super.init()
    }

    func install() {
      guard let stage = controller?.stage else { return }
      hold.minimumPressDuration = 0
      hold.cancelsTouchesInView = false
      hold.delaysTouchesEnded = false
      pan.maximumNumberOfTouches = 1
      for recognizer in [pan, hold, grabberTap, headerTap, outsideTap] {
        recognizer.delegate = self
      }
      stage.sheet.addGestureRecognizer(pan)
      stage.sheet.addGestureRecognizer(hold)
      stage.sheet.grabber.addGestureRecognizer(grabberTap)
      stage.dimming.addGestureRecognizer(outsideTap)
      on(pan) { $0.panned() }
      on(hold) { $0.held() }
      on(grabberTap) { $0.tapped($0.grabberTap, .grabberTapped) }
      on(headerTap) { $0.tapped($0.headerTap, .headerTapped) }
      on(outsideTap) { $0.tapped($0.outsideTap, .outsideTapped) }
    }

    private func on(
      _ recognizer: UIGestureRecognizer, _ body: @escaping (SheetDrags) -> Void
    ) {
      let action = RecognizerAction(recognizer) { [weak self] in
        if let self { body(self) }
      }
      actions.append((recognizer, action))
    }

    func headerChanged(_ header: UIView?) {
      if headerTap.view === header { return }
      headerTap.view?.removeGestureRecognizer(headerTap)
      header?.addGestureRecognizer(headerTap)
    }

    /// Leaves the scroll view of the content as it was found.
    func remove() {
      followed?.end()
      followed = nil
    }

    // MARK: Recognised

    private func panned() {
      guard let controller, let view = pan.view?.superview else { return }
      let translation = Double(pan.translation(in: view).y)
      let velocity = Double(pan.velocity(in: view).y)
      switch pan.state {
      case .began:
        // What the recogniser needed to make sure is not made up for: the sheet would jump.
        let region = region(of: pan)
        pan.setTranslation(.zero, in: view)
        controller.send(.dragBegan(region))
      case .changed:
        controller.send(.dragChanged(translation: translation, velocity: velocity))
      case .ended: controller.send(.dragEnded(translation: translation, velocity: velocity))
      case .cancelled: controller.send(.dragCancelled)
      case .possible, .failed: break
      @unknown default: break
      }
    }

    /// Where the finger of a pan landed.
    private func region(of pan: UIPanGestureRecognizer) -> SheetEngine.DragRegion {
      landing(of: pan).map { controller?.stage.sheet.isTop($0) ?? false } ?? false
        ? .top : .content
    }

    private func landing(of pan: UIPanGestureRecognizer) -> CGPoint? {
      guard let sheet = controller?.stage.sheet else { return nil }
      let point = pan.location(in: sheet)
      let translation = pan.translation(in: sheet)
      return CGPoint(x: point.x - translation.x, y: point.y - translation.y)
    }

    private func held() {
      guard let controller else { return }
      switch hold.state {
      case .began:
        if let elapsed = controller.elapsed {
          controller.send(.settleInterrupted(after: elapsed))
        }
      case .ended, .cancelled:
        // A drag that came of it has its own end.
        if case .dragging(let drag) = controller.engine.phase, drag.source == .hold {
          controller.send(.dragCancelled)
        }
      case .possible, .changed, .failed: break
      @unknown default: break
      }
    }

    private func tapped(_ tap: UITapGestureRecognizer, _ event: SheetEngine.Event) {
      if tap.state == .ended { controller?.send(event) }
    }

    // MARK: Scroll views

    /// Follows the scroll view whose content a finger landed on; its delegate stays its owner's.
    private func follow(_ scrollView: UIScrollView?) {
      if followed?.scrollView === scrollView, scrollView != nil { return }
      followed?.end()
      followed = scrollView.map { scrollView in
        FollowedScroll(scrollView, may: { [weak self] in self?.mayDrag($0) ?? false }) {
          [weak self] in self?.controller?.send($0)
        }
      }
    }

    /// Lets go of the sheet where the scroll view under the finger is gone, which nobody tells its recogniser's
    /// targets if it is released.
    func look() {
      if followed?.isStranded == true { followed?.letGo() }
    }

    func apply(_ effect: SheetEngine.ScrollEffect) { followed?.apply(effect) }

    private func mayDrag(_ pan: UIPanGestureRecognizer) -> Bool {
      guard let controller else { return false }
      let behavior = controller.engine.behavior
      guard behavior.allowsDrag(in: region(of: pan)) else { return false }
      guard let predicate, let landing = landing(of: pan) else { return predicate == nil }
      return predicate(controller.stage.sheet.convert(landing, to: nil))
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let controller, !controller.isSystemStyled else { return false }
      if recognizer === headerTap || recognizer === outsideTap {
        return !Self.isInControl(touch.view)
      }
      guard recognizer === pan else { return true }
      var scrollView: UIScrollView?
      var view = touch.view
      while let here = view, here !== controller.stage.sheet {
        // They have a use of their own for a vertical movement.
        if here is UISlider || here is UIPickerView || here is UIDatePicker { return false }
        if scrollView == nil, let found = here as? UIScrollView, found.scrollsVertically,
          namedScrollView == nil || namedScrollView === found
        {
          scrollView = found
        }
        view = here.superview
      }
      follow(scrollView)
      return true
    }

    private static func isInControl(_ view: UIView?) -> Bool {
      var view = view
      while let here = view {
        if here is UIControl { return true }
        view = here.superview
      }
      return false
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let controller else { return false }
      if recognizer === pan {
        let velocity = pan.velocity(in: controller.stage)
        return abs(velocity.y) >= abs(velocity.x) && mayDrag(pan)
      }
      if recognizer === hold { return controller.motion.elapsed != nil }
      return true
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      recognizer === hold || other === hold
    }

    /// A scroll view that can scroll goes first, and shares its drag; one that cannot leaves it to the sheet.
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      recognizer === pan && followed?.scrollView?.panGestureRecognizer === other
    }
  }

  extension UIScrollView {
    /// Not one that only scrolls sideways.
    fileprivate var scrollsVertically: Bool {
      let insets = adjustedContentInset
      return isScrollEnabled
        && (alwaysBounceVertical
          || contentSize.height + insets.top + insets.bottom > bounds.height)
    }
  }
#endif
