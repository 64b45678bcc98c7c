#if canImport(UIKit)
  import SheetRuntime

  extension PresentedSheet {
    /// What happens to the sheet from now on; ends with its dismissal.
    ///
    /// Each use is a sequence of its own, which keeps what was not taken yet.
    public var events: AsyncStream<SheetEvent<Detents, Controls>> {
      let (stream, continuation) = AsyncStream.makeStream(of: SheetEvent<Detents, Controls>.self)
      guard let controller, !controller.hasEnded else {
        continuation.finish()
        return stream
      }
      let key = controller.reports.observe(
        answers: true, until: { continuation.finish() },
        each: { report in
          if let event = SheetEvent<Detents, Controls>(report) { continuation.yield(event) }
          return .later
        })
      continuation.onTermination = { [weak controller] _ in
        Task { @MainActor in controller?.reports.remove(key) }
      }
      return stream
    }

    /// Lets an object hear of the sheet, for as long as it exists; the sheet does not keep it.
    public func setDelegate<Delegate: SheetDelegate>(_ delegate: Delegate?)
    where Delegate.Detents == Detents, Delegate.Controls == Controls {
      guard let controller else { return }
      if let key = controller.delegateKey { controller.reports.remove(key) }
      controller.delegateKey = nil
      guard let delegate else { return }
      controller.delegateKey = controller.reports.observe(answers: true) {
        [weak delegate, weak controller] report in
        guard let delegate, let controller else { return .allow }
        let sheet = PresentedSheet(controller)
        if case .shouldDismiss(let reason) = report {
          return delegate.sheet(sheet, shouldDismiss: reason)
        }
        if let event = SheetEvent<Detents, Controls>(report) {
          delegate.sheet(sheet, didSend: event)
        }
        return .later
      }
    }
  }
#endif
