import SheetRuntime
import SheetUIKit
import UIKit

/// Shows what an app gives to a sheet at run time: views, a colour, and what may be dragged and reached.
final class SuppliedController: UIViewController {
  private let pad = UIView(frame: .zero)
  private var isTopAllowed = true

  static func present(over screen: UIViewController) {
    SheetAssets.register(.systemIndigo, as: "GalleryPaper")
    let content = SuppliedController()
    let sheet = screen.present(content, as: Sheets.supplied)
    sheet.headerView = PayBar(title: "The app's own header")
    let dimming = UIView(frame: .zero)
    dimming.backgroundColor = .systemBackground
    sheet.dimmingView = dimming
    sheet.allowsDrag = { [weak content] point in
      guard let pad = content?.pad else { return true }
      return !pad.bounds.contains(pad.convert(point, from: nil))
    }
    sheet.grabberValue = { place in
      switch place {
      case .detent(.low): "Low"
      case .detent(.half): "Half"
      case .detent(.maxHeight): "Full"
      case .height, .hidden: ""
      }
    }
    sheet.animatesAlongside = { [weak screen] position in
      screen?.navigationController?.navigationBar.alpha = position > 400 ? 0.3 : 1
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pad.backgroundColor = .secondarySystemBackground
    view.addSubview(pad)
    let allow = UIAction(title: "Allow or forbid the top") { [weak self] _ in
      guard let self else { return }
      isTopAllowed.toggle()
      presentedSheet(as: Sheets.supplied)?.setEnabled(isTopAllowed, detent: .maxHeight)
    }
    let close = UIAction(title: "Close") { [weak self] _ in
      let screen = self?.presentingViewController
      self?.presentedSheet(as: Sheets.supplied)?.dismiss {
        screen?.navigationController?.navigationBar.alpha = 1
      }
    }
    for (place, action) in [allow, close].enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20, y: 8 + place * 52, width: 280, height: 44)
      view.addSubview(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pad.frame = CGRect(x: 20, y: 120, width: view.bounds.width - 40, height: 160)
  }
}
