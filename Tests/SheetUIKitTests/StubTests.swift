import Testing
import UIKit

extension Scenarios {
  /// What the stub does as UIKit is documented to do, where the layer depends on it.
  @MainActor @Suite struct StubTests {
    /// Counts, and says with whom it may recognise.
    final class Referee: UIGestureRecognizerDelegate {
      var isSimultaneous = false
      var waitsFor: UIGestureRecognizer?
      var begins = true

      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { isSimultaneous }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
      ) -> Bool { waitsFor === other }
    }

    let root = UIViewController()
    let device: StubDevice
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 400))
    let outerPan = UIPanGestureRecognizer()
    let innerPan = UIPanGestureRecognizer()
    let referee = Referee()

    init() {
      device = StubDevice(root: root)
      root.view.addSubview(inner)
      root.view.addGestureRecognizer(outerPan)
      inner.addGestureRecognizer(innerPan)
      outerPan.delegate = referee
    }

    private func drag() -> (outer: Bool, inner: Bool) {
      let finger = device.touch(CGPoint(x: 200, y: 200))
      finger.move(y: 50)
      defer { finger.cancel() }
      return (outerPan.state == .changed, innerPan.state == .changed)
    }

    @Test func theDeeperOfTwoRecognizersWins() {
      #expect(drag() == (false, true))
    }

    @Test func bothRecognizeWhereOneAllowsIt() {
      referee.isSimultaneous = true

      #expect(drag() == (true, true))
    }

    @Test func aRecognizerWaitsForAnotherToFail() {
      let innerReferee = Referee()
      innerPan.delegate = innerReferee
      innerReferee.waitsFor = outerPan

      #expect(drag() == (true, false))
      referee.begins = false
      #expect(drag() == (false, true))
    }

    @Test func aTapFailsWhenTheFingerMoves() {
      let tap = UITapGestureRecognizer()
      var taps = 0
      inner.addGestureRecognizer(tap)
      tap.stubAddTarget(root) { _ in taps += 1 }

      device.tap(CGPoint(x: 200, y: 200))
      _ = drag()

      #expect(taps == 1)
    }

    @Test func aScrollViewMovesItsContentBeforeItsOtherTargetsAreCalled() {
      let list = UIScrollView(frame: inner.bounds)
      list.contentSize.height = 2000
      inner.addSubview(list)
      var offsets: [CGFloat] = []
      list.panGestureRecognizer.stubAddTarget(root) { [unowned list] _ in
        offsets.append(list.contentOffset.y)
        list.contentOffset.y = 0
      }

      let finger = device.touch(CGPoint(x: 200, y: 300))
      finger.move(y: -100)
      finger.cancel()

      #expect(offsets.contains { $0 > 2 })
      #expect(list.contentOffset.y == 0)
    }

    @Test func anAnimatorIsAtItsEndForTheModelAndOnItsWayForTheEye() {
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
        inner.frame.origin.y = 100
      }
      var isDone = false
      animator.addCompletion { _ in isDone = true }
      animator.startAnimation()

      StubTime.advance(0.2)
      let shown = inner.layer.presentation()?.frame.minY ?? 0
      let model = inner.frame.minY
      animator.stopAnimation(true)
      let stopped = inner.frame.minY
      StubTime.settle()

      #expect(model == 100)
      #expect(abs(shown - 50) < 2)
      #expect(stopped == shown)
      #expect(!isDone)
    }

    @Test func aPresentationBeginsAfterThePresentTurn() {
      let presented = RecordingController()

      root.present(presented, animated: false) {}
      let atOnce = presented.calls
      StubTime.commit()
      let later = presented.calls
      root.dismiss(animated: false)
      StubTime.commit()

      #expect(atOnce.isEmpty)
      #expect(later == ["will appear", "did appear"])
      #expect(presented.calls.suffix(2) == ["will disappear", "did disappear"])
      #expect(root.presentedViewController == nil)
    }

    @Test func safeAreasEndWhereAViewDoes() {
      let view = UIView(frame: CGRect(x: 0, y: 20, width: 402, height: 834))
      root.view.addSubview(view)

      #expect(view.safeAreaInsets.top == 42)
      #expect(view.safeAreaInsets.bottom == 14)
    }
  }
}
