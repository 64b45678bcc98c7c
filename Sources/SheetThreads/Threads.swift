#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work on several threads at once, over when the call that started it returns.
package enum Threads {
  /// As much as the main thread has; pages are only taken when they are touched.
  private static let stackSize = 8 << 20

  /// How many threads can run at once.
  package static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Calls `work` with each number below `count`, at once as far as threads can be had, and returns the results in
  /// the order of the numbers.
  ///
  /// The calling thread does number 0; with one there is no other thread.
  package static func run<Result>(
    _ count: Int, _ work: @Sendable (Int) -> sending Result
  ) -> [Result] {
    if count <= 1 { return count == 1 ? [work(0)] : [] }
    return withoutActuallyEscaping(work) { work in
      let others = (1..<count).map { number in Job { work(number) } }
      for job in others { job.start() }
      var results = [work(0)]
      results.reserveCapacity(count)
      for job in others { results.append(job.finish()) }
      return results
    }
  }

  /// Calls `lead` on a thread of its own and meanwhile `follow` on this one.
  ///
  /// They share a `Progress`, which `lead` advances and `follow` waits for. If no thread can be had, `lead` is done
  /// first, so it must never wait for `follow`. When it returns, the progress is finished.
  package static func pipeline<Lead, Follow>(
    _ lead: @Sendable (Progress) -> sending Lead, _ follow: (Progress) -> Follow
  ) -> (Lead, Follow) {
    let progress = Progress()
    return withoutActuallyEscaping(lead) { lead in
      let job = Job {
        defer { progress.finish() }
        return lead(progress)
      }
      if !job.start() { job.run() }
      let following = follow(progress)
      return (job.finish(), following)
    }
  }

  /// One call on one thread, and where its result comes to lie.
  private final class Job<Result>: AnyJob {
    private let work: () -> Result
    private var result: Result?
    private var thread: pthread_t?

    init(_ work: @escaping () -> Result) { self.work = work }

    override func run() { result = work() }

    /// Starts the thread, if the system has one.
    @discardableResult func start() -> Bool {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, stackSize)
      let job = Unmanaged.passUnretained(self as AnyJob).toOpaque()
      #if canImport(Darwin)
        return pthread_create(&thread, &attributes, { AnyJob.main($0) }, job) == 0
      #else
        var started = pthread_t()
        guard pthread_create(&started, &attributes, { AnyJob.main($0) }, job) == 0 else {
          return false
        }
        thread = started
        return true
      #endif
    }

    /// Waits for the thread; without one does the work here unless that has happened.
    func finish() -> Result {
      if let thread { pthread_join(thread, nil) }
      if result == nil { run() }
      guard let result else { preconditionFailure("a job ended without a result") }
      return result
    }
  }

  /// What a thread is started with: a function of C knows no type of result.
  private class AnyJob {
    func run() {}

    static func main(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let job { Unmanaged<AnyJob>.fromOpaque(job).takeUnretainedValue().run() }
      return nil
    }
  }
}
