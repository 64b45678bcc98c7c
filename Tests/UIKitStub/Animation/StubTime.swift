/// The virtual clock: animations, display links and deceleration move on it, and nothing waits.
@MainActor public enum StubTime {
  public nonisolated(unsafe) private(set) static var now: TimeInterval = 1000
  static let frame = 1.0 / 60
  static var animators: [UIViewPropertyAnimator] = []
  static var links: [CADisplayLink] = []
  static var scrolls: [UIScrollView] = []
  private static var commits: [() -> Void] = []
  private static var delayed: [(time: TimeInterval, body: () -> Void)] = []
  public static var windows: [UIWindow] = []

  /// Runs after the present turn, as UIKit starts its transitions.
  static func afterCommit(_ body: @escaping () -> Void) { commits.append(body) }
  static func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    delayed.append((now + seconds, body))
  }

  /// Lays out, then runs what waits for the end of the turn, until nothing does.
  public static func commit() {
    for _ in 0..<50 {
      for window in windows { window.layoutIfNeeded() }
      if commits.isEmpty { return }
      let bodies = commits
      commits = []
      for body in bodies { body() }
    }
  }

  /// Lets time pass, frame by frame.
  public static func advance(_ seconds: TimeInterval) {
    commit()
    let end = now + seconds
    while now < end - 1e-9 {
      now = min(end, now + frame)
      let due = delayed.filter { $0.time <= now + 1e-9 }
      delayed.removeAll { $0.time <= now + 1e-9 }
      for entry in due { entry.body() }
      for link in links where !link.isPaused { link.fire() }
      for scroll in scrolls { scroll.decelerate(StubTime.frame) }
      for animator in animators where animator.end <= now + 1e-9 { animator.arrive() }
      commit()
    }
  }

  /// Lets time pass until nothing moves, at most 20 seconds.
  public static func settle() {
    commit()
    var frames = 0
    while frames < 1200, !(animators.isEmpty && scrolls.isEmpty && delayed.isEmpty) {
      frames += 1
      advance(frame)
    }
    advance(frame)
  }

  /// Forgets what a test left behind.
  public static func reset() {
    animators = []
    links = []
    scrolls = []
    commits = []
    delayed = []
    windows = []
  }

  static var runningLinks: Int { links.filter { !$0.isPaused }.count }
  /// Display links that have not been invalidated; more than none of a sheet that stands still is a leak.
  public static var linkCount: Int { links.count }
}
