#if canImport(SwiftUI) && canImport(UIKit)
  import SheetRuntime
  import SwiftUI
  import UIKit

  /// Presents and dismisses as its anchor's binding says.
  final class SheetAnchorController<
    Detents: SheetDetents, Controls: SheetControls, Content: View
  >: UIViewController {
    var anchor: SheetAnchor<Detents, Controls, Content>
    private var presented: PresentedSheet<Detents, Controls>?
    private weak var host: SheetHostingController<Content>?
    private var shown: Sheet<Detents, Controls>?
    private var subject: AnyHashable?
    /// The app's state came to want a sheet again before this one was gone.
    private var isWantedAgain = false
    /// The app's state does not want it, and the sheet is going for that.
    private var isDismissing = false

    init(_ anchor: SheetAnchor<Detents, Controls, Content>) {
      self.anchor = anchor
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = UIView(frame: .zero)
      view.isUserInteractionEnabled = false
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      // A view may be made with its sheet open, and can present only now.
      follow()
    }

    func follow() {
      if let presented, let controller = presented.controller {
        let isWanted = anchor.isWanted()
        let isAnother = isWanted && anchor.subject != subject
        if controller.isLeaving {
          isWantedAgain = isWanted && (isDismissing || isAnother)
          return
        }
        if !isWanted || isAnother {
          isDismissing = true
          isWantedAgain = isAnother
          presented.dismiss()
          return
        }
        host?.rootView = anchor.content(presented)
        if shown != anchor.sheet {
          shown = anchor.sheet
          presented.update(anchor.sheet)
        }
      } else if anchor.isWanted(), viewIfLoaded?.window != nil {
        show()
      }
    }

    /// The view that the sheet is presented from is gone, and takes the sheet with it.
    func leave() {
      isWantedAgain = false
      presented?.dismiss()
    }

    private func show() {
      let host = SheetHostingController<Content>(rootView: nil)
      let sheet = present(host, as: anchor.sheet)
      guard let controller = sheet.controller else { return }
      self.host = host
      presented = sheet
      shown = anchor.sheet
      subject = anchor.subject
      host.rootView = anchor.content(sheet)
      // Only who wants to hear is asked whether it may be dismissed.
      _ = controller.reports.observe(as: anchor.onEvent == nil ? .none : .mayAnswer) {
        [weak self] report in
        guard let self else { return .allow }
        if case .dismissed = report {
          presented = nil
          isDismissing = false
          if !isWantedAgain { anchor.close() }
        }
        if let event = SheetEvent<Detents, Controls>(report) { anchor.onEvent?(event) }
        if case .dismissed = report, isWantedAgain {
          isWantedAgain = false
          follow()
        }
        return .later
      }
    }
  }
#endif
