#if canImport(UIKit)
  import SheetRuntime

  /// Delivers reports in order, also those that come while one is delivered.
  @MainActor final class SheetReports {
    /// Ends a sequence of events with its observer's life, however that ends.
    private final class Ending: Sendable {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
      deinit { body() }
    }

    private struct Observer {
      let key: Int
      /// Says whether the sheet may be dismissed.
      let answers: Bool
      let ending: Ending
      let body: (SheetReport) -> DismissalAnswer
    }

    private var observers: [Observer] = []
    private var queue: [SheetReport] = []
    private var isDelivering = false
    private var lastKey = 0
    /// Called with the answer to a question, unless that is still to come.
    var answer: ((_ isAllowed: Bool) -> Void)?

    func observe(
      answers: Bool = false, until end: @escaping @Sendable () -> Void = {},
      each body: @escaping (SheetReport) -> DismissalAnswer
    ) -> Int {
      lastKey += 1
      observers.append(
        Observer(key: lastKey, answers: answers, ending: Ending(end), body: body))
      return lastKey
    }

    func remove(_ key: Int) {
      observers.removeAll { $0.key == key }
    }

    func removeAll() {
      observers = []
      queue = []
    }

    func send(_ report: SheetReport) { queue.append(report) }

    func deliver() {
      if isDelivering { return }
      isDelivering = true
      while !queue.isEmpty {
        let report = queue.removeFirst()
        var answers: [DismissalAnswer] = []
        for observer in observers {
          let answer = observer.body(report)
          if observer.answers { answers.append(answer) }
        }
        if case .shouldDismiss = report { conclude(answers) }
      }
      isDelivering = false
    }

    /// One refusal refuses; where nobody is there to be asked, nobody minds.
    private func conclude(_ answers: [DismissalAnswer]) {
      var isLater = false
      for given in answers {
        switch given {
        case .refuse:
          answer?(false)
          return
        case .later: isLater = true
        case .allow: break
        }
      }
      if !isLater { answer?(true) }
    }
  }
#endif
