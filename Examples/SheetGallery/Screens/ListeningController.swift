import SheetRuntime
import SheetUIKit
import UIKit

/// Presents sheets of two kinds, moves them, and shows what it hears of both.
final class ListeningController: UIViewController {
  let heard = UILabel(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(heard)
    let detents = UIAction(title: "One with detents") { [weak self] _ in self?.showDetents() }
    let free = UIAction(title: "One without") { [weak self] _ in self?.showFree() }
    for (place, action) in [detents, free].enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20, y: 160 + place * 52, width: 280, height: 44)
      view.addSubview(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    heard.frame = CGRect(x: 20, y: 104, width: view.bounds.width - 40, height: 44)
  }

  /// Opens at once at its largest detent.
  func showDetents() {
    let sheet = present(RowsController(count: 3), as: Sheets.beside)
    sheet.move(to: .maxHeight, animated: false)
    sheet.onEvent { [weak self] event in
      guard let self else { return }
      switch event {
      case .moved(to: .detent(.headerOnly)): heard.text = "Only the header"
      case .moved(to: .detent(.half)): heard.text = "Half"
      case .moved(to: .detent(.maxHeight)): heard.text = "All of it"
      case .dismissed(let reason): heard.text = "Gone: \(reason)"
      case .moved, .willMove, .position, .control, .shouldDismiss, .willDismiss: break
      }
    }
  }

  /// Tells how high it stands, while it is dragged too.
  func showFree() {
    let sheet = present(RowsController(count: 3), as: Sheets.anywhere)
    sheet.move(toHeight: 300)
    sheet.onEvent { [weak self] event in
      if case .position = event { self?.heard.text = "\(Int(sheet.position)) points" }
    }
  }
}
