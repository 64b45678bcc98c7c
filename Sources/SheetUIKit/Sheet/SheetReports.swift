#if canImport(UIKit)
  import SheetRuntime

  /// Delivers reports in order, also those that come while one is delivered.
  @MainActor final class SheetReports {
    /// What an observer's answer counts for where the app is asked whether a person may dismiss the sheet.
    enum Voice {
      /// Its answer is the app's.
      case decides
      /// It hears the question, and may answer it where nobody decides.
      case mayAnswer
      /// It is not asked.
      case none
    }

    /// Ends a sequence of events with its observer's life, however that ends.
    private final class Ending: Sendable {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
      deinit { body() }
    }

    private struct Observer {
      let key: Int
      let voice: Voice
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
      as voice: Voice, until end: @escaping @Sendable () -> Void = {},
      each body: @escaping (SheetReport) -> DismissalAnswer
    ) -> Int {
      lastKey += 1
      observers.append(Observer(key: lastKey, voice: voice, ending: Ending(end), body: body))
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
        var decisions: [DismissalAnswer] = []
        var mayBeAnswered = false
        for observer in observers {
          let answer = observer.body(report)
          switch observer.voice {
          case .decides: decisions.append(answer)
          case .mayAnswer: mayBeAnswered = true
          case .none: break
          }
        }
        guard case .shouldDismiss = report else { continue }
        // Where nobody is there to be asked, nobody minds.
        if decisions.isEmpty { decisions = [mayBeAnswered ? .later : .allow] }
        conclude(decisions)
      }
      isDelivering = false
    }

    /// One refusal refuses.
    private func conclude(_ decisions: [DismissalAnswer]) {
      var isLater = false
      for decision in decisions {
        switch decision {
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
