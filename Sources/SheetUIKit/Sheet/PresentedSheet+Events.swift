#if canImport(UIKit)
  public import SheetRuntime

  extension PresentedSheet {
    /// What happens to the sheet from now on; ends with its dismissal.
    ///
    /// Each use is a sequence of its own, and each is told everything. A sequence keeps what was not taken yet,
    /// every position among it, and does not keep the sheet; a task that iterates lives until the dismissal, and
    /// with it what it captures.
    ///
    ///     Task { [weak self] in
    ///       for await event in sheet.events { self?.show(event) }
    ///     }
    ///
    /// Where neither a delegate nor `shouldDismiss(_:)` decides, who hears `SheetEvent.shouldDismiss(_:)` has to
    /// answer it, by `allowDismissal()` or `refuseDismissal()`: until then the sheet stays.
    public var events: AsyncStream<SheetEvent<Detents, Controls>> {
      let (stream, continuation) = AsyncStream.makeStream(of: SheetEvent<Detents, Controls>.self)
      guard let controller, !controller.hasEnded else {
        continuation.finish()
        return stream
      }
      let key = controller.reports.observe(
        as: .mayAnswer, until: { continuation.finish() },
        each: { report in
          if let event = SheetEvent<Detents, Controls>(report) { continuation.yield(event) }
          return .later
        })
      continuation.onTermination = { [weak controller] _ in
        Task { @MainActor in controller?.reports.remove(key) }
      }
      return stream
    }

    /// Calls a closure with what happens to the sheet from now on, while it happens.
    ///
    /// Any number of closures may listen, each to any number of sheets, whatever their types. They are kept until
    /// the dismissal, so hold on to view controllers weakly. For questions the same holds as for `events`.
    public func onEvent(_ body: @escaping (SheetEvent<Detents, Controls>) -> Void) {
      guard let controller, !controller.hasEnded else { return }
      _ = controller.reports.observe(as: .mayAnswer) { report in
        if let event = SheetEvent<Detents, Controls>(report) { body(event) }
        return .later
      }
    }

    /// Lets a closure decide whether a person may dismiss the sheet; asked where it says `dismiss.confirm`.
    ///
    /// Takes the place of one that was given before, and is kept until the dismissal. A delegate decides too, and
    /// one refusal refuses.
    public func shouldDismiss(_ decide: @escaping (DismissReason) -> DismissalAnswer) {
      guard let controller, !controller.hasEnded else { return }
      if let key = controller.decisionKey { controller.reports.remove(key) }
      controller.decisionKey = controller.reports.observe(as: .decides) { report in
        if case .shouldDismiss(let reason) = report { decide(reason) } else { .allow }
      }
    }

    /// Lets an object hear of the sheet and decide about its dismissal, in the place of the one before it.
    ///
    /// The sheet does not keep it; once it is gone, nobody is asked on its behalf. A class is the delegate of one
    /// kind of sheet; it hears of others by `onEvent(_:)` and `shouldDismiss(_:)`.
    public func setDelegate<Delegate: SheetDelegate>(_ delegate: Delegate)
    where Delegate.Detents == Detents, Delegate.Controls == Controls {
      guard let controller, !controller.hasEnded else { return }
      removeDelegate()
      controller.delegateKey = controller.reports.observe(as: .decides) {
        [weak delegate, weak controller] report in
        guard let delegate, let controller else { return .allow }
        let sheet = PresentedSheet(controller)
        if case .shouldDismiss(let reason) = report {
          return delegate.sheet(sheet, shouldDismiss: reason)
        }
        if let event = SheetEvent<Detents, Controls>(report) {
          delegate.sheet(sheet, didSend: event)
        }
        return .allow
      }
    }

    /// Lets the delegate hear no more.
    public func removeDelegate() {
      guard let controller, let key = controller.delegateKey else { return }
      controller.reports.remove(key)
      controller.delegateKey = nil
    }
  }
#endif
