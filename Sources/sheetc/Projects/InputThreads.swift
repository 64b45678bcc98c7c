internal import SheetDiagnostics
internal import SheetThreads

/// The threads that the inputs of a run are spread over.
struct InputThreads {
  /// Bytes of input that are worth a thread of their own; to start one takes as long as to check about so much.
  private static let bytesForThread = 64 << 10
  /// So many inputs are taken for large enough without a look at each.
  private static let many = 256

  let count: Int
  /// The threads that one large input is worked on with; `nil` for as many as there are cores.
  let perInput: Int?

  /// As many as `--jobs` says, never more than there are inputs; without it as many as there are cores, as far as
  /// the inputs are worth it.
  init(_ inputs: [PlacedInput], _ arguments: Arguments) {
    if inputs.count < 2 || inputs.contains(where: \.input.isStandardInput) {
      count = 1
    } else if let jobs = arguments.number(.jobs) {
      count = min(Int(jobs), inputs.count)
    } else {
      let mostWorth = Self.mostWorth(inputs)
      count = mostWorth < 2 ? 1 : min(Threads.available, mostWorth, inputs.count)
    }
    perInput = count > 1 ? 1 : arguments.number(.jobs).map { Int($0) }
  }

  private static func mostWorth(_ inputs: [PlacedInput]) -> Int {
    if inputs.count >= many { return inputs.count }
    let size = inputs.reduce(0) { $0 + FileSystem.size(of: $1.input.path) }
    return 1 + size / bytesForThread
  }

  /// Does `work` for each input and gives the results to `take`, in the order of the inputs and one at a time.
  ///
  /// Each thread has a worker of its own; whichever is done with the next inputs takes their results, while others go
  /// on. When a result `isShared`, so that it depends on which inputs shared a worker, all is done again by one, in
  /// order.
  func collect<Worker, Outcome: Sendable, State: Sendable>(
    _ inputs: [PlacedInput], into state: inout State, _ begin: @Sendable () -> Worker,
    _ work: @Sendable (inout Worker, PlacedInput) -> Outcome,
    isShared: @Sendable (Outcome) -> Bool,
    _ take: @Sendable (inout State, consuming Outcome, PlacedInput) -> Void
  ) {
    if count > 1 {
      if spread(inputs, into: &state, begin, work, isShared: isShared, take) { return }
    }
    var worker = begin()
    for input in inputs { take(&state, work(&worker, input), input) }
  }

  /// - Returns: False if a result is shared; the state is then as it was.
  private func spread<Worker, Outcome: Sendable, State: Sendable>(
    _ inputs: [PlacedInput], into state: inout State, _ begin: @Sendable () -> Worker,
    _ work: @Sendable (inout Worker, PlacedInput) -> Outcome,
    isShared: @Sendable (Outcome) -> Bool,
    _ take: @Sendable (inout State, consuming Outcome, PlacedInput) -> Void
  ) -> Bool {
    // Few enough at a time that all threads end together, many enough that they seldom meet.
    let list = WorkList(count: inputs.count, stride: max(1, min(32, inputs.count / (8 * count))))
    let results = OrderedResults<State, Outcome>(state)
    _ = Threads.run(count) { _ in
      var worker = begin()
      while !results.isStopped, let next = list.next() {
        let outcomes = inputs[next].map { work(&worker, $0) }
        if outcomes.contains(where: isShared) { return results.stop() }
        results.add(outcomes, from: next.lowerBound) { state, outcome, place in
          take(&state, outcome, inputs[place])
        }
      }
    }
    guard let taken = results.finish() else { return false }
    state = taken
    return true
  }
}
