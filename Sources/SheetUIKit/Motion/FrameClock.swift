#if canImport(UIKit)
  import UIKit

  /// Calls a closure for every frame while it runs.
  @MainActor final class FrameClock: NSObject {
    private var link: CADisplayLink?
    private weak var owner: AnyObject?
    private var body: (() -> Void)?

    /// Runs until it is stopped or its owner is gone; the system keeps it that long.
    func start(for owner: AnyObject, _ body: @escaping () -> Void) {
      self.owner = owner
      self.body = body
      if link != nil { return }
      #if canImport(ObjectiveC)
        let link = CADisplayLink(target: self, selector: #selector(fire))
      #else
        let link = CADisplayLink { self.fire() }
      #endif
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    func stop() {
      link?.invalidate()
      link = nil
      body = nil
    }

    #if canImport(ObjectiveC)
      @objc private func fire() { tick() }
    #else
      private func fire() { tick() }
    #endif

    private func tick() {
      if owner == nil { stop() } else { body?() }
    }
  }
#endif
