#if canImport(UIKit)
  import UIKit

  /// Calls a closure for every frame while it runs.
  @MainActor final class FrameClock: NSObject {
    private var link: CADisplayLink?
    private var body: (() -> Void)?

    func start(_ body: @escaping () -> Void) {
      self.body = body
      if link != nil { return }
      #if canImport(ObjectiveC)
        let link = CADisplayLink(target: self, selector: #selector(fire))
      #else
        let link = CADisplayLink { [weak self] in self?.fire() }
      #endif
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// Has to be called once the frames are not wanted any more: the system keeps what it calls.
    func stop() {
      link?.invalidate()
      link = nil
      body = nil
    }

    #if canImport(ObjectiveC)
      @objc private func fire() { body?() }
    #else
      private func fire() { body?() }
    #endif
  }
#endif
