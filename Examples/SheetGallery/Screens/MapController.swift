import SheetRuntime
import SheetUIKit
import UIKit

/// Something to touch, with a persistent sheet over it and a button that stays above the sheet.
final class MapController: SheetContainerController {
  init() { super.init(controllerBehindSheets: RowsController(count: 30)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let sheet = add(RowsController(count: 100), as: Sheets.map)
    let guide = sheet.uncoveredGuide(in: controllerBehindSheets.view)
    let locate = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Locate") { _ in sheet.move(to: .peek) })
    let hide = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Hide or show") { _ in
        if sheet.place == .hidden { sheet.move(to: .half) } else { sheet.hide() }
      })
    for button in [locate, hide] {
      button.translatesAutoresizingMaskIntoConstraints = false
      controllerBehindSheets.view.addSubview(button)
      button.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16).isActive = true
    }
    locate.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16).isActive = true
    hide.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16).isActive = true
  }
}
